"""Wagers told completely, and when they are placed: a few words of a document, the verdict, and the
lines it points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import told

Row = tuple[str, dict[str, Any], list[str]]

ROWS: dict[str, list[Row]] = {
    "wager-complete": [
        ("wagers: [{name: double-down, at: 1}]\n", {}, ["not-applicable"]),
        ("wagers: [{name: split, at: 1}]\n", {}, ["not-applicable"]),
        ("wagers: [{name: surrender, at: 1}]\n", {}, ["not-applicable"]),
        ("wagers: [{name: envy-bonus, at: 1}]\n", {}, ["not-applicable"]),
        ("wagers: [{name: base, at: 1}]\n", {}, ["not-stated 1"]),
        ("compares: {by: pot}\nwagers: [{name: base, at: 1}]\n", {}, ["not-applicable"]),
        ("compares: {by: high-low-pot}\nwagers: [{name: base, at: 1}]\n", {}, ["not-applicable"]),
        ("compares: {by: three-hands}\nwagers: [{name: base, at: 1}]\n", {}, ["not-applicable"]),
        ("compares: {by: ranked-hand}\nwagers: [{name: base, at: 1}]\n", {}, ["not-stated 1"]),
        (
            "kind: game\nname: Example\ncategory: bonus-bet\nwagers: [{name: base, at: 1}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "kind: game\nname: Example\ncategory: bonus-bet\nwagers: [{name: lucky, bonus: true, at: 1}]\n",
            {},
            ["not-stated 1"],
        ),
        (
            "wagers: [{name: base, pays: [{odds: 1:1, at: 2}, {odds: 2:1, at: 3}], limit: {is: 5-10, at: 4}, at: 1}]\n",
            {},
            ["met 2 4"],
        ),
        (
            "inherits: {from: Parent, at: 7}\nwagers: [{name: base, pays: [{odds: 1:1, at: 2}, {odds: 2:1, at: 3}], limit: {is: 5-10, at: 4}, at: 1}]\n",
            {},
            ["met 2 4"],
        ),
        (
            "wagers: [{name: base, pays: {rows: [[pair, 1:1], [other, loses]], at: 2}, limit: {is: 5-10, at: 4}, at: 1}]\n",
            {},
            ["met 2 4"],
        ),
        (
            "inherits: {from: Parent, at: 7}\nwagers: [{name: base, pays: {rows: [[pair, 1:1], [other, loses]], at: 2}, limit: {is: 5-10, at: 4}, at: 1}]\n",
            {},
            ["met 2 4"],
        ),
        (
            "wagers: [{name: base, pays: {odds: 3:2, when: {result: natural}, at: 2}, limit: {is: 5-10, at: 4}, at: 1}]\n",
            {},
            ["not-stated 1 2"],
        ),
        (
            "inherits: {from: Parent, at: 7}\nwagers: [{name: base, pays: {odds: 3:2, when: {result: natural}, at: 2}, limit: {is: 5-10, at: 4}, at: 1}]\n",
            {},
            ["unclear 1 7 2"],
        ),
        (
            "wagers: [{name: base, pays: {odds: 3:2, when: {result: win}, at: 2}, limit: {is: 5-10, at: 4}, at: 1}]\n",
            {},
            ["not-stated 1 2"],
        ),
        (
            "inherits: {from: Parent, at: 7}\nwagers: [{name: base, pays: {odds: 3:2, when: {result: win}, at: 2}, limit: {is: 5-10, at: 4}, at: 1}]\n",
            {},
            ["unclear 1 7 2"],
        ),
        ("wagers: [{name: base, pays: [{odds: 1:1, at: 2}], at: 1}]\n", {}, ["not-stated 1"]),
        (
            "inherits: {from: Parent, at: 7}\nwagers: [{name: base, pays: [{odds: 1:1, at: 2}], at: 1}]\n",
            {},
            ["unclear 1 7"],
        ),
        (
            "wagers: [{name: base, pays: [{odds: 1:1, at: 2}], bonus: true, at: 1}]\n",
            {},
            ["not-stated 1"],
        ),
        (
            "inherits: {from: Parent, at: 7}\nwagers: [{name: base, pays: [{odds: 1:1, at: 2}], bonus: true, at: 1}]\n",
            {},
            ["unclear 1 7"],
        ),
        (
            "wagers: [{name: base, pays: {odds: 1:1, at: 2}, decided: [{is: wins, at: 5}, {is: loses, at: 6}], limit: {is: 5-10, at: 4}, at: 1}]\n",
            {},
            ["met 2 4"],
        ),
        (
            "inherits: {from: Parent, at: 7}\n"
            "wagers: [{name: base, pays: {odds: 1:1, at: 2}, decided: [{is: wins, at: 5}, {is: loses, at: 6}], limit: {is: 5-10, at: 4}, at: 1}]\n",
            {},
            ["met 2 4"],
        ),
        (
            "wagers: [{name: base, pays: {odds: 1:1, at: 2}, decided: [{is: wins, otherwise: true, at: 5}], limit: {is: 5-10, at: 4}, at: 1}]\n",
            {},
            ["met 2 4"],
        ),
        (
            "inherits: {from: Parent, at: 7}\n"
            "wagers: [{name: base, pays: {odds: 1:1, at: 2}, decided: [{is: wins, otherwise: true, at: 5}], limit: {is: 5-10, at: 4}, at: 1}]\n",
            {},
            ["met 2 4"],
        ),
        ("wagers: [{name: base, limit: {is: 5-10, at: 4}, at: 1}]\n", {}, ["not-stated 1"]),
        (
            "inherits: {from: Parent, at: 7}\nwagers: [{name: base, limit: {is: 5-10, at: 4}, at: 1}]\n",
            {},
            ["unclear 1 7"],
        ),
        (
            "states: [{that: limits-posted, is: false}]\nwagers: [{name: base, pays: {odds: 1:1}, at: 1}]\n",
            {},
            ["not-stated 1"],
        ),
        (
            "states: [{that: fees-posted}, {that: limits-posted}]\nwagers: [{name: base, pays: {odds: 1:1}, at: 1}]\n",
            {},
            ["not-stated 1"],
        ),
        (
            "compares: {by: ranked-hand, wagers: [base]}\nwagers: [{name: base, pays: {rows: [[pair, 1:1]], at: 2}, limit: {is: 5-10, at: 4}, at: 1}]\n",
            {},
            ["met 2 4"],
        ),
        (
            "compares: {by: ranked-hand, outcomes: [{case: higher, base: wins}, {case: lower, other: loses}]}\n"
            "wagers: [{name: base, pays: {rows: [[pair, 1:1]], at: 2}, limit: {is: 5-10, at: 4}, at: 1}]\n",
            {},
            ["met 2 4"],
        ),
        (
            "wagers: [{name: lucky, pays: {odds: 1:1}, at: 1}]\n---\n    limits: [{is: 5-10}, {wager: bonus, is: 1-2}]\n",
            {},
            ["met"],
        ),
        (
            "wagers: [{name: lucky, bonus: true, pays: {odds: 1:1}, at: 1}]\n---\n    limits: [{is: 5-10}, {wager: bonus, is: 1-2}]\n",
            {},
            ["met"],
        ),
        (
            "wagers: [{name: lucky, pays: {odds: 1:1}, at: 1}]\n---\n    limits: [{wager: other, is: 5-10}]\n",
            {},
            ["not-stated 1"],
        ),
        (
            "wagers: [{name: lucky, bonus: true, pays: {odds: 1:1}, at: 1}]\n---\n    limits: [{wager: other, is: 5-10}]\n",
            {},
            ["not-stated 1"],
        ),
        (
            "wagers: [{name: lucky, pays: {odds: 1:1}, at: 1}]\n---\n    options: [{option: 1, limit: 5-10, player: 1}, {option: 2, player: 1}]\n",
            {},
            ["met"],
        ),
        (
            "wagers: [{name: lucky, bonus: true, pays: {odds: 1:1}, at: 1}]\n---\n    options: [{option: 1, limit: 5-10, player: 1}, {option: 2, player: 1}]\n",
            {},
            ["not-stated 1"],
        ),
        (
            "wagers: [{name: lucky, pays: {odds: 1:1}, at: 1}]\n---\n    options: [{option: 1, player: 1}]\n",
            {},
            ["not-stated 1"],
        ),
        (
            "wagers: [{name: lucky, bonus: true, pays: {odds: 1:1}, at: 1}]\n---\n    options: [{option: 1, player: 1}]\n",
            {},
            ["not-stated 1"],
        ),
    ],
    "wager-moment": [
        (
            "round: [{does: deal}, {does: showdown}]\nwagers: [{name: a, placed: {is: after-flop, at: 1}}]",
            {},
            ["violated 1"],
        ),
        ("wagers: [{name: a, placed: {is: after-flop, at: 1}}]", {}, ["met 1"]),
        (
            "round: [{does: deal}, {does: showdown}]\nwagers: [{name: a, placed: {is: after-turn, at: 1}}]",
            {},
            ["violated 1"],
        ),
        ("wagers: [{name: a, placed: {is: after-turn, at: 1}}]", {}, ["met 1"]),
        (
            "round: [{does: deal}, {does: showdown}]\nwagers: [{name: a, placed: {is: after-river, at: 1}}]",
            {},
            ["violated 1"],
        ),
        ("wagers: [{name: a, placed: {is: after-river, at: 1}}]", {}, ["met 1"]),
        (
            "round: [{does: deal}, {does: showdown}]\nwagers: [{name: a, placed: {is: after-draw, at: 1}}]",
            {},
            ["violated 1"],
        ),
        ("wagers: [{name: a, placed: {is: after-draw, at: 1}}]", {}, ["met 1"]),
        (
            "round: [{does: deal}, {does: showdown}]\nwagers: [{name: a, placed: {is: after-dice, at: 1}}]",
            {},
            ["violated 1"],
        ),
        ("wagers: [{name: a, placed: {is: after-dice, at: 1}}]", {}, ["met 1"]),
        (
            "round: [{does: deal}, {does: showdown}]\nwagers: [{name: a, placed: {is: after-roll, at: 1}}]",
            {},
            ["violated 1"],
        ),
        ("wagers: [{name: a, placed: {is: after-roll, at: 1}}]", {}, ["met 1"]),
        (
            "round: [{does: deal}, {does: showdown}]\nwagers: [{name: a, placed: {is: after-fourth-street, at: 1}}]",
            {},
            ["violated 1"],
        ),
        ("wagers: [{name: a, placed: {is: after-fourth-street, at: 1}}]", {}, ["met 1"]),
        (
            "round: [{does: deal}, {does: showdown}]\nwagers: [{name: a, placed: {is: after-fifth-street, at: 1}}]",
            {},
            ["violated 1"],
        ),
        ("wagers: [{name: a, placed: {is: after-fifth-street, at: 1}}]", {}, ["met 1"]),
        (
            "round: [{does: deal}, {does: showdown}]\nwagers: [{name: a, placed: {is: after-switch, at: 1}}]",
            {},
            ["violated 1"],
        ),
        ("wagers: [{name: a, placed: {is: after-switch, at: 1}}]", {}, ["met 1"]),
        (
            "round: [{does: deal}, {does: showdown}]\nwagers: [{name: a, placed: {is: after-war-deal, at: 1}}]",
            {},
            ["violated 1"],
        ),
        ("wagers: [{name: a, placed: {is: after-war-deal, at: 1}}]", {}, ["met 1"]),
        (
            "round: [{does: deal}, {does: showdown}]\nwagers: [{name: a, placed: {is: after-deal, at: 1}}]",
            {},
            ["met 1"],
        ),
        ("wagers: [{name: a, placed: {is: after-deal, at: 1}}]", {}, ["met 1"]),
        (
            "round: [{does: roll}, {does: showdown}]\nwagers: [{name: a, placed: {is: after-dice, at: 1}}, {name: b, placed: {is: after-flop, at: 2}}]",
            {},
            ["violated 2"],
        ),
        (
            "round: [{does: deal, called: first-flop}, {does: showdown}]\nwagers: [{name: a, placed: {is: after-flop, at: 1}}]",
            {},
            ["met 1"],
        ),
        (
            "wagers: [{name: a, placed: {is: before-deal, at: 1}}, {name: b, placed: {is: before-deal, at: 2}}, {name: c, placed: {is: before-deal, at: 3}}, "
            "{name: d, placed: {is: before-deal, at: 4}}]",
            {},
            ["met 1 2 3"],
        ),
        (
            "no-more-bets: {is: before-deal, at: 8}\n"
            "wagers: [{name: a, placed: [{is: after-wagers, at: 1}, {is: before-no-more-bets, at: 2}]}, {name: b, placed: {is: before-no-more-bets, at: 3}}, "
            "{name: split, placed: {is: after-own-cards, at: 4}}]",
            {},
            ["unclear 8 4"],
        ),
        (
            "no-more-bets: {is: before-deal, at: 8}\n"
            "wagers: [{name: a, placed: [{is: before-deal, at: 1}, {is: before-no-more-bets, at: 2}]}, {name: b, placed: {is: before-no-more-bets, at: 3}}, "
            "{name: split, placed: {is: after-own-cards, at: 4}}]",
            {},
            ["unclear 8 4"],
        ),
        (
            "no-more-bets: {is: after-deal, at: 8}\n"
            "wagers: [{name: a, placed: [{is: after-own-cards, at: 1}, {is: before-no-more-bets, at: 2}]}, {name: b, placed: {is: before-no-more-bets, at: 3}}, "
            "{name: split, placed: {is: after-own-cards, at: 4}}]",
            {},
            ["met 1 2 3"],
        ),
        (
            "no-more-bets: {is: after-deal, at: 8}\n"
            "wagers: [{name: a, placed: [{is: after-wagers, at: 1}, {is: before-no-more-bets, at: 2}]}, {name: b, placed: {is: before-no-more-bets, at: 3}}, "
            "{name: split, placed: {is: after-own-cards, at: 4}}]",
            {},
            ["met 1 2 3"],
        ),
        (
            "no-more-bets: {is: after-deal, at: 8}\n"
            "wagers: [{name: a, placed: [{is: before-deal, at: 1}, {is: before-no-more-bets, at: 2}]}, {name: b, placed: {is: before-no-more-bets, at: 3}}, "
            "{name: split, placed: {is: after-own-cards, at: 4}}]",
            {},
            ["met 1 2 3"],
        ),
        (
            "no-more-bets: [{is: before-deal, at: 8}, {is: before-deal, note: again, at: 9}]\n"
            "wagers: [{name: a, placed: [{is: after-wagers, at: 1}, {is: before-no-more-bets, at: 2}]}, {name: b, placed: {is: before-no-more-bets, at: 3}}, "
            "{name: split, placed: {is: after-own-cards, at: 4}}]",
            {},
            ["unclear 9 4"],
        ),
        (
            "no-more-bets: [{is: before-deal, at: 8}, {is: before-deal, note: again, at: 9}]\n"
            "wagers: [{name: a, placed: [{is: before-deal, at: 1}, {is: before-no-more-bets, at: 2}]}, {name: b, placed: {is: before-no-more-bets, at: 3}}, "
            "{name: split, placed: {is: after-own-cards, at: 4}}]",
            {},
            ["unclear 9 4"],
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
