"""The rules say whether a surrender holds against a natural of the dealer's.

Where a natural of the dealer's is looked for before the players act and ends the hand, the rules
say whether a surrender is taken before that look or only after it. Where nobody looks, or after the
surrender, they say whether it holds when a natural turns up. Against a natural a surrender saves
half the wager.

## Says
- silent: A player may surrender ({@}), and the dealer's down card may be checked for a natural
  ({@look}). The rules do not say which comes first.
  Reading: Is surrender allowed only after that check?
  Fix: Say whether a player may surrender before the down card is checked.
  Write: playing-options: [{is: surrender, allowed: true, against-natural: false}]
  See look: the check for a natural
  See ends: a natural ends the hand
- found-later: A player may surrender ({@}) before the dealer's natural is known ({@ends}). The rules
  do not say what a surrender costs when the dealer then has a natural.
  Reading: Does the surrender hold?
  Fix: Say whether a surrender holds against a natural of the dealer's.
  Write: playing-options: [{is: surrender, allowed: true, against-natural: false}]
  See ends: a natural ends the hand
- said: The rules say how a surrender fares against a natural ({@}).
- none: Nobody may surrender, or the dealer's natural has no rule of its own.

## Examples
```yaml unclear silent
compares: {by: closest-to-target, target: 21.5, natural: {ranks: [A, 10-K], first-cards: 2}, outcomes: [{case: dealer-natural, base: loses, at: 2316}]}
round: [{does: compare, called: natural-check, to: player-dealer, at: 2316}, {does: act, to: players, at: 2282}, {does: reveal, to: player-dealer, at: 2284}]
playing-options: [{is: surrender, allowed: true, no-later-than: before-reveal, at: 2338}]
```
> A player may surrender (line 6), and the dealer's down card may be checked for a natural (line
> 5). The rules do not say which comes first. Is surrender allowed only after that check?
```yaml met said
compares: {by: closest-to-target, target: 21.5, natural: {ranks: [A, 10-K], first-cards: 2}, outcomes: [{case: dealer-natural, base: loses, at: 2560}]}
round: [{does: compare, called: natural-check, to: player-dealer, at: 2560}, {does: act, to: players}]
playing-options: [{is: surrender, allowed: true, no-later-than: before-reveal, against-natural: false, at: 2597}]
```
"""

from __future__ import annotations

from ...model.game import Game
from ...model.play import Step
from .._steps import restated
from .._wagers import offered, outcomes
from ..answer import Answers, Ask, Subject, met_by, not_applicable, roles, unclear

LOOKS = ("reveal", "compare")
DEALER = ("player-dealer", "dealer", "house-dealer")
ACTS = (("act", "players"), ("draw", "players"))


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    allowed, looks = offered(game, "surrender"), _looks(game)
    said = [option for option in game.playing_options if option.against_natural is not None]
    ends = [outcome for outcome in outcomes(game) if outcome.case == "dealer-natural"]
    before = {f"before-{step.called}" for step in looks}
    early = [option for option in allowed if option.no_later_than in before]
    if not allowed or not (looks or (ends and any(map(_acts, game.round)))):
        yield not_applicable("none")
    elif said:
        yield met_by("said", said)
    elif looks and not early:
        yield unclear("silent", allowed[0], see=[(looks[0], "look"), *roles(ends[:1], "ends")])
    else:
        see = roles(ends[:1] or looks[:1], "ends")
        yield unclear("found-later", (early or allowed)[0], see=see)


def _acts(step: Step) -> bool:
    return (step.does, step.to) in ACTS


def _looks(game: Game) -> list[Step]:
    """Looks for a natural of the player-dealer's before the players act."""
    if not any(compare.natural for compare in game.compares):
        return []
    steps = [step for step in game.round if not restated(step)]
    first = next((n for n, step in enumerate(steps) if _acts(step)), 0)
    return [step for step in steps[:first] if step.does in LOOKS and step.to in DEALER]
