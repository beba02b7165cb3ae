"""Rules on wagers, branch by branch."""

from __future__ import annotations

import pytest

from tests.docket import answers

GAME = "kind: game\nname: Example\ncategory: player-dealer\n"
FEES = "kind: schedule\nname: Fees\nblocks: [{games: [{document: example}], %s, options: [{option: 1, %s player: 1}]}]\n"


@pytest.mark.parametrize(
    ("predicate", "level", "body", "sheet", "expected"),
    [
        ("wager-limits", "game", "wagers: [{name: base}]", "", ["not-applicable"]),
        ("wager-limits", "game", "wagers: [{name: b, limit: [{within-table-limit: true}, {is: 0-50}]}]", "limits: [] | limit: 5-500,", ["met"]),
        ("wager-limits", "game", "wagers: [{name: b, limit: [{within-table-limit: true}, {maximum: 50}]}]", "limits: [] | limit: 5-500,", ["met"]),
        ("wager-limits", "game", "wagers: [{name: b, limit: [{within-table-limit: true}, {is: 5-900}]}]", "limits: [] | limit: 5-500,", ["unclear"]),
        ("wager-limits", "game", "wagers: [{name: b, limit: [{within-table-limit: true, against-base: [greater]}, {is: 1-900}]}]", "limits: [] | limit: 5-500,", ["unclear"]),
        ("wager-limits", "game", "wagers: [{name: b}]", "limits: [{wager: b, within-table-limit: true, against-base: [greater], is: 1-900}] | limit: 5-500,", ["unclear"]),
        ("wager-limits", "game", "wagers: [{name: b}]", "limits: [{wager: b, within-table-limit: true, against-base: [greater], is: 1-500}] | limit: 5-500,", ["met"]),
        ("wager-limits", "game", "wagers: [{name: b}]", "limits: [{wager: b, within-table-limit: true, against-base: [greater], is: 1-900}] | limit: 5+,", ["met"]),
        ("wager-limits", "game", "wagers: [{name: b, limit: {within-table-limit: true, against-base: [greater], is: 1-900}}]", "limits: [] | limit: 5-500,", ["unclear"]),
        (
            "wager-limits",
            "game",
            "wagers: [{name: b}]",
            "limits: [{wager: b, within-table-limit: true, against-base: [greater], is: 1-900}, {wager: base, maximum: 50-1000}] | limit: 5-500,",
            ["met"],
        ),
        ("wager-limits", "game", "wagers: [{name: envy-bonus, limit: {minimum: 9, maximum: 1}}]", "", ["not-applicable"]),
        ("limits-agree", "wager", "wagers: [{name: b, limit: {maximum: 50}}]", "limits: [{wager: b, is: 5-50}] |", ["met"]),
        ("limits-agree", "wager", "wagers: [{name: b, limit: {minimum: 1}}]", "limits: [{wager: b, minimum: 5}] |", ["violated"]),
        ("limits-agree", "wager", "wagers: [{name: b, limit: {is: 1-50}}]", "limits: [{wager: b, minimum: 5-50}] |", ["not-applicable"]),
        ("limits-agree", "wager", "wagers: [{name: b, bonus: true, limit: {is: 1-50}}]", "limits: [{wager: bonus, maximum: 40}] |", ["violated"]),
        ("limits-agree", "wager", "wagers: [{name: b, limit: {is: 1-50}}]", "limits: [{wager: base, maximum: 40}] |", ["violated"]),
        ("sized-within-limit", "wager", "wagers: [{name: base}]", "", ["not-applicable"]),
        ("wager-moment", "game", "wagers: [{name: base}]", "", ["not-applicable"]),
        ("wager-moment", "game", "no-more-bets: before-deal\nwagers: [{name: insurance, placed: after-deal}]", "", ["unclear"]),
        ("wager-moment", "game", "round: [{does: roll}]\nwagers: [{name: base, placed: before-dice}]", "", ["met"]),
        ("wager-moment", "game", "round: [{does: deal, called: flop}]\nwagers: [{name: base, placed: before-river}]", "", ["violated"]),
        ("prerequisite", "wager", "wagers: [{name: base}]", "", ["not-applicable"]),
        ("prerequisite", "wager", "wagers: [{name: base}, {name: b, needs: {any: [x, y]}}]", "", ["not-applicable", "violated"]),
        ("prerequisite", "wager", "wagers: [{name: a, needs: b}, {name: b, needs: c}, {name: c, needs: a}]", "", ["violated", "met", "met"]),
        ("wager-names", "game", "seats: 7", "", ["not-applicable"]),
        ("wager-names", "game", "wagers: [{name: play, size: {of: ante, times: 1, bound: exactly}}]", "", ["violated"]),
        ("wager-names", "game", "wagers: [{name: play}]\nlimits: [{wager: odds, behind: [play], at-most: 5}]", "", ["violated"]),
        ("wager-names", "game", "wagers: [{name: play}]", "fees: [{excludes: [insurance], wagers: [play], counts: [bonus]}] |", ["met"]),
        ("wager-names", "game", "wagers: [{name: play}]", "fees: [{counts: [ante]}] |", ["violated"]),
        ("backline-agree", "game", "wagers: [{name: base}]", "", ["not-applicable"]),
        ("backline-agree", "game", "wagers: [{name: base, open-to-backline: [true, false]}]", "", ["violated"]),
        ("backline-agree", "game", "backline: {allowed: false}\nwagers: [{name: base, open-to-backline: true}]", "", ["unclear"]),
        ("backline-agree", "game", "backline: {allowed: true, on: [base], at: 5}\nwagers: [{name: base, open-to-backline: {is: false, at: 5}}]", "", ["violated"]),
        ("backline-agree", "game", "backline: {allowed: true, on: [base], at: 5}\nwagers: [{name: base, open-to-backline: [{is: true, at: 5}, {is: false, at: 9}]}]", "", ["violated"]),
        ("backline-agree", "game", "backline: {allowed: true, at: 5}\nwagers: [{name: base}, {name: bonus, open-to-backline: {is: false, at: 5}}]", "", ["met"]),
        ("fold-fate", "wager", "wagers: [{name: base}]", "", ["not-applicable"]),
        ("bonus-fate", "game", "wagers: [{name: b, bonus: true}]", "", ["not-applicable"]),
        ("bonus-fate", "game", "playing-options: [{is: surrender, allowed: true}]\nwagers: [{name: base}, {name: envy-bonus, bonus: true}]", "", ["not-applicable"]),
        ("bonus-fate", "game", "playing-options: [{is: split, allowed: true}]\nwagers: [{name: b, bonus: true}]", "", ["not-applicable"]),
        ("bonus-fate", "game", "playing-options: [{is: surrender, allowed: true}]\nwagers: [{name: b, bonus: true, survives: false}]", "", ["unclear"]),
        ("bonus-fate", "game", "playing-options: [{is: surrender, allowed: true}]\nwagers: [{name: b, bonus: true, judged: {whose: own, cards: 3}}]", "", ["unclear"]),
        ("bonus-fate", "game", "playing-options: [{is: surrender, allowed: true}]\nwagers: [{name: b, bonus: true, judged: {whose: player-dealer, cards: 2}}]", "", ["unclear"]),
        ("bonus-fate", "game", "playing-options: [{is: surrender, allowed: true}]\nwagers: [{name: b, bonus: true, judged: {whose: own}}]", "", ["unclear"]),
        ("fold-fate", "wager", "round: [{does: act}, {does: discard}]\nwagers: [{name: b, bonus: true, on-fold: stays, judged: {whose: own}}]", "", ["unclear"]),
        ("fold-fate", "wager", "round: [{does: discard}, {does: act}]\nwagers: [{name: b, bonus: true, on-fold: stays, judged: {whose: own}}]", "", ["met"]),
        ("fold-fate", "wager", "round: [{does: act}, {does: settle}, {does: discard}]\nwagers: [{name: b, bonus: true, on-fold: stays, judged: {whose: own}}]", "", ["met"]),
        ("fold-fate", "wager", "round: [{does: act}, {does: discard}]\nwagers: [{name: b, bonus: true, on-fold: stays, judged: {whose: player-dealer}}]", "", ["met"]),
        ("fold-fate", "wager", "round: [{does: act}, {does: discard, cards: 2}]\nwagers: [{name: b, bonus: true, on-fold: stays, judged: {whose: own}}]", "", ["met"]),
        ("fold-fate", "wager", "round: [{does: act}, {does: discard, to: seats}]\nwagers: [{name: b, bonus: true, on-fold: stays, judged: {whose: own}}]", "", ["met"]),
        ("fold-fate", "wager", "round: [{does: act}, {does: discard, to: discard}]\nwagers: [{name: b, bonus: true, on-fold: stays, judged: {whose: own}}]", "", ["unclear"]),
        ("fold-fate", "wager", "round: [{does: act}, {does: discard, where: shoe}]\nwagers: [{name: b, bonus: true, on-fold: stays, judged: {whose: own}}]", "", ["met"]),
        ("fold-fate", "wager", "round: [{does: act}]\nwagers: [{name: b, bonus: true, on-fold: stays, judged: {whose: own}}]", "", ["met"]),
        ("fold-fate", "wager", "wagers: [{name: ante, on-fold: lost}, {name: b, bonus: true, survives: true}, {name: envy-bonus, bonus: true}]", "", ["met", "not-applicable", "not-applicable"]),
        ("fold-fate", "wager", "wagers: [{name: b, survives: {is: true, at: 5}, on-fold: {is: lost, at: 5}}]", "", ["met"]),
        ("wager-complete", "wager", "wagers: [{name: insurance, limit: {is: 1-5}}]\nplaying-options: [{is: insurance, allowed: true, pays: {odds: 2 to 1}}]", "", ["met"]),
        ("wager-complete", "wager", "wagers: [{name: base, limit: {is: 1-5}, pays: {note: not printed}}]", "", ["not-stated"]),
        ("wager-complete", "wager", "wagers: [{name: base, pays: {odds: even}}]", "limits: [{minimum: 5}] |", ["met"]),
        ("wager-complete", "wager", "wagers: [{name: b, bonus: true, pays: {odds: even}}]", "limits: [] | limit: 5-500,", ["not-stated"]),
        ("wager-complete", "wager", "wagers: [{name: b, bonus: true, size: {of: base, times: 1, bound: exactly}, pays: {rows: [[flush, 2 to 1], [none, loses]]}}]", "", ["met"]),
        ("wager-complete", "wager", "wagers: [{name: base}]\ncompares: {by: pot}", "", ["not-applicable"]),
        ("wager-complete", "wager", "states: [{that: limits-posted}]\nwagers: [{name: base, pays: {odds: even}}]", "", ["not-stated"]),
    ],
)  # fmt: skip
def test_branch(predicate: str, level: str, body: str, sheet: str, expected: list[str]) -> None:
    given = [GAME + body]
    if sheet:
        block, _, option = sheet.partition("|")
        given.append(
            FEES
            % (block.strip() if block.strip() != "limits: []" else "called: Fees", option.strip())
        )
    assert [answer.verdict for answer in answers(predicate, level, given)] == expected


@pytest.mark.parametrize(
    ("blocks", "expected"),
    [
        (
            "{limits: [{wager: base, minimum: 5-50, maximum: 60}], options: [{option: 1, player: 1}]}",
            ["met"],
        ),
        (
            "{limits: [{wager: base, minimum: 70-90}, {wager: base, maximum: 50-60}], options: [{option: 1, player: 1}]}",
            ["violated"],
        ),
        (
            "{limits: [{wager: base, minimum: 70-90}, {wager: bonus, maximum: 50-60}], options: [{option: 1, player: 1}]}",
            ["met"],
        ),
        (
            "{limits: [{minimum: 70, options: [1]}, {maximum: 50, options: [2]}], options: [{option: 1, player: 1}]}",
            ["met"],
        ),
        (
            "{options: [{option: 1, limit: 10-20-40, player: 1}, {option: 2, limit: 3-6 to 9-18, player: 1}]}",
            ["met"],
        ),
        ("{options: [{option: 1, player: 1}]}", ["not-applicable"]),
    ],
)
def test_limits_set(blocks: str, expected: list[str]) -> None:
    sheet = f"kind: schedule\nname: Fees\nblocks: [{blocks}]\n"
    assert [answer.verdict for answer in answers("limits-set", "schedule", [sheet])] == expected


def test_replaced_sheet_is_not_set_against_the_game() -> None:
    old = "kind: schedule\nname: Old\nblocks: [{games: [{document: example}], limits: [{wager: b, is: 1-10}], options: [{option: 1, player: 1}]}]\n"
    new = "kind: schedule\nname: New\nsupersedes: old\nblocks: [{games: [{document: example}], limits: [{wager: b, is: 1-50}], options: [{option: 1, player: 1}]}]\n"
    found = answers(
        "limits-agree", "wager", [GAME + "wagers: [{name: b, limit: {is: 1-50}}]", old, new]
    )
    assert [answer.verdict for answer in found] == ["met"]
