"""The rules say what deck is used and how many may play.

The rules of a card game give the deck and the number of players, or take them over from a game that
does. How many cards are left, how often a hand comes, and whether a full table can be dealt at all
follow from these two figures.

## Says
- (each):
  Fix (missing, undealt, undealt-play): Say {missing}.
  See cards: ranks the cards
- missing: Cards are dealt ({@}), but {who} do not say {missing:or}.[ {perhaps}]
  Together (missing): The rules of {games} describe a deal but do not say {missing:or}.
- undealt: The rules rank the cards or hands of a poker game ({@}) but do not say {missing:or}.[
  {perhaps}]
- undealt-play: The rules tell the play of a poker game ({@}) but do not say {missing:or}.[ {perhaps}]
- given: The rules name the deck ({@}) and how many may play: {seats} ({@seats}).
- no-deal: These rules describe no deal of a card game.
- (deal): how the cards are dealt
- (deck): what deck is used
- (players): how many may play

## Examples
```yaml not-stated missing
category: poker
round: [{does: deal, to: each-player, cards: 13, at: 44}]
```
> Cards are dealt (line 4), but the rules do not say what deck is used or how many may play.
```yaml met given
category: poker
deck: {cards: 52}
seats: {is: 8, of: players}
round: [{does: deal, to: each-player, cards: 4}]
```
"""

from __future__ import annotations

from ...docket.view import View
from ...model.cards import Deck, Equipment
from ...model.game import Game
from ...model.part import Part
from ...model.play import Step
from ..answer import Answer, Answers, Ask, Place, Subject, met, not_applicable
from ..silence import silent
from ..values import counts, phrase

NEEDS_FILING = True
RESTATED = ("object", "definitions", "restated")
TILES = ("tiles", "dominoes")
UNDEALT = ("undealt", "undealt-play")
PLAYED = ("draw", "betting-round")
CARD_GAMES = ("poker", "player-dealer", "pan", "house-banked")


def judge(subject: Subject, ask: Ask) -> Answers:
    game, view = subject.game, subject.view
    undealt = _undealt(game)
    if game.category not in CARD_GAMES or not (_deals(game) or undealt):
        yield not_applicable("no-deal")
        return
    deals, decks = view.said(_deals), view.said(_described)
    seats = view.said(lambda one: one.seats)
    told = {"deal": deals, "deck": decks, "players": seats}
    if missing := [what for what, said in told.items() if not said]:
        yield _missing(view, missing, [said.part for said in deals], undealt)
    else:
        most = seats[0].part
        number = counts(most.is_.low, most.is_.high)
        yield met("given", decks[0].part, see=[(most, "seats")], seats=number)


def _undealt(game: Game) -> list[Part]:
    """The rounds of a poker game of which no deal is told; the order of cards or hands alone."""
    if game.category != "poker" or _deals(game):
        return []
    played = [step for step in game.round if step.does in PLAYED]
    return [*(played if game.round else [*game.cards, *game.hands])]


def _deals(game: Game) -> list[Step]:
    return [step for step in game.round if step.does == "deal"]


def _described(game: Game) -> list[Deck | Equipment]:
    tiles = [thing for thing in game.equipment if thing.is_ in TILES]
    return [*(deck for deck in game.deck if deck.cards or deck.total or deck.decks), *tiles]


def _missing(view: View, missing: list[str], deals: list[Step], undealt: list[Part]) -> Answer:
    counted = [step for step in deals if step.cards is not None]
    first = [step for step in counted if step.where not in RESTATED]
    place: Place = (*first, *counted, *deals, *undealt)[0]
    order = [
        (one, "cards") for one in view.game.cards[:1] if "deck" in missing and one is not place
    ]
    case = "missing" if deals else UNDEALT[bool(view.game.round)]
    return silent(view, case, place, order, missing=[phrase(what) for what in missing])
