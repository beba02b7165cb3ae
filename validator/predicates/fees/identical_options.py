"""Two options that are the same.

Options with different numbers differ in something: the limit, the number of players, the payer, the
moment or the fee. A second number for the same fees is usually a row whose figure was to be changed
and was not.

## Says
- same: {rows} are the same: the same table limit and the same fees ({@first} and {@}).
  Fix: Delete {second}, or correct the figure that should differ.
- same-as-printed: {rows} have the same table limit and the same fees as printed ({@first} and {@}).
  Reading: Have the figures of one slipped from another row?
  Fix: File the table again with every amount in its own cell.
- differ: Every option differs from the others beside it.
- none: This schedule has no two numbered options beside each other.

## Examples
```yaml violated same
  - options: [{option: 1, limit: 5-100, player: 1}, {option: 2, limit: 5-100, player: 1}]
```
> Options 1 and 2 are the same: the same table limit and the same fees (line 4 and line 4).
```yaml met differ
  - options: [{option: 1, limit: 5-100, player: 1}, {option: 2, limit: 5-100, player: 2}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Row, Subject
from ...docket.ladders import covers, damaged
from ...model.fees import Cell
from .._fees import number, parts
from ..answer import Answer, Answers, Ask, following, met, not_applicable, unclear, violated


def judge(subject: Subject, ask: Ask) -> Answers:
    blocks = [[row for row in rows if number(row) is not None] for _, rows in parts(subject)]
    found = [_repeated(*pair) for rows in blocks for pair in _pairs(rows)]
    several = [rows[0].place for rows in blocks if len(rows) > 1]
    yield from found or [met("differ", several[0]) if several else not_applicable("none")]


def _pairs(rows: list[Row]) -> Iterator[tuple[Row, Row]]:
    """Options that repeat an earlier one."""
    seen: dict[tuple[object, ...], Row] = {}
    for row in rows:
        first = seen.setdefault((_printed(row), _said(row)), row)
        if number(first) != number(row):
            yield first, row


def _repeated(first: Row, second: Row) -> Answer:
    see = [(first.place, "first")]
    key = (second.of, first.option.option, second.option.option)
    given: dict[str, object] = {"rows": [first, second], "first": first, "second": second}
    if damaged(first) or damaged(second):
        answer = unclear("same-as-printed", second.place, see=see, key=key, **given)
        return following(answer, "damaged-cells")
    return violated("same", second.place, see=see, key=key, **given)


def _ladder(cell: Cell) -> tuple[tuple[str, str], ...]:
    """The tiers from low to high: the order they are printed in makes no other option."""
    ordered = sorted(cell.tiers, key=lambda tier: tier.range.low)
    return tuple((tier.range.text, str(tier.fee)) for tier in ordered)


def _printed(row: Row) -> tuple[object, ...]:
    """What the row prints."""
    option = row.option
    cells = tuple(sorted((name, str(cell.fee), _ladder(cell)) for name, cell in row.cells.items()))
    return (
        str(option.limit),
        str(option.players),
        option.blinds,
        str(option.buy_in),
        option.label,
        cells,
    )


def _said(row: Row) -> tuple[int, ...]:
    """The sentences that speak of an option by its number: they may tell it from another."""
    limits = [said for said in row.block.limits if covers(said.options, row.option.option)]
    return tuple(id(said) for said in (*limits, *row.prose))
