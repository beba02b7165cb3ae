"""What the comparators know."""

from __future__ import annotations

import pytest

from tests.docket import docket
from validator.docket import comparators
from validator.model.game import Game


def _game(text: str) -> Game:
    return (
        docket("kind: game\nname: Example\ncategory: player-dealer\n" + text)
        .filings[0]
        .games[0]
        .game
    )


def _cases(text: str) -> set[str]:
    game = _game(text)
    return {
        case.name
        for comparison in comparators.compared(game)
        for case in comparators.cases(comparison, game)
    }


THREE = {"higher", "lower", "equal"}
UNQUALIFIED = {"not-qualified-higher", "not-qualified-equal", "not-qualified-lower"}
BUSTS = {"player-bust", "dealer-bust"}
BOTH = {"both-bust-closer", "both-bust-equal", "both-bust-farther"}
NATURALS = {"natural", "dealer-natural", "both-natural"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("compares: {by: ranked-hand}", THREE),
        ("compares: {by: ranked-hand, qualifies: queen-high}", THREE | UNQUALIFIED),
        (
            "compares: {by: ranked-hand, outcomes: [{case: not-qualified, base: wins}]}",
            THREE | UNQUALIFIED,
        ),
        (
            "compares: {by: points-mod-10, qualifies: any}",
            THREE | UNQUALIFIED - {"not-qualified-lower"},
        ),
        ("compares: {by: points-mod-10, natural: {points: 8-9}}", THREE),
        (
            "compares: {by: points-mod-10, outcomes: [{case: natural, base: wins}]}",
            THREE | NATURALS,
        ),
        ("compares: {by: closest-to-target}", THREE | BUSTS | BOTH),
        ("compares: {by: closest-to-target, bust: true}", THREE | BUSTS | BOTH),
        (
            "compares: {by: closest-to-target, bust: true, outcomes: [{case: player-bust, base: loses}]}",
            THREE | BUSTS,
        ),
        (
            "compares: {by: closest-to-target, bust: false, outcomes: [{case: player-bust, base: loses}]}",
            THREE | BUSTS | BOTH,
        ),
        (
            "compares: {by: closest-to-target, bust: true, outcomes: [{case: player-bust, base: loses}, {case: both-bust, base: loses}]}",
            THREE | BUSTS | BOTH,
        ),
        (
            "compares: {by: closest-to-target, natural: {first-cards: 2}}",
            THREE | BUSTS | BOTH | NATURALS,
        ),
        ("compares: {by: three-hands}", THREE | {"foul"}),
        ("compares: {by: pot}", {"sole-best", "tied-best"}),
        ("pot: {to: low}", {"sole-best", "tied-best"}),
        ("pot: {to: low, tied: split-equally}", {"sole-best", "tied-best", "odd-chip"}),
        (
            "compares: {by: pot, outcomes: [{case: tied-best, pot: splits}]}",
            {"sole-best", "tied-best", "odd-chip"},
        ),
        (
            "compares: {by: pot, outcomes: [{case: odd-chip, pot: wins}]}",
            {"sole-best", "tied-best", "odd-chip"},
        ),
        ("pot: {to: high-low}", {"sole-best", "tied-best", "tied-low", "scoop"}),
        (
            "pot: {to: high-low, low-qualifier: eight}",
            {"sole-best", "tied-best", "tied-low", "scoop", "no-low"},
        ),
        (
            "compares: {by: high-low-pot, qualifies: eight}",
            {"sole-best", "tied-best", "tied-low", "scoop", "no-low"},
        ),
        ("compares: {by: melds}", {"first-out", "one-stays", "none-stays"}),
        ("compares: {by: none}", set()),
        ("deck: {cards: 52}", set()),
    ],
)
def test_cases_that_arise(text: str, expected: set[str]) -> None:
    assert _cases(text) == expected


@pytest.mark.parametrize(
    ("text", "arises"),
    [
        ("compares: {by: two-hands}", True),
        ("compares: {by: two-hands}\nhouse-way: [{dealt: pair, play: back}]", False),
        (
            "compares: {by: two-hands, outcomes: [{case: dealer-foul, base: wins}]}\nhouse-way: [{dealt: pair, play: back}]",
            True,
        ),
    ],
)
def test_a_foul_of_the_player_dealer(text: str, arises: bool) -> None:
    assert ("dealer-foul" in _cases(text)) is arises


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("wagers: [{name: a}, {name: b}]\ncompares: {by: single-card, wagers: [a]}", ("a",)),
        (
            "wagers: [{name: a}, {name: b}]\ncompares: {by: single-card, outcomes: [{case: higher, b: wins}, {case: lower, b: loses, a: wins}]}",
            ("b", "a"),
        ),
        (
            "wagers: [{name: a}, {name: b, bonus: true}, {name: c, decided: [{is: wins}]}]\ncompares: {by: single-card}",
            ("a",),
        ),
        (
            "wagers: [{name: a}, {name: b, decided: [{is: loses, otherwise: true}]}]\ncompares: {by: single-card, wagers: [a, b]}",
            ("a",),
        ),
        (
            "wagers: [{name: a, decided: [{is: wins}]}]\ncompares: {by: single-card, wagers: [a]}",
            ("a",),
        ),
        (
            "wagers: [{name: a, rolls: [{stage: any-roll}]}]\ncompares: {by: single-card, wagers: [a]}",
            (),
        ),
        ("wagers: [{name: ante}]\ncompares: {by: pot}", ("pot",)),
    ],
)
def test_wagers_a_comparison_decides(text: str, expected: tuple[str, ...]) -> None:
    game = _game(text)
    assert comparators.wagers(game.compares[0], game) == expected


def test_every_word_of_a_comparator_is_known() -> None:
    assert comparators.words("ranked-hand") == (
        "higher",
        "lower",
        "equal",
        "not-qualified-higher",
        "not-qualified",
        "not-qualified-equal",
        "not-qualified-lower",
    )
    assert "copy-front" in comparators.words("tiles")
    assert "foul" not in comparators.words("tiles")
