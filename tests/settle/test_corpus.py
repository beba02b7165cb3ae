"""What must hold in every round of every game with a player-dealer."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.settle.corpus import Played, games
from validator.settle.bank import PARTS, READINGS
from validator.settle.chance import round_of
from validator.settle.engine import Settled, each, settle
from validator.settle.proof import NOT_BELOW_ZERO, SETTLED, WINS_AT_MOST, proven
from validator.settle.search import breaks, counterexample, difference
from validator.settle.table import HALF, LOSES, PUSHES, WINS, Stake, Table, laid

GAMES = [pytest.param(one, id=one.name) for one in games()]
CLAIMS = (NOT_BELOW_ZERO, WINS_AT_MOST, SETTLED)


def _tables(names: list[str]) -> st.SearchStrategy[Table]:
    """Rounds of any size: stakes and payments in cents, whatever a pay table says."""
    bet = st.builds(
        lambda seat, wager, stake, result, times, behind, folded: Stake(
            seat,
            wager,
            stake,
            result,
            _due(stake, result, times),
            behind=behind,
            folded=folded and result == LOSES,
        ),
        st.integers(1, 7),
        st.sampled_from(names),
        st.integers(0, 2500).map(lambda half: 2 * half),
        st.sampled_from((WINS, LOSES, PUSHES, HALF)),
        st.integers(0, 1000),
        st.integers(0, 1),
        st.booleans(),
    )
    return st.builds(
        lambda bank, bets, button: Table(bank, tuple(bets), None, button, 7),
        st.integers(0, 20000),
        st.lists(bet, min_size=1, max_size=12),
        st.integers(1, 7),
    )


def _due(stake: int, result: str, times: int) -> int:
    return {WINS: stake * times, LOSES: stake, HALF: stake // 2, PUSHES: 0}[result]


def _conserved(made: Settled, table: Table) -> bool:
    before = made.before + sum(bet.stake for bet in table.bets)
    return before == made.after + sum(step.back + step.left_open for step in made.steps)


@pytest.mark.parametrize("played", GAMES)
def test_what_goes_in_comes_out_and_what_is_proven_holds(played: Played) -> None:
    names = [wager.name for wager in played.file.game.wagers]
    holds = [(c, r) for c in CLAIMS for r in READINGS if proven(played.terms, c, r)]

    @settings(max_examples=15, deadline=None, database=None, derandomize=True)
    @given(_tables(names))
    def check(table: Table) -> None:
        for reading in READINGS:
            for part in PARTS:
                made = settle(table, played.terms, reading, part)
                assert _conserved(made, table)
                assert sorted(step.bet for step in made.steps) == sorted(table.bets)
                assert all(step.returned >= 0 and step.left_open >= 0 for step in made.steps)
                assert not [c for c, r in holds if r == reading and breaks(c)(made)]
        for made in each(table, played.terms):  # every order the rules leave open
            assert _conserved(made, table)
            assert not [c for c, r in holds if r == made.reading and breaks(c)(made)]

    check()


@pytest.mark.parametrize("played", GAMES)
def test_what_is_not_proven_has_a_round_that_breaks_it(played: Played) -> None:
    for claim in CLAIMS:
        for reading in played.terms.readings:
            if not proven(played.terms, claim, reading):
                found = counterexample(played.terms, claim, reading)
                assert found is not None
                assert breaks(claim)(found.settled)


@pytest.mark.parametrize("played", GAMES)
def test_a_round_made_up_can_be_settled(played: Played) -> None:
    for seed in range(5):
        table = laid(round_of(played.file.game, played.file.id, seed), played.terms)
        of = played.terms
        made = each(table, of)
        assert {one.reading for one in made} == set(of.readings)
        assert {one.part for one in made} == set(of.parts)


def test_one_filing_says_how_the_bank_is_used_up() -> None:
    """All others leave several readings open, and some small round tells them apart."""
    picked = [one.name for one in games() if one.terms.picked]
    assert picked == ["palomar/pai-gow-poker"]
    assert all((difference(one.terms) is None) == one.terms.picked for one in games())


def test_games_in_which_a_stake_can_be_nobodys() -> None:
    """Those that deny the return of what is not covered, and those that never promise it."""
    left = {
        one.name
        for one in games()
        if not all(proven(one.terms, SETTLED, reading) for reading in one.terms.readings)
    }
    assert left == {
        "club-one/century-21-baccarat",
        "club-one/no-bust-21st-century-blackjack-jokers",
        "club-one/no-bust-21st-century-blackjack-version-4-0",
        "livermore/fortune-pai-gow-poker",
        "livermore/pai-gow-poker",
        "livermore/pure-21-5-blackjack",
        "palomar/no-bust-21st-century-blackjack",
        "palomar/pure-21-5-blackjack-1",
        "palomar/pure-21-5-blackjack-2",
    }
