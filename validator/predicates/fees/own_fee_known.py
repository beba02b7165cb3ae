"""A player's fee does not depend on what the others wager.

A fee taken from players is graded by something a player knows when the wager is placed. The total
of the table is known only when the last wager is down. Until then nobody can tell a player what the
wager costs.

## Says
- unknowable: Under {rows}, what a player pays ({amounts:or}) depends on the total bet at the table
    ({@}). A player cannot know that total when placing a bet.
  Reading: Is the player's own bet meant?
  Fix: Base the fee on the player's own bet, or charge one amount.
  See said: the fee from players
- known: Every graded fee from players depends on something a player knows ({@}).
- none: No fee from players is graded.

## Examples
```yaml unclear unknowable
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, {is: player, on: total-table-action}]
    options: [{option: 1, limit: 10-300, player: [[10-25, 0.50], [26-100, 1]], at: 1057-1058}]
```
> Under option 1, what a player pays ($0.50 or $1) depends on the total bet at the table (line 5).
> A player cannot know that total when placing a bet. Is the player's own bet meant?
```yaml met known
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, {is: player, on: player-wager}]
    options: [{option: 1, limit: 10-300, player: [[10-25, 0.50], [26-300, 1]]}]
```
"""

from __future__ import annotations

from .._fees import Priced, Rows, ladders, of_payer, parts
from ..answer import Answers, Ask, Subject, judged, unclear
from ..values import money


def judge(subject: Subject, ask: Ask) -> Answers:
    blocks = [of for _, rows in parts(subject) if (of := _graded(rows))]
    found = [answer for of in blocks for answer in _unknowable(of)]
    yield from judged(found, [of[0][0].place for of in blocks], "known")


def _graded(rows: Rows) -> Priced:
    return [(row, fee) for row, fee in ladders(rows) if fee.payer == "player"]


def _unknowable(graded: Priced) -> Answers:
    total = [(row, fee) for row, fee in graded if fee.basis == "total-table-action"]
    wrong = [(row, dict.fromkeys(fee.amounts)) for row, fee in total if len(set(fee.amounts)) > 1]
    for row, amounts in wrong[:1]:
        said = [one for one in of_payer(row.prose, "player") if not one.amount]
        see, rows = [(one, "said") for one in said[:1]], [row for row, _ in wrong]
        values = {"rows": rows, "amounts": [*map(money, amounts)]}
        yield unclear("unknowable", row.place, see=see, key=row.of, **values)
