"""A number given for things that are listed is the number listed.

## What is asked
Six circles have six labels, and two payments are two rows.

## Why
One of the two is left over from another version.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
counted: [{what: circles for the banker's total, said: 6, listed: {items: ["0", "1", "2", "3", "5", "6", "7"], at: 1692}, at: 1692}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
counted: [{what: wagers of a seat, said: 2, listed: {items: [ante, play], at: 10}, at: 10}]
```

## Boundary
A list that stands elsewhere may be divided otherwise than the sentence that counts.
```yaml unclear
kind: game
name: Example
category: player-dealer
counted: [{what: payments, said: 2, listed: {items: [two suited, one suited, one unsuited], at: 2616-2618}, at: 2607}]
```

## How to fix
Correct the number or the list.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

FIX = "correct the number or the list"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    counted = subject.game.counted
    wrong = [one for one in counted if one.said != len(one.listed.items)]
    for one in wrong:
        said = f"{one.said} {one.what} are announced, and {len(one.listed.items)} are listed: {', '.join(one.listed.items)}"
        if one.listed.at == one.at:
            yield violated(said, FIX, one)
        else:
            yield unclear(f"{said}. The sentence may count them otherwise", FIX, one, (one.listed, "the list"))
    if not counted:
        yield not_applicable("the document notes no number of things listed")
    elif not wrong:
        yield met("numbers given are the numbers listed", *counted)
