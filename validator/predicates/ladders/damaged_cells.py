"""The cells of an option have visibly shifted or are lost.

The filing shows which amount belongs to which tier and option. Where cells are merged, shifted or
lost, other rules on fee tiers leave the option out, and this one names it. A fee put together from
cells that slipped a row shows gaps and overlaps that the page may not have.

## Says
- broken-cells: The cells of {options} are visibly broken. The copy does not show
  for certain which fee belongs to which amount or option.
  Fix: File the table again with every amount in its own cell.
  See row: damaged too
  See same-number: bears the same number
- whole: No option is marked as damaged ({@}).
- no-options: The schedule prints no option.

## Examples
```yaml unclear broken-cells
  - options:
      - {option: 1, limit: 5-500, player-dealer: [[5-100, 1], [101+, 2]]}
      - {option: 2, limit: 5-500, damaged: merged-cells, player-dealer: [[101-200, 1], [5-100, 2]]}
```
> The cells of option 2 are visibly broken. The copy does not show for certain which fee
> belongs to which amount or option. Cells of this table have run together or slipped in the copy.
> Check the original.
```yaml met whole
  - options: [{option: 1, limit: 5-500, player-dealer: [[5-100, 1], [101+, 2]]}]
```
"""

from __future__ import annotations

from ...docket.filings import Row, Subject
from ...docket.ladders import damaged
from .._fees import number
from ..answer import Answer, Answers, Ask, met, not_applicable, unclear


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.schedule_file
    blocks = [rows for _, rows in subject.schedule_file.blocks if rows]
    broken = [rows for rows in blocks if any(damaged(row) for row in rows)]
    yield from map(_broken, broken)
    if not blocks:
        yield not_applicable("no-options")
    elif not broken:
        yield met("whole", blocks[0][0].place)


def _broken(rows: tuple[Row, ...]) -> Answer:
    bad = [row for row in rows if damaged(row)]
    numbers = {number(row) for row in bad} - {None}
    again = [row for row in rows if not damaged(row) and number(row) in numbers]
    see = [*((row.place, "row") for row in bad[1:]), *((row.place, "same-number") for row in again)]
    return unclear("broken-cells", bad[0].place, see=see, key=bad[0].option.option, options=bad)
