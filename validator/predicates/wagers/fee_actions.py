"""A fee text that speaks of an action the game does not offer.

## What is asked
Doubling, splitting, surrender and insurance are named in the fees only where the rules of the game offer them.

## Why
A list of exceptions copied from another game makes a player believe that insurance is offered.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
playing-options: [{is: split, allowed: true}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], fees: [{from: player-dealer, excludes: [split, insurance]}], options: [{option: 1, player: 1}]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
playing-options: [{is: split, allowed: true}, {is: insurance, allowed: true}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], fees: [{from: player-dealer, excludes: [split, insurance]}], options: [{option: 1, player: 1}]}]
```

## Boundary
A sheet for several games need fit only one of them.
```yaml met
kind: game
name: First
category: player-dealer
playing-options: [{is: insurance, allowed: true}]
---
kind: game
name: Second
category: player-dealer
playing-options: [{is: split, allowed: true}]
---
kind: schedule
name: Fees
blocks: [{games: [{document: first}, {document: second}], fees: [{from: player-dealer, excludes: [split, insurance]}], options: [{option: 1, player: 1}]}]
```
Of games that say nothing of such actions nothing is known.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
---
kind: schedule
name: Fees
blocks: [{games: [{document: example}], fees: [{from: player-dealer, excludes: [insurance]}], options: [{option: 1, player: 1}]}]
```

## How to fix
Strike the action from the fee text, or describe it in the rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...judge.answer import Answer, Ask, met, not_applicable, violated
from ...model.fees import Block
from .._agree import listed, plain
from .._wagers import ACTIONS, offered

NEEDS_DOCKET = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    asked = found = False
    for block, _ in subject.schedule_file.blocks:
        games = [file.game for file in subject.filing.games_of(block) if file.game.playing_options]
        named = list(_named(block))
        if not games or not named or len(games) < len(block.games):
            continue
        asked = True
        for action in dict.fromkeys(name for name, _ in named):
            if any(offered(game, action) for game in games):
                continue
            found = True
            place = next(place for name, place in named if name == action)
            yield violated(
                f"the fees speak of {plain(action)}, which the rules of {listed(game.name for game in games)} do not offer",
                f"strike {plain(action)} from the fees, or describe it in the rules",
                place,
                (games[0].playing_options[0], "the actions offered"),
            )
    if not asked:
        yield not_applicable("the fees name no action of games whose rules list them")
    elif not found:
        yield met("the actions named in the fees are offered")


def _named(block: Block) -> Iterator[tuple[str, Place]]:
    for fee in block.fees:
        yield from ((name, fee) for name in (*fee.wagers, *fee.counts, *fee.excludes) if name in ACTIONS)
    for definition in block.defines:
        yield from ((name, definition) for name in (*definition.counts, *definition.excludes) if name in ACTIONS)
