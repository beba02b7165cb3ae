"""A low hand that must qualify has a stated qualifier.

## What is asked
Rules that say what happens when no low hand qualifies say what a low hand needs to qualify.

## Why
Half the pot depends on it, and eight or better is only one of the customs.

## Says
- silent: The rules say what happens when no low hand qualifies ({@}) but not what a low hand needs
  to qualify.
  Fix: Name the qualifier, such as eight or better.
  Write: pot: {to: high-low, low-qualifier: eight-or-better}
- named: A low hand must be {qualifier} ({@}).
- none: The rules do not speak of a low hand that does not qualify.

## Fails
```yaml not-stated silent
kind: game
name: Example Hi-Lo
category: poker
pot: {to: high-low, no-low: high-takes-all, at: 456}
source: {document: a.txt, lines: 1-500}
```
> The rules say what happens when no low hand qualifies (line 456) but not what a low hand needs to
> qualify.

## Passes
```yaml met named
kind: game
name: Example Hi-Lo
category: poker
pot: [{to: high-low, low-qualifier: eight-or-better, at: 10}, {to: high-low, no-low: high-takes-all, at: 40}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.part import Part
from ..answer import Answer, Ask, met, not_applicable, not_stated
from ..values import as_called


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    missing = [pot for pot in game.pot if pot.to == "high-low" and pot.no_low]
    outcomes = [
        one for comparison in game.compares for one in comparison.outcomes if one.case == "no-low"
    ]
    speaks: list[Part] = [*missing, *outcomes]
    named = [(pot.low_qualifier, pot) for pot in game.pot if pot.low_qualifier]
    if not speaks:
        yield not_applicable("none")
    elif named:
        yield met("named", named[0][1], qualifier=as_called(named[0][0]))
    else:
        yield not_stated("silent", speaks[0])
