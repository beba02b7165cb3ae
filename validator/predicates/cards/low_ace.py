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

## Boundary
An order of cards says it too; of rules taken from another game it is asked whether they say it.
```yaml met said
kind: game
name: Razz
category: poker
cards: {high-to-low: [A, K, Q], at: 1724}
pot: {to: low, at: 1760}
```
```yaml not-stated silent
kind: game
name: Hold-Em Hi-Lo
category: poker
inherits: {from: Hold-Em, at: 694}
pot: {to: high-low, at: 695}
---
kind: game
name: Hold-Em
category: poker
cards: {high-to-low: [A, K, Q], at: 6}
pot: {to: high, at: 657}
```
```yaml unclear silent
kind: game
name: Hold-Em Hi-Lo
category: poker
inherits: {from: Hold-Em, at: 694}
pot: {to: high-low, at: 695}
```
A game that takes over a low hand has it as it is told there, and is not asked. What is said of one
version does not hold for another.
```yaml not-stated silent
kind: game
name: Stud
category: poker
pot: [{to: high-low, where: hi-lo, at: 649}, {to: low, where: razz, at: 653}]
facts: [{of: ace-in-low, whose: razz, is: low, at: 653}]
```
Where the pot is divided, an order with the ace high is for the high hand.
```yaml not-stated silent
kind: game
name: Poker
category: poker
cards: {high-to-low: [A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2], at: 697}
pot: {to: high-low, low-qualifier: eight-or-better, at: 729}
```

```yaml not-applicable none
kind: game
name: Draw
category: poker
pot: {to: high}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.cards import Ranks
from ...model.game import Game, Pot
from ...model.told import Fact
from .._inherited import adopted, elsewhere, resting, sources, unsaid_by
from ..answer import Answer, Ask, met, not_applicable, not_stated, unclear

NEEDS_FILING = True
LOW = ("low", "high-low", "badugi-low")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    game, *parents = sources(subject, subject.game_file)
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
    outside = elsewhere(subject, subject.game_file)
    others: list[tuple[Place, str]] = [(pot, "low") for pot in open_[1:]]
    others += [(order, "order") for order in game.cards[:1]]
    yield resting(
        (unclear if outside else not_stated)(
            "silent",
            open_[0],
            see=[*others, *adopted(subject.game_file, outside)],
            version=open_[0].where if len(open_) < len(low) else None,
            **unsaid_by(subject.game_file, outside),
        ),
        outside,
    )


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
