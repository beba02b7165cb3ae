"""A fee on wagers that are given back because nobody covers them.

## What is asked
Where a fee goes by wagers, and wagers the player-dealer's wager does not reach are returned, the
filing says whether the returned ones count, or whether the fee for them is given back. It is asked
once for all games of a filing.

## Why
The fee is fixed by what is placed; how far the player-dealer's wager reaches is known only at the
end.

## Says
- total: Wagers that the player-dealer cannot cover are returned ({@returned}). The rules do not say
  whether they count in the total that sets the fee ({@}).
  Reading: Is the fee due on all wagers placed, covered or not?
  Fix: Say that the fee is due on all wagers placed, or that the part not covered does not count.
  Write: defines: {basis: total-table-action, counts: [base], excludes: [uncovered]}
  See returned: returns what is not covered
- each: Wagers that the player-dealer cannot cover are returned ({@returned}). The rules do not say
  whether the fee taken for such a wager ({@}) is returned too.
  Reading: Is the fee due on all wagers placed, covered or not?
  Fix: Say that the fee is due on all wagers placed, or that it is returned for the part not
    covered.
  See returned: returns what is not covered
- both: Wagers that the player-dealer cannot cover are returned ({@returned}). The rules do not say
  whether they count in the total that sets the fee ({@}), or whether a fee taken on them is
  returned.
  Reading: Is the fee due on all wagers placed, covered or not?
  Fix: Say that the fee is due on all wagers placed, or that the part not covered does not count.
  See returned: returns what is not covered
  See each: a fee for each wager
- said: The filing says what happens to the fee on wagers that are not covered ({@}).
- none: No fee depends on wagers that may be returned as not covered.

## Fails
```yaml unclear total
kind: schedule
name: Example
player-dealer: {uncovered-wagers: {are: returned}}
blocks:
  - fees: [{from: player-dealer, per: hand, on: total-table-action}]
    defines: {basis: total-table-action, counts: [all-wagers]}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51+, 2]]}]
```
> Wagers that the player-dealer cannot cover are returned (line 3 of Example). The rules do not say
> whether they count in the total that sets the fee (line 6 of Example). Is the fee due on all
> wagers placed, covered or not?

## Passes
```yaml met said
kind: schedule
name: Example
player-dealer: {uncovered-wagers: {are: returned}}
blocks:
  - fees: [{from: player-dealer, per: hand, on: total-table-action, refunded: the part not covered}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51+, 2]]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Row, Subject
from ...docket.ladders import components
from ...model.fees import Block, Schedule
from ...model.statements import Fee, Uncovered
from .._fees import charged_by, charges, free, same_payer, scope, sentence, standing
from ..answer import Answer, Ask, Role, met, not_applicable, unclear

NEEDS_FILING = True
TOTALS = ("total-table-action", "total-player-wager")
LEFT_OUT = "uncovered"
MISDEAL = "misdeal"
FEW = 5
Found = list[tuple[Place, Uncovered]]


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    answered: Place | None = None
    totals: Found = []
    each: Found = []
    for file, block, rows in standing(subject.filing):
        given_back, said = _returned(subject, file.schedule, block), _said(subject, block)
        graded = charged_by(rows, TOTALS) if block.defines or said else []
        single = _each(block, rows)
        if given_back is None or not (graded or single):
            continue
        if said:
            answered = answered or said
            continue
        if graded:
            totals.append((sentence(block, graded[0][0]) or graded[0][1].place, given_back))
        if single:
            each.append((single, given_back))
    if totals or each:
        yield _silent(totals[:FEW], each[:FEW])
    elif answered is not None:
        yield met("said", answered)
    else:
        yield not_applicable("none")


def _silent(totals: Found, each: Found) -> Answer:
    returned = {id(said): said for _, said in (*totals, *each)}
    see: list[Role] = [
        (said, "returned" if not n else "also") for n, said in enumerate(returned.values())
    ]
    see += [(place, "also") for place, _ in (totals or each)[1:]]
    if totals and each:
        see += [(place, "also" if n else "each") for n, (place, _) in enumerate(each)]
        return unclear("both", totals[0][0], see=see)
    return unclear("total" if totals else "each", (totals or each)[0][0], see=see)


def _each(block: Block, rows: tuple[Row, ...]) -> Fee | None:
    """The sentence that charges players for each wager, where the table has an amount for it."""
    for fee in block.fees:
        if fee.per in ("wager", "bet") and same_payer(fee.from_, "player") and not free(fee):
            parts = [part for row in scope(rows, fee) for part in components(row)]
            if any(charges(part) for part in parts if same_payer(part.payer, "player")):
                return fee
    return None


def _returned(subject: Subject, schedule: Schedule, block: Block) -> Uncovered | None:
    games = subject.filing.games_of(block)
    banks = [schedule.player_dealer, *(game.game.player_dealer for game in games)]
    said = [one for bank in banks if bank for one in bank.uncovered_wagers]
    return next((one for one in said if one.are == "returned" and not one.wagers), None)


def _said(subject: Subject, block: Block) -> Place | None:
    """The place that says whether there is a fee on what is not covered."""
    fees = [
        *block.fees,
        *(fee for game in subject.filing.games_of(block) for fee in game.game.fees),
    ]
    for fee in fees:
        refunded = fee.refunded and MISDEAL not in fee.refunded
        if refunded or LEFT_OUT in (*fee.excludes, *fee.counts):
            return fee
    defined = [
        one for one in block.defines if one.placed or LEFT_OUT in (*one.excludes, *one.counts)
    ]
    return next(iter(defined), None)
