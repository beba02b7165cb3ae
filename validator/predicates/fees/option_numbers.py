"""Option numbers that repeat, skip or run backwards.

## What is asked
Within a block each option has a number of its own, and the numbers run upwards without a hole. Where options are not numbered, something
else the row prints
(its limit, its number of players) tells them apart.

## Why
A table uses one option at a time and names it by its number. A number printed twice names two fees; a missing one may be a lost row.

Holes in a series the prose announces are a matter of `announced-options`, unless a number printed twice accounts for them.

## Fails
```yaml violated
kind: schedule
name: Example
blocks:
  - options: [{option: 1, limit: 5-100, player: 1}, {option: 2, limit: 5-200, player: 2}, {option: 2, limit: 5-300, player: 3}]
```

Two rows for one limit, and no number on either.
```yaml unclear
kind: schedule
name: Example
blocks:
  - options: [{option: first, limit: 5-500, player: 1}, {option: second, limit: 5-500, player: 2}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - options: [{option: 16, limit: 5-100, player: 1}, {option: 17, limit: 5-200, player: 2}]
```

## Boundary
A number is left out, and nothing announces it.
```yaml violated
kind: schedule
name: Example
blocks:
  - options: [{option: 1, limit: 5-100, player: 1}, {option: 3, limit: 5-300, player: 3}]
```

The numbers run on, but the lines do not: the page prints a later option first.
```yaml unclear
kind: schedule
name: Example
blocks:
  - options: [{option: 1, limit: 5-100, player: 1, at: 250}, {option: 2, limit: 5-200, player: 2, at: 255}, {option: 3, limit: 5-300, player: 3, at: 195}]
```

## How to fix
Number the options of a block from the first to the last, each once.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Row, Subject
from ...ladders import damaged
from ...model.fees import Block
from .._agree import line
from .._fees import misnumbered, number, options, spans
from ..legacy import Answer, Ask, following, met, not_applicable, unclear, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found, several = False, False
    for block, rows in subject.schedule_file.blocks:
        several = several or len(rows) > 1
        for answer in (*_numbered(block, rows), *_unnumbered(rows)):
            found = True
            yield answer
    if not several:
        yield not_applicable("no block has more than one option")
    elif not found:
        yield met("the options of each block can be told apart by number or by limit", subject.schedule)


def _numbered(block: Block, rows: tuple[Row, ...]) -> Iterator[Answer]:
    seen: dict[int, Row] = {}
    before: tuple[int, Row] | None = None
    again, free = misnumbered(block, rows)
    slipped = len(again) == len(free)  # a number printed twice and one that is missing are one slip
    for row in rows:
        value = number(row)
        if value is None:
            continue
        if value in seen:
            lost = f", and none the number {free[again.index(row)]}" if slipped else ""
            told = f"two options{_of(row)} bear the number {value}{lost}"
            twice = violated(told, f"give one of them another number than {value}", row.place, (seen[value].place, f"also numbered {value}"))
            yield following(twice, "damaged-cells") if damaged(row) or damaged(seen[value]) else twice
            continue
        seen[value] = row
        if before and value < before[0]:
            yield violated(f"option {value}{_of(row)} stands after option {before[0]}", "print the options in the order of their numbers", row.place, (before[1].place, f"option {before[0]}"))
        elif before and 0 < line(row.place) < line(before[1].place):
            yield _turned(block, rows, before[1], row)
        before = value, row
    if seen:
        holes = [n for n in range(min(seen), max(seen)) if n not in seen and not any(a.options.holds(Decimal(n)) for a in block.announces)]
        if holes and not (again and slipped):
            after = max(n for n in seen if n < holes[0])
            yield violated(
                f"there is no option {spans(holes)}{_of(seen[after])}, though the numbers run from {min(seen)} to {max(seen)}",
                "add what is missing, or number the options without a hole",
                seen[after].place,
            )


def _of(row: Row) -> str:
    """Which game's option it is, where the schedule has those of several."""
    return f" of {row.of}" if row.of else ""


def _turned(block: Block, rows: tuple[Row, ...], first: Row, second: Row) -> Answer:
    """The second of two options in order of number is printed above the first: all that stand so, and whether they stand above the sentence on the fee too."""
    value = number(second) or 0
    above = [row for row in rows if (number(row) or 0) >= value and 0 < line(row.place) < line(first.place)]
    below = [row for row in rows if 0 < (number(row) or 0) < value and line(row.place) > line(second.place)]
    last = max(line(row.place) for row in above)
    words = next((fee for fee in block.fees if last < line(fee) < line(below[0].place)), None)
    heading = f" and before the sentence on the fee (line {line(words)})" if words else ""
    stand = "stand" if len(above) > 1 else "stands"
    return unclear(
        f"on the page {options(above)} {stand} before {options(below, bare=True)} (line {line(second.place)} before line {line(below[0].place)}){heading}; a heading or a page may have slipped",
        "print the options in the order of their numbers",
        second.place,
        (below[0].place, options(below[:1], bare=True)),
        *(((words, "the sentence on the fee"),) if words else ()),
    )


def _unnumbered(rows: tuple[Row, ...]) -> Iterator[Answer]:
    seen: dict[tuple[str, ...], Row] = {}
    for row in rows:
        if number(row) is not None:
            continue
        told = tuple(str(part) for part in (row.option.limit, row.option.players, row.option.buy_in, row.option.label))
        if told in seen:
            limit = f"the table limit {row.option.limit}" if row.option.limit else "no limit"
            yield unclear(f"two rows for {limit}{_of(row)} bear no number: nothing says which of them is in use", "number the options", row.place, (seen[told].place, "the other row"))
        seen.setdefault(told, row)
