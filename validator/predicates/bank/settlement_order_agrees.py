"""The order in which wagers are settled is stated in two ways.

## What is asked
Where the rules say more than once in which order the wagers of a seat are settled, they say the same. Where settlement starts, and which way it goes, is a matter of
another rule.

## Why
When the player-dealer's wager runs out, each order leaves another wager uncovered.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
settles: [{order: [ante, play, bonus]}, {order: [play, ante]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
settles: [{order: [ante, play], direction: clockwise}, {order: [ante, bonus]}, {order: [play, bonus]}]
```

## Boundary
One order is for hands that win and one for hands that lose.
```yaml met
kind: game
name: Example
category: player-dealer
settles: [{order: [ante, play], note: winning hands}, {order: [play, ante], note: losing hands}]
```

Beside an order for all hands, another for hands that lose: this may be meant.
```yaml unclear
kind: game
name: Example
category: player-dealer
settles: [{order: [ante, play]}, {order: [play, ante], note: losing hands}]
```

## How to fix
State the order once, or say when each holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...docket import Subject
from ...model.wagers import Settlement
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

FIX = "state the order once, or say when each holds"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    ordered = [said for said in subject.game.settles if said.order]
    if len(ordered) < 2:
        yield not_applicable("the order of wagers is stated at one place at most")
        return
    found = [answer for one, other in combinations(ordered, 2) if (answer := _differ(one, other))]
    gravest = sorted(found, key=lambda answer: answer.verdict != "violated")[:1]
    yield from gravest or [met("wagers are settled in the same order wherever it is stated", *ordered)]


def _differ(one: Settlement, other: Settlement) -> Answer | None:
    """Compares the wagers both name; a statement with a note may be for a case of its own."""
    shared = set(one.order) & set(other.order)
    first, second = ([name for name in said.order if name in shared] for said in (one, other))
    if first == second or (one.note and other.note):
        return None
    said = f"wagers are settled in the order {_listed(first)} at one place and {_listed(second)} at another"
    if one.note or other.note:
        return unclear(f"{said}; one may be meant for a case of its own", FIX, one, (other, _listed(second)))
    return violated(said, FIX, one, (other, _listed(second)))


def _listed(order: list[str]) -> str:
    return ", ".join(name.replace("-", " ") for name in order)
