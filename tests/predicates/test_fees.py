"""Behaviours of the fee rules that the examples on their pages do not show, one table for each rule."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from tests.docket import answers, docket
from validator.docket import subjects
from validator.judge.answer import Ask, Figure
from validator.predicates import find
from validator.predicates._fees import after_deal, moment, options, spans


def schedule(blocks: str, head: str = "") -> str:
    return f"kind: schedule\nname: Rates\n{head}blocks:\n{blocks}"


def game(body: str = "", name: str = "Example", category: str = "player-dealer") -> str:
    return f"kind: game\nname: {name}\ncategory: {category}\n{body}"


def verdicts(rule: str, level: str, *documents: str, **figures: Any) -> list[str]:
    return [answer.verdict for answer in answers(rule, level, documents, **figures)]


def messages(rule: str, level: str, *documents: str, **figures: Any) -> str:
    return "\n".join(answer.message for answer in answers(rule, level, documents, **figures))


JOINED = "  - games: {called: Example, document: example}\n"


@pytest.mark.parametrize(("numbers", "said"), [([3], "3"), ([1, 2, 3, 5], "1-3, 5"), ([5, 1, 1], "1, 5"), ([], "")])
def test_numbers_are_listed_as_people_write_them(numbers: list[int], said: str) -> None:
    assert spans(numbers) == said


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


def test_options_without_numbers_go_by_their_limit() -> None:
    first = "  - options: [{option: a, limit: 5-25, player: 1}, {option: b, limit: 26-100, player: 2}]\n"
    made = docket(schedule(f"{first}  - options: [{{option: x, player: 1}}]\n  - options: [{{option: x, player: 1}}, {{option: y, player: 2}}]"))
    rows = [rows for _, rows in made.filings[0].schedules[0].blocks]
    assert [options(r) for r in rows] == ["the rows for 5-25, 26-100", "its only option", "its options"]


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("[[1, 1], [2, 2], [3, 3]]", ["met"]),
        ("[[1, 1], [3, 3], [2, 2]]", ["violated"]),  # out of order, no hole
        ("[[1, 1], [4, 3]]", ["violated"]),  # a hole
        ("[[1, 1], [1, 3], [1, 4]]", ["violated", "violated"]),  # twice the same number
        ("[[a, 1], [b, 2]]", ["unclear"]),  # nothing tells them apart
        ("[[9, 1]]", ["not-applicable"]),
    ],
)
def test_option_numbers(rows: str, expected: list[str]) -> None:
    assert verdicts("option-numbers", "schedule", schedule(f"  - columns: [option, player]\n    rows: {{table: {rows}}}")) == expected


def test_a_hole_the_prose_announces_is_left_to_announced_options() -> None:
    text = schedule("  - announces: {options: 1-3}\n    options: [{option: 1, player: 1}, {option: 3, player: 2}]")
    assert verdicts("option-numbers", "schedule", text) == ["met"]
    assert verdicts("announced-options", "schedule", text) == ["violated"]


@pytest.mark.parametrize(
    ("announces", "expected", "says"),
    [
        ("{options: 1-2}", ["met"], "are the options printed"),
        ("{options: 1}", ["violated"], "announces option 1, but the table prints option 2 as well"),
        ("[{options: 1}, {options: 2-3}]", ["violated"], "prints no option 3"),
        ("{options: 2+}", ["violated"], "prints option 1 as well"),
        ("{options: 3-4}", ["violated", "violated"], "prints no option 3-4"),
    ],
)
def test_announced_options(announces: str, expected: list[str], says: str) -> None:
    text = schedule(f"  - announces: {announces}\n    options: [{{option: 1, player: 1}}, {{option: 2, player: 2}}]")
    assert verdicts("announced-options", "schedule", text) == expected
    assert says in messages("announced-options", "schedule", text)


@pytest.mark.parametrize("options_", ["[{option: a, player: 1}]", "[]"])
def test_announced_options_need_numbers(options_: str) -> None:
    assert verdicts("announced-options", "schedule", schedule(f"  - announces: {{options: 1-2}}\n    options: {options_}")) == ["not-applicable"]


@pytest.mark.parametrize(
    ("fees", "cells", "expected"),
    [
        ("[{from: player, amount: none}]", "player: 1", ["violated"]),
        ("[{from: player, amount: none}]", "player: 0", ["met"]),
        ("[{from: player, amount: none, wagers: [base]}]", "player: 1", ["violated"]),
        ("[{from: player, amount: none, wagers: [ante]}]", "player: 1", ["violated"]),  # required in the game
        ("[{from: player, amount: none, wagers: [bonus]}]", "player: 1", ["met"]),
        ("[{from: player, amount: none, options: [2]}]", "player: 1", ["met"]),
        ("[{from: player, amount: none}, {from: player, per: wager}]", "player: 1", ["met"]),  # another sentence takes it
        ("[{from: player, per: wager}]", "player: none", ["violated"]),
        ("[{from: player, per: wager}]", "player: waived", ["violated"]),
        ("[{from: player, per: wager}]", "player: blank", ["met"]),
        ("[{from: player, per: wager, wagers: [bonus]}]", "player: 0", ["met"]),
        ("[{from: player, per: wager, only-if: the game is full}]", "player: 0", ["met"]),
        ("[{from: player, per: wager}]", "player: [[5-50, 1], [51+, 0]]", ["met"]),
        ("[{from: player, per: wager}]", "player: [[5-50, 0], [51+, none]]", ["violated"]),
        ("[{from: player-dealer, per: hand}]", "player: 1, player-dealer: 1", ["not-stated"]),
        ("[{from: all-players, per: hand}]", "player: 1", ["met"]),
        ("[{from: player-dealer, per: hand, options: [2]}]", "player: 1, player-dealer: 1", ["met"]),  # nothing is said of option 1
        ("[{collected: before-deal}]", "player: 1", ["not-applicable"]),
    ],
)
def test_who_pays(fees: str, cells: str, expected: list[str]) -> None:
    rules = game("wagers: [{name: ante, required: true}]")
    assert verdicts("fee-payer", "schedule", schedule(f"{JOINED}    fees: {fees}\n    options: [{{option: 1, limit: 5-100, {cells}}}]"), rules) == expected


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
    assert verdicts("fee-basis", "schedule", schedule(f"  - fees: [{{from: player-dealer, {fee}}}]\n    options: [{{option: 1, limit: 5-100, {cells}}}]")) == expected


def test_a_ladder_under_another_payer_is_named() -> None:
    text = schedule(
        "  - fees: [{from: player-dealer, on: total-table-action}]\n    columns: [option, {is: player, on: total-table-action}, player-dealer]\n"
        "    options: [{option: 1, player: [[5-50, 1], [51+, 2]], player-dealer: 2}, {option: 2, player: 1, player-dealer: 3}]"
    )
    said = messages("fee-basis", "schedule", text)
    assert "stands under players" in said
    assert "likewise under option 2" in said


LADDER = "player-dealer: [[5-50, 1], [51+, 2]]"


@pytest.mark.parametrize(
    ("block", "rules", "expected"),
    [
        ("", "", ["not-stated"]),
        ("    defines: {basis: total-table-action, counts: [base], whose: all-players}\n", "", ["met"]),
        ("    defines: {basis: total-table-action, counts: [base], whose: each-player}\n", "", ["unclear"]),
        ("    defines: {basis: pot, counts: [ante]}\n", "", ["not-stated"]),
        ("", "fees: [{from: player-dealer, on: total-table-action, counts: [ante]}]", ["met"]),
        ("", "fees: [{from: player-dealer, on: total-table-action}]", ["not-stated"]),
    ],
)
def test_a_total_is_defined_somewhere(block: str, rules: str, expected: list[str]) -> None:
    text = schedule(f"{JOINED}{block}    columns: [option, {{is: player-dealer, on: total-table-action}}]\n    options: [{{option: 1, {LADDER}}}]")
    assert verdicts("basis-defined", "schedule", text, game(rules)) == expected


@pytest.mark.parametrize(("on", "expected"), [("player-wager", ["not-applicable"]), ("total-player-wager", ["not-stated"]), ("undefined", ["not-stated"])])
def test_which_totals_need_a_definition(on: str, expected: list[str]) -> None:
    assert verdicts("basis-defined", "schedule", schedule(f"  - columns: [option, {{is: player-dealer, on: {on}}}]\n    options: [{{option: 1, {LADDER}}}]")) == expected


@pytest.mark.parametrize(
    ("fees", "counts", "wagers", "expected"),
    [
        ("[{from: player-dealer, on: total-table-action, collected: before-deal}]", "[ante, play]", "[{name: ante}, {name: play, placed: after-own-cards}]", ["unclear"]),
        ("[{from: player-dealer, on: total-table-action, determined: before-play}]", "[ante, play]", "[{name: ante}, {name: play, placed: before-flop}]", ["unclear"]),
        ("[{from: player-dealer, on: total-table-action, collected: after-deal}]", "[ante, play]", "[{name: ante}, {name: play, placed: after-own-cards}]", ["met"]),
        ("[{from: player-dealer, on: total-table-action, collected: before-deal}]", "[ante, play]", "[{name: ante}, {name: play, placed: [{is: before-deal}, {is: after-flop}]}]", ["met"]),
        ("[{from: player-dealer, on: total-table-action}, {from: player, amount: none, wagers: [play]}]", "[ante, play]", "[{name: ante}]", ["met"]),
        ("[{from: player-dealer, on: total-table-action}, {from: player-dealer, amount: none, wagers: [play]}]", "[ante, play]", "[{name: ante}]", ["unclear"]),
        ("[{from: player-dealer, on: total-table-action}]", "[tie]", "[{name: line}, {name: tie, needs: line}]", ["unclear"]),
        ("[{from: player-dealer, on: total-table-action}]", "[base]", "[{name: line}]", ["met"]),
    ],
)
def test_what_a_total_counts(fees: str, counts: str, wagers: str, expected: list[str]) -> None:
    text = schedule(f"{JOINED}    fees: {fees}\n    defines: {{basis: total-table-action, counts: {counts}}}")
    assert verdicts("basis-counts", "schedule", text, game(f"wagers: {wagers}")) == expected


DRAW = "round: [{does: deal, to: each-player, cards: 5}, {does: betting-round}, {does: draw, called: draw}, {does: betting-round}, {does: showdown}]"
UNTOLD = "round: [{does: showdown}]"
DICE = "equipment: [{is: dice}]\nround: [{does: deal, to: seats, cards: 7}, {does: settle}]"
TWO = "round: [{does: deal, to: players, cards: 1}, {does: deal, to: players, cards: 1}, {does: act}, {does: deal, to: players, cards: 1}, {does: compare}]"


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
    assert verdicts("fee-moment", "schedule", schedule(f"{JOINED}    fees: [{{from: pot, {fee}}}]\n    options: [{{option: 1, pot: 1}}]"), game(rules, category="poker")) == expected


def test_a_ladder_over_more_rounds_than_the_game_tells() -> None:
    columns = "    fees: [{from: pot, per: round}]\n    columns: [option, {is: collection, from: pot, on: round-reached}]\n"
    text = schedule(f"{JOINED}{columns}    options: [{{option: 1, collection: [[1, 3], [2, 6], [3+, 9]]}}, {{option: 2, collection: [[1, 3], [3, 6]]}}]")
    assert verdicts("fee-moment", "schedule", text, game(DRAW, category="poker")) == ["unclear"]


@pytest.mark.parametrize(
    ("fees", "category", "rules", "expected"),
    [
        ("[{from: player-dealer, per: hand}]", "poker", "", ["violated"]),
        ("[{from: player-dealer, per: hand}]", "pan", "", ["violated"]),
        ("[{from: player-dealer, per: hand}]", "poker", "player-dealer: {rotation: {holds-at-most: 2}}", ["met"]),
        ("[{from: player-dealer, amount: none}]", "poker", "", ["not-applicable"]),
        ("[{from: pot, collected: start-of-half-hour}]", "poker", "", ["unclear"]),
        ("[{from: player, collected: start-of-half-hour}]", "poker", "", ["met"]),
        ("[{from: pot, collected: after-flop}]", "poker", "", ["met"]),
    ],
)
def test_the_payer_exists(fees: str, category: str, rules: str, expected: list[str]) -> None:
    assert verdicts("payer-exists", "schedule", schedule(f"{JOINED}    fees: {fees}\n    options: [{{option: 1, pot: 1}}]"), game(rules, category=category)) == expected


def sheet(fees: str, name: str = "Rates", head: str = "") -> str:
    return f"kind: schedule\nname: {name}\n{head}blocks:\n{JOINED}    fees: {fees}\n    options: [{{option: 1, limit: 5-100, player-dealer: 1, player: 0}}]"


@pytest.mark.parametrize(
    ("rules", "sheets", "expected"),
    [
        ("fees: [{collected: before-play}]", ["[{from: player-dealer, collected: after-deal}]"], ["violated"]),
        ("fees: [{collected: after-wagers}]", ["[{from: player-dealer, collected: before-deal}]"], ["met"]),
        ("fees: [{dropped: before-deal}]", ["[{from: player-dealer, collected: after-deal}]"], ["not-applicable"]),
        ("fees: [{dropped: before-deal}]", ["[{from: player-dealer, collected: after-deal, dropped: after-deal}]"], ["violated"]),
        ("fees: [{dropped: end-of-hand}]", ["[{from: player-dealer, collected: before-deal}]"], ["not-applicable"]),
        ("fees: [{placed: before-deal}]", ["[{from: player-dealer, collected: after-deal}]"], ["not-applicable"]),
        ("fees: [{from: player, collected: before-deal}]", ["[{from: player-dealer, collected: after-deal}]"], ["not-applicable"]),
        ("fees: [{collected: before-deal, amount: none}]", ["[{from: player-dealer, collected: after-deal}]"], ["not-applicable"]),
        ("fees: [{collected: start-of-half-hour}]", ["[{from: player, collected: end-of-half-hour}]"], ["violated"]),
        ("fees: [{collected: start-of-half-hour}]", ["[{from: player, collected: before-deal}]"], ["not-applicable"]),
        ("fees: [{collected: before-deal}]", ["[{collected: after-deal}, {collected: before-deal}]"], ["met"]),
        ("fees: [{collected: before-deal}]", ["[{collected: with-bet}]", "[{collected: after-flop}]"], ["violated"]),
        ("fees: [{collected: at-dealer-change}]", ["[{collected: after-deal}]"], ["not-applicable"]),
        ("round: [{does: deal, to: players}, {does: collect-fee}]", ["[{collected: before-deal}]"], ["violated"]),
        ("round: [{does: deal, to: players}, {does: collect-fee}]", ["[{collected: after-deal}]"], ["met"]),
        ("", ["[{collected: before-deal}]", "[{collected: end-of-hand}]"], ["violated"]),
        ("fees: [{collected: before-deal, dropped: before-deal}]", ["[{collected: before-deal, dropped: end-of-hand}]"], ["violated"]),
        ("fees: [{collected: before-deal, dropped: before-deal}]", ["[{collected: after-deal, dropped: end-of-hand}]"], ["violated"]),
        ("fees: [{dropped: before-deal}]", ["[{collected: before-deal, dropped: before-deal}]"], ["met"]),
    ],
)
def test_moments_of_collection(rules: str, sheets: list[str], expected: list[str]) -> None:
    assert verdicts("collection-moments", "game", game(rules), *(sheet(fees, f"Rates {n}") for n, fees in enumerate(sheets))) == expected


def test_a_replaced_sheet_is_not_compared() -> None:
    documents = (game("fees: [{collected: before-deal}]"), sheet("[{collected: after-deal}]", "Old"), sheet("[{collected: before-deal}]", "New", "supersedes: [old]\n"))
    assert verdicts("collection-moments", "game", *documents) == ["met"]


@pytest.mark.parametrize(
    ("rules", "fees", "expected"),
    [
        ("[{from: player-dealer, on: table-limit}]", "[{from: player-dealer, on: total-table-action}]", ["violated"]),
        ("[{from: player-dealer, on: total-table-action}]", "[{from: player-dealer, on: total-table-action}]", ["met"]),
        ("[{from: player-dealer, on: number-of-players}]", "[{from: player-dealer, on: total-table-action}]", ["met"]),
        ("[{from: player-dealer}]", "[{from: player-dealer, on: total-table-action}]", ["met"]),
        ("[{from: player}]", "[{from: player, amount: none}]", ["unclear"]),
        ("[{from: player}]", "[{from: player-dealer, per: hand}]", ["unclear"]),
        ("[{from: player, wagers: [buy]}]", "[{from: player-dealer, per: hand}]", ["not-applicable"]),
        ("[{from: player, amount: none}]", "[{from: player-dealer, per: hand}]", ["not-applicable"]),
    ],
)
def test_rules_against_rates(rules: str, fees: str, expected: list[str]) -> None:
    assert verdicts("rules-and-rates", "game", game(f"fees: {rules}"), sheet(fees)) == expected


@pytest.mark.parametrize(
    ("one", "two", "expected"),
    [
        ("{option: 1, limit: 5-100, player: 1}", "{option: 9, limit: 5-100, player: 1.00}", ["met"]),
        ("{option: 1, limit: 5-100, player: 1}", "{option: 1, limit: 5-200, player: 1}", ["unclear"]),
        ("{option: 1, limit: 5-100, player: 1}", "{option: 1, limit: 5-100, player: 2}", ["unclear"]),
        ("{option: 1, limit: 5-100, player: 1}", "{option: 1, limit: 5-100, player: 1, player-dealer: 0}", ["met"]),
        ("{option: 1, limit: 5-100, player: [[5+, 1]]}", "{option: 1, limit: 5-100, player: [[5-100, 1]]}", ["unclear"]),
        ("{option: 1, players: 2-4, player: 1}", "{option: 1, players: 5+, player: 1}", ["unclear"]),
        ("{option: 1, limit: 5-100, player: 1}", "{option: 1, limit: 5-100, player: 1}, {option: 2, limit: 5-100, player: 2}", ["unclear"]),
    ],
)
def test_two_schedules(one: str, two: str, expected: list[str]) -> None:
    first, second = (f"kind: schedule\nname: {name}\nblocks:\n{JOINED}    options: [{text}]" for name, text in (("Own", one), ("Rates", two)))
    assert verdicts("two-schedules", "game", game(), first, second) == expected


def test_a_fee_by_time_is_not_one_by_hand() -> None:
    first, second = (
        f"kind: schedule\nname: {name}\nblocks:\n{JOINED}    fees: [{{from: player, per: {per}}}]\n    options: [{{option: 1, player: 1}}]" for name, per in (("Own", "hand"), ("Rates", "half-hour"))
    )
    assert "fees per half-hour" in messages("two-schedules", "game", game(), first, second)


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
    assert verdicts("totals-column", "option", schedule(f"  - options: [{{option: 1, {cells}, total: {total}}}]")) == [expected]


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
    assert verdicts("fee-outside-options", "game", game(f"fees: [{fee}]"), sheet("[{from: player-dealer}]")) == expected


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("[[1, 5-40, 2], [2, 10-100, 1]]", ["unclear"]),
        ("[[1, 10-100, 1], [2, 5-40, 2]]", ["unclear"]),  # whatever the order printed
        ("[[1, 5-40, 1], [2, 10-100, 1]]", ["met"]),
        ("[[1, 5-40, 2], [2, 100+, 1]]", ["unclear"]),
        ("[[1, 5-40, 2], [2, no-limit, 1]]", ["not-applicable"]),
        ("[[1, 5-40, 2]]", ["not-applicable"]),
        ("[[1, 5-40, 2], [2, 10-100, none]]", ["met"]),
    ],
)
def test_a_fee_falls_with_the_limit(rows: str, expected: list[str]) -> None:
    assert verdicts("limit-falls", "schedule", schedule(f"  - columns: [option, limit, player]\n    rows: {{table: {rows}}}")) == expected


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
    assert verdicts("identical-options", "schedule", schedule(f"  -\n{prose}    options: [{{option: 1, {one}}}, {{option: 2, {two}}}]")) == expected


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
        ("[[a, 3-5, 1], [b, 10-20, 2], [c, 20+, 3]]", ["unclear", "unclear"]),
    ],
)
def test_limits_as_steps(rows: str, expected: list[str]) -> None:
    assert verdicts("limit-brackets", "schedule", schedule(f"  - columns: [option, limit, player]\n    rows: {{table: {rows}}}")) == expected


@pytest.mark.parametrize(
    ("limits", "tiers", "on", "expected"),
    [
        ("[{minimum: 5-100, maximum: 50-200}]", "[[5-40, 1], [41-200, 2]]", "player-wager", ["met"]),
        ("[{minimum: 1-100, maximum: 50-400}]", "[[5-40, 1], [41-200, 2]]", "player-wager", ["unclear", "unclear"]),
        ("[{maximum: 50-400}]", "[[5-40, 1], [41+, 2]]", "player-wager", ["met"]),
        ("[{maximum: 50-400}]", "[[5-40, 1], [41-200+, 2]]", "player-wager", ["met"]),
        ("[{maximum: 50-400}]", "[[5-40, 1], [41-200, 2]]", "total-table-action", ["met"]),
        ("[{wager: bonus, maximum: 50-400}]", "[[5-40, 1], [41-200, 2]]", "player-wager", ["not-applicable"]),
        ("[{maximum: 50-400, options: [2]}]", "[[5-40, 1], [41-200, 2]]", "player-wager", ["met"]),
        ("[{maximum: no-limit}]", "[[5-40, 1], [41-200, 2]]", "player-wager", ["met"]),
    ],
)
def test_limits_in_prose(limits: str, tiers: str, on: str, expected: list[str]) -> None:
    text = schedule(f"  - limits: {limits}\n    columns: [option, {{is: player, on: {on}}}]\n    options: [{{option: 1, player: {tiers}}}]")
    assert verdicts("limits-and-ladders", "schedule", text) == expected


@pytest.mark.parametrize(
    ("fees", "cells", "expected"),
    [
        ("[{from: pot}]", "player: 1", ["not-stated"]),
        ("[{from: pot, amount: 5}]", "player: 1", ["met"]),
        ("[{from: pot, waived: always}]", "player: 1", ["met"]),
        ("[{from: pot, funds: jackpot}]", "player: 1", ["met"]),
        ("[{collected: before-deal}]", "player: 1", ["met"]),
        ("[{from: player}]", "player: 1", ["met"]),
        ("[{from: pot, options: [2]}]", "player: 1", ["met"]),
    ],
)
def test_amounts_are_printed(fees: str, cells: str, expected: list[str]) -> None:
    assert verdicts("fees-printed", "schedule", schedule(f"  - fees: {fees}\n    options: [{{option: 1, {cells}}}]")) == expected


@pytest.mark.parametrize(
    ("claims", "body", "figures", "verdict"),
    [
        ("[{that: rate-cap, rates: 5}]", "", (3, 5), "unclear"),
        ("[{that: rate-cap, rates: 3}]", "", (3, 5), "unclear"),
        ("[{that: rate-cap, rates: 6}]", "", (3, 5), "violated"),
        ("[{that: rate-cap, rates: 5, is: false}]", "", (5,), "not-applicable"),
        ("[{that: rate-cap, rates: 2}]", "player-dealer: [[5-50, 1], [51-100, 2], [101+, 3]]", (5,), "violated"),
        ("[{that: rate-cap, rates: 2}]", "player-dealer: [[5-50, 1], [51-100, 2], [101+, 0]]", (5,), "unclear"),
        ("[{that: rate-cap, rates: 5}]", "player-dealer: [[1, 1], [2, 2], [3, 3], [4, 4], [5, 5], [6, 6]]", (5,), "met"),  # the business of rate-count
    ],
)
def test_recited_cap_of_a_schedule(claims: str, body: str, figures: tuple[int, ...], verdict: str) -> None:
    made = docket(schedule(f"  - options: [{{option: 1, {body or 'player: 1'}}}]", f"states: {claims}\n"))
    ask = Ask(date(2011, 12, 20), {"cap": Figure(figures, ("why",))}, made)
    found = [answer.verdict for subject in subjects(made.filings[0], "schedule") for answer in find("rate-cap-stated").judge(subject, ask)]
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
    assert verdicts("collection-stated", "schedule", schedule(f"{JOINED}    fees: {fees}\n    options: [{{option: 1, player: 1}}]"), game(rules)) == expected


@pytest.mark.parametrize(
    ("block", "expected"),
    [("fees: [{from: player, amount: 6}]", ["not-stated"]), ("fees: [{from: player, amount: 6, collected: after-deal}]", ["met"]), ("fees: [{from: player}]", ["not-applicable"])],
)
def test_collection_of_a_fee_in_prose_alone(block: str, expected: list[str]) -> None:
    assert verdicts("collection-stated", "schedule", schedule(f"  - {block}")) == expected


def test_an_option_not_announced_is_not_asked_when_it_is_collected() -> None:
    text = schedule("  - announces: {options: 1}\n    fees: [{from: player, collected: before-deal, options: [1]}]\n    options: [{option: 1, player: 1}, {option: 2, player: 1}]")
    assert verdicts("collection-stated", "schedule", text) == ["met"]


@pytest.mark.parametrize(("category", "expected"), [("poker", ["not-stated"]), ("bonus-bet", ["not-applicable"])])
def test_a_game_without_fees(category: str, expected: list[str]) -> None:
    assert verdicts("fee-schedule-filed", "game", game(category=category)) == expected


@pytest.mark.parametrize(
    ("options_", "expected"),
    [
        ("[{option: 1, player-dealer: [[1, 1], [2, 2], [3, 3], [4, 4]]}, {option: 2, player: 1}]", ["violated"]),
        ("[{option: 1, player: 0, player-dealer: [[1, 1], [2, 2], [3, 3]]}, {option: 2, player: 0, player-dealer: [[1, 1], [2, 2], [3, 4]]}]", ["unclear"]),
        ("[{option: 1, player: 1}, {option: 2, player: none}]", ["met"]),
        ("[{option: 1, player: none}]", ["not-applicable"]),
    ],
)
def test_rates_are_counted_once_for_a_schedule(options_: str, expected: list[str]) -> None:
    assert verdicts("rate-count", "schedule", schedule(f"  - options: {options_}"), cap=3) == expected


def test_an_option_can_be_asked_alone() -> None:
    assert verdicts("rate-count", "option", schedule("  - options: [{option: 1, player: 1}, {option: 2, player: none}]"), cap=3) == ["met", "not-applicable"]


def test_one_ladder_printed_for_two_payers_ends_once() -> None:
    text = schedule(
        "  - columns: [option, limit, {is: player, on: player-wager}, {is: player-dealer, on: player-wager}]\n"
        "    options: [{option: 1, limit: 5-500, player: [[5-100, 1], [101-200, 2]], player-dealer: [[5-100, 1], [101-200, 3]]}]"
    )
    assert verdicts("tier-open-end", "option", text) == ["violated"]


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [("hand", "round", ["met"]), ("bet", "wager", ["met"]), ("hand", "half-hour", ["unclear"]), ("wager", "betting-circle", ["unclear"])],
)
def test_units_of_a_fee(first: str, second: str, expected: list[str]) -> None:
    assert verdicts("fee-unit", "schedule", schedule(f"  - fees: [{{from: player, per: {first}}}, {{from: player, per: {second}}}]\n    options: [{{option: 1, player: 1}}]")) == expected
    assert verdicts("fee-unit", "schedule", schedule(f"  - fees: [{{from: player, per: {first}}}, {{from: player, per: {second}}}]\n    options: [{{option: 1, player: 0}}]")) == ["met"]


@pytest.mark.parametrize(
    ("fees", "expected"),
    [
        ("[10, 11, 12, 13, 40]", ["unclear"]),
        ("[10, 11, 12, 22]", ["met"]),  # ten times the usual step
        ("[10, 11, 12, 23]", ["unclear"]),
        ("[1, 20, 21, 22]", ["met"]),  # the first step starts no series
        ("[10, 11, 11, 40]", ["not-applicable"]),
    ],
)
def test_a_jump_in_a_series(fees: str, expected: list[str]) -> None:
    rows = ", ".join(f"[{n}, 10-20, {fee.strip()}]" for n, fee in enumerate(fees.strip("[]").split(","), 1))
    assert verdicts("fee-jump", "schedule", schedule(f"  - columns: [option, limit, player]\n    rows: {{table: [{rows}]}}")) == expected


@pytest.mark.parametrize(
    ("tiers", "total", "expected"),
    [
        ("[[10-100, 1]]", "[[5+, 2]]", ["unclear"]),
        ("[[5-100, 1]]", "[[5+, 2]]", ["not-applicable"]),
        ("[[any, 1]]", "[[5+, 2]]", ["not-applicable"]),
        ("[[10-100, 1]]", "[[any, 2]]", ["not-applicable"]),
    ],
)
def test_two_ladders_of_an_option_start_together(tiers: str, total: str, expected: list[str]) -> None:
    columns = "[option, {is: player, on: player-wager}, {is: player-dealer, on: total-table-action}]"
    assert verdicts("tier-limits", "option", schedule(f"  - columns: {columns}\n    options: [{{option: 1, player: {tiers}, player-dealer: {total}}}]")) == expected


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("{from: pot, per: pot, amount: 5}", "{from: player, per: half-hour}", ["unclear"]),
        ("{from: pot, per: pot, amount: 5}", "{from: player, per: hand}", ["not-applicable"]),
        ("{from: pot, amount: 5}", "{from: player, per: half-hour}", ["not-applicable"]),
    ],
)
def test_one_game_charged_by_pot_and_by_time(first: str, second: str, expected: list[str]) -> None:
    text = schedule(f"{JOINED}    fees: {first}\n{JOINED}    fees: {second}\n    options: [{{option: x, limit: 40-80, player: 11}}]")
    assert verdicts("option-in-two-blocks", "schedule", text) == expected


@pytest.mark.parametrize(
    ("option", "says", "expected"),
    [
        ("player: 0, player-dealer: [[5-10, 0], [11+, 1]]", "a hand can be free of any fee", True),
        ("player: 1, player-dealer: [[5-10, 0], [11+, 1]]", "a hand can be free of any fee", False),
        ("player: 0, player-dealer: 1", "a hand can be free of any fee", False),
    ],
)
def test_a_hand_free_of_any_fee(option: str, says: str, expected: bool) -> None:
    found = messages("zero-fee-review", "schedule", schedule(f"  - options: [{{option: 1, {option}}}]", "states: [{that: zero-fee-review}]\n"))
    assert (says in found) is expected
    assert verdicts("zero-fee-review", "schedule", schedule(f"  - options: [{{option: 1, {option}}}]")) == ["not-applicable"]


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ("{is: 7, of: players, counts-player-dealer: false}", "7 players besides the player-dealer may wager $1,000 each, $7,000 in all"),
        ("{is: 8, of: positions, counts-player-dealer: true}", "7 players"),
        ("{is: 8, of: players}", "7 players"),
        ("[{is: 9, of: players, counts-player-dealer: false}, {is: 3, of: hands}, {is: 2, of: everyone}]", "9 players"),
        ("{is: 3, of: hands}", "no game joined here says how many may play"),
    ],
)
def test_players_who_may_wager_beyond_a_closed_ladder(seats: str, said: str) -> None:
    option = "    columns: [option, limit, {is: player-dealer, on: total-table-action}]\n    options: [{option: 2, limit: 5-1000, player-dealer: [[5-1000, 1]]}]"
    assert said in messages("tier-open-end", "option", game(f"seats: {seats}\n"), schedule(JOINED + option))


@pytest.mark.parametrize(("start", "said"), [("101", ": $5 to $100 has no fee"), ("6", ": $5 has no fee"), ("7", ": $5 to $6 has no fee")])
def test_the_whole_span_below_the_first_tier_is_named(start: str, said: str) -> None:
    columns = "  - columns: [option, limit, {is: player, on: player-wager}]\n"
    assert said in messages("tier-open-end", "option", schedule(f"{columns}    options: [{{option: 1, limit: 5-500, player: [[{start}+, 1]]}}]"))


@pytest.mark.parametrize(("basis", "said"), [("total-table-action", "the total cannot be below $25"), ("player-wager", "starts at $5, but no wager below $25 is allowed")])
def test_a_total_below_the_least_wager(basis: str, said: str) -> None:
    text = schedule(f"  - columns: [option, limit, {{is: player, on: {basis}}}]\n    options: [{{option: 1, limit: 25-500, player: [[5-500, 1]]}}]")
    assert messages("tier-limits", "option", text).endswith(said)


LADDER_RULES = ("tier-both-ways", "tier-falls", "tier-gap", "tier-limits", "tier-open-end", "tier-order", "tier-overlap")


@pytest.mark.parametrize("rule", LADDER_RULES)
@pytest.mark.parametrize("damage", ["", "damaged: merged-cells, "])
def test_ladders_of_damaged_options_are_left_to_one_rule(rule: str, damage: str) -> None:
    columns = "  - columns: [option, limit, {is: player, on: player-wager}]\n"
    option = f"{{option: 1, limit: 10-500, {damage}player: [[5-20, 3], [100-120, 2], [40-60+, 1], [50-60, 2]]}}"
    assert (verdicts(rule, "option", schedule(f"{columns}    options: [{option}]")) == ["not-applicable"]) is bool(damage)


def test_damaged_options_are_told_once_for_a_block_and_have_no_rates() -> None:
    row = "{option: %d, limit: 5-500, damaged: merged-cells, player: [[5-10, 1], [11-20, 2], [21-30, 3], [31-40, 4], [41-50, 5], [51+, 6]]}"
    text = schedule(f"  - options: [{row % 1}, {row % 2}, {{option: 3, player: 1}}]\n  - options: [{row % 7}]")
    assert [answer.message.split(" are ")[0] for answer in answers("damaged-cells", "schedule", [text])] == ["the cells of options 1-2", "the cells of option 7"]
    assert verdicts("rate-count", "schedule", text, cap=5) == ["met"]
    assert verdicts("tier-cents", "schedule", text) == ["not-applicable"]


OWN = "kind: schedule\nname: Own\nblocks:\n" + JOINED + "    options: [%s]\n"
SHEET = "kind: schedule\nname: Sheet\ncollective: true\nblocks:\n" + JOINED + "    options: [%s]\n"


@pytest.mark.parametrize(
    ("own", "sheet", "said"),
    [
        ("{option: 1, limit: 5-9, player: 1}", "{option: 1, limit: 5-9, player: 2}", "differ in one figure: the player fee for every amount is $1 in the one and $2 in the other"),
        ("{option: 1, limit: 5-9, player: [[5+, 1]]}", "{option: 1, limit: 5-9, player: [[5+, 2]]}", "the player fee from $5 is $1 in the one"),
        ("{option: 1, limit: 5-9, player: [[5-6, 1], [7+, 2]]}", "{option: 2, limit: 5-9, player: [[5-7, 1], [8+, 2]]}", "the player fee of $2 starts at $7 in the one and at $8"),
        ("{option: 1, limit: 5-9, player: [[5-6, 1], [300+, 2]]}", "{option: 2, limit: 5-9, player: [[5-6, 1], [301+, 2]]}", "starts at $300 in the one and at $301"),
        ("{option: 4, limit: 5-9, player: 1}, {option: 5, limit: 5-9, player: 3}", "{option: 2, limit: 5-9, player: 1}", "is option 2 of the second; only the first has option 5"),
        ("{option: a, limit: 5-9, player: 1}", "{option: 1, limit: 5-9, player: 1}, {option: 2, limit: 5-9, player: [[5+, 2]]}", "row a of the first is option 1 of the second"),
        ("{option: 1, player: 1}", "{option: 1, player: 1}, {option: 2, player: 1}, {option: 3, player: 1}, {option: 4, limit: 5, player: 1}", ", 1 more is the same in both; only"),
        ("{option: 1, player: 1}", "{option: 1, player: 1}, {option: 4, limit: 5, player: 1}", "; 1 is the same in both; only the second has option 4"),
        ("{option: 1, limit: 5, player: 1}", "{option: 1, limit: 6, player: 1}", "the only option of the first is not in the other; the only option of the second"),
        ("{option: 1, limit: 5, player: 1}, {option: 2, limit: 6, player: 1}", "{option: 1, limit: 7, player: 1}", "none of the 2 options of the first is in the other"),
        ("{option: 1, limit: 5, player: 1}", "{option: 1, limit: 6, player: 1, damaged: merged-cells}", "the cells of option 1 are visibly broken, so more may be the same"),
        ("{option: 1, limit: 5, player: [[5-10, 0], [11+, 1]]}", "{option: 1, limit: 5, player: [[11+, 1]]}", "the only option"),
        ("{option: 1, limit: 5, player: 1}", "{option: 1, limit: 5, player-dealer: 1}", "not in the other"),
        ("{option: 1, limit: 5, player: 1}", "{option: 1, limit: 5, players: 3, player: 1}", "not in the other"),
    ],
)
def test_two_schedules_are_set_side_by_side(own: str, sheet: str, said: str) -> None:
    found = messages("two-schedules", "game", game(), OWN % own, SHEET % sheet)
    assert found.startswith("Example has two schedules in force, “Own” and “Sheet”")
    assert said in found


@pytest.mark.parametrize(
    ("own", "sheet"),
    [
        ("{option: 1, player: [[any, 0]]}", "{option: 1, player: 0}"),
        ("{option: 1, player: waived}", "{option: 1}"),
        ("{option: 1, players: any, player: 1}", "{option: 2, player: 1}"),
        ('{option: 1, player: [[5-35, 1], [">35-100", 2]]}', "{option: 1, player: [[36-100, 2], [5-35, 1]]}"),
        ("{option: 1, player: [[5-35, 0], [36+, 2]]}", "{option: 1, player: [[5-35, none], [36+, 2]]}"),
    ],
)
def test_options_written_otherwise_are_the_same(own: str, sheet: str) -> None:
    assert verdicts("two-schedules", "game", game(), OWN % own, SHEET % sheet) == ["met"]


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("{option: 1, player: [[5-50, 1], [50+, 2]]}", "see option 1 (tier-overlap)"),
        ("{option: 1, player: [[5-50, 1], [60+, 2]]}", "see option 1 (tier-gap)"),
        ("{option: 1, player: [[5-50+, 1]]}", "see option 1 (tier-both-ways)"),
        ("{option: 1, player: [[5-50, 1], [51+, 2]]}, {option: 2, player: [[5-9, 1], [9-50, 2], [60+, 3]]}", "see option 2 (tier-gap); option 2 (tier-overlap)"),
        ("{option: 1, player: [[5-50, 1], [51+, 2]]}", "fixed by the schedule"),
        ("{option: 1, damaged: merged-cells, player: [[5-50, 1], [50+, 2]]}", "fixed by the schedule"),
    ],
)
def test_a_ladder_that_leaves_the_fee_open_is_named_where_fees_must_be_fixed(option: str, said: str) -> None:
    clean = "kind: schedule\nname: Other\nblocks: [{options: [{option: 1, player: [[5-50, 1], [50+, 2]]}]}]"
    found = messages("fixed-before-play", "schedule", schedule(f"  - options: [{option}]"), clean).split("\n")
    assert any(line.endswith(said) for line in found)
    assert len(found) == 2


@pytest.mark.parametrize(
    ("lines", "expected"),
    [((10, 20), ["met"]), ((20, 10), ["unclear"]), ((20, 20), ["met"]), ((20, 0), ["met"])],
)
def test_options_printed_above_lower_numbers(lines: tuple[int, int], expected: list[str]) -> None:
    first, second = (f", at: {line}" if line else "" for line in lines)
    text = f"  - options: [{{option: 1, limit: 5-9, player: 1{first}}}, {{option: 2, limit: 5-9, player: 2{second}}}]"
    assert verdicts("option-numbers", "schedule", schedule(text)) == expected
