"""How limits, bases and cases are worded, and statements a filing must make: a few words of a
document, the verdict, and the lines it points at.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.predicates.told import told

Row = tuple[str, dict[str, Any], list[str]]
FLAT = (
    "    columns: [option, limit, player]\n    options: [{option: 1, limit: %s, player: 1, at: 9}]"
)
BACK = "backline: {allowed: true, at: 3}\n"
BONUS = "wagers: [{name: base}, {name: x, bonus: true, limit: {is: %s, at: 5}}]\n---\n"
TWICE = "  - options: [{option: 1, limit: 5-9, player: 1, at: 1%s}, {option: 2, limit: 5-9, player: 1, at: 2%s}]"
DEALT = (
    "round: [{does: deal, to: players, cards: %d, at: 3}, {does: compare}]\n---\n"
    "    fees: [{from: player-dealer, collected: after-deal, cards-dealt: 2, at: 9}]\n    options: [{option: 1, player-dealer: 1}]"
)
EACH = "    fees: [{from: player, per: wager%s, at: 9}%s]\n    options: [{option: 1, player: %s}]"
LATER = "wagers: [{name: ante}, {name: raise, size: {of: ante, times: 1, bound: exactly}, placed: after-own-cards, at: 5}]\n---\n"
FIXED = "kind: schedule\nname: Rates\nstates: [{that: fees-determined-before-play, at: 1}]\nblocks: [{fees: [{from: player, on: %s, collected: %s%s, at: 2}], options: [{option: 1, player: 1}]}]"
STATED = {"claims": ["fees-determined-before-play"]}
TABLES = "".join(
    f"kind: game\nname: {name}\ncategory: player-dealer\n---\n" for name in ("War", "Stud", "Pai")
) + (
    "kind: schedule\nname: Own\nstates: [{that: fees-posted, at: 5}]\nblocks: [{games: [{document: war}], fees: [{from: player, at: 9}], options: [{option: 1, player: 1}]}]\n---\n"
    "kind: schedule\nname: Sheet\nstates: [{that: %s, at: 7}]\nblocks: [{games: [%s], options: [{option: 1, player: 1}]}]"
)
NOTICE = {"claims": ["notice-to-patrons"], "beside": ["fees-posted"]}

ROWS: dict[str, list[Row]] = {
    "identical-options": [
        (TWICE % ("", ""), {}, ["violated 2 1"]),
        (TWICE % (", damaged: merged-cells", ""), {}, ["unclear 2 1"]),
        (TWICE % ("", ", damaged: merged-cells"), {}, ["unclear 2 1"]),
    ],
    "fee-schedule-filed": [
        ("kind: game\nname: Century 21\nalso-called: {is: Century 21, at: 5}\ncategory: player-dealer\n---\n  - games: {called: 21 Century Up, at: 3}", {}, ["unclear 3 5"]),
        ("kind: game\nname: Century 21\nalso-called: {is: Other, at: 5}\ncategory: player-dealer\n---\n  - games: {called: 21 Century Up, at: 3}", {}, ["unclear 3 .name"]),
    ],
    "fee-moment": [
        (DEALT % 4, {}, ["met 9"]),
        (DEALT % 2, {}, ["met 9"]),
        (DEALT % 1, {}, ["violated 9 3"]),
    ],
    "basis-defined": [
        ("wagers: [{name: a}, {name: b, bonus: true, at: 5}]\n---\n" + EACH % ("", "", 1), {}, ["unclear 9 5"]),
        ("wagers: [{name: a}, {name: b, bonus: true, at: 5}]\n---\n" + EACH % ("", "", 0), {}, ["not-applicable"]),
        ("wagers: [{name: a}, {name: b, bonus: true, at: 5}]\n---\n" + EACH % (", wagers: [a]", "", 1), {}, ["not-applicable"]),
        ("wagers: [{name: a}, {name: b, bonus: true, at: 5}]\n---\n" + EACH % (", excludes: [b]", "", 1), {}, ["not-applicable"]),
        ("wagers: [{name: a}, {name: b, bonus: true, at: 5}]\n---\n" + EACH % ("", ", {amount: none, wagers: [bonus]}", 1), {}, ["not-applicable"]),
        ("wagers: [{name: a}, {name: b, bonus: true, at: 5}]\n---\n" + EACH % ("", ", {amount: none, wagers: [b]}", 1), {}, ["not-applicable"]),
        ("wagers: [{name: a}]\n---\n" + EACH % ("", "", 1), {}, ["not-applicable"]),
        ("wagers: [{name: a}]\n" + BACK + "---\n" + EACH % ("", "", 1), {}, ["unclear 9 3"]),
        (LATER + EACH % (", collected: after-flop", "", 1), {}, ["unclear 9 5"]),
        (LATER + EACH % (", collected: after-deal", "", 1), {}, ["not-applicable"]),
        (LATER + EACH % (", collected: before-deal", "", 1), {}, ["not-applicable"]),
        (LATER + EACH % (", amount: none", "", 1), {}, ["not-applicable"]),
    ],
    "required-statement": [
        (FIXED % ("player-wager", "after-deal", ""), STATED, ["met 1"]),  # later collection does not reopen it
        (FIXED % ("player-wager", "before-deal", ""), STATED, ["met 1"]),
        (FIXED % ("number-of-players", "after-deal", ""), STATED, ["met 1"]),
        (FIXED % ("player-wager", "after-deal", ", determined: before-deal"), STATED, ["met 1"]),
        (FIXED % ("player-wager", "after-deal", ", amount: none"), STATED, ["met 1"]),
        (FIXED % ("player-wager", "after-deal", ""), {"claims": ["fees-posted"]}, ["not-stated 2"]),
        ((FIXED % ("player-wager", "after-deal", "")).replace("fees-determined-before-play", "fees-posted"), NOTICE, ["unclear 2 1"]),
        ((FIXED % ("player-wager", "after-deal", "")).replace("fees-determined-before-play", "notice-to-patrons"), NOTICE, ["met 1"]),
        (FIXED % ("player-wager", "after-deal", ""), NOTICE, ["not-applicable"]),
        ("states: [{that: fees-posted, at: 5}]\n---\n    fees: [{from: player, at: 9}]\n    options: [{option: 1, player: 1}]", NOTICE, ["unclear 9 5"]),
        (TABLES % ("notice-to-patrons", "{document: stud}, {document: pai}"), NOTICE, ["met 7", "met 7"]),
        (TABLES % ("notice-to-patrons, is: false", "{document: stud}, {document: pai}"), NOTICE, ["unclear 9 5", "violated 7"]),
        (TABLES % ("notice-to-patrons", "{document: stud}"), NOTICE, ["unclear 9 5", "met 7"]),
        ((TABLES % ("notice-to-patrons", "{document: stud}, {document: pai}")).replace("War\ncategory: player-dealer", "War\ncategory: poker"), NOTICE, ["unclear 9 5", "met 7"]),
        (TABLES % ("notice-to-patrons", "{document: stud}, {document: pai}"), {"claims": ["notice-to-patrons"]}, ["not-stated 9 7", "met 7"]),
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
