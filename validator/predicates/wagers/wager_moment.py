"""A wager placed after bets are closed, or at a moment the round does not have.

## What is asked
No wager is placed after the rules close the betting, and each is placed at a step the round has.
A wager placed before the deal by one place and after it by another is a matter of `wager-moment-agrees`.

## Why
"No bets shall be made after the call" and a wager made after it cannot both be followed as they stand. Everybody at the table knows the later wager is
meant to be an exception; the text does not say so. That is unclear.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
no-more-bets: {is: before-deal}
wagers: [{name: ante, placed: before-deal}, {name: play, placed: after-own-cards}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
no-more-bets: {is: before-deal}
wagers: [{name: ante, placed: before-deal}, {name: bonus, placed: before-deal}]
```

## Boundary
A round without a flop.
```yaml violated
kind: game
name: Example
category: player-dealer
round: [{does: bet, wagers: [ante]}, {does: deal, called: deal, to: players, cards: 3}]
wagers: [{name: ante, placed: before-deal}, {name: play, placed: after-flop}]
```
A wager placed with another needs no step of its own.
```yaml met
kind: game
name: Example
category: player-dealer
round: [{does: bet, wagers: [primary, tie]}, {does: deal, called: deal, to: players, cards: 1}]
wagers: [{name: primary, placed: before-deal}, {name: tie, placed: with-primary}]
```
Tickets for a draw are sold until it begins, and that is said.
```yaml not-stated
kind: game
name: Keno
category: keno
wagers: [{name: ticket}]
round: [{does: call-numbers, cards: 20, at: 422}]
```

## How to fix
Say which wagers may still be placed after the call; name the step.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.game import Game
from ...model.wagers import Placed, Wager
from .._fees import moment as spoken
from .._say import listed, plain
from .._wagers import ACTIONS
from ..filing.wager_moment_agrees import contradicted
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear, violated

KENO = "keno"
LATE = "after-"
COMMUNITY = ("flop", "turn", "river", "draw", "dice", "roll", "fourth-street", "fifth-street", "switch", "war-deal")
"""Nouns that must be steps; others (deal, play, hand, round) every game has."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    placed = [(wager, moment) for wager in game.wagers for moment in wager.placed]
    found = False
    for answer in (*_closed(game, placed), *_steps(game, placed)):
        found = True
        yield answer
    draws = [step for step in game.round if step.does == "call-numbers"]
    if game.category == KENO and game.wagers and draws and not placed and not game.no_more_bets:
        sold = [(note, "when tickets are sold") for note in game.notes if note.about == "sales"]
        said = "numbers are drawn again and again, and the rules do not say until when before a draw a ticket may be bought for it"
        yield not_stated(said, "say when sales for a draw close", draws[-1], *sold[:1])
        return
    if not placed:
        yield not_applicable("the rules do not say when wagers are placed")
    elif not found:
        yield met("wagers are placed at moments the round has, before bets are closed", *(moment for _, moment in placed[:3]))


def _closed(game: Game, placed: list[tuple[Wager, Placed]]) -> Iterator[Answer]:
    closing = [said for said in game.no_more_bets if said.is_ == "before-deal"]
    told = {wager.name for wager, _ in placed if contradicted(game, wager)}
    late = [(wager, moment) for wager, moment in placed if moment.is_.startswith(LATE) and moment.is_ != "after-wagers" and wager.name not in (*ACTIONS, *told) and not lacks(game, moment)]
    if closing and late:
        said = next((statement for statement in closing if statement.note), closing[0])
        wagers = list(dict.fromkeys(wager.name for wager, _ in late))
        names = listed(wagers)
        moment = late[0][1]
        others = [(when, "placed before the call") for wager, when in placed if when.is_ == "before-no-more-bets" and wager.name == late[0][0].name]
        yield unclear(
            f"no bets may be made after “no more bets” is called before the deal, but the {names} wager{' is' if len(wagers) == 1 else 's are'} placed {_when(moment.is_)}. "
            "The call may be meant for the bets before the deal",
            f"say that {names} may still be placed after the call",
            said,
            *((one, f"{plain(wager.name)} placed {_when(one.is_)}") for wager, one in late),
            *others,
        )


def _when(moment: str) -> str:
    return "after looking at the cards" if moment == "after-own-cards" else spoken(moment)


def _steps(game: Game, placed: list[tuple[Wager, Placed]]) -> Iterator[Answer]:
    missing: dict[tuple[str, str], list[Placed]] = {}
    for wager, moment in placed:
        if lacks(game, moment):
            missing.setdefault((wager.name, moment.is_), []).append(moment)
    for (name, when), (first, *others) in missing.items():
        noun = plain(_noun(when))
        yield violated(
            f"{plain(name)} is placed {plain(when)}, and the round has no {noun}",
            f"name a step of the round, or describe the {noun}",
            first,
            *((other, f"placed {plain(when)} here too") for other in others),
        )


def lacks(game: Game, moment: Placed) -> bool:
    """Whether a wager is placed at a step that the round, as told, does not have."""
    known = {str(step.called) for step in game.round} | {step.does for step in game.round}
    noun = _noun(moment.is_)
    return bool(known) and noun in COMMUNITY and not any(noun in name for name in known) and not (noun == "dice" and "roll" in known)


def _noun(moment: str) -> str:
    return moment.partition("-")[2].removeprefix("of-")
