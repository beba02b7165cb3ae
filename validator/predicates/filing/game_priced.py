"""Every game in the filing has a schedule of fees.

## What is asked
Some schedule of the filing is for the game, or its own rules state the fees.

## Why
A fee must be fixed and known before the game is dealt; a game without a schedule has none.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
---
kind: schedule
name: Rates
blocks: [{games: [{called: Another, at: 3}]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
---
kind: schedule
name: Rates
blocks: [{games: [{document: example, at: 3}]}]
```

## Boundary
Fees stated in the rules will do; a house-banked game takes none.
```yaml met
kind: game
name: Example
category: poker
fees: [{from: player, per: hand, amount: 1, at: 9}]
```
```yaml not-applicable
kind: game
name: Example
category: house-banked
```

## How to fix
Add the game to a schedule, with its approval number.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...judge.answer import Answer, Ask, met, not_applicable, not_stated
from .._names import core

NEEDS_DOCKET = True
CHARGED = ("player-dealer", "poker", "pan")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    joined = subject.filing.fees_of(subject.game_file)
    stated = [fee for fee in subject.game.fees if fee.amount or fee.share]
    if subject.game.category not in CHARGED:
        yield not_applicable("no collection fee is taken in games of this category")
    elif joined:
        yield met(f"priced by {joined[0][0].schedule.name}", joined[0][2])
    elif stated:
        yield met("the rules state the fees", *stated)
    else:
        named = [ref for s in subject.filing.schedules for b in s.schedule.blocks for ref in b.games if core(ref.called or "") == core(subject.game.name)]
        hint = "; a sheet prints the name, but with a number nothing joins to these rules" if named else ""
        yield not_stated(
            f"no schedule of the filing is for {subject.game.name}{hint}",
            "add the game to a schedule",
            (subject.game, "name"),
            *((ref, str(ref.called)) for ref in named[:1]),
        )
