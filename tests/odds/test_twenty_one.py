"""A player's hand at twenty-one: against plain play card by card, and against published figures."""

from fractions import Fraction
from functools import cache
from itertools import product
from math import perm

import pytest

from tests.docket import docket
from validator.odds.reading.answer import Answer
from validator.odds.reading.game import wagers
from validator.odds.shoe import HITS_SOFT_17, ONE_DECK, STANDS_SOFT_17, Dealer, total_of
from validator.odds.split import best_split
from validator.odds.twenty_one import Ends, Player, Table, best_play, drawn, played

SMALL = (2, 1, 0, 0, 1, 1, 1, 0, 0, 3)
Held = tuple[int, ...]


def _with(held: Held, value: int, by: int = 1) -> Held:
    return (*held[:value], held[value] + by, *held[value + 1 :])


def _units(ends: Ends, natural: Fraction = Fraction(3, 2)) -> Fraction:
    """What a unit wins, a surrender losing half of it."""
    won = natural * ends.natural + ends.won + 2 * ends.doubled_won
    lost = ends.dealer_natural + ends.lost + 2 * ends.doubled_lost + Fraction(ends.surrendered, 2)
    return (won - lost) / sum(ends)


@cache
def _dealer(left: Held, held: Held, dealer: Dealer, mine: int) -> Fraction:
    """What standing on a total wins while the dealer plays on."""
    total, soft = total_of(held)
    if not dealer.draws(total, soft):
        return Fraction(1 if total > 21 else (mine > total) - (mine < total))
    each = (
        Fraction(have, sum(left)) * _dealer(_with(left, v, -1), _with(held, v), dealer, mine)
        for v, have in enumerate(left)
        if have
    )
    return sum(each, Fraction(0))


Holes = dict[int, Fraction]
"""How likely each hidden card is, together with all that was dealt so far."""


def _stand(held: Held, up: int, left: Held, holes: Holes, dealer: Dealer) -> Fraction:
    both = {hole: _with(_with((0,) * 10, up), hole) for hole in holes}
    return sum(
        (
            chance * _dealer(_with(left, hole, -1), both[hole], dealer, total_of(held)[0])
            for hole, chance in holes.items()
        ),
        Fraction(0),
    )


def _drawn(left: Held, holes: Holes, value: int) -> Holes:
    rest = sum(left) - 1
    found = {h: c * Fraction(_with(left, h, -1)[value], rest) for h, c in holes.items()}
    return {hole: chance for hole, chance in found.items() if chance}


def _play(
    held: Held, up: int, left: Held, holes: Holes, dealer: Dealer, once: bool = False
) -> Fraction:
    """One card after the other is drawn as long as that is better; *once*: one and no more."""
    if total_of(held)[0] > 21:
        return -sum(holes.values(), Fraction(0))
    hit = Fraction(0)
    for value in range(10):
        after = _drawn(left, holes, value)
        if after:
            more, rest = _with(held, value), _with(left, value, -1)
            over = total_of(more)[0] > 21
            ends = once and not over
            hit += (_stand if ends else _play)(more, up, rest, after, dealer)
    return hit if once else max(hit, _stand(held, up, left, holes, dealer))


def _plain(shoe: Held, dealer: Dealer, player: Player) -> Fraction:
    """Deal, look, choose: the first two cards, the up card, then all hidden cards there can be."""
    found = Fraction(0)
    for one in range(10):
        for two in range(10):
            for up in range(10):
                chance, left = Fraction(1), shoe
                for value in (one, two, up):
                    chance *= Fraction(left[value], sum(left))
                    left = _with(left, value, -1) if left[value] else left
                if chance:
                    found += chance * _round({one, two}, (one, two), up, left, dealer, player)
    return found


def _round(
    kinds: set[int], cards: tuple[int, int], up: int, left: Held, dealer: Dealer, player: Player
) -> Fraction:
    held = _with(_with((0,) * 10, cards[0]), cards[1])
    natural = kinds == {0, 9}
    holes = {hole: Fraction(have, sum(left)) for hole, have in enumerate(left) if have}
    dealers = sum((c for hole, c in holes.items() if {hole, up} == {0, 9}), Fraction(0))
    if natural:
        return Fraction(3, 2) * (1 - dealers)
    holes = {hole: chance for hole, chance in holes.items() if {hole, up} != {0, 9}}
    choices = [_play(held, up, left, holes, dealer)]
    if player.doubles:
        choices.append(2 * _play(held, up, left, holes, dealer, once=True))
    if player.surrender is not None:
        choices.append(-player.surrender * (1 - dealers))
    return max(choices) - dealers


@pytest.mark.parametrize("dealer", [STANDS_SOFT_17, HITS_SOFT_17, Dealer(frozenset(range(15)))])
@pytest.mark.parametrize(
    "player", [Player(), Player(doubles=True), Player(doubles=True, surrender=Fraction(1, 2))]
)
def test_a_small_shoe_as_played_card_by_card(dealer: Dealer, player: Player) -> None:
    assert _units(best_play(SMALL, dealer, player)) == _plain(SMALL, dealer, player)


def _half(value: int, up: int, left: Held, holes: Holes, dealer: Dealer, once: bool) -> Fraction:
    """One card of a pair, which must get another; *once*: and no more."""
    alone = _with((0,) * 10, value)
    if once:
        return _play(alone, up, left, holes, dealer, once=True)
    after = {one: _drawn(left, holes, one) for one in range(10)}
    return sum(
        (
            _play(_with(alone, one), up, _with(left, one, -1), seen, dealer)
            for one, seen in after.items()
            if seen
        ),
        Fraction(0),
    )


@pytest.mark.parametrize("once", [False, True])
@pytest.mark.parametrize("dealer", [STANDS_SOFT_17, HITS_SOFT_17])
@pytest.mark.parametrize("player", [Player(), Player(doubles=True, surrender=Fraction(1, 2))])
def test_pairs_of_a_small_shoe(dealer: Dealer, player: Player, once: bool) -> None:
    made, won = Fraction(0), Fraction(0)
    for value, up in product(range(10), repeat=2):
        left = _with(_with(SMALL, value, -2), up, -1)
        if min(left) < 0:
            continue
        dealt = Fraction(perm(SMALL[value], 2) * (left[up] + 1), perm(sum(SMALL), 3))
        holes = {hole: Fraction(have, sum(left)) for hole, have in enumerate(left) if have}
        holes = {hole: chance for hole, chance in holes.items() if {hole, up} != {0, 9}}
        other = _round({value}, (value, value), up, left, dealer, player)
        all_ = sum(holes.values(), Fraction(0))
        half = _half(value, up, left, holes, dealer, once and value == 0)
        if 2 * half > other + (1 - all_):  # a dealer's natural takes the first bet alone
            made, won = made + dealt * all_, won + dealt * half
    found = best_split(SMALL, dealer, player, once)
    assert made
    assert Fraction(found.won - found.lost, sum(found)) == won / made


# https://wizardofodds.com/games/blackjack/appendix/9/2dh17r4/ (no dealer blackjack)
TWO_DECKS = [
    ((2, 1), 1, "-0.594150", "-0.103429", "-0.571816"),
    ((7, 1), 1, "-0.224703", "-0.165428", "-0.416886"),
    ((6, 4), 1, "-0.587412", "0.038312", "-0.003909"),
    ((6, 5), 1, "-0.587564", "0.121079", "0.166650"),
]
# https://wizardofodds.com/games/blackjack/appendix/1/ (endless decks)
ENDLESS = [
    ((10, 6), 10, "-0.540430", "-0.539826", "-1.079653"),
    ((6, 5), 6, "-0.153699", "0.333690", "0.667380"),
    ((10, 10), 1, "0.655470", "-0.852139", "-1.704278"),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("decks", "dealer", "published"),
    [(2, HITS_SOFT_17, TWO_DECKS), (1_000_000, STANDS_SOFT_17, ENDLESS)],
)
def test_published_hands(
    decks: int, dealer: Dealer, published: list[tuple[tuple[int, int], int, str, str, str]]
) -> None:
    table = Table(tuple(decks * count for count in ONE_DECK), dealer)
    fares = played(table, Player())
    for (one, two), up, *told in published:
        place = table.place[_with(_with((0,) * 10, one - 1), two - 1)]
        ways = table.all_ways(place, up - 1)
        found = (table.stand[place], drawn(table, place, fares), drawn(table, place, table.stand))
        units = [Fraction(fare[up - 1].score, ways) - 1 for fare in found]
        assert [f"{float(n * u):.6f}" for n, u in zip((1, 1, 2), units, strict=True)] == told


def test_every_round_is_counted_once() -> None:
    ends = best_play(SMALL, STANDS_SOFT_17, Player(doubles=True))
    natural = Fraction(2 * 2 * 3, 9 * 8)
    assert Fraction(ends.natural + ends.both_natural, sum(ends)) == natural
    assert Fraction(ends.dealer_natural + ends.both_natural, sum(ends)) == natural


GAME = """
deck: {cards: 52, decks: 1}
wagers:
  - {name: base, pays: [{odds: 3 to 2, when: {result: natural}}, PLAIN]}
  - {name: double-down}
compares:
  by: closest-to-target
  hands: [player, dealer]
  wagers: [base]
  natural: {ranks: [A, 10-K], first-cards: 2}
  outcomes:
    - {case: natural, base: wins}
    - {case: both-natural, base: pushes}
    - {case: dealer-natural, base: loses}
    - {case: dealer-bust, base: wins}
    - {case: player-bust, base: loses}
    - {case: higher, base: wins}
    - {case: lower, base: loses}
    - {case: equal, base: EQUAL}
MORE
charts:
  - {for: dealer, rows: [["17+", stand], [below 17, hit]]}
playing-options: [{is: double-down, allowed: true}]
"""


def _told(
    wager: str = "base", equal: str = "pushes", more: str = "", plain: str = "odds: even"
) -> Answer:
    return _first(_text(equal, more, plain), wager)


def _text(equal: str = "pushes", more: str = "", plain: str = "odds: even") -> str:
    return GAME.replace("EQUAL", equal).replace("MORE", more).replace("PLAIN", f"{{{plain}}}")


def _first(text: str, wager: str = "base") -> Answer:
    made = docket(f"kind: game\nname: Example\ncategory: player-dealer\n{text}")
    return next(iter(wagers(made.filings[0].games[0].game, wager)))


def test_a_document() -> None:
    found, ends = _told(), best_play(ONE_DECK, STANDS_SOFT_17, Player(doubles=True))
    assert found.worked
    assert found.returns
    assert found.worked.net == _units(ends)
    assert found.reading == "by the best play, no splits; where that is best: doubles"
    doubled = _told("double-down")
    assert doubled.worked
    assert doubled.worked.rows[0].ways == ends.doubled_won
    assert not doubled.of_itself  # a bet that is only made when it looks well


def test_a_split_in_a_document() -> None:
    text = _text().replace("  - {name: double-down}", "  - {name: split}")
    assert "can be split is not said" in _first(text, "split").not_computed
    may = "playing-options: [{is: split, allowed: true}, {is: draw-split-aces, allowed: false, cards: 1}]"
    text = text.replace("playing-options: [{is: double-down, allowed: true}]", may)
    found, ends = _first(text, "split"), best_split(ONE_DECK, STANDS_SOFT_17, Player(), True)
    assert found.worked
    assert [row.ways for row in found.worked.rows] == [ends.won, ends.pushed]
    assert "split once" in found.reading
    assert not found.of_itself


@pytest.mark.parametrize(
    ("equal", "more", "why"),
    [
        ("loses", "", "equal that does not end as usual"),
        ("pushes", "    - {case: both-bust-closer, base: pushes}", "over 21 and has not lost"),
        ("pushes", "    - {case: higher, if: dealer has 22, base: loses}", "told in words"),
        ("pushes", "    - {case: lower, base: pushes}", "said in several ways"),
    ],
)
def test_what_cannot_be_counted(equal: str, more: str, why: str) -> None:
    assert why in _told(equal=equal, more=more).not_computed


def test_a_narrower_case_that_helps_is_left_out_and_named() -> None:
    found = _told(more="    - {case: both-bust, if: three eights, base: pushes}")
    assert found.returns
    assert "at least; left out, as it is told in words: both-bust if three eights" in found.reading


def test_a_chart_may_say_that_a_natural_stands() -> None:
    plain = _told(plain="odds: even")
    row = "charts:\n  - {for: players, rows: [[natural, stand], [hard 21, stand]]}"
    charted = _text().replace("charts:", row)
    assert _first(charted).worked == plain.worked


def test_silence_and_payments() -> None:
    assert "even money" not in _told().reading
    assert "even money, as no payment" in _told(plain="odds: even, if: even-money").reading
    assert "several payments" in _told(plain="odds: 2 to 1").not_computed
