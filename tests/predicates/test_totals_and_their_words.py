"""Totals by which fees are graded, and the words they are told in: a few words of a document, the
verdict, and the lines it points at.
"""

from __future__ import annotations

import pytest

from tests.predicates.told import said, told

GRADED = "    columns: [option, limit, {is: player-dealer, on: total-table-action}]\n    options: [{option: 1, limit: 5-9, player-dealer: [[5-20, 1], [21+, 2]], at: 8}]\n"

FREE = "    columns: [option, limit, {is: player-dealer, on: total-table-action}]\n    options: [{option: 1, limit: 5-9, player-dealer: [[5-20, 0], [21+, 0]], at: 8}]\n"

EACH = "    fees: [{from: player, per: wager, at: 6}]\n    options: [{option: 1, limit: 5-9, player: %d, at: 8}]\n"

BANKED = "player-dealer: {own-wager: {placed: %s, at: 3}}\n---\n    defines: {basis: total-table-action, %s, at: 9}\n"

BACKED = (
    "backline: {allowed: %s, at: 3}\n%s---\n    defines: {basis: total-table-action, counts: [base%s], at: 9}\n"
    + GRADED
)

BACK = "player-dealer: {uncovered-wagers: {are: %s%s, at: 3}}\n%s---\n"

TOTAL = "    defines: {basis: total-table-action, counts: [base], excludes: [%s], at: 9}\n"

BONUS = "wagers: [{name: base}, {name: side, bonus: true, at: 4}, {name: play, placed: after-own-cards, at: 5}, {name: insurance, placed: after-deal, at: 6}]\n---\n"

RESERVED = "kind: schedule\nname: %s\nstates: [{that: zero-fee-review%s, at: 4}]\nblocks: [{options: [{option: 1, player: 0, player-dealer: %s, at: 1}]}]\n"

ONE = "  - defines: {basis: ante, excludes: [player-dealer-wager], %sat: 1}\n  - defines: {basis: ante, %sat: 2}\n"

ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "basis-own-wager": [
        (ONE % ("", "whose: each-player, "), ["unclear 2 1"]),
        (ONE % ("", "whose: all-players, "), ["met 1"]),
        (ONE % ("", "counts: [player-dealer-wager], "), ["met 1"]),
        (BANKED % ("start-of-round", "excludes: [split]"), ["unclear 9 3"]),
        (BANKED % ("before-wagers", "excludes: [split]"), ["unclear 9 3"]),
        (BANKED % ("after-deal", "excludes: [split]"), ["not-applicable"]),
        (BANKED % ("start-of-round", "excludes: [split, player-dealer-wager]"), ["met 9"]),
        (
            BANKED % ("start-of-round", "counts: [player-dealer-wager], excludes: [split]"),
            ["met 9"],
        ),
        (BANKED % ("start-of-round", "counts: [base]"), ["not-applicable"]),
        (
            "player-dealer: {own-wager: {unlimited: true, at: 3}}\n---\n    defines: {basis: total-table-action, excludes: [split], at: 9}\n",
            ["not-applicable"],
        ),
    ],
    "basis-defined": [
        (BONUS + GRADED, ["not-stated 8 4"]),
        ("wagers: [{name: base}]\n---\n" + GRADED, ["not-stated 8"]),
    ],
}


@pytest.mark.parametrize(
    ("predicate", "text", "expected"),
    [
        pytest.param(name, *row, id=f"{name}-{number}")
        for name, rows in ROWS.items()
        for number, row in enumerate(rows)
    ],
)
def test_row(predicate: str, text: str, expected: list[str]) -> None:
    assert told(predicate, text) == expected


@pytest.mark.parametrize(
    ("predicate", "text", "words"),
    [
        ("basis-own-wager", ONE % ("", ""), "differ basis=ante"),
        (
            "basis-defined",
            BONUS + "    defines: {basis: total-table-action}\n" + GRADED,
            "promised payer=player-dealer options=1 basis=",
        ),
        (
            "basis-defined",
            BONUS + GRADED,
            "undefined payer=player-dealer options=1 basis=total-table-action doubtful=side,own-wager",
        ),
    ],
)
def test_words(predicate: str, text: str, words: str) -> None:
    assert words in said(predicate, text)[0]


@pytest.mark.parametrize(
    ("predicate", "text", "words"),
    [
        (
            "basis-defined",
            BONUS + "    fees: [{from: player, amount: none, wagers: [side]}]\n" + GRADED,
            "doubtful",
        ),
        ("basis-defined", BONUS + GRADED, "promised"),
        ("basis-defined", "wagers: [{name: base}]\n---\n" + GRADED, "doubtful"),
    ],
)
def test_words_left_out(predicate: str, text: str, words: str) -> None:
    assert words not in said(predicate, text)[0]
