"""An empty cell where a fee should be.

## What is asked
Every tier and every fee of an option has an amount, or says that none is taken.

## Why
An empty cell beside a tier may carry on the fee above it or charge nothing. The two readings differ
in money.

## Says
- empty-tier: No {payer} fee is printed for the tier{tiers:s} {tiers} ({@}).
  Reading: Is the fee {fee} as in the tier {above} ({@above}), or nothing?
  Fix: Print the fee for the tier{tiers:s} {tiers}, or N/A if none is taken.
  See above: the tier {above}
- empty-tiers: No {payer} fee is printed for the tier{tiers:s} {tiers} ({@}).
  Fix: Print the fee for the tier{tiers:s} {tiers}, or N/A if none is taken.
- empty: The {payer} fee of this option is left blank ({@}).
  Fix: Print the {payer} fee, or N/A if none is taken.
- printed: Every fee of this option is printed ({@}).
- none: This option has no column for a fee.

## Fails
```yaml unclear empty-tier
  - options: [{option: 5, limit: 10-200, player-dealer: [[10-100, 2], [101-200, blank]]}]
```
> No player-dealer fee is printed for the tier 101-200 (line 4). Is the fee $2 as in the tier
> 10-100 (line 4), or nothing?

## Passes
```yaml met printed
  - options: [{option: 5, limit: 10-200, player-dealer: [[10-100, 2], [101-200, 2]], player: none}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from ...docket.filings import Row, Subject
from ...docket.ladders import Component, components, prose
from ...model.fees import Option, Tier
from .._fees import same_payer
from ..answer import Answer, Ask, met, not_applicable, unclear

BLANK = "blank"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.row
    parts = components(subject.row)
    found = [answer for part in parts for answer in _blank(subject.row, part)]
    yield from found
    if not parts:
        yield not_applicable("none")
    elif not found:
        yield met("printed", subject.row.place)


def _blank(row: Row, part: Component) -> Iterator[Answer]:
    fees = prose(row.block, row)
    under = [
        fee.under for fee in fees if fee.under is not None and same_payer(fee.from_, part.payer)
    ]
    empty = [
        tier for tier in part.cell.tiers if tier.fee.text == BLANK and not _carried(tier, under)
    ]
    above = next((tier for tier in part.cell.tiers if tier.fee.text != BLANK), None)
    if empty:
        yield unclear(
            "empty-tier" if above else "empty-tiers",
            empty[0],
            see=[(above, "above")] if above else [],
            key=part.name,
            payer=part.name,
            tiers=[tier.range for tier in empty],
            fee=above.fee if above else None,
            above=above.range if above else None,
        )
    if part.cell.fee is not None and part.cell.fee.text == BLANK:
        place = part.cell if isinstance(row.place, Option) else row.place
        yield unclear("empty", place, key=part.name, payer=part.name)


def _carried(tier: Tier, under: list[Decimal]) -> bool:
    """Whether the text takes the fee up to an amount that the tier does not reach."""
    return bool(under) and tier.range.high is not None and tier.range.high <= max(under)
