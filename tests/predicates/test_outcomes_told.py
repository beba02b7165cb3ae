"""What outcomes and betting the rules must tell: a few words of a document, the verdict, and the
lines it points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import said, told

Row = tuple[str, dict[str, Any], list[str]]

POKER = "kind: game\nname: Example\ncategory: poker\n"
RAISED = POKER + "raises: {most: 3, at: 9}\n"
BOTH = "round: [{does: betting-round, first: left-of-blind, at: 2}, {does: betting-round, first: left-of-button, at: 3}]\n"
PARENT = "---\nkind: game\nname: Parent\ncategory: poker\n"
TAKES = "inherits: [{from: Parent, at: 7}]\n"
ROUND = "round: [{does: betting-round, at: 2}, {does: betting-round, at: 3}]\n"
WON = "{case: higher, base: wins, at: 2}, {case: lower, base: loses, at: 3}"
EQUAL = ", {case: equal, base: pushes, at: 4}"
CARD = (
    "wagers: [{name: base}]\ncompares: {by: single-card, wagers: [base], at: 5, outcomes: [%s]}\n"
)
CHILD = "---\nkind: game\nname: Parent\ncategory: player-dealer\n" + CARD
TWO = "wagers: [{name: ante}, {name: play}]\ncompares: {by: single-card, wagers: [ante, play], at: 5, outcomes: [%s]}\n"
PAID = "{name: base, pays: [{odds: 1 to 1, when: {result: win}, at: 2}, {odds: 3 to 2, when: {result: natural}, at: 3}]}"
SPECIAL = "also-called: [{is: Special, at: 1}]\nwagers: [%s]\ncompares: {by: closest-to-target, bust: true, wagers: [base], at: 5, outcomes: [%s]}\n"
ALL = (
    "{case: higher, base: wins, at: 10}, {case: lower, base: loses, at: 11}, {case: equal, base: pushes, at: 12}, "
    "{case: player-bust, base: loses, at: 13}, {case: dealer-bust, base: wins, at: 14}, "
)
NATURALS = "{case: natural, variant: Special, base: wins, at: 20}, {case: dealer-natural, base: loses, at: 21}, {case: both-natural, variant: Special, base: pushes, at: 22}"
BUST = "compares: {by: closest-to-target, wagers: [base], outcomes: [%s]}\n"
BUSTER = "wagers: [{name: lucky, bonus: true, survives: [{is: true, at: 3}, {is: true, at: 4}], decided: {is: wins, when: [{result: bust, whose: %s}, {hand: pair}], at: 2}}]\n"
FLEX = "wagers: [{name: red-flex, bonus: true, pays: {rows: [[pair, 1:1], {label: b, event: {count: %s, whose: %s}}], at: 7}}]\n"
FLEXED = (
    BUSTER.replace(
        "}}]",
        "}}, {name: red-flex, bonus: true, pays: {rows: [{label: b, event: {count: 4, whose: dealer}}], at: 7}}]",
    )
    % "dealer"
    + "facts: [{of: played-out, %s}]\n"
)
DEALT = "round: [{does: deal, to: players, cards: 2, at: 3}]\ndeck: {cards: 52, at: 4}\n"

ROWS: dict[str, list[Row]] = {
    "betting-told": [
        (RAISED + "round: [{does: betting-round, first: button, at: 2}, {does: betting-round, at: 3}, {does: betting-round, at: 4}]\n", {}, ["not-stated 3"]),
        (RAISED + "round: [{does: betting-round, first: button, at: 2}, {does: betting-round, first: button, at: 3}, {does: betting-round, at: 4}]\n", {}, ["met 2 9"]),
        (RAISED + "round: [{does: betting-round, first: button, at: 2}, {does: betting-round, first: button, at: 3}]\n", {}, ["met 2 9"]),
        (RAISED + "round: [{does: betting-round, first: button, at: 2}]\n", {}, ["met 2 9"]),
        (RAISED + ROUND, {}, ["not-stated 2"]),
        (RAISED + "round: [{does: betting-round, where: restated, first: button, at: 2}]\n", {}, ["not-applicable"]),
        (RAISED + "round: [{does: deal, to: each-player, cards: 2, at: 1}, {does: betting-round, first: button, at: 2}]\n", {}, ["met 2 9"]),
        (RAISED + "round: [{does: deal, to: each-player, cards: 2, first: button, at: 1}, {does: betting-round, at: 2}]\n", {}, ["not-stated 2"]),
        (RAISED + "forced-bets: [{is: bring-in, at: 4}, {is: ante, at: 5}]\nround: [{does: deal, to: each-player, cards: 2}]\n", {}, ["not-stated 9 4"]),
        ("raises: {most: 3, at: 9}\n" + ROUND, {}, ["not-applicable"]),
        (POKER + BOTH, {}, ["not-stated 2"]),
        (POKER + "raises: {note: none once the limit has been bet, at: 9}\n" + BOTH, {}, ["met 2 9"]),
        (POKER + TAKES + BOTH + PARENT + "raises: {most: 3}\n", {}, ["met 2", "not-applicable"]),
        (POKER + TAKES + BOTH + PARENT, {}, ["not-stated 2 7", "not-applicable"]),
        (POKER + TAKES + BOTH, {}, ["unclear 2 7"]),
        (RAISED + BOTH + "forced-bets: [{is: ante, at: 5}, {is: ante, at: 6}]\n", {}, ["not-stated 2 6"]),
        (RAISED + BOTH + "forced-bets: [{is: ante, at: 5}, {is: ante, amount: 1, at: 6}]\n", {}, ["met 2 9"]),
        (RAISED + BOTH + "forced-bets: [{is: ante, optional: true, at: 5}]\n", {}, ["met 2 9"]),
        (RAISED + BOTH + "forced-bets: [{is: ante, optional: true, at: 5}, {is: ante, at: 6}]\n", {}, ["not-stated 2 6"]),
        (RAISED + BOTH + "forced-bets: [{is: ante, by-limit: true, at: 5}]\n", {}, ["met 2 9"]),
        (RAISED + BOTH + "forced-bets: [{is: bring-in, at: 5}]\n", {}, ["met 2 9"]),
        (RAISED + BOTH + "forced-bets: [{is: small-blind, at: 5}, {is: big-blind, at: 6}, {is: ante, at: 7}]\n", {}, ["not-stated 2 6 7"]),
        (RAISED + BOTH + "forced-bets: [{is: small-blind, by: left-of-button, at: 5}, {is: big-blind, amount: 2, at: 6}]\n", {}, ["met 2 9"]),
        (RAISED + BOTH + "forced-bets: [{is: blind, note: the size is that of the smaller bet, at: 5}]\n", {}, ["not-stated 2 5"]),
        (RAISED + BOTH + "forced-bets: [{is: blind, by: left-of-button, at: 5}, {is: big-blind, by-limit: true, at: 6}]\n", {}, ["met 2 9"]),
        (RAISED + BOTH + "forced-bets: [{is: blind, at: 5}]\nnotes: [{about: blinds, says: set by the table}]\n", {}, ["not-stated 2 5"]),
        (RAISED + TAKES + BOTH + "forced-bets: [{is: blind, by: button, at: 5}]\n" + PARENT + "forced-bets: [{is: blind, by-limit: true}]\n", {}, ["met 2 9", "not-applicable"]),
        (RAISED + TAKES + ROUND + "forced-bets: [{is: blind, at: 5}]\n" + PARENT, {}, ["not-stated 2 5 7", "not-applicable"]),
        (RAISED + ROUND + "forced-bets: [{is: blind, amount: 1, at: 5}]\n", {}, ["not-stated 2"]),
    ],
    "all-in-told": [
        (ROUND, {}, ["not-applicable"]),
        (POKER + "round: [{does: betting-round, where: restated, at: 2}]\n", {}, ["not-applicable"]),
        (POKER + ROUND, {}, ["not-stated 3"]),
        (POKER + ROUND + "pot: [{to: high, at: 5}]\n", {}, ["not-stated 5"]),
        (POKER + ROUND + TAKES, {}, ["unclear 3 7"]),
        (POKER + ROUND + TAKES + PARENT, {}, ["not-stated 3 7", "not-applicable"]),
        (POKER + ROUND + "irregularities: [{what: misdeal, then: new deal, at: 5}]\n", {}, ["not-stated 3"]),
        (POKER + ROUND + "irregularities: [{what: lacks-chips, then: a Side Pot is made, at: 6}]\n", {}, ["not-stated 3"]),
        (POKER + ROUND + "irregularities: [{what: misdeal, then: new deal, at: 5}, {what: all-in, answers: all-in, then: wins only what it covered, at: 6}]\n", {}, ["met 6"]),
        (POKER + ROUND + TAKES + PARENT + "irregularities: [{what: all-in, answers: all-in, then: a side pot, at: 6}]\n", {}, ["met 6", "not-applicable"]),
    ],
    "outcomes-total": [
        ("compares: {by: ranked-hand, at: 5}\n", {}, ["not-applicable"]),
        (CARD % "{case: higher, base: wins, at: 2}, {case: lower, base: loses, at: 3}", {}, ["not-stated 2 3"]),
        (CARD % "{case: higher, if: a, base: wins, at: 2}, {case: higher, otherwise: true, base: wins, at: 3}, {case: lower, base: loses, at: 4}", {}, ["not-stated 2 3"]),
        (CARD % "{case: equal, base: pushes, at: 2}", {}, ["not-stated 5"]),
        (CARD.replace(", at: 5", "") % "{case: equal, base: pushes, at: 2}", {}, ["not-stated 2"]),
        (TAKES + CARD % WON + CHILD % (WON + EQUAL), {}, ["unclear 7 2", "met 2 3 4"]),
        (TAKES + CARD % WON + CHILD % WON, {}, ["not-stated 2 3", "not-stated 2 3"]),
        (TAKES + CARD % WON + CHILD.replace("single-card", "points-mod-10") % (WON + EQUAL), {}, ["not-stated 2 3", "met 2 3 4"]),
        (TAKES + CARD % WON + CHILD.replace("[base]", "[base, side]") % (WON + EQUAL), {}, ["unclear 7 2", "not-stated 5"]),
        ("inherits: [{from: Nobody, at: 6}, {from: Parent, at: 7}]\n" + CARD % WON + CHILD % (WON + EQUAL), {}, ["unclear 7 2", "met 2 3 4"]),
        (TWO % "{case: higher, ante: wins, at: 2}, {case: higher, play: wins, at: 3}, {case: lower, ante: loses, play: loses, at: 4}, {case: equal, ante: pushes, at: 6}", {}, ["not-stated 3 4"]),
        (POKER + "pot: {to: high, at: 2}\nnotes: [{about: split-pot, says: never, at: 6}]\n", {"cases": "minor"}, ["not-stated 2"]),
        ("wagers: [{name: base}]\ncompares: {by: closest-to-target, natural: {first-cards: 2, at: 9}, wagers: [base], outcomes: [%s]}\n" % (WON + EQUAL), {},
         ["not-stated 3", "not-stated 2", "not-stated 2 3", "unclear 9"]),
        (SPECIAL % (PAID, ALL + NATURALS), {}, ["met 10 11 12 13 14 20 21 22"]),
        (SPECIAL % (PAID, ALL + NATURALS.replace("variant: Special, base: wins", "if: suited, base: wins")), {}, ["unclear 20 21"]),
        (SPECIAL % (PAID, ALL + NATURALS.replace("{case: dealer-natural,", "{case: dealer-natural, variant: Special,")), {}, ["unclear 21 20"]),
        (SPECIAL % (PAID.replace("at: 3", "if: variant"), ALL + NATURALS), {}, ["unclear 20 21"]),
        (SPECIAL % (PAID.replace("{result: natural}", "{result: natural, while: {points: 7}}"), ALL + NATURALS), {}, ["unclear 20 21"]),
        (SPECIAL % (PAID.replace("result: natural", "result: bust"), ALL + NATURALS), {}, ["unclear 20 21"]),
        (SPECIAL % (PAID.replace("name: base", "name: side"), ALL + NATURALS), {}, ["unclear 20 21"]),
        (SPECIAL % (PAID, ALL.replace("{case: equal, base: pushes, at: 12}, ", "") + NATURALS), {}, ["not-stated 10 11", "unclear 22 20"]),
    ],
}  # fmt: skip

ROWS |= {
    "copy-and-win": [
        ("wagers: [{name: base}]\ncompares: {by: two-hands, wagers: [base], copies: {to: player-dealer, at: 4}, "
         "outcomes: [{case: both-higher, base: wins, at: 1}, {case: one-each, base: pushes, at: 2}, {case: both-lower, base: loses, at: 3}]}\n", {}, ["unclear 4 2"]),
    ],
    "played-out": [
        ("wagers: [{name: base, decided: {is: wins, when: [{result: bust, whose: dealer}], at: 2}}]\n", {}, ["not-applicable"]),
        (BUSTER % "dealer", {}, ["not-stated 2 3"]),
        (BUSTER % "player-dealer", {}, ["not-stated 2 3"]),
        (BUSTER % "player", {}, ["not-applicable"]),
        (BUSTER % "dealer" + "facts: [{of: primary-at-war, is: stays-on-the-table, at: 5}]\n", {}, ["not-stated 2 3"]),
        (BUSTER % "dealer" + "facts: [{of: played-out, is: always, at: 5}]\n", {}, ["met 5"]),
        (BUSTER % "dealer" + "facts: [{of: played-out, whose: lucky, is: always, at: 5}]\n", {}, ["met 5"]),
        (BUSTER % "dealer" + "facts: [{of: played-out, whose: lucky, is: always, when: all-players-have-naturals, at: 5}]\n", {}, ["unclear 5"]),
        (BUSTER % "dealer" + "facts: [{of: played-out, whose: lucky, is: always, when: all-players-have-naturals, at: 5}, {of: played-out, is: always, at: 6}]\n", {}, ["met 5 6"]),
        (FLEX % (3, "dealer"), {}, ["not-stated 7"]),
        (FLEX % (3, "own"), {}, ["not-applicable"]),
        (FLEX % (2, "player-dealer"), {}, ["not-applicable"]),
        (FLEX % ("1-3", "player-dealer"), {}, ["not-applicable"]),
        (FLEXED % "whose: lucky, is: always, at: 5", {}, ["unclear 5 7"]),
        (FLEXED % "whose: player-dealer, is: always, at: 5", {}, ["met 5"]),
        (FLEXED % "whose: player-dealer, is: always, when: all-players-have-naturals, at: 5", {}, ["unclear 5"]),
        (FLEXED % "whose: lucky, is: always, at: 5}, {of: played-out, whose: red-flex, is: always, at: 6", {}, ["met 5 6"]),
    ],
    "comparison-stated": [
        ("round: [{does: deal, to: players, at: 1}, {does: compare, at: 2}]\n", {}, ["not-stated 2"]),
        ("round: [{does: deal, to: players, at: 1}, {does: reveal, at: 2}]\n", {}, ["not-stated 2"]),
        ("pot: {to: high, at: 3}\n", {}, ["not-stated 3"]),
        ("wagers: [{name: base, at: 3}]\n", {}, ["not-stated 3"]),
        ("wagers: [{name: base, at: 3}, {name: lucky, at: 4, pays: {odds: 5 to 1}}]\nround: [{does: deal, to: players, at: 1}]\n", {}, ["not-stated 1 3 4"]),
        ("wagers: [{name: base, at: 3}, {name: tie, at: 4, decided: [{is: wins, when: [{hand: pair}]}]}, {name: split, at: 5}]\nround: [{does: deal, to: players, at: 1}]\n", {}, ["not-stated 3"]),
        ("wagers: [{name: tie, at: 4, decided: [{is: wins, when: [{hand: pair}]}]}, {name: lucky, at: 5, pays: {rows: [[pair, '1:1']]}}]\n", {}, ["met 4"]),
        ("inherits: {from: Parent, document: parent, at: 7}\n" + PARENT + "compares: {by: pot, at: 3}\n", {}, ["met 7", "met 3"]),
        ("inherits: {from: Parent, document: parent, at: 7}\n" + PARENT, {}, ["unclear 7", "not-applicable"]),
    ],
    "wager-decided": [
        ("kind: game\nname: Example\ncategory: pan\nwagers: [{name: base, at: 1}]\n", {}, ["not-applicable"]),
        ("kind: game\nname: Example\ncategory: bingo\nwagers: [{name: base, at: 1}]\n", {}, ["not-applicable"]),
        ("kind: game\nname: Example\ncategory: keno\nwagers: [{name: base, at: 1}]\n", {}, ["not-applicable"]),
        ("kind: game\nname: Example\ncategory: bonus-bet\nwagers: [{name: base, at: 1}]\n", {}, ["not-applicable"]),
        ("wagers: [{name: base, decided: {is: wins, at: 2}, at: 1}]\n", {}, ["met 2"]),
        ("wagers: [{name: base, at: 1}]\ncompares: {by: single-card, at: 2, outcomes: [{case: higher, base: wins, at: 3}]}\n", {}, ["met 3"]),
        ("wagers: [{name: base, at: 1}]\ncompares: {by: single-card, wagers: [base], outcomes: [{case: higher, base: wins, at: 2}]}\n", {}, ["met 2"]),
    ],
    "outcomes-single": [
        (CARD % "{case: equal, base: pushes, at: 2}, {case: equal, base: loses, note: may mean a tie on zero, at: 3}", {}, ["violated 3 2"]),
    ],
}  # fmt: skip

SAID: list[tuple[str, str, list[str]]] = [
    ("outcomes-total", CARD % "{case: equal, if: x, base: pushes}",
     ["missing open=settle-wagers mend=mend-wagers events=case-higher,case-lower stake=the-wagers wagers=base bank=player-dealer"]),
    ("outcomes-total", SPECIAL % (PAID, ALL + "{case: natural, if: x, base: wins}, {case: dealer-natural, if: y, base: loses}, {case: both-natural, base: pushes}"),
     ["partly conditions=condition(text=x) open=settle-wagers mend=mend-wagers events=case-natural stake=the-wagers wagers=base bank=player-dealer",
      "partly conditions=condition(text=y) open=settle-wagers mend=mend-wagers events=case-dealer-natural stake=the-wagers wagers=base bank=player-dealer"]),
    ("outcomes-total", "kind: game\nname: Example\ncategory: house-banked\nwagers: [{name: base}]\n"
     "compares: {by: ranked-hand, qualifies: {hand: queen-high}, wagers: [base], outcomes: [%s]}\n" % (WON + EQUAL),
     ["missing nearest=near open=settle-wagers mend=mend-wagers events=group-not-qualified stake=the-wagers wagers=base bank=dealer"]),
    ("deal-told", DEALT, ["missing missing=players who=the-rules"]),
    ("deal-told", DEALT + TAKES, ["missing missing=players who=the-rules outside=Parent"]),
    ("deal-told", DEALT + "inherits: [{from: Example, at: 6}]\n", ["missing missing=players who=the-rules"]),
    ("deal-told", DEALT + "inherits: [{from: Example, at: 6}, {from: Parent, at: 7}]\n" + PARENT,
     ["missing missing=players who=both-rules(parent=Parent)", "no-deal"]),
]  # fmt: skip


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
