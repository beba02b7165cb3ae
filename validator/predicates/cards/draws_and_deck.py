"""A full table that draws all it may can need more cards than the deck holds.

Where players may exchange cards, the rules either have enough cards for every seat and draw, or say
what happens when the deck runs out. The last player to draw is owed cards that are not there.

## Says
- short: {seats} players ({@seats}) who draw all they may ({@}) need {needed} cards, and the deck
  holds {held}. The rules do not say what happens when the deck runs out.
  Fix: Say what happens when the deck runs out, usually that the discards are shuffled and used.
  Write: irregularities: [{what: deck-exhausted, answers: cards-run-out, then: discards are shuffled and used}]
  See seats: {seats} players
- any-number: Players may exchange cards ({@}), but the rules do not say how many may play or what
  happens when the deck runs out.
  Fix: Say how many may play, and what happens when the deck runs out.
  Write: irregularities: [{what: deck-exhausted, answers: cards-run-out, then: discards are shuffled and used}]
- until-out: Players draw in turn until one goes out ({@}), but the rules do not say what happens
  when the deck runs out.
  Fix: Say what happens when the deck runs out.
  Write: irregularities: [{what: deck-exhausted, answers: cards-run-out, then: discards are shuffled and used}]
- too-late: The rules say what happens when the deck runs out only for the {last} ({@answer}), but
  {seats} players ({@seats}) can use up {held} cards by an earlier draw ({@}).
  Reading: Does that rule apply to every draw?
  Fix: Say what happens when the deck runs out at any draw.
  See answer: covers the {last} only
  See seats: {seats} players
- enough: A full table that draws all it may needs {needed} cards, and the deck holds {held}.
- answered: The rules say what happens when the deck runs out ({@}).
- not-given: The rules do not give one deck, the seats and how many cards may be drawn.

## Examples
```yaml unclear short
category: poker
deck: {cards: 52, decks: 1}
seats: {is: 6, of: players, at: 527}
round: [{does: deal, to: each-player, cards: 5}, {does: draw, to: active-players, up-to: 5, at: 513}, {does: draw, to: active-players, at: 517}]
```
> Six players (line 5) who draw all they may (line 6) need 90 cards, and the deck holds 52. The
> rules do not say what happens when the deck runs out.
```yaml met enough
category: poker
deck: {cards: 52, decks: 1}
seats: {is: 5, of: players}
round: [{does: deal, to: each-player, cards: 5}, {does: draw, to: active-players, up-to: 5}]
```
"""

from __future__ import annotations

from typing import NamedTuple

from ...docket.filings import Subject
from ...model.cards import Deck
from ...model.game import Game
from ...model.play import Irregular, Seats, Step
from .._cards import SEATED, out_of_cards, several_decks
from .._steps import in_general
from ..answer import Answer, Answers, Ask, Role, met, not_applicable, not_stated, roles, unclear
from ..values import counts


class Drawing(NamedTuple):
    """The first deal, the draws after it, and how many cards the deck holds."""

    deal: Step
    draws: list[Step]
    held: int

    def used(self, players: int, draws: int) -> int:
        """Cards that players have after so many draws."""
        assert self.deal.cards is not None
        return players * (int(self.deal.cards.low) + _most(self.draws[:draws]))


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    drawing, told = _drawing(game), out_of_cards(game)
    if drawing is None:
        yield not_applicable("not-given")
    elif not told and game.category == "pan":
        yield not_stated("until-out", drawing.draws[-1])
    elif not told and _anybody(game):
        yield not_stated("any-number", drawing.draws[0], see=[(drawing.deal, "deal")])
    else:
        yield _answer(game, drawing, told)


def _drawing(game: Game) -> Drawing | None:
    deals = [step for step in _seated(game, "deal") if step.cards is not None]
    draws = _seated(game, "draw")
    held = max(map(_held, game.deck), default=0)
    return Drawing(deals[0], draws, held) if deals and draws and held else None


def _seated(game: Game, does: str) -> list[Step]:
    return [step for step in in_general(game, does) if step.to in SEATED]


def _held(deck: Deck) -> int:
    return deck.total or (deck.cards or 0) + (deck.jokers or 0)


def _anybody(game: Game) -> bool:
    """Whether any number may sit down at a game of one deck."""
    own = not game.seats and not game.inherits
    return own and game.category == "poker" and not several_decks(game)


def _answer(game: Game, drawing: Drawing, told: list[Irregular]) -> Answer:
    seats = [seat for seat in game.seats if seat.is_.high is not None and seat.table is None]
    if not seats or not _most(drawing.draws) or several_decks(game):
        return not_applicable("not-given")
    return _counted(drawing, min(seats, key=lambda one: one.is_.high or 0), told)


def _counted(drawing: Drawing, seat: Seats, told: list[Irregular]) -> Answer:
    draws, held, players = drawing.draws, drawing.held, int(seat.is_.high or 0)
    needed, number = drawing.used(players, len(draws)), counts(players, players)
    if needed <= held:
        return met("enough", seat, see=[(s, "draws") for s in draws], needed=needed, held=held)
    if not told:
        see = [(seat, "seats")]
        return unclear("short", draws[0], see=see, seats=number, needed=needed, held=held)
    late = _late(drawing, players, {said.step for said in told})
    if late is None:
        return met("answered", told[0], see=roles(told[1:]))
    others: list[Role] = [(told[0], "answer"), (seat, "seats")]
    return unclear("too-late", late, see=others, last=told[0].step, seats=number, held=held)


def _most(draws: list[Step]) -> int:
    """Cards one player may draw in all: a draw that gives no number is like the one before it."""
    total = 0
    last = 0
    for step in draws:
        last = step.up_to or (int(step.cards.high) if step.cards and step.cards.high else last)
        total += last
    return total


def _late(drawing: Drawing, players: int, told: set[str | None]) -> Step | None:
    """The draw at which the deck may run out before the one that the rules speak of."""
    early = [] if None in told else drawing.draws
    for number, step in enumerate(early, 1):
        if step.called in told:
            return None
        if drawing.used(players, number) > drawing.held:
            return step
    return None
