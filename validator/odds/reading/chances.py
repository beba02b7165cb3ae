"""What holds of a wager whatever is played, or whatever it pays: chances without a return."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb
from typing import TypeVar

from ...model.game import Game
from ...model.values import Range
from ...model.wagers import Event, Wager
from .. import poker
from ..ace_high import ace_high
from ..dice import ways as rolled
from ..poker import Made
from ..table import Row, Worked, chances
from ..wheel import matched
from . import ace, pot, sweeps
from .answer import Answer, inside, joined, net
from .hands import HANDS, asked, dealt_to_players, is_table
from .nine import shoe_of
from .packs import RANKS, jokers, packs, ranks
from .packs import decks as numbers_of

BETTER = "-or-better"
NAMES = {bit: name for name, bit in HANDS.items() if name != "mini-royal-flush"}
DEALER = ("player-dealer", "dealer")
JOKER = "joker"
MOD_TEN = "points-mod-10"
SEVEN = 7
TENS = {"10-K": range(10, 14), "bonus": range(10, 14), "J-K": range(11, 14)}
MOST_SPOTS = 20
MOST_BALLS = 100
Card = TypeVar("Card")
Known = Iterator[tuple[Worked, int | None, str]]


def known(game: Game, wager: Wager, why: str) -> Iterator[Answer]:
    """The first kind of chance that fits the wager, each answer with why there is no return."""
    kinds = (_rolls, _spots, _rows, _better, _first, _natural, _nine, _ace_high, _not_qualified)
    for kind in (*kinds, sweeps.known, pot.known, _to_set):
        found = list(kind(game, wager))
        if found:
            for worked, decks, reading in found:
                yield Answer(wager.name, worked, decks, reading, not_computed=why)
            return


def _rolls(game: Game, wager: Wager) -> Known:
    """A bet on the next roll that says what wins and not what is paid."""
    one = wager.rolls[0] if len(wager.rolls) == 1 else None
    if one and one.stage == "one-roll" and one.wins and all(roll.isdecimal() for roll in one.wins):
        rows = tuple(Row(roll, None, rolled([roll])) for roll in one.wins)
        yield Worked(rows, 36), None, ""


def _drawn(game: Game) -> tuple[int, int] | None:
    """Balls in the draw, and how many of them are called."""
    balls = {one.count for one in game.equipment if one.is_ == "balls" and one.count}
    drawn = {step.cards for step in game.round if step.does == "call-numbers" and step.cards}
    if len(balls) != 1 or len(drawn) != 1:
        return None
    of, out = int(balls.pop().low), int(drawn.pop().low)
    return (of, out) if 0 < out <= of <= MOST_BALLS else None


def _spots(game: Game, wager: Wager) -> Known:
    """Numbers marked among those drawn."""
    of, out = _drawn(game) or (0, 0)
    for marked in range(1, min(MOST_SPOTS, out, of - out) + 1):
        ways = matched(marked, out, of)
        rows = tuple(Row(f"{hits} of {marked}", None, ways[hits]) for hits in range(marked, 0, -1))
        yield Worked(rows, sum(ways)), None, f"{marked} marked"


def _cards(game: Game) -> int:
    """The cards that bonus bets of the game look at, or those a player is dealt."""
    found = {judged.cards for wager in game.wagers for judged in wager.judged if judged.cards}
    found = found or dealt_to_players(game)
    return found.pop() if len(found) == 1 else 0


def _hands(game: Game, wager: Wager) -> Iterator[tuple[dict[Made, int], int, str]]:
    cards = _cards(game)
    if cards in (5, 6, 7):
        for read in packs(game, wager.name):
            yield poker.hands(read.pack, cards), read.pack.decks, read.reading


def _rows(game: Game, wager: Wager) -> Known:
    """A pay table for a hand that must also win: how often the hand comes at all."""
    if not is_table(wager):
        return
    for cases, decks, reading in _hands(game, wager):
        for table in wager.pays:
            told = [asked(row, Fraction(0), 7) for row in table.rows]
            rows = [(row.label, row.holds) for row in told]
            yield chances(cases, rows), decks, joined("the hand comes, won or lost", reading)


def _winning(wager: Wager) -> list[Event]:
    return [event for told in wager.decided if told.is_ == "wins" for event in told.when]


def _upper(wager: Wager) -> tuple[int, ...]:
    """The classes of a bet on a hand or better."""
    named = {event.hand or "" for event in _winning(wager)}
    least = {hand for hand in named if hand.endswith(BETTER)}
    bit = HANDS.get(least.pop().removesuffix(BETTER)) if len(least) == 1 else None
    return poker.ORDER[: poker.ORDER.index(bit) + 1] if bit in poker.ORDER else ()


def _better(game: Game, wager: Wager) -> Known:
    """A bet on a hand or better, of which no payment is printed."""
    upper = [bit for bit in _upper(wager) if bit not in _FIVES]
    for cases, decks, reading in _hands(game, wager) if upper else ():
        rows = [(NAMES[bit], _holding(bit)) for bit in upper]
        yield chances(cases, rows), decks, joined("the hand comes, won or lost", reading)


_FIVES = (poker.FIVE, poker.FIVE_ACES)


def _holding(bit: int) -> Callable[[Made], bool]:
    return lambda case: bool(case.holds & bit)


def _first(game: Game, wager: Wager) -> Known:
    """A wager that certain first cards decide at once."""
    own = {
        (event.hand or "", event.first_cards or 0)
        for event in _winning(wager)
        if event.whose in (None, "own")
    }
    named = [(hand, first) for hand, first in own if hand in HANDS and 3 <= first <= 5]
    if len(named) != 1:
        return
    hand, first = named[0]
    for read in packs(game, wager.name):
        cases = poker.hands(read.pack, first, first)
        told = joined(f"the first {first} cards", read.reading)
        yield chances(cases, [(hand, _holding(HANDS[hand]))]), read.pack.decks, told


def _naturals(game: Game, wager: Wager) -> list[tuple[str, ...]]:
    """The two cards of a natural, and any other two that are paid for, of a bet made before."""
    if any(placed.is_.startswith("after") for placed in wager.placed):
        return []
    compared = [one.natural for one in game.compares if wager.name in one.wagers]
    paid = [table.when for table in wager.pays if table.odds]
    found = [one.ranks for one in (*compared, *paid) if one and len(one.ranks) == 2]
    return list(dict.fromkeys(found))


def _paid(wager: Wager, cards: tuple[str, ...]) -> Fraction | None:
    """What two cards pay, where that is said in one way."""
    whens = [(table.odds, table.when) for table in wager.pays if table.odds and table.when]
    found = {
        net(odds)
        for odds, on in whens
        if (on.ranks == cards or (on.result == "natural" and not on.ranks)) and not on.while_
    }
    return found.pop() if len(found) == 1 else None


def _each(game: Game) -> dict[str, int]:
    """Cards in one deck by how the two of a natural are called."""
    left = ranks(game)
    named = {called: 4 * len(set(of) & set(left)) for called, of in TENS.items()}
    return named | {called: 4 * (rank in left) for called, rank in RANKS.items()}


def _natural(game: Game, wager: Wager) -> Known:
    """A player's first two cards at twenty-one."""
    pairs = _naturals(game, wager)
    each = _each(game) if pairs else {}
    pairs = [pair for pair in pairs if set(pair) <= {*each, JOKER}]
    for number, extra, reading in _jokers(game) if pairs else ():
        have = {called: number * count for called, count in each.items()} | {JOKER: extra}
        all_ = 4 * number * len(ranks(game)) + extra
        rows = tuple(Row(_called(pair), _paid(wager, pair), _ways(pair, have)) for pair in pairs)
        yield Worked(rows, comb(all_, 2)), number, joined("the first two cards", reading)


def _jokers(game: Game) -> Iterator[tuple[int, int, str]]:
    """Every number of decks, with the jokers in them."""
    numbers, reading = numbers_of(game)
    extra = jokers(game)
    each = any(deck.jokers and deck.jokers_per == "deck" for deck in game.deck)
    for number in numbers:
        yield number, extra * (number if each else 1), reading


def _called(pair: tuple[str, ...]) -> str:
    return "natural" if JOKER not in pair else " and ".join(pair)


def _ways(pair: tuple[Card, ...], have: Mapping[Card, int]) -> int:
    one, two = pair
    return comb(have[one], 2) if one == two else have[one] * have[two]


def _nine(game: Game, wager: Wager) -> Known:
    """A player's first two cards where points count modulo ten; a wild joker makes any total."""
    wanted = _points(game, wager)
    wild = {one.acts_as for one in game.joker} <= {"wild", "any-card"}
    if wanted is None or (jokers(game) and not wild):
        return
    sums = combinations_with_replacement(range(10), 2)
    made = [pair for pair in sums if inside(sum(pair) % 10, wanted)]
    for number, extra, reading in _jokers(game):
        shoe = dict(enumerate(shoe_of(number, ranks(game))))
        cards = sum(shoe.values())
        all_ = comb(cards + extra, 2)
        ways = sum(_ways(pair, shoe) for pair in made) + all_ - comb(cards, 2)
        said = joined("the first two cards", reading)
        yield Worked((Row("natural", None, ways),), all_), number, said


def _points(game: Game, wager: Wager) -> Range | None:
    """The points of a natural of two cards, where they are said in one way."""
    told = [one.natural for one in game.compares if one.by == MOD_TEN and wager.name in one.wagers]
    points = {one.points for one in told if one and one.first_cards == 2 and one.points}
    return points.pop() if len(points) == 1 else None


def _ace_high(game: Game, wager: Wager) -> Known:
    """A wager that is given back when the dealer has ace-high."""
    events = [event for told in wager.decided if told.is_ == "pushes" for event in told.when]
    if not any(event.hand == ace.HAND and event.whose in DEALER for event in events):
        return
    for read in packs(game, wager.name):
        cases = ace_high(read.pack)
        ways = sum(count for case, count in cases.items() if case)
        row = Row("given back: the dealer has ace-high", Fraction(0), ways)
        yield Worked((row,), sum(cases.values())), read.pack.decks, read.reading


def _pushes(game: Game, wager: Wager) -> bool:
    """Whether a wager is given back when the dealer has less than a pair."""
    for one in game.compares:
        told = [out for out in one.outcomes if out.case == "not-qualified"]
        if {least.hand for least in one.qualifies} == {"pair"}:
            return any(out.results.get(wager.name) == "pushes" for out in told)
    return False


def _not_qualified(game: Game, wager: Wager) -> Known:
    for cases, decks, reading in _hands(game, wager) if _pushes(game, wager) else ():
        ways = sum(count for case, count in cases.items() if not case.holds)
        row = Row("given back: the dealer does not qualify", Fraction(0), ways)
        yield Worked((row,), sum(cases.values())), decks, reading


def _dealt(game: Game) -> set[int]:
    """The cards of a deal, or those that bonus bets look at."""
    dealt = {int(step.cards.low) for step in game.round if step.does == "deal" and step.cards}
    return dealt or {_cards(game)}


def _to_set(game: Game, wager: Wager) -> Known:
    """Seven cards that are set as two hands: the best five of them, however they are set."""
    two = any(one.by == "two-hands" and wager.name in one.wagers for one in game.compares)
    for read in packs(game, wager.name) if two and _dealt(game) == {SEVEN} else ():
        cases = poker.hands(read.pack, SEVEN)
        rows = [(NAMES[bit], _holding(bit)) for bit in poker.ORDER]
        worked = chances(cases, rows)
        held = tuple(row for row in worked.rows if row.ways)
        told = joined("the best five of the cards dealt, however they are set", read.reading)
        yield Worked(held, worked.total), read.pack.decks, told
