"""A wager sized from another has the same size wherever the rules size it.

## What is asked
Where a wager must equal another, be at most, at least or so many times another, all places agree for the same case.

## Why
Whether one may double for less, or must match the wager, decides what the player-dealer has to cover.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: play, size: [{of: ante, times: 1, bound: exactly, at: 10}, {of: ante, times: 2, bound: exactly, at: 40}]}]
```
```yaml violated
kind: game
name: Example
category: player-dealer
playing-options:
  - {is: double-down, allowed: true, size: {of: base, times: 1, bound: exactly}, at: 10}
  - {is: double-down, allowed: true, size: {of: base, times: 1, bound: at-most}, at: 40}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: play, size: [{of: ante, times: 3-4, bound: between, when: before-flop}, {of: ante, times: 2, bound: exactly, when: after-flop}]}]
```

## Boundary
The same place says equal and, further on, that less is allowed: the second gives leave. No less than equal is equal or more.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: double-down, size: [{of: base, times: 1, bound: exactly, at: 657}, {of: base, times: 1, bound: at-most, at: 657}]}]
```
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: split, size: [{of: base, times: 1, bound: exactly, at: 867}, {of: base, times: 1, bound: at-least, at: 869}]}]
```

A bound alone agrees with a range that has it.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: play, size: [{of: ante, times: 2, bound: at-most, at: 10}, {of: ante, times: 1-2, bound: between, at: 40}]}]
```

A size for one kind of hand is not compared with that for another.
```yaml met
kind: game
name: Example
category: player-dealer
playing-options: [{is: insurance, allowed: true, on: [an ace shows], at: 333}, {is: insurance, allowed: true, on: [even money], at: 334}]
wagers: [{name: insurance, size: [{of: base, times: 0.5, bound: at-most, at: 333}, {of: base, times: 0.5, bound: exactly, at: 334}]}]
```

## How to fix
Give the size once for each case.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...docket import Subject
from ...filed import Place
from ...model.game import Game
from ...model.part import Part
from ...model.wagers import Size
from .._agree import CONTRADICTION, Clash, Said, agreement
from .._say import listed, plain
from ..legacy import Answer, Ask, not_applicable

FIX = "give the size of the wager once for each case"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    sized = {name: said for name, said in _sizes(subject.game).items() if said}
    for name, said in sized.items():
        yield from agreement(f"the size of the {plain(name)} wager", said, _clash, FIX)
    if not sized:
        yield not_applicable("no wager is sized from another")


def _sizes(game: Game) -> dict[str, list[Said]]:
    """Every size of every wager; what a playing option repeats of its wager at the same place counts once."""
    hands: dict[tuple[str, str], tuple[str, ...]] = {(option.is_, str(option.at)): option.on for option in game.playing_options if option.at}
    found: dict[str, list[Said]] = {}
    for wager in game.wagers:
        found[wager.name] = [_said(size, wager, hands.get((wager.name, str(size.at or wager.at)), ())) for size in wager.size]
    for option in game.playing_options:
        said = found.setdefault(option.is_, [])
        known = {one.value.where for one in said} - {None}
        said.extend(one for size in option.size for one in [_said(size, option, option.on)] if one.value.where not in known)
    return found


@dataclass(frozen=True, slots=True)
class Sized:
    """A size, the hands it is for and the lines that say it."""

    size: Size
    on: tuple[str, ...]
    where: str | None


def _said(size: Size, around: Part, on: tuple[str, ...]) -> Said:
    bound = {"exactly": "", "at-most": "at most ", "at-least": "at least ", "between": "between "}[size.bound]
    lines = size.at or around.at
    place: Place = size if size.at else (around, "size")
    return Said(
        place,
        Sized(size, on, str(lines) if lines else None),
        f"{bound}{size.times} times the {listed(size.of)}" + (f" {plain(size.when)}" if size.when else ""),
    )


def _clash(one: Sized, other: Sized) -> Clash | None:
    first, second = one.size, other.size
    if set(first.of) != set(second.of) or first.when != second.when or (one.on and other.on and one.on != other.on):
        return None
    if _agree(first, second):
        return None
    if not one.where or one.where != other.where:
        return CONTRADICTION
    less = {first.bound, second.bound} == {"exactly", "at-most"} and first.times.low == second.times.low
    return None if less else Clash("The second may be meant as leave to depart from the first")


def _agree(first: Size, second: Size) -> bool:
    """Whether no end is given twice with two figures. One bound alone leaves the other end to a place that gives both; equal and at most equal differ."""
    exact, bound = ({first.bound, second.bound} == {"exactly", other} for other in ("at-most", "at-least"))
    (low, high), (lower, higher) = _span(first), _span(second)
    if exact:
        return False
    if bound:
        return first.times.low == second.times.low
    return all(a is None or b is None or a == b for a, b in ((low, lower), (high, higher)))


def _span(size: Size) -> tuple[object, object]:
    low, high = size.times.low, size.times.high
    return (None if size.bound == "at-most" else low), (None if size.bound == "at-least" else high)
