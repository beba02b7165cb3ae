"""What charts, soft hands and named cards say, and fees put up before the wagers: a few words of a
document, the verdict, and the lines it points at.
"""

from __future__ import annotations

import pytest

from tests.predicates.told import told

BUTTON = "player-dealer: {action-button: {by: card, face: down}}\nround: [{does: act, at: 1}, {does: reveal, at: 2}, {does: place-button, at: 3}, {does: settle, first: action-button, at: 4}]\n"
SEAT = "player-dealer: {own-wager: {unlimited: true}}\nround: [{does: act, at: 1}, {does: reveal, at: 2}, {does: settle, first: left-of-player-dealer, at: 4}]\n"
LADDER = "    columns: [option, {is: player-dealer, on: total-table-action}]\n    options: [{option: 1, at: 9, player-dealer: [[5-50, 1], [51+, 2]]}]\n"
FREE = "    columns: [option, {is: player-dealer, on: total-table-action}]\n    options: [{option: 1, at: 9, player-dealer: [[5-50, 0], [51+, 0]]}]\n"
GRADED = "columns: [option, {is: player, on: player-wager}]\n    options: [{option: 1, player: [[5-50, 1], [51+, 2]], at: 9}]\n"

ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "settled-early": [
        (BUTTON + "compares: {by: closest-to-target, outcomes: [{case: natural, settled: before-reveal, base: wins, at: 7}]}", ["unclear 7 3"]),
        (BUTTON + "compares: {by: closest-to-target, outcomes: [{case: natural, settled: after-reveal, base: wins, at: 7}]}", ["unclear 7 3"]),
        (BUTTON + "compares: {by: closest-to-target, outcomes: [{case: natural, settled: after-place-button, base: wins, at: 7}]}", ["met 7"]),
        (BUTTON + "compares: {by: closest-to-target, outcomes: [{case: natural, settled: at-reveal, base: wins, at: 7}]}", ["unclear 7 3"]),
        (SEAT + "compares: {by: closest-to-target, outcomes: [{case: natural, settled: before-reveal, base: wins, at: 7}]}", ["unclear 7 4"]),
        (SEAT + "compares: {by: closest-to-target, outcomes: [{case: natural, settled: after-settle, base: wins, at: 7}]}", ["met 7"]),
    ],
    "fees-requested": [
        ("kind: schedule\nname: Rates\nstates: {that: bureau-approval, at: 1}\nblocks: [{states: {that: fees-requested, at: 2}}]", ["unclear 2 1"]),
        ("kind: schedule\nname: Rates\nstates: [{that: bureau-approval, is: false, at: 1}, {that: fees-requested, at: 2}]", ["met 2"]),
    ],
    "odd-amounts": [
        ("wagers: [{name: a, pays: [{odds: 6 to 5, at: 1}, {odds: 6 to 5, at: 2}, {odds: 3:2, at: 3}]}]", ["not-stated 1 3"]),
        ("wagers: [{name: a, pays: {rows: [{label: x, pays: 3 to 2, at: 4}, {label: y, pays: 4 to 2, at: 5}]}}]", ["not-stated 4"]),
        ("wagers: [{name: a, pays: {odds: 3 for 2, at: 4}}]\nrounding: {is: up, at: 6}", ["met 6"]),
        ("playing-options: [{is: surrender, allowed: false, share-lost: 1/2}, {is: surrender, allowed: true}]", ["not-applicable"]),
        ("playing-options: {is: surrender, allowed: true, share-lost: 1/2, at: 8}", ["not-stated 8"]),
    ],
    "basis-defined": [
        ("  - fees: {from: player, on: player-wager, at: 3}\n    " + GRADED, ["not-applicable"]),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("predicate", "text", "expected"),
    [
        pytest.param(name, *row, id=f"{name}-{number}")
        for name, rows in ROWS.items()
        for number, row in enumerate(rows)
    ],
)
def test_row(predicate: str, text: str, expected: list[str]) -> None:
    assert told(predicate, text) == expected
