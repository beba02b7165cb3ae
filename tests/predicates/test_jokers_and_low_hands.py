"""Jokers, low hands, set hands and hands that cannot be made: a few words of a document, the
verdict, and the lines it points at.
"""

from __future__ import annotations

import pytest

from tests.predicates.told import told

DECK = "deck: {cards: 52, at: 9}\n"
JOKER = "deck: {cards: 52, jokers: 1, at: 9}\n"
SCOPE = "joker: {acts-as: ace-straight-or-flush, at: 1}\n"
ROYAL = "deck: {cards: 52, removed: %s, at: 9}\nhands: {ranking: five-card-high, high-to-low: [royal-flush, mini-royal-flush, straight-flush], at: 1}\n"
PAN = """kind: game
name: Pan
category: pan
deck: {total: 320, at: 9}
round: [{does: deal, to: each-player, cards: 10, at: 1}, {does: draw, to: each-player, cards: 1, at: 2}, {does: draw, to: each-player, cards: 1, at: 3}]
"""
ABOVE = "outranks: [{hand: %s, at: 1}, {hand: %s, at: 2}]\ncompares: {by: %s, at: 9}\n"
POT = "pot: {to: high, at: 3}\n"
REFERS = "states: [{that: standard-rules-apply, at: 6}]\n"


def other(name: str, joker: str) -> str:
    return f"---\nkind: game\nname: {name}\ncategory: poker\n{joker}"


ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "joker-function": [
        (f"{DECK}joker: {{acts-as: not-used, at: 1}}\n", ["not-applicable"]),
        (f"{DECK}joker: [{{acts-as: not-used, usually: true, at: 1}}, {{acts-as: not-used, usually: true, at: 2}}]\n", ["unclear 1 2"]),
        (f"{DECK}joker: [{{acts-as: not-used, usually: true, at: 1}}, {{acts-as: wild, at: 2}}]\n", ["unclear 2 9"]),
        (f"{JOKER}{SCOPE}pot: [{{to: high, at: 3}}, {{to: high-low, at: 4}}]\n", ["unclear 1 4"]),
        (f"{JOKER}{SCOPE}pot: {{to: low, at: 4}}\n", ["unclear 1 4"]),
        (f"{JOKER}{SCOPE}pot: {{to: high, at: 4}}\n", ["met 9 1"]),
        (f"{JOKER}joker: {{acts-as: ace, at: 1}}\npot: {{to: low, at: 4}}\n", ["unclear 1 4"]),
        (f"{JOKER}joker: {{acts-as: ace-or-straight, at: 1}}\npot: {{to: badugi-low, at: 4}}\n", ["unclear 1 4"]),
        (f"{JOKER}joker: {{acts-as: lowest-missing, at: 1}}\npot: {{to: low, at: 4}}\n", ["met 9 1"]),
        (f"{JOKER}joker: [{{acts-as: ace, at: 1}}, {{acts-as: ace, where: low, at: 2}}]\npot: {{to: low, at: 4}}\n", ["met 9 1 2"]),
        (f"{JOKER}pot: {{to: low, at: 4}}\n", ["not-stated 9"]),
    ],
    "joker-agrees": [  # rules taken from two games keep a joker each
        (f"inherits: [{{from: Stud, at: 7}}, {{from: Low, at: 8}}]\n{other('Stud', SCOPE)}{other('Low', 'joker: {acts-as: lowest-missing, at: 2}')}\n", ["not-applicable", "met 2", "met 1"]),
    ],
    "joker-hands": [
        (f"{ROYAL % '[8, 10]'}", ["unclear 1 9"]),
        (f"{ROYAL % '[8, 9]'}", ["not-applicable"]),
        (f"{ROYAL % '[Q, K]'}", ["unclear 1 9", "unclear 1 9"]),
        (f"{ROYAL % '[10]'}".replace("at: 1}", "at: 1, examples: [{hand: royal-flush, highest: [7, J, Q, K, A], at: 2}]}"), ["not-applicable"]),
        (f"{ROYAL % '[10]'}".replace("[royal", "[five-aces, royal"), ["unclear 1 9", "violated 1 9"]),
        (f"{ROYAL % '[10]'}".replace("removed", "jokers: 1, removed").replace("[royal", "[five-aces, royal"), ["unclear 1 9"]),
    ],
    "draws-and-deck": [
        (f"{PAN}", ["not-stated 3"]),
        (f"{PAN}seats: {{is: 8, of: players, at: 1}}\n", ["not-stated 3"]),
        (f"{PAN}irregularities: {{what: deck-exhausted, answers: cards-run-out, then: reshuffled, at: 5}}\n", ["not-applicable"]),
        (f"{PAN}seats: {{is: 8, of: players, at: 1}}\nirregularities: {{what: last-card, answers: cards-run-out, then: discards are used, at: 5}}\n", ["met 1 2 3"]),
        (f"{PAN}".replace("pan", "player-dealer"), ["not-applicable"]),
    ],
    "setting-order": [
        ("compares: {by: pot, at: 1}\n", ["not-applicable"]),
        ("compares: [{by: pot, at: 1}, {by: tiles, at: 2}]\n", ["not-stated 1"]),
        ("compares: {by: tiles, outcomes: [{case: both-higher, base: wins, at: 2}]}\n", ["not-stated 2"]),
        ("round: [{does: deal, at: 1}, {does: set, at: 3}]\ncompares: {by: two-hands, outcomes: [{case: both-higher, base: wins, at: 2}]}\n", ["not-stated 3"]),
        (ABOVE % ("back, above: front", "back, above: front", "two-hands"), ["met 1 2"]),
        (ABOVE % ("back, above: front", "back, above: front", "three-hands"), ["not-stated 1 2"]),
        (ABOVE % ("back, above: front", "back, above: middle", "three-hands"), ["not-stated 1 2"]),
        (ABOVE % ("middle, above: front", "back, above: middle", "three-hands"), ["met 1 2"]),
        (ABOVE % ("front, above: back", "back, above: front", "three-hands"), ["not-stated 1 2"]),
        (ABOVE.replace("}]", "}, {hand: middle, above: front, at: 3}, {hand: back, above: front, at: 4}]") % ("back, above: front", "back, above: middle", "three-hands"), ["met 1 2 3 4"]),
        (ABOVE % ("a, above: b", "c, above: d", "tiles"), ["met 1 2"]),
        ("inherits: {from: Pai Gow, at: 5}\ncompares: {by: two-hands, at: 2}\n", ["unclear 2 5"]),
        (f"inherits: {{from: Stud, at: 5}}\ncompares: {{by: two-hands, at: 2}}\n{other('Stud', 'outranks: {hand: a, above: b, at: 6}')}\n", ["met 6", "not-applicable"]),
        (f"inherits: {{from: Stud, at: 5}}\ncompares: {{by: two-hands, at: 2}}\n{other('Stud', 'object: it')}\n", ["not-stated 2 5", "not-applicable"]),
    ],
    "ranking-told": [
        (f"inherits: {{from: Stud, at: 5}}\npot: {{to: high, at: 2}}\n{other('Stud', POT + REFERS)}", ["not-applicable", "unclear 6"]),
        (f"inherits: {{from: Stud, at: 5}}\n{POT}{other('Stud', REFERS)}", ["unclear 6", "not-applicable"]),
        (f"inherits: {{from: Stud, at: 5}}\npot: {{to: high, at: 2}}\n{REFERS.replace('6', '7')}{other('Stud', POT + REFERS)}", ["unclear 7", "unclear 6"]),
    ],
    "rank-list": [
        ("cards: {high-to-low: [A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3], at: 1}\nhands: {ranking: a, high-to-low: [pair], examples: [{hand: pair, lowest: [2, 2], at: 2}]}\n", ["unclear 1"]),
        ("cards: {high-to-low: [Joker, 6-6], at: 1}\nhands: {ranking: a, high-to-low: [a], examples: [{hand: a, highest: [6-6, 5-2], at: 2}]}\n", ["violated 1 2"]),
        ("cards: {of: tiles, high-to-low: [6-6, 6-1, 6-1 & 5-2], at: 1}\nhands: {ranking: bo, high-to-low: [a], examples: [{hand: a, highest: [5-2, 4-3], at: 2}]}\n", ["violated 1 2"]),
        ("cards: {of: tiles, high-to-low: [6-6, 5-2], at: 1}\nhands: {ranking: bo, high-to-low: [a], examples: [{hand: a, highest: [6-6], lowest: [5-2, 4-3], at: 2}]}\n", ["violated 1 2"]),
        ("cards: {of: tiles, high-to-low: [6-6, 5-2], at: 1}\nhands: {ranking: bo, high-to-low: [a], examples: [{hand: a, highest: [6-6, 5-2], at: 2}]}\n", ["met 1"]),
        ("cards: {of: tiles, high-to-low: [6-6, 5-2], at: 1}\nhands: {ranking: bo, high-to-low: [a], examples: [{hand: a, highest: [A, K], at: 2}]}\n", ["met 1"]),
    ],
    "part-breaks-off": [
        ("irregularities: [{what: early-turn, then: none, at: 1, damaged: cut-off}, {what: late-turn, then: none, at: 2, damaged: lost-words}]\n", ["unclear 1", "unclear 2"]),
        ("sections: [{is: object, at: 1, damaged: lost-words}, {is: deck, at: 2, damaged: garbled}]\n", ["unclear 1"]),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "text", "expected"),
    [(rule, text, expected) for rule, rows in ROWS.items() for text, expected in rows],
)
def test_rows(rule: str, text: str, expected: list[str]) -> None:
    assert told(rule, text) == expected
