"""Draws, charts, ties, words, discretion, seats and the button: a few words of a document, the
verdict, and the lines it points at.
"""

from __future__ import annotations

import pytest

from tests.predicates.told import said, told

BOTH = "compares: {by: points-mod-10, hands: [player, player-dealer], at: 9}\n"
NATURALS = "hands: {ranking: baccarat, high-to-low: [natural-9, seven], at: 3}\n"
TIE = "{case: equal, only-called: tie, base: pushes, at: 1}"

ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "draw-after-natural": [
        (f"{NATURALS}{BOTH}", ["not-applicable"]),
        (f"{NATURALS}draw-rules: [{{for: players, totals: 0-5, must: hit, at: 1}}]\n{BOTH}", ["unclear 1 3"]),
        (f"{NATURALS}draw-rules: [{{for: players, totals: 6-9, must: stand, at: 1}}]\n{BOTH}", ["not-applicable"]),
        (f"draw-rules: [{{for: players, totals: 0-5, must: hit, at: 1}}]\n{BOTH}", ["not-applicable"]),
        (f"{NATURALS}draw-rules: [{{for: players, totals: 0-5, must: hit, at: 1}}]\nround: [{{does: reveal, where: natural, at: 2}}]\n{BOTH}", ["met 2"]),
        ("draw-rules: [{for: players, totals: 0-5, must: hit, at: 1}]\ncompares: {by: points-mod-10, natural: {points: 8-9, at: 4}}\n", ["unclear 1 4"]),
        ("draw-rules: [{for: players, totals: 0-5, must: hit, at: 1}]\ncompares: {by: closest-to-target, natural: {points: 21, at: 4}}\n", ["not-applicable"]),
    ],
    "tie-means": [
        ("", ["not-applicable"]),
        (f"compares: {{by: points-mod-10, outcomes: [{TIE}]}}\n", ["unclear 1"]),
        (f"compares: {{by: points-mod-10, outcomes: [{TIE}, {{case: equal, base: pushes, at: 2}}]}}\n", ["met 1"]),
        (f"compares: {{by: points-mod-10, outcomes: [{TIE}, {{case: equal, if: zero, base: loses, at: 2}}]}}\n", ["unclear 1 2"]),
        (f"compares: {{by: points-mod-10, outcomes: [{TIE}, {{case: equal, other: pushes, at: 2}}]}}\n", ["unclear 1 2"]),
    ],
    "terms-defined": [
        ("", ["not-applicable"]),
        ("own-words: [{is: half action, at: 1}, {is: Half Action, at: 2}, {is: roads, at: 3}]\n", ["not-stated 1 2", "not-stated 3"]),
        ("own-words: [{is: half action, at: 1}, {is: half action, means: {is: half, at: 2}, at: 2}]\n", ["met 1 2"]),
        ("own-words: [{is: half action, at: 1}]\nglossary: [{is: Half Action}]\n", ["met 1"]),
        ("own-words: [{is: even, leaves-open: whether 0 is even, at: 1}]\n", ["not-stated 1"]),
        ("own-words: [{is: even, leaves-open: whether 0 is even, at: 1}, {is: even, means: {is: every second number, at: 2}, at: 2}]\n", ["met 1 2"]),
    ],
    "discretion": [
        ("", ["not-applicable"]),
        ("discretion: [{over: circles, at: 1}, {over: fouls, at: 3}]\n", ["unclear 1", "unclear 3"]),
        ("discretion: [{over: fouls, within: it, at: 1}, {over: circles, at: 2}]\n", ["unclear 2"]),
    ],
    "bank-untaken": [
        ("player-dealer: {rotation: {holds-at-most: 2, then: offered, at: 1}, may-decline: {is: true, at: 2}}\n", ["not-stated 2 1"]),
        ("player-dealer: {rotation: {holds-at-most: 2, then: offered, at: 1}, may-decline: {is: false, at: 2}}\n", ["not-applicable"]),
        ("player-dealer: {rotation: {offered-after: 2, then: offered, at: 1}, may-decline: {is: true, at: 2}}\n", ["not-applicable"]),
        ("player-dealer: {rotation: {holds-at-most: 2, then: rotated, at: 1}, may-decline: {is: true, at: 2}}\n", ["not-stated 1"]),
    ],
    "settlement-direction": [
        ("", ["not-applicable"]),
        ("settles: {from: action-button, at: 1}\n", ["not-stated 1"]),
        ("settles: [{from: action-button, at: 1}, {from: left-of-player-dealer, at: 2}]\n", ["met 2"]),
        ("settles: {from: left-of-dealer-button, at: 1}\n", ["not-stated 1"]),
        ("round: [{does: settle, first: right-of-dealer, at: 1}]\n", ["met 1"]),
        ("settles: [{from: action-button, at: 1}, {direction: clockwise, at: 2}]\n", ["met 2"]),
        ("settles: {from: action-button, at: 1}\nround: [{does: settle, first: action-button, at: 2}]\n", ["not-stated 1 2"]),
        ("settles: {from: action-button, at: 1}\nround: [{does: compare, direction: clockwise, at: 2}]\n", ["met 2"]),
        ("settles: {from: action-button, at: 1}\nround: [{does: deal, direction: clockwise, at: 2}]\n", ["unclear 1 2"]),
        ("settles: {from: action-button, at: 1}\nplayer-dealer: {action-button: {by: card, direction: left, at: 3}}\n", ["unclear 1 3"]),
        ("settles: {from: action-button, at: 1}\ninherits: {from: Pan 9}\n", ["not-applicable"]),
        ("settles: {order: [a, b], at: 1}\n", ["not-applicable"]),
        ("round: [{does: settle, first: action-button, at: 2}]\n", ["not-stated 2"]),
    ],
    "references-stand": [
        ("refers: [{to: usual rules, about: it, outside: true, at: 1}, {to: number 8, about: it, at: 2}]\n", ["unclear 1", "not-stated 2"]),
        ("refers: [{to: other games, about: it, unnamed: true, at: 1}]\n", ["unclear 1"]),
    ],
    "things-named": [
        ("speaks-of: [{thing: banker-hand, at: 9}]\nround: [{does: deal, to: players, at: 2}]\n", ["unclear 9 2"]),
        ("speaks-of: [{thing: banker-hand, at: 9}]\nround: [{does: deal, to: banker-hand, at: 2}]\n", ["met 9"]),
        ("speaks-of: [{thing: hand-setting, at: 9}, {thing: backline, at: 8}, {thing: jackpot, at: 7}]\nround: [{does: deal, at: 2}]\n", ["unclear 9 2", "unclear 8 2", "unclear 7 2"]),
        ("speaks-of: [{thing: hand-setting, at: 9}]\nround: [{does: set, to: players, at: 2}]\n", ["met 9"]),
        ("speaks-of: [{thing: backline, at: 9}]\nbackline: {allowed: false}\nround: [{does: deal, at: 2}]\n", ["met 9"]),
        ("speaks-of: [{thing: backline, at: 9}]\nwagers: [{name: base, open-to-backline: true}]\nround: [{does: deal, at: 2}]\n", ["met 9"]),
        ("speaks-of: [{thing: jackpot, at: 9}]\nfees: [{funds: jackpot}]\nround: [{does: deal, at: 2}]\n", ["met 9"]),
        ("speaks-of: [{thing: ante, at: 8}, {thing: ante, at: 9}, {thing: burn, at: 7}]\nround: [{does: deal, at: 2}]\n", ["unclear 8 9", "unclear 7"]),
        ("speaks-of: [{thing: ante, at: 9}, {thing: burn, at: 7}]\nforced-bets: [{is: ante, at: 1}]\nround: [{does: burn, at: 2}]\n", ["met 9 7"]),
        ("speaks-of: [{thing: ante, at: 9}]\ninherits: {from: Stud, at: 1}\nround: [{does: deal, at: 2}]\n", ["unclear 9 2"]),
        ("speaks-of: [{thing: glossary, at: 9}]\ninherits: {from: Stud, at: 1}\nround: [{does: deal, at: 2}]\n", ["unclear 9 2"]),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "text", "expected"),
    [(rule, text, expected) for rule, rows in ROWS.items() for text, expected in rows],
)
def test_rule_answers(rule: str, text: str, expected: list[str]) -> None:
    assert told(rule, text) == expected


def test_a_plain_word_is_told_with_what_it_leaves_open() -> None:
    assert said(
        "terms-defined", "own-words: [{is: even, leaves-open: whether 0 is even, at: 1}]\n"
    ) == ["open term=even open=whether 0 is even"]
