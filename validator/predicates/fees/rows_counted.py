"""A fee for more rounds or players than the game has, or a last row that may count again and again.

Where a fee goes by the round that a hand reaches, or by the number of players, the game has as many
rounds or places as the last row asks for. A row for round 4 of a game with one betting round was
taken from another game, or the game has rounds that its rules do not tell. And a last row for "round
4 or more" leaves open whether its fee is taken once, or anew in each further round.

## Says
- rounds: {rows} {rows:has} fees up to round {last} ({@}), but {rounds}.
  Reading: Is a round of play something else than a round of betting?
  Fix: Say what the later rounds are, or strike their fees.
  See step: the last betting round
- players: {rows} {rows:has} a fee for {last:player} ({@}), but {games} {games:has} places for no more
  than {most} ({@seats}).
  Fix: Strike the row, or correct the number of places.
  See seats: places
- each: {rows} {rows:has} one last fee for round {last} and all that follow ({@}). The sheet does not
  say whether it is taken once, or again in each of them.
  Fix: Say whether the fee is taken again in each further round.
- had: The games have the rounds and the places that fees go by ({@}).
- none: No fee goes by rounds or by the number of players.
- (has-rounds): {game} has {number:betting round}

## Examples
```yaml unclear rounds
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    columns: [option, {is: pot, on: round-reached}]
    options: [{option: 1, pot: [[1, 3], [2, 6]], at: 20}]
---
category: poker
round: [{does: deal, to: each-player, cards: 3}, {does: betting-round, at: 7}, {does: showdown}]
```
> Option 1 has fees up to round 2 (line 6), but Example has one betting round. Is a round of play
> something else than a round of betting?
```yaml met had
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    columns: [option, {is: pot, on: round-reached}]
    options: [{option: 1, pot: [[1, 3], [2, 6]]}]
---
category: poker
round: [{does: deal, to: each-player, cards: 5}, {does: betting-round}, {does: draw}, {does: betting-round}, {does: showdown}]
```
"""

from __future__ import annotations

from decimal import Decimal
from itertools import chain

from ...docket.filings import GameFile, Row, Subject
from ...docket.ladders import components, damaged
from ...model.fees import Block
from ...model.play import Seats
from ...model.values import Range
from .._fees import betting_rounds, described, parts
from ..answer import Answers, Ask, concluded, roles, unclear, violated
from ..values import number, phrase

NEEDS_FILING = True
ROUNDS, PLAYERS = "round-reached", "number-of-players"
Counted = list[tuple[Row, Range]]
"""The last row of each option that goes by a count."""


def judge(subject: Subject, ask: Ask) -> Answers:
    judged: Counted = []
    found: list[Answers] = []
    for block, rows in parts(subject):
        whole, games = [row for row in rows if not damaged(row)], subject.filing.games_of(block)
        rounds, players = _last(whole, ROUNDS), [*_last(whole, PLAYERS), *_seated(whole)]
        judged += [*rounds, *players]
        found += [_rounds(rounds, games), _each(block, rounds), _players(players, games)]
    yield from concluded(chain(*found), [row.place for row, _ in judged], "had")


def _last(rows: list[Row], basis: str) -> Counted:
    ladders = [(row, c.cell.tiers) for row in rows for c in components(row) if c.basis == basis]
    return [(row, max((t.range for t in tiers), key=_low)) for row, tiers in ladders if tiers]


def _seated(rows: list[Row]) -> Counted:
    return [(row, row.option.players) for row in rows if row.option.players]


def _low(span: Range) -> Decimal:
    return span.low


def _beyond(counted: Counted, most: int) -> tuple[list[Row], Decimal]:
    """The options that count further than the game does, and how far."""
    over = [(row, span.low) for row, span in counted if span.low > most]
    return [row for row, _ in over], max((low for _, low in over), default=Decimal(0))


def _rounds(counted: Counted, games: tuple[GameFile, ...]) -> Answers:
    told = {id(one): betting_rounds(one) for one in games if described(one)}
    if not told or len(told) < len(games) or not all(told.values()):
        return
    rows, last = _beyond(counted, max(map(len, told.values())))
    if rows:
        see = [*roles(row.place for row in rows[1:]), *((s[-1], "step") for s in told.values())]
        rounds = [phrase("has-rounds", game=one, number=len(told[id(one)])) for one in games]
        given = {"rows": rows, "last": number(last), "rounds": rounds}
        yield unclear("rounds", rows[0].place, see=see, key=rows[0].of, **given)


def _each(block: Block, counted: Counted) -> Answers:
    """A fee of one amount for the round reached is one for the hand; else it may come again."""
    open_ = [(row, span) for row, span in counted if span.high is None]
    if open_ and not any(fee.per == "hand" for fee in block.fees):
        rows = [row for row, _ in open_]
        place, see = rows[0].place, roles(row.place for row in rows[1:])
        given = {"rows": rows, "last": number(open_[0][1].low)}
        yield unclear("each", place, see=see, key=rows[0].of, **given)


def _players(counted: Counted, games: tuple[GameFile, ...]) -> Answers:
    seats = [[one for one in file.game.seats if one.of == "players"] for file in games]
    if not all(seats):
        return
    most = max((_most(one) for one in chain(*seats)), default=0)
    rows, last = _beyond(counted, most)
    if rows and seats:
        see = [*roles(row.place for row in rows[1:]), *((one[0], "seats") for one in seats)]
        given = {"rows": rows, "last": int(last), "games": games, "most": most}
        yield violated("players", rows[0].place, see=see, key=rows[0].of, **given)


def _most(seats: Seats) -> int:
    return int(seats.is_.high or seats.is_.low)
