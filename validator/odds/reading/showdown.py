"""Three cards against the dealer's three, or five against five: an ante, and a bet to play."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import NamedTuple, TypeVar

from ...model.game import Game
from ...model.wagers import Comparison, Event, Wager
from .. import five, three
from ..fold import CASES, FOLDED, NOT_QUALIFIED, Ends
from ..poker import Pack
from ..table import Row, Worked
from .answer import Answer, NotComputed, joined, net, tables
from .packs import RANKS, packs

DEALER = ("player-dealer", "dealer")
SIDES = (*DEALER, "everyone")
QUALIFIES = {"queen-high": RANKS["Q"], "king-high": RANKS["K"], "jack-high": RANKS["J"]}
FIVE_QUALIFIES: dict[str, five.Value] = {"ace-king": (0, RANKS["A"], RANKS["K"]), "pair": (1,)}
ONE = Fraction(1)
UNITS = {"wins": 1, "loses": -1, "pushes": 0, "returned": 0}
UNSAID = ("pushes", "loses")
KINDS = {"mini-royal-flush": None, "royal-flush": None} | {kind: kind for kind in three.USUAL}
"""Kinds of the ranking; a royal is the highest straight flush."""


Results = Mapping[str, tuple[int, int]]
"""What each case does to the ante and to the bet to play."""
Least = TypeVar("Least")


def _compared(game: Game) -> Comparison | None:
    return next((one for one in game.compares if one.by == "ranked-hand"), None)


def is_fold(game: Game, wager: Wager) -> bool:
    """An ante, a bet to play or fold, and three or five cards each."""
    compared = _compared(game)
    if compared is None or len({*compared.wagers}) != 2 or wager.name not in compared.wagers:
        return False
    return _cards(game) in (3, 5) and _bets(game, compared) is not None


def _cards(game: Game) -> int:
    """The cards each side is dealt at once."""
    dealt = [step for step in game.round if step.does == "deal" and step.to in SIDES]
    counts = {int(step.cards.low) for step in dealt if step.cards}
    return counts.pop() if len(counts) == 1 else 0


class Bets(NamedTuple):
    """The ante, and the bet to play, so many times as large."""

    ante: Wager
    play: Wager
    times: Fraction


def _bets(game: Game, compared: Comparison) -> Bets | None:
    named = {wager.name: wager for wager in game.wagers}
    for play in compared.wagers:
        sizes = {(size.of, size.times, size.bound) for size in getattr(named.get(play), "size", ())}
        if len(sizes) == 1:
            ((of, times, bound),) = sizes
            other = next(name for name in compared.wagers if name != play)
            fixed = times.low == times.high and bound == "exactly"
            if fixed and of in (other, (other,)) and other in named:
                return Bets(named[other], named[play], Fraction(times.low))
    return None


def answers(game: Game, wager: Wager) -> Iterator[Answer]:
    compared = _compared(game)
    assert compared
    bets = _bets(game, compared)
    assert bets
    if {fate.is_ for fate in bets.ante.on_fold} != {"lost"}:
        raise NotComputed("what becomes of the ante when the player folds is not said")
    family = Three if _cards(game) == 3 else Five
    counting = family(game, compared)
    paid, even = _paid(bets, counting.hands)
    seen = "one card of the dealer is seen" if _shows(game) else "no card of the dealer is seen"
    for read, (results, told) in product(packs(game, wager.name), _results(compared, bets)):
        units = {hand: _units(bets, pays, results) for hand, pays in paid.items()}
        ends = counting.best_play(read.pack, units)
        if wager is bets.ante:
            worked = _together(ends, units)
            what = "ante and play together, by the best play; a unit is the ante"
        else:
            worked = _alone(ends, paid, results)
            what = "once made, by the best play"
        said = joined(what, seen, counting.ranked, even, told, read.reading)
        yield Answer(wager.name, worked, read.pack.decks, said, of_itself=wager is bets.ante)


Pays = Mapping[str, tuple[Fraction, Fraction]]
"""What a win of the ante and of the bet to play pays, by the player's hand."""


def _units(bets: Bets, pays: tuple[Fraction, Fraction], results: Results) -> tuple[Fraction, ...]:
    """What both bets win in each case, in antes."""
    return tuple(
        _won(results[case][0], pays[0]) + bets.times * _won(results[case][1], pays[1])
        for case in CASES
    )


def _won(result: int, pays: Fraction) -> Fraction:
    return pays if result > 0 else Fraction(result)


def _paid(bets: Bets, hands: Sequence[str]) -> tuple[Pays, str]:
    """What a win pays, and how that was read."""
    found, told = [], ""
    for bet in (bets.ante, bets.play):
        odds = {net(table.odds) for table in bet.pays if table.odds} - {Fraction(0)}
        rows = _rows(bet)
        if len(odds) + bool(rows) > 1:
            raise NotComputed("the filing gives several payments for it")
        if not odds and any(hand not in rows for hand in hands):
            told = joined(told, f"{bet.name} wins even money where no payment is printed")
        usual = next(iter(odds), Fraction(1))
        found.append({hand: rows.get(hand, usual) for hand in hands})
    first, second = found
    return {hand: (first[hand], second[hand]) for hand in hands}, told


def _rows(bet: Wager) -> dict[str, Fraction]:
    """What each hand is paid by a pay table."""
    found = list(tables(bet))
    if len(found) > 1:
        raise NotComputed("the filing gives several payments for it")
    rows = {}
    for row, pays in found[0].rows if found else ():
        event = row.event or Event(hand=row.label)
        if event != Event(hand=event.hand) or event.hand not in five.HANDS:
            raise NotComputed("a row that is not of one kind of hand")
        rows[event.hand] = pays
    return rows


class Three:
    """Three cards against three; hands of the player are paid alike."""

    hands = ("",)

    def __init__(self, game: Game, compared: Comparison) -> None:
        self.order, self.ranked = _order(game)
        self.least = _least(compared, QUALIFIES) or 0
        self.shows = _shows(game)

    def best_play(self, pack: Pack, units: Mapping[str, tuple[Fraction, ...]]) -> Ends:
        if pack.jokers:
            raise NotComputed("three cards against three with a joker")
        given = three.Showdown(pack, self.order, self.least, self.shows)
        return three.best_play(given, units[""], -ONE)


class Five:
    """Five cards against five; hands of the player may be paid by a table."""

    hands = five.HANDS

    def __init__(self, game: Game, compared: Comparison) -> None:
        orders = [one.high_to_low for one in game.hands]
        if any(_kinds(one) != _kinds(reversed(five.HANDS), one) for one in orders):
            raise NotComputed("hands that are not ranked as usual")
        self.ranked = "" if orders else "hands ranked as usual, as it is not said"
        self.least = _least(compared, FIVE_QUALIFIES) or ()
        self.shows = _shows(game)

    def best_play(self, pack: Pack, units: Mapping[str, tuple[Fraction, ...]]) -> Ends:
        if pack.decks > 1 or pack.jokers:
            raise NotComputed("five cards against five of several decks, or with a joker")
        given = five.Showdown(pack, self.least, self.shows)
        return five.best_play(given, tuple(units[hand] for hand in five.HANDS), -ONE)


def _kinds(order: Iterable[str], among: Iterable[str] = five.HANDS) -> list[str]:
    chosen = set(among)
    return [hand for hand in order if hand in five.HANDS and hand in chosen]


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


def _least(compared: Comparison, known: Mapping[str, Least]) -> Least | None:
    """The lowest hand that qualifies the dealer; None where every hand does."""
    found = {one.hand for one in compared.qualifies}
    if not found:
        return None
    if len(found) > 1 or not found <= set(known):
        raise NotComputed("what qualifies the dealer is not said alike")
    return known[str(found.pop())]


def _results(compared: Comparison, bets: Bets) -> list[tuple[Results, str]]:
    """What each case does to both bets; a case the rules leave open is read each way."""
    both = bets.ante.name, bets.play.name
    said = {case: tuple(_said(compared, bet, case) for bet in both) for case in CASES}
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
    wide = NOT_QUALIFIED if case.startswith(NOT_QUALIFIED) else case
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


def _together(ends: Ends, units: Mapping[str, tuple[Fraction, ...]]) -> Worked:
    won = (-ONE if case == FOLDED else units[hand][CASES.index(case)] for hand, case in ends)
    return _worked(zip(ends.items(), won, strict=True))


def _alone(ends: Ends, paid: Pays, results: Results) -> Worked:
    """The bet to play alone, out of the rounds in which it is made."""
    made = {end: ways for end, ways in ends.items() if end[1] != FOLDED}
    won = (_won(results[case][1], paid[hand][1]) for hand, case in made)
    return _worked(zip(made.items(), won, strict=True))


def _worked(found: Iterable[tuple[tuple[tuple[str, str], int], Fraction]]) -> Worked:
    """Ends as rows: one for each hand that wins, one for a case in which all hands fare alike."""
    rows: dict[tuple[str, Fraction], int] = defaultdict(int)
    for ((hand, case), ways), won in found:
        rows[f"{hand}, {case}" if hand and won > 0 else case, won] += ways
    told = sorted(rows.items(), key=lambda one: (-one[0][1], one[0][0]))
    return Worked(tuple(Row(*of, ways) for of, ways in told), sum(rows.values()))
