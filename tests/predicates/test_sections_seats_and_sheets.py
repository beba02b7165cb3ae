"""Playing options, seats, sections and the games a sheet names: a few words of a document, the
verdict, and the lines it points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import told

Row = tuple[str, dict[str, Any], list[str]]

ROWS: dict[str, list[Row]] = {
    "playing-options-agree": [
        (
            "playing-options: [{is: split, allowed: true, at: 1}, {is: split, allowed: false, at: 2}]",
            {},
            ["violated 2 1"],
        ),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\nplaying-options: [{is: split, allowed: true, at: 1}, {is: split, allowed: false, at: 2}]",
            {},
            ["violated 2 1"],
        ),
        (
            "playing-options: [{is: split, allowed: true, at: 1}, {is: split, allowed: false, on: [aces], at: 2}]",
            {},
            ["met 1 2"],
        ),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\n"
            "playing-options: [{is: split, allowed: true, at: 1}, {is: split, allowed: false, on: [aces], at: 2}]",
            {},
            ["met 1 2"],
        ),
        (
            "playing-options: [{is: split, allowed: false, at: 2}, {is: split, allowed: true, at: 1}]",
            {},
            ["violated 2 1"],
        ),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\nplaying-options: [{is: split, allowed: false, at: 2}, {is: split, allowed: true, at: 1}]",
            {},
            ["violated 2 1"],
        ),
        (
            "playing-options: [{is: split, allowed: true, on: [aces], at: 1}, {is: split, allowed: false, on: [aces], at: 2}]",
            {},
            ["violated 2 1"],
        ),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\n"
            "playing-options: [{is: split, allowed: true, on: [aces], at: 1}, {is: split, allowed: false, on: [aces], at: 2}]",
            {},
            ["violated 2 1"],
        ),
        (
            "playing-options: [{is: split, allowed: true, most: 2, at: 1}, {is: split, allowed: true, most: 3, at: 2}]",
            {},
            ["violated 2 1"],
        ),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\n"
            "playing-options: [{is: split, allowed: true, most: 2, at: 1}, {is: split, allowed: true, most: 3, at: 2}]",
            {},
            ["violated 2 1"],
        ),
        (
            "playing-options: [{is: split, allowed: true, most: 2, at: 1}, {is: split, allowed: true, hands: 3, at: 2}]",
            {},
            ["met 1 2"],
        ),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\n"
            "playing-options: [{is: split, allowed: true, most: 2, at: 1}, {is: split, allowed: true, hands: 3, at: 2}]",
            {},
            ["met 1 2"],
        ),
        (
            "playing-options: [{is: split, allowed: true, hands: 2, at: 1}, {is: split, allowed: true, hands: 3, at: 2}]",
            {},
            ["violated 2 1"],
        ),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\n"
            "playing-options: [{is: split, allowed: true, hands: 2, at: 1}, {is: split, allowed: true, hands: 3, at: 2}]",
            {},
            ["violated 2 1"],
        ),
        (
            "playing-options: [{is: split, allowed: true, cards: 1, at: 1}, {is: split, allowed: true, cards: 2, at: 2}]",
            {},
            ["violated 2 1"],
        ),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\n"
            "playing-options: [{is: split, allowed: true, cards: 1, at: 1}, {is: split, allowed: true, cards: 2, at: 2}]",
            {},
            ["violated 2 1"],
        ),
        (
            "playing-options: [{is: split, allowed: false, most: 1, at: 1}, {is: split, allowed: false, most: 2, at: 2}]",
            {},
            ["met 1 2"],
        ),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\n"
            "playing-options: [{is: split, allowed: false, most: 1, at: 1}, {is: split, allowed: false, most: 2, at: 2}]",
            {},
            ["violated 5 1 2"],
        ),
        (
            "playing-options: [{is: split, allowed: true, at: 1}, {is: surrender, allowed: false, at: 2}]",
            {},
            ["met 1", "met 2"],
        ),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\nplaying-options: [{is: split, allowed: true, at: 1}, {is: surrender, allowed: false, at: 2}]",
            {},
            ["met 1", "met 2"],
        ),
        (
            "playing-options: [{is: split, allowed: true, at: 1}, {is: split, allowed: true, at: 2}]",
            {},
            ["met 1 2"],
        ),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\nplaying-options: [{is: split, allowed: true, at: 1}, {is: split, allowed: true, at: 2}]",
            {},
            ["met 1 2"],
        ),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\nplaying-options: [{is: split, allowed: false, at: 1}]",
            {},
            ["violated 5 1"],
        ),
        (
            "wagers: [{name: split, at: 5}, {name: base, at: 6}]\nplaying-options: [{is: split, allowed: false, on: [aces], at: 1}]",
            {},
            ["met 1 5"],
        ),
    ],
    "seats-agree": [
        ("seats: 7\n", {}, ["met"]),
        ("kind: game\nname: Example\ncategory: poker\nseats: 7\n", {}, ["met"]),
        ("seats: [{is: 7, at: 1}, {is: 8, at: 2}]\n", {}, ["unclear 2 1"]),
        (
            "kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, at: 1}, {is: 8, at: 2}]\n",
            {},
            ["violated 2 1"],
        ),
        (
            "seats: [{is: 7, of: players, at: 1}, {is: 8, of: players, at: 2}]\n",
            {},
            ["unclear 2 1"],
        ),
        (
            "seats: [{is: 7, of: players, counts-player-dealer: false, at: 1}, {is: 8, of: players, at: 2}]\n",
            {},
            ["met 1 2"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, of: players, at: 1}, {is: 8, of: players, at: 2}]\n",
            {},
            ["violated 2 1"],
        ),
        (
            "seats: [{is: 7, of: players, at: 1}, {is: 9, of: players, at: 2}]\n",
            {},
            ["violated 2 1"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, of: players, at: 1}, {is: 9, of: players, at: 2}]\n",
            {},
            ["violated 2 1"],
        ),
        (
            "seats: [{is: 7, of: positions, at: 1}, {is: 8, of: positions, at: 2}]\n",
            {},
            ["violated 2 1"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, of: positions, at: 1}, {is: 8, of: positions, at: 2}]\n",
            {},
            ["violated 2 1"],
        ),
        (
            "seats: [{is: 7, of: positions, at: 1}, {is: 8, of: positions, at: 2}, {is: 8, of: hands, at: 3}]\n",
            {},
            ["met 1"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, of: positions, at: 1}, {is: 8, of: positions, at: 2}, {is: 8, of: hands, at: 3}]\n",
            {},
            ["met 1"],
        ),
        (
            "seats: [{is: 7, of: positions, counts-player-dealer: true, at: 1}, {is: 7, of: players, at: 2}]\n",
            {},
            ["unclear 2 1"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, of: positions, counts-player-dealer: true, at: 1}, {is: 7, of: players, at: 2}]\n",
            {},
            ["met 1 2"],
        ),
        (
            "seats: [{is: 7, of: players, counts-player-dealer: false, at: 1}, {is: 8, of: positions, at: 2}]\n",
            {},
            ["met 1 2"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, of: players, counts-player-dealer: false, at: 1}, {is: 8, of: positions, at: 2}]\n",
            {},
            ["unclear 2 1"],
        ),
        (
            "seats: [{is: 7, of: players, counts-player-dealer: false, at: 1}, {is: 7, of: positions, counts-player-dealer: true, at: 2}]\n",
            {},
            ["violated 2 1"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\n"
            "seats: [{is: 7, of: players, counts-player-dealer: false, at: 1}, {is: 7, of: positions, counts-player-dealer: true, at: 2}]\n",
            {},
            ["met 1 2"],
        ),
        ("seats: [{is: 7, table: small, at: 1}, {is: 9, table: big, at: 2}]\n", {}, ["met 1 2"]),
        (
            "kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, table: small, at: 1}, {is: 9, table: big, at: 2}]\n",
            {},
            ["met 1 2"],
        ),
        ("seats: [{is: 2-9, at: 1}, {is: 7, at: 2}]\n", {}, ["met 1 2"]),
        (
            "kind: game\nname: Example\ncategory: poker\nseats: [{is: 2-9, at: 1}, {is: 7, at: 2}]\n",
            {},
            ["met 1 2"],
        ),
        ("seats: [{is: 2-9, at: 1}, {is: 10, at: 2}]\n", {}, ["unclear 2 1"]),
        (
            "kind: game\nname: Example\ncategory: poker\nseats: [{is: 2-9, at: 1}, {is: 10, at: 2}]\n",
            {},
            ["violated 2 1"],
        ),
        ("seats: [{is: 7, at: 1}, {is: 2-9, at: 2}]\n", {}, ["met 1 2"]),
        (
            "kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, at: 1}, {is: 2-9, at: 2}]\n",
            {},
            ["met 1 2"],
        ),
        ("seats: [{is: 2-9, at: 1}, {is: 3-10, at: 2}]\n", {}, ["unclear 2 1"]),
        (
            "kind: game\nname: Example\ncategory: poker\nseats: [{is: 2-9, at: 1}, {is: 3-10, at: 2}]\n",
            {},
            ["violated 2 1"],
        ),
        (
            "seats: [{is: 7, of: betting-spots, at: 1}, {is: 9, of: players, at: 2}]\n",
            {},
            ["unclear 2 1"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, of: betting-spots, at: 1}, {is: 9, of: players, at: 2}]\n",
            {},
            ["unclear 2 1"],
        ),
        (
            "seats: [{is: 7, of: players, at: 1}, {is: 9, of: positions, at: 2}]\n",
            {},
            ["unclear 2 1"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\nseats: [{is: 7, of: players, at: 1}, {is: 9, of: positions, at: 2}]\n",
            {},
            ["unclear 2 1"],
        ),
        (
            "seats: [{is: 7, of: positions, counts-player-dealer: false, at: 1}, {is: 9, of: positions, counts-player-dealer: false, at: 2}]\n",
            {},
            ["violated 2 1"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\n"
            "seats: [{is: 7, of: positions, counts-player-dealer: false, at: 1}, {is: 9, of: positions, counts-player-dealer: false, at: 2}]\n",
            {},
            ["violated 2 1"],
        ),
        ("seats: [{is: 7+, at: 1}, {is: 9, at: 2}]\n", {}, ["met 2"]),
        (
            "kind: game\nname: Example\ncategory: poker\nseats: [{is: 7+, at: 1}, {is: 9, at: 2}]\n",
            {},
            ["met 2"],
        ),
    ],
    "sections-complete": [
        ("round: [{does: deal, to: players}]", {"sections": ["dealing"]}, ["met .name"]),
        ("round: [{does: draw}]", {"sections": ["dealing"]}, ["not-stated .name"]),
        ("round: [{does: roll}]", {"sections": ["dealing"]}, ["met .name"]),
        ("round: [{does: spin}]", {"sections": ["dealing"]}, ["met .name"]),
        ("round: [{does: call-numbers}]", {"sections": ["dealing"]}, ["met .name"]),
        ("round: [{does: showdown}]", {"sections": ["dealing"]}, ["not-stated .name"]),
        ("sections: [{is: dealing}]", {"sections": ["dealing"]}, ["met .name"]),
        ("sections: [{is: round-of-play}]", {"sections": ["dealing"]}, ["met .name"]),
        ("round: [{does: showdown}]", {"sections": ["round-of-play"]}, ["met .name"]),
        ("wagers: [{name: a}]", {"sections": ["wagers"]}, ["met .name"]),
        ("forced-bets: [{is: ante}]", {"sections": ["wagers"]}, ["met .name"]),
        ("raises: {most: 3}", {"sections": ["wagers"]}, ["met .name"]),
        ("round: [{does: bet}]", {"sections": ["wagers"]}, ["met .name"]),
        ("round: [{does: betting-round}]", {"sections": ["wagers"]}, ["met .name"]),
        ("round: [{does: deal}]", {"sections": ["wagers"]}, ["not-stated .name"]),
        ("sections: [{is: wagers}]", {"sections": ["wagers"]}, ["met .name"]),
        ("sections: [{is: bonus-bets}]", {"sections": ["wagers"]}, ["met .name"]),
        ("compares: {by: pot}", {"sections": ["how-wagers-win"]}, ["not-stated .name"]),
        (
            "compares: {by: pot, outcomes: [{case: sole-best, pot: wins}]}",
            {"sections": ["how-wagers-win"]},
            ["met .name"],
        ),
        ("pot: {to: high}", {"sections": ["how-wagers-win"]}, ["met .name"]),
        ("wagers: [{name: a}]", {"sections": ["how-wagers-win"]}, ["not-stated .name"]),
        ("sections: [{is: how-wagers-win}]", {"sections": ["how-wagers-win"]}, ["met .name"]),
        ("sections: [{is: pay-tables}]", {"sections": ["how-wagers-win"]}, ["met .name"]),
        ("sections: [{is: settlement}]", {"sections": ["how-wagers-win"]}, ["not-stated .name"]),
        ("round: [{does: deal}]", {"sections": "dealing,wagers"}, ["not-stated .name"]),
        ("round: [{does: deal, to: players}]", {"sections": "dealing"}, ["met .name"]),
        (
            "inherits: {from: Parent, document: parent}\n---\nkind: game\nname: Parent\ncategory: player-dealer\nround: [{does: deal, to: players}]\ninherits: {from: Grandparent}\n---\n"
            "kind: game\nname: Grandparent\ncategory: player-dealer\nwagers: [{name: a}]\n---\nkind: game\nname: Stranger\ncategory: player-dealer\nspots: 2\n",
            {"sections": ["dealing", "wagers"]},
            ["met .name", "not-stated .name", "met .name", "not-stated .name"],
        ),
    ],
    "sheet-names-games": [
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: 'Red Dog, Hi and Low', document: red-dog, at: 1}], options: [{option: 1, player: 1}]}]\n---\n"
            "kind: game\nname: Red Dog\nid: red-dog\ncategory: poker\n",
            {},
            ["met 1"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Red Dog, at: 1}], options: [{option: 1, player: 1}]}]\n",
            {},
            ["unclear 1"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Red Dog, at: 1}, {called: RED DOG, at: 2}], options: [{option: 1, player: 1}]}]\n",
            {},
            ["unclear 1"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Red Dog, document: red-dog, at: 1}], options: [{option: 1, player: 1}]}]\n---\nkind: game\n"
            "name: Red Dog\ncategory: player-dealer\n",
            {},
            ["met 1"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Red Dog (Deluxe), document: red-dog, at: 1}], options: [{option: 1, player: 1}]}]\n---\n"
            "kind: game\nname: Red Dog\ncategory: player-dealer\n",
            {},
            ["met 1"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Blue Dog, document: red-dog, at: 1}], options: [{option: 1, player: 1}]}]\n---\nkind: game\n"
            "name: Red Dog\ncategory: player-dealer\n",
            {},
            ["unclear 1 .name"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Blue Dog, document: red-dog, at: 1}], options: [{option: 1, player: 1}]}]\n---\nkind: game\n"
            "name: Red Dog\ncategory: player-dealer\nalso-called: [{is: Blue Dog}]\n",
            {},
            ["met 1"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Blue Dog, document: red-dog, at: 1}], options: [{option: 1, player: 1}]}]\n---\nkind: game\n"
            "name: Red Dog\ncategory: player-dealer\nalso-called: [{is: Blue Dog, at: 1}]\n",
            {},
            ["unclear 1 .name"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Blue Dog, document: red-dog, at: 1}], options: [{option: 1, player: 1}]}]\n---\nkind: game\n"
            "name: Red Dog\ncategory: player-dealer\n---\nkind: game\nname: Blue Dog\ncategory: player-dealer\n",
            {},
            ["unclear 1 .name"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Red Dog, approval: GEGA-000001, at: 1}], options: [{option: 1, player: 1}]}]\n---\nkind: game\n"
            "name: Red Dog\ncategory: player-dealer\napprovals: [{number: GEGA-000002}]\n",
            {},
            ["unclear 1 .name"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Red Dog Deluxe, approval: GEGA-000001, at: 1}], options: [{option: 1, player: 1}]}]\n---\n"
            "kind: game\nname: Red Dog\ncategory: player-dealer\n",
            {},
            ["unclear 1 .name"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Red Dog Deluxe, approval: GEGA-000001, at: 1}], options: [{option: 1, player: 1}]}]\n---\n"
            "kind: game\nname: Red Dog\ncategory: player-dealer\napprovals: [{number: GEGA-000002}]\n",
            {},
            ["unclear 1"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Red Dog two, document: red-dog, at: 1}], options: [{option: 1, player: 1}]}]\n---\nkind: game\n"
            "name: Red Dog\ncategory: player-dealer\nversion: [{is: two}]\n",
            {},
            ["met 1"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{document: red-dog, at: 1}], options: [{option: 1, player: 1}]}]\n---\nkind: game\nname: Red Dog\n"
            "category: player-dealer\n",
            {},
            ["not-applicable"],
        ),
        (
            "kind: schedule\nname: Rates\nblocks: [{games: [{called: Red Dog, at: 1}], options: [{option: 1, player: 1}]}]\n---\nkind: schedule\nname: New\n"
            "supersedes: [rates]\nblocks: [{games: [{called: Red Dog, document: red-dog, at: 2}]}]\n---\nkind: game\nname: Red Dog\ncategory: player-dealer\n",
            {},
            ["met 2", "not-applicable"],
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
