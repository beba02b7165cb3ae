"""For what a fee is due, when, and who takes it: a few words of a document, the verdict, and the lines it points at."""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import said, told

Row = tuple[str, dict[str, Any], list[str]]

SEVERAL = "wagers: [{name: base, at: 7}, {name: side, bonus: true, at: 8}]\n---\n"
FLAT = "    options: [{option: 1, limit: 5-50, player: 1, player-dealer: 1, at: 3}]"
FREE = FLAT.replace("player: 1,", "player: 0,")
ROUND = "    fees: [{from: player, per: %s, at: 1}%s]\n"
TWO = "  - fees: [{from: player-dealer, per: %s, options: [%s], at: 1}, {from: player, per: %s, options: [%s], at: 2}]\n    options: [%s, {option: 2, player: 1, player-dealer: 1}]"
CHARGED = "{option: 1, player: 1, player-dealer: 1}"
FIXED = "kind: schedule\nname: Rates\nstates: [{that: %s, at: 9}]\nblocks:\n"
GRADED = "    columns: [option, player, {is: player-dealer, on: %s}]\n    options: [{option: 1, player: 0, player-dealer: [[5-50, 1], [51+, 2]], at: 3}]\n"
TOTAL = GRADED % "total-table-action"
COUNTED = "  - fees: [{from: player-dealer, per: hand, collected: %s, at: %d}%s]\n"
DEALT = "round: [{does: bet, at: 5}, %s{does: deal, to: players, cards: 2, at: 6}, {does: settle}]\n---\n"
TAKEN = "    fees: [{from: player-dealer, per: hand, collected: %s, at: 1}%s]\n"
DENIED = "  - fees: [{from: player, amount: none, %sat: 1}%s]\n"
AGAIN = "kind: schedule\nname: %s\nblocks:\n" + DENIED % ("per: wager, ", "") + FREE + "\n"
TWICE = f"{AGAIN % 'First'}---\n{AGAIN % 'Second'}"
LATER = "    fees: [{from: player, per: wager, collected: after-deal, at: 1}%s]\n" + FLAT
WAGERED = "wagers: [{name: ante, placed: before-deal}, {name: bet, placed: {is: after-flop, at: 5}}]\n---\n"
OTHER = "kind: game\nname: Other\ncategory: player-dealer\n" + WAGERED.replace("at: 5", "at: 6")

ROWS: dict[str, list[Row]] = {
    "round-fee-wagers": [
        (SEVERAL + ROUND % ("round", "") + FLAT, {}, ["unclear 1 8"]),
        (SEVERAL + ROUND % ("hand", "") + FLAT, {}, ["unclear 1 8"]),
        (SEVERAL + ROUND % ("half-hour", "") + FLAT, {}, ["not-applicable"]),
        (SEVERAL + ROUND % ("round", "") + FREE, {}, ["not-applicable"]),
        (SEVERAL + ROUND % ("round", ", {from: player, amount: none, wagers: [side]}") + FLAT, {}, ["met 1"]),
        (SEVERAL + ROUND % ("round", ", {from: player, excludes: [bonus]}") + FLAT, {}, ["met 1"]),
        (SEVERAL + (ROUND % ("round", "")).replace("at: 1", "wager-called: game wager, at: 1") + FLAT, {}, ["met 1"]),
        (SEVERAL + (ROUND % ("round", "")).replace("from: player", "from: player-dealer") + FLAT, {}, ["not-applicable"]),
        (SEVERAL.replace("bonus: true", "placed: after-deal") + ROUND % ("round", "") + FLAT, {}, ["met 1"]),
        ("wagers: [{name: base, at: 7}]\n---\n" + ROUND % ("round", "") + FLAT, {}, ["met 1"]),
    ],
    "fee-unit-words": [
        (TWO % ("hand", "1", "round", "1", CHARGED), {}, ["unclear 1 2"]),
        (TWO % ("round", "1", "hand", "1-2", CHARGED), {}, ["unclear 1 2"]),
        (TWO % ("hand", "1", "round", "2", CHARGED), {}, ["met 1"]),
        (TWO % ("hand", "1", "hand", "1", CHARGED), {}, ["met 1"]),
        (TWO % ("hand", "1", "wager", "1", CHARGED), {}, ["met 1"]),
        (TWO % ("hand", "1", "round", "1", CHARGED.replace("player: 1", "player: 0")), {}, ["met 1"]),
        (TWO % ("hand", "1", "round", "1", CHARGED) + "\n" + (TWO % ("hand", "2", "round", "2", CHARGED)).replace("at: 1", "at: 3").replace("at: 2", "at: 4"), {}, ["unclear 1 2 3 4"]),
    ],
    "collection-stated": [
    ],
    "fee-counted": [
        (FIXED % "fees-determined-before-play" + COUNTED % ("after-deal", 1, "") + TOTAL, {}, ["unclear 1 9"]),
        (FIXED % "fees-posted" + COUNTED % ("after-deal", 1, "") + TOTAL, {}, ["not-applicable"]),
        (FIXED % "fees-determined-before-play, is: false" + COUNTED % ("after-deal", 1, "") + TOTAL, {}, ["not-applicable"]),
        (FIXED % "fees-determined-before-play" + COUNTED % ("before-deal", 1, "") + TOTAL, {}, ["met 1"]),
        (FIXED % "fees-determined-before-play" + COUNTED % ("after-deal", 1, ", {determined: before-deal}") + TOTAL, {}, ["met 1"]),
        (FIXED % "fees-determined-before-play" + COUNTED % ("after-deal", 1, "") + GRADED % "number-of-players", {}, ["not-applicable"]),
        (FIXED % "fees-determined-before-play" + COUNTED % ("after-deal", 1, "") + FLAT, {}, ["not-applicable"]),
        (FIXED % "fees-determined-before-play" + (COUNTED % ("after-deal", 1, "")).replace("hand", "wager") + FLAT, {}, ["unclear 1 9"]),
        (FIXED % "fees-determined-before-play" + (COUNTED % ("after-deal", 1, "")).replace("hand", "wager") + FLAT.replace("player-dealer: 1", "player-dealer: 0"), {}, ["not-applicable"]),
        (FIXED % "fees-determined-before-play" + COUNTED % ("after-deal", 1, "") + TOTAL + COUNTED % ("before-deal", 2, "") + TOTAL, {}, ["unclear 1 9 2"]),
        (FIXED % "fees-determined-before-play" + COUNTED % ("after-deal", 1, "") + TOTAL + COUNTED % ("after-deal", 2, "") + TOTAL, {}, ["unclear 1 9 2"]),
    ],
    "fee-taker": [
        (DEALT % "" + TAKEN % ("before-deal", "") + TOTAL, {}, ["not-stated 1 6"]),
        (DEALT % "{does: collect-fee}, " + TAKEN % ("before-deal", "") + TOTAL, {}, ["met 1"]),
        (DEALT % "" + TAKEN % ("before-deal", ", {by: house-dealer}") + TOTAL, {}, ["met 1"]),
        ("fees: {by: house-dealer}\n" + DEALT % "" + TAKEN % ("before-deal", "") + TOTAL, {}, ["met 1"]),
        (DEALT % "" + TAKEN % ("before-deal", "") + FLAT, {}, ["not-applicable"]),
        (DEALT % "" + TAKEN % ("before-deal", "") + GRADED % "player-wager", {}, ["not-applicable"]),
        (DEALT % "" + (TAKEN % ("x", "")).replace("collected: x, ", "") + TOTAL, {}, ["not-applicable"]),
        (DEALT % "" + (TAKEN % ("x", ", {collected: before-deal}")).replace("collected: x, ", "") + TOTAL, {}, ["not-stated 1 6"]),
        ((DEALT % "").replace(", {does: settle}", "") + TAKEN % ("before-deal", "") + TOTAL, {}, ["not-applicable"]),
    ],
    "fee-denied": [
        (DENIED % ("additional: true, ", "") + FREE, {}, ["unclear 1 3"]),
        (DENIED % ("additional: true, ", "") + FLAT, {}, ["met 1"]),
        (DENIED % ("per: wager, ", "") + FREE, {}, ["unclear 1 3"]),
        (DENIED % ("", "") + FREE, {}, ["met 1"]),
        (DENIED % ("additional: true, ", ", {from: player, amount: none}") + FREE, {}, ["met 1"]),
        (DENIED % ("additional: true, ", ", {from: player, amount: none, wagers: [side]}") + FREE, {}, ["unclear 1 3"]),
        (DENIED % ("additional: true, ", ", {from: player-dealer, amount: none}") + FREE, {}, ["unclear 1 3"]),
        (DENIED % ("additional: true, ", ", {from: player, per: wager}") + FREE, {}, ["met 1"]),
        (DENIED % ("additional: true, options: [2], ", "") + FREE, {}, ["met 1"]),
        (DENIED % ("additional: true, ", "") + FREE + "\n" + (DENIED % ("per: wager, ", "")).replace("at: 1", "at: 2") + FREE, {}, ["unclear 1 3 2"]),
        (DENIED % ("additional: true, ", "") + FREE.replace("at: 3}]", "at: 3}, {option: 2, player: 1}]"), {}, ["met 1"]),
        ((DENIED % ("additional: true, ", "")).replace("from: player, ", "component: jackpot, ") + FREE, {}, ["not-applicable"]),
        (FREE.replace("    options", "  - options"), {}, ["not-applicable"]),
    ],
    "late-wager-fee": [
        ("round: [{does: deal, to: players, cards: 2}, {does: betting-round, at: 6}, {does: betting-round, at: 7}]\n---\n" + LATER % "", {}, ["unclear 1 6"]),
        ("round: [{does: betting-round, at: 6}, {does: deal, to: players, cards: 2}]\n---\n" + LATER % "", {}, ["met 1"]),
        ("round: [{does: deal, to: players, cards: 2}, {does: betting-round, where: stud, at: 6}]\n---\n" + LATER % "", {}, ["met 1"]),
        ("wagers: [{name: base, placed: {is: after-deal, at: 5}}]\nround: [{does: deal, to: players}, {does: betting-round, at: 6}]\n---\n" + LATER % "", {}, ["unclear 1 6"]),
        (WAGERED + LATER % "" + "\n  - games: {document: example}\n" + (LATER % "").replace("at: 1}]", "at: 2}]"), {}, ["unclear 1 5"]),
        (WAGERED + OTHER + LATER % "" + "\n  - games: {document: other}\n" + (LATER % "").replace("at: 1}]", "at: 2}]"), {}, ["unclear 1 2 5 6"]),
        (WAGERED + OTHER + LATER % "" + "\n  - games: {document: other}\n" + (LATER % "").replace("per: wager", "per: bet").replace("at: 1}]", "at: 2}]"), {}, ["unclear 1 5", "unclear 2 6"]),
    ],
}

MESSAGES = [
    ("fee-taker", DEALT % "" + TAKEN % ("before-deal", "") + TOTAL, "or that all wagers are down by then", True),
    ("fee-taker", DEALT % "" + TAKEN % ("before-deal", ", {from: player, wagers-down: true}") + TOTAL, "or that all wagers are down by then", False),
    ("fee-taker", DEALT % "" + TAKEN % ("after-deal", "") + TOTAL, "or that all wagers are down by then", False),
    ("round-fee-wagers", SEVERAL + ROUND % ("round", "") + FLAT, "bonus=bonuses", True),
    ("round-fee-wagers", SEVERAL.replace("bonus: true, ", "") + ROUND % ("round", "") + FLAT, "bonus=bonuses", False),
    ("fee-denied", DENIED % ("per: wager, ", "") + FREE, "a fee per wager", True),
    ("fee-denied", DENIED % ("per: wager, ", "") + FREE, "more sheet", False),
    ("fee-denied", TWICE, "which leaves another one open (and so on 1 more sheet). That", True),
    ("fee-denied", f"{TWICE}---\n{AGAIN % 'Third'}", "(and so on 2 more sheets)", True),
    ("fee-denied", DENIED % ("additional: true, per: wager, ", "") + FREE, "as if there were a first one", True),
    ("fee-counted", FIXED % "fees-determined-before-play" + COUNTED % ("after-deal", 1, "") + TOTAL, "other fees of the sheet", False),
    ("fee-counted", FIXED % "fees-determined-before-play" + COUNTED % ("after-deal", 1, "") + TOTAL.replace("at: 3}]", "at: 3}, {option: 2, player-dealer: 1}]"), "the fees of option 1 depend", True),
]


@pytest.mark.parametrize(("predicate", "text", "figures", "expected"), [(name, *row) for name, rows in ROWS.items() for row in rows])
def test_row(predicate: str, text: str, figures: dict[str, Any], expected: list[str]) -> None:
    assert told(predicate, text, **figures) == expected


@pytest.mark.parametrize(("predicate", "text", "part", "there"), MESSAGES)
def test_message(predicate: str, text: str, part: str, there: bool) -> None:
    assert any(part in message for message in said(predicate, text)) == there
