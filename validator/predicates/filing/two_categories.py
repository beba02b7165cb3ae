"""A game is filed with a player-dealer or without one, not both.

## What is asked
Rules that say there is no player-dealer position state nothing about one; a game without the position is not priced on a sheet that charges a player-dealer,
and a game with it is not on a sheet for games without. A sheet does not say both of its games.

## Why
The two categories stand under different law: a game without a player-dealer has no rotation, coverage or settlement to examine.

## Fails
```yaml violated
kind: game
name: Example
category: poker
states: [{that: no-player-dealer-position, at: 10}]
player-dealer: {rotation: {holds-at-most: 2, unit: hands, at: 40}}
```
The same game on a sheet that charges a player-dealer, and on one that does not.
```yaml violated
kind: game
name: Example
category: poker
---
kind: schedule
name: California Games
blocks: [{games: [{document: example}], options: [{option: 1, player-dealer: 2}]}]
---
kind: schedule
name: Poker Games
blocks: [{games: [{document: example}], options: [{option: 1, player: 5}]}]
```

A sheet says both of all its games.
```yaml violated provision=schedule-two-categories
kind: schedule
name: Poker Games
states: [{that: no-player-dealer-position, at: 10}, {that: player-dealer-position-used, at: 40}]
blocks: [{games: [{called: Texas Hold'em}], options: [{option: 1, player: 5}]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
states: [{that: player-dealer-position-used}]
---
kind: schedule
name: California Games
blocks: [{games: [{document: example}], options: [{option: 1, player: 0, player-dealer: 2}]}]
```

## Boundary
The rules are silent on the position, and the only sheet has a column for it. Where the prose charges it, `payer-exists` judges.
```yaml unclear
kind: game
name: Example
category: poker
---
kind: schedule
name: California Games
blocks: [{games: [{document: example}], options: [{option: 1, player: 1, player-dealer: 2}]}]
```
```yaml not-applicable
kind: game
name: Example
category: poker
---
kind: schedule
name: California Games
blocks: [{games: [{document: example}], fees: [{from: player-dealer, per: hand}]}]
```
A sheet that says a player-dealer pays nothing charges none.
```yaml met
kind: game
name: Example
category: poker
---
kind: schedule
name: Poker Games
blocks: [{games: [{document: example}], fees: [{from: player-dealer, amount: none}], options: [{option: 1, player: 5, player-dealer: none}]}]
```

## How to fix
Decide how the game is played and take it off the other sheet.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Filing, GameFile, ScheduleFile, Subject, options
from ...filed import Place
from ...model.fees import Block, GameRef
from ...model.game import Game
from ...model.statements import Claim
from .._fees import deals
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

NEEDS_FILING = True
FIX = "decide whether the game has a player-dealer, and file it in that category only"
WITHOUT = ("poker", "pan")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    if subject.game_file is None:
        yield from _sheet(subject)
        return
    game = subject.game
    if game.category not in (*WITHOUT, "player-dealer"):
        yield not_applicable("the category has no player-dealer")
        return
    denied = _claims(game.states, "no-player-dealer-position")
    facts: list[Place] = [*_claims(game.states, "player-dealer-position-used")]
    if game.player_dealer is not None:
        said = [getattr(game.player_dealer, name) for name in sorted(game.player_dealer.model_fields_set)]
        facts += [statements[0] for statements in said if isinstance(statements, tuple) and statements] or [game.player_dealer]
    if denied and facts:
        yield violated(
            "the rules say that the game has no player-dealer position, and yet speak of one", FIX, facts[0], (denied[0], "no player-dealer position")
        )
        return
    joined = _joined(subject.filing, subject.game_file)
    charged = [reference for _, block, reference in joined if charges(block)]
    free = [reference for _, block, reference in joined if not charges(block)]
    refused = [(claim, reference) for schedule, _, reference in joined if not _both(schedule.schedule.states) for claim in _claims(schedule.schedule.states, "no-player-dealer-position")]
    if game.category == "player-dealer" and refused and not denied:
        yield violated(
            f"{game.name} has a player-dealer, but is priced on a sheet for games without one",
            FIX,
            refused[0][1],
            (refused[0][0], "games without a player-dealer position"),
        )
    elif not facts and game.category in WITHOUT and charged and (free or denied):
        other: Place = free[0] if free else denied[0]
        yield violated(
            f"{game.name} is priced on a sheet that charges a player-dealer, and filed elsewhere as one without",
            FIX,
            charged[0],
            (other, "filed without a player-dealer"),
            *((step, "its rules, which have no such position") for step in deals(subject.game_file)[:1]),
        )
    elif not facts and game.category in WITHOUT and any(_told(block) for _, block, _ in joined):
        yield not_applicable("a sheet charges a player-dealer, of whom the rules do not speak: see payer-exists")
    elif not facts and game.category in WITHOUT and charged:
        yield unclear(
            f"the sheet has a fee of the player-dealer for {game.name}, but its rules do not speak of one. They may be incomplete, or the sheet may be the wrong one", FIX, charged[0]
        )
    else:
        yield met(f"the game is filed {'without' if game.category in WITHOUT else 'with'} a player-dealer throughout", *(facts or denied or [_head(game)]))


def _sheet(subject: Subject) -> Iterator[Answer]:
    """What a rate sheet says of all its games."""
    states = subject.schedule.states
    used, denied = _claims(states, "player-dealer-position-used"), _claims(states, "no-player-dealer-position")
    if used and denied:
        yield violated("the sheet says that its games have a player-dealer position, and that they have none", FIX, used[0], (denied[0], "no player-dealer position"))
    elif used or denied:
        yield met("the sheet says one thing of the player-dealer position", *used, *denied)
    else:
        yield not_applicable("the sheet does not say whether its games have a player-dealer position")


def _both(states: tuple[Claim, ...]) -> bool:
    return bool(_claims(states, "player-dealer-position-used") and _claims(states, "no-player-dealer-position"))


def _head(game: Game) -> Place:
    return (game, "category")


def _claims(claims: tuple[Claim, ...], that: str) -> list[Claim]:
    return [claim for claim in claims if claim.that == that and claim.is_]


def _joined(filing: Filing, game: GameFile) -> list[tuple[ScheduleFile, Block, GameRef]]:
    return [
        (schedule, block, reference)
        for schedule, block, reference in filing.fees_of(game)
        if (schedule.id in filing.superseded) == (game.id in filing.superseded)
    ]


def _told(block: Block) -> bool:
    """Whether the prose of a block takes a fee from the player-dealer, which payer-exists judges."""
    return any(fee.from_ == "player-dealer" and not any(odds.text == "none" for odds in fee.amount) for fee in block.fees)


def charges(block: Block) -> bool:
    """Whether the block takes money from a player-dealer."""
    cells = [row.cells["player-dealer"] for row in options(block) if "player-dealer" in row.cells]
    return _told(block) or any(charge.dollars for cell in cells for charge in [*(tier.fee for tier in cell.tiers), *([cell.fee] if cell.fee else [])])
