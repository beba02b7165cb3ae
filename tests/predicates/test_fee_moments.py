"""Moments of a fee that the game must have: a few words of a document, the verdict, and the lines
it points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import told

Row = tuple[str, dict[str, Any], list[str]]

ROWS: dict[str, list[Row]] = {
    "fee-moment": [
        (
            "    fees: [{from: pot, collected: after-flop, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: showdown, at: 19}]\n",
            {},
            ["violated 1 11"],
        ),
        (
            "    fees: [{from: pot, collected: before-flop-one, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: deal, to: board, called: flop, cards: 1}, {does: showdown, at: 19}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: pot, collected: after-turn, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: showdown, at: 19}]\n",
            {},
            ["violated 1 11"],
        ),
        (
            "    fees: [{from: pot, collected: before-turn-one, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: deal, to: board, called: turn, cards: 1}, {does: showdown, at: 19}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: pot, collected: after-river, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: showdown, at: 19}]\n",
            {},
            ["violated 1 11"],
        ),
        (
            "    fees: [{from: pot, collected: before-river-one, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: deal, to: board, called: river, cards: 1}, {does: showdown, at: 19}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: pot, collected: after-draw, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: showdown, at: 19}]\n",
            {},
            ["violated 1 11"],
        ),
        (
            "    fees: [{from: pot, collected: before-draw-one, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: deal, to: board, called: draw, cards: 1}, {does: showdown, at: 19}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: pot, collected: after-dice, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: showdown, at: 19}]\n",
            {},
            ["violated 1 11"],
        ),
        (
            "    fees: [{from: pot, collected: before-dice-one, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: deal, to: board, called: dice, cards: 1}, {does: showdown, at: 19}]\n",
            {},
            ["violated 1 11"],
        ),
        (
            "    fees: [{from: pot, collected: after-draw, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: draw}, {does: showdown, at: 19}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: pot, collected: after-dice, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: roll}, {does: showdown, at: 19}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: pot, collected: after-dice, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "equipment: {is: dice, count: 2}\nround: [{does: deal, to: each-player, cards: 2, at: 11}, {does: showdown, at: 19}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: pot, reaches: flop, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: showdown, at: 19}]\n",
            {},
            ["violated 1 11"],
        ),
        (
            "    fees: [{from: pot, per: hand, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: showdown, at: 19}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: pot, collected: after-round-1, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: betting-round, at: 12}, {does: betting-round, at: 13}, {does: showdown, at: 19}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: pot, collected: after-round-2, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: betting-round, at: 12}, {does: betting-round, at: 13}, {does: showdown, at: 19}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: pot, collected: after-round-3, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: betting-round, at: 12}, {does: betting-round, at: 13}, {does: showdown, at: 19}]\n",
            {},
            ["violated 1 13"],
        ),
        (
            "    fees: [{from: pot, collected: after-round-1, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: showdown, at: 19}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, collected: after-deal, cards-dealt: 3, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\n"
            "category: poker\nround: [{does: deal, to: each-player, cards: 2, at: 11}, {does: showdown, at: 19}]\n",
            {},
            ["violated 1 11"],
        ),
        (
            "    fees: [{from: player, collected: after-deal, cards-dealt: 3, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\n"
            "category: poker\nround: [{does: deal, to: each-player, at: 11}, {does: showdown, at: 19}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, collected: after-deal, cards-dealt: 3, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\n"
            "category: poker\nround: [{does: deal, to: each-player, cards: 2+, at: 11}, {does: showdown, at: 19}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, collected: after-deal, cards-dealt: 3, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\n"
            "category: poker\nround: [{does: deal, to: each-player, cards: 2, at: 11}, {does: deal, to: each-player, cards: 1}, {does: showdown, at: 19}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, collected: after-deal, cards-dealt: 3, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\n"
            "category: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: burn, cards: 1}, {does: deal, to: each-player, cards: 1}, {does: showdown, at: 19}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, collected: after-deal, cards-dealt: 3, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\n"
            "category: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: deal, to: board, cards: 1}, {does: deal, to: each-player, cards: 1}, {does: showdown, "
            "at: 19}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, collected: after-deal, cards-dealt: 3, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\n"
            "category: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: betting-round, at: 12}, {does: deal, to: each-player, cards: 1}, {does: showdown, "
            "at: 19}]\n",
            {},
            ["violated 1 11"],
        ),
        (
            "    fees: [{from: player, collected: after-deal, cards-dealt: 3, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\n"
            "category: poker\n"
            "round: [{does: betting-round, at: 12}, {does: deal, to: each-player, cards: 2, at: 11}, {does: deal, to: each-player, cards: 1}, {does: showdown, "
            "at: 19}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, collected: after-deal, cards-dealt: 3, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\nname: Example\n"
            "category: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: deal, to: each-player, cards: 1, where: elsewhere}, {does: showdown, at: 19}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, collected: after-deal, cards-dealt: 3, only-if: asked, at: 1}]\n    options: [{option: 1, player: 1, at: 5}]\n---\nkind: game\n"
            "name: Example\ncategory: poker\nround: [{does: deal, to: each-player, cards: 2, at: 11}, {does: showdown, at: 19}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: pot, per: hand, at: 1}]\n    columns: [option, {is: pot, on: pot}]\n    options: [{option: 1, pot: [[1-9, 1], [10+, 2]], at: 5}]\n---\n"
            "kind: game\nname: Example\ncategory: poker\n"
            "round: [{does: deal, to: each-player, cards: 2, at: 11}, {does: betting-round, at: 12}, {does: showdown, at: 19}]\n",
            {},
            ["met 1"],
        ),
    ],
    "fee-names-play": [
        (
            "    fees: [{from: player, wagers: [insurance], at: 1}]\n    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\ncategory: player-dealer\n"
            "playing-options: [{is: insurance, allowed: true, at: 5}]\n",
            {},
            ["met 1"],
        ),
        (
            "    defines: {basis: total-table-action, counts: [insurance], at: 1}\n    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\n"
            "category: player-dealer\n"
            "playing-options: [{is: surrender, allowed: true, at: 5}, {is: insurance, allowed: false, at: 6}, {is: insurance, allowed: false, at: 7}]\n",
            {},
            ["unclear 1 6"],
        ),
        (
            "    fees: [{from: player, wagers: [surrender], at: 1}]\n    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\ncategory: player-dealer\n"
            "playing-options: [{is: insurance, allowed: true, at: 5}]\n",
            {},
            ["unclear 1"],
        ),
        (
            "    defines: {basis: total-table-action, counts: [surrender], at: 1}\n    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\n"
            "category: player-dealer\n"
            "playing-options: [{is: surrender, allowed: true, at: 5}, {is: surrender, allowed: false, at: 6}, {is: surrender, allowed: false, at: 7}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, wagers: [split], at: 1}]\n    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\ncategory: player-dealer\n"
            "playing-options: [{is: insurance, allowed: true, at: 5}]\n",
            {},
            ["unclear 1"],
        ),
        (
            "    defines: {basis: total-table-action, counts: [split], at: 1}\n    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\n"
            "category: player-dealer\n"
            "playing-options: [{is: surrender, allowed: true, at: 5}, {is: split, allowed: false, at: 6}, {is: split, allowed: false, at: 7}]\n",
            {},
            ["unclear 1 6"],
        ),
        (
            "    fees: [{from: player, wagers: [double-down], at: 1}]\n    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\ncategory: player-dealer\n"
            "playing-options: [{is: insurance, allowed: true, at: 5}]\n",
            {},
            ["unclear 1"],
        ),
        (
            "    defines: {basis: total-table-action, counts: [double-down], at: 1}\n    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\n"
            "category: player-dealer\n"
            "playing-options: [{is: surrender, allowed: true, at: 5}, {is: double-down, allowed: false, at: 6}, {is: double-down, allowed: false, at: 7}]\n",
            {},
            ["unclear 1 6"],
        ),
        (
            "    fees: [{from: player, excludes: [split], at: 1}, {from: player, wagers: [split], at: 2}]\n    options: [{option: 1, player: 1}]\n---\nkind: game\n"
            "name: Example\ncategory: player-dealer\nplaying-options: [{is: insurance, allowed: true, at: 5}]\nwagers: [{name: split}]\n",
            {},
            ["met 1"],
        ),
        (
            "    fees: [{from: player, wagers: [split], at: 1}]\n    options: [{option: 1, player: 1}]\n---\nkind: game\nname: Example\ncategory: player-dealer\n"
            "playing-options: [{is: insurance, allowed: true, at: 5}]\nwagers: [{name: other}]\n",
            {},
            ["unclear 1"],
        ),
        (
            "  - games: [{called: Example, document: example}, {called: Two, document: two}]\n    fees: [{from: player, wagers: [split], at: 1}]\n---\nkind: game\n"
            "name: Example\ncategory: player-dealer\nplaying-options: [{is: split, allowed: true}]\n---\nkind: game\nname: Two\ncategory: player-dealer\n"
            "playing-options: [{is: insurance, allowed: true}]\n",
            {},
            ["met 1"],
        ),
        (
            "  - games: [{called: Example, document: example}, {called: Two, document: two}]\n    fees: [{from: player, wagers: [split], at: 1}]\n---\nkind: game\n"
            "name: Example\ncategory: player-dealer\nplaying-options: [{is: insurance, allowed: true}]\n---\nkind: game\nname: Two\ncategory: player-dealer\n",
            {},
            ["not-applicable"],
        ),
        (
            "  - games: [{called: Example, document: example}, {called: Two, document: two}]\n    fees: [{from: player, wagers: [split], at: 1}]\n---\nkind: game\n"
            "name: Example\ncategory: player-dealer\nplaying-options: [{is: insurance, allowed: true}]\n---\nkind: game\nname: Two\ncategory: player-dealer\n"
            "playing-options: [{is: insurance, allowed: true}]\n",
            {},
            ["unclear 1"],
        ),
        (
            "  - games: {called: Nowhere}\n    fees: [{from: player, wagers: [split], at: 2}]\n"
            "  - games: [{called: Example, document: example}, {called: Two, document: two}]\n    fees: [{from: player, wagers: [split], at: 1}]\n---\nkind: game\n"
            "name: Example\ncategory: player-dealer\nplaying-options: [{is: insurance, allowed: true}]\n---\nkind: game\nname: Two\ncategory: player-dealer\n"
            "playing-options: [{is: insurance, allowed: true}]\n",
            {},
            ["unclear 1"],
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
