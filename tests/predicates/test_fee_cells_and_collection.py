"""Blank and jumping fees, and when a fee is collected: a few words of a document, the verdict, and
the lines it points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import told

Row = tuple[str, dict[str, Any], list[str]]

ROWS: dict[str, list[Row]] = {
    "blank-fee": [
        ("    options: [{option: 1, player: [[5-50, 1], [51+, blank]], at: 3}]\n", {}, ["unclear"]),
        ("    options: [{option: 1, player: [[5-50, blank], [51+, 2]], at: 3}]\n", {}, ["unclear"]),
        (
            "    options: [{option: 1, player: [[5-50, blank], [51+, blank]], at: 3}]\n",
            {},
            ["unclear"],
        ),
        ("    options: [{option: 1, player: blank, at: 3}]\n", {}, ["unclear"]),
        ("    options: [{option: 1, player: 1, player-dealer: blank, at: 3}]\n", {}, ["unclear"]),
        ("    options: [{option: 1, limit: 5-10, at: 3}]\n", {}, ["not-applicable"]),
        ("    options: [{option: 1, player: {fee: blank, at: 7}, at: 3}]\n", {}, ["unclear 7"]),
        (
            "    columns: [option, player]\n    rows: {at: 4, table: [[1, blank]]}\n",
            {},
            ["unclear 4.table"],
        ),
    ],
    "collection-moments": [
        (
            "fees: [{from: player, collected: before-deal, at: 1}]\n---\n    fees: [{from: player, collected: after-deal, at: 2}]\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["violated 1 2"],
        ),
        (
            "fees: [{from: player, collected: before-play, at: 1}]\n---\n    fees: [{from: player, collected: after-deal, at: 2}]\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["unclear 1 2"],
        ),
        (
            "fees: [{from: player, collected: with-bet, at: 1}]\n---\n    fees: [{from: player, collected: after-deal, at: 2}]\n    options: [{option: 1, player: 1}]\n",
            {},
            ["violated 1 2"],
        ),
        (
            "fees: [{from: player, collected: after-wagers, at: 1}]\n---\n    fees: [{from: player, collected: after-deal, at: 2}]\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["violated 1 2"],
        ),
        (
            "fees: [{from: player, collected: after-antes, at: 1}]\n---\n    fees: [{from: player, collected: after-deal, at: 2}]\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["violated 1 2"],
        ),
        (
            "fees: [{from: player, collected: at-deal, at: 1}]\n---\n    fees: [{from: player, collected: after-deal, at: 2}]\n    options: [{option: 1, player: 1}]\n",
            {},
            ["violated 1 2"],
        ),
        (
            "fees: [{from: player, collected: after-deal, at: 1}]\n---\n    fees: [{from: player, collected: after-deal, at: 2}]\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["met 1"],
        ),
        (
            "fees: [{from: player, collected: end-of-hand, at: 1}]\n---\n    fees: [{from: player, collected: after-deal, at: 2}]\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["met 1"],
        ),
        (
            "fees: [{from: player, collected: start-of-half-hour, at: 1}]\n---\n    fees: [{from: player, collected: after-deal, at: 2}]\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "fees: [{from: player, collected: before-flop, at: 1}]\n---\n    fees: [{from: player, collected: after-deal, at: 2}]\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["met 1"],
        ),
        (
            "fees: [{from: player, dropped: before-deal, at: 1}]\n---\n    fees: [{from: player, dropped: after-deal, at: 2}]\n    options: [{option: 1, player: 1}]\n",
            {},
            ["violated 1 2"],
        ),
        (
            "fees: [{from: player, dropped: before-deal, at: 1}]\n---\n    fees: [{from: player, collected: after-deal, at: 2}]\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "fees: [{from: player, amount: none, collected: before-deal, at: 1}]\n---\n    fees: [{from: player, collected: after-deal, at: 2}]\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "fees: [{from: player, collected: before-deal, at: 1}]\n---\n    fees: [{from: player, amount: none, collected: after-deal, at: 2}]\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "fees: [{from: player, collected: before-deal, at: 1}]\n---\n    fees: [{from: player-dealer, collected: after-deal, at: 2}]\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "fees: [{from: player, collected: before-deal, at: 1}]\n---\n"
            "    fees: [{from: player-dealer, collected: before-deal, at: 2}, {from: player, collected: after-deal, at: 3}]\n    options: [{option: 1, player: 1}]\n",
            {},
            ["violated 1 3"],
        ),
        (
            "fees: [{from: player, collected: before-deal, at: 1}]\n---\n"
            "    fees: [{from: player, collected: after-deal, at: 2}, {from: player, collected: before-play, at: 3}]\n    options: [{option: 1, player: 1}]\n",
            {},
            ["met 1"],
        ),
        (
            "fees: [{from: player, collected: before-deal, at: 1}]\n---\n    fees: [{collected: after-deal, at: 2}]\n    options: [{option: 1, player: 1}]\n",
            {},
            ["violated 1 2"],
        ),
        (
            "round: [{does: collect-fee, at: 1}, {does: deal, at: 4}]\n---\n    fees: [{from: player, collected: after-deal, at: 2}]\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["violated 1 2"],
        ),
        (
            "round: [{does: deal, at: 4}, {does: collect-fee, at: 1}]\n---\n    fees: [{from: player, collected: after-deal, at: 2}]\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["met 1"],
        ),
        (
            "round: [{does: deal, at: 4}]\n---\n    fees: [{from: player, collected: after-deal, at: 2}]\n    options: [{option: 1, player: 1}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "round: [{does: collect-fee, at: 1}]\n---\n    fees: [{from: player, collected: after-deal, at: 2}]\n    options: [{option: 1, player: 1}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "round: [{does: bet}, {does: collect-fee, at: 1}, {does: deal, at: 4}]\n---\n    fees: [{from: player, collected: after-deal, at: 2}]\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["violated 1 2"],
        ),
        (
            "round: [{does: collect-fee, at: 1, where: elsewhere}, {does: deal, at: 4}, {does: collect-fee, at: 6}]\n---\n"
            "    fees: [{from: player, collected: after-deal, at: 2}]\n    options: [{option: 1, player: 1}]\n",
            {},
            ["met 6"],
        ),
        (
            "fees: [{from: player, collected: before-deal, at: 1}]\nround: [{does: deal}, {does: collect-fee, at: 6}]\n---\n"
            "    fees: [{from: player, collected: before-deal, at: 2}]\n    options: [{option: 1, player: 1}]\n",
            {},
            ["met 1"],
        ),
    ],
    "collection-stated": [
        (
            "    options: [{option: 1, player: 1, player-dealer: 0, at: 5}, {option: 2, player: 1, at: 6}]\n",
            {},
            ["not-stated 5"],
        ),
        ("    options: [{option: 1, player: 0, at: 5}]\n", {}, ["not-applicable"]),
        ("    called: A\n", {}, ["not-applicable"]),
        (
            "    fees: [{from: player, collected: before-deal, at: 1}]\n"
            "    options: [{option: 1, player: 1, player-dealer: 0, at: 5}, {option: 2, player: 1, at: 6}]\n",
            {},
            ["met 5"],
        ),
        (
            "    fees: [{from: player, collected: before-deal, at: 1}]\n    options: [{option: 1, player: 0, at: 5}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "    fees: [{from: player, collected: before-deal, at: 1}]\n    called: A\n",
            {},
            ["not-applicable"],
        ),
        (
            "    fees: [{from: player, collected: before-deal, at: 1}, {from: pot, at: 2}]\n"
            "    options: [{option: 1, player: 1, player-dealer: 0, at: 5}, {option: 2, player: 1, at: 6}]\n",
            {},
            ["met 5"],
        ),
        (
            "    fees: [{from: player, collected: before-deal, at: 1}, {from: pot, at: 2}]\n    options: [{option: 1, player: 0, at: 5}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "    fees: [{from: player, collected: before-deal, at: 1}, {from: pot, at: 2}]\n    called: A\n",
            {},
            ["not-applicable"],
        ),
        (
            "    fees: [{from: player, at: 1}]\n    options: [{option: 1, player: 1, player-dealer: 0, at: 5}, {option: 2, player: 1, at: 6}]\n",
            {},
            ["not-stated 1"],
        ),
        (
            "    fees: [{from: player, at: 1}]\n    options: [{option: 1, player: 0, at: 5}]\n",
            {},
            ["not-applicable"],
        ),
        ("    fees: [{from: player, at: 1}]\n    called: A\n", {}, ["not-applicable"]),
        (
            "    fees: [{from: player, amount: 1, at: 1}]\n    options: [{option: 1, player: 1, player-dealer: 0, at: 5}, {option: 2, player: 1, at: 6}]\n",
            {},
            ["not-stated 1"],
        ),
        (
            "    fees: [{from: player, amount: 1, at: 1}]\n    options: [{option: 1, player: 0, at: 5}]\n",
            {},
            ["not-stated 1"],
        ),
        ("    fees: [{from: player, amount: 1, at: 1}]\n    called: A\n", {}, ["not-stated 1"]),
        (
            "    options: [{option: 1, player: 1, at: 5}]\n  - games: {called: Other}\n    options: [{option: 2, player: 1, at: 6}]\n---\n"
            "fees: [{from: player, collected: before-deal}]\n",
            {},
            ["not-stated 6"],
        ),
        (
            "    options: [{option: 1, player: 1, at: 5}]\n---\nround: [{does: collect-fee}]\n",
            {},
            ["met 5"],
        ),
        (
            "    options: [{option: 1, player: 1, at: 5}]\n---\nround: [{does: deal}]\n---\nkind: schedule\nname: Other\n"
            "blocks: [{games: {called: Example, document: example}, fees: [{from: player, collected: before-deal, at: 1}]}]\n",
            {},
            ["not-applicable", "met 5"],
        ),
    ],
}


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
