"""For what a fee is due, when, and who takes it: a few words of a document, the verdict, and the
lines it points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import told

Row = tuple[str, dict[str, Any], list[str]]

FLAT = "    options: [{option: 1, limit: 5-50, player: 1, player-dealer: 1, at: 3}]"

LATER = "    fees: [{from: player, per: wager, collected: after-deal, at: 1}%s]\n" + FLAT

WAGERED = "wagers: [{name: ante, placed: before-deal}, {name: bet, placed: {is: after-flop, at: 5}}]\n---\n"

OTHER = "kind: game\nname: Other\ncategory: player-dealer\n" + WAGERED.replace("at: 5", "at: 6")

ROWS: dict[str, list[Row]] = {
    "late-wager-fee": [
        (
            "round: [{does: deal, to: players, cards: 2}, {does: betting-round, at: 6}, {does: betting-round, at: 7}]\n---\n"
            + LATER % "",
            {},
            ["unclear 1 6"],
        ),
        (
            "round: [{does: betting-round, at: 6}, {does: deal, to: players, cards: 2}]\n---\n"
            + LATER % "",
            {},
            ["met 1"],
        ),
        (
            "round: [{does: deal, to: players, cards: 2}, {does: betting-round, where: stud, at: 6}]\n---\n"
            + LATER % "",
            {},
            ["met 1"],
        ),
        (
            "wagers: [{name: base, placed: {is: after-deal, at: 5}}]\nround: [{does: deal, to: players}, {does: betting-round, at: 6}]\n---\n"
            + LATER % "",
            {},
            ["unclear 1 6"],
        ),
        (
            WAGERED
            + LATER % ""
            + "\n  - games: {document: example}\n"
            + (LATER % "").replace("at: 1}]", "at: 2}]"),
            {},
            ["unclear 1 5"],
        ),
        (
            WAGERED
            + OTHER
            + LATER % ""
            + "\n  - games: {document: other}\n"
            + (LATER % "").replace("at: 1}]", "at: 2}]"),
            {},
            ["unclear 1 2 5 6"],
        ),
        (
            WAGERED
            + OTHER
            + LATER % ""
            + "\n  - games: {document: other}\n"
            + (LATER % "").replace("per: wager", "per: bet").replace("at: 1}]", "at: 2}]"),
            {},
            ["unclear 1 5", "unclear 2 6"],
        ),
    ],
}


@pytest.mark.parametrize(
    ("predicate", "text", "figures", "expected"),
    [(name, *row) for name, rows in ROWS.items() for row in rows],
)
def test_row(predicate: str, text: str, figures: dict[str, Any], expected: list[str]) -> None:
    assert told(predicate, text, **figures) == expected
