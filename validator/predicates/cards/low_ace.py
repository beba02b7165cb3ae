"""Where the lowest hand wins, the rules say whether the ace is low.

A game whose pot, or half of it, goes to the low hand gives the order of cards for it, or says how
the ace counts. Ace to five and deuce to seven are different games, and a pair of words tells them
apart.

## Says
- silent: A low hand wins ({@}), but {who} do not say whether the ace is low or high in a low hand[
  ({version} version)].[ {perhaps}]
  Together (): A low hand can win in {games}, but the rules do not say whether the ace is low or
    high in it.
  Fix: Say whether the ace is the lowest card or the highest, and whether straights and flushes
    count.
  Write: facts: [{of: ace-in-low, is: low}]
  See low: a low hand
  See order: the order of cards
- said: The rules say how the ace counts in a low hand ({@}).
- none: No low hand wins here, or it is that of another game.

## Examples
```yaml not-stated silent
kind: game
name: Low Ball
category: poker
pot: {to: low, at: 339}
```
> A low hand wins (line 4), but the rules do not say whether the ace is low or high in a low hand.
```yaml met said
kind: game
name: Low Ball
category: poker
pot: {to: low, at: 29}
facts: [{of: ace-in-low, is: low, at: 52}]
```
"""

from __future__ import annotations

from ...docket.view import View
from ...model.cards import Ranks
from ...model.game import Game
from ...model.part import Part
from ...model.poker import Pot
from ...model.told import Fact
from ..answer import Answer, Answers, Ask, Role, Subject, met, not_applicable, roles
from ..silence import silent

NEEDS_FILING = True
LOW = ("low", "high-low", "badugi-low")


def judge(subject: Subject, ask: Ask) -> Answers:
    game, *parents = subject.view.rules
    low = [] if any(map(_low, parents)) else _low(game)
    if low:
        yield _answer(subject.view, low)
    else:
        yield not_applicable("none")


def _answer(view: View, low: list[Pot]) -> Answer:
    game, facts = view.game, [said.part for said in view.said(_facts)]
    open_ = [pot for pot in low if not _told(facts, pot)]
    orders = [order for order in game.cards if _for_low(order, low)]
    if orders or not open_:
        said: list[Part] = [*orders, *facts]
        return met("said", said[0], see=roles(said[1:]))
    version = open_[0].where if len(open_) < len(low) else None
    return silent(view, "silent", open_[0], _beside(game, open_), version=version)


def _beside(game: Game, pots: list[Pot]) -> list[Role]:
    return [*((pot, "low") for pot in pots[1:]), *((order, "order") for order in game.cards[:1])]


def _low(game: Game) -> list[Pot]:
    return [pot for pot in game.pot if pot.to in LOW]


def _facts(game: Game) -> list[Fact]:
    return [fact for fact in game.facts if fact.of == "ace-in-low"]


def _for_low(order: Ranks, low: list[Pot]) -> bool:
    """Whether an order of cards is for low hands too: with a pot divided, not if ace-high alone."""
    whole = any(pot.to != "high-low" for pot in low)
    return whole or "low" in (order.of or "") or bool(order.ace) or order.high_to_low[-1] == "A"


def _told(facts: list[Fact], pot: Pot) -> bool:
    """Whether a fact is of this pot: of its version, or of no version in particular."""
    return any(pot.where is None or fact.whose in (None, pot.where) for fact in facts)
