"""Different rates on wagers are allowed, without a ceiling.

## What is asked
A schedule that says that flat fees on wagers may be taken at different rates also says how many rates are allowed, and takes fees on wagers.

## Why
The sentence comes in two halves: rates may differ, and there may be no more than so many of them. The first half alone reads as a right without an end. On a
sheet that takes no fee on any wager it speaks of nothing the sheet has.

The sentence may only have been carried over, so this is a question for a person.

## Fails
```yaml unclear
kind: schedule
name: Example
states: [{that: different-rates-allowed, at: 432}]
blocks:
  - fees: [{from: player-dealer, per: hand, at: 432}]
    options: [{option: 1, player: 0, player-dealer: [[5-50, 1], [51+, 2]], at: 435}]
```

## Passes
```yaml met
kind: schedule
name: Example
states: [{that: different-rates-allowed, at: 3799}, {that: rate-cap, rates: 5, per: table-limit, at: 3799}]
blocks:
  - fees: [{from: player, per: wager}]
    options: [{option: 1, player: 0.50, player-dealer: 1}]
```

## Boundary
With the ceiling, the sentence recites the law as a whole, whatever fees the sheet takes.
```yaml met
kind: schedule
name: Example
states: [{that: different-rates-allowed}, {that: rate-cap, rates: 5}]
blocks:
  - fees: [{from: player-dealer, per: hand}]
    options: [{option: 1, player: 0, player-dealer: 1}]
```
The rules of the game may give the ceiling.
```yaml met
kind: schedule
name: Rates
states: [{that: different-rates-allowed}]
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, player: 0.50, player-dealer: 1}]
---
kind: game
name: Example
category: player-dealer
states: [{that: rate-cap, rates: 5}]
```

## How to fix
Add how many rates are allowed, or strike the sentence where no fee is on a wager.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...ladders import components
from ...model.statements import Claim
from .._fees import charges, free
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True
EACH = ("bet", "wager", "betting-circle")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    own = [*subject.schedule.states, *(claim for block in subject.schedule.blocks for claim in block.states)]
    said = next((claim for claim in own if claim.that == "different-rates-allowed" and claim.is_), None)
    if said is None:
        yield not_applicable("nothing is said of different rates")
        return
    games = [claim for block in subject.schedule.blocks for game in subject.filing.games_of(block) for claim in game.game.states]
    if any(map(_ceiling, (*own, *games))):
        yield met("how many rates are allowed is said too", said)
        return
    row = None if _on_wagers(subject) else next((row for _, rows in subject.schedule_file.blocks for row in rows), None)
    without = "; the sheet itself takes no fee from players or on any single wager" if row else ""
    yield unclear(
        f"flat fees on wagers are said to be open to different rates, and how many rates are allowed is not said with it{without}. The sentence may have been carried over in part",
        "add how many rates are allowed, or strike the sentence where no fee is on a wager",
        said,
        *([(row.place, "no fee on a wager")] if row else []),
    )


def _ceiling(claim: Claim) -> bool:
    return claim.that == "rate-cap" and claim.is_


def _on_wagers(subject: Subject) -> bool:
    """Whether any fee is taken on a wager or from the players."""
    assert subject.schedule_file
    fees = [fee for block in subject.schedule.blocks for fee in block.fees if not free(fee)]
    taken = [component for _, rows in subject.schedule_file.blocks for row in rows for component in components(row) if charges(component)]
    return any(fee.per in EACH for fee in fees) or any(component.payer != "player-dealer" for component in taken)
