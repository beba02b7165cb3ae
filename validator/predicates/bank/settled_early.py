"""A wager is settled ahead of its turn.

## What is asked
Where a card or the dice decide whose wager is settled first, no wager is paid or taken before that is decided; where settlement starts at a fixed
seat, none before it starts.

## Why
The player-dealer's money may not reach all winners. The action button decides who comes first. A natural that is paid at once, before the card that places
the button is turned up, takes money that belongs to those the button would have put first.

Where the bank covers everybody the order makes no difference, so this is a question for a person.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: card, card: second, face: down}}
round: [{does: deal, to: players}, {does: act, to: players}, {does: reveal, to: player-dealer}, {does: place-button}, {does: settle}]
compares: {by: closest-to-target, outcomes: [{case: natural, settled: before-reveal, base: wins}]}
```

Settlement starts at a seat, and one case does not wait for it.
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {wager: {unlimited: true}}
round: [{does: deal, to: players}, {does: reveal, to: player-dealer}, {does: settle, first: left-of-player-dealer}]
compares: {by: closest-to-target, outcomes: [{case: natural, settled: before-reveal, base: wins}]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: card, card: second, face: down}}
round: [{does: deal, to: players}, {does: reveal, to: player-dealer}, {does: place-button}, {does: act, to: players}, {does: settle}]
compares: {by: closest-to-target, outcomes: [{case: natural, settled: before-act, base: wins}]}
```

## Boundary
Nothing is said of settling any case apart; no button.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
player-dealer: {action-button: {by: card, card: second, face: down}}
round: [{does: reveal, to: player-dealer}, {does: place-button}, {does: settle}]
compares: {by: closest-to-target, outcomes: [{case: natural, base: wins}]}
```
```yaml not-applicable
kind: game
name: Example
category: house-banked
round: [{does: deal}, {does: reveal, to: dealer}, {does: settle}]
compares: {by: closest-to-target, outcomes: [{case: natural, settled: before-reveal, base: wins}]}
```

## How to fix
Settle the wager with the others, from the action button on, or place the button before anything is paid.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Game
from .._fees import moment
from .._say import plain
from ..legacy import Answer, Ask, met, not_applicable, unclear


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    apart = [outcome for comparison in game.compares for outcome in comparison.outcomes if outcome.settled]
    starts = _starts(game)
    if not apart or starts is None or game.player_dealer is None:
        yield not_applicable("no case is settled apart from the others, or no step of the round says where settlement starts")
        return
    early = [outcome for outcome in apart if (when := _position(game, outcome.settled or "")) is not None and when < starts]
    for outcome in early[:1]:
        step = game.round[starts]
        then = (
            "the action button, from which settlement starts, is placed only later; if the player-dealer's wager does not reach everyone, who comes first is not known by then"
            if step.does == "place-button"
            else f"settlement starts later, {plain(step.first)} first; if the player-dealer's wager does not reach everyone, this wager is paid ahead of those before it"
        )
        yield unclear(
            f"the case “{plain(outcome.case)}” is settled {moment(outcome.settled or '')}, but {then}",
            "settle the wager in its turn with the others, or say what is left for them",
            outcome,
            (step, "the button is placed" if step.does == "place-button" else "settlement starts"),
        )
    if not early:
        yield met("nothing is settled before settlement starts", apart[0])


def _starts(game: Game) -> int | None:
    """The step that places the button, else the one that settles from a seat."""
    steps = list(enumerate(game.round))
    return next((n for n, step in steps if step.does == "place-button"), next((n for n, step in steps if step.does == "settle" and step.first), None))


def _position(game: Game, said: str) -> float | None:
    """Where a moment lies among the steps of the round: half a step before or after the one it names."""
    head, _, noun = said.partition("-")
    at = next((number for number, step in enumerate(game.round) if noun in (step.called, step.does)), None)
    return None if at is None or head not in ("before", "after") else at + (0.5 if head == "after" else -0.5)
