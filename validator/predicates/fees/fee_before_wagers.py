"""A fee is put up before the wagers by which it is graded.

## What is asked
Where a payer puts up the fee before the players wager, its amount does not depend on what they
wager.

## Why
The rules have the player-dealer put the fee in front of the betting circle, and then the players
bet. A fee graded by the total of their bets is not known by then: somebody has to guess, and to
change it afterwards.

## Says
- early: The {payer} puts up the fee before the players wager ({@}), but the amount of the fee
  depends on the {basis} ({@graded}), which is not known yet.
  Reading: Does the {payer} put up chips from which the fee is taken later?
  Fix: Have the fee put up once the {basis} is known.
  Write: fees: [{from: player-dealer, placed: before-deal}]
  See graded: depends on the {basis}
- known: The fee put up before the wagers does not depend on them ({@}).
- none: No fee is put up before the wagers, or no sheet prints fees for the game.

## Fails
```yaml unclear early
fees: {from: player-dealer, placed: before-wagers}
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-200, player-dealer: [[5-100, 1], [101+, 2]]}]
```
> The player-dealer puts up the fee before the players wager (line 4), but the amount of the fee
> depends on the total table action (line 6 of Rates), which is not known yet. Does the
> player-dealer put up chips from which the fee is taken later?

## Passes
```yaml met known
fees: {from: player-dealer, placed: before-wagers}
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 5-200, player-dealer: 1}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Row, Subject
from ...model.statements import Fee
from .._fees import GRADED, charges, ladders, offered, payer, same_payer
from ..answer import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True
BEFORE = ("before-wagers", "before-bets")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    early = [fee for fee in subject.game.fees if fee.placed in BEFORE]
    rows = offered(subject) if early else []
    found = [_put_up(fee, rows) for fee in early if rows]
    yield from found or [not_applicable("none")]


def _put_up(fee: Fee, rows: list[Row]) -> Answer:
    """Whether wagers decide what is put up before them."""
    who, graded = payer(fee.from_), [(r, c) for r, c in ladders(rows, *GRADED) if charges(c)]
    for row, part in graded:
        if same_payer(part.payer, fee.from_):
            see = [(row.place, "graded")]
            return unclear("early", fee, see=see, key=who, payer=who, basis=part.basis)
    return met("known", fee, key=who)
