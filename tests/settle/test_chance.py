"""Rounds made up by chance: within the limits, and such as could be played."""

from __future__ import annotations

from collections import defaultdict

import pytest

from tests.settle.corpus import Played, games
from tests.settle.made import SOUND, game
from validator.cli.settle import options_of
from validator.model.game import Game
from validator.model.round import Seat
from validator.settle.chance import Bounds, round_of
from validator.settle.dealt import BANKS, STANDING
from validator.settle.table import fixed

GAMES = [pytest.param(one, id=one.name) for one in games()]
SEEDS = range(8)


def _within(of: Game, seat: Seat, table: Bounds) -> None:
    """Each bet has the size its rules give it, or lies within its limits."""
    amounts = {bet.wager: bet.amount for bet in seat.wagers}
    for wager in of.wagers:
        if wager.name not in amounts or fixed(wager):
            continue
        amount = amounts[wager.name]
        sizes = [size for size in wager.size if size.of[0] in amounts]
        if sizes:
            bases = [(size, amount / amounts[size.of[0]]) for size in sizes]
            assert any(
                size.times.low <= times or size.bound == "at-most" for size, times in bases
            ), wager.name
            assert any(times <= (size.times.high or times) for size, times in bases), wager.name
            continue
        stated = [said.is_ for said in wager.limit if said.is_]
        for low, high in [(one.low, one.high) for one in stated] or [table]:
            assert amount >= (low or 0), wager.name
            assert high is None or amount <= high, wager.name


@pytest.mark.parametrize("played", GAMES)
def test_bets_stay_within_limits_and_rest_on_others(played: Played) -> None:
    options = options_of(played.filing, played.file)
    limits = {(one.schedule, one.block, one.option): one.limit for one in options}
    for seed in SEEDS:
        made = round_of(played.file.game, played.file.id, seed, options)
        fees = made.fees
        limit = limits[fees.schedule, fees.block or 0, fees.option] if fees else (None, None)
        for seat in made.seats:
            _within(played.file.game, seat, limit)
            placed = {bet.wager for bet in seat.wagers}
            for wager in played.file.game.wagers:
                needs = [one for one in wager.needs if wager.name in placed]
                assert all(set(one.all) <= placed for one in needs)
                assert all(not one.any or set(one.any) & placed for one in needs)


@pytest.mark.parametrize("played", GAMES)
def test_hands_that_are_everybodys_do_the_same_to_all(played: Played) -> None:
    """A bet on the player-dealer's hand, or on a hand of baccarat, has one result at all seats."""
    of = played.file.game
    shared = {
        wager.name
        for wager in of.wagers
        if all(event.whose in BANKS for said in wager.decided for event in said.when)
        and any(said.when for said in wager.decided)
        and not any(said.is_ in STANDING for said in wager.decided)
        and not any(wager.name in one.results for said in of.compares for one in said.outcomes)
    }
    if of.compares and "player-dealer" not in of.compares[0].hands:
        shared |= {name for one in of.compares[0].outcomes for name in one.results}
    for seed in SEEDS:
        found = defaultdict(set)
        for seat in round_of(of, played.file.id, seed).seats:
            for bet in seat.wagers:
                found[bet.wager].add((bet.result, bet.row))
        assert all(len(found[name]) < 2 for name in shared)


@pytest.mark.parametrize(
    ("wagers", "compares", "never"),
    [
        # who folds does not win
        (
            "[{name: ante, required: true}, {name: play, size: {of: ante, times: 1, bound: exactly}}]",
            "[{case: higher, ante: wins, play: wins}, {case: lower, ante: loses, play: loses}]",
            [{("ante", "wins"), ("play", "")}, {("ante", "wins"), ("play", "loses")}],
        ),
        # a bonus for good cards is not won by a hand that loses
        (
            "[{name: ante, required: true}, {name: trips, bonus: true, judged: {whose: own, cards: 3}, pays: {rows: [[straight, '6:1']]}}]",
            "[{case: higher, ante: wins}, {case: lower, ante: loses}]",
            [{("ante", "loses"), ("trips", "wins")}],
        ),
    ],
)
def test_results_of_a_seat_can_come_together(
    wagers: str, compares: str, never: list[set[tuple[str, str]]]
) -> None:
    more = f"compares: {{by: ranked-hand, hands: [player, player-dealer], outcomes: {compares}}}"
    of, seen = game(SOUND, wagers, more), set()
    for seed in range(40):
        for seat in round_of(of, "example", seed).seats:
            results = {wager.name: "" for wager in of.wagers}
            results |= {bet.wager: bet.result for bet in seat.wagers}
            seen.add(frozenset(results.items()))
            assert not any(one <= set(results.items()) for one in never)
    assert len(seen) > 2


def test_who_loses_the_war_loses_the_bet_that_led_to_it() -> None:
    """A tie goes on with a second bet; what the rules do not decide there goes with it."""
    first = "{by: single-card, hands: [player, player-dealer], outcomes: [{case: higher, primary: wins}, {case: equal, primary: war}, {case: lower, primary: loses}]}"
    then = "{by: single-card, hands: [player, player-dealer], outcomes: [{case: higher, war: wins}, {case: lower, war: loses}]}"
    wagers = "[{name: primary, required: true}, {name: war, needs: primary, size: {of: primary, times: 1, bound: exactly}}]"
    of, seen = game(SOUND, wagers, f"compares: [{first}, {then}]"), set()
    for seed in range(40):
        for seat in round_of(of, "example", seed).seats:
            seen.add(tuple(bet.result for bet in seat.wagers))
    assert seen == {("wins",), ("loses",), ("pushes", "wins"), ("loses", "loses")}


def test_an_envy_bonus_is_won_by_the_hand_of_another_seat() -> None:
    rows = "pays: {rows: [[flush, '4:1'], [straight, '3:1']]}"
    wagers = f"[{{name: base, required: true}}, {{name: fortune, bonus: true, needs: base, {rows}}}, {{name: envy, bonus: true, needs: fortune, decided: [{{is: wins, when: [{{whose: another-player}}]}}], pays: {{rows: [[flush, 5]]}}}}]"
    of, won = game(SOUND, wagers), 0
    for seed in range(40):
        seats = round_of(of, "example", seed).seats
        for seat in seats:
            bets = [bet for one in seats if one is not seat for bet in one.wagers]
            others = {bet.row for bet in bets if bet.wager == "fortune"}
            for bet in seat.wagers:
                if bet.wager == "envy":
                    assert (bet.result == "wins") == ("flush" in others)
                    won += bet.result == "wins"
    assert won
