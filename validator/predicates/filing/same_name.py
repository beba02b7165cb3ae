"""Two documents of one name tell the same game.

## What is asked
Where a filing has two sets of rules under one name, and neither replaces the other, back betting
and what each wager pays agree. A name is one that rules print for themselves, as a heading or in
passing.

## Why
Whoever asks for the rules by name gets either.

## Says
- differ: Two sets of rules use the name {name}, but they differ ({@other} and {@}), for example
  in {differences}.
  Reading: Are they two versions, or is one title wrong?
  Fix: Give each version a name of its own, or say which replaces which.
  See other: in the other document
  See more: a further difference
  See titled: printed as its name
- (backline): back betting ({one}, {other})
- (pays): what {wager:the} pays ({one}, {other})
- agree: Two sets of rules are called {name} and agree on back betting and payouts.
- none: No two games of the filing have the same name.

## Fails
```yaml unclear differ
kind: game
name: No Bust Blackjack
category: player-dealer
backline: {allowed: true, at: 1102}
---
kind: game
id: no-bust-4
name: No-Bust Blackjack
category: player-dealer
backline: {allowed: false, at: 1246}
```
> Two sets of rules use the name No-Bust Blackjack, but they differ (line 4 of No Bust Blackjack
> and line 5 of No-Bust Blackjack), for example in back betting (allowed, not allowed). Are they
> two versions, or is one title wrong?

## Passes
```yaml met agree
kind: game
name: No Bust Blackjack
category: player-dealer
backline: {allowed: true, at: 1102}
---
kind: game
id: no-bust-4
name: No-Bust Blackjack
category: player-dealer
backline: {allowed: true, at: 1246}
```
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from operator import itemgetter
from typing import NamedTuple

from ...docket.filed import Place
from ...docket.filings import Filing, GameFile, Subject
from ...docket.names import core, names
from ...model.game import Backline, Game
from ...model.part import SaidText
from ...model.wagers import PayTable
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..values import Value, name, phrase

NEEDS_FILING = True


class Difference(NamedTuple):
    """What two documents say differently, and where."""

    shown: Value
    there: Place
    here: Place


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    pairs = list(_pairs(subject.filing))
    if not pairs:
        yield not_applicable("none")
    for first, second, shared in pairs:
        yield _compared(first, second, shared)


def _pairs(filing: Filing) -> Iterator[tuple[GameFile, GameFile, str]]:
    """Games that bear one name, where neither replaces or extends the other."""
    place = {file.id: number for number, file in enumerate(filing.games)}
    alike = (pair for files in filing.by_name.values() for pair in combinations(files, 2))
    ordered = {(place[one.id], place[other.id]): (one, other) for one, other in alike}
    for _, (first, second) in sorted(ordered.items(), key=itemgetter(0)):
        shared = _shared(first.game, second.game)
        if shared and not _linked(first, second):
            yield first, second, shared


def _compared(first: GameFile, second: GameFile, shared: str) -> Answer:
    called = name(shared)
    key = (first.id, second.id)
    differences = [*_backline(first.game, second.game), *_payouts(first.game, second.game)]
    if not differences:
        return met("agree", (second.game, "name"), key=key, name=called)
    worst, *others = differences
    more = [(place, "more") for one in others[:2] for place in (one.there, one.here)]
    titled = [(said, "titled") for said in _printed(first.game, second.game)]
    see = [(worst.here, "other"), *more, *titled]
    return unclear(
        "differ",
        worst.there,
        see=see,
        key=key,
        differences=[d.shown for d in differences],
        name=called,
    )


def _shared(first: Game, second: Game) -> str:
    """The name of the one that the other bears as well."""
    both = {core(one) for one in names(first)} & {core(one) for one in names(second)}
    return next((game.name for game in (second, first) if core(game.name) in both), "")


def _printed(first: Game, second: Game) -> list[SaidText]:
    """Where one prints the other's name for itself."""
    pairs = ((first, second), (second, first))
    said = [(one, game, other) for game, other in pairs for one in game.also_called]
    return [
        one for one, game, other in said if core(one.is_) == core(other.name) != core(game.name)
    ][:1]


def _linked(first: GameFile, second: GameFile) -> bool:
    pairs = ((first, second), (second, first))
    return any(one.id in (*other.game.supersedes, other.game.extends) for one, other in pairs)


def _backline(first: Game, second: Game) -> Iterator[Difference]:
    one, other = ([said for said in game.backline if not said.on] for game in (first, second))
    if one and other and {said.allowed for said in one} != {said.allowed for said in other}:
        shown = phrase("backline", one=_allowed(one[0]), other=_allowed(other[0]))
        yield Difference(shown, other[0], one[0])


def _allowed(said: Backline) -> str:
    return "allowed" if said.allowed else "not-allowed"


def _payouts(first: Game, second: Game) -> Iterator[Difference]:
    for wager in first.wagers:
        for twin in [other for other in second.wagers if other.name == wager.name]:
            here, there = _odds(wager.pays), _odds(twin.pays)
            same_case = {when for when, _ in here} & {when for when, _ in there}
            if same_case and not here.keys() & there.keys():
                a, b = next(iter(here.values())), next(iter(there.values()))
                shown = phrase("pays", wager=wager, one=a.odds, other=b.odds)
                yield Difference(shown, b, a)


def _odds(pays: tuple[PayTable, ...]) -> dict[tuple[object, object], PayTable]:
    return {(table.when, table.odds.multiple): table for table in pays if table.odds}
