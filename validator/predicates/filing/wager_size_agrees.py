"""A wager sized from another has the same size wherever the rules size it.

Where a wager must equal another, be at most, at least or so many times another, all places agree
for the same case. Whether one may double for less, or must match the wager, decides what the
player-dealer has to cover.

## Says
- (fact): the size of {wager:the}
- (remedy): Give the size of the wager once for each case.
- (exactly): {times} times the {of}[ {when}][ with {hand} or better]
- (at-most): at most {times} times the {of}[ {when}][ with {hand} or better]
- (at-least): at least {times} times the {of}[ {when}][ with {hand} or better]
- (between): {times} times the {of}[ {when}][ with {hand} or better]
- (one-of): {times} times the {of}, in whole multiples[ {when}][ with {hand} or better]
- (equal-exactly): the same as the {of}[ {when}][ with {hand} or better]
- (equal-at-most): no more than the {of}[ {when}][ with {hand} or better]
- (equal-at-least): no less than the {of}[ {when}][ with {hand} or better]
- (leave): Does the second allow what the first does not?
- unsized: No wager is sized from another.

## Examples
```yaml violated two-ways
wagers: [{name: play, size: [{of: ante, times: 1, bound: exactly, at: 10}, {of: ante, times: 2, bound: exactly, at: 40}]}]
```
> The rules give the size of the play wager in two ways: the same as the ante (line 4), and two
> times the ante (line 4). Which is it?
```yaml met agree
wagers: [{name: play, size: [{of: ante, times: 3-4, bound: between, when: before-flop}, {of: ante, times: 2, bound: exactly, when: after-flop}]}]
```
"""

from __future__ import annotations

from typing import NamedTuple

from ...model.game import Game
from ...model.part import Part
from ...model.wagers import Size, Wager
from ..agreement import CONTRADICTION, Clash, Said, agreement
from ..answer import Answers, Ask, Place, Subject, not_applicable
from ..values import Value, counts, phrase

Hands = dict[tuple[str, str], tuple[str, ...]]
"""The hands of each playing option, by its name and lines."""


def judge(subject: Subject, ask: Ask) -> Answers:
    sized = {name: said for name, said in _sizes(subject.game).items() if said}
    for name, said in sized.items():
        yield from agreement(said, _clash, phrase("fact", wager=name), name)
    if not sized:
        yield not_applicable("unsized")


def _sizes(game: Game) -> dict[str, list[Said]]:
    """Every size of every wager; what a playing option repeats at the same place counts once."""
    hands: Hands = {(one.is_, str(one.at)): one.on for one in game.playing_options if one.at}
    found = {wager.name: _of_wager(wager, hands) for wager in game.wagers}
    for option in game.playing_options:
        said = found.setdefault(option.is_, [])
        known = {one.value.where for one in said} - {None}
        sizes = [_said(size, option.on, option) for size in option.size]
        said.extend(one for one in sizes if one.value.where not in known)
    return found


def _of_wager(wager: Wager, hands: Hands) -> list[Said]:
    """Its sizes, each with the hands for which a playing option at the same place has it."""
    places = [(size, (wager.name, str(size.at or wager.at))) for size in wager.size]
    return [_said(size, hands.get(place, ()), wager) for size, place in places]


class Sized(NamedTuple):
    """A size, the hands it is for and the lines that say it."""

    size: Size
    on: tuple[str, ...]
    where: str | None


def _said(size: Size, on: tuple[str, ...], around: Part) -> Said:
    lines = size.at or around.at
    place: Place = size if size.at else (around, "size")
    return Said(place, Sized(size, on, str(lines) if lines else None), _shown(size))


def _shown(size: Size) -> Value:
    low, high = size.times.low, size.times.high
    equal = low == high == 1 and size.bound not in ("between", "one-of")
    entry = f"equal-{size.bound}" if equal else size.bound
    return phrase(entry, times=counts(low, high), of=size.of, when=size.when, hand=size.with_)


def _clash(one: Sized, other: Sized) -> Clash | None:
    first, second = one.size, other.size
    apart = (set(first.of), first.when, first.with_) != (set(second.of), second.when, second.with_)
    if apart or (one.on and other.on and one.on != other.on) or _agree(first, second):
        return None
    if not one.where or one.where != other.where:
        return CONTRADICTION
    less = {first.bound, second.bound} == {"exactly", "at-most"}
    return None if less and first.times.low == second.times.low else Clash(phrase("leave"))


def _agree(first: Size, second: Size) -> bool:
    """Whether no end has two figures; equal and at most equal differ."""
    bounds = {first.bound, second.bound}
    if bounds == {"exactly", "at-most"}:
        return False
    if bounds == {"exactly", "at-least"}:
        return first.times.low == second.times.low
    return all(
        a is None or b is None or a == b for a, b in zip(_span(first), _span(second), strict=True)
    )


def _span(size: Size) -> tuple[object, object]:
    low, high = size.times.low, size.times.high
    return (None if size.bound == "at-most" else low), (None if size.bound == "at-least" else high)
