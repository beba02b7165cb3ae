"""A fee is taken at a moment the game does not have.

## What is asked
A fee tied to the flop, the river, a draw, the dice, a numbered betting round or a hand of so many cards is taken in games that have that step.

## Why
A sheet that serves many games collects "before the flop" in a game without a flop: nobody can say when the fee is due there, or whether it
is due at all.

Games whose text does not tell the round from the deal to the end are left out.

## Fails
```yaml violated
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player, per: hand, collected: before-flop}]
    options: [{option: 1, limit: 10-20, player: 5}]
---
kind: game
name: Example
category: poker
round: [{does: deal, to: each-player, cards: 5}, {does: betting-round}, {does: draw, called: draw}, {does: betting-round}, {does: showdown}]
```

## Passes
```yaml met
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: pot, collected: after-round-2}, {from: pot, collected: after-draw}]
    options: [{option: 1, limit: 10-20, pot: 5}]
---
kind: game
name: Example
category: poker
round: [{does: deal, to: each-player, cards: 5}, {does: betting-round}, {does: draw, called: draw}, {does: betting-round}, {does: showdown}]
```

## Boundary
One betting round more than the game has.
```yaml violated
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: pot, collected: after-round-3}]
    options: [{option: 1, limit: 10-20, pot: 5}]
---
kind: game
name: Example
category: poker
round: [{does: deal, to: each-player, cards: 5}, {does: betting-round}, {does: draw, called: draw}, {does: betting-round}, {does: showdown}]
```

A hand of two cards where one is dealt.
```yaml violated
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player-dealer, collected: after-deal, cards-dealt: 2}]
    options: [{option: 1, limit: 5-100, player-dealer: 1}]
---
kind: game
name: Example
category: player-dealer
round: [{does: deal, to: players, cards: 1}, {does: compare}]
```

A card of another name, dealt to players, may be meant.
```yaml unclear
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: pot, collected: after-river}]
    options: [{option: 1, limit: 10-20, pot: 5}]
---
kind: game
name: Example
category: poker
round: [{does: deal, to: each-player, cards: 2}, {does: deal, called: flop, to: board, cards: 3}, {does: deal, called: river-down, to: active-players, cards: 1}, {does: showdown}]
```

## How to fix
Name a moment each of the games has, or list the games apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...docket import GameFile, Row, Subject
from ...filed import Place
from ...ladders import components
from ...model.game import Step
from ...model.statements import Fee
from .._fees import betting_rounds, deals, described, moment, names
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated

STEPS = ("flop", "turn", "river", "draw", "dice")
BOARD = ("flop", "turn", "river")
ROUND = re.compile(r"round-([0-9]+)\Z")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found, place = False, None
    near: list[Place] = []
    for block, rows in subject.schedule_file.blocks:
        games = [game for game in subject.filing.games_of(block) if described(game)]
        for fee in block.fees if games else ():
            place = place or fee
            for answer in _fee(fee, games):
                found = True
                if answer.verdict == "unclear":  # the same step of the same game is one cause, whichever options name it
                    if answer.related[0][0] in near:
                        continue
                    near.append(answer.related[0][0])
                yield answer
        for answer in _ladder(rows, games):
            found = True
            yield answer
    if place is None:
        yield not_applicable("no game joined to this schedule tells its round")
    elif not found:
        yield met("every fee is taken at a moment its games have", place)


def _fee(fee: Fee, games: list[GameFile]) -> Iterator[Answer]:
    said = fee.collected or (f"after-{fee.reaches}" if fee.reaches else None)
    noun = said.partition("-")[2] if said else ""
    numbered = ROUND.match(noun)
    step = next((name for name in STEPS if noun == name or noun.startswith(f"{name}-")), None)
    if said and numbered:
        lacking = [game for game in games if 0 < len(betting_rounds(game)) < int(numbered.group(1))]
        most = ", ".join(f"{game.game.name} has {len(betting_rounds(game))}" for game in lacking)
        if lacking:
            yield _absent(fee, f"the {fee.called or 'fee'} is taken {moment(said)} of betting, but {most}", [(game, betting_rounds(game)[-1]) for game in lacking])
    elif said and step:
        lacking = [game for game in games if not _has(game, step)]
        nearly = [game for game in games if game not in lacking and (near := _near(game, step))]
        if nearly:
            near = _near(nearly[0], step)
            assert near
            said_of = f"the {fee.called or 'fee'} is taken {moment(said)}, and {nearly[0].game.name} has no {step} but a {str(near.called).replace('-', ' ')}"
            yield unclear(f"{said_of}. It may be meant", "name the moment as the rules of the game do", fee, (near, f"its {near.called}"))
        if lacking:
            yield _absent(fee, f"the {fee.called or 'fee'} is taken {moment(said)}, but there is no {step} in {names(lacking)}", [(game, deals(game)[0]) for game in lacking])
    if fee.cards_dealt is not None and not fee.only_if:
        fewer = [(game, dealt) for game in games if (dealt := _hand(game)) is not None and dealt < fee.cards_dealt]
        if fewer:
            counts = ", ".join(f"{game.game.name} deals {dealt}" for game, dealt in fewer)
            yield _absent(fee, f"the fee is taken after a hand of {fee.cards_dealt} cards is dealt, but {counts}", [(game, deals(game)[0]) for game, _ in fewer])


def _absent(fee: Fee, message: str, games: list[tuple[GameFile, Step]]) -> Answer:
    related: list[tuple[Place, str]] = [(step, f"{game.game.name}: its {step.called or step.does}") for game, step in games]
    return violated(message, "name a moment each of the games has, or list these games apart", fee, *related)


def _has(game: GameFile, step: str) -> bool:
    if step == "dice":
        return any(e.is_ == "dice" for e in game.game.equipment) or any(s.does == "roll" for s in game.game.round)
    return any(s.does == step or (s.called or "").startswith(step) for s in game.game.round)


def _near(game: GameFile, step: str) -> Step | None:
    """A step that only begins with the name, dealt to players where the name is one of the board."""
    steps = [s for s in game.game.round if s.does == step or (s.called or "").startswith(step)]
    exact = [s for s in steps if s.does == step or s.called == step or s.to == "board"]
    return steps[0] if steps and not exact and step in BOARD else None


def _hand(game: GameFile) -> int | None:
    """Cards of a player's first hand, when every deal to players before anyone acts gives a number."""
    total = 0
    for step in game.game.round:
        if step.where is not None:
            return None
        if step in deals(game):
            if step.cards is None or step.cards.high is None:
                return None
            total += int(step.cards.high)
        elif total and step.does not in ("deal", "burn"):
            break
    return total or None


def _ladder(rows: tuple[Row, ...], games: list[GameFile]) -> Iterator[Answer]:
    """A fee for each round reached, with more rounds than the game tells."""
    for row in rows:
        ladder = next((c for c in components(row) if c.cell.tiers and c.basis == "round-reached"), None)
        last = max((int(tier.range.low) for tier in ladder.cell.tiers), default=0) if ladder else 0
        short = [game for game in games if 0 < len(betting_rounds(game)) < last]
        if short:
            told = ", ".join(f"{game.game.name} tells of {len(betting_rounds(game))}" for game in short)
            yield unclear(
                f"the fee is graded by the round reached, up to round {last}, but {told}: what starts a further round, the rules do not say",
                "say in the rules what starts another round, or strike the tiers",
                row.place,
                *((betting_rounds(game)[-1], f"{game.game.name}: its last betting round") for game in short),
            )
            return
