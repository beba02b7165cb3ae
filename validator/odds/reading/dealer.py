"""Bets on the dealer's hand at twenty-one: Buster, red cards in a row, insurance."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial
from itertools import product

from ...model.cards import Chart, ChartRow
from ...model.game import Game
from ...model.wagers import Event, Wager
from .. import shoe
from ..first_cards import insurance
from ..shoe import Dealer, Hand
from ..table import Asked, each_way, even
from .answer import Answer, NotComputed, inside, joined, only_odds, tables
from .packs import decks, jokers, ranks

SIDES = ("player-dealer", "dealer")
HARD, SOFT = range(4, 22), range(12, 22)
ROW = re.compile(r"(?:(hard|soft) )?(below )?([0-9]+)([+-]?)\Z")
DOES = ("hit", "stand")
TENS = {10, 11, 12, 13}
TEN_RANKS = ("10-K", "J-K", "bonus")


def is_buster(wager: Wager) -> bool:
    return _every(wager, lambda event: event.result == "bust")


def is_red_run(wager: Wager) -> bool:
    return _every(wager, lambda event: event.of == "red-cards" and event.count is not None)


def _every(wager: Wager, asks: Callable[[Event], bool]) -> bool:
    rows = [row for table in wager.pays for row in table.rows]
    return bool(rows) and all(row.event is not None and asks(row.event) for row in rows)


def rules(game: Game) -> list[tuple[Dealer, str]]:
    """When the dealer draws, from the charts; one for all cases before one for a single case.

    More than one where a chart leaves totals open between those that draw and those that stand.
    """
    chosen = _charts(game)
    case = chosen[0].if_
    only = f"the dealer draws as said for this case: {case}" if case else ""
    found: dict[Dealer, str] = {}
    for dealer, said in _dealers([row for chart in chosen for row in chart.rows]):
        found.setdefault(dealer, joined(only, said))
    return list(found.items())


def _charts(game: Game) -> list[Chart]:
    charts = [chart for chart in game.charts if chart.for_ in SIDES]
    if not charts:
        raise NotComputed("when the dealer draws is not said")
    return [chart for chart in charts if not chart.if_] or charts


def _dealers(rows: Iterable[ChartRow]) -> Iterator[tuple[Dealer, str]]:
    """Every dealer the charts allow, all of their rows taken together."""
    told: dict[tuple[str, int], str] = {}
    for row in rows:
        for total in totals_of(row):
            if told.setdefault(total, row.must_) != row.must_:
                raise NotComputed("when the dealer draws is said in several ways")
    for hard, of_hard in _draws(told, "hard", HARD):
        for soft, of_soft in _draws(told, "soft", SOFT):
            yield Dealer(hard, soft), joined(of_hard, of_soft)


def totals_of(row: ChartRow) -> list[tuple[str, int]]:
    """The hard and soft totals a row of a chart is for."""
    match = ROW.match(row.totals)
    if not match or row.must_ == "option":
        raise NotComputed("a chart that leaves a choice, or is not of totals")
    kind, below, figure, sign = match.groups()
    every = [("hard", n) for n in HARD] + [("soft", n) for n in SOFT]
    mine = [(one, n) for one, n in every if kind in (None, one)]
    return [(one, n) for one, n in mine if _meant(n, int(figure), sign, bool(below))]


def _meant(total: int, figure: int, sign: str, below: bool) -> bool:
    if below:
        return total < figure
    return total == figure or (sign == "+" and total > figure) or (sign == "-" and total < figure)


def _draws(
    told: dict[tuple[str, int], str], kind: str, totals: range
) -> list[tuple[frozenset[int], str]]:
    """Totals that draw. Where a chart is silent, what is assumed is named.

    Below a total that draws the dealer draws, above one that stands it stands; what lies between
    is read both ways.
    """
    hits, stands = ({n for n in totals if told.get((kind, n)) == does} for does in DOES)
    if not hits and not stands:
        raise NotComputed(f"what the dealer does on {kind} hands is not said")
    last, first = max(hits, default=totals[0] - 1), min(stands, default=totals[-1] + 1)
    if last > first:
        raise NotComputed("a dealer that draws above a total it stands on")
    below, above = {*range(totals[0], last)} - hits, {*range(first, totals[-1] + 1)} - stands
    surely = joined(_silent(kind, below, "draws"), _silent(kind, above, "stands"))
    found = {}
    if hits:
        found[last] = joined(surely, _silent(kind, range(last + 1, first), "stands"))
    if stands:
        found.setdefault(first - 1, joined(surely, _silent(kind, range(last + 1, first), "draws")))
    return [(frozenset(range(totals[0], top + 1)), said) for top, said in found.items()]


def _silent(kind: str, open_: Collection[int], does: str) -> str:
    if not open_:
        return ""
    low, high = min(open_), max(open_)
    span = f"{low} to {high}" if high > low else f"{low}"
    return f"the dealer {does} on {kind} {span}, as the chart is silent"


def values(game: Game) -> tuple[int, ...]:
    """Cards of each value in one deck, from the ace as 1 to 10."""
    if jokers(game):
        raise NotComputed("a deck with jokers")
    left = ranks(game)
    low = [4 if rank in left else 0 for rank in (14, *range(2, 10))]
    return (*low, 4 * len(TENS & set(left)))


def on_bust(game: Game, wager: Wager) -> Iterator[Answer]:
    one, (numbers, reading) = values(game), decks(game)
    for (dealer, said), paid, number in product(rules(game), tables(wager), numbers):
        rows = [Asked(row.label, pays, partial(_busts, row.event)) for row, pays in paid.rows]
        cases = shoe.hands(tuple(number * count for count in one), dealer)
        for worked, way in each_way(cases, rows, paid.highest):
            yield Answer(wager.name, worked, number, joined(paid.name, way, said, reading))


def _busts(event: Event | None, hand: Hand) -> bool:
    assert event
    return hand.total > 21 and event.cards in (None, hand.cards) and inside(hand.cards, event.count)


def _runs(event: Event | None, run: int) -> bool:
    assert event
    return inside(run, event.count)


def on_red(game: Game, wager: Wager) -> Iterator[Answer]:
    one, (numbers, reading) = values(game), decks(game)
    for (dealer, said), paid, number in product(rules(game), tables(wager), numbers):
        rows = [Asked(row.label, pays, partial(_runs, row.event)) for row, pays in paid.rows]
        red = tuple(number * count // 2 for count in one)
        cases = shoe.runs(red, sum(red), dealer)
        for worked, way in each_way(cases, rows, paid.highest):
            told = joined(paid.name, way, "red cards in a row from the first", said, reading)
            yield Answer(wager.name, worked, number, told)


def on_insurance(game: Game, wager: Wager) -> Iterator[Answer]:
    naturals = {one.natural.ranks for one in game.compares if one.natural}
    if len(naturals) != 1:
        raise NotComputed("what a natural is, is not said")
    natural = naturals.pop()
    if len(natural) != 2 or natural[0] != "A" or natural[1] not in TEN_RANKS:
        raise NotComputed("a natural that is not an ace and a ten")
    one, (numbers, reading) = values(game), decks(game)
    for number in numbers:
        wins, total = insurance(number * one[-1], number * sum(one))
        worked = even("natural", wins, total, only_odds(wager))
        yield Answer(wager.name, worked, number, joined("no other card seen", reading))
