"""Two options that are the same.

## What is asked
Options with different numbers differ in something: the limit, the number of players, the payer, the moment or the fee.

## Why
A second number for the same fees is usually a row whose figure was to be changed and was not.

## Fails
```yaml violated
kind: schedule
name: Example
blocks:
  - options: [{option: 1, limit: 5-100, player: 1}, {option: 2, limit: 5-100, player: 1}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - options: [{option: 1, limit: 5-100, player: 1}, {option: 2, limit: 5-100, player: 2}]
```

## Boundary
The prose tells the two apart.
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: hand, options: [1]}, {from: player, per: half-hour, options: [2]}]
    options: [{option: 1, limit: 5-100, player: 1}, {option: 2, limit: 5-100, player: 1}]
```

The prose speaks of one of them only.
```yaml unclear
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: hand, options: [1]}]
    options: [{option: 1, limit: 5-100, player: 1}, {option: 2, limit: 5-100, player: 1}]
```

The same tiers in another order are the same tiers.
```yaml violated
kind: schedule
name: Example
blocks:
  - options:
      - {option: 1, limit: 5-100, player: [[5-50, 1], [51+, 2]]}
      - {option: 2, limit: 5-100, player: [[51+, 2], [5-50, 1]]}
```

Options whose cells have slipped are the same only as printed; that goes with the finding on the cells.
```yaml unclear
kind: schedule
name: Example
blocks:
  - options:
      - {option: 1, limit: 5-100, player: 1}
      - {option: 2, limit: 5-100, player: 1, damaged: merged-cells}
      - {option: 3, limit: 5-100, player: 2}
```

## How to fix
Strike one of the two, or correct what should differ.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from ...ladders import covers, damaged
from ...model.fees import Block, Cell
from .._fees import number, options
from ..legacy import Answer, Ask, following, met, not_applicable, unclear, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found, several = False, None
    for block, rows in subject.schedule_file.blocks:
        seen: dict[tuple[object, ...], list[Row]] = {}
        numbered = [row for row in rows if number(row) is not None]
        several = several or (numbered[0].place if len(numbered) > 1 else None)
        for row in numbered:
            alike = seen.setdefault(_printed(block, row), [])
            same = next((other for other in alike if _sentences(block, other) == _sentences(block, row)), None)
            silent = next((other for other in alike if bool(_sentences(block, other)) != bool(_sentences(block, row))), None)
            alike.append(row)
            if (first := same or silent) and number(first) != number(row):
                found = True
                yield _repeated(block, first, row)
    if several is None:
        yield not_applicable("no block has two numbered options")
    elif not found:
        yield met("every option differs from the others of its block", several)


def _repeated(block: Block, first: Row, row: Row) -> Answer:
    told = f"options {first.option.option} and {row.option.option}{f' of {row.of}' if row.of else ''} are the same: the same limit and the same fees"
    fix = f"strike {options([row])}, or correct what should differ"
    related = (first.place, f"option {first.option.option}")
    if damaged(first) or damaged(row):
        printed = f"as printed, options {first.option.option} and {row.option.option}{f' of {row.of}' if row.of else ''} are the same; the cells of one are visibly broken, and rows may have slipped"
        return following(unclear(printed, fix, row.place, related), "damaged-cells")
    if _sentences(block, first) == _sentences(block, row):
        return violated(told, fix, row.place, related)
    spoken = first if _sentences(block, first) else row
    return unclear(f"{told}; the prose on fees speaks of option {spoken.option.option} only, which may tell them apart", fix, row.place, related)


def _ladder(cell: Cell) -> tuple[tuple[str, str], ...]:
    """The tiers from low to high: the order they are printed in makes no other option."""
    return tuple((tier.range.text, str(tier.fee)) for tier in sorted(cell.tiers, key=lambda tier: tier.range.low))


def _printed(block: Block, row: Row) -> tuple[object, ...]:
    """What is printed of an option that can tell it from another, limits set for its number with it."""
    option = row.option
    cells = tuple(sorted((name, str(cell.fee), _ladder(cell)) for name, cell in row.cells.items()))
    limits = tuple(n for n, limit in enumerate(block.limits) if limit.options and covers(limit.options, option.option))
    return str(option.limit), str(option.players), str(option.buy_in), option.label, cells, limits


def _sentences(block: Block, row: Row) -> tuple[int, ...]:
    """The sentences on fees that speak of an option by its number."""
    return tuple(n for n, fee in enumerate(block.fees) if fee.options and covers(fee.options, row.option.option))
