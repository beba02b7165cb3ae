"""A wager that needs another the game does not have, or that needs itself.

## What is asked
What must be wagered first is a wager of the game, and no wager waits for itself.

## Why
A wager whose condition cannot be met can never be placed.

## Says
- stranger: {wager} needs {missing} ({@}), which this game does not have.
  Fix: Name a wager of this game.
- circle: {wager} can never be placed: {chain} ({@} and {@next}).
  Fix: Say which wager comes first.
  See next: the next one
- itself: {wager} can never be placed, because it needs itself ({@}).
  Fix: Say which wager comes first.
- (link): {one} needs {other}
- known: What {wager} needs is a wager of this game ({@}).
- none: The rules name nothing that must be bet before {wager}.

## Fails
```yaml violated stranger
wagers: [{name: ante}, {name: pair-plus, needs: [ante, play]}]
```
> The pair plus wager needs the play wager (line 4), which this game does not have.

## Passes
```yaml met known
wagers: [{name: ante}, {name: pair-plus, needs: ante}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import dropwhile, pairwise

from ...docket.filings import Subject
from ...model.game import Game
from ...model.wagers import Needs, Wager
from ..answer import Answer, Ask, met, not_applicable, violated
from ..values import bet, phrase

Link = tuple[str, Needs]
"""A wager, and where it says what it needs."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    wager, game, named = subject.wager, subject.game, bet(subject.wager)
    found = []
    for needs in wager.needs:
        if missing := strangers(game, needs):
            shown = [bet(name) for name in missing]
            found.append(
                violated("stranger", needs, key=tuple(missing), wager=named, missing=shown)
            )
    if circle := _circle(game, wager):
        names = [name for name, _ in (*circle, circle[0])]
        chain = [phrase("link", one=bet(one), other=bet(other)) for one, other in pairwise(names)]
        see = [(needs, "next") for _, needs in circle[1:]]
        case, links = ("circle", chain) if see else ("itself", None)
        found.append(violated(case, circle[0][1], see=see, wager=named, chain=links))
    yield from found
    if not wager.needs:
        yield not_applicable("none", wager=named)
    elif not found:
        see = [(needs, "also") for needs in wager.needs[1:]]
        yield met("known", wager.needs[0], see=see, wager=named)


def strangers(game: Game, needs: Needs) -> list[str]:
    """The wagers a statement asks for first that the game does not have."""
    names = {other.name for other in game.wagers}
    every = [name for name in needs.all if name not in names]
    return every or ([] if set(needs.any) & names else list(needs.any))


def _circle(game: Game, wager: Wager) -> list[Link]:
    """The shortest way through which a wager needs itself.

    Only wagers after it in the game are asked, so that a circle is found once, from its first
    wager. Of two wagers of one name the first is meant.
    """
    named = {other.name: other for other in reversed(game.wagers)}
    after = dropwhile(lambda other: other is not wager, game.wagers)
    later = {other.name for other in after if named[other.name] is other}
    ways: dict[str, list[Link]] = {wager.name: []}
    waiting = [wager.name]
    for name in waiting:
        for needs in named[name].needs:
            for other in (other for other in needs.all if other in later):
                if other == wager.name:
                    return [*ways[name], (name, needs)]
                if other not in ways:
                    ways[other] = [*ways[name], (name, needs)]
                    waiting.append(other)
    return []
