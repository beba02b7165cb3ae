"""Odds written "for" where the rest of the game says "to".

A game writes its odds one way. "10 for 1" returns ten with the wager included, "10 to 1" eleven.
Side by side one of them is easily misread or mistyped.

## Says
- mixed-table: The {wager} pays {first} in one row ({@}) and {second} in another ({@other}). "For"
  includes the bet itself and "to" does not, so one of the two is easily misread.
  Fix: Write every row of the {wager} as odds "to".
  See other: {second}
- mixed-game: The {wager} pays {first} ({@}), and the {other_wager} pays {second} ({@other}). "For"
  includes the bet itself and "to" does not.
  Reading: Is the difference meant?
  Fix: Write all odds of this game as odds "to".
  See other: {second}
- one-way: The odds are written one way, such as {odds} ({@}).
- none: The rules give no odds.

## Examples
```yaml violated mixed-table
wagers: [{name: bonus, pays: {rows: [[flush, 4 to 1], [straight, 3 for 1], [pair, 1 to 1]]}}]
```
> The bonus pays 3 for 1 in one row (line 4) and 4 to 1 in another (line 4). "For" includes the bet
> itself and "to" does not, so one of the two is easily misread.
```yaml met one-way
wagers: [{name: bonus, pays: {rows: [[flush, 4 to 1], [straight, "3:1"]]}}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...model.part import Part
from ...model.values import Odds
from ...model.wagers import PayTable, Wager
from ..answer import Answers, Ask, Subject, concluded, unclear, violated

Shown = tuple[Wager, Part, Odds]


def judge(subject: Subject, ask: Ask) -> Answers:
    tables = [(wager, table) for wager in subject.game.wagers for table in wager.pays]
    to = [*_every(tables, "to")]
    written = [(place, odds) for _, place, odds in to or _every(tables, "for")]
    found = (answer for pair in tables for answer in _mixed(*pair, to))
    place, odds = written[0] if written else (None, None)
    yield from concluded(found, [place] if place else (), "one-way", odds=odds)


def _every(tables: list[tuple[Wager, PayTable]], style: str) -> Iterator[Shown]:
    for wager, table in tables:
        yield from _odds(wager, table, style)


def _mixed(wager: Wager, table: PayTable, to: list[Shown]) -> Answers:
    """A table with odds "for" where others of it, or of the game, are odds "to"."""
    inclusive, own = [*_odds(wager, table, "for")], [*_odds(wager, table, "to")]
    if not inclusive or not to:
        return
    _, place, first = inclusive[0]
    paid, other, second = (own or to)[0]
    see, key = [(other, "other")], wager.name
    if own:
        yield violated(
            "mixed-table", place, see=see, key=key, wager=wager, first=first, second=second
        )
    else:
        yield unclear(
            "mixed-game",
            table,
            see=see,
            key=key,
            wager=wager,
            first=first,
            other_wager=paid,
            second=second,
        )


def _odds(wager: Wager, table: PayTable, style: str) -> Iterator[Shown]:
    if table.odds and table.odds.style == style:
        yield wager, table, table.odds
    for row in table.rows:
        yield from ((wager, row, odds) for odds in row.pays if odds.style == style)
