"""Backline betting is allowed at one place and refused at another.

Whether people who are not seated may bet, and on which wagers, is the same wherever it is said. A
backline bettor whose bonus bet is taken at one table and refused at the next has two texts to show.

A general permission beside a refusal for one wager is often meant as a rule with an exception; that
is unclear.

## Says
- (each):
  Fix (both-ways, allowed-except, refused-except): Say once on which wagers back-line betting is
    allowed.
  See allowed: allowed
  Reading (allowed-except, refused-except): Is the second an exception to the first?
- both-ways: Back-line betting is allowed in {@allowed} and refused in {@}.
- wager-both-ways: Back-line bets on {wager} are allowed in {@allowed} and refused in {@}.
  Fix: Say once whether back-line bets on {wager} are allowed.
- allowed-except: Back-line betting is allowed without exception in {@} and refused for {wagers} in
  {@other}.
  See other: refused
- refused-except: Back-line betting is refused without exception in {@} and allowed for {wagers} in
  {@other}.
  See other: allowed
- consistent: The statements on back-line betting agree ({@}).
- none: The rules do not mention back-line betting.

## Examples
```yaml violated wager-both-ways
backline: [{allowed: true, on: [base, bonus-bet]}]
wagers: [{name: base}, {name: bonus-bet, open-to-backline: false}]
```
> Back-line bets on the bonus bet are allowed in line 4 and refused in line 5.
```yaml met consistent
backline: [{allowed: true, on: [base]}, {allowed: false, on: [bonus-bet]}]
wagers: [{name: base}, {name: bonus-bet, open-to-backline: false}]
```
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...model.game import Game
from ..agreement import line
from ..answer import Answers, Ask, Place, Subject, met, not_applicable, roles, unclear, violated
from ..values import bet

CASES = {True: "allowed-except", False: "refused-except"}


class Said(NamedTuple):
    """Whether a place allows back-line bets."""

    allowed: bool
    place: Place


def judge(subject: Subject, ask: Ask) -> Answers:
    general = [Said(said.allowed, said) for said in subject.game.backline if not said.on]
    named = _named(subject.game)
    found = list(_both("both-ways", "", general))
    for name, said in named.items() if not found else ():
        found += _both("wager-both-ways", name, said)
    found = found or list(_exceptions(general, named))
    yield from found
    every = [one.place for said in (general, *named.values()) for one in said]
    if not every:
        yield not_applicable("none")
    elif not found:
        yield met("consistent", every[0], see=roles(every[1:]))


def _named(game: Game) -> dict[str, list[Said]]:
    """What is said of each wager by name."""
    found: dict[str, list[Said]] = {wager.name: [] for wager in game.wagers}
    for said in game.backline:
        for name in (name for name in said.on if name in found):
            found[name].append(Said(said.allowed, said))
    for wager in game.wagers:
        found[wager.name] += [Said(said.is_, said) for said in wager.open_to_backline]
    return found


def _both(case: str, name: str, said: Sequence[Said]) -> Answers:
    allowed, refused = ([one.place for one in said if one.allowed is yes] for yes in (True, False))
    if allowed and refused:
        wager = bet(name) if name else None
        yield violated(case, refused[0], see=[(allowed[0], "allowed")], key=name, wager=wager)


def _exceptions(general: list[Said], named: Mapping[str, list[Said]]) -> Answers:
    """A general statement, and others by name, unless the text names the wagers it means."""
    every = [(name, one) for name, said in named.items() for one in said]
    if not general or any(one.allowed == general[0].allowed for _, one in every):
        return
    whole = {line(one.place) for one in general} - {0}
    against: dict[str, list[Place]] = {}
    for name, one in every:
        if line(one.place) not in whole:
            against.setdefault(name, []).append(one.place)
    if against:
        case = CASES[general[0].allowed]
        see = roles(next(iter(against.values()))[:2], "other")
        yield unclear(case, general[0].place, see=see, wagers=list(map(bet, against)))
