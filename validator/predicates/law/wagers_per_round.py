"""More wagers in a betting round than the law allows.

## What the law asks
A betting round has no more wagers than the cap: an opening bet and one fewer raises.

## Why
Unlimited raising makes a limit on the single wager empty.

## Says
- over: A betting round allows a bet and {raises:raise} ({@}). The law allows {cap:wager} in all.
  Fix: Allow a bet and {most:raise}.
- unlimited: Raises are not limited ({@}). The law allows {cap:wager} in a betting round.
  Fix: Allow a bet and {most:raise}.
- unlimited-when: Raises are not limited when {when} ({@}). The law allows {cap:wager} in a betting
  round.
  Fix: Allow a bet and {most:raise}, also when {when}.
- (two-players): two players are left
- (heads-up): two players are left
- (otherwise): the case is {when}
- within: A betting round has no more than {cap:wager} ({@}).
- silent: The rules say nothing of raises.

## Fails
```yaml violated over
category: poker
raises: {at-most: 4}
```
> A betting round allows a bet and four raises (line 4). The law allows four wagers in all.

## Passes
```yaml met within
category: poker
raises: {at-most: 3}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ..answer import Answer, Ask, met, not_applicable, violated
from ..parameters import COUNT, needed
from ..values import Value, as_called, phrase

PARAMETERS = {"cap": needed(COUNT)}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    cap = int(ask.value("cap"))
    said = subject.game.raises
    over = [(one.at_most, one) for one in said if one.at_most is not None and one.at_most + 1 > cap]
    free = [one for one in said if one.unlimited or one.unlimited_when]
    if over:
        raises, place = over[0]
        yield violated("over", place, raises=raises, cap=cap, most=cap - 1)
    elif free and free[0].unlimited_when:
        yield violated(
            "unlimited-when", free[0], when=_when(free[0].unlimited_when), cap=cap, most=cap - 1
        )
    elif free:
        yield violated("unlimited", free[0], cap=cap, most=cap - 1)
    elif said:
        yield met("within", said[0], see=[(one, "also") for one in said[1:]], cap=cap)
    else:
        yield not_applicable("silent")


def _when(word: str) -> Value:
    return (
        phrase(word)
        if word in ("two-players", "heads-up")
        else phrase("otherwise", when=as_called(word))
    )
