"""A tier for amounts that cannot occur.

Where the basis is one wager, tiers stay inside the table limit. Total table action cannot be less
than the table minimum. A fee that starts at $5 for a table whose minimum is $25 was copied from
another option; the limit or the tiers are wrong.

## Says
- below-limit: The {payer} fee starts at {start}[ ({@})], but the table limit starts at {least}, so
    no wager can be that small.
  Fix: Start the first tier at {least}, or correct the table limit.
- total-below-limit: The {payer} fee starts at a total of {start}[ ({@})], but the table limit
    starts at {least}, so no total can be that small.
  Reading: Is the tier meant to start with the table limit?
  Fix: Start the first tier at {least}, or correct the table limit.
- above-limit: The {payer} fee has a tier {tier}[ ({@})], but the highest wager is {most}.
  Fix: End the tiers at {most}, or correct the table limit.
- inside: The tiers stay within the table limit {limit} ({@}).
- reversed: The table limit has its minimum above its maximum.
- no-limit: This option has no graded fee on wagers beside a table limit.

## Examples
```yaml unclear total-below-limit
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 11, limit: 25-2000, player-dealer: [[5-50, 1], [51+, 2]]}]
```
> The player-dealer fee starts at a total of $5 (line 5), but the table limit starts at $25, so no
> total can be that small. Is the tier meant to start with the table limit?
```yaml met inside
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 11, limit: 25-2000, player-dealer: [[25-50, 1], [51+, 2]]}]
```
"""

from __future__ import annotations

from decimal import Decimal

from ...docket.filings import Row, Subject
from ...docket.ladders import MONEY_BASES, ONE_WAGER, Component, components, damaged
from ...model.fees import Tier
from ...model.values import Limit
from ..answer import Answer, Answers, Ask, met, not_applicable, unclear, violated
from ..values import money

TOTAL = "total-table-action"


def judge(subject: Subject, ask: Ask) -> Answers:
    row = subject.row
    assert row
    ladders = [c for c in components(row) if c.cell.tiers and c.basis in MONEY_BASES]
    if damaged(row):
        yield not_applicable("broken")
    elif row.option.limit and ladders:
        yield from _within(row, ladders, row.option.limit)
    else:
        yield not_applicable("no-limit")


def _within(row: Row, ladders: list[Component], limit: Limit) -> list[Answer]:
    low, high = limit.low, limit.high
    if low is None:
        return [not_applicable("no-limit")]
    if high is not None and low > high:
        return [not_applicable("reversed")]
    found = [answer for ladder in ladders for answer in _outside(row, ladder, limit, low)]
    return found or [met("inside", row.place, limit=limit)]


def _first(ladder: Component) -> Tier:
    return min(ladder.cell.tiers, key=lambda tier: tier.range.low)


def _outside(row: Row, ladder: Component, limit: Limit, least: Decimal) -> Answers:
    """The tiers of a fee that lie below or above the table limit."""
    name, see, first = ladder.name, [(row.place, "limit")], _first(ladder)
    if _starts_below(ladder, least):
        total = ladder.basis == TOTAL
        verdict, case = (unclear, "total-below-limit") if total else (violated, "below-limit")
        bounds = {"start": money(first.range.low), "least": money(least)}
        yield verdict(case, first, see=see, key=name, payer=name, **bounds, limit=limit)
    most = limit.high if ladder.basis in ONE_WAGER else None
    for tier in sorted(ladder.cell.tiers, key=lambda tier: tier.range.low) if most else ():
        if most and max(tier.range.low, tier.range.high or 0) > most:
            values = {"payer": name, "tier": tier, "most": money(most), "limit": limit}
            yield violated("above-limit", tier, see=see, key=(name, tier.range), **values)


def _starts_below(ladder: Component, least: Decimal) -> bool:
    first = _first(ladder).range
    return first.low < least and not first.any
