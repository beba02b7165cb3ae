"""A house way for hands that are set in two says how every kind of hand is set.

Where the rules print the house way line by line, seven cards of every kind have a line: also three
pairs, two threes, four of one rank with three of another, and five of one rank where the joker
makes them. The hand of the player-dealer is set by that list. A hand it does not know is set by
whoever sits there.

## Says
- missing: The house way ({@}) does not say how to set {hands:or}.
  Fix: Add a line for {hands}.
  See joker: the joker makes five of a kind possible
  See last: the house way
- every: The house way has a line for every kind of hand ({@}).
- none: No house way is printed for hands that are set in two.
- (three-pairs): three pairs
- (two-threes): two threes of a kind
- (four-three): four of one rank and three of another
- (five): five of a kind
- (five-others): five of a kind other than aces
- (five-aces): five aces

## Examples
```yaml not-stated missing
house-way: [{dealt: three-pairs, play: highest in front}, {dealt: two-sets-of-three, play: split}, {dealt: four-fives, play: keep, at: 1600}]
compares: {by: two-hands, hands: [player, player-dealer]}
```
> The house way (line 4) does not say how to set four of one rank and three of another.
```yaml met every
house-way: [{dealt: three-pair, play: highest in front}, {dealt: two-3-of-a-kinds, play: split}, {dealt: four-and-three, play: pair in front}]
compares: {by: two-hands, hands: [player, player-dealer]}
```
"""

from __future__ import annotations

import re

from ...model.game import Game
from .._wagers import compared_by
from ..answer import Answer, Answers, Ask, Subject, met, not_applicable, not_stated
from ..values import phrase

FEW = 3
"""Fewer lines are a remark on the house way, not a list of it."""
KINDS = {
    "three-pairs": r"three-pairs?\b",
    "two-threes": r"two-(sets|3-of-a-kinds?|threes)",
    "four-three": r"(four|4)-.*(three|3)|pair-and-complete-hand",
}
WILD = ("any-card", "wild")
ACE = ("ace", "ace-or-straight", "ace-straight-or-flush")
FIVE = r"(five|5)-of-a-kind"
ACES = r"(five|5)-(aces|of-a-kind)"
HIGH = ("four", "4-", "five", "5-")


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    if len(game.house_way) < FEW or not compared_by(game, "two-hands"):
        yield not_applicable("none")
    elif missing := [kind for kind, pattern in _kinds(game).items() if not _has(game, pattern)]:
        yield _missing(game, missing)
    else:
        yield met("every", game.house_way[0])


def _missing(game: Game, missing: list[str]) -> Answer:
    lines = game.house_way
    last = [line for line in lines if line.dealt.startswith(HIGH)][-2:] or [lines[-1]]
    wild = [(said, "joker") for said in game.joker if said.where is None and said.acts_as in WILD]
    see = [*((line, "last") for line in last[1:]), *wild[:1]]
    return not_stated("missing", last[0], see=see, hands=[phrase(kind) for kind in missing])


def _has(game: Game, pattern: str) -> bool:
    return any(re.search(pattern, line.dealt) for line in game.house_way)


def _kinds(game: Game) -> dict[str, str]:
    """The hands that need a line of their own."""
    acts = {said.acts_as for said in game.joker if said.where is None}
    if acts & {*WILD}:
        return {**KINDS, "five-others" if _has(game, ACES) else "five": FIVE}
    return {**KINDS, "five-aces": ACES} if acts & {*ACE} else KINDS
