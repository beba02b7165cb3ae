"""Nothing says when a fee is collected.

## What the law asks
The rules of a game include how its fees are collected and assessed. For every option that charges someone the filing says when the fee is taken.

## Why
Determining and posting a fee are other matters; a fee that is fixed and posted can still be taken before the cards, after them, or from the winner.

The rules of the game or another sheet for it may say it. An option the prose does not announce is left to `announced-options`.

## Fails
```yaml not-stated
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: half-hour}]
    options: [{option: 1, limit: 5-100, player: 11}]
```

## Passes
```yaml met
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: half-hour, collected: end-of-half-hour}]
    options: [{option: 1, limit: 5-100, player: 11}]
```

## Boundary
The moment is said for other options only.
```yaml not-stated
kind: schedule
name: Example
blocks:
  - fees: [{from: player, per: hand, collected: before-deal, options: [1]}, {from: player, per: hand, options: [2]}]
    options: [{option: 1, limit: 5-100, player: 1}, {option: 2, limit: 5-200, player: 2}]
```

Said of one option, and for the other only in the game's own rules.
```yaml unclear
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, collected: before-deal, options: [1], at: 10}, {from: player-dealer, per: hand, options: [2], at: 11}]
    options: [{option: 1, player-dealer: 1}, {option: 2, player-dealer: 2}]
---
kind: game
name: Example
category: player-dealer
fees: [{from: player-dealer, collected: before-deal, at: 40}]
```

## How to fix
Say when the fee is taken: before the deal, after it, at the end of the half hour.

## References
11 CCR 2071(a)(2).
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from ...filed import Place
from ...ladders import components, prose
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import charges, options, told
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found, charged = False, None
    spoken = [fee for block, _ in subject.schedule_file.blocks for fee in block.fees if _when(fee)]
    for block, rows in subject.schedule_file.blocks:
        taken = [row for row in rows if told(row) and any(charges(c) for c in components(row))]
        flat = [fee for fee in block.fees if any(amount.style == "dollars" for amount in fee.amount)]
        charged = charged or next((row.place for row in taken), None) or next(iter(flat), None)
        silent = [row for row in taken if not any(_when(fee) for fee in prose(block, row))]
        if _elsewhere(subject, block):
            if silent and spoken:
                found = True
                yield _some(block, silent, next((fee for fee in block.fees if _when(fee)), spoken[0]))
            continue
        if silent or (flat and not taken and not any(_when(fee) for fee in block.fees)):
            found = True
            place: Place = next((fee for row in silent[:1] for fee in prose(block, row)), None) or (silent[0].place if silent else flat[0])
            of = f"the fees of {options(silent, bare=True)}" if silent else "the fee"
            named = ", ".join(game.called for game in block.games if game.called)
            yield not_stated(f"nothing says when {of} {'are' if silent else 'is'} collected{f' ({named})' if named else ''}", "say when the fee is taken", place)
    if charged is None:
        yield not_applicable("the schedule charges nobody")
    elif not found:
        yield met("it is said when the fees are collected", charged)


def _some(block: Block, silent: list[Row], told: Fee) -> Answer:
    """The moment is given for other options of the schedule, and elsewhere for the game."""
    place: Place = next(iter(prose(block, silent[0])), None) or silent[0].place
    said = f"the schedule says when fees are collected, but not for {options(silent)}; another document for the game says it, and may be meant"
    return unclear(said, "say when the fee of every option is taken", place, (told, "said of other options"))


def _when(fee: Fee) -> bool:
    return bool(fee.collected or fee.dropped)


def _elsewhere(subject: Subject, block: Block) -> bool:
    games = subject.filing.games_of(block)
    return bool(games) and all(
        any(_when(fee) for fee in game.game.fees)
        or any(step.does == "collect-fee" for step in game.game.round)
        or any(_when(fee) for schedule, other, _ in subject.filing.fees_of(game) if schedule is not subject.schedule_file for fee in other.fees)
        for game in games
    )
