"""Where the player-dealer's down card is looked at first, the rules say whether a player may surrender before.

## What is asked
Where a natural of the player-dealer is looked for before the players act and ends the hand, the rules say whether a surrender is taken before that look or only after it.

## Why
Against a natural a surrender saves half the wager, if it comes first. "Until the down card is exposed" does not say which comes first.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 21.5, natural: {ranks: [A, 10-K], first: 2}, outcomes: [{case: dealer-natural, base: loses, at: 2316}]}
round: [{does: compare, called: natural-check, to: player-dealer, at: 2316}, {does: act, to: players, at: 2282}, {does: reveal, to: player-dealer, at: 2284}]
playing-options: [{is: surrender, allowed: true, until: before-reveal, at: 2338}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 21.5, natural: {ranks: [A, 10-K], first: 2}, outcomes: [{case: dealer-natural, base: loses, at: 2560}]}
round: [{does: compare, called: natural-check, to: player-dealer, at: 2560}, {does: act, to: players}]
playing-options: [{is: surrender, allowed: true, until: before-reveal, except: [player-dealer has a natural], at: 2597}]
```

## Boundary
A surrender that must come before the look is told; without such a look there is no question.
```yaml met
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 21.5, natural: {ranks: [A, 10-K], first: 2}}
round: [{does: reveal, called: peek, to: player-dealer, at: 30}, {does: act, to: players}]
playing-options: [{is: surrender, allowed: true, until: before-peek, at: 40}]
```
```yaml not-applicable
kind: game
name: Example
category: player-dealer
compares: {by: closest-to-target, target: 21.5, natural: {ranks: [A, 10-K], first: 2}}
round: [{does: act, to: players}, {does: reveal, to: player-dealer}]
playing-options: [{is: surrender, allowed: true, until: before-reveal}]
```

## How to fix
Say that a player may surrender only after the down card was looked at, or also before.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Game, Splitting, Step
from .._steps import restated
from ..legacy import Answer, Ask, met, not_applicable, unclear

FIX = "say whether a surrender is taken before the down card is looked at"
LOOKS = ("reveal", "compare")
DETAIL = "surrender-against-natural"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    surrenders = [option for option in game.playing_options if option.is_ == "surrender"]
    allowed = [option for option in surrenders if option.allowed]
    looks = _looks(game)
    if not allowed or not looks or not any(compare.natural for compare in game.compares):
        yield not_applicable("nobody may surrender, or no natural is looked for before the players act")
        return
    told = [*(option for option in surrenders if _told(option, looks[0])), *(fact for fact in game.facts if fact.of == DETAIL)]
    if told:
        yield met("the rules say what a surrender does against a natural", *told)
        return
    ends = [outcome for compare in game.compares for outcome in compare.outcomes if outcome.case == "dealer-natural"]
    yield unclear(
        "a player may surrender, but the down card may be looked at before anyone acts, and a natural ends the hand; whether a surrender may come before that look is not said. "
        "Only after it may be meant",
        FIX,
        allowed[0],
        (looks[0], "the look"),
        *((outcome, "a natural ends the hand") for outcome in ends[:1]),
    )


def _looks(game: Game) -> list[Step]:
    """Looks at the player-dealer's hand before the players act."""
    told = [step for step in game.round if not restated(step)]
    acts = next((n for n, step in enumerate(told) if step.does in ("act", "draw") and step.to == "players"), 0)
    return [step for step in told[:acts] if step.does in LOOKS and step.to == "player-dealer"]


def _told(option: Splitting, look: Step) -> bool:
    """Whether what is said of surrender speaks of a natural, or of the look itself."""
    return any("natural" in words for words in (*option.on, *option.except_)) or bool(look.called and option.until and look.called in str(option.until))
