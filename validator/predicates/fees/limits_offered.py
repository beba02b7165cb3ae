"""The rules and the schedules of a game know the same table limits.

Every limit of a game that its rules mention is printed in a schedule for the game. A limit of three
bets is for rules that tell of three. A game at a limit without a fee cannot be opened; a rule that
speaks of it is left over or premature. And where the rules know a lower and a higher bet, nobody
can tell which rounds the third one is for.

## Says
- three-bets: The schedule offers the limit {limits} ({@offered}), which has three amounts, but the
    rules have only a lower and a higher bet ({@}). In which rounds is the third amount bet?
  Fix: Say in which round each bet of the limit applies.
  See higher: the higher bet
  See offered: limits offered
- missing: The rules name the table limit{limits:s} {limits} ({@}), which no fee schedule
  for this game offers.
  Reading: Is this only an example of how limits work?
  Fix: Add the limit{limits:s} to the schedule, or delete {limits:it} from the rules.
  See also: another limit
  See offered: limits offered
- offered: Every limit that the rules name has a fee, and every bet has its round.
- none: The rules name no table limit, or no schedule prints one for this game.

## Examples
```yaml unclear missing
kind: game
id: example
name: Example
category: poker
table-limit: [{is: 3-6, at: 166}, {is: 10-20, at: 170}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    columns: [option, limit, player]
    rows: {table: [[1, 10-20, 5], [2, 20-40, 6]], at: 1113}
```
> The rules name the table limit 3-6 (line 5), which no fee schedule for this game offers. Is this
> only an example of how limits work?
```yaml met offered
kind: game
id: example
name: Example
category: poker
table-limit: {is: 10-20}
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    columns: [option, limit, player]
    rows: {table: [[1, 10-20, 5]]}
```
"""

from __future__ import annotations

from itertools import chain

from ...docket.filings import Row, Subject, options
from ...model.fees import Block, WagerLimit
from ...model.part import SaidLimit
from ...model.play import Step
from ...model.values import Limit
from .._fees import in_force
from ..answer import Answers, Ask, Place, Role, judged, unclear

NEEDS_FILING = True
BETS = 2
"""Bets the rules know where they tell a lower from a higher one."""


def judge(subject: Subject, ask: Ask) -> Answers:
    named, levels = subject.game.table_limit, _levels(subject)
    blocks = [block for _, block in in_force(subject)] if named or levels else []
    rows = [row for row in chain(*map(options, blocks)) if row.option.limit]
    spans = list(chain(*map(_spans_of, blocks)))
    places: list[Place] = [*(row.place for row in rows[:1]), *spans]
    missing = [said for said in named if not _offered(said.is_, rows, spans)]
    found = [*_three(levels, rows), *_missing(missing, places)]
    yield from judged(found, [*named, *levels] if places else [], "offered")


def _levels(subject: Subject) -> list[Step]:
    """Rounds in which the lower bet is made, then those of the higher."""
    steps = [step for step in subject.game.round if step.limit]
    return sorted(steps, key=lambda step: step.limit != "lower")


def _spans_of(block: Block) -> list[WagerLimit]:
    general = [limit for limit in block.limits if limit.wager is None]
    return [limit for limit in general if limit.is_ or (limit.minimum and limit.maximum)]


def _three(levels: list[Step], rows: list[Row]) -> Answers:
    more = [row for row in rows if _figures(row) > BETS]
    if more and levels:
        higher = [step for step in levels if step.limit != levels[0].limit][:1]
        see: list[Role] = [*((step, "higher") for step in higher), (more[0].place, "offered")]
        yield unclear("three-bets", levels[0], see=see, limits=[row.option.limit for row in more])


def _figures(row: Row) -> int:
    """How many bets a limit names; a span of limits names none."""
    limit = row.option.limit
    return 0 if limit is None or limit.last else len(limit.figures)


def _missing(missing: list[SaidLimit], offered: list[Place]) -> Answers:
    if missing and offered:
        first, *others = missing
        see: list[Role] = [(other, "also") for other in others[:2] if other.at != first.at]
        see.append((offered[0], "offered"))
        yield unclear("missing", first, see=see, limits=[said.is_ for said in missing])


def _offered(named: Limit, rows: list[Row], spans: list[WagerLimit]) -> bool:
    limits = [row.option.limit for row in rows] + [span.is_ for span in spans]
    printed = any(limit and _offers(limit, named) for limit in limits)
    return printed or any(_spans(*ends, named) for span in spans for ends in [_ends(span)] if ends)


def _ends(span: WagerLimit) -> tuple[Limit, Limit] | None:
    return (span.minimum, span.maximum) if span.minimum and span.maximum else None


def _spans(least: Limit, most: Limit, named: Limit) -> bool:
    """Whether limits set above the options take in one the rules name."""
    if most.unlimited or most.high is None or named.unlimited:
        return most.unlimited or most.high is None
    if named.low is None or named.high is None or least.low is None:
        return False
    return least.low <= named.low and named.high <= most.high


def _offers(offered: Limit, named: Limit) -> bool:
    if offered.unlimited or named.unlimited:
        return offered.text == named.text
    if named.last or offered.figures == named.figures:
        return True  # the last: a span of limits, of which some may be offered
    return _above(named, offered) and (offered.open or _below(named, offered))


def _above(named: Limit, offered: Limit) -> bool:
    return None not in (named.low, offered.low) and (named.low or 0) >= (offered.low or 0)


def _below(named: Limit, offered: Limit) -> bool:
    return None not in (named.high, offered.high) and (named.high or 0) <= (offered.high or 0)
