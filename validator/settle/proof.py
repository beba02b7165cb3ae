"""What holds for every round of a game: any number of seats, any wagers, any odds.

Each bet moves a minimum of linear terms, so a bound on the bank follows by induction over the bets:
it holds before the first, and a step that starts within it ends within it. Every obligation is
checked by exact arithmetic (:mod:`.linear`), for each reading and each way the rules limit a bet.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from .bank import ACTION, ENDS, READINGS, RUNNING, TWO_SIDED, Limits
from .linear import Row, at_least, expression, follows, plus
from .table import fixed
from .terms import RETURNED, Terms

NOT_BELOW_ZERO, WINS_AT_MOST, SETTLED = "not-below-zero", "wins-at-most", "settled-or-returned"
PROPERTIES = (NOT_BELOW_ZERO, WINS_AT_MOST, SETTLED)

_BANK, _PAID, _TAKEN, _DUE = "bank", "paid", "taken", "due"
_HAS = expression(bank=1, paid=-1, taken=1)
"""What lies in front of the player-dealer; not below nothing is: loses at most the wager."""
_LEFT_TO_WIN = expression(bank=1, paid=1, taken=-1)
"""How much more could be won before it is more than the wager."""
_GOALS = {NOT_BELOW_ZERO: _HAS, WINS_AT_MOST: _LEFT_TO_WIN}

Expression = dict[str, Fraction]


def proven(of: Terms, claim: str, reading: str) -> bool:
    """Whether a property holds for every round of a game under a reading."""
    if claim == SETTLED:
        return all(_settles(of, wager, reading) for wager in limits_of(of))
    return bounded(frozenset(limits_of(of).values()), claim, reading)


def limits_of(of: Terms) -> dict[str, Limits]:
    """How each wager the player-dealer pays is limited. Of a bonus without a stake nothing can be
    collected.
    """
    own = [wager for wager in of.game.wagers if not wager.pays_from]
    return {wager.name: _limits(of.cover(wager.name).limits, fixed(wager)) for wager in own}


def _limits(said: Limits, stakeless: bool) -> Limits:
    return said._replace(collected=True) if stakeless else said


def limited(of: Terms) -> bool:
    """Whether anything limits any bet by what was put up."""
    return any(any(cover.limits) for cover in of.covers.values())


def holding(of: Terms, claim: str) -> tuple[str, ...]:
    """The readings the filing leaves open under which a property is proven."""
    return tuple(reading for reading in of.readings if proven(of, claim, reading))


def _settles(of: Terms, wager: str, reading: str) -> bool:
    """A stake without action is given back; or there is none, since nothing limits the bank."""
    cover = of.cover(wager)
    if fixed(of.wagers[wager]):
        return True
    ends = ENDS in of.parts and limited(of)
    bound = any(cover.limits) or reading == RUNNING or ends
    return cover.uncovered == RETURNED or not bound


@lru_cache(512)
def bounded(limits: frozenset[Limits], claim: str, reading: str) -> bool:
    """Whether the bank stays within a bound, by induction over the bets."""
    assert reading in READINGS
    kept = [at_least(one) for one in _kept(claim, reading)]
    start = [at_least(expression(bank=1)), *_zero(_PAID), *_zero(_TAKEN)]
    if not all(follows(row, start) for row in kept):
        return False
    if not follows(at_least(_GOALS[claim]), kept):
        return False
    return all(_stays(kept, one, reading) for one in limits)


def _zero(name: str) -> Iterator[Row]:
    yield at_least({name: Fraction(1)})
    yield at_least({name: Fraction(-1)})


def _kept(claim: str, reading: str) -> Iterator[Expression]:
    """What the induction carries along: enough to imply the goal, and kept by every sound step."""
    if reading not in (ACTION, TWO_SIDED):
        yield _GOALS[claim]
        return
    side = _PAID if claim == NOT_BELOW_ZERO else _TAKEN
    yield {_PAID: Fraction(1)}
    yield {_TAKEN: Fraction(1)}
    yield {_BANK: Fraction(1), side: Fraction(-1)}


def _stays(kept: list[Row], limits: Limits, reading: str) -> bool:
    """Whether every step of a bet keeps what holds."""
    for side, limited in ((_PAID, limits.paid), (_TAKEN, limits.collected)):
        for case, moved in _moves(side, limited, reading):
            given = [*kept, at_least({_DUE: Fraction(1)}), *case]
            if not all(follows(_after(row, side, moved), given) for row in kept):
                return False
    return True


def _moves(side: str, limited: bool, reading: str) -> Iterator[tuple[list[Row], Expression]]:
    """The cases of one step, and what moves in each: all that is due, or the room there is. A bet
    that is returned moves nothing, which keeps every bound.
    """
    due = {_DUE: Fraction(1)}
    if not limited:
        yield [], due
        return
    room = _room(side, reading)
    beyond = plus(due, room, -1)
    within = plus(room, due, -1)
    yield [at_least(within)], due
    yield [at_least(beyond), at_least(room)], room
    yield [at_least(plus({}, room, -1))], {}


def _room(side: str, reading: str) -> Expression:
    """The same terms as :class:`.bank.Purse` has."""
    if reading == ACTION:
        return expression(bank=1, paid=-1, taken=-1)
    if reading == TWO_SIDED:
        return {_BANK: Fraction(1), side: Fraction(-1)}
    return _HAS if side == _PAID else _LEFT_TO_WIN


def _after(row: Row, side: str, moved: Expression) -> Row:
    """A row as it reads once *moved* was added to one side."""
    return Row(plus(row.of, moved, row.of.get(side, Fraction(0))), row.strict)
