"""The limit on the bank, coverage and the button, row by row: a few words of a document, the
verdict, and the lines it points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import told

Row = tuple[str, dict[str, Any], list[str]]

ROWS: dict[str, list[Row]] = {
    "bank-untaken": [
        (
            "player-dealer: {rotation: {then: moved, at: 1}, nobody-takes: {then: same-player-continues, at: 2}}",
            {},
            ["unclear 2 1"],
        ),
        (
            "player-dealer: {rotation: {then: moved, at: 1}, nobody-takes: {then: game-stops, at: 2}}",
            {},
            ["met 2"],
        ),
    ],
    "banker-limit": [
        ("player-dealer: {rotation: {holds-at-most: 2, at: 1}}", {}, ["met 1"]),
        ("player-dealer: {rotation: {holds-at-most: 3, at: 1}}", {}, ["violated 1"]),
        (
            "player-dealer: {rotation: {holds-at-most: 2, at: 1}, intervening: {is: false, at: 2}}",
            {},
            ["violated 2"],
        ),
        ("player-dealer: {rotation: {offered-after: 2, then: rotated, at: 1}}", {}, ["met 1"]),
        ("player-dealer: {rotation: {offered-after: 2, then: moved, at: 1}}", {}, ["met 1"]),
        ("player-dealer: {rotation: {offered-after: 2, then: must-rotate, at: 1}}", {}, ["met 1"]),
        ("player-dealer: {rotation: {offered-after: 2, then: relinquished, at: 1}}", {}, ["met 1"]),
        ("player-dealer: {rotation: {then: moved, at: 1}}", {}, ["not-stated 1"]),
        (
            "player-dealer: {rotation: {holds-at-most: 60, unit: minutes, at: 1}}",
            {},
            ["not-stated 1"],
        ),
        (
            "player-dealer: {rotation: [{holds-at-most: 2, at: 1}, {offered-after: 3, at: 2}, {holds-at-most: 1, at: 3}]}",
            {},
            ["unclear 2 3"],
        ),
        ("player-dealer: {rotation: {holds-at-most: 3, at: 1}}", {"cap": 3}, ["met 1"]),
        (
            "player-dealer: {rotation: [{offered-after: 2, then: offered, at: 1}, {holds-at-most: 2, at: 2}]}",
            {},
            ["met 2"],
        ),
        (
            "player-dealer: {rotation: [{offered-after: 2, then: offered, at: 1}, {offered-after: 2, at: 2}]}",
            {"offer_suffices": True},
            ["met 1"],
        ),
        (
            "player-dealer: {rotation: [{offered-after: 2, then: offered, at: 1}, {offered-after: 2, at: 2}]}",
            {"offer_suffices": False},
            ["not-stated 1"],
        ),
        (
            "player-dealer: {rotation: [{offered-after: 2, then: offered, at: 1}, {offered-after: 2, at: 2}]}",
            {},
            ["unclear 1"],
        ),
        (
            "player-dealer: {rotation: [{offered-after: 2, then: offered, at: 1}, {offered-after: 2, at: 2}]}",
            {"offer_suffices": "perhaps"},
            ["unclear 1"],
        ),
    ],
    "button-card": [
        ("player-dealer: {action-button: [{by: card, card: first, at: 1}]}", {}, ["met 1"]),
        (
            "round: [{does: deal, to: player-dealer, cards: 3, at: 2}]\nplayer-dealer: {action-button: [{by: card, card: first, at: 1}]}",
            {},
            ["met 1"],
        ),
        (
            "round: [{does: deal, to: player-dealer, cards: 3, at: 2}]\nplayer-dealer: {action-button: [{by: card, card: fourth, at: 1}]}",
            {},
            ["violated 1 2"],
        ),
        (
            "round: [{does: deal, to: player-dealer, cards: 3, at: 2}]\nplayer-dealer: {action-button: [{by: card, card: fifth, at: 1}]}",
            {},
            ["violated 1 2"],
        ),
        (
            "round: [{does: deal, to: banker-hand, cards: 1, at: 2}]\nplayer-dealer: {action-button: [{by: card, card: second, at: 1}]}",
            {},
            ["violated 1 2"],
        ),
        (
            "round: [{does: deal, to: player-dealer, at: 2}, {does: deal, to: player-dealer, cards: 1, at: 3}]\n"
            "player-dealer: {action-button: [{by: card, card: second, at: 1}]}",
            {},
            ["met 1"],
        ),
    ],
    "button-dice": [
        (
            "player-dealer: {action-button: [{by: dice, dice: 1, seat-of-total: [['1-6', seat 1]], at: 1}]}",
            {},
            ["met 1"],
        ),
    ],
    "coverage": [
        (
            "player-dealer: {settling: {to-the-extent: true, at: 3}}",
            {"limb": "exposure"},
            ["met 3"],
        ),
        ("player-dealer: {settling: {pays: true, at: 3}}", {"limb": "exposure"}, ["not-stated"]),
        (
            "player-dealer: {wins-or-loses-at-most: {is: original-wager, at: 2}, settling: {to-the-extent: true, at: 3}}",
            {"limb": "exposure"},
            ["met 2"],
        ),
        ("player-dealer: {may-decline: true}", {"limb": "uncovered"}, ["not-stated"]),
        (
            "player-dealer: {uncovered-wagers: {are: returned, at: 2}}",
            {"limb": "uncovered"},
            ["met 2"],
        ),
        (
            "player-dealer: {uncovered-wagers: {are: refused, at: 2}}",
            {"limb": "uncovered"},
            ["met 2"],
        ),
        (
            "player-dealer: {uncovered-wagers: {are: no-action, at: 2}}",
            {"limb": "uncovered"},
            ["unclear 2"],
        ),
        ("player-dealer: {may-decline: true}", {"limb": "settling"}, ["not-stated"]),
        (
            "player-dealer: {settling: {collects: true, pays: true, at: 1}}",
            {"limb": "settling"},
            ["met 1"],
        ),
        (
            "player-dealer: {settling: [{collects: true, at: 1}, {pays: true, at: 2}]}",
            {"limb": "settling"},
            ["met 1 2"],
        ),
        (
            "player-dealer: {settling: {collects: true, at: 1}}",
            {"limb": "settling"},
            ["not-stated 1"],
        ),
        ("player-dealer: {settling: {pays: true, at: 1}}", {"limb": "settling"}, ["not-stated 1"]),
        (
            "player-dealer: {settling: {collects: true, pays: true, wagers: [play], at: 1}}",
            {"limb": "settling"},
            ["not-stated 1"],
        ),
        ("player-dealer: {settling: {is: false, at: 1}}", {"limb": "settling"}, ["violated 1"]),
        (
            "player-dealer: {settling: {collects: false, at: 1}}",
            {"limb": "settling"},
            ["violated 1"],
        ),
        ("player-dealer: {settling: {pays: false, at: 1}}", {"limb": "settling"}, ["violated 1"]),
        (
            "player-dealer: {settling: [{collects: true, pays: true, at: 1}, {pays: false, at: 2}]}",
            {"limb": "settling"},
            ["unclear 2 1"],
        ),
        ("player-dealer: {may-decline: true}", {"limb": "house"}, ["not-stated"]),
        ("player-dealer: {may-hold: {who: house, at: 4}}", {"limb": "house"}, ["violated 4"]),
        (
            "player-dealer: {may-hold: {who: house, is: false, at: 4}}",
            {"limb": "house"},
            ["not-stated"],
        ),
        ("player-dealer: {may-hold: {who: third-party, at: 4}}", {"limb": "house"}, ["not-stated"]),
        ("player-dealer: {may-decline: true}", {"limb": "interest"}, ["not-stated"]),
        ("player-dealer: {may-hold: {who: house, at: 4}}", {"limb": "interest"}, ["not-stated"]),
        ("states: [{that: house-does-not-participate, at: 7}]", {"limb": "house"}, ["met 7"]),
        ("states: [{that: house-never-player-dealer, at: 7}]", {"limb": "house"}, ["met 7"]),
        ("states: [{that: no-bank-by-anyone, at: 7}]", {"limb": "house"}, ["met 7"]),
        ("states: [{that: house-no-interest, at: 7}]", {"limb": "house"}, ["not-stated"]),
        ("states: [{that: fees-posted, at: 7}]", {"limb": "house"}, ["not-stated"]),
        (
            "states: [{that: house-does-not-participate, is: false, at: 7}, {that: no-bank-by-anyone, at: 8}]\nplayer-dealer: {may-hold: {who: house, at: 4}}",
            {"limb": "house"},
            ["violated 7"],
        ),
        ("states: [{that: house-no-interest, at: 7}]", {"limb": "interest"}, ["met 7"]),
        (
            "states: [{that: house-no-interest, is: false, at: 7}]",
            {"limb": "interest"},
            ["violated 7"],
        ),
        (
            "player-dealer: {uncovered-wagers: {are: not-refunded, at: 2}}",
            {"limb": "uncovered"},
            ["not-stated 2"],
        ),
        (
            "player-dealer: {uncovered-wagers: [{are: returned, at: 1}, {are: carried-over, at: 2}]}",
            {"limb": "uncovered"},
            ["unclear 2 1"],
        ),
        (
            "player-dealer: {uncovered-wagers: [{are: refused, at: 1}, {are: carried-over, at: 2}]}",
            {"limb": "uncovered"},
            ["violated 2"],
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
