"""Wagers that the first cards decide."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ...model.game import Game
from ...model.wagers import Event, Wager
from ..first_cards import Matches, Two, equal_ranks, matches, two_cards
from ..table import Asked, each_way, even
from .answer import Answer, NotComputed, inside, joined, only_odds, tables
from .packs import RANKS, packs

SUITED = {None: (True, False), "same": (True,), "none": (False,)}
"""Whether two cards may be of one suit, by what a row says of them."""
MATCHES = ("suited-matches", "non-suited-matches")


def is_match(wager: Wager) -> bool:
    """Two cards against an up card, row by row."""
    events = _events(wager)
    return bool(events) and all(e.of in MATCHES or e.result == "no-match" for e in events)


def is_two(wager: Wager) -> bool:
    """A player's own first two cards, row by row."""
    events = _events(wager)
    known = (None, "natural")
    right = all(
        e.first_cards == 2 and e.result in known and not e.hand and not e.of for e in events
    )
    return bool(events) and right and any(judged.cards == 2 for judged in wager.judged)


def _events(wager: Wager) -> list[Event]:
    rows = [row for table in wager.pays for row in table.rows]
    return [row.event for row in rows if row.event] if all(row.event for row in rows) else []


def on_match(game: Game, wager: Wager) -> Iterator[Answer]:
    for read in packs(game, wager.name):
        if read.pack.jokers:
            raise NotComputed("a deck with jokers")
        cases = matches(read.pack)
        for paid in tables(wager):
            rows = [Asked(row.label, pays, partial(_fits, row.event)) for row, pays in paid.rows]
            for worked, way in each_way(cases, rows, paid.highest):
                told = joined(paid.name, way, read.reading)
                yield Answer(wager.name, worked, read.pack.decks, told)


def _fits(event: Event | None, case: Matches) -> bool:
    assert event
    if event.result == "no-match":
        return not case.suited and not case.other
    parts = (event, *event.plus)
    return all(inside(case.suited if e.of == MATCHES[0] else case.other, e.count) for e in parts)


def on_two(game: Game, wager: Wager) -> Iterator[Answer]:
    for read in packs(game, wager.name):
        if read.pack.jokers:
            raise NotComputed("a deck with jokers")
        cases = two_cards(read.pack)
        for paid in tables(wager):
            rows = [Asked(row.label, pays, partial(_shows, row.event)) for row, pays in paid.rows]
            for worked, way in each_way(cases, rows, paid.highest):
                told = joined(paid.name, way, "an ace counts one in totals", read.reading)
                yield Answer(wager.name, worked, read.pack.decks, told)


def _shows(event: Event | None, case: Two) -> bool:
    assert event
    known = set(event.ranks) <= set(RANKS) and len(event.ranks) in (0, 2)
    if event.suited not in SUITED or not known:
        raise NotComputed("a row that is not of two cards")
    pair = [case.low, case.high]
    return (
        case.suited in SUITED[event.suited]
        and (sorted(map(RANKS.__getitem__, event.ranks)) or pair) == pair
        and (event.result != "natural" or _is_natural(case))
        and _totals(event, case)
    )


def _totals(event: Event, case: Two) -> bool:
    return not event.total or any(inside(_points(case), one) for one in event.total)


def _is_natural(case: Two) -> bool:
    return case.high == RANKS["A"] and 10 <= case.low < RANKS["A"]


def _points(case: Two) -> int:
    return sum(1 if rank == RANKS["A"] else min(rank, 10) for rank in (case.high, case.low))


def is_equal(game: Game, wager: Wager) -> bool:
    """A bet that one card equals another in rank."""
    single = any(one.by == "single-card" and wager.name in one.wagers for one in game.compares)
    events = [event for told in wager.decided if told.is_ == "wins" for event in told.when]
    return single and bool(events) and all(event.result == "equal" for event in events)


def on_equal(game: Game, wager: Wager) -> Iterator[Answer]:
    for read in packs(game, wager.name):
        if read.pack.jokers:
            raise NotComputed("a deck with jokers")
        wins, total = equal_ranks(read.pack)
        worked = even("equal", wins, total, only_odds(wager))
        yield Answer(wager.name, worked, read.pack.decks, read.reading)
