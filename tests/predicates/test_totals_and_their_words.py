"""Totals by which fees are graded, and the words they are told in: a few words of a document, the verdict, and the lines it points at."""

from __future__ import annotations

import pytest

from tests.predicates.told import said, told

GRADED = "    columns: [option, limit, {is: player-dealer, on: total-table-action}]\n    options: [{option: 1, limit: 5-9, player-dealer: [[5-20, 1], [21+, 2]], at: 8}]\n"
FREE = "    columns: [option, limit, {is: player-dealer, on: total-table-action}]\n    options: [{option: 1, limit: 5-9, player-dealer: [[5-20, 0], [21+, 0]], at: 8}]\n"
EACH = "    fees: [{from: player, per: wager, at: 6}]\n    options: [{option: 1, limit: 5-9, player: %d, at: 8}]\n"
HEADED = (
    "  - defines: {basis: total-table-action, called: All Action, at: 1}\n"
    "    columns: [option, {is: player-dealer, on: %s, on-called: %s, at: 2}]\n    options: [{option: 1, player-dealer: [[5+, 1]]}]\n"
)
TERM = "wagers: [%s]\n---\n    defines: {basis: total-table-action, excludes: [%s], terms: [{called: game wager, takes-in: [%s]}], at: 9}\n"
TWO = "{name: ante, placed: before-deal, at: 1}, {name: blind, placed: before-deal, at: 2}"
BANKED = "player-dealer: {wager: {placed: %s, at: 3}}\n---\n    defines: {basis: total-table-action, %s, at: 9}\n"
BACKED = "backline: {allowed: %s, at: 3}\n%s---\n    defines: {basis: total-table-action, counts: [base%s], at: 9}\n" + GRADED
FREED = "wagers: [{name: base}, {name: insurance}]\n%sfees: [{amount: %s, wagers: [%s], at: 3}]\n---\n"
LEFT = "    defines: {basis: total-table-action, excludes: [%s], at: 9}\n"
BACK = "player-dealer: {uncovered-wagers: {are: %s%s, at: 3}}\n%s---\n"
TOTAL = "    defines: {basis: total-table-action, counts: [base], excludes: [%s], at: 9}\n"
BONUS = "wagers: [{name: base}, {name: side, bonus: true, at: 4}, {name: play, placed: after-own-cards, at: 5}, {name: insurance, placed: after-deal, at: 6}]\n---\n"
RESERVED = "kind: schedule\nname: %s\nstates: [{that: zero-fee-review%s, at: 4}]\nblocks: [{options: [{option: 1, player: 0, player-dealer: %s, at: 1}]}]\n"
ONE = "  - defines: {basis: ante, excludes: [player-dealer-wager], %sat: 1}\n  - defines: {basis: ante, %sat: 2}\n"

ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "basis-words": [
        (HEADED % ("total-table-action", "Total Bet"), ["unclear 1 2"]),
        (HEADED % ("total-table-action", "all action"), ["met 1"]),
        (HEADED % ("player-wager", "Total Bet"), ["met 1"]),
        # the same two names in two parts of the sheet are one cause
        (2 * HEADED % ("total-table-action", "Total Bet", "total-table-action", "Total Bet"), ["unclear 1 2 1 2"]),
        (TERM % ("{name: base, called: Game Wager}, {name: side, bonus: true, at: 5}", "", "base, side"), ["unclear 9 5"]),
        (TERM % ("{name: base, called: game wager}, {name: side, bonus: true, called: game wager, at: 5}", "", "base, side"), ["met 9"]),
        (TERM % ("{name: base, called: game wager}, {name: side, bonus: true, at: 5}", "", "base"), ["met 9"]),
        (TERM % ("{name: base, called: wager}, {name: side, bonus: true, at: 5}", "", "base, side"), ["met 9"]),
        (TERM % (TWO, "", "base"), ["unclear 9 1 2"]),
        (TERM % (TWO, "blind", "base"), ["met 9"]),
        (TERM % (TWO, "", "ante, blind"), ["met 9"]),
        (TERM % (TWO.replace("name: ante", "name: ante, called: game wager"), "", "base"), ["met 9"]),
        (TERM % (TWO.replace("{name: blind", "{name: blind, bonus: true"), "", "base"), ["met 9"]),
        (TERM % (TWO.replace("before-deal, at: 2", "after-own-cards, at: 2"), "", "base"), ["met 9"]),
        ("    defines: {basis: total-table-action, counts: [base], at: 9}\n", ["not-applicable"]),
    ],
    "basis-own-wager": [
        (BANKED % ("start-of-round", "excludes: [split]"), ["unclear 9 3"]),
        (BANKED % ("before-wagers", "excludes: [split]"), ["unclear 9 3"]),
        (BANKED % ("after-deal", "excludes: [split]"), ["not-applicable"]),
        (BANKED % ("start-of-round", "excludes: [split, player-dealer-wager]"), ["met 9"]),
        (BANKED % ("start-of-round", "counts: [player-dealer-wager], excludes: [split]"), ["met 9"]),
        (BANKED % ("start-of-round", "counts: [base]"), ["not-applicable"]),
        ("player-dealer: {wager: {unlimited: true, at: 3}}\n---\n    defines: {basis: total-table-action, excludes: [split], at: 9}\n", ["not-applicable"]),
    ],
    "backline-counted": [
        (BACKED % ("true", "", ""), ["unclear 9 3"]),
        (BACKED % ("false", "", ""), ["not-applicable"]),
        (BACKED % ("true", "", ", backline"), ["met 9"]),
        (BACKED % ("true", "fees: [{excludes: [backline], at: 4}]\n", ""), ["met 4"]),
        ("backline: {allowed: true, at: 3}\n---\n" + FREE, ["not-applicable"]),
        ("backline: {allowed: true, at: 3}\n---\n" + GRADED, ["unclear 8 3"]),
        ("backline: {allowed: true, at: 3}\n---\n    fees: [{from: player-dealer, on: total-table-action, at: 6}]\n" + GRADED, ["unclear 6 3"]),
        ("backline: {allowed: true, at: 3}\n---\n" + EACH % 1, ["not-applicable"]),
    ],
    "freed-wagers-agree": [
        (FREED % ("", "none", "split") + LEFT % "split, insurance", ["unclear 3 9"]),
        (FREED % ("", "none", "split, insurance") + LEFT % "split, insurance", ["met 3"]),
        (FREED % ("", "1", "split") + LEFT % "split, insurance", ["not-applicable"]),
        (FREED % ("", "none", "bonus") + LEFT % "split, insurance", ["not-applicable"]),
        (FREED % ("", "none", "split") + LEFT % "split, play, player-dealer-wager, surrender", ["met 3"]),
        (FREED % ("", "none", "split") + "    fees: [{amount: none, wagers: [insurance]}]\n" + LEFT % "split, insurance", ["met 3"]),
        (FREED % ("playing-options: [{is: double-down, allowed: true}]\n", "none", "split") + LEFT % "split, double-down", ["unclear 3 9"]),
        (FREED % ("playing-options: [{is: double-down, allowed: false}]\n", "none", "split") + LEFT % "split, double-down", ["met 3"]),
    ],
    "fee-on-uncovered": [
        (BACK % ("returned", "", "") + TOTAL % "" + GRADED, ["unclear 9 3"]),
        (BACK % ("returned", "", "") + TOTAL % "uncovered" + GRADED, ["met 9"]),
        (BACK % ("returned", "", "") + (TOTAL % "").replace("at: 9", "placed: before-deal, at: 9") + GRADED, ["met 9"]),
        (BACK % ("returned", "", "") + GRADED, ["not-applicable"]),
        (BACK % ("returned", "", "") + TOTAL % "" + FREE, ["not-applicable"]),
        (BACK % ("returned", ", wagers: [side]", "") + TOTAL % "" + GRADED, ["not-applicable"]),
        (BACK % ("not-refunded", "", "") + TOTAL % "" + GRADED, ["not-applicable"]),
        (BACK % ("returned", "", "fees: [{refunded: what is not covered, at: 4}]\n") + TOTAL % "" + GRADED, ["met 4"]),
        (BACK % ("returned", "", "fees: [{refunded: misdeal, at: 4}]\n") + TOTAL % "" + GRADED, ["unclear 9 3"]),
        (BACK % ("returned", "", "") + EACH % 1, ["unclear 6 3"]),
        (BACK % ("returned", "", "") + EACH % 0, ["not-applicable"]),
    ],
    "basis-definitions-agree": [
        (ONE % ("", "whose: each-player, "), ["unclear 2 1"]),
        (ONE % ("", "whose: all-players, "), ["met 1 2"]),
        (ONE % ("", "counts: [player-dealer-wager], "), ["met 1 2"]),
    ],
    "basis-defined": [(BONUS + GRADED, ["not-stated 8 4"]), ("wagers: [{name: base}]\n---\n" + GRADED, ["not-stated 8"])],
}  # fmt: skip


@pytest.mark.parametrize(("predicate", "text", "expected"), [pytest.param(name, *row, id=f"{name}-{number}") for name, rows in ROWS.items() for number, row in enumerate(rows)])
def test_row(predicate: str, text: str, expected: list[str]) -> None:
    assert told(predicate, text) == expected


@pytest.mark.parametrize(
    ("predicate", "text", "words"),
    [
        ("basis-definitions-agree", ONE % ("", ""), "in 1 part the player-dealer's wager is left out; in another none of this is said"),
        ("basis-definitions-agree", ONE % ("placed: before-deal, counts: [bonus], ", ""), "only what is placed before the deal counts and bonus bets are named as counted;"),
        ("basis-definitions-agree", ONE % ("placed: before-deal, ", "placed: before-deal, "), "the player-dealer's wager is left out;"),
        ("basis-definitions-agree", ONE % ("counts: [bonus], ", "counts: [bonus], "), "the player-dealer's wager is left out;"),
        ("basis-defined", BONUS + "    fees: [{from: player-dealer, on: total-table-action, defined: below}]\n" + GRADED, "which is said to be defined below, and no definition follows: neither"),
        ("basis-defined", BONUS + GRADED, "and so not whether side and the player-dealer's own wager count in it"),
        ("fee-on-uncovered", BACK % ("returned", "", "") + EACH % 1, "returned; whether a fee taken for such a wager is kept is not said"),
        ("fee-on-uncovered", BACK % ("returned", "", "") + TOTAL % "" + GRADED, "returned; whether they count in the total that grades a fee is not said"),
        ("zero-fee-review", RESERVED % ("Fees", "", "1"), "reserved zeros=zero(payer=player rows=1)"),
        ("zero-fee-review", RESERVED % ("Fees", "", "[[5-10, 0], [11+, 1]]"), "reserved-free free=1"),
    ],
)
def test_words(predicate: str, text: str, words: str) -> None:
    assert words in said(predicate, text)[0]


@pytest.mark.parametrize(
    ("predicate", "text", "words"),
    [
        ("basis-defined", BONUS + "    fees: [{from: player, amount: none, wagers: [side]}]\n" + GRADED, "and so not whether"),
        ("basis-defined", BONUS + GRADED, "defined below"),
        ("basis-defined", "wagers: [{name: base}]\n---\n" + GRADED, "and so not whether"),
    ],
)
def test_words_left_out(predicate: str, text: str, words: str) -> None:
    assert words not in said(predicate, text)[0]
