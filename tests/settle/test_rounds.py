"""Rounds from documents: the button, payments, fees, bounds, and rounds worked out by hand."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest

from tests.settle.corpus import games
from tests.settle.made import SOUND, game, terms_of
from validator.cli.settle import told_of
from validator.docket.filed import file
from validator.model.round import Round
from validator.render.settle import Told, worked_lines
from validator.settle.bank import Cents
from validator.settle.chance import round_of
from validator.settle.engine import Settled, settle
from validator.settle.fees import fees
from validator.settle.proof import NOT_BELOW_ZERO
from validator.settle.search import counterexample
from validator.settle.table import PUSHES, Unsettled, laid, priced
from validator.settle.terms import Assumed
from validator.settle.words import amount, money
from validator.settle.worked import differences, meant

ROUNDS = sorted((Path(__file__).parent / "rounds").glob("*.yaml"))
REVIEWED = [path for path in ROUNDS if re.search(r"-[123][abc]?$", path.stem)]
"""Three rounds of twelve games, and the same with another result that the text allows."""
OTHER_ORDER = {
    "casino-club_three-card-poker-6-card-bonus-3",
    "club-one_casino-war-3",
    "club-one_casino-war-3a",
    "club-one_supreme-baccarat-1",
    "club-one_supreme-baccarat-3",
    "livermore_three-card-poker-2",
    "livermore_three-card-poker-3",
}
WAGERS = "[{name: base}, {name: bonus, bonus: true, pays: {rows: [[flush, '4:1'], [pair, 25], [none-of-it, none]]}}, {name: odd, pays: {odds: '6:5', at-most: 10}}]"


def _round(bets: str, more: str = "player-dealer: {wager: 100, seat: 1}") -> Round:
    text = f"kind: round\ngame: example\n{more}\nseats: [{{seat: 2, wagers: [{bets}]}}]\n"
    made = file(text.encode(), "round.yaml").model
    assert isinstance(made, Round)
    return made


@pytest.mark.parametrize(
    ("bet", "due"),
    [
        ("{wager: base, amount: 10, result: wins}", 1000),
        ("{wager: base, amount: 10, result: wins, pays: '3:2'}", 1500),
        ("{wager: base, amount: 10, result: half-lost}", 500),
        ("{wager: base, amount: 10, result: pushes}", 0),
        ("{wager: bonus, amount: 2, result: wins, row: flush}", 800),
        ("{wager: bonus, amount: 2, result: wins, row: pair}", 2500),
        ("{wager: odd, amount: 7, result: wins}", 840),
        ("{wager: odd, amount: 70, result: wins}", 1000),
    ],
)
def test_a_win_pays_what_the_rules_say(bet: str, due: int) -> None:
    assert laid(_round(bet), terms_of(SOUND, WAGERS)).bets[0].due == due


@pytest.mark.parametrize(
    ("bets", "said"),
    [
        ("{wager: ante, amount: 1, result: wins}", "the game has no wager ante; it has base, bonus, odd"),
        ("{wager: bonus, amount: 1, result: wins}", "say by which row the bonus wager wins"),
        ("{wager: bonus, amount: 1, result: wins, row: royal}", "no pay table of the wager has a row 'royal'"),
        ("{wager: base, amount: 999999999999, result: wins}", "an amount is at most $1,000,000,000"),
        (", ".join(["{wager: base, amount: 1, result: wins, backline: [{amount: 1}, {amount: 1}]}"] * 200), "a round has at most 400 bets"),
    ],
)  # fmt: skip
def test_what_cannot_be_settled_is_refused_with_a_word(bets: str, said: str) -> None:
    with pytest.raises(Unsettled) as refused:
        laid(_round(bets), terms_of(SOUND, WAGERS))
    assert str(refused.value).startswith(said)


def test_a_row_printed_twice_pays_by_the_one_that_says_what() -> None:
    wagers = "[{name: base, pays: {rows: [[pair], [pair, '2:1']]}}]"
    played = _round("{wager: base, amount: 10, result: wins, row: pair}")
    assert laid(played, terms_of(SOUND, wagers)).bets[0].due == 2000


@pytest.mark.parametrize(
    ("pays", "known"),
    [
        ("", True),
        (", bonus: true", False),
        (", pays: {printed: layout}", False),
        (", pays: {rows: [[pair]]}", False),
        (", pays: {rows: [[pair, '2:1']]}", True),
        (", pays: {odds: even}", True),
    ],
)
def test_what_a_wager_pays_is_known_or_not_guessed(pays: str, known: bool) -> None:
    of = terms_of("uncovered-wagers: returned", f"[{{name: base{pays}}}]")
    assert priced(of.wagers["base"]) == known
    assert counterexample(of, NOT_BELOW_ZERO, "action") is not None


def test_nobody_bets_where_the_player_dealer_sits() -> None:
    played = _round("{wager: base, result: wins}", "player-dealer: {wager: 100, seat: 2}")
    with pytest.raises(Unsettled, match="the player-dealer sits there"):
        laid(played, terms_of())


@pytest.mark.parametrize(
    ("button", "mark", "seat"),
    [
        (
            "{by: card, seat-of-card: [[A, 1], [2-10, face], [J, 11], [Q, 12], [K, 13]]}",
            "{card: 3}",
            3,
        ),
        ("{by: card, seat-of-card: [[A, 1], [2-10, face], [J, 11]]}", "{card: J}", 4),
        ("{by: card, counts-player-dealer: false}", "{card: A}", 2),
        ("{by: card, counts-player-dealer: false, wraps: true}", "{card: 7}", 2),
        ("{by: dice, dice: 3, from: player-dealer}", "{total: 8}", 1),
        ("{by: dice, dice: 3, from: left-of-player-dealer}", "{total: 3}", 4),
        ("{by: dice, dice: 3, player-dealer-numbers: [1, 8, 15]}", "{total: 9}", 2),
        (
            "{by: card, counts-player-dealer: true, player-dealer-numbers: [0], seat-of-card: [[A-9, face], [10-K, 0]]}",
            "{card: 2}",
            3,
        ),
        (
            "{by: card, counts-player-dealer: true, player-dealer-numbers: [0], seat-of-card: [[A-9, face], [10-K, 0]]}",
            "{card: K}",
            1,
        ),
        ("{by: dice, dice: 3}", "{seat: 5}", 5),
    ],
)
def test_the_button_is_counted_as_the_rules_count(button: str, mark: str, seat: int) -> None:
    of = terms_of(f"{SOUND}, action-button: {button}", more="seats: {is: 7, of: positions}")
    head = f"player-dealer: {{wager: 100, seat: 1}}\nbutton: {mark}"
    assert laid(_round("{wager: base, result: wins}", head), of).button == seat


def test_the_fee_is_that_of_the_tier() -> None:
    """Option 1 takes $1 on $51 to $100 of action; the play bet, made after the deal, is not in it."""
    played = next(one for one in games() if one.name == "casino-club/three-card-poker-6-card-bonus")
    row = played.filing.schedules[1].blocks[0][1][0]
    text = "{wager: ante, amount: 60, result: wins}, {wager: play, amount: 60, result: wins}"
    taken, assumed = fees(row, laid(_round(text), played.terms), played.terms)
    by_payer = {one.payer: (one.by, one.amount) for one in taken}
    assert by_payer["player-dealer"] == ("51-100", 100)
    assert Assumed("fee-basis") in assumed


@pytest.mark.parametrize(
    ("cents", "plain", "said"),
    [
        (100000, "1000", "$1,000"),
        (50, "0.50", "$0.50"),
        (-500, "-5", "-$5"),
        (0, "0", "$0"),
        (Fraction(1000, 3), "10/3", "$3 1/3"),
        (Fraction(-100, 3), "-1/3", "-$1/3"),
        (Fraction(1000000, 3), "10000/3", "$3,333 1/3"),
    ],
)
def test_amounts_are_exact(cents: Cents, plain: str, said: str) -> None:
    assert (amount(cents), money(cents)) == (plain, said)


def _told(path: Path) -> tuple[Round, Told]:
    """The name of the file begins with the filing."""
    played = file(path.read_bytes(), path.name).model
    assert isinstance(played, Round)
    filing = path.stem.split("_")[0]
    game = next(one for one in games() if one.name == f"{filing}/{played.game}")
    return played, told_of(played, game.filing, game.file)


@pytest.mark.parametrize("path", ROUNDS, ids=lambda path: path.stem)
def test_a_round_worked_out_by_hand_settles_so(path: Path) -> None:
    """Rounds written out from the text of a filing."""
    played, told = _told(path)
    assert played.worked
    assert not told.worked, worked_lines(told)


@pytest.mark.parametrize("path", REVIEWED, ids=lambda path: path.stem)
def test_a_reviewed_round_is_settled_in_the_order_written(path: Path) -> None:
    """Bets that push move nothing, so their place is left out. In rounds named here the engine
    follows another line than the reviewer; the file says which.
    """
    played, told = _told(path)
    same = []
    for said in played.worked:
        found = [_order(one) for one in told.readings if all(meant(said, one))]
        by_hand = [(one.seat, one.wager) for one in said.back]
        same.append([place for place in by_hand if place in found[0]] in found)
    assert all(same) != (path.stem in OTHER_ORDER)


def _order(one: Settled) -> list[tuple[int, str]]:
    moving = [step.bet for step in one.steps if step.bet.result != PUSHES]
    return list(dict.fromkeys((bet.seat, bet.wager) for bet in moving))


def test_a_figure_that_differs_is_found() -> None:
    head = "player-dealer: {wager: 100, seat: 1}\nworked: {reading: action, bank: 95, back: [[2, base, 20]]}"
    played = _round("{wager: base, amount: 10, result: wins}", head)
    of = terms_of()
    made = (settle(laid(played, of), of, "action"),)
    assert [(one.seat, one.by_hand, one.settled) for one in differences(played.worked, made)] == [
        (None, 9500, 9000)
    ]


MANY = f"[{', '.join(f'{{name: w{number}}}' for number in range(500))}]"
CHAIN = "{name: WAGER, required: true, size: {of: BASE, times: 9999, bound: exactly}}"
GROWING = ", ".join(
    CHAIN.replace("WAGER", one).replace("BASE", two) for one, two in ("ba", "cb", "dc")
)


@pytest.mark.parametrize(
    ("wagers", "name", "why"),
    [
        (MANY, "example", "at most 400 bets"),
        (f"[{{name: a}}, {GROWING}]", "example", "an amount in dollars"),
        ("[{name: base}]", "no name of a game", "a name in small letters"),
    ],
)
def test_a_round_that_cannot_be_made_up(wagers: str, name: str, why: str) -> None:
    with pytest.raises(Unsettled, match=why):
        round_of(game(wagers=wagers), name, 1)
