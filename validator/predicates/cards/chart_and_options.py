"""A chart that makes players stand on hands they may double down, split or draw to.

## What is asked
Where a chart says that a total must stand, the rules say whether two cards of that total may still be doubled down, and whether a
split hand that may draw as many cards as wished must stand on it.

## Why
A ten and a nine are 19. By the chart the hand must stand; by the playing options it may be doubled down. Most readers let the option go first, but the
rules should say so. That pairs may be split says by itself that two tens may be.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
charts: {for: players, rows: [[hard 19+, stand], [hard 11-, hit], [other, option]]}
playing-options: [{is: double-down, allowed: true, on: [first two cards]}]
```
```yaml unclear
kind: game
name: Example
category: player-dealer
charts: {for: players, rows: [[hard 19+, stand], [other, option]]}
playing-options: [{is: split, allowed: true, on: [two aces], draws-freely: true}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
charts: {for: players, rows: [["21", stand], [11-, hit], [12-20, option]]}
playing-options: [{is: double-down, allowed: true, on: [first two cards]}]
```

## Boundary
The option makes an exception of its own, or is for other hands.
```yaml met
kind: game
name: Example
category: player-dealer
charts: {for: players, rows: [[hard 19+, stand], [hard 18-, hit]]}
playing-options: [{is: double-down, allowed: true, on: [any two cards], except: [hard 19 and more]}, {is: split, allowed: true, on: [two aces]}]
```
```yaml met
kind: game
name: Example
category: player-dealer
charts: {for: players, rows: [[hard 19+, stand], [other, option]]}
playing-options: [{is: split, allowed: true, on: [any pair]}]
```
```yaml met
kind: game
name: Example
category: player-dealer
charts: {for: players, rows: [["21", stand], [20-, option]]}
playing-options: [{is: split, allowed: true, on: [any pair], draws-freely: true}]
```
```yaml not-applicable
kind: game
name: Example
category: player-dealer
charts: {for: player-dealer, rows: [[hard 17+, stand], [soft 17-, hit]]}
playing-options: [{is: split, allowed: true, on: [any pair]}]
```

## How to fix
Say that the chart holds for hands that are not doubled down or split, or which hands may not be.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...charts import Total, named, spoken
from ...docket import Subject
from ...model.cards import ChartRow
from ...model.game import Splitting
from ..legacy import Answer, Ask, met, not_applicable, unclear

ANY = re.compile(r"\bany\b|\bfirst (?:two|2) cards|\btwo first cards|\btwo cards of\b")
"""Words for hands that two cards of high value are among."""
MOST = 20
"""The highest hard total of two cards."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    rows = [row for chart in subject.game.charts if chart.for_ == "players" and not chart.if_ for row in chart.rows]
    options = [option for option in subject.game.playing_options if option.is_ in ("double-down", "split") and option.allowed]
    if not rows or not options:
        yield not_applicable("the rules have no chart for players, or no doubling and splitting")
        return
    held = [(row, totals) for row in rows if row.must_ == "stand" and (totals := {t for t in named(row) or () if t[0] == "hard"}) and min(totals)[1] <= MOST]
    found = [answer for row, totals in held[:1] for answer in (*_two_cards(row, totals, options), *_split_hands(row, totals, options))]
    yield from found or [met("no hand that must stand is among those that may be doubled down, split or drawn to", (held[0][0] if held else rows[0]))]


def _two_cards(row: ChartRow, totals: set[Total], options: list[Splitting]) -> Iterator[Answer]:
    pairs = [total for total in totals if total[1] <= MOST]
    free = [option for option in options if option.is_ == "double-down" and not option.except_ and any(ANY.search(words) for words in option.on)]
    if pairs and free:
        yield unclear(
            f"players must stand on {spoken(pairs)} by the chart, and may double down ({free[0].on[0]}); whether on two cards of such a total too is not said. "
            "The chart may be meant for hitting alone",
            "say whether the chart or the playing option goes first",
            row,
            *((option, f"{option.is_}: {', '.join(option.on)}") for option in free),
        )


def _split_hands(row: ChartRow, totals: set[Total], options: list[Splitting]) -> Iterator[Answer]:
    freely = [option for option in options if option.draws_freely]
    if freely:
        yield unclear(
            f"players must stand on {spoken(totals)} by the chart, but may draw as many cards as they wish to a split hand; whether the chart holds for split hands is not said. "
            "That the chart goes first may be meant",
            "say whether the chart holds for split hands",
            freely[0],
            (row, "must stand"),
        )
