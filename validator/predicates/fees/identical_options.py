"""Two options that are the same.

## What is asked
Options with different numbers differ in something: the limit, the number of players, the payer, the
moment or the fee.

## Why
A second number for the same fees is usually a row whose figure was to be changed and was not.

## Says
- same: {rows} are the same: the same table limit and the same fees ({@first} and {@}).
  Fix: Delete {second}, or correct the figure that should differ.
  See first: {first}
- same-as-printed: {rows} have the same table limit and the same fees as printed ({@first} and {@}).
  Reading: Have the figures of one slipped from another row?
  Fix: File the table again with every amount in its own cell.
  See first: {first}
- one-named: {rows} have the same table limit and the same fees ({@first} and {@}). The text on fees
  mentions only {named}.
  Reading: Is that what tells the two apart?
  Fix: Delete {second}, or say how it differs.
  See first: {first}
- differ: Every option differs from the others beside it.
- none: This schedule has no two numbered options beside each other.

## Fails
```yaml violated same
  - options: [{option: 1, limit: 5-100, player: 1}, {option: 2, limit: 5-100, player: 1}]
```
> Options 1 and 2 are the same: the same table limit and the same fees (line 4 and line 4).

## Passes
```yaml met differ
  - options: [{option: 1, limit: 5-100, player: 1}, {option: 2, limit: 5-100, player: 2}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Row, Subject
from ...docket.ladders import covers, damaged
from ...model.fees import Block, Cell
from .._fees import number
from ..answer import Answer, Ask, following, met, not_applicable, unclear, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    blocks = [
        (b, [r for r in rows if number(r) is not None]) for b, rows in subject.schedule_file.blocks
    ]
    found = [_repeated(block, *pair) for block, rows in blocks for pair in _pairs(block, rows)]
    several = next((rows[0].place for _, rows in blocks if len(rows) > 1), None)
    yield from found
    if several is None:
        yield not_applicable("none")
    elif not found:
        yield met("differ", several)


def _pairs(block: Block, rows: list[Row]) -> Iterator[tuple[Row, Row]]:
    """Options that repeat an earlier one."""
    seen: dict[tuple[object, ...], list[Row]] = {}
    for row in rows:
        alike = seen.setdefault(_printed(block, row), [])
        said = _sentences(block, row)
        same = next((other for other in alike if _sentences(block, other) == said), None)
        silent = next(
            (other for other in alike if bool(_sentences(block, other)) != bool(said)), None
        )
        alike.append(row)
        if (first := same or silent) and number(first) != number(row):
            yield first, row


def _repeated(block: Block, first: Row, second: Row) -> Answer:
    see = [(first.place, "first")]
    key = (second.of, first.option.option, second.option.option)
    given: dict[str, object] = {"rows": [first, second], "first": first, "second": second}
    if damaged(first) or damaged(second):
        answer = unclear("same-as-printed", second.place, see=see, key=key, **given)
        return following(answer, "damaged-cells")
    if _sentences(block, first) == _sentences(block, second):
        return violated("same", second.place, see=see, key=key, **given)
    named = first if _sentences(block, first) else second
    return unclear("one-named", second.place, see=see, key=key, named=named, **given)


def _ladder(cell: Cell) -> tuple[tuple[str, str], ...]:
    """The tiers from low to high: the order they are printed in makes no other option."""
    ordered = sorted(cell.tiers, key=lambda tier: tier.range.low)
    return tuple((tier.range.text, str(tier.fee)) for tier in ordered)


def _printed(block: Block, row: Row) -> tuple[object, ...]:
    """What can tell an option from another: what is printed, and limits set for its number."""
    option = row.option
    cells = tuple(sorted((name, str(cell.fee), _ladder(cell)) for name, cell in row.cells.items()))
    limits = tuple(
        n
        for n, limit in enumerate(block.limits)
        if limit.options and covers(limit.options, option.option)
    )
    return str(option.limit), str(option.players), str(option.buy_in), option.label, cells, limits


def _sentences(block: Block, row: Row) -> tuple[int, ...]:
    """The sentences on fees that speak of an option by its number."""
    return tuple(
        n
        for n, fee in enumerate(block.fees)
        if fee.options and covers(fee.options, row.option.option)
    )
