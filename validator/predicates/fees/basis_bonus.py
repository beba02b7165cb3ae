"""A total of wagers says whether bonus bets count in it.

## What is asked
Where a fee is graded by a total of all game wagers and the game has bonus bets, the schedule says whether they count.

## Why
A bonus bet can lift the total into the next tier; the sheet then has two readings and two fees.

## Fails
```yaml unclear
kind: game
id: example
name: Example
category: player-dealer
wagers: [{name: base}, {name: buster, bonus: true, at: 880}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [game-wagers], at: 1461}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-100, player-dealer: [[5-200, 1], [201+, 2]]}]
```

## Passes
```yaml met
kind: game
id: example
name: Example
category: player-dealer
wagers: [{name: base}, {name: buster, bonus: true}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [base, buster]}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-100, player-dealer: [[5-200, 1], [201+, 2]]}]
```

## Boundary
A total of every wager, whatever its name, counts the bonus bet; and so does one that names bonus bets.
```yaml met
kind: game
id: example
name: Example
category: player-dealer
wagers: [{name: base}, {name: buster, bonus: true}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: [{basis: total-table-action, counts: [all-wagers]}, {basis: total-table-action, counts: [game-wagers, bonus]}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-100, player-dealer: [[5-200, 1], [201+, 2]]}]
```

## How to fix
Name the bonus bets as counted or as left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.fees import Definition
from ...model.statements import Fee
from ...model.wagers import Wager
from .._fees import basis
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True
GENERAL = "game-wagers"
BONUSES = ("bonus", "bonus-wagers", "all-bonus-wagers")
FIX = "say whether bonus bets count in the total"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    seen: Definition | None = None
    silent: dict[tuple[str, ...], list[tuple[Definition, Wager, list[Fee]]]] = {}
    for block, _ in subject.schedule_file.blocks:
        games = subject.filing.games_of(block)
        bonus = [wager for file in games for wager in file.game.wagers if wager.bonus]
        for said in block.defines if bonus else ():
            seen = seen or said
            named = {*said.counts, *said.excludes}
            left = [wager for wager in bonus if wager.name not in named]
            if GENERAL in said.counts and left and not set(BONUSES) & named:
                names = tuple(dict.fromkeys(wager.name for wager in left))
                free = [fee for file in games for fee in file.game.fees if set(names) & set(fee.wagers)]
                silent.setdefault(names, []).append((said, left[0], free))
    for names, found in silent.items():
        first, wager, free = found[0]
        others = {id(said): said for said, _, _ in found[1:] if said.at != first.at}
        yield unclear(
            f"{basis(first.basis)} counts all game wagers, and whether that takes in {listed(names)} is not said",
            FIX,
            first,
            (wager, wager.name.replace("-", " ")),
            *((fee, "free of the fee") for fee in free[:1]),
            *((said, "likewise") for said in list(others.values())[:2]),
        )
    if seen is None:
        yield not_applicable("no total of wagers is defined for a game with bonus bets")
    elif not silent:
        yield met("totals of wagers say whether bonus bets count", seen)
