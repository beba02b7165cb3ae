"""A house way for hands that are set in two says how every kind of hand is set.

## What is asked
Where the rules print the house way line by line, seven cards of every kind have a line: also three pairs, two threes, four of one rank with three of another,
and five of one rank where the joker makes them.

## Why
The hand of the player-dealer is set by that list. A hand it does not know is set by whoever sits there.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
house-way: [{dealt: three-pairs, play: highest in front}, {dealt: two-sets-of-three, play: split}, {dealt: four-fives, play: keep, at: 1600}]
compares: {by: two-hands, hands: [player, player-dealer]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
house-way: [{dealt: three-pair, play: highest in front}, {dealt: two-3-of-a-kinds, play: split}, {dealt: four-and-three, play: pair in front}]
compares: {by: two-hands, hands: [player, player-dealer]}
```

## Boundary
A joker that stands for any card makes five of any rank, one that stands for an ace only five aces.
```yaml not-stated
kind: game
name: Example
category: player-dealer
joker: {acts-as: any-card, at: 1523}
house-way: [{dealt: three-pairs, play: a}, {dealt: two-sets-of-three, play: b}, {dealt: four-and-three, play: c}, {dealt: five-aces, play: d, at: 1601}]
compares: {by: two-hands, hands: [player, player-dealer]}
```
```yaml met
kind: game
name: Example
category: player-dealer
joker: {acts-as: ace-straight-or-flush}
house-way: [{dealt: three-pairs, play: a}, {dealt: two-sets-of-three, play: b}, {dealt: four-and-three, play: c}, {dealt: five-aces, play: d}]
compares: {by: two-hands, hands: [player, player-dealer]}
```
A line for any pair that leaves a straight or better behind is a line for four with three; five aces leave the other fives open.
```yaml not-stated
kind: game
name: Example
category: player-dealer
joker: {acts-as: any-card, at: 1523}
house-way:
  - {dealt: three-pairs, play: a}
  - {dealt: two-sets-of-three, play: b}
  - {dealt: five-aces, play: c, at: 1601}
  - {dealt: pair-and-complete-hand, play: highest such pair in front, at: 1603}
compares: {by: two-hands, hands: [player, player-dealer]}
```
A house way that is not printed is for another rule.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
compares: {by: two-hands, hands: [player, player-dealer]}
```

## How to fix
Add a line for the hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.game import Game
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, not_stated

FEW = 3
"""Fewer lines are a remark on the house way, not a list of it."""
KINDS = {
    "three pairs": r"three-pairs?\b",
    "two threes of a kind": r"two-(sets|3-of-a-kinds?|threes)",
    "4-of-a-kind with 3-of-a-kind": r"(four|4)-.*(three|3)|pair-and-complete-hand",
}
WILD = ("any-card", "wild")
FIVE = r"(five|5)-of-a-kind"
ACES = {"five aces": r"(five|5)-(aces|of-a-kind)"}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    lines = game.house_way
    if len(lines) < FEW or not any(comparison.by == "two-hands" for comparison in game.compares):
        yield not_applicable("no house way is printed for hands that are set in two")
        return
    kinds, joker = _kinds(game)
    missing = [name for name, pattern in kinds.items() if not any(re.search(pattern, line.dealt) for line in lines)]
    if missing:
        last = [line for line in lines if line.dealt.startswith(("four", "4-", "five", "5-"))][-2:] or [lines[-1]]
        yield not_stated(
            f"the house way does not say how {listed(missing)} {'is' if len(missing) == 1 else 'are'} set",
            f"add a line for {listed(missing)}",
            last[0],
            *((line, "") for line in last[1:]),
            *((place, "the joker") for place in joker),
        )
    else:
        yield met("the house way has a line for every kind of hand", lines[0])


def _kinds(game: Game) -> tuple[dict[str, str], list[Place]]:
    """The hands that need a line of their own, and the joker that makes one of them possible."""
    base = [said for said in game.joker if said.where is None]
    wild: list[Place] = [said for said in base if said.acts_as in WILD]
    if wild:
        aces = any(re.search(ACES["five aces"], line.dealt) for line in game.house_way)
        return {**KINDS, f"5-of-a-kind{' other than aces' if aces else ''}": FIVE}, wild[:1]
    return {**KINDS, **(ACES if any(said.acts_as.startswith("ace") for said in base) else {})}, []
