"""One approval number is for one game, and one game has one number.

## What is asked
No number stands beside two games, and no game beside two numbers. Spelling of names does not matter, and a document that replaces another keeps its number.

## Why
Two games under one number: one of them is not approved.

## Fails
```yaml violated
kind: schedule
name: Rates
blocks: [{games: [{called: Baduci, approval: GEGA-002745, at: 1}, {called: Omaha, approval: GEGA-002745, at: 2}]}]
```
```yaml violated
kind: schedule
name: Rates
blocks: [{games: [{called: Omaha, approval: GEGA-001700, at: 1}]}, {games: [{called: Omaha Poker, approval: GEGA-001701, at: 20}]}]
```

## Passes
```yaml met
kind: schedule
name: Rates
blocks: [{games: [{called: Lowball, approval: GEGA-001777, at: 1}, {called: Low-Ball Poker, approval: GEGA-001777, at: 2}]}]
```

## Boundary
A longer form of the same name is the same game.
```yaml met
kind: schedule
name: Rates
blocks: [{games: [{called: Omaha 5 High Low Split (Big O), approval: GEGR-001770, at: 1}, {called: Omaha 5 Hi-Lo Split, approval: GEGR-001770, at: 2}]}]
```
Two documents under one number, neither of which replaces the other.
```yaml violated
kind: game
name: First
category: poker
approvals: [{number: GEGA-000001, at: 1}]
---
kind: game
name: Second
category: poker
approvals: [{number: GEGA-000001, at: 1}]
```

## How to fix
Compare with the letters of approval.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Filing, Subject
from ...filed import Place
from .._names import core
from ..legacy import Answer, Ask, met, not_applicable, violated

NEEDS_FILING = True
FIX = "compare with the letters of approval and correct the number"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    printed = list(_printed(subject.filing))
    found = False
    for number in dict.fromkeys(number for number, _, _ in printed):
        names = [(name, place) for other, name, place in printed if other == number]
        first = names[0]
        different = next((one for one in names if not _same(first[0], one[0])), None)
        if different:
            found = True
            yield violated(f"the approval number {number} stands beside two games: {first[0]} and {different[0]}", FIX, different[1], (first[1], first[0]))
    for name in dict.fromkeys(core(name) for _, name, _ in printed):
        numbers = [(number, place) for number, other, place in printed if core(other) == name]
        second = next((one for one in numbers if one[0] != numbers[0][0]), None)
        if second:
            found = True
            yield violated(f"two approval numbers stand beside one game, {numbers[0][0]} and {second[0]}", FIX, second[1], (numbers[0][1], numbers[0][0]))
    if not printed:
        yield not_applicable("no document prints an approval number")
    elif not found:
        yield met(f"each of the {len({number for number, _, _ in printed})} approval numbers is for one game", printed[0][2])


def _printed(filing: Filing) -> Iterator[tuple[str, str, Place]]:
    """Number, name beside it, place. A number that rules print themselves stands beside their own name."""
    for schedule in filing.schedules:
        if schedule.id not in filing.superseded:
            yield from ((ref.approval, ref.called, ref) for block in schedule.schedule.blocks for ref in block.games if ref.approval and ref.called)
    for game in filing.games:
        if game.id not in filing.superseded:
            yield from ((approval.number, game.game.name, approval) for approval in game.game.approvals if not approval.on and not approval.note)


def _same(first: str, second: str) -> bool:
    one, other = set(core(first).split()), set(core(second).split())
    return one <= other or other <= one
