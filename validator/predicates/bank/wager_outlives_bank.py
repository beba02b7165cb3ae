"""A wager stays on the table while the bank moves on.

A wager that may stay into the next round says who answers for it when the player-dealer position
has passed to another person. The player-dealer who took the wager is gone, and the new one never
agreed to pay it.

## Says
- stays: {wager:the} can stay into the next round ({@}), when another person may hold the bank
  ({@bank}). The rules do not say which of the two then pays or collects it.
  Fix: Say that {wager:the} is settled or returned when the bank passes to another player, or that
    the next player-dealer settles it.
  See bank: the bank moves on
- ends: {wager:the} does not stay into the next round ({@}).
- one-round: The rules do not say that {wager:the} can stay into the next round.
- bank-stays: The rules do not say that the bank moves on.

## Examples
```yaml unclear stays
player-dealer: {rotation: {holds-at-most: 2, unit: rounds}}
wagers: [{name: flex, bonus: true, lasts-beyond-round: true}]
```
> The flex wager can stay into the next round (line 5), when another person may hold the bank (line
> 4). The rules do not say which of the two then pays or collects it.
```yaml met ends
player-dealer: {rotation: {holds-at-most: 2, unit: rounds}}
wagers: [{name: flex, bonus: true, lasts-beyond-round: false}]
```
"""

from __future__ import annotations

from ..answer import Answers, Ask, Subject, met_by, not_applicable, unclear


def judge(subject: Subject, ask: Ask) -> Answers:
    wager, bank = subject.wager, subject.game.player_dealer
    assert wager
    said = wager.lasts_beyond_round
    stays = [one for one in said if one.is_]
    if not said:
        yield not_applicable("one-round", wager=wager)
    elif not stays:
        yield met_by("ends", said, wager=wager)
    elif not bank or not bank.rotation:
        yield not_applicable("bank-stays")
    else:
        yield unclear("stays", stays[0], see=[(bank.rotation[-1], "bank")], wager=wager)
