"""Raises, forced bets, the odd chip and the fewest players are stated in the same way everywhere.

## What is asked
The most raises in a betting round, who posts each forced bet, who gets the odd chip of a divided pot, and the fewest players agree wherever the rules
give them.

## Why
These are the figures a table quarrels over.

## Fails
```yaml violated
kind: game
name: Example
category: poker
raises: [{at-most: 3, at: 10}, {at-most: 4, at: 40}]
```
```yaml unclear
kind: game
name: Example
category: poker
forced-bets: [{is: bring-in, by: low-card, at: 10}, {is: bring-in, by: high-card, at: 40}]
```
```yaml violated
kind: game
name: Example
category: poker
minimum-players: [{is: 2, at: 10}, {is: 3, at: 40}]
```

## Passes
No limit between two players is an exception.
```yaml met
kind: game
name: Example
category: poker
raises: [{at-most: 3, at: 10}, {unlimited: true, unlimited-when: two-players, at: 10}]
```

## Boundary
Both blinds left of the button is a loose way to place the second.
```yaml met
kind: game
name: Example
category: poker
forced-bets: [{is: big-blind, by: left-of-button, at: 705}, {is: big-blind, by: second-left-of-button, at: 707}]
```
A bet that carries a note is one of a variant or of a newcomer, and is not compared.
```yaml met
kind: game
name: Example
category: poker
forced-bets: [{is: bring-in, by: low-card, at: 611}, {is: bring-in, by: high-card, note: in razz, at: 653}]
```

Two ways to give the odd chip may be meant for two kinds of pot.
```yaml unclear
kind: game
name: Example
category: poker
pot: [{to: low, odd-chip: lowest-card-by-suit, at: 2108}, {to: high, odd-chip: left-of-button, at: 2120}]
```

## How to fix
Give each figure once.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Forced, Pot, Raises
from ...model.values import Range
from .._agree import CONTRADICTION, Clash, agreement, stated
from .._say import plain
from ..legacy import Answer, Ask, not_applicable

FIX = "state it once"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    odd = [pot for pot in game.pot if pot.odd_chip]
    if not (game.raises or game.forced_bets or game.minimum_players or odd):
        yield not_applicable("the rules state no raises, forced bets, odd chip or least number of players")
        return
    yield from agreement("the number of raises", stated(game.raises, lambda r: r, _raises_told), _raises, FIX)
    yield from agreement("the fewest players", stated(game.minimum_players, lambda m: m.is_, lambda m: f"{m.is_} players"), _fewest, FIX)
    if odd:
        yield from agreement("who gets the odd chip", stated(odd, lambda p: p, lambda p: plain(p.odd_chip)), _odd, FIX)
    for kind in dict.fromkeys(bet.is_ for bet in game.forced_bets):
        bets = [bet for bet in game.forced_bets if bet.is_ == kind and bet.by and not bet.note]
        yield from agreement(f"who posts the {plain(kind)}", stated(bets, lambda b: b, lambda b: f"the {plain(b.by)}"), _posted, FIX)


def _raises_told(raises: Raises) -> str:
    return f"at most {raises.at_most}" if raises.at_most is not None else "no limit"


def _raises(first: Raises, second: Raises) -> Clash | None:
    if any(r.unlimited_when or r.unless for r in (first, second)) and None in (first.at_most, second.at_most):
        return None
    return None if first.at_most == second.at_most else CONTRADICTION


def _fewest(first: Range, second: Range) -> Clash | None:
    return None if first.low == second.low else CONTRADICTION


def _odd(first: Pot, second: Pot) -> Clash | None:
    return None if first.odd_chip == second.odd_chip else Clash("Each may be meant for pots of its own")


def _posted(first: Forced, second: Forced) -> Clash | None:
    if first.by == second.by or (first.is_ != "small-blind" and "left-of-button" in (first.by, second.by)):
        return None
    return Clash("The words may mean the same player, or a case of its own")
