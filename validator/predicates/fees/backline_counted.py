"""Back-line bets are allowed, and no sheet says whether they count.

## What is asked
Where back-line bets are allowed in a game and its fee depends on how much is bet in total, the
sheet or the rules say which bets that total takes in. It is asked once for all games of a filing. A
sheet that counts the wagers of the players counts those on the back line: who places one is a player.

## Why
A bet on another's hand can lift the total into the next tier, and with it the fee.

## Says
- silent: Back-line bets are allowed in {games}, and the fee depends on how much is bet in total
  ({@}). The sheet does not say which bets make up that total.
  Reading: Do back-line bets count in it?
  Fix: Say that back-line bets count in the total, or that they do not.
  Write: defines: {basis: total-table-action, counts: [base, backline]}
  See allowed: allows back-line bets
- said: The rules or the sheet say which bets count ({@}).
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
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-100, player-dealer: [[5-200, 1], [201+, 2]]}]
```
> Back-line bets are allowed in Example, and the fee depends on how much is bet in total (line 6
> of Rates). The sheet does not say which bets make up that total. Do back-line bets count in it?

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
    defines: {basis: total-table-action, counts: [base], whose: all-players}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-100, player-dealer: [[5-200, 1], [201+, 2]]}]
```
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ...docket.filed import Place
from ...docket.filings import GameFile, Row, Subject
from ...model.fees import Block, Definition
from ...model.game import Backline
from ...model.statements import Fee
from .._fees import paid, sentence, standing
from .._totals import SUMS
from ..answer import Answer, Ask, following, met, not_applicable, unclear

NEEDS_FILING = True
WORD = "backline"
FEW = 4


class Total(NamedTuple):
    """A total that sets a fee, and the games with back-line bets that it is for."""

    place: Place
    backed: list[tuple[GameFile, Backline]]
    said: Definition | Fee | None
    """The sentence that says whether they count."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    blocks = [(block, rows) for _, block, rows in standing(subject.filing)]
    totals = [total for part in blocks for total in _total(subject, *part)]
    silent = [total for total in totals if total.said is None]
    if silent:
        yield _silent(silent)
    elif totals:
        yield met("said", totals[0].said)
    else:
        yield not_applicable("none")


def _total(subject: Subject, block: Block, rows: tuple[Row, ...]) -> Iterator[Total]:
    games = subject.filing.games_of(block)
    held = [file for file in games if file.id not in subject.filing.superseded]
    backed = [(file, said) for file in held for said in file.game.backline if said.allowed]
    for row, fee in paid(rows, *SUMS)[:1] if backed else ():
        place = sentence(block, fee.basis or "") or row.place
        yield Total(place, backed, _answered(block, games, fee.basis))


def _silent(totals: list[Total]) -> Answer:
    games: dict[str, tuple[GameFile, Backline]] = {}
    for file, said in (one for total in totals for one in total.backed):
        games.setdefault(file.id, (file, said))
    places = list({id(total.place): total.place for total in totals}.values())
    see = [(place, "also") for place in places[1 : FEW + 1]]
    see += [(said, "allowed") for _, said in list(games.values())[:FEW]]
    answer = unclear("silent", places[0], see=see, games=[file for file, _ in games.values()])
    return following(answer, "basis-defined")


def _answered(
    block: Block, games: Iterable[GameFile], basis: str | None
) -> Definition | Fee | None:
    defined: list[Definition | Fee] = [one for one in block.defines if one.basis == basis]
    fees = [fee for file in games for fee in file.game.fees]
    named = [fee for fee in (*block.fees, *fees) if WORD in (*fee.counts, *fee.excludes)]
    return next(iter((*defined, *named)), None)
