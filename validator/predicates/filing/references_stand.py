"""A reference within the rules leads to what it announces.

## What is asked
Where the text sends the reader to a numbered item, or to something above or below, what it is sent for stands there.

## Why
A number that moved when the list was changed leads to another rule.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
refers: [{to: number 14, about: where the action starts, stands: {is: number 13, at: 844}, at: 839}]
```
It leads nowhere.
```yaml violated
kind: game
name: Example
category: player-dealer
refers: [{to: procedure 20, about: picking up the cards, at: 853}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
refers: [{to: number 9, about: the bonus wager, stands: {is: number 9, at: 40}, at: 60}]
```

## Boundary
The same number written differently is the same number.
```yaml met
kind: game
name: Example
category: player-dealer
refers: [{to: "rule #26", about: the additional blind, stands: {is: rule 26, at: 40}, at: 60}]
```

A reference that leads out of the filing leads to no rule that was looked at; it may be no more than a remark.
```yaml unclear
kind: game
name: Example
category: player-dealer
refers: [{to: general poker rules, about: all that is not told here, outside: true, at: 430}]
```
Nor does one to other games without their names.
```yaml unclear
kind: game
name: Example
category: player-dealer
refers: [{to: other approved games, about: how the player-dealer is chosen, unnamed: true, at: 1483}]
```

What stood where the text is damaged is not looked for.
```yaml met
kind: game
name: Example
category: player-dealer
refers: [{to: the picture below, about: where wagers lie, at: 1892, damaged: picture}]
```

The title leads there, and the number beside it is not printed there.
```yaml unclear
kind: game
name: Example
category: player-dealer
refers: [{to: GEGA-000001, titled: Collection Rates, about: the fees, stands: {is: a sheet without number, at: 3347}, at: 4181}]
```

## How to fix
Correct the reference.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...docket import Subject
from ...model.told import Reference
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

FIX = "correct the reference"
OUTSIDE = "say it here, or file what is referred to"
UNNAMED = "say it here, or name the place"
NUMBER = "print the number there, or strike it from the reference"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    refers = subject.game.refers
    wrong = [reference for reference in refers if not _right(reference) and not _lost(reference)]
    for reference in wrong:
        said = f"the rules send the reader to {reference.to} for {reference.about}"
        if reference.outside:
            yield unclear(f"{said}, which is not in the filing. It may be no more than a remark", OUTSIDE, reference)
        elif reference.unnamed:
            yield unclear(f"{said}, and name none of them. It may be no more than a remark", UNNAMED, reference)
        elif reference.stands and reference.titled:
            found = f"what bears the title given beside it, “{reference.titled}”, is {reference.stands.is_}"
            yield unclear(f"{said}; {found}. The title alone may be enough", NUMBER, reference, (reference.stands, reference.stands.is_))
        elif reference.stands:
            yield violated(f"{said}, and it stands in {reference.stands.is_}", FIX, reference, (reference.stands, reference.stands.is_))
        else:
            yield violated(f"{said}, and there is no such place", FIX, reference)
    if not refers:
        yield not_applicable("the document notes no reference within the rules")
    elif not wrong:
        yield met("references within the rules lead where they should", *refers)


def _lost(reference: Reference) -> bool:
    """Whether it leads to what stood where the text is damaged."""
    return bool(reference.damaged) and reference.stands is None and not reference.outside


def _right(reference: Reference) -> bool:
    return reference.stands is not None and _plain(reference.to) == _plain(reference.stands.is_)


def _plain(text: str) -> str:
    return re.sub(r"[^a-z0-9]", "", text.lower())
