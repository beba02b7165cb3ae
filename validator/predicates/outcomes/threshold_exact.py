"""A figure decides something, and nothing is said of the figure itself.

## What is asked
Where the rules say what happens above a figure and what happens below it, they say what happens at the figure.

## Why
A share of exactly the figure is not rare: it is what players aim for.

## Fails
```yaml not-stated
kind: game
name: Example
category: poker
thresholds: {of: share-of-pot, is: 200, over: shares-taken, under: losers-may-buy-back}
```

## Passes
```yaml met
kind: game
name: Example
category: poker
thresholds: {of: share-of-pot, is: 200, over: shares-taken, under: losers-may-buy-back, exactly: shares-taken}
```

## Boundary
Only one side is said: what is not above the figure may be meant to include it.
```yaml unclear
kind: game
name: Example
category: player-dealer
thresholds: {of: hand-total, is: 10, over: last-digit-counts}
```

## How to fix
Write "or more" or "or less" on one of the two sides.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.values import plain
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

FIX = "say on which side the figure itself falls"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    if not subject.game.thresholds:
        yield not_applicable("no figure decides anything")
    for threshold in subject.game.thresholds:
        what = f"exactly {plain(threshold.is_)} ({threshold.of.replace('-', ' ')})"
        if threshold.exactly:
            yield met(f"what happens at {what} is said", threshold)
        elif threshold.over and threshold.under:
            sides = f"above it {threshold.over.replace('-', ' ')}, below it {threshold.under.replace('-', ' ')}"
            yield not_stated(f"the rules do not say what happens at {what}: {sides}", FIX, threshold)
        else:
            side = f"over {plain(threshold.is_)}" if threshold.over else f"under {plain(threshold.is_)}"
            yield unclear(f"the rules speak only of {side}; {what} may be meant to be outside", FIX, threshold)
