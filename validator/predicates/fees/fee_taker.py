"""Nobody is said to take a fee that depends on a total of wagers.

## What is asked
Where a fee is graded by a total of wagers and a moment is given for it, the schedule or the rules say who takes it, or the round of play has a step for it.

## Why
Somebody must add up the wagers, find the tier, take the fee and drop it, between the last bet and the first card. Where no sentence gives this to
anyone and the round goes from the bets to the deal, it may be done too early, or not at all.

## Fails
```yaml not-stated
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, on: total-table-action, collected: before-deal, at: 432}]
    columns: [option, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, player-dealer: [[5-50, 1], [51+, 2]]}]
---
kind: game
name: Example
category: player-dealer
round: [{does: bet, wagers: [ante], at: 334}, {does: deal, to: players, cards: 3, at: 340}, {does: settle}]
```

## Passes
```yaml met
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, on: total-table-action, collected: before-deal, by: house-dealer}]
    columns: [option, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, player-dealer: [[5-50, 1], [51+, 2]]}]
---
kind: game
name: Example
category: player-dealer
round: [{does: bet, wagers: [ante]}, {does: deal, to: players, cards: 3}, {does: settle}]
```

## Boundary
A step of the round is enough.
```yaml met
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, on: total-table-action, collected: before-deal}]
    columns: [option, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, player-dealer: [[5-50, 1], [51+, 2]]}]
---
kind: game
name: Example
category: player-dealer
round: [{does: bet, wagers: [ante]}, {does: collect-fee}, {does: deal, to: players, cards: 3}, {does: settle}]
```
One amount a hand needs no counting.
```yaml not-applicable
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, collected: before-deal}]
    options: [{option: 1, player-dealer: 1}]
---
kind: game
name: Example
category: player-dealer
round: [{does: bet, wagers: [ante]}, {does: deal, to: players, cards: 3}, {does: settle}]
```

## How to fix
Say that the house dealer takes and drops the fee when all wagers are down, on the sheet or as a step of the round.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import GameFile, Row, Subject
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import basis, cell, deals, described, free, moment, names, nothing, options, scope
from ..legacy import Answer, Ask, met, not_applicable, not_stated

NEEDS_FILING = True
TOTALS = ("total-table-action", "total-player-wager")
BEFORE = ("before-deal", "before-play")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    asked = [(block, fee, rows) for block, every in subject.schedule_file.blocks for fee in block.fees if not free(fee) and _moment(block, fee) and (rows := _graded(every, fee))]
    told = [(block, fee, rows, games) for block, fee, rows in asked if (games := [game for game in subject.filing.games_of(block) if described(game)])]
    if not told:
        yield not_applicable("no fee graded by a total of wagers has a moment and a game that tells its round")
        return
    lacking = [(block, fee, rows, left) for block, fee, rows, games in told if not _taken(block) and (left := [game for game in games if not _elsewhere(subject, game)])]
    if not lacking:
        yield met("it is said who takes the fee, or the round has a step for it", told[0][1])
        return
    block, fee, _, _ = lacking[0]
    games = list({id(game): game for *_, left in lacking for game in left}.values())
    graded = next(c.basis for row in lacking[0][2] if (c := cell(row, fee)))
    early = _moment(block, fee) in BEFORE and not any(said.wagers_down for said in block.fees)
    down = ", or that all wagers are down by then" if early else ""
    yield not_stated(
        f"the fee under {'; '.join(_under(subject, [block for block, *_ in lacking]))} depends on the {basis(graded)} and is collected {moment(_moment(block, fee))}, "
        f"but neither the sheet nor the rules of {names(games)} say who counts the wagers and takes it{down}; the round of play has no step for it",
        "say who takes and drops the fee, and that all wagers are down by then",
        fee,
        *((deals(game)[0], f"{game.game.name}: the deal, with no step for the fee before or after it") for game in games),
    )


def _moment(block: Block, fee: Fee) -> str:
    """When it is collected, by its own sentence or one on all fees."""
    return fee.collected or next((said.collected for said in block.fees if said.collected and not said.from_ and not said.component), None) or ""


def _graded(rows: tuple[Row, ...], fee: Fee) -> list[Row]:
    found = [(row, c) for row in scope(rows, fee) if (c := cell(row, fee)) and not nothing(c)]
    return [row for row, c in found if c.cell.tiers and c.basis in TOTALS]


def _under(subject: Subject, lacking: list[Block]) -> Iterator[str]:
    """The options meant, block by block."""
    assert subject.schedule_file
    for block, every in subject.schedule_file.blocks:
        if any(block is other for other in lacking):
            yield options([row for row in every if any(row in _graded(every, fee) for fee in block.fees if not free(fee) and _moment(block, fee))])


def _taken(block: Block) -> bool:
    return any(said.by for said in block.fees)


def _elsewhere(subject: Subject, game: GameFile) -> bool:
    """Whether the rules or another sheet for the game say who takes its fees, or the round has a step."""
    sheets = [other for _, other, _ in subject.filing.fees_of(game)]
    return any(said.by for said in game.game.fees) or any(step.does == "collect-fee" for step in game.game.round) or any(map(_taken, sheets))
