"""Between two hands of one rank the better one wins.

## What is asked
Where the rules say how two pairs, or two other hands of one rank, compare, the cards that make the
pair are compared before those beside it, and a straight with a low ace stays the lowest. Cards
compared one by one do not end with the first.

## Why
"The hand with the highest card that the other one lacks" is right for flushes and for hands without
a pair. Taken at its word, it lets threes with an ace beat a pair of kings.

## Says
- pair: The rules decide between two hands of the same rank by the highest card that the other hand
  does not have ({@}). A pair of {low}s with an ace would then beat a pair of kings.
  Reading: Is the pair itself compared first?
  Fix: Say that the cards that make the hand are compared first, and the others only when these are
    equal.
  See pair: ranks the pairs themselves
- straight: The rules decide between two hands of the same rank by the highest card that the other
  hand does not have ({@}). {cards}, the lowest straight ({@straight}), would then beat a king-high
  one.
  Reading: Is the straight itself compared first?
  Fix: Say that the cards that make the hand are compared first, and the others only when these are
    equal.
  See straight: the lowest straight
- pair-and-straight: The rules decide between two hands of the same rank by the highest card that
  the other hand does not have ({@}). A pair of {low}s with an ace would then beat a pair of kings,
  and {cards}, the lowest straight ({@straight}), would beat a king-high straight.
  Reading: Is the pair or the straight itself compared first?
  Fix: Say that the cards that make the hand are compared first, and the others only when these are
    equal.
  See pair: ranks the pairs themselves
  See straight: the lowest straight
- highest-alone: Hands are compared by their highest card ({@}), but the rules do not say what
  decides when those are equal.
  Reading: Are the next cards compared in turn?
  Fix: Say that the next highest cards are compared in turn.
- fair: The rules say how two hands of one rank compare ({@}).
- none: The rules do not say how two hands of one rank compare.

## Fails
```yaml unclear pair
category: poker
hands: {ranking: five-card-high, high-to-low: [flush, straight, 3-of-a-kind, two-pair, pair, high-card], alike: {by: unshared-card, at: 713}, at: 699-711}
```
> The rules decide between two hands of the same rank by the highest card that the other hand does
> not have (line 4). A pair of 3s with an ace would then beat a pair of kings. Is the pair itself
> compared first?

## Passes
```yaml met fair
category: poker
hands: {ranking: five-card-high, high-to-low: [flush, straight, 3-of-a-kind, two-pair, pair, high-card], alike: {by: own-cards-first, at: 713}}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.cards import Alike, Example, HandRanking
from .._cards import ranks
from ..answer import Answer, Ask, concluded, unclear
from ..values import name

STRAIGHTS = ("straight", "straight-flush")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    given = [(ranking, alike) for ranking in subject.game.hands for alike in ranking.alike]
    cards = ranks(subject.game)
    found = (answer for pair in given for answer in _faults(cards, *pair))
    yield from concluded(found, [alike for _, alike in given], "fair")


def _faults(cards: tuple[str, ...], ranking: HandRanking, alike: Alike) -> Iterator[Answer]:
    if alike.by == "unshared-card":
        yield from _beaten(cards, ranking, alike)
    elif alike.by == "highest-card-alone":
        yield unclear("highest-alone", alike, key=ranking.ranking)


def _beaten(cards: tuple[str, ...], ranking: HandRanking, alike: Alike) -> Iterator[Answer]:
    """What a worse hand would beat by these words, and the examples that rank the two."""
    asked, low_card = _asked(ranking, alike), cards[0]
    examples = {example.hand: example for example in ranking.examples if example.hand in asked}
    straights = [examples.get(hand) for hand in STRAIGHTS]
    low = next((one for one in straights if one and {"A", low_card} <= set(one.lowest)), None)
    case = "-and-".join([*({"pair"} & asked), *({"straight"} if low else ())])
    if case:
        yield unclear(
            case,
            alike,
            see=_shown(examples.get("pair"), low),
            key=ranking.ranking,
            low=cards[1],
            cards=low and name("-".join(low.lowest)),
        )


def _shown(pair: Example | None, low: Example | None) -> list[tuple[Example, str]]:
    return [(one, role) for one, role in ((pair, "pair"), (low, "straight")) if one]


def _asked(ranking: HandRanking, alike: Alike) -> set[str]:
    """The hands the words are on, but for those that other words settle by their own cards."""
    order = ranking.high_to_low
    first = [other for other in ranking.alike if other.by == "own-cards-first"]
    settled = {hand for other in first for hand in other.of or order}
    return {*(alike.of or order)} & {*order} - settled
