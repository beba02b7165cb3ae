"""More behaviours of the rules on provisions of law: few words of a document, the verdict, and the lines it points at."""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import told

Row = tuple[str, dict[str, Any], list[str]]

ROWS: dict[str, list[Row]] = {
    "fee-methods": [
        (
            "  - games: {called: Example, document: example}\n    fees: [{from: player, per: hand, amount: 1, at: 1}]\n",
            {"level": "schedule", "periods": ["hour", "half-hour"], "payers": ["player", "all-players"]}, ["not-stated 1"],
        ),
        (
            "  - games: {called: Example, document: example}\n    fees: [{from: player, per: hand, amount: 1, collected: before-deal, at: 1}]\n",
            {"level": "schedule", "periods": ["hour", "half-hour"], "payers": ["player", "all-players"]}, ["met 1"],
        ),
        (
            "  - games: {called: Example, document: example}\n    fees: [{from: player, per: hand, amount: 1, collected: after-deal, at: 1}]\n",
            {"level": "schedule", "periods": ["hour", "half-hour"], "payers": ["player", "all-players"]}, ["violated 1"],
        ),
        (
            "  - games: {called: Example, document: example}\n    fees: [{from: player, per: hour, amount: 1, collected: after-deal, at: 1}]\n",
            {"level": "schedule", "periods": ["hour", "half-hour"], "payers": ["player", "all-players"]}, ["met 1"],
        ),
        (
            "  - games: {called: Example, document: example}\n"
            "    fees: [{from: pot, per: hand, amount: 1, collected: after-deal, at: 1}, {from: pot, per: hand, amount: 2, collected: before-deal, at: 2}]\n",
            {"level": "schedule", "periods": ["hour", "half-hour"], "payers": ["player", "all-players"]}, ["violated 1"],
        ),
        (
            "  - games: {called: Example, document: example}\n"
            "    fees: [{from: player, per: hand, amount: 1, collected: after-deal, at: 1}, {from: player, per: hand, amount: 2, collected: after-flop, at: 2}]\n",
            {"level": "schedule", "periods": ["hour", "half-hour"], "payers": ["player", "all-players"]}, ["violated 1", "violated 2"],
        ),
        (
            "  - games: {called: Example, document: example}\n"
            "    fees: [{from: player, per: hour, amount: 1, at: 1}, {from: pot, per: hand, amount: 2, collected: before-deal, at: 2}]\n",
            {"level": "schedule", "periods": ["hour", "half-hour"], "payers": ["player", "all-players"]}, ["violated 2"],
        ),
        (
            "  - games: {called: Example, document: example}\n    columns: [option, {is: player, on: player-wager}]\n"
            "    options: [{option: 1, player: [[5-50, 1], [51+, 2]], at: 3}]\n",
            {"level": "schedule", "periods": ["hour", "half-hour"], "payers": ["player", "all-players"]}, ["unclear 3"],
        ),
        (
            "  - games: {called: Example, document: example}\n    columns: [option, {is: pot, on: pot}]\n"
            "    options: [{option: 1, pot: [[5-50, 1], [51+, 2]], at: 3}]\n",
            {"level": "schedule", "periods": ["hour", "half-hour"], "payers": ["player", "all-players"]}, ["violated 3"],
        ),
        (
            "  - games: {called: Example, document: example}\n    fees: [{from: pot, per: hand, at: 1}]\n    options: [{option: 1, pot: 1, at: 3}]\n",
            {"level": "schedule", "periods": ["hour", "half-hour"], "payers": ["player", "all-players"]}, ["violated 1"],
        ),
        (
            "  - games: {called: Example, document: example}\n    fees: [{from: pot, amount: none, at: 1}]\n"
            "    options: [{option: 1, pot: 1, at: 3}, {option: 2, pot: 1, at: 4}]\n",
            {"level": "schedule", "periods": ["hour", "half-hour"], "payers": ["player", "all-players"]}, ["violated 3"],
        ),
        (
            "  - games: {called: Example, document: example}\n    options: [{option: 1, player: 1, at: 2}, {option: 2, player: 1, pot: 1, at: 3}]\n",
            {"level": "schedule", "periods": ["hour", "half-hour"], "payers": ["player", "all-players"]}, ["violated 3"],
        ),
        (
            "  - games: {called: Example, document: example}\n    fees: [{from: player, per: hand, amount: 0, at: 1}]\n",
            {"level": "schedule", "periods": ["hour", "half-hour"], "payers": ["player", "all-players"]}, ["not-applicable"],
        ),
        (
            "  - games: {called: Example, document: example}\n    fees: [{from: player, per: hand, amount: [none, 1], at: 1}]\n",
            {"level": "schedule", "periods": ["hour", "half-hour"], "payers": ["player", "all-players"]}, ["not-stated 1"],
        ),
        ("fees: [{from: pot, per: hand, amount: 1, at: 1}]", {"level": "game", "periods": ["hour", "half-hour"], "payers": ["player", "all-players"]}, ["violated 1"]),
    ],
}


@pytest.mark.parametrize(("predicate", "row"), [pytest.param(name, row, id=f"{name}-{number}") for name, rows in ROWS.items() for number, row in enumerate(rows)])
def test_row(predicate: str, row: Row) -> None:
    text, figures, expected = row
    assert told(predicate, text, **figures) == expected
