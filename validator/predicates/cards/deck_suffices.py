"""One deck cannot deal every seat its cards.

With every seat taken, the cards dealt to players, to the player-dealer and to the board are in the
deck. Where the rules do not say how many may play, a sheet has no fee for more than the deck
serves. A table may be full; rules that then run out of cards do not say how the round goes on.

## Says
- (each):
  See deck: {held} cards
  See deal: the cards dealt
- short: A full table of {seats} {of} ({@}) needs {needed} cards ({@deal}), but the deck holds
  {held} ({@deck}).
  Fix: Allow fewer players, or say what happens when the cards run out.
- short-once: {seats} {of} ({@}) would need {needed} cards ({@deal}), but the deck holds {held}.
  Another place allows fewer players.
  Fix: Give the smaller number of players everywhere, or say what happens when the cards run out.
- discards: {seats} {of} ({@}) need {needed} cards, discards included ({@deal}), but the deck
  holds {held}.
  Reading: Are the discards shuffled and dealt again?
  Fix: Allow fewer {of}, or say what happens when the cards run out.
- answered-late: {seats} players ({@}) can use {needed} cards before {step}, and the deck holds
  {held}. The rules say what happens when the cards run out only for {step} ({@answer}).
  Reading: Are enough players expected to fold before then?
  Fix: Say what happens when the cards run out before {step}, or allow fewer players.
  See answer: covers {step} only
  See short: the cards run out here
- unseated: The rules do not say how many may play. At {each:card} each ({@}) the deck of {held}
  serves {most:player}, but a sheet has a fee for {players} or more ({@sheet}).
  Fix: Say how many may play.
  Write: seats: {is: {most}, of: players}
  See sheet: {players} or more
- enough: A full table needs {needed} cards, and the deck holds {held}.
- answered: A full table needs {needed} cards, the deck holds {held}, and the rules say what happens
  then ({@}).
- not-given: The rules do not give one deck, the seats and the cards dealt together.

## Examples
```yaml violated short
category: poker
deck: {cards: 52, decks: 1}
seats: {is: 11, of: players}
round: [{does: deal, to: each-player, cards: 7}]
```
> A full table of 11 players (line 5) needs 77 cards (line 6), but the deck holds 52 (line 4).
```yaml met enough
deck: {cards: 52, decks: 1}
seats: {is: 7, of: players}
round: [{does: deal, to: players, cards: 3}, {does: deal, to: player-dealer, cards: 3}]
```
"""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from ...docket.hands import RANKS
from ...docket.rows import Row
from ...model.cards import Deck
from ...model.game import Game
from ...model.play import Irregular, Seats, Step
from .._cards import SEATED, dealt, out_of_cards, ranks, several_decks
from .._fees import offered
from ..answer import Answer, Answers, Ask, Subject, met, not_applicable, roles, unclear, violated
from ..values import counts

SUITS = 52 // len(RANKS)
WHOLE = 4
"""A deal of so many cards is a whole hand, not one street of it."""
PLAYERS = ("players", "each-player", "active-players")


class Table(NamedTuple):
    """A full table, and how many cards it takes."""

    needed: int
    seat: Seats


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    deals = [*filter(_deals, game.round)]
    decks = [deck for deck in game.deck if deck.cards or deck.total]
    found: Answer | None = None
    if deals and decks and not several_decks(game):
        tables = _full(game, deals)
        found = _answer(game, deals, decks, tables) if tables else _unseated(subject, deals)
    yield found or not_applicable("not-given")


def _full(game: Game, deals: list[Step]) -> list[Table]:
    """The full tables, the smallest first."""
    seats = {_counted(seat): seat for seat in filter(_seated, game.seats)}
    full = (Table(_needed(game, deals, seat), seat) for seat in seats.values())
    return sorted(full, key=lambda table: table.needed)


def _unseated(subject: Subject, deals: list[Step]) -> Answer | None:
    """A fee for so many players that the deck does not serve one more."""
    game, streets = subject.game, [step for step in deals if step.to in SEATED and not step.where]
    held, each = _held(game), dealt(streets)
    if not each or game.seats or out_of_cards(game):
        return None
    row = next((row for row in offered(subject) if _at_least(row) >= held // each), None)
    if row is None:
        return None
    values = {"each": each, "held": held, "most": held // each, "players": _at_least(row)}
    return unclear("unseated", streets[0], see=[(row.place, "sheet")], **values)


def _at_least(row: Row) -> int:
    """How many players an option begins with that ends with none."""
    span = row.option.players
    return int(span.low) if span and span.high is None else -1


def _answer(game: Game, deals: list[Step], decks: list[Deck], tables: list[Table]) -> Answer:
    held, most, told = _held(game), tables[-1], out_of_cards(game)
    if most.needed <= held:
        see = [(deck, "deck") for deck in decks]
        return met("enough", most.seat, see=see, needed=most.needed, held=held)
    if told:
        return _answered(game, deals, most, told)
    return _short(deals, decks[0], tables, held)


def _short(deals: list[Step], deck: Deck, tables: list[Table], held: int) -> Answer:
    """A full table for which the cards do not suffice."""
    again = [step for step in deals if step.keeps]
    step = (again or [step for step in deals if step.to in SEATED])[0]
    always = tables[0].needed > held
    shown = tables[0] if again and always else tables[-1]
    verdict, case = (violated, "short") if always else (unclear, "short-once")
    if again:
        verdict, case = unclear, "discards"
    return verdict(
        case,
        shown.seat,
        see=[(deck, "deck"), (step, "deal")],
        seats=counts(shown.seat.is_.low, shown.seat.is_.high),
        of=_sitting(shown.seat),
        needed=shown.needed,
        held=held,
    )


def _counted(seat: Seats) -> object:
    """What the number of hands depends on: places that count alike are counted once."""
    return seat.is_.high, seat.of, seat.counts_player_dealer


def _sitting(seat: Seats) -> str:
    return "hands" if seat.of == "hands" else "players"


def _deals(step: Step) -> bool:
    named = "button" not in str(step.called)
    return step.does in ("deal", "burn") and step.cards is not None and named


def _seated(seat: Seats) -> bool:
    return seat.is_.high is not None and seat.table is None and seat.of != "betting-spots"


def _held(game: Game) -> int:
    """How many cards the deck holds."""
    jokers = max((deck.jokers or 0 for deck in game.deck), default=0)
    return max(deck.total or 0 for deck in game.deck) or len(ranks(game)) * SUITS + jokers


def _answered(game: Game, deals: list[Step], table: Table, told: list[Irregular]) -> Answer:
    """Whether what is said of cards that run out holds for every step that may need it."""
    held, seat = _held(game), table.seat
    first = _first_told(deals, told)
    early = deals[: deals.index(first)] if first else []
    # every further deal takes more cards
    short = bisect_right(range(len(early) + 1), held, key=lambda n: _needed(game, early[:n], seat))
    if first is None or short > len(early):
        return met("answered", told[0], see=roles(told[1:]), needed=table.needed, held=held)
    return unclear(
        "answered-late",
        seat,
        see=[*((said, "answer") for said in told), (early[short - 1], "short")],
        seats=counts(seat.is_.low, seat.is_.high),
        needed=_needed(game, early, seat),
        held=held,
        step=first.called,
    )


def _first_told(deals: list[Step], told: list[Irregular]) -> Step | None:
    """The first deal for which it is said; none where it is said of every deal."""
    steps = {said.step for said in told}
    return None if None in steps else next((d for d in deals if d.called in steps), None)


def _needed(game: Game, deals: list[Step], seat: Seats) -> int:
    """Cards a full table takes, in the version of the deal that takes most."""
    versions: dict[str | None, list[Step]] = {}
    for step in deals:
        versions.setdefault(step.where, []).append(step)
    return max((_version(game, own, seat) for own in versions.values()), default=0)


def _version(game: Game, deals: list[Step], seat: Seats) -> int:
    """A whole hand described twice is dealt once; a deal repeated is dealt until it is enough."""
    repeated = [*filter(_repeated, deals)]
    single = [step for step in deals if not _repeated(step)]
    streets = sum(_cards(game, step, seat) for step in single if not _whole(step))
    hands: dict[str, int] = {}
    for step in filter(_whole, single):
        to = str(step.to in SEATED or step.to)
        hands[to] = max(_cards(game, step, seat), hands.get(to, 0))
    held = _dealt(deals)
    again = (_times(step, held) * _cards(game, step, seat) for step in repeated)
    return streets + sum(hands.values()) + max(again, default=0)


def _repeated(step: Step) -> bool:
    return bool(step.until_cards) and step.to in SEATED


def _whole(step: Step) -> bool:
    return step.cards is not None and step.cards.low >= WHOLE


def _dealt(deals: list[Step]) -> int:
    """The whole hand that a player holds at the start."""
    given = [s.cards for s in deals if s.cards and _whole(s) and s.to in SEATED]
    return max((int(cards.low) for cards in given), default=0)


def _times(step: Step, held: int) -> int:
    """How often a deal is repeated until a player who holds *held* cards has enough."""
    assert step.cards is not None
    return -(-max((step.until_cards or 0) - held, 0) // (step.keeps or int(step.cards.low)))


def _cards(game: Game, step: Step, seat: Seats) -> int:
    assert step.cards is not None
    return int(step.cards.low) * (_places(game, step, seat) if step.to in SEATED else 1)


def _places(game: Game, step: Step, seat: Seats) -> int:
    """How many hands a step deals to: the player-dealer is one of the seats, or sits beside them."""
    places, counted = int(seat.is_.high or 0), seat.counts_player_dealer
    if game.category != "player-dealer":
        return places
    if step.to not in PLAYERS:
        return places + (counted is False)
    inside = counted or seat.of in ("hands", "everyone")
    return places - bool(inside or (seat.of == "positions" and counted is None))
