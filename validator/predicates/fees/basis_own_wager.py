"""A total lists what it leaves out, and not the player-dealer's own wager.

## What is asked
Where a total of wagers says what it leaves out, and the player-dealer puts up a wager before the
cards are dealt, the schedule says whether that wager counts.

## Why
The player-dealer's wager is on the table with the others and is often the largest. A list of what
is left out that names only later wagers can be read as complete; with that wager in it nearly every
hand falls into a higher tier.

## Says
- silent: The {total} leaves out {excludes} ({@}). The rules do not say whether it counts the
  player-dealer's own wager, which is placed before the deal ({@wager}).
  Reading: Are only the wagers of the other players meant?
  Fix: Say that the player-dealer's wager does not count, or that it does.
  Write: defines: {basis: total-table-action, counts: [base], excludes: [player-dealer-wager]}
  See wager: the player-dealer's wager
- said: The totals that say what they leave out name the player-dealer's wager ({@}).
- none: No total says what it leaves out in a game whose player-dealer puts up a wager before the
  deal.

## Fails
```yaml unclear silent
kind: game
id: example
name: Example
category: player-dealer
player-dealer: {wager: {placed: start-of-round}}
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [base], excludes: [double-down, split]}
```
> The total table action leaves out double down and split (line 5). The rules do not say whether it
> counts the player-dealer's own wager, which is placed before the deal (line 5 of Example). Are
> only the wagers of the other players meant?

## Passes
```yaml met said
kind: game
id: example
name: Example
category: player-dealer
player-dealer: {wager: {placed: start-of-round}}
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [base], excludes: [player-dealer-wager, double-down, split]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.fees import Block, Definition
from ...model.statements import BankWager
from .._fees import after_deal
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..values import name
from .basis_definitions_agree import OWN

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    listing: list[tuple[Definition, BankWager]] = []
    for block in subject.schedule.blocks:
        early = _early(subject, block)
        listing += [(one, early) for one in block.defines if early and one.excludes]
    silent = [(one, wager) for one, wager in listing if OWN not in (*one.excludes, *one.counts)]
    if silent:
        (first, wager), *others = silent
        see = [(wager, "wager"), *((one, "also") for one, _ in others)]
        total = name(first.called) if first.called else first.basis
        yield unclear("silent", first, see=see, total=total, excludes=first.excludes)
    elif listing:
        yield met("said", listing[0][0])
    else:
        yield not_applicable("none")


def _early(subject: Subject, block: Block) -> BankWager | None:
    """The wager a player-dealer puts up before the deal."""
    banks = [file.game.player_dealer for file in subject.filing.games_of(block)]
    wagers = [wager for bank in banks if bank for wager in bank.wager if wager.placed]
    return next((wager for wager in wagers if not after_deal(wager.placed or "")), None)
