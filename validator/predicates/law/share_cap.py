"""A fee that takes a larger share than the law allows.

## What the law asks
Where a fee may be a share of what is bet or won, the share has a ceiling. The provision names the `fee` and the `percent`.

## Why
The ceiling is all that bounds such a fee.

## Fails
```yaml violated provision=rake-share
kind: game
name: Poker
category: poker
fees: [{called: rake, share: {at-most: 12 %, of: pot}}]
```

## Passes
```yaml met provision=rake-share
kind: game
name: Poker
category: poker
fees: [{called: rake, share: {at-most: 10 %, of: pot}}]
```

## Boundary
It is called a rake, and its share is not given.
```yaml not-stated provision=rake-share
kind: game
name: Poker
category: poker
fees: [{called: rake, from: pot}]
```

Another fee.
```yaml not-applicable provision=rake-share
kind: game
name: Poker
category: poker
fees: [{called: seat rental, from: player, per: hour, amount: 10}]
```

## How to fix
Lower the share to the ceiling, and state it.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction

from ...docket import Subject
from .._law import fees
from .._names import key
from ..legacy import Answer, Ask, met, not_applicable, not_stated, violated
from ..parameters import AMOUNT, TEXT, needed

PARAMETERS = {"fee": needed(TEXT), "percent": needed(AMOUNT)}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    name, percent = str(ask.value("fee")), Decimal(str(ask.value("percent")))
    called = [fee for fee in fees(subject) if name in key(fee.called or "").split()]
    shares = [(part, fee) for fee in called if fee.share and (part := fee.share.is_ or fee.share.at_most)]
    over = [(part, fee) for part, fee in shares if part.part > Fraction(percent) / 100]
    for part, fee in over:
        assert fee.share
        yield violated(f"the {name} is {part} of the {fee.share.of.replace('-', ' ')}, where at most {percent} % is allowed", f"lower it to {percent} %", (fee, "share"))
    if over:
        return
    if shares:
        part, fee = shares[0]
        assert fee.share
        yield met(f"the {name} is {part} of the {fee.share.of.replace('-', ' ')}; {percent} % is allowed", *((f, "share") for _, f in shares))
    elif called:
        yield not_stated(f"the {name} has no stated share, and may be at most {percent} %", f"say that it is at most {percent} %", called[0])
    else:
        yield not_applicable(f"it states no {name}")
