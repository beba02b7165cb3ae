"""Provisions of law, branch by branch."""

from __future__ import annotations

from typing import Any

import pytest

from tests.docket import answers, says

GAME = "kind: game\nname: {name}\ncategory: {category}\n{facts}\n"
SHEET = "kind: schedule\nname: {name}\n{facts}\n"


def game(facts: str = "", name: str = "Example", category: str = "player-dealer") -> str:
    return GAME.format(name=name, category=category, facts=facts)


def sheet(facts: str, name: str = "Sheet") -> str:
    return SHEET.format(name=name, facts=facts)


def said(predicate: str, level: str, documents: list[str], **figures: Any) -> list[tuple[str, str]]:
    return [
        (answer.verdict, says(answer)) for answer in answers(predicate, level, documents, **figures)
    ]


NAMED = {
    "names": ["twenty-one", "21", "fan-tan", "tan", "monte"],
    "targets": [["twenty-one", 21, 22]],
}


@pytest.mark.parametrize(
    ("document", "verdict"),
    [
        (game(name="Twenty One"), "violated"),
        (game(name="'21'"), "violated"),
        (game(name="Fan Tan"), "violated"),
        (game("also-called: [{is: TWENTY-ONE}]"), "violated"),
        (game(name="Tango"), "met"),
        (game(name="Monte Bank"), "unclear"),
        (game(name="21 Poker"), "met"),
        (game("compares: {by: closest-to-target, target: 20.5}"), "met"),
        (game("compares: {by: closest-to-target, target: 22}"), "unclear"),
        (game("compares: {by: closest-to-target, target: 22.5}"), "met"),
        (game("compares: {by: closest-to-target, target: nine}"), "met"),
        (game("compares: {by: points-mod-10, target: 21}"), "met"),
    ],
)
def test_named_game(document: str, verdict: str) -> None:
    assert [v for v, _ in said("named-game", "game", [document], **NAMED)] == [verdict]


@pytest.mark.parametrize(
    ("facts", "verdicts"),
    [
        (
            "blocks: [{options: [{option: 1, limit: 5-100, player: 1}, {option: 2, limit: 5-101, player: 1}]}]",
            ["violated"],
        ),
        (
            "blocks: [{options: [{option: 1, limit: 5-200, player: 1}, {option: 2, limit: 5-200, player: 1}]}]",
            ["violated"],
        ),
        (
            "blocks: [{options: [{option: 1, limit: 5-200, player: 1}, {option: 2, limit: 5-300, player: 1}]}]",
            ["violated", "violated"],
        ),
        ("blocks: [{limits: [{wager: bonus, is: 1-101}]}]", ["violated"]),
        ("blocks: [{limits: [{wager: bonus, maximum: 50-101}]}]", ["violated"]),
        ("blocks: [{limits: [{wager: bonus, minimum: 200}]}]", ["not-applicable"]),
        ("blocks: [{options: [{option: 1, limit: 20+, player: 1}]}]", ["unclear"]),
        (
            "states: [{that: local-ordinance-applies}]\nblocks: [{options: [{option: 1, limit: no-limit, player: 1}]}]",
            ["met"],
        ),
        (
            "states: [{that: local-ordinance-applies, is: false}]\nblocks: [{options: [{option: 1, limit: no-limit, player: 1}]}]",
            ["unclear"],
        ),
        ("blocks: [{options: [{option: 1, player: 1}]}]", ["not-applicable"]),
    ],
)
def test_wager_cap_of_a_schedule(facts: str, verdicts: list[str]) -> None:
    assert [v for v, _ in said("wager-cap", "schedule", [sheet(facts)], cap=100)] == verdicts


def test_no_limit_is_bounded_by_the_rules_of_every_game_at_the_table() -> None:
    facts = "blocks: [{games: [{document: one}, {document: two}], options: [{option: 1, limit: no-limit, player: 1}]}]"
    bounded, free = (
        game("limits: [{at-most: 100}]", "One"),
        game("limits: [{wager: base, at-most: 100}]", "Two"),
    )
    assert [
        v for v, _ in said("wager-cap", "schedule", [bounded, free, sheet(facts)], cap=100)
    ] == ["unclear"]
    assert [
        v
        for v, _ in said(
            "wager-cap", "schedule", [bounded, bounded.replace("One", "Two"), sheet(facts)], cap=100
        )
    ] == ["met"]


@pytest.mark.parametrize(
    ("facts", "figures", "verdicts"),
    [
        ("table-limit: 5-200", {}, ["violated"]),
        ("wagers: [{name: base, limit: {maximum: 101}}]", {}, ["violated"]),
        ("wagers: [{name: base, limit: {maximum: 100}}]", {}, ["met"]),
        ("wagers: [{name: base, limit: {minimum: 200}}]", {}, ["not-applicable"]),
        (
            "wagers: [{name: base, limit: 5-200}, {name: side, limit: 5-200}]",
            {"wagers": ["side"]},
            ["violated"],
        ),
        ("wagers: [{name: base, limit: 5-200}]", {"wagers": ["side"]}, ["not-applicable"]),
        (
            "wagers: [{name: base, limit: 5-200}]",
            {"wagers": ["side"], "must_say": True},
            ["not-stated"],
        ),
        (
            "limits: [{wager: lay, on-totals: [4], at-most: 200}]",
            {"exceptions": [{"wagers": ["lay"], "numbers": [4, 10], "cap": 200}]},
            ["met"],
        ),
        (
            "limits: [{wager: lay, at-most: 200}]",
            {"exceptions": [{"wagers": ["lay"], "numbers": [4, 10], "cap": 200}]},
            ["violated"],
        ),
        (
            "limits: [{wager: buy, on-totals: [4], at-most: 200}]",
            {"exceptions": [{"wagers": ["lay"], "numbers": [4, 10], "cap": 200}]},
            ["violated"],
        ),
        ("limits: [{wager: odds, times-base: 10}]", {}, ["not-applicable"]),
    ],
)
def test_wager_cap_of_a_game(facts: str, figures: dict[str, Any], verdicts: list[str]) -> None:
    assert [v for v, _ in said("wager-cap", "game", [game(facts)], cap=100, **figures)] == verdicts


METHODS = {"periods": ["hour", "half-hour"], "payers": ["player", "all-players"]}


@pytest.mark.parametrize(
    ("facts", "verdicts"),
    [
        ("blocks: [{fees: [{from: pot, per: hand, collected: before-deal}]}]", ["violated"]),
        (
            "blocks: [{fees: [{from: all-players, per: hand, collected: start-of-hand, amount: 1}]}]",
            ["met"],
        ),
        (
            "blocks: [{fees: [{from: player, per: hand, collected: end-of-hand, amount: 1}]}]",
            ["violated"],
        ),
        (
            "blocks: [{fees: [{from: player-dealer, amount: none}, {from: player, per: hour, amount: 5}]}]",
            ["met"],
        ),
        ("blocks: [{options: [{option: 1, player: 1, player-dealer: 2}]}]", ["violated"]),
        ("blocks: [{options: [{option: 1, player: 1, player-dealer: 0}]}]", ["met"]),
        ("blocks: [{fees: [{from: player-dealer, amount: none}]}]", ["not-applicable"]),
    ],
)
def test_fee_methods(facts: str, verdicts: list[str]) -> None:
    assert [v for v, _ in said("fee-methods", "schedule", [sheet(facts)], **METHODS)] == verdicts


def test_application_contents_answers_once_for_each_item() -> None:
    found = said(
        "application-contents",
        "filing",
        [game("glossary: [{is: ante, note: the first bet}, {is: play, note: the second bet}]")],
    )
    assert [v for v, _ in found] == ["not-stated", "not-stated", "not-stated", "not-stated", "met"]
    assert found[3][1] == "page items=no-legality"
    assert found[0][1] == "wagers-missing number=1 games=example"


@pytest.mark.parametrize(
    "facts",
    [
        "wagers: [{name: ante}]", "forced-bets: [{is: ante}]", "raises: {most: 3}", "table-limit: 2-4", "limits: [{at-most: 5}]",
        "round: [{does: betting-round}]", "sections: [{is: wagers}]",
    ],
)  # fmt: skip
def test_wagering_conventions_in_any_form(facts: str) -> None:
    assert said("application-contents", "filing", [game(facts)])[0][0] == "met"


@pytest.mark.parametrize(
    "facts",
    [
        "compares: {by: ranked-hand}",
        "object: win",
        "wagers: [{name: a, pays: {odds: even}}]",
        "sections: [{is: how-wagers-win}]",
    ],
)
def test_the_deciding_event_in_any_form(facts: str) -> None:
    assert said("application-contents", "filing", [game(facts)])[1][0] == "met"


def test_a_superseded_game_and_a_bonus_bet_are_not_asked() -> None:
    number = "approvals: [{number: GEGA-000009}]"
    old = game(number, name="Old")
    new = game(f"{number}\nsupersedes: [old]\nfees: [{{amount: 1}}]", name="New")
    found = said(
        "application-contents", "filing", [old, new, game(name="Bet", category="bonus-bet")]
    )
    assert found[0][1] == "wagers-missing number=1 games=new"
    assert found[2][0] == "met"
    assert said("application-contents", "filing", [sheet("blocks: []")]) == [
        ("not-applicable", "no-game")
    ]


@pytest.mark.parametrize(
    ("facts", "figures", "verdicts"),
    [
        (
            "blocks: [{fees: [{from: player, per: hand}], options: [{option: 1, player: 2}, {option: 2, player: 3}]}]",
            {"per": ["hand"]},
            ["violated"],
        ),
        (
            "blocks: [{fees: [{from: player, per: hand, options: [1]}], options: [{option: 1, player: 1}, {option: 2, player: 3}]}]",
            {"per": ["hand"]},
            ["met"],
        ),
        (
            "blocks: [{fees: [{from: pot, per: hand}], options: [{option: 1, pot: 3}]}]",
            {"per": ["hand"], "payers": ["player"]},
            ["not-applicable"],
        ),
        (
            "blocks: [{fees: [{from: player, per: hand, amount: 2}, {from: player, per: hand, amount: 3}]}]",
            {"per": ["hand"]},
            ["violated", "violated"],
        ),
        (
            "blocks: [{fees: [{from: player, per: hand, amount: 3, funds: jackpot}]}]",
            {"per": ["hand"]},
            ["not-applicable"],
        ),
        (
            "blocks: [{fees: [{from: player, per: half-hour, amount: 0.60}]}]",
            {"per": ["half-hour"]},
            ["violated"],
        ),
    ],
)
def test_fee_amount(facts: str, figures: dict[str, Any], verdicts: list[str]) -> None:
    assert [
        v for v, _ in said("fee-amount", "schedule", [sheet(facts)], cap=1, **figures)
    ] == verdicts


@pytest.mark.parametrize(
    ("rotation", "verdict"),
    [
        ("{systematic: true, continuous: true}", "met"),
        ("[{systematic: true}, {continuous: true}]", "unclear"),
        ("{systematic: false}", "violated"),
        ("{offered-after: 2, then: must-rotate, direction: left}", "met"),
        ("{offered-after: 2, then: must-rotate}", "unclear"),
        ("{then: rotated, direction: left}", "unclear"),
    ],
)
def test_rotation_clause(rotation: str, verdict: str) -> None:
    assert [
        v
        for v, _ in said(
            "rotation-clause", "game", [game(f"player-dealer: {{rotation: {rotation}}}")]
        )
    ] == [verdict]


@pytest.mark.parametrize(
    ("facts", "verdict"),
    [
        (
            "states: [{that: house-never-player-dealer}]\nplayer-dealer: {rotation: {offered-after: 2}}",
            "not-applicable",
        ),
        (
            "states: [{that: house-never-player-dealer}]\nplayer-dealer: {rotation: {offered-after: 30, unit: minutes}}",
            "unclear",
        ),
        ("player-dealer: {rotation: {offered-after: 2}}", "unclear"),
        (
            "states: [{that: house-never-player-dealer, is: false}]\nplayer-dealer: {rotation: {holds-at-most: 2}}",
            "not-applicable",
        ),
        (
            "states: [{that: house-never-player-dealer, is: false}]\nplayer-dealer: {rotation: {offered-after: 2}}",
            "not-applicable",
        ),
        (
            "states: [{that: house-never-player-dealer, is: false}]\nplayer-dealer: {rotation: {offered-after: 30, unit: minutes}}",
            "unclear",
        ),
        (
            "states: [{that: house-never-player-dealer}]\nplayer-dealer: {rotation: {holds-at-most: 2}}",
            "met",
        ),
    ],
)
def test_no_bank_clause(facts: str, verdict: str) -> None:
    assert [v for v, _ in said("no-bank-clause", "game", [game(facts)])] == [verdict]


@pytest.mark.parametrize(
    ("facts", "verdict"),
    [
        ("blocks: [{fees: [{from: player, determined: before-deal}]}]", "met"),
        ("blocks: [{fees: [{from: player, determined: start-of-hand}]}]", "met"),
        ("blocks: [{fees: [{from: player}]}]", "met"),
        (
            "blocks: [{columns: [option, {is: drop, on: pot}], options: [{option: 1, drop: [[1-10, 1], [11+, 1]]}]}]",
            "met",
        ),
        (
            "blocks: [{columns: [option, {is: drop, on: pot}], options: [{option: 1, drop: [[1-10, 1], [11+, 2]]}]}]",
            "unclear",
        ),
        (
            "states: [{that: fees-determined-before-play}]\nblocks: [{columns: [option, {is: drop, on: pot}], options: [{option: 1, drop: [[1-10, 1], [11+, 2]]}]}]",
            "met",
        ),
        ("blocks: []", "not-applicable"),
    ],
)
def test_fixed_before_play(facts: str, verdict: str) -> None:
    assert [v for v, _ in said("fixed-before-play", "schedule", [sheet(facts)])] == [verdict]


def test_a_statement_elsewhere_serves_only_when_every_game_has_it() -> None:
    own = sheet(
        "blocks: [{games: [{document: one}, {document: two}], options: [{option: 1, player: 1}]}]",
        "Own",
    )
    other = sheet(
        "states: [{that: fees-posted}]\nblocks: [{games: [{document: one}], options: [{option: 1, player: 1}]}]",
        "Other",
    )
    silent, says = game(name="Two"), game("states: [{that: fees-posted}]", name="Two")
    figures = {"claims": ["fees-posted"]}
    assert [
        v
        for v, _ in said(
            "required-statement", "schedule", [game(name="One"), silent, own, other], **figures
        )
    ] == ["met", "not-stated"]
    assert [
        v
        for v, _ in said(
            "required-statement", "schedule", [game(name="One"), says, own, other], **figures
        )
    ] == ["met", "met"]
    assert [
        v for v, _ in said("required-statement", "schedule", [sheet("blocks: []")], **figures)
    ] == ["not-applicable"]


def test_a_statement_denied_elsewhere_is_reported_there() -> None:
    own = sheet("blocks: [{games: [{document: one}], options: [{option: 1, player: 1}]}]", "Own")
    denies = sheet(
        "states: [{that: fees-posted, is: false}]\nblocks: [{games: [{document: one}], options: [{option: 1, player: 1}]}]",
        "Other",
    )
    more = sheet(
        "blocks: [{games: [{document: one}, {document: two}], options: [{option: 1, player: 1}]}]",
        "Own",
    )
    figures = {"claims": ["fees-posted"]}
    assert sorted(
        v
        for v, _ in said(
            "required-statement", "schedule", [game(name="One"), own, denies], **figures
        )
    ) == ["not-applicable", "violated"]
    assert sorted(
        v
        for v, _ in said(
            "required-statement",
            "schedule",
            [game(name="One"), game(name="Two"), more, denies],
            **figures,
        )
    ) == ["not-stated", "violated"]


def test_a_fee_fixed_late_and_a_ladder_with_two_fees_are_two_causes() -> None:
    facts = "blocks: [{fees: [{from: player, determined: end-of-hand}], options: [{option: 1, player: [[5-50, 1], [40+, 2]]}]}]"
    assert [v for v, _ in said("fixed-before-play", "schedule", [sheet(facts)])] == [
        "violated",
        "unclear",
    ]


@pytest.mark.parametrize(
    ("text", "percent", "verdict"),
    [
        ("{is: 5 %, of: winnings}", 5, "met"),
        ("{is: 1/20, of: winnings}", 5, "met"),
        ("{most-share: 5.1 %, of: winnings}", 5, "violated"),
        ("{most-share: 5 %, of: winnings}", 4, "violated"),
    ],
)
def test_share_cap(text: str, percent: int, verdict: str) -> None:
    assert [
        v
        for v, _ in said(
            "share-cap",
            "game",
            [game(f"fees: [{{called: house vigorish, share: {text}}}]")],
            fee="vigorish",
            percent=percent,
        )
    ] == [verdict]


@pytest.mark.parametrize(
    ("ties", "verdict"),
    [
        ("", "not-stated"),
        ("{case: equal, base: wins}", "met"),
        ("{case: equal, base: pushes}", "violated"),
    ],
)
def test_tie_result(ties: str, verdict: str) -> None:
    facts = f"compares: {{by: closest-to-target, outcomes: [{ties}]}}"
    assert [v for v, _ in said("tie-result", "game", [game(facts)], result="wins")] == [verdict]
