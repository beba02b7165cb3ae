"""Decks, deals, orders of hands and pay tables: a few words of a document, the verdict, and the
lines it points at.
"""

from __future__ import annotations

import pytest

from tests.predicates.told import said, told

POKER = "kind: game\nname: Example\ncategory: poker\n"
PARENT = "---\nkind: game\nname: Parent\ncategory: poker\n"
TAKES = "inherits: [{from: Parent, at: 7}]\n"
DECK = POKER + "deck: {cards: 52, decks: 1, at: 4}\n"
FULL = DECK + "seats: {is: %d, of: hands, at: 5}\nround: [%s]\n"
FIVE = "{does: deal, to: active-players, cards: 5, at: 6}"
DRAWN = "{does: deal, to: each-player, cards: %d, at: 2}, {does: draw, to: active-players, up-to: %d, at: 3}"
EIGHT = DECK + "seats: {is: 8, at: 5}\nround: [" + DRAWN % (5, 5) + "]\n"
THREE = (
    DECK
    + "seats: {is: %d, at: 5}\nround: [{does: deal, to: each-player, cards: %d, at: 1}, {does: draw, called: first-draw, to: players, up-to: %d, at: 2}, "
    "{does: draw, called: second-draw, to: players, at: 3}, {does: draw, called: third-draw, to: players, at: 9}]\nirregularities: [%s]\n"
)
RUNS = "{what: deck-runs-out, answers: cards-run-out, then: shuffled, step: %s, at: 8}"
JOKERS = "compares: {by: closest-to-target, natural: {ranks: [joker, joker], at: 9}}\n"
RANKED = "compares: {by: ranked-hand, at: 5}\n"
ORDER = "hands: {ranking: five-card, high-to-low: [flush, straight, 3-of-a-kind], at: 1}\n"
OTHERS = "hands: [{ranking: three-card, high-to-low: [straight, flush, pair], at: 7}, {ranking: five-card, high-to-low: [flush, straight, 3-of-a-kind], at: 1}]\n"
PAYS = "wagers: [{name: b, %spays: {rows: [%s], at: 2}}]\n"
HIT = "draw-rules: [{for: player-hand, totals: 0-5, must: hit, at: 2}]\n"
MOD_NATURAL = "compares: {by: points-mod-10, natural: {points: 9, at: 9}}\n"
COUNTS = (
    "wagers: [{name: b, pays: {at: 1, rows: [{label: a, pays: '1:1', event: {%s}, at: 2}, {label: b, pays: '2:1', event: {%s}, at: 3}, "
    "{label: c, pays: '3:1', event: {%s}, at: 4}%s]}}]\n"
)
BOARD = "round: [{does: deal, to: players, cards: 2, at: 6}, {does: deal, to: board, cards: 5, at: 7}]\n"

ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "draws-and-deck": [
        (DECK + "round: [{does: deal, to: each-player, at: 1}, " + DRAWN % (5, 5) + "]\n", ["not-stated 3 2"]),
        (EIGHT, ["unclear 3 5"]),
        (EIGHT.replace("is: 8", "is: 5").replace("up-to: 5", "up-to: 6"), ["unclear 3 5"]),
        (EIGHT.replace("is: 8", "is: 4").replace("up-to: 5", "up-to: 8"), ["met 5 3"]),
        (EIGHT.replace("is: 8", "is: 1").replace("up-to: 5", "up-to: 48"), ["unclear 3 5"]),
        (EIGHT.replace("is: 8", "is: 1").replace("up-to: 5", "up-to: 48").replace("cards: 52,", "cards: 52, jokers: 1,"), ["met 5 3"]),
        (EIGHT.replace("is: 8", "is: 5").replace("deck: {", "deck: [{cards: 40}, {").replace("at: 4}", "at: 4}]"), ["met 5 3"]),
        (EIGHT.replace("deck: {cards: 52, decks: 1, at: 4}", "equipment: {is: dice}"), ["not-applicable"]),
        (EIGHT.replace("seats: {is: 8, at: 5}", "seats: [{is: 8, at: 5}, {is: 6, at: 6}]"), ["unclear 3 6"]),
        (EIGHT + "irregularities: [{what: deck-depleted, answers: cards-run-out, then: shuffled, at: 8}]\n", ["met 8"]),
        (EIGHT + "irregularities: [{what: misdeal, then: new deal, at: 8}]\nnotes: [{about: cards, says: kept on the table, at: 9}]\n", ["unclear 3 5"]),
        (EIGHT + "irregularities: [{what: last-card, answers: cards-run-out, then: discards are used, at: 9}]\n", ["met 9"]),
        (THREE % (5, 4, 4, RUNS % "third-draw"), ["unclear 3 8 5"]),
        (THREE % (5, 4, 4, RUNS % "second-draw"), ["met 8"]),
        (THREE % (4, 5, 8, RUNS % "second-draw"), ["met 8"]),
        (THREE % (5, 4, 4, RUNS % "third-draw" + ", {what: deck-exhausted, answers: cards-run-out, then: shuffled, at: 10}"), ["met 8 10"]),
    ],
    "deck-suffices": [
        (FULL % (13, "{does: deal, to: players, cards: 4}, {does: deal, called: button-card, to: board, cards: 1}"), ["met 5 4"]),
        (FULL % (13, "{does: deal, to: board, cards: 1, at: 6}, {does: deal, to: players, cards: 4, at: 7}"), ["violated 5 4 7"]),
        ((FULL % (13, "{does: deal, to: players, cards: 4, at: 7}")).replace("seats: {is: 13, of: hands, at: 5}", "seats: [{is: 13, at: 5}, {is: 14, at: 6}]"), ["unclear 6 4 7"]),
        (FULL % (4, f"{FIVE}, {{does: deal, to: active-players, cards: 1, until-cards: 13}}, {{does: deal, to: board, cards: 1}}"), ["violated 5 4 6"]),
        (FULL % (4, f"{{does: deal, to: active-players, cards: 4}}, {FIVE}, {{does: deal, to: active-players, cards: 1, until-cards: 13}}"), ["met 5 4"]),
        (FULL % (3, f"{FIVE}, {{does: deal, to: active-players, cards: 1, until-cards: 13}}, {{does: deal, to: board, cards: 14}}"), ["violated 5 4 6"]),
        (FULL % (4, "{does: deal, to: active-players, cards: 4}, {does: deal, to: active-players, cards: 1, until-cards: 13}"), ["met 5 4"]),
        (FULL % (4, "{does: deal, to: active-players, cards: 1, until-cards: 14, at: 6}"), ["violated 5 4 6"]),
        (FULL % (4, f"{FIVE}, {{does: deal, to: active-players, cards: 1, until-cards: 13}}, {{does: deal, to: active-players, cards: 1, until-cards: 14}}"), ["violated 5 4 6"]),
        (FULL % (4, f"{FIVE}, {{does: deal, to: active-players, cards: 2, until-cards: 13}}"), ["met 5 4"]),
        (FULL % (4, "{does: deal, to: active-players, cards: 13}, {does: deal, to: active-players, cards: 1, until-cards: 13}"), ["met 5 4"]),
        ((FULL % (5, FIVE + ", {does: deal, to: active-players, cards: 3, keeps: 2, until-cards: 13, at: 8}")).replace("seats: {is: 5, of: hands, at: 5}", "seats: [{is: 5, at: 5}, {is: 6, at: 6}]"),
         ["unclear 5 4 8"]),
        ((FULL % (4, FIVE + ", {does: deal, to: active-players, cards: 2, keeps: 1, until-cards: 9, at: 8}")).replace("seats: {is: 4, of: hands, at: 5}", "seats: [{is: 4, at: 5}, {is: 5, at: 6}]"),
         ["unclear 6 4 8"]),
        ("deck: {cards: 52, decks: 1, at: 4}\nseats: {is: 14, counts-player-dealer: true, at: 5}\nround: [{does: deal, to: players, cards: 4, at: 6}, {does: deal, to: board, cards: 1}]\n",
         ["violated 5 4 6"]),
        ("deck: {cards: 52, decks: 1, at: 4}\nseats: {is: 12, counts-player-dealer: false, at: 5}\nround: [{does: deal, to: everyone, cards: 4, at: 6}]\n", ["met 5 4"]),
    ],
    "natural-possible": [
        ("deck: {decks: 2, jokers: 1, jokers-per: deck}\n", ["not-applicable"]),
        ("deck: {jokers: 2}\n" + JOKERS, ["not-applicable"]),
        ("deck: {decks: 1}\n" + JOKERS, ["not-applicable"]),
        ("deck: {decks: 2, jokers: 1, jokers-per: deck, at: 5}\ncompares: [{by: single-card, natural: {ranks: [A, K], at: 8}}, {by: closest-to-target, natural: {ranks: [joker, joker], at: 9}}]\n",
         ["met 9 5"]),
        ("deck: [{decks: 1-8, at: 4}, {decks: 2-8, jokers: 1, jokers-per: deck, at: 5}]\n" + JOKERS, ["not-applicable"]),
        ("deck: [{decks: 2, jokers: 1, jokers-per: deck, at: 5}, {decks: 1-8, at: 4}]\n" + JOKERS, ["not-applicable"]),
        ("deck: {decks: 1-8, jokers: 1, jokers-per: deck, at: 5}\n" + JOKERS, ["unclear 5 9"]),
        ("deck: [{decks: 1+, at: 4}, {jokers: 2, jokers-per: game, jokers-when: several-decks, at: 5}]\n" + JOKERS, ["unclear 4 9 5"]),
        ("deck: [{decks: 2+, at: 4}, {jokers: 2, jokers-per: game, jokers-when: several-decks, at: 5}]\n" + JOKERS, ["met 9 4"]),
        ("deck: [{decks: 1+, at: 4}, {jokers: 2, jokers-when: several-decks, at: 5}]\n" + JOKERS.replace("joker, joker", "joker, A"), ["unclear 4 9 5"]),
        ("deck: {decks: 2-8, jokers: 1, jokers-per: game, at: 5}\n" + JOKERS, ["unclear 5 9"]),
    ],
    "ranking-told": [
        (RANKED, ["not-stated 5"]),
        ("compares: {by: pot, at: 5}\n", ["not-stated 5"]),
        ("compares: {by: high-low-pot, at: 5}\n", ["not-stated 5"]),
        ("compares: {by: ranked-hand, outcomes: [{case: higher, base: wins, at: 6}]}\n", ["not-stated 6"]),
        ("compares: {by: ranked-hand, at: 5, outcomes: [{case: higher, base: wins, at: 6}]}\n", ["not-stated 5"]),
        ("compares: {by: pot}\npot: {to: high, at: 8}\n", ["not-stated 8"]),
        ("hands: {ranking: clean-sweep, high-to-low: [dragon, six-pairs], at: 1}\n" + RANKED, ["not-stated 5"]),
        ("hands: {ranking: five-card, high-to-low: [flush, pair], at: 1}\n" + RANKED, ["met 1"]),
        ("hands: [{ranking: a, high-to-low: [flush, pair], at: 1}, {ranking: b, high-to-low: [flush, pair], at: 2}, {ranking: c, high-to-low: [flush, pair], at: 3}]\n" + RANKED, ["met 1 2"]),
        ("states: [{that: standard-rules-apply, at: 2}, {that: standard-rules-apply, at: 3}]\n" + RANKED, ["unclear 2 3"]),
        ("notes: [{about: cards, says: kept, at: 6}]\n" + RANKED, ["not-stated 5"]),
        ("states: [{that: standard-rules-apply, at: 2}]\n" + RANKED, ["unclear 2"]),
        ("states: [{that: players-play-each-other, at: 2}]\n" + RANKED, ["not-stated 5"]),
        (TAKES + RANKED, ["unclear 5 7"]),
        (TAKES + RANKED + PARENT, ["not-stated 5 7", "not-applicable"]),
        (TAKES + RANKED + PARENT + "hands: {ranking: five-card, high-to-low: [flush, pair], at: 1}\n", ["met 1", "not-applicable"]),
    ],
    "deal-told": [
        ("inherits: {from: Old Rules, document: parent, at: 7}\nround: [{does: deal, to: players, cards: 2, at: 3}]\n" + PARENT + "deck: {cards: 52, at: 4}\nseats: {is: 7, at: 5}\n",
         ["met 4 5", "not-applicable"]),
        ("inherits: [{from: Parent, at: 6}, {from: Nobody, at: 7}]\nround: [{does: deal, to: players, cards: 2, at: 3}]\n" + PARENT, ["unclear 3 7", "not-applicable"]),
        ("inherits: [{from: Parent, at: 6}, {from: Parent, at: 7}]\nround: [{does: deal, to: players, cards: 2, at: 3}]\n" + PARENT, ["not-stated 3 6", "not-applicable"]),
        ("inherits: {from: Old Rules, document: parent, at: 6}\nround: [{does: deal, to: players, cards: 2, at: 3}]\n" + PARENT, ["not-stated 3 6", "not-applicable"]),
        ("round: [{does: deal, to: players, at: 2}, {does: deal, to: players, cards: 2, at: 3}]\n", ["not-stated 3"]),
        ("round: [{does: deal, to: players, at: 2}, {does: deal, to: board, at: 3}]\n", ["not-stated 2"]),
        ("kind: game\nname: Example\ncategory: pan\nround: [{does: deal, to: players, cards: 10, at: 2}]\n", ["not-stated 2"]),
        ("kind: game\nname: Example\ncategory: house-banked\nround: [{does: deal, to: players, cards: 10, at: 2}]\n", ["not-stated 2"]),
        ("cards: {high-to-low: [A, K], at: 9}\nround: [{does: deal, to: players, cards: 10, where: object, at: 2}, {does: deal, to: players, cards: 10, where: shoe, at: 3}]\n", ["not-stated 3 9"]),
        ("cards: {high-to-low: [A, K], at: 9}\ndeck: {cards: 52, at: 8}\nround: [{does: deal, to: players, cards: 10, at: 2}]\n", ["not-stated 2"]),
        ("kind: game\nname: Example\ncategory: poker\ncards: {high-to-low: [A, K], at: 9}\nround: [{does: showdown, at: 2}]\n", ["not-applicable"]),
        ("kind: game\nname: Example\ncategory: poker\nhands: {ranking: x, high-to-low: [pair], at: 9}\n", ["not-stated 9"]),
        ("hands: {ranking: x, high-to-low: [pair], at: 9}\n", ["not-applicable"]),
        ("round: [{does: betting-round, at: 2}]\n", ["not-applicable"]),
        ("deck: {removed: [2], at: 4}\nseats: {is: 7, at: 5}\nround: [{does: deal, to: players, cards: 2, at: 3}]\n", ["not-stated 3"]),
        ("deck: {removed: [2], at: 4}\nround: [{does: deal, to: players, cards: 2, at: 3}]\n" + TAKES, ["unclear 3 7"]),
        ("round: [{does: deal, to: players, cards: 2, at: 3}]\n" + TAKES + PARENT + "deck: {cards: 52, at: 4}\n", ["not-stated 3 7", "not-applicable"]),
        ("round: [{does: deal, to: players, cards: 2, at: 3}]\n" + TAKES + PARENT + "deck: {cards: 52, at: 4}\nseats: {is: 7, at: 5}\n", ["met 4 5", "not-applicable"]),
    ],
    "draw-after-natural": [
        (HIT + MOD_NATURAL, ["unclear 2 9"]),
        (HIT.replace("at: 2", "if: natural, at: 2") + MOD_NATURAL, ["not-applicable"]),
        (HIT + "compares: [{by: points-mod-10, natural: {points: 9, at: 9}}, {by: ranked-hand}]\n", ["unclear 2 9"]),
        (HIT + "compares: [{by: closest-to-target, natural: {points: 9, at: 9}}, {by: points-mod-10}]\n", ["not-applicable"]),
        (HIT + "compares: {by: points-mod-10}\nhands: {ranking: points, high-to-low: [nine, eight], at: 1}\n", ["not-applicable"]),
        (HIT + "compares: {by: points-mod-10}\nhands: {ranking: points, high-to-low: [natural-9], at: 1}\n", ["unclear 2 1"]),
        (HIT + MOD_NATURAL + "facts: [{of: primary-at-war, is: stays-on-the-table, at: 5}]\nround: [{does: deal, to: players, where: restated, at: 6}, {does: deal, to: players, at: 7}]\n", ["unclear 2 9"]),
        (HIT + MOD_NATURAL + "facts: [{of: draw-after-natural, is: no-draw, at: 5}, {of: draw-after-natural, is: by-the-total, at: 6}, {of: draw-after-natural, is: by-the-total, at: 7}]\n", ["met 5 6"]),
    ],
    "pay-counts": [
        (COUNTS % ("cards: 6, result: win", "cards: 7, result: win", "cards: 8, result: win", ""), ["unclear 4"]),
        (COUNTS % ("cards: 6, result: win", "cards: 8, result: win", "cards: 9, result: win", ""), ["violated 2 1", "unclear 4"]),
        (COUNTS % ("cards: 6, hand: flush, result: win", "cards: 7, hand: flush, result: win", "cards: 8, hand: flush, result: win", ""), ["met 1"]),
        (COUNTS % ("cards: 6", "cards: 7", "cards: 8", ""), ["not-applicable"]),
        (COUNTS % ("count: 6, of: red-cards", "count: 7, of: red-cards", "count: 8, of: red-cards", ", {label: d, pays: '1:1'}"), ["not-applicable"]),
        (COUNTS % ("count: 6, of: red-cards", "count: 7, of: red-cards", "count: 8, of: black-cards", ""), ["not-applicable"]),
        (COUNTS % ("count: 6, of: red-cards", "count: 7, of: red-cards", "count: 8+, of: red-cards", ""), ["met 1"]),
    ],
    "joker-hands": [
        ("deck: [{cards: 52, at: 4}, {jokers: 0, at: 5}]\nhands: {ranking: a, high-to-low: [five-aces, flush-with-joker, straight], at: 1}\nwagers: [{name: b, pays: {rows: ["
         "{label: 5-of-a-kind, pays: '1:1', at: 2}, {label: pair, pays: '1:1', at: 3}, {label: royal, pays: '1:1', event: {with-joker: true}, at: 6}, "
         "{label: natural-royal, pays: '1:1', event: {with-joker: false}, at: 7}]}}]\n", ["violated 1 5", "violated 1 5", "violated 2 5", "violated 6 5"]),
        ("deck: {cards: 52, at: 4}\nhands: {ranking: a, high-to-low: [five-aces, straight], at: 1}\n", ["violated 1 4"]),
    ],
    "hand-cards": [
        ("uses: [{own: 2, board: 3, at: 1}, {own: 2, board: 3, at: 5}]\nround: [{does: betting-round, at: 2}, {does: deal, to: players, at: 3}, {does: deal, to: players, cards: 2, at: 4}]\n",
         ["violated 1 4"]),
        ("uses: [{any-cards: true, at: 1}, {own: 2, board: 3, at: 5}]\n" + BOARD, ["violated 5 1"]),
        ("uses: [{own: 2, board: 3, at: 1}, {any-cards: true, at: 5}]\n" + BOARD, ["violated 5 1"]),
        ("uses: [{own: 2, board: 3, at: 1}, {own: 3, board: 3, at: 5}]\n" + BOARD, ["violated 5 1"]),
        ("uses: [{any-cards: true, at: 1}, {own: 2, at: 5}]\n" + BOARD, ["met 1 5"]),
    ],
    "pay-rows": [
        ("hands: [{ranking: three-card, high-to-low: [straight-flush, straight, pair], at: 1}, {ranking: house, high-to-low: [dragon, phoenix, tiger], at: 7}]\n"
         + PAYS % ("judged: {whose: own, best: 5}, ", "[straight-flush, '3:1'], [4-of-a-kind, '2:1'], [full-house, '1:1']"), ["unclear 2 1"]),
        (ORDER + PAYS % ("judged: {whose: own, best: 3}, ", "[straight-flush, '3:1'], [3-of-a-kind, '2:1'], [straight, '1:1']"), ["met 2"]),
        (PAYS % ("judged: [{whose: own, best: 5}, {whose: own, best: 3}], ", "[straight-flush, '3:1'], [4-of-a-kind, '2:1'], [flush, '1:1']"), ["violated 2"]),
        (PAYS % ("judged: {whose: own, best: 5}, ", "[straight-flush, '3:1'], [4-of-a-kind, '2:1'], {label: boat, pays: '2:1', event: {hand: full-house}}, [flush, '1:1']")
         + "inherits: {from: Parent}\n", ["met 2"]),
        (PAYS % ("", "{label: pair, pays: '1:1', at: 3}, {label: flush, pays: '2:1', at: 4}, {label: flush, pays: '3:1', at: 5}"), ["violated 5 4"]),
        ((ORDER + PAYS % ("", "[flush, '3:1'], [straight, '2:1'], [3-of-a-kind, '1:1'], [pair, '1:1']")), ["violated 1"]),
        ((ORDER + PAYS % ("", "[flush, '3:1'], [straight, '2:1'], [3-of-a-kind, '1:1'], [pair, '1:1']")).replace("at: 2", "printed: layout, at: 2"), ["met 2"]),
    ],
    "pay-order": [
        (ORDER + PAYS % ("", "[straight, '3:1'], [other, '9:1']"), ["not-applicable"]),
        (ORDER + PAYS % ("", "[straight, '3:1'], [other, '9:1'], [flush, '4:1']"), ["met 2 1"]),
        (ORDER + "wagers: [{name: b, pays: [{rows: [[flush, '2:1'], [straight, '3:1'], [3-of-a-kind, '4:1']], at: 2}, {rows: [[flush, '2:1'], [straight, '3:1']], at: 3}]}]\n", ["unclear 2 1"]),
        (ORDER.replace("five-card", "three-card") + PAYS % ("", "[flush, '2:1'], [straight, '3:1']"), ["unclear 2 1"]),
        (ORDER + PAYS % ("judged: {whose: own, best: 3}, ", "[flush, '2:1'], [straight, '3:1']"), ["not-applicable"]),
        (OTHERS + PAYS % ("", "[flush, '2:1'], [straight, '3:1']"), ["unclear 2 1"]),
        (OTHERS + PAYS % ("judged: {whose: own, cards: 5}, ", "[flush, '2:1'], [straight, '3:1']"), ["unclear 2 1"]),
        (ORDER + PAYS % ("", "[flush, ['2:1', '9:1']], [straight, '3:1']"), ["unclear 2 1"]),
        (ORDER + PAYS % ("", "[flush, 50], [straight, 50]"), ["met 2 1"]),
        (ORDER + PAYS % ("", "[flush, 50], [straight, 60]"), ["unclear 2 1"]),
        (ORDER + PAYS % ("", "[flush, 50], [straight, '60:1']"), ["met 2 1"]),
    ],
    "pay-tables-agree": [
        ("wagers: [{name: b, pays: [{odds: 1 to 1, rows: [[pair, '2:1']], at: 1}, {rows: [[pair, '2:1']], at: 2}]}]\n", ["met 1 2"]),
        ("wagers: [{name: b, pays: [{odds: 1 to 1, rows: [[pair, '2:1']], at: 1}, {odds: 1 to 1, at: 2}]}]\n", ["met 1 2"]),
        ("wagers: [{name: b, pays: [{odds: 50, at: 1}, {odds: 60, at: 2}]}]\n", ["violated 2 1"]),
        ("wagers: [{name: b, pays: [{odds: 50, at: 1}, {odds: 50.00, at: 2}]}]\n", ["met 1 2"]),
        ("wagers: [{name: b, pays: [{odds: loses, at: 1}, {odds: push, at: 2}]}]\n", ["violated 2 1"]),
    ],
}  # fmt: skip

SAID: list[tuple[str, str, list[str]]] = [
    ("draws-and-deck", THREE.replace("called: second-draw, ", "") % (5, 4, 4, RUNS % "third-draw"),
     ["too-late last=third-draw seats=5-5 held=52"]),
    ("draws-and-deck", THREE % (5, 4, 4, RUNS % "third-draw"),
     ["too-late last=third-draw seats=5-5 held=52"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "text", "expected"),
    [
        pytest.param(rule, *row, id=f"{rule}-{number}")
        for rule, rows in ROWS.items()
        for number, row in enumerate(rows)
    ],
)
def test_rule_answers(rule: str, text: str, expected: list[str]) -> None:
    assert told(rule, text) == expected


@pytest.mark.parametrize(("rule", "text", "expected"), SAID)
def test_rule_says(rule: str, text: str, expected: list[str]) -> None:
    assert said(rule, text) == expected
