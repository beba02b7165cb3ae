"""A table limit is given by the same figures as the others beside it.

Where the options of a game give a lowest and a highest wager, each of them does. One figure leaves
it open whether it is the least, the most or the only wager. Where the others give a buy-in, so does
each.

## Says
- single: The table limit of {single} is the single amount {amounts} ({@}), where {ranged} gives a
  range, {range} ({@ranged}). Is it the lowest, the highest or the only bet?
  Fix: Give the lowest and the highest bet of {single}.
  See ranged: table limit {range}
- no-buy-in: {options} {options:has} no buy-in ({@}), where the others beside it
  have one ({@given}).
  Reading: May any amount be bought in?
  Fix: Give the buy-in, or say that there is none.
  See given: a buy-in
- alike: The table limits beside each other are given alike.
- none: This schedule has no two table limits beside each other.

## Examples
```yaml unclear single
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, player]
    options: [{option: 1, limit: 10-100, player: 0}, {option: 2, limit: 100, player: 1, at: 1086}]
```
> The table limit of option 2 is the single amount $100 (line 5), where option 1 gives a range,
> 10-100 (line 5). Is it the lowest, the highest or the only bet?
```yaml met alike
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, player]
    options: [{option: 1, limit: 10-100, player: 0}, {option: 2, limit: 20-100, player: 1}]
```
"""

from __future__ import annotations

from itertools import chain

from ...docket.filings import Row, Subject
from ...docket.ladders import components, damaged
from ...model.values import Limit
from .._fees import Rows, parts
from ..answer import Answers, Ask, judged, roles, unclear
from ..values import money

Limited = list[tuple[Row, Limit]]


def judge(subject: Subject, ask: Ask) -> Answers:
    blocks = [limited for _, rows in parts(subject) if len(limited := _limits(rows)) > 1]
    found = [answer for limited in blocks for answer in _single(limited)]
    found += [answer for _, rows in parts(subject) for answer in _bought(rows)]
    yield from judged(found, [limited[1][0].place for limited in blocks], "alike")


def _limits(rows: Rows) -> Limited:
    return [(row, row.option.limit) for row in rows if row.option.limit and not damaged(row)]


def _table(row: Row) -> bool:
    """Whether an option is a table with bets that can be read."""
    return bool(row.option.limit or row.option.blinds) and not damaged(row)


def _bought(rows: Rows) -> Answers:
    """The few options without a buy-in, where most have one."""
    tables = [*filter(_table, rows)]
    given = [row for row in tables if row.option.buy_in]
    bare = [row for row in tables if not row.option.buy_in]
    if bare and len(given) > len(bare):
        see = [(given[0].place, "given"), *roles([row.place for row in bare[1:]])]
        yield unclear("no-buy-in", bare[0].place, see=see, key=bare[0].of, options=bare)


def _single(limited: Limited) -> Answers:
    ranged = [(row, limit) for row, limit in limited if len(limit.figures) > 1]
    single = [(row, limit.figures[0]) for row, limit in limited if _bare(row, limit)]
    if ranged and single:
        row, figure = ranged[0]
        rows = [row for row, _ in single]
        yield unclear(
            "single",
            rows[0].place,
            see=[(row.place, "ranged"), *((other.place, "single") for other in rows[1:])],
            key=rows[0].of,
            single=rows,
            amounts=[money(figure) for _, figure in single],
            ranged=row,
            range=figure,
        )


def _bare(row: Row, limit: Limit) -> bool:
    """Whether a table limit is one figure, and no fee is printed for that bet alone."""
    if len(limit.figures) != 1 or limit.open or limit.last:
        return False
    ladders = [c.cell.tiers for c in components(row) if c.payer == "player" and c.cell.tiers]
    spans = {(tier.range.low, tier.range.high) for tier in chain(*ladders)}
    return spans != {(limit.figures[0], limit.figures[0])}
