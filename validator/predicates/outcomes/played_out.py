"""A bonus bet on the player-dealer's hand is decided when no base wager is left.

## What is asked
Where a bonus bet is decided by the player-dealer going over, or paid by the cards the player-dealer draws, the rules say that the hand is played out for it even when all base
wagers are settled: for every such bet, and however the base wagers ended.

## Why
When every player has surrendered, gone over or been paid, the player-dealer has no reason to draw, and the bonus bet has no result.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
wagers:
  - {name: base}
  - {name: buster, bonus: true, decided: [{is: wins, when: [{whose: player-dealer, result: bust}], at: 882}]}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
facts: [{of: played-out, whose: player-dealer, is: for-the-bonus-bet-alone, at: 139}]
wagers:
  - {name: base}
  - {name: buster, bonus: true, decided: [{is: wins, when: [{whose: player-dealer, result: bust}]}]}
```

## Boundary
A bonus bet on the player's own cards needs no hand of the player-dealer.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
wagers: [{name: base}, {name: red-flex, bonus: true, decided: [{is: wins, when: [{whose: own, result: bust}]}]}]
```

It is said of one case only, and of one of two such bets.
```yaml unclear
kind: game
name: Example
category: player-dealer
facts: [{of: played-out, whose: buster, is: for-the-bonus-bet-alone, when: all-players-have-naturals, at: 2406}]
wagers:
  - {name: base}
  - {name: buster, bonus: true, decided: [{is: wins, when: [{whose: player-dealer, result: bust}]}]}
  - {name: red-flex, bonus: true, pays: {rows: [{label: Three Red Cards, pays: 3 to 1, event: {whose: player-dealer, count: 3, of: red-cards}}], at: 2380}}
```

## How to fix
Say that the player-dealer completes the hand as long as a bonus bet is up.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.told import Fact
from ...model.wagers import Wager
from .._say import listed, plain
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear

DEALERS = ("player-dealer", "dealer")
FIRST = 2
"""Cards the player-dealer has before drawing."""
FIX = "say that the hand is completed as long as a bonus bet is up"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    bets = {wager.name: (wager, place) for wager in game.wagers if wager.bonus for place in _by_dealer(wager)[:1]}
    told = [fact for fact in game.facts if fact.of == "played-out"]
    if not bets:
        yield not_applicable("no bonus bet is decided by the cards the player-dealer draws")
    elif told:
        yield _told(told, {name: place for name, (_, place) in bets.items()})
    else:
        wager, place = next(iter(bets.values()))
        stays = [(said, "stays in action") for said in wager.survives[:1]]
        yield not_stated(f"whether the player-dealer's hand is played out for the {listed(bets)} wager when no base wager is left is not said", FIX, place, *stays)


def _told(told: list[Fact], bets: dict[str, Place]) -> Answer:
    """What is said, against the bets and cases it leaves out."""
    named = [fact.whose for fact in told if fact.whose in bets]
    left = [name for name in bets if name not in named] if len(named) == len(told) else []
    cases = [plain(fact.when) for fact in told if fact.when]
    if not left and len(cases) < len(told):
        return met("the rules say that the hand is played out for a bonus bet", *told)
    only = (f" for the {listed(named)} wager" if left else "") + (f" when {cases[0]}" if cases else "")
    open_ = [f"for the {listed(left)} wager"] if left else []
    open_ += ["when no base wager is left for another reason"] if len(cases) == len(told) else []
    said = f"the player-dealer's hand is said to be played out{only}; whether it is {' or '.join(open_)} is not said"
    return unclear(f"{said}. It may be meant for every case", FIX, told[0], *((bets[name], "needs the hand too") for name in left))


def _by_dealer(wager: Wager) -> list[Place]:
    """Where the wager is decided by the player-dealer going over, or paid by cards drawn."""
    over: list[Place] = [wins for wins in wager.decided if any(event.result == "bust" and event.whose in DEALERS for event in wins.when)]
    events = [(table, row.event) for table in wager.pays for row in table.rows if row.event]
    return over + [table for table, event in events if event.whose in DEALERS and event.count and event.count.low > FIRST]
