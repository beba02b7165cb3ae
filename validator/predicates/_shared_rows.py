"""Rows of one pay table that one deal can meet, as answers of the rule on its rows."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ..model.game import Game
from ..model.wagers import Event, PayRow, PayTable
from ._two_cards import PAIRS, Hands, Pair, readable
from .answer import Answers, unclear
from .values import Value, a_card, card, name, number, phrase

CONDITIONS = (
    *("cards", "first_cards", "count", "of", "with_joker", "suited"),
    *("ranks", "points", "total", "result", "plus", "while_"),
)


def two_cards(game: Game, table: PayTable) -> Answers:
    """What the rows that go by the first two cards leave open."""
    hands = Hands(game)
    rows = [(row, hands.paid(row)) for row in table.rows if readable(row)]
    if not table.highest_only:
        yield from _overlap(table, [(row, found.surely) for row, found in rows if row.pays])
    yield from _aces(hands, table, [(row, found.perhaps) for row, found in rows])


def _overlap(table: PayTable, rows: list[tuple[PayRow, frozenset[Pair]]]) -> Answers:
    """Rows for the same two cards, where nothing says which is paid."""
    for (one, first), (other, second) in combinations(rows, 2):
        if not first.isdisjoint(second):
            cards = _cards(min(first & second, key=PAIRS.index))
            yield unclear("both-rows", table, key=one.label, cards=cards, **_two(one, other))
            return


def _two(one: PayRow, other: PayRow) -> dict[str, Any]:
    """Two rows and what they pay."""
    return {
        "one": name(one.label),
        "more": one.pays[0],
        "other": name(other.label),
        "less": other.pays[0],
    }


def _aces(hands: Hands, table: PayTable, rows: list[tuple[PayRow, frozenset[Pair]]]) -> Answers:
    """Rows by total that an ace is in or out of."""
    open_rows = [(row, pairs) for row, pairs in rows if pairs]
    if open_rows:
        first, pairs = open_rows[0]
        pair = min(pairs, key=PAIRS.index)
        labels = dict.fromkeys(row.label for row, _ in open_rows)
        yield unclear(
            "ace",
            table,
            see=[(values, "values") for values in hands.game.values[:1]],
            key=first.label,
            cards=_cards(pair),
            totals=[number(total) for total in sorted(hands.totals[pair])],
            rows=[phrase("row", label=name(label)) for label in labels],
        )


def _cards(pair: Pair) -> Value:
    low, high, suited = pair
    if low == high:
        return phrase("two-alike", rank=card(low))
    suit = phrase("one-suit") if suited else None
    return phrase("two-cards", high=a_card(high), low=a_card(low), suit=suit)


def crossed(table: PayTable) -> Answers:
    """Rows for the same hand, each with a condition the other lacks: one deal can meet both."""
    hands: dict[object, list[tuple[PayRow, dict[str, object]]]] = {}
    for row in () if table.highest_only else table.rows:
        if row.event and row.event.hand and row.pays:
            held = hands.setdefault((row.event.hand, row.event.whose), [])
            held.append((row, _conditions(row.event)))
    for rows in hands.values():
        pair = next((p for p in combinations(rows, 2) if _cross(p[0][1], p[1][1])), None)
        if pair:
            (one, _), (other, _) = pair
            yield unclear("crossed", table, key=one.label, **_two(one, other))
            return


def _cross(ours: dict[str, object], theirs: dict[str, object]) -> bool:
    """Whether each has a condition the other lacks, and those they share are the same."""
    if ours.keys() <= theirs.keys() or theirs.keys() <= ours.keys():
        return False
    return all(ours[key] == theirs[key] for key in ours.keys() & theirs.keys())


def _conditions(event: Event) -> dict[str, object]:
    given = {key: getattr(event, key) for key in CONDITIONS}
    return {key: value for key, value in given.items() if value not in (None, ())}
