"""Table limits, and options that share one: a few words of a document, the verdict, and the lines
it points at.
"""

from __future__ import annotations

import pytest

from tests.predicates.told import said, told

HEAD = "kind: schedule\nname: Rates\n%sblocks:\n"

LIMIT = "states: [{that: one-schedule-at-a-time, per: table-limit, at: 7}]\n"

PLAIN = LIMIT.replace(", per: table-limit", "")

STEPS = "  - columns: [option, limit, player]\n    options: [{option: 1, limit: 3-5, player: 1, at: 1}, {option: 2, limit: 10-20, player: 2, at: 2}, {option: 3, limit: %s, player: 3, at: 3}]"

SHEET = "kind: schedule\nname: %s\ncollective: %s\nblocks:\n  - games: {document: example}\n%s    columns: [option, limit, player]\n    options: [{option: 1, limit: 5-500, player: 1, at: 9}]"

POSTED = "states: [{that: limits-posted, at: 2}]\nbackline: {allowed: true, at: 3}\n---\n"

BY_WAGER = (
    "    fees: [{from: player-dealer, per: hand, at: 6}, {from: player, per: wager%s, at: 7}]\n"
)

COUNTED = "    fees: [{from: player-dealer, per: hand, at: 6}]\n    defines: [{basis: total-table-action, counts: [base, bonus], at: 7}]\n%s"

ALONE = (
    "wagers: [{name: x, bonus: true, limit: {%s, at: 5}}]\nbackline: {allowed: true, at: 3}\n---\n"
)

LOW, HIGH, EDGE = (
    "[[5-50, 1], [51+, 2]]",
    "[[5-100, 1], [101-600, 3], [601+, 8]]",
    "[[5-100, 1], [101-800, 3], [801+, 8]]",
)

ROWS: dict[str, list[tuple[str, list[str]]]] = {
    "limit-brackets": [
        (HEAD % LIMIT + STEPS % "20+", ["unclear 3 2 7"]),
        (HEAD % LIMIT + STEPS % "20-70", ["unclear 3 2 7"]),
        (HEAD % LIMIT + STEPS % "21-70", ["met 1"]),
        (HEAD % PLAIN + STEPS % "20+", ["unclear 3 2 7"]),
        (HEAD % "" + STEPS % "20+", ["unclear 3 2"]),
    ],
    "limit-of-what": [
        (POSTED + SHEET % ("Rates", "true", ""), ["unclear 9 3"]),
        (POSTED + SHEET % ("Rates", "false", ""), ["not-applicable"]),
        ("---\n" + SHEET % ("Rates", "true", BY_WAGER % ""), ["unclear 9 7"]),
        ("---\n" + SHEET % ("Rates", "false", BY_WAGER % ""), ["not-applicable"]),
        ("---\n" + SHEET % ("Rates", "true", BY_WAGER % ", amount: none"), ["not-applicable"]),
        (
            "---\n" + SHEET % ("Rates", "true", BY_WAGER.replace("player-dealer", "pot") % ""),
            ["not-applicable"],
        ),
        (
            "wagers: [{name: a, limit: {within-table-limit: true}}]\n---\n"
            + SHEET % ("Rates", "true", BY_WAGER % ""),
            ["not-applicable"],
        ),
        ("---\n" + SHEET % ("Rates", "true", COUNTED % ""), ["unclear 9 7"]),
        (
            "---\n"
            + SHEET % ("Rates", "true", COUNTED % "    limits: [{wager: bonus, is: 1-5}]\n"),
            ["not-applicable"],
        ),
        (ALONE % "is: 5-50" + SHEET % ("Wagering limits and fees", "false", ""), ["unclear 9 3"]),
        (ALONE % "is: 5-50" + SHEET % ("Fees", "false", ""), ["unclear 9 3"]),
        (ALONE % "see-schedule: true" + SHEET % ("Wagering limits", "false", ""), ["unclear 9 3"]),
        (
            ALONE % "is: 5-50"
            + SHEET % ("Wagering limits", "false", "    limits: [{wager: x, is: 5-50}]\n"),
            ["unclear 9 3"],
        ),
        (
            POSTED
            + (SHEET % ("Rates", "true", ""))
            .replace("limit, player]", "limit, {is: player, on: total-player-wager}]")
            .replace("player: 1,", "player: [[5-500, 1]],"),
            ["met 9"],
        ),
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
        (
            "limit-brackets",
            HEAD % LIMIT + STEPS % "20+",
            "meet-at-tables limits=10-20,20+ rows=2,3 edges=20",
        ),
    ],
)
def test_words(predicate: str, text: str, words: str) -> None:
    assert said(predicate, text)[0] == words
