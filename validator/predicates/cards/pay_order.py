"""A hand that ranks lower is not paid more.

## What is asked
In a pay table whose rows are hands of an order the rules give or refer to, a row is not paid more
than a row of a hand that ranks above it.

## Why
Either the order or the table may have two rows exchanged. A table can be made by how rarely a hand
comes among the cards it looks at; then it says so.

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

## Fails
```yaml unclear exchanged
hands: {ranking: fortune, high-to-low: [flush, straight, 3-of-a-kind, two-pair, pair, high-card], at: 20}
wagers: [{name: bonus, judged: {whose: own, cards: 5, ranking: fortune}, pays: {rows: [[flush, "4:1"], [3-of-a-kind, "3:1"], [straight, "2:1"]], at: 40}}]
```
> A 3 of a kind pays 3:1 (line 5), but a straight, which ranks above it (line 4), pays only 2:1.
> Does the table follow how rarely a hand is dealt?

## Passes
```yaml met in-order
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card]}
wagers: [{name: bonus, judged: {whose: own, cards: 3, ranking: three-card}, pays: {rows: [[3-of-a-kind, "30:1"], [straight, "6:1"], [flush, "3:1"]]}}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ...docket.hands import STANDARD
from ...model.cards import HandRanking
from ...model.game import Game
from ...model.wagers import PayRow, PayTable, Wager
from .._cards import ranking_of, size_of, usual_order
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..values import as_called

FIVE, SEVEN = 5, 7


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    ranking = _order(subject.game, subject.wager)
    usual = [] if subject.game.hands else usual_order(subject.game)
    order = ranking.high_to_low if ranking else STANDARD if usual else ()
    tables = [table for table in subject.wager.pays if table.rows and not table.statistic]
    compared = [(table, rows) for table in tables if len(rows := _ranked(table, order)) > 1]
    source: Place | None = ranking or (usual[0] if usual else None)
    if source is None or not compared:
        yield not_applicable("none")
        return
    many = any((judged.cards or 0) >= SEVEN for judged in subject.wager.judged)
    pairs = [(t, *pair) for t, rows in compared for pair in _exchanged(rows, many)]
    for table, lower, higher in pairs[:1]:
        yield _finding(table, lower, higher, source)
    if not pairs:
        yield met("in-order", compared[0][0], see=[(source, "order")])


def _order(game: Game, wager: Wager) -> HandRanking | None:
    """The order of poker hands for the wager; that of five cards also for the best five of more."""
    found = ranking_of(game, wager)
    bests = {judged.best for judged in wager.judged if judged.best}
    named_one = any(judged.ranking for judged in wager.judged)
    if found is None and not named_one and (not bests or FIVE in bests):
        whole = [ranking for ranking in game.hands if size_of(ranking) == FIVE]
        enough = all((judged.cards or FIVE) >= FIVE for judged in wager.judged)
        found = whole[0] if len(whole) == 1 and enough else None
    return found if found and size_of(found) else None


def _ranked(table: PayTable, order: tuple[str, ...]) -> list[PayRow]:
    """The rows of hands in the order, from the best hand down."""
    paid = [row for row in table.rows if row.pays and row.pays[0].win is not None]
    return sorted((r for r in paid if r.label in order), key=lambda row: order.index(row.label))


def _exchanged(rows: list[PayRow], many: bool) -> Iterator[tuple[PayRow, PayRow]]:
    """Rows of a lower and a higher hand, the lower paid more.

    Among seven cards, hands next to each other change places in rarity.
    """
    for place, lower in enumerate(rows):
        for number, higher in enumerate(rows[:place]):
            next_to = many and number == place - 1
            if higher.label != lower.label and _more(lower, higher) and not next_to:
                yield lower, higher


def _finding(table: PayTable, lower: PayRow, higher: PayRow, source: Place) -> Answer:
    own = bool(lower.at and higher.at)
    ranked = isinstance(source, HandRanking)
    examples = source.examples if isinstance(source, HandRanking) else ()
    shown = next((e for e in examples if e.hand == higher.label and e.at), source)
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
