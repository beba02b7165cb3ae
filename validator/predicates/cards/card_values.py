"""Points for a card the deck does not hold, a card without points, or one with two values.

Where hands are compared by points, the rules say what cards count. Every rank of the deck has
points, the same wherever it is counted, and no rank that was taken out is counted. A hand with a
card that has no points cannot be totalled; points for a card that is not there show a text copied
from another game.

## Says
- removed: The rules give points for the {cards} ({@}), which {cards:is} taken out of the deck
  ({@deck}).
  Fix: Leave the {cards} out of the points.
  See deck: taken out of the deck
- no-points: The rules give no points for the {cards} ({@}).
  Fix: Give the {cards} points.
- two-values: The rules count “{cards}” as {points} in one place ({@}) and as {others} in another
  ({@other}). Which is it?
  Fix: Give “{cards}” the same points everywhere.
  See other: counted as {others}
- silent: Hands are compared by points ({@}), but {who} do not say how many points each card
  counts.[ {perhaps}]
  Together (): Hands are compared by points in {games}, but the rules do not say how many points each
    card counts.
  Fix: Say how many points each card counts.
  Write: values: {table: [[A, 1], [2-9, face], [10-K, 10]]}
- counted: Every card that is given points is in the deck ({@}).
- none: The rules give no points of cards.
- no-deck: The rules give points of cards and do not describe the deck.

## Examples
```yaml violated removed
deck: {cards: 52, removed: [7, 8, 9, 10]}
values: [{table: [[A, 1], [2-6, face], [J-K, 0]]}, {table: [[10-K, 0], [other, face]]}]
```
> The rules give points for the ten (line 5), which is taken out of the deck (line 4).
```yaml met counted
deck: {cards: 52}
values: {table: [[A, 1], [2-9, face], [10-K, 0]]}
```
"""

from __future__ import annotations

from ...docket.hands import RANKS, group
from ...docket.view import View
from ...model.cards import CardValues
from ...model.game import Game
from .._cards import described, ranks, removed, usual_order
from ..answer import Answers, Ask, Subject, concluded, not_stated, violated
from ..silence import silent
from ..values import card, name

FACE = {("other", "face"), ("others", "face")}
"""Rows for all cards that are not named, by the number on them."""
POINTS = ("points-mod-10", "closest-to-target")
COURT = ("J", "Q", "K")
"""Cards on whose face no number is printed."""


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    named = _named(game)
    found = [*_removed(game, named), *_missing(game, named), *_differ(game), *_silent(subject.view)]
    decks = subject.view.said(described)
    none = "no-deck" if named else "none"
    yield from concluded(found, game.values if named and decks else (), "counted", none)


def _silent(view: View) -> Answers:
    """That points decide and no card is given any."""
    compared = [one for one in view.game.compares if one.by in POINTS]
    counted = view.said(lambda game: (*game.values, *game.totals, *usual_order(game)))
    if compared and not counted:
        yield silent(view, "silent", next(iter(compared[0].outcomes), compared[0]))


def _named(game: Game) -> dict[str, CardValues]:
    """The ranks that have points, each with the statement that gives them."""
    rows = [(label, statement) for statement in game.values for label, _ in statement.table]
    return {rank: statement for label, statement in rows for rank in group(label) or ()}


def _removed(game: Game, named: dict[str, CardValues]) -> Answers:
    gone = removed(game)
    counted = [rank for rank in named if rank in gone]
    for first in counted[:1]:
        cards = [card(rank) for rank in counted]
        yield violated("removed", named[first], see=[(gone[first], "deck")], cards=cards)


def _differ(game: Game) -> Answers:
    """Cards that two statements name alike and count differently, with no value in common."""
    first: dict[str, tuple[CardValues, str]] = {}
    for statement in game.values:
        for label, points in statement.table:
            said, given = first.setdefault(label, (statement, points))
            if _points(label, points).isdisjoint(_points(label, given)):
                values = {"points": name(given), "others": name(points)}
                see = [(statement, "other")]
                yield violated("two-values", said, see=see, key=label, cards=name(label), **values)


def _points(label: str, points: str) -> set[str]:
    """The points as values to choose from; the face of a numbered card is its number."""
    return {label if one == "face" else one for one in points.split(" or ")}


def _missing(game: Game, named: dict[str, CardValues]) -> Answers:
    """Ranks of the deck without points, where the statements name nothing but ranks."""
    rest = {row for statement in game.values for row in statement.table if not group(row[0])}
    if not named or not rest <= FACE:
        return
    asked = set(COURT if rest else RANKS) - set(named)
    if held := [card(rank) for rank in ranks(game) if rank in asked]:
        yield not_stated("no-points", game.values[0], cards=held)
