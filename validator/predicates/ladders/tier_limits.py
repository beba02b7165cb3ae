"""A tier for amounts that cannot occur.

## What is asked
Where the basis is one wager, tiers stay inside the table limit. Total table action cannot be less than the table minimum.
A table limit written the wrong way round is a matter of `limits-set`.

## Why
A ladder that starts at $5 for a table whose minimum is $25 was copied from another option; the limit or the tiers are wrong.

## Fails
```yaml violated
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 11, limit: 25-2000, player-dealer: [[5-50, 1], [51+, 2]]}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 11, limit: 25-2000, player-dealer: [[25-50, 1], [51+, 2]]}]
```

## Boundary
One wager cannot exceed the table maximum.
```yaml violated
kind: schedule
name: Example
blocks:
  - columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 1, limit: 5-200, player: [[5-200, 1], [201-400, 2]]}]
```

Without a table limit, the ladder over one wager tells the lowest one.
```yaml unclear
kind: schedule
name: Example
blocks:
  - columns: [option, {is: player, on: player-wager}, {is: player-dealer, on: total-table-action}]
    options: [{option: 15, player: [[10-100, 1], [101-500, 2]], player-dealer: [[5+, 2]]}]
```

## How to fix
Make the tiers and the table limit agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket import Row, Subject
from ...ladders import MONEY_BASES, ONE_WAGER, Component, components, damaged
from ...model.values import dollars
from .._fees import BROKEN
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.row
    row, limit = subject.row, subject.row.option.limit
    if damaged(row):
        yield not_applicable(BROKEN)
        return
    ladders = [c for c in components(row) if c.cell.tiers and c.basis in MONEY_BASES]
    if ladders and limit is None and (answer := _against_wager(row, ladders)):
        yield answer
        return
    if limit and limit.high is not None and limit.low is not None and limit.low > limit.high:
        yield not_applicable("the table limit has its minimum above its maximum: see limits-set")
        return
    if not ladders or limit is None or limit.low is None:
        yield not_applicable("the option has no ladder of wagers beside a table limit")
        return
    found = False
    for ladder in ladders:
        tiers = sorted(ladder.cell.tiers, key=lambda tier: tier.range.low)
        if tiers[0].range.low < limit.low and not tiers[0].range.any:
            found = True
            yield violated(
                _below(ladder, tiers[0].range.low, limit.low),
                f"start the first tier at {dollars(limit.low)}, or correct the table limit",
                tiers[0],
                (row.place, f"table limit {limit}"),
            )
        if limit.high is None or ladder.basis not in ONE_WAGER:
            continue
        for tier in tiers:
            high = tier.range.high
            if tier.range.low > limit.high or (high is not None and high > limit.high):
                found = True
                yield violated(
                    f"the tier {tier.range} of the {ladder.name} fee goes beyond the highest wager, {dollars(limit.high)}",
                    "make the tiers and the table limit agree",
                    tier,
                    (row.place, f"table limit {limit}"),
                )
    if not found:
        yield met("the tiers stay within the table limit", row.place)


def _below(ladder: Component, start: Decimal, least: Decimal) -> str:
    if ladder.basis == "total-table-action":
        return (
            f"the {ladder.name} fee starts at a total of {dollars(start)}, but the table limit starts at {dollars(least)}: with a game wager up the total cannot be below {dollars(least)}"
        )
    return f"the {ladder.name} fee starts at {dollars(start)}, but the table limit starts at {dollars(least)}"


def _against_wager(row: Row, ladders: list[Component]) -> Answer | None:
    """A total that starts below the lowest wager of the same option."""
    single = [min(tier.range.low for tier in c.cell.tiers) for c in ladders if c.basis in ONE_WAGER and not any(tier.range.any for tier in c.cell.tiers)]
    for ladder in ladders:
        first = min(ladder.cell.tiers, key=lambda tier: tier.range.low)
        if single and ladder.basis == "total-table-action" and first.range.low < min(single) and not first.range.any:
            return unclear(
                f"the {ladder.name} fee starts at a total of {dollars(first.range.low)}, but the fee on one wager starts at {dollars(min(single))}: so low a total cannot occur, or a tier is missing",
                f"start both ladders at {dollars(min(single))}, or add the missing tier",
                first,
                (row.place, f"one wager from {dollars(min(single))}"),
            )
    return None
