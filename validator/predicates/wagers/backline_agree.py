"""Backline betting is allowed at one place and refused at another.

## What is asked
Whether people who are not seated may bet, and on which wagers, is the same wherever it is said.

## Why
A backline bettor whose bonus bet is taken at one table and refused at the next has two texts to
show.

A general permission beside a refusal for one wager is often meant as a rule with an exception; that
is unclear.

## Says
- both-ways: Back-line betting is allowed in {@allowed} and refused in {@}.
  Fix: Say once on which wagers back-line betting is allowed.
  See allowed: allowed
- wager-both-ways: Back-line bets on {wager} are allowed in {@allowed} and refused in {@}.
  Fix: Say once whether back-line bets on {wager} are allowed.
  See allowed: allowed
- allowed-except: Back-line betting is allowed without exception in {@} and refused for {wagers} in
  {@other}.
  Reading: Is the second an exception to the first?
  Fix: Say once on which wagers back-line betting is allowed.
  See other: refused
- refused-except: Back-line betting is refused without exception in {@} and allowed for {wagers} in
  {@other}.
  Reading: Is the second an exception to the first?
  Fix: Say once on which wagers back-line betting is allowed.
  See other: allowed
- consistent: The statements on back-line betting agree ({@}).
- none: The rules do not mention back-line betting.

## Fails
```yaml violated wager-both-ways
backline: [{allowed: true, on: [base, bonus-bet]}]
wagers: [{name: base}, {name: bonus-bet, backline: false}]
```
> Back-line bets on the bonus bet are allowed in line 4 and refused in line 5.

## Passes
```yaml met consistent
backline: [{allowed: true, on: [base]}, {allowed: false, on: [bonus-bet]}]
wagers: [{name: base}, {name: bonus-bet, backline: false}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.wagers import Wager
from ..agreement import line
from ..answer import Answer, Ask, met, not_applicable, unclear, violated
from ..values import bet

Said = tuple[bool, Place]


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    general: list[Said] = [(said.allowed, said) for said in game.backline if not said.on]
    narrow = {wager.name: _narrow(subject, wager) for wager in game.wagers}
    yes, no = _split(general)
    if yes and no:
        yield violated("both-ways", no[0], see=[(yes[0], "allowed")])
        return
    found = [answer for name, said in narrow.items() for answer in _both(name, said)]
    found = found or list(_exceptions(general, narrow))
    yield from found
    every = [place for said in (general, *narrow.values()) for _, place in said]
    if not every:
        yield not_applicable("none")
    elif not found:
        yield met("consistent", every[0], see=[(place, "also") for place in every[1:]])


def _both(name: str, said: list[Said]) -> Iterator[Answer]:
    allowed, refused = _split(said)
    if allowed and refused:
        yield violated(
            "wager-both-ways", refused[0], see=[(allowed[0], "allowed")], key=name, wager=bet(name)
        )


def _exceptions(general: list[Said], narrow: dict[str, list[Said]]) -> Iterator[Answer]:
    """A general statement, and others by name, unless the text names the wagers it means."""
    if not general or any(yes == general[0][0] for said in narrow.values() for yes, _ in said):
        return
    whole = {line(place) for _, place in general} - {0}
    against = {name: [p for _, p in said if line(p) not in whole] for name, said in narrow.items()}
    against = {name: places for name, places in against.items() if places}
    if against:
        case = "allowed-except" if general[0][0] else "refused-except"
        see = [(place, "other") for place in next(iter(against.values()))[:2]]
        yield unclear(case, general[0][1], see=see, wagers=[bet(name) for name in against])


def _narrow(subject: Subject, wager: Wager) -> list[Said]:
    """What is said of one wager by name."""
    named: list[Said] = [
        (said.allowed, said) for said in subject.game.backline if wager.name in said.on
    ]
    return [*named, *((said.is_, said) for said in wager.backline)]


def _split(said: list[Said]) -> tuple[list[Place], list[Place]]:
    return [place for yes, place in said if yes], [place for yes, place in said if not yes]
