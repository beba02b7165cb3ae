"""A fee on wagers that are given back because nobody covers them.

## What is asked
Where a fee goes by wagers, and wagers the player-dealer's wager does not reach are returned, the
filing says whether the returned ones count, or whether the fee for them is given back. It is asked
once for all games of a filing.

## Why
The fee is fixed by what is placed; how far the player-dealer's wager reaches is known only at the
end.

## Says
- silent: Wagers that the player-dealer cannot cover are returned ({@returned}). The fee depends on the
  wagers placed ({@}), and the filing does not say whether the part taken for a wager that is
  returned is given back.
  Reading: Is the fee due on all wagers placed, covered or not?
  Fix: Say that the fee is due on all wagers placed, or that it is returned for the part not
    covered.
  See returned: returns what is not covered
- said: The filing says what happens to the fee on wagers that are not covered ({@}).
- none: No fee depends on wagers that may be returned as not covered.

## Fails
```yaml unclear silent
kind: schedule
name: Example
player-dealer: {uncovered-wagers: {are: returned}}
blocks:
  - fees: [{from: player-dealer, per: hand, on: total-table-action}]
    defines: {basis: total-table-action, counts: [all-wagers]}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51+, 2]]}]
```
> Wagers that the player-dealer cannot cover are returned (line 3 of Example). The fee depends on
> the wagers placed (line 6 of Example), and the filing does not say whether the part taken for a
> wager that is returned is given back. Is the fee due on all wagers placed, covered or not?

## Passes
```yaml met said
kind: schedule
name: Example
player-dealer: {uncovered-wagers: {are: returned}}
blocks:
  - fees: [{from: player-dealer, per: hand, on: total-table-action, refunded: no-action}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51+, 2]]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.fees import Block, Definition, Schedule
from ...model.statements import Fee, Uncovered
from .._fees import Rows, free, paid, same_payer, sentence, standing, taken
from .._totals import SUMS
from ..answer import Answer, Ask, Role, judged, unclear

NEEDS_FILING = True
LEFT_OUT = "uncovered"
FEW = 5
Found = list[tuple[Place, Uncovered]]
"""Places that make a fee go by wagers, each with where such wagers are returned."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    answered: list[Place] = []
    open_: Found = []
    for file, block, rows in standing(subject.filing):
        said = _said(subject, block)
        places = [place for place in (_total(block, rows, said), _each(block, rows)) if place]
        for returned in _returned(subject, file.schedule, block) if places else ():
            if said:
                answered.append(said)
                break
            open_ += [(place, returned) for place in places]
    yield from judged([_silent(open_[:FEW])] if open_ else [], answered, "said")


def _silent(found: Found) -> Answer:
    """The first place returns the wagers; the others show that more than one sheet is meant."""
    returned = list({id(said): said for _, said in found}.values())
    places = list({id(place): place for place, _ in found}.values())
    see: list[Role] = [(returned[0], "returned")]
    see += [(place, "also") for place in (*returned[1:], *places[1:])]
    return unclear("silent", places[0], see=see)


def _total(block: Block, rows: Rows, said: Place | None) -> Place | None:
    """What makes a fee depend on a total of wagers that is defined."""
    for row, part in paid(rows, *SUMS)[:1] if block.defines or said else ():
        return sentence(block, part.basis or "") or row.place
    return None


def _each(block: Block, rows: Rows) -> Fee | None:
    """The sentence that charges players for each wager, where the table has an amount for it."""
    fees = [fee for fee in block.fees if fee.per in ("wager", "bet") and not free(fee)]
    of_players = [fee for fee in fees if same_payer(fee.from_, "player")]
    return next((fee for fee in of_players if taken(rows, fee)), None)


def _returned(subject: Subject, schedule: Schedule, block: Block) -> list[Uncovered]:
    games = subject.filing.games_of(block)
    banks = [schedule.player_dealer, *(game.game.player_dealer for game in games)]
    said = [one for bank in banks if bank for one in bank.uncovered_wagers]
    return [one for one in said if one.are == "returned" and not one.wagers][:1]


def _said(subject: Subject, block: Block) -> Fee | Definition | None:
    """The place that says whether there is a fee on what is not covered."""
    rules = [fee for game in subject.filing.games_of(block) for fee in game.game.fees]
    parts: list[Fee | Definition] = [*block.fees, *rules, *block.defines]
    return next((part for part in parts if _settles(part)), None)


def _settles(part: Fee | Definition) -> bool:
    given_back = part.refunded == "no-action" if isinstance(part, Fee) else part.placed
    return bool(given_back) or LEFT_OUT in (*part.excludes, *part.counts)
