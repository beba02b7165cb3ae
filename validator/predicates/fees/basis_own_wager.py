"""A total lists what it leaves out, and not the player-dealer's own wager.

## What is asked
Where a total of wagers says what it leaves out, and the player-dealer puts up a wager before the cards are dealt, the schedule says whether that wager counts.

## Why
The player-dealer's wager stands on the table with the others and is often the largest. A list of what is left out that names only later wagers can be read as
complete; with that wager in it nearly every hand falls into a higher tier. The wagers of the other players may be meant; a person must decide.

## Fails
```yaml unclear
kind: game
id: example
name: Example
category: player-dealer
player-dealer: {wager: {placed: start-of-round, at: 51}}
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [base], excludes: [double-down, split], at: 242}
```

## Passes
```yaml met
kind: game
id: example
name: Example
category: player-dealer
player-dealer: {wager: {placed: start-of-round, at: 51}}
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [base], excludes: [player-dealer-wager, double-down, split], at: 242}
```

## Boundary
A total that lists nothing as left out is read as it stands: the players' wagers it names.
```yaml not-applicable
kind: game
id: example
name: Example
category: player-dealer
player-dealer: {wager: {placed: start-of-round, at: 51}}
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [base, bonus], at: 242}
```

## How to fix
Say that the player-dealer's wager does not count, or that it does.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.fees import Definition
from ...model.statements import BankWager
from .._fees import after_deal, basis
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, unclear
from .basis_definitions_agree import OWN

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    listing: list[tuple[Definition, BankWager]] = []
    for block in subject.schedule.blocks:
        banks = [file.game.player_dealer for file in subject.filing.games_of(block) if file.game.player_dealer]
        early = next((wager for bank in banks for wager in bank.wager if wager.placed and not after_deal(wager.placed)), None)
        listing += [(one, early) for one in block.defines if early and one.excludes]
    silent = [(one, wager) for one, wager in listing if OWN not in (*one.excludes, *one.counts)]
    if silent:
        (first, wager), *others = silent
        yield unclear(
            f"the {first.called or basis(first.basis)} is said to leave out {listed(first.excludes)}; "
            "whether the player-dealer's own wager, which is put up before the deal, counts is not said. The wagers of the other players alone may be meant",
            "say that the player-dealer's wager does not count, or that it does",
            first,
            (wager, "the player-dealer's wager"),
            *((one, "likewise") for one, _ in others),
        )
    elif listing:
        yield met("the totals that say what they leave out name the player-dealer's wager", listing[0][0])
    else:
        yield not_applicable("no total says what it leaves out in a game whose player-dealer is said to put up a wager before the deal")
