"""Facts told twice, things named, references, counts, cards, hands and turns: a few words of a
document, the verdict, and the lines it points at.
"""

from __future__ import annotations

import pytest

from tests.predicates.told import told

ROUND = "round: [{does: deal, to: players, cards: 3, at: 2}]\n"
STUD = "kind: game\nname: Stud\ncategory: poker\n"
ORDER = "hands: {ranking: five-card, high-to-low: [straight, 3-of-a-kind], at: 1}\n"
DEAL = "round: [{does: deal, to: each-player, cards: 2, at: 8}, "
ASKED = "about: Which?"
DRAWS = "deck: {cards: 52, decks: 1}\nround: [{does: deal, to: each-player, cards: 5, at: 2}, {does: draw, to: active-players, up-to: 5, at: 3}"

ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "remarks": [
        ("", ["not-applicable"]),
        (f"remarks: [{{{ASKED}, readings: [{{says: one, at: 1}}]}}]\n", ["unclear 1"]),
        (f"remarks: [{{{ASKED}, readings: [{{says: one, at: 1}}, {{says: two, at: 2}}]}}]\n", ["unclear 2 1"]),
        (f"remarks: [{{{ASKED}, readings: [{{says: one, at: 1}}, {{says: two, at: 2}}, {{says: three, at: 3}}]}}]\n", ["unclear 3 1 2"]),
        (f"remarks: [{{{ASKED}, readings: [{{says: one, at: 1}}]}}, {{{ASKED}, readings: [{{says: two, at: 2}}]}}]\n", ["unclear 1", "unclear 2"]),
    ],
    "things-named": [
        ("speaks-of: [{thing: flop, at: 9}]\n", ["not-applicable"]),
        (ROUND, ["not-applicable"]),
        (f"speaks-of: [{{thing: flop, at: 9}}]\n{ROUND}", ["violated 9 2"]),
        (f"speaks-of: [{{thing: flop, at: 9}}, {{thing: flop, at: 10}}, {{thing: river, at: 11}}]\n{ROUND}", ["violated 9 10 2", "violated 11 2"]),
        (f"inherits: {{from: Stud, at: 1}}\nspeaks-of: [{{thing: flop, at: 9}}]\n{ROUND}", ["unclear 9 2"]),
        ("speaks-of: [{thing: flop, at: 9}]\nround: [{does: deal, called: flop, to: board, at: 2}]\n", ["met 9"]),
        ("speaks-of: [{thing: flop, at: 9}]\nround: [{does: deal, called: flop, to: board, where: glossary, at: 2}]\n", ["violated 9 2"]),
        (f"speaks-of: [{{thing: big-blind, at: 9}}]\nforced-bets: [{{is: big-blind}}]\n{ROUND}", ["met 9"]),
        (f"speaks-of: [{{thing: buster, at: 9}}]\nwagers: [{{name: buster}}]\n{ROUND}", ["met 9"]),
        (f"speaks-of: [{{thing: insurance, at: 9}}]\nplaying-options: [{{is: insurance, allowed: true}}]\n{ROUND}", ["met 9"]),
        (f"speaks-of: [{{thing: glossary, at: 9}}]\n{ROUND}", ["not-stated 9"]),
        (f"speaks-of: [{{thing: house-way, at: 8}}, {{thing: house-way, at: 9}}]\n{ROUND}", ["not-stated 8 9"]),
        (f"speaks-of: [{{thing: glossary, at: 9}}]\nglossary: [{{is: pot}}]\n{ROUND}", ["met 9"]),
        (f"speaks-of: [{{thing: glossary, at: 9}}]\nsections: [{{is: glossary}}]\n{ROUND}", ["met 9"]),
        ("speaks-of: [{thing: community-cards, at: 9}, {thing: board, at: 9}]\nround: [{does: deal, to: board, cards: 3}]\n", ["met 9 9"]),
        (f"speaks-of: [{{thing: community-cards, at: 9}}]\n{ROUND}", ["violated 9 2"]),
        ("speaks-of: [{thing: draw, at: 9}]\nround: [{does: draw, to: players}]\n", ["met 9"]),
        (f"speaks-of: [{{thing: draw, at: 9}}]\n{ROUND}", ["violated 9 2"]),
        (f"speaks-of: [{{thing: qualifying, at: 9}}]\ncompares: {{by: ranked-hand, qualifies: queen-high}}\n{ROUND}", ["met 9"]),
        (f"speaks-of: [{{thing: action-button, at: 9}}]\nplayer-dealer: {{action-button: {{by: card}}}}\n{ROUND}", ["met 9"]),
        (f"speaks-of: [{{thing: action-button, at: 9}}]\n{ROUND}", ["violated 9 2"]),
    ],
    "references-stand": [
        ("", ["not-applicable"]),
        ("refers: [{to: number 9, about: it, right: true, at: 2}]\n", ["met 2"]),
        ("refers: [{to: number 8, about: it, stands: {is: number 9, at: 3}, at: 2}]\n", ["violated 2 3"]),
        ("refers: [{to: number 8, about: it, at: 2}, {to: number 1, about: it, right: true, at: 4}]\n", ["not-stated 2"]),
    ],
    "settlement-way-agrees": [
        ("", ["not-applicable"]),
        ("settles: {by: seat, at: 1}\n", ["met 1"]),
        ("settles: [{by: seat, at: 1}, {by: wager, at: 2}]\n", ["unclear 2 1"]),
        ("settles: [{by: wager, at: 1}, {by: wager-then-seat, at: 2}]\n", ["met 1 2"]),
        ("settles: [{by: seat-then-wager, at: 1}, {by: wager-then-seat, at: 2}]\n", ["unclear 2 1"]),
        ("settles: [{by: seat, at: 1}, {by: wager, wagers: [tie], at: 2}]\n", ["met 1"]),
        ("settles: [{by: seat, when: bank-covers-all, at: 1}, {by: wager, at: 2}]\n", ["met 2"]),
    ],
    "low-qualifier": [
        ("pot: {to: high-low, at: 1}\n", ["not-applicable"]),
        ("pot: {to: high-low, no-low: high-takes-all, at: 1}\n", ["not-stated 1"]),
        ("pot: [{to: high, no-low: high-takes-all, at: 1}]\n", ["not-applicable"]),
        ("compares: {by: high-low-pot, outcomes: [{case: no-low, pot: wins, at: 2}]}\npot: {to: high-low, at: 1}\n", ["not-stated 2"]),
        ("pot: [{to: high-low, no-low: high-takes-all, at: 1}, {to: low, low-qualifier: eight-or-better, at: 2}]\n", ["met 2"]),
    ],
    "rolls-total": [
        ("wagers: [{name: come, rolls: {stage: one-roll, wins: [7]}}]\n", ["not-applicable"]),
        ("wagers: [{name: come, rolls: {stage: next-roll, wins: [7, 11], other-totals: point, at: 1}}]\n", ["not-stated 1"]),
        ("wagers: [{name: come, rolls: [{stage: next-roll, wins: [7, 11], loses: [2, 3], pushes: [12], other-totals: point, at: 1}, {stage: point, wins: [point], loses: [7], at: 2}]}]\n", ["met 1"]),
        ("wagers: [{name: come, rolls: {stage: next-roll, wins: [7], loses: [2, 3], pushes: [12], other-totals: point, at: 1}}]\n", ["not-stated 1"]),
    ],
    "draws-and-deck": [
        (f"{DRAWS}]\n", ["not-applicable"]),
        (f"{DRAWS}]\nseats: {{is: 5, of: players, at: 1}}\n", ["met 1 3"]),
        (f"{DRAWS}]\nseats: {{is: 6, of: players, at: 1}}\n", ["unclear 3 1"]),
        (f"{DRAWS}]\nseats: [{{is: 5, of: players, at: 1}}, {{is: 8, of: players, at: 4}}]\n", ["met 1 3"]),
        (f"{DRAWS}, {{does: draw, to: active-players, at: 4}}]\nseats: {{is: 4, of: players, at: 1}}\n", ["unclear 3 1"]),
        (f"{DRAWS}, {{does: draw, to: active-players, where: restated, at: 4}}]\nseats: {{is: 5, of: players, at: 1}}\n", ["met 1 3"]),
        (f"{DRAWS}]\nseats: {{is: 6, of: players, at: 1}}\nirregularities: {{what: deck-exhausted, answers: cards-run-out, then: reshuffled, at: 5}}\n", ["met 5"]),
        (f"{DRAWS}]\nseats: {{is: 6, of: players, at: 1}}\nirregularities: {{what: last-card, answers: cards-run-out, then: discards are used, at: 5}}\n", ["met 5"]),
        (f"{DRAWS}]\nseats: {{is: 6, of: players, table: round, at: 1}}\n", ["not-applicable"]),
        ("seats: {is: 8, of: players}\ndeck: {cards: 52, decks: 1-2}\nround: [{does: deal, to: each-player, cards: 5}, {does: draw, to: players, up-to: 5}]\n", ["not-applicable"]),
        ("seats: {is: 6, of: players, at: 1}\ndeck: {cards: 52, jokers: 8}\nround: [{does: deal, to: players, cards: 5}, {does: draw, to: players, cards: 0-5, at: 3}]\n", ["met 1 3"]),
    ],
    "house-way-plays": [
        ("house-way: [{dealt: five, play: hit, at: 1}]\n", ["not-applicable"]),
        (f"house-way: [{{dealt: five, play: hit, at: 1}}]\n{ROUND}", ["met 1"]),
        ("house-way: [{dealt: five, play: hit, at: 1}]\nround: [{does: deal, to: player-hand, at: 2}, {does: deal, to: players, at: 3}]\n", ["met 1"]),
        ("draw-rules: [{for: player-hand, totals: 0-5, must: hit, if: house-way, at: 1}]\nround: [{does: deal, to: banker-hand, at: 2}]\n", ["unclear 1 2"]),
        ("draw-rules: [{for: player-hand, totals: 0-5, must: hit, if: natural, at: 1}]\nround: [{does: deal, to: banker-hand, at: 2}]\n", ["not-applicable"]),
    ],
    "hand-cards": [
        ("uses: {own: 2, board: 3, at: 1}\n", ["not-applicable"]),
        (f"uses: {{hand-size: 5, at: 1}}\n{ROUND}", ["not-applicable"]),
        (f"uses: {{own: 2, board: 3, at: 1}}\n{ROUND}", ["violated 1 2"]),
        (f"inherits: {{from: Omaha, at: 5}}\nuses: {{own: 2, board: 3, at: 1}}\n{ROUND}", ["met 1"]),
        ("uses: {own: 2, board: 3, at: 1}\nround: [{does: deal, to: board, cards: 3, where: glossary, at: 2}]\n", ["violated 1 2"]),
        ("uses: [{own: 2, board: 3, at: 1}, {own: 2, board: 3, at: 3}]\nround: [{does: deal, to: board, cards: 3, at: 2}]\n", ["met 1 3"]),
        ("uses: [{own: 2, board: 3, at: 1}, {own: 3, board: 2, at: 3}]\nround: [{does: deal, to: board, cards: 3, at: 2}]\n", ["violated 3 1"]),
        ("uses: [{own: 2, board: 3, at: 1}, {any-cards: true, at: 3}]\nround: [{does: deal, to: board, cards: 3, at: 2}]\n", ["violated 3 1"]),
        ("uses: [{own: 2, at: 1}, {any-cards: true, at: 3}]\nround: [{does: deal, to: board, cards: 3, at: 2}]\n", ["met 1 3"]),
        ("uses: [{any-cards: true, at: 1}, {any-cards: true, at: 3}]\nround: [{does: deal, to: board, cards: 3, at: 2}]\n", ["met 1 3"]),
        ("uses: [{own: 2, board: 3, hand: high, at: 1}, {any-cards: true, hand: low, at: 3}]\nround: [{does: deal, to: board, cards: 3, at: 2}]\n", ["met 1 3"]),
    ],
    "even-money": [
        ("", ["not-applicable"]),
        ("wagers: [{name: insurance, size: {of: base, times: 0.5, bound: exactly, when: even-money, at: 1}}]\n", ["not-applicable"]),
        (
            "wagers: [{name: base, pays: {odds: 6 to 5, when: {result: natural}, at: 2}}, {name: insurance, size: {of: base, times: 0.5, bound: exactly, when: even-money, at: 1}}]\n",
            ["violated 1 2"],
        ),
        (
            "wagers: [{name: base, pays: {odds: 2 to 1, when: {result: natural}, at: 2}}, {name: insurance, size: {of: base, times: 1, bound: exactly, when: even-money, at: 1}}]\n",
            ["met 1 2"],
        ),
        (
            "wagers: [{name: base, pays: {odds: 6 to 5, when: {result: bust}, at: 2}}, {name: insurance, size: {of: base, times: 0.5, bound: exactly, when: even-money, at: 1}}]\n",
            ["not-applicable"],
        ),
    ],
    "dealer-draws": [
        ("round: [{does: draw, to: players, at: 1}]\n", ["not-applicable"]),
        ("compares: {by: points-mod-10}\n", ["not-applicable"]),
        ("round: [{does: draw, to: players, at: 1}]\ncompares: {by: points-mod-10}\n", ["not-stated 1"]),
        ("charts: [{for: players, rows: [[hard 17+, stand]], at: 1}]\ncompares: {by: closest-to-target}\n", ["not-stated 1"]),
        ("inherits: {from: x}\nround: [{does: draw, to: players, at: 1}]\ncompares: {by: points-mod-10}\n", ["not-applicable"]),
        ("round: [{does: draw, to: players, at: 1}, {does: draw, to: player-dealer, at: 2}]\ncompares: {by: points-mod-10}\n", ["not-stated 2"]),
        ("charts: [{for: players, rows: [[17+, stand]], at: 1}, {for: player-dealer, rows: [[17+, stand], [16-, hit]], at: 2}]\ncompares: {by: closest-to-target}\n", ["met 2"]),
        ("draw-rules: [{for: player-hand, totals: 0-5, must: hit, at: 1}, {for: banker-hand, totals: 0-5, must: hit, at: 2}]\ncompares: {by: points-mod-10}\n", ["met 2"]),
    ],
    "collection-stated": [
        (
            "    fees: [{from: player, collected: before-deal, options: [1], at: 1}, {from: player, options: [2], at: 2}]\n    options: [{option: 1, player: 1}, {option: 2, player: 1}]\n"
            "---\nkind: game\nname: Example\ncategory: player-dealer\nfees: [{from: player, collected: before-deal}]\n",
            ["unclear 2"],
        ),
        (
            "    fees: [{from: player, options: [1], at: 1}, {from: player, options: [2], at: 2}]\n    options: [{option: 1, player: 1, at: 3}, {option: 2, player: 1}]\n"
            "---\nkind: game\nname: Example\ncategory: player-dealer\nfees: [{from: player, collected: before-deal}]\n",
            ["met 3"],
        ),
    ],
    "low-ace": [
        ("pot: {to: high, at: 1}\n", ["not-applicable"]),
        ("pot: [{to: high, at: 1}, {to: high-low, at: 2}]\n", ["not-stated 2"]),
        ("pot: {to: badugi-low, at: 1}\n", ["not-stated 1"]),
        ("inherits: {from: x, at: 9}\npot: {to: low, at: 1}\n", ["unclear 1 9"]),
        (f"inherits: {{from: Stud, at: 9}}\npot: [{{to: low, at: 1}}, {{to: high-low, at: 2}}]\n---\n{STUD}pot: {{to: high, at: 3}}\n", ["not-stated 1 2 9", "not-applicable"]),
        (f"inherits: {{from: Stud, at: 9}}\npot: {{to: low, at: 1}}\n---\n{STUD}facts: [{{of: ace-in-low, is: low, at: 3}}]\n", ["met 3", "not-applicable"]),
        (f"inherits: {{from: Stud, at: 9}}\npot: {{to: low, at: 1}}\n---\n{STUD}pot: {{to: low, at: 3}}\n", ["not-applicable", "not-stated 3"]),
        ("pot: [{to: low, where: razz, at: 1}, {to: high-low, where: hi-lo, at: 2}]\nfacts: [{of: ace-in-low, whose: razz, is: low, at: 3}]\n", ["not-stated 2"]),
        ("pot: {to: low, where: razz, at: 1}\nfacts: [{of: ace-in-low, whose: razz, is: low, at: 3}]\n", ["met 3"]),
        ("pot: {to: low, where: razz, at: 1}\nfacts: [{of: ace-in-low, is: low, at: 3}]\n", ["met 3"]),
        ("cards: {high-to-low: [A], at: 2}\npot: {to: low, at: 1}\n", ["met 2"]),
        ("facts: [{of: ace-in-low, is: low, at: 3}]\npot: {to: low, at: 1}\n", ["met 3"]),
        ("facts: [{of: primary-at-war, is: stays-on-the-table, at: 3}]\npot: {to: low, at: 1}\n", ["not-stated 1"]),
    ],
    "fee-moment": [
        (
            "    fees: [{from: pot, collected: after-river, options: [1], at: 1}, {from: pot, collected: after-river, options: [2], at: 2}]\n    options: [{option: 1, pot: 1}, {option: 2, pot: 1}]\n"
            "---\nkind: game\nname: Example\ncategory: poker\n" + DEAL + "{does: deal, called: river-down, to: active-players, cards: 1, at: 9}, {does: showdown}]\n",
            ["unclear 1 9"],
        ),
        (
            "    fees: [{from: pot, collected: after-river, at: 1}]\n    options: [{option: 1, pot: 1}]\n"
            "---\nkind: game\nname: Example\ncategory: poker\n" + DEAL + "{does: deal, called: river-card, to: board, cards: 1, at: 9}, {does: showdown}]\n",
            ["met 1"],
        ),
    ],
    "ranking-complete": [
        ("hands: {ranking: x-low, high-to-low: [high-card, pair, two-pair], at: 1}\n", ["not-applicable"]),
        ("hands: {ranking: x-low, high-to-low: [best, pair], at: 1}\n", ["not-applicable"]),
    ],
    "card-order": [
        ("compares: {by: ranked-hand}\n", ["not-applicable"]),
        ("hands: {ranking: x, high-to-low: [flush], at: 1}\ncompares: {by: points-mod-10}\n", ["not-applicable"]),
        ("hands: {ranking: x, high-to-low: [flush], at: 1}\ncompares: {by: two-hands}\n", ["not-stated 1"]),
        ("inherits: {from: x}\nhands: {ranking: x, high-to-low: [flush], at: 1}\ncompares: {by: two-hands}\n", ["not-applicable"]),
        ("cards: {high-to-low: [A], at: 2}\nhands: {ranking: x, high-to-low: [flush], at: 1}\ncompares: {by: two-hands}\n", ["met 2"]),
        ("hands: {ranking: x, high-to-low: [pair], examples: [{hand: pair, at: 2}], at: 1}\ncompares: {by: two-hands}\n", ["not-stated 1"]),
        ("hands: {ranking: x, high-to-low: [pair], examples: [{hand: pair, lowest: [2, 2], at: 2}], at: 1}\ncompares: {by: two-hands}\n", ["met 2"]),
    ],
    "outcomes-total": [
        (
            "wagers: [{name: line}, {name: tie}]\ncompares: {by: points-mod-10, wagers: [line, tie], outcomes: [{case: equal, tie: wins, at: 9}, {case: higher, line: wins, tie: loses, at: 1},"
            " {case: lower, line: loses, tie: loses, at: 2}]}\n",
            ["not-stated 1 2"],
        ),
    ],
    "best-hands": [
        ("", ["not-applicable"]),
        ("best-hands: [{ranking: other, cards: [2♥], makes: [3♥], at: 1}]\n", ["not-applicable"]),
        ("best-hands: [{ranking: badugi, cards: [2, 3♥], makes: [3♥], at: 1}]\n", ["not-applicable"]),
        ("best-hands: [{ranking: badugi, cards: [2♥, 3♥, 4♠], makes: [4♠, 2♥], at: 1}]\n", ["met 1"]),
        ("best-hands: [{ranking: badugi, cards: [2♥, 3♥, 4♠], makes: [3♥, 4♠], at: 1}, {ranking: badugi, cards: [A♥], makes: [A♥], at: 2}]\n", ["violated 1"]),
        ("best-hands: [{ranking: badugi, cards: [2♥, 2♠, 4♠, 5♦], makes: [2♥, 4♠, 5♦], at: 1}]\n", ["met 1"]),
    ],
    "bets-priced": [
        ("wagers: [{name: a, at: 1}]\n", ["not-stated 1", "not-stated 1"]),
        ("inherits: {from: x}\nwagers: [{name: a, at: 1}]\n", ["not-applicable"]),
        ("round: [{does: deal, to: players, at: 1}]\n", ["not-stated 1"]),
        ("wagers: [{name: a, pays: {odds: even, at: 1}}]\n", ["not-stated"]),
        ("limits: {at-most: 5}\nwagers: [{name: a, pays: {odds: even, at: 1}}]\n", ["met 1"]),
        ("table-limit: 5-500\nwagers: [{name: a, pays: {odds: even, at: 1}}]\n", ["met 1"]),
        ("wagers: [{name: a, size: {of: b, times: 1, bound: exactly}, pays: {odds: even, at: 1}}]\n", ["met 1"]),
        ("limits: {at-most: 5}\nwagers: [{name: a, pays: {odds: even, at: 1}}, {name: split}, {name: b, at: 2}, {name: c, at: 3}]\n", ["not-stated 2 3"]),
        ("wagers: [{name: a, pays: {odds: even}, at: 1}, {name: b, at: 2}]\n", ["not-stated 2", "not-stated 1"]),
        ("limits: {at-most: 5}\nplaying-options: {is: insurance, allowed: true, pays: {odds: 2 to 1}}\nwagers: [{name: a, pays: {odds: even, at: 1}}, {name: insurance}]\n", ["met 1"]),
    ],
    "rate-caps-alike": [
        ("kind: schedule\nname: A\n", ["not-applicable"]),
        ("kind: schedule\nname: A\nstates: [{that: rate-cap, rates: 5, at: 1}]\n", ["not-applicable"]),
        ("kind: schedule\nname: A\nstates: [{that: rate-cap, rates: 5, per: table, at: 1}]\n", ["met 1"]),
        (
            "kind: schedule\nname: A\nstates: [{that: rate-cap, rates: 5, per: table, at: 1}]\n---\nkind: schedule\nname: B\nstates: [{that: rate-cap, rates: 5, per: game, at: 2}]\n"
            "---\nkind: schedule\nname: C\nblocks: [{states: [{that: rate-cap, rates: 5, per: table, at: 3}]}]\n",
            ["unclear 2 1 3"],
        ),
    ],
    "seats-agree": [
        ("seats: [{is: 8, of: betting-spots, at: 1}, {is: 10, of: players, counts-player-dealer: true, table: poker, at: 2}]\n", ["unclear 1 2"]),
        ("seats: [{is: 9, of: betting-spots, at: 1}, {is: 10, of: players, counts-player-dealer: true, table: poker, at: 2}]\n", ["met 1 2"]),
        ("seats: [{is: 9, of: betting-spots, at: 1}, {is: 10, of: players, table: poker, at: 2}]\n", ["unclear 1 2"]),
        ("seats: [{is: 8, of: betting-spots, table: other, at: 1}, {is: 10, of: players, table: poker, at: 2}]\n", ["met 1 2"]),
    ],
    "pay-order": [
        (
            ORDER
            + "wagers: [{name: b, judged: {whose: own, cards: 7}, pays: {rows: [[3-of-a-kind, '3:1'], [straight, '2:1']], at: 2}}]\n",
            ["met 2 1"],
        ),
        (
            ORDER
            + "wagers: [{name: b, judged: {whose: own, cards: 7}, pays: {rows: [[3-of-a-kind, '3:1'], [straight, '3:1']], at: 2}}]\n",
            ["met 2 1"],
        ),
        (
            ORDER
            + "wagers: [{name: b, judged: {whose: own, cards: 3}, pays: {rows: [[3-of-a-kind, '3:1'], [straight, '2:1']], at: 2}}]\n",
            ["not-applicable"],
        ),
        (
            ORDER
            + "wagers: [{name: b, pays: {rows: [[3-of-a-kind, 30], [straight, 20]], at: 2}}]\n",
            ["unclear 2 1"],
        ),
        (
            ORDER
            + "wagers: [{name: b, pays: {statistic: true, rows: [[3-of-a-kind, 30], [straight, 20]], at: 2}}]\n",
            ["not-applicable"],
        ),
        (
            "hands: {ranking: points, high-to-low: ['9', '8', '7'], at: 1}\nwagers: [{name: b, pays: {rows: [['7', '3:1'], ['9', '2:1']], at: 2}}]\n",
            ["not-applicable"],
        ),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "text", "expected"),
    [(rule, text, expected) for rule, rows in ROWS.items() for text, expected in rows],
)
def test_rule_answers(rule: str, text: str, expected: list[str]) -> None:
    assert told(rule, text) == expected
