"""A house way is for a hand that somebody plays.

A game that gives a house way deals cards to players who decide about them, and, where hands are
set, says whose hand is set by it. Where the hands are common to all bettors and drawn by fixed
rules, nobody can ask the dealer to play a hand for them: the passage comes from another game.

## Says
- nobody-plays: The rules give a house way ({@}) for players who ask the dealer to play their hand,
  but every hand dealt here is shared by all bettors ({@deal}).
  Reading: Was the house way copied from another game?
  Fix: Strike the house way.
  See deal: the hands dealt
- nobody-sets: The rules give a house way ({@}), but do not say whose hand is set by it, or when.
  Reading: Is the house way for any player who asks the dealer to set a hand?
  Fix: Say whose hand is set by the house way, and when.
  See sets: who sets a hand
  See spoken: speaks of the house way
- no-way: The house dealer sets a hand ({@}), but the rules give no house way for it.
  Reading: May the dealer set the hand in any way?
  Fix: Print the house way by which the dealer sets the hand.
- played: The house way ({@}) is for hands that players hold.
- none: The rules give no house way, or do not describe the deal.

## Examples
```yaml unclear nobody-plays
round: [{does: deal, to: player-hand, cards: 2}, {does: deal, to: banker-hand, cards: 2}]
house-way: [{dealt: five-or-below, play: hit, at: 2139}]
```
> The rules give a house way (line 5) for players who ask the dealer to play their hand, but every
> hand dealt here is shared by all bettors (line 4). Was the house way copied from another game?
```yaml met played
round: [{does: deal, to: players, cards: 7}]
house-way: [{dealt: one-pair, play: pair in back, at: 10}]
```
"""

from __future__ import annotations

from ...model.game import Game
from ...model.part import Part
from ...model.play import Step
from ..answer import Answer, Answers, Ask, Subject, met, not_applicable, unclear

COMMON = ("player-hand", "banker-hand", "board")
WAY = "house-way"
HOUSE = ("dealer", "house-dealer")


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    way: list[Part] = [*game.house_way, *(rule for rule in game.draw_rules if rule.if_ == WAY)]
    if way:
        yield _played(game, way[0])
    elif house := [] if game.inherits else [*filter(_by_house, game.round)]:
        yield unclear("no-way", house[0])
    else:
        yield not_applicable("none")


def _by_house(step: Step) -> bool:
    """Whether the house sets a hand, and not as it likes."""
    return step.does == "set" and step.to in HOUSE and step.how != "own-choice"


def _played(game: Game, way: Part) -> Answer:
    """Whether somebody plays a hand by the house way."""
    deals = [step for step in game.round if step.does == "deal"]
    if not deals:
        return not_applicable("none")
    if all(step.to in COMMON for step in deals):
        return unclear("nobody-plays", way, see=[(deals[0], "deal")])
    return _set(game) or met("played", way)


def _set(game: Game) -> Answer | None:
    """A list of the house way, where hands are set and none of them by it."""
    sets = [step for step in game.round if step.does == "set"]
    if not game.house_way or not sets or WAY in {step.how for step in sets}:
        return None
    spoken = [(said, "spoken") for said in game.speaks_of if said.thing == WAY]
    return unclear("nobody-sets", game.house_way[0], see=[*spoken, (sets[0], "sets")])
