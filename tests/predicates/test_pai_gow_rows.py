"""Hands that are set, the button on the bank's own seat, and a bank nobody takes: a few words of a document, the verdict, the lines."""

from __future__ import annotations

import pytest

from tests.predicates.told import told

DECK = "deck: {cards: 52, jokers: 1, at: 1}\n"
FLUSH = "hands: {ranking: high, high-to-low: [straight-flush, flush, straight, pair], at: 3}\n"
DEALT = "house-way: [{dealt: pair, play: behind, at: 1}]\n"
BACK = "backline: {allowed: true, at: 1}\n"
DICE = "by: dice, dice: 3, empty-seat: next-active-seat, at: 1"

ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "bank-untaken": [
        ("player-dealer: {rotation: [{then: rotated, at: 1}, {then: rotated, at: 2}, {then: moved, at: 3}]}", ["not-stated 1 2"]),
        ("player-dealer: {rotation: [{then: rotated, at: 1}, {then: moved, at: 1}]}", ["not-stated 1"]),
        ("player-dealer: {rotation: {then: rotated, at: 1}, intervening: {is: true, at: 4}}", ["not-stated 1 4"]),
    ],
    "coverage": [
        ("player-dealer: {wager: [{unlimited: true, at: 1}, {must-cover: some of it, at: 2}]}", ["not-stated 2"]),
        ("player-dealer: {wager: {unlimited: true, at: 1}}", ["not-stated"]),
    ],
    "joker-function": [
        (f"{DECK}{FLUSH}joker: {{acts-as: ace-or-straight, at: 2}}", ["unclear 2 3"]),
        (f"{DECK}joker: {{acts-as: ace-or-straight, at: 2}}\nhands: {{ranking: high, high-to-low: [flush, pair], examples: [{{hand: pair, at: 5}}, {{hand: flush, at: 6}}], at: 3}}", ["unclear 2 6"]),
        (f"{DECK}joker: {{acts-as: ace-or-straight, at: 2}}\nhands: {{ranking: low, high-to-low: [straight, pair], at: 3}}", ["met 1 2"]),
        (f"{DECK}{FLUSH}joker: [{{acts-as: ace-or-straight, at: 2}}, {{acts-as: ace-straight-or-flush, at: 4}}]", ["met 1 2 4"]),
        (f"deck: {{cards: 52, jokers: 0, at: 1}}\n{FLUSH}joker: {{acts-as: ace-or-straight, at: 2}}", ["violated 2 1"]),
    ],
    "button-empty-seat": [
        (f"player-dealer: {{action-button: [{{by: dice, at: 4}}, {{{DICE}, player-dealer-numbers: [1, 8]}}]}}", ["unclear 1"]),
        (f"player-dealer: {{action-button: {{{DICE}, player-dealer-numbers: [1]}}}}", ["met 1"]),
        (f"player-dealer: {{action-button: {{{DICE}, player-dealer-numbers: [19]}}}}", ["met 1"]),
        (f"player-dealer: {{action-button: {{{DICE}, player-dealer-numbers: [3]}}}}", ["unclear 1"]),
        (f"player-dealer: {{action-button: {{{DICE}, player-dealer-numbers: [18]}}}}", ["unclear 1"]),
        (f"player-dealer: {{action-button: [{{{DICE}, player-dealer-numbers: [8]}}, {{by: dice, own-seat: player-dealer, at: 2}}]}}", ["unclear 2"]),
        ("player-dealer: {action-button: {by: card, player-dealer-numbers: [8], empty-seat: next, at: 1}}", ["met 1"]),
        ("player-dealer: {action-button: {by: dice, dice: 3, player-dealer-numbers: [8], at: 1}}", ["not-stated 1"]),
    ],
    "house-way-plays": [
        (f"{DEALT}round: [{{does: deal, to: seats, at: 2}}, {{does: set, to: players, at: 3}}, {{does: set, to: player-dealer, at: 4}}]", ["unclear 1 3"]),
        (f"{DEALT}speaks-of: [{{what: flop, at: 5}}, {{what: house-way, at: 6}}]\nround: [{{does: deal, to: seats, at: 2}}, {{does: set, to: players, at: 3}}]", ["unclear 1 6 3"]),
        (f"{DEALT}round: [{{does: deal, to: seats, at: 2}}, {{does: set, to: players, at: 3}}, {{does: set, to: player-dealer, how: house-way, at: 4}}]", ["met 1"]),
        (f"{DEALT}round: [{{does: deal, to: seats, at: 2}}, {{does: act, to: players, at: 3}}]", ["met 1"]),
        ("draw-rules: [{for: players, totals: 0-5, does: hit, if: house-way, at: 1}]\nround: [{does: deal, to: players, at: 2}, {does: set, to: players, at: 3}]", ["met 1"]),
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
}  # fmt: skip


@pytest.mark.parametrize(("predicate", "text", "expected"), [(rule, text, expected) for rule, rows in ROWS.items() for text, expected in rows])
def test_rows(predicate: str, text: str, expected: list[str]) -> None:
    assert told(predicate, text) == expected
