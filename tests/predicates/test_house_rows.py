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
