"""A wager that needs another the game does not have, or that needs itself.

What must be wagered first is a wager of the game, and no wager waits for itself. A wager whose
condition cannot be met can never be placed.

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

## Examples
```yaml violated stranger
wagers: [{name: ante}, {name: pair-plus, needs: [ante, play]}]
```
> The pair plus wager needs the play wager (line 4), which this game does not have.
```yaml met known
wagers: [{name: ante}, {name: pair-plus, needs: ante}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ...docket.view import View
from ...model.wagers import Needs, Wager
from .._wagers import strangers
from ..answer import Answers, Ask, Subject, met, not_applicable, roles, violated
from ..values import Value, bet, phrase

Link = tuple[str, Needs]
"""A wager, and where it says what it needs."""


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.wager
    wager, named = subject.wager, bet(subject.wager)
    if not wager.needs:
        yield not_applicable("none", wager=named)
        return
    found = [*_unknown(subject.view, wager, named), *_circular(subject.view, wager, named)]
    yield from found or [met("known", wager.needs[0], see=roles(wager.needs[1:]), wager=named)]


def _unknown(view: View, wager: Wager, named: Value) -> Answers:
    for needs in wager.needs:
        if missing := strangers(view, needs):
            shown = [bet(name) for name in missing]
            yield violated("stranger", needs, key=tuple(missing), wager=named, missing=shown)


def _circular(view: View, wager: Wager, named: Value) -> Answers:
    if circle := _circle(view, wager):
        names = [name for name, _ in (*circle, circle[0])]
        chain = [phrase("link", one=bet(one), other=bet(other)) for one, other in pairwise(names)]
        see = roles((needs for _, needs in circle[1:]), "next")
        case, links = ("circle", chain) if see else ("itself", None)
        yield violated(case, circle[0][1], see=see, wager=named, chain=links)


def _circle(view: View, wager: Wager) -> list[Link]:
    """The shortest way through which a wager needs itself, found from the first in it."""
    if wager.name not in view.circular or view.wagers[wager.name] is not wager:
        return []
    came: dict[str, Link] = {}
    waiting = [wager.name]
    for name in waiting:
        for other, needs in _asked(view, name, view.order[wager.name]):
            if other not in came:
                came[other] = name, needs
                waiting.append(other)
    return _way_back(came, wager.name) if wager.name in came else []


def _way_back(came: dict[str, Link], start: str) -> list[Link]:
    way = [came[start]]
    while way[-1][0] != start:
        way.append(came[way[-1][0]])
    return way[::-1]


def _asked(view: View, name: str, first: int) -> Iterator[Link]:
    """The wagers that one needs, from the place *first* on."""
    for needs in view.wagers[name].needs:
        known = [other for other in needs.all if other in view.circular]
        yield from ((other, needs) for other in known if view.order[other] >= first)
