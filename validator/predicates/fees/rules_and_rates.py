"""The rules of a game and its rate sheet disagree on who pays or by what the fee is graded.

## What is asked
Where the rules of a game say who pays the fee and on what it depends, every rate sheet for the game
says the same.

## Why
Rules that let the ante alone decide the tier and a sheet that adds bonus bets give two fees for one
hand. Rules that make every player pay and a sheet that charges players nothing leave open whether
the sheet waives the fee or the rules were not brought up to date.

## Says
- other-basis: By the rules, the fee from {payer} depends on the {ours} ({@}); by the fee schedule,
  on the {theirs} ({@sheet}).
  Fix: Base the fee on the same amount in the rules and in the schedule.
  See sheet: by {theirs}
- not-charged: The rules take a fee from {payer} ({@}), but the fee schedules for this game charge
  only {others} ({@option}).
  Reading: Is the fee from {payer} waived?
  Together (payer): The rules of {games} take a fee from {payer}, but the fee schedules for
    these games charge only {others:or}. May a schedule set no fee?
  Fix: Say in the rules that the schedule decides whether this fee is taken, or delete the sentence.
  See denied: no fee from {payer}
  See option: an option
- each-wager: One schedule takes a fee for each bet ({@}); another takes one from {payer} by the
  {theirs} ({@sheet})[ and none from {free}].
  Reading: Is one of the two out of date?
  Fix: Say on one schedule which fee is taken for what.
  See sheet: by {theirs}
  See denied: no fee from players
- agree: The rules and the schedules name the same payers and base the fee on the same amount ({@}).
- none: The rules do not say who pays a fee, or no schedule has fees for this game.

## Fails
```yaml violated other-basis
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
> By the rules, the fee from the player-dealer depends on the ante (line 4); by the fee schedule, on
> the total table action (line 5 of Rates).

## Passes
```yaml met agree
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
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Row, ScheduleFile, Subject, options
from ...docket.ladders import Component, components
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import charges, current, free, same_payer
from ..answer import Answer, Ask, Role, met, not_applicable, unclear, violated
from ..values import payer

NEEDS_FILING = True

BASES = ("total-table-action", "total-player-wager", "player-wager", "ante", "table-limit")
Sheets = list[tuple[ScheduleFile, Block]]


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    rules = [fee for fee in subject.game.fees if fee.from_ and not fee.amount and not fee.wagers]
    every = current(subject.filing, subject.game_file)
    sheets = [
        (schedule, block) for schedule, block in every if any(map(components, options(block)))
    ]
    found = list(_each_wager(every))
    if rules and sheets:
        found += [*_bases(rules, sheets), *_payers(rules, sheets)]
    yield from found
    if not found and not (rules and sheets):
        yield not_applicable("none")
    elif not found:
        yield met("agree", rules[0])


def _bases(rules: list[Fee], sheets: Sheets) -> Iterator[Answer]:
    """The first fee that a sheet grades by another amount than the rules."""
    for fee in rules:
        for _, block in sheets:
            alike = [
                x
                for x in block.fees
                if same_payer(x.from_, fee.from_) and x.on in BASES and not x.amount
            ]
            if fee.on in BASES and alike and alike[0].on != fee.on:
                yield violated(
                    "other-basis",
                    fee,
                    see=[(alike[0], "sheet")],
                    payer=payer(fee.from_),
                    ours=fee.on,
                    theirs=alike[0].on,
                )
                return


def _charged(sheets: Sheets) -> list[tuple[Row, Component]]:
    rows = [row for _, block in sheets for row in options(block)]
    return [(row, part) for row in rows for part in components(row) if charges(part)]


def _payers(rules: list[Fee], sheets: Sheets) -> Iterator[Answer]:
    """The first payer of the rules whom no sheet charges, where sheets charge others."""
    others = list(dict.fromkeys(part.payer for _, part in _charged(sheets)))
    for fee in rules:
        # a fee due only where one applies is not denied by a sheet without one
        if fee.only_if or not others or any(same_payer(one, fee.from_) for one in others):
            continue
        said = [
            x
            for _, block in sheets
            for x in block.fees
            if free(x) and same_payer(x.from_, fee.from_)
        ]
        see: list[Role] = [(one, "denied") for one in said[:1]]
        see.append((options(sheets[0][1])[0].place, "option"))
        yield unclear(
            "not-charged", fee, see=see, payer=payer(fee.from_), others=[payer(x) for x in others]
        )
        return


def _each_wager(sheets: Sheets) -> Iterator[Answer]:
    """A sheet with a fee for each wager and none that is graded, beside one by the total."""
    graded = [
        (sheet, fee)
        for sheet, block in sheets
        for fee in block.fees
        if fee.on == "total-table-action"
    ]
    for schedule, block in sheets:
        each = next((fee for fee in block.fees if _plain(fee)), None)
        other = next(((sheet, fee) for sheet, fee in graded if sheet is not schedule), None)
        if (
            each
            and other
            and not any(c.cell.tiers for row in options(block) for c in components(row))
        ):
            sheet, fee = other
            said = [x for one, part in sheets if one is sheet for x in part.fees]
            denied = [x for x in said if free(x) and same_payer(x.from_, "player")][:1]
            yield unclear(
                "each-wager",
                each,
                see=[(fee, "sheet"), *((one, "denied") for one in denied)],
                payer=payer(fee.from_),
                theirs=fee.on,
                free=payer("player") if denied else None,
            )
            return


def _plain(fee: Fee) -> bool:
    """Whether a fee is for each wager and nothing more is said of it."""
    return fee.per in ("wager", "bet") and not (fee.from_ or fee.on or fee.amount or fee.component)
