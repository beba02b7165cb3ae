"""Results that can happen together: what the bets of one seat win in one and the same hand.

The most a seat can be paid is not the sum of what each of its bets can be paid: a player line and a
banker line never win together, and a tie pays neither.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

from ..model.game import Game
from ..model.wagers import Comparison, Event, Wager
from .table import payment, priced, rows_of

WIN_WORDS = ("wins", "paid-by-table")
POINTS = "points-mod-10"
ASKED = frozenset({"whose", "points", "cards", "while_"})
"""What of an event is looked at; one that asks for more may come with any result."""
_HELD = (
    (re.compile("five-aces|5-of-a-kind|four-aces|with-joker"), 1),
    (re.compile("royal-flush.*royal-match"), 2),
    (re.compile("royal-flush|(?:seven|7)-card-straight-flush"), 4),
    (re.compile("straight-flush"), 8),
)
"""How many seats at once can hold a hand, of one deck: what asks for most comes first."""


class World(NamedTuple):
    """One way a hand can end: the case of the comparison, and the points and cards it shows."""

    case: str
    hands: tuple[tuple[str, int, int], ...] = ()


class Won(NamedTuple):
    """What one wager wins in a world."""

    wager: str
    amount: Fraction
    by: str
    held: int | None = None
    """How many seats at once can win by it, of one deck; None for any number."""


def worlds(game: Game) -> tuple[World, ...]:
    """The ways a hand can end that the results depend on."""
    found: list[World] = []
    for said in game.compares:
        if said.by == POINTS and len(said.hands) == 2:
            found += _totals(said)
        else:
            found += [World(case) for case in dict.fromkeys(one.case for one in said.outcomes)]
    return tuple(dict.fromkeys(found)) or (World("any"),)


def _totals(said: Comparison) -> Iterator[World]:
    first, second = said.hands
    for one in range(10):
        for two in range(10):
            case = "higher" if one > two else "lower" if one < two else "equal"
            for cards in ((2, 2), (2, 3), (3, 2), (3, 3)):
                yield World(case, ((first, one, cards[0]), (second, two, cards[1])))


def wins(game: Game, wager: Wager, stake: Fraction, world: World) -> tuple[Won, ...]:
    """What a wager can win in a world, the highest first; nothing where it loses or pushes."""
    compared = _result(game, wager.name, world)
    if compared is not None and compared not in WIN_WORDS:
        return ()
    if not priced(wager) or (compared is None and not _may_win(wager, world)):
        return ()
    return tuple(sorted(_payments(game, wager, stake, world), key=lambda one: -one.amount))


def win_together(game: Game, *wagers: Wager) -> bool:
    """Whether all of some wagers can win in one hand."""
    one = Fraction(1)
    return any(all(wins(game, wager, one, world) for wager in wagers) for world in worlds(game))


def _result(game: Game, wager: str, world: World) -> str | None:
    """How a wager comes out by the comparison, the best for the player; None where it is not."""
    answers = [one for said in game.compares for one in said.outcomes if wager in one.results]
    given = [one.results[wager] for one in answers if one.case == world.case]
    if not answers:
        return None
    return next((word for word in given if word in WIN_WORDS), (*given, "pushes")[0])


def _may_win(wager: Wager, world: World) -> bool:
    """Whether the events that decide a wager by itself allow it to win."""
    events = [event for said in wager.decided if said.is_ == "wins" for event in said.when]
    return not events or any(_holds(event, world) for event in events)


def _holds(event: Event, world: World) -> bool:
    """Whether an event is part of a world; one that asks for more than is known may be."""
    if not world.hands or not set(event.keys()) <= ASKED:
        return True
    for name, points, cards in world.hands:
        if event.whose == name:
            fits = event.points is None or event.points.holds(Decimal(points))
            return fits and event.cards in (None, cards) and _all(event.while_, world)
    return True


def _all(events: tuple[Event, ...], world: World) -> bool:
    return all(_holds(event, world) for event in events)


def _payments(game: Game, wager: Wager, stake: Fraction, world: World) -> Iterator[Won]:
    """Every payment a win can bring; of tables printed twice the first."""
    if not rows_of(wager):
        paid = payment(wager, stake)
        yield Won(wager.name, paid.amount, paid.by)
        return
    tables = ([row for row in t.rows if row.pays] for t in wager.pays if not t.statistic)
    for row in next(filter(None, tables)):
        if row.event is None or _holds(row.event, world):
            paid = payment(wager, stake, row.label)
            yield Won(wager.name, paid.amount, paid.by, _held(game, wager, row.label))


def _held(game: Game, wager: Wager, label: str) -> int | None:
    """How many seats at once can hold a hand: cards of the board are everybody's."""
    whose = {said.whose for said in wager.judged}
    hand = label.lower().replace(" ", "-")
    if whose == {"own-and-player-dealer"}:
        return 1 if hand == "royal-flush" else None
    own = whose == {"own"} or not (whose or any(step.to == "board" for step in game.round))
    return next((held for name, held in _HELD if own and name.search(hand)), None)
