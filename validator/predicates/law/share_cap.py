"""A fee that takes a larger share than the law allows.

Where a fee may be a share of what is bet or won, the share has a ceiling. The provision names the
`fee` and the `percent`. The ceiling is all that bounds such a fee.

## Says
- over: The {fee} is {share} of the {of} ({@}). The law allows at most {percent} %.
  Fix: Lower the {fee} to {percent} %.
- unsaid: The rules charge a {fee} ({@}) and do not say what share it is. The law allows at most
  {percent} %.
  Fix: Say that the {fee} is at most {percent} %.
- within: The {fee} is {share} of the {of} ({@}). The law allows at most {percent} %.
- no-fee: No {fee} is charged.

## Examples
```yaml violated over provision=rake-share
kind: game
name: Poker
category: poker
fees: [{called: rake, share: {most-share: 12 %, of: pot}}]
```
> The rake is 12 % of the pot (line 4). The law allows at most 10 %.
```yaml met within provision=rake-share
kind: game
name: Poker
category: poker
fees: [{called: rake, share: {most-share: 10 %, of: pot}}]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from typing import Any

from ...docket.names import key
from ...model.statements import Fee
from ...model.values import Share
from .._law import fees
from ..answer import Answer, Answers, Ask, Subject, met_by, not_applicable, not_stated, violated
from ..parameters import AMOUNT, TEXT, needed
from ..values import as_called, number

PARAMETERS = {"fee": needed(TEXT), "percent": needed(AMOUNT)}


def judge(subject: Subject, ask: Ask) -> Answers:
    name, percent = str(ask.value("fee")), Decimal(str(ask.value("percent")))
    called = [fee for fee in fees(subject) if name in key(fee.called or "").split()]
    shares = list(_shares(called))
    law: dict[str, Any] = {"fee": as_called(name), "percent": number(percent)}
    if not called:
        yield not_applicable("no-fee", fee=as_called(name))
    elif not shares:
        yield not_stated("unsaid", called[0], **law)
    else:
        over = [(fee, share) for fee, share in shares if share.part > Fraction(percent) / 100]
        yield from (_over(fee, share, law) for fee, share in over)
        yield from () if over else [_within(shares, law)]


def _within(shares: list[tuple[Fee, Share]], law: dict[str, Any]) -> Answer:
    (fee, share), places = shares[0], [(fee, "share") for fee, _ in shares]
    return met_by("within", places, share=share, of=_of(fee), **law)


def _over(fee: Fee, share: Share, law: dict[str, Any]) -> Answer:
    told = (fee.called, share)
    return violated("over", (fee, "share"), key=told, share=share, of=_of(fee), **law)


def _shares(called: list[Fee]) -> Iterator[tuple[Fee, Share]]:
    for fee in called:
        if fee.share and fee.share.shares:
            yield fee, fee.share.shares[-1]


def _of(fee: Fee) -> str:
    return fee.share.of if fee.share else ""
