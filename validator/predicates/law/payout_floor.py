"""A pay table that pays less than the law asks.

## What the law asks
A wager pays no less than the odds the law lists for each hand. A row that is missing is shown with
the finding of `pay-rows`, and one that falls short only by being written `for` with that of
`odds-style`.

## Why
A player who knows the listed odds may rely on them at every table.

## Says
- short: {wager:the} pays {odds} for {hand} ({@}). The law asks for at least {floor}.
  Fix: Pay at least {floor} for {hand}.
- no-row: The pay table of {wager:the} has no row for {hand} ({@}). The law asks for at least
  {floor}.
  Fix: Add a row that pays at least {floor} for {hand}.
- no-table: {wager:the} has no pay table ({@}). The law lists what it must pay at least.
  Fix: File the pay table.
- paid: {wager:the} pays at least the odds that the law lists ({@}).
- no-wager: This game has no {wager} wager.

## Fails
```yaml violated short provision=pair-plus-floor
kind: game
name: Three Card Poker
category: house-banked
wagers: [{name: pair-plus, pays: {rows: [[straight-flush, 35 to 1], [3-of-a-kind, 30 to 1], [straight, 6 to 1], [flush, 3 to 1], [pair, 1 to 1]]}}]
```
> The pair plus wager pays 35 to 1 for straight flush (line 4). The law asks for at least 40 to 1.

## Passes
```yaml met paid provision=pair-plus-floor
kind: game
name: Three Card Poker
category: house-banked
wagers: [{name: pair-plus, pays: {rows: [[straight-flush, 40 to 1], [3-of-a-kind, 30 to 1], [straight, 6 to 1], [flush, 4 to 1], [pair, 1 to 1]]}}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...docket.filings import Subject
from ...docket.names import key
from ...model.values import Odds
from ...model.wagers import PayTable, Wager
from ..answer import Answer, Ask, following, met, not_applicable, not_stated, violated
from ..parameters import ODDS, TEXT, needed, rows
from ..values import as_called

PARAMETERS = {"wager": needed(TEXT), "floors": rows("rows of a hand and its odds", TEXT, ODDS)}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    name = str(ask.value("wager"))
    floors = [(str(hand), Odds.parse(odds)) for hand, odds in ask.value("floors", [])]
    wager = next((wager for wager in subject.game.wagers if wager.name == name), None)
    if wager is None:
        yield not_applicable("no-wager", wager=as_called(name))
        return
    tables = [table for table in wager.pays if table.rows and not table.statistic]
    if not tables:
        yield not_stated("no-table", wager, wager=wager)
        return
    found = [
        answer
        for number, table in enumerate(tables)
        for answer in _short(wager, number, table, floors)
    ]
    also = [(table, "also") for table in tables[1:]]
    yield from found or [met("paid", tables[0], see=also, wager=wager)]


def _short(
    wager: Wager, number: int, table: PayTable, floors: list[tuple[str, Odds]]
) -> Iterator[Answer]:
    for place, (hand, floor) in enumerate(floors):
        rows = [row for row in table.rows if key(row.label) == key(hand)]
        told = (key(hand), str(number) if number else "")
        low = [(row, odds) for row in rows for odds in row.pays if _below(odds, floor)]
        for row, odds in low:
            answer = violated(
                "short",
                row,
                key=told,
                wager=wager,
                odds=odds,
                hand=as_called(row.label),
                floor=floor,
            )
            yield following(answer, "odds-style") if _turned(odds, floor) else answer
        if not any(row.pays for row in rows):
            answer = not_stated(
                "no-row", table.rows[-1], key=told, wager=wager, hand=as_called(hand), floor=floor
            )
            below = [key(other) for other, _ in floors[place + 1 :]]
            hole = any(key(row.label) in below for row in table.rows)
            yield (
                following(answer, "pay-rows") if hole else answer
            )  # a hole in the table, not its end


def _turned(odds: Odds, floor: Odds) -> bool:
    """Whether the row would pay what is due, were it written as odds ``to``."""
    return odds.style == "for" and not _below(replace(odds, style="to"), floor)


def _below(odds: Odds, floor: Odds) -> bool:
    paid, due = odds.multiple, floor.multiple
    return due is not None and (
        odds.text in ("none", "push", "loses") or (paid is not None and paid < due)
    )
