"""An option that repeats those of other limits but for one edge of a tier.

## What is asked
Where the options for one table limit are those for another over again, each of them is, down to the edges of its tiers.

## Why
A sheet that prints the same ladders for $5-$500, for $5-$1,000 and for $25-$2,000 was copied from limit to limit. One edge that then differs, $800 for $600, is a
new fee or a slip of the pen, and only the house knows. A higher edge for a higher limit may be meant. One question for each such option.

Asked only where the fees are all the same, one edge differs, and every other option of that limit repeats a ladder of another limit as it is; a sheet that varies its edges on purpose
does so in more than one option.

## Fails
```yaml unclear
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options:
      - {option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51+, 2]]}
      - {option: 2, limit: 5-500, player-dealer: [[5-100, 1], [101-600, 3], [601+, 8]]}
      - {option: 3, limit: 5-1000, player-dealer: [[5-50, 1], [51+, 2]]}
      - {option: 4, limit: 5-1000, player-dealer: [[5-100, 1], [101-600, 3], [601+, 8]]}
      - {option: 5, limit: 25-2000, player-dealer: [[5-50, 1], [51+, 2]]}
      - {option: 6, limit: 25-2000, player-dealer: [[5-100, 1], [101-800, 3], [801+, 8]]}
```

## Passes
```yaml met
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options:
      - {option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51+, 2]]}
      - {option: 2, limit: 5-500, player-dealer: [[5-100, 1], [101-600, 3], [601+, 8]]}
      - {option: 3, limit: 5-1000, player-dealer: [[5-50, 1], [51+, 2]]}
      - {option: 4, limit: 5-1000, player-dealer: [[5-100, 1], [101-600, 3], [601+, 8]]}
```

## Boundary
One other option is no pattern; nor is a limit with ladders of its own.
```yaml not-applicable
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options:
      - {option: 1, limit: 5-500, player-dealer: [[5-100, 1], [101-600, 3], [601+, 8]]}
      - {option: 2, limit: 25-2000, player-dealer: [[5-100, 1], [101-800, 3], [801+, 8]]}
```
```yaml met
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options:
      - {option: 1, limit: 5-500, player-dealer: [[5-100, 1], [101-600, 3], [601+, 8]]}
      - {option: 2, limit: 5-1000, player-dealer: [[5-100, 1], [101-600, 3], [601+, 8]]}
      - {option: 3, limit: 25-2000, player-dealer: [[5-70, 1], [71+, 2]]}
      - {option: 4, limit: 25-2000, player-dealer: [[5-100, 1], [101-800, 3], [801+, 8]]}
```

## How to fix
Confirm the edge, or print the one of the other limits.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ...docket import Row, Subject
from ...ladders import damaged
from ...model.fees import Tier
from ...model.values import dollars
from .._fees import options
from ..legacy import Answer, Ask, met, not_applicable, unclear

FIX = "confirm the edge, or print the one of the other limits"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    copied: Row | None = None
    found = False
    for _, rows in subject.schedule_file.blocks:
        kept = [row for row in rows if row.option.limit and not damaged(row) and any(cell.tiers for cell in row.cells.values())]
        printed: dict[object, list[Row]] = {}
        for row in kept:
            printed.setdefault(_text(row), []).append(row)
        repeated = [same for same in printed.values() if len({_limit(row) for row in same}) > 1]
        copied = copied or next((same[0] for same in repeated), None)
        for row in kept:
            beside = [other for other in kept if other is not row and _limit(other) == _limit(row)]
            over_again = [same for other in beside for same in repeated if other in same]
            if len(printed[_text(row)]) > 1 or not beside or len(over_again) < len(beside):
                continue
            twin = next(((same, edge) for same in repeated if _limit(row) not in {_limit(one) for one in same} for edge in [_edge(row, same[0])] if edge), None)
            if twin:
                found = True
                yield _asked(row, *twin, over_again[0])
    if copied is None:
        yield not_applicable("no ladder is printed for two table limits")
    elif not found:
        yield met("options repeated from limit to limit are the same to the edge", copied.place)


def _asked(row: Row, same: list[Row], edge: tuple[str, str], pattern: list[Row]) -> Answer:
    others = [other for other in pattern if _limit(other) != _limit(row)]
    copy = next(other for other in pattern if _limit(other) == _limit(row))
    told = f"{options([row])}, for {_limit(row)}, has the fees and tiers of {options(same, bare=True)}, for other limits, but for one edge: {edge[0]} in place of {edge[1]}"
    like = f"{options([copy], bare=True)} of the same limit repeats {options(others, bare=True)} as printed"
    return unclear(f"{told}; {like}. A higher edge for this limit may be meant", FIX, row.place, *((other.place, f"for {_limit(other)}") for other in same), (copy.place, "repeated as printed"))


def _limit(row: Row) -> str:
    return str(row.option.limit)


def _text(row: Row) -> tuple[object, ...]:
    return tuple(sorted((name, str(cell.fee), tuple((tier.range.text, str(tier.fee)) for tier in cell.tiers)) for name, cell in row.cells.items()))


def _edge(row: Row, other: Row) -> tuple[str, str] | None:
    """The one edge between two tiers in which the ladders of two options differ, their fees being the same."""
    if row.cells.keys() != other.cells.keys():
        return None
    edges: list[tuple[str, str]] = []
    for name, cell in row.cells.items():
        ours, theirs = cell.tiers, other.cells[name].tiers
        if str(cell.fee) != str(other.cells[name].fee) or [str(tier.fee) for tier in ours] != [str(tier.fee) for tier in theirs]:
            return None
        if ours and ((ours[0].range.low, ours[-1].range.high) != (theirs[0].range.low, theirs[-1].range.high)):
            return None
        for (a, b), (c, d) in zip(pairwise(ours), pairwise(theirs), strict=True):
            if (a.range.high, b.range.low) != (c.range.high, d.range.low):
                if a.range.high is None or b.range.low <= a.range.high:  # no edge, but an overlap: told by tier-overlap
                    return None
                edges.append((_between(a, b), _between(c, d)))
    return edges[0] if len(edges) == 1 else None


def _between(lower: Tier, upper: Tier) -> str:
    return f"{dollars(lower.range.high) if lower.range.high is not None else 'no end'}/{dollars(upper.range.low)}"
