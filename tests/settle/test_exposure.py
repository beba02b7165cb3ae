"""The most the player-dealer can be asked to pay: by what can happen in one hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.settle.corpus import games
from tests.settle.made import SOUND, game
from validator.docket.filed import file
from validator.docket.rows import options
from validator.model.fees import Schedule
from validator.settle.exposure import Exposed, exposure, seats_for_players
from validator.settle.joint import wins, worlds
from validator.settle.terms import terms

LINES = "[{name: player-line, pays: {odds: '1:1'}}, {name: banker-line, pays: {odds: '1:1'}}, {name: tie, pays: {odds: '8:1'}}, {name: panda, bonus: true, limit: 0-50, pays: {odds: '25:1'}, decided: [{is: wins, when: [{whose: player, points: 8, cards: 3}]}]}, {name: dragon, bonus: true, limit: 0-50, pays: {odds: '40:1'}, decided: [{is: wins, when: [{whose: banker, points: 7, cards: 3, while: [{whose: player, points: 0-6}]}]}]}]"
COMPARES = "compares: {by: points-mod-10, hands: [player, banker], outcomes: [{case: higher, player-line: wins, banker-line: loses, tie: loses}, {case: lower, player-line: loses, banker-line: wins, tie: loses}, {case: equal, player-line: pushes, banker-line: pushes, tie: wins}]}\nseats: {is: 3, of: players, counts-player-dealer: true}\n"
ROYAL = "[{name: ante, pays: {odds: even}}, {name: bonus, bonus: true, limit: 0-10, judged: {whose: own}, pays: {rows: [[royal-flush, '100:1'], [flush, '5:1']]}}]"

SEVEN = ROYAL.replace("[royal-flush, '100:1']", "[seven-card-straight-flush, '10:1']")


def _exposed(wagers: str, more: str, limit: str = "5-100") -> tuple[Exposed, ...]:
    made = game(SOUND, wagers, more)
    text = f"kind: schedule\nname: S\nblocks: [{{games: [{{called: G}}], fees: [{{from: player-dealer, per: hand, on: total-table-action}}], options: [{{option: 1, limit: {limit}, player-dealer: [[0-300, 1], [301+, 3]]}}]}}]"
    sheet = file(text.encode(), "s.yaml").model
    assert isinstance(sheet, Schedule)
    rows = [("s", row) for row in options(sheet.blocks[0])]
    return exposure(made, terms(made), rows)


@pytest.mark.parametrize(
    ("wagers", "more", "pays", "by"),
    [
        # two seats: the tie pays more than a line, and never with one
        (LINES, COMPARES, [160000, 420000], ["tie 8:1", "dragon 40:1"]),
        # five seats and one deck: four royals at most, then a flush
        (ROYAL, "seats: {is: 5, of: players}", [50000, 50000 + 400000 + 5000], ["ante even", "bonus flush 5:1"]),
        # two decks have eight, and decks without a most have enough
        (ROYAL, "seats: {is: 5, of: players}\ndeck: {decks: 2}", [50000, 550000], ["ante even", "bonus royal-flush 100:1"]),
        (ROYAL, "seats: {is: 5, of: players}\ndeck: {decks: 1+}", [50000, 550000], ["ante even", "bonus royal-flush 100:1"]),
        # a suit has one straight flush of seven cards, and a deck one joker
        (SEVEN, "seats: {is: 6, of: players}", [60000, 60000 + 4 * 10000 + 2 * 5000], ["ante even", "bonus flush 5:1"]),
        (SEVEN.replace("seven-card-straight-flush", "5-of-a-kind"), "seats: {is: 6, of: players}", [60000, 60000 + 10000 + 5 * 5000], ["ante even", "bonus flush 5:1"]),
        # what lies on the board is everybody's
        (SEVEN.replace("judged: {whose: own}, ", ""), "seats: {is: 6, of: players}\nround: [{does: deal, to: board}]", [60000, 120000], ["ante even", "bonus seven-card-straight-flush 10:1"]),
    ],
)  # fmt: skip
def test_only_what_can_happen_in_one_hand_is_added(
    wagers: str, more: str, pays: list[int], by: list[str]
) -> None:
    found = _exposed(wagers, more)
    assert [one.pays for one in found] == pays
    assert [one.by[-1][0] for one in found] == by


@pytest.mark.parametrize(
    ("wagers", "more", "limit", "why"),
    [
        ("[{name: base}]", "backline: {allowed: true}", "5-100", ("backline",)),
        ("[{name: base}]", "", "no-limit", ("no-limit",)),
        ("[{name: base}, {name: trips, bonus: true}]", "", "5-100", ("no-pay-table",)),
        ("[{name: base}]", "", "5-100", ()),
    ],
)
def test_what_has_no_bound_says_so(
    wagers: str, more: str, limit: str, why: tuple[str, ...]
) -> None:
    assert _exposed(wagers, more, limit)[-1].unbounded == why


def test_a_wager_sized_from_another_is_as_large() -> None:
    wagers = "[{name: ante}, {name: play, size: {of: ante, times: 1-4, bound: between}}]"
    assert dict(_exposed(wagers, "")[0].wagers) == {"ante": 10000, "play": 40000}


def test_the_fee_of_a_full_table() -> None:
    assert [one.fee for one in _exposed("[{name: base}]", "seats: {is: 2, of: players}")] == [100]
    assert [one.fee for one in _exposed("[{name: base}]", "seats: {is: 4, of: players}")] == [300]


def test_no_hand_of_baccarat_pays_both_lines() -> None:
    made = game(SOUND, LINES, COMPARES)
    lines = [wager for wager in made.wagers if wager.name.endswith("line")]
    for world in worlds(made):
        assert sum(bool(wins(made, wager, Fraction(1), world)) for wager in lines) <= 1


@pytest.mark.parametrize("played", games(), ids=lambda one: one.name)
def test_every_option_of_the_filings_is_worked_out(played: object) -> None:
    """A bank that covers the worst hand, or a reason why none does."""
    from tests.settle.corpus import Played

    assert isinstance(played, Played)
    rows = [
        (sheet.id, row)
        for sheet, block, _ in played.filing.fees_of(played.file)
        for own, rows in sheet.blocks
        if own is block
        for row in rows[:3]
    ]
    for one in exposure(played.file.game, played.terms, rows):
        assert (one.pays is None) == bool({"no-limit", "no-pay-table"} & set(one.unbounded))
        assert one.pays is None or one.pays > 0
        assert one.seats == seats_for_players(played.file.game)
