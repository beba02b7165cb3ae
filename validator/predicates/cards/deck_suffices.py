"""One deck cannot deal every seat its cards.

## What is asked
With every seat taken, the cards dealt to players, to the player-dealer and to the board are in the deck.

## Why
A table may be full; rules that then run out of cards do not say how the round goes on.

## Fails
```yaml violated
kind: game
name: Example
category: poker
deck: {cards: 52, decks: 1}
seats: {is: 11, of: players}
round: [{does: deal, to: each-player, cards: 7}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
deck: {cards: 52, decks: 1}
seats: {is: 7, of: players}
round: [{does: deal, to: players, cards: 3}, {does: deal, to: player-dealer, cards: 3}]
```

## Boundary
Only one of two statements of the seats is too many.
```yaml unclear
kind: game
name: Example
category: poker
deck: {cards: 52, decks: 1}
seats: [{is: 7, of: players}, {is: 8, of: players}]
round: [{does: deal, to: each-player, cards: 7}]
```
Rules that say what happens when cards run out need not have enough.
```yaml met
kind: game
name: Example
category: poker
deck: {cards: 52, decks: 1}
seats: {is: 8, of: players}
round: [{does: deal, to: each-player, cards: 7}]
irregularities: [{what: not-enough-cards, then: a board card is used by all}]
```
Rules that say it only for the last card leave the earlier ones.
```yaml unclear
kind: game
name: Example
category: poker
deck: {cards: 52, decks: 1}
seats: {is: 11, of: players}
round: [{does: deal, to: each-player, cards: 3}, {does: deal, to: active-players, cards: 2}, {does: deal, called: last-street, to: active-players, cards: 1}]
irregularities: [{what: not-enough-cards, then: a board card is used by all, step: last-street}]
```
A deal repeated until a hand is full is counted with the cards thrown away, which may come back.
```yaml unclear
kind: game
name: Example
category: poker
deck: {cards: 52, decks: 1}
seats: {is: 4, of: hands}
round: [{does: deal, to: active-players, cards: 5}, {does: deal, to: active-players, cards: 3, keeps: 2, until: 13, at: 1280}]
```
Four hands of thirteen are a whole deck.
```yaml met
kind: game
name: Example
category: poker
deck: {cards: 52, decks: 1}
seats: {is: 4, of: hands}
round: [{does: deal, to: active-players, cards: 5}, {does: deal, to: active-players, cards: 1, until: 13}]
```
Several decks are not counted.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
deck: {cards: 52, decks: 1-8}
seats: {is: 7, of: players}
round: [{does: deal, to: players, cards: 3}]
```

## How to fix
Seat fewer players, or say what happens when the cards run out.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...hands import RANKS
from ...model.game import Game, Irregular, Seats, Step
from .._cards import ranks, several_decks
from .._say import plain
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

SEATED = ("players", "each-player", "active-players", "seats", "everyone")
WHOLE = 4
"""A deal of so many cards is a whole hand, not one street of it."""
FIX = "seat fewer players, or say what happens when the cards run out"
OUT_OF_CARDS = ("not-enough-cards", "too-few-cards", "run-out", "runs-out", "runs-short", "exhausted")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    deals = [step for step in game.round if step.does in ("deal", "burn") and step.cards is not None and "button" not in str(step.called)]
    tables = [seat for seat in game.seats if seat.is_.high is not None and seat.table is None and seat.of != "betting-spots"]
    described = [deck for deck in game.deck if deck.cards or deck.total]
    if not deals or not tables or not described or several_decks(game):
        yield not_applicable("the rules do not give one deck, the seats and the cards dealt together")
        return
    held = max(deck.total or 0 for deck in game.deck) or len(ranks(game)) * (52 // len(RANKS)) + max((deck.jokers or 0 for deck in game.deck), default=0)
    needed = sorted(((_needed(game, deals, seat), seat) for seat in tables), key=lambda pair: pair[0])
    least, most = needed[0], needed[-1]
    told = [said for said in game.irregularities if any(word in said.what for word in OUT_OF_CARDS)]
    if most[0] <= held:
        yield met(f"a full table needs {most[0]} cards, and the deck holds {held}", most[1], *described)
    elif told:
        yield _answered(game, deals, most[1], held, told)
    else:
        again = next((step for step in deals if step.keeps), None)
        answer = violated if least[0] > held and not again else unclear
        shown = least if again and least[0] > held else most
        step = next(step for step in deals if step.to in SEATED)
        yield answer(
            f"{shown[1].is_} {'hands' if shown[1].of == 'hands' else 'seats'} need {shown[0]} cards, and the deck holds {held}{'. Discards may be meant to be dealt again' if again else ''}",
            FIX,
            shown[1],
            (described[0], f"{held} cards"),
            (again or step, "cards dealt"),
        )


def _answered(game: Game, deals: list[Step], seat: Seats, held: int, told: list[Irregular]) -> Answer:
    """Whether what is said of cards that run out holds for every step that may need it."""
    steps = {said.step for said in told}
    first = next((step for step in game.round if step.called and step.called in steps), None)
    early = deals[: deals.index(first)] if first in deals and None not in steps else []
    short = next((step for number, step in enumerate(early, 1) if _needed(game, early[:number], seat) > held), None)
    if short is None or first is None:
        return met(f"a full table needs {_needed(game, deals, seat)} cards, the deck holds {held}, and the rules say what happens then", *told)
    return unclear(
        f"{seat.is_} seats need {_needed(game, early, seat)} cards before the {plain(first.called)}, the deck holds {held}, and what happens when they run out is said for the "
        f"{plain(first.called)} alone. Enough players may be expected to fold",
        FIX,
        seat,
        *((said, "when cards run out") for said in told),
        (short, "cards run out here"),
    )


def _needed(game: Game, deals: list[Step], seat: Seats) -> int:
    """Cards a full table takes, in the version of the deal that takes most. A whole hand described twice is dealt once."""
    return max(sum(_version(game, [step for step in deals if step.where == version], seat)) for version in {step.where for step in deals})


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
    held = max((int(step.cards.low) for step in deals if step.cards and step.cards.low >= WHOLE and step.to in SEATED), default=0)
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
    inside = seat.counts_player_dealer or seat.of in ("hands", "everyone") or (seat.of == "positions" and seat.counts_player_dealer is not False)
    if banked and step.to in ("players", "each-player", "active-players") and inside:
        places -= 1
    if banked and step.to in ("everyone", "seats") and seat.counts_player_dealer is False:
        places += 1
    return int(step.cards.low) * places
