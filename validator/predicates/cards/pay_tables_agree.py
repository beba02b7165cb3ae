"""Two statements of what a wager pays differ.

## What is asked
What a wager pays is the same wherever it is stated: in the rules, in the list of wagers, on the layout.
The same figures written once `to` and once `for` are told with the finding of `odds-style`.

## Why
Players read the layout; the house pays by the rules.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: tie, pays: [{odds: 8 to 1}, {odds: 9 to 1}]}]
```
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: bonus, pays: [{rows: [[flush, "4:1"], [straight, "3:1"]]}, {where: layout, rows: [[flush, "4:1"], [straight, "2:1"]]}]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: bonus, pays: [{rows: [[flush, "4:1"], [straight, "3:1"]]}, {where: layout, rows: [[straight, 3 to 1], [flush, 4 to 1]]}]}]
```

## Boundary
One hand under two names.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: bonus, pays: [{rows: [[mini-royal-flush, "200:1"], [straight, "3:1"]]}, {where: layout, rows: [[royal-flush, "200:1"], [straight, "3:1"]]}]}]
```
Different wins may pay differently.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers: [{name: base, pays: [{odds: 3 to 2, when: {result: natural}}, {odds: 1 to 1}]}]
```

## How to fix
Make the statements agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from ...docket import Subject
from ...model.values import Odds
from ...model.wagers import PayRow, PayTable, Wager
from .._say import listed, plain
from ..legacy import Answer, Ask, following, met, not_applicable, unclear, violated

FIX = "make the statements agree"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    pairs = [(first, second) for first, second in combinations(subject.wager.pays, 2) if _comparable(first, second)]
    found = False
    for first, second in pairs:
        for answer in _compare(subject.wager, first, second):
            found = True
            yield answer
    if not pairs:
        yield not_applicable("what the wager pays is stated once")
    elif not found:
        yield met("the statements of what the wager pays agree", *dict.fromkeys(subject.wager.pays))


def _comparable(first: PayTable, second: PayTable) -> bool:
    same = first.when == second.when and first.columns == second.columns and not first.statistic and not second.statistic
    both_odds = bool(first.odds and second.odds) and not first.note and not second.note
    return same and (both_odds or bool(first.rows and second.rows))


def _compare(wager: Wager, first: PayTable, second: PayTable) -> Iterator[Answer]:
    if first.odds and second.odds:
        if _value(first.odds) != _value(second.odds):
            answer = violated(f"{plain(wager.name)} pays {first.odds} at one place and {second.odds} at another", FIX, second, (first, f"pays {first.odds}"))
            yield _styled(answer, (first.odds,), (second.odds,))
        if not (first.rows and second.rows):
            return
    left, right = ({row.label.lower(): row for row in table.rows} for table in (first, second))
    twice = {label for table in (first, second) for label, count in Counter(row.label.lower() for row in table.rows).items() if count > 1}
    for label in left:
        if label in right and [_value(odds) for odds in left[label].pays] != [_value(odds) for odds in right[label].pays]:
            was, now = (" and ".join(map(str, row.pays)) or "nothing" for row in (left[label], right[label]))
            answer = violated(f"{plain(label)} pays {was} at one place and {now} at another", FIX, right[label], (left[label], f"pays {was}"))
            yield following(answer, "pay-rows") if label in twice else _styled(answer, left[label].pays, right[label].pays)
    only = [[label for label in one if label not in other] for one, other in ((left, right), (right, left))]
    if not any(only):
        return
    if (
        len(only[0]) == len(only[1]) == 1
        and left[only[0][0]].pays
        and [_value(o) for o in left[only[0][0]].pays] == [_value(o) for o in right[only[1][0]].pays]
    ):
        one, other = only[0][0], only[1][0]
        yield unclear(
            f"the row called {plain(one)} at one place is called {plain(other)} at another; both pay {left[one].pays[0]}",
            "use one name",
            right[other],
            (left[one], plain(one)),
        )
        return
    missing = listed([*only[0], *only[1]])
    yield violated(f"one statement of the pay table has a row for {missing} and the other has none", FIX, second, (first, "the other table"))


def _styled(answer: Answer, first: tuple[Odds, ...], second: tuple[Odds, ...]) -> Answer:
    """The same figures, once as odds ``to`` and once as ``for``: told with the finding on how odds are written."""
    one, other = ([(odds.win, odds.per) for odds in side] for side in (first, second))
    return following(answer, "odds-style") if one == other else answer


def otherwise(wager: Wager, table: PayTable, row: PayRow | None = None) -> Iterator[Odds]:
    """What other statements of the wager pay for the same, where it is not what this one pays."""
    for other in wager.pays:
        if other is not table and _comparable(table, other):
            twins = [twin for twin in other.rows if row and twin.label.lower() == row.label.lower()]
            paid = [odds for twin in twins for odds in twin.pays] if row else [other.odds] if other.odds else []
            mine = {_value(odds) for odds in (row.pays if row else (table.odds,)) if odds}
            yield from (odds for odds in paid if _value(odds) not in mine)


def _value(odds: Odds) -> object:
    return odds.multiple if odds.multiple is not None else (odds.style, odds.win, odds.text if odds.style == "word" else "")
