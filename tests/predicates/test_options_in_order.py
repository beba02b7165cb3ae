"""Options in the order of their numbers, rows that slipped, units and caps: a few words of a
document, the verdict, and the lines it points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import said, told

Row = tuple[str, dict[str, Any], list[str]]

BETWEEN = "table-limit: {is: %s, at: 1}\n---\n    limits: [{%sminimum: 1-2, maximum: %s, at: 2}]\n    columns: [option, players, regular]\n    options: [{option: 1, players: 6+, regular: 8, at: 3}]"

TWICE = "  - options: [{option: 1, limit: 5-9, player: 1, damaged: merged-cells, at: 1}, {option: %d, limit: 5-9, player: 2, at: 2}]"

MOMENTS = (
    "fees: [{from: player, collected: before-deal, at: 1}]\n---\n"
    "    fees: [{from: player, collected: after-deal, options: [%s], at: 2}]\n    options: [{option: 1, player: 1}, {option: 2, player: 2}]"
)

BOTH = (MOMENTS % "2").replace(
    "at: 2}]", "at: 2}, {from: player-dealer, collected: %s-deal, options: [1], at: 3}]"
)

OPEN = "kind: schedule\nname: Rates\nblocks: [{options: [{option: 1, limit: 20+, player: 1, at: 1}]}]\n"

NAMED = "also-called: {is: %s, at: 5}\n"

ROWS: dict[str, list[Row]] = {
    "limits-offered": [
        (BETWEEN % ("2-4-6-12", "", "200-400"), {}, ["met 1"]),
        (BETWEEN % ("200-400", "", "200-400"), {}, ["met 1"]),
        (BETWEEN % ("200-401", "", "200-400"), {}, ["unclear 1 2"]),
        (BETWEEN % ("0.50-2", "", "200-400"), {}, ["unclear 1 2"]),
        (BETWEEN % ("40-80", "", "no-limit"), {}, ["met 1"]),
        (BETWEEN % ("no-limit", "", "200-400"), {}, ["unclear 1 2"]),
        (BETWEEN % ("2-4", "wager: x, ", "200-400"), {}, ["not-applicable"]),
    ],
    "damaged-cells": [(TWICE % 1, {}, ["unclear 1 2"]), (TWICE % 2, {}, ["unclear 1"])],
    "wager-cap": [
        (OPEN, {"level": "schedule", "cap": 1000}, ["unclear 1"]),
    ],
    "game-approval": [
        (NAMED % "EXAMPLE", {}, ["not-stated 5"]),
        (NAMED % "Example Poker", {}, ["not-stated .name"]),
    ],
}

WORDS = [
    (
        "collection-moments",
        MOMENTS % "1-2",
        "differ act=collected when=before-deal other=after-deal",
    ),
    (
        "collection-moments",
        MOMENTS % "2",
        "differ act=collected when=before-deal other=after-deal others=2",
    ),
    (
        "collection-moments",
        BOTH % "after",
        "differ act=collected when=before-deal other=after-deal",
    ),
    (
        "collection-moments",
        BOTH % "before",
        "differ act=collected when=before-deal other=after-deal others=2",
    ),
]


@pytest.mark.parametrize(
    ("predicate", "row"),
    [
        pytest.param(name, row, id=f"{name}-{number}")
        for name, rows in ROWS.items()
        for number, row in enumerate(rows)
    ],
)
def test_row(predicate: str, row: Row) -> None:
    text, figures, expected = row
    assert told(predicate, text, **figures) == expected


@pytest.mark.parametrize(("predicate", "text", "words"), WORDS)
def test_words(predicate: str, text: str, words: str) -> None:
    assert said(predicate, text)[0] == words
