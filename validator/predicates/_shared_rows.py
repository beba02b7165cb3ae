"""Rows of one pay table that one deal can meet, as answers of the rule on its rows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from ..model.game import Game
from ..model.wagers import Event, PayRow, PayTable
from ._two_cards import PAIRS, Pair, paid, points, readable
from .answer import Answer, unclear
from .values import Value, a_card, card, name, number, phrase

CONDITIONS = (
    *("cards", "first", "count", "of", "joker", "suited"),
    *("ranks", "points", "total", "result", "plus", "against"),
)


def overlap(game: Game, table: PayTable) -> Iterator[Answer]:
    """Rows for the same two cards, where nothing says which is paid."""
    rows = [] if table.highest_only else [row for row in table.rows if readable(row)]
    for one, other in combinations(rows, 2):
        for pair in PAIRS:
            if paid(game, one, pair) == paid(game, other, pair) == {True}:
                yield unclear(
                    "both-rows", table, key=one.label, cards=_cards(pair), **_two(one, other)
                )
                return


def _two(one: PayRow, other: PayRow) -> dict[str, Any]:
    """Two rows and what they pay."""
    return {
        "one": name(one.label),
        "more": one.pays[0],
        "other": name(other.label),
        "less": other.pays[0],
    }


def aces(game: Game, table: PayTable) -> Iterator[Answer]:
    """Rows by total that an ace is in or out of."""
    rows = [row for row in table.rows if readable(row)]
    aces = [(pair, row) for row in rows for pair in PAIRS if len(paid(game, row, pair)) > 1]
    if aces:
        pair = aces[0][0]
        totals = {one + other for one in points(game, pair[0]) for other in points(game, pair[1])}
        labels = dict.fromkeys(row.label for _, row in aces)
        yield unclear(
            "ace",
            table,
            see=[(values, "values") for values in game.values[:1]],
            key=aces[0][1].label,
            cards=_cards(pair),
            totals=[number(total) for total in sorted(totals)],
            rows=[phrase("row", label=name(label)) for label in labels],
        )


def _cards(pair: Pair) -> Value:
    low, high, suited = pair
    if low == high:
        return phrase("two-alike", rank=card(low))
    suit = phrase("one-suit") if suited else None
    return phrase("two-cards", high=a_card(high), low=a_card(low), suit=suit)


def crossed(table: PayTable) -> Iterator[Answer]:
    """Rows for the same hand, each with a condition the other lacks: one deal can meet both."""
    events = [(row, row.event) for row in table.rows if row.event and row.event.hand]
    for (one, first), (other, second) in combinations(events, 2):
        ours, theirs = _conditions(first), _conditions(second)
        same = (first.hand, first.whose) == (second.hand, second.whose)
        same = same and all(ours[key] == theirs[key] for key in ours.keys() & theirs.keys())
        apart = ours.keys() - theirs.keys() and theirs.keys() - ours.keys()
        if same and apart and not table.highest_only:
            yield unclear("crossed", table, key=one.label, **_two(one, other))
            return


def _conditions(event: Event) -> dict[str, object]:
    given = {key: getattr(event, key) for key in CONDITIONS}
    return {key: value for key, value in given.items() if value not in (None, ())}
