"""A figure printed beside a pay table is not what the cards give.

## What is asked
An advantage or a hit frequency that a filing prints for a wager is that of its pay table and deck, as
exactly as it is printed.

## Why
Such figures are copied from a report on another version of the table. Whoever approves the game relies
on them.

## Says
- wrong: The filing prints {printed} for {wager} ({@}). By exact count its advantage is {edge} and its
    hit frequency is {hit}.
  Fix: Print the figures of the table that is filed, or file the table they belong to.
- right: Every figure printed for a wager is the computed one.
- none: No figure is printed for a wager that can be worked out.

## Fails
```yaml violated wrong
deck: {cards: 52, decks: 1}
wagers:
  - name: pair-plus
    judged: {whose: own, cards: 3}
    pays:
      - {rows: [[straight-flush, "40:1"], [3-of-a-kind, "30:1"], [straight, "6:1"], [flush, "3:1"], [pair, "1:1"]], at: 5}
      - {statistic: true, rows: [[House Advantage]], at: 6}
notes: [{about: statistics, says: an advantage in percent, numbers: [2.32], at: 6}]
```
> The filing prints 2.32 % for the pair plus wager (line 10). By exact count its advantage is
> 7.2760 % and its hit frequency is 25.6109 %.

## Passes
```yaml met right
deck: {cards: 52, decks: 1}
wagers:
  - name: pair-plus
    judged: {whose: own, cards: 3}
    pays:
      - {rows: [[straight-flush, "40:1"], [3-of-a-kind, "30:1"], [straight, "6:1"], [flush, "3:1"], [pair, "1:1"]], at: 5}
      - {statistic: true, rows: [[House Advantage], [Hit frequency]], at: 6}
notes: [{about: statistics, says: an advantage and a hit frequency in percent, numbers: [7.28, 25.611], at: 6}]
```

## Boundary
A figure cut off instead of rounded is right too.
```yaml met right
deck: {cards: 52, decks: 1}
wagers:
  - name: pair-plus
    judged: {whose: own, cards: 3}
    pays:
      - {rows: [[straight-flush, "40:1"], [3-of-a-kind, "30:1"], [straight, "6:1"], [flush, "3:1"], [pair, "1:1"]], at: 5}
      - {statistic: true, rows: [[House Advantage]], at: 6}
notes: [{about: statistics, says: an advantage in percent, numbers: [7.27], at: 6}]
```
```yaml not-applicable none
wagers: [{name: base}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction

from ...docket.filings import Subject
from ...model.game import Game
from ...model.values import Share
from ...model.wagers import PayTable, Wager
from ...odds.reading.answer import Answer as Odds
from ..answer import Answer, Ask, met, not_applicable, violated
from ..values import bet
from ._figures import percent, wagers


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    found: list[Answer] = []
    any_ = False
    for wager, answers in wagers(subject):
        own = [one for one in answers if one.returns]
        for table in wager.pays if own else ():
            for figure in _printed(subject.game, table):
                any_ = True
                found += _wrong(wager, table, own, figure)
    if not any_:
        yield not_applicable("none")
        return
    yield from found or [met("right")]


def _printed(game: Game, table: PayTable) -> Iterator[Decimal]:
    """Numbers noted at the very lines of rows that are no payouts."""
    if not table.statistic or not table.at:
        return
    for note in game.notes:
        if note.at == table.at:
            for one in note.numbers:
                if one.low == one.high:
                    yield Decimal(one.low)


def _is(value: Fraction, figure: Decimal) -> bool:
    """Whether a share is printed as this figure in percent, rounded or cut off."""
    _, _, exponent = figure.as_tuple()
    unit = Fraction(10) ** int(exponent)
    apart = abs(value) * 100 - Fraction(figure)
    return -unit / 2 <= apart < unit


def _wrong(wager: Wager, table: PayTable, answers: list[Odds], figure: Decimal) -> Iterator[Answer]:
    shares = [share for one in answers if one.worked for share in (one.worked.edge, one.worked.hit)]
    if any(_is(share, figure) for share in shares):
        return
    first = answers[0].worked
    assert first
    yield violated(
        "wrong",
        table,
        key=(wager.name, str(figure)),
        printed=Share.parse(f"{figure} %"),
        wager=bet(wager),
        edge=percent(first.edge, 4),
        hit=percent(first.hit, 4),
    )
