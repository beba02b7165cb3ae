"""The tables of a sheet are harder to read than they need be.

## What is asked
The heads of the columns stand over the rows of every page, a thing has one name and an amount one form, and no page head stands in the middle of
a sentence.

## Why
Whoever copies one page for a table at which it is used copies figures without heads. Two forms of one amount are where a slip of the pen goes unseen. No figure
is wrong for it, and whether it matters is for a person to say: one remark for each sheet.

## Fails
```yaml unclear
kind: schedule
name: Example
printing:
  - {shows: heads-missing, at: [195, 258]}
  - {shows: amounts-differ, forms: ["$1001", "$1,000"], at: 448-449}
```

## Passes
```yaml met
kind: schedule
name: Example
blocks: [{options: [{option: 1, limit: 5-200, player: 1}]}]
```

## Boundary
A page that bears the head of another game is worth a remark by itself.
```yaml unclear
kind: schedule
name: Example
printing: {shows: other-title, forms: [Three Card Poker], at: 456}
```

A sheet of prose has no table.
```yaml not-applicable
kind: schedule
name: Example
```

## How to fix
Repeat the heads of the columns on each page, and write one thing one way.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.fees import Printing
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, unclear

TOLD = {
    "heads-missing": "rows on a new page have no heads of columns over them",
    "heads-differ": "one kind of column has several heads",
    "amounts-differ": "amounts are written in several ways",
    "sentence-cut": "a page head stands in the middle of a sentence",
    "other-title": "a page head bears another name than the sheet",
}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    seen = subject.schedule.printing
    printed = [row for _, rows in subject.schedule_file.blocks for row in rows]
    if not seen:
        yield met("nothing is noted about how the tables are printed", printed[0].place) if printed else not_applicable("the sheet prints no table")
        return
    kinds = dict.fromkeys(one.shows for one in seen)
    yield unclear(
        f"how the tables are printed makes them harder to read: {'; '.join(_told(kind, [one for one in seen if one.shows == kind]) for kind in kinds)}",
        "repeat the heads of the columns on each page, and write one thing one way",
        seen[0],
        *((one, TOLD[one.shows]) for one in seen[1:]),
    )


def _told(kind: str, seen: list[Printing]) -> str:
    forms = "; ".join(listed(one.forms) for one in seen if one.forms)
    return TOLD[kind] + (f" ({forms})" if forms else "")
