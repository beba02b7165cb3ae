"""The player-dealer's hand is set by one person and in one way wherever the rules say so.

Where hands are set, the rules say who arranges the player-dealer's cards and whether by the house
way or by choice; all places agree. A hand set by the house dealer by a fixed rule, and one set by
the player-dealer at will, win different wagers.

## Says
- (fact): who sets the player-dealer's hand
- (differ): Two places differ on {fact}
- (remedy): Say once who sets the player-dealer's hand, and by which rule.
- unset: The player-dealer's hand is set ({@}), but the rules do not say by whom or by which rule.
  Fix: Say who sets the player-dealer's hand, and by which rule.
  Write: round: [{does: set, to: player-dealer, by: house-dealer, how: house-way}]
- (set): set[ by the {by}][ {how}]
- (own-choice): as the player-dealer chooses
- (house-way): by the house way
- (approval): with the player-dealer's approval
- (directed): Does one person arrange the cards as another directs?

## Examples
```yaml unclear two-ways-unless
round: [{does: set, to: player-dealer, by: house-dealer, how: house-way, at: 10}, {does: set, to: player-dealer, how: own-choice, at: 40}]
```
> Two places differ on who sets the player-dealer's hand: set by the house dealer by the house way
> (line 4), and set as the player-dealer chooses (line 4). Does one person arrange the cards as
> another directs?
```yaml met agree
round: [{does: set, to: player-dealer, by: house-dealer, how: house-way, at: 10}, {does: set, to: player-dealer, how: house-way, at: 40}]
```
"""

from __future__ import annotations

from ...model.play import Step
from ..agreement import Clash, agreement, stated
from ..answer import Answers, Ask, Subject, not_stated
from ..values import Value, phrase


def judge(subject: Subject, ask: Ask) -> Answers:
    sets = [
        step for step in subject.game.round if step.does == "set" and step.to == "player-dealer"
    ]
    steps = [step for step in sets if step.by or step.how]
    if sets and not steps and not subject.game.inherits:
        yield not_stated("unset", sets[0])
        return
    yield from agreement(stated(steps, lambda s: s, _shown), _compare)


def _shown(step: Step) -> Value:
    return phrase("set", by=step.by, how=phrase(step.how) if step.how else None)


def _compare(first: Step, second: Step) -> Clash | None:
    persons = {step.by for step in (first, second) if step.by}
    manners = {step.how for step in (first, second) if step.how}
    if first.where != second.where or (len(persons) < 2 and len(manners) < 2):
        return None
    return Clash(phrase("directed"))
