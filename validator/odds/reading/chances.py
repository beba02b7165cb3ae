"""What holds of a wager whatever is played, or whatever it pays: chances without a return."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from ...model.game import Game
from ...model.wagers import Wager
from .. import poker
from ..ace_high import ace_high
from ..dice import ways as rolled
from ..first_cards import Two, two_cards
from ..poker import Made
from ..table import Row, Worked, chances
from ..wheel import matched
from . import ace
from .answer import Answer, joined, net
from .hands import HANDS, asked, dealt_to_players, is_table
from .packs import RANKS, packs

BETTER = "-or-better"
NAMES = {bit: name for name, bit in HANDS.items() if name != "mini-royal-flush"}
DEALER = ("player-dealer", "dealer")
TENS = {"10-K": range(10, 14), "bonus": range(10, 14), "J-K": range(11, 14)}
MOST_SPOTS = 20
MOST_BALLS = 100
Known = Iterator[tuple[Worked, int | None, str]]


def known(game: Game, wager: Wager, why: str) -> Iterator[Answer]:
    """The first kind of chance that fits the wager, each answer with why there is no return."""
    for kind in (_rolls, _spots, _rows, _better, _natural, _ace_high, _not_qualified):
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


def _upper(wager: Wager) -> tuple[int, ...]:
    """The classes of a bet on a hand or better."""
    events = [event for told in wager.decided if told.is_ == "wins" for event in told.when]
    least = {event.hand for event in events if event.hand and event.hand.endswith(BETTER)}
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


def _tens(game: Game, wager: Wager) -> range | None:
    """The cards that make a natural with an ace."""
    for one in game.compares:
        if wager.name in one.wagers and one.natural and len(one.natural.ranks) == 2:
            ace_, ten = one.natural.ranks
            return TENS.get(ten) if ace_ == "A" else None
    return None


def _paid(wager: Wager) -> Fraction | None:
    """What a natural pays, where that is said in one way."""
    whens = [(table.odds, table.when) for table in wager.pays if table.odds and table.when]
    found = {net(odds) for odds, on in whens if on.result == "natural" and not on.against}
    return found.pop() if len(found) == 1 else None


def _natural(game: Game, wager: Wager) -> Known:
    """A player's first two cards at twenty-one."""
    tens = _tens(game, wager)
    for read in packs(game, wager.name) if tens else ():
        if read.pack.jokers or not tens:
            return
        cases = two_cards(read.pack)
        ways = sum(count for case, count in cases.items() if _is_natural(case, tens))
        row = Row("natural", _paid(wager), ways)
        said = joined("the first two cards", read.reading)
        yield Worked((row,), sum(cases.values())), read.pack.decks, said


def _is_natural(case: Two, tens: range) -> bool:
    return case.high == RANKS["A"] and case.low in tens


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
