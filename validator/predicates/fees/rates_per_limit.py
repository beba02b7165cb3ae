"""More rates for one table limit than the filing says there may be.

## What is asked
A schedule that says how many collection rates may be established per table limit keeps to it, counting all options printed for a limit: for the
limit of their own row, or for the limits that stand above them, for each number of players apart.

## Why
"No more than five rates per table limit" can be read of the one option in use, or of all options printed for the limit. On the second
reading a sheet with thirty options for $5-$1,000 breaks its own
sentence. The reading is arguable, so this is one question for each schedule, never a violation; a clause that only one option is used at a table at a time speaks
for the first reading, and is named.

Fees that one option takes together from one payer are one rate. What one option alone charges is counted by `rate-count`. An amount is
counted once, whoever pays it; a limit that has too many only when the equal fees of two payers are counted apart is named as such.

## Fails
```yaml unclear
kind: schedule
name: Example
states: [{that: rate-cap, rates: 2, per: table-limit}]
blocks:
  - options: [{option: 1, limit: 10-20, player: 10}, {option: 2, limit: 10-20, player: 11}, {option: 3, limit: 10-20, player: 12}]
```

The limits stand above the options.
```yaml unclear
kind: schedule
name: Example
states: [{that: rate-cap, rates: 2, per: table-limit}]
blocks:
  - limits: [{minimum: 1-2, maximum: 200-400, at: 4391-4393}]
    options: [{option: 1, players: 7+, pot: 8}, {option: 2, players: 7+, pot: 7}, {option: 3, players: 7+, pot: 6}]
```

## Passes
```yaml met
kind: schedule
name: Example
states: [{that: rate-cap, rates: 2, per: table-limit}]
blocks:
  - options: [{option: 1, limit: 10-20, player: 10}, {option: 2, limit: 10-20, player: 11}, {option: 3, limit: 20-40, player: 12}]
```

## Boundary
Each number of players has two rates.
```yaml met
kind: schedule
name: Example
states: [{that: rate-cap, rates: 2, per: table-limit}]
blocks:
  - limits: [{buy-in: 20-10000}]
    options: [{option: 1, players: 7+, pot: 8}, {option: 2, players: 7+, pot: 7}, {option: 3, players: 2-6, pot: 6}]
```
Two payers, two amounts: more than two rates only if each payer's are counted apart.
```yaml unclear
kind: schedule
name: Example
states: [{that: rate-cap, rates: 2, per: table-limit}]
blocks:
  - options: [{option: 1, limit: 10-20, player: 1, player-dealer: 2}, {option: 2, limit: 10-20, player: 2, player-dealer: 1}]
```
A cap for each table is not counted over options.
```yaml not-applicable
kind: schedule
name: Example
states: [{that: rate-cap, rates: 2, per: table}]
blocks:
  - options: [{option: 1, limit: 10-20, player: 10}, {option: 2, limit: 10-20, player: 11}, {option: 3, limit: 10-20, player: 12}]
```

## How to fix
Say that the cap holds for the option in use, or print fewer rates for each limit.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from ...docket import Row, Subject
from ...ladders import components, covers
from ...model.fees import WagerLimit
from ...model.statements import Claim
from .._fees import options
from ..legacy import Answer, Ask, met, not_applicable, unclear

SHOWN = 4
BY_SIZE = ("number-of-players", "round-reached")
"""What grades a fee from hand to hand at one limit."""


@dataclass(frozen=True)
class Over:
    """Options for one table limit that together offer too many rates."""

    limit: str
    rows: list[Row]
    rates: int
    amounts: int
    """The same without regard to who pays."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    said = [*subject.schedule.states, *(claim for block in subject.schedule.blocks for claim in block.states)]
    cap = next((claim for claim in said if claim.that == "rate-cap" and claim.is_ and claim.rates and claim.per == "table-limit"), None)
    if cap is None:
        yield not_applicable("the schedule states no number of rates per table limit")
        return
    over = [found for _, rows in subject.schedule_file.blocks for found in _over(cap, rows)]
    if not over:
        yield met(f"no table limit has more than {cap.rates} rates", cap)
        return
    plainly = [found for found in over if found.amounts > (cap.rates or 0)]
    apart = [found for found in over if found not in plainly]
    listed = [f"{found.amounts} for {found.limit} ({options(found.rows)})" for found in plainly[:SHOWN]]
    if plainly[SHOWN:]:
        listed.append(f"too many for {_named(plainly[SHOWN:])}")
    if apart:
        listed.append(f"counting equal fees of two payers apart, too many for {_named(apart)}")
    single = next((claim for claim in said if claim.that == "one-schedule-at-a-time" and claim.is_), None)
    against = ", though only one of them is used at a table at a time" if single else ""
    firsts = {id(found.rows[0].block): found for found in reversed(over)}
    yield unclear(
        f"no more than {cap.rates} rates are said to be allowed per table limit; if that counts all options printed for a limit together{against}, they offer {'; '.join(listed)}",
        "say that the number holds for the option in use, or print fewer rates for each limit",
        cap,
        *((claim, "one option at a time") for claim in (single,) if claim),
        *((found.rows[0].place, f"first option for {found.limit}") for found in reversed(firsts.values())),
    )


def _named(over: list[Over]) -> str:
    """The limits not told one by one, block by block."""
    blocks: dict[int, list[Over]] = {}
    for found in over:
        blocks.setdefault(id(found.rows[0].block), []).append(found)
    return " and for ".join(f"{_limits(group)}{f' of {group[0].rows[0].of}' if group[0].rows[0].of else ''}" for group in blocks.values())


def _limits(group: list[Over]) -> str:
    return ", ".join(found.limit for found in group) if len(group) < SHOWN else f"{len(group)} more limits"


def _over(cap: Claim, rows: tuple[Row, ...]) -> Iterator[Over]:
    """The table limits of a block whose options together offer more rates than stated."""
    by_limit: dict[str, list[Row]] = {}
    for row in rows:
        if limit := _limit(row):
            by_limit.setdefault(limit, []).append(row)
    for limit, of in by_limit.items():
        rates = _rates(of)
        if len(of) > 1 and len(rates) > (cap.rates or 0):
            yield Over(limit, of, len(rates), len({amounts for _, amounts in rates}))


def _limit(row: Row) -> str:
    """The table limit of an option: its own, or the one set above it, and the number of players."""
    if row.option.limit is not None:
        return str(row.option.limit)
    above = [limit for limit in row.block.limits if limit.wager is None and covers(limit.options, row.option.option)]
    told = [_text(limit) for limit in above if limit.minimum or limit.maximum or limit.buy_in]
    if not told or any(component.basis in BY_SIZE for component in components(row)):
        return ""
    return " and ".join(told) + (f" with {row.option.players} players" if row.option.players else "")


def _text(limit: WagerLimit) -> str:
    if limit.buy_in:
        return f"a buy-in of {limit.buy_in}"
    return " to ".join(str(end) for end in (limit.minimum, limit.maximum) if end)


def _rates(rows: list[Row]) -> set[tuple[str, tuple[Decimal, ...]]]:
    """What is taken from a payer: each step of a ladder, and the flat fees of an option together."""
    found: set[tuple[str, tuple[Decimal, ...]]] = set()
    for row in rows:
        flat: dict[str, list[Decimal]] = {}
        for component in components(row):
            amounts = [amount for amount in component.amounts if amount]
            if component.cell.tiers:
                found |= {(component.payer, (amount,)) for amount in amounts}
            else:
                flat.setdefault(component.payer, []).extend(amounts)
        found |= {(payer, tuple(amounts)) for payer, amounts in flat.items() if amounts}
    return found
