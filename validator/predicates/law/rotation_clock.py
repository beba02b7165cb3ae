"""No time after which the position must have moved on, or the game ends.

Within the minutes the provision gives, the position must have rotated to other players, or the game
ends. A clock bounds what an offer that everybody declines does not.

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

## Examples
```yaml not-stated silent provision=rotation-within
player-dealer: {rotation: {holds-at-most: 2, unit: hands}}
```
> The rules do not say that the position rotates within 40 minutes or the game ends.
```yaml met ends provision=rotation-within
player-dealer: {rotation: {holds-at-most: 40, unit: minutes}, nobody-takes: game-stops}
```
"""

from __future__ import annotations

from ...model.statements import Rotation
from ..answer import Answer, Answers, Ask, Subject, met, not_stated, unclear, violated
from ..parameters import COUNT, needed

NEEDS_FILING = True
ENDS = ("game-stops", "game-ends", "game-ends-after-second-hand", "game-cannot-start")

PARAMETERS = {"minutes": needed(COUNT)}


def judge(subject: Subject, ask: Ask) -> Answers:
    cap = int(ask.value("minutes"))
    timed = [one for one in subject.view.rotations if one.unit == "minutes" and one.holds_at_most]
    yield _timed(subject, timed[0], cap) if timed else not_stated("silent", cap=cap)


def _timed(subject: Subject, said: Rotation, cap: int) -> Answer:
    minutes = said.holds_at_most or 0
    untaken = subject.view.of_bank(lambda bank: bank.nobody_takes)
    ends = [(one, "end") for one in untaken if one.then in ENDS]
    if minutes > cap:
        return violated("long", said, minutes=minutes, cap=cap)
    if ends:
        return met("ends", said, see=ends[:1], minutes=minutes)
    return unclear("no-end", said, minutes=minutes, cap=cap)
