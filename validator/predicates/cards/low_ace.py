"""Where the lowest hand wins, the rules say whether the ace is low.

## What is asked
A game whose pot, or half of it, goes to the low hand gives the order of cards for it, or says how
the ace counts. What a game referred to and not filed may say is told with the finding of
`references-lead`.

## Why
Ace to five and deuce to seven are different games, and a pair of words tells them apart.

## Says
- silent: A low hand wins ({@}), but {who} do not say whether the ace is low or high in a low hand[
  ({version} version)].[ The
    rules of {outside}, to which they refer, may say it.]
  Together (): A low hand can win in {games}, but the rules do not say whether the ace is low or
    high in it.
  Fix: Say whether the ace is the lowest card or the highest, and whether straights and flushes
    count.
  Write: facts: [{of: ace-in-low, is: low}]
  See low: a low hand
  See order: the order of cards
  See adopts: refers to other rules
- said: The rules say how the ace counts in a low hand ({@}).
- none: No low hand wins here, or it is that of another game.

## Fails
```yaml not-stated silent
kind: game
name: Low Ball
category: poker
pot: {to: low, at: 339}
```
> A low hand wins (line 4), but the rules do not say whether the ace is low or high in a low hand.

## Passes
```yaml met said
kind: game
name: Low Ball
category: poker
pot: {to: low, at: 29}
facts: [{of: ace-in-low, is: low, at: 52}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.cards import Ranks
from ...model.game import Game, Pot
from ...model.told import Fact
from ..answer import Answer, Ask, Role, met, not_applicable
from ..silence import silent

NEEDS_FILING = True
LOW = ("low", "high-low", "badugi-low")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game, *parents = subject.view.rules
    low = _low(game)
    if not low or any(_low(parent) for parent in parents):
        yield not_applicable("none")
        return
    facts = [f for one in (game, *parents) for f in one.facts if f.of == "ace-in-low"]
    open_ = [pot for pot in low if not any(_holds(fact, pot) for fact in facts)]
    said: list[Place] = [order for order in game.cards if _for_low(order, low)]
    if said or not open_:
        said += facts
        yield met("said", said[0], see=[(place, "also") for place in said[1:]])
        return
    others: list[Role] = [(pot, "low") for pot in open_[1:]]
    others += [(order, "order") for order in game.cards[:1]]
    version = open_[0].where if len(open_) < len(low) else None
    yield silent(subject.view, "silent", open_[0], others, version=version)


def _low(game: Game) -> list[Pot]:
    return [pot for pot in game.pot if pot.to in LOW]


def _for_low(order: Ranks, low: list[Pot]) -> bool:
    """Whether an order of cards is for low hands too.

    Where the pot is divided, one that has the ace high alone is for the high hand.
    """
    whole = any(pot.to != "high-low" for pot in low)
    return whole or "low" in (order.of or "") or bool(order.ace) or order.high_to_low[-1] == "A"


def _holds(fact: Fact, pot: Pot) -> bool:
    """Whether a fact is of this pot: of its version, or of no version in particular."""
    return pot.where is None or fact.whose is None or fact.whose == pot.where
