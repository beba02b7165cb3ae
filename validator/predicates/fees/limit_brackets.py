"""Table limits that meet at one amount, or leave some out, and numbers of players that do.

Where table limits follow each other like steps (5-25, 26-100, 101-200), no amount belongs to two of
them and none is left between them. So it is with rows of one option by number of players. Where
only one option is used at a table at a time, the option posted there settles the fee. With $10-$200
at one fee and $200-$500 at another, a wager of $200 has two. Limits that overlap widely are
different tables and are left out; so are a fixed limit at the end of a spread, and limits whose
second figure is twice the first.

## Says
- (each):
  See lower: a lower limit
- meet: {rows} charge different fees for the table limits {limits} ({@}). Which fee is due at
    exactly {edges}?
  Fix: Start the higher limit one dollar above the end of the lower one.
- hole: No table limit covers {holes}, between the limits {limits} ({rows}).
  Reading: Is no table meant to have such a limit?
  Fix: Say that no table has such a limit, or add an option for it.
- players-meet: Two rows[ of the limit {limit}] give different fees for {players:player} ({@}).
  Fix: Start the higher row one player above the end of the lower one.
- players-hole: The rows by number of players[ of the limit {limit}] leave out {players:player} ({@}).
  Fix: Add a row, or say what is charged then.
- steps: No table limit begins where another ends, and none is missing between them.
- one-option: Only one option is used at a table at a time, so the option posted settles the fee.
- none: This schedule has no table limits that follow each other as steps.

## Examples
```yaml unclear meet
  - options: [{option: a, limit: 10-200, player: 0.50}, {option: b, limit: 200-500, player: 2}]
```
> Options a and b charge different fees for the table limits 10-200 and 200-500 (line 4). Which
> fee is due at exactly $200?
```yaml met steps
  - options: [{option: a, limit: 5-25, player: 0.50}, {option: b, limit: 26-100, player: 1}, {option: c, limit: 101-200, player: 2}]
```
"""

from __future__ import annotations

from decimal import Decimal
from itertools import chain, pairwise, starmap

from ...docket.filings import Row, Subject
from ...model.values import Limit, Range
from .._fees import Rows, number, parts, recited
from ..answer import Answer, Answers, Ask, judged, not_applicable, unclear
from ..values import amounts, counts, money

SINGLE = "one-schedule-at-a-time"
Step = tuple[Limit, Row]
Pair = tuple[Step, Step]


def judge(subject: Subject, ask: Ask) -> Answers:
    tables = [rows for _, rows in parts(subject)]
    seated = [*chain(*map(_seated, tables))]
    if recited(subject, SINGLE):
        yield from seated or [not_applicable("one-option")]
        return
    ladders = [*filter(None, map(_steps, tables))]
    found = [*seated, *chain(*map(_flaws, ladders))]
    yield from judged(found, [steps[0][1].place for steps in ladders], "steps")


def _seated(rows: Rows) -> Answers:
    """Rows of one limit by number of players: where two meet or leave a number out."""
    tables: dict[object, list[tuple[Range, Row]]] = {}
    for row in rows:
        one = row.option
        if one.players and not one.players.any:
            limits = (one.limit and one.limit.text, one.blinds and one.blinds.text, one.label)
            same = (number(row), *limits)
            tables.setdefault(same, []).append((one.players, row))
    for seats in tables.values():
        seats.sort(key=lambda pair: pair[0].low)
        steps = [*pairwise(seats)]
        if any(_both_open(one[0], two[0]) for one, two in steps):
            continue
        for (lower, first), (upper, second) in steps:
            yield from _between(lower, first, upper, second)


def _both_open(lower: Range, upper: Range) -> bool:
    """Whether the two overlap widely, as rows to choose among do."""
    return lower.high is None or upper.low < lower.high


def _between(lower: Range, first: Row, upper: Range, second: Row) -> Answers:
    most, least = lower.high, upper.low
    rows = {"limit": first.option.limit}
    see, key = [(first.place, "lower")], (first.of, str(lower), str(upper))
    if most is not None and most + 1 < least:
        left = {"players": counts(most + 1, least - 1), **rows}
        yield unclear("players-hole", second.place, see=see, key=key, **left)
    elif most is not None and least <= most and first.cells != second.cells:
        shared = {"players": counts(least, most), **rows}
        yield unclear("players-meet", second.place, see=see, key=key, **shared)


def _steps(rows: Rows) -> list[Step]:
    """The limits of a block from low to high, if each has one option and they hardly overlap."""
    limits = [(row.option.limit, row) for row in rows]
    steps = [(limit, row) for limit, row in limits if limit and _plain(limit)]
    if len({limit.text for limit, _ in steps}) != max(len(rows), 2):
        return []
    steps.sort(key=_ends)
    doubled = sum(_high(step) == 2 * _low(step) for step in steps)
    wide = any(starmap(_overlap, pairwise(steps)))
    return [] if wide or 2 * doubled > len(steps) else steps


def _overlap(lower: Step, upper: Step) -> bool:
    return _low(upper) < _high(lower)


def _ends(step: Step) -> tuple[Decimal, Decimal]:
    return _low(step), _high(step)


def _plain(limit: Limit) -> bool:
    """One or two figures in their order; limits-set reports others."""
    turned = limit.low is not None and limit.high is not None and limit.low > limit.high
    return limit.low is not None and len(limit.figures) < 3 and not limit.last and not turned


def _low(step: Step) -> Decimal:
    return step[0].low or Decimal(0)


def _high(step: Step) -> Decimal:
    return Decimal("Infinity") if step[0].high is None else step[0].high


def _flaws(steps: list[Step]) -> Answers:
    """Where limits meet; else holes."""
    meet, holes = [pair for pair in pairwise(steps) if _meet(*pair)], _holes(steps)
    if meet:
        yield _asked("meet", meet, edges=[money(_low(upper)) for _, upper in meet])
    elif holes:
        missing = [amounts(_high(a) + 1, _low(b) - 1) for a, b in holes]
        yield _asked("hole", holes, holes=missing)


def _asked(case: str, pairs: list[Pair], **values: object) -> Answer:
    rows = list({id(row): row for pair in pairs for _, row in pair}.values())
    values = {"limits": [row.option.limit for row in rows], "rows": rows} | values
    see = [(row.place, "lower") for row in rows[:-1]]
    return unclear(case, rows[-1].place, see=see, key=rows[0].of, **values)


def _meet(lower: Step, upper: Step) -> bool:
    """Whether one limit ends where a range of others begins, and the fees differ."""
    ranged = len(upper[0].figures) > 1 or upper[0].open
    return _low(upper) == lower[0].high and ranged and lower[1].cells != upper[1].cells


def _one_figure(step: Step) -> bool:
    return len(step[0].figures) == 1


def _holes(steps: list[Step]) -> list[Pair]:
    """Neighbors with amounts between them, where other steps adjoin."""
    if any(_one_figure(step) and not step[0].open for step in steps):
        return []
    apart = [(pair, _low(pair[1]) - _high(pair[0])) for pair in pairwise(steps)]
    adjoin = any(distance <= 1 for _, distance in apart)
    return [pair for pair, distance in apart if adjoin and distance > 1]
