"""The rulebooks of Florida, Washington and Pennsylvania: for each provision a filing that keeps it and one
that breaks it.
"""

from __future__ import annotations

from datetime import date

import pytest

from tests.docket import docket
from validator.judge.engine import Settings, judge
from validator.law import books as law

TODAY = date(2026, 11, 18)
POKER = "kind: game\nname: Hold'em\ncategory: poker\n"
BANKED = "kind: game\nname: Example\ncategory: house-banked\n"
SHEET = "kind: schedule\nname: Rates\nblocks: [{games: [{called: Hold'em, document: hold-em}], "
FOUR_STREETS = (
    "{does: betting-round}, {does: betting-round}, {does: betting-round}, {does: betting-round}"
)
HANDS = [
    "royal-flush",
    "straight-flush",
    "4-of-a-kind",
    "full-house",
    "flush",
    "straight",
    "3-of-a-kind",
    "two-pair",
    "pair",
    "ace-king",
]


def sheet(rest: str, game: str = POKER) -> tuple[str, str]:
    return f"id: hold-em\n{game}", f"{SHEET}{rest}}}]\n"


def stated(fee: str) -> tuple[str]:
    return (f"{POKER}fees: [{{{fee}}}]\n",)


def pays(game: str, wager: str, odds: str, *more: str) -> tuple[str]:
    """A game whose wager pays these odds to one for the best hands, down from a royal flush."""
    rows = ", ".join(f"[{hand}, {to} to 1]" for hand, to in zip(HANDS, odds.split(), strict=False))
    wagers = f"wagers: [{{name: {wager}, pays: {{rows: [{rows}]}}}}]"
    banked = BANKED.strip().replace("Example", game)
    return ("\n".join([banked, wagers, *more]) + "\n",)


TEN_ITEMS = (
    "sections: [{is: table}, {is: definitions}]",
    "deck: {cards: 52}",
    "seats: {is: 8, of: players}",
    "cards: {high-to-low: [A, K, Q]}",
    "raises: {most: 3}",
    "round: [{does: deal, to: players, cards: 2}]",
    "fees: [{from: pot, per: hand, amount: 5}]",
)
DESIGNATED = "kind: game\nname: Example\ncategory: player-dealer\nplayer-dealer: {{rotation: {}}}\n"
STATES = ("florida", "pennsylvania", "washington")
MISSISSIPPI = "500 100 40 10 6 4 3 2"
CASES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "FL101": (
        sheet("fees: [{called: rake, from: pot, per: hand, amount: 5}]"),
        sheet("fees: [{called: rake, from: pot, share: {is: 10 %, of: pot, cap: 5}}]"),
    ),
    "FL102": (
        stated("called: rake, from: pot, per: hand, amount: 5"),
        stated("called: rake, from: pot, share: {is: 10 %, of: pot}"),
    ),
    "FL103": (
        sheet("fees: [{from: player, per: half-hour, amount: 5, collected: start-of-half-hour}]"),
        sheet("fees: [{from: player, per: half-hour, amount: 5, collected: end-of-half-hour}]"),
    ),
    "FL104": (
        stated("from: player, per: half-hour, amount: 5, collected: start-of-half-hour"),
        stated("from: player, per: half-hour, amount: 5, collected: end-of-half-hour"),
    ),
    "FL105": (
        ("\n".join([POKER.strip(), *TEN_ITEMS]) + "\n",),
        ("\n".join([POKER.strip(), *TEN_ITEMS[1:]]) + "\n",),
    ),
    "FL106": (
        (DESIGNATED.format("{offered-after: 1, unit: hands, then: rotated, direction: clockwise}"),),
        (DESIGNATED.format("{offered-after: 1, unit: hands, then: rotated, direction: right}"),),
    ),
    "WA101": (
        sheet("fees: [{from: player, per: half-hour}], options: [{option: 1, player: 4}]"),
        sheet("fees: [{from: player, per: half-hour, amount: 4}, {called: rake, from: pot, share: {is: 5 %, of: pot}}]"),
    ),
    "WA102": (
        sheet("fees: [{from: player, per: half-hour}], options: [{option: 1, player: 5}]"),
        sheet("fees: [{from: player, per: half-hour}], options: [{option: 1, player: 6}]"),
    ),
    "WA111": (
        stated("from: player, per: hour, amount: 10"),
        stated("from: player, per: half-hour, amount: 6"),
    ),
    "WA103": (
        sheet("fees: [{from: player, per: hand}], options: [{option: 1, player: 1}]"),
        sheet("fees: [{from: player, per: hand}], options: [{option: 1, player: 1.5}]"),
    ),
    "WA112": (
        stated("from: player, per: hand, amount: 1"),
        stated("from: player, per: hand, amount: 2"),
    ),
    "WA104": (
        sheet("fees: [{from: player, per: hand, collected: before-deal}], options: [{option: 1, player: 1}]"),
        sheet("fees: [{from: player, per: hand, collected: after-deal}], options: [{option: 1, player: 1}]"),
    ),
    "WA105": (
        sheet("fees: [{called: rake, from: pot, share: {most-share: 10 %, of: pot}}]"),
        sheet("fees: [{called: rake, from: pot, share: {most-share: 12 %, of: pot}}]"),
    ),
    "WA106": (
        stated("called: rake, from: pot, share: {is: 10 %, of: pot}"),
        stated("called: rake, from: pot, share: {is: 11 %, of: pot}"),
    ),
    "WA107": (
        (f"{POKER}round: [{FOUR_STREETS}, {{does: betting-round}}]\n",),
        (f"{POKER}round: [{FOUR_STREETS}, {{does: betting-round}}, {{does: betting-round}}]\n",),
    ),
    "WA108": (
        (f"{POKER}raises: {{most: 3}}\n",),
        (f"{POKER}raises: {{most: 4}}\n",),
    ),
    "WA109": (
        (f"{POKER}table-limit: 4-300\n",),
        (f"{POKER}table-limit: 4-301\n",),
    ),
    "WA110": (
        sheet("options: [{option: 1, limit: 4-300, player: 1}]"),
        sheet("options: [{option: 1, limit: 4-500, player: 1}]"),
    ),
    "WA113": (
        (f"{BANKED}wagers: [{{name: base, limit: 5-300}}]\n",),
        (f"{BANKED}wagers: [{{name: base, limit: 5-500}}]\n",),
    ),
    "WA114": (
        sheet("states: [{that: fees-posted}], options: [{option: 1, player: 1}]"),
        sheet("states: [{that: fees-posted, is: false}], options: [{option: 1, player: 1}]"),
    ),
    "PA101": (
        pays("Mississippi Stud", "ante", MISSISSIPPI),
        pays("Mississippi Stud", "ante", "500 100 40 10 6 4 3 1"),
    ),
    "PA102": (
        pays("Mississippi Stud", "third-street", MISSISSIPPI),
        pays("Mississippi Stud", "third-street", "500 100 40 10 5 4 3 2"),
    ),
    "PA103": (
        pays("Mississippi Stud", "fourth-street", MISSISSIPPI),
        pays("Mississippi Stud", "fourth-street", "250 100 40 10 6 4 3 2"),
    ),
    "PA104": (
        pays("Mississippi Stud", "fifth-street", MISSISSIPPI),
        pays("Mississippi Stud", "fifth-street", "500 100 30 10 6 4 3 2"),
    ),
    "PA105": (
        pays("Mississippi Stud", "ante", MISSISSIPPI, "payouts: [{of: hand, at-most: 50000, per: hand}]"),
        pays("Mississippi Stud", "ante", MISSISSIPPI, "payouts: [{of: hand, at-most: 60000, per: hand}]"),
    ),
    "PA106": (
        pays("Ultimate Texas Hold'em", "blind", "500 50 10 3 1.5"),
        pays("Ultimate Texas Holdem", "blind", "500 50 10 3 1"),
    ),
    "PA107": (
        pays("Ultimate Texas Hold'em", "trips", "50 40 20 7 6 5 3"),
        pays("Ultimate Texas Hold’em Poker", "trips", "50 40 20 6 6 5 3"),
    ),
    "PA108": (
        pays("Lunar Poker", "bet", "100 50 20 7 5 4 3 2 1 1"),
        pays("Lunar Poker", "bet", "100 50 20 7 4 4 3 2 1 1"),
    ),
    "PA109": (
        pays("Lunar Poker", "super", "1000 250 200 100 60 30 8"),
        pays("Lunar Poker", "super", "1000 250 200 100 60 25 8"),
    ),
}  # fmt: skip


def verdicts(documents: tuple[str, ...], code: str, day: date = TODAY) -> set[str]:
    state = {"FL": "florida", "WA": "washington", "PA": "pennsylvania"}[code[:2]]
    settings = Settings(TODAY, as_of=day, rulebooks=(state,), select=frozenset([code]))
    result = judge(docket(*documents), settings)
    assert not result.faults
    return {verdict.verdict for verdict in result.verdicts} - {"not-applicable"}


@pytest.mark.parametrize("code", CASES)
def test_a_provision_is_kept_and_broken(code: str) -> None:
    keeps, breaks = CASES[code]
    assert verdicts(keeps, code) == {"met"}
    assert verdicts(breaks, code) == {"not-stated" if code == "FL105" else "violated"}


def test_every_provision_has_its_case() -> None:
    for state in STATES:
        codes = {provision.code for provision in law.load(state).rulebook.provisions}
        assert codes == {code for code in CASES if code[:2] == next(iter(codes))[:2]}


@pytest.mark.parametrize(("limit", "day"), [("5-400", date(2023, 1, 1)), ("5-401", TODAY)])
def test_a_limit_above_every_cap_of_the_day_is_too_high(limit: str, day: date) -> None:
    game = f"{BANKED}wagers: [{{name: base, limit: {limit}}}]\n"
    assert verdicts((game,), "WA113", day) == {"violated"}


def test_what_is_only_reported_is_no_error() -> None:
    for state in STATES:
        for provision in law.load(state).rulebook.provisions:
            assert provision.confidence == "certain" or provision.severity != "error"


def test_a_text_is_unclear_before_the_day_it_was_read_for() -> None:
    short = pays("Mississippi Stud", "ante", "500 100 40 10 6 4 3 1")
    assert verdicts(short, "PA101", date(2020, 1, 1)) == {"unclear"}
