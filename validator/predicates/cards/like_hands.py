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
  does not have ({@}). A pair of {low}s with an ace would then beat a
    pair of kings.
  Reading: Is the pair itself compared first?
  Fix: Say that the cards that make the hand are compared first, and the others only when these are
    equal.
  See pair: ranks the pairs themselves
- straight: The rules decide between two hands of the same rank by the highest card that the other
  hand does not have ({@}). {cards}, the lowest straight
    ({@straight}), would then beat a king-high one.
  Reading: Is the straight itself compared first?
  Fix: Say that the cards that make the hand are compared first, and the others only when these are
    equal.
  See straight: the lowest straight
- pair-and-straight: The rules decide between two hands of the same rank by the highest card that
  the other hand does not have ({@}). A pair of {low}s with an ace would then beat a pair of
    kings, and {cards}, the lowest straight ({@straight}), would beat a king-high straight.
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
from ...model.game import Game
from .._cards import ranks
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..values import name

STRAIGHTS = ("straight", "straight-flush")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    given = [(ranking, alike) for ranking in game.hands for alike in ranking.alike]
    unshared = [pair for pair in given if pair[1].by == "unshared-card"]
    found = [answer for ranking, alike in unshared for answer in _beaten(game, ranking, alike)]
    alone = [(r, alike) for r, alike in given if alike.by == "highest-card-alone"]
    found += [unclear("highest-alone", alike, key=r.ranking) for r, alike in alone]
    yield from found
    if not given:
        yield not_applicable("none")
    elif not found:
        yield met("fair", given[0][1], see=[(alike, "also") for _, alike in given[1:3]])


def _beaten(game: Game, ranking: HandRanking, alike: Alike) -> Iterator[Answer]:
    """What a worse hand would beat by these words, and the examples that rank the two."""
    order, cards = ranking.high_to_low, ranks(game)
    first = [other for other in ranking.alike if other.by == "own-cards-first"]
    settled = {hand for other in first for hand in other.of or order}
    asked = [hand for hand in (alike.of or order) if hand in order and hand not in settled]
    examples = {example.hand: example for example in ranking.examples}
    pair = [(examples["pair"], "pair")] if "pair" in asked and "pair" in examples else []
    shown = [examples[hand] for hand in STRAIGHTS if hand in asked and hand in examples]
    low = [(example, "straight") for example in shown if _ace_last(example, cards)][:1]
    case = "-and-".join([*(["pair"] if "pair" in asked else []), *(["straight"] if low else [])])
    if case:
        yield unclear(
            case,
            alike,
            see=[*pair, *low],
            key=ranking.ranking,
            low=cards[1] if "pair" in asked else None,
            cards=name("-".join(low[0][0].lowest)) if low else None,
        )


def _ace_last(example: Example, cards: tuple[str, ...]) -> bool:
    """Whether the lowest straight the rules name is the one with an ace at its lower end."""
    return {"A", cards[0]} <= set(example.lowest)
