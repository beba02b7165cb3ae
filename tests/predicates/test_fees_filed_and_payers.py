"""Schedules filed for a game, fees printed, brackets of limits, payers: a few words of a document,
the verdict, and the lines it points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import told

Row = tuple[str, dict[str, Any], list[str]]

ROWS: dict[str, list[Row]] = {
    "fee-schedule-filed": [
        (
            "kind: game\nname: Lucky Red Poker\ncategory: player-dealer\n---\n  - games: {called: Lucky Red Stud, approval: GEGA-000009, at: 3}\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["unclear 3 .name"],
        ),
        (
            "kind: game\nname: Lucky Red Poker\ncategory: player-dealer\n---\n  - games: {called: Lucky Stud, at: 3}\n    options: [{option: 1, player: 1}]\n",
            {},
            ["not-stated"],
        ),
        (
            "kind: game\nname: Lucky Poker\ncategory: player-dealer\n---\n  - games: {called: Lucky Stud, at: 3}\n    options: [{option: 1, player: 1}]\n",
            {},
            ["not-stated"],
        ),
        (
            "kind: game\nname: Lucky Poker\ncategory: player-dealer\n---\n  - games: {called: Poker Lucky, at: 3}\n    options: [{option: 1, player: 1}]\n",
            {},
            ["unclear 3 .name"],
        ),
        (
            "kind: game\nname: Poker\ncategory: player-dealer\n---\n  - games: {called: Stud Poker, at: 3}\n    options: [{option: 1, player: 1}]\n",
            {},
            ["not-stated"],
        ),
        (
            "kind: game\nname: Lucky Poker\ncategory: player-dealer\n---\n  - games: {called: Lucky Poker Deluxe, at: 3}\n    options: [{option: 1, player: 1}]\n",
            {},
            ["met 3"],
        ),
        (
            "kind: game\nname: Lucky Poker Deluxe\ncategory: player-dealer\n---\n  - games: {called: Lucky Poker, at: 3}\n    options: [{option: 1, player: 1}]\n",
            {},
            ["met 3"],
        ),
        (
            "kind: game\nname: Lucky Poker\ncategory: player-dealer\n---\n  - games: {approval: GEGA-000001, at: 3}\n    options: [{option: 1, player: 1}]\n",
            {},
            ["not-stated"],
        ),
        (
            "kind: game\nname: Lucky Red Blue Poker Two Six\ncategory: player-dealer\n---\n  - games: {called: Red Blue Poker Two, at: 3}\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["unclear 3 .name"],
        ),
        (
            "kind: game\nname: Lucky Red Blue Poker Two Six\ncategory: player-dealer\n---\n  - games: {called: Red Blue Poker, at: 3}\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["not-stated"],
        ),
        (
            "kind: game\nname: Lucky Poker\ncategory: player-dealer\nfees: [{from: player, at: 1}]\n---\n  - games: {called: Other Name, at: 3}\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["not-stated 1"],
        ),
        (
            "kind: game\nname: Lucky Poker\ncategory: player-dealer\nfees: [{from: player, amount: 1, at: 1}]\n---\n  - games: {called: Other Name, at: 3}\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["met 1"],
        ),
        (
            "kind: game\nname: Lucky Poker\ncategory: player-dealer\nfees: [{from: player, share: {is: 5 %, of: winnings}, at: 1}]\n---\n"
            "  - games: {called: Other Name, at: 3}\n    options: [{option: 1, player: 1}]\n",
            {},
            ["met 1"],
        ),
        (
            "kind: game\nname: Lucky Poker\ncategory: player-dealer\nalso-called: [{is: Other Name}]\n---\n  - games: {called: Other Name, at: 3}\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["met 3"],
        ),
        (
            "kind: game\nname: Lucky Poker\ncategory: player-dealer\nfees: [{from: player, amount: none, at: 1}]\n---\n  - games: {called: Other Name, at: 3}\n"
            "    options: [{option: 1, player: 1}]\n",
            {},
            ["not-stated 1"],
        ),
        (
            "kind: game\nname: Lucky Red Poker\ncategory: player-dealer\n---\n  - games: {called: Other, at: 3}\n    options: [{option: 1, player: 1}]\n"
            "  - games: {called: Lucky Red Stud, at: 4}\n    options: [{option: 1, player: 1}]\n",
            {},
            ["unclear 4 .name"],
        ),
    ],
    "fees-printed": [
        ("    fees: [{from: player, at: 1}]\n", {}, ["not-stated 1"]),
        (
            "    columns: [{is: option, at: 3}, {is: player, at: 4}]\n    fees: [{from: player, at: 1}]\n",
            {},
            ["not-stated 3"],
        ),
        ("    called: Nothing\n", {}, ["not-stated"]),
        (
            "    fees: [{from: player, amount: 1, at: 1}, {from: pot, at: 2}]\n",
            {},
            ["not-stated 2"],
        ),
        ("    fees: [{from: player, share: {is: 5 %, of: winnings}, at: 1}]\n", {}, ["met"]),
        (
            "    fees: [{from: pot, at: 1}]\n    options: [{option: 1, player: 1, at: 3}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "    fees: [{from: pot, at: 1}, {from: player, at: 2}]\n    options: [{option: 1, player: 1, at: 3}]\n",
            {},
            ["not-stated 1 3"],
        ),
        (
            "    fees: [{from: pot, amount: 1, at: 1}, {from: winner, at: 2}, {from: player, at: 4}]\n    options: [{option: 1, player: 1, at: 3}]\n",
            {},
            ["not-stated 2 3"],
        ),
        (
            "    fees: [{from: pot, at: 1, options: [1]}, {from: winner, at: 2, options: [2]}]\n    options: [{option: 1, player: 1, at: 3}, {option: 2, player: 1, at: 5}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "    fees: [{from: pot, at: 1, options: [1]}, {from: winner, at: 2, options: [2]}]\n    options: [{option: 1, pot: 1, at: 3}, {option: 2, at: 5}]\n",
            {},
            ["not-stated 2 5"],
        ),
        ("    options: [{option: 1, limit: 5-10, at: 3}]\n", {}, ["not-stated"]),
        (
            "    fees: [{at: 1}, {from: pot, at: 2}, {from: player, at: 4}]\n    options: [{option: 1, player: 1, at: 3}]\n",
            {},
            ["not-stated 2 3"],
        ),
        ("kind: schedule\nname: Rates\nblocks: []\n", {}, ["not-applicable"]),
    ],
    "limit-brackets": [
        (
            "    options: [{option: 1, at: 1, limit: 5-10, player: 1}, {option: 2, at: 2, limit: 11-50, player: 2}, {option: 3, at: 3, limit: 51-100, player: 3}]\n",
            {},
            ["met 1"],
        ),
        (
            "    options: [{option: 1, at: 1, limit: 5-10, player: 1}, {option: 2, at: 2, limit: 10-50, player: 2}]\n",
            {},
            ["unclear 2 1"],
        ),
        (
            "    options: [{option: 1, at: 1, limit: 5-10, player: 1}, {option: 2, at: 2, limit: 12-50, player: 2}, {option: 3, at: 3, limit: 51-100, player: 3}]\n",
            {},
            ["unclear 2 1"],
        ),
        (
            "    options: [{option: 1, at: 1, limit: 5-10, player: 1}, {option: 2, at: 2, limit: 12-50, player: 2}]\n",
            {},
            ["met 1"],
        ),
        (
            "    options: [{option: 1, at: 1, limit: 5-10, player: 1}, {option: 2, at: 2, limit: 11-50, player: 2}, {option: 3, at: 3, limit: 60-100, player: 3}]\n",
            {},
            ["unclear 3 2"],
        ),
        (
            "    options: [{option: 1, at: 1, limit: 5-10, player: 1}, {option: 2, at: 2, limit: 10+, player: 2}]\n",
            {},
            ["unclear 2 1"],
        ),
        (
            "    options: [{option: 1, at: 1, limit: 5-30, player: 1}, {option: 2, at: 2, limit: 10-50, player: 2}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "    options: [{option: 1, at: 1, limit: 5-10, player: 1}, {option: 2, at: 2, limit: 10-20, player: 2}, {option: 3, at: 3, limit: 20-40, player: 3}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "    options: [{option: 1, at: 1, limit: 5-10, player: 1}, {option: 2, at: 2, limit: 10-20, player: 2}, {option: 3, at: 3, limit: 20-50, player: 3}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "    options: [{option: 1, at: 1, limit: 5-10, player: 1}, {option: 2, at: 2, limit: 10-25, player: 2}]\n",
            {},
            ["unclear 2 1"],
        ),
        (
            "    options: [{option: 1, at: 1, limit: 0-10, player: 1}, {option: 2, at: 2, limit: 11-50, player: 2}]\n",
            {},
            ["met 1"],
        ),
        (
            "    options: [{option: 1, at: 1, limit: 5+, player: 1}, {option: 2, at: 2, limit: 10+, player: 2}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "    options: [{option: 1, at: 1, limit: 5-10, player: 1}, {option: 2, at: 2, limit: 10-20-40, player: 2}, {option: 3, at: 3, limit: 41-90, "
            "player: 3}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "    options: [{option: 1, at: 1, limit: 5, player: 1}, {option: 2, at: 2, limit: 10-50, player: 2}]\n",
            {},
            ["met 1"],
        ),
        (
            "    options: [{option: 1, at: 1, limit: 5-9, player: 1}, {option: 2, at: 2, limit: 10, player: 2}]\n",
            {},
            ["met 1"],
        ),
        (
            "    options: [{option: 1, at: 1, limit: 4-8, player: 1}, {option: 2, at: 2, limit: 10-50, player: 2}, {option: 3, at: 3, limit: 51-200, player: 3}]\n",
            {},
            ["unclear 2 1"],
        ),
        (
            "    options: [{option: 1, at: 1, limit: 5-10, player: 1}, {option: 2, at: 2, limit: 5-10, player: 2}]\n",
            {},
            ["not-applicable"],
        ),
        ("    options: [{option: 1, at: 1, limit: 5-10, player: 1}]\n", {}, ["not-applicable"]),
        (
            "    options: [{option: 1, at: 1, limit: 51-100, player: 1}, {option: 2, at: 2, limit: 5-10, player: 2}, {option: 3, at: 3, limit: 11-50, player: 3}]\n",
            {},
            ["met 2"],
        ),
        (
            "    options: [{option: 1, at: 1, limit: 5-10, player: 1}, {option: 2, at: 2, limit: 10-50, player: 1}]\n",
            {},
            ["met 1"],
        ),
        (
            "    options: [{option: 1, at: 1, limit: 5-10, player: 1}, {option: 2, at: 2, player: 1}]\n",
            {},
            ["not-applicable"],
        ),
    ],
    "payer-exists": [
        (
            "  - games: [{called: Stranger, at: 4}, {called: Example, document: example, at: 5}]\n    fees: [{from: player-dealer, at: 1}]\n"
            "    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\ncategory: poker\n",
            {},
            ["violated 1 5"],
        ),
        (
            "  - games: [{called: Stranger, at: 4}, {called: Example, document: example, at: 5}]\n    fees: [{from: player-dealer, at: 1}]\n"
            "    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: players, at: 8}, {does: deal, to: players, at: 9}]\n",
            {},
            ["violated 1 5 8"],
        ),
        (
            "  - games: [{called: Stranger, at: 4}, {called: Example, document: example, at: 5}]\n    fees: [{from: player-dealer, at: 1}]\n"
            "    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "states: [{that: no-player-dealer-position, at: 6}, {that: fees-posted, at: 7}]\n",
            {},
            ["met 1"],
        ),
        (
            "  - games: [{called: Stranger, at: 4}, {called: Example, document: example, at: 5}]\n    fees: [{from: player-dealer, at: 1}]\n"
            "    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\ncategory: poker\nstates: [{that: no-player-dealer-position, is: false, at: 6}]\n",
            {},
            ["violated 1 5"],
        ),
        (
            "  - games: [{called: Stranger, at: 4}, {called: Example, document: example, at: 5}]\n    fees: [{from: player-dealer, at: 1}]\n"
            "    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\ncategory: poker\nplayer-dealer: {may-decline: true}\n",
            {},
            ["met 1"],
        ),
        (
            "  - games: [{called: Stranger, at: 4}, {called: Example, document: example, at: 5}]\n    fees: [{from: player-dealer, at: 1}]\n"
            "    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\ncategory: pan\n",
            {},
            ["violated 1 5"],
        ),
        (
            "  - games: [{called: Stranger, at: 4}, {called: Example, document: example, at: 5}]\n    fees: [{from: player-dealer, at: 1}]\n"
            "    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\ncategory: player-dealer\n",
            {},
            ["met 1"],
        ),
        (
            "  - games: [{called: Stranger, at: 4}, {called: Example, document: example, at: 5}]\n    fees: [{from: pot, collected: start-of-half-hour, at: 1}]\n"
            "    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\ncategory: poker\n",
            {},
            ["unclear 1"],
        ),
        (
            "  - games: [{called: Stranger, at: 4}, {called: Example, document: example, at: 5}]\n"
            "    fees: [{from: pot, collected: start-of-hour, at: 1}, {from: pot, collected: start-of-half-hour, at: 2}]\n    options: [{option: 1, player: 1}]\n---\n"
            "kind: game\nname: Example\ncategory: poker\n",
            {},
            ["unclear 1 2"],
        ),
        (
            "  - games: [{called: Stranger, at: 4}, {called: Example, document: example, at: 5}]\n    fees: [{from: pot, at: 1}]\n"
            "    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\ncategory: poker\n",
            {},
            ["met 1"],
        ),
        (
            "  - games: [{called: Stranger, at: 4}, {called: Example, document: example, at: 5}]\n    fees: [{from: player, collected: start-of-hour, at: 1}]\n"
            "    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\ncategory: poker\n",
            {},
            ["met 1"],
        ),
        (
            "  - games: [{called: Stranger, at: 4}, {called: Example, document: example, at: 5}]\n    fees: [{from: player-dealer, amount: none, at: 1}]\n"
            "    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\ncategory: poker\n",
            {},
            ["not-applicable"],
        ),
        (
            "  - games: [{called: Stranger, at: 4}, {called: Example, document: example, at: 5}]\n    fees: [{per: hand, at: 1}]\n"
            "    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\ncategory: poker\n",
            {},
            ["not-applicable"],
        ),
    ],
    "rules-and-rates": [
        (
            "fees: [{from: player, on: total-table-action, at: 1}]\n---\n    fees: [{from: player, on: total-player-wager, at: 2}]\n"
            "    options: [{option: 1, player: 1, player-dealer: 2, at: 9}]\n",
            {},
            ["violated 1 2"],
        ),
        (
            "fees: [{from: player, on: total-player-wager, at: 1}]\n---\n    fees: [{from: player, on: player-wager, at: 2}]\n"
            "    options: [{option: 1, player: 1, player-dealer: 2, at: 9}]\n",
            {},
            ["violated 1 2"],
        ),
        (
            "fees: [{from: player, on: player-wager, at: 1}]\n---\n    fees: [{from: player, on: player-wager, at: 2}]\n"
            "    options: [{option: 1, player: 1, player-dealer: 2, at: 9}]\n",
            {},
            ["met 1"],
        ),
        (
            "fees: [{from: player, on: ante, at: 1}]\n---\n    fees: [{from: player, on: player-wager, at: 2}]\n"
            "    options: [{option: 1, player: 1, player-dealer: 2, at: 9}]\n",
            {},
            ["violated 1 2"],
        ),
        (
            "fees: [{from: player, on: table-limit, at: 1}]\n---\n    fees: [{from: player, on: total-table-action, at: 2}]\n"
            "    options: [{option: 1, player: 1, player-dealer: 2, at: 9}]\n",
            {},
            ["violated 1 2"],
        ),
        (
            "fees: [{from: player, on: pot, at: 1}]\n---\n    fees: [{from: player, on: player-wager, at: 2}]\n"
            "    options: [{option: 1, player: 1, player-dealer: 2, at: 9}]\n",
            {},
            ["met 1"],
        ),
        (
            "fees: [{from: player, on: ante, at: 1}]\n---\n"
            "    fees: [{from: player-dealer, on: player-wager, at: 2}, {from: player, on: player-wager, amount: 1, at: 3}]\n"
            "    options: [{option: 1, player: 1, player-dealer: 2, at: 9}]\n",
            {},
            ["met 1"],
        ),
        (
            "fees: [{from: player, on: ante, at: 1}, {from: player-dealer, on: ante, at: 4}]\n---\n"
            "    fees: [{from: player-dealer, on: player-wager, at: 2}, {from: player, on: player-wager, at: 3}]\n"
            "    options: [{option: 1, player: 1, player-dealer: 2, at: 9}]\n",
            {},
            ["violated 1 3"],
        ),
        (
            "fees: [{from: pot, at: 1}, {from: winner, at: 4}]\n---\n"
            "    fees: [{from: pot, amount: none, at: 2}, {from: pot, amount: none, at: 3}, {from: player, amount: none, at: 5}, {from: pot, at: 6}]\n"
            "    options: [{option: 1, player: 1, player-dealer: 2, at: 9}]\n",
            {},
            ["unclear 1 9"],
        ),
        (
            "fees: [{from: player, at: 1}, {from: winner, at: 4}]\n---\n    fees: [{from: player, at: 2}]\n"
            "    options: [{option: 1, player: 1, player-dealer: 2, at: 9}]\n",
            {},
            ["unclear 4 9"],
        ),
        (
            "fees: [{from: pot, at: 1}]\n---\n    fees: [{from: pot, at: 2}]\n    options: [{option: 1, player: 0, at: 9}]\n",
            {},
            ["met 1"],
        ),
        (
            "fees: [{from: pot, at: 1}]\n---\n    fees: [{from: pot, at: 2}]\n    options: [{option: 1, player: 0, player-dealer: 1, pot: 0, at: 9}]\n",
            {},
            ["unclear 1 9"],
        ),
        (
            "fees: [{from: pot, at: 1}]\n---\n    fees: [{from: pot, at: 2}]\n    options: [{option: 1, player: 0, player-dealer: 1, at: 9}]\n",
            {},
            ["unclear 1 9"],
        ),
        (
            "fees: [{from: pot, at: 1}]\n---\n    fees: [{from: pot, at: 2}]\n    options: [{option: 1, limit: 5-10, at: 9}]\n",
            {},
            ["not-applicable"],
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
