"""A wager is settled ahead of its turn.

Where a card or the dice decide whose wager is settled first, no wager is paid or taken before that
is decided; where settlement starts at a fixed seat, none before it starts. The player-dealer's
money may not reach all winners. A natural that is paid before the button is placed takes money from
those the button would have put first.

## Says
- before-button: {case:a} is settled {when} ({@}), but the action button is placed only later
    ({@start}). If the player-dealer's wager does not cover every bet, nobody knows yet who is paid
    first.
  Reading: Is {case:a} paid first in any case?
  Fix: Settle the {case} in its turn with the other bets, or place the button first.
  See start: the button is placed
- before-start: {case:a} is settled {when} ({@}), but settlement starts only later ({@start}). If
    the player-dealer's wager does not cover every bet, the {case} is paid ahead of its turn.
  Reading: Is {case:a} paid first in any case?
  Fix: Settle the {case} in its turn with the other bets, or say that it is paid first.
  See start: settlement starts
- in-turn: Nothing is settled before settlement starts ({@}).
- together: No result is settled apart from the others, or the rules do not say where settlement
  starts.

## Examples
```yaml unclear before-button
player-dealer: {action-button: {by: card, card: second, face: down}}
round: [{does: deal, to: players}, {does: act, to: players}, {does: reveal, to: player-dealer}, {does: place-button}, {does: settle}]
compares: {by: closest-to-target, outcomes: [{case: natural, settled: before-reveal, base: wins}]}
```
> A natural is settled before the reveal (line 6), but the action button is placed only later
> (line 5). If the player-dealer's wager does not cover every bet, nobody knows yet who is paid
> first. Is a natural paid first in any case?
```yaml met in-turn
player-dealer: {action-button: {by: card, card: second, face: down}}
round: [{does: deal, to: players}, {does: reveal, to: player-dealer}, {does: place-button}, {does: act, to: players}, {does: settle}]
compares: {by: closest-to-target, outcomes: [{case: natural, settled: before-act, base: wins}]}
```
"""

from __future__ import annotations

from ...docket.timeline import Timeline
from ...model.play import Step
from ...model.wagers import Outcome
from ..answer import Answer, Answers, Ask, Subject, met, not_applicable, unclear
from ..values import moment


def judge(subject: Subject, ask: Ask) -> Answers:
    outcomes = [one for comparison in subject.game.compares for one in comparison.outcomes]
    apart = [one for one in outcomes if one.settled]
    start = _start(subject.view.timeline)
    if subject.game.player_dealer is None:
        yield not_applicable("no-player-dealer")
    elif not apart or start is None:
        yield not_applicable("together")
    else:
        yield _judged(subject.view.timeline, apart, start)


def _judged(time: Timeline, apart: list[Outcome], start: Step) -> Answer:
    case = "before-button" if start.does == "place-button" else "before-start"
    for one in apart:
        if time.before(one.settled or "", start):
            see, when = [(start, "start")], moment(one.settled)
            return unclear(case, one, see=see, case=one.case, when=when)
    return met("in-turn", apart[0])


def _start(time: Timeline) -> Step | None:
    """The step that places the button, else the one that settles from a seat."""
    placed = [step for step in time.steps("dice") if step.does == "place-button"]
    settled = [step for step in time.steps("settle") if step.does == "settle" and step.first]
    return next(iter((*placed, *settled)), None)
