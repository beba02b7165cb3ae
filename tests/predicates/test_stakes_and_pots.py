"""Limits and rates of a sheet, pots, and a bank nobody takes: a few words of a document, the
verdict, and the lines it points at.
"""

from __future__ import annotations

import pytest

from tests.predicates.told import told

BUTTON = "player-dealer: {action-button: [%s]}\n"


ONE = "kind: schedule\nname: Rates\nstates: [{that: one-schedule-at-a-time, per: table-limit, at: 9}]\nblocks:\n  - "

FIVE = "hands: {ranking: five-card-high, high-to-low: [flush, pair], at: 1}\n"


SHOWN = (
    "hands: {ranking: five-card-high, high-to-low: [full-house, flush, straight, 3-of-a-kind], at: 9, "
    "examples: [{hand: straight, highest: [A, K, Q, J, 10], at: 7}, {hand: flush, highest: [A, K, Q, J, 9], at: 8}]}\n"
)

ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "bank-untaken": [
        ("player-dealer: {rotation: {holds-at-most: 2, then: offered, at: 1}}\n", ["not-stated 1"]),
        ("player-dealer: {rotation: {holds-at-most: 2, then: offered, at: 1}, nobody-takes: {then: game-stops, at: 2}}\n", ["met 2"]),
        ("player-dealer: {rotation: [{holds-at-most: 2, at: 1}, {offered-after: 2, then: offered, at: 2}]}\n", ["not-stated 2 1"]),
        ("player-dealer: {rotation: [{offered-after: 2, then: offered, at: 1}, {holds-at-most: 2, then: offered, at: 2}]}\n", ["not-stated 2"]),
        ("player-dealer: {rotation: [{holds-at-most: 2, at: 1}, {offered-after: 2, at: 2}]}\n", ["not-applicable"]),
        ("player-dealer: {rotation: [{holds-at-most: 2, then: offered, at: 1}, {then: rotated, at: 2}]}\n", ["not-stated 2"]),
    ],
    "button-empty-seat": [
        (BUTTON % "{by: dice, dice: 3, empty-seat: next-active-seat, at: 1}, {by: dice, player-dealer-numbers: [8], own-seat: player-dealer, at: 2}", ["met 1"]),
        (BUTTON % "{by: dice, dice: 3, player-dealer-numbers: [8], own-seat: player-dealer, at: 2}", ["not-stated 2"]),
    ],
    "like-hands": [
        ("hands: {ranking: low, high-to-low: [wheel], alike: {by: highest-card-alone, at: 1}}\n", ["unclear 1"]),
        ("hands: {ranking: low, high-to-low: [wheel], alike: {by: card-by-card, at: 1}}\n", ["met 1"]),
    ],
    "ranking-told": [
        (f"{FIVE}compares: {{by: two-hands, at: 5}}\n", ["met 1"]),
        (f"{FIVE}compares: {{by: three-hands, at: 5}}\n", ["met 1"]),
        ("hands: [{ranking: five, high-to-low: [flush, pair], at: 1}, {ranking: front-hand, high-to-low: [pair], at: 2}]\ncompares: {by: two-hands, at: 5}\n", ["met 1"]),
        (
            f"{FIVE}inherits: {{from: Other}}\ncompares: {{by: two-hands, at: 5}}\n---\nkind: game\nname: Other\ncategory: poker\nhands: {{ranking: front, high-to-low: [pair]}}\n",
            ["met 1", "not-applicable"],
        ),
    ],
    "basis-defined": [
        ("  - fees: [{from: pot, at: 1}, {from: pot, on: number-of-players, at: 2}, {from: pot, on: number-of-players, at: 3}]\n", ["unclear 2"]),
        ("  - fees: [{from: pot, depends-on: [table-limit, number-of-players], at: 1}]\n", ["unclear 1"]),
        ("  - fees: [{from: pot, depends-on: [table-limit], at: 1}]\n", ["not-applicable"]),
        ("  - fees: [{from: pot, on: number-of-players, at: 1}]\n  - defines: {basis: number-of-players, counts: [seated], at: 2}\n", ["met 2"]),
        ("  - fees: [{from: pot, on: number-of-players, at: 1}]\n    defines: {basis: total-table-action, counts: [base], at: 2}\n", ["unclear 1"]),
    ],
    "pay-order": [
        (f"{SHOWN}wagers: [{{name: b, pays: {{rows: [{{label: flush, pays: '2:1', at: 2}}, {{label: straight, pays: '3:1', at: 3}}], at: 4}}}}]\n", ["unclear 3 2 8"]),
        (f"{SHOWN}wagers: [{{name: b, pays: {{rows: [{{label: flush, pays: '2:1', at: 2}}, [straight, '3:1']], at: 4}}}}]\n", ["unclear 4 8"]),
        (f"{SHOWN}wagers: [{{name: b, pays: {{rows: [[flush, '2:1'], {{label: straight, pays: '3:1', at: 3}}], at: 4}}}}]\n", ["unclear 4 8"]),
    ],
    "option-limit": [
        (f"{ONE}options: [{{option: 1, limit: 5-10, at: 1}}]\n", ["met 9"]),
        (f"{ONE}options: [{{option: 1, limit: 3-6 to 9-18, at: 1}}, {{option: 2, limit: 5-10, at: 2}}]\n", ["unclear 9 1"]),
        (f"{ONE}options: [{{option: 1, at: 1}}]\n", ["unclear 9 1"]),
        (f"{ONE}limits: {{is: 5-10, at: 2}}\n    options: [{{option: 1, at: 1}}]\n", ["met 9"]),
        (f"{ONE}limits: {{wager: base, is: 5-10, at: 2}}\n    options: [{{option: 1, at: 1}}]\n", ["met 9"]),
        (f"{ONE}limits: {{wager: tie, is: 5-10, at: 2}}\n    options: [{{option: 1, at: 1}}]\n", ["unclear 9 1"]),
        (f"{ONE}limits: {{is: 5-10, options: 2, at: 2}}\n    options: [{{option: 1, at: 1}}]\n", ["unclear 9 1"]),
        (f"{ONE}limits: [{{minimum: 5-10, at: 2}}, {{maximum: 100, at: 3}}]\n    options: [{{option: 1, at: 1}}]\n", ["unclear 9 2"]),
        (f"{ONE}limits: [{{minimum: 5, at: 2}}]\n    options: [{{option: 1, at: 1}}]\n", ["unclear 9 2"]),
        (f"{ONE}limits: [{{minimum: 5, maximum: no-limit, at: 2}}]\n    options: [{{option: 1, at: 1}}]\n", ["unclear 9 2"]),
        (f"{ONE}limits: {{condition: 2-25, at: 2}}\n    options: [{{option: 1, at: 1}}]\n", ["unclear 9 2"]),
        (f"{ONE}limits: [{{buy-in: 20-100, at: 2}}, {{minimum: 1-2, at: 3}}]\n    options: [{{option: 1, at: 1}}]\n", ["unclear 9 2"]),
        (f"{ONE}limits: [{{buy-in: 20-100, options: 1, at: 2}}, {{minimum: 1-2, options: 2, at: 3}}]\n    options: [{{option: 1, at: 1}}, {{option: 2, at: 4}}]\n", ["unclear 9 3"]),
        ("  - limits: [{buy-in: 20-100, at: 2}]\n    options: [{option: 1, limit: 1-2, at: 1}]\n", ["not-applicable"]),
        ("  - limits: [{minimum: 1-2, at: 2}]\n    options: [{option: 1, at: 1}]\n", ["not-applicable"]),
        (f"{ONE}columns: [option, {{is: player, on: player-wager}}]\n    options: [{{option: 1, player: [[5-10, 1], [11-20, 2]], at: 1}}]\n", ["met 9"]),
        (f"{ONE}columns: [option, {{is: player, on: player-wager}}]\n    options: [{{option: 1, player: [[5-10, 1], [11+, 2]], at: 1}}]\n", ["unclear 9 1"]),
        (f"{ONE}columns: [option, {{is: player, on: total-table-action}}]\n    options: [{{option: 1, player: [[5-10, 1], [11-20, 2]], at: 1}}]\n", ["unclear 9 1"]),
        ("  - limits: [{minimum: 1, maximum: no-limit, betting: no-limit, at: 2}]\n    options: [{option: 1, at: 1}]\n", ["not-applicable"]),
        ("  - limits: [{minimum: 1, maximum: 100, betting: spread-limit, at: 2}]\n    options: [{option: 1, at: 1}]\n", ["not-applicable"]),
        ("  - limits: [{minimum: 1, betting: spread-limit, at: 2}]\n    options: [{option: 1, at: 1}]\n", ["not-applicable"]),
        (f"{ONE}options: [{{option: 1, at: 1}}]\n".replace("per: table-limit", "is: false, per: table-limit"), ["not-applicable"]),
        ("  - states: {that: one-schedule-at-a-time, per: table-limit, at: 9}\n    options: [{option: 1, at: 1}]\n", ["unclear 9 1"]),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("predicate", "text", "expected"), [(name, *row) for name, rows in ROWS.items() for row in rows]
)
def test_behaviour(predicate: str, text: str, expected: list[str]) -> None:
    assert told(predicate, text) == expected
