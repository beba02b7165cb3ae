"""A row of a pay table can never be paid.

Every row of a pay table is for something that can happen with the cards or dice of the game, at
every number of decks the rules allow. A row that nobody can reach promises what is never paid. A
row that only another number of decks can reach belongs to another table.

## Says
- never: No deal can reach the row {row} of {wager} ({@}).
  Fix: Strike the row, or correct the hand it names.
- hidden: Every deal that fits the row {row} of {wager} ({@}) also fits a row that pays more, so the row
    {row} would never be paid.
  Reading: Is the row that pays more meant to leave these deals out?
  Fix: Say in the row that pays more which deals it is not for.
- some-decks: With {few:deck} no deal can reach the row {row} of {wager} ({@}); with {many:deck} it can
    come.
  Fix: File a pay table for each number of decks, or narrow the number of decks.
- all: Every row of a pay table that can be worked out can be paid.
- none: No pay table of this game can be worked out.

## Examples
```yaml violated never
deck: {cards: 52, decks: 1}
wagers: [{name: bonus, judged: {whose: own, cards: 5}, pays: {rows: [[5-of-a-kind, "500:1"], [flush, "5:1"]], at: 6}}]
```
> No deal can reach the row 5 of a kind of the bonus wager (line 5).
```yaml met all
deck: {cards: 52, decks: 2}
wagers: [{name: bonus, judged: {whose: own, cards: 5}, pays: {rows: [[5-of-a-kind, "500:1"], [flush, "5:1"]]}}]
```

## Boundary
Two cards that both match an up card in rank and suit need three decks.
```yaml violated some-decks
deck: {cards: 52, decks: 2-3}
wagers:
  - name: match
    pays:
      rows:
        - {label: two suited, pays: "24:1", event: {count: 2, of: suited-matches}}
        - {label: one, pays: "3:1", event: {count: 1, of: non-suited-matches}}
      at: 8
```
> With two decks no deal can reach the row two suited of the match wager (line 8); with three decks
> it can come.

A row that a wider row with a higher payment takes in can come, and would not be paid.
```yaml unclear hidden
deck: {cards: 52, decks: 1}
wagers: [{name: bonus, judged: {whose: own, cards: 5}, pays: {rows: [[straight, "9:1"], [straight-flush, "5:1"]], at: 6}}]
```
> Every deal that fits the row straight flush of the bonus wager (line 5) also fits a row that pays
> more, so the row straight flush would never be paid. Is the row that pays more meant to leave these
> deals out?

```yaml not-applicable none
wagers: [{name: base}]
```
"""

from __future__ import annotations

from ...model.wagers import PayRow, PayTable, Wager
from ...odds.reading.answer import Answer as Odds
from ..answer import Answers, Ask, Subject, unclear, violated
from ..values import as_called, bet
from ._figures import asked_of, wagers, worked


def judge(subject: Subject, ask: Ask) -> Answers:
    asked = (
        _never(wager, table, row, answers)
        for wager, answers in wagers(subject)
        for table in wager.pays
        for row in table.rows
        if row.pays
    )
    yield from asked_of(asked, "all")


def _ways(answers: list[Odds], label: str) -> dict[int | None, int]:
    """Ways of a row at each number of decks, over every reading."""
    found: dict[int | None, int] = {}
    for answer in answers:
        for row in answer.worked.rows if answer.worked else ():
            if row.label == label:
                found[answer.decks] = found.get(answer.decks, 0) + row.ways
    return found


def _never(wager: Wager, table: PayTable, row: PayRow, answers: list[Odds]) -> Answers:
    ways = _ways(answers, row.label)
    hidden = any(row.label in one.hidden for one in worked(answers))
    out = [decks for decks, count in ways.items() if hidden or not count]
    if not out:
        return
    place, key = (row if row.at else table), (wager.name, row.label)
    if len(out) == len(ways):
        case, verdict = ("hidden", unclear) if hidden else ("never", violated)
        yield verdict(case, place, key=key, row=as_called(row.label), wager=bet(wager))
        return
    yield violated(
        "some-decks",
        place,
        key=key,
        row=as_called(row.label),
        wager=bet(wager),
        few=max(decks or 0 for decks in out),
        many=min(decks or 0 for decks in ways if decks not in out),
    )
