"""A wager is placed at the same moment wherever the rules say when.

## What is asked
A wager placed before any card is dealt in one place is not placed after the cards are seen in another. Moments on the same side of the deal agree.
That a wager comes after "no more bets" is a matter of another rule.

## Why
A wager made with the cards in sight is another wager.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: tie, placed: [{is: before-deal, at: 10}, {is: after-own-cards, at: 40}]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: ante, placed: [{is: start-of-round, at: 10}, {is: before-deal, at: 40}]}]
```

## Boundary
One place gives two moments, another only one of them.
```yaml unclear
kind: game
name: Example
category: player-dealer
wagers:
  - {name: war, placed: {is: after-original-deal, at: 5}}
  - {name: tie, placed: [{is: before-deal, at: 10}, {is: before-deal, at: 40}, {is: with-war, at: 40}]}
```

## How to fix
Say once when the wager may be placed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Game
from ...model.wagers import Wager
from .._agree import CONTRADICTION, Clash, Said, agreement, differ
from .._say import plain
from ..legacy import Answer, Ask

EARLY = re.compile(r"start-of-(round|game|hand)|before-(deal|play|own-cards|cards|round|hand|initial-deal|original-deal|first-card)")
LATE = re.compile(r"after-(own-cards|deal|initial-deal|original-deal|first-card|second-card|flop|turn|river|draw|reveal)")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    yield from agreement(
        f"when the {plain(subject.wager.name)} wager is placed", _said(subject.game, subject.wager), _clash, "say once when the wager may be placed"
    )


def contradicted(game: Game, wager: Wager) -> bool:
    """Whether places give moments on both sides of the deal that cannot both hold."""
    found = differ(_said(game, wager), _clash)
    return found is not None and found[2].certain


def _said(game: Game, wager: Wager) -> list[Said]:
    """One statement for each place, with every side of the deal it names."""
    found: dict[str, list[tuple[Said, str]]] = {}
    for number, placed in enumerate(wager.placed):
        for side in _sides(game, placed.is_):
            found.setdefault(str(placed.at or number), []).append((Said(placed, None, plain(placed.is_)), side))
    return [
        Said(group[0][0].place, frozenset(side for _, side in group), " or ".join(dict.fromkeys(one.words for one, _ in group))) for group in found.values()
    ]


def _sides(game: Game, moment: str) -> set[str]:
    """Before the cards, after them, or neither when the moment does not tell."""
    with_ = moment.removeprefix("with-")
    moments = [p.is_ for w in game.wagers if w.name == with_ for p in w.placed] if with_ != moment else [moment]
    return {side for one in moments for side, form in (("early", EARLY), ("late", LATE)) if form.fullmatch(one)}


def _clash(first: frozenset[str], second: frozenset[str]) -> Clash | None:
    if first == second:
        return None
    return Clash("The one place allows a moment that the other does not name") if first & second else CONTRADICTION
