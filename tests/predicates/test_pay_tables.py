"""Pay tables and complete rankings: a few words of a document, the verdict, and the lines it points
at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import told

Row = tuple[str, dict[str, Any], list[str]]

ROWS: dict[str, list[Row]] = {
    "pay-rows": [
        (
            "inherits: [{from: Draw Poker}]\nwagers: [{name: b, judged: {whose: own, cards: 6, best: 5}, pays: {rows: [[straight-flush, 9:1], [4-of-a-kind, 8:1]], at: 3}}]",
            {},
            ["met 3"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair], at: 9}\n"
            "wagers: [{name: bonus, pays: {rows: [[flush, 1:1], [flush, 2:1]], at: 3}}]",
            {},
            ["violated"],
        ),
        (
            "wagers: [{name: bonus, judged: {whose: own, best: 5, cards: 5}, pays: {rows: [[flush, 1:1], [flush, 2:1]], at: 3}}]",
            {},
            ["violated"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair], at: 9}\n"
            "wagers: [{name: bonus, pays: {rows: [[flush, 1:1], [flush, 2:1], [straight, 1:1]], at: 3}}]",
            {},
            ["violated", "violated 3 9"],
        ),
        (
            "wagers: [{name: bonus, judged: {whose: own, best: 5, cards: 5}, pays: {rows: [[flush, 1:1], [flush, 2:1], [straight, 1:1]], at: 3}}]",
            {},
            ["violated", "violated 3"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair], at: 9}\n"
            "wagers: [{name: bonus, pays: {rows: [[straight-flush, 9:1], [4-of-a-kind, 8:1], [full-house, 7:1], [flush, 6:1]], at: 3}}]",
            {},
            ["met 3"],
        ),
        (
            "wagers: [{name: bonus, judged: {whose: own, best: 5, cards: 5}, pays: {rows: [[straight-flush, 9:1], [4-of-a-kind, 8:1], [full-house, 7:1], [flush, "
            "6:1]], at: 3}}]",
            {},
            ["met 3"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair], at: 9}\n"
            "wagers: [{name: bonus, pays: {rows: [[straight-flush, 9:1], [4-of-a-kind, 8:1], [flush, 6:1]], at: 3}}]",
            {},
            ["violated 3 9"],
        ),
        (
            "wagers: [{name: bonus, judged: {whose: own, best: 5, cards: 5}, pays: {rows: [[straight-flush, 9:1], [4-of-a-kind, 8:1], [flush, 6:1]], at: 3}}]",
            {},
            ["violated 3"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair], at: 9}\n"
            "wagers: [{name: bonus, pays: {rows: [[royal-flush, 10:1], [straight-flush, 9:1]], at: 3}}]",
            {},
            ["violated 9"],
        ),
        (
            "wagers: [{name: bonus, judged: {whose: own, best: 5, cards: 5}, pays: {rows: [[royal-flush, 10:1], [straight-flush, 9:1]], at: 3}}]",
            {},
            ["met 3"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair], at: 9}\n"
            "wagers: [{name: bonus, pays: {rows: [[royal-flush, 10:1], [5-of-a-kind, 10:1], [straight-flush, 9:1]], at: 3}}]",
            {},
            ["unclear 9"],
        ),
        (
            "wagers: [{name: bonus, judged: {whose: own, best: 5, cards: 5}, pays: {rows: [[royal-flush, 10:1], [5-of-a-kind, 10:1], [straight-flush, 9:1]], "
            "at: 3}}]",
            {},
            ["met 3"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair], at: 9}\n"
            "wagers: [{name: bonus, pays: {rows: [[five-aces, 10:1], [straight-flush, 9:1], [4-of-a-kind, 8:1]], at: 3}}]",
            {},
            ["violated 9"],
        ),
        (
            "wagers: [{name: bonus, judged: {whose: own, best: 5, cards: 5}, pays: {rows: [[five-aces, 10:1], [straight-flush, 9:1], [4-of-a-kind, 8:1]], at: 3}}]",
            {},
            ["met 3"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair], at: 9}\n"
            "wagers: [{name: bonus, pays: {rows: [[5-of-a-kind, 10:1], [straight-flush, 9:1], [4-of-a-kind, 8:1]], at: 3}}]",
            {},
            ["violated 9"],
        ),
        (
            "wagers: [{name: bonus, judged: {whose: own, best: 5, cards: 5}, pays: {rows: [[5-of-a-kind, 10:1], [straight-flush, 9:1], [4-of-a-kind, 8:1]], "
            "at: 3}}]",
            {},
            ["met 3"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair], at: 9}\n"
            "wagers: [{name: bonus, pays: {rows: [{label: lucky, pays: 10:1, event: {points: 7}}, [straight-flush, 9:1], [full-house, 8:1]], at: 3}}]",
            {},
            ["violated 3 9"],
        ),
        (
            "wagers: [{name: bonus, judged: {whose: own, best: 5, cards: 5}, pays: {rows: [{label: lucky, pays: 10:1, event: {points: 7}}, [straight-flush, 9:1], [full-house, 8:1]], at: 3}}]",
            {},
            ["violated 3"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair], at: 9}\n"
            "wagers: [{name: bonus, pays: {rows: [{label: lucky, pays: 10:1, event: {points: 7}}, [full-house, 8:1]], at: 3}}]",
            {},
            ["met 3"],
        ),
        (
            "wagers: [{name: bonus, judged: {whose: own, best: 5, cards: 5}, pays: {rows: [{label: lucky, pays: 10:1, event: {points: 7}}, [full-house, 8:1]], at: 3}}]",
            {},
            ["met 3"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair], at: 9}\n"
            "wagers: [{name: bonus, pays: {rows: [{label: lucky, pays: 10:1, event: {points: 7}}, {label: charm, pays: 3:1, event: {points: 6}}, [straight-flush, 1:1], [full-house, 8:1], [flush, 6:1]], at: 3}}]",
            {},
            ["violated 3 9"],
        ),
        (
            "wagers: [{name: bonus, judged: {whose: own, best: 5, cards: 5}, pays: {rows: [{label: lucky, pays: 10:1, event: {points: 7}}, {label: charm, pays: 3:1, event: {points: 6}}, [straight-flush, 1:1], [full-house, 8:1], "
            "[flush, 6:1]], at: 3}}]",
            {},
            ["violated 3"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair], at: 9}\n"
            "wagers: [{name: first, pays: {rows: [[straight-flush, 9:1], [flush, 6:1]], at: 1-5}}, {name: bonus, pays: {rows: [[straight-flush, 9:1], [flush, "
            "6:1]], at: 3}}]",
            {},
            ["violated 1-5 9", "not-applicable"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair], at: 9}\n"
            "wagers: [{name: first, pays: {rows: [[straight-flush, 9:1]], at: 1-5}}, {name: bonus, pays: {rows: [[straight-flush, 9:1], [flush, 6:1]], at: 3}}]",
            {},
            ["met 1-5", "violated 3 9"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair], at: 9}\n"
            "wagers: [{name: first, pays: {rows: [[straight-flush, 9:1], [flush, 6:1]], at: 10-15}}, {name: bonus, pays: {rows: [[straight-flush, 9:1], [flush, "
            "6:1]], at: 3}}]",
            {},
            ["violated 10-15 9", "violated 3 9"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair], at: 9}\n"
            "wagers: [{name: first, pays: {rows: [[straight-flush, 9:1], [flush, 6:1]]}}, {name: bonus, pays: {rows: [[straight-flush, 9:1], [flush, 6:1]], "
            "at: 3}}]",
            {},
            ["violated 9", "violated 3 9"],
        ),
    ],
    "pay-tables-agree": [
        (
            "wagers: [{name: bonus, pays: [{odds: 2:1, at: 1}, {odds: 4:2, at: 2}]}]",
            {},
            ["met 1 2"],
        ),
        (
            "wagers: [{name: bonus, pays: [{odds: 2:1, at: 1}, {odds: 3:1, at: 2}]}]",
            {},
            ["violated 2 1"],
        ),
        (
            "wagers: [{name: bonus, pays: [{odds: even, at: 1}, {odds: 1:1, at: 2}]}]",
            {},
            ["met 1 2"],
        ),
        (
            "wagers: [{name: bonus, pays: [{odds: even, at: 1}, {odds: 2:1, at: 2}]}]",
            {},
            ["violated 2 1"],
        ),
        (
            "wagers: [{name: bonus, pays: [{odds: 2:1, at: 1}, {rows: [[pair, 1:1]], at: 2}]}]",
            {},
            ["not-applicable"],
        ),
        (
            "wagers: [{name: bonus, pays: [{odds: 2:1, if: one-deck, at: 1}, {odds: 3:1, at: 2}]}]",
            {},
            ["not-applicable"],
        ),
        (
            "wagers: [{name: bonus, pays: [{odds: push, at: 1}, {odds: push, at: 2}]}]",
            {},
            ["met 1 2"],
        ),
        (
            "wagers: [{name: bonus, pays: [{rows: [[pair, 1:1], [flush, 2:1]], at: 1}, {rows: [[pair, 1:1], [flush, 2:1]], at: 2}]}]",
            {},
            ["met 1 2"],
        ),
        (
            "wagers: [{name: bonus, pays: [{rows: [[pair, 1:1], [flush, 2:1]], at: 1}, {rows: [[pair, 1:1], [flush, 3:1]], at: 2}]}]",
            {},
            ["violated"],
        ),
        (
            "wagers: [{name: bonus, pays: [{rows: [[pair, 1:1], [flush, 2:1]], at: 1}, {rows: [[pair, 1:1], [straight, 2:1]], at: 2}]}]",
            {},
            ["unclear"],
        ),
        (
            "wagers: [{name: bonus, pays: [{rows: [[pair, 1:1], [flush, 2:1]], at: 1}, {rows: [[pair, 1:1], [straight, 3:1]], at: 2}]}]",
            {},
            ["violated 2 1"],
        ),
        (
            "wagers: [{name: bonus, pays: [{rows: [[pair, 1:1], [flush, 2:1]], at: 1}, {rows: [[pair, 1:1]], at: 2}]}]",
            {},
            ["violated 2 1"],
        ),
        (
            "wagers: [{name: bonus, pays: [{odds: 1:1, rows: [[pair, 1:1]], at: 1}, {odds: 1:1, rows: [[pair, 2:1]], at: 2}]}]",
            {},
            ["violated"],
        ),
        (
            "wagers: [{name: bonus, pays: [{rows: [[a, 1:1], [b, 2:1]], at: 1}, {rows: [[c, 1:1], [d, 2:1]], at: 2}]}]",
            {},
            ["violated 2 1"],
        ),
    ],
    "ranking-complete": [
        (
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair], at: 1}",
            {},
            ["met 1"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\n"
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, high-card], "
            "at: 1}",
            {},
            ["met 1"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, straight, 3-of-a-kind, two-pair, pair, high-card], at: 1}",
            {},
            ["violated 1"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, pair, "
            "high-card], at: 1}",
            {},
            ["violated 1"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [flush, straight, pair, high-card], at: 1}",
            {},
            ["violated 1"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [flush, straight, pair], at: 1}",
            {},
            ["not-applicable"],
        ),
        (
            "hands: {ranking: five-card-low, high-to-low: [flush, straight, pair, high-card], at: 1}",
            {},
            ["not-applicable"],
        ),
        (
            "hands: {ranking: three-card, high-to-low: [3-of-a-kind, straight, flush, pair, high-card], at: 1}",
            {},
            ["violated 1"],
        ),
        (
            "hands: {ranking: house, high-to-low: [full-house, flush, straight, pair, high-card], at: 1}",
            {},
            ["violated 1"],
        ),
        (
            "hands: {ranking: house, high-to-low: [3-of-a-kind, straight, flush, pair, high-card], at: 1}",
            {},
            ["not-applicable"],
        ),
        (
            "kind: game\nname: Example\ncategory: poker\n"
            "hands: {ranking: five-card-high, high-to-low: [straight-flush, 4-of-a-kind, full-house, straight, 3-of-a-kind, two-pair, pair, pair], at: 1}",
            {},
            ["violated 1", "violated 1"],
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
