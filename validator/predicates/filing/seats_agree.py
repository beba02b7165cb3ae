"""The number of places at the table is the same wherever the rules give it.

## What is asked
Seats, positions and players are counted alike everywhere, with or without the player-dealer. Different tables may have different numbers.

## Why
The number of seats decides how many hands are dealt, where the action button can fall and whether the deck is large enough.

## Fails
Seven places with the player-dealer's are six players; seven players besides the player-dealer are eight places.
```yaml violated
kind: game
name: Example
category: player-dealer
seats: [{is: 7, of: positions, counts-player-dealer: true, at: 10}, {is: 7, of: players, counts-player-dealer: false, at: 40}]
```
```yaml violated
kind: game
name: Example
category: poker
seats: [{is: 9, of: players, at: 10}, {is: 10, of: players, at: 40}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
seats: [{is: 7, of: positions, counts-player-dealer: true}, {is: 6, of: players, counts-player-dealer: false}, {is: 14, of: players, table: baccarat-table}]
```

## Boundary
Seven players may or may not count the one who is player-dealer; a range that lies inside another does not contradict it.
```yaml unclear
kind: game
name: Example
category: player-dealer
seats: [{is: 7, of: positions, counts-player-dealer: true, at: 313}, {is: 7, of: players, at: 315}]
```
```yaml met
kind: game
name: Example
category: pan
seats: [{is: 3-10, of: players}, {is: 6-8, of: players}]
```

Betting spots as many as the places with the player-dealer's agree with them.
```yaml met
kind: game
name: Example
category: player-dealer
seats: [{is: 8, of: positions, counts-player-dealer: true}, {is: 8, of: betting-spots}]
```

Positions as many as the hands dealt are those of the hands in play.
```yaml met
kind: game
name: Example
category: poker
seats: [{is: 5, of: positions}, {is: 4, of: hands}, {is: 4, of: positions}]
```

One layout for tables of several sizes.
```yaml unclear
kind: game
name: Example
category: player-dealer
seats: [{is: 8, of: positions, counts-player-dealer: true, table: blackjack-table}, {is: 14, of: positions, counts-player-dealer: true, table: baccarat-table}, {is: 8, of: betting-spots}]
```

## How to fix
Give the number of places once and say whether the player-dealer's is among them.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...judge.answer import Answer, Ask, unclear
from ...model.game import Seats
from .._agree import CONTRADICTION, Clash, agreement, stated
from .._say import plain

PLACES = ("players", "positions", "betting-spots", None)
FIX = "give the number of places once and say whether the player-dealer's is among them"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    banked = subject.game.category == "player-dealer" or subject.game.player_dealer is not None
    dealt = {seats.is_.high for seats in subject.game.seats if seats.of == "hands"}
    counted = [
        seats
        for seats in subject.game.seats
        if seats.of in PLACES
        and seats.is_.high is not None
        and not (seats.of == "positions" and seats.counts_player_dealer is None and seats.is_.high in dealt)
    ]
    answers = list(agreement("the number of places at the table", stated(counted, lambda s: s, _told), _banked if banked else _plain, FIX))
    layout = list(_layout(counted))
    yield from [answer for answer in answers if not layout or answer.verdict != "met"]
    yield from layout


def _layout(counted: list[Seats]) -> Iterator[Answer]:
    """A layout with fewer betting spots than one of the tables it is for has players."""
    spots = [seats for seats in counted if seats.of == "betting-spots" and seats.table is None]
    tables = [seats for seats in counted if seats.table and seats.is_.high]
    larger = [seats for seats in tables if spots and int(seats.is_.high or 0) - bool(seats.counts_player_dealer) > int(spots[0].is_.high or 0)]
    if larger:
        said = f"the layout has betting areas for {spots[0].is_} players, and a {plain(larger[-1].table)} seats {larger[-1].is_}"
        yield unclear(f"{said}. Each table may have a layout of its own", "say which layout is for which table", spots[0], (larger[-1], _told(larger[-1])))


def _told(seats: Seats) -> str:
    among = {True: " with the player-dealer's", False: " besides the player-dealer", None: ""}[seats.counts_player_dealer]
    return f"{seats.is_} {plain(seats.of or 'places')}{among}" + (f" at a {plain(seats.table)}" if seats.table else "")


def _apart(first: Seats, second: Seats) -> bool:
    """Different tables, or one number inside the range of the other."""
    if first.table != second.table:
        return True
    spans = [(s.is_.low, s.is_.high) for s in (first, second)]
    ranged = any(low != high for low, high in spans)
    (low, high), (least, most) = spans
    return ranged and high is not None and most is not None and ((low <= least and most <= high) or (least <= low and high <= most))


def _plain(first: Seats, second: Seats) -> Clash | None:
    if _apart(first, second) or first.is_.high == second.is_.high:
        return None
    return (
        CONTRADICTION
        if first.of == second.of
        else Clash(f"{plain(first.of or 'places').capitalize()} and {plain(second.of or 'places')} may be counted differently")
    )


def _banked(first: Seats, second: Seats) -> Clash | None:
    if _apart(first, second):
        return None
    one, other = _totals(first), _totals(second)
    if not one & other:
        loose = {first.of, second.of} & {"betting-spots", None} or (None in (first.counts_player_dealer, second.counts_player_dealer) and first.of != second.of)
        return Clash("They may be counted in different ways; neither place says how") if loose else CONTRADICTION
    told = [s for s in (first, second) if s.counts_player_dealer and s.of == "positions"]
    bare = [s for s in (first, second) if s.counts_player_dealer is None and s.of == "players"]
    if told and bare and told[0].is_.high == bare[0].is_.high:
        return Clash(f"They agree only if the player-dealer's is one of the {bare[0].is_} {plain(bare[0].of)}")
    if first.of == second.of and first.counts_player_dealer is None and second.counts_player_dealer is None and first.is_.high != second.is_.high:
        return Clash("They agree only if one of the two counts the player-dealer's place")
    return None


def _totals(seats: Seats) -> set[int]:
    """How many places with the player-dealer's the statement can mean."""
    assert seats.is_.high is not None
    number = int(seats.is_.high)
    if seats.counts_player_dealer is None:
        return {number} if seats.of == "positions" else {number, number + 1}
    return {number if seats.counts_player_dealer else number + 1}
