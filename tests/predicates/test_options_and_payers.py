"""Options, payers, bases and schedules beside each other, branch by branch."""

from __future__ import annotations

import pytest

from tests.predicates.fee_documents import (
    DICE,
    DRAW,
    JOINED,
    LADDER,
    TWO,
    UNTOLD,
    game,
    messages,
    schedule,
    sheet,
    verdicts,
)
from validator.predicates._fees import after_deal
from validator.predicates._say import moment


@pytest.mark.parametrize(
    ("name", "said", "late"),
    [
        ("after-deal", "after the deal", True),
        ("before-play", "before play", False),
        ("before-flop", "before the flop", True),
        ("after-round-2", "after round 2", True),
        ("after-wagers", "after wagers", False),
        ("start-of-half-hour", "at the start of the half hour", False),
        ("end-of-hour", "at the end of the hour", False),
        ("during-deal", "during the deal", True),
        ("before-deal", "before the deal", False),
    ],
)
def test_moments_in_words(name: str, said: str, late: bool) -> None:
    assert (moment(name), after_deal(name)) == (said, late)


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("[[1, 1], [2, 2], [3, 3]]", ["met"]),
        ("[[1, 1], [3, 3], [2, 2]]", ["met"]),  # out of order, no hole
        ("[[1, 1], [4, 3]]", ["violated"]),  # a hole
        ("[[1, 1], [1, 3], [1, 4]]", ["violated", "violated"]),  # twice the same number
        ("[[a, 1], [b, 2]]", ["unclear"]),  # nothing tells them apart
        ("[[9, 1]]", ["not-applicable"]),
    ],
)
def test_option_numbers(rows: str, expected: list[str]) -> None:
    assert (
        verdicts(
            "option-numbers",
            "schedule",
            schedule(f"  - columns: [option, player]\n    rows: {{table: {rows}}}"),
        )
        == expected
    )


def test_a_hole_the_prose_announces_is_left_to_announced_options() -> None:
    text = schedule(
        "  - announces: {options: 1-3}\n    options: [{option: 1, player: 1}, {option: 3, player: 2}]"
    )
    assert verdicts("option-numbers", "schedule", text) == ["met"]
    assert verdicts("announced-options", "schedule", text) == ["violated"]


@pytest.mark.parametrize(
    ("announces", "expected", "says"),
    [
        ("{options: 1-2}", ["met"], "same"),
        ("{options: 1}", ["violated"], "extra announced=1 extra=2"),
        ("[{options: 1}, {options: 2-3}]", ["violated"], "missing announced=2,3 missing=3"),
        ("{options: 2+}", ["violated"], "extra announced=2 extra=1"),
        ("{options: 3-4}", ["violated"], "exchanged announced=3,4 extra=1,2 missing=3,4"),
    ],
)
def test_announced_options(announces: str, expected: list[str], says: str) -> None:
    text = schedule(
        f"  - announces: {announces}\n    options: [{{option: 1, player: 1}}, {{option: 2, player: 2}}]"
    )
    assert verdicts("announced-options", "schedule", text) == expected
    assert says == messages("announced-options", "schedule", text)


@pytest.mark.parametrize("options_", ["[{option: a, player: 1}]", "[]"])
def test_announced_options_need_numbers(options_: str) -> None:
    assert verdicts(
        "announced-options",
        "schedule",
        schedule(f"  - announces: {{options: 1-2}}\n    options: {options_}"),
    ) == ["not-applicable"]


@pytest.mark.parametrize(
    ("fees", "cells", "expected"),
    [
        ("[{from: player, amount: none}]", "player: 1", ["violated"]),
        ("[{from: player, amount: none}]", "player: 0", ["met"]),
        ("[{from: player, amount: none, wagers: [base]}]", "player: 1", ["violated"]),
        (
            "[{from: player, amount: none, wagers: [ante]}]",
            "player: 1",
            ["violated"],
        ),  # required in the game
        ("[{from: player, amount: none, wagers: [bonus]}]", "player: 1", ["met"]),
        ("[{from: player, amount: none, options: [2]}]", "player: 1", ["met"]),
        (
            "[{from: player, amount: none}, {from: player, per: wager}]",
            "player: 1",
            ["violated"],
        ),  # the prose says both
        ("[{from: player, amount: none}, {from: player, per: wager}]", "player: 0", ["violated"]),
        (
            "[{from: player, amount: none}, {from: player, per: wager, options: [1]}]",
            "player: 1",
            ["violated"],
        ),  # the only option
        (
            "[{from: player, amount: none, wagers: [bonus]}, {from: player, per: wager}]",
            "player: 1",
            ["met"],
        ),
        (
            "[{from: player, amount: none, only-if: x}, {from: player, per: wager}]",
            "player: 1",
            ["met"],
        ),
        (
            "[{from: player, amount: none}, {from: player, per: wager, only-if: x}]",
            "player: 0",
            ["met"],
        ),
        (
            "[{from: player, amount: none}, {from: player-dealer, per: hand}]",
            "player: 0, player-dealer: 1",
            ["met"],
        ),
        ("[{from: player, per: wager}]", "player: none", ["violated"]),
        ("[{from: player, per: wager}]", "player: waived", ["violated"]),
        ("[{from: player, per: wager}]", "player: blank", ["met"]),
        ("[{from: player, per: wager, wagers: [bonus]}]", "player: 0", ["met"]),
        ("[{from: player, per: wager, only-if: the game is full}]", "player: 0", ["met"]),
        ("[{from: player, per: wager}]", "player: [[5-50, 1], [51+, 0]]", ["met"]),
        ("[{from: player, per: wager}]", "player: [[5-50, 0], [51+, none]]", ["violated"]),
        ("[{from: player-dealer, per: hand}]", "player: 1, player-dealer: 1", ["not-stated"]),
        ("[{from: all-players, per: hand}]", "player: 1", ["met"]),
        (
            "[{from: player-dealer, per: hand, options: [2]}]",
            "player: 1, player-dealer: 1",
            ["met"],
        ),  # nothing is said of option 1
        ("[{collected: before-deal}]", "player: 1", ["not-applicable"]),
    ],
)
def test_who_pays(fees: str, cells: str, expected: list[str]) -> None:
    rules = game("wagers: [{name: ante, required: true}]")
    assert (
        verdicts(
            "fee-payer",
            "schedule",
            schedule(
                f"{JOINED}    fees: {fees}\n    options: [{{option: 1, limit: 5-100, {cells}}}]"
            ),
            rules,
        )
        == expected
    )


@pytest.mark.parametrize(
    ("fees", "expected"),
    [
        (
            "{from: player, amount: none, options: [1]}, {from: player, per: wager}",
            ["met"],
        ),  # an exception
        ("{from: player, amount: none}, {from: player, per: wager, options: [2]}", ["met"]),
        (
            "{from: player, amount: none}, {from: player, per: wager, options: [1]}, {from: player, per: hand, options: [2]}",
            ["violated"],
        ),
        (
            "{from: player, amount: none, options: [2]}, {from: player, per: wager, options: [2]}, {from: player, amount: none, options: [1]}",
            ["violated"],
        ),
    ],
)
def test_prose_that_takes_a_fee_and_none(fees: str, expected: list[str]) -> None:
    assert (
        verdicts(
            "fee-payer",
            "schedule",
            schedule(
                f"  - fees: [{fees}]\n    options: [{{option: 1, player: 0}}, {{option: 2, player: 2}}]"
            ),
        )
        == expected
    )


@pytest.mark.parametrize(
    ("fee", "cells", "expected"),
    [
        ("on: total-table-action", "player-dealer: 2", ["violated"]),
        ("on: total-table-action", "player-dealer: [[5+, 2]]", ["met"]),
        ("on: total-table-action", "player-dealer: none", ["met"]),
        ("on: table-limit", "player-dealer: 2", ["met"]),
        ("on: number-of-players", "player-dealer: 2", ["violated"]),
        ("depends-on: [number-of-players]", "player-dealer: 2, players: 2-4", ["met"]),
        ("on: total-table-action, amount: 2", "player-dealer: 2", ["not-applicable"]),
        ("per: hand", "player-dealer: 2", ["not-applicable"]),
    ],
)
def test_what_the_fee_is_graded_by(fee: str, cells: str, expected: list[str]) -> None:
    assert (
        verdicts(
            "fee-basis",
            "schedule",
            schedule(
                f"  - fees: [{{from: player-dealer, {fee}}}]\n    options: [{{option: 1, limit: 5-100, {cells}}}]"
            ),
        )
        == expected
    )


@pytest.mark.parametrize(
    ("fee", "cells", "expected"),
    [
        ("on: number-of-players", "player-dealer: [[5-50, 1], [51+, 2]]", ["violated"]),
        ("on: number-of-players", "player-dealer: [[5-50, 1], [51+, 2]], players: 2-4", ["met"]),
        (
            "on: number-of-players, depends-on: [total-table-action]",
            "player-dealer: [[5-50, 1], [51+, 2]]",
            ["met"],
        ),
        ("on: player-wager", "player-dealer: [[5-50, 1], [51+, 2]]", ["unclear"]),
        ("on: undefined", "player-dealer: [[5-50, 1], [51+, 2]]", ["met"]),
        ("depends-on: [number-of-players]", "player-dealer: [[5-50, 1], [51+, 2]]", ["met"]),
        ("on: total-table-action", "player-dealer: [[5-50, 1], [51+, 2]]", ["met"]),
    ],
)
def test_a_ladder_over_another_figure_than_the_prose_names(
    fee: str, cells: str, expected: list[str]
) -> None:
    columns = "columns: [option, limit, players, {is: player-dealer, on: total-table-action}]"
    text = schedule(
        f"  - fees: [{{from: player-dealer, {fee}}}]\n    {columns}\n    options: [{{option: 1, limit: 5-100, {cells}}}]"
    )
    assert verdicts("fee-basis", "schedule", text) == expected


def test_a_ladder_under_another_payer_is_named() -> None:
    text = schedule(
        "  - fees: [{from: player-dealer, on: total-table-action}]\n    columns: [option, {is: player, on: total-table-action}, player-dealer]\n"
        "    options: [{option: 1, player: [[5-50, 1], [51+, 2]], player-dealer: 2}, {option: 2, player: 1, player-dealer: 3}]"
    )
    said = messages("fee-basis", "schedule", text)
    assert (
        said
        == "flat payer=player-dealer basis=total-table-action amount=2 options=1,2 under=player"
    )


@pytest.mark.parametrize(
    ("block", "rules", "expected"),
    [
        ("", "", ["not-stated"]),
        (
            "    defines: {basis: total-table-action, counts: [base], whose: all-players}\n",
            "",
            ["met"],
        ),
        (
            "    defines: {basis: total-table-action, counts: [base], whose: each-player}\n",
            "",
            ["unclear"],
        ),
        ("    defines: {basis: pot, counts: [ante]}\n", "", ["not-stated"]),
        ("", "fees: [{from: player-dealer, on: total-table-action, counts: [ante]}]", ["met"]),
        ("", "fees: [{from: player-dealer, on: total-table-action}]", ["not-stated"]),
    ],
)
def test_a_total_is_defined_somewhere(block: str, rules: str, expected: list[str]) -> None:
    text = schedule(
        f"{JOINED}{block}    columns: [option, {{is: player-dealer, on: total-table-action}}]\n    options: [{{option: 1, {LADDER}}}]"
    )
    assert verdicts("basis-defined", "schedule", text, game(rules)) == expected


@pytest.mark.parametrize(
    ("on", "expected"),
    [
        ("player-wager", ["not-applicable"]),
        ("total-player-wager", ["not-stated"]),
        ("undefined", ["not-stated"]),
    ],
)
def test_which_totals_need_a_definition(on: str, expected: list[str]) -> None:
    assert (
        verdicts(
            "basis-defined",
            "schedule",
            schedule(
                f"  - columns: [option, {{is: player-dealer, on: {on}}}]\n    options: [{{option: 1, {LADDER}}}]"
            ),
        )
        == expected
    )


@pytest.mark.parametrize(
    ("fees", "counts", "wagers", "expected"),
    [
        (
            "[{from: player-dealer, on: total-table-action, collected: before-deal}]",
            "[ante, play]",
            "[{name: ante}, {name: play, placed: after-own-cards}]",
            ["unclear"],
        ),
        (
            "[{from: player-dealer, on: total-table-action, determined: before-play}]",
            "[ante, play]",
            "[{name: ante}, {name: play, placed: before-flop}]",
            ["unclear"],
        ),
        (
            "[{from: player-dealer, on: total-table-action, collected: after-deal}]",
            "[ante, play]",
            "[{name: ante}, {name: play, placed: after-own-cards}]",
            ["met"],
        ),
        (
            "[{from: player-dealer, on: total-table-action, collected: before-deal}]",
            "[ante, play]",
            "[{name: ante}, {name: play, placed: [{is: before-deal}, {is: after-flop}]}]",
            ["met"],
        ),
        (
            "[{from: player-dealer, on: total-table-action}, {from: player, amount: none, wagers: [play]}]",
            "[ante, play]",
            "[{name: ante}]",
            ["met"],
        ),
        (
            "[{from: player-dealer, on: total-table-action}, {from: player-dealer, amount: none, wagers: [play]}]",
            "[ante, play]",
            "[{name: ante}]",
            ["unclear"],
        ),
        (
            "[{from: player-dealer, on: total-table-action}]",
            "[tie]",
            "[{name: line}, {name: tie, needs: line}]",
            ["unclear"],
        ),
        ("[{from: player-dealer, on: total-table-action}]", "[base]", "[{name: line}]", ["met"]),
    ],
)
def test_what_a_total_counts(fees: str, counts: str, wagers: str, expected: list[str]) -> None:
    text = schedule(
        f"{JOINED}    fees: {fees}\n    defines: {{basis: total-table-action, counts: {counts}}}"
    )
    assert verdicts("basis-counts", "schedule", text, game(f"wagers: {wagers}")) == expected


@pytest.mark.parametrize(
    ("fee", "rules", "expected"),
    [
        ("collected: before-flop", DRAW, ["violated"]),
        ("collected: before-flop", UNTOLD, ["not-applicable"]),
        ("collected: after-draw", DRAW, ["met"]),
        ("collected: after-round-2", DRAW, ["met"]),
        ("collected: after-round-3", DRAW, ["violated"]),
        ("collected: after-round-3", DICE, ["met"]),  # its text counts no betting rounds
        ("reaches: river", DRAW, ["violated"]),
        ("collected: before-dice-opened", DICE, ["met"]),
        ("collected: before-dice-opened", DRAW, ["violated"]),
        ("collected: after-deal, cards-dealt: 2", TWO, ["met"]),
        ("collected: after-deal, cards-dealt: 3", TWO, ["violated"]),
        ("collected: after-deal, cards-dealt: 3, only-if: another game", TWO, ["met"]),
        ("collected: after-deal", DRAW, ["met"]),
    ],
)
def test_the_moment_exists(fee: str, rules: str, expected: list[str]) -> None:
    assert (
        verdicts(
            "fee-moment",
            "schedule",
            schedule(
                f"{JOINED}    fees: [{{from: pot, {fee}}}]\n    options: [{{option: 1, pot: 1}}]"
            ),
            game(rules, category="poker"),
        )
        == expected
    )


@pytest.mark.parametrize(
    ("fees", "category", "rules", "expected"),
    [
        ("[{from: player-dealer, per: hand}]", "poker", "", ["violated"]),
        ("[{from: player-dealer, per: hand}]", "pan", "", ["violated"]),
        (
            "[{from: player-dealer, per: hand}]",
            "poker",
            "player-dealer: {rotation: {holds-at-most: 2}}",
            ["met"],
        ),
        ("[{from: player-dealer, amount: none}]", "poker", "", ["not-applicable"]),
        ("[{from: pot, collected: start-of-half-hour}]", "poker", "", ["unclear"]),
        ("[{from: player, collected: start-of-half-hour}]", "poker", "", ["met"]),
        ("[{from: pot, collected: after-flop}]", "poker", "", ["met"]),
    ],
)
def test_the_payer_exists(fees: str, category: str, rules: str, expected: list[str]) -> None:
    assert (
        verdicts(
            "payer-exists",
            "schedule",
            schedule(f"{JOINED}    fees: {fees}\n    options: [{{option: 1, pot: 1}}]"),
            game(rules, category=category),
        )
        == expected
    )


@pytest.mark.parametrize(
    ("rules", "sheets", "expected"),
    [
        (
            "fees: [{collected: before-play}]",
            ["[{from: player-dealer, collected: after-deal}]"],
            ["unclear"],
        ),
        (
            "fees: [{collected: after-wagers}]",
            ["[{from: player-dealer, collected: before-deal}]"],
            ["met"],
        ),
        (
            "fees: [{dropped: before-deal}]",
            ["[{from: player-dealer, collected: after-deal}]"],
            ["not-applicable"],
        ),
        (
            "fees: [{dropped: before-deal}]",
            ["[{from: player-dealer, collected: after-deal, dropped: after-deal}]"],
            ["violated"],
        ),
        (
            "fees: [{dropped: end-of-hand}]",
            ["[{from: player-dealer, collected: before-deal}]"],
            ["not-applicable"],
        ),
        (
            "fees: [{placed: before-deal}]",
            ["[{from: player-dealer, collected: after-deal}]"],
            ["not-applicable"],
        ),
        (
            "fees: [{from: player, collected: before-deal}]",
            ["[{from: player-dealer, collected: after-deal}]"],
            ["not-applicable"],
        ),
        (
            "fees: [{collected: before-deal, amount: none}]",
            ["[{from: player-dealer, collected: after-deal}]"],
            ["not-applicable"],
        ),
        (
            "fees: [{collected: start-of-half-hour}]",
            ["[{from: player, collected: end-of-half-hour}]"],
            ["violated"],
        ),
        (
            "fees: [{collected: start-of-half-hour}]",
            ["[{from: player, collected: before-deal}]"],
            ["not-applicable"],
        ),
        (
            "fees: [{collected: before-deal}]",
            ["[{collected: after-deal}, {collected: before-deal}]"],
            ["met"],
        ),
        (
            "fees: [{collected: before-deal}]",
            ["[{collected: with-bet}]", "[{collected: after-flop}]"],
            ["violated"],
        ),
        (
            "fees: [{collected: at-dealer-change}]",
            ["[{collected: after-deal}]"],
            ["not-applicable"],
        ),
        (
            "round: [{does: deal, to: players}, {does: collect-fee}]",
            ["[{collected: before-deal}]"],
            ["violated"],
        ),
        (
            "round: [{does: deal, to: players}, {does: collect-fee}]",
            ["[{collected: after-deal}]"],
            ["met"],
        ),
        ("", ["[{collected: before-deal}]", "[{collected: end-of-hand}]"], ["violated"]),
        (
            "fees: [{collected: before-deal, dropped: before-deal}]",
            ["[{collected: before-deal, dropped: end-of-hand}]"],
            ["violated"],
        ),
        (
            "fees: [{collected: before-deal, dropped: before-deal}]",
            ["[{collected: after-deal, dropped: end-of-hand}]"],
            ["violated"],
        ),
        (
            "fees: [{dropped: before-deal}]",
            ["[{collected: before-deal, dropped: before-deal}]"],
            ["met"],
        ),
    ],
)
def test_moments_of_collection(rules: str, sheets: list[str], expected: list[str]) -> None:
    assert (
        verdicts(
            "collection-moments",
            "game",
            game(rules),
            *(sheet(fees, f"Rates {n}") for n, fees in enumerate(sheets)),
        )
        == expected
    )


def test_a_replaced_sheet_is_not_compared() -> None:
    documents = (
        game("fees: [{collected: before-deal}]"),
        sheet("[{collected: after-deal}]", "Old"),
        sheet("[{collected: before-deal}]", "New", "supersedes: [old]\n"),
    )
    assert verdicts("collection-moments", "game", *documents) == ["met"]


@pytest.mark.parametrize(
    ("rules", "fees", "expected"),
    [
        (
            "[{from: player-dealer, on: table-limit}]",
            "[{from: player-dealer, on: total-table-action}]",
            ["violated"],
        ),
        (
            "[{from: player-dealer, on: total-table-action}]",
            "[{from: player-dealer, on: total-table-action}]",
            ["met"],
        ),
        (
            "[{from: player-dealer, on: number-of-players}]",
            "[{from: player-dealer, on: total-table-action}]",
            ["met"],
        ),
        ("[{from: player-dealer}]", "[{from: player-dealer, on: total-table-action}]", ["met"]),
        ("[{from: player}]", "[{from: player, amount: none}]", ["unclear"]),
        ("[{from: player}]", "[{from: player-dealer, per: hand}]", ["unclear"]),
        ("[{from: pot}]", "[{from: player-dealer, per: hand}]", ["unclear"]),
        ("[{from: pot}]", "[{from: pot, amount: none}]", ["unclear"]),
        (
            "[{from: player, wagers: [buy]}]",
            "[{from: player-dealer, per: hand}]",
            ["not-applicable"],
        ),
        (
            "[{from: player, amount: none}]",
            "[{from: player-dealer, per: hand}]",
            ["not-applicable"],
        ),
    ],
)
def test_rules_against_rates(rules: str, fees: str, expected: list[str]) -> None:
    assert verdicts("rules-and-rates", "game", game(f"fees: {rules}"), sheet(fees)) == expected


@pytest.mark.parametrize(
    ("one", "two", "expected"),
    [
        (
            "{option: 1, limit: 5-100, player: 1}",
            "{option: 9, limit: 5-100, player: 1.00}",
            ["met"],
        ),
        (
            "{option: 1, limit: 5-100, player: 1}",
            "{option: 1, limit: 5-200, player: 1}",
            ["unclear"],
        ),
        (
            "{option: 1, limit: 5-100, player: 1}",
            "{option: 1, limit: 5-100, player: 2}",
            ["unclear"],
        ),
        (
            "{option: 1, limit: 5-100, player: 1}",
            "{option: 1, limit: 5-100, player: 1, player-dealer: 0}",
            ["met"],
        ),
        (
            "{option: 1, limit: 5-100, player: [[5+, 1]]}",
            "{option: 1, limit: 5-100, player: [[5-100, 1]]}",
            ["unclear"],
        ),
        (
            "{option: 1, players: 2-4, player: 1}",
            "{option: 1, players: 5+, player: 1}",
            ["unclear"],
        ),
        (
            "{option: 1, limit: 5-100, player: 1}",
            "{option: 1, limit: 5-100, player: 1}, {option: 2, limit: 5-100, player: 2}",
            ["unclear"],
        ),
    ],
)
def test_two_schedules(one: str, two: str, expected: list[str]) -> None:
    first, second = (
        f"kind: schedule\nname: {name}\nblocks:\n{JOINED}    options: [{text}]"
        for name, text in (("Own", one), ("Rates", two))
    )
    assert verdicts("two-schedules", "game", game(), first, second) == expected


def test_a_fee_by_time_is_not_one_by_hand() -> None:
    first, second = (
        f"kind: schedule\nname: {name}\nblocks:\n{JOINED}    fees: [{{from: player, per: {per}}}]\n    options: [{{option: 1, player: 1}}]"
        for name, per in (("Own", "hand"), ("Rates", "half-hour"))
    )
    assert "all-differ" in messages("two-schedules", "game", game(), first, second)


@pytest.mark.parametrize(
    ("cells", "total", "expected"),
    [
        ("designated: 1, regular: 2", "3", "met"),
        ("designated: 1, regular: 2", "2", "violated"),
        ("pot: [[1, 2], [2, 3]]", "5", "not-applicable"),
        ("pot: none", "0", "met"),
        ("pot: none", "1", "violated"),
    ],
)
def test_totals(cells: str, total: str, expected: str) -> None:
    assert verdicts(
        "totals-column",
        "option",
        schedule(
            f"  - columns: [option, designated, regular, total]\n    options: [{{option: 1, {cells}, total: {total}}}]"
        ),
    ) == [expected]


@pytest.mark.parametrize(
    ("fee", "expected"),
    [
        ("{amount: 5, only-if: run twice}", ["violated"]),
        ("{amount: 1, only-if: run twice}", ["met"]),
        ("{from: pot, amount: 5, adds-to: jackpot games}", ["violated"]),
        ("{amount: 5}", ["not-applicable"]),
        ("{amount: none, only-if: run twice}", ["not-applicable"]),
    ],
)
def test_fees_outside_the_options(fee: str, expected: list[str]) -> None:
    assert (
        verdicts(
            "fee-outside-options", "game", game(f"fees: [{fee}]"), sheet("[{from: player-dealer}]")
        )
        == expected
    )
