"""A joker without a function, or a function without a joker.

Where a joker is in the deck, the rules say what it stands for, in a flush too where flushes rank;
where they say what it stands for, it is in the deck. Whether a joker completes a flush or only a
straight decides hands.

## Says
- no-function: A joker is in the deck ({@}), but the rules do not say what it stands for.
  Fix: Say which cards the joker may stand for.
  Write: joker: {acts-as: ace-straight-or-flush}
- no-joker: The rules say what the joker stands for ({@}), but no joker is in the deck ({@deck}).
  Fix: Put the joker in the deck, or strike what it stands for.
  See deck: no joker
- not-added: The rules say what the joker stands for ({@}), but the deck is described without one
  ({@deck}).
  Reading: Is a joker added to the deck?
  Fix: Say whether a joker is added to the deck.
  See deck: the deck
- usually: The rules say that a joker is generally not used ({@}), but not what it stands for when
  one is.
  Fix: Say that no joker is used, or say what it stands for.
  See also: says so too
- low-hand: The joker stands for {function} ({@}). The rules do not say what it is in the low hand
  ({@low}).
  Reading: Is the joker an ace there too?
  Fix: Say what the joker stands for in the low hand.
  See low: the low hand
- flush: The joker completes a straight or a straight flush ({@}), but the rules do not say whether
  it completes a flush ({@flush}).
  Reading: Does the joker complete a flush too?
  Fix: Say whether the joker completes a flush.
  See flush: flushes are ranked
- given: The rules say what the joker stands for[: {function}][ ({@function})].
- (any-card): any card
- (wild): any card
- (ace): an ace
- (ace-or-straight): an ace, or a card that completes a straight
- (ace-straight-or-flush): an ace, or a card that completes a straight or flush
- (lowest-missing): the lowest card missing from the hand
- (hard-21): a hard 21
- disputed: One place has a joker and another says that none is used; the rule joker-agrees reports
  it.
- none: This game has no joker.

## Examples
```yaml not-stated no-function
deck: {cards: 52, jokers: 1, total: 53}
```
> A joker is in the deck (line 4), but the rules do not say what it stands for.
```yaml met given
deck: {cards: 52, jokers: 1, total: 53}
joker: {acts-as: ace-straight-or-flush}
```
"""

from __future__ import annotations

from collections.abc import Sequence

from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.cards import Deck, Joker
from ...model.game import Game
from ...model.poker import Pot
from .._cards import decks_with_joker, joker_denied, joker_statements
from ..answer import Answer, Answers, Ask, met, not_applicable, not_stated, roles, unclear, violated
from ..values import phrase

HIGH = ("ace", "ace-or-straight", "ace-straight-or-flush")
"""Functions that say nothing of a hand which wins by being low."""
LOW = ("low", "high-low", "badugi-low")


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    functions = joker_statements(game)
    usual = [joker for joker in game.joker if joker.usually]
    if joker_denied(game):
        yield not_applicable("disputed")
    elif usual and not functions:
        yield unclear("usually", usual[0], see=roles(usual[1:]))
    elif decks := decks_with_joker(game):
        yield _inside(game, decks, functions)
    elif functions:
        yield _outside(game, functions)
    else:
        yield not_applicable("none")


def _inside(game: Game, decks: Sequence[Deck], functions: tuple[Joker, ...]) -> Answer:
    """A joker is in the deck."""
    if low := _low_unsaid(game, functions):
        function = phrase(functions[0].acts_as)
        return unclear("low-hand", functions[0], see=[(low[0], "low")], function=function)
    if flush := _flush_unsaid(game, functions):
        return unclear("flush", functions[0], see=[(flush, "flush")])
    valued = [said for said in game.values if any("joker" in label for label, _ in said.table)]
    given: list[Place] = [*functions, *valued]
    if not given:
        return not_stated("no-function", decks[0])
    see = [*roles(decks[1:]), *((place, "function") for place in given)]
    return met("given", decks[0], see=see, function=_called(functions))


def _called(functions: tuple[Joker, ...]) -> object:
    return phrase(functions[0].acts_as) if functions else None


def _outside(game: Game, functions: tuple[Joker, ...]) -> Answer:
    """A joker has a function and is in no deck described."""
    none = [deck for deck in game.deck if deck.jokers == 0]
    if none:
        return violated("no-joker", functions[0], see=[(none[0], "deck")])
    if game.deck:
        return unclear("not-added", functions[0], see=[(game.deck[0], "deck")])
    return met("given", functions[0], function=_called(functions))


def _low_unsaid(game: Game, functions: tuple[Joker, ...]) -> list[Pot]:
    """Pots for a low hand, where every word on the joker is of high hands."""
    if not functions or any(joker.where or joker.acts_as not in HIGH for joker in functions):
        return []
    return [pot for pot in game.pot if pot.to in LOW]


def _flush_unsaid(game: Game, functions: tuple[Joker, ...]) -> Place | None:
    """A flush among the hands, where every word on the joker is of aces and straights."""
    ranked = [ranking for ranking in game.hands if "flush" in ranking.high_to_low]
    if not ranked or {joker.acts_as for joker in functions} != {"ace-or-straight"}:
        return None
    return next((e for e in ranked[0].examples if e.hand == "flush"), ranked[0])
