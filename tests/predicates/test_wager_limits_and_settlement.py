"""Wagers, their limits, the button and the order of settlement: a few words of a document, the
verdict, and the lines it points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import said, told

Row = tuple[str, dict[str, Any], list[str]]

CIRCLE = "wagers: [{name: %s, needs: {all: %s, at: 1}}, {name: %s, needs: {all: %s, at: 2}}, {name: %s, needs: {all: %s, at: 3}}]\n"

PAID = "pays: {odds: 1 to 1, at: 2}"

LIMIT = "limit: {is: 5-10, at: 4}"

UNPAID = "wagers: [{name: base, limit: {is: 5-10, at: 4}, at: 1}]\ncompares: {by: %s, wagers: [base], outcomes: [%s]}\n"

LUCKY = "wagers: [{name: lucky, bonus: true, pays: {rows: [[pair, '1:1']], at: 2}, limit: {is: 5-10, at: 4}, decided: [%s], at: 1}]\n"

BONUS = "wagers: [{name: bonus-bet, bonus: true, limit: %s}]\n"

KEEPS = "{is: %s, within-table-limit: true, at: 1}"

BLOCK = "  - games: {called: Example, document: example}\n"

WIDE = (
    "    limits: [{wager: bonus, %s, within-table-limit: true, against-base: [greater], at: 1}%s]\n"
)

SHEET = "---\nkind: schedule\nname: Sheet\nstates: [{that: %s, at: 5}]\nblocks: [{games: [{called: %s, at: 6}]}]\n"

ASKED = {"limb": "interest"}

THIRD = "player-dealer: {action-button: {by: card, card: third, at: 1}}\n"

THROWN = "player-dealer: {action-button: [{by: card}, {by: dice}]}\n"

SETTLED = (
    "player-dealer: {rotation: {holds-at-most: 2}}\n"
    "compares: {by: single-card, outcomes: [{case: equal, settled: %s, base: pushes, at: 1}, {case: lower, settled: after-deal, base: loses, at: 9}]}\n"
)

ALONE = SETTLED.replace("settled: after-deal, ", "")

ROWS: dict[str, list[Row]] = {
    "prerequisite": [
        (CIRCLE % ("b", "c", "a", "b", "c", "a"), {}, ["violated 1 3 2", "met 2", "met 3"]),
        (CIRCLE % ("a", "b", "b", "c", "c", "b"), {}, ["met 1", "violated 2 3", "met 3"]),
        (CIRCLE % ("a", "a", "b", "a", "c", "b"), {}, ["violated 1", "met 2", "met 3"]),
        (
            CIRCLE % ("a", "b", "b", "[a, c]", "c", "b"),
            {},
            ["violated 1 2", "violated 2 3", "met 3"],
        ),
        (
            "wagers: [{name: a}, {name: b, needs: {all: a, at: 1}}, {name: a, needs: {all: b, at: 2}}]\n",
            {},
            ["not-applicable", "met 1", "met 2"],
        ),
    ],
    "wager-complete": [
        (
            "wagers: [{name: trips, bonus: true, limit: {is: 1-50}, decided: [{is: wins, when: [{hand: 3-of-a-kind}], at: 2}, {is: loses, when: [{result: fold}], at: 3}], at: 1}]\n",
            {"level": "wager"},
            ["not-stated 1"],
        ),
        (
            f"wagers: [{{name: trips, bonus: true, {PAID}, decided: [{{is: wins, when: [{{hand: flush}}], at: 5}}, {{is: loses, when: [{{result: bust}}], at: 6}}], at: 1}}]\n",
            {},
            ["not-stated 1"],
        ),
        (
            LUCKY
            % "{is: wins, at: 5}, {is: loses, when: [{result: fold-low}, {result: bust}], at: 6}",
            {},
            ["met 2 4"],
        ),
        (
            LUCKY % "{is: wins, at: 5}"
            + "compares: {by: ranked-hand, outcomes: [{case: higher, lucky: wins}]}\n",
            {},
            ["met 2 4"],
        ),
        (
            f"wagers: [{{name: base, {PAID}, limit: [{{is: 5-10, at: 4}}, {{is: 5-10, at: 5}}], at: 1}}]\n",
            {},
            ["met 2 4"],
        ),
        (
            f"wagers: [{{name: base, pays: [{{odds: 3 to 2, when: {{result: natural}}, at: 2}}, {{odds: 2 to 1, when: {{result: win}}, at: 3}}], {LIMIT}, at: 1}}]\n",
            {},
            ["not-stated 1 2"],
        ),
        (
            UNPAID
            % (
                "ranked-hand",
                "{case: higher, if: x, base: wins, at: 7}, {case: equal, base: pushes, at: 8}, {case: higher, base: wins, at: 9}, {case: higher, base: wins, at: 10}",
            ),
            {},
            ["not-stated 1 9"],
        ),
        (
            UNPAID
            % (
                "ranked-hand",
                "{case: higher, if: x, base: wins, at: 7}, {case: higher, if: y, base: wins, at: 8}",
            ),
            {},
            ["not-stated 1 7"],
        ),
        (
            UNPAID
            % (
                "closest-to-target",
                "{case: dealer-bust, base: wins, at: 7}, {case: higher, base: wins, at: 8}",
            ),
            {},
            ["not-stated 1 8"],
        ),
        (
            UNPAID
            % (
                "two-hands",
                "{case: one-each, base: wins, at: 7}, {case: both-higher, base: wins, at: 8}",
            ),
            {},
            ["not-stated 1 8"],
        ),
        (
            UNPAID % ("ranked-hand", "{case: higher, base: wins, at: 7}")
            + "playing-options: [{is: insurance, allowed: true, pays: {odds: 2 to 1}}]\n",
            {},
            ["not-stated 1 7"],
        ),
    ],
    "options-sized": [
        (
            "playing-options: [{is: double-down, allowed: true, at: 1}, {is: double-down, allowed: true, at: 2}, {is: split, allowed: true, at: 3}]\n",
            {},
            ["not-stated 1 3"],
        ),
        (
            "inherits: [{from: Parent, at: 7}, {from: Other, at: 8}]\nplaying-options: [{is: double-down, allowed: true, at: 1}, {is: split, allowed: true, at: 3}]\n",
            {},
            ["unclear 1 3 7"],
        ),
        (
            "playing-options: [{is: double-down, allowed: true, size: {of: base, times: 1, bound: exactly}, at: 1}, {is: double-down, allowed: true, at: 2}]\n",
            {},
            ["met 1 2"],
        ),
        (
            "playing-options: [{is: double-down, allowed: true, size: {of: base, times: 1, bound: exactly}, at: 1}, {is: split, allowed: true, at: 3}]\n"
            "wagers: [{name: bonus-bet, limit: {is: 5-10}}]\n",
            {},
            ["not-stated 3"],
        ),
        (
            "playing-options: [{is: split, allowed: true, at: 1}, {is: split, allowed: true, at: 2}, {is: split, allowed: true, at: 3}]\nwagers: [{name: split, limit: {is: 5-10}}]\n",
            {},
            ["met 1 2"],
        ),
    ],
    "limits-agree": [
        (
            BONUS % "{is: 1-50, on-totals: [4], at: 1}"
            + "---\n    limits: [{wager: bonus, is: 1-100, at: 2}]\n",
            {},
            ["not-applicable"],
        ),
        (
            BONUS % "{within-table-limit: true, at: 1}"
            + "---\n    limits: [{wager: bonus, is: 1-100, at: 2}]\n",
            {},
            ["not-applicable"],
        ),
        (
            BONUS % "{is: 0-50, at: 1}" + "---\n    limits: [{wager: bonus, maximum: 50, at: 2}]\n",
            {},
            ["met 1 2"],
        ),
        (
            BONUS % "{is: 1-50, at: 1}"
            + "---\n    limits: [{wager: bonus, minimum: 5, maximum: 10-50, at: 2}]\n",
            {},
            ["not-applicable"],
        ),
        (
            BONUS % "{is: 1-50, at: 1}"
            + "---\n    limits: [{wager: bonus, minimum: 5, maximum: 50, at: 2}]\n",
            {},
            ["violated 1 2"],
        ),
    ],
    "wager-names": [
        (
            "wagers: [{name: ante, at: 1}, {name: lucky-bet, at: 2}]\n---\n    limits: [{wager: lucky-wager, is: 5-10, at: 3}, {is: 5-10, at: 4}]\n",
            {},
            ["unclear 3"],
        ),
        (
            "wagers: [{name: ante, at: 1}, {name: lucky-bet, at: 2}]\n---\n    limits: [{wager: lucky-bet, is: 5-10, at: 3}, {wager: lucky-wager, is: 5-10, at: 4}]\n",
            {},
            ["violated 4"],
        ),
        (
            "wagers: [{name: ante, at: 1}, {name: play, at: 2}]\nbackline: [{allowed: true, on: [blind], at: 3}, {allowed: true, on: [blind], at: 4}, {allowed: true, on: [blind], at: 5},"
            " {allowed: true, on: [blind], at: 6}]\n",
            {},
            ["violated 3 4 5"],
        ),
        ("wagers: [{name: ante, at: 1}, {name: play, at: 2}]\n", {}, ["met 1"]),
        (
            "wagers: [{name: ante, at: 1}]\nbackline: {allowed: true, on: [base, bonus, all-wagers, game-wagers, player-dealer-wager, pot, wager, wagers, bonus-wagers, all-bonus-wagers], at: 2}\n",
            {},
            ["met 1"],
        ),
        (
            "wagers: [{name: ante, at: 1}]\nbackline: {allowed: true, on: [blind], at: 2}\n",
            {},
            ["violated 2"],
        ),
    ],
    "sized-within-limit": [
        (
            "wagers: [{name: play, size: {of: ante, times: 2, bound: exactly, at: 2}, limit: {see-schedule: true, at: 3}}]\n",
            {},
            ["met 2"],
        ),
        (
            "wagers: [{name: play, size: {of: ante, times: 2, bound: exactly, at: 2}, limit: {maximum: 50, at: 3}}, {name: ante, limit: {maximum: 30}}]\n",
            {},
            ["violated 2 3", "not-applicable"],
        ),
        (
            "wagers: [{name: play, size: {of: ante, times: 2, bound: exactly, at: 2}, limit: {maximum: 50, at: 3}}, {name: ante, limit: {maximum: 25}}]\n",
            {},
            ["met 2", "not-applicable"],
        ),
        (
            "wagers: [{name: play, size: {of: ante, times: 2, bound: exactly, at: 2}, limit: {maximum: 1, at: 3}}, {name: ante}]\n",
            {},
            ["met 2", "not-applicable"],
        ),
        (
            "wagers: [{name: play, size: {of: blind, times: 2, bound: exactly, at: 2}, limit: {maximum: 50, at: 3}}, {name: ante, limit: {maximum: 30}}]\n",
            {},
            ["met 2", "not-applicable"],
        ),
    ],
    "fold-fate": [
        (
            "wagers: [{name: ante, on-fold: {is: lost, at: 1}}, {name: lucky, bonus: true, survives: {is: false, at: 2}}]\n",
            {},
            ["met 1", "not-stated 1"],
        ),
        (
            "wagers: [{name: ante, on-fold: [{is: lost, at: 1}, {is: lost, at: 2}, {is: stays, at: 3}]}]\n",
            {},
            ["violated 3 1"],
        ),
        (
            "wagers: [{name: lucky, judged: [{whose: board}, {whose: own}], on-fold: [{is: lost, below: pair, at: 1}, {is: stays, at: 2}]}]\nround: [{does: act}, {does: discard, at: 5}]\n",
            {},
            ["unclear 5 2"],
        ),
        (
            "wagers: [{name: lucky, judged: {whose: own}, on-fold: {is: stays, at: 2}}]\nround: [{does: act}, {does: compare}, {does: discard, at: 5}]\n",
            {},
            ["met 2"],
        ),
        (
            "wagers: [{name: lucky, judged: {whose: own}, on-fold: {is: stays, at: 2}}]\nround: [{does: act}, {does: showdown}, {does: discard, at: 5}]\n",
            {},
            ["met 2"],
        ),
    ],
    "backline-agree": [
        (
            "wagers: [{name: a, open-to-backline: [{is: false, at: 2}, {is: false, at: 3}, {is: false, at: 4}]}]\nbackline: {allowed: true, at: 1}\n",
            {},
            ["unclear 1 2 3"],
        ),
    ],
    "wager-limits": [
        (BONUS % "{minimum: 5, maximum: 5, at: 1}", {}, ["met 1"]),
        (
            "wagers: [{name: a, bonus: true, limit: [{within-table-limit: true, against-base: [greater], at: 1}, {maximum: 1000, at: 2}]}, {name: b, limit: {minimum: 9, maximum: 5, at: 3}}]\n",
            {},
            ["violated 3"],
        ),
        (BONUS % "[{is: 5-10, at: 1}, {is: 5-10, at: 2}]", {}, ["met 1"]),
        (
            BONUS % KEEPS % "5-300"
            + "---\n    options: [{option: 1, limit: 5-300, player: 1, at: 2}]\n",
            {},
            ["met 1"],
        ),
        (
            BONUS % KEEPS % "5-400"
            + "---\n    options: [{option: 1, limit: 5-300, player: 1, at: 2}, {option: 2, limit: 5-1000, player: 1, at: 3}]\n",
            {},
            ["met 1"],
        ),
        (
            BONUS % KEEPS % "5-20"
            + "---\n    options: [{option: 1, limit: 5-300, player: 1, at: 2}, {option: 2, limit: 10-300, player: 1, at: 3}]\n",
            {},
            ["met 1"],
        ),
        (
            BONUS % KEEPS % "5-20" + "---\n    limits: [{wager: base, minimum: 10-50, at: 6}]\n",
            {},
            ["unclear 1 1 6"],
        ),
        (
            BONUS % KEEPS % "5-20" + "---\n    limits: [{minimum: 10-50, at: 6}]\n",
            {},
            ["unclear 1 1 6"],
        ),
        (
            BONUS % KEEPS % "5-60" + "---\n    limits: [{maximum: 10-50, at: 6}]\n",
            {},
            ["unclear 1 1 6"],
        ),
        (
            BONUS % KEEPS % "5-20" + "---\n    limits: [{maximum: 10-50, at: 6}]\n",
            {},
            ["met 1"],
        ),
        (
            BONUS % KEEPS % "5-20"
            + "---\n    limits: [{wager: side-bet, minimum: 10-50, at: 6}]\n",
            {},
            ["met 1"],
        ),
        (BONUS % KEEPS % "5-20", {}, ["met 1"]),
        (
            BONUS
            % "[{within-table-limit: true, at: 4}, {within-table-limit: true, at: 5}, {is: 1-20, at: 1}]"
            + "---\n    options: [{option: 1, limit: 5-300, player: 1, at: 2}]\n",
            {},
            ["unclear 1 4 2"],
        ),
        (
            "wagers: [{name: bonus-bet, bonus: true}]\n---\n"
            + BLOCK
            + WIDE % ("is: 5-600", ", {wager: side-bet, is: 5-10}")
            + "    options: [{option: 1, limit: 5-300, player: 1, at: 2}, {option: 2, player: 1}]\n"
            + BLOCK
            + "    options: [{option: 1, limit: 5-1000, player: 1, at: 3}]\n",
            {},
            ["met 1"],
        ),
        (
            "wagers: [{name: bonus-bet, bonus: true}]\n---\n"
            + BLOCK
            + WIDE % ("maximum: 600", "")
            + "    options: [{option: 1, limit: 5-300, player: 1, at: 2}]\n",
            {},
            ["unclear 1 1 2"],
        ),
        (
            "wagers: [{name: bonus-bet, bonus: true}]\n---\n"
            + BLOCK
            + WIDE % ("is: 5-600", ", {maximum: 50-1000}")
            + "    options: [{option: 1, limit: 5-300, player: 1, at: 2}]\n",
            {},
            ["met 1"],
        ),
        (
            "wagers: [{name: bonus-bet, bonus: true}]\n---\n"
            + BLOCK
            + WIDE % ("is: 5-600", "")
            + "    options: [{option: 1, limit: 5-300, player: 1}, {option: 2, limit: 5-1000, player: 1}]\n",
            {},
            ["met 1"],
        ),
    ],
    "limits-set": [
        (
            "    options: [{option: 1, limit: 5-5, player: 1}, {option: 2, player: 1}]\n",
            {},
            ["met"],
        ),
        (
            "    limits: [{wager: a, is: 5-10, at: 1}, {wager: b, is: 5-10, at: 2}, {wager: c, is: 5-10, at: 3}]\n",
            {},
            ["met 1 2"],
        ),
        (
            "    limits: [{minimum: 5, maximum: 10, at: 1}, {wager: bonus, minimum: 20, at: 2}, {wager: bonus, maximum: 10, at: 3}]\n",
            {},
            ["violated 2 3"],
        ),
        ("    limits: [{minimum: 10-20, at: 1}, {maximum: 5-10, at: 2}]\n", {}, ["met 1 2"]),
        (
            "kind: game\nname: Example\ncategory: pan\n---\n    limits: [{minimum: 20, maximum: 10, at: 1}]\n",
            {},
            ["violated 1 1"],
        ),
    ],
    "button-values": [
        (
            "player-dealer: {action-button: {by: card, seat-of-card: [[A, 1], [2-10, face]], at: 1}}\nvalues: [{table: [[J-K, 10]], at: 9}, {table: [[J-K, 10]], at: 10}]\n",
            {},
            ["met 1"],
        ),
        (
            "player-dealer: {action-button: {by: card, seat-of-card: [[A, 1], [2-10, face]], at: 1}}\n",
            {},
            ["not-stated 1"],
        ),
        (
            "player-dealer: {action-button: {by: card, seat-of-card: [[A, 1], [2-10, face], [J, 11]], at: 1}}\nvalues: {table: [[J-K, 10]], at: 9}\n",
            {},
            ["not-stated 1"],
        ),
        (
            "player-dealer: {action-button: {by: card, seat-of-card: [[2-10, face]], at: 1}}\nvalues: {table: [[J-K, 10]], at: 9}\n",
            {},
            ["not-stated 1"],
        ),
        (
            "player-dealer: {action-button: [{by: card, seat-of-card: [[A, 1], [2-10, face]], at: 1}, {by: card, seat-of-card: [[A, 1], [2-9, face], [J-K, 11]], at: 2}]}\nvalues: {table: [[J-K, 10]], at: 9}\n",
            {},
            ["not-stated 2"],
        ),
        (
            "player-dealer: {action-button: [{by: card, seat-of-card: [[A-K, face]], at: 1}, {by: card, seat-of-card: [[A, 1], [2-9, face], [J-K, 11]], at: 2}]}\n",
            {},
            ["not-stated 2"],
        ),
    ],
    "settlement-order": [
        (
            "wagers: [{name: base}, {name: bonus-bet}, {name: insurance}]\nsettles: {order: [base, bonus-bet], at: 1}\n",
            {},
            ["unclear 1"],
        ),
        ("wagers: [{name: base}]\nsettles: {from: action-button, at: 1}\n", {}, ["met 1"]),
        ("wagers: [{name: base}]\nequipment: [{is: dice, at: 3}]\n", {}, ["not-stated"]),
        (
            "wagers: [{name: base}]\nequipment: [{is: dice, at: 3}, {is: action-button, at: 4}]\n",
            {},
            ["unclear 4"],
        ),
    ],
    "coverage": [
        ("player-dealer: {wins-or-loses-at-most: {is: original-wager, at: 2}}", {}, ["met 2"]),
        (
            "player-dealer: {wins-or-loses-at-most: {is: original-wager, at: 2}, own-wager: [{at-least: 5, at: 4}, {unlimited: true, at: 5}]}",
            {"limb": "exposure"},
            ["met 2 5"],
        ),
        (
            "player-dealer: {uncovered-wagers: [{are: not-refunded, note: may mean the fee, at: 1}, {are: not-refunded, at: 2}]}",
            {"limb": "uncovered"},
            ["not-stated 1"],
        ),
        (
            "player-dealer: {uncovered-wagers: [{are: not-refunded, note: may mean the fee, at: 1}, {are: not-refunded, note: may too, at: 2}]}",
            {"limb": "uncovered"},
            ["not-stated 1"],
        ),
        (
            "player-dealer: {settling: [{is: false, at: 1}, {collects: true, at: 2}, {collects: true, pays: true, at: 3}]}",
            {"limb": "settling"},
            ["unclear 1 3"],
        ),
        (
            "player-dealer: {settling: [{collects: true, pays: true, wagers: [a], at: 2}, {collects: true, pays: true, wagers: [b], at: 3}]}",
            {"limb": "settling"},
            ["not-stated 3"],
        ),
        (
            "player-dealer: {settling: [{collects: true, at: 2}, {collects: true, at: 3}]}",
            {"limb": "settling"},
            ["not-stated 2"],
        ),
        (
            "wagers: [{name: base}]\n" + SHEET % ("house-no-interest", "Another"),
            ASKED,
            ["not-stated"],
        ),
    ],
}

ROWS |= {
    "button-card": [
        (THIRD + "round: [{does: deal, to: everyone, cards: 2-3, at: 2}]\n", {}, ["met 1"]),
        (
            THIRD
            + "round: [{does: deal, to: dealer, cards: 2, at: 2}, {does: deal, to: banker-hand, cards: 2, at: 3}]\n",
            {},
            ["violated 1 2"],
        ),
    ],
    "button-dice": [
        (
            "player-dealer: {action-button: [{by: dice, at: 1}, {by: dice, damaged: merged-cells, at: 2}]}\n",
            {},
            ["not-stated 1 2"],
        ),
        (
            "player-dealer: {action-button: {by: dice, player-dealer-numbers: [1, 9, 17], direction: clockwise, at: 1}}\nseats: {is: 6-8, of: positions, at: 2}\n",
            {},
            ["met 1"],
        ),
        (
            "player-dealer: {action-button: {by: dice, player-dealer-numbers: [1, 8, 15], direction: clockwise, at: 1}}\nseats: {is: 6-8, of: positions, at: 2}\n",
            {},
            ["met 1"],
        ),
    ],
    "button-described": [
        (
            "player-dealer: {action-button: {by: none, at: 1}}\nequipment: [{is: action-button, at: 2}]\n",
            {},
            ["not-applicable"],
        ),
        (
            "equipment: [{is: dice, at: 2}]\nround: [{does: deal, first: left-of-dealer, to: players, at: 3}]\n",
            {},
            ["not-applicable"],
        ),
        ("equipment: [{is: dice, at: 2}, {is: action-button, at: 3}]\n", {}, ["not-stated 3"]),
    ],
    "settled-early": [
        (
            SETTLED % "after-deal"
            + "round: [{does: deal, to: players, at: 2}, {does: place-button, at: 3}]\n",
            {},
            ["unclear 1 3"],
        ),
        (
            ALONE % "after-reveal"
            + "round: [{does: deal, to: players}, {does: place-button, called: reveal, at: 3}]\n",
            {},
            ["met 1"],
        ),
        (
            SETTLED % "before-reveal"
            + "round: [{does: deal, to: players}, {does: place-button, called: reveal, at: 3}]\n",
            {},
            ["unclear 1 3"],
        ),
        (
            SETTLED % "after-deal"
            + "round: [{does: deal, first: left-of-dealer, to: players, at: 2}, {does: settle, at: 3}, {does: settle, first: action-button, at: 4}]\n",
            {},
            ["unclear 1 4"],
        ),
        (
            SETTLED % "after-deal"
            + "round: [{does: deal, to: players}, {does: reveal}, {does: settle}]\n",
            {},
            ["not-applicable"],
        ),
        (
            ALONE % "after-switch"
            + "round: [{does: deal, to: players}, {does: reveal}, {does: place-button}]\n",
            {},
            ["met 1"],
        ),
    ],
    "settlement-direction": [
        (
            "settles: [{from: action-button, at: 1}, {from: action-button, at: 2}, {from: action-button, at: 3}, {from: action-button, at: 4}]\n",
            {},
            ["not-stated 1 2 3"],
        ),
        (
            "settles: {from: action-button, at: 1}\nround: [{does: betting-round, direction: clockwise, at: 5}]\n",
            {},
            ["not-stated 1"],
        ),
        (
            "settles: {from: action-button, at: 1}\nplayer-dealer: {action-button: {by: card, at: 6}}\nround: [{does: deal, to: players, direction: clockwise, at: 7}]\n",
            {},
            ["unclear 1 7"],
        ),
    ],
    "card-values": [
        ("values: {table: [[A, 1], [others, face]], at: 1}\n", {}, ["not-stated 1"]),
        (
            "deck: {cards: 52}\nvalues: {table: [[A, 1], [J-K, 10], [others, face]], at: 1}\n",
            {},
            ["met 1"],
        ),
        ("values: {table: [[A, 1], [J-Q, 10], [others, face]], at: 1}\n", {}, ["not-stated 1"]),
        ("values: {table: [[A, 1], [Q-K, 10], [others, face]], at: 1}\n", {}, ["not-stated 1"]),
        (
            "deck: {cards: 52}\nvalues: {table: [[A, 1], [Q-K, 10], [others, 5]], at: 1}\n",
            {},
            ["met 1"],
        ),
    ],
}

SAID: list[tuple[str, str, list[str]]] = [
    (
        "wager-complete",
        f"wagers: [{{name: base, pays: {{odds: 3 to 2, when: {{result: natural}}}}, {LIMIT}}}]\n",
        ["natural-only odds=3 to 2 wager=base wager_name=base"],
    ),
    (
        "wager-complete",
        f"wagers: [{{name: base, pays: {{odds: 3 to 2, when: {{result: bust}}}}, {LIMIT}}}]\n",
        ["special-only odds=3 to 2 wager=base wager_name=base"],
    ),
    (
        "wager-complete",
        "wagers: [{name: lucky-bet, bonus: true, pays: {identifier: TCB}}]\n",
        ["unprinted limits=its-limits wager=lucky-bet wager_name=lucky-bet"],
    ),
    (
        "limits-agree",
        BONUS % "{is: 1-50}" + "---\n    limits: [{wager: bonus, is: 1-100}]\n",
        ["differ wager=bonus-bet ours=1-50 theirs=1-100"],
    ),
    (
        "limits-agree",
        BONUS % "{maximum: 50}" + "---\n    limits: [{wager: bonus, maximum: 100}]\n",
        ["differ wager=bonus-bet ours=at-most(most=50) theirs=at-most(most=100)"],
    ),
    (
        "limits-agree",
        BONUS % "{minimum: 1}" + "---\n    limits: [{wager: bonus, minimum: 5}]\n",
        ["differ wager=bonus-bet ours=at-least(least=1) theirs=at-least(least=5)"],
    ),
    (
        "backline-agree",
        "wagers: [{name: a, open-to-backline: {is: false, at: 2}}]\nbackline: {allowed: true, at: 1}\n",
        ["allowed-except wagers=a"],
    ),
    (
        "backline-agree",
        "wagers: [{name: a, open-to-backline: {is: true, at: 2}}]\nbackline: {allowed: false, at: 1}\n",
        ["refused-except wagers=a"],
    ),
    (
        "prerequisite",
        "wagers: [{name: b, needs: c}, {name: a, needs: b}, {name: c, needs: a}]\n",
        [
            "circle wager=b chain=link(one=b other=c),link(one=c other=a),link(one=a other=b)",
            "known wager=a",
            "known wager=c",
        ],
    ),
    ("prerequisite", "wagers: [{name: ante, needs: ante}]\n", ["itself wager=ante"]),
]


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


@pytest.mark.parametrize(("predicate", "text", "expected"), SAID)
def test_message(predicate: str, text: str, expected: list[str]) -> None:
    assert said(predicate, text) == expected
