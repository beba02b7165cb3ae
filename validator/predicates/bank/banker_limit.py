"""One person may bank more than two hands in a row.

## What is asked
Approved rules say that nobody serves as player-dealer for more than two consecutive hands or rounds. Rules that only say the
position is offered on after two hands do not limit the person who holds it when everyone declines.
A count that differs is told with `rotation-agrees` or `rules-and-sheet-agree`.

## Why
A game in whose rules one player can keep the bank is a banking game, whatever usually happens at the table.

Whether an offer suffices was answered differently over the years; the rulebook's `offer-suffices` says what was held on the day.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 3, unit: hands, then: offered}}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: hands, then: offered}}
```

## Boundary
Two places give different counts.
```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: [{holds-at-most: 2, unit: hands}, {holds-at-most: 3, unit: hands}]}
```

What a sheet says once for several games is told once, with their names.

The rate sheet for the game says it.
```yaml met
kind: game
name: Example
category: player-dealer
---
kind: schedule
name: Sheet
player-dealer: {rotation: {holds-at-most: 2, unit: hands}}
blocks: [{games: [{document: example}]}]
```

No count at all.
```yaml not-stated
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {systematic: true, continuous: true}}
```

## How to fix
Say that no person banks more than two consecutive hands, and that another must intervene.

## References
Bureau practice in approved game rules; Oliver v. County of Los Angeles (1998) 66 Cal.App.4th 1397.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...docket import GameFile, Subject
from ...model.statements import Rotation
from .._law import banks, named
from .._say import listed
from ..legacy import Answer, Ask, following, met, not_stated, unclear, violated
from ..parameters import COUNT, one_of

NEEDS_FILING = True
FIX = "say that nobody serves as player-dealer for more than two consecutive hands"
LIMITING = ("rotated", "moved", "must-rotate", "relinquished")

PARAMETERS = {"cap": COUNT, "offer-suffices": one_of(True, False, "undecided")}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    rotations = [rotation for bank in banks(subject) for rotation in bank.rotation]
    cap = int(ask.value("cap", 2))
    counted = [(count, rotation) for rotation in rotations if (count := _count(rotation)) is not None]
    held = [(count, rotation) for count, rotation in counted if _limits(rotation)]
    counts = sorted({count for count, _ in counted})
    if not counted:
        place = rotations[0] if rotations else None
        yield not_stated(f"{named(subject, place)}the rules do not say how many hands in a row one person may bank", FIX, place)
    elif len(counts) > 1:
        first = next(r for c, r in counted if c == counts[0])
        other = next(r for c, r in counted if c == counts[-1])
        answer = unclear(
            f"one place says {counts[0]} and another {counts[-1]} turns in a row: the statements must agree before the limit can be judged",
            "make the statements agree",
            other,
            (first, f"says {counts[0]}"),
        )
        yield following(answer, "rotation-agrees", "rules-and-sheet-agree")
    elif counts[0] > cap:
        count, rotation = counted[0]
        yield violated(f"the position may be held {count} {rotation.unit or 'turns'} in a row, where {cap} are allowed", FIX, rotation)
    elif held:
        count, rotation = held[0]
        yield met(f"nobody holds the position more than {count} {rotation.unit or 'turns'} in a row", rotation)
    else:
        yield _offered(subject, ask, *counted[0])


def _offered(subject: Subject, ask: Ask, count: int, rotation: Rotation) -> Answer:
    suffices = ask.figure("offer-suffices")
    said = f"{named(subject, rotation)}the position is offered on after {count} {rotation.unit or 'turns'}, but nothing limits a person whom nobody relieves"
    if suffices.certain and suffices.value is True:
        return met(f"the position is offered on after {count} {rotation.unit or 'turns'}; on {ask.as_of} an offer was held to suffice", rotation)
    if suffices.certain and suffices.value is False:
        return not_stated(said, FIX, rotation)
    doubt = f"whether an offer suffices is not settled{f' ({suffices.reason})' if suffices.reason else ''}"
    sharing = _sharing(subject, rotation)
    if len(sharing) < 2:
        return unclear(f"{said}; {doubt}", FIX, rotation)
    if subject.game_file is not sharing[0]:
        return following(unclear(f"{said}; {doubt}", FIX, rotation), "banker-limit")
    alone = said.removeprefix(named(subject, rotation))
    return unclear(f"{listed(file.game.name for file in sharing)}: {alone}; {doubt}", FIX, rotation)


def _sharing(subject: Subject, rotation: Rotation) -> list[GameFile]:
    """The games of the filing for which nothing but this sentence of a sheet says how long the position is held."""
    if not named(subject, rotation):
        return []
    found = []
    for file in subject.filing.games:
        said = [one for bank in banks(replace(subject, game_file=file)) for one in bank.rotation if _count(one) is not None]
        if said and all(one is rotation for one in said) and file.game.category == subject.game.category:
            found.append(file)
    return found


def _count(rotation: Rotation) -> int | None:
    if rotation.unit == "minutes":
        return None
    return rotation.holds_at_most if rotation.holds_at_most is not None else rotation.offered_after


def _limits(rotation: Rotation) -> bool:
    return rotation.holds_at_most is not None or rotation.then in LIMITING
