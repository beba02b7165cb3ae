"""A total leaves out something that is no wager, or more than the rules do.

## What is asked
What a total of wagers is said to leave out are wagers, and the rules of its games free the same later wagers of the fee.

## Why
A total that "does not count additional wagers, such as when a hand is surrendered" speaks of wagers nobody places. It may mean that a surrender does
not lower the total, or be a slip; a person must decide. Rules that take no fee on doubles and splits, beside a total that leaves out insurance too, leave open
whether insurance is free.

## Fails
```yaml unclear
kind: schedule
name: Example Fees
blocks:
  - defines: {basis: total-table-action, counts: [base], excludes: [double-down, surrender]}
```

The rules free two of three.
```yaml unclear
kind: game
id: example
name: Example
category: player-dealer
wagers: [{name: base}, {name: insurance}]
fees: [{from: player, amount: none, wagers: [double-down, split], at: 117}]
---
kind: schedule
name: Rates
blocks: [{games: [{document: example}], defines: {basis: total-table-action, counts: [base], excludes: [double-down, split, insurance], at: 242}}]
```

## Passes
```yaml met
kind: schedule
name: Example Fees
blocks:
  - defines: {basis: total-table-action, counts: [base], excludes: [double-down, split, insurance]}
```

## Boundary
Nothing is left out.
```yaml not-applicable
kind: schedule
name: Example Fees
blocks:
  - defines: {basis: total-table-action, counts: [base]}
```

## How to fix
Strike what is no wager, or say that it does not lower the total.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import GameFile, Subject
from ...judge.answer import Answer, Ask, met, not_applicable, unclear
from ...model.fees import Block, Definition
from ...model.statements import Fee
from .._agree import listed
from .._fees import basis, free

NEEDS_DOCKET = True
NO_WAGER = ("surrender", "fold", "stand")
OWN = "player-dealer-wager"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = [one for block in subject.schedule.blocks for one in block.defines if one.excludes]
    wrong = [(one, name) for one in said for name in one.excludes if name in NO_WAGER]
    if wrong:
        first, name = wrong[0]
        yield unclear(
            f"{basis(first.basis)} is said to leave out wagers placed later, by a {name} among others, and a {name} places none; it may mean that the total stays as it was",
            f"strike the {name}, or say that it does not lower the total",
            first,
            *((one, "likewise") for one, _ in wrong[1:]),
        )
    more = [answer for block in subject.schedule.blocks for one in block.defines if (answer := _freed(subject, block, one))]
    yield from more
    if wrong or more:
        return
    if said:
        yield met("what the totals leave out are wagers", *said)
    else:
        yield not_applicable("no total is said to leave anything out")


def _freed(subject: Subject, block: Block, said: Definition) -> Answer | None:
    """Games whose rules free some of the later wagers the total leaves out, and not one they have."""
    found: list[tuple[GameFile, Fee, list[str]]] = []
    for file in subject.filing.games_of(block):
        free_ = [fee for fee in file.game.fees if free(fee) and fee.wagers]
        named = {name for fee in free_ for name in fee.wagers}
        has = {wager.name for wager in file.game.wagers} | {option.is_ for option in file.game.playing_options if option.allowed is not False}
        kept = [name for name in said.excludes if name not in (*NO_WAGER, OWN) and name not in named and name in has]
        if kept and named & set(said.excludes):
            found.append((file, next(fee for fee in free_ if set(fee.wagers) & set(said.excludes)), kept))
    if not found:
        return None
    file, fee, kept = found[0]
    names = listed(dict.fromkeys(other.game.name for other, _, _ in found))
    return unclear(
        f"{basis(said.basis)} leaves out {listed(said.excludes)}; the rules of {names} take no fee on {listed(dict.fromkeys(name for name in fee.wagers))}, and of {listed(kept)} they say nothing",
        f"say in the rules too that no fee is taken on {listed(kept)}",
        said,
        *((one, other.game.name) for other, one, _ in found),
    )
