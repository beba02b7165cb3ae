"""A hand that ranks lower is not paid more.

## What is asked
In a pay table whose rows are hands of an order the rules give or refer to, a row is not paid more than a row of a hand that ranks above it.

## Why
Either the order or the table may have two rows exchanged. A table can be made by how rarely a hand comes among the cards it looks at; then it says so.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
hands: {ranking: fortune, high-to-low: [flush, straight, 3-of-a-kind, two-pair, pair, high-card], at: 20}
wagers: [{name: bonus, judged: {whose: own, cards: 7, ranking: fortune}, pays: {rows: [[flush, "4:1"], [3-of-a-kind, "3:1"], [straight, "2:1"]], at: 40}}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card]}
wagers: [{name: bonus, judged: {whose: own, cards: 3, ranking: three-card}, pays: {rows: [[3-of-a-kind, "30:1"], [straight, "6:1"], [flush, "3:1"]]}}]
```

## Boundary
Two hands paid alike are in order; a hand of another number of cards is not in the order.
```yaml met
kind: game
name: Example
category: player-dealer
hands: {ranking: five-card-high, high-to-low: [flush, straight, 3-of-a-kind]}
wagers: [{name: bonus, judged: {whose: own, ranking: five-card-high}, pays: {rows: [[straight, "3:1"], [3-of-a-kind, "3:1"]]}}]
```
```yaml not-applicable
kind: game
name: Example
category: player-dealer
hands: {ranking: three-card, high-to-low: [straight, flush, pair]}
wagers: [{name: bonus, judged: {whose: own, cards: 6, best: 5}, pays: {rows: [[flush, "15:1"], [straight, "9:1"]]}}]
```

Of seven cards the usual tables pay neighbours in the order the other way round; only what a hand is paid that makes both stays open.
```yaml met
kind: game
name: Example
category: player-dealer
hands: {ranking: five-card, high-to-low: [flush, straight, 3-of-a-kind, two-pair, pair, high-card], at: 20}
wagers: [{name: bonus, judged: {whose: own, cards: 7, best: 5}, pays: {highest-only: true, rows: [[flush, "4:1"], [3-of-a-kind, "3:1"], [straight, "2:1"]], at: 40}}]
```

Rules that list no hands and refer to the usual order of poker hands take that order.
```yaml unclear
kind: game
name: Example
category: player-dealer
notes: [{about: ranking, says: standard poker ranks, at: 369}]
wagers: [{name: bonus, judged: {whose: own, cards: 3}, pays: {rows: [[straight, "6:1"], [flush, "3:1"], [pair, "1:1"]], at: 441}}]
```

## How to fix
Exchange the rows, or say that the table follows how rarely a hand comes.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...hands import STANDARD
from ...model.cards import HandRanking
from ...model.game import Game
from ...model.wagers import PayRow, PayTable, Wager
from .._cards import ranking_of, size_of, usual_order
from .._say import plain
from ..legacy import Answer, Ask, met, not_applicable, unclear

FIVE, SEVEN = 5, 7
MEANT = "; the table may be meant to follow how rarely a hand comes"
FIX = "exchange the rows, or say that the table follows how rarely a hand comes"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    ranking = _order(subject.game, subject.wager)
    usual = [] if subject.game.hands else usual_order(subject.game)
    order = ranking.high_to_low if ranking else STANDARD if usual else ()
    tables = [table for table in subject.wager.pays if table.rows and not table.statistic]
    compared = [(table, rows) for table in tables if len(rows := _ranked(table, order)) > 1]
    source: Place | None = ranking or (usual[0] if usual else None)
    if source is None or not compared:
        yield not_applicable("no pay table has hands of an order the rules give")
        return
    reading = MEANT if ranking else ". The usual order is referred to; one for hands of so few cards may be meant"
    found = [answer for table, rows in compared for answer in _out_of_order(subject.wager, table, rows, source, reading)]
    yield from found[:1] or [met("no lower hand is paid more than a higher one", *(table for table, _ in compared), source)]


def _order(game: Game, wager: Wager) -> HandRanking | None:
    """The order of poker hands for the wager; that of five cards also when the best five of more are looked at."""
    found = ranking_of(game, wager)
    bests = {judged.best for judged in wager.judged if judged.best}
    if found is None and not any(judged.ranking for judged in wager.judged) and (not bests or FIVE in bests):
        whole = [ranking for ranking in game.hands if size_of(ranking) == FIVE]
        found = whole[0] if len(whole) == 1 and all((judged.cards or FIVE) >= FIVE for judged in wager.judged) else None
    return found if found and size_of(found) else None


def _ranked(table: PayTable, order: tuple[str, ...]) -> list[PayRow]:
    """The rows of hands in the order, from the best hand down."""
    rows = [row for row in table.rows if row.label in order and row.pays and row.pays[0].win is not None]
    return sorted(rows, key=lambda row: order.index(row.label))


def _out_of_order(wager: Wager, table: PayTable, rows: list[PayRow], source: Place, reading: str) -> Iterator[Answer]:
    seven = any((judged.cards or 0) >= SEVEN for judged in wager.judged)  # among so many cards, hands next to each other change places in rarity
    both = any((judged.cards or 0) >= SEVEN and not judged.best for judged in wager.judged) and not table.highest_only
    best = any(judged.best_hand for judged in wager.judged)
    open_ = ", though the best hand is what counts" if best else ", and which of the two a hand is paid for that makes both is not said" if both else ""
    for number, lower in enumerate(rows):
        for higher in rows[:number]:
            next_to = seven and rows.index(higher) == number - 1
            if higher.label != lower.label and _more(lower, higher) and (both or not next_to):
                said = f"{plain(lower.label)} pays {lower.pays[0]} and {plain(higher.label)}, which ranks above it, {higher.pays[0]}"
                own = lower.at and higher.at
                paid: list[tuple[Place, str]] = [(higher, "pays less")] if own else []
                yield unclear(f"{said}{open_}{reading}", FIX, lower if own else table, *paid, (_shown(source, higher.label), f"{plain(higher.label)} ranks higher"))


def _shown(source: Place, hand: str) -> Place:
    """The line of the order that describes the hand, where it has one."""
    examples = source.examples if isinstance(source, HandRanking) else ()
    return next((example for example in examples if example.hand == hand and example.at), source)


def _more(lower: PayRow, higher: PayRow) -> bool:
    for one, other in zip(lower.pays, higher.pays, strict=False):
        if one.style == other.style == "dollars" and one.win is not None and other.win is not None:
            return one.win > other.win
        if one.multiple is not None and other.multiple is not None:
            return one.multiple > other.multiple
    return False
