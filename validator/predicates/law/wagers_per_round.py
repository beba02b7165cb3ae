"""More wagers in a betting round than the law allows.

A betting round has no more wagers than the cap: an opening bet and one fewer raises. Unlimited
raising makes a limit on the single wager empty.

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

## Examples
```yaml violated over
category: poker
raises: {most: 4}
```
> A betting round allows a bet and four raises (line 4). The law allows four wagers in all.
```yaml met within
category: poker
raises: {most: 3}
```
"""

from __future__ import annotations

from typing import Any

from ...model.poker import Raises
from ..answer import Answer, Answers, Ask, Subject, met_by, not_applicable, violated
from ..parameters import COUNT, needed
from ..values import Value, as_called, phrase

PARAMETERS = {"cap": needed(COUNT)}


def judge(subject: Subject, ask: Ask) -> Answers:
    cap = int(ask.value("cap"))
    said = subject.game.raises
    law: dict[str, Any] = {"cap": cap, "most": cap - 1}
    over = [one for one in said if (one.most or 0) >= cap]
    free = [one for one in said if one.unlimited or one.unlimited_when]
    if over:
        yield violated("over", over[0], raises=over[0].most, **law)
    elif free:
        yield _free(free[0], law)
    elif said:
        yield met_by("within", said, cap=cap)
    else:
        yield not_applicable("silent")


def _free(raises: Raises, law: dict[str, Any]) -> Answer:
    if raises.unlimited_when:
        return violated("unlimited-when", raises, when=_when(raises.unlimited_when), **law)
    return violated("unlimited", raises, **law)


def _when(word: str) -> Value:
    known = word in ("two-players", "heads-up")
    return phrase(word) if known else phrase("otherwise", when=as_called(word))
