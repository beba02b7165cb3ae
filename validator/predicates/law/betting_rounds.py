"""More betting rounds than the law allows.

A poker game has no more betting rounds than the cap. Rounds multiply what one hand can cost.

## Says
- over: The rules have {rounds:betting round}, and the law allows {cap}. {@} is the first too many.
  Fix: Leave out {more:betting round}.
- within: The rules have {rounds:betting round} ({@}), and the law allows {cap}.
- none: The rules list no betting rounds.

## Examples
```yaml violated over cap=2
category: poker
round: [{does: betting-round}, {does: draw}, {does: betting-round}, {does: draw}, {does: betting-round}]
```
> The rules have three betting rounds, and the law allows two. Line 4 is the first too many.
```yaml met within
category: poker
round: [{does: betting-round}, {does: draw}, {does: betting-round}]
```
"""

from __future__ import annotations

from ..answer import Answers, Ask, Subject, met_by, not_applicable, violated
from ..parameters import COUNT, needed

PARAMETERS = {"cap": needed(COUNT)}


def judge(subject: Subject, ask: Ask) -> Answers:
    cap = int(ask.value("cap"))
    steps = subject.view.timeline.steps("betting")
    number = len(steps)
    if not steps:
        yield not_applicable("none")
    elif number > cap:
        yield violated("over", steps[cap], rounds=number, cap=cap, more=number - cap)
    else:
        yield met_by("within", steps, rounds=number, cap=cap)
