"""A fee on wagers that are given back because nobody covers them.

## What is asked
Where a fee goes by wagers, and wagers the player-dealer's wager does not reach are returned, the filing says whether the returned ones count, or whether
the fee for them is given back.

## Why
The fee is fixed by what is placed; how far the player-dealer's wager reaches is known only at the end. That the fee is for what is placed, covered or not, may
be meant; it is asked once for all games of a filing.

## Fails
```yaml unclear
kind: schedule
name: Example
player-dealer: {uncovered-wagers: {are: returned, at: 3794}}
blocks:
  - fees: [{from: player-dealer, per: hand, on: total-table-action, at: 3652}]
    defines: {basis: total-table-action, counts: [all-wagers], at: 3652}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51+, 2]]}]
```

## Passes
```yaml met
kind: schedule
name: Example
player-dealer: {uncovered-wagers: {are: returned, at: 3794}}
blocks:
  - fees: [{from: player-dealer, per: hand, on: total-table-action, refunded: the part not covered, at: 3351}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51+, 2]]}]
```

## Boundary
The total leaves out what is not covered.
```yaml met
kind: game
id: example
name: Example
category: player-dealer
player-dealer: {uncovered-wagers: {are: returned, at: 14}}
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [base], excludes: [uncovered]}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51+, 2]]}]
```

A total of what is placed before the deal is told before anybody knows what is covered. A total that nothing defines is the matter of `basis-defined`.
```yaml met
kind: schedule
name: Example
player-dealer: {uncovered-wagers: {are: returned, at: 3794}}
blocks:
  - fees: [{from: player-dealer, per: hand, on: total-table-action, at: 3351}]
    defines: {basis: total-table-action, counts: [base, bonus], placed: before-deal, at: 3351}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51+, 2]]}]
```

A flat fee for the hand is the same whatever is covered.
```yaml not-applicable
kind: schedule
name: Example
player-dealer: {uncovered-wagers: {are: returned}}
blocks:
  - options: [{option: 1, limit: 5-500, player-dealer: 1}]
```

## How to fix
Say that the fee is due on all wagers placed, covered or not, or that the part not covered does not count.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from ...filed import Place
from ...ladders import components
from ...model.fees import Block, Schedule
from ...model.statements import Fee, Uncovered
from .._fees import charged_by, charges, free, same_payer, scope, sentence, standing
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True
TOTALS = ("total-table-action", "total-player-wager")
LEFT_OUT = "uncovered"
MISDEAL = "misdeal"
FEW = 5
FIX = "say that the fee is due on all wagers placed, covered or not, or that the part not covered does not count"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    filing = subject.filing
    answered: Place | None = None
    totals: list[tuple[Place, Uncovered]] = []
    each: list[tuple[Place, Uncovered]] = []
    for file, block, rows in standing(filing):
        given_back = _returned(subject, file.schedule, block)
        graded, single = charged_by(rows, TOTALS) if block.defines or _told(subject, block) else [], _each(block, rows)
        if given_back is None or not (graded or single):
            continue
        told = _told(subject, block)
        if told:
            answered = answered or told
            continue
        if graded:
            totals.append((sentence(block, graded[0][0]) or graded[0][1].place, given_back))
        if single:
            each.append((single, given_back))
    if totals or each:
        asked = [*(["whether they count in the total that grades a fee"] if totals else []), *(["whether a fee taken for such a wager is kept"] if each else [])]
        first, *others = [*totals[:FEW], *each[:FEW]]
        returned = {id(said): said for _, said in (first, *others)}
        yield unclear(
            f"wagers that the player-dealer's wager does not reach are returned; {' and '.join(asked)} is not said. A fee for what is placed, covered or not, may be meant",
            FIX,
            first[0],
            *((said, "returned") for said in returned.values()),
            *((place, "likewise") for place, _ in others),
        )
    elif answered is not None:
        yield met("what is not covered is provided for", answered)
    else:
        yield not_applicable("no fee goes by wagers that may be returned as not covered")


def _each(block: Block, rows: tuple[Row, ...]) -> Fee | None:
    """The sentence that charges players for each wager, where the table has an amount for it."""
    single = [fee for fee in block.fees if fee.per in ("wager", "bet") and same_payer(fee.from_, "player") and not free(fee)]
    return next((fee for fee in single if any(charges(part) for row in scope(rows, fee) for part in components(row) if same_payer(part.payer, "player"))), None)


def _returned(subject: Subject, schedule: Schedule, block: Block) -> Uncovered | None:
    banks = [schedule.player_dealer, *(game.game.player_dealer for game in subject.filing.games_of(block))]
    return next((said for bank in banks if bank for said in bank.uncovered_wagers if said.are == "returned" and not said.wagers), None)


def _told(subject: Subject, block: Block) -> Place | None:
    """The place that says what becomes of the fee on what is not covered."""
    fees = [*block.fees, *(fee for game in subject.filing.games_of(block) for fee in game.game.fees)]
    given = next((fee for fee in fees if (fee.refunded and MISDEAL not in fee.refunded) or LEFT_OUT in (*fee.excludes, *fee.counts)), None)
    return given or next((said for said in block.defines if said.placed or LEFT_OUT in (*said.excludes, *said.counts)), None)
