"""The four readings of the sentence that limits the bank settle the same round differently."""

from __future__ import annotations

import pytest

from tests.settle.made import SOUND, dollars, table, terms_of
from validator.settle.bank import ENDS, PART, PARTS, READINGS, WHOLE
from validator.settle.engine import each, settle

W, L, P = "wins", "loses", "pushes"
ALL = dict(zip(READINGS, READINGS, strict=True))

# what moves at each bet: positive to the bettor, negative to the bank
ROUNDS = [
    # bank, bets, action, two-sided, running, running-on
    (5, [(5, W), (5, L)], [5, 0], [5, -5], [5, 0], [5, -5]),
    (5, [(5, L), (6, W)], [-5, 0], [-5, 5], [-5, 6], [-5, 6]),
    (5, [(5, W), (6, L)], [5, 0], [5, -5], [5, 0], [5, -6]),
    (5, [(3, W), (5, L)], [3, -2], [3, -5], [3, -5], [3, -5]),
    (5, [(6, L)], [-5], [-5], [-5], [-5]),
    (5, [(6, W)], [5], [5], [5], [5]),
    (5, [(2, P), (5, W)], [0, 5], [0, 5], [0, 5], [0, 5]),
    (0, [(5, W), (5, L)], [0, 0], [0, 0], [0, 0], [0, 0]),
    (10, [(5, L), (5, L), (5, L)], [-5, -5, 0], [-5, -5, 0], [-5, -5, 0], [-5, -5, 0]),
    (5, [(5, W), (5, L), (5, W)], [5, 0, 0], [5, -5, 0], [5, 0, 0], [5, -5, 5]),
]


@pytest.mark.parametrize(("bank", "bets", "action", "two", "running", "on"), ROUNDS)
def test_each_reading_moves_what_it_should(
    bank: int,
    bets: list[tuple[int, str]],
    action: list[int],
    two: list[int],
    running: list[int],
    on: list[int],
) -> None:
    made = table(bank, *bets)
    for reading, wanted in zip(READINGS, (action, two, running, on), strict=True):
        one = settle(made, terms_of(), reading)
        moved = [dollars(step.moved) * (1 if step.bet.result == W else -1) for step in one.steps]
        assert moved == wanted, one.reading
        assert dollars(one.after) == bank - sum(wanted)


@pytest.mark.parametrize(
    ("bank", "settled"),
    [
        (SOUND, ALL),
        (f"{SOUND}, reading: action", {"action": "action"}),
        (f"{SOUND}, reading: [action, running]", {"action": "", "running": ""}),
    ],
)
def test_a_reading_the_filing_picks_is_the_only_one(bank: str, settled: dict[str, str]) -> None:
    assert tuple(settled) == terms_of(bank).readings


@pytest.mark.parametrize(
    ("bank", "bets", "reading", "after", "open_"),
    [
        # nothing limits the bank: it pays what it does not have
        ("uncovered-wagers: returned", [(6, W)], "action", -1, 0),
        # payoffs alone are limited: losers are collected beyond the bank
        ("wins-or-loses-at-most: {is: amount-wagered, side: paid}", [(9, L)], "running", 14, 0),
        ("settling: {pays: true, to-the-extent: true}", [(9, L)], "two-sided", 14, 0),
        ("settling: {collects: true, pays: true, to-the-extent: true}", [(9, L)], "action", 10, 4),
        ("settling: {to-the-extent: true}", [(9, W)], "action", 0, 4),
        # the limit of the table is none of the bank
        ("wins-or-loses-at-most: table-limit", [(9, W)], "action", -4, 0),
        # never promised, or denied: the rest of the stake is nobody's
        ("wins-or-loses-at-most: original-wager", [(5, W), (4, L)], "action", 0, 4),
        (f"{SOUND.replace('returned', 'not-refunded')}", [(5, W), (4, L)], "running", 0, 4),
    ],
)
def test_limits_and_returns_are_those_the_rules_state(
    bank: str, bets: list[tuple[int, str]], reading: str, after: int, open_: int
) -> None:
    made = settle(table(5, *bets), terms_of(bank), reading)
    assert dollars(made.after) == after
    assert sum(dollars(step.left_open) for step in made.steps) == open_


def test_a_part_of_a_winning_stake_has_no_action() -> None:
    """Four of nine dollars are not paid, so four ninths of the stake had no action."""
    step = settle(table(5, (9, W)), terms_of(), "action").steps[0]
    assert (step.moved, step.returned, step.short, step.back) == (500, 400, 400, 1400)


# what moves at each bet, by reading, for each way to treat the bet that is covered in part
COVERED_IN_PART = [
    # bank 5: 3 win, 4 lose, 2 lose, 1 wins; of the bets that are not met in full 2 have action
    ("action", {PART: [3, -2, 0, 0], WHOLE: [3, 0, -2, 0], ENDS: [3, 0, 0, 0]}),
    # each side has its limit: 4 and 1 of the 5 that can be collected
    ("two-sided", {PART: [3, -4, -1, 1], WHOLE: [3, -4, 0, 1], ENDS: [3, -4, 0, 1]}),
    ("running", {key: [3, -4, -2, 1] for key in PARTS}),
    ("running-on", {key: [3, -4, -2, 1] for key in (PART, WHOLE)}),
]


@pytest.mark.parametrize(("reading", "wanted"), COVERED_IN_PART)
def test_a_bet_covered_in_part_is_treated_in_each_way(
    reading: str, wanted: dict[str, list[int]]
) -> None:
    made = each(table(5, (3, W), (4, L), (2, L), (1, W)), terms_of())
    found = {
        one.part: [dollars(step.moved) * (1 if step.bet.result == W else -1) for step in one.steps]
        for one in made
        if one.reading == reading
    }
    assert found == wanted


@pytest.mark.parametrize(
    ("reading", "moved"),
    [("running", [0, 0]), ("two-sided", [0, 3]), ("action", [0, 0])],
)
def test_where_each_side_has_its_limit_one_side_ends_alone(reading: str, moved: list[int]) -> None:
    steps = settle(table(5, (6, W), (3, L)), terms_of(), reading, ENDS).steps
    assert [dollars(step.moved) for step in steps] == moved


@pytest.mark.parametrize("part", PARTS)
def test_what_the_rules_say_of_a_bet_covered_in_part_is_all_there_is(part: str) -> None:
    fate = f"{{are: returned, part-covered: {part}}}"
    of = terms_of(f"wins-or-loses-at-most: original-wager, uncovered-wagers: {fate}")
    assert {one.part for one in each(table(5, (3, W)), of)} == {part}


def test_a_bank_that_may_cover_some_bets_implies_a_limit() -> None:
    """Nothing else limits it: settled as written, where it owes $4, and as implied."""
    made = each(table(5, (9, W)), terms_of("own-wager: {must-cover: some-wagers}, reading: action"))
    after = {(one.implied, one.part): dollars(one.after) for one in made}
    assert after == {(False, part): -4 for part in PARTS} | {
        (True, PART): 0,
        (True, WHOLE): 5,
        (True, ENDS): 5,
    }


def test_what_is_not_said_is_named() -> None:
    made = settle(table(5, (9, W)), terms_of(), "action")
    assert {one.what for one in made.assumed} == {"start", "clockwise"}


def test_a_bonus_the_bank_could_not_have_paid_is_named() -> None:
    bonus = "[{name: base, bonus: true, pays: {odds: '40:1'}}]"
    small = settle(table(30, (1, L)), terms_of(SOUND, bonus), "action")
    large = settle(table(40, (1, L)), terms_of(SOUND, bonus), "action")
    assert "bonus-whole" in {one.what for one in small.assumed}
    assert "bonus-whole" not in {one.what for one in large.assumed}


def test_a_limit_of_payoffs_alone_is_named() -> None:
    of = terms_of("wins-or-loses-at-most: {is: amount-wagered, side: paid}")
    made = settle(table(5, (9, L)), of, "action")
    assert "collects-all" in {one.what for one in made.assumed}
