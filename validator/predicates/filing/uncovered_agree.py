"""What happens to wagers the player-dealer does not cover is stated in the same way everywhere in a document.

## What is asked
Uncovered wagers are returned, or they are not; a document does not say both.

## Why
A player whose wager was not in action must know whether it comes back.

## Says
- (fact): what happens to a wager the bank does not cover
- (remedy): Say once that wagers the player-dealer does not cover are returned.
- (differ): Two places differ on {fact}

## Fails
```yaml violated two-ways
player-dealer: {uncovered-wagers: [{are: returned, at: 10}, {are: not-refunded, at: 40}]}
```
> Two places differ on what happens to a wager the bank does not cover: returned (line 4), and not
> refunded (line 4). Which is it?

## Passes
Not being in action and being returned come to the same.
```yaml met agree
player-dealer: {uncovered-wagers: [{are: returned, at: 10}, {are: no-action, at: 40}]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.statements import Uncovered
from .._law import bank
from ..agreement import CONTRADICTION, Clash, Said, agreement, stated
from ..answer import Answer, Ask
from ..values import Value, phrase

GIVEN_BACK = ("returned", "refused", "no-action")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = bank(subject)
    yield from agreement(fates(said.uncovered_wagers if said else ()), fate_clash)


def fates(parts: tuple[Uncovered, ...], own: bool = True) -> list[Said]:
    return stated(parts, lambda u: u, _shown, own)


def _shown(uncovered: Uncovered) -> Value:
    return phrase("not-covered", wagers=uncovered.wagers, are=uncovered.are)


def fate_clash(first: Uncovered, second: Uncovered) -> Clash | None:
    if first.are == second.are or (first.are in GIVEN_BACK and second.are in GIVEN_BACK):
        return None
    if first.wagers and second.wagers and not set(first.wagers) & set(second.wagers):
        return None
    return (
        Clash(phrase("for-one-wager"))
        if bool(first.wagers) != bool(second.wagers)
        else CONTRADICTION
    )
