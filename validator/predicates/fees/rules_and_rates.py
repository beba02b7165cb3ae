"""The rules of a game and its rate sheet disagree on who pays or by what the fee is graded.

## What is asked
Where the rules of a game say who pays the fee and on what it depends, every rate sheet for the game says the same.

## Why
Rules that let the ante alone decide the tier and a sheet that adds bonus bets give two fees for one hand. Rules that make every player pay
and a sheet that charges players nothing leave
open whether the sheet waives the fee or the rules were not brought up to date.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
fees: [{from: player-dealer, on: ante}]
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, on: total-table-action}]
    columns: [option, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, player-dealer: [[5-100, 1], [101+, 2]]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
fees: [{from: player-dealer, on: total-table-action}, {from: player, per: wager}]
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, on: total-table-action}]
    columns: [option, {is: player-dealer, on: total-table-action}, player]
    options: [{option: 1, player-dealer: [[5-100, 1], [101+, 2]], player: 1}]
```

## Boundary
The rules make players pay, and no option of the sheet charges them.
```yaml unclear
kind: game
name: Example
category: player-dealer
fees: [{from: player, per: betting-circle}]
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand}, {from: player, amount: none}]
    options: [{option: 1, player-dealer: 1, player: 0}]
```

One sheet of the game takes a fee for each wager, another one by all of them together.
```yaml unclear
kind: game
name: Example
category: player-dealer
---
kind: schedule
name: Own
blocks: [{games: {called: Example, document: example}, fees: [{per: wager, at: 1853}]}]
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, per: hand, on: total-table-action, at: 3735}]
    columns: [option, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, player-dealer: [[5-100, 1], [101+, 2]]}]
```

## How to fix
Bring the rules and the sheet to the same payer and the same basis.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...docket import ScheduleFile, Subject, options
from ...ladders import components
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import basis, charges, current, free, nothing, same_payer, who
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

NEEDS_FILING = True

BASES = ("total-table-action", "total-player-wager", "player-wager", "ante", "table-limit")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    rules = [fee for fee in subject.game.fees if fee.from_ and not fee.amount and not fee.wagers]
    sheets = [(schedule, block) for schedule, block in current(subject.filing, subject.game_file) if any(components(row) for row in options(block))]
    across = list(_each_wager(current(subject.filing, subject.game_file)))
    yield from across
    if across and not (rules and sheets):
        return
    if not rules or not sheets:
        yield not_applicable("the rules name no payer of a fee, or no sheet prints fees for the game")
        return
    found = bool(across)
    for answer in (*_bases(rules, sheets), *_payers(rules, sheets)):
        found = True
        yield answer
    if not found:
        yield met("rules and sheets name the same payers and bases", rules[0])


def _bases(rules: list[Fee], sheets: list[tuple[ScheduleFile, Block]]) -> Iterator[Answer]:
    for fee in rules:
        for schedule, block in sheets:
            other = next((said for said in block.fees if same_payer(said.from_, fee.from_) and said.on in BASES and not said.amount), None)
            if fee.on in BASES and other and other.on != fee.on:
                yield violated(
                    f"the rules grade the fee from {who(fee.from_)} by {basis(fee.on)}, but the sheet “{schedule.schedule.name}” by {basis(other.on)}",
                    "grade the fee by the same amount in both",
                    fee,
                    (other, f"by {basis(other.on)}"),
                )
                return


def _payers(rules: list[Fee], sheets: list[tuple[ScheduleFile, Block]]) -> Iterator[Answer]:
    for fee in rules:
        taken = [row for _, block in sheets for row in options(block) for c in components(row) if same_payer(c.payer, fee.from_) and charges(c)]
        if taken or fee.only_if:  # a fee due only where one applies is not denied by a sheet without one
            continue
        denied = [said for _, block in sheets for said in block.fees if free(said) and same_payer(said.from_, fee.from_)]
        printed = next((row.place for _, block in sheets for row in options(block) for c in components(row) if same_payer(c.payer, fee.from_) and nothing(c)), None)
        bare = f"; that {who(fee.from_)} pay{'s' if who(fee.from_).startswith('the ') else ''} nothing stands in the table alone, as $0, and in no sentence" if printed and not denied else ""
        others = list(dict.fromkeys(c.payer for _, block in sheets for row in options(block) for c in components(row) if charges(c)))
        if others:
            yield unclear(
                f"the rules take a fee from {who(fee.from_)}, but no sheet for the game charges {who(fee.from_)}: {'they charge' if len(sheets) > 1 else 'it charges'} "
                f"{' and '.join(map(who, others))}{bare}. Whatever a sheet sets, nothing included, may be meant",
                "say in the rules that the sheet decides, or strike the sentence",
                fee,
                *((said, f"no fee from {who(fee.from_)}") for said in denied[:1]),
                (options(sheets[0][1])[0].place, "an option"),
            )
            return


def _each_wager(sheets: Iterable[tuple[ScheduleFile, Block]]) -> Iterator[Answer]:
    """A sheet without a ladder of its own that takes the fee for each wager, beside one that grades it by the table's total."""
    given = list(sheets)
    graded = [(schedule, fee) for schedule, block in given for fee in block.fees if fee.on == "total-table-action"]
    for schedule, block in given:
        ladder = any(c.cell.tiers for row in options(block) for c in components(row))
        each = next((fee for fee in block.fees if fee.per in ("wager", "bet") and not fee.from_ and not fee.on and not fee.amount and not fee.component), None)
        other = next(((sheet, fee) for sheet, fee in graded if sheet is not schedule), None)
        if each and other and not ladder:
            sheet, fee = other
            denied = [said for another, part in given if another is sheet for said in part.fees if free(said) and same_payer(said.from_, "player")]
            without = " and none from players for a wager" if denied else "; whether a fee for each wager is taken beside that one is not said"
            told = f"the sheet “{schedule.schedule.name}” takes a fee for each wager, but the sheet “{sheet.schedule.name}” one from {who(fee.from_)} by {basis(fee.on)}{without}"
            under = f" under options {', '.join(map(str, denied[0].options))}" if denied and denied[0].options else ""
            yield unclear(
                f"{told}{under}{'. One of them may be out of date' if denied else ''}",
                "say on one sheet what is taken for what",
                each,
                (fee, f"by {basis(fee.on)}"),
                *((said, "no fee from players") for said in denied[:1]),
            )
            return
