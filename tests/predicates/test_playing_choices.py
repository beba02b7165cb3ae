"""Choices of a hand: after a split and before the look for a natural; marked cards and the wager of
the bank: a few words of a document, the verdict, and the lines it points at.
"""

from __future__ import annotations

import pytest

from tests.predicates.told import told

NATURAL = "compares: {by: closest-to-target, target: 21.5, natural: {ranks: [A, 10-K], first-cards: 2, at: 1}, outcomes: [{case: dealer-natural, base: loses, at: 2}]}\n"
SPLIT = "{is: split, allowed: true, on: [any pair], at: 3}"
SURRENDER = "{is: surrender, allowed: true, no-later-than: before-reveal, at: 3}"
LOOK = "{does: compare, called: natural-check, to: player-dealer, at: 4}"
ACT = "{does: act, to: players, at: 5}"
BOUND = "player-dealer: {wins-or-loses-at-most: {is: original-wager, at: 1}}\n"

ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "surrender-and-check": [
        (f"{NATURAL}round: [{LOOK}, {ACT}]\n", ["not-applicable"]),
        (f"round: [{LOOK}, {ACT}]\nplaying-options: [{SURRENDER}]\n", ["not-applicable"]),
        (f"compares: {{by: single-card, at: 1}}\nround: [{LOOK}, {ACT}]\nplaying-options: [{SURRENDER}]\n", ["not-applicable"]),
        (f"{NATURAL}round: [{LOOK}, {ACT}]\nplaying-options: [{{is: surrender, allowed: false, at: 3}}]\n", ["not-applicable"]),
        (f"{NATURAL}round: [{ACT}, {LOOK}]\nplaying-options: [{SURRENDER}]\n", ["unclear 3 2"]),
        (f"{NATURAL}round: [{LOOK}]\nplaying-options: [{SURRENDER}]\n", ["not-applicable"]),
        (f"{NATURAL}round: [{LOOK}, {ACT}]\nplaying-options: [{SURRENDER}]\n", ["unclear 3 4 2"]),
        (f"{NATURAL}round: [{LOOK}, {{does: draw, to: players}}]\nplaying-options: [{SPLIT}, {SURRENDER}]\n", ["unclear 3 4 2"]),
        (f"{NATURAL}round: [{LOOK}, {{does: draw, to: player-dealer}}]\nplaying-options: [{SURRENDER}]\n", ["not-applicable"]),
        (f"{NATURAL}round: [{{does: compare, to: players, at: 6}}, {{does: deal, to: player-dealer, at: 7}}, {ACT}]\nplaying-options: [{SURRENDER}]\n", ["unclear 3 2"]),
        (f"{NATURAL}round: [{{does: reveal, to: player-dealer, at: 6}}, {ACT}]\nplaying-options: [{SURRENDER}]\n", ["unclear 3 6 2"]),
        (f"{NATURAL}round: [{{does: reveal, to: player-dealer, where: restated, at: 6}}, {ACT}]\nplaying-options: [{SURRENDER}]\n", ["unclear 3 2"]),
        (f"{NATURAL}round: [{{does: act, to: players, where: restated}}, {LOOK}, {ACT}]\nplaying-options: [{SURRENDER}]\n", ["unclear 3 4 2"]),
        (f"{NATURAL}round: [{LOOK}, {ACT}]\nplaying-options: [{{is: surrender, allowed: true, at: 3}}]\n", ["unclear 3 4 2"]),
        (f"{NATURAL}round: [{LOOK}, {ACT}]\nplaying-options: [{SURRENDER}, {{is: surrender, allowed: false, against-natural: false, at: 6}}]\n", ["met 6"]),
        (f"{NATURAL}round: [{LOOK}, {ACT}]\nplaying-options: [{{is: surrender, allowed: true, against-natural: true, at: 3}}]\n", ["met 3"]),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "text", "expected"),
    [(rule, text, expected) for rule, rows in ROWS.items() for text, expected in rows],
)
def test_answers(rule: str, text: str, expected: list[str]) -> None:
    assert told(rule, text) == expected
