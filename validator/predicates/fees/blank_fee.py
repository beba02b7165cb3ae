"""An empty cell where a fee should be.

Every tier and every fee of an option has an amount, or says that none is taken. An empty cell
beside a tier may carry on the fee above it or charge nothing. The two readings differ in money.

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

## Examples
```yaml unclear empty-tier
  - options: [{option: 5, limit: 10-200, player-dealer: [[10-100, 2], [101-200, blank]]}]
```
> No player-dealer fee is printed for the tier 101-200 (line 4). Is the fee $2 as in the tier
> 10-100 (line 4), or nothing?
```yaml met printed
  - options: [{option: 5, limit: 10-200, player-dealer: [[10-100, 2], [101-200, 2]], player: none}]
```
"""

from __future__ import annotations

from decimal import Decimal

from ...docket.filings import Row, Subject
from ...docket.ladders import Component, components
from ...model.fees import Option, Tier
from .._fees import of_payer
from ..answer import Answers, Ask, judged, roles, unclear

BLANK = "blank"


def judge(subject: Subject, ask: Ask) -> Answers:
    row = subject.row
    assert row
    parts = components(row)
    found = [answer for part in parts for answer in (*_tiers(row, part), *_cell(row, part))]
    yield from judged(found, [row.place] if parts else [], "printed")


def _cell(row: Row, part: Component) -> Answers:
    if part.cell.fee is not None and part.cell.fee.text == BLANK:
        place = part.cell if isinstance(row.place, Option) else row.place
        yield unclear("empty", place, key=part.name, payer=part.name)


def _tiers(row: Row, part: Component) -> Answers:
    blank = [tier for tier in part.cell.tiers if tier.fee.text == BLANK]
    above = [tier for tier in part.cell.tiers if tier not in blank][:1]
    empty = [tier for tier in blank if not _within(tier, _carried(row, part))]
    if empty:
        yield unclear(
            "empty-tier" if above else "empty-tiers",
            empty[0],
            see=roles(above, "above"),
            key=part.name,
            payer=part.name,
            tiers=[tier.range for tier in empty],
            **_like(above),
        )


def _like(above: list[Tier]) -> dict[str, object]:
    return {"fee": above[0].fee, "above": above[0].range} if above else {}


def _within(tier: Tier, most: Decimal) -> bool:
    return tier.range.high is not None and tier.range.high <= most


def _carried(row: Row, part: Component) -> Decimal:
    """Up to which amount the text takes the fee."""
    return max(
        (fee.under or Decimal(0) for fee in of_payer(row.prose, part.payer)), default=Decimal(0)
    )
