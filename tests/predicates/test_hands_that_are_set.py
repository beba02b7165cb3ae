"""Hands that are set, the button on the bank's own seat, and a bank nobody takes: a few words of a
document, the verdict, and the lines it points at.
"""

from __future__ import annotations

import pytest

from tests.predicates.told import said, told

DECK = "deck: {cards: 52, jokers: 1, at: 1}\n"
FLUSH = "hands: {ranking: high, high-to-low: [straight-flush, flush, straight, pair], at: 3}\n"
DEALT = "house-way: [{dealt: pair, play: behind, at: 1}]\n"
SIDE = "kind: game\nname: Side\ncategory: bonus-bet\n"
BOUNDS = "limits: [{minimum: 5-100, at: 1}, {maximum: 50-2000, at: 2}]\n"
TABLE = "columns: [option, limit, {is: player, on: player-wager}, {is: player-dealer, on: total-table-action}]\n"
ROW = "wagers: [{name: a, pays: {at: 1%s, rows: [{label: one, pays: 4 to 1, event: %s}, {label: other, pays: 3 to 1, event: %s}]}}]"
THROWN = "player-dealer: {action-button: {by: dice, dice: 3, at: 5}}\n"
POKER = """kind: game
name: Example
category: poker
round: [{does: betting-round, first: left-of-button, at: 1}]
forced-bets: [{is: ante, by: dealer-button, at: 2}]
raises: {most: 3, at: 3}
"""
BETS = 'wagers: [{name: a, bonus: true, judged: {whose: own, cards: 3}, pays: {rows: [[straight, "6:1"], [flush, "3:1"]], at: 2}}]\n'
ORDER = "hands: {ranking: r, high-to-low: [full-house, straight, 3-of-a-kind], at: 3}\n"
SEVEN = (
    ORDER
    + 'wagers: [{name: a, judged: {whose: own, cards: %s}, pays: {rows: [[3-of-a-kind, "6:1"], [straight, "3:1"]]%s}}]\n'
)
BACK = "backline: {allowed: true, at: 1}\n"
DICE = "by: dice, dice: 3, empty-seat: next-active-seat, at: 1"

ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "bank-untaken": [
        ("player-dealer: {rotation: [{then: rotated, at: 1}, {then: rotated, at: 2}, {then: moved, at: 3}]}", ["not-stated 1 2"]),
        ("player-dealer: {rotation: [{then: rotated, at: 1}, {then: moved, at: 1}]}", ["not-stated 1"]),
        ("player-dealer: {rotation: {then: rotated, at: 1}, intervening: {is: true, at: 4}}", ["not-stated 1 4"]),
    ],
    "coverage": [
        ("player-dealer: {own-wager: [{unlimited: true, at: 1}, {must-cover: some-wagers, at: 2}]}", ["not-stated 2"]),
        ("player-dealer: {own-wager: {unlimited: true, at: 1}}", ["not-stated"]),
    ],
    "joker-function": [
        (f"{DECK}{FLUSH}joker: {{acts-as: ace-or-straight, at: 2}}", ["unclear 2 3"]),
        (f"{DECK}joker: {{acts-as: ace-or-straight, at: 2}}\nhands: {{ranking: high, high-to-low: [flush, pair], examples: [{{hand: pair, at: 5}}, {{hand: flush, at: 6}}], at: 3}}", ["unclear 2 6"]),
        (f"{DECK}joker: {{acts-as: ace-or-straight, at: 2}}\nhands: {{ranking: low, high-to-low: [straight, pair], at: 3}}", ["met 1 2"]),
        (f"{DECK}{FLUSH}joker: [{{acts-as: ace-or-straight, at: 2}}, {{acts-as: ace-straight-or-flush, at: 4}}]", ["met 1 2 4"]),
        (f"deck: {{cards: 52, jokers: 0, at: 1}}\n{FLUSH}joker: {{acts-as: ace-or-straight, at: 2}}", ["not-applicable"]),
    ],
    "button-empty-seat": [
        (f"player-dealer: {{action-button: [{{by: dice, at: 4}}, {{{DICE}, player-dealer-numbers: [1, 8]}}]}}", ["met 1"]),
        ("player-dealer: {action-button: {by: card, player-dealer-numbers: [8], empty-seat: next-active-seat, at: 1}}", ["met 1"]),
        ("player-dealer: {action-button: {by: dice, dice: 3, player-dealer-numbers: [8], at: 1}}", ["not-stated 1"]),
    ],
    "pay-rows": [
        (ROW % ("", "{hand: x, plus: [{hand: y}]}", "{hand: x, with-joker: true}"), ["unclear 1"]),
        (ROW % (", highest-only: true", "{hand: x, plus: [{hand: y}]}", "{hand: x, with-joker: true}"), ["met 1"]),
        (ROW % ("", "{hand: x, plus: [{hand: y}]}", "{hand: x}"), ["met 1"]),
        (ROW % ("", "{hand: x}", "{hand: x, with-joker: true}"), ["met 1"]),
        (ROW % ("", "{hand: x, plus: [{hand: y}]}", "{hand: z, with-joker: true}"), ["met 1"]),
        (ROW % ("", "{hand: x, whose: own, plus: [{hand: y}]}", "{hand: x, with-joker: true}"), ["met 1"]),
        (ROW % ("", "{hand: x, cards: 7, plus: [{hand: y}]}", "{hand: x, cards: 5, with-joker: true}"), ["met 1"]),
        (ROW % ("", "{hand: x, cards: 7, plus: [{hand: y}]}", "{hand: x, cards: 7, with-joker: true}"), ["unclear 1"]),
    ],
    "house-way-plays": [
        (f"{DEALT}round: [{{does: deal, to: seats, at: 2}}, {{does: set, to: players, at: 3}}, {{does: set, to: player-dealer, at: 4}}]", ["unclear 1 3"]),
        (f"{DEALT}speaks-of: [{{thing: flop, at: 5}}, {{thing: house-way, at: 6}}]\nround: [{{does: deal, to: seats, at: 2}}, {{does: set, to: players, at: 3}}]", ["unclear 1 6 3"]),
        (f"{DEALT}round: [{{does: deal, to: seats, at: 2}}, {{does: set, to: players, at: 3}}, {{does: set, to: player-dealer, how: house-way, at: 4}}]", ["met 1"]),
        (f"{DEALT}round: [{{does: deal, to: seats, at: 2}}, {{does: act, to: players, at: 3}}]", ["met 1"]),
        ("draw-rules: [{for: players, totals: 0-5, must: hit, if: house-way, at: 1}]\nround: [{does: deal, to: players, at: 2}, {does: set, to: players, at: 3}]", ["met 1"]),
    ],
    "backline-decides": [
        ("", ["not-applicable"]),
        (f"{BACK}round: [{{does: deal, to: players, at: 2}}]", ["not-applicable"]),
        (f"{BACK}round: [{{does: act, to: player-dealer, at: 2}}]", ["not-applicable"]),
        (f"{BACK}round: [{{does: act, to: player-hand, at: 2}}]", ["not-applicable"]),
        (f"{BACK}round: [{{does: act, where: restated, at: 2}}]", ["not-applicable"]),
        (f"{BACK}round: [{{does: act, at: 2}}]", ["not-stated 1 2"]),
        (f"{BACK}round: [{{does: set, to: everyone, at: 2}}]", ["not-stated 1 2"]),
        (f"{BACK}round: [{{does: act, to: each-player, at: 2}}]", ["not-stated 1 2"]),
        (f"{BACK}round: [{{does: exchange, to: active-players, at: 2}}, {{does: act, to: players, at: 3}}]", ["not-stated 1 2"]),
        (f"{BACK}playing-options: [{{is: split, allowed: false, at: 3}}]", ["not-applicable"]),
        (f"{BACK}playing-options: [{{is: split, allowed: false, at: 3}}, {{is: surrender, allowed: true, at: 4}}]", ["not-stated 1 4"]),
        ("backline: {allowed: false, at: 1}\nround: [{does: act, at: 2}]", ["not-applicable"]),
        ("backline: [{allowed: false, at: 1}, {allowed: true, on: [base, bonus], at: 2}]\nwagers: [{name: base}, {name: bonus, bonus: true}]\nround: [{does: act, at: 3}]", ["not-stated 2 3"]),
        ("backline: {allowed: true, on: [bonus], at: 2}\nwagers: [{name: base}, {name: bonus, bonus: true}]\nround: [{does: act, at: 3}]", ["not-applicable"]),
        ("backline: [{allowed: true, at: 1}, {allowed: true, decides: seated-player, at: 2}]\nround: [{does: act, at: 3}]", ["met 2"]),
        (f"{BACK}inherits: {{from: Stud, at: 5}}\nround: [{{does: act, at: 2}}]", ["unclear 1 2 5"]),
    ],
    "discretion": [
        ("discretion: [{over: forfeit, at: 1}]", ["unclear 1"]),
        ("discretion: [{over: forfeit, within: two or three, at: 1}]", ["met 1"]),
    ],
    "bonus-host": [
        ("wagers: [{name: a, bonus: true, at: 1}]", ["not-applicable"]),
        (f"{SIDE}wagers: [{{name: base, at: 1}}]", ["not-applicable"]),
        (f"{SIDE}wagers: [{{name: base, at: 1}}, {{name: a, bonus: true, at: 2}}]", ["not-stated 2"]),
        (f"{SIDE}wagers: [{{name: a, bonus: true, at: 2}}]\nround: [{{does: deal, to: dealer, at: 3}}, {{does: act, to: dealer, at: 4}}, {{does: act, to: players, at: 5}}]", ["not-stated 2 4"]),
        (f"{SIDE}wagers: [{{name: a, bonus: true, at: 2}}]\ninherits: [{{from: X, at: 6}}, {{from: Y, at: 7}}]", ["met 6"]),
        (f"{SIDE}wagers: [{{name: a, bonus: true, at: 2}}]\n---\nwagers: [{{name: base, at: 3}}, {{name: a, at: 4}}]", ["not-applicable", "met 4"]),
        (f"{SIDE}wagers: [{{name: a, bonus: true, at: 2}}]\n---\nwagers: [{{name: base, at: 3}}]", ["not-applicable", "not-stated 2"]),
    ],
    "setting-agrees": [
        ("round: [{does: set, to: player-dealer, at: 1}, {does: set, to: player-dealer, at: 2}]", ["not-stated 1"]),
        ("round: [{does: set, to: player-dealer, at: 1}, {does: set, to: player-dealer, by: house-dealer, at: 2}]", ["met 2"]),
        ("round: [{does: set, to: players, at: 1}]", ["not-applicable"]),
        ("inherits: {from: X, at: 3}\nround: [{does: set, to: player-dealer, at: 1}]", ["not-applicable"]),
    ],
    "outcomes-known": [
        ("compares: {by: melds, outcomes: [{case: first-out, pot: wins, at: 1}]}", ["met 1"]),
        ("compares: {by: melds, outcomes: [{case: first-out, ante: wins, at: 1}]}", ["violated 1"]),
    ],
    "outcomes-total": [
        ("compares: {by: melds, outcomes: [{case: first-out, pot: wins, at: 1}]}", ["not-stated 1"]),
        ("compares: {by: melds, outcomes: [{case: first-out, pot: wins, at: 1}, {case: one-stays, pot: wins, at: 2}]}", ["not-stated 2"]),
        ("compares: {by: melds, outcomes: [{case: first-out, pot: wins, at: 1}, {case: one-stays, pot: wins, at: 2}, {case: none-stays, pot: continues, at: 3}]}", ["met 1 2 3"]),
        ("compares: {by: melds, at: 4}", ["not-stated 4"]),
    ],
    "betting-told": [
        (f"{POKER}notes: [{{about: blinds, says: by the limit}}]", ["not-stated 1 2"]),
    ],
    "option-limit": [
        ("deck: {cards: 52}\n---\n    options: [{option: 1, pot: 1, at: 1}, {option: 2, pot: 2, at: 2}]\n", ["not-stated 1"]),
        ("table-limit: 3-6\n---\n    options: [{option: 1, pot: 1, at: 1}]\n", ["not-applicable"]),
        ("deck: {cards: 52}\n---\n    options: [{option: 1, limit: 3-6, pot: 1, at: 1}]\n", ["not-applicable"]),
        ("deck: {cards: 52}\n---\n    options: [{option: 1, limit: 3-6 to 9-18, pot: 1, at: 1}]\n", ["not-applicable"]),
        ("deck: {cards: 52}\n---\n    options: [{option: 1, buy-in: 40-200, pot: 1, at: 1}]\n", ["not-applicable"]),
        ("deck: {cards: 52}\n---\n    limits: [{condition: 2-25}]\n    options: [{option: 1, pot: 1, at: 1}]\n", ["not-applicable"]),
        (f"deck: {{cards: 52}}\n---\n    {TABLE}    options: [{{option: 1, player: [[5-50, 1]], at: 1}}]\n", ["not-applicable"]),
        ("  - options: [{option: 1, pot: 1, at: 1}]\n", ["not-applicable"]),
    ],
    "limits-and-ladders": [
        (f"  - {BOUNDS}    {TABLE}    options: [{{option: 1, player-dealer: [[5-50, 1], [51+, 2]], at: 3}}, {{option: 2, player-dealer: [[100-500, 1], [501+, 2]], at: 4}}]\n", ["unclear 4 1"]),
        (f"  - {BOUNDS}    {TABLE}    options: [{{option: 1, player-dealer: [[10-50, 1]], at: 3}}, {{option: 2, player-dealer: [[100-500, 1]], at: 4}}]\n", ["unclear 3 1"]),
        (f"  - {BOUNDS}    {TABLE}    options: [{{option: 1, player-dealer: [[5-50, 1]], at: 3}}, {{option: 2, player: [[100-2000, 1]], player-dealer: [[100+, 1]], at: 4}}]\n", ["met 1"]),
        (f"  - {BOUNDS}    {TABLE}    options: [{{option: 1, player-dealer: [[5+, 1]], at: 3}}, {{option: 2, limit: 100-500, player-dealer: [[100+, 1]], at: 4}}]\n", ["met 1"]),
    ],
    "pay-order": [
        (f"{BETS}states: [{{that: standard-rules-apply, at: 1}}]", ["unclear 2 1"]),
        (f"{BETS}", ["not-applicable"]),
        (f"{BETS}states: [{{that: standard-rules-apply, at: 1}}]\nhands: {{ranking: front, high-to-low: [pair, high-card], at: 3}}", ["not-applicable"]),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("predicate", "text", "expected"),
    [(rule, text, expected) for rule, rows in ROWS.items() for text, expected in rows],
)
def test_rows(predicate: str, text: str, expected: list[str]) -> None:
    assert told(predicate, text) == expected


@pytest.mark.parametrize(("cards", "case"), [("7", "in-order"), ("6", "exchanged")])
def test_neighbors_change_places_among_seven_cards(cards: str, case: str) -> None:
    (message,) = said("pay-order", SEVEN % (cards, ""))
    assert message.partition(" ")[0] == case


def test_the_usual_order_is_named() -> None:
    (message,) = said("pay-order", f"{BETS}states: [{{that: standard-rules-apply, at: 1}}]")
    assert message == "usual-order lower=straight more=6:1 higher=flush less=3:1"
