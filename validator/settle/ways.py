"""The ways around the table that the rules leave open: each is settled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import product, takewhile
from typing import NamedTuple

from ..model.wagers import Settlement, Wager
from .order import BY_SEAT, Order, on_fold
from .terms import Terms

BUTTON = "action-button"
RIGHT = "right-of-house-dealer"


class Way(NamedTuple):
    """What one way changes of the order the rules give; nothing where they leave nothing open."""

    by_seat: bool | None = None
    start: str | None = None
    clockwise: bool | None = None
    behind_last: bool | None = None
    at_once: tuple[frozenset[str], ...] | None = None
    by_result: bool | None = None
    on_fold: frozenset[str] | None = None

    def of(self, order: Order) -> Order:
        new = {name: value for name, value in self._asdict().items() if value is not None}
        return replace(order, **new)


AS_SAID = Way()


@lru_cache(256)
def ways(
    of: Terms,
    case: frozenset[str],
    behind: bool,
    laid: frozenset[str],
    folded: frozenset[str] = frozenset(),
) -> tuple[Way, ...]:
    """Every way that is open in a case; the first is the order as :func:`.order.order` has it.
    *behind*: some people bet behind a seat. *laid*: the wagers that are bet. *folded*: those that
    somebody lost by folding.
    """
    said = [one for one in of.game.settles if one.when in (None, *case)]
    said.sort(key=lambda one: one.when is None)
    general = [one for one in said if not one.wagers]
    told = any(one.settled_when for one in of.game.backline)
    backs = (False, True) if behind and not told else (None,)
    turns = tuple(dict.fromkeys(_turns(of, general)))
    said_of = on_fold(of.game)
    folds = (said_of, said_of | folded) if folded - said_of else (None,)
    every = product(turns, _by(of, general), backs, _at_once(of, laid), _by_result(of), folds)
    return tuple(
        Way(by, *turn, back, once, result, fold) for turn, by, back, once, result, fold in every
    )


def _at_once(of: Terms, laid: frozenset[str]) -> tuple[tuple[frozenset[str], ...] | None, ...]:
    """Insurance may be settled when the cards are looked at, where the rules give it no place."""
    placed = {name for one in of.game.settles for name in one.order}
    free = (laid - placed) & of.wagers.keys()
    known = frozenset(name for name in free if early(of.wagers[name]))
    if not (known and placed):
        return (None,)
    before = _settled_before(of, known)
    return None, (before, known) if before else (known,)


def _settled_before(of: Terms, known: frozenset[str]) -> frozenset[str]:
    """Wagers that a step of the round settles before some others are bet."""
    steps = takewhile(lambda s: s.does != "bet" or not known & set(s.wagers), of.game.round)
    return frozenset(name for step in steps if step.does == "settle" for name in step.wagers)


def early(wager: Wager) -> bool:
    """Whether it is no bonus, and the player-dealer's natural alone decides it."""
    if wager.bonus:
        return False
    won = [event for said in wager.decided if said.is_ == "wins" for event in said.when]
    return bool(won) and all((e.whose, e.result) == ("player-dealer", "natural") for e in won)


def _by_result(of: Terms) -> tuple[bool | None, ...]:
    """An order for every hand, and another for hands that win or lose: either may hold."""
    lists = {one.when: one.order for one in of.game.settles if len(one.order) > 1}
    own = (lists.get("player-wins"), lists.get("player-loses"))
    both = None in lists and any(one not in (None, lists[None]) for one in own)
    return (None, False) if both else (None,)


def _by(of: Terms, general: list[Settlement]) -> tuple[bool | None, ...]:
    """Seat by seat or kind by kind: where places say both, or an order of kinds does not say."""
    found = tuple(dict.fromkeys(one.by in BY_SEAT for one in general if one.by))
    if len(found) > 1:
        return found
    said = any(one.by for one in of.game.settles)
    listed = any(len(one.order) > 1 for one in general)
    return (True, False) if listed and not said else (None,)


def _turns(of: Terms, general: list[Settlement]) -> Iterator[tuple[str | None, bool | None]]:
    """Where settlement starts and which way it goes."""
    yield None, None
    starts = tuple(dict.fromkeys(one.from_ for one in general if one.from_))
    for start in starts[1:]:
        yield start, None
    if not any(one.direction for one in of.game.settles):
        yield from _unsaid(of, starts)


def _unsaid(of: Terms, starts: tuple[str | None, ...]) -> Iterator[tuple[str | None, bool | None]]:
    """Where nothing says which way: a button counted the other way round may lead that way too."""
    bank = of.game.player_dealer
    buttons = bank.action_button if bank else ()
    if any(button.direction == "counter-clockwise" for button in buttons):
        yield None, False
    if starts == (BUTTON,) and not buttons:
        yield from _revealed(of)


def _revealed(of: Terms) -> Iterator[tuple[str, bool]]:
    """Where no step places the button, bets may be settled as hands are turned up."""
    for step in of.game.round:
        if step.does == "reveal" and step.first and step.first.endswith(RIGHT):
            yield RIGHT, False
