"""A bonus may pay more than the player-dealer put up, and nothing says what then happens.

Where a bonus pays a fixed sum or many times the wager (`many`), the rules say that payment goes
only as far as the player-dealer's wager, or that it must be covered beforehand. A player-dealer who
put up a hundred dollars cannot pay three thousand.

## Says
- uncovered: {wager:the} pays up to {most} ({@}), but the rules do not say that only what the
    player-dealer's wager covers is paid.
  Fix: Say that {wager:the} is paid only up to what the player-dealer's wager covers.
  Write: player-dealer: {settling: {pays: true, to-the-extent: true}}
- who-pays: A player who banks pays the winning bets ({@bank}). {wager:the} pays up to {most} ({@}),
  and the rules do not say in so many words that this player, and not the house, pays it.
  Reading: Does the banking player pay the bonus bets too?
  Fix: Say who pays the bonus bets when a player banks.
  See bank: the bank pays
- limited: What {wager:the} pays is limited by what the player-dealer puts up ({@}).
- small: This is no bonus that pays a fixed sum or many times the wager.
- house-pays: The house pays this bonus.

## Examples
```yaml unclear uncovered many=100
wagers: [{name: envy, bonus: true, pays: {rows: [[five-aces, 3000]]}}]
```
> The envy wager pays up to $3,000 (line 4), but the rules do not say that only what the
> player-dealer's wager covers is paid.
```yaml met limited many=100
player-dealer: {settling: {pays: true, to-the-extent: true}}
wagers: [{name: envy, bonus: true, pays: {rows: [[five-aces, 3000]]}}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...model.part import Part
from ...model.statements import Bank, Settling, Uncovered
from ...model.values import Odds
from ...model.wagers import PayTable, Wager
from ..answer import Answer, Answers, Ask, Subject, met_by, not_applicable, unclear
from ..parameters import COUNT

PARAMETERS = {"many": COUNT}


def judge(subject: Subject, ask: Ask) -> Answers:
    wager, bank = subject.wager, subject.game.player_dealer
    assert wager
    largest = _largest(wager, int(ask.value("many", 100))) if wager.bonus else None
    bounds = _bounds(bank, wager.name) if bank else []
    if largest is None:
        yield not_applicable("small")
    elif subject.game.category == "house-banked":
        yield _who_pays(subject, wager, *largest) if not bounds else not_applicable("house-pays")
    elif bounds:
        yield met_by("limited", bounds, wager=wager)
    else:
        yield unclear("uncovered", largest[0], wager=wager, most=largest[1])


def _who_pays(subject: Subject, wager: Wager, table: PayTable, most: Odds) -> Answer:
    """In a game of the house, a player who banks may have to pay too: asked of the first bonus."""
    bank = subject.game.player_dealer
    pays = [(said, "bank") for said in (bank.settling if bank else ()) if said.pays]
    first = next(one for one in subject.game.wagers if one.bonus)
    if not pays or wager.pays_from or wager is not first:
        return not_applicable("house-pays")
    return unclear("who-pays", table, see=pays[:1], wager=wager, most=most)


def _bounds(bank: Bank, wager: str) -> list[Part]:
    """What limits the payment: extent, exposure, the return of bets, or cover put up before."""
    limits: list[Settling | Uncovered] = [said for said in bank.settling if said.to_the_extent]
    limits += bank.uncovered_wagers
    scoped = [said for said in limits if not said.wagers or wager in said.wagers]
    put_up = [
        s for s in bank.own_wager if s.at_least is not None or s.must_cover == "bonus-payouts"
    ]
    return [*scoped, *bank.wins_or_loses_at_most, *put_up]


def _largest(wager: Wager, many: int) -> tuple[PayTable, Odds] | None:
    """The highest payment that is a fixed sum or many times the wager, and its table."""
    tables = [table for table in wager.pays if not table.statistic]
    paid = [(table, odds) for table in tables for odds in _paid(table)]
    high = [pair for pair in paid if pair[1].style == "dollars" or (pair[1].multiple or 0) >= many]
    return max(high, key=lambda pair: pair[1].win or 0, default=None)


def _paid(table: PayTable) -> Iterator[Odds]:
    yield from (odds for row in table.rows for odds in row.pays)
    if table.odds:
        yield table.odds
