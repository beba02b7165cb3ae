"""A bonus may pay more than the player-dealer put up, and nothing says what then happens.

## What is asked
Where a bonus pays a fixed sum or many times the wager, the rules say for it too that payment goes
only as far as the player-dealer's wager, or that the player-dealer must cover it beforehand. `many`
is how many times the wager counts as much.

## Why
A player-dealer who put up a hundred dollars cannot pay three thousand. Whether the rest is owed is
what keeps the exposure limited.

## Says
- uncovered: {wager:the} pays up to {most} ({@}), but the rules do not say that only what the
    player-dealer's wager covers is paid.
  Fix: Say that {wager:the}, too, is paid only up to what the player-dealer's wager covers.
  Write: player-dealer: {settling: {pays: true, to-the-extent: true}}
- who-pays: A player who banks pays the winning bets ({@bank}). {wager:the} pays up to {most} ({@}),
  and the rules do not say whether that player or the house pays it.
  Fix: Say who pays the bonus bets when a player banks.
  See bank: the bank pays
- limited: What {wager:the} pays is limited by what the player-dealer puts up ({@}).
- small: This is no bonus that pays a fixed sum or many times the wager.
- house-pays: The house pays this bonus.

## Fails
```yaml unclear uncovered many=100
wagers: [{name: envy, bonus: true, pays: {rows: [[five-aces, 3000]]}}]
```
> The envy wager pays up to $3,000 (line 4), but the rules do not say that only what the
> player-dealer's wager covers is paid.

## Passes
```yaml met limited many=100
player-dealer: {settling: {pays: true, to-the-extent: true}}
wagers: [{name: envy, bonus: true, pays: {rows: [[five-aces, 3000]]}}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.part import Part
from ...model.statements import Bank
from ...model.values import Odds
from ...model.wagers import PayTable, Wager
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..parameters import COUNT

HOUSE = "house-banked"

PARAMETERS = {"many": COUNT}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    wager, bank = subject.wager, subject.game.player_dealer
    assert wager
    table, most = _largest(wager, int(ask.value("many", 100)))
    bounds = _bounds(bank, wager.name) if bank else []
    if not wager.bonus or table is None or most is None:
        yield not_applicable("small")
    elif subject.game.category == HOUSE:
        pays = [said for said in bank.settling if said.pays] if bank and not wager.pays_from else []
        if pays and not bounds and wager is next(one for one in subject.game.wagers if one.bonus):
            yield unclear("who-pays", table, see=[(pays[0], "bank")], wager=wager, most=most)
        else:
            yield not_applicable("house-pays")
    elif bounds:
        yield met("limited", bounds[0], see=[(other, "also") for other in bounds[1:]], wager=wager)
    else:
        yield unclear("uncovered", table, wager=wager, most=most)


def _bounds(bank: Bank, wager: str) -> list[Part]:
    """What limits the payment: its extent, the exposure, the return of what is not covered, or
    cover put up beforehand.
    """
    extent = [s for s in bank.settling if s.to_the_extent and (not s.wagers or wager in s.wagers)]
    returned = [s for s in bank.uncovered_wagers if not s.wagers or wager in s.wagers]
    covering = [s for s in bank.wager if s.must_cover and "bonus" in s.must_cover]
    beforehand = [s for s in bank.wager if s.minimum is not None or s in covering]
    return [*extent, *bank.wins_or_loses_at_most, *returned, *beforehand]


def _largest(wager: Wager, many: int) -> tuple[PayTable | None, Odds | None]:
    """The highest payment that is a fixed sum or many times the wager, and its table."""
    high: list[tuple[PayTable, Odds]] = []
    for table in (table for table in wager.pays if not table.statistic):
        rows = [odds for row in table.rows for odds in row.pays]
        paid = (*rows, *filter(None, (table.odds,)))
        high += [
            (table, odds)
            for odds in paid
            if odds.style == "dollars" or (odds.multiple or 0) >= many
        ]
    return max(high, key=lambda pair: pair[1].win or 0, default=(None, None))
