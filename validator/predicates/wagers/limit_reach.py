"""A maximum bet is the maximum of something.

## What is asked
Where a game has more bets than one, or a bet may grow, the maximum says whether it holds for each bet, for a hand or for everything a player has on the table.

## Why
A player at the maximum who doubles, splits or adds a side bet is either at twice the limit or may not do what the rules allow.

## Fails
```yaml unclear
kind: game
name: Example
category: house-banked
limits: {at-most: 500, at: 841}
wagers: [{name: ante, at: 831}, {name: play, size: {of: ante, times: 1, bound: exactly}, at: 834}]
```

## Passes
```yaml met
kind: game
name: Example
category: house-banked
limits: {at-most: 500, per: bet, at: 306}
wagers: [{name: pass, at: 295}, {name: odds, size: {of: pass, times: 10, bound: at-most}, at: 294}]
```

## Boundary
One bet that cannot grow has but one maximum; a maximum for a named bet is that bet's.
```yaml not-applicable
kind: game
name: Example
category: house-banked
limits: {at-most: 500, at: 841}
wagers: [{name: base}]
```
```yaml met
kind: game
name: Example
category: house-banked
limits: [{wager: base, at-most: 500, at: 563}]
wagers: [{name: base, at: 549}, {name: bonus, required: false, at: 550}]
```
Doubling makes one bet grow.
```yaml unclear
kind: game
name: Example
category: house-banked
limits: {at-most: 1000, at: 192}
wagers: [{name: base}]
playing-options: [{is: double-down, allowed: true, at: 225}]
```
A ticket of keno may hold several games and ways.
```yaml unclear
kind: game
name: Example
category: keno
limits: {at-most: 1000, at: 399}
wagers: [{name: ticket, at: 394}]
```

## How to fix
Say whether the maximum is for each bet, each hand or all bets of a player together.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.game import Game
from ...model.values import dollars
from .._say import listed, plain
from ..legacy import Answer, Ask, met, not_applicable, unclear

KENO = "keno"
GROWS = ("double-down", "split")
FIX = "say whether the maximum is for each bet, each hand or all bets of a player together"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    limits = [limit for limit in game.limits if limit.at_most is not None]
    besides = _besides(game)
    bare = [limit for limit in limits if not limit.wager and not limit.per]
    if not limits or not besides:
        yield not_applicable("there is no maximum, or but one bet that does not grow")
    elif not bare:
        yield met("every maximum says what it is for", *limits[:3])
    else:
        assert bare[0].at_most is not None
        every = f"each bet, for a hand or for everything bet, {listed(name for name, _ in besides)} included"
        reach = "one game, one way or the whole ticket" if game.category == KENO else every
        yield unclear(f"it is not said whether the maximum of {dollars(bare[0].at_most)} is for {reach}", FIX, bare[0], *((place, name) for name, place in besides[:3]))


def _besides(game: Game) -> list[tuple[str, Place]]:
    """What a player may put on the table besides the first bet."""
    bets: list[tuple[str, Place]] = [(plain(w.name), w) for w in game.wagers[1:] if w.placed or w.size or w.required is not None]
    if game.category == KENO:
        bets = [(plain(wager.name), wager) for wager in game.wagers]
    seen = {option.is_: option for option in reversed(game.playing_options) if option.allowed and option.is_ in GROWS}
    return [*bets, *((plain(name), seen[name]) for name in GROWS if name in seen)]
