"""The order by which hands are compared has no hands of more cards than are compared.

## What is asked
Where the rules give one order of hands, every hand in it can be made of the cards a hand has when hands are compared.

## Why
A bonus bet looks at all seven cards, the game itself at five and at two. One list for both leaves open where a hand of the game stands among them, and
whether seven cards in a row count for more than five.

Whoever reads the list may see what is meant for the bonus bet, so this is a question for a person.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
hands: {ranking: all, high-to-low: [seven-card-straight-flush, royal-flush, straight-flush], at: 1529-1548}
compares: {by: two-hands, hands: [player, player-dealer]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
hands: [{ranking: base, high-to-low: [royal-flush, straight-flush]}, {ranking: bonus, high-to-low: [seven-card-straight-flush, royal-flush]}]
compares: {by: two-hands, hands: [player, player-dealer]}
```

## Boundary
The cards of an example tell the size of a hand, too.
```yaml unclear
kind: game
name: Example
category: player-dealer
hands: {ranking: all, high-to-low: [royal-match, straight], examples: [{hand: royal-match, highest: [A, K, Q, J, 10, K, Q], at: 1531}]}
compares: {by: two-hands, hands: [player, player-dealer]}
```
Hands of five are made of the five that are compared.
```yaml met
kind: game
name: Example
category: player-dealer
hands: {ranking: all, high-to-low: [straight, pair], examples: [{hand: straight, highest: [A, K, Q, J, 10]}]}
compares: {by: two-hands, hands: [player, player-dealer]}
```
Where hands are not set in two, the size of the hands compared is for the rules on cards used.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
hands: {ranking: all, high-to-low: [six-card-royal, royal-flush]}
compares: {by: ranked-hand, hands: [player, player-dealer]}
```

## How to fix
Give the game an order of its own, and the bonus bet another.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.cards import HandRanking
from .._say import listed, plain
from ..legacy import Answer, Ask, met, not_applicable, unclear

LARGEST = 5
"""Cards of the larger of two hands that are set."""
SIZES = {"six-card-": 6, "seven-card-": 7}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    compared = next((comparison for comparison in game.compares if comparison.by == "two-hands"), None)
    if compared is None or not game.hands:
        yield not_applicable("hands are not set in two, or the rules give no order of hands")
        return
    mixed = [ranking for ranking in game.hands if _large(ranking)]
    if len(mixed) < len(game.hands):
        yield met("an order of hands has only hands that can be set", next(ranking for ranking in game.hands if ranking not in mixed))
        return
    ranking = mixed[0]
    large = _large(ranking)
    shown: list[Place] = [example for example in ranking.examples if example.hand in large]
    setting = [step for step in game.round if step.does == "set"][:1]
    verb, they = ("takes", "It") if len(large) == 1 else ("take", "They")
    yield unclear(
        f"the only order of hands has {listed([plain(hand) for hand in large])}, which {verb} more cards than the {LARGEST} and 2 that are compared. {they} may be meant for a bonus bet alone",
        "give the game an order of its own, and the bonus bet another",
        (shown or [ranking])[0],
        *((place, "more cards") for place in shown[1:]),
        *((step, "hands are set") for step in setting),
    )


def _large(ranking: HandRanking) -> list[str]:
    """Hands of the order that need more cards than the larger hand has."""
    return [hand for hand in ranking.high_to_low if _size(ranking, hand) > LARGEST]


def _size(ranking: HandRanking, hand: str) -> int:
    named = [size for word, size in SIZES.items() if hand.startswith(word)]
    drawn = [len(cards) for example in ranking.examples if example.hand == hand for cards in (example.highest, example.lowest)]
    return max((*named, *drawn), default=0)
