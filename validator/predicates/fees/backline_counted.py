"""Back-line bets are allowed, and no sheet says whether they count.

## What is asked
Where back-line bets are allowed in a game and its fee depends on how much is bet in total, the
sheet or the rules say whether they count in the total. It is asked once for all games of a filing.

## Why
A bet on another's hand can lift the total into the next tier, and with it the fee.

## Says
- silent: Back-line bets are allowed in {games}, and the fee depends on how much is bet in total
  ({@}). The rules do not say whether back-line bets count in that total.
  Reading: Do all bets on the table count?
  Fix: Say that back-line bets count in the total, or that they do not.
  Write: defines: {basis: total-table-action, counts: [base, backline]}
  See allowed: allows back-line bets
- said: The rules or the sheet say whether back-line bets count ({@}).
- none: No game that allows back-line bets has a fee that depends on how much is bet in total.

## Fails
```yaml unclear silent
kind: game
id: example
name: Example
category: player-dealer
backline: {allowed: true}
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [base]}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-100, player-dealer: [[5-200, 1], [201+, 2]]}]
```
> Back-line bets are allowed in Example, and the fee depends on how much is bet in total (line 5 of
> Rates). The rules do not say whether back-line bets count in that total. Do all bets on the table
> count?

## Passes
```yaml met said
kind: game
id: example
name: Example
category: player-dealer
backline: {allowed: true}
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [base, backline]}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-100, player-dealer: [[5-200, 1], [201+, 2]]}]
```
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...docket.filed import Place
from ...docket.filings import GameFile, Subject
from ...model.fees import Block, Definition
from ...model.game import Backline
from ...model.statements import Fee
from .._fees import charged_by, sentence, standing
from ..answer import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True
TOTALS = ("total-table-action", "total-player-wager")
WORD = "backline"
FEW = 4


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    filing = subject.filing
    allowed: dict[str, tuple[GameFile, Place]] = {}
    totals: dict[int, Place] = {}
    known: Place | None = None
    for _, block, rows in standing(filing):
        games = [file for file in filing.games_of(block) if file.id not in filing.superseded]
        backed = [(file, said) for file in games if (said := _allowed(file))]
        graded = charged_by(rows, TOTALS)
        if not graded or not backed:
            continue
        answered = _answered(block, filing.games_of(block))
        if answered:
            known = known or answered
            continue
        for file, said in backed:
            allowed.setdefault(file.id, (file, said))
        basis, row = graded[0]
        place = sentence(block, basis) or row.place
        totals.setdefault(id(place), place)
    if allowed:
        first, *others = totals.values()
        also = [(place, "also") for place in others[:FEW]]
        see = [*also, *((one, "allowed") for _, one in list(allowed.values())[:FEW])]
        yield unclear("silent", first, see=see, games=[file for file, _ in allowed.values()])
    elif known:
        yield met("said", known)
    else:
        yield not_applicable("none")


def _allowed(file: GameFile) -> Backline | None:
    return next((said for said in file.game.backline if said.allowed), None)


def _answered(block: Block, games: Iterable[GameFile]) -> Definition | Fee | None:
    """The sentence that says whether back-line bets count."""
    fees = (fee for file in games for fee in file.game.fees)
    parts: tuple[Definition | Fee, ...] = (*block.defines, *block.fees, *fees)
    return next((part for part in parts if WORD in (*part.counts, *part.excludes)), None)
