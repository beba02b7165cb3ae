"""Games the house banks, and hands of one rank: a few words of a document, the verdict, and the
lines it points at.
"""

from __future__ import annotations

import pytest

from tests.predicates.told import said, told

HOUSE = "kind: game\nname: Example\ncategory: house-banked\n"
ORDER = "hands: {ranking: three-card, high-to-low: [straight-flush, 3-of-a-kind, straight, flush, pair, high-card], at: 9, "
PAIR = "{hand: pair, highest: [A, A], at: 2}"
RUN = "{hand: straight, highest: [A, K, Q], lowest: [3, 2, A], at: 3}"
TOP = "{hand: straight, highest: [A, K, Q], lowest: [4, 3, 2], at: 3}"
CARDS = "cards: {high-to-low: [A, K, Q], at: 8}\n"
KENO = "kind: game\nname: Example\ncategory: keno\n"
BANKED = "player-dealer: {settling: {pays: true, at: 1}}\n"
RICH = "wagers: [{name: a, at: 2}, {name: b, bonus: true, pays: {odds: 500 to 1, at: 3}}, {name: c, bonus: true, pays: {odds: 500 to 1, at: 4}}]\n"
RAKE = (
    "{called: rake, amount: 4, share: {most-share: 10 %, of: pot}, collected: end-of-hand, at: 1}"
)
ANTE = "wagers: [{name: ante}, %s]\ncompares: {by: ranked-hand, wagers: [ante], outcomes: [{case: lower, ante: loses}]}\n"
NATURAL = "compares: {by: closest-to-target, natural: {ranks: [A, 10-K], first-cards: 2}}\n"
VALUES = "values: {table: [[A, 1 or 11], [2-9, face], [10-K, 10]], at: 7}\n"
GOLD = "wagers: [{name: gold, bonus: true, pays: {%srows: [%s], at: 1}}]\n"
SUITED = "{label: ace-jack, pays: 25 to 1, event: {ranks: [A, J], suited: same, first-cards: 2}}"
BLACK = "{label: blackjack, pays: 3 to 2, event: {result: natural, first-cards: 2}}"
NINE = "{label: nine, pays: 2 to 1, event: {total: 9, first-cards: 2}}"
ACES = "{label: aces, pays: 9 to 1, event: {ranks: [A, A], first-cards: 2}}"
TWOS = "{label: two, pays: 8 to 1, event: {total: 2, first-cards: 2}}"
FIVE = (
    "hands: {ranking: five-card-high, high-to-low: [flush, straight, 3-of-a-kind, pair], at: 9}\n"
)
SWAPPED = "pays: {rows: [[3-of-a-kind, 3 to 1], [straight, 2 to 1]], at: 2}"

ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "like-hands": [
        (f"{ORDER}examples: [{PAIR}]}}\n", ["not-applicable"]),
        (f"{ORDER}alike: {{by: unshared-card, at: 1}}}}\n", ["unclear 1"]),
        (f"{ORDER}alike: {{by: unshared-card, at: 1}}, examples: [{PAIR}, {RUN}]}}\n", ["met 1"]),
        (
            f"{ORDER}alike: {{by: unshared-card, at: 1}}, examples: [{RUN}, {TOP}]}}\n",
            ["unclear 1"],
        ),
        (f"{ORDER}alike: {{by: unshared-card, of: [flush, high-card], at: 1}}}}\n", ["met 1"]),
        (f"{ORDER}alike: {{by: unshared-card, of: [pair, flush], at: 1}}}}\n", ["unclear 1"]),
        (f"{ORDER}alike: {{by: unshared-card, of: two-pair, at: 1}}}}\n", ["met 1"]),
        (
            f"{ORDER}alike: [{{by: unshared-card, at: 1}}, {{by: own-cards-first, of: pair, at: 4}}]}}\n",
            ["met 1 4"],
        ),
        (
            f"{ORDER}alike: [{{by: unshared-card, at: 1}}, {{by: own-cards-first, of: flush, at: 4}}]}}\n",
            ["unclear 1"],
        ),
        (
            f"{ORDER}alike: [{{by: unshared-card, at: 1}}, {{by: own-cards-first, at: 4}}]}}\n",
            ["met 1 4"],
        ),
        (f"{ORDER}alike: {{by: card-by-card, at: 1}}, examples: [{PAIR}, {RUN}]}}\n", ["met 1"]),
    ],
    "share-told": [
        (f"{HOUSE}fees: [{{called: rake, amount: 2, at: 1}}]\n", ["not-applicable"]),
        (
            f"{HOUSE}fees: [{{called: rake, share: {{most-share: 10 %, of: pot}}, collected: end-of-hand, at: 1}}]\n",
            ["not-stated 1"],
        ),
        (
            f"{HOUSE}fees: [{{called: rake, share: {{is: 10 %, of: pot, cap: 3}}, at: 1}}]\n",
            ["not-stated 1"],
        ),
        (
            f"{HOUSE}fees: [{{called: rake, share: {{is: 10 %, of: pot, cap: 3}}, dropped: end-of-hand, at: 1}}]\n",
            ["met 1"],
        ),
        (
            f"{HOUSE}fees: [{{called: rake, share: {{is: 10 %, of: pot, cap: 3}}, placed: before-deal, at: 1}}]\n",
            ["met 1"],
        ),
        (
            f"{HOUSE}fees: [{{called: rake, share: {{most-share: 10 %, of: pot}}, collected: end-of-hand, at: 1}}, {{called: rake, amount: 3, at: 2}}]\n",
            ["met 1"],
        ),
        (
            f"{HOUSE}fees: [{{called: rake, at: 3}}, {{called: rake, share: {{most-share: 10 %, of: pot}}, at: 1}}, {{called: other, at: 2}}]\n",
            ["not-stated 1 3"],
        ),
        (
            f"{HOUSE}fees: [{{called: a, share: {{most-share: 10 %, of: pot}}, at: 1}}, {{called: b, share: {{is: 5 %, of: winnings}}, from: winner, at: 2}}]\n",
            ["not-stated 1"],
        ),
        (
            f"{HOUSE}fees: [{{share: {{is: 5 %, of: winnings}}, collected: with-bet, at: 2}}]\n",
            ["unclear 2"],
        ),
        (
            f"{HOUSE}fees: [{{share: {{is: 5 %, of: winnings}}, collected: end-of-hand, at: 2}}]\n",
            ["met 2"],
        ),
        (
            f"{HOUSE}fees: [{{share: {{is: 5 %, of: payout}}, collected: with-bet, at: 2}}, {{on: payout, at: 3}}, {{on: bet, at: 4}}]\n",
            ["unclear 2 3"],
        ),
    ],
    "limit-reach": [
        (
            f"{HOUSE}wagers: [{{name: a}}, {{name: b, placed: before-deal, at: 2}}]\n",
            ["not-applicable"],
        ),
        (
            f"{HOUSE}limits: {{at-least: 5, at: 1}}\nwagers: [{{name: a}}, {{name: b, placed: before-deal, at: 2}}]\n",
            ["not-applicable"],
        ),
        (
            f"{HOUSE}limits: {{at-most: 5, at: 1}}\nwagers: [{{name: a, placed: before-deal}}, {{name: b, placed: before-deal, at: 2}}]\n",
            ["unclear 1 2"],
        ),
        (
            f"{HOUSE}limits: {{at-most: 5, at: 1}}\nwagers: [{{name: a}}, {{name: paid-on-it, at: 2}}]\n",
            ["not-applicable"],
        ),
        (
            f"{HOUSE}limits: {{at-most: 5, at: 1}}\nwagers: [{{name: a}}, {{name: b, required: false, at: 2}}, {{name: c, required: true, at: 3}}]\n",
            ["unclear 1 2 3"],
        ),
        (
            f"{HOUSE}limits: [{{at-most: 5, per: hand, at: 1}}]\nwagers: [{{name: a}}, {{name: b, required: false, at: 2}}]\n",
            ["met 1"],
        ),
        (
            f"{HOUSE}limits: [{{at-most: 5, wager: a, at: 1}}]\nwagers: [{{name: a}}, {{name: b, required: false, at: 2}}]\n",
            ["met 1"],
        ),
        (
            f"{HOUSE}limits: [{{at-most: 5, wager: a, at: 1}}, {{at-most: 9, at: 4}}]\nwagers: [{{name: a}}, {{name: b, required: false, at: 2}}]\n",
            ["unclear 4 2"],
        ),
        (
            f"{HOUSE}limits: {{at-most: 5, at: 1}}\nplaying-options: [{{is: surrender, allowed: true, at: 2}}, {{is: split, allowed: false, at: 3}}]\n",
            ["not-applicable"],
        ),
        (
            f"{HOUSE}limits: {{at-most: 5, at: 1}}\nplaying-options: [{{is: split, allowed: true, at: 2}}, {{is: split, allowed: true}}, {{is: double-down, allowed: true, at: 4}}]\n",
            ["unclear 1 4 2"],
        ),
        (
            "kind: game\nname: Example\ncategory: keno\nlimits: {at-most: 5, at: 1}\nwagers: [{name: a, at: 2}]\n",
            ["unclear 1 2"],
        ),
    ],
    "limit-reach (by number)": [
        (
            f"{HOUSE}limits: [{{wager: a, on-totals: [4], times-base: 20, at-most: 9, at: 1}}, {{wager: a, on-totals: [5], at-most: 8, at: 2}}]\n",
            ["not-applicable"],
        ),
        (
            f"{HOUSE}limits: [{{wager: a, on-totals: [4], if: the base bet is large, at-most: 9, at: 1}}, {{at-most: 5, at: 2}}]\nwagers: [{{name: b}}, {{name: a, required: false, at: 3}}]\n",
            ["unclear 2 3"],
        ),
    ],
    "misplay-told": [
        (f"{HOUSE}round: [{{does: bet, at: 1}}]\n", ["not-applicable"]),
        (
            f"{HOUSE}round: [{{does: bet, at: 1}}, {{does: roll, at: 2}}, {{does: roll, at: 3}}, {{does: roll, at: 5}}]\n",
            ["not-stated 2 3"],
        ),
        (
            f"{HOUSE}round: [{{does: spin, at: 2}}, {{does: call-numbers, at: 3}}]\nequipment: [{{is: wheel-compartments, at: 4}}, {{is: flashboard, at: 5}}]\n",
            ["not-stated 2"],
        ),
        (
            f"{HOUSE}round: [{{does: spin, at: 2}}]\nequipment: [{{is: ball, at: 4}}]\n",
            ["not-stated 2"],
        ),
        (
            f"{HOUSE}round: [{{does: spin, at: 2}}]\nequipment: [{{is: ball, at: 4}}]\nirregularities: [{{what: a, then: b, at: 3}}]\n",
            ["met 3"],
        ),
    ],
    "card-order": [
        (f"{CARDS}{FIVE}", ["unclear 8 9"]),
        (f"{CARDS}{FIVE}compares: {{by: ranked-hand}}\n", ["unclear 8 9"]),
        (f"{CARDS}{FIVE}facts: [{{of: ace-in-low, is: high}}]\n", ["not-applicable"]),
        (f"{CARDS}{FIVE}facts: [{{of: ace-in-low, is: low}}]\n", ["not-applicable"]),
        (f"{CARDS}{FIVE}inherits: {{from: x}}\n", ["not-applicable"]),
        (
            f"cards: {{high-to-low: [A, K, Q], ace: [high], at: 8}}\n{FIVE}compares: {{by: ranked-hand}}\n",
            ["met 8"],
        ),
        (
            f"cards: {{high-to-low: [K, Q, A], at: 8}}\n{FIVE}compares: {{by: ranked-hand}}\n",
            ["met 8"],
        ),
        (
            f"{CARDS}hands: {{ranking: deuce-low, high-to-low: [straight], at: 9}}\n",
            ["not-applicable"],
        ),
        (
            f"{CARDS}hands: {{ranking: x, high-to-low: [straight], examples: [{{hand: straight, lowest: [3, 2, A]}}]}}\n",
            ["not-applicable"],
        ),
        (
            f"{CARDS}hands: {{ranking: x, high-to-low: [straight], examples: [{{hand: straight-flush, highest: [3, 2, A]}}]}}\n",
            ["not-applicable"],
        ),
        (
            f"{CARDS}hands: {{ranking: x, high-to-low: [straight], examples: [{{hand: straight, highest: [A, K, Q]}}, {{hand: pair, lowest: [2, 2, A]}}], at: 9}}\n",
            ["unclear 8 9"],
        ),
    ],
    "low-ace": [
        (f"{CARDS}pot: {{to: high-low, at: 1}}\n", ["not-stated 1 8"]),
        (f"{CARDS}pot: [{{to: high-low, at: 1}}, {{to: low, at: 2}}]\n", ["met 8"]),
        (
            "cards: [{high-to-low: [A, K], at: 8}, {high-to-low: [A, K], of: low, at: 7}]\npot: {to: high-low, at: 1}\n",
            ["met 7"],
        ),
        (
            "cards: {high-to-low: [A, K], ace: [high], at: 8}\npot: {to: high-low, at: 1}\n",
            ["met 8"],
        ),
        ("cards: {high-to-low: [K, A], at: 8}\npot: {to: high-low, at: 1}\n", ["met 8"]),
    ],
    "tie-means": [
        (
            "compares: {by: pot, outcomes: [{case: tied-best, only-called: push, pot: pushes, at: 1}]}\n",
            ["unclear 1"],
        ),
        (
            "compares: {by: pot, outcomes: [{case: tied-best, only-called: push, pot: pushes, at: 1}, {case: tied-best, pot: splits, at: 2}]}\n",
            ["met 1"],
        ),
    ],
    "uncovered-each": [
        (
            f"{HOUSE}player-dealer: {{settling: {{pays: true, at: 1}}}}\nround: [{{does: bet, at: 2}}, {{does: compare, at: 3}}, {{does: compare, at: 4}}]\n",
            ["not-stated 1 3"],
        ),
        (
            f"{HOUSE}player-dealer: {{settling: {{pays: true, to-the-extent: true, at: 1}}}}\n",
            ["not-applicable"],
        ),
        (f"{HOUSE}player-dealer: {{settling: {{collects: true, at: 1}}}}\n", ["not-applicable"]),
        (
            f"{HOUSE}player-dealer: {{settling: {{pays: true, at: 1}}, uncovered-wagers: {{are: returned, at: 2}}}}\n",
            ["met 2"],
        ),
        ("player-dealer: {settling: {pays: true, at: 1}}\n", ["not-applicable"]),
    ],
    "house-way-plays": [
        (
            f"{HOUSE}round: [{{does: set, to: dealer, at: 1}}, {{does: set, to: dealer, at: 2}}]\n",
            ["unclear 1"],
        ),
        (
            f"{HOUSE}round: [{{does: set, to: dealer, how: own-choice, at: 1}}]\n",
            ["not-applicable"],
        ),
        (f"{HOUSE}round: [{{does: set, to: players, at: 1}}]\n", ["not-applicable"]),
        (
            f"{HOUSE}inherits: {{from: x}}\nround: [{{does: set, to: dealer, at: 1}}]\n",
            ["not-applicable"],
        ),
        (f"{HOUSE}round: [{{does: set, to: house-dealer, at: 1}}]\n", ["unclear 1"]),
    ],
    "bets-priced": [
        (
            f"{HOUSE}limits: {{at-most: 5}}\nwagers: [{{name: a, decided: {{is: paid-by-table, at: 1}}}}]\nsections: [{{is: object, at: 2}}, {{is: pay-tables, at: 3}}]\n",
            ["not-stated 1 3"],
        ),
        (f"{HOUSE}wagers: [{{name: a, at: 4}}]\n", ["not-stated 4", "not-stated 4"]),
        (
            f"{HOUSE}limits: {{at-most: 5}}\nwagers: [{{name: a, at: 4, decided: {{is: paid-by-table, at: 1}}}}, {{name: b, pays: {{odds: even, at: 2}}}}]\n",
            ["not-stated 4"],
        ),
        (
            f"{HOUSE}limits: {{at-most: 5}}\nwagers: [{{name: a, decided: {{is: paid-by-table, at: 1}}, pays: {{odds: even, at: 2}}}}]\n",
            ["met 2"],
        ),
    ],
    "part-breaks-off": [
        (
            "notes: [{about: a, says: b, at: 1, damaged: garbled}, {about: c, says: d, at: 2}, {about: c, says: d, at: 3, damaged: picture}]\n",
            ["unclear 1"],
        ),
        (
            "sections: [{is: object, at: 4, damaged: cut-off}]\nnotes: [{about: a, says: b, at: 1, damaged: garbled}]\n",
            ["unclear 4", "unclear 1"],
        ),
        (
            "sections: [{is: object, at: 4, damaged: cut-off}, {is: deck, at: 6}]\nnotes: [{about: a, says: b, at: 1, damaged: garbled}]\n",
            ["unclear 1", "unclear 4"],
        ),
        (
            "sections: [{is: object, at: 4, damaged: cut-off}]\nnotes: [{about: a, says: b, at: 4, damaged: cut-off}, {about: c, says: d, at: 5, damaged: cut-off}]\n",
            ["unclear 4", "unclear 5"],
        ),
    ],
    "bank-untaken": [
        (
            f"{HOUSE}player-dealer: {{rotation: {{unit: rounds, then: rotated, at: 1}}, may-decline: {{is: true, at: 2}}}}\n",
            ["not-stated 1"],
        ),
        (
            f"{HOUSE}player-dealer: {{rotation: {{unit: rounds, then: rotated, at: 1}}, nobody-takes: {{then: back-to-the-dealer, at: 2}}}}\n",
            ["met 2"],
        ),
        (HOUSE, ["not-applicable"]),
    ],
    "bonus-covered": [
        (f"{HOUSE}{BANKED}{RICH}", ["not-applicable", "unclear 3 1", "not-applicable"]),
        (f"{HOUSE}{RICH}", ["not-applicable", "not-applicable", "not-applicable"]),
        (
            f"{HOUSE}player-dealer: {{settling: {{collects: true, at: 1}}}}\n{RICH}",
            ["not-applicable", "not-applicable", "not-applicable"],
        ),
        (
            f"{HOUSE}player-dealer: {{settling: {{pays: true, to-the-extent: true, at: 1}}}}\n{RICH}",
            ["not-applicable", "not-applicable", "not-applicable"],
        ),
        (
            f"{HOUSE}{BANKED}wagers: [{{name: b, bonus: true, pays-from: house, pays: {{odds: 500 to 1, at: 3}}}}]\n",
            ["not-applicable"],
        ),
    ],
    "share-told (and a jackpot)": [
        (
            f"{HOUSE}fees: [{RAKE}, {{called: drop, funds: jackpot, amount: 2, at: 2}}]\n",
            ["unclear 2 1"],
        ),
        (f"{HOUSE}fees: [{RAKE}, {{called: rake, funds: jackpot, at: 2}}]\n", ["met 1"]),
        (f"{HOUSE}fees: [{RAKE}, {{called: drop, amount: 2, at: 2}}]\n", ["met 1"]),
        (
            f"{HOUSE}fees: [{{called: rake, share: {{is: 4 %, of: pot}}, collected: end-of-hand, at: 1}}, {{called: drop, funds: jackpot, at: 2}}]\n",
            ["unclear 1.share"],
        ),
        (
            f"{HOUSE}fees: [{{called: drop, funds: jackpot, amount: 2, at: 2}}]\n",
            ["not-applicable"],
        ),
    ],
    "betting-ends": [
        (
            f"{KENO}wagers: [{{name: a}}]\nround: [{{does: call-numbers, at: 1}}, {{does: call-numbers, at: 2}}]\n",
            ["not-stated 2"],
        ),
        (f"{KENO}wagers: [{{name: a}}]\nround: [{{does: bet, at: 1}}]\n", ["not-applicable"]),
        (f"{KENO}round: [{{does: call-numbers, at: 1}}]\n", ["not-applicable"]),
        (
            f"{KENO}wagers: [{{name: a}}]\nno-more-bets: {{is: at-announcement, at: 3}}\nround: [{{does: call-numbers, at: 1}}]\n",
            ["met 3"],
        ),
        (
            f"{KENO}wagers: [{{name: a, placed: {{is: before-draw, at: 4}}}}]\nround: [{{does: call-numbers, called: draw, at: 1}}]\n",
            ["met 4"],
        ),
        (
            f"{HOUSE}wagers: [{{name: a, at: 2}}]\nround: [{{does: call-numbers, at: 1}}]\n",
            ["not-stated 2"],
        ),
    ],
    "wager-complete": [
        (
            f"{HOUSE}{ANTE % '{name: bonus, needs: ante, decided: {is: wins, at: 1}, pays: {rows: [[pair, 1 to 1]], at: 2}}'}",
            ["not-applicable", "unclear 2 1"],
        ),
        (
            f"{HOUSE}{ANTE % '{name: bonus, needs: ante, survives: true, pays: {rows: [[pair, 1 to 1]], at: 2}}'}",
            ["not-applicable", "not-applicable"],
        ),
        (
            f"{HOUSE}{ANTE % '{name: bonus, needs: other, pays: {rows: [[pair, 1 to 1]], at: 2}}'}",
            ["not-applicable", "not-applicable"],
        ),
        (
            f"{HOUSE}{ANTE % '{name: bonus, needs: ante, placed: before-deal, pays: {rows: [[pair, 1 to 1]], at: 2}}'}",
            ["not-applicable", "not-applicable"],
        ),
        (
            f"{HOUSE}{ANTE % '{name: bonus, needs: ante, pays: {odds: 1 to 1, at: 2}}'}",
            ["not-applicable", "not-applicable"],
        ),
        (
            f"{HOUSE}{ANTE % '{name: bonus, bonus: true, needs: ante, pays: {rows: [[pair, 1 to 1]], at: 2}}'}",
            ["not-applicable", "not-applicable"],
        ),
        (
            f"{ANTE % '{name: bonus, needs: ante, limit: {is: 1-5}, decided: {is: loses, otherwise: true}, pays: {rows: [[pair, 1 to 1]], at: 2}}'}",
            ["not-stated", "met 2"],
        ),
    ],
    "pay-rows": [
        (f"{NATURAL}{GOLD % ('', f'{SUITED}, {NINE}')}", ["met 1"]),
        (f"{NATURAL}{GOLD % ('', f'{SUITED}, {BLACK}')}", ["unclear 1"]),
        (f"{NATURAL}{GOLD % ('highest-only: true, ', f'{SUITED}, {BLACK}')}", ["met 1"]),
        (f"{GOLD % ('', f'{SUITED}, {BLACK}')}", ["met 1"]),
        (f"{VALUES}{GOLD % ('', f'{SUITED}, {NINE}')}", ["unclear 1 7"]),
        (
            f"{VALUES}{NATURAL}{GOLD % ('', f'{SUITED}, {BLACK}, {NINE}')}",
            ["unclear 1", "unclear 1 7"],
        ),
        (
            f"values: {{table: [[A, 1], [2-9, face], [10-K, 10]], at: 7}}\n{GOLD % ('', f'{SUITED}, {NINE}')}",
            ["met 1"],
        ),
        (
            f"values: {{table: [[A, 1], [2-9, face], [10-K, 10]], at: 7}}\n{GOLD % ('', f'{ACES}, {TWOS}')}",
            ["unclear 1"],
        ),
        (
            f"{GOLD % ('', '{label: a, pays: 3 to 1, event: {ranks: [A, J], first-cards: 2, count: 2}}, {label: b, pays: 2 to 1, event: {ranks: [A, J], first-cards: 2}}')}",
            ["met 1"],
        ),
        (
            f"{GOLD % ('', '{label: a, pays: 3 to 1, event: {ranks: [A, J], first-cards: 3}}, {label: b, pays: 2 to 1, event: {ranks: [A, J], first-cards: 2}}')}",
            ["met 1"],
        ),
        (
            f"{GOLD % ('', '{label: a, pays: 3 to 1, event: {ranks: [A, J], suited: red, first-cards: 2}}, {label: b, pays: 2 to 1, event: {ranks: [A, J], first-cards: 2}}')}",
            ["met 1"],
        ),
        (
            f"{GOLD % ('', '{label: a, pays: 3 to 1, event: {ranks: [A, J], cards: 2}}, {label: b, pays: 2 to 1, event: {ranks: [10-K, A], first-cards: 2}}')}",
            ["unclear 1"],
        ),
    ],
    "things-named": [
        (
            "speaks-of: [{thing: up-card, at: 9}]\nround: [{does: deal, to: dealer, cards: 2, face: down, at: 2}]\n",
            ["not-stated 9 2"],
        ),
        (
            "speaks-of: [{thing: up-card, at: 9}]\nround: [{does: bet, at: 1}, {does: deal, to: players, cards: 2, face: up, at: 2}]\n",
            ["not-stated 9 2"],
        ),
        (
            "speaks-of: [{thing: ante, at: 9}]\nround: [{does: deal, to: players, cards: 2, face: up, at: 2}]\n",
            ["unclear 9"],
        ),
        (
            "speaks-of: [{thing: up-card, at: 9}]\nround: [{does: deal, to: player-dealer, cards: 2, face: mixed, at: 2}]\n",
            ["met 9"],
        ),
        (
            "speaks-of: [{thing: up-card, at: 9}]\nround: [{does: deal, to: everyone, cards: 2, face: up, at: 2}]\n",
            ["met 9"],
        ),
    ],
    "pay-order": [
        (
            f"{FIVE}wagers: [{{name: bonus, judged: [{{whose: own, cards: 7, best: 5}}, {{whose: own, cards: 7, best: 7}}], {SWAPPED}}}]\n",
            ["met 2 9"],
        ),
        (
            f"{FIVE}wagers: [{{name: bonus, judged: {{whose: own, cards: 5, best: 5}}, {SWAPPED}}}]\n",
            ["unclear 2 9"],
        ),
        (
            f"{FIVE}wagers: [{{name: bonus, judged: {{whose: own, cards: 7, best: 7}}, {SWAPPED}}}]\n",
            ["not-applicable"],
        ),
    ],
}


@pytest.mark.parametrize(
    ("predicate", "text", "expected"),
    [(name, text, expected) for name, rows in ROWS.items() for text, expected in rows],
)
def test_rows(predicate: str, text: str, expected: list[str]) -> None:
    assert told(predicate.partition(" ")[0], text) == expected


def test_the_example_is_one_of_the_deck() -> None:
    short = "deck: {cards: 52, removed: ['2', '3', '4'], at: 8}\n"
    assert (
        said("like-hands", f"{short}{ORDER}alike: {{by: unshared-card, at: 1}}}}\n")[0]
        == "pair low=6"
    )


def test_the_finding_on_an_untold_comparison_shows_what_a_natural_is() -> None:
    untold = "wagers: [{name: base}]\ncompares: {by: closest-to-target, wagers: [base], target: 21, natural: {ranks: [A], at: 3}, outcomes: [{case: equal, base: pushes, at: 4}], at: 2}\n"
    assert told("outcomes-total", f"{HOUSE}{untold}", cases="main") == ["not-stated 2 3"]


def test_a_pot_that_is_not_said_to_be_divided_leaves_no_odd_chip() -> None:
    tied = "compares: {by: pot, outcomes: [{case: sole-best, pot: wins}, {case: tied-best, %spot: pushes, at: 1}]}\n"
    assert told("outcomes-total", tied % "only-called: push, ", cases="minor") == ["met 1"]
    assert told("outcomes-total", tied % "", cases="minor") == ["not-stated 1"]
