"""A fee is taken at a moment the game does not have.

A fee tied to the flop, the river, a draw, the dice, a numbered betting round or a hand of so many
cards is taken in games that have that step. A sheet that serves many games collects "before the
flop" in a game without a flop: nobody can say when the fee is due there, or whether it is due at
all. Games whose text does not describe the round from the deal to the end are left out.

## Says
- (each):
  Fix (no-step, no-round): Name a moment that each of the games has, or list these games separately.
  See step: the last betting round
- no-step: The {fee} is taken {when} ({@}), but {games} {games:has} no {step}.
  See step: a step of the game
- no-round: The {fee} is taken {when} of betting ({@}), but {rounds}.
- few-cards: The {fee} is taken after {cards:card} {cards:is} dealt ({@}), but {dealt}.
  Fix: Say after how many cards the fee is taken, as each of the games deals them.
  See step: the deal
- near: The {fee} is taken {when} ({@}). {game} has no {step}, but it has {near:a} ({@step}).
  Reading: Is the {near} meant?
  Fix: Name the moment as the rules of {game} do.
  See step: the {near}
- exists: Every fee is taken at a moment that its games have ({@}).
- none: No game on this schedule has rules that describe its round.
- (fee): fee
- (has-rounds): {game} has {number:betting round}
- (deals): {game} deals {number:card}

## Examples
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

from ...docket.filings import GameFile, Subject
from ...model.play import Step
from ...model.statements import Fee
from .._fees import STEPS, betting_rounds, deals, described, parts
from ..answer import Answer, Answers, Ask, met, not_applicable, unclear, violated
from ..values import Value, moment, name, phrase

BOARD = ("flop", "turn", "river")
ROUND = re.compile(r"round-([0-9]+)\Z")
Games = list[GameFile]


def judge(subject: Subject, ask: Ask) -> Answers:
    fees: list[Fee] = []
    found: list[Answer] = []
    for block, _ in parts(subject):
        games = [game for game in subject.filing.games_of(block) if described(game)]
        for fee in block.fees if games else ():
            fees.append(fee)
            found += _fee(fee, games)
    yield from _once(found) or [met("exists", fees[0]) if fees else not_applicable("none")]


def _once(found: list[Answer]) -> list[Answer]:
    """The same step of the same game is one cause, whichever options name it."""
    near = {id(one.related[0][0]): one for one in reversed(found) if one.case == "near"}
    return [one for one in found if one.case != "near" or near[id(one.related[0][0])] is one]


def _fee(fee: Fee, games: Games) -> Answers:
    said = fee.collected or (f"after-{fee.reaches}" if fee.reaches else "")
    noun = said.partition("-")[2]
    numbered, step = ROUND.match(noun), noun.partition("-")[0]
    given: dict[str, object] = {"fee": _called(fee), "when": moment(said)}
    if numbered and (short := _short(games, int(numbered.group(1)))):
        see, key = [(betting_rounds(game)[-1], "step") for game in short], _key(fee, said)
        yield violated("no-round", fee, see=see, key=key, rounds=_counted(short), **given)
    elif step in STEPS:
        yield from _steps(fee, said, step, games, given)
    if fee.cards_dealt is not None and not fee.only_if:
        yield from _cards(fee, fee.cards_dealt, games)


def _steps(fee: Fee, said: str, step: str, games: Games, given: dict[str, object]) -> Answers:
    key = _key(fee, said)
    lacking = [game for game in games if not _has(game, step)]
    nearly = ((game, near) for game in games if (near := _near(game, step)))
    for game, near in list(nearly)[:1]:
        see, like = [(near, "step")], near.called
        yield unclear("near", fee, see=see, key=key, game=game, step=step, near=like, **given)
    if lacking:
        see = [(deals(game)[0], "step") for game in lacking]
        yield violated("no-step", fee, see=see, key=key, games=lacking, step=step, **given)


def _cards(fee: Fee, cards: int, games: Games) -> Answers:
    fewer = [(game, n) for game in games if (n := _hand(game)) is not None and n < cards]
    if fewer:
        see = [(deals(game)[0], "step") for game, _ in fewer]
        dealt = [phrase("deals", game=game, number=count) for game, count in fewer]
        key, called = _key(fee, str(cards)), _called(fee)
        yield violated("few-cards", fee, see=see, key=key, fee=called, cards=cards, dealt=dealt)


def _called(fee: Fee) -> Value | None:
    return name(fee.called) if fee.called else None


def _key(fee: Fee, said: str) -> tuple[str, ...]:
    return said, *(str(span) for span in fee.options)


def _short(games: Games, last: int) -> Games:
    """Games with fewer betting rounds, of those that have any."""
    return [game for game in games if 0 < len(betting_rounds(game)) < last]


def _counted(games: Games) -> list[Value]:
    return [phrase("has-rounds", game=game, number=len(betting_rounds(game))) for game in games]


def _named(game: GameFile, step: str) -> list[Step]:
    """Steps of that name, or of a name that begins with it: a river dealt face down."""
    longer = f"{step}-"
    return [s for s in game.game.round if step in (s.does, s.called) or _begins(s, longer)]


def _begins(step: Step, name: str) -> bool:
    return (step.called or "").startswith(name)


def _has(game: GameFile, step: str) -> bool:
    if step == "dice":
        rolls = any(s.does == "roll" for s in game.game.round)
        return rolls or any(e.is_ == "dice" for e in game.game.equipment)
    return bool(_named(game, step))


def _near(game: GameFile, step: str) -> Step | None:
    """A step that only begins with the name, dealt to players where the name is one of the board."""
    steps = _named(game, step) if step in BOARD else []
    exact = any(step in (s.does, s.called) or s.to == "board" for s in steps)
    return steps[0] if steps and not exact else None


def _hand(game: GameFile) -> int | None:
    """Cards of a player's first hand, when every deal to players before anyone acts gives a number."""
    total, dealt = 0, deals(game)
    for step in game.game.round:
        if step in dealt and step.cards and step.cards.high:
            total += int(step.cards.high)
        elif step.where is not None or step in dealt:
            return None
        elif total and step.does not in ("deal", "burn"):
            break
    return total or None
