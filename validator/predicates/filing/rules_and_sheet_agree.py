"""The rules of a game and the rate sheets that price it say the same of the player-dealer position and the number of rates.

## What is asked
What a rate sheet repeats about rotation, exposure, uncovered wagers and the ceiling on collection rates agrees with the rules of each game it
prices. A replaced sheet is not compared with a game still in use.
A sheet that contradicts itself is reported for itself, and not compared.

## Why
At the table both documents apply at once.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
player-dealer: {uncovered-wagers: {are: not-refunded}}
---
kind: schedule
name: Rates
player-dealer: {uncovered-wagers: {are: returned}}
blocks: [{games: [{document: example}]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {uncovered-wagers: {are: returned}, rotation: {holds-at-most: 2, unit: hands}}
---
kind: schedule
name: Rates
player-dealer: {uncovered-wagers: {are: returned}, rotation: {offered-after: 2, unit: hands}}
blocks: [{games: [{document: example}]}]
```

## Boundary
A game whose own statements contradict each other is reported there, not again here. Between two documents hands and rounds are taken for two words
for the same turns.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
player-dealer: {uncovered-wagers: [{are: not-refunded}, {are: returned}]}
---
kind: schedule
name: Rates
player-dealer: {uncovered-wagers: {are: returned}}
blocks: [{games: [{document: example}]}]
```
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: rounds}}
---
kind: schedule
name: Rates
player-dealer: {rotation: {offered-after: 2, unit: hands}}
blocks: [{games: [{document: example}]}]
```

## How to fix
Amend whichever document is wrong; better, let the sheet refer to the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...docket import Subject
from ...model.statements import Bank, Claim, Rotation
from .._agree import Clash, Compare, Said, agreement, differ, sheets
from ..legacy import Answer, Ask, not_applicable
from . import exposure_agrees, rate_cap_agrees, rotation_agrees, rotation_unit_agrees, uncovered_agree

NEEDS_FILING = True
TURNS = {"hands", "rounds"}


def _unit_clash(first: Rotation, second: Rotation) -> Clash | None:
    """Hands in the one document and rounds in the other are the turns of one position; within one document see rotation-unit-agrees."""
    return None if {first.unit, second.unit} <= TURNS else rotation_unit_agrees.unit_clash(first, second)


EMPTY = Bank.model_construct()
BANK: tuple[tuple[str, Callable[[Bank, bool], list[Said]], Compare], ...] = (
    ("how long the position is held", lambda b, own: rotation_agrees.counts(b.rotation, own), rotation_agrees.count_clash),
    ("what is counted for the rotation", lambda b, own: rotation_unit_agrees.units(b.rotation, own), _unit_clash),
    ("the direction of rotation", lambda b, own: rotation_agrees.directions(b.rotation, own), rotation_agrees.way_clash),
    ("the most the player-dealer can win or lose", lambda b, own: exposure_agrees.bounds(b.wins_or_loses_at_most, own), exposure_agrees.bound_clash),
    ("what happens to wagers not covered", lambda b, own: uncovered_agree.fates(b.uncovered_wagers, own), uncovered_agree.fate_clash),
)


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    fix = "amend the rules or the rate sheet so that both say the same"
    compared = False
    for fact, own, other, compare in _facts(subject):
        among, between = differ(own, compare), differ([*own, *other], compare)
        if own and other and (among is None or (not among[2].certain and between and between[2].certain)):
            compared = True
            yield from agreement(f"{fact}, in the rules and on the rate sheet,", [*own, *other], compare, fix)
    if not compared:
        yield not_applicable("no rate sheet repeats what the rules say of the position")


def _facts(subject: Subject) -> Iterator[tuple[str, list[Said], list[Said], Compare]]:
    schedules = [file.schedule for file in sheets(subject)]
    for fact, said, compare in BANK:
        yield fact, said(subject.game.player_dealer or EMPTY, True), _single([said(s.player_dealer or EMPTY, False) for s in schedules], compare), compare
    caps = _single([rate_cap_agrees.caps(s.states, False) for s in schedules], _cap_clash)
    yield "how many collection rates are allowed", rate_cap_agrees.caps(subject.game.states), caps, _cap_clash


def _single(sheets: list[list[Said]], compare: Compare) -> list[Said]:
    """What the sheets say, without those that contradict themselves, which the rule on the fact reports for the sheet."""
    own = [differ([one._replace(own=True) for one in said], compare) for said in sheets]
    return [one for said, found in zip(sheets, own, strict=True) if found is None or not found[2].certain for one in said]


def _cap_clash(first: Claim, second: Claim) -> Clash | None:
    """The same number counted for different things is a matter of the filing: see rate-caps-alike."""
    return None if first.rates == second.rates and first.is_ == second.is_ else rate_cap_agrees.cap_clash(first, second)
