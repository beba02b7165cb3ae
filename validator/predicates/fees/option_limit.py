"""The table limit an option is for.

## What is asked
A schedule that says that each option has one table limit prints one for each: in the row, or one
limit above it. An option for which only a buy-in is given leaves open what may be bet, as does a
sheet of fees with no limit at all whose games name none either.

## Why
"The option in use has one table limit, as listed above" cannot be kept where the sheet lists a
lowest game and a highest, or ranges in which the minimum and the maximum may be set: at any limit
between them any of the fees may be taken.

## Says
- under-a-range: An option is said to have one table limit ({@}), but {rows}[ and {more:more part}
  of the sheet] {rows:has} a range of possible limits ({@range}). Which fee is due at which limit?
  Together (): An option is said to have one table limit, but options of {schedules} have a
    range of possible limits. Which fee is due at which limit?
  Fix: Print the table limit of each option, or say that it may be posted with any limit of the
    range.
  See range: a range of limits
  See also: a range of limits
- without-one: An option is said to have one table limit ({@}), but {rows}[ and {more:more part} of
  the sheet] {rows:does} not print one ({@range}). Which fee is due at which limit?
  Fix: Print the table limit of each option.
  See range: no limit
  See also: no limit
- buy-in-only: For {rows}[ and {more:more part} of the sheet], the sheet gives a buy-in ({@}) but
  does not say how much may be bet.
  Fix: State the lowest and the highest bet.
  See also: a buy-in only
- no-limit-at-all: The sheet charges fees ({@}) but gives no table limit, and neither do the rules
  of its games. It does not say how much may be bet for these fees.
  Fix: Print the table limits that the fees are for.
- one-each: Each option has one table limit, as the sheet says ({@}).
- not-said: The schedule does not say that an option has one table limit.

## Fails
```yaml unclear under-a-range
kind: schedule
name: Example
states: [{that: one-schedule-at-a-time, per: table-limit, at: 4796}]
blocks:
  - limits: [{minimum: 1-2, maximum: 200-400, at: 4391-4393}]
    options: [{option: 1, pot: 1}, {option: 2, pot: 2}]
```
> An option is said to have one table limit (line 3), but options 1 and 2 have a range of possible
> limits (line 5). Which fee is due at which limit?

## Passes
```yaml met one-each
kind: schedule
name: Example
states: [{that: one-schedule-at-a-time, per: table-limit}]
blocks:
  - options: [{option: 1, limit: 5-200, player: 1}, {option: 2, limit: no-limit, player: 2}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Row, Subject
from ...docket.ladders import MONEY_BASES, ONE_WAGER, components, covers
from ...model.fees import WagerLimit
from ...model.statements import Claim
from ..answer import Answer, Ask, met, not_applicable, not_stated, unclear

NEEDS_FILING = True
BY_STAKE = "buy-in-by-stake"
"""What a note that the buy-in is so many times the stake is about."""
SINGLE = "one-schedule-at-a-time"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    said = [
        *subject.schedule.states,
        *(claim for b in subject.schedule.blocks for claim in b.states),
    ]
    wanted = (one for one in said if one.that == SINGLE and one.is_ and one.per == "table-limit")
    claim = next(wanted, None)
    loose = [[row for row in rows if not _one(row)] for _, rows in subject.schedule_file.blocks]
    ranges = [some for rows in loose if (some := [row for row in rows if not _bought(row)])]
    bought = [[row for row in rows if _bought(row) and not _staked(subject, row)] for rows in loose]
    found = [*_bound(claim, ranges), *_buy_ins([rows for rows in bought if rows])]
    unknown = [] if claim else [row for rows in ranges for row in rows if _nowhere(subject, row)]
    found += [not_stated("no-limit-at-all", row.place) for row in unknown[:1]]
    yield from found
    if not found and claim:
        yield met("one-each", claim)
    elif not found:
        yield not_applicable("not-said")


def _bound(claim: Claim | None, ranges: list[list[Row]]) -> Iterator[Answer]:
    """Options without one limit, on a sheet that says each has one."""
    if claim and ranges:
        above = any(_above(row) for rows in ranges for row in rows)
        case = "under-a-range" if above else "without-one"
        see = [(_place(rows), "also" if n else "range") for n, rows in enumerate(ranges)]
        yield unclear(case, claim, see=see, rows=ranges[0], more=len(ranges) - 1 or None)


def _buy_ins(parts: list[list[Row]]) -> Iterator[Answer]:
    places = list(dict.fromkeys(limit for rows in parts for row in rows for limit in _above(row)))
    if parts:
        see = [(limit, "also") for limit in places[1:]]
        yield not_stated(
            "buy-in-only", places[0], see=see, rows=parts[0], more=len(parts) - 1 or None
        )


def _place(rows: list[Row]) -> Place:
    """The limits above the options, else the first of them."""
    return next((limit for row in rows for limit in _above(row)), rows[0].place)


def _above(row: Row) -> list[WagerLimit]:
    """What the block says of bets under an option."""
    general = [limit for limit in row.block.limits if limit.wager in (None, "base")]
    return [limit for limit in general if covers(limit.options, row.option.option)]


def _nowhere(subject: Subject, row: Row) -> bool:
    """Whether neither the sheet nor the rules of its games say how much may be bet."""
    ladder = any(c.cell.tiers and c.basis in MONEY_BASES for c in components(row))
    games = subject.filing.games_of(row.block)
    limited = row.option.limit or row.option.buy_in or row.block.limits or ladder
    return bool(games) and not limited and not any(game.game.table_limit for game in games)


def _bought(row: Row) -> bool:
    above = _above(row)
    return bool(above) and all(
        limit.buy_in and not limit.minimum and not limit.maximum for limit in above
    )


def _staked(subject: Subject, row: Row) -> bool:
    """Whether the rules of the games reckon the buy-in from the stake."""
    games = subject.filing.games_of(row.block)
    return bool(games) and all(
        any(note.about == BY_STAKE for note in game.game.notes) for game in games
    )


def _one(row: Row) -> bool:
    """Whether the option has one limit: its own, or one set above it."""
    if row.option.limit is not None:
        return not row.option.limit.last
    ladders = [c.cell.tiers for c in components(row) if c.cell.tiers and c.basis in ONE_WAGER]
    if any(tiers[-1].range.high is not None for tiers in ladders):
        return True
    above = _above(row)
    ends = [end for limit in above for end in (limit.minimum, limit.maximum) if end]
    return any(x.is_ for x in above) or (
        len(ends) > 1 and all(len(end.figures) == 1 for end in ends)
    )
