"""Three cards against the dealer's three, with an ante and a bet to play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product

from ...model.game import Game
from ...model.wagers import Comparison, Wager
from .. import three
from ..table import Row, Worked
from .answer import Answer, NotComputed, joined, net
from .packs import RANKS, packs

DEALER = ("player-dealer", "dealer")
SIDES = (*DEALER, "everyone")
QUALIFIES = {"queen-high": RANKS["Q"], "king-high": RANKS["K"], "jack-high": RANKS["J"]}
UNITS = {"wins": 1, "loses": -1, "pushes": 0, "returned": 0}
UNSAID = ("pushes", "loses")
KINDS = {"mini-royal-flush": None, "royal-flush": None} | {kind: kind for kind in three.USUAL}
"""Kinds of the ranking; a royal is the highest straight flush."""


def _compared(game: Game) -> Comparison | None:
    return next((one for one in game.compares if one.by == "ranked-hand"), None)


def is_three(game: Game, wager: Wager) -> bool:
    """An ante, a bet to play, and three cards each."""
    compared = _compared(game)
    if compared is None or len({*compared.wagers}) != 2 or wager.name not in compared.wagers:
        return False
    dealt = [step for step in game.round if step.does == "deal" and step.to in SIDES]
    counts = {int(step.cards.low) for step in dealt if step.cards}
    return counts == {3} and _bets(game, compared) is not None


def _bets(game: Game, compared: Comparison) -> tuple[Wager, Wager] | None:
    """The ante and the bet to play, as large as the ante."""
    named = {wager.name: wager for wager in game.wagers}
    for play in compared.wagers:
        sizes = {(size.of, size.times, size.bound) for size in getattr(named.get(play), "size", ())}
        if len(sizes) == 1:
            ((of, times, bound),) = sizes
            other = next(name for name in compared.wagers if name != play)
            once = times.low == times.high == 1 and bound == "exactly"
            if once and of in (other, (other,)) and other in named:
                return named[other], named[play]
    return None


def answers(game: Game, wager: Wager) -> Iterator[Answer]:
    compared = _compared(game)
    assert compared
    bets = _bets(game, compared)
    assert bets
    ante, play = bets
    if {fate.is_ for fate in ante.on_fold} != {"lost"}:
        raise NotComputed("what becomes of the ante when the player folds is not said")
    order, ranked = _order(game)
    sees = _shows(game)
    seen = "one card of the dealer is seen" if sees else "no card of the dealer is seen"
    for read, (results, told) in product(packs(game, wager.name), _results(compared, ante, play)):
        given = three.Showdown(read.pack, order, _least(compared), sees)
        alone = {case: _units(results[case][1], play) for case in three.CASES}
        worth = tuple(_units(results[case][0], ante) + alone[case] for case in three.CASES)
        ends = three.best_play(given, worth, Fraction(-1))
        if wager is ante:
            worked = together(ends)
            what = "ante and play together, by the best play; a unit is the ante"
        else:
            worked = _alone(ends, alone)
            what = "once made, by the best play"
        said = joined(what, seen, ranked, told, read.reading)
        yield Answer(wager.name, worked, read.pack.decks, said, of_itself=wager is ante)


def _units(result: int, bet: Wager) -> Fraction:
    return paid(bet) if result > 0 else Fraction(result)


def paid(wager: Wager) -> Fraction:
    """What a win of a wager pays, its pushes apart."""
    found = {net(table.odds) for table in wager.pays if table.odds} - {Fraction(0)}
    if len(found) != 1:
        raise NotComputed("no payment" if not found else "the filing gives several payments for it")
    return found.pop()


def _order(game: Game) -> tuple[tuple[str, ...], str]:
    """Three-card hands from the best down, and how that was read."""
    for ranking in game.hands:
        if all(kind in KINDS for kind in ranking.high_to_low):
            kinds = [KINDS[kind] for kind in ranking.high_to_low]
            order = tuple(kind for kind in kinds if kind)
            rest = tuple(kind for kind in three.USUAL if kind not in order)
            if rest in ((), (three.HIGH,)):
                return (*order, *rest), ""
    return three.USUAL, "hands ranked as usual with three cards, as it is not said"


def _shows(game: Game) -> bool:
    """Whether the deal leaves a card of the dealer face up."""
    faces = {step.face for step in game.round if step.does == "deal" and step.to in DEALER}
    if faces - {"mixed", "down"}:
        raise NotComputed("which cards of the dealer are seen is not said")
    return "mixed" in faces


def _least(compared: Comparison) -> int:
    found = {one.hand for one in compared.qualifies}
    if not found:
        return 0
    if len(found) > 1 or not found <= set(QUALIFIES):
        raise NotComputed("what qualifies the dealer is not said alike")
    return QUALIFIES[found.pop()]


Results = Mapping[str, tuple[int, int]]


def _results(compared: Comparison, ante: Wager, play: Wager) -> list[tuple[Results, str]]:
    """What each case does to both bets; a case the rules leave open is read each way."""
    said = {
        case: tuple(_said(compared, bet.name, case) for bet in (ante, play)) for case in three.CASES
    }
    if all(None not in results for results in said.values()):
        return [(_filled(said, 0), "")]
    open_ = [case for case, results in said.items() if None in results]
    which = ", ".join(open_)
    return [
        (_filled(said, UNITS[does]), f"a bet {does} where it is not said what it does: {which}")
        for does in UNSAID
    ]


def _filled(said: Mapping[str, tuple[int | None, ...]], unsaid: int) -> Results:
    found = {}
    for case, results in said.items():
        first, second = (unsaid if one is None else one for one in results)
        found[case] = (first, second)
    return found


def _said(compared: Comparison, bet: str, case: str) -> int | None:
    """What a case does to a bet: by its own name, or by that of all hands that do not qualify."""
    wide = three.NOT_QUALIFIED if case.startswith(three.NOT_QUALIFIED) else case
    for name in (case, wide):
        found = {
            str(one.results[bet])
            for one in compared.outcomes
            if one.case == name and bet in one.results and not one.narrower
        }
        if len(found) > 1 or not found <= set(UNITS):
            raise NotComputed(f"what {name} does to {bet} is said in several ways")
        if found:
            return UNITS[found.pop()]
    return None


def together(ends: Mapping[tuple[str, Fraction], int]) -> Worked:
    rows = tuple(Row(case, units, ways) for (case, units), ways in ends.items() if ways)
    return Worked(rows, sum(ends.values()))


def _alone(ends: Mapping[tuple[str, Fraction], int], units: Mapping[str, Fraction]) -> Worked:
    """The bet to play alone, out of the rounds in which it is made."""
    made = {case: ways for (case, _), ways in ends.items() if case != three.FOLDED and ways}
    rows = tuple(Row(case, units[case], ways) for case, ways in made.items())
    return Worked(rows, sum(made.values()))
