"""A fee for each wager is due when every wager it is for has been placed.

## What is asked
Where a fee is charged for each wager and collected before the deal or as soon as the cards are out, the schedule says whether a wager that is made after the deal bears it.

## Why
The play wager is made when the fees are long in the box. Either it is free, or somebody must collect in the middle of the hand; a player is entitled to
know before the cards are out.

## Fails
```yaml unclear
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player, per: bet, collected: before-deal, at: 2471}]
    options: [{option: 1, limit: 5-50, player: 0.50}]
---
kind: game
name: Example
category: player-dealer
wagers: [{name: ante, placed: before-deal}, {name: play, placed: {is: after-flop, at: 2399}}]
```

## Passes
```yaml met
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player, per: bet, wagers: [ante], collected: before-deal}]
    options: [{option: 1, limit: 5-50, player: 0.50}]
---
kind: game
name: Example
category: player-dealer
wagers: [{name: ante, placed: before-deal}, {name: play, placed: after-flop}]
```

## Boundary
Words that take the late wager out, or make it free, are enough.
```yaml met
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player, per: wager, collected: before-deal}, {from: player, amount: none, wagers: [play]}]
    options: [{option: 1, limit: 5-50, player: 0.50}]
---
kind: game
name: Example
category: player-dealer
wagers: [{name: ante, placed: before-deal}, {name: play, placed: after-flop}]
```
Where every wager is made after the deal, the fee is meant for what is made then.
```yaml met
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player, per: wager, collected: before-deal}]
    options: [{option: 1, limit: 5-50, player: 0.50}]
---
kind: game
name: Example
category: player-dealer
wagers: [{name: base, placed: after-deal}]
```
A bet that the round has after the deal comes after a fee that is taken as soon as the cards are out.
```yaml unclear
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player, per: wager, collected: after-deal, at: 3640}]
    options: [{option: 1, limit: 5-1000, player: 0.50}]
---
kind: game
name: Example
category: player-dealer
round: [{does: bet, wagers: [ante], at: 131}, {does: deal, to: everyone, cards: 5}, {does: act, wagers: [bet], at: 133}]
wagers: [{name: ante, at: 131}, {name: bet, size: {of: ante, times: 2, bound: exactly}, at: 133}]
```
So do the bets of betting rounds; what follows in several games is told at once.
```yaml unclear
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player, per: wager, collected: after-deal, at: 3640}]
    options: [{option: 1, limit: 5-1000, player: 0.50}]
---
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: each-player, cards: 2}, {does: betting-round, at: 87}, {does: showdown}]
```
A fee collected later can follow the wager.
```yaml not-applicable
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player, per: bet, collected: after-round}]
    options: [{option: 1, limit: 5-50, player: 0.50}]
---
kind: game
name: Example
category: player-dealer
wagers: [{name: play, placed: after-flop}]
```

## How to fix
Say for which wagers the fee is taken.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Row, Subject
from ...model.fees import Block
from ...model.game import Game, Step
from ...model.statements import Fee
from ...model.wagers import Placed
from .._fees import cell, free, moment, nothing, scope, who
from .._say import listed, plain
from .._wagers import late, moments, placed_bets
from ..legacy import Answer, Ask, met, not_applicable, unclear

NEEDS_FILING = True
ROUNDS = "bets of the betting rounds"
EACH = ("bet", "wager", "betting-circle")
EARLY = ("before-deal", "before-play", "with-bet", "after-wagers", "after-antes", "at-deal", "after-deal")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    asked = [(block, fee) for block, rows in subject.schedule_file.blocks for fee in block.fees if fee.per in EACH and fee.collected in EARLY and _charged(rows, fee)]
    if not asked:
        yield not_applicable("no fee for each wager is collected before the deal")
        return
    doubts: dict[tuple[object, ...], list[tuple[Fee, Game, dict[str, Placed | Step]]]] = {}
    seen: set[str] = set()
    for block, fee in asked:
        for file in subject.filing.games_of(block):
            if file.id not in seen and (later := _later(file.game, block, fee)):
                seen.add(file.id)
                doubts.setdefault((fee.from_, fee.per, fee.collected), []).append((fee, file.game, later))
    several = len(subject.schedule.blocks) > 1
    for found in doubts.values():
        fee = found[0][0]
        payer = f" from {who(fee.from_)}" if fee.from_ else ""
        follows = [f"the {listed(later)} come{'' if len(later) > 1 or ROUNDS in later else 's'} later{f' at {game.name}' if several else ''}" for _, game, later in found]
        yield unclear(
            f"the fee{payer} is charged per {plain(fee.per)} and collected {moment(fee.collected or '')}, and {'; '.join(follows)}: whether the fee is due for that too, and when, is not said. "
            "What is placed by then may be meant",
            "say for which wagers the fee is taken",
            fee,
            *((other, "charged alike") for n, (other, _, _) in enumerate(found) if other is not fee and all(other is not earlier for earlier, _, _ in found[:n])),
            *((where, f"{name}, later") for _, _, later in found for name, where in later.items()),
        )
    if not doubts:
        yield met("no wager is placed after the fee for each wager is collected", asked[0][1])


def _charged(rows: tuple[Row, ...], fee: Fee) -> bool:
    """Whether anything is taken under the options the sentence speaks of."""
    cells = [found for row in scope(rows, fee) if (found := cell(row, fee))]
    return not free(fee) and (not cells or not all(map(nothing, cells)))


def _later(game: Game, block: Block, fee: Fee) -> dict[str, Placed | Step]:
    """Wagers that are always placed when the fee has been taken, and that no sentence takes out."""
    if fee.wagers or fee.wager_called:
        return {}
    rounds = _rounds(game)
    out = {name for said in block.fees for name in (*said.excludes, *(said.wagers if free(said) else ()))}
    bets = [wager for wager in placed_bets(game) if moments(game, wager)]
    later = {wager.name: moments(game, wager)[0] for wager in bets if late(game, wager)}
    if len(later) == len(bets):
        later = {}
    return rounds | {f"{plain(name)} wager": where for name, where in later.items() if name not in out and getattr(where, "is_", None) != fee.collected}


def _rounds(game: Game) -> dict[str, Placed | Step]:
    """The first betting round after a deal, where bets go on from card to card."""
    steps = [step for step in game.round if step.where is None]
    dealt = next((n for n, step in enumerate(steps) if step.does == "deal"), len(steps))
    first = next((step for step in steps[dealt:] if step.does == "betting-round"), None)
    return {ROUNDS: first} if first else {}
