"""Every value with its kind, its path in the file and the nearest place around it."""

from __future__ import annotations

import pytest

from validator.source.read import read
from validator.trace.walk import walk

GAME = b"""\
kind: game
name: Made Up
category: poker
seats: 7
deck: {cards: 52, at: 1}
player-dealer: {uncovered-wagers: {are: returned, at: [3, 5]}, at: 9}
wagers:
  - name: ante
    at: 4
    needs: [tie, side]
    limit: {is: 1-50, at: 6, damaged: picture}
    pays: {rows: [[flush, 6:1], {label: pair, pays: [1:1, 2:1]}], at: 7-8}
compares: {by: pot, outcomes: [{case: sole-best, ante: wins, at: 2}], at: 1}
"""


@pytest.mark.parametrize(
    ("path", "kind", "owner", "value", "at"),
    [
        (("seats",), "range", "Seats.is", 7, None),
        (("deck", "cards"), "number", "Deck.cards", 52, "1"),
        (("player-dealer", "uncovered-wagers", "are"), "word", "Uncovered.are", "returned", "3, 5"),
        (("wagers", 0, "needs", 1), "slug", "Needs.all", "side", "4"),
        (("wagers", 0, "limit", "is"), "limit", "WagerBound.is", "1-50", "6"),
        (("wagers", 0, "pays", "rows", 0, 1), "odds", "PayRow.pays", "6:1", "7-8"),
        (("wagers", 0, "pays", "rows", 1, "pays", 1), "odds", "PayRow.pays", "2:1", "7-8"),
        (("compares", "outcomes", 0, "ante"), "word", "Outcome.*", "wins", "2"),
    ],
)
def test_leaf(
    path: tuple[str | int, ...], kind: str, owner: str, value: object, at: str | None
) -> None:
    (leaf,) = [leaf for leaf in walk("game", read(GAME).data).leaves if leaf.path == path]
    assert (leaf.kind, leaf.owner, leaf.value, str(leaf.at) if leaf.at else None) == (
        kind,
        owner,
        value,
        at,
    )


def test_damage_is_known_to_what_is_inside() -> None:
    assert [leaf.owner for leaf in walk("game", read(GAME).data).leaves if leaf.damaged] == [
        "WagerBound.is",
        "WagerBound.damaged",
    ]


def test_cells_of_rows() -> None:
    data = read(
        b"kind: schedule\nname: n\nblocks: {columns: [option, player], rows: {at: 3, table: [[1, [[5-50, 1]]]]}}"
    ).data
    cells = [
        (leaf.path[-2:], leaf.value)
        for leaf in walk("schedule", data).leaves
        if leaf.kind == "cell"
    ]
    assert cells == [((0, 0), 1), ((0, 0), "5-50"), ((0, 1), 1)]
