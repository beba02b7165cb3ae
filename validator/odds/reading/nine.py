"""A hand nearest to nine against the dealer's, when each may take one card more."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import combinations

from ...model.game import Game
from ...model.wagers import Comparison, Wager
from ..baccarat import End
from ..nine import POINTS, Rules, Shoe, best_play
from ..table import Row, Worked
from .answer import Answer, NotComputed, inside, joined, only_odds
from .packs import RANKS, fewest_and_most, jokers, ranks
from .rounds import PLAYER, case

DEALER = ("player-dealer", "dealer")
MINE = ("players", "player", "everyone")
Totals = frozenset[int]
MOST_CHOICES = 4
PARTS = {
    "wins": Fraction(1),
    "half-won": Fraction(1, 2),
    "pushes": Fraction(0),
    "returned": Fraction(0),
    "half-lost": Fraction(-1, 2),
    "loses": Fraction(-1),
}


def _compared(game: Game, wager: Wager) -> Comparison | None:
    for one in game.compares:
        sides = (*one.hands, "", "")[:2]
        nine = one.by == "points-mod-10" and sides[0] in PLAYER and sides[1] in DEALER
        if nine and wager.name in one.wagers:
            return one
    return None


def is_nine(game: Game, wager: Wager) -> bool:
    """A player's own hand against the dealer's, which draws by rule."""
    drawn = any(rule.for_ in DEALER for rule in game.draw_rules)
    return drawn and _compared(game, wager) is not None


def answers(game: Game, wager: Wager) -> Iterator[Answer]:
    compared = _compared(game, wager)
    assert compared
    if jokers(game):
        raise NotComputed("a deck with jokers")
    cards, left, (pays, even) = _cards(game), ranks(game), _pays(wager)
    always, may = _dealer(game)
    numbers, reading = fewest_and_most(game)

    def units(end: End) -> Fraction:
        result = case(compared, wager, end)
        if result not in PARTS:
            raise NotComputed(f"a hand that is {result}")
        return PARTS[result] * (pays if PARTS[result] > 0 else 1)

    def worked(number: int, draws: Totals, stands: Totals, dealer: Totals) -> Worked:
        rules = Rules(cards, dealer, draws, stands)
        ends = best_play(shoe_of(number, left), rules, units)
        return _rows(ends, lambda end: case(compared, wager, end), units)

    for number in numbers:
        found: dict[Worked, str] = {}
        for draws, stands, chosen in _player(game):
            choices = {worked(number, draws, stands, always | more): more for more in _sets(may)}
            best = min(choices, key=lambda told: told.net)
            found.setdefault(best, joined(_drawn(choices[best], may), chosen))
        for told, said in found.items():
            what = joined("by the best play", even, said, reading)
            yield Answer(wager.name, told, number, what)


def _sets(totals: Totals) -> list[Totals]:
    """Every way to draw on some of these totals."""
    if len(totals) > MOST_CHOICES:
        raise NotComputed("a dealer that may choose on most totals")
    sizes = range(len(totals) + 1)
    return [frozenset(some) for size in sizes for some in combinations(sorted(totals), size)]


def _drawn(chosen: Totals, may: Totals) -> str:
    does = ("draws" if total in chosen else "stands" for total in sorted(may))
    said = [f"{verb} on {total}" for verb, total in zip(does, sorted(may), strict=True)]
    return f"the dealer {' and '.join(said)}, which is best for it" if said else ""


def _cards(game: Game) -> int:
    """The cards each side is dealt; then one more at most."""
    steps = [(step, step.cards) for step in game.round if step.cards]
    dealt = {n.low for step, n in steps if step.does == "deal" and step.to in (*MINE, *DEALER)}
    more = {cards.high for step, cards in steps if step.does == "draw"}
    if dealt not in ({2}, {3}) or more - {1}:
        raise NotComputed("how many cards a hand has is not said alike")
    return int(dealt.pop())


def shoe_of(number: int, left: Iterable[int]) -> Shoe:
    """Cards of each point in so many decks: the ace is one, tens and pictures are nothing."""
    points = [1 if rank == RANKS["A"] else rank if rank < 10 else 0 for rank in left]
    return tuple(4 * number * points.count(point) for point in POINTS)


def _pays(wager: Wager) -> tuple[Fraction, str]:
    if any(table.odds for table in wager.pays):
        return only_odds(wager), ""
    return Fraction(1), "a win pays even money, as no payment is printed"


def _said(game: Game, whose: tuple[str, ...], total: int) -> set[str]:
    mine = [rule for rule in game.draw_rules if rule.for_ in whose]
    if any(rule.against or rule.not_against or rule.if_ for rule in mine):
        raise NotComputed("a draw that goes by more than the total")
    found = {str(rule.must_) for rule in mine if inside(total, rule.totals)}
    if {"hit", "stand"} <= found:
        raise NotComputed("when a hand draws is said in several ways")
    return found


def _dealer(game: Game) -> tuple[Totals, Totals]:
    """Totals the dealer draws on, and those it may choose on."""
    said = {total: _said(game, DEALER, total) for total in POINTS}
    if not all(said.values()):
        raise NotComputed("when the dealer draws is not said")
    may = frozenset(total for total, does in said.items() if does == {"option"})
    return frozenset(total for total, does in said.items() if "hit" in does), may


def _player(game: Game) -> Iterator[tuple[Totals, Totals, str]]:
    """Totals a player must draw or stand on; where that is also left to choice, read both ways."""
    said = {total: _said(game, MINE, total) for total in POINTS}
    draws, stands = (
        frozenset(total for total, does in said.items() if must in does)
        for must in ("hit", "stand")
    )
    free = frozenset(total for total, does in said.items() if "option" in does or not does)
    if not (draws | stands) & free:
        yield draws, stands, ""
        return
    yield draws - free, stands - free, "the player chooses wherever a rule allows it"
    yield draws, stands, "the player draws and stands wherever a rule requires it"


def _rows(
    ends: dict[End, int], label: Callable[[End], str], units: Callable[[End], Fraction]
) -> Worked:
    rows: dict[tuple[str, Fraction], int] = defaultdict(int)
    for end, ways in ends.items():
        rows[label(end), units(end)] += ways
    told = sorted(rows.items(), key=lambda one: -one[0][1])
    return Worked(tuple(Row(*of, ways) for of, ways in told), sum(rows.values()))
