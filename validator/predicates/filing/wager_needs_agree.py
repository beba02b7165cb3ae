"""What must have been wagered before a wager may be made is the same wherever the rules say so.

## What is asked
The least amount of the other wager agrees everywhere, and so do the wagers that open the way to it.

## Why
A player who bet five dollars either has the envy bonus or has not.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: envy-bonus, needs: [{all: fortune-bonus, first-at-least: 5, at: 10}, {all: fortune-bonus, first-at-least: 25, at: 40}]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: pair-plus, needs: [{all: ante, at: 10}, {all: [ante], at: 40}]}]
```

## Boundary
One place lists a wager among the base wagers, another makes it depend on them.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers: [{name: player-line}, {name: dealer-line}, {name: tie, needs: [{none: true, at: 911}, {any: [player-line, dealer-line], at: 957}]}]
```

One place names a wager the game does not have: that is told by `prerequisite`.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: ante}, {name: pair-plus, needs: [{all: ante, at: 10}, {all: anty, at: 40}]}]
```

## How to fix
Say once what the wager depends on.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.values import dollars
from ...model.wagers import Needs
from .._agree import CONTRADICTION, Clash, agreement, stated
from .._say import listed, plain
from ..legacy import Answer, Ask
from ..wagers.prerequisite import strangers


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    known = [needs for needs in subject.wager.needs if not strangers(subject.game, needs)] or subject.wager.needs  # the others are told by prerequisite
    fact = f"what the {plain(subject.wager.name)} wager depends on"
    yield from agreement(fact, stated(known, lambda n: n, _told), _clash, "say once what the wager depends on")


def _told(needs: Needs) -> str:
    if needs.none:
        return "it stands alone"
    least = f" of at least {dollars(needs.first_at_least)}" if needs.first_at_least is not None else ""
    which = " or ".join(plain(name) for name in needs.any) if needs.any else listed(needs.all)
    return f"it needs {which}{least}"


def _clash(first: Needs, second: Needs) -> Clash | None:
    least = (first.first_at_least, second.first_at_least)
    if None not in least and least[0] != least[1]:
        return CONTRADICTION
    if (bool(first.none), set(first.all), set(first.any)) != (bool(second.none), set(second.all), set(second.any)):
        return Clash(f"A player who has {_who(first, second)} may make it by one place and not by the other")
    return None


def _who(first: Needs, second: Needs) -> str:
    """The player the two places treat differently."""
    if first.none or second.none:
        return "none of them"
    apart = set(first.any) ^ set(second.any)
    if first.any and second.any and len(apart) == 1:
        return f"only the {plain(min(apart))} wager"
    return "only some of these wagers"
