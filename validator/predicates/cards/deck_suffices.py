"""One deck cannot deal every seat its cards.

## What is asked
With every seat taken, the cards dealt to players, to the player-dealer and to the board are in the
deck.

## Why
A table may be full; rules that then run out of cards do not say how the round goes on.

## Says
- short: A full table of {seats} {of} ({@}) needs {needed} cards ({@deal}), but the deck holds
  {held} ({@deck}).
  Fix: Allow fewer players, or say what happens when the cards run out.
  See deck: {held} cards
  See deal: the cards dealt
- short-once: {seats} {of} ({@}) would need {needed} cards ({@deal}), but the deck holds {held}.
  Another place allows fewer players.
  Fix: Give the smaller number of players everywhere, or say what happens when the cards run out.
  See deck: {held} cards
  See deal: the cards dealt
- discards: {seats} {of} ({@}) need {needed} cards ({@deal}), but the deck holds {held}.
  Reading: Are the discards shuffled and dealt again?
  Fix: Allow fewer {of}, or say what happens when the cards run out.
  See deck: {held} cards
  See deal: the cards dealt
- answered-late: {seats} players ({@}) can use {needed} cards before {step}, and the deck holds
  {held}. The rules
    say what happens when the cards run out only for {step} ({@answer}).
  Reading: Are enough players expected to fold before then?
  Fix: Say what happens when the cards run out before {step}, or allow fewer players.
  See answer: covers {step} only
  See short: the cards run out here
- enough: A full table needs {needed} cards, and the deck holds {held}.
- answered: A full table needs {needed} cards, the deck holds {held}, and the rules say what happens
  then ({@}).
- not-given: The rules do not give one deck, the seats and the cards dealt together.

## Fails
```yaml violated short
category: poker
deck: {cards: 52, decks: 1}
seats: {is: 11, of: players}
round: [{does: deal, to: each-player, cards: 7}]
```
> A full table of 11 players (line 5) needs 77 cards (line 6), but the deck holds 52 (line 4).

## Passes
```yaml met enough
deck: {cards: 52, decks: 1}
seats: {is: 7, of: players}
round: [{does: deal, to: players, cards: 3}, {does: deal, to: player-dealer, cards: 3}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...docket.hands import RANKS
from ...model.game import Game, Irregular, Seats, Step
from .._cards import ranks, several_decks
from ..answer import Answer, Ask, met, not_applicable, unclear, violated
from ..values import counts

SEATED = ("players", "each-player", "active-players", "seats", "everyone")
SUITS = 52 // len(RANKS)
WHOLE = 4
"""A deal of so many cards is a whole hand, not one street of it."""
OUT_OF_CARDS = (
    "not-enough-cards",
    "too-few-cards",
    "run-out",
    "runs-out",
    "runs-short",
    "exhausted",
)


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    deals = [step for step in game.round if _deals(step)]
    tables = [seat for seat in game.seats if _seated(seat)]
    described = [deck for deck in game.deck if deck.cards or deck.total]
    if not deals or not tables or not described or several_decks(game):
        yield not_applicable("not-given")
        return
    held = _held(game)
    needed = sorted(((_needed(game, deals, seat), seat) for seat in tables), key=lambda p: p[0])
    least, most = needed[0], needed[-1]
    told = [said for said in game.irregularities if any(w in said.what for w in OUT_OF_CARDS)]
    if most[0] <= held:
        see = [(deck, "deck") for deck in described]
        yield met("enough", most[1], see=see, needed=most[0], held=held)
        return
    if told:
        yield _answered(game, deals, most[1], held, told)
        return
    again = next((step for step in deals if step.keeps), None)
    shown = least if again and least[0] > held else most
    step = again or next(step for step in deals if step.to in SEATED)
    answer = violated if least[0] > held and not again else unclear
    yield answer(
        "discards" if again else "short" if least[0] > held else "short-once",
        shown[1],
        see=[(described[0], "deck"), (step, "deal")],
        seats=counts(shown[1].is_.low, shown[1].is_.high),
        of="hands" if shown[1].of == "hands" else "players",
        needed=shown[0],
        held=held,
    )


def _deals(step: Step) -> bool:
    named = "button" not in str(step.called)
    return step.does in ("deal", "burn") and step.cards is not None and named


def _seated(seat: Seats) -> bool:
    return seat.is_.high is not None and seat.table is None and seat.of != "betting-spots"


def _held(game: Game) -> int:
    """How many cards the deck holds."""
    jokers = max((deck.jokers or 0 for deck in game.deck), default=0)
    return max(deck.total or 0 for deck in game.deck) or len(ranks(game)) * SUITS + jokers


def _answered(
    game: Game, deals: list[Step], seat: Seats, held: int, told: list[Irregular]
) -> Answer:
    """Whether what is said of cards that run out holds for every step that may need it."""
    steps = {said.step for said in told}
    first = next((step for step in game.round if step.called and step.called in steps), None)
    early = deals[: deals.index(first)] if first in deals and None not in steps else []
    short = next(
        (step for n, step in enumerate(early, 1) if _needed(game, early[:n], seat) > held), None
    )
    if short is None or first is None:
        return met(
            "answered",
            told[0],
            see=[(one, "also") for one in told[1:]],
            needed=_needed(game, deals, seat),
            held=held,
        )
    return unclear(
        "answered-late",
        seat,
        see=[*((said, "answer") for said in told), (short, "short")],
        seats=counts(seat.is_.low, seat.is_.high),
        needed=_needed(game, early, seat),
        held=held,
        step=first.called,
    )


def _needed(game: Game, deals: list[Step], seat: Seats) -> int:
    """Cards a full table takes, in the version of the deal that takes most.

    A whole hand described twice is dealt once.
    """
    return max(
        sum(_version(game, [step for step in deals if step.where == version], seat))
        for version in {step.where for step in deals}
    )


def _version(game: Game, deals: list[Step], seat: Seats) -> Iterator[int]:
    whole: dict[str, int] = {}
    repeated = [step for step in deals if step.until and step.cards and step.to in SEATED]
    for step in deals:
        cards = _cards(game, step, seat)
        if step in repeated:
            continue
        if step.cards and step.cards.low >= WHOLE:
            name = "seats" if step.to in SEATED else str(step.to)
            whole[name] = max(cards, whole.get(name, 0))
        else:
            yield cards
    yield from whole.values()
    held = max(
        (
            int(step.cards.low)
            for step in deals
            if step.cards and step.cards.low >= WHOLE and step.to in SEATED
        ),
        default=0,
    )
    yield max((_times(step, held) * _cards(game, step, seat) for step in repeated), default=0)


def _times(step: Step, held: int) -> int:
    """How often a deal is repeated until a player who holds *held* cards has enough."""
    assert step.cards is not None
    return -(-max((step.until or 0) - held, 0) // (step.keeps or int(step.cards.low)))


def _cards(game: Game, step: Step, seat: Seats) -> int:
    assert step.cards is not None
    places = int(seat.is_.high or 0)
    if step.to not in SEATED:
        return int(step.cards.low)
    banked = game.category == "player-dealer"
    inside = (
        seat.counts_player_dealer
        or seat.of in ("hands", "everyone")
        or (seat.of == "positions" and seat.counts_player_dealer is not False)
    )
    if banked and step.to in ("players", "each-player", "active-players") and inside:
        places -= 1
    if banked and step.to in ("everyone", "seats") and seat.counts_player_dealer is False:
        places += 1
    return int(step.cards.low) * places
