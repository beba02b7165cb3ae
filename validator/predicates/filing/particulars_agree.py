"""Version, date and owner of a document are the same wherever it prints them.

## What is asked
One version and one date for a document, and one owner for each thing owned.

## Why
An approval is for one version of one game.

## Fails
```yaml violated
kind: game
name: Example
category: poker
version: [{is: "4.0", at: 1}, {is: "4.1", at: 90}]
```

## Passes
```yaml met
kind: schedule
name: Rates
version: [{is: "1.2", at: 1}, {is: "1.2", at: 90}]
```

## Boundary
Two dates may be those of the filing and of a revision; two owners may share.
```yaml unclear
kind: game
name: Example
category: poker
dated: [{is: 2006-04-23, at: 1}, {is: 2007-01-05, at: 90}]
```
```yaml unclear
kind: game
name: Example
category: poker
owners: [{called: First Gaming Inc., at: 1}, {called: Other Games LLC, at: 90}]
```
```yaml met
kind: game
name: Example
category: poker
owners: [{called: First Gaming Inc., at: 1}, {called: Other Games LLC, of: buster, at: 1}]
```

## How to fix
Print each once, on the title page.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Owner
from .._agree import CONTRADICTION, Clash, agreement, stated
from .._names import key
from ..legacy import Answer, Ask

FIX = "print it once, on the title page"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    document = subject.game if subject.game_file else subject.schedule
    yield from agreement("the version", stated(document.version, lambda v: v.is_, lambda v: f"version {v.is_}"), _version, FIX)
    yield from agreement("the date", stated(document.dated, lambda d: d.is_, lambda d: f"{d.is_}"), _dates, FIX)
    if subject.game_file:
        yield from agreement("the owner", stated(subject.game.owners, lambda o: o, lambda o: o.called), _owners, FIX)


def _version(first: str, second: str) -> Clash | None:
    return None if first == second else CONTRADICTION


def _dates(first: object, second: object) -> Clash | None:
    return None if first == second else Clash("One may be the date of the filing and the other of a revision")


def _owners(first: Owner, second: Owner) -> Clash | None:
    return None if first.of != second.of or key(first.called) == key(second.called) else Clash("They may own it together, or one may have followed the other")
