"""The rules say what happens when the dice, the wheel or the draw go wrong.

Where dice, a wheel or drawn numbers decide the bets, the rules say what happens to the bets when a
roll, a spin or a draw does not count. Where a shooter may pass the dice at will and bets wait for a
point, they say whether the point stays, and whoever takes the dice can have the bet a shooter needs:
one that is placed before the come-out roll is no longer to be had. A die leaves the table, a ball the wheel, a machine stops
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
- unable: Whoever rolls the dice must have a {wagers:or} bet ({@}), but when the dice are passed
  ({@pass}) while bets wait for a point, such a bet can no longer be placed ({@placed}).
  Fix: Say whether the next shooter may then place such a bet, or rolls without one.
  See pass: the dice may be passed
  See placed: placed earlier
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

from collections.abc import Iterable

from ...docket.view import View
from ...model.game import Game
from ...model.play import Irregular, Step
from ...model.wagers import Placed, Wager
from ..answer import Answers, Ask, Subject, met, not_applicable, not_stated, roles, violated
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
    found = [*_passed(game, said), *_unable(subject.view)]
    if not said:
        again = [(step, "again") for step in steps[1:2] if step.does == steps[0].does]
        found.append(not_stated("silent", steps[0], see=again, what=phrase(steps[0].does)))
    yield from found or [met("said", said[0], see=roles(said[1:2]), mishap=as_called(said[0].what))]


def _unable(view: View) -> Answers:
    """A bet whoever rolls must have, placed only before a point that the next shooter may find."""
    passed, rolls = _at_will(view.game), [step for step in view.game.round if step.needs]
    needed = [bet for bet in view.wagers.values() if rolls and bet.name in rolls[0].needs]
    if passed and needed and all(_waits(bet) and _early(view, bet.placed) for bet in needed):
        see = [(passed[0], "pass"), *roles((bet.placed[0] for bet in needed), "placed")]
        yield violated("unable", rolls[0], see=see, wagers=list(map(as_called, rolls[0].needs)))


def _early(view: View, placed: Iterable[Placed]) -> bool:
    """Whether all is placed before the first roll of the dice."""
    first = next(step for step in view.game.round if step.does in CHANCE)
    return all(view.timeline.before(moment.is_, first) for moment in placed)


def _at_will(game: Game) -> list[Step]:
    return [step for step in game.round if step.does == "pass" and step.optional]


def _waits(wager: Wager) -> bool:
    """A bet that is placed at a stated moment and waits for a point."""
    return bool(wager.placed) and any(roll.stage == "point" for roll in wager.rolls)


def _passed(game: Game, said: tuple[Irregular, ...]) -> Answers:
    """Dice that may be passed before the point is decided."""
    at_will = _at_will(game)
    waiting = [roll for wager in game.wagers for roll in wager.rolls if roll.stage == "point"]
    if at_will and waiting and not any("dice-passed" in one.answers for one in said):
        yield not_stated("passed", at_will[0], see=roles(waiting[:1], "point"))
