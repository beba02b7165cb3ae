"""A fee for each wager is due when every wager it is for has been placed.

## What is asked
Where a fee is charged for each wager and collected before the deal, the schedule says whether a wager that is made after the deal bears it.

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
from ...judge.answer import Answer, Ask, met, not_applicable, unclear
from ...model.fees import Block
from ...model.game import Game
from ...model.statements import Fee
from ...model.wagers import Wager
from .._agree import listed, plain
from .._fees import after_deal, cell, free, moment, nothing, scope, who
from .._wagers import placed_bets

NEEDS_DOCKET = True
EACH = ("bet", "wager", "betting-circle")
EARLY = ("before-deal", "before-play", "with-bet", "after-wagers")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    asked = [(block, fee) for block, rows in subject.schedule_file.blocks for fee in block.fees if fee.per in EACH and fee.collected in EARLY and _charged(rows, fee)]
    if not asked:
        yield not_applicable("no fee for each wager is collected before the deal")
        return
    found = False
    for block, fee in asked:
        games = subject.filing.games_of(block)
        late = next((wagers for game in games if (wagers := _late(game.game, block, fee))), [])
        if late and not found:
            found = True
            names = listed([plain(wager.name) for wager in late])
            payer = f" from {who(fee.from_)}" if fee.from_ else ""
            yield unclear(
                f"the fee{payer} is charged per {plain(fee.per)} and collected {moment(fee.collected or '')}, and the {names} wager is placed later: whether it bears the fee, and when, is not said",
                "say for which wagers the fee is taken",
                fee,
                *((wager.placed[0], f"placed {moment(wager.placed[0].is_)}") for wager in late),
            )
    if not found:
        yield met("no wager is placed after the fee for each wager is collected", asked[0][1])


def _charged(rows: tuple[Row, ...], fee: Fee) -> bool:
    """Whether anything is taken under the options the sentence speaks of."""
    cells = [found for row in scope(rows, fee) if (found := cell(row, fee))]
    return not free(fee) and (not cells or not all(map(nothing, cells)))


def _late(game: Game, block: Block, fee: Fee) -> list[Wager]:
    """Wagers that are always placed after the deal, and that no sentence takes out."""
    out = {name for said in block.fees for name in (*said.excludes, *(said.wagers if free(said) else ()))}
    named = set(fee.wagers)
    bets = [wager for wager in placed_bets(game) if wager.placed]
    late = [wager for wager in bets if all(after_deal(placed.is_) for placed in wager.placed)]
    return [wager for wager in late if wager.name not in out and not named] if len(late) < len(bets) else []
