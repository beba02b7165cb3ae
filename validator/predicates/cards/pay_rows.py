"""A pay table that pays a hand the ranking does not know, pays one twice, or passes one over.

## What is asked
The rows of a pay table name hands of the ranking that decides the wager, each once; and where a
hand is paid, so is every better one. A hand paid that the order leaves out follows from the finding
of `ranking-complete`.

## Why
A hand that is paid but not ranked has no definition; a better hand that is not paid can only be a
slip.

## Says
- two-rows: The pay table has two rows for {hand} ({@first} and {@}).
  Fix: Keep one row for each hand.
  See first: the first row
- unranked: The pay table has a row for {hands} ({@}), which the order of hands ({@order}) does not
  have.
  Fix: Give {hands} a place in the order of hands.
  See order: the order of hands
- other-order: The pay table has a row for {hands} ({@}), which the order of hands ({@order}) does
  not have.
  Reading: Is another order of hands meant for this bet?
  Fix: Give the order of hands by which this bet is paid.
  See order: the order of hands
- passed-over: The pay table ({@}) has a row for {lowest} but none for {hands:or}, which {hands:is}
  better[ ({@order})].
  Fix: Add a row for {hands}.
  See order: the order of hands
- contained: The pay table ({@}) has no row for {hands:or}, although the order of hands lists
    {hands:it} ({@order}).
  Reading: Does such a hand pay as the lower hand it contains?
  Fix: Say what the pay table pays for {hands}.
  See order: the order of hands
- both-rows: The pay table ({@}) pays {cards} {more} (“{one}”) and also {less} (“{other}”). The
  rules do not say that only one is paid.
  Reading: Is only the higher paid?
  Fix: Say that only the highest payment is made.
  Write: pays: {highest-only: true}
- crossed: One hand can be both “{one}”, paid {more}, and “{other}”, paid {less} ({@}). The rules do
  not say which is paid.
  Reading: Is only the higher paid?
  Fix: Say that only the highest payment is made.
  Write: pays: {highest-only: true}
- ace: {cards} count {totals:or}, and the rules do not say how the ace counts for the rows {rows}
  ({@}).
  Reading: Does either total qualify?
  Fix: Say how an ace counts for this bet.
  See values: the values of cards
- no-order: The pay table of the {wager} bet pays {size}-card hands ({@}), but the rules do not say
  how {size}-card hands rank.
  Fix: Give the order of {size}-card hands, or name the game it is taken from.
  See order: ranks hands of another size
- ranked: The rows name hands of the ranking, each once ({@}).
- once: No hand has two rows ({@}).
- none: This wager has no pay table.
- (row): “{label}”
- (two-alike): two {rank}s
- (two-cards): {high} and {low}[ of {suit}]
- (one-suit): one suit

## Fails
```yaml violated unranked
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card]}
wagers: [{name: pair-plus, pays: {rows: [[royal-flush, "200:1"], [straight-flush, "40:1"], [3-of-a-kind, "30:1"], [straight, "6:1"]]}}]
```
> The pay table has a row for royal flush (line 5), which the order of hands (line 4) does not have.

## Passes
```yaml met ranked
hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card]}
wagers: [{name: pair-plus, pays: {rows: [[straight-flush, "40:1"], [3-of-a-kind, "30:1"], [straight, "6:1"]]}}]
```
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...docket.filings import Subject
from ...docket.hands import ROYAL, STANDARD
from ...model.cards import HandRanking
from ...model.wagers import PayTable
from .._cards import ranking_of, size_of
from .._shared_rows import crossed, two_cards
from ..answer import Answer, Ask, following, met, not_applicable, not_stated, unclear, violated
from ..values import as_called
from .ranking_complete import left_out

FIVE = 5
SIZES = {3, FIVE}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    game, wager = subject.game, subject.wager
    tables = [table for table in wager.pays if _listed(subject, table)]
    ranking = ranking_of(game, wager)
    best = any(judged.best == FIVE for judged in wager.judged)
    order = tuple(dict.fromkeys(ranking.high_to_low)) if ranking else STANDARD if best else ()
    twice = [answer for table in tables for answer in _twice(table)]
    found: list[Answer] = []
    for table in tables:
        found += [*_unranked(table, ranking), *_passed_over(table, ranking, order)]
        found += [*two_cards(game, table), *crossed(table)]
    yield from twice
    yield from found
    if not tables:
        yield not_applicable("none")
    elif not found and ranking is None and (size := _unranked_size(subject)):
        given = [(one, "order") for one in game.hands if size_of(one)]
        yield not_stated("no-order", tables[0], see=given, wager=wager, size=size)
    elif not found and not twice:
        also = [(table, "also") for table in tables[1:]]
        yield met("ranked" if order else "once", tables[0], see=also)


def _listed(subject: Subject, table: PayTable) -> bool:
    return bool(table.rows) and not table.statistic and not _column(subject, table)


def _unranked_size(subject: Subject) -> int | None:
    """How many cards make the hands paid, when no hands of so many are ranked here or elsewhere."""
    assert subject.wager
    judged = subject.wager.judged
    sizes = {one.best for one in judged if one.best} & SIZES
    ranked = {size_of(ranking) for ranking in subject.game.hands}
    labels = [row.label in STANDARD for table in subject.wager.pays for row in table.rows]
    elsewhere = subject.game.inherits or any(one.ranking for one in judged)
    if elsewhere or len(sizes) != 1 or sizes & ranked or sum(labels) * 2 < len(labels):
        return None
    return sizes.pop()


def _column(subject: Subject, table: PayTable) -> bool:
    """Whether the table is one more column of a printed table that an earlier wager has."""
    labels = {row.label for row in table.rows}
    for wager in subject.game.wagers:
        if wager is subject.wager:
            return False
        for other in wager.pays:
            lines = (
                [first in other.at for first, _ in table.at.spans] if table.at and other.at else []
            )
            if any(lines) and labels <= {row.label for row in other.rows}:
                return True
    return False


def _twice(table: PayTable) -> Iterator[Answer]:
    labels = Counter(row.label.lower() for row in table.rows)
    for label in [label for label, count in labels.items() if count > 1][:1]:
        rows = [row for row in table.rows if row.label.lower() == label]
        yield violated(
            "two-rows", rows[1], see=[(rows[0], "first")], key=label, hand=as_called(label)
        )


def _unranked(table: PayTable, ranking: HandRanking | None) -> Iterator[Answer]:
    if ranking is None or table.where == "layout":
        return
    known = [*STANDARD, *ROYAL, "five-aces", "5-of-a-kind"]
    paid_hands = [row for row in table.rows if row.label in known]
    strange = [row for row in paid_hands if row.label not in ranking.high_to_low]
    if strange:
        few, labels = len(strange) <= len(table.rows) / 2, [row.label for row in strange]
        answer = (violated if few else unclear)(
            "unranked" if few else "other-order",
            strange[0],
            see=[(ranking, "order")],
            key=labels[0],
            hands=labels,
        )
        left = few and set(labels) <= set(left_out(ranking))
        yield following(answer, "ranking-complete") if left else answer


def _passed_over(
    table: PayTable, ranking: HandRanking | None, order: tuple[str, ...]
) -> Iterator[Answer]:
    rows = {row.label for row in table.rows}
    rows |= {row.event.hand for row in table.rows if row.event and row.event.hand}
    ranks = [place for place, hand in enumerate(order) if hand in rows]
    if not ranks or len(ranks) <= len(table.rows) / 2:
        return
    better = [hand for hand in order[: max(ranks)] if hand not in rows]
    missing = [hand for hand in better if not (hand in ROYAL and "straight-flush" in rows)]
    contained = [hand for hand in missing if any(other in hand for other in rows)]
    plainly = [hand for hand in missing if hand not in contained]
    see = [(ranking, "order")] if ranking else []
    if plainly:
        lowest = order[max(ranks)]
        yield violated("passed-over", table, see=see, key=plainly[0], lowest=lowest, hands=plainly)
    elif contained:
        yield unclear("contained", table, see=see, key=contained[0], hands=contained)
