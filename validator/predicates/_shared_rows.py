"""Rows of one pay table that one deal can meet, as answers of the rule on its rows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from ..docket.hands import group, made_of
from ..model.game import Game
from ..model.wagers import Event, PayRow, PayTable
from ._two_cards import PAIRS, Hands, Pair, readable
from .answer import Answers, unclear
from .values import Value, a_card, as_called, card, name, number, phrase

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
        "one": as_called(one.label),
        "more": one.pays[0],
        "other": as_called(other.label),
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
    """Two rows that one deal can meet, neither of them the narrower one."""
    rows = [] if table.highest_only else [row for row in table.rows if row.pays]
    for one, other in [*_by_hand(rows), *_by_ranks(rows)][:1]:
        yield unclear("crossed", table, key=one.label, **_two(one, other))


def _by_hand(rows: list[PayRow]) -> Iterator[tuple[PayRow, PayRow]]:
    """Rows for the same hand, each with a condition the other lacks."""
    held = [(row, row.event) for row in rows if row.event and row.event.hand]
    for (one, ours), (other, theirs) in combinations(held, 2):
        same = (ours.hand, ours.whose) == (theirs.hand, theirs.whose)
        if same and _cross(_conditions(ours), _conditions(theirs)):
            yield one, other


def _by_ranks(rows: list[PayRow]) -> Iterator[tuple[PayRow, PayRow]]:
    """Rows for a hand of poker, and for so many cards of some ranks, that such cards can make."""
    plain = [row for row in rows if not row.event or row.event.keys() == ("hand",)]
    for hand, row in product(plain, rows):
        made = (hand.event.hand if hand.event else None) or hand.label
        if row.event and _makes(made, row.event):
            yield hand, row


def _makes(hand: str, event: Event) -> bool:
    """Whether so many cards of the ranks an event names can be a hand of poker."""
    many = event.count
    if event.hand or many is None or many.low != many.high:
        return False
    ranks = tuple(rank for label in event.ranks for rank in group(label) or ())
    return bool(made_of(hand, ranks, int(many.low)))


def _cross(ours: dict[str, object], theirs: dict[str, object]) -> bool:
    """Whether each has a condition the other lacks, and those they share are the same."""
    if ours.keys() <= theirs.keys() or theirs.keys() <= ours.keys():
        return False
    return all(ours[key] == theirs[key] for key in ours.keys() & theirs.keys())


def _conditions(event: Event) -> dict[str, object]:
    given = {key: getattr(event, key) for key in CONDITIONS}
    return {key: value for key, value in given.items() if value not in (None, ())}
