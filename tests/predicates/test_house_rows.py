"""Rules for games the house banks and for hands of one rank: a few words of a document, the verdict, the lines."""

from __future__ import annotations

import pytest

from tests.predicates.told import said, told

HOUSE = "kind: game\nname: Example\ncategory: house-banked\n"
ORDER = "hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card], at: 9, "
PAIR = "{hand: pair, highest: [A, A], at: 2}"
RUN = "{hand: straight, highest: [A, K, Q], lowest: [3, 2, A], at: 3}"
TOP = "{hand: straight, highest: [A, K, Q], lowest: [4, 3, 2], at: 3}"
FIVE = "hands: {ranking: five-card-high, high-to-low: [flush, straight, 3-of-a-kind, pair], at: 9}\n"
SWAPPED = "pays: {rows: [[3-of-a-kind, 3 to 1], [straight, 2 to 1]], at: 2}"

ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "like-hands": [
        (f"{ORDER}examples: [{PAIR}]}}\n", ["not-applicable"]),
        (f"{ORDER}alike: {{by: unshared-card, at: 1}}}}\n", ["unclear 1"]),
        (f"{ORDER}alike: {{by: unshared-card, at: 1}}, examples: [{PAIR}, {RUN}]}}\n", ["unclear 1 2 3"]),
        (f"{ORDER}alike: {{by: unshared-card, at: 1}}, examples: [{PAIR}, {TOP}]}}\n", ["unclear 1 2"]),
        (f"{ORDER}alike: {{by: unshared-card, of: [flush, high-card], at: 1}}, examples: [{PAIR}, {RUN}]}}\n", ["met 1"]),
        (f"{ORDER}alike: {{by: unshared-card, of: straight, at: 1}}, examples: [{PAIR}, {RUN}]}}\n", ["unclear 1 3"]),
        (f"{ORDER}alike: {{by: unshared-card, of: two-pair, at: 1}}, examples: [{PAIR}]}}\n", ["met 1"]),
        (f"{ORDER}alike: [{{by: unshared-card, at: 1}}, {{by: own-cards-first, of: pair, at: 4}}], examples: [{PAIR}, {RUN}]}}\n", ["unclear 1 3"]),
        (f"{ORDER}alike: [{{by: unshared-card, at: 1}}, {{by: own-cards-first, at: 4}}], examples: [{PAIR}, {RUN}]}}\n", ["met 1 4"]),
        (f"{ORDER}alike: {{by: card-by-card, at: 1}}, examples: [{PAIR}, {RUN}]}}\n", ["met 1"]),
    ],
    "share-told": [
        (f"{HOUSE}fees: [{{called: rake, amount: 2, at: 1}}]\n", ["not-applicable"]),
        (f"{HOUSE}fees: [{{called: rake, share: {{at-most: 10 %, of: pot}}, collected: end-of-hand, at: 1}}]\n", ["not-stated 1"]),
        (f"{HOUSE}fees: [{{called: rake, share: {{is: 10 %, of: pot}}, at: 1}}]\n", ["not-stated 1"]),
        (f"{HOUSE}fees: [{{called: rake, share: {{is: 10 %, of: pot}}, dropped: end-of-hand, at: 1}}]\n", ["met 1"]),
        (f"{HOUSE}fees: [{{called: rake, share: {{is: 10 %, of: pot}}, placed: before-deal, at: 1}}]\n", ["met 1"]),
        (f"{HOUSE}fees: [{{called: rake, share: {{at-most: 10 %, of: pot}}, collected: end-of-hand, at: 1}}, {{called: rake, amount: 3, at: 2}}]\n", ["met 1"]),
        (f"{HOUSE}fees: [{{called: rake, at: 3}}, {{called: rake, share: {{at-most: 10 %, of: pot}}, at: 1}}, {{called: other, at: 2}}]\n", ["not-stated 1 3"]),
        (f"{HOUSE}fees: [{{called: a, share: {{at-most: 10 %, of: pot}}, at: 1}}, {{called: b, share: {{is: 5 %, of: winnings}}, from: winner, at: 2}}]\n", ["not-stated 1"]),
        (f"{HOUSE}fees: [{{share: {{is: 5 %, of: winnings}}, collected: with-bet, at: 2}}]\n", ["unclear 2"]),
        (f"{HOUSE}fees: [{{share: {{is: 5 %, of: winnings}}, collected: end-of-hand, at: 2}}]\n", ["met 2"]),
        (f"{HOUSE}fees: [{{share: {{is: 5 %, of: payout}}, collected: with-bet, at: 2}}, {{on: payout, at: 3}}, {{on: bet, at: 4}}]\n", ["unclear 2 3"]),
    ],
    "limit-reach": [
        (f"{HOUSE}wagers: [{{name: a}}, {{name: b, placed: before-deal, at: 2}}]\n", ["not-applicable"]),
        (f"{HOUSE}limits: {{at-least: 5, at: 1}}\nwagers: [{{name: a}}, {{name: b, placed: before-deal, at: 2}}]\n", ["not-applicable"]),
        (f"{HOUSE}limits: {{at-most: 5, at: 1}}\nwagers: [{{name: a, placed: before-deal}}, {{name: b, placed: before-deal, at: 2}}]\n", ["unclear 1 2"]),
        (f"{HOUSE}limits: {{at-most: 5, at: 1}}\nwagers: [{{name: a}}, {{name: paid-on-it, at: 2}}]\n", ["not-applicable"]),
        (f"{HOUSE}limits: {{at-most: 5, at: 1}}\nwagers: [{{name: a}}, {{name: b, required: false, at: 2}}, {{name: c, required: true, at: 3}}]\n", ["unclear 1 2 3"]),
        (f"{HOUSE}limits: [{{at-most: 5, per: hand, at: 1}}]\nwagers: [{{name: a}}, {{name: b, required: false, at: 2}}]\n", ["met 1"]),
        (f"{HOUSE}limits: [{{at-most: 5, wager: a, at: 1}}]\nwagers: [{{name: a}}, {{name: b, required: false, at: 2}}]\n", ["met 1"]),
        (f"{HOUSE}limits: [{{at-most: 5, wager: a, at: 1}}, {{at-most: 9, at: 4}}]\nwagers: [{{name: a}}, {{name: b, required: false, at: 2}}]\n", ["unclear 4 2"]),
        (f"{HOUSE}limits: {{at-most: 5, at: 1}}\nplaying-options: [{{is: surrender, allowed: true, at: 2}}, {{is: split, allowed: false, at: 3}}]\n", ["not-applicable"]),
        (f"{HOUSE}limits: {{at-most: 5, at: 1}}\nplaying-options: [{{is: split, allowed: true, at: 2}}, {{is: split, allowed: true}}, {{is: double-down, allowed: true, at: 4}}]\n", ["unclear 1 4 2"]),
        ("kind: game\nname: Example\ncategory: keno\nlimits: {at-most: 5, at: 1}\nwagers: [{name: a, at: 2}]\n", ["unclear 1 2"]),
    ],
    "misplay-told": [
        (f"{HOUSE}round: [{{does: bet, at: 1}}]\n", ["not-applicable"]),
        (f"{HOUSE}round: [{{does: bet, at: 1}}, {{does: roll, at: 2}}, {{does: roll, at: 3}}, {{does: roll, at: 5}}]\nequipment: [{{is: dice, at: 6}}, {{is: dice, at: 4}}]\n", ["not-stated 2 4 3"]),
        (f"{HOUSE}round: [{{does: spin, at: 2}}, {{does: call-numbers, at: 3}}]\nequipment: [{{is: wheel-compartments, at: 4}}, {{is: flashboard, at: 5}}]\n", ["not-stated 2"]),
        (f"{HOUSE}round: [{{does: spin, at: 2}}]\nequipment: [{{is: ball, at: 4}}]\n", ["not-stated 2 4"]),
        (f"{HOUSE}round: [{{does: spin, at: 2}}]\nequipment: [{{is: wheel, at: 4}}]\n", ["not-stated 2 4"]),
        (f"{HOUSE}round: [{{does: call-numbers, at: 2}}]\nequipment: [{{is: balls, at: 4}}]\n", ["not-stated 2 4"]),
        (f"{HOUSE}round: [{{does: call-numbers, at: 2}}]\nequipment: [{{is: random-number-generator, at: 4}}]\n", ["not-stated 2 4"]),
        (f"{HOUSE}round: [{{does: spin, at: 2}}]\nequipment: [{{is: ball, at: 4}}]\nirregularities: [{{what: a, then: b, at: 3}}]\n", ["met 3"]),
    ],
    "things-named": [
        ("speaks-of: [{what: up-card, at: 9}]\nround: [{does: deal, to: dealer, cards: 2, face: down, at: 2}]\n", ["not-stated 9"]),
        ("speaks-of: [{what: up-card, at: 9}]\nround: [{does: deal, to: players, cards: 2, face: up, at: 2}]\n", ["not-stated 9"]),
        ("speaks-of: [{what: up-card, at: 9}]\nround: [{does: deal, to: player-dealer, cards: 2, face: mixed, at: 2}]\n", ["met 9"]),
        ("speaks-of: [{what: up-card, at: 9}]\nround: [{does: deal, to: everyone, cards: 2, face: up, at: 2}]\n", ["met 9"]),
    ],
    "pay-order": [
        (f"{FIVE}wagers: [{{name: bonus, judged: [{{whose: own, cards: 7, best: 5}}, {{whose: own, cards: 7, best: 7}}], {SWAPPED}}}]\n", ["unclear 2 9"]),
        (f"{FIVE}wagers: [{{name: bonus, judged: {{whose: own, cards: 7, best: 7}}, {SWAPPED}}}]\n", ["not-applicable"]),
    ],
}


@pytest.mark.parametrize(("predicate", "text", "expected"), [(name, text, expected) for name, rows in ROWS.items() for text, expected in rows])
def test_rows(predicate: str, text: str, expected: list[str]) -> None:
    assert told(predicate, text) == expected


def test_the_example_is_one_of_the_deck() -> None:
    short = "deck: {cards: 52, removed: ['2', '3', '4'], at: 8}\n"
    assert "pair of 6s with an ace" in said("like-hands", f"{short}{ORDER}alike: {{by: unshared-card, at: 1}}}}\n")[0]


def test_the_finding_on_an_untold_comparison_shows_what_a_natural_is() -> None:
    untold = "wagers: [{name: base}]\ncompares: {by: closest-to-target, wagers: [base], target: 21, natural: {ranks: [A], at: 3}, outcomes: [{case: equal, base: pushes, at: 4}], at: 2}\n"
    assert told("outcomes-total", f"{HOUSE}{untold}", cases="main") == ["not-stated 2 3"]
