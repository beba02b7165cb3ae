"""Nothing says what happens when nobody takes the bank.

## What is asked
Rules under which the position must pass on say what happens when no one takes it: usually that the game stops.

## Why
Every player may decline. Without a rule for it, either one person banks on or the table has no game.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: hands, then: rotated}, may-decline: true}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: hands, then: rotated}, nobody-takes: game-stops}
```

## Boundary
The same person may bank on: the rules then keep a bank.
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: hands}, nobody-takes: same-player-continues}
```

The position is only offered; that nobody need take it is another rule's finding.
```yaml not-applicable provision=bank-untaken
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {offered-after: 2, unit: hands, then: offered}}
```

It is held for two hands and then offered: an offer may be declined by all.
```yaml not-stated
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: rounds, then: offered, at: 4187}}
```

One may hold it for two hands and all may refuse: somebody must take it, or nobody does.
```yaml not-stated
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: hands, then: offered, at: 931}, may-decline: {is: true, at: 933}}
```

## How to fix
Say that the game stops until someone takes the position.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...judge.answer import Answer, Ask, met, not_applicable, not_stated, unclear
from ...model.statements import Rotation
from .._agree import line
from .._law import banks

NEEDS_FILING = True
MOVES = ("rotated", "moved", "must-rotate")
STAYS = ("continue", "same", "keeps", "stays", "remains")
FIX = "say that the game stops until someone takes the position"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    bank = subject.game.player_dealer
    moved = [said for said in bank.rotation if said.then in MOVES] if bank else []
    limited = [said for said in bank.rotation if said.holds_at_most] if bank else []
    offered = sorted((said for said in bank.rotation if said.then == "offered"), key=lambda said: not said.holds_at_most) if bank and limited else []
    refused = [said for said in bank.may_decline if said.is_] if bank else []
    told = [said for place in banks(subject) for said in place.nobody_takes]
    stays = [said for said in told if any(word in said.then for word in STAYS)]
    if bank and stays:
        message = f"when nobody takes the position the rules say: {stays[0].then.replace('-', ' ')}; the same person might bank without end"
        yield unclear(message, FIX, stays[0], *((said, "limits the turns") for said in bank.rotation[:1]))
    elif bank and told:
        yield met(f"when nobody takes the position: {told[0].then.replace('-', ' ')}", *told)
    elif bank and not moved and not bank.intervening and refused and limited:
        said = "a person may hold the position only so long and everyone may decline it, but what happens when nobody takes it is not said"
        yield not_stated(said, FIX, refused[0], (limited[0], "limits the turns"))
    elif bank and not moved and not bank.intervening and not bank.may_decline and offered:
        said = f"the position is offered on after {_turns(offered[0], limited[0])}, but what happens when nobody accepts it is not said"
        yield not_stated(said, FIX, offered[0], *((limit, "counts the turns") for limit in limited[:1] if limit is not offered[0]))
    elif bank and (moved or bank.intervening):
        told_there = {line(said) for said in bank.rotation} - {0}
        places: list[Place] = [*(said for said in bank.may_decline if line(said) in told_there), *moved, *bank.intervening]
        again = [(said, "must pass on") for said in (*moved, *bank.intervening) if line(said) != line(places[0])][:1]
        yield not_stated("the position must pass on, but what happens when nobody takes it is not said", FIX, places[0], *again)
    else:
        yield not_applicable("the position is not said to pass on, or is only offered")


def _turns(offered: Rotation, limited: Rotation) -> str:
    told = offered if offered.holds_at_most or offered.offered_after else limited
    return f"{told.holds_at_most or told.offered_after} {told.unit if told.unit and told.unit != 'times' else 'turns'}"
