"""One deal fits two rows of a pay table.

No deal fits two rows of one pay table, unless a row of its own is for just that, or only the
highest row is said to be paid. Nobody can say whether the player is paid once or twice.

## Says
- both: One deal can fit the row {first} and the row {second} of {wager} ({@}), and the rules do not say
    whether both are paid.
  Fix: Say that only the highest row is paid, or add a row for both.
  Write: pays: {highest-only: true}
- apart: No deal fits two rows of a pay table that can be worked out.
- none: No pay table of this game can be worked out.

## Examples
```yaml unclear both
deck: {cards: 52, decks: 1}
wagers:
  - name: field
    judged: {whose: own, cards: 2}
    pays:
      rows:
        - {label: suited, pays: "1:1", event: {first-cards: 2, suited: same}}
        - {label: low total, pays: "3:1", event: {first-cards: 2, total: [2-5]}}
      at: 9
```
> One deal can fit the row suited and the row low total of the field wager (line 9), and the rules do
> not say whether both are paid.
```yaml met apart
deck: {cards: 52, decks: 1}
wagers:
  - name: field
    judged: {whose: own, cards: 2}
    pays:
      rows:
        - {label: low total, pays: "3:1", event: {first-cards: 2, total: [2-5]}}
        - {label: high total, pays: "1:1", event: {first-cards: 2, total: [16-20]}}
```

## Boundary
A row inside another is the narrower one; and rules that pay the highest row alone leave nothing open.
```yaml met apart
deck: {cards: 52, decks: 1}
wagers:
  - name: field
    judged: {whose: own, cards: 2}
    pays:
      rows:
        - {label: low total, pays: "3:1", event: {first-cards: 2, total: [2-5]}}
        - {label: low and suited, pays: "9:1", event: {first-cards: 2, total: [2-5], suited: same}}
```
```yaml met apart
deck: {cards: 52, decks: 1}
wagers:
  - name: field
    judged: {whose: own, cards: 2}
    pays:
      highest-only: true
      rows:
        - {label: suited, pays: "1:1", event: {first-cards: 2, suited: same}}
        - {label: low total, pays: "3:1", event: {first-cards: 2, total: [2-5]}}
```
```yaml not-applicable none
wagers: [{name: base}]
```
"""

from __future__ import annotations

from ...model.wagers import Wager
from ...odds.table import Worked
from ..answer import Answers, Ask, Subject, unclear
from ..values import as_called, bet
from ._figures import asked_of, table_of, wagers, worked


def judge(subject: Subject, ask: Ask) -> Answers:
    asked = (
        _both(wager, worked(answers))
        for wager, answers in wagers(subject)
        if any(table.rows for table in wager.pays)
    )
    yield from asked_of(asked, "apart")


def _both(wager: Wager, told: list[Worked]) -> Answers:
    shared = next((one.shared for one in told if one.shared), ())
    if shared:
        first, second = shared
        yield unclear(
            "both",
            table_of(wager),
            key=(wager.name, first, second),
            first=as_called(first),
            second=as_called(second),
            wager=bet(wager),
        )
