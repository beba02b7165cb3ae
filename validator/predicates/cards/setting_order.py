"""Where players set their cards into several hands, the rules say which hand must outrank which.

## What is asked
A game in which cards are arranged into two or three hands says of every hand whether it must rank above or below the others.
What a game referred to and not filed may say is told with the finding of `references-lead`.

## Why
The order says which of a player's hands meets which of the other side, and whether a hand is set wrongly; a hand without a place in it can be neither right nor wrong.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
round: [{does: set, to: players, at: 7}]
compares: {by: tiles, hands: [player, player-dealer], outcomes: [{case: both-higher, base: wins, at: 7}]}
```
The middle hand has no place.
```yaml not-stated
kind: game
name: Example
category: poker
outranks: [{hand: back, over: front, at: 161}]
compares: {by: three-hands, hands: [player, opponent], outcomes: [{case: higher, base: wins, at: 165}]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
outranks: [{hand: five-card, over: two-card, at: 290}]
compares: {by: two-hands, hands: [player, player-dealer]}
```

## Boundary
Three hands are in order when each is above the next.
```yaml met
kind: game
name: Example
category: poker
outranks: [{hand: back, over: middle, at: 46}, {hand: middle, over: front, at: 46}]
compares: {by: three-hands, hands: [player, opponent]}
```
Rules taken from a game that is not at hand may say it.
```yaml unclear
kind: game
name: Example
category: player-dealer
inherits: [{from: Pai Gow Poker, at: 659}]
compares: {by: two-hands, hands: [player, player-dealer], outcomes: [{case: both-higher, base: wins, at: 660}]}
```
Hands that are dealt, not set, have no order.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
compares: {by: ranked-hand, hands: [player, player-dealer]}
```

## How to fix
Say which hand must rank above which.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.game import Game, Outranks
from .._inherited import elsewhere, pointed, resting, silent, sources
from .._say import plain
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

NEEDS_FILING = True
SET = {"two-hands": ("two", 2), "tiles": ("two", 2), "three-hands": ("three", 3)}
FIX = "say which hand must rank above which"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    comparison = next((one for one in subject.game.compares if one.by in SET), None)
    if comparison is None:
        yield not_applicable("players do not set their cards into several hands")
        return
    word, number = SET[comparison.by]
    said = [one for game in sources(subject, subject.game_file) for one in game.outranks]
    if _longest(said) >= number:
        yield met(f"the rules say in which order the {word} hands must rank", *said)
    elif said:
        first, *others = said
        pair = f"the {plain(first.hand)} hand must {'not rank below' if first.or_equal else 'rank above'} the {plain(first.over)} hand"
        yield not_stated(f"{pair}, and the other of the {word} has no place in that order", FIX, first, *((one, "the same order") for one in others))
    else:
        outside = elsewhere(subject, subject.game_file)
        what = f"which of the {word} hands a player sets must rank higher; which are compared with which is open"
        yield resting((unclear if outside else not_stated)(silent(what, subject.game_file, outside), FIX, _where(subject.game), *pointed(subject.game_file, outside)), outside)


def _longest(said: list[Outranks]) -> int:
    """How many hands stand in one order, each above the next."""
    over: dict[str, set[str]] = {}
    for one in said:
        over.setdefault(one.hand, set()).add(one.over)

    def below(hand: str, seen: tuple[str, ...]) -> int:
        return 1 + max((below(lower, (*seen, hand)) for lower in over.get(hand, ()) if lower not in (*seen, hand)), default=0)

    return max((below(hand, ()) for hand in over), default=0)


def _where(game: Game) -> Place:
    """The place where hands are set, or compared."""
    sets = next((step for step in game.round if step.does == "set"), None)
    return sets or next((outcome for one in game.compares for outcome in one.outcomes), None) or game.compares[0]
