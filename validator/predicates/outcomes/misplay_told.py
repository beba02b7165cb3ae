"""The rules say what happens when the dice, the wheel or the draw go wrong.

Where dice, a wheel or drawn numbers decide the bets, the rules say what happens to the bets when a
roll, a spin or a draw does not count. Where a shooter may pass the dice at will and bets wait for a
point, they say whether the point stays. A die leaves the table, a ball the wheel, a machine stops
in the middle of a draw. Money is on the table, and each side has a view of whether the number
counts.

## Says
- silent: {what} decides the bets ({@}), but the rules do not say what happens to the bets when
  {what} does not count or cannot be finished.
  Fix: Say when {what} does not count, and whether the bets then stay or are returned.
  See again: also here
- passed: A shooter may pass the dice ({@}) while bets wait for a point ({@point}), but the rules do
  not say whether the point and those bets stay for the next shooter.
  Fix: Say whether the next shooter rolls for the same point.
  Write: irregularities: [{what: dice passed, then: the point stays, answers: dice-passed}]
  See point: waits for a point
- (roll): a roll of the dice
- (spin): a spin
- (call-numbers): a draw of numbers
- said: The rules say what happens when something goes wrong ({@}), such as {mishap}.
- none: No dice, wheel or drawn numbers decide the bets.

## Examples
```yaml not-stated silent
category: house-banked
round: [{does: spin, at: 793}]
source: {document: a.txt, lines: 700-800}
```
> A spin decides the bets (line 793), but the rules do not say what happens to the bets when a
> spin does not count or cannot be finished.
```yaml met said
category: house-banked
round: [{does: spin, at: 793}]
irregularities: [{what: spin-too-short, then: bets stand and the ball is spun again, at: 794}]
```
"""

from __future__ import annotations

from ...model.game import Game
from ...model.play import Irregular
from ...model.wagers import Roll
from ..answer import Answers, Ask, Subject, met, not_applicable, not_stated, roles
from ..values import as_called, phrase

CHANCE = ("roll", "spin", "call-numbers")
"""Steps that decide the bets by chance."""


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    steps = [step for step in game.round if step.does in CHANCE]
    if not steps:
        yield not_applicable("none")
        return
    said = game.irregularities or subject.filing.house.irregularities
    found = [*_passed(game, said)]
    if not said:
        again = [(step, "again") for step in steps[1:2] if step.does == steps[0].does]
        found.append(not_stated("silent", steps[0], see=again, what=phrase(steps[0].does)))
    yield from found or [met("said", said[0], see=roles(said[1:2]), mishap=as_called(said[0].what))]


def _waiting(game: Game) -> list[Roll]:
    """Rolls on which bets wait for a point."""
    return [roll for wager in game.wagers for roll in wager.rolls if roll.stage == "point"]


def _passed(game: Game, said: tuple[Irregular, ...]) -> Answers:
    """Dice that may be passed before the point is decided."""
    at_will = [step for step in game.round if step.does == "pass" and step.optional]
    waiting = _waiting(game)
    answered = {trouble for one in said for trouble in one.answers}
    if at_will and waiting and "dice-passed" not in answered:
        yield not_stated("passed", at_will[0], see=roles(waiting[:1], "point"))
