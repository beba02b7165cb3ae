"""The number of places at the table is the same wherever the rules give it.

Seats, positions and players are counted alike everywhere, with or without the player-dealer.
Different tables may have different numbers. The number of seats decides how many hands are dealt,
where the action button can fall and whether the deck is large enough.

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

## Examples
Seven places with the player-dealer's are six players; seven players besides the player-dealer are
eight places.
```yaml violated two-ways
source: {document: a.txt, lines: 1-50}
seats: [{is: 7, of: positions, counts-player-dealer: true, at: 10}, {is: 7, of: players, counts-player-dealer: false, at: 40}]
```
> The rules give the number of places at the table in two ways: seven positions counting the
> player-dealer's (line 10), and seven players besides the player-dealer (line 40). Which is it?
```yaml met
seats: [{is: 7, of: positions, counts-player-dealer: true}, {is: 6, of: players, counts-player-dealer: false}, {is: 14, of: players, table: baccarat-table}]
```
"""

from __future__ import annotations

from ...model.play import Seats
from ..agreement import CONTRADICTION, Clash, agreement, stated
from ..answer import Answers, Ask, Subject, unclear
from ..values import Value, counts, phrase

PLACES = ("players", "positions", "betting-spots", None)
COUNTING = {True: "counted", False: "besides"}


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    banked = game.category == "player-dealer" or game.player_dealer is not None
    counted = _counted(game.seats)
    said = stated(counted, lambda seats: seats, _shown)
    answers = list(agreement(said, _banked if banked else _plain))
    layout = list(_layout(counted))
    yield from [answer for answer in answers if not layout or answer.verdict != "met"]
    yield from layout


def _counted(seats: tuple[Seats, ...]) -> list[Seats]:
    """Places at the table; positions as many as the hands dealt are those of the hands in play."""
    dealt = {one.is_.high for one in seats if one.of == "hands"}
    known = [one for one in seats if one.of in PLACES and one.is_.high is not None]
    return [one for one in known if not (_bare_positions(one) and one.is_.high in dealt)]


def _bare_positions(seats: Seats) -> bool:
    return seats.of == "positions" and seats.counts_player_dealer is None


def _layout(counted: list[Seats]) -> Answers:
    """A layout with fewer betting spots than one of the tables it is for has players."""
    tables = [seats for seats in counted if seats.table]
    for spots in [one for one in counted if one.of == "betting-spots" and not one.table][:1]:
        larger = [seats for seats in tables if _players(seats) > _players(spots)]
        if larger:
            table = larger[-1]
            given = {"spots": _number(spots), "table": table.table, "seats": _number(table)}
            yield unclear("small-layout", spots, see=[(table, "table")], **given)


def _players(seats: Seats) -> int:
    return int(seats.is_.high or 0) - bool(seats.counts_player_dealer)


def _number(seats: Seats) -> Value:
    return counts(seats.is_.low, seats.is_.high)


def _shown(seats: Seats) -> Value:
    counts_own = seats.counts_player_dealer
    return phrase(
        "seats",
        number=_number(seats),
        of=seats.of or "places",
        counting=None if counts_own is None else phrase(COUNTING[counts_own]),
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
    unsaid = [seats for seats in (first, second) if seats.counts_player_dealer is None]
    if not _totals(first) & _totals(second):
        loose = {first.of, second.of} & {"betting-spots", None}
        unlike = unsaid and first.of != second.of
        return Clash(phrase("counted-somehow")) if loose or unlike else CONTRADICTION
    return _one_of_them(first, second) or _one_of_them(second, first) or _one_counts(first, second)


def _one_of_them(told: Seats, bare: Seats) -> Clash | None:
    """As many positions with the player-dealer's as players of whom that is not said."""
    positions = told.of == "positions" and told.counts_player_dealer
    players = bare.of == "players" and bare.counts_player_dealer is None
    if positions and players and told.is_.high == bare.is_.high:
        return Clash(phrase("one-of-them", number=_number(bare), of=bare.of))
    return None


def _one_counts(first: Seats, second: Seats) -> Clash | None:
    """Two numbers of the same, neither of which says whether it counts the player-dealer's."""
    unsaid = first.counts_player_dealer is None and second.counts_player_dealer is None
    differs = first.of == second.of and first.is_.high != second.is_.high
    return Clash(phrase("one-counts")) if unsaid and differs else None


def _totals(seats: Seats) -> set[int]:
    """How many places with the player-dealer's the statement can mean."""
    assert seats.is_.high is not None
    number = int(seats.is_.high)
    if seats.counts_player_dealer is None:
        return {number} if seats.of == "positions" else {number, number + 1}
    return {number if seats.counts_player_dealer else number + 1}
