"""The rules of a game and the rate sheets that price it say the same of the player-dealer position and the number of rates.

## What is asked
What a rate sheet repeats about rotation, exposure, uncovered wagers and the ceiling on collection
rates agrees with the rules of each game it prices. A replaced sheet is not compared with a game
still in use. A sheet that contradicts itself is reported for itself, and not compared.

## Why
At the table both documents apply at once.

## Says
- (remedy): Amend the rules or the rate sheet so that both say the same.
- (turns): how long a player may hold the bank
- (unit): the unit in which turns at the bank are counted
- (direction): the direction in which the bank moves
- (exposure): the most the player-dealer can win or lose
- (uncovered): what happens to a wager the bank does not cover
- (rates): how many collection rates are allowed
- two-ways: The rules and the rate sheet differ on {fact}: {later} in the rules ({@}), and {earlier}
    on the sheet ({@earlier}).
  Fix: {remedy}
  See earlier: {earlier}
- two-ways-unless: The rules and the rate sheet differ on {fact}: {later} in the rules ({@}), and
    {earlier} on the sheet ({@earlier}).
  Reading: {reading}
  Fix: {remedy}
  See earlier: {earlier}
- agree: The rules and the rate sheet agree on {fact}: {said}.
- apart: No rate sheet repeats what the rules say of the bank.

## Fails
```yaml violated two-ways
player-dealer: {uncovered-wagers: {are: not-refunded}}
---
kind: schedule
name: Rates
player-dealer: {uncovered-wagers: {are: returned}}
blocks: [{games: [{document: example}]}]
```
> The rules and the rate sheet differ on what happens to a wager the bank does not cover: not
> refunded in the rules (line 4), and returned on the sheet (line 3 of Rates).

## Passes
```yaml met agree
player-dealer: {uncovered-wagers: {are: returned}, rotation: {holds-at-most: 2, unit: hands}}
---
kind: schedule
name: Rates
player-dealer: {uncovered-wagers: {are: returned}, rotation: {offered-after: 2, unit: hands}}
blocks: [{games: [{document: example}]}]
```
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...docket.filings import Subject
from ...model.statements import Bank, Claim, Rotation
from ..agreement import Clash, Compare, Said, agreement, differ
from ..answer import Answer, Ask, not_applicable
from ..values import phrase
from . import (
    exposure_agrees,
    rate_cap_agrees,
    rotation_agrees,
    rotation_unit_agrees,
    uncovered_agree,
)

NEEDS_FILING = True
TURNS = {"hands", "rounds"}


def _unit_clash(first: Rotation, second: Rotation) -> Clash | None:
    """Hands in one document and rounds in the other are turns; within one see rotation-unit-agrees."""
    same = {first.unit, second.unit} <= TURNS
    return None if same else rotation_unit_agrees.unit_clash(first, second)


def _cap_clash(first: Claim, second: Claim) -> Clash | None:
    """One number counted for different things is a matter of the filing: see rate-caps-alike."""
    same = first.rates == second.rates and first.is_ == second.is_
    return None if same else rate_cap_agrees.cap_clash(first, second)


EMPTY = Bank.model_construct()
Stated = Callable[[Bank, bool], list[Said]]
BANK: dict[str, tuple[Stated, Compare]] = {
    "turns": (lambda b, own: rotation_agrees.counts(b.rotation, own), rotation_agrees.count_clash),
    "unit": (lambda b, own: rotation_unit_agrees.units(b.rotation, own), _unit_clash),
    "direction": (
        lambda b, own: rotation_agrees.directions(b.rotation, own),
        rotation_agrees.way_clash,
    ),
    "exposure": (
        lambda b, own: exposure_agrees.bounds(b.wins_or_loses_at_most, own),
        exposure_agrees.bound_clash,
    ),
    "uncovered": (
        lambda b, own: uncovered_agree.fates(b.uncovered_wagers, own),
        uncovered_agree.fate_clash,
    ),
}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    compared = False
    for fact, own, other, compare in _facts(subject):
        among, between = differ(own, compare), differ([*own, *other], compare)
        graver = among and not among[2].certain and between and between[2].certain
        if own and other and (among is None or graver):
            compared = True
            yield from agreement([*own, *other], compare, phrase(fact), fact)
    if not compared:
        yield not_applicable("apart")


def _facts(subject: Subject) -> Iterator[tuple[str, list[Said], list[Said], Compare]]:
    schedules = [file.schedule for file in subject.view.sheets]
    for fact, (said, compare) in BANK.items():
        others = [said(schedule.player_dealer or EMPTY, False) for schedule in schedules]
        yield (
            fact,
            said(subject.game.player_dealer or EMPTY, True),
            _single(others, compare),
            compare,
        )
    caps = _single([rate_cap_agrees.caps(s.states, False) for s in schedules], _cap_clash)
    yield "rates", rate_cap_agrees.caps(subject.game.states), caps, _cap_clash


def _single(sheets: list[list[Said]], compare: Compare) -> list[Said]:
    """What the sheets say, without those that contradict themselves: each has its own finding."""
    return [one for said in sheets if not _torn(said, compare) for one in said]


def _torn(said: list[Said], compare: Compare) -> bool:
    found = differ([one._replace(own=True) for one in said], compare)
    return found is not None and found[2].certain
