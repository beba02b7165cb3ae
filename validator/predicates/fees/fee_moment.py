"""A fee is taken at a moment the game does not have.

## What is asked
A fee tied to the flop, the river, a draw, the dice, a numbered betting round or a hand of so many
cards is taken in games that have that step.

## Why
A sheet that serves many games collects "before the flop" in a game without a flop: nobody can say
when the fee is due there, or whether it is due at all. Games whose text does not describe the round
from the deal to the end are left out.

## Says
- no-step: The {fee} is taken {when} ({@}), but {games} {games:has} no {step}.
  Fix: Name a moment that each of the games has, or list these games separately.
  See step: a step of the game
- no-round: The {fee} is taken {when} of betting ({@}), but {rounds}.
  Fix: Name a moment that each of the games has, or list these games separately.
  See step: the last betting round
- few-cards: The {fee} is taken after {cards:card} {cards:is} dealt ({@}), but {dealt}.
  Fix: Name a number of cards that each of the games deals, or list these games separately.
  See step: the deal
- near: The {fee} is taken {when} ({@}). {game} has no {step}, but it has {near:a} ({@step}).
  Reading: Is the {near} meant?
  Fix: Name the moment as the rules of {game} do.
  See step: the {near}
- more-rounds: The fee depends on the betting round reached, up to round {last} ({@}), but {rounds}.
  The rules do not say what starts another round.
  Fix: Say in the rules what starts another round, or strike the tiers.
  See step: the last betting round
- exists: Every fee is taken at a moment that its games have ({@}).
- none: No game on this schedule has rules that describe its round.
- (fee): fee
- (has-rounds): {game} has {number:betting round}
- (deals): {game} deals {number:card}

## Fails
```yaml violated no-step
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: player, per: hand, collected: before-flop}]
    options: [{option: 1, limit: 10-20, player: 5}]
---
category: poker
round: [{does: deal, to: each-player, cards: 5}, {does: betting-round}, {does: draw, called: draw}, {does: betting-round}, {does: showdown}]
```
> The fee is taken before the flop (line 5), but Example has no flop.

## Passes
```yaml met exists
kind: schedule
name: Example Fees
blocks:
  - games: {called: Example, document: example}
    fees: [{from: pot, collected: after-round-2}, {from: pot, collected: after-draw}]
    options: [{option: 1, limit: 10-20, pot: 5}]
---
category: poker
round: [{does: deal, to: each-player, cards: 5}, {does: betting-round}, {does: draw, called: draw}, {does: betting-round}, {does: showdown}]
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...docket.filings import GameFile, Row, Subject
from ...docket.ladders import components
from ...model.game import Step
from ...model.statements import Fee
from .._fees import betting_rounds, deals, described
from ..answer import Answer, Ask, met, not_applicable, unclear, violated
from ..values import Value, moment, name, number, phrase

STEPS = ("flop", "turn", "river", "draw", "dice")
BOARD = ("flop", "turn", "river")
ROUND = re.compile(r"round-([0-9]+)\Z")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.schedule_file
    found: list[Answer] = []
    fees: list[Fee] = []
    for block, rows in subject.schedule_file.blocks:
        games = [game for game in subject.filing.games_of(block) if described(game)]
        if games:
            fees += block.fees
            found += [answer for fee in block.fees for answer in _fee(fee, games)]
            found += _ladder(rows, games)
    for at, answer in enumerate(found):
        # the same step of the same game is one cause, whichever options name it
        before = [one for one in found[:at] if one.case == answer.case == "near"]
        if not any(one.related[0][0] is answer.related[0][0] for one in before):
            yield answer
    if not fees and not found:
        yield not_applicable("none")
    elif not found:
        yield met("exists", fees[0])


def _fee(fee: Fee, games: list[GameFile]) -> Iterator[Answer]:
    said = fee.collected or (f"after-{fee.reaches}" if fee.reaches else "")
    noun = said.partition("-")[2]
    numbered = ROUND.match(noun)
    step = next((one for one in STEPS if noun == one or noun.startswith(f"{one}-")), None)
    if numbered:
        yield from _rounds(fee, said, int(numbered.group(1)), games)
    elif step:
        yield from _steps(fee, said, step, games)
    if fee.cards_dealt is not None and not fee.only_if:
        yield from _cards(fee, fee.cards_dealt, games)


def _rounds(fee: Fee, said: str, last: int, games: list[GameFile]) -> Iterator[Answer]:
    short = _short(games, last)
    if short:
        see = [(betting_rounds(game)[-1], "step") for game in short]
        rounds = [_counted(game) for game in short]
        key = _key(fee, said)
        yield violated(
            "no-round", fee, see=see, key=key, fee=_called(fee), when=moment(said), rounds=rounds
        )


def _steps(fee: Fee, said: str, step: str, games: list[GameFile]) -> Iterator[Answer]:
    lacking = [game for game in games if not _has(game, step)]
    nearly = [(game, near) for game in games if game not in lacking and (near := _near(game, step))]
    called, when, key = _called(fee), moment(said), _key(fee, said)
    for game, near in nearly[:1]:
        see = [(near, "step")]
        like = near.called
        yield unclear(
            "near", fee, see=see, key=key, fee=called, when=when, game=game, step=step, near=like
        )
    if lacking:
        see = [(deals(game)[0], "step") for game in lacking]
        yield violated(
            "no-step", fee, see=see, key=key, fee=called, when=when, games=lacking, step=step
        )


def _cards(fee: Fee, cards: int, games: list[GameFile]) -> Iterator[Answer]:
    fewer = [
        (game, dealt) for game in games if (dealt := _hand(game)) is not None and dealt < cards
    ]
    if fewer:
        see = [(deals(game)[0], "step") for game, _ in fewer]
        hands = [phrase("deals", game=game, number=count) for game, count in fewer]
        key = _key(fee, str(cards))
        yield violated(
            "few-cards", fee, see=see, key=key, fee=_called(fee), cards=cards, dealt=hands
        )


def _called(fee: Fee) -> Value | None:
    return name(fee.called) if fee.called else None


def _key(fee: Fee, said: str) -> tuple[str, ...]:
    return said, *(str(span) for span in fee.options)


def _short(games: list[GameFile], last: int) -> list[GameFile]:
    """Games with fewer betting rounds, of those that have any."""
    return [game for game in games if 0 < len(betting_rounds(game)) < last]


def _counted(game: GameFile) -> Value:
    return phrase("has-rounds", game=game, number=len(betting_rounds(game)))


def _has(game: GameFile, step: str) -> bool:
    if step == "dice":
        rolls = any(s.does == "roll" for s in game.game.round)
        return rolls or any(e.is_ == "dice" for e in game.game.equipment)
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
    """A fee for each round reached, with more rounds than the game has."""
    for row in rows:
        graded = [c for c in components(row) if c.cell.tiers and c.basis == "round-reached"]
        last = max((int(tier.range.low) for c in graded[:1] for tier in c.cell.tiers), default=0)
        short = _short(games, last)
        if short:
            see = [(betting_rounds(game)[-1], "step") for game in short]
            key = (row.of, row.option.option)
            rounds = [_counted(game) for game in short]
            yield unclear(
                "more-rounds", row.place, see=see, key=key, last=number(last), rounds=rounds
            )
            return
