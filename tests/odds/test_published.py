"""Figures that others have published, each to every digit they give, with where they are printed.

Where a printed figure is wrong, it is listed apart, with the count that shows it.
"""

from collections.abc import Callable
from fractions import Fraction
from math import comb

import pytest

from validator.odds import baccarat, dice, poker, sweeps, three, wheel
from validator.odds.fold import CASES, FOLDED
from validator.odds.poker import ORDER, THREE_CARD, Made, Pack
from validator.odds.shoe import ONE_DECK, STANDS_SOFT_17, hands
from validator.odds.table import Asked, paid_once
from validator.odds.war import war

ONE = Fraction(1)
ALSPACH = (
    "people.math.sfu.ca/~alspach, Pai Gow Poker Computations, and 7-Card Poker Hands with Joker"
)
GROCHOWSKI = "casinocitytimes.com, John Grochowski, 2014 to 2021"
BACCARAT = "multiplayerbaccarat.com/odds.html, after Thorp, The Mathematics of Gambling"
EXPLOIT = "casinoexploit.com/baccarat.html"
WIZARD = "wizardofodds.com, blackjack appendix 2B"
MACAU = "wizardofmacau.com, Casino War"
DEALERS = "casinodealerswebsite.com, summary of bets"
RANKED = "gamblingsites.org, Craps Bets Ranked According to House Edge"
SNOOP = "onlinecasinosnoop.com, Craps House Edge"

STRAIGHT_FLUSHES = (poker.STRAIGHT_FLUSH, poker.ROYAL)
KINDS = {
    "five aces": (poker.FIVE_ACES,),
    "straight flush": STRAIGHT_FLUSHES,
    "4 of a kind": (poker.QUADS,),
    "full house": (poker.FULL_HOUSE,),
    "flush": (poker.FLUSH,),
    "straight": (poker.STRAIGHT,),
    "3 of a kind": (poker.TRIPS,),
    "two pair": (poker.TWO_PAIR,),
    "pair": (poker.PAIR,),
    "high card": (0,),
}
SEVEN = (0, 41584, 224848, 3473184, 4047644, 6180020, 6461620, 31433400, 58627800, 23294460)
SIX = (0, 1844, 14664, 165984, 205792, 361620, 732160, 2532816, 9730740, 6612900)
WITH_JOKER = (
    1128, 210964, 307472, 4188528, 6172088, 11236028, 7470676, 35553816, 64221960, 24780420,
)  # fmt: skip


@pytest.mark.parametrize(
    ("pack", "dealt", "published"),
    [(Pack(), 7, SEVEN), (Pack(), 6, SIX), (Pack(jokers=1), 7, WITH_JOKER)],
    ids=["seven cards", "six cards", "seven of 53 cards"],
)
def test_counts_by_alspach(pack: Pack, dealt: int, published: tuple[int, ...]) -> None:
    found = poker.classes(poker.hands(pack, dealt))
    assert tuple(sum(found.get(bit, 0) for bit in bits) for bits in KINDS.values()) == published


def test_royal_flushes_of_53_cards_are_eight_more_than_printed() -> None:
    """Alspach prints 26,124 royals among his 210,964 straight flushes. There are 26,132.

    Without the joker five cards are fixed and two of 47 are free. With it, either all five are
    there and one of 47 is free, or one of the five is missing and two of 47 are free.
    """
    by_hand = 4 * comb(47, 2) + 4 * 47 + 4 * 5 * comb(47, 2)
    cases = poker.hands(Pack(jokers=1), 7)
    found = sum(ways for case, ways in cases.items() if case.holds & poker.ROYAL)
    assert (by_hand, found, found - 26124) == (26132, 26132, 8)


def test_three_card_counts() -> None:
    """22,100 hands: casinocitytimes.com, Three Card Poker and Pair Plus."""
    found = poker.classes(poker.hands(Pack(), 3, 3), THREE_CARD)
    flush = found[poker.ROYAL] + found[poker.STRAIGHT_FLUSH]
    rest = (poker.TRIPS, poker.STRAIGHT, poker.FLUSH, poker.PAIR, 0)
    assert (flush, *(found[bit] for bit in rest)) == (48, 52, 720, 1096, 3744, 16440)


def test_five_card_flushes_and_straights() -> None:
    """casinocitytimes.com, Three Card Poker, video roulette and blackjack."""
    found = poker.classes(poker.hands(Pack(), 5), ORDER)
    assert (found[poker.FLUSH], found[poker.STRAIGHT]) == (5108, 10200)
    assert sum(found.values()) == 2598960


HOYLE = (40, 624, 3744, 5108, 10200, 54902, 123552, 1098240, 1302540)
"""adaskin.com/Play/Poker, table 1, after The New Complete Hoyle Revised."""


def test_five_card_counts_but_for_ten_hands_left_out() -> None:
    """54,902 hands of three alike are printed. There are 54,912, and then all add up."""
    found = poker.classes(poker.hands(Pack(), 5))
    counted = [sum(found.get(bit, 0) for bit in bits) for bits in KINDS.values()][1:]
    wrong = [one - printed for one, printed in zip(counted, HOYLE, strict=True)]
    assert wrong == [0, 0, 0, 0, 0, 10, 0, 0, 0]
    assert counted[5] == 13 * comb(4, 3) * comb(12, 2) * 4**2
    assert (sum(counted), sum(HOYLE)) == (2598960, 2598950)


def test_hands_of_thirteen() -> None:
    """gli.lu, Monte Carlo Casino."""
    assert sum(sweeps.sweeps(Pack(), (5, 5, 3)).values()) == 635_013_559_600


def _round(decks: int, holds: Callable[[baccarat.End], bool]) -> int:
    ends = baccarat.rounds(baccarat.shoe_of(decks))
    return sum(ways for end, ways in ends.items() if holds(end))


@pytest.mark.parametrize(
    ("decks", "banker", "player", "tie"),
    [
        (8, 2_292_252_566_437_888, 2_230_518_282_592_256, 475_627_426_473_216),
        (6, 403_095_751_234_560, 392_220_492_728_832, 83_552_962_932_288),
    ],
)
def test_baccarat_to_the_last_deal(decks: int, banker: int, player: int, tie: int) -> None:
    """Every way to deal six cards in order: casinoexploit.com/baccarat.html."""
    assert _round(decks, lambda end: end.banker > end.player) == banker
    assert _round(decks, lambda end: end.player > end.banker) == player
    assert _round(decks, lambda end: end.player == end.banker) == tie


def _share(holds: Callable[[baccarat.End], bool]) -> Fraction:
    return Fraction(_round(8, holds), _round(8, lambda _: True))


def _holding(bit: int) -> Callable[[Made], bool]:
    return lambda case: bool(case.holds & bit)


def _pair_plus(*pays: int) -> Fraction:
    kinds = (poker.STRAIGHT_FLUSH, poker.TRIPS, poker.STRAIGHT, poker.FLUSH, poker.PAIR)
    told = zip(kinds, pays, strict=True)
    rows = [Asked(str(kind), Fraction(pay), _holding(kind)) for kind, pay in told]
    return paid_once(poker.hands(Pack(), 3, 3), rows).edge


def _three_card() -> Fraction:
    """The ante and play, with a bonus of 5, 4 and 1 on the ante."""
    units = tuple(map(Fraction, (1, 1, 1, 2, 0, -2)))
    ends = three.best_play(three.Showdown(Pack(), least=poker.QUEEN), units, -ONE)
    told = dict(zip(CASES, units, strict=True)) | {FOLDED: -ONE}
    paid = sum((told[case] * ways for (_, case), ways in ends.items()), Fraction())
    won = paid / sum(ends.values())
    return -won - Fraction(48 * 5 + 52 * 4 + 720, 22100)


def _bust() -> Fraction:
    found = hands(ONE_DECK, STANDS_SOFT_17)
    bust = sum(ways for hand, ways in found.items() if hand.total > 21)
    return Fraction(bust, sum(found.values()))


def _war(equal: int) -> Fraction:
    ways = war(Pack(decks=6))
    won = equal * ways.war_equal + ways.war_higher - 2 * ways.war_lower
    return Fraction(-won, sum(ways))


def _tied() -> Fraction:
    ways = war(Pack(decks=6))
    return Fraction(ways.tied, sum(ways))


PASS = dice.FirstRoll(("7", "11"), ("2", "3", "12"))
DONT = dice.FirstRoll(("2", "3"), ("7", "11"), ("12",))
CRAPLESS = dice.FirstRoll(("7",))
TIE = _share(lambda end: end.player == end.banker)
BANKER = _share(lambda end: end.banker > end.player)
PLAYER = _share(lambda end: end.player > end.banker)


@pytest.mark.parametrize(
    ("what", "found", "percent", "source"),
    [
        ("banker wins", BANKER, "45.8597", BACCARAT),
        ("player wins", PLAYER, "44.6247", BACCARAT),
        ("tie", TIE, "9.5156", BACCARAT),
        ("banker less 5 %", PLAYER - BANKER * Fraction(19, 20), "1.0579", BACCARAT),
        ("banker less 4 %", PLAYER - BANKER * Fraction(24, 25), "0.5993", BACCARAT),
        ("player", BANKER - PLAYER, "1.2351", BACCARAT),
        ("tie at 8 to 1", 1 - 9 * TIE, "14.3596", BACCARAT),
        ("tie at 9 to 1", 1 - 10 * TIE, "4.8440", BACCARAT),
        ("38 numbers, one", wheel.numbers(1, 38, 35 * ONE, "").edge, "5.26", "roulette-lounge.com"),
        ("37 numbers, red", wheel.numbers(18, 37, ONE, "").edge, "2.7", "roulette-lounge.com"),
        ("pass", dice.come_out(PASS, ONE, True).edge, "1.41", DEALERS),
        ("don't pass", dice.come_out(DONT, ONE, False).edge, "1.36", DEALERS),
        (
            "pass, crapless",
            dice.come_out(CRAPLESS, ONE, True).edge,
            "5.38",
            "craps bar 12, Strikingly",
        ),
        ("place 4 at 9 to 5", dice.against_seven(4, Fraction(9, 5), "").edge, "6.67", RANKED),
        ("any seven", dice.one_roll([("7", 4 * ONE, ("7",))]).edge, "16.67", SNOOP),
        ("war, second tie paid more", _war(2), "2.33", MACAU),
        ("war, second tie not paid more", _war(1), "2.88", "casinotobe.com, Casino War explained"),
        ("war, surrender", _tied() / 2, "3.7", "casinotobe.com, Casino War explained"),
        ("war, tie at 10 to 1", 1 - 11 * _tied(), "18.65", MACAU),
        ("Pair Plus 40-30-6-4-1", _pair_plus(40, 30, 6, 4, 1), "2.32", GROCHOWSKI),
        ("Pair Plus 40-30-6-3-1", _pair_plus(40, 30, 6, 3, 1), "7.28", GROCHOWSKI),
        ("Pair Plus 40-25-6-4-1", _pair_plus(40, 25, 6, 4, 1), "3.5", "online.casinocity.com"),
        ("Pair Plus 35-25-6-4-1", _pair_plus(35, 25, 6, 4, 1), "4.6", "online.casinocity.com"),
        ("Three Card Poker, ante", _three_card(), "3.37", GROCHOWSKI),
        ("dealer of one deck busts", _bust(), "28.3585", WIZARD),
    ],
)
def test_as_published(what: str, found: Fraction, percent: str, source: str) -> None:
    places = len(percent.partition(".")[2])
    assert f"{float(100 * found):.{places}f}" == percent, (what, source)


@pytest.mark.parametrize(
    ("found", "right", "printed", "source"),
    [
        (wheel.numbers(5, 38, 6 * ONE, "").edge, Fraction(3, 38), "7.29", "predictem.com"),
        (wheel.numbers(5, 38, 6 * ONE, "").edge, Fraction(3, 38), "7.69", "zamsblog.com"),
        (_tied() / 2, Fraction(23, 622), "2.88", MACAU),
    ],
    ids=["five numbers", "five numbers again", "surrender at war"],
)
def test_printed_wrong(found: Fraction, right: Fraction, printed: str, source: str) -> None:
    """Five of 38 numbers at 6 to 1 return 35/38. Of 311 cards 23 tie, and half a unit is lost."""
    assert found == right, source
    assert f"{float(100 * found):.2f}" != printed
