"""Where the player-dealer's down card is looked at first, the rules say whether a player may surrender before.

## What is asked
Where a natural of the player-dealer is looked for before the players act and ends the hand, the
rules say whether a surrender is taken before that look or only after it.

## Why
Against a natural a surrender saves half the wager, if it comes first. "Until the down card is
exposed" does not say which comes first.

## Says
- silent: A player may surrender ({@}), but the dealer's down card may be checked for a natural
  before anyone acts ({@look}). The rules do not say
    whether a surrender counts before that check.
  Reading: Is surrender allowed only after that check?
  Fix: Say whether a player may surrender before the down card is checked.
  See look: the check for a natural
  See ends: a natural ends the hand
- said: The rules say how a surrender fares against a natural ({@}).
- none: Nobody may surrender, or no natural is checked for before the players act.

## Fails
```yaml unclear silent
compares: {by: closest-to-target, target: 21.5, natural: {ranks: [A, 10-K], first: 2}, outcomes: [{case: dealer-natural, base: loses, at: 2316}]}
round: [{does: compare, called: natural-check, to: player-dealer, at: 2316}, {does: act, to: players, at: 2282}, {does: reveal, to: player-dealer, at: 2284}]
playing-options: [{is: surrender, allowed: true, until: before-reveal, at: 2338}]
```
> A player may surrender (line 6), but the dealer's down card may be checked for a natural before
> anyone acts (line 5). The rules do not say whether a surrender counts before that check. Is
> surrender allowed only after that check?

## Passes
```yaml met said
compares: {by: closest-to-target, target: 21.5, natural: {ranks: [A, 10-K], first: 2}, outcomes: [{case: dealer-natural, base: loses, at: 2560}]}
round: [{does: compare, called: natural-check, to: player-dealer, at: 2560}, {does: act, to: players}]
playing-options: [{is: surrender, allowed: true, until: before-reveal, except: [player-dealer has a natural], at: 2597}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.game import Game, Splitting, Step
from .._steps import restated
from ..answer import Answer, Ask, met, not_applicable, unclear

LOOKS = ("reveal", "compare")
DETAIL = "surrender-against-natural"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    surrenders = [option for option in game.playing_options if option.is_ == "surrender"]
    allowed = [option for option in surrenders if option.allowed]
    looks = _looks(game)
    if not allowed or not looks or not any(compare.natural for compare in game.compares):
        yield not_applicable("none")
        return
    said: list[Place] = [option for option in surrenders if _settled(option, looks[0])]
    said += [fact for fact in game.facts if fact.of == DETAIL]
    if said:
        yield met("said", said[0], see=[(place, "also") for place in said[1:]])
        return
    outcomes = [outcome for compare in game.compares for outcome in compare.outcomes]
    ends = [(outcome, "ends") for outcome in outcomes if outcome.case == "dealer-natural"]
    yield unclear("silent", allowed[0], see=[(looks[0], "look"), *ends[:1]])


def _looks(game: Game) -> list[Step]:
    """Looks at the player-dealer's hand before the players act."""
    steps = [step for step in game.round if not restated(step)]
    acts = [n for n, s in enumerate(steps) if s.does in ("act", "draw") and s.to == "players"]
    before = steps[: acts[0]] if acts else []
    return [step for step in before if step.does in LOOKS and step.to == "player-dealer"]


def _settled(option: Splitting, look: Step) -> bool:
    """Whether what is said of surrender speaks of a natural, or of the look itself."""
    natural = any("natural" in words for words in (*option.on, *option.except_))
    return natural or bool(look.called and option.until and look.called in str(option.until))
