"""What the law as data must be able to show, on the filings of the corpus."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path

import pytest

from tests.docket import docket
from validator.docket.filings import Docket
from validator.judge.compare import compare
from validator.judge.engine import Settings, judge
from validator.judge.verdict import Result, Verdict
from validator.law import books as law
from validator.render import law as render
from validator.run.gather import gather

RULES = Path(__file__).parents[2] / "rules"
TODAY = date(2026, 11, 15)

FOUR_RATES = """
kind: schedule
name: Four rates
blocks: [{options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51-100, 2], [101-200, 3], [201+, 4]]}]}]
"""


@cache
def filed(*folders: str) -> Docket:
    gathered = gather(RULES / folder for folder in folders)
    assert not gathered.refused
    return gathered.docket


def judged(
    made: Docket,
    day: date | None,
    *select: str,
    rulebooks: tuple[str, ...] | None = None,
    also: tuple[str, ...] = (),
    as_if: bool = False,
) -> Result:
    result = judge(
        made,
        Settings(
            TODAY,
            as_of=day,
            rulebooks=rulebooks,
            also=also,
            select=frozenset(select),
            as_if_in_force=as_if,
        ),
    )
    assert not result.faults
    return result


@pytest.mark.parametrize(
    ("day", "verdict", "says"),
    [
        (
            date(2006, 4, 1),
            "violated",
            [
                "four collection rates",
                "On April 1, 2006 the law probably allowed three",
                "recited as the law in a filing dated 2006-04-23",
                "reported",
            ],
        ),
        (
            date(2011, 12, 20),
            "unclear",
            ["three or five", "between 2006-04-23 and 2013-06-17", "digest"],
        ),
        (
            date(2014, 1, 1),
            "met",
            ["four collection rates", "The law allows five", "AB 820 (2013) gives five", "digest"],
        ),
    ],
)
def test_four_rates_on_three_days(day: date, verdict: str, says: list[str]) -> None:
    found = judged(docket(FOUR_RATES), day, "rate-count", rulebooks=("california",)).verdicts
    assert [v.verdict for v in found] == [verdict]
    ground = str(dict(found[0].values)["because"].data)
    assert all(text in f"{found[0].message} {ground}" for text in says), found[0].message
    assert found[0].as_of.day == day
    assert [(a.cite, a.confidence) for a in found[0].authority] == [
        ("Penal Code 337j(f)", "digest")
    ]


BLACKJACK = ("forbidden-name", "no-bust", "target-count", "natural-win", "tie-result")
DOJ = ("california/doj-2026",)


def style() -> Iterator[str]:
    """The blackjack-style games of the corpus: the hand closest to a target wins."""
    for filing in filed("california").filings:
        for game in filing.games:
            if any(c.by == "closest-to-target" for c in game.game.compares):
                yield f"{filing.id}/{game.id}"


def test_each_blackjack_style_game_names_what_would_have_to_change() -> None:
    games = set(style())
    assert len(games) >= 11
    by_game: dict[str, dict[str, Verdict]] = {}
    for v in judged(filed("california"), date(2026, 4, 15), *BLACKJACK, also=DOJ).verdicts:
        if v.subject.id in games:
            by_game.setdefault(v.subject.id, {})[v.rule] = v
    assert set(by_game) == games
    for game, verdicts in by_game.items():
        assert set(verdicts) == set(BLACKJACK), game
        assert verdicts["forbidden-name"].verdict == "violated", game
        assert verdicts["no-bust"].verdict in ("violated", "unclear"), game
        assert verdicts["tie-result"].verdict == "unclear", game
        assert verdicts["target-count"].verdict == "met", game  # 21.5 and 22 are not 21
        assert all(a.confidence == "reported" for v in verdicts.values() for a in v.authority)
    naturals = [v["natural-win"].verdict for v in by_game.values()]
    assert naturals.count("violated") >= 9


def test_a_target_of_21_would_have_to_change() -> None:
    game = "kind: game\nname: Nearest\ncategory: player-dealer\ncompares: {by: closest-to-target, target: 21}\n"
    found = judged(docket(game), date(2026, 4, 15), "target-count", rulebooks=DOJ).verdicts
    assert [(v.verdict, v.case) for v in found] == [("violated", "forbidden")]


def test_later_none_of_it_is_in_force_and_the_report_says_why() -> None:
    result = judged(filed("california"), date(2026, 11, 15), also=DOJ)
    mine = [v for v in result.verdicts if v.provision.startswith("california/doj-2026/")]
    assert mine
    assert {v.verdict for v in mine} == {"not-applicable"}
    concerned = [v for v in mine if v.case != "not-concerned"]
    assert all(
        "nvalidated" in v.message and "beyond the Bureau's authority" in v.message
        for v in concerned
    )
    assert len({v.subject.id for v in concerned}) >= len(set(style()))


def test_between_they_were_suspended() -> None:
    found = judged(filed("california"), date(2026, 5, 25), "no-bust", also=DOJ).verdicts
    assert all("uspended on 2026-05-21 (preliminary injunction" in v.message for v in found)


def test_as_if_in_force_judges_them_anyway() -> None:
    found = judged(
        filed("california"), date(2026, 11, 15), "forbidden-name", also=DOJ, as_if=True
    ).verdicts
    assert sum(v.verdict == "violated" for v in found) >= 11


def test_they_are_used_only_when_asked_for() -> None:
    assert law.load(*DOJ).rulebook.optional
    assert not any(
        v.provision.startswith(DOJ[0])
        for v in judged(filed("california"), date(2026, 4, 15)).verdicts
    )


OWN = "oregon/grand-ronde/"


def test_grand_ronde_meets_its_own_rules_by_construction() -> None:
    mine = [v for v in judged(filed("oregon"), None).verdicts if v.provision.startswith(OWN)]
    assert {v.verdict for v in mine} == {"met", "not-applicable"}
    met = [v for v in mine if v.verdict == "met"]
    assert {v.provision for v in met} == {
        f"{OWN}{p.id}" for p in law.load(OWN[:-1]).rulebook.provisions
    }, "every provision meets something"
    assert all(v.by_construction for v in met)
    assert all(v.evidence for v in met)


def test_its_percentages_are_met_at_home_and_violated_in_california() -> None:
    home = [
        v
        for v in judged(filed("oregon"), None, "share-cap").verdicts
        if v.verdict != "not-applicable"
    ]
    away = [
        v
        for v in judged(filed("oregon"), None, "flat-fee", rulebooks=("california",)).verdicts
        if v.verdict == "violated"
    ]
    games = {"grand-ronde/craps", "grand-ronde/pai-gow-poker", "grand-ronde/poker"}
    assert {v.verdict for v in home} == {"met"}
    assert {v.subject.id for v in home} == games
    assert {v.subject.id for v in away} == games
    assert any("5 %" in v.message for v in away)
    assert any("10 %" in v.message for v in away)


FIXTURES = {
    "blackjack-bets": ("Blackjack", "limits: [{at-most: 1001}]"),
    "craps-bets": (
        "Craps",
        "limits: [{at-most: 500}, {wager: place, on-totals: [6, 8], at-most: 601}]",
    ),
    "keno-bets": ("Keno", "limits: [{wager: ticket, at-most: 2000}]"),
    "let-it-ride-bets": ("Let It Ride", "limits: [{wager: base, at-most: 51}]"),
    "let-it-ride-bonus-bets": ("Let It Ride", "limits: [{wager: bonus, at-most: 2}]"),
    "let-it-ride-three-card-bets": (
        "Let It Ride",
        "limits: [{wager: three-card-bonus, at-most: 26}]",
    ),
    "pai-gow-bets": ("Pai Gow Poker", "limits: [{wager: base, at-most: 501}]"),
    "pai-gow-bonus-bets": ("Pai Gow Poker", "limits: [{wager: fortune-bonus, at-most: 26}]"),
    "three-card-poker-bets": ("Three Card Poker", "limits: [{at-most: 501}]"),
    "vigorish-share": ("Craps", "fees: [{called: vigorish, share: {most-share: 6 %, of: payout}}]"),
    "rake-share": ("Poker", "fees: [{called: rake, share: {most-share: 11 %, of: pot}}]"),
    "jackpot-contribution": (
        "Poker",
        "fees: [{called: jackpot contribution, funds: jackpot, amount: 2.50}]",
    ),
    "one-round-of-banking": (
        "Pai Gow Poker",
        "player-dealer: {rotation: {holds-at-most: 2, unit: rounds}}",
    ),
    "let-it-ride-payout-cap": ("Let It Ride", "payouts: [{of: player, at-most: 25001, per: hand}]"),
    "pai-gow-payout-cap": ("Pai Gow Poker", "payouts: [{of: player, at-most: 20001, per: hand}]"),
    "let-it-ride-basic-floor": (
        "Let It Ride",
        "wagers: [{name: base, pays: {rows: [[royal-flush, 499 to 1]]}}]",
    ),
    "let-it-ride-bonus-floor": (
        "Let It Ride",
        "wagers: [{name: bonus, pays: {rows: [[two-pair, 3 for 1]]}}]",
    ),
    "ante-bonus-floor": (
        "Three Card Poker",
        "wagers: [{name: ante-bonus, pays: {rows: [[straight-flush, 4 to 1]]}}]",
    ),
    "pair-plus-floor": (
        "Three Card Poker",
        "wagers: [{name: pair-plus, pays: {rows: [[flush, 2 to 1]]}}]",
    ),
}


def test_there_is_a_violating_fixture_for_every_provision_of_grand_ronde() -> None:
    assert set(FIXTURES) == {p.id for p in law.load(OWN[:-1]).rulebook.provisions}


@pytest.mark.parametrize("provision", FIXTURES)
def test_the_rulebook_of_grand_ronde_finds_violations(provision: str) -> None:
    name, facts = FIXTURES[provision]
    made = docket(f"kind: game\nname: {name}\ncategory: house-banked\n{facts}\n")
    found = judged(made, TODAY, provision, rulebooks=(OWN[:-1],)).verdicts
    assert "violated" in {v.verdict for v in found}
    assert not any(v.by_construction for v in found)


def test_a_city_with_a_tighter_cap_is_one_yaml_file(tmp_path: Path) -> None:
    city = tmp_path / "city.yaml"
    city.write_text("""kind: rulebook
name: A city
parent: california
provisions:
  - id: city-bets
    code: XX101
    predicate: wager-cap
    level: schedule
    statement: No single bet is larger than the cap.
    severity: error
    class: ordinance
    authorities: [{cite: Municipal Code 1-2.3}]
    confidence: certain
    confirmed: 2026-11-15
    parameters: {cap: {tighter: lower, values: {value: 200}}}
""")
    found = judged(filed("california/club-one"), TODAY, "city-bets", also=(str(city),)).verdicts
    assert any(v.verdict == "violated" and dict(v.values)["cap"].data == "200" for v in found)
    state = judged(filed("california/club-one"), TODAY, "single-bet-schedules").verdicts
    assert sum(v.verdict == "violated" for v in found) > sum(v.verdict == "violated" for v in state)


def test_the_date_comes_from_the_document_and_the_verdict_says_so() -> None:
    result = judged(filed("california/palomar"), None, "rate-count")
    dated = {v.as_of.because for v in result.verdicts}
    assert "the date the document bears" in dated
    assert "today, since the document bears no date" in dated


def test_which_verdicts_change_between_two_days_and_why() -> None:
    found = compare(
        filed("california"), Settings(TODAY, also=DOJ), date(2026, 4, 15), date(2026, 11, 15)
    )
    assert found.changes
    assert all(change.provision.startswith(DOJ[0]) for change in found.changes)
    assert all("in force" in change.why and "invalidated" in change.why for change in found.changes)
    assert not any(change.refile for change in found.changes)
    back = compare(
        filed("california"), Settings(TODAY, also=DOJ), date(2026, 3, 1), date(2026, 4, 15)
    )
    assert any(change.refile and change.rule == "forbidden-name" for change in back.changes)
    text = render.compared(back)
    assert "to be refiled" in text
    assert "not legal advice" in text


def test_the_raised_cap_changes_a_verdict() -> None:
    found = compare(
        docket(FOUR_RATES),
        Settings(TODAY, rulebooks=("california",), select=frozenset({"rate-count"})),
        date(2006, 4, 1),
        date(2014, 1, 1),
    )
    assert [(c.before, c.after) for c in found.changes] == [("violated", "met")]
    assert "cap: 3 (recited" in found.changes[0].why
    assert "then 5 (" in found.changes[0].why


def test_the_city_ordinance_finds_the_limit_above_its_cap() -> None:
    found = [
        v
        for v in judged(filed("california/club-one"), TODAY, "wager-cap").verdicts
        if v.verdict == "violated"
    ]
    assert found
    assert all(
        (dict(v.values)["most"].data, dict(v.values)["cap"].data) == ("2000", "1000") for v in found
    )
