"""An example of the hand somebody holds shows the best hand of the cards dealt.

Where the rules give the cards dealt and the badugi hand they make, it is the one with most cards of
different ranks and suits, and the lowest of those. Players learn the game from its examples.

## Says
- wrong: The example says that {dealt} make {makes} ({@}). The best {ranking} hand of these cards is
  {best}.
  Fix: Correct the example.
- right: The examples show the best hand of the cards dealt ({@}).
- none: The rules give no example of a hand whose best cards can be found.

## Examples
The lower heart is the two.
```yaml violated wrong
category: poker
best-hands: [{ranking: badugi, cards: [2♥, 3♥, 10♥, Q♠, K♠], makes: [3♥, Q♠], at: 723}]
source: {document: a.txt, lines: 700-800}
```
> The example says that 2♥, 3♥, 10♥, Q♠ and K♠ make 3♥ and Q♠ (line 723). The best badugi hand of
> these cards is 2♥ and Q♠.
```yaml met right
category: poker
best-hands: [{ranking: badugi, cards: [2♥, 3♥, 10♥, Q♠, K♠], makes: [2♥, Q♠], at: 723}]
```
"""

from __future__ import annotations

from itertools import combinations

from ...docket.hands import RANKS, SUITS, rank, suit
from ...model.told import BestHand
from ..answer import Answers, Ask, Subject, concluded, violated
from ..values import name

LOW = ("A", *(one for one in RANKS if one != "A"))
KNOWN = ("badugi",)
MOST_CARDS = 13
"""Dealt to one hand; of more the best is not sought."""


def judge(subject: Subject, ask: Ask) -> Answers:
    known = [one for one in subject.game.best_hands if one.ranking in KNOWN and _known(one.cards)]
    yield from concluded((a for one in known for a in _wrong(one)), known, "right")


def _wrong(example: BestHand) -> Answers:
    best = _best(example.cards)
    if set(best) != set(example.makes):
        yield violated(
            "wrong",
            example,
            key=example.cards,
            ranking=example.ranking,
            dealt=[*map(name, example.cards)],
            makes=[*map(name, example.makes)],
            best=[*map(name, best)],
        )


def _known(dealt: tuple[str, ...]) -> bool:
    """Whether the best can be found: each card has rank and suit, and they are no more than a hand."""
    return len(dealt) <= MOST_CARDS and all(rank(card) and suit(card) for card in dealt)


def _best(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Most cards of different ranks and suits; of those the lowest, from the highest card down."""
    for size in range(min(len(cards), len(SUITS)), 0, -1):
        fits = [some for some in combinations(cards, size) if _different(some)]
        if fits:
            return min(fits, key=_high)
    return ()


def _different(cards: tuple[str, ...]) -> bool:
    return len({rank(card) for card in cards}) == len({suit(card) for card in cards}) == len(cards)


def _high(cards: tuple[str, ...]) -> list[int]:
    return sorted((LOW.index(rank(card) or "A") for card in cards), reverse=True)
