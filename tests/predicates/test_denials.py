"""A filing that says the opposite of a statement has not made it: few words of a document with a
denial, the verdict, and the lines it points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import said, told

Row = tuple[str, dict[str, Any], list[str]]

CAP = "states: [{that: rate-cap, rates: 5, at: 1}, {that: rate-cap, rates: %s, is: %s, at: 2}]\n"
RULES = "states: [{that: rate-cap, rates: 5, at: 1}]\n"
SHEET = "---\nkind: schedule\nname: Rates\nstates: [{that: rate-cap, rates: %s, is: %s, at: 2}]\nblocks: [{games: {called: Example, document: example}}]\n"
COUNTED = "kind: schedule\nname: A\nstates: [{that: rate-cap, rates: 5, per: table, at: 1}]\n---\nkind: schedule\nname: B\nstates: [{that: rate-cap, rates: 5, per: game, is: %s, at: 2}]\n"
RANKED = (
    "compares: {by: ranked-hand, at: 5}\nstates: [{that: standard-rules-apply, is: %s, at: 2}]\n"
)

ROWS: dict[str, list[Row]] = {
    "application-contents": [
        ("states: [{that: legality, at: 7}]\n", {}, ["not-stated .name", "not-stated .name", "not-stated .name", "not-stated .name", "met 7 7"]),
        ("states: [{that: legality}]\n", {}, ["not-stated .name", "not-stated .name", "not-stated .name", "not-stated .name", "not-stated"]),
        ("states: [{that: legality, is: false}]\n", {}, ["not-stated .name", "not-stated .name", "not-stated .name", "not-stated .name"]),
    ],
    "ranking-told": [
        (RANKED % "true", {}, ["unclear 2"]),
        (RANKED % "false", {}, ["not-stated 5"]),
    ],
    "rate-caps-alike": [
        (COUNTED % "true", {}, ["unclear 1 2"]),
        (COUNTED % "false", {}, ["met 1"]),
    ],
    "bank-agrees": [
        (CAP % (5, "true"), {"level": "game"}, ["met 1 2"]),
        (CAP % (3, "true"), {"level": "game"}, ["violated 2 1"]),
        (CAP % (5, "false"), {"level": "game"}, ["violated 2 1"]),
        (CAP % (3, "false"), {"level": "game"}, ["met 1 2"]),
        (CAP.replace("at: 1", "is: false, at: 1") % (5, "false"), {"level": "game"}, ["met 1 2"]),
        (CAP.replace("at: 1", "per: game, at: 1") % (5, "false"), {"level": "game"}, ["met 1 2"]),
    ],
    "rules-and-sheet-agree": [
        (RULES + SHEET % (5, "true"), {}, ["met 1 2"]),
        (RULES + SHEET % (3, "true"), {}, ["violated 1 2"]),
        (RULES + SHEET % (5, "false"), {}, ["violated 1 2"]),
        (RULES + SHEET % (3, "false"), {}, ["met 1 2"]),
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


def test_message() -> None:
    assert said("bank-agrees", CAP % (5, "false"), "game") == [
        "two-ways fact=rates earlier=cap(rates=5) later=cap(not=not rates=5)"
    ]
