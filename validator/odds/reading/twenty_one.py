"""The wager on a hand at twenty-one, and the one that doubles it, by the best play of one hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import product

from ...model.cards import ChartRow
from ...model.game import Game
from ...model.wagers import Comparison, Outcome, Wager
from ..shoe import Dealer
from ..split import best_split
from ..table import Row, Worked
from ..twenty_one import Ends, Held, Player, best_play
from .answer import Answer, NotComputed, joined, net
from .dealer import TEN_RANKS, rules, totals_of, values
from .packs import fewest_and_most

USUAL = {
    "natural": "wins",
    "both-natural": "pushes",
    "dealer-natural": "loses",
    "dealer-bust": "wins",
    "player-bust": "loses",
    "both-bust": "loses",
    "higher": "wins",
    "equal": "pushes",
    "lower": "loses",
}
UNITS = {"wins": 1, "pushes": 0, "returned": 0, "loses": -1}
DOUBLE, SPLIT = "double-down", "split"
ACES = "draw-split-aces"
LATER = {DOUBLE: "doubled", SPLIT: "split"}
MADE = "once made; even money"
OVER = ("both-bust", "player-bust")
"""A hand that is over has lost; no filing need say so."""
UNCOUNTED = ("other", "natural")
"""Rows of a chart that give no total: what is left over, and a hand that is settled at once."""


def _compared(game: Game) -> Comparison | None:
    return next((one for one in game.compares if one.by == "closest-to-target"), None)


def is_hand(game: Game, wager: Wager) -> bool:
    """A hand against the dealer's at twenty-one, or the doubling or splitting of that bet."""
    one = _compared(game)
    return one is not None and wager.name in (*one.wagers, DOUBLE, SPLIT) and bool(one.natural)


def answers(game: Game, wager: Wager) -> Iterator[Answer]:
    compared = _compared(game)
    assert compared
    base = next((one for one in game.wagers if one.name in compared.wagers), None)
    if base is None or len(compared.wagers) != 1:
        raise NotComputed("which bet the hand is played for is not said alike")
    _natural(compared)
    results, said = _results(compared, base.name)
    player, chosen = _player(game)
    one, (numbers, reading) = values(game), fewest_and_most(game)
    how = "by the best play, no splits"
    if wager.name == SPLIT:  # it takes four times as long as the others
        numbers, reading = numbers[:1], "only the fewest decks are worked out"
        how = "by the best play, a pair split once and then not doubled: at least"
    for (dealer, drawn), number in product(rules(game), numbers):
        shoe = tuple(number * count for count in one)
        told = joined(how, chosen, said, drawn, reading)
        if wager is base:
            worked, paid = _base(best_play(shoe, dealer, player), base, results, player, number)
            yield Answer(wager.name, worked, number, joined(paid, told))
        else:
            worked = _later(game, wager)(shoe, dealer, player)
            yield Answer(wager.name, worked, number, joined(MADE, told), of_itself=False)


def _later(game: Game, wager: Wager) -> Callable[[Held, Dealer, Player], Worked]:
    """A bet that is made when the hand looks well."""
    options = [one for one in game.playing_options if one.is_ in (wager.name, ACES)]
    if not any(one.is_ == wager.name and one.allowed for one in options):
        raise NotComputed(f"whether a bet can be {LATER[wager.name]} is not said")
    once = any(one.is_ == ACES and one.cards == 1 for one in options)

    def worked(shoe: Held, dealer: Dealer, player: Player) -> Worked:
        if wager.name == SPLIT:
            return _evenly(*best_split(shoe, dealer, player, once))
        ends = best_play(shoe, dealer, player)
        return _evenly(ends.doubled_won, ends.doubled_pushed, ends.doubled_lost)

    return worked


def _natural(compared: Comparison) -> None:
    ranks = compared.natural.ranks if compared.natural else ()
    if len(ranks) != 2 or ranks[0] != "A" or ranks[1] not in TEN_RANKS:
        raise NotComputed("a natural that is not an ace and a ten")


def _results(compared: Comparison, base: str) -> tuple[dict[str, int], str]:
    """What each case does to the bet. A narrower case in words can only be left out."""
    told = _about(compared, base)
    said = {case: _said(told, base, case) for case in USUAL}
    found = {case: UNITS[said[case] or usual] for case, usual in USUAL.items()}
    _only_usual(told, base, found)
    silent = [case for case in USUAL if case not in (*OVER, *filter(said.get, said))]
    left = dict.fromkeys(f"{o.case} if {_named(o)}" for o in told if _better(o, base, found))
    return found, joined(
        _listed("as usual where it is not said", silent),
        _listed("at least; left out, as it is told in words", left),
    )


def _listed(what: str, cases: Iterable[str]) -> str:
    named = ", ".join(cases)
    return f"{what}: {named}" if named else ""


def _about(compared: Comparison, base: str) -> list[Outcome]:
    """The answers that speak of the bet; a variant is another game."""
    return [one for one in compared.outcomes if base in one.results and not one.variant]


def _said(told: list[Outcome], base: str, case: str) -> str:
    plain = {str(one.results[base]) for one in told if one.case == case and not one.narrower}
    if len(plain) > 1 or not plain <= set(UNITS):
        raise NotComputed(f"what {case} does to it is said in several ways")
    return plain.pop() if plain else ""


def _only_usual(told: list[Outcome], base: str, found: dict[str, int]) -> None:
    """Two naturals may end as they like; all other cases only as they do everywhere."""
    for case, units in found.items():
        if case != "both-natural" and units != UNITS[USUAL[case]]:
            raise NotComputed(f"{case} that does not end as usual")
    others = [one for one in told if one.case not in USUAL and not one.narrower]
    if any(str(one.results[base]) != "loses" for one in others):
        raise NotComputed("a hand that is over 21 and has not lost")


def _named(one: Outcome) -> str:
    return one.if_ or "the cards are those it names"


def _better(one: Outcome, base: str, found: dict[str, int]) -> bool:
    """Whether a narrower case helps the player; one that hurts cannot be left out."""
    if not one.narrower:
        return False
    wide = found.get(one.case, -1)
    units = UNITS.get(str(one.results[base]))
    if units is None or units < wide:
        raise NotComputed(f"a case told in words: {_named(one)}")
    return units > wide


def _player(game: Game) -> tuple[Player, str]:
    """What a player must do by the charts, and may do by the options."""
    rows = [row for chart in game.charts if chart.for_ == "players" for row in chart.rows]
    stands, draws = (_totals(rows, must) for must in ("stand", "hit"))
    allowed = {one.is_: one for one in game.playing_options if one.allowed}
    loses = allowed["surrender"].share_lost if "surrender" in allowed else None
    player = Player(
        stands - draws, draws - stands, DOUBLE in allowed, loses.part if loses else None
    )
    may = ["doubles"] * player.doubles + ["surrenders"] * bool(loses)
    return player, _listed("where that is best", may)


def _totals(rows: list[ChartRow], must: str) -> frozenset[tuple[int, bool]]:
    """Totals a chart gives no choice on, each with whether it is soft."""
    forced = [row for row in rows if row.must_ == must and row.totals not in UNCOUNTED]
    return frozenset((total, kind == "soft") for row in forced for kind, total in totals_of(row))


def _base(
    ends: Ends, base: Wager, results: dict[str, int], player: Player, number: int
) -> tuple[Worked, str]:
    natural, said = _pays(base, number)
    both = {1: natural, 0: Fraction(0), -1: Fraction(-1)}[results["both-natural"]]
    rows = (
        Row("natural", natural, ends.natural),
        Row("both natural", both, ends.both_natural),
        Row("wins", Fraction(1), ends.won),
        Row("equal", Fraction(0), ends.pushed),
        Row("doubled, wins", Fraction(2), ends.doubled_won),
        Row("doubled, equal", Fraction(0), ends.doubled_pushed),
        Row("doubled, loses", Fraction(-2), ends.doubled_lost),
        Row("surrendered", -(player.surrender or Fraction(1)), ends.surrendered),
        Row("the dealer has a natural", Fraction(-1), ends.dealer_natural),
        Row("loses", Fraction(-1), ends.lost),
    )
    return Worked(tuple(row for row in rows if row.ways), sum(ends)), said


def _pays(base: Wager, number: int) -> tuple[Fraction, str]:
    """What a natural pays with so many decks. Any other win is even money."""
    found = _odds(base, "natural", "one-deck") if number == 1 else set()
    found = found or _odds(base, "natural")
    plain = _odds(base, None)
    if len(found) > 1 or plain - {Fraction(1)}:
        raise NotComputed("the filing gives several payments for it")
    said = "" if found else "a natural pays even money, as nothing else is printed"
    even = "" if plain else "a win pays even money, as no payment is printed"
    return next(iter(found), Fraction(1)), joined(said, even)


def _odds(base: Wager, result: str | None, if_: str | None = None) -> set[Fraction]:
    """What is paid for a result, in a case or in every case."""
    tables = [table for table in base.pays if table.odds and table.if_ == if_]
    named = [(table.odds, table.when.result if table.when else None) for table in tables]
    return {net(odds) for odds, of in named if odds and of == result}


def _evenly(won: int, pushed: int, lost: int) -> Worked:
    rows = (Row("wins", Fraction(1), won), Row("equal", Fraction(0), pushed))
    return Worked(rows, won + pushed + lost)
