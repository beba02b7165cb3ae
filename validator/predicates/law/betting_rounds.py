"""More betting rounds than the law allows.

## What the law asks
A poker game has no more betting rounds than the cap.

## Why
Rounds multiply what one hand can cost.

## Fails
```yaml violated cap=2
kind: game
name: Example
category: poker
round: [{does: betting-round}, {does: draw}, {does: betting-round}, {does: draw}, {does: betting-round}]
```

## Passes
```yaml met
kind: game
name: Example
category: poker
round: [{does: betting-round}, {does: draw}, {does: betting-round}]
```

## Boundary
Exactly as many as are allowed.
```yaml met cap=2
kind: game
name: Example
category: poker
round: [{does: betting-round}, {does: betting-round}]
```

The round is not written out.
```yaml not-applicable
kind: game
name: Example
category: poker
```

## How to fix
Leave out a betting round.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ..legacy import Answer, Ask, met, not_applicable, violated
from ..parameters import COUNT, needed

PARAMETERS = {"cap": needed(COUNT)}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    cap = int(ask.value("cap"))
    rounds = [step for step in subject.game.round if step.does == "betting-round" and not step.where]
    if not rounds:
        yield not_applicable("the rules list no betting rounds")
    elif len(rounds) > cap:
        yield violated(f"{len(rounds)} betting rounds, where {cap} are allowed", "leave out a betting round", rounds[cap])
    else:
        yield met(f"{len(rounds)} betting rounds, where {cap} are allowed", *rounds)
