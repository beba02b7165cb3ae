"""A total leaves open whether the player-dealer's own wager counts.

A schedule says in the same way, wherever it defines a total of wagers, whether it counts the wager
that the player-dealer puts up. So does a total that lists what it leaves out. The player-dealer's
wager is often the largest on the table. With it nearly every hand falls into a higher tier.

## Says
- silent: The {total} leaves out {excludes} ({@}). The rules do not say whether it counts the
  player-dealer's own wager, which is placed before the deal ({@wager}).
  Reading: Are only the wagers of the other players meant?
  Fix: Say that the player-dealer's wager does not count, or that it does.
  Write: defines: {basis: total-table-action, counts: [base], excludes: [player-dealer-wager]}
  See wager: the player-dealer's wager
- differ: Part of the sheet leaves the player-dealer's wager out of the {basis} ({@without}); the
  rest does not say so ({@}[, {@also}]).
  Reading: Is the same total meant throughout?
  Fix: Define the {basis} once for the whole sheet.
  See without: leaves the player-dealer's wager out
- said: The totals agree on the player-dealer's wager ({@}).
- none: No total is defined twice, and none says what it leaves out in a game whose player-dealer
  puts up a wager before the deal.

## Examples
```yaml unclear silent
kind: game
id: example
name: Example
category: player-dealer
player-dealer: {own-wager: {placed: start-of-round}}
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [base], excludes: [double-down, split]}
```
> The total table action leaves out double down and split (line 5). The rules do not say whether it
> counts the player-dealer's own wager, which is placed before the deal (line 5 of Example). Are
> only the wagers of the other players meant?
```yaml met said
kind: game
id: example
name: Example
category: player-dealer
player-dealer: {own-wager: {placed: start-of-round}}
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [base], excludes: [player-dealer-wager, double-down, split]}
```
"""

from __future__ import annotations

from itertools import chain

from ...model.fees import Block, Definition
from ...model.statements import BankWager
from .._fees import after_deal
from .._totals import OWN
from ..answer import Answer, Answers, Ask, Subject, judged, unclear
from ..values import name

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Answers:
    blocks = subject.schedule.blocks
    said: dict[str, list[Definition]] = {}
    for one in chain(*(block.defines for block in blocks)):
        said.setdefault(one.basis, []).append(one)
    several = [alike for alike in said.values() if len(alike) > 1]
    listing = [pair for block in blocks for pair in _listing(subject, block)]
    found = [*chain(*map(_differ, several)), *_left_open(listing)]
    places = [alike[0] for alike in several] + [one for one, _ in listing]
    yield from judged(found, places, "said")


def _listing(subject: Subject, block: Block) -> list[tuple[Definition, BankWager]]:
    """Totals that say what they leave out, beside the player-dealer's own wager."""
    banks = [file.game.player_dealer for file in subject.filing.games_of(block)]
    wagers = chain(*(bank.own_wager for bank in banks if bank))
    early = [wager for wager in wagers if wager.placed and not after_deal(wager.placed)]
    return [(one, wager) for wager in early[:1] for one in block.defines if one.excludes]


def _named(said: Definition) -> bool:
    return OWN in (*said.excludes, *said.counts)


def _differ(said: list[Definition]) -> Answers:
    """One part of the sheet leaves the wager out, and another says nothing of it."""
    without = [one for one in said if OWN in one.excludes]
    silent = [one for one in said if not _named(one) and one.whose != "all-players"]
    if without and silent:
        basis = silent[0].basis
        see = [*((one, "also") for one in silent[1:]), *((one, "without") for one in without)]
        yield unclear("differ", silent[0], see=see, key=basis, basis=basis)


def _left_open(listing: list[tuple[Definition, BankWager]]) -> list[Answer]:
    """A list of what a total leaves out that does not name the wager."""
    silent = [(one, wager) for one, wager in listing if not _named(one)]
    if not silent:
        return []
    (first, wager), *others = silent
    see = [(wager, "wager"), *((one, "also") for one, _ in others)]
    total = name(first.called) if first.called else first.basis
    return [unclear("silent", first, see=see, total=total, excludes=first.excludes)]
