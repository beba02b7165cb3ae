"""Limits, caps, damaged rows and collection, branch by branch."""

from __future__ import annotations

from datetime import date

import pytest

from tests.docket import answers, docket, says
from tests.predicates.fee_documents import (
    JOINED,
    LADDER_RULES,
    OWN,
    SHEET,
    game,
    messages,
    schedule,
    verdicts,
)
from validator.docket.filings import subjects
from validator.predicates import find
from validator.predicates.answer import Ask, Figure


@pytest.mark.parametrize(
    ("one", "two", "prose", "expected"),
    [
        ("limit: 5-100, player: 1", "limit: 5-100, player: 1", "", ["violated"]),
        ("limit: 5-100, player: 1", "limit: 5-200, player: 1", "", ["met"]),
        ("players: 2-4, player: 1", "players: 5+, player: 1", "", ["met"]),
        ("buy-in: 20-40, player: 1", "buy-in: 40+, player: 1", "", ["met"]),
        ("label: jackpot game, player: 1", "player: 1", "", ["met"]),
        ("player: [[5-50, 1]]", "player: [[5-50, 2]]", "", ["met"]),
        ("player: 1", "player: 1", "    limits: [{minimum: 1-2, options: [1]}]\n", ["met"]),
    ],
)
def test_identical_options(one: str, two: str, prose: str, expected: list[str]) -> None:
    assert (
        verdicts(
            "identical-options",
            "schedule",
            schedule(f"  -\n{prose}    options: [{{option: 1, {one}}}, {{option: 2, {two}}}]"),
        )
        == expected
    )


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("[[a, 10-200, 1], [b, 200-500, 2]]", ["unclear"]),
        ("[[a, 10-200, 1], [b, 200-500, 1]]", ["met"]),  # the same fee either way
        ("[[a, 10-20, 1], [b, 20-40, 2]]", ["not-applicable"]),  # structured limits
        ("[[a, 10-20-40, 1], [b, 20-40-80, 2]]", ["not-applicable"]),
        ("[[a, 2-50, 1], [b, 10-100, 2]]", ["not-applicable"]),
        ("[[a, 5-25, 1], [b, 26-100, 2], [c, 200-300, 3]]", ["unclear"]),
        ("[[a, 5-25, 1], [b, 50-90, 2]]", ["met"]),  # apart, with no step anywhere
        ("[[a, 5-25, 1]]", ["not-applicable"]),
        (
            "[[a, 3-5, 1], [b, 10-20, 2], [c, 20+, 3]]",
            ["unclear"],
        ),  # a hole and a meeting: one question
    ],
)
def test_limits_as_steps(rows: str, expected: list[str]) -> None:
    assert (
        verdicts(
            "limit-brackets",
            "schedule",
            schedule(f"  - columns: [option, limit, player]\n    rows: {{table: {rows}}}"),
        )
        == expected
    )


@pytest.mark.parametrize(
    ("limits", "tiers", "on", "expected"),
    [
        (
            "[{minimum: 5-100, maximum: 50-200}]",
            "[[5-40, 1], [41-200, 2]]",
            "player-wager",
            ["met"],
        ),
        (
            "[{minimum: 1-100, maximum: 50-400}]",
            "[[5-40, 1], [41-200, 2]]",
            "player-wager",
            ["unclear", "unclear"],
        ),
        ("[{maximum: 50-400}]", "[[5-40, 1], [41+, 2]]", "player-wager", ["met"]),
        ("[{maximum: 50-400}]", "[[5-40, 1], [41-200+, 2]]", "player-wager", ["met"]),
        ("[{maximum: 50-400}]", "[[5-40, 1], [41-200, 2]]", "total-table-action", ["met"]),
        (
            "[{wager: bonus, maximum: 50-400}]",
            "[[5-40, 1], [41-200, 2]]",
            "player-wager",
            ["not-applicable"],
        ),
        ("[{maximum: 50-400, options: [2]}]", "[[5-40, 1], [41-200, 2]]", "player-wager", ["met"]),
        ("[{maximum: no-limit}]", "[[5-40, 1], [41-200, 2]]", "player-wager", ["met"]),
    ],
)
def test_limits_in_prose(limits: str, tiers: str, on: str, expected: list[str]) -> None:
    text = schedule(
        f"  - limits: {limits}\n    columns: [option, {{is: player, on: {on}}}]\n    options: [{{option: 1, player: {tiers}}}]"
    )
    assert verdicts("limits-and-ladders", "schedule", text) == expected


@pytest.mark.parametrize(
    ("fees", "cells", "expected"),
    [
        (
            "[{from: pot}]",
            "player: 1",
            ["not-applicable"],
        ),  # one cause: the prose names the wrong payer
        ("[{from: pot}, {from: player}]", "player: 1", ["not-stated"]),
        ("[{from: pot, amount: 5}]", "player: 1", ["met"]),
        ("[{from: pot, waived: always}]", "player: 1", ["met"]),
        ("[{from: pot, funds: jackpot}]", "player: 1", ["met"]),
        ("[{collected: before-deal}]", "player: 1", ["met"]),
        ("[{from: player}]", "player: 1", ["met"]),
        ("[{from: pot, options: [2]}]", "player: 1", ["met"]),
    ],
)
def test_amounts_are_printed(fees: str, cells: str, expected: list[str]) -> None:
    assert (
        verdicts(
            "fees-printed",
            "schedule",
            schedule(f"  - fees: {fees}\n    options: [{{option: 1, {cells}}}]"),
        )
        == expected
    )


@pytest.mark.parametrize(
    ("claims", "body", "figures", "verdict"),
    [
        ("[{that: rate-cap, rates: 5}]", "", (3, 5), "unclear"),
        ("[{that: rate-cap, rates: 3}]", "", (3, 5), "unclear"),
        ("[{that: rate-cap, rates: 6}]", "", (3, 5), "violated"),
        ("[{that: rate-cap, rates: 5, is: false}]", "", (5,), "not-applicable"),
        (
            "[{that: rate-cap, rates: 2}]",
            "player-dealer: [[5-50, 1], [51-100, 2], [101+, 3]]",
            (5,),
            "violated",
        ),
        (
            "[{that: rate-cap, rates: 2}]",
            "player-dealer: [[5-50, 1], [51-100, 2], [101+, 0]]",
            (5,),
            "unclear",
        ),
        (
            "[{that: rate-cap, rates: 5}]",
            "player-dealer: [[1, 1], [2, 2], [3, 3], [4, 4], [5, 5], [6, 6]]",
            (5,),
            "met",
        ),  # the business of rate-count
    ],
)
def test_recited_cap_of_a_schedule(
    claims: str, body: str, figures: tuple[int, ...], verdict: str
) -> None:
    made = docket(
        schedule(f"  - options: [{{option: 1, {body or 'player: 1'}}}]", f"states: {claims}\n")
    )
    ask = Ask(date(2011, 12, 20), {"cap": Figure(figures, ("why",))}, made)
    found = [
        answer.verdict
        for subject in subjects(made.filings[0], "schedule")
        for answer in find("rate-cap-stated").judge(subject, ask)
    ]
    assert found == [verdict]


@pytest.mark.parametrize(
    ("fees", "rules", "expected"),
    [
        ("[{from: player, per: half-hour}]", "", ["not-stated"]),
        ("[{from: player, dropped: before-deal}]", "", ["met"]),
        ("[{from: player}]", "fees: [{collected: before-deal}]", ["met"]),
        ("[{from: player}]", "round: [{does: collect-fee}]", ["met"]),
    ],
)
def test_collection_is_stated(fees: str, rules: str, expected: list[str]) -> None:
    assert (
        verdicts(
            "collection-stated",
            "schedule",
            schedule(f"{JOINED}    fees: {fees}\n    options: [{{option: 1, player: 1}}]"),
            game(rules),
        )
        == expected
    )


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        ("fees: [{from: player, amount: 6}]", ["not-stated"]),
        ("fees: [{from: player, amount: 6, collected: after-deal}]", ["met"]),
        ("fees: [{from: player}]", ["not-applicable"]),
    ],
)
def test_collection_of_a_fee_in_prose_alone(block: str, expected: list[str]) -> None:
    assert verdicts("collection-stated", "schedule", schedule(f"  - {block}")) == expected


def test_an_option_not_announced_is_not_asked_when_it_is_collected() -> None:
    text = schedule(
        "  - announces: {options: 1}\n    fees: [{from: player, collected: before-deal, options: [1]}]\n    options: [{option: 1, player: 1}, {option: 2, player: 1}]"
    )
    assert verdicts("collection-stated", "schedule", text) == ["met"]


@pytest.mark.parametrize(
    ("category", "expected"), [("poker", ["not-stated"]), ("bonus-bet", ["not-applicable"])]
)
def test_a_game_without_fees(category: str, expected: list[str]) -> None:
    assert verdicts("fee-schedule-filed", "game", game(category=category)) == expected


@pytest.mark.parametrize(
    ("options_", "expected"),
    [
        (
            "[{option: 1, player-dealer: [[1, 1], [2, 2], [3, 3], [4, 4]]}, {option: 2, player: 1}]",
            ["violated"],
        ),
        (
            "[{option: 1, player: 0, player-dealer: [[1, 1], [2, 2], [3, 3]]}, {option: 2, player: 0, player-dealer: [[1, 1], [2, 2], [3, 4]]}]",
            ["unclear"],
        ),
        (
            "[{option: 1, player-dealer: [[1, 0], [2, 2], [3, 3], [4, 4]]}, {option: 2, player-dealer: [[1, 0], [2, 2], [3, 3], [4, 5]]}]",
            ["unclear"],
        ),
        ("[{option: 1, player: 1}, {option: 2, player: none}]", ["met"]),
        ("[{option: 1, player: none}]", ["not-applicable"]),
    ],
)
def test_rates_are_counted_once_for_a_schedule(options_: str, expected: list[str]) -> None:
    assert (
        verdicts("rate-count", "schedule", schedule(f"  - options: {options_}"), cap=3) == expected
    )


def test_an_option_can_be_asked_alone() -> None:
    assert verdicts(
        "rate-count",
        "option",
        schedule("  - options: [{option: 1, player: 1}, {option: 2, player: none}]"),
        cap=3,
    ) == ["met", "not-applicable"]


def test_one_ladder_printed_for_two_payers_ends_once() -> None:
    text = schedule(
        "  - columns: [option, limit, {is: player, on: player-wager}, {is: player-dealer, on: player-wager}]\n"
        "    options: [{option: 1, limit: 5-500, player: [[5-100, 1], [101-200, 2]], player-dealer: [[5-100, 1], [101-200, 3]]}]"
    )
    assert verdicts("tier-open-end", "option", text) == ["violated"]


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("hand", "round", ["met"]),
        ("bet", "wager", ["met"]),
        ("hand", "half-hour", ["unclear"]),
        ("wager", "betting-circle", ["unclear"]),
    ],
)
def test_units_of_a_fee(first: str, second: str, expected: list[str]) -> None:
    assert (
        verdicts(
            "fee-unit",
            "schedule",
            schedule(
                f"  - fees: [{{from: player, per: {first}}}, {{from: player, per: {second}}}]\n    options: [{{option: 1, player: 1}}]"
            ),
        )
        == expected
    )
    assert verdicts(
        "fee-unit",
        "schedule",
        schedule(
            f"  - fees: [{{from: player, per: {first}}}, {{from: player, per: {second}}}]\n    options: [{{option: 1, player: 0}}]"
        ),
    ) == ["met"]


@pytest.mark.parametrize(
    ("option", "says", "expected"),
    [
        ("player: 0, player-dealer: [[5-10, 0], [11+, 1]]", "reserved-free free=1", True),
        ("player: 1, player-dealer: [[5-10, 0], [11+, 1]]", "free=", False),
        ("player: 0, player-dealer: 1", "free=", False),
    ],
)
def test_a_hand_free_of_any_fee(option: str, says: str, expected: bool) -> None:
    found = messages(
        "zero-fee-review",
        "schedule",
        schedule(f"  - options: [{{option: 1, {option}}}]", "states: [{that: zero-fee-review}]\n"),
    )
    assert (says in found) is expected
    assert verdicts(
        "zero-fee-review", "schedule", schedule(f"  - options: [{{option: 1, {option}}}]")
    ) == ["not-applicable"]


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        (
            "{is: 7, of: players, counts-player-dealer: false}",
            "total-beyond payer=player-dealer ends=1000 low=5 most=1000 players=7 total=7000",
        ),
        ("{is: 8, of: positions, counts-player-dealer: true}", "players=7"),
        ("{is: 8, of: players}", "players=7"),
        (
            "[{is: 9, of: players, counts-player-dealer: false}, {is: 3, of: hands}, {is: 2, of: everyone}]",
            "players=9",
        ),
        ("{is: 3, of: hands}", "players-unknown"),
    ],
)
def test_players_who_may_wager_beyond_a_closed_ladder(seats: str, said: str) -> None:
    option = "    columns: [option, limit, {is: player-dealer, on: total-table-action}]\n    options: [{option: 2, limit: 5-1000, player-dealer: [[5-1000, 1]]}]"
    assert said in messages(
        "tier-open-end", "option", game(f"seats: {seats}\n"), schedule(JOINED + option)
    )


@pytest.mark.parametrize(
    ("start", "said"), [("101", "hole=5-100"), ("6", "hole=5-5"), ("7", "hole=5-6")]
)
def test_the_whole_span_below_the_first_tier_is_named(start: str, said: str) -> None:
    columns = "  - columns: [option, limit, {is: player, on: player-wager}]\n"
    assert said in messages(
        "tier-open-end",
        "option",
        schedule(f"{columns}    options: [{{option: 1, limit: 5-500, player: [[{start}+, 1]]}}]"),
    )


@pytest.mark.parametrize(
    ("basis", "said"),
    [("total-table-action", "total-below-limit"), ("player-wager", "below-limit")],
)
def test_a_total_below_the_least_wager(basis: str, said: str) -> None:
    text = schedule(
        f"  - columns: [option, limit, {{is: player, on: {basis}}}]\n    options: [{{option: 1, limit: 25-500, player: [[5-500, 1]]}}]"
    )
    assert (
        messages("tier-limits", "option", text)
        == f"{said} payer=player start=5 least=25 limit=25-500"
    )


@pytest.mark.parametrize("rule", LADDER_RULES)
@pytest.mark.parametrize("damage", ["", "damaged: merged-cells, "])
def test_ladders_of_damaged_options_are_left_to_one_rule(rule: str, damage: str) -> None:
    columns = "  - columns: [option, limit, {is: player, on: player-wager}]\n"
    option = f"{{option: 1, limit: 10-500, {damage}player: [[5-20, 3], [100-120, 2], [40-60+, 1], [50-60, 2]]}}"
    assert (
        verdicts(rule, "option", schedule(f"{columns}    options: [{option}]"))
        == ["not-applicable"]
    ) is bool(damage)


def test_damaged_options_are_told_once_for_a_block_and_leave_their_rates_open() -> None:
    row = "{option: %d, limit: 5-500, damaged: merged-cells, player: [[5-10, 1], [11-20, 2], [21-30, 3], [31-40, 4], [41-50, 5], [51+, 6]]}"
    text = schedule(
        f"  - options: [{row % 1}, {row % 2}, {{option: 3, player: 1}}]\n  - options: [{row % 7}]"
    )
    assert [says(answer) for answer in answers("damaged-cells", "schedule", [text])] == [
        "broken-cells options=1,2",
        "broken-cells options=7",
    ]
    rates = answers("rate-count", "schedule", [text], cap=5)
    assert [(answer.verdict, answer.follows) for answer in rates] == [
        ("unclear", ("damaged-cells",))
    ] * 2


@pytest.mark.parametrize(
    ("own", "sheet", "said"),
    [
        (
            "{option: 1, limit: 5-9, player: 1}",
            "{option: 1, limit: 5-9, player: 2}",
            "other-fee one=1 two=1 payer=player fee=$1 other_fee=$2",
        ),
        (
            "{option: 1, limit: 5-9, player: [[5+, 1]]}",
            "{option: 1, limit: 5-9, player: [[5+, 2]]}",
            "other-fee one=1 two=1 payer=player fee=$1 start=5 other_fee=$2",
        ),
        (
            "{option: 1, limit: 5-9, player: [[5-6, 1], [7+, 2]]}",
            "{option: 2, limit: 5-9, player: [[5-7, 1], [8+, 2]]}",
            "other-start one=1 two=2 payer=player fee=$2 start=7 other_start=8",
        ),
        (
            "{option: 1, limit: 5-9, player: [[5-6, 1], [300+, 2]]}",
            "{option: 2, limit: 5-9, player: [[5-6, 1], [301+, 2]]}",
            "other-start one=1 two=2 payer=player fee=$2 start=300 other_start=301",
        ),
        (
            "{option: 4, limit: 5-9, player: 1}, {option: 5, limit: 5-9, player: 3}",
            "{option: 2, limit: 5-9, player: 1}",
            "some-differ same=1",
        ),
        (
            "{option: a, limit: 5-9, player: 1}",
            "{option: 1, limit: 5-9, player: 1}, {option: 2, limit: 5-9, player: [[5+, 2]]}",
            "some-differ same=1 extra=2",
        ),
        (
            "{option: 1, player: 1}",
            "{option: 1, player: 1}, {option: 2, player: 1}, {option: 3, player: 1}, {option: 4, limit: 5, player: 1}",
            "some-differ same=1 extra=4",
        ),
        (
            "{option: 1, limit: 5, player: 1}",
            "{option: 1, limit: 6, player: 1}",
            "all-differ same=0",
        ),
        (
            "{option: 1, limit: 5, player: 1}, {option: 2, limit: 6, player: 1}",
            "{option: 1, limit: 7, player: 1}",
            "all-differ same=0",
        ),
        (
            "{option: 1, limit: 5, player: 1}",
            "{option: 1, limit: 6, player: 1, damaged: merged-cells}",
            "all-differ same=0 unread=1 broken=sheet",
        ),
        (
            "{option: 1, limit: 5, player: [[5-10, 0], [11+, 1]]}",
            "{option: 1, limit: 5, player: [[11+, 1]]}",
            "all-differ same=0",
        ),
        (
            "{option: 1, limit: 5, player: 1}",
            "{option: 1, limit: 5, player-dealer: 1}",
            "all-differ same=0 apart=fees(limits=5 fees=from(amounts=1 payer=player))",
        ),
        (
            "{option: 1, limit: 5, player: 1}",
            "{option: 1, limit: 5, players: 3, player: 1}",
            "all-differ same=0",
        ),
    ],
)
def test_two_schedules_are_set_side_by_side(own: str, sheet: str, said: str) -> None:
    found = messages("two-schedules", "game", game(), OWN % own, SHEET % sheet)
    assert found.split()[1:3] == ["first=own", "second=sheet"]
    assert set(said.split()) <= set(found.split())


@pytest.mark.parametrize(
    ("own", "sheet"),
    [
        ("{option: 1, player: [[any, 0]]}", "{option: 1, player: 0}"),
        ("{option: 1, player: waived}", "{option: 1}"),
        ("{option: 1, players: any, player: 1}", "{option: 2, player: 1}"),
        (
            '{option: 1, player: [[5-35, 1], [">35-100", 2]]}',
            "{option: 1, player: [[36-100, 2], [5-35, 1]]}",
        ),
        (
            "{option: 1, player: [[5-35, 0], [36+, 2]]}",
            "{option: 1, player: [[5-35, none], [36+, 2]]}",
        ),
    ],
)
def test_options_written_otherwise_are_the_same(own: str, sheet: str) -> None:
    assert verdicts("two-schedules", "game", game(), OWN % own, SHEET % sheet) == ["met"]


@pytest.mark.parametrize(
    ("option", "said"),
    [
        (
            "{option: 1, player: [[5-50, 1], [50+, 2]]}",
            "no-single-fee faults=tier-overlap(options=1)",
        ),
        ("{option: 1, player: [[5-50, 1], [60+, 2]]}", "no-single-fee faults=tier-gap(options=1)"),
        ("{option: 1, player: [[5-50+, 1]]}", "no-single-fee faults=tier-both-ways(options=1)"),
        (
            "{option: 1, player: [[5-50, 1], [51+, 2]]}, {option: 2, player: [[5-9, 1], [9-50, 2], [60+, 3]]}",
            "no-single-fee faults=tier-gap(options=2),tier-overlap(options=2)",
        ),
        ("{option: 1, player: [[5-50, 1], [51+, 2]]}", "printed"),
        ("{option: 1, damaged: merged-cells, player: [[5-50, 1], [50+, 2]]}", "printed"),
    ],
)
def test_a_ladder_that_leaves_the_fee_open_is_named_where_fees_must_be_fixed(
    option: str, said: str
) -> None:
    clean = "kind: schedule\nname: Other\nblocks: [{options: [{option: 1, player: [[5-50, 1], [50+, 2]]}]}]"
    found = messages(
        "fixed-before-play", "schedule", schedule(f"  - options: [{option}]"), clean
    ).split("\n")
    assert any(line.endswith(said) for line in found)
    assert len(found) == 2
