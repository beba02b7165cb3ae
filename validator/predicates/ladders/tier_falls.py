"""A fee that falls as the amount or the table limit rises.

The tiers of a fee charge no less for more, and neither do the table limits of a sheet. A lower fee
on a higher tier may be meant (a waiver for large action), but the filing should say so. It is more
often a mistyped figure or a shifted row than a rate anyone chose; a person must decide. Limits are
compared where each has one option with one flat fee, and all but one of them keep the order.

## Says
- falls: The {payer} fee falls from {lower_fee} in the tier {lower} to {upper_fee} in the tier
    {upper}[ ({@})]. Is a lower fee for larger amounts meant?
  Fix: Correct the fee of the tier {upper}, or say that the larger amounts are charged less.
  See lower: the tier {lower}
- limit-falls: The {payer} fee is {lower_fee} at the {kind} {lower} ({@lower}), but only {upper_fee}
    at {upper} ({@}). Every other fee beside them rises or stays.
  Reading: Is a lower fee at {upper} meant?
  Fix: Correct one of the two fees, or say that {upper} is charged less.
  See lower: the lower one
- rises: No tier charges less than the one below it ({@}).
- limits-rise: No table limit is charged less than a lower one ({@}).
- (limit): limit
- (blinds): blinds
- none: No part of this schedule has one flat fee for each table limit.

## Examples
```yaml unclear falls
  - columns: [option, limit, {is: player, on: total-table-action}]
    options: [{option: 2, limit: 5-100, player: [[5-100, 1], [101-500, 1], [501+, 0]]}]
```
> The player fee falls from $1 in the tier 101-500 to $0 in the tier 501+ (line 5). Is a lower fee
> for larger amounts meant?
```yaml met rises
  - columns: [option, limit, {is: player, on: total-table-action}]
    options: [{option: 2, limit: 5-100, player: [[5-100, 0.50], [101-500, 1], [501+, 1]]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from itertools import chain, pairwise

from ...docket.filings import Row
from ...docket.ladders import Component, components, damaged
from ...model.values import Limit
from .._fees import Rows, charges, parts, speaks_of
from ..answer import Answer, Answers, Ask, Subject, judged, unclear
from ..shapes import graded
from ..values import money, phrase

Charged = tuple[Limit, Row, Component, Decimal]
"""What is charged at a table limit."""
Pair = tuple[Charged, Charged]
FEWEST = 2
"""So many steps upwards make a table that rises."""


def judge(subject: Subject, ask: Ask) -> Answers:
    if subject.row:
        yield from _tiers(subject, ask)
        return
    tables = [*chain(*(_tables(rows) for _, rows in parts(subject)))]
    found = [_lower(*pair) for table in tables for pair in _falling(table)]
    yield from judged(found, [table[0][1].place for table in tables], "limits-rise")


def _falls(subject: Subject, ladder: Component) -> Answers:
    assert subject.row
    # a fee taken only on wagers under an amount may well fall above it
    if any(fee.under is not None and speaks_of(fee, ladder) for fee in subject.row.prose):
        return
    tiers = [(tier.fee.dollars, tier) for tier in ladder.cell.tiers]
    priced = [(fee, tier) for fee, tier in tiers if fee is not None]
    priced.sort(key=lambda pair: pair[1].range.low)
    for (before, lower), (after, upper) in pairwise(priced):
        if after < before:
            yield unclear(
                "falls",
                upper,
                see=[(lower, "lower")],
                key=(ladder.name, upper.range),
                payer=ladder.name,
                lower=lower,
                lower_fee=lower.fee,
                upper=upper,
                upper_fee=upper.fee,
            )


_tiers = graded(_falls, "rises", several=True)


def _tables(rows: Rows) -> Iterator[list[Charged]]:
    """The limits of a part, or its blinds, where each has one option with one flat fee."""
    found: dict[tuple[object, ...], list[Charged]] = {}
    for row in rows:
        option, charged = row.option, [one for one in components(row) if charges(one)]
        limit = option.blinds or option.limit
        flat = len(charged) == 1 and not charged[0].cell.tiers and not damaged(row)
        if flat and limit and limit.low is not None:
            one = charged[0]
            key = (bool(option.blinds), str(option.players), option.label, one.name)
            found.setdefault(key, []).append((limit, row, one, one.amounts[0]))
    for table in found.values():
        if len({str(limit) for limit, *_ in table}) == len(table) > FEWEST:
            yield sorted(table, key=lambda one: _ends(one[0]))


def _ends(limit: Limit) -> tuple[Decimal, Decimal]:
    return limit.low or Decimal(0), Decimal("Infinity") if limit.high is None else limit.high


def _falling(table: list[Charged]) -> list[Pair]:
    """The one step downwards of a table that else rises."""
    steps = [(one, two) for one, two in pairwise(table) if _ends(one[0])[1] <= _ends(two[0])[1]]
    falls = [(one, two) for one, two in steps if two[3] < one[3]]
    rises = sum(two[3] > one[3] for one, two in steps)
    return falls if len(falls) == 1 and rises >= FEWEST else []


def _lower(one: Charged, two: Charged) -> Answer:
    kind = phrase("blinds" if two[1].option.blinds else "limit")
    return unclear(
        "limit-falls",
        two[1].place,
        see=[(one[1].place, "lower")],
        key=(two[1].of, two[0]),
        payer=two[2].name,
        kind=kind,
        lower=one[0],
        lower_fee=money(one[3]),
        upper=two[0],
        upper_fee=money(two[3]),
    )
