"""A figure printed beside a pay table is not what the cards give.

An advantage or a hit frequency that a filing prints for a wager is that of its pay table and deck,
as exactly as it is printed. Such figures are copied from a report on another version of the table.
Whoever approves the game relies on them.

## Says
- wrong: The filing prints an advantage of {printed} for {wager} ({@}). By exact count it is {share}.
  Fix: Print the figures of the table that is filed, or file the table they belong to.
- seldom: The filing prints a hit frequency of {printed} for {wager} ({@}). By exact count it is {share}.
  Fix: Print the figures of the table that is filed, or file the table they belong to.
- right: Every figure printed for a wager is the computed one.
- none: No figure is printed for a wager that can be worked out.

## Examples
```yaml violated wrong
deck: {cards: 52, decks: 1}
wagers:
  - name: pair-plus
    judged: {whose: own, cards: 3}
    pays:
      - {rows: [[straight-flush, "40:1"], [3-of-a-kind, "30:1"], [straight, "6:1"], [flush, "3:1"], [pair, "1:1"]], at: 5}
    statistics: {is: advantage, figure: 2.32 %, at: 6}
```
> The filing prints an advantage of 2.32 % for the pair plus wager (line 10). By exact count it is
> 7.2760 %.
```yaml met right
deck: {cards: 52, decks: 1}
wagers:
  - name: pair-plus
    judged: {whose: own, cards: 3}
    pays:
      - {rows: [[straight-flush, "40:1"], [3-of-a-kind, "30:1"], [straight, "6:1"], [flush, "3:1"], [pair, "1:1"]], at: 5}
    statistics: [{is: advantage, figure: 7.28 %, at: 6}, {is: hit-frequency, figure: 25.611 %, at: 7}]
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
    statistics: {is: advantage, figure: 7.27 %, at: 6}
```

A hit frequency is not compared with the advantage.
```yaml violated seldom
deck: {cards: 52, decks: 1}
wagers:
  - name: pair-plus
    judged: {whose: own, cards: 3}
    pays:
      - {rows: [[straight-flush, "40:1"], [3-of-a-kind, "30:1"], [straight, "6:1"], [flush, "3:1"], [pair, "1:1"]], at: 5}
    statistics: {is: hit-frequency, figure: 7.28 %, at: 6}
```
> The filing prints a hit frequency of 7.28 % for the pair plus wager (line 10). By exact count it
> is 25.6109 %.

```yaml not-applicable none
wagers: [{name: base}]
```
"""

from __future__ import annotations

from fractions import Fraction

from ...model.values import Share
from ...model.wagers import Statistic, Wager
from ...odds.table import Worked
from ..answer import Answers, Ask, Subject, violated
from ..values import bet
from ._figures import asked_of, percent, wagers, worked

CASES = {"advantage": "wrong", "hit-frequency": "seldom"}


def judge(subject: Subject, ask: Ask) -> Answers:
    asked = (
        _wrong(wager, one, tables)
        for wager, answers in wagers(subject)
        if (tables := worked([one for one in answers if one.returns]))
        for one in wager.statistics
    )
    yield from asked_of(asked, "right")


def _is(value: Fraction, printed: Share) -> bool:
    """Whether a share is printed as this figure in percent, rounded or cut off."""
    figure, percent_, _ = printed.text.partition("%")
    _, _, places = figure.strip().partition(".")
    unit = Fraction(1, 10 ** len(places)) if percent_ else Fraction(0)
    apart = (abs(value) - printed.part) * 100
    return apart == 0 or -unit / 2 <= apart < unit


def _wrong(wager: Wager, one: Statistic, tables: list[Worked]) -> Answers:
    shares = [table.edge if one.is_ == "advantage" else table.hit for table in tables]
    if not any(_is(share, one.figure) for share in shares):
        yield violated(
            CASES[one.is_],
            one,
            key=(wager.name, one.figure.text),
            printed=one.figure,
            wager=bet(wager),
            share=percent(shares[0], 4),
        )
