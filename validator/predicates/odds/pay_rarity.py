"""A hand that comes less often is paid less.

Of two rows of one pay table, the one that comes less often does not pay less, at any number of
decks the rules allow. Two payments may be exchanged, or the table was made for other cards or
another number of decks.

## Says
- rarer: The row {rare} comes less often than the row {common} ({chance} against {often}), and pays
    less: {less} against {more} ({@}).
  Reading: Is the table meant to follow the order of hands instead?
  Fix: Exchange the two payments, or say that the table follows the order of hands.
- by-rarity: In every pay table that can be worked out, what comes less often does not pay less.
- none: No pay table of this game can be worked out.

## Examples
```yaml unclear rarer
deck: {cards: 52, decks: 1}
wagers: [{name: bonus, judged: {whose: own, cards: 3}, pays: {rows: [[straight, "3:1"], [flush, "6:1"]], at: 6}}]
```
> The row straight comes less often than the row flush (3.257919 % against 5.176471 %), and pays less:
> 3:1 against 6:1 (line 5). Is the table meant to follow the order of hands instead?
```yaml met by-rarity
deck: {cards: 52, decks: 1}
wagers: [{name: bonus, judged: {whose: own, cards: 3}, pays: {rows: [[straight, "6:1"], [flush, "3:1"]]}}]
```

## Boundary
Rows paid alike are in order, and so is a row that cannot come.
```yaml met by-rarity
deck: {cards: 52, decks: 1}
wagers: [{name: bonus, judged: {whose: own, cards: 3}, pays: {rows: [[straight, "6:1"], [flush, "6:1"], [5-of-a-kind, "1:1"]]}}]
```
```yaml not-applicable none
wagers: [{name: base}]
```
"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

from ...model.values import Odds as Pays
from ...model.wagers import PayTable, Wager
from ...odds.reading.answer import Answer as Odds
from ...odds.table import Row
from ..answer import Answer, Answers, Ask, Subject, unclear
from ..values import as_called
from ._figures import asked_of, percent, wagers

MOST_ROWS = 60
"""More rows than any pay table has; every two are compared."""


def judge(subject: Subject, ask: Ask) -> Answers:
    asked = (
        _rarer(wager, table, answers)
        for wager, answers in wagers(subject)
        for table in wager.pays
        if 1 < len(table.rows) <= MOST_ROWS and all(len(row.pays) == 1 for row in table.rows)
    )
    yield from asked_of(asked, "by-rarity")


def _of(table: PayTable, answer: Odds) -> dict[str, Row]:
    """The rows of an answer, when they are those of a table."""
    labels = [row.label for row in table.rows]
    rows = {row.label: row for row in answer.worked.rows} if answer.worked else {}
    return rows if list(rows) == labels else {}


def _rarer(wager: Wager, table: PayTable, answers: list[Odds]) -> Answers:
    """The first two rows that are exchanged in every reading and number of decks."""
    told = [(one, rows) for one in answers if (rows := _of(table, one))]
    printed = {row.label: row.pays[0] for row in table.rows}
    for rare, common in permutations(printed, 2):
        if told and all(_exchanged(rows[rare], rows[common]) for _, rows in told):
            first = told[0][0].worked
            assert first
            yield _answer(wager, table, told[0][1], (rare, common), printed, first.total)
            return


def _exchanged(rare: Row, common: Row) -> bool:
    if rare.pays is None or common.pays is None:
        return False
    return 0 < rare.ways < common.ways and 0 < rare.pays < common.pays


def _answer(
    wager: Wager,
    table: PayTable,
    rows: dict[str, Row],
    pair: tuple[str, str],
    printed: dict[str, Pays],
    total: int,
) -> Answer:
    rare, common = pair
    return unclear(
        "rarer",
        table,
        key=(wager.name, rare, common),
        rare=as_called(rare),
        common=as_called(common),
        chance=percent(Fraction(rows[rare].ways, total), 6),
        often=percent(Fraction(rows[common].ways, total), 6),
        less=printed[rare],
        more=printed[common],
    )
