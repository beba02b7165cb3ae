"""The table limit an option is for.

A schedule that says that each option has one table limit prints one for each: in the row, or above
it. Under a buy-in alone, players may bet what they have bought. Where the sheet lists only a lowest
game and a highest, any of the fees may be taken at any limit between them. A limit such as 100+ is
no table limit: it does not say how much may be bet, nor which option a $100 table uses where another
is for $100.

## Says
- under-a-range: An option is said to have one table limit ({@}), but {rows}
  {rows:has} a range of possible limits ({@range}). May each option be used with any limit of the range?
  Together (): An option is said to have one table limit, but options of {schedules} have a
    range of possible limits. May each option be used with any limit of the range?
  Fix: Print the table limit of each option, or say that it may be posted with any limit of the
    range.
  See range: a range of limits
  See also: a range of limits
- without-one: An option is said to have one table limit ({@}), but {rows}
  {rows:does} not print one ({@range}). May each option be used at any limit?
  Fix: Print the table limit of each option.
  See range: no limit
  See also: no limit
- open-end: The table limit of {rows} is {limits} ({@}), which has no upper end.[ Another option is
  for {edges} ({@lower}).] How much may be bet[, and which fee is due at a table of {edges}]?
  Fix: Give the lowest and the highest bet of {rows}.
  See lower: a limit that ends where this begins
- no-limit-at-all: The sheet charges fees ({@}) but gives no table limit, and neither do the rules
  of its games. It does not say how much may be bet for these fees.
  Fix: Print the table limits that the fees are for.
- one-each: Each option has one table limit, as the sheet says ({@}).
- not-said: The schedule does not say that an option has one table limit.

## Examples
```yaml unclear under-a-range
kind: schedule
name: Example
states: [{that: one-schedule-at-a-time, per: table-limit, at: 4796}]
blocks:
  - limits: [{minimum: 1-2, maximum: 200-400, at: 4391-4393}]
    options: [{option: 1, pot: 1}, {option: 2, pot: 2}]
```
> An option is said to have one table limit (line 3), but options 1 and 2 have a range of possible
> limits (line 5). May each option be used with any limit of the range?
```yaml met one-each
kind: schedule
name: Example
states: [{that: one-schedule-at-a-time, per: table-limit}]
blocks:
  - options: [{option: 1, limit: 5-200, player: 1}, {option: 2, limit: no-limit, player: 2}]
```
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from itertools import chain

from ...docket.filings import Row, Subject
from ...docket.ladders import MONEY_BASES, ONE_WAGER, covers
from ...model.fees import WagerLimit
from ...model.statements import Claim
from ...model.values import Limit
from .._fees import Rows, ladders, parts, recited
from ..answer import (
    Answer,
    Answers,
    Ask,
    Place,
    following,
    met,
    not_applicable,
    not_stated,
    roles,
    unclear,
)
from ..values import money

NEEDS_FILING = True
SINGLE = "one-schedule-at-a-time"


def judge(subject: Subject, ask: Ask) -> Answers:
    claims = [one for one in recited(subject, SINGLE) if one.per == "table-limit"]
    blocks = [rows for _, rows in parts(subject)]
    ranges = list(filter(None, map(_ranged, blocks)))
    found = _bound(claims[0], ranges) if claims else _nowhere(subject, ranges)
    found += [answer for rows in blocks for answer in _open_end(rows)] if claims else []
    yield from found or [met("one-each", claims[0]) if claims else not_applicable("not-said")]


def _open_end(rows: Rows) -> Answers:
    """Limits that only have a beginning, and others that end there."""
    limits = {row: row.option.limit for row in rows if row.option.limit}
    open_ = [row for row, limit in limits.items() if limit.open]
    lower = _lower(limits, open_)
    if open_:
        see = [*roles(row.place for row in open_[1:]), *roles((r.place for r in lower), "lower")]
        edges = [money(edge) for edge in dict.fromkeys(lower.values())]
        given = {"rows": open_, "limits": [limits[row] for row in open_], "edges": edges}
        answer = unclear("open-end", open_[0].place, see=see, key=rows[0].of, **given)
        yield following(answer, "wager-cap/open")


def _lower(limits: Mapping[Row, Limit], open_: list[Row]) -> dict[Row, Decimal]:
    """Where limits end, of those that end where one without an end begins."""
    begins = {limits[row].low for row in open_}
    return {row: end for row, limit in limits.items() if (end := limit.high) and end in begins}


def _ranged(rows: Rows) -> list[Row]:
    """Options with no limit, or with a range of them."""
    return [row for row in rows if not _one(row) and not _bought(row)]


def _bound(claim: Claim, ranges: list[list[Row]]) -> list[Answer]:
    """Options without one limit, on a sheet that says each has one."""
    if not ranges:
        return []
    above = any(_above(row) for rows in ranges for row in rows)
    case = "under-a-range" if above else "without-one"
    see = [(_place(rows), "also" if n else "range") for n, rows in enumerate(ranges)]
    return [unclear(case, claim, see=see, rows=chain(*ranges))]


def _nowhere(subject: Subject, ranges: list[list[Row]]) -> list[Answer]:
    """The first option of which neither the sheet nor the rules say how much may be bet."""
    for rows in ranges:
        games = subject.filing.games_of(rows[0].block)
        limits = [*rows[0].block.limits, *chain(*(game.game.table_limit for game in games))]
        silent = [] if limits or not games else [row for row in rows if _unlimited(row)]
        if silent:
            return [not_stated("no-limit-at-all", silent[0].place)]
    return []


def _unlimited(row: Row) -> bool:
    printed = row.option.limit or row.option.buy_in
    return not printed and not ladders([row], *MONEY_BASES)


def _place(rows: list[Row]) -> Place:
    """The limits above the options, else the first of them."""
    return next((limit for row in rows for limit in _above(row)), rows[0].place)


def _above(row: Row) -> list[WagerLimit]:
    """What the block says of bets under an option."""
    general = [limit for limit in row.block.limits if limit.wager in (None, "base")]
    return [limit for limit in general if covers(limit.options, row.option.option)]


def _bought(row: Row) -> bool:
    """Whether only a buy-in is given."""
    above = _above(row)
    return bool(above) and all(x.buy_in and not x.minimum and not x.maximum for x in above)


def _one(row: Row) -> bool:
    """Whether the option has one limit: its own, or one set above it."""
    if row.option.limit is not None:
        return not row.option.limit.last
    closed = any(fee.cell.tiers[-1].range.high for _, fee in ladders([row], *ONE_WAGER))
    return closed or any(limit.is_ for limit in _above(row)) or _fixed(row)


def _fixed(row: Row) -> bool:
    """Whether a least and a most are set above it, of one figure each."""
    above = _above(row)
    ends = [end for limit in above for end in (limit.minimum, limit.maximum) if end]
    return len(ends) > 1 and all(len(end.figures) == 1 for end in ends)
