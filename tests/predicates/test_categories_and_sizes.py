"""One game in two categories, and wagers told twice: a few words of a document, the verdict, and
the lines it points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import told

Row = tuple[str, dict[str, Any], list[str]]

ROWS: dict[str, list[Row]] = {
    "two-categories": [
        ("kind: game\nname: Example\ncategory: poker\n", {}, ["met .category"]),
        (
            "kind: game\nname: Example\ncategory: poker\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1, player-dealer: 2}]}]\n",
            {},
            ["unclear 7"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1}]}]\n",
            {},
            ["met .category"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, fees: [{from: player-dealer, per: hand}], options: [{option: 1, player: 1}]}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, fees: [{from: player-dealer, amount: none}], options: [{option: 1, player: 1}]}]\n",
            {},
            ["met .category"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player-dealer: [[5+, 1]]}]}]\n",
            {},
            ["unclear 7"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player-dealer: 0}]}]\n",
            {},
            ["met .category"],
        ),
        ("kind: game\nname: Example\ncategory: pan\n", {}, ["met .category"]),
        (
            "kind: game\nname: Example\ncategory: pan\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1, player-dealer: 2}]}]\n",
            {},
            ["unclear 7"],
        ),
        (
            "kind: game\nname: Example\ncategory: pan\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1}]}]\n",
            {},
            ["met .category"],
        ),
        (
            "kind: game\nname: Example\ncategory: pan\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, fees: [{from: player-dealer, per: hand}], options: [{option: 1, player: 1}]}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "kind: game\nname: Example\ncategory: pan\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, fees: [{from: player-dealer, amount: none}], options: [{option: 1, player: 1}]}]\n",
            {},
            ["met .category"],
        ),
        (
            "kind: game\nname: Example\ncategory: pan\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player-dealer: [[5+, 1]]}]}]\n",
            {},
            ["unclear 7"],
        ),
        (
            "kind: game\nname: Example\ncategory: pan\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player-dealer: 0}]}]\n",
            {},
            ["met .category"],
        ),
        ("kind: game\nname: Example\ncategory: player-dealer\n", {}, ["met .category"]),
        (
            "---\nkind: schedule\nname: Rates\nblocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1, player-dealer: 2}]}]\n",
            {},
            ["met .category"],
        ),
        (
            "---\nkind: schedule\nname: Rates\nblocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1}]}]\n",
            {},
            ["met .category"],
        ),
        (
            "---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, fees: [{from: player-dealer, per: hand}], options: [{option: 1, player: 1}]}]\n",
            {},
            ["met .category"],
        ),
        (
            "---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, fees: [{from: player-dealer, amount: none}], options: [{option: 1, player: 1}]}]\n",
            {},
            ["met .category"],
        ),
        (
            "---\nkind: schedule\nname: Rates\nblocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player-dealer: [[5+, 1]]}]}]\n",
            {},
            ["met .category"],
        ),
        (
            "---\nkind: schedule\nname: Rates\nblocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player-dealer: 0}]}]\n",
            {},
            ["met .category"],
        ),
        ("kind: game\nname: Example\ncategory: bonus-bet\n", {}, ["not-applicable"]),
        (
            "kind: game\nname: Example\ncategory: bonus-bet\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1, player-dealer: 2}]}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "kind: game\nname: Example\ncategory: bonus-bet\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1}]}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "kind: game\nname: Example\ncategory: bonus-bet\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, fees: [{from: player-dealer, per: hand}], options: [{option: 1, player: 1}]}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "kind: game\nname: Example\ncategory: bonus-bet\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, fees: [{from: player-dealer, amount: none}], options: [{option: 1, player: 1}]}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "kind: game\nname: Example\ncategory: bonus-bet\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player-dealer: [[5+, 1]]}]}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "kind: game\nname: Example\ncategory: bonus-bet\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player-dealer: 0}]}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "---\nkind: schedule\nname: Rates\nstates: [{that: no-player-dealer-position, at: 3}]\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1}]}]\n",
            {},
            ["violated 7 3"],
        ),
        ("states: [{that: no-player-dealer-position, at: 2}]\n", {}, ["met 2"]),
        (
            "states: [{that: no-player-dealer-position, at: 2}]\nplayer-dealer: {may-decline: {is: true, at: 5}, rotation: {then: moved, at: 6}}\n",
            {},
            ["violated 5 2"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\nplayer-dealer: {rotation: {then: moved, at: 6}}\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1, player-dealer: 2}]}]\n",
            {},
            ["violated .category 6"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\nstates: [{that: no-player-dealer-position, at: 2}]\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1, player-dealer: 2}]}]\n",
            {},
            ["violated 7 2"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\nstates: [{that: player-dealer-position-used, at: 2}]\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1, player-dealer: 2}]}]\n",
            {},
            ["violated .category 2"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1, player-dealer: 2}]}]\n---\nkind: schedule\nname: Other\n"
            "blocks: [{games: {called: Example, document: example, at: 8}, options: [{option: 1, player: 1}]}]\n",
            {},
            ["violated 7 8"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\n---\nkind: schedule\nname: Rates\n"
            "blocks: [{games: {called: Example, document: example, at: 7}, options: [{option: 1, player: 1, player-dealer: 2}]}]\n---\nkind: schedule\nname: Other\n"
            "supersedes: [rates]\nblocks: [{games: {called: Example, document: example, at: 8}, options: [{option: 1, player: 1}]}]\n",
            {},
            ["met .category"],
        ),
    ],
    "wager-limits-agree": [
        (
            "wagers: [{name: bonus, limit: [{is: 5-10, at: 1}, {is: 5-10, at: 2}]}]",
            {"level": "game"},
            ["met 1 2"],
        ),
        (
            "wagers: [{name: bonus, limit: [{is: 5-10, at: 1}, {is: 5-20, at: 2}]}]",
            {"level": "game"},
            ["violated 2 1"],
        ),
        (
            "wagers: [{name: bonus, limit: [{is: 5-10, at: 1}, {maximum: 10, at: 2}]}]",
            {"level": "game"},
            ["met 1 2"],
        ),
        (
            "wagers: [{name: bonus, limit: [{is: 5-10, at: 1}, {maximum: 11, at: 2}]}]",
            {"level": "game"},
            ["violated 2 1"],
        ),
        (
            "wagers: [{name: bonus, limit: [{minimum: 5, at: 1}, {maximum: 10, at: 2}]}]",
            {"level": "game"},
            ["met 1 2"],
        ),
        (
            "wagers: [{name: bonus, limit: [{is: 5-10, on-totals: [4], at: 1}, {is: 5-20, on-totals: [6], at: 2}]}]",
            {"level": "game"},
            ["met 1 2"],
        ),
        (
            "wagers: [{name: bonus, limit: [{is: 5-10, at: 1}, {see-schedule: true, at: 2}]}]",
            {"level": "game"},
            ["met 1"],
        ),
        (
            "wagers: [{name: bonus, limit: [{see-schedule: true, at: 2}]}]",
            {"level": "game"},
            ["not-applicable"],
        ),
        (
            "wagers: [{name: a, limit: [{is: 5-10, at: 1}, {is: 5-20, at: 2}]}, {name: b, limit: [{is: 5-10, at: 1}, {is: 5-20, at: 2}]}, {name: c, "
            "limit: [{is: 5-10, at: 3}, {is: 5-20, at: 4}]}]",
            {"level": "game"},
            ["violated 2 1", "violated 4 3"],
        ),
        (
            "wagers: [{name: a, limit: [{is: 5-10}, {is: 5-20}]}, {name: b, limit: [{is: 5-10}, {is: 5-20}]}]",
            {"level": "game"},
            ["violated", "violated"],
        ),
        (
            "    limits: [{wager: a, is: 5-10, at: 1}, {wager: a, is: 5-20, at: 2}]\n",
            {"level": "schedule"},
            ["violated 2 1"],
        ),
        (
            "    limits: [{wager: a, maximum: 10, at: 1}, {wager: a, maximum: 10-20, at: 2}]\n",
            {"level": "schedule"},
            ["violated 2 1"],
        ),
        (
            "    limits: [{wager: a, maximum: 10, at: 1}, {wager: a, is: 5-10, at: 2}]\n",
            {"level": "schedule"},
            ["met 1 2"],
        ),
        (
            "    limits: [{wager: a, minimum: 10, options: [1], at: 1}, {wager: a, minimum: 5, options: [2], at: 2}]\n",
            {"level": "schedule"},
            ["met 1 2"],
        ),
        (
            "    limits: [{is: 5-10, at: 1}, {is: 5-20, at: 2}]\n",
            {"level": "schedule"},
            ["not-applicable"],
        ),
        (
            "    limits: [{wager: a, is: 5-10, at: 1}, {wager: b, is: 5-20, at: 2}]\n",
            {"level": "schedule"},
            ["met 1", "met 2"],
        ),
        (
            "    limits: [{wager: a, is: 5-10, at: 1}]\n  - games: {called: Example, document: example}\n    limits: [{wager: a, is: 5-20, at: 2}]\n",
            {"level": "schedule"},
            ["unclear 2 1"],
        ),
        (
            "    limits: [{wager: a, is: 5-10, at: 1}]\n  - games: {called: Other}\n    limits: [{wager: a, is: 5-20, at: 2}]\n",
            {"level": "schedule"},
            ["met 1 2"],
        ),
        (
            "  - games: {approval: GEGA-000001}\n    limits: [{wager: a, is: 5-10, at: 1}]\n  - games: {approval: GEGA-000001}\n"
            "    limits: [{wager: a, is: 5-20, at: 2}]\n",
            {"level": "schedule"},
            ["unclear 2 1"],
        ),
        (
            "  - games: {approval: GEGA-000001}\n    limits: [{wager: a, is: 5-10, at: 1}]\n  - games: {approval: GEGA-000002}\n"
            "    limits: [{wager: a, is: 5-20, at: 2}]\n",
            {"level": "schedule"},
            ["met 1 2"],
        ),
        (
            "  - games: {called: One}\n    limits: [{wager: a, is: 5-10, at: 1}]\n  - games: {called: One}\n    limits: [{wager: a, is: 5-20, at: 2}]\n",
            {"level": "schedule"},
            ["unclear 2 1"],
        ),
        (
            "  - games: {called: One}\n    limits: [{wager: a, is: 5-10, at: 1}]\n  - games: {called: Two}\n    limits: [{wager: a, is: 5-20, at: 2}]\n",
            {"level": "schedule"},
            ["met 1 2"],
        ),
    ],
    "wager-size-agrees": [
        (
            "wagers: [{name: play, at: 9, size: [{bound: exactly, times: 2, of: ante, at: 1}, {bound: exactly, times: 3, of: ante, at: 2}]}]\n",
            {},
            ["violated 2 1"],
        ),
        (
            "wagers: [{name: play, at: 9, size: [{times: 2, of: ante, bound: at-least, at: 1}, {bound: exactly, times: 2, of: ante, at: 2}]}]\n",
            {},
            ["met 1 2"],
        ),
        (
            "wagers: [{name: play, at: 9, size: [{times: 2, of: ante, bound: at-least, at: 1}, {times: 3, of: ante, bound: at-least, at: 2}]}]\n",
            {},
            ["violated 2 1"],
        ),
        (
            "wagers: [{name: play, at: 9, size: [{times: 2, of: ante, bound: at-most, at: 1}, {times: 3, of: ante, bound: at-most, at: 2}]}]\n",
            {},
            ["violated 2 1"],
        ),
        (
            "wagers: [{name: play, at: 9, size: [{bound: exactly, times: 2, of: ante, at: 1}, {bound: exactly, times: 3, of: blind, at: 2}]}]\n",
            {},
            ["met 1 2"],
        ),
        (
            "wagers: [{name: play, at: 9, size: [{bound: exactly, times: 2, of: ante, at: 1}, {bound: exactly, times: 3, of: ante, at: 1}]}]\n",
            {},
            ["unclear 1 1"],
        ),
        (
            "wagers: [{name: play, at: 9, size: [{bound: exactly, times: 2, of: ante}, {bound: exactly, times: 3, of: ante}]}]\n",
            {},
            ["unclear 9.size 9.size"],
        ),
        (
            "wagers: [{name: play, at: 9, size: [{bound: exactly, times: 1, of: ante, at: 1}, {bound: at-most, times: 1, of: ante, at: 1}]}]\n",
            {},
            ["met 1 1"],
        ),
        (
            "wagers: [{name: play, at: 9, size: [{bound: exactly, times: 1, of: ante, at: 1}, {bound: at-most, times: 2, of: ante, at: 1}]}]\n",
            {},
            ["unclear 1 1"],
        ),
        (
            "wagers: [{name: play, at: 9, size: [{bound: exactly, times: 1, of: ante, at: 1}, {bound: at-most, times: 1, of: ante, at: 2}]}]\n",
            {},
            ["violated 2 1"],
        ),
        (
            "wagers: [{name: play, at: 9, size: [{bound: exactly, times: 2, of: ante, when: early, at: 1}, {bound: exactly, times: 3, of: ante, at: 2}]}]\n",
            {},
            ["met 1 2"],
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
