"""A total of wagers says whether bonus bets count in it.

Where a fee depends on a total of all game wagers and the game has bonus bets, the schedule says
whether they count. A bonus bet can lift the total into the next tier; the sheet then has two
readings and two fees.

## Says
- silent: The {basis} counts all game wagers ({@}). The sheet does not say whether that includes the
  {bonus} bet{bonus:s}, so one hand may fall into two tiers.[ The rules take no fee for that bet
  ({@free}).]
  Reading: Does the total leave {bonus:it} out?
  Fix: Say whether the total includes the {bonus} bet{bonus:s}.
  Write: defines: {basis: total-table-action, counts: [game-wagers, bonus]}
  See bonus: a bonus bet
  See free: free of the fee
- said: The sheet says whether bonus bets count in the total ({@}).
- none: No total of wagers is defined for a game with bonus bets.

## Examples
```yaml unclear silent
kind: game
id: example
name: Example
category: player-dealer
wagers: [{name: base}, {name: buster, bonus: true}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [game-wagers]}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-100, player-dealer: [[5-200, 1], [201+, 2]]}]
```
> The total table action counts all game wagers (line 5). The sheet does not say whether that
> includes the buster bet, so one hand may fall into two tiers. Does the total leave it out?
```yaml met said
kind: game
id: example
name: Example
category: player-dealer
wagers: [{name: base}, {name: buster, bonus: true}]
---
kind: schedule
name: Rates
blocks:
  - games: [{document: example}]
    defines: {basis: total-table-action, counts: [base, buster]}
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-100, player-dealer: [[5-200, 1], [201+, 2]]}]
```
"""

from __future__ import annotations

from ...docket.filings import GameFile, Subject
from ...model.fees import Definition
from ...model.wagers import Wager
from .._fees import free, parts
from .._wagers import placed_bets
from ..answer import Answer, Answers, Ask, Role, judged, unclear

NEEDS_FILING = True
GENERAL = "game-wagers"
BONUSES = {"bonus", "bonus-wagers", "all-bonus-wagers"}
Doubt = tuple[Definition, Wager, tuple[GameFile, ...]]


def judge(subject: Subject, ask: Ask) -> Answers:
    seen: list[Definition] = []
    silent: dict[tuple[str, ...], list[Doubt]] = {}
    for block, _ in parts(subject):
        games = subject.filing.games_of(block)
        bonus = [wager for file in games for wager in placed_bets(file.game) if wager.bonus]
        for said in block.defines if bonus else ():
            left = _left(said, bonus)
            names = tuple(dict.fromkeys(wager.name for wager in left))
            seen.append(said)
            silent.setdefault(names, []).append((said, (left or bonus)[0], games))
    silent.pop((), None)
    found = [_silent(names, doubts) for names, doubts in silent.items()]
    yield from judged(found, seen, "said")


def _left(said: Definition, bonus: list[Wager]) -> list[Wager]:
    """The bonus bets of which a total of game wagers says nothing."""
    named = {*said.counts, *said.excludes}
    if GENERAL not in said.counts or BONUSES & named:
        return []
    return [wager for wager in bonus if wager.name not in named]


def _silent(names: tuple[str, ...], doubts: list[Doubt]) -> Answer:
    first, wager, games = doubts[0]
    fees = [fee for file in games for fee in file.game.fees if free(fee)]
    fees = [fee for fee in fees if set(names) & set(fee.wagers)]
    others = {id(said): said for said, _, _ in doubts if said.at != first.at}
    see: list[Role] = [(wager, "bonus"), *((fee, "free") for fee in fees[:1])]
    see += [(said, "also") for said in list(others.values())[:2]]
    return unclear("silent", first, see=see, key=names, basis=first.basis, bonus=names)
