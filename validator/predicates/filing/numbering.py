"""The items of a list are numbered in order, each number once.

## What is asked
Numbers or letters of one list follow each other without a repetition, a gap or a step back.

## Why
Decisions and references name a rule by its number.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
numbered: [{list: game rules, numbers: ["1", "2", "3", "3", "4"], at: 399-408}]
```
```yaml violated
kind: game
name: Example
category: player-dealer
numbered: [{list: what a win pays, numbers: [a, b, d, c], at: 2441-2444}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
numbered: [{list: game rules, numbers: ["1", "2", "3"], at: 10-12}]
```

## Boundary
A list may go on from another and start anywhere.
```yaml met
kind: game
name: Example
category: player-dealer
numbered: [{list: game rules continued, numbers: ["11", "12", "13"], at: 10-12}]
```

## How to fix
Number the list again.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.told import Numbered
from ..legacy import Answer, Ask, met, not_applicable, violated

FIX = "number the list again"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    lists = subject.game.numbered
    wrong = [(one, what) for one in lists if (what := _wrong(one))]
    for one, what in wrong:
        yield violated(f"the list of {one.list_} is numbered {', '.join(one.numbers)}: {what}", FIX, one)
    if not lists:
        yield not_applicable("the document notes no numbering")
    elif not wrong:
        yield met("lists are numbered in order", *lists)


def _wrong(one: Numbered) -> str:
    values = [int(number) if number.isdecimal() else ord(number[0]) for number in one.numbers]
    for before, after, number in zip(values, values[1:], one.numbers[1:], strict=False):
        if after == before:
            return f"{number} stands twice"
        if after != before + 1:
            return f"{number} does not follow"
    return ""
