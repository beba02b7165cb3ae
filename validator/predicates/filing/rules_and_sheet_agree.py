"""The rules of a game and the rate sheets that price it say the same of the player-dealer position and the number of rates.

What a rate sheet repeats about rotation, exposure, uncovered wagers and the ceiling on collection
rates agrees with the rules of each game it prices. A replaced sheet is not compared with a game
still in use. A sheet that contradicts itself is reported for itself, and not compared. At the table
both documents apply at once.

## Says
- (remedy): Amend the rules or the rate sheet so that both say the same.
- (turns): how long a player may hold the bank
- (direction): the direction in which the bank moves
- (exposure): the most the player-dealer can win or lose
- (uncovered): what happens to a wager the bank does not cover
- (rates): how many collection rates are allowed
- two-ways: The rules and the rate sheet differ on {fact}: {later} in the rules ({@}), and {earlier}
    on the sheet ({@earlier}).
  Fix: {remedy}
- two-ways-unless: The rules and the rate sheet seem to differ on {fact}: {later} in the rules ({@}), and
    {earlier} on the sheet ({@earlier}).
  Reading: {reading}
  Fix: {remedy}
- agree: The rules and the rate sheet agree on {fact}: {said}.
- apart: No rate sheet repeats what the rules say of the bank.

## Examples
```yaml violated two-ways
player-dealer: {uncovered-wagers: {are: carried-over}}
---
kind: schedule
name: Rates
player-dealer: {uncovered-wagers: {are: returned}}
blocks: [{games: [{document: example}]}]
```
> The rules and the rate sheet differ on what happens to a wager the bank does not cover: carried
> over in the rules (line 4), and returned on the sheet (line 3 of Rates).
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

from collections.abc import Iterator

from ...model.statements import Bank, Claim
from .._bank import FACTS, cap_clash, caps
from ..agreement import Clash, Compare, Said, agreement, differ
from ..answer import Answers, Ask, Subject, not_applicable
from ..values import phrase

NEEDS_FILING = True


def _cap_clash(first: Claim, second: Claim) -> Clash | None:
    """One number counted for different things is a matter of the filing: see rate-caps-alike."""
    same = first.rates == second.rates and first.is_ == second.is_
    return None if same else cap_clash(first, second)


EMPTY = Bank.model_construct()


def judge(subject: Subject, ask: Ask) -> Answers:
    compared = [fact for fact in _facts(subject) if _comparable(*fact[1:])]
    for fact, own, other, compare in compared:
        yield from agreement([*own, *other], compare, phrase(fact), fact)
    if not compared:
        yield not_applicable("apart")


def _facts(subject: Subject) -> Iterator[tuple[str, list[Said], list[Said], Compare]]:
    """What the rules say of each fact, and what the sheets say of it."""
    sheets = [file.schedule for file in subject.view.sheets]
    bank, banks = subject.game.player_dealer, [sheet.player_dealer for sheet in sheets]
    for name, (said, clash) in FACTS.items():
        others = [said(one or EMPTY, False) for one in banks]
        yield name, said(bank or EMPTY, True), _single(others, clash), clash
    rates = _single([caps(sheet.states, False) for sheet in sheets], _cap_clash)
    yield "rates", caps(subject.game.states), rates, _cap_clash


def _comparable(own: list[Said], other: list[Said], compare: Compare) -> bool:
    """Whether both speak of it, and the rules do not contradict themselves as badly."""
    if not own or not other:
        return False
    among, between = differ(own, compare), differ([*own, *other], compare)
    return among is None or bool(between and between[2].certain > among[2].certain)


def _single(sheets: list[list[Said]], compare: Compare) -> list[Said]:
    """What the sheets say, without those that contradict themselves: each has its own finding."""
    return [one for said in sheets if not _torn(said, compare) for one in said]


def _torn(said: list[Said], compare: Compare) -> bool:
    found = differ([one._replace(own=True) for one in said], compare)
    return found is not None and found[2].certain
