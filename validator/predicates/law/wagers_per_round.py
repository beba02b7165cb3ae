"""More wagers in a betting round than the law allows.

## What the law asks
A betting round has no more wagers than the cap: an opening bet and one fewer raises.

## Why
Unlimited raising makes a limit on the single wager empty.

## Fails
```yaml violated
kind: game
name: Example
category: poker
raises: {at-most: 4}
```

## Passes
```yaml met
kind: game
name: Example
category: poker
raises: {at-most: 3}
```

## Boundary
Unlimited, though only between two players.
```yaml violated
kind: game
name: Example
category: poker
raises: {at-most: 3, unlimited-when: two-players}
```

```yaml not-applicable
kind: game
name: Example
category: poker
```

## How to fix
Allow a bet and as many raises as the cap leaves.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ..legacy import Answer, Ask, met, not_applicable, violated
from ..parameters import COUNT, needed

PARAMETERS = {"cap": needed(COUNT)}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    cap = int(ask.value("cap"))
    said = subject.game.raises
    free = [raises for raises in said if raises.unlimited or raises.unlimited_when]
    over = [raises for raises in said if raises.at_most is not None and raises.at_most + 1 > cap]
    fix = f"allow a bet and {cap - 1} raises"
    if over:
        yield violated(f"a bet and {over[0].at_most} raises, where {cap} wagers are allowed", fix, over[0])
    elif free:
        when = f" with {free[0].unlimited_when.replace('-', ' ')}" if free[0].unlimited_when else ""
        yield violated(f"raises are not limited{when}, where {cap} wagers are allowed", fix, free[0])
    elif said:
        yield met(f"no more than {cap} wagers in a betting round", *said)
    else:
        yield not_applicable("the rules say nothing of raises")
