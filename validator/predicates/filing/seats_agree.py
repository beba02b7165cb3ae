"""The number of places at the table is the same wherever the rules give it.

## What is asked
Seats, positions and players are counted alike everywhere, with or without the player-dealer.
Different tables may have different numbers.

## Why
The number of seats decides how many hands are dealt, where the action button can fall and whether
the deck is large enough.

## Says
- (fact): the number of places at the table
- (remedy): Give the number of places once, and say whether the player-dealer's is among them.
- (seats): {number} {of}[ {counting}][ at a {table}]
- (counted): counting the player-dealer's
- (besides): besides the player-dealer
- (counted-apart): {one} and {other} may be counted differently.
- (counted-somehow): Neither place says how they are counted; they may be counted in different ways.
- (one-of-them): They agree only if the player-dealer is one of the {number} {of}.
- (one-counts): They agree only if one of the two counts the player-dealer's place.
- small-layout: The layout has betting areas for {spots} players ({@}), and a {table} seats {seats}
  ({@table}).
  Reading: Each table may have a layout of its own.
  Fix: Say which layout is for which table.

## Fails
Seven places with the player-dealer's are six players; seven players besides the player-dealer are
eight places.
```yaml violated two-ways
source: {document: a.txt, lines: 1-50}
seats: [{is: 7, of: positions, counts-player-dealer: true, at: 10}, {is: 7, of: players, counts-player-dealer: false, at: 40}]
```
> The rules give the number of places at the table in two ways: seven positions counting the
> player-dealer's (line 10), and seven players besides the player-dealer (line 40). Which is it?

## Passes
```yaml met
seats: [{is: 7, of: positions, counts-player-dealer: true}, {is: 6, of: players, counts-player-dealer: false}, {is: 14, of: players, table: baccarat-table}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.game import Seats
from ..agreement import CONTRADICTION, Clash, agreement, stated
from ..answer import Answer, Ask, unclear
from ..values import Value, counts, phrase

PLACES = ("players", "positions", "betting-spots", None)
COUNTING = {True: "counted", False: "besides"}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    banked = subject.game.category == "player-dealer" or subject.game.player_dealer is not None
    dealt = {seats.is_.high for seats in subject.game.seats if seats.of == "hands"}
    counted = [
        seats
        for seats in subject.game.seats
        if seats.of in PLACES
        and seats.is_.high is not None
        and not (
            seats.of == "positions"
            and seats.counts_player_dealer is None
            and seats.is_.high in dealt
        )
    ]
    answers = list(agreement(stated(counted, lambda s: s, _shown), _banked if banked else _plain))
    layout = list(_layout(counted))
    yield from [answer for answer in answers if not layout or answer.verdict != "met"]
    yield from layout


def _layout(counted: list[Seats]) -> Iterator[Answer]:
    """A layout with fewer betting spots than one of the tables it is for has players."""
    spots = [seats for seats in counted if seats.of == "betting-spots" and seats.table is None]
    tables = [seats for seats in counted if seats.table and seats.is_.high]
    larger = [seats for seats in tables if spots and _players(seats) > int(spots[0].is_.high or 0)]
    if larger:
        yield unclear(
            "small-layout",
            spots[0],
            see=[(larger[-1], "table")],
            spots=_number(spots[0]),
            table=larger[-1].table,
            seats=_number(larger[-1]),
        )


def _players(seats: Seats) -> int:
    return int(seats.is_.high or 0) - bool(seats.counts_player_dealer)


def _number(seats: Seats) -> Value:
    return counts(seats.is_.low, seats.is_.high)


def _shown(seats: Seats) -> Value:
    among = (
        COUNTING.get(seats.counts_player_dealer) if seats.counts_player_dealer is not None else None
    )
    counting = phrase(among) if among else None
    return phrase(
        "seats",
        number=_number(seats),
        of=seats.of or "places",
        counting=counting,
        table=seats.table,
    )


def _apart(first: Seats, second: Seats) -> bool:
    """Different tables, or one number inside the range of the other."""
    if first.table != second.table:
        return True
    spans = [(s.is_.low, s.is_.high) for s in (first, second)]
    ranged = any(low != high for low, high in spans)
    (low, high), (least, most) = spans
    if not ranged or high is None or most is None:
        return False
    return (low <= least and most <= high) or (least <= low and high <= most)


def _plain(first: Seats, second: Seats) -> Clash | None:
    if _apart(first, second) or first.is_.high == second.is_.high:
        return None
    if first.of == second.of:
        return CONTRADICTION
    return Clash(phrase("counted-apart", one=first.of or "places", other=second.of or "places"))


def _banked(first: Seats, second: Seats) -> Clash | None:
    if _apart(first, second):
        return None
    pair = (first, second)
    unsaid = [s for s in pair if s.counts_player_dealer is None]
    if not _totals(first) & _totals(second):
        loose = {first.of, second.of} & {"betting-spots", None} or (
            unsaid and first.of != second.of
        )
        return Clash(phrase("counted-somehow")) if loose else CONTRADICTION
    told = [s for s in pair if s.counts_player_dealer and s.of == "positions"]
    bare = [s for s in unsaid if s.of == "players"]
    if told and bare and told[0].is_.high == bare[0].is_.high:
        return Clash(phrase("one-of-them", number=_number(bare[0]), of=bare[0].of))
    if first.of == second.of and len(unsaid) == 2 and first.is_.high != second.is_.high:
        return Clash(phrase("one-counts"))
    return None


def _totals(seats: Seats) -> set[int]:
    """How many places with the player-dealer's the statement can mean."""
    assert seats.is_.high is not None
    number = int(seats.is_.high)
    if seats.counts_player_dealer is None:
        return {number} if seats.of == "positions" else {number, number + 1}
    return {number if seats.counts_player_dealer else number + 1}
