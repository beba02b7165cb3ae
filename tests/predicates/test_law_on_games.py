"""Provisions of law on games, bank and wagers: a few words of a document, the verdict, and the
lines it points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import GAME, told

Row = tuple[str, dict[str, Any], list[str]]

BEFORE = {"claims": ["fees-determined-before-play"]}
PAIRS = {"wager": "pairs", "floors": [["pair", "2:1"]]}


def target(said: str) -> str:
    return f"compares: {{by: closest-to-target, target: 22, {said}, at: 9}}\n"


def natural(ranks: str) -> str:
    return target(
        f"natural: {{ranks: [{ranks}], first-cards: 2, at: 3}}, outcomes: [{{case: natural, base: wins, at: 4}}]"
    )


def graded(basis: str) -> str:
    return f"    columns: [option, {{is: pot, on: {basis}}}]\n    options: [{{option: 1, pot: [[1-50, 1], [51+, 2]], at: 1}}]\n"


def moved(rotation: str, that: str = "house-does-not-participate", more: str = "") -> str:
    return f"states: [{{that: {that}, at: 2}}]\nplayer-dealer: {{rotation: [{rotation}]{more}}}\n"


ROWS: dict[str, list[Row]] = {
    "natural-win": [
        *((natural(ranks), {}, ["violated 4 3"]) for ranks in ("A, K", "A, Q", "A, J", "A, 10", "A, ten-value", "A, bonus")),
        (natural("A, 9"), {}, ["met 9.natural"]),
        (natural("K, K"), {}, ["met 9.natural"]),
        (target("outcomes: [{case: natural, base: wins, at: 4}]"), {}, ["violated 4"]),
        (target("natural: {ranks: [A, 10-K], at: 3}, outcomes: [{case: natural, base: pushes, at: 4}]"), {}, ["unclear 9.natural"]),
        (target("natural: {ranks: [A, 10-K], at: 3}, outcomes: [{case: higher, base: wins, at: 4}]"), {}, ["unclear 9.natural"]),
        ("wagers: [{name: base, pays: {odds: '3:2', when: {result: natural}, at: 5}}]\n" + target("bust: false"), {}, ["unclear 5"]),
        ("wagers: [{name: bet, bonus: true, pays: {odds: '3:2', when: {result: natural}, at: 5}}]\n" + target("bust: false"), {}, ["met 9"]),
        ("wagers: [{name: base, pays: {odds: '3:2', when: {result: higher}, at: 5}}]\n" + target("bust: false"), {}, ["met 9"]),
        ("wagers: [{name: base, pays: {odds: '3:2', at: 5}}]\n" + target("bust: false"), {}, ["met 9"]),
    ],
    "no-bust": [
        (target("outcomes: [{case: lower, base: loses, at: 4}]"), {}, ["not-stated 9"]),
        (target("outcomes: [{case: player-bust, base: pushes, at: 4}]"), {}, ["not-stated 9"]),
        (target("outcomes: [{case: player-bust, base: loses, at: 4}]"), {}, ["violated 4"]),
        (target("outcomes: [{case: player-bust, base: loses, at: 4}, {case: both-bust-farther, base: loses, at: 5}, {case: both-bust-equal, base: pushes, at: 6}]"), {}, ["unclear 4 5"]),
        (target("outcomes: [{case: player-bust, base: loses, at: 4}, {case: both-bust-equal, base: pushes, at: 6}]"), {}, ["unclear 4 6"]),
        (target("bust: true, outcomes: [{case: player-bust, base: loses, at: 4}, {case: player-bust, side: loses, at: 5}]"), {}, ["violated 9.bust 4"]),
        (target("bust: false"), {}, ["met 9.bust"]),
    ],
    "required-statement": [
        ("states: [{that: fees-posted, is: false, at: 3}]\n---\n    options: [{option: 1, player: 1, at: 1}]\n", BEFORE, ["not-stated 1"]),
        ("states: [{that: fees-determined-before-play, is: false, at: 3}]\n---\n    options: [{option: 1, player: 1, at: 1}]\n", BEFORE, ["violated 1 3"]),
        ("fees: [{from: player, at: 3}]\n---\n    options: [{option: 1, player: 1, at: 1}]\n", BEFORE, ["not-stated 1"]),
        ("fees: [{from: player, determined: before-deal, at: 3}]\n---\n    options: [{option: 1, player: 1, at: 1}]\n", BEFORE, ["met 3"]),
        (
            "---\n    options: [{option: 1, player: 1, at: 1}]\n---\nkind: schedule\nname: Sheet\nstates: [{that: fees-posted, is: false, at: 3}]\n"
            "blocks: [{games: {document: example}, options: [{option: 1, player: 1, at: 2}]}]\n",
            BEFORE, ["not-stated 1", "not-stated 2"],
        ),
        (
            "---\n    options: [{option: 1, player: 1, at: 1}]\n---\nkind: schedule\nname: Sheet\nstates: [{that: fees-determined-before-play, is: false, at: 3}]\n"
            "blocks: [{games: {document: example}, options: [{option: 1, player: 1, at: 2}]}]\n",
            BEFORE, ["not-applicable", "violated 3"],
        ),
    ],
    "fixed-before-play": [
        (graded("winnings"), {}, ["unclear 1"]),
        (graded("payout"), {}, ["unclear 1"]),
        (graded("total-table-action"), {}, ["met 1"]),
        (f"    states: [{{that: fees-posted, at: 4}}]\n{graded('pot')}", {}, ["unclear 1"]),
        (f"    states: [{{that: fees-determined-before-play, at: 4}}]\n{graded('pot')}", {}, ["met 4"]),
        (f"    fees: [{{from: player, at: 3}}, {{from: pot, determined: before-deal, at: 4}}]\n{graded('pot')}", {}, ["met 4.determined"]),
        (f"    fees: [{{from: pot, determined: after-deal, at: 4}}]\n{graded('pot')}", {}, ["violated 4.determined"]),
        ("    options: [{option: 1, limit: 5-10, at: 1}]\n", {}, ["not-applicable"]),
    ],
    "no-bank-clause": [
        *((moved(f"{{then: {then}, at: 3}}"), {}, ["met 2 3"]) for then in ("rotated", "moved", "must-rotate")),
        (moved("{then: rotated, at: 3}", "fees-posted"), {}, ["not-applicable"]),
        (moved("{then: offered, at: 3}, {then: rotated, at: 4}", "fees-posted"), {}, ["not-applicable"]),
        (moved("{then: offered, at: 3}", "fees-posted"), {}, ["unclear 3"]),
        (moved("{then: offered, at: 3}"), {}, ["unclear 3 2"]),
        (moved("{then: offered, at: 3}", more=", intervening: {is: false, at: 5}"), {}, ["unclear 3 2"]),
        (moved("{then: offered, at: 3}", more=", intervening: {is: true, at: 5}"), {}, ["met 2 5"]),
        (moved("{offered-after: 2, unit: hands, at: 3}, {then: offered, at: 4}"), {}, ["not-applicable"]),
        (moved("{offered-after: 2, unit: minutes, at: 3}"), {}, ["unclear 3 2"]),
        ("player-dealer: {may-decline: true}\n", {}, ["unclear"]),
    ],
    "payout-floor": [
        *((f"wagers: [{{name: pairs, pays: {{rows: [{{label: pair, pays: {odds}, at: 4}}], at: 3}}, at: 2}}]\n", PAIRS, ["violated 4"]) for odds in ("'1:1'", "none", "push", "loses", "2 for 1")),
        ("wagers: [{name: pairs, pays: {rows: [{label: pair, pays: '2:1', at: 4}], at: 3}, at: 2}]\n", PAIRS, ["met 3"]),
        (
            "wagers: [{name: pairs, pays: {rows: [{label: flush, pays: '5:1', at: 4}, {label: straight, pays: '4:1', at: 5}, {label: 3-of-a-kind, pays: '3:1', at: 6}], at: 3}, at: 2}]\n",
            PAIRS, ["not-stated 6"],
        ),
        ("wagers: [{name: pairs, pays: {rows: [{label: pair, at: 4}, {label: flush, pays: '5:1', at: 5}], at: 3}, at: 2}]\n", PAIRS, ["not-stated 5"]),
        ("wagers: [{name: pairs, pays: {rows: [{label: pair, at: 4}, {label: pair, pays: '2:1', at: 5}], at: 3}, at: 2}]\n", PAIRS, ["met 3"]),
        ("wagers: [{name: pairs, pays: {rows: [[pair, '1:1']], statistic: true, at: 3}, at: 2}]\n", PAIRS, ["not-stated 2"]),
        ("wagers: [{name: pairs, pays: {odds: '1:1', at: 3}, at: 2}]\n", PAIRS, ["not-stated 2"]),
    ],
    "wager-cap": [
        ("    options: [{option: 1, limit: 5-500, at: 1}, {option: 2, limit: 10-500, at: 2}, {option: 3, limit: 20-500, at: 3}]\n", {"level": "schedule", "cap": 100}, ["violated 1 2 3"]),
        ("wagers: [{name: pass, limit: {maximum: 500, at: 3}}, {name: come, limit: {maximum: 500, at: 4}}]\n", {"level": "game", "cap": 100}, ["violated 3", "violated 4"]),
        ("    limits: [{wager: pass, maximum: 500, at: 3}, {wager: come, maximum: 500, at: 4}]\n", {"level": "schedule", "cap": 100, "wagers": ["pass"]}, ["violated 3"]),
        ("limits: [{at-most: 100, at: 3}, {wager: [odds], at-most: 500, at: 4}]\n---\n    options: [{option: 1, limit: 5+, at: 1}]\n", {"level": "schedule", "cap": 100}, ["met 1"]),
        ("limits: [{wager: [odds], at-most: 50, at: 4}]\n---\n    options: [{option: 1, limit: 5+, at: 1}]\n", {"level": "schedule", "cap": 100}, ["unclear 1"]),
    ],
    "payout-cap": [
        ("payouts: [{of: player, at-most: 2000, per: hand, at: 3}]\n", {"cap": 1000}, ["violated 3"]),
        ("payouts: [{of: player, at-most: 1000, per: hand, at: 3}]\n", {"cap": 1000}, ["met 3"]),
        ("payouts: [{of: player, at-most: 2000, per: day, at: 3}]\n", {"cap": 1000}, ["not-stated"]),
        ("payouts: [{of: player, at-most: 2000, per: day, at: 3}]\n", {"cap": 1000, "per": "day"}, ["violated 3"]),
        ("wagers: [{name: base, pays: {odds: '1:1', at-most: 2000, at-most-per: hand, at: 4}}]\n", {"cap": 1000}, ["violated 4"]),
        ("wagers: [{name: base, pays: {odds: '1:1', at-most: 2000, at-most-per: day, at: 4}}]\n", {"cap": 1000}, ["not-stated"]),
        ("wagers: [{name: base, pays: {odds: '1:1', at: 4}}]\n", {"cap": 1000}, ["not-stated"]),
    ],
    "offer-interval": [
        ("player-dealer: {rotation: {offered-after: 2, unit: hands, at: 3}}\n", {}, ["violated 3"]),
        ("player-dealer: {rotation: {offered-after: 2, unit: hands, at: 3}}\n", {"hands": 2}, ["met 3"]),
        ("player-dealer: {rotation: {offered-after: 1, unit: minutes, at: 3}}\n", {}, ["not-stated"]),
        ("player-dealer: {rotation: {offered-after: 2, unit: hands, at: 3}}\nround: [{does: deal, at: 4}]\n", {}, ["violated 3"]),
        ("player-dealer: {rotation: {offered-after: 2, unit: hands, at: 3}}\nround: [{does: deal, at: 4}, {does: offer-bank, at: 5}]\n", {}, ["met 5"]),
    ],
    "fee-moment-before": [
        ("    fees: [{from: player, per: hand, collected: after-deal, at: 4}]\n", {"per": ["hand"], "level": "schedule"}, ["violated 4.collected"]),
        ("    fees: [{from: player, per: hand, at: 5}, {from: player, per: hand, collected: before-deal, at: 4}]\n", {"per": ["hand"], "level": "schedule"}, ["met 4.collected"]),
        ("    fees: [{from: player, per: hand, at: 5}]\n", {"per": ["hand"], "level": "schedule"}, ["not-stated 5"]),
    ],
    "target-count": [
        ("compares: {by: closest-to-target, target: 21, at: 9}\n", {"targets": [21]}, ["violated 9.target"]),
        ("compares: {by: closest-to-target, target: 22, at: 9}\n", {"targets": [21]}, ["met 9.target"]),
        ("compares: [{by: closest-to-target, target: 22, at: 8}, {by: closest-to-target, target: 23, at: 9}]\n", {"targets": [21]}, ["violated 8.target"]),
        ("compares: {by: closest-to-target, target: [22, highest], at: 9}\n", {"targets": [21]}, ["unclear 9.target"]),
    ],
    "bank-seated": [
        ("player-dealer: {rotation: {among: seated-players, at: 3}}\n", {}, ["met 3"]),
        ("player-dealer: {rotation: {then: moved, at: 3}, may-hold: {who: players, is: true, at: 4}}\n", {}, ["unclear 4"]),
        ("player-dealer: {may-hold: {who: players, is: false, at: 4}}\n", {}, ["not-stated"]),
    ],
    "bank-passes-on": [
        ("player-dealer: {rotation: {holds-at-most: 2, unit: hands, at: 3}}\n", {}, ["violated 3"]),
        ("player-dealer: {rotation: {holds-at-most: 60, unit: minutes, at: 3}}\n", {}, ["not-stated"]),
        ("player-dealer: {intervening: [{is: true, at: 4}, {is: false, at: 5}]}\n", {}, ["unclear 5 4"]),
        ("player-dealer: {rotation: {holds-at-most: 2, at: 3}, intervening: {is: true, at: 4}}\n", {}, ["unclear 3 4"]),
    ],
    "waiver-published": [
        ("    states: [{that: fee-waiver, at: 3}]\n", {}, ["unclear 3"]),
        ("    states: [{that: fees-posted, at: 3}]\n", {}, ["not-applicable"]),
        ("    fees: [{from: player-dealer, at: 5}, {from: player, waived: few players, at: 4}]\n", {}, ["met 4.waived"]),
    ],
    "tie-result": [
        (target("outcomes: [{case: higher, base: wins, at: 3}, {case: equal, base: pushes, at: 4}]"), {"result": "pushes"}, ["met 4"]),
        (target("outcomes: [{case: higher, base: wins, at: 3}]"), {"result": "pushes"}, ["not-stated 9"]),
    ],
    "rotation-clause": [
        *((f"player-dealer: {{rotation: {{holds-at-most: 2, then: {then}, direction: clockwise, at: 3}}}}\n", {}, ["met 3"]) for then in ("rotated", "moved", "must-rotate", "relinquished")),
        ("player-dealer: {rotation: {holds-at-most: 2, then: offered, direction: clockwise, at: 3}}\n", {}, ["unclear 3"]),
    ],
    "named-game": [
        (target("bust: false"), {"names": ["faro"], "targets": [["twenty-one", 22, 23]]}, ["unclear 9.target"]),
        (target("bust: false"), {"names": ["faro"], "targets": [["twenty-one", 20, 22]]}, ["unclear 9.target"]),
        (target("bust: false"), {"names": ["faro"], "targets": [["twenty-one", 23, 24]]}, ["met .name"]),
        (target("outcomes: [{case: lower, base: loses, at: 3}, {case: higher, base: wins, at: 4}]"), {"names": ["faro"], "targets": [["twenty-one", 20, 22]]}, ["unclear 4"]),
    ],
    "betting-rounds": [
        ("round: [{does: deal, at: 1}, {does: betting-round, at: 2}, {does: betting-round, at: 3}, {does: betting-round, where: restated, at: 4}]\n", {"cap": 2}, ["met 2 3"]),
        ("round: [{does: deal, at: 1}, {does: betting-round, at: 2}, {does: betting-round, at: 3}]\n", {"cap": 1}, ["violated 3"]),
    ],
    "wagers-per-round": [
        ("raises: [{most: 3, at: 1}]\n", {"cap": 4}, ["met 1"]),
        ("raises: [{most: 4, at: 1}]\n", {"cap": 4}, ["violated 1"]),
    ],
    "share-cap": [
        ("    fees: [{called: vigorish, share: {most-share: 6 %, of: payout}, at: 4}]\n", {"fee": "vigorish", "percent": 5, "level": "schedule"}, ["violated 4.share"]),
        ("    fees: [{from: player, at: 3}, {called: vigorish, share: {most-share: 5 %, of: payout}, at: 4}]\n", {"fee": "vigorish", "percent": 5, "level": "schedule"}, ["met 4.share"]),
    ],
    "application-contents": [
        ("", {}, ["not-stated .name", "not-stated .name", "not-stated .name", "not-stated .name"]),
        (
            "round: [{does: bet}]\nobject: {is: highest, at: 1}\nfees: [{from: player, per: hand}]\nsections: [{is: glossary, at: 2}, {is: legality, at: 3}]\n",
            {}, ["met", "met", "met .name", "met 2 2", "met 3 3"],
        ),
        (f"---\n{GAME.replace('Example', 'Other')}", {}, ["not-stated .name .name", "not-stated .name .name", "not-stated .name .name", "not-stated .name .name"]),
    ],
}  # fmt: skip


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
