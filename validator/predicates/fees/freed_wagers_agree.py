"""The rules free fewer later wagers of the fee than the sheet leaves out of its total.

## What is asked
Where the rules of a game say on which later wagers no fee is taken, and the sheet which of them its total leaves out, the two lists name the same wagers of
the game.

## Why
Rules that take no fee on doubles and splits, beside a total that leaves out insurance too, can be read as taking one on insurance. The rules may only name
examples; it is asked once for all games of a filing.

## Fails
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
kind: game
id: example
name: Example
category: player-dealer
wagers: [{name: base}, {name: insurance}]
fees: [{from: player, amount: none, wagers: [double-down, split, insurance], at: 117}]
---
kind: schedule
name: Rates
blocks: [{games: [{document: example}], defines: {basis: total-table-action, counts: [base], excludes: [double-down, split, insurance], at: 242}}]
```

## Boundary
A wager the game does not have, and a sentence of the sheet that frees the wager in words.
```yaml met
kind: game
id: example
name: Example
category: player-dealer
wagers: [{name: base}, {name: insurance}]
fees: [{from: player, amount: none, wagers: [split], at: 117}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    fees: [{from: player, amount: none, wagers: [insurance]}]
    defines: {basis: total-table-action, counts: [base], excludes: [split, insurance, double-down], at: 242}
```

## How to fix
Name the same wagers in both places.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import GameFile, Subject
from ...model.fees import Block, Definition
from ...model.statements import Fee
from .._fees import current, free
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, unclear
from .basis_definitions_agree import OWN
from .basis_leaves_out import NO_WAGER

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    filing = subject.filing
    compared: Fee | None = None
    found: list[tuple[str, list[Fee], Definition, tuple[str, ...]]] = []
    for file in filing.games:
        blocks = [block for _, block in current(filing, file)] if file.id not in filing.superseded else []
        said = [one for block in blocks for one in block.defines if one.excludes]
        freed = [fee for fee in file.game.fees if free(fee) and any(set(fee.wagers) & set(one.excludes) for one in said)]
        compared = compared or next(iter(freed), None)
        more = next(((one, names) for one in said if (names := _more(file, blocks, one))), None)
        if freed and more:
            found.append((file.game.name, freed, *more))
    if found:
        _, freed, _, names = found[0]
        totals = {id(one): one for _, _, one, _ in found}
        yield unclear(
            f"the rules of {listed(name for name, *_ in found)} take no fee on {listed(dict.fromkeys(name for fee in freed for name in fee.wagers))}, and the total on the sheet leaves out "
            f"{listed(names)} as well, which the rules do not name there; they may only give examples",
            "name the same wagers in the rules and on the sheet",
            freed[0],
            *((one, "left out of the total") for one in totals.values()),
            *((fees[0], name) for name, fees, _, _ in found[1:]),
        )
    elif compared:
        yield met("the rules free the wagers the total leaves out", compared)
    else:
        yield not_applicable("no rules free of the fee a wager that a total leaves out")


def _more(file: GameFile, blocks: list[Block], said: Definition) -> tuple[str, ...]:
    """Wagers of the game that the total leaves out and no sentence of the rules or the sheets frees."""
    named = {name for fee in (*file.game.fees, *(one for block in blocks for one in block.fees)) if free(fee) for name in fee.wagers}
    has = {wager.name for wager in file.game.wagers} | {option.is_ for option in file.game.playing_options if option.allowed is not False}
    return tuple(name for name in said.excludes if name in has and name not in (*named, *NO_WAGER, OWN))
