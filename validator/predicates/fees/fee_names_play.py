"""The fee text speaks of a play the game does not have.

## What is asked
What the prose of a schedule counts, leaves out or frees of the fee (insurance, surrender, a split, a double down) is offered in at least one of its games.

## Why
A sentence on insurance over a game without insurance was taken from another sheet, and the rest of it may have been too.

Games whose rules list no such plays at all are left out.

## Fails
```yaml unclear
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, on: total-table-action, excludes: [split, insurance]}]
---
kind: game
name: Example
category: player-dealer
playing-options: [{is: split, allowed: true}]
```

## Passes
```yaml met
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, on: total-table-action, excludes: [split, insurance]}]
---
kind: game
name: Example
category: player-dealer
playing-options: [{is: split, allowed: true}, {is: insurance, allowed: true}]
```

## Boundary
The rules say that insurance is not offered.
```yaml unclear
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    defines: {basis: total-table-action, counts: [base], excludes: [insurance]}
---
kind: game
name: Example
category: player-dealer
playing-options: [{is: split, allowed: true}, {is: insurance, allowed: false}]
```

## How to fix
Strike the word, or add the play to the rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import GameFile, Subject
from ...model.fees import Block, Definition
from ...model.statements import Fee
from .._fees import names
from ..legacy import Answer, Ask, met, not_applicable, unclear

PLAYS = ("insurance", "surrender", "split", "double-down", "resplit", "double-after-split")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found, place = False, None
    for block, _ in subject.schedule_file.blocks:
        games = subject.filing.games_of(block)
        if not games or not all(game.game.playing_options for game in games):
            continue
        for play, said in _spoken(block).items():
            place = place or said
            if not any(_offers(game, play) for game in games):
                found = True
                denied = [option for game in games for option in game.game.playing_options if option.is_ == play]
                yield unclear(
                    f"the fee text speaks of {play.replace('-', ' ')}, which the rules of {names(games)} do not offer",
                    "strike the word, or add the play to the rules",
                    said,
                    *((option, "not allowed") for option in denied[:1]),
                )
    if place is None:
        yield not_applicable("the fee text speaks of no play that the rules of its games list")
    elif not found:
        yield met("the plays the fee text speaks of are offered", place)


def _spoken(block: Block) -> dict[str, Fee | Definition]:
    """Each play the prose names, and the first place that does."""
    spoken: dict[str, Fee | Definition] = {}
    sentences: list[Fee | Definition] = [*block.fees, *block.defines]
    for said in sentences:
        listed = (*said.counts, *said.excludes, *(said.wagers if isinstance(said, Fee) else ()))
        for play in PLAYS:
            if play in listed:
                spoken.setdefault(play, said)
    return spoken


def _offers(game: GameFile, play: str) -> bool:
    return any(option.is_ == play and option.allowed for option in game.game.playing_options) or any(wager.name == play for wager in game.game.wagers)
