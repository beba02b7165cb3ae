"""What happens to wagers the player-dealer does not cover is stated in the same way everywhere in a document.

## What is asked
Uncovered wagers are returned, or they are not; a document does not say both.

## Why
A player whose wager was not in action must know whether it comes back.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
player-dealer: {uncovered-wagers: [{are: returned, at: 10}, {are: not-refunded, at: 40}]}
```

## Passes
Not being in action and being returned come to the same.
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {uncovered-wagers: [{are: returned, at: 10}, {are: no-action, at: 40}]}
```

## Boundary
A rule for one bonus bet may be an exception to the general one.
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {uncovered-wagers: [{are: not-refunded, at: 820}, {are: returned, wagers: [buster], at: 887}]}
```
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {uncovered-wagers: [{are: not-refunded, wagers: [base]}, {are: returned, wagers: [buster]}]}
```

## How to fix
Say once, for every wager, that what is not covered is returned.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.statements import Uncovered
from .._agree import CONTRADICTION, Clash, Said, agreement, bank, stated
from .._say import listed, plain
from ..legacy import Answer, Ask

FIX = "say once that wagers the player-dealer's wager does not cover are returned"
GIVEN_BACK = ("returned", "refused", "no-action")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = bank(subject)
    yield from agreement("what happens to wagers not covered", fates(said.uncovered_wagers if said else ()), fate_clash, FIX)


def fates(parts: tuple[Uncovered, ...], own: bool = True) -> list[Said]:
    return stated(parts, lambda u: u, _told, own)


def _told(uncovered: Uncovered) -> str:
    which = f"{listed(uncovered.wagers)} wagers" if uncovered.wagers else "wagers"
    return f"{which} not covered are {plain(uncovered.are)}"


def fate_clash(first: Uncovered, second: Uncovered) -> Clash | None:
    if first.are == second.are or (first.are in GIVEN_BACK and second.are in GIVEN_BACK):
        return None
    if first.wagers and second.wagers and not set(first.wagers) & set(second.wagers):
        return None
    doubt = next((one.note for one in (first, second) if one.note and one.are not in GIVEN_BACK), None)
    if doubt:
        return Clash(f"By another reading they agree: {doubt}")
    if bool(first.wagers) != bool(second.wagers):
        return Clash("The rule for the one wager may be meant as an exception; the document does not say so")
    return CONTRADICTION
