"""A hand that ranks lower is not paid more.

In a pay table whose rows are hands of an order the rules give or refer to, a row is not paid more
than a row of a hand that ranks above it. Either the order or the table may have two rows exchanged.
A table can be made by how rarely a hand comes among the cards it looks at; then it says so.

## Says
- exchanged: {lower:a} pays {more} ({@}), but {higher:a}, which ranks above it ({@order}), pays only
  {less}.
  Reading: Does the table follow how rarely a hand is dealt?
  Fix: Exchange the two payments, or say that the table follows how rarely a hand is dealt.
  See row: {higher} pays {less}
  See order: ranks {higher} above {lower}
- usual-order: {lower:a} pays {more} ({@}) and {higher:a} pays {less}. But {higher:a} ranks above
  {lower:a} in the usual order of poker hands, which the rules adopt ({@order}).
  Reading: Is the usual order of three-card hands meant instead?
  Fix: List the hands of this game in order.
  See row: {higher} pays {less}
  See order: adopts the usual order
- in-order: No lower hand pays more than a higher one ({@}).
- none: No pay table lists hands of an order the rules give.

## Examples
```yaml unclear exchanged
hands: {ranking: fortune, high-to-low: [flush, straight, 3-of-a-kind, two-pair, pair, high-card], at: 20}
wagers: [{name: bonus, judged: {whose: own, cards: 5, ranking: fortune}, pays: {rows: [[flush, "4:1"], [3-of-a-kind, "3:1"], [straight, "2:1"]], at: 40}}]
```
> A 3 of a kind pays 3:1 (line 5), but a straight, which ranks above it (line 4), pays only 2:1.
> Does the table follow how rarely a hand is dealt?
```yaml met in-order
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card]}
wagers: [{name: bonus, judged: {whose: own, cards: 3, ranking: three-card}, pays: {rows: [[3-of-a-kind, "30:1"], [straight, "6:1"], [flush, "3:1"]]}}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...docket.hands import STANDARD
from ...model.cards import HandRanking
from ...model.game import Game
from ...model.wagers import Judged, PayRow, PayTable, Wager
from .._cards import ranking_of, size_of, usual_order
from ..answer import Answer, Answers, Ask, Place, Subject, met, not_applicable, unclear
from ..values import as_called

FIVE, SEVEN = 5, 7


class Order(NamedTuple):
    """An order of hands, and the place that gives it."""

    place: Place
    hands: tuple[str, ...]


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.wager
    order = _order(subject.game, subject.wager)
    if order is None:
        yield not_applicable("none")
        return
    many = any((judged.cards or 0) >= SEVEN for judged in subject.wager.judged)
    compared = [table for table in subject.wager.pays if len(_ranked(table, order)) > 1]
    found = [answer for table in compared for answer in _findings(table, order, many)]
    passed = [met("in-order", table, see=[(order.place, "order")]) for table in compared]
    yield next(iter((*found, *passed)), not_applicable("none"))


def _findings(table: PayTable, order: Order, many: bool) -> Answers:
    pair = next(_exchanged(_ranked(table, order), many), None)
    if pair:
        yield _finding(table, *pair, order)


def _order(game: Game, wager: Wager) -> Order | None:
    """The order of poker hands for the wager: a list, or the usual one the rules refer to."""
    ranking = ranking_of(game, wager) or _of_five(game, wager)
    if ranking and size_of(ranking):
        return Order(ranking, ranking.high_to_low)
    usual = [] if game.hands else usual_order(game)
    return Order(usual[0], STANDARD) if usual else None


def _of_five(game: Game, wager: Wager) -> HandRanking | None:
    """The order of five cards also for the best five of more."""
    whole = [ranking for ranking in game.hands if size_of(ranking) == FIVE]
    bests = {judged.best for judged in wager.judged} - {None}
    fits = (not bests or FIVE in bests) and all(map(_enough, wager.judged))
    return whole[0] if len(whole) == 1 and fits else None


def _enough(judged: Judged) -> bool:
    return not judged.ranking and (judged.cards or FIVE) >= FIVE


def _ranked(table: PayTable, order: Order) -> list[PayRow]:
    """The rows of hands in the order, from the best hand down."""
    place = {hand: number for number, hand in reversed([*enumerate(order.hands)])}
    rows = () if table.statistic else table.rows
    paid = [row for row in rows if row.pays and row.pays[0].win is not None]
    return sorted((r for r in paid if r.label in place), key=lambda row: place[row.label])


def _exchanged(rows: list[PayRow], many: bool) -> Iterator[tuple[PayRow, PayRow]]:
    """Rows of a lower hand paid more than a higher; of seven cards, neighbors may change places."""
    for place, lower in enumerate(rows):
        for number, higher in enumerate(rows[:place]):
            next_to = many and number == place - 1
            if higher.label != lower.label and _more(lower, higher) and not next_to:
                yield lower, higher


def _finding(table: PayTable, lower: PayRow, higher: PayRow, order: Order) -> Answer:
    own = bool(lower.at and higher.at)
    ranked = order.place if isinstance(order.place, HandRanking) else None
    examples = ranked.examples if ranked else ()
    shown = next((e for e in examples if e.hand == higher.label and e.at), order.place)
    return unclear(
        "exchanged" if ranked else "usual-order",
        lower if own else table,
        see=[*([(higher, "row")] if own else []), (shown, "order")],
        key=(lower.label, higher.label),
        lower=as_called(lower.label),
        more=lower.pays[0],
        higher=as_called(higher.label),
        less=higher.pays[0],
    )


def _more(lower: PayRow, higher: PayRow) -> bool:
    for one, other in zip(lower.pays, higher.pays, strict=False):
        if one.style == other.style == "dollars" and one.win is not None and other.win is not None:
            return one.win > other.win
        if one.multiple is not None and other.multiple is not None:
            return one.multiple > other.multiple
    return False
