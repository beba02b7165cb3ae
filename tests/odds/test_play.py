"""Games with a small tree of choices, against plain enumeration of small packs."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from validator.odds import poker, ride, three
from validator.odds.ace_high import High, ace_high
from validator.odds.fold import CASES, FOLDED
from validator.odds.holdings import holdings
from validator.odds.poker import Made, Pack
from validator.odds.war import war

from . import plain

LOW = (2, 3, 4, 5, 6)
UNITS = dict(zip(CASES, map(Fraction, (1, 1, 1, 2, 0, -2)), strict=True))
ODD = dict(zip(CASES, map(Fraction, (1, 0, -1, 3, 0, -2)), strict=True))


def _three_value(hand: tuple[plain.Card, ...]) -> tuple[int, ...]:
    """An evaluator of its own: kinds by name, then cards."""
    ranks = sorted((rank for rank, _ in hand), reverse=True)
    count = Counter(ranks).most_common()
    flush = len({suit for _, suit in hand}) == 1
    straight = plain.consecutive(ranks)
    if len(count) == 1:
        return (5, *ranks)
    if straight:
        return (6 if flush else 4, 3 if ranks == [14, 3, 2] else ranks[0])
    if flush:
        return (3, *ranks)
    if len(count) == 2:
        return (2, count[0][0], count[1][0])
    return (1, *ranks)


def _case(mine: tuple[int, ...], other: tuple[int, ...], least: int) -> str:
    order = "higher" if mine > other else "lower" if mine < other else "equal"
    return order if other >= (1, least) else f"not-qualified-{order}"


@pytest.mark.parametrize("shows", [False, True])
@pytest.mark.parametrize("units", [UNITS, ODD])
@pytest.mark.parametrize(
    ("ranks", "decks", "least"), [(LOW, 1, 6), ((2, 3, 5, 13, 14), 1, 14), ((2, 3, 4), 2, 4)]
)
def test_small_pack(
    ranks: tuple[int, ...], decks: int, least: int, units: dict[str, Fraction], shows: bool
) -> None:
    pack = Pack(ranks, suits=2, decks=decks)
    cards = plain.cards(pack)
    found: Counter[str] = Counter()
    for own in combinations(range(len(cards)), 3):
        mine = _three_value(tuple(cards[place] for place in own))
        rest = [place for place in range(len(cards)) if place not in own]
        seen: list[Counter[str]] = []
        for up in rest:
            dealt = combinations([place for place in rest if place != up], 2)
            hands = (_three_value(tuple(cards[n] for n in (up, *two))) for two in dealt)
            seen.append(Counter(_case(mine, hand, least) for hand in hands))
        for cases in seen if shows else [sum(seen, Counter())]:
            total = sum(cases.values())
            worth = sum(units[case] * ways for case, ways in cases.items())
            found.update(cases if worth >= -total else {FOLDED: total})
    given = three.Showdown(pack, least=least, shows=shows)
    ends = three.best_play(given, tuple(units.values()), Fraction(-1))
    in_order = 6  # the player's three cards are counted in order
    assert ends == {("", case): ways * in_order for case, ways in found.items()}


def test_war_of_a_small_pack() -> None:
    found = Counter[str]()
    for one, two, three_, four in permutations([rank for rank in LOW for _ in range(4)], 4):
        if one != two:
            found["higher" if one > two else "lower"] += 1
        else:
            found["war " + ("=" if three_ == four else ">" if three_ > four else "<")] += 1
    order = ("higher", "lower", "war >", "war =", "war <")
    assert tuple(found[name] for name in order) == war(Pack(LOW, suits=2, decks=2))


@pytest.mark.parametrize("joker", ["bug", "wild", "ace-or-straight", "ace"])
@pytest.mark.parametrize(
    ("ranks", "dealt"), [((2, 3, 4, 6, 14), 5), ((2, 3, 7, 8, 9, 14), 6), ((3, 4, 6, 8, 9, 14), 5)]
)
def test_ace_high_of_a_small_pack(ranks: tuple[int, ...], dealt: int, joker: poker.Joker) -> None:
    pack = Pack(ranks, suits=2, jokers=1, joker=joker)
    cards = plain.cards(pack)
    hands = {}
    for hand in combinations(cards, dealt):
        held = {14 if card == plain.JOKER else card[0] for card in hand}
        hands[frozenset(hand)] = 14 in held and not plain.holds(hand, 5, joker)
    found: Counter[High | None] = Counter()
    for first, high in hands.items():
        rest = [card for card in cards if card not in first]
        for second in combinations(rest, dealt):
            case = High(plain.JOKER in first, hands[frozenset(second)]) if high else None
            found[case] += 1
    assert {case: ways for case, ways in ace_high(pack, dealt).items() if ways} == found


USUAL = (
    poker.ROYAL,
    poker.STRAIGHT_FLUSH,
    poker.QUADS,
    poker.FULL_HOUSE,
    poker.FLUSH,
    poker.STRAIGHT,
    poker.TRIPS,
    poker.TWO_PAIR,
)


def _usual(made: Made) -> int:
    place = next((place for place, bit in enumerate(USUAL) if made.holds & bit), ride.LOSES)
    return len(USUAL) if place == ride.LOSES and made.pair >= 10 else place


def test_the_first_bet_of_let_it_ride_as_published() -> None:
    """It stays with 0.07276018 and wins 0.10912580: wizardofodds.com, Let it Ride appendix."""
    pays = [Fraction(one) for one in (1000, 200, 50, 11, 8, 5, 3, 2, 1)]
    rows = ride.Rows(_usual)
    stays, won, total = 0, Fraction(0), 0
    for held in holdings(Pack(), 3):
        ends = ride.finished(Pack(), held.cards, rows)
        worth = sum((pays[row] if row >= 0 else -1) * ways for row, ways in ends.items())
        total += held.ways
        if worth > 0:
            stays += held.ways
            won += held.ways * Fraction(worth) / sum(ends.values())
    assert f"{stays / total:.8f}" == "0.07276018"
    assert f"{float(won / total):.8f}" == "0.10912580"


@pytest.mark.parametrize("ranks", [LOW, (10, 11, 12, 13, 14)])
def test_ride_of_a_small_pack(ranks: tuple[int, ...]) -> None:
    pack = Pack(ranks, suits=2)
    pays = [Fraction(9), Fraction(1, 2)]

    def row(hand: tuple[plain.Card, ...]) -> int:
        made = plain.of_size(hand)
        return 0 if poker.STRAIGHT in made else 1 if poker.TWO_PAIR in made else ride.LOSES

    def pick(made: Made) -> int:
        return 0 if made.holds & poker.STRAIGHT else 1 if made.holds & poker.TWO_PAIR else -1

    cards = plain.cards(pack)
    found: Counter[tuple[int, int]] = Counter()
    for own in combinations(cards, 3):
        rest = [card for card in cards if card not in own]
        first = _stays([row((*own, *two)) for two in combinations(rest, 2)], pays)
        for common in rest:
            last = [row((*own, common, card)) for card in rest if card != common]
            bets = 1 + first + _stays(last, pays)
            found.update((one, bets) for one in last)
    scale, left = divmod(sum(ride.ride(pack, pays, pick).values()), sum(found.values()))
    assert left == 0
    assert ride.ride(pack, pays, pick) == {end: ways * scale for end, ways in found.items()}


def _stays(rows: list[int], pays: list[Fraction]) -> bool:
    return sum((pays[row] if row >= 0 else Fraction(-1) for row in rows), Fraction(0)) > 0


@pytest.mark.parametrize(("pack", "dealt"), [(Pack(), 3), (Pack(), 4), (Pack(LOW, 2, 3), 3)])
def test_holdings_are_all_hands(pack: Pack, dealt: int) -> None:
    whole = 1
    for used in range(dealt):
        whole *= pack.cards - used
    assert sum(held.ways for held in holdings(pack, dealt)) == whole
