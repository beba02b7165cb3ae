"""Between two hands of one rank the better one wins.

## What is asked
Where the rules say how two pairs, or two other hands of one rank, compare, the cards that make the pair are compared before those beside it, and a straight with a
low ace stays the lowest. Cards compared one by one do not end with the first.

## Why
"The hand with the highest card that the other one lacks" is right for flushes and for hands without a pair. Taken at its word, it lets threes with an ace beat a pair of
kings.

## Fails
```yaml unclear
kind: game
name: Example
category: poker
hands: {ranking: five-card-high, high-to-low: [flush, straight, 3-of-a-kind, two-pair, pair, high-card], alike: {by: unshared-card, at: 713}, at: 699-711}
```

Two hands with the same highest card are left undecided.
```yaml unclear
kind: game
name: Example
category: poker
hands: {ranking: eight-or-better-low, high-to-low: [wheel], alike: {by: highest-card-alone, at: 4845}}
```

## Passes
```yaml met
kind: game
name: Example
category: poker
hands: {ranking: five-card-high, high-to-low: [flush, straight, 3-of-a-kind, two-pair, pair, high-card], alike: {by: own-cards-first, at: 713}}
```

## Boundary
Said of flushes alone, the highest card is right.
```yaml met
kind: game
name: Example
category: poker
hands: {ranking: five-card-high, high-to-low: [flush, straight, 3-of-a-kind, two-pair, pair, high-card], alike: {by: unshared-card, of: flush}}
```
Another place says that the pair goes first.
```yaml met
kind: game
name: Example
category: poker
hands:
  ranking: three-card
  high-to-low: [3-of-a-kind, flush, pair, high-card]
  alike: [{by: unshared-card}, {by: own-cards-first, of: [pair, 3-of-a-kind]}]
```
Most rules leave it to what every player knows.
```yaml not-applicable
kind: game
name: Example
category: poker
hands: {ranking: five-card-high, high-to-low: [flush, straight, 3-of-a-kind, two-pair, pair, high-card]}
```

## How to fix
Say that the pair, the set or the highest card of the straight is compared first, and the other cards only when these are the same.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.cards import Alike, Example, HandRanking
from ...model.game import Game
from .._cards import ranks
from ..legacy import Answer, Ask, met, not_applicable, unclear

STRAIGHTS = ("straight", "straight-flush")
FIX = "say that the cards which make the hand are compared first, and the others only when these are the same"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    told = [(ranking, alike) for ranking in game.hands for alike in ranking.alike]
    wrong = [(alike, beaten) for ranking, alike in told if alike.by == "unshared-card" and (beaten := list(_beaten(game, ranking, alike)))]
    for alike, beaten in wrong:
        said = f"of two hands of one rank that with the highest card the other lacks is the better. By these words {', and '.join(text for text, _ in beaten)}"
        shown = [(example, "the order there") for _, example in beaten if example]
        yield unclear(f"{said}. That the pair or the straight itself goes first may be meant", FIX, alike, *shown)
    alone = [alike for _, alike in told if alike.by == "highest-card-alone"]
    for alike in alone:
        said = "hands are compared by their highest card, and what decides when these are the same is not said"
        yield unclear(f"{said}. The next cards in turn may be meant", "say that the next highest cards are compared in turn", alike)
    if not told:
        yield not_applicable("the rules do not say how two hands of one rank compare")
    elif not wrong and not alone:
        yield met("the rules say how two hands of one rank compare", *(alike for _, alike in told[:3]))


def _beaten(game: Game, ranking: HandRanking, alike: Alike) -> Iterator[tuple[str, Example | None]]:
    """What a worse hand would beat by these words, and the example that ranks the two."""
    settled = {hand for other in ranking.alike if other.by == "own-cards-first" for hand in other.of or ranking.high_to_low}
    asked = [hand for hand in (alike.of or ranking.high_to_low) if hand in ranking.high_to_low and hand not in settled]
    examples = {example.hand: example for example in ranking.examples}
    cards = ranks(game)
    if "pair" in asked:
        shown = examples.get("pair")
        yield f"a pair of {cards[1]}s with an ace would beat a pair of kings without one{', against the order of pairs the rules give' if shown else ''}", shown
    low = [examples[hand] for hand in STRAIGHTS if hand in asked and hand in examples and _ace_last(examples[hand], cards)]
    if low:
        yield f"{'-'.join(low[0].lowest)} would beat every straight without an ace, though the rules call it the lowest", low[0]


def _ace_last(example: Example, cards: tuple[str, ...]) -> bool:
    """Whether the lowest straight the rules name is the one with an ace at its lower end."""
    return {"A", cards[0]} <= set(example.lowest)
