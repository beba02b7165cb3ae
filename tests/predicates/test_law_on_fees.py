"""Provisions of law on fees and statements: a few words of a document, the verdict, and the lines
it points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import told

Row = tuple[str, dict[str, Any], list[str]]

ROWS: dict[str, list[Row]] = {
    "fee-amount": [
        (
            "    fees: [{from: player, per: hour, amount: 2, at: 1}]\n",
            {"level": "schedule", "cap": 1},
            ["violated 1"],
        ),
        (
            "    fees: [{from: player, per: half-hour, amount: 1, at: 1}]\n",
            {"level": "schedule", "cap": 1},
            ["violated 1"],
        ),
        (
            "    fees: [{from: player, per: hour, amount: 1, at: 1}]\n",
            {"level": "schedule", "cap": 1},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, amount: 2, at: 1}]\n",
            {"level": "schedule", "cap": 1},
            ["violated 1"],
        ),
        (
            "    fees: [{from: player, per: hand, at: 1}]\n"
            "    options: [{option: 1, player: 2, at: 2}, {option: 2, player: 3, at: 3}, {option: 3, player: 2, at: 4}]\n",
            {"level": "schedule", "cap": 1},
            ["violated 3"],
        ),
        (
            "    fees: [{from: player, per: hand, at: 1}]\n    options: [{option: 1, pot: 2, at: 2}]\n",
            {"level": "schedule", "cap": 1},
            ["not-stated 1"],
        ),
        (
            "    fees: [{component: drop, per: hand, at: 1}]\n    columns: [option, drop]\n    options: [{option: 1, drop: 2, at: 2}]\n",
            {"level": "schedule", "cap": 1},
            ["violated 2"],
        ),
        (
            "    fees: [{from: pot, per: hand, at: 1}]\n    columns: [option, {is: drop, from: pot}]\n    options: [{option: 1, drop: 2, at: 2}]\n",
            {"level": "schedule", "cap": 1},
            ["violated 2"],
        ),
        (
            "    fees: [{from: player, per: hand, amount: 2, funds: jackpot, at: 1}, {from: player, per: hand, amount: 1, at: 2}]\n",
            {"level": "schedule", "cap": 1},
            ["met 2"],
        ),
        (
            "    fees: [{from: player, per: hand, amount: 2, funds: jackpot, at: 1}, {from: player, per: hand, amount: 3, at: 2}]\n",
            {"level": "schedule", "cap": 1, "funds": "jackpot"},
            ["violated 1"],
        ),
        (
            "    fees: [{from: player, per: hand, at: 1}]\n    options: [{option: 1, player: 1, at: 2}]\n  - games: {called: Example, document: example}\n"
            "    fees: [{from: pot, per: hand, at: 3}, {from: player, per: hour, amount: 1, at: 6}]\n    options: [{option: 1, player: 9, at: 4}]\n",
            {"level": "schedule", "cap": 1},
            ["violated 4"],
        ),
        (
            "    fees: [{from: player, per: hand, amount: 5, at: 1}, {from: player, per: hour, amount: 6, at: 2}]\n",
            {"level": "schedule", "cap": 1, "per": ["hour"]},
            ["violated 2"],
        ),
    ],
    "fee-methods": [
        (
            "    fees: [{from: player, per: hand, amount: 1, at: 1}]\n",
            {
                "level": "schedule",
                "periods": ["hour", "half-hour"],
                "payers": ["player", "all-players"],
            },
            ["not-stated 1"],
        ),
        (
            "    fees: [{from: player, per: hand, amount: 1, collected: before-deal, at: 1}]\n",
            {
                "level": "schedule",
                "periods": ["hour", "half-hour"],
                "payers": ["player", "all-players"],
            },
            ["met 1"],
        ),
        (
            "    fees: [{from: player, per: hand, amount: 1, collected: after-deal, at: 1}]\n",
            {
                "level": "schedule",
                "periods": ["hour", "half-hour"],
                "payers": ["player", "all-players"],
            },
            ["violated 1.collected"],
        ),
        (
            "    fees: [{from: player, per: hour, amount: 1, collected: after-deal, at: 1}]\n",
            {
                "level": "schedule",
                "periods": ["hour", "half-hour"],
                "payers": ["player", "all-players"],
            },
            ["met 1"],
        ),
        (
            "    fees: [{from: pot, per: hand, amount: 1, collected: after-deal, at: 1}, {from: pot, per: hand, amount: 2, collected: before-deal, at: 2}]\n",
            {
                "level": "schedule",
                "periods": ["hour", "half-hour"],
                "payers": ["player", "all-players"],
            },
            ["violated 1"],
        ),
        (
            "    fees: [{from: player, per: hand, amount: 1, collected: after-deal, at: 1}, {from: player, per: hand, amount: 2, collected: after-flop, at: 2}]\n",
            {
                "level": "schedule",
                "periods": ["hour", "half-hour"],
                "payers": ["player", "all-players"],
            },
            ["violated 1.collected", "violated 2.collected"],
        ),
        (
            "    fees: [{from: player, per: hour, amount: 1, at: 1}, {from: pot, per: hand, amount: 2, collected: before-deal, at: 2}]\n",
            {
                "level": "schedule",
                "periods": ["hour", "half-hour"],
                "payers": ["player", "all-players"],
            },
            ["violated 2"],
        ),
        (
            "    columns: [option, {is: player, on: player-wager}]\n    options: [{option: 1, player: [[5-50, 1], [51+, 2]], at: 3}]\n",
            {
                "level": "schedule",
                "periods": ["hour", "half-hour"],
                "payers": ["player", "all-players"],
            },
            ["unclear 3"],
        ),
        (
            "    columns: [option, {is: pot, on: pot}]\n    options: [{option: 1, pot: [[5-50, 1], [51+, 2]], at: 3}]\n",
            {
                "level": "schedule",
                "periods": ["hour", "half-hour"],
                "payers": ["player", "all-players"],
            },
            ["violated 3"],
        ),
        (
            "    fees: [{from: pot, per: hand, at: 1}]\n    options: [{option: 1, pot: 1, at: 3}]\n",
            {
                "level": "schedule",
                "periods": ["hour", "half-hour"],
                "payers": ["player", "all-players"],
            },
            ["violated 1"],
        ),
        (
            "    fees: [{from: pot, amount: none, at: 1}]\n    options: [{option: 1, pot: 1, at: 3}, {option: 2, pot: 1, at: 4}]\n",
            {
                "level": "schedule",
                "periods": ["hour", "half-hour"],
                "payers": ["player", "all-players"],
            },
            ["violated 3"],
        ),
        (
            "    options: [{option: 1, player: 1, at: 2}, {option: 2, player: 1, pot: 1, at: 3}]\n",
            {
                "level": "schedule",
                "periods": ["hour", "half-hour"],
                "payers": ["player", "all-players"],
            },
            ["violated 3"],
        ),
        (
            "    fees: [{from: player, per: hand, amount: 0, at: 1}]\n",
            {
                "level": "schedule",
                "periods": ["hour", "half-hour"],
                "payers": ["player", "all-players"],
            },
            ["not-applicable"],
        ),
        (
            "    fees: [{from: player, per: hand, amount: [none, 1], at: 1}]\n",
            {
                "level": "schedule",
                "periods": ["hour", "half-hour"],
                "payers": ["player", "all-players"],
            },
            ["not-stated 1"],
        ),
        (
            "fees: [{from: pot, per: hand, amount: 1, at: 1}]",
            {
                "level": "game",
                "periods": ["hour", "half-hour"],
                "payers": ["player", "all-players"],
            },
            ["violated 1"],
        ),
    ],
    "one-fee-type": [
        (
            "    fees: [{from: player, per: hand, at: 1}, {from: player, per: hour, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["violated 2 1"],
        ),
        (
            "    fees: [{from: player, per: hour, at: 1}, {from: player, per: hour, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, per: hand, at: 1}, {from: player, per: half-hour, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["violated 2 1"],
        ),
        (
            "    fees: [{from: player, per: hour, at: 1}, {from: player, per: half-hour, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, per: hand, at: 1}, {from: player, per: day, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["violated 2 1"],
        ),
        (
            "    fees: [{from: player, per: hour, at: 1}, {from: player, per: day, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, per: hand, at: 1}, {from: player, per: session, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["violated 2 1"],
        ),
        (
            "    fees: [{from: player, per: hour, at: 1}, {from: player, per: session, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, per: hand, at: 1}, {from: player, per: hand, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, per: hour, at: 1}, {from: player, per: hand, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["violated 2 1"],
        ),
        (
            "    fees: [{from: player, per: hand, at: 1}, {from: player, per: round, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, per: hour, at: 1}, {from: player, per: round, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["violated 2 1"],
        ),
        (
            "    fees: [{from: player, per: hand, at: 1}, {from: player, per: pot, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, per: hour, at: 1}, {from: player, per: pot, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["violated 2 1"],
        ),
        (
            "    fees: [{from: player, per: hand, at: 1}, {from: player, per: wager, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, per: hour, at: 1}, {from: player, per: wager, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["violated 2 1"],
        ),
        (
            "    fees: [{from: player, per: hand, at: 1}, {from: player, per: bet, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, per: hour, at: 1}, {from: player, per: bet, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["violated 2 1"],
        ),
        (
            "    fees: [{from: player, per: hand, at: 1}, {from: player, per: card, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, per: hour, at: 1}, {from: player, per: card, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, per: hand, options: 1, at: 1}, {from: player, per: hour, options: 2, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, per: hand, options: 1-2, at: 1}, {from: player, per: hour, options: 2-3, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["violated 2 1"],
        ),
        (
            "    fees: [{from: player, per: hand, options: 1-2, at: 1}, {from: player, per: hour, options: 3-4, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, per: hand, options: 2-3, at: 1}, {from: player, per: hour, options: 1-2, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["violated 2 1"],
        ),
        (
            "    fees: [{from: player, per: hand, options: 1+, at: 1}, {from: player, per: hour, options: 3, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["violated 2 1"],
        ),
        (
            "    fees: [{from: player, per: hand, options: 3, at: 1}, {from: player, per: hour, options: 1+, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["violated 2 1"],
        ),
        (
            "    fees: [{from: player, per: hand, options: [1, 4], at: 1}, {from: player, per: hour, options: [2, 4], at: 2}]\n",
            {"level": "schedule", "law": True},
            ["violated 2 1"],
        ),
        (
            "    fees: [{from: player, per: hand, options: [1, 4], at: 1}, {from: player, per: hour, options: [2, 5], at: 2}]\n",
            {"level": "schedule", "law": True},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, per: hand, at: 1}]\n  - games: {called: Example, document: example}\n    fees: [{from: player, per: hour, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["unclear 1 2"],
        ),
        (
            "    fees: [{from: pot, per: round, at: 5}]\n  - games: {called: Example, document: example}\n"
            "    fees: [{from: player, per: hand, at: 1}, {from: player, per: hour, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["violated 2 1"],
        ),
        (
            "    fees: [{from: player, per: hand, amount: none, at: 1}, {from: player, per: hour, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["met 2"],
        ),
        (
            "    fees: [{from: player, per: hand, amount: [none, 1], at: 1}, {from: player, per: hour, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["violated 2 1"],
        ),
        (
            "    fees: [{from: player, share: {is: 5 %, of: winnings}, at: 1}, {from: player, per: hour, at: 2}]\n",
            {"level": "schedule", "law": True},
            ["violated 2 1"],
        ),
    ],
    "required-statement": [
        (
            "    fees: [{from: player, collected: before-deal, at: 1}, {from: pot, at: 2}]\n",
            {"level": "schedule", "claims": ["fees-determined-before-play"]},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, collected: before-play, at: 1}, {from: pot, at: 2}]\n",
            {"level": "schedule", "claims": ["fees-determined-before-play"]},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, collected: start-of-hand, at: 1}, {from: pot, at: 2}]\n",
            {"level": "schedule", "claims": ["fees-determined-before-play"]},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, collected: start-of-round, at: 1}, {from: pot, at: 2}]\n",
            {"level": "schedule", "claims": ["fees-determined-before-play"]},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, collected: start-of-half-hour, at: 1}, {from: pot, at: 2}]\n",
            {"level": "schedule", "claims": ["fees-determined-before-play"]},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, collected: start-of-hour, at: 1}, {from: pot, at: 2}]\n",
            {"level": "schedule", "claims": ["fees-determined-before-play"]},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, collected: with-bet, at: 1}, {from: pot, at: 2}]\n",
            {"level": "schedule", "claims": ["fees-determined-before-play"]},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, collected: after-wagers, at: 1}, {from: pot, at: 2}]\n",
            {"level": "schedule", "claims": ["fees-determined-before-play"]},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, collected: after-deal, at: 1}, {from: pot, at: 2}]\n",
            {"level": "schedule", "claims": ["fees-determined-before-play"]},
            ["not-stated 1"],
        ),
        (
            "    fees: [{from: player, determined: before-hand, at: 1}]\n",
            {"level": "schedule", "claims": ["fees-determined-before-play"]},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, determined: before-hand, at: 1}]\n",
            {"level": "schedule", "claims": ["fees-posted"]},
            ["not-stated 1"],
        ),
        (
            "    fees: [{from: player, determined: after-hand, at: 1}]\n",
            {"level": "schedule", "claims": ["fees-determined-before-play"]},
            ["not-stated 1"],
        ),
        (
            "    fees: [{from: player, determined: after-hand, at: 1}]\n",
            {"level": "schedule", "claims": ["fees-posted"]},
            ["not-stated 1"],
        ),
        (
            "    fees: [{from: player, posted: on-table, at: 1}]\n",
            {"level": "schedule", "claims": ["fees-determined-before-play"]},
            ["not-stated 1"],
        ),
        (
            "    fees: [{from: player, posted: on-table, at: 1}]\n",
            {"level": "schedule", "claims": ["fees-posted"]},
            ["met 1"],
        ),
        (
            "    options: [{option: 1, player: 1, at: 3}, {option: 2, player: 1, at: 4}]\n",
            {"level": "schedule", "claims": ["fees-determined-before-play"]},
            ["not-stated 3"],
        ),
        (
            "    options: [{option: 1, player: 1, at: 3}, {option: 2, player: 1, at: 4}]\n",
            {"level": "schedule", "claims": ["fees-posted"]},
            ["not-stated 3"],
        ),
        (
            "kind: schedule\nname: Rates\nstates: [{that: fees-posted, at: 1}]\nblocks: [{options: [{option: 1, player: 1, at: 3}]}]\n",
            {"level": "schedule", "claims": ["fees-posted"]},
            ["met 1"],
        ),
        (
            "kind: schedule\nname: Rates\nstates: [{that: fees-posted, is: false, at: 1}]\nblocks: [{options: [{option: 1, player: 1, at: 3}]}]\n",
            {"level": "schedule", "claims": ["fees-posted"]},
            ["violated 1"],
        ),
        (
            "kind: schedule\nname: Rates\nstates: [{that: house-no-interest, at: 1}]\nblocks: [{options: [{option: 1, player: 1, at: 3}]}]\n",
            {"level": "schedule", "claims": ["fees-posted"]},
            ["not-stated 3"],
        ),
        (
            "kind: schedule\nname: Rates\nstates: [{that: house-no-interest, at: 1}, {that: fees-posted, at: 2}]\n"
            "blocks: [{options: [{option: 1, player: 1, at: 3}]}]\n",
            {"level": "schedule", "claims": ["fees-posted"]},
            ["met 2"],
        ),
        (
            "    options: [{option: 1, limit: 5-10, player: 1, at: 3}, {option: 2, limit: 5-10, player: 1, at: 4}]\n  - games: {called: Example, document: example}\n"
            "    options: [{option: 3, limit: 5-10, player: 1, at: 3}]\n",
            {"level": "schedule", "claims": ["one-schedule-at-a-time"]},
            ["not-applicable"],
        ),
        (
            "    options: [{option: 1, limit: 5-10, player: 1, at: 3}, {option: 2, limit: 11-20, player: 1, at: 4}]\n"
            "  - games: {called: Example, document: example}\n    options: [{option: 3, limit: 5-10, player: 1, at: 3}]\n",
            {"level": "schedule", "claims": ["one-schedule-at-a-time"]},
            ["not-stated 3"],
        ),
        (
            "    options: [{option: 1, player: 1, at: 3}]\n---\nstates: [{that: fees-posted, at: 8}]\n",
            {"level": "schedule", "claims": ["fees-posted"]},
            ["met 8"],
        ),
        (
            "    options: [{option: 1, player: 1, at: 3}]\n---\nstates: [{that: fees-posted, is: false, at: 8}]\n",
            {"level": "schedule", "claims": ["fees-posted"]},
            ["violated 3 8"],
        ),
        (
            "    options: [{option: 1, player: 1, at: 3}]\n---\nstates: [{that: house-no-interest, at: 8}]\n",
            {"level": "schedule", "claims": ["fees-posted"]},
            ["not-stated 3"],
        ),
        (
            "    options: [{option: 1, player: 1, at: 3}]\n---\nfees: [{from: player, posted: on-table, at: 8}]\n",
            {"level": "schedule", "claims": ["fees-posted"]},
            ["met 8"],
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
