"""Rules on the bank nobody takes, limits and rates of a sheet, and pots: a few words of a document, the verdict, the lines."""

from __future__ import annotations

import pytest

from tests.predicates.told import told

ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "bank-untaken": [
        ("player-dealer: {rotation: {holds-at-most: 2, then: offered, at: 1}}\n", ["not-stated 1"]),
        ("player-dealer: {rotation: {holds-at-most: 2, then: offered, at: 1}, nobody-takes: {then: game-stops, at: 2}}\n", ["met 2"]),
        ("player-dealer: {rotation: [{holds-at-most: 2, at: 1}, {offered-after: 2, then: offered, at: 2}]}\n", ["not-stated 2 1"]),
        ("player-dealer: {rotation: [{offered-after: 2, then: offered, at: 1}, {holds-at-most: 2, then: offered, at: 2}]}\n", ["not-stated 2"]),
        ("player-dealer: {rotation: [{holds-at-most: 2, at: 1}, {offered-after: 2, at: 2}]}\n", ["not-applicable"]),
        ("player-dealer: {rotation: [{holds-at-most: 2, then: offered, at: 1}, {then: rotated, at: 2}]}\n", ["not-stated 2"]),
    ],
}


@pytest.mark.parametrize(("predicate", "text", "expected"), [(name, *row) for name, rows in ROWS.items() for row in rows])
def test_behaviour(predicate: str, text: str, expected: list[str]) -> None:
    assert told(predicate, text) == expected
