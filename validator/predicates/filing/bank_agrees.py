"""What a document says of the player-dealer position and of the number of rates is the same everywhere in it.

Where a document says more than once how long one person may hold the position, which way it moves,
whether it must move, what the player-dealer can win or lose, what happens to uncovered wagers, or
how many collection rates are allowed, all places can be followed at once. A position that moves
after two hands on one page and after three on another moves by no rule.

## Says
- (differ): Two places differ on {fact}
- (remedy): Say it once, and refer to that place elsewhere.
- (turns): how long a player may hold the bank
- (direction): the direction in which the bank moves
- (duty): whether the bank must move on
- (exposure): the most the player-dealer can win or lose
- (uncovered): what happens to a wager the bank does not cover
- (rates): how many collection rates are allowed
- (verb): the bank is {then}
- (must): it must rotate
- (may): it may rotate
- (only-offered): A bank that is only offered need not move; one that must rotate does. Which is
  meant?
- none: The document says nothing of the bank or the number of rates.

## Examples
```yaml violated two-ways
player-dealer: {rotation: [{holds-at-most: 2, unit: hands, at: 10}, {holds-at-most: 3, unit: hands, at: 40}]}
```
> Two places differ on how long a player may hold the bank: held for at most two hands (line 4), and
> held for at most three hands (line 4). Which is it?
Left is clockwise, and holding it twice is being offered on after two.
```yaml met agree
player-dealer: {rotation: [{holds-at-most: 2, unit: hands, direction: left}, {offered-after: 2, unit: hands, direction: clockwise}]}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...model.statements import Rotation
from .._bank import FACTS, cap_clash, caps
from .._law import bank, claims
from ..agreement import Clash, Compare, Said, agreement, stated
from ..answer import Answers, Ask, Subject, not_applicable
from ..values import Value, phrase

FREE = {"offered", "may-rotate"}
DUTY = {"must-rotate": "must", "may-rotate": "may"}


def judge(subject: Subject, ask: Ask) -> Answers:
    facts = [fact for fact in _facts(subject) if fact[1]]
    for name, said, clash in facts:
        yield from agreement(said, clash, phrase(name), name)
    if not facts:
        yield not_applicable("none")


def _facts(subject: Subject) -> Iterator[tuple[str, list[Said], Compare]]:
    if said := bank(subject):
        yield from ((name, fact.said(said, True), fact.clash) for name, fact in FACTS.items())
        yield "duty", stated(said.rotation, lambda one: one.then, _verb), _verb_clash
    states = subject.game.states if subject.game_file else claims(subject)
    yield "rates", caps(states), cap_clash


def _verb(rotation: Rotation) -> Value:
    then = rotation.then or ""
    return phrase(DUTY[then]) if then in DUTY else phrase("verb", then=then)


def _verb_clash(first: str, second: str) -> Clash | None:
    both = {first, second}
    return Clash(phrase("only-offered")) if both & FREE and "must-rotate" in both else None
