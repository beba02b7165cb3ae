"""Decks, examples of hands, styles of odds and caps on what is paid: a few words of a document, the
verdict, and the lines it points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import told

Row = tuple[str, dict[str, Any], list[str]]

ROWS: dict[str, list[Row]] = {
    "deck-count": [
        ("deck: {cards: 52, decks: 2, total: 104, at: 1}", {}, ["met 1"]),
        ("deck: {cards: 52, decks: 2, total: 105, at: 1}", {}, ["violated 1"]),
        ("deck: {cards: 52, decks: 2, jokers: 1, total: 106, at: 1}", {}, ["met 1"]),
        (
            "deck: {cards: 52, decks: 2, jokers: 1, jokers-per: game, total: 105, at: 1}",
            {},
            ["met 1"],
        ),
        (
            "deck: {cards: 52, decks: 2, jokers: 1, jokers-per: deck, total: 105, at: 1}",
            {},
            ["violated 1"],
        ),
        ("deck: {cards: 52, decks: 6-8, total: 364, at: 1}", {}, ["met 1"]),
        ("deck: {cards: 52, decks: 6-8, total: 312, at: 1}", {}, ["met 1"]),
        ("deck: {cards: 52, decks: 6-8, total: 416, at: 1}", {}, ["met 1"]),
        ("deck: {cards: 52, decks: 6-8, total: 468, at: 1}", {}, ["violated 1"]),
        ("deck: {cards: 52, decks: 2+, total: 624, at: 1}", {}, ["met 1"]),
        ("deck: {cards: 52, decks: 2+, total: 676, at: 1}", {}, ["violated 1"]),
        ("deck: {cards: 52, total: 624, at: 1}", {}, ["met 1"]),
        ("deck: {cards: 52, total: 676, at: 1}", {}, ["unclear 1"]),
        ("deck: {cards: 52, total: 105, at: 1}", {}, ["unclear 1"]),
        ("deck: {total: 104, at: 1}", {}, ["met 1"]),
        ("deck: [{cards: 48, at: 1}, {total: 52, at: 2}]", {}, ["unclear 2 1"]),
        ("deck: [{cards: 48, at: 1}, {total: 96, at: 2}]", {}, ["met 2"]),
        ("deck: [{cards: 52, removed: [2], at: 1}, {total: 48, at: 2}]", {}, ["met 2"]),
        ("deck: [{cards: 52, at: 1}, {total: 48, removed: [2], at: 2}]", {}, ["met 2"]),
        ("deck: [{cards: 52, at: 1}, {total: 50, decks: 1, at: 2}]", {}, ["violated 2 1"]),
        ("deck: {cards: 50, removed: [2], at: 1}", {}, ["violated 1"]),
        ("deck: {cards: 48, removed: [2], at: 1}", {}, ["met 1"]),
        ("deck: {cards: 52, removed: [2], at: 1}", {}, ["met 1"]),
        ("deck: [{cards: 52, at: 1}, {cards: 52, total: 52, at: 2}]", {}, ["met 2"]),
        ("deck: {cards: 50, removed: [2], marked: [joker], at: 1}", {}, ["met 1"]),
    ],
    "deck-suffices": [
        (
            "seats: {is: 10, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}]\n",
            {},
            ["met 1 3"],
        ),
        (
            "seats: {is: 10, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}, {does: burn, cards: 3}]\n",
            {},
            ["violated 1 3 2"],
        ),
        (
            "seats: {is: 10, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}, {does: burn, cards: 2}]\n",
            {},
            ["met 1 3"],
        ),
        (
            "seats: [{is: 10, at: 1}, {is: 11, at: 4}]\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}]\n",
            {},
            ["unclear 4 3 2"],
        ),
        (
            "seats: [{is: 11, at: 1}, {is: 12, at: 4}]\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}]\n",
            {},
            ["violated 4 3 2"],
        ),
        (
            "seats: {is: 11, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: active-players, cards: 5, at: 2}]\n",
            {},
            ["violated 1 3 2"],
        ),
        (
            "seats: {is: 11, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: each-player, cards: 5, at: 2}]\n",
            {},
            ["violated 1 3 2"],
        ),
        (
            "seats: {is: 11, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: seats, cards: 5, at: 2}]\n",
            {},
            ["violated 1 3 2"],
        ),
        (
            "seats: {is: 11, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: everyone, cards: 5, at: 2}]\n",
            {},
            ["violated 1 3 2"],
        ),
        (
            "seats: {is: 11, of: hands, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}]\n",
            {},
            ["met 1 3"],
        ),
        (
            "seats: {is: 11, of: everyone, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}]\n",
            {},
            ["met 1 3"],
        ),
        (
            "seats: {is: 11, of: positions, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}]\n",
            {},
            ["met 1 3"],
        ),
        (
            "seats: {is: 11, of: positions, counts-player-dealer: false, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}]\n",
            {},
            ["violated 1 3 2"],
        ),
        (
            "seats: {is: 11, counts-player-dealer: true, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: each-player, cards: 5, at: 2}]\n",
            {},
            ["met 1 3"],
        ),
        (
            "seats: {is: 11, counts-player-dealer: true, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: active-players, cards: 5, at: 2}]\n",
            {},
            ["met 1 3"],
        ),
        (
            "seats: {is: 10, counts-player-dealer: false, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: seats, cards: 5, at: 2}]\n",
            {},
            ["violated 1 3 2"],
        ),
        (
            "seats: {is: 10, counts-player-dealer: false, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: everyone, cards: 5, at: 2}]\n",
            {},
            ["violated 1 3 2"],
        ),
        (
            "seats: {is: 11, of: betting-spots, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "seats: {is: 11, table: big, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "seats: {is: 10, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}, {does: deal, to: players, cards: 5, at: 4}]\n",
            {},
            ["met 1 3"],
        ),
        (
            "seats: {is: 10, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 3, at: 2}, {does: deal, to: players, cards: 3, at: 4}]\n",
            {},
            ["violated 1 3 2"],
        ),
        (
            "seats: {is: 10, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 4, at: 2}, {does: deal, to: players, cards: 4, at: 4}]\n",
            {},
            ["met 1 3"],
        ),
        (
            "seats: {is: 10, at: 1}\ndeck: {cards: 52, at: 3}\n"
            "round: [{does: deal, to: players, cards: 3, at: 2}, {does: deal, to: players, cards: 3, where: here, at: 4}, {does: deal, to: players, cards: 3, "
            "where: here, at: 5}]\n",
            {},
            ["violated 1 3 2"],
        ),
        (
            "seats: {is: 10, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, at: 2}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "seats: {is: 10, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: draw, to: players, cards: 6, at: 2}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "seats: {is: 11, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}]\n"
            "irregularities: [{what: not-enough-cards, answers: cards-run-out, then: reshuffle, at: 7}]",
            {},
            ["met 7"],
        ),
        (
            "seats: {is: 11, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}]\n"
            "irregularities: [{what: too-few-cards, answers: cards-run-out, then: reshuffle, at: 7}]",
            {},
            ["met 7"],
        ),
        (
            "seats: {is: 11, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}]\n"
            "irregularities: [{what: cards-run-out, answers: cards-run-out, then: reshuffle, at: 7}]",
            {},
            ["met 7"],
        ),
        (
            "seats: {is: 11, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}]\n"
            "irregularities: [{what: deck-runs-out, answers: cards-run-out, then: reshuffle, at: 7}]",
            {},
            ["met 7"],
        ),
        (
            "seats: {is: 11, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}]\n"
            "irregularities: [{what: deck-runs-short, answers: cards-run-out, then: reshuffle, at: 7}]",
            {},
            ["met 7"],
        ),
        (
            "seats: {is: 11, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}]\n"
            "irregularities: [{what: deck-exhausted, answers: cards-run-out, then: reshuffle, at: 7}]",
            {},
            ["met 7"],
        ),
        (
            "seats: {is: 11, at: 1}\ndeck: {cards: 52, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}]\n"
            "irregularities: [{what: card-exposed, then: reshuffle, at: 7}]",
            {},
            ["violated 1 3 2"],
        ),
        (
            "seats: {is: 10, at: 1}\ndeck: {cards: 52, jokers: 1, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}, {does: burn, cards: 3}]\n",
            {},
            ["met 1 3"],
        ),
        (
            "seats: {is: 10, at: 1}\ndeck: [{cards: 52, at: 3}, {jokers: 1, at: 4}]\nround: [{does: deal, to: players, cards: 5, at: 2}, {does: burn, cards: 3}]\n",
            {},
            ["met 1 3"],
        ),
        (
            "seats: {is: 10, at: 1}\ndeck: {total: 53, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}, {does: burn, cards: 3}]\n",
            {},
            ["met 1 3"],
        ),
        (
            "seats: {is: 10, at: 1}\ndeck: [{total: 53, at: 3}, {total: 52, at: 4}]\nround: [{does: deal, to: players, cards: 5, at: 2}, {does: burn, cards: 3}]\n",
            {},
            ["met 1 3 4"],
        ),
        (
            "seats: {is: 10, at: 1}\ndeck: {cards: 52, removed: [2], at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}, {does: burn, cards: 3}]\n",
            {},
            ["violated 1 3 2"],
        ),
        (
            "seats: {is: 10, at: 1}\ndeck: {cards: 52, decks: 2, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}, {does: burn, cards: 3}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "seats: {is: 10, at: 1}\ndeck: {cards: 52, decks: 1, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}, {does: burn, cards: 3}]\n",
            {},
            ["violated 1 3 2"],
        ),
        (
            "seats: {is: 10, at: 1}\ndeck: [{cards: 52, decks: 1, at: 3}, {cards: 52, decks: 2, at: 4}]\n"
            "round: [{does: deal, to: players, cards: 5, at: 2}, {does: burn, cards: 3}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "seats: {is: 10, at: 1}\ndeck: {jokers: 1, at: 3}\nround: [{does: deal, to: players, cards: 5, at: 2}, {does: burn, cards: 3}]\n",
            {},
            ["not-applicable"],
        ),
    ],
    "draw-complete": [
        (
            "draw-rules: [{for: player-hand, totals: 0-5, must: hit, at: 1}, {for: player-hand, totals: 6-7, must: stand, at: 2}]",
            {},
            ["met 1 2"],
        ),
        ("draw-rules: [{for: player-hand, totals: 0-5, must: hit, at: 1}]", {}, ["not-stated 1"]),
        (
            "draw-rules: [{for: player-hand, totals: 0-5, must: hit, at: 1}, {for: player-hand, totals: 6-7, must: stand, at: 2}, {for: banker-hand, totals: 0-5, "
            "must: hit, at: 3}]",
            {},
            ["not-stated 3"],
        ),
        (
            "draw-rules: [{for: player-hand, totals: 0-6, must: hit, at: 1}, {for: player-hand, totals: 6-7, must: stand, at: 2}]",
            {},
            ["violated 2 1"],
        ),
        (
            "draw-rules: [{for: player-hand, totals: 0-6, must: hit, against: 3, at: 1}, {for: player-hand, totals: 6-7, must: stand, at: 2}]",
            {},
            ["met 1 2"],
        ),
        (
            "draw-rules: [{for: player-hand, totals: 0-7, must: hit, at: 1}, {for: player-hand, totals: 5-7, must: stand, at: 2}, {for: player-hand, totals: 6-7, "
            "must: stand, at: 3}]",
            {},
            ["violated 2 1"],
        ),
    ],
    "hand-examples": [
        (
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: straight-flush, highest: [A, K, Q, J, 10], at: 1}, {hand: royal-flush, highest: [A, K, Q, J, 10], at: 2}], at: 9}",
            {},
            ["violated 1 2"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: straight-flush, highest: [A, K, Q, J, 10], at: 1}, {hand: royal-flush, lowest: [A, K, Q, J, 10], at: 2}], at: 9}",
            {},
            ["violated 1"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: straight-flush, lowest: [6, 5, 4, 3, 2], at: 1}, {hand: straight, lowest: [5, 4, 3, 2, A], at: 2}], at: 9}",
            {},
            ["violated 1 2"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: straight-flush, highest: [A, K, Q, J, 10], at: 1}, {hand: straight, lowest: [5, 4, 3, 2, A], at: 2}], at: 9}",
            {},
            ["violated 1"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: straight, lowest: [6, 5, 4, 3, 2], at: 1}], at: 9}",
            {},
            ["met 1"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: straight, lowest: [5, 4, 3, 2, A], at: 1}], at: 9}",
            {},
            ["met 1"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: straight, lowest: [5, 4, 3, 2], at: 1}], at: 9}",
            {},
            ["violated 1"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: flush, highest: [A, K, Q, J, 9], at: 1}, {hand: flush, lowest: [7, 6, 5, 4, 2], at: 2}], at: 9}",
            {},
            ["met 1 2"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: flush, highest: [A, K, Q, J, x], at: 1}], at: 9}",
            {},
            ["met 1"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: flush, highest: [A, K, Q, J, 9, 8], lowest: [7, 6, 5, 4, 2], at: 1}], at: 9}",
            {},
            ["violated 1"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: pair, highest: [A, A, Q, J, 9], at: 1}], at: 9}",
            {},
            ["violated 1"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: pair, highest: [A, A, K, Q], at: 1}], at: 9}",
            {},
            ["violated 1"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: dragon, highest: [A, K, Q], at: 1}, {hand: tiger, highest: [Q, K, A], at: 2}, {hand: lion, highest: [2, K, A], at: 3}], "
            "at: 9}",
            {},
            ["violated 2 1"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: dragon-flush, highest: [A, K, Q], at: 1}, {hand: tiger-flush, highest: [Q, K, A], at: 2}], at: 9}",
            {},
            ["met 1 2"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: pair, highest: [A, A, K, Q, J], at: 1}, {hand: dragon, highest: [A, K, Q], at: 2}, {hand: tiger, highest: [Q, K, A], "
            "at: 3}], at: 9}",
            {},
            ["violated 3 2"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: dragon, highest: [A, K], at: 1}, {hand: dragon, highest: [K, A], at: 2}], at: 9}",
            {},
            ["met 1 2"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: seven-card-straight-flush, highest: [A, K, Q, J, 10, 9, 8], at: 1}], at: 9}",
            {},
            ["met 1"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: seven-card-straight-flush, highest: [K, Q, J, 10, 9, 8, 7], at: 1}], at: 9}",
            {},
            ["violated 1 9"],
        ),
        (
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: pair, highest: [A, A, K, Q, J], at: 1}, {hand: high-card, highest: [A, K, Q, J, 9], at: 2}, {hand: flush, highest: [A, "
            "K, Q, J, 9], at: 3}, {hand: two-pair, highest: [A, A, K, K, Q], at: 4}], at: 9}",
            {},
            ["met 1 2 3 4"],
        ),
        (
            "cards: {high-to-low: [A, K], ace: low-in-straights}\n"
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: straight, lowest: [6, 5, 4, 3, 2], at: 1}], at: 9}",
            {},
            ["violated 1"],
        ),
        (
            "cards: [{high-to-low: [A, K], ace: low-in-straights}, {high-to-low: [A, K]}]\n"
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: straight, lowest: [5, 4, 3, 2, A], at: 1}], at: 9}",
            {},
            ["met 1"],
        ),
        (
            "deck: {cards: 52, removed: [2], at: 5}\n"
            "hands: {ranking: five-card-high, high-to-low: [royal-flush, straight-flush, 4-of-a-kind, full-house, flush, straight, 3-of-a-kind, two-pair, pair, "
            "high-card], examples: [{hand: flush, highest: [A, K, Q, J, 9], lowest: [6, 5, 4, 3, 2], at: 1}], at: 9}",
            {},
            ["violated 1 5"],
        ),
        (
            "hands: {ranking: badugi, high-to-low: [badugi], examples: [{hand: badugi, highest: [As, 2s, 3d, 4c], at: 1}], at: 9}",
            {},
            ["met 1"],
        ),
        (
            "hands: {ranking: badugi, high-to-low: [badugi], examples: [{hand: badugi, highest: [As, 2h, 3d, 4c], at: 1}], at: 9}",
            {},
            ["met 1"],
        ),
        (
            "hands: {ranking: three-card, high-to-low: [straight, flush, pair, high-card], examples: [{hand: high-card, highest: [A, K, J, 9, 8], lowest: [6, 4, "
            "2, 3, 7], at: 1}], at: 9}",
            {},
            ["violated 1 9"],
        ),
        (
            "hands: {ranking: three-card, high-to-low: [straight, flush, pair, high-card], examples: [{hand: high-card, highest: [A, K, J, 9, 8], lowest: [6, 4, "
            "2], at: 1}], at: 9}",
            {},
            ["violated 1"],
        ),
        (
            "hands: {ranking: three-card, high-to-low: [3-of-a-kind, pair, high-card], examples: [{hand: high-card, highest: [A, K, Q], lowest: [4, 3, 2], "
            "at: 1}], at: 9}",
            {},
            ["met 1"],
        ),
    ],
    "odds-style": [
        (
            "wagers: [{name: a, pays: {odds: 2:1, at: 1}}, {name: b, pays: {odds: 2:1, at: 2}}]",
            {},
            ["met 1"],
        ),
        (
            "wagers: [{name: a, pays: {odds: 2:1, at: 1}}, {name: b, pays: {odds: 2 for 1, at: 2}}]",
            {},
            ["unclear 2 1"],
        ),
        (
            "wagers: [{name: a, pays: {odds: 2:1, at: 1}}, {name: b, pays: {odds: even, at: 2}}]",
            {},
            ["met 1"],
        ),
        (
            "wagers: [{name: a, pays: {odds: 2 for 1, at: 1}}, {name: b, pays: {odds: 2:1, at: 2}}]",
            {},
            ["unclear 1 2"],
        ),
        (
            "wagers: [{name: a, pays: {odds: 2 for 1, at: 1}}, {name: b, pays: {odds: 2 for 1, at: 2}}]",
            {},
            ["met 1"],
        ),
        (
            "wagers: [{name: a, pays: {odds: 2 for 1, at: 1}}, {name: b, pays: {odds: even, at: 2}}]",
            {},
            ["unclear 1 2"],
        ),
        (
            "wagers: [{name: a, pays: {rows: [[pair, 2 for 1], [flush, 3:1]], at: 1}}, {name: b, pays: {odds: 2:1, at: 2}}]",
            {},
            ["violated"],
        ),
        (
            "wagers: [{name: a, pays: {rows: [[pair, 2 for 1], [flush, 3:1]], at: 1}}, {name: b, pays: {odds: 2 for 1, at: 2}}]",
            {},
            ["violated", "unclear 2"],
        ),
        (
            "wagers: [{name: a, pays: {rows: [[pair, 2 for 1], [flush, 3:1]], at: 1}}, {name: b, pays: {odds: even, at: 2}}]",
            {},
            ["violated"],
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
