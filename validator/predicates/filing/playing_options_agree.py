"""Splitting, doubling, surrender and insurance are allowed or not, in the same way everywhere.

## What is asked
An option the rules forbid without exception is not described elsewhere; how often and for how much agrees wherever it is said for the same hands.

## Why
A player is told at the table that there is no insurance, and reads in the rules how it pays.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
playing-options: [{is: insurance, allowed: false, at: 667}, {is: insurance, allowed: true, on: [player-dealer shows an ace], at: 669}]
```
```yaml violated
kind: game
name: Example
category: player-dealer
playing-options: [{is: split, allowed: true, at-most: 3, at: 10}, {is: split, allowed: true, at-most: 2, at: 40}]
```

## Passes
Forbidden for some hands only.
```yaml met
kind: game
name: Example
category: player-dealer
playing-options: [{is: surrender, allowed: true, at: 10}, {is: surrender, allowed: false, on: [a split hand], at: 40}]
```

## Boundary
Forbidden, and yet there is a wager of that name.
```yaml violated
kind: game
name: Example
category: player-dealer
playing-options: [{is: insurance, allowed: false, at: 667}]
wagers: [{name: insurance, size: {of: base, times: 0.5, bound: at-most}, at: 669}]
```

## How to fix
Decide whether the option is offered and strike out the other passage.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Game, Splitting
from ...model.wagers import Wager
from .._agree import CONTRADICTION, Clash, Said, agreement
from .._say import plain
from ..legacy import Answer, Ask, not_applicable

FIX = "decide whether and how the option is offered, and say it once"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    kinds = dict.fromkeys(option.is_ for option in subject.game.playing_options)
    for kind in kinds:
        yield from agreement(f"the {plain(kind)}", _said(subject.game, kind), _clash, FIX)
    if not kinds:
        yield not_applicable("the rules have no such option")


def _said(game: Game, kind: str) -> list[Said]:
    options = [option for option in game.playing_options if option.is_ == kind]
    said = [Said(option, option, _told(option)) for option in options]
    if not any(option.allowed for option in options):
        said += [Said(wager, wager, "a wager is made on it") for wager in game.wagers if wager.name == kind]
    return said


def _told(option: Splitting) -> str:
    figures = [(option.at_most, "at most {} times"), (option.hands, "to {} hands"), (option.cards, "{} cards more"), (option.loses, "losing {}")]
    more = "".join(f", {text.format(figure)}" for figure, text in figures if figure is not None)
    on = f" on {', '.join(option.on)}" if option.on else ""
    return f"it is {'allowed' if option.allowed else 'not allowed'}{on}{more}"


def _clash(first: Splitting | Wager, second: Splitting | Wager) -> Clash | None:
    if isinstance(first, Wager) or isinstance(second, Wager):
        refused = first if isinstance(first, Splitting) else second
        return CONTRADICTION if isinstance(refused, Splitting) and _never(refused) else None
    if first.allowed != second.allowed:
        refused = second if first.allowed else first
        return CONTRADICTION if _never(refused) or (first.on == second.on and not first.except_ and not second.except_) else None
    if first.on != second.on or not first.allowed:
        return None
    pairs = ((first.at_most, second.at_most), (first.hands, second.hands), (first.cards, second.cards), (first.loses, second.loses))
    return CONTRADICTION if any(None not in pair and pair[0] != pair[1] for pair in pairs) else None


def _never(option: Splitting) -> bool:
    return not option.allowed and not option.on and not option.except_
