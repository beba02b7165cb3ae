"""A pay table that pays less than the law asks.

A wager pays no less than the odds the law lists for each hand. A player who knows the listed odds
may rely on them at every table.

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

## Examples
```yaml violated short provision=pair-plus-floor
kind: game
name: Three Card Poker
category: house-banked
wagers: [{name: pair-plus, pays: {rows: [[straight-flush, 35 to 1], [3-of-a-kind, 30 to 1], [straight, 6 to 1], [flush, 3 to 1], [pair, 1 to 1]]}}]
```
> The pair plus wager pays 35 to 1 for straight flush (line 4). The law asks for at least 40 to 1.
```yaml met paid provision=pair-plus-floor
kind: game
name: Three Card Poker
category: house-banked
wagers: [{name: pair-plus, pays: {rows: [[straight-flush, 40 to 1], [3-of-a-kind, 30 to 1], [straight, 6 to 1], [flush, 4 to 1], [pair, 1 to 1]]}}]
```
"""

from __future__ import annotations

from itertools import chain

from ...docket.filings import Subject
from ...docket.names import key
from ...model.values import Odds
from ...model.wagers import PayRow, PayTable, Wager
from ..answer import Answer, Answers, Ask, following, met_by, not_applicable, not_stated, violated
from ..parameters import ODDS, TEXT, needed, rows
from ..values import as_called

Floors = list[tuple[str, Odds]]
PARAMETERS = {"wager": needed(TEXT), "floors": rows("rows of a hand and its odds", TEXT, ODDS)}


def judge(subject: Subject, ask: Ask) -> Answers:
    name = str(ask.value("wager"))
    wager = next((wager for wager in subject.game.wagers if wager.name == name), None)
    if wager is None:
        yield not_applicable("no-wager", wager=as_called(name))
        return
    floors = [(str(hand), Odds.parse(odds)) for hand, odds in ask.value("floors", [])]
    yield from _wager(wager, floors)


def _wager(wager: Wager, floors: Floors) -> Answers:
    tables = [table for table in wager.pays if table.rows and not table.statistic]
    if not tables:
        yield not_stated("no-table", wager, wager=wager)
        return
    answers = (_table(wager, number, table, floors) for number, table in enumerate(tables))
    yield from list(chain.from_iterable(answers)) or [met_by("paid", tables, wager=wager)]


def _table(wager: Wager, number: int, table: PayTable, floors: Floors) -> Answers:
    printed: dict[str, list[tuple[PayRow, Odds]]] = {}
    for row in table.rows:
        printed.setdefault(key(row.label), []).extend((row, odds) for odds in row.pays)
    for place, (hand, floor) in enumerate(floors):
        told = (key(hand), number or "")
        for row, odds in printed.get(key(hand), ()):
            if _below(odds, floor):
                yield _short(wager, row, odds, floor, told)
        if not printed.get(key(hand)):
            last, name = table.rows[-1], as_called(hand)
            answer = not_stated("no-row", last, key=told, wager=wager, hand=name, floor=floor)
            hole = {key(other) for other, _ in floors[place + 1 :]} & set(printed)
            yield _beside(answer, "pay-rows", bool(hole))


def _short(wager: Wager, row: PayRow, odds: Odds, floor: Odds, told: object) -> Answer:
    """A row that would pay what is due, were it written as odds ``to``, is told by another rule."""
    hand = as_called(row.label)
    answer = violated("short", row, key=told, wager=wager, odds=odds, hand=hand, floor=floor)
    turned = odds.style == "for" and not _below(Odds(odds.text, odds.win, odds.per), floor)
    return _beside(answer, "odds-style", turned)


def _beside(answer: Answer, rule: str, told: bool) -> Answer:
    return following(answer, rule) if told else answer


def _below(odds: Odds, floor: Odds) -> bool:
    paid, due = odds.multiple, floor.multiple
    if due is None:
        return False
    return odds.text in ("none", "push", "loses") or (paid is not None and paid < due)
