"""A full table that draws all it may can need more cards than the deck holds.

## What is asked
Where players may exchange cards, the rules either have enough cards for every seat and draw, or say
what happens when the deck runs out.

## Why
The last player to draw is owed cards that are not there.

## Says
- short: {seats} players ({@seats}) who draw all they may ({@}) need {needed} cards, and the deck
  holds {held}. The rules do
    not say what happens when the deck runs out.
  Fix: Say what happens when the deck runs out, usually that the discards are shuffled and used.
  Write: irregularities: [{what: deck-exhausted, then: discards are shuffled and used}]
  See seats: {seats} players
- any-number: Players may exchange cards ({@}), but the rules do not say how many may play or what
  happens when the deck runs out.
  Fix: Say how many may play, and what happens when the deck runs out.
  Write: irregularities: [{what: deck-exhausted, then: discards are shuffled and used}]
  See deal: the cards dealt
- until-out: Players draw in turn until one goes out ({@}), but the rules do not say what happens
  when the deck runs out.
  Fix: Say what happens when the deck runs out.
  Write: irregularities: [{what: deck-exhausted, then: discards are shuffled and used}]
- too-late: The rules say what happens when the deck runs out only for the {last} ({@answer}), but
  {seats} players ({@seats}) can
    use up {held} cards by an earlier draw ({@}).
  Reading: Does that rule apply to every draw?
  Fix: Say what happens when the deck runs out at any draw.
  See answer: covers the {last} only
  See seats: {seats} players
- enough: A full table that draws all it may needs {needed} cards, and the deck holds {held}.
- answered: The rules say what happens when the deck runs out ({@}).
- not-given: The rules do not give one deck, the seats and how many cards may be drawn.

## Fails
```yaml unclear short
category: poker
deck: {cards: 52, decks: 1}
seats: {is: 6, of: players, at: 527}
round: [{does: deal, to: each-player, cards: 5}, {does: draw, to: active-players, up-to: 5, at: 513}, {does: draw, to: active-players, at: 517}]
```
> Six players (line 5) who draw all they may (line 6) need 90 cards, and the deck holds 52. The
> rules do not say what happens when the deck runs out.

## Passes
```yaml met enough
category: poker
deck: {cards: 52, decks: 1}
seats: {is: 5, of: players}
round: [{does: deal, to: each-player, cards: 5}, {does: draw, to: active-players, up-to: 5}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...docket.filings import Subject
from ...model.game import Game, Irregular, Step
from .._cards import several_decks
from ..answer import Answer, Ask, met, not_applicable, not_stated, unclear
from ..values import counts
from .deck_suffices import OUT_OF_CARDS, SEATED

WORDS = (*OUT_OF_CARDS, "depleted", "reshuffle")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    told = [step for step in game.round if step.where is None and step.to in SEATED]
    deal = next((step for step in told if step.does == "deal" and step.cards is not None), None)
    draws = [step for step in told if step.does == "draw"]
    held = max((d.total or (d.cards or 0) + (d.jokers or 0) for d in game.deck), default=0)
    if deal is None or not draws or not held:
        yield not_applicable("not-given")
        return
    answered = [said for said in game.irregularities if any(word in said.what for word in WORDS)]
    noted = [note for note in game.notes if any(word in note.about for word in WORDS)]
    if not answered and not noted and game.category == "pan":
        yield not_stated("until-out", draws[-1])
    elif not answered and not noted and _anybody(game):
        yield not_stated("any-number", draws[0], see=[(deal, "deal")])
    else:
        yield _counted(game, deal, draws, held, answered, [*answered, *noted])


def _anybody(game: Game) -> bool:
    """Whether any number may sit down at a game of one deck."""
    own = not game.seats and not game.inherits
    return own and game.category == "poker" and not several_decks(game)


def _counted(
    game: Game, deal: Step, draws: list[Step], held: int, answered: list[Irregular], said: list[Any]
) -> Answer:
    seats = [seat for seat in game.seats if seat.is_.high is not None and seat.table is None]
    drawn = _most(draws)
    if deal.cards is None or not drawn or not seats or several_decks(game):
        return not_applicable("not-given")
    seat = min(seats, key=lambda one: one.is_.high or 0)
    players, dealt = int(seat.is_.high or 0), int(deal.cards.low)
    needed = players * (dealt + drawn)
    number, see = counts(players, players), (seat, "seats")
    if needed <= held:
        drawn_at = [(step, "draws") for step in draws]
        return met("enough", seat, see=drawn_at, needed=needed, held=held)
    late = _late(answered, draws, held, players, dealt)
    if late is not None:
        again = [(answered[0], "answer"), see]
        return unclear("too-late", late, see=again, last=answered[0].step, seats=number, held=held)
    if said:
        return met("answered", said[0], see=[(one, "also") for one in said[1:]])
    return unclear("short", draws[0], see=[see], seats=number, needed=needed, held=held)


def _most(draws: list[Step]) -> int:
    """Cards one player may draw in all: a draw that gives no number is like the one before it."""
    total = 0
    last = 0
    for step in draws:
        last = step.up_to or (int(step.cards.high) if step.cards and step.cards.high else last)
        total += last
    return total


def _late(
    answered: list[Irregular], draws: list[Step], held: int, players: int, dealt: int
) -> Step | None:
    """The draw at which the deck may run out before the one that the rules speak of."""
    steps = {said.step for said in answered}
    if not answered or None in steps:
        return None
    for place, step in enumerate(draws, 1):
        if step.called in steps:
            return None
        if players * (dealt + _most(draws[:place])) > held:
            return step
    return None
