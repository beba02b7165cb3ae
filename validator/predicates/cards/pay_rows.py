"""A pay table that pays a hand the ranking does not know, pays one twice, or passes one over.

## What is asked
The rows of a pay table name hands of the ranking that decides the wager, each once; and where a hand is paid, so is every better one.
A hand paid that the order leaves out is told with the finding of `ranking-complete`.

## Why
A hand that is paid but not ranked has no definition; a better hand that is not paid can only be a slip.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card]}
wagers: [{name: pair-plus, pays: {rows: [[royal-flush, "200:1"], [straight-flush, "40:1"], [3-of-a-kind, "30:1"], [straight, "6:1"]]}}]
```
```yaml violated
kind: game
name: Example
category: player-dealer
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card]}
wagers: [{name: pair-plus, pays: {rows: [[straight-flush, "40:1"], [straight, "6:1"], [flush, "3:1"], [pair, "1:1"]]}}]
```
One hand in two rows.
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: pair-plus, pays: {rows: [[straight, "6:1"], [flush, "3:1"], [straight, "5:1"]]}}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card]}
wagers: [{name: pair-plus, pays: {rows: [[straight-flush, "40:1"], [3-of-a-kind, "30:1"], [straight, "6:1"]]}}]
```

## Boundary
A better hand that contains a paid one is paid as that one, by one reading.
```yaml unclear
kind: game
name: Example
category: player-dealer
hands: {ranking: fortune, high-to-low: [royal-flush-and-royal-match, royal-flush, straight-flush, 4-of-a-kind]}
wagers:
  - {name: fortune, judged: {whose: own, ranking: fortune}, pays: {rows: [[royal-flush, "100:1"], [straight-flush, "40:1"], [4-of-a-kind, "25:1"]]}}
```
Five cards are not ranked by the order for three, and no other is given.
```yaml not-stated
kind: game
name: Example
category: player-dealer
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card]}
wagers: [{name: six-card, judged: {whose: own, cards: 6, best: 5}, pays: {rows: [[straight-flush, "200:1"], [4-of-a-kind, "100:1"]]}}]
```

Two rows for the same two cards, and none that says only one is paid.
```yaml unclear
kind: game
name: Example
category: house-banked
compares: {by: closest-to-target, natural: {ranks: [A, 10-K], first: 2}}
wagers:
  - name: gold
    bonus: true
    pays:
      rows:
        - {label: Ace and jack suited, pays: 25 to 1, event: {ranks: [A, J], suited: same, first: 2}}
        - {label: Any blackjack, pays: 3 to 2, event: {result: natural, first: 2}}
```
The rules take their hands from another game.
```yaml met
kind: game
name: Example
category: player-dealer
inherits: [{from: Draw Poker}]
wagers: [{name: six-card, judged: {whose: own, cards: 6, best: 5}, pays: {rows: [[straight-flush, "200:1"], [4-of-a-kind, "100:1"]]}}]
```

Two rows for one hand, each with a condition of its own, can be met by one deal.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers:
  - name: ace-high-bonus
    pays:
      at: 5166-5171
      rows:
        - {label: both hands ace-high, pays: 40 to 1, event: {hand: ace-high, whose: player-dealer, plus: [{hand: ace-high, whose: own}]}}
        - {label: ace-high with joker, pays: 15 to 1, event: {hand: ace-high, whose: player-dealer, joker: true}}
```

## How to fix
Give the hand a place in the ranking, or the missing hand a row.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from ...docket import Subject
from ...hands import ROYAL, STANDARD
from ...model.cards import HandRanking
from ...model.game import Game
from ...model.wagers import Event, PayTable
from .._cards import ranking_of, size_of
from .._say import listed, plain
from .._two_cards import PAIRS, paid, points, readable, spoken
from ..legacy import Answer, Ask, following, met, not_applicable, not_stated, unclear, violated
from .ranking_complete import left_out

CONDITIONS = ("cards", "first", "count", "of", "joker", "suited", "ranks", "points", "total", "result", "plus", "against")
WORDS = {3: "three-card", 5: "five-card"}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    tables = [table for table in subject.wager.pays if table.rows and not table.statistic and not _column(subject, table)]
    ranking = ranking_of(subject.game, subject.wager)
    order = tuple(dict.fromkeys(ranking.high_to_low)) if ranking else STANDARD if any(judged.best == 5 for judged in subject.wager.judged) else ()
    found = False
    twice = [answer for table in tables for answer in _twice(table)]
    yield from twice
    for table in tables:
        for answer in (*_unranked(table, ranking), *_passed_over(table, ranking, order), *_overlap(subject.game, table), *_crossed(table)):
            found = True
            yield answer
    if not tables:
        yield not_applicable("the wager has no pay table")
    elif not found and ranking is None and (size := _unranked_size(subject)):
        given = [(one, f"the order of {WORDS.get(size_of(one) or 0, 'other')} hands") for one in subject.game.hands if size_of(one)]
        told = f"the pay table of {plain(subject.wager.name)} pays {WORDS[size]} hands, and the rules do not say which cards make them or which is higher"
        yield not_stated(told, f"give the order of {WORDS[size]} hands, or name the game it is taken from", tables[0], *given)
    elif not found and not twice:
        yield met("the rows name hands of the ranking, each once" if order else "no row stands twice", *tables)


def _overlap(game: Game, table: PayTable) -> Iterator[Answer]:
    """Rows for the same two cards, where nothing says which is paid; and rows by total that an ace is in or out of."""
    rows = [row for row in table.rows if readable(row)]
    both = [(pair, one, other) for one, other in combinations(rows, 2) for pair in PAIRS if paid(game, one, pair) == paid(game, other, pair) == {True}]
    if both and not table.highest_only:
        pair, one, other = both[0]
        said = f"{spoken(pair)} is paid both {one.pays[0]} (“{one.label}”) and {other.pays[0]} (“{other.label}”), and nothing says that only one of them is paid"
        yield unclear(f"{said}. The higher may be meant", "say that only the highest payment is made", table)
    aces = [(pair, row) for row in rows for pair in PAIRS if len(paid(game, row, pair)) > 1]
    if aces:
        low, high, _ = aces[0][0]
        totals = sorted({first + second for first in points(game, low) for second in points(game, high)})
        labels = listed(dict.fromkeys(f"“{other.label}”" for _, other in aces))
        said = f"{spoken(aces[0][0])} count {listed(map(str, totals)).replace(' and ', ' or ')}: how an ace counts for the rows {labels} is not said"
        counted = [(values, "the values of cards") for values in game.values[:1]]
        yield unclear(f"{said}. Either total may be meant to do", "say how an ace counts for this bet", table, *counted)


def _crossed(table: PayTable) -> Iterator[Answer]:
    """Rows for the same hand, each with a condition the other does not have: one deal can meet both."""
    events = [(row, row.event, _conditions(row.event)) for row in table.rows if row.event and row.event.hand]
    for (one, first, ours), (other, second, theirs) in combinations(events, 2):
        same = (first.hand, first.whose) == (second.hand, second.whose) and all(ours[key] == theirs[key] for key in ours.keys() & theirs.keys())
        if same and ours.keys() - theirs.keys() and theirs.keys() - ours.keys() and not table.highest_only:
            said = f"one hand can be both “{one.label}”, paid {one.pays[0]}, and “{other.label}”, paid {other.pays[0]}, and nothing says which of them is paid"
            yield unclear(f"{said}. The higher may be meant", "say that only the highest payment is made", table)
            return


def _conditions(event: Event) -> dict[str, object]:
    return {key: value for key in CONDITIONS if (value := getattr(event, key)) not in (None, ())}


def _unranked_size(subject: Subject) -> int | None:
    """How many cards make the hands that are paid, when the rules rank no hands of so many and take them from no other game."""
    assert subject.wager
    sizes = {judged.best for judged in subject.wager.judged} & set(WORDS)
    ranked = {size_of(ranking) for ranking in subject.game.hands}
    named = any(judged.ranking for judged in subject.wager.judged)
    labels = [row.label in STANDARD for table in subject.wager.pays for row in table.rows]
    if subject.game.inherits or named or len(sizes) != 1 or sizes & ranked or sum(labels) * 2 < len(labels):
        return None
    return sizes.pop()


def _column(subject: Subject, table: PayTable) -> bool:
    """Whether the table is one more column of a printed table that an earlier wager was judged on."""
    labels = {row.label for row in table.rows}
    for wager in subject.game.wagers:
        if wager is subject.wager:
            return False
        for other in wager.pays:
            lines = [first in other.at for first, _ in table.at.spans] if table.at and other.at else []
            if any(lines) and labels <= {row.label for row in other.rows}:
                return True
    return False


def _twice(table: PayTable) -> Iterator[Answer]:
    twice = [label for label, count in Counter(row.label.lower() for row in table.rows).items() if count > 1]
    if twice:
        rows = [row for row in table.rows if row.label.lower() == twice[0]]
        yield violated(f"the pay table has two rows for {plain(twice[0])}", "keep one row for each hand", rows[1], (rows[0], "the first row"))


def _unranked(table: PayTable, ranking: HandRanking | None) -> Iterator[Answer]:
    if ranking is None or table.where == "layout":
        return
    known = [*STANDARD, *ROYAL, "five-aces", "5-of-a-kind"]
    strange = [row for row in table.rows if row.label in known and row.label not in ranking.high_to_low]
    if strange and len(strange) <= len(table.rows) / 2:
        names = listed(row.label for row in strange)
        answer = violated(
            f"the pay table pays {names}, which the order of hands does not have",
            f"give {names} a place in the order of hands",
            strange[0],
            (ranking, "the order of hands"),
        )
        yield following(answer, "ranking-complete") if {row.label for row in strange} <= set(left_out(ranking)) else answer
    elif strange:
        names = listed(row.label for row in strange)
        yield unclear(
            f"the pay table pays {names}, which the order of hands does not have; another order may be meant",
            f"give the order of hands that has {names}",
            strange[0],
            (ranking, "the order of hands"),
        )


def _passed_over(table: PayTable, ranking: HandRanking | None, order: tuple[str, ...]) -> Iterator[Answer]:
    paid = {row.label for row in table.rows} | {row.event.hand for row in table.rows if row.event and row.event.hand}
    ranks = [number for number, hand in enumerate(order) if hand in paid]
    if not ranks or len(ranks) <= len(table.rows) / 2:
        return
    missing = [hand for hand in order[: max(ranks)] if hand not in paid and not (hand in ROYAL and "straight-flush" in paid)]
    contained = [hand for hand in missing if any(other and other in hand for other in paid)]
    plainly = [hand for hand in missing if hand not in contained]
    lowest = plain(order[max(ranks)])
    related = ((ranking, "the order of hands"),) if ranking else ()
    if plainly:
        yield violated(
            f"the pay table pays {lowest} and has no row for {listed(plainly)}, which is better", f"add a row for {listed(plainly)}", table, *related
        )
    elif contained:
        yield unclear(
            f"the pay table has no row for {listed(contained)}, which the order of hands has; it may be paid as the hand it contains",
            f"say what {listed(contained)} pays",
            table,
            *related,
        )
