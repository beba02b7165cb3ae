"""No time after which the position must have moved on, or the game ends.

## What the law asks
Within the minutes the provision gives, the position must have rotated to other players, or the game
ends.

## Why
A clock bounds what an offer that everybody declines does not.

## Says
- long: One person may hold the position for {minutes:minute} ({@}). The law allows {cap:minute}.
  Fix: Say that the game ends when the position has not rotated within {cap:minute}.
- no-end: The position must rotate within {minutes:minute} ({@}), but the rules do not say that the
  game ends if it does not.
  Fix: Say that the game ends when the position has not rotated within {cap:minute}.
  Write: player-dealer: {nobody-takes: game-stops}
- silent: The rules do not say that the position rotates within {cap:minute} or the game ends.
  Fix: Say that the game ends when the position has not rotated within {cap:minute}.
- ends: The position rotates within {minutes:minute} ({@}), or the game ends ({@end}).

## Fails
```yaml not-stated silent provision=rotation-within
player-dealer: {rotation: {holds-at-most: 2, unit: hands}}
```
> The rules do not say that the position rotates within 40 minutes or the game ends.

## Passes
```yaml met ends provision=rotation-within
player-dealer: {rotation: {holds-at-most: 40, unit: minutes}, nobody-takes: game-stops}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ..answer import Answer, Ask, met, not_stated, unclear, violated
from ..parameters import COUNT, needed

NEEDS_FILING = True

PARAMETERS = {"minutes": needed(COUNT)}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    cap = int(ask.value("minutes"))
    timed = [
        (rotation.holds_at_most, rotation)
        for bank in subject.view.banks
        for rotation in bank.rotation
        if rotation.unit == "minutes" and rotation.holds_at_most is not None
    ]
    ends = [
        said
        for bank in subject.view.banks
        for said in bank.nobody_takes
        if said.then.startswith("game-")
    ]
    if not timed:
        yield not_stated("silent", cap=cap)
        return
    minutes, place = timed[0]
    if minutes > cap:
        yield violated("long", place, minutes=minutes, cap=cap)
    elif ends:
        yield met("ends", place, see=[(ends[0], "end")], minutes=minutes)
    else:
        yield unclear("no-end", place, minutes=minutes, cap=cap)
