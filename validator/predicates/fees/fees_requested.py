"""Fees are called approved at one place and requested at another.

A schedule says one thing of its standing: that its rates were approved, or that they are asked for.
Rates that are only requested may not be collected. A sheet that recites an approval and prints
"requested" rates leaves open which ones the approval was for.

## Says
- both: The sheet calls its fees approved ({@approved}) and also requested ({@}). Only approved fees
  may be collected.
  Reading: Is “requested” left over from the application?
  Fix: Call the printed fees approved, and print only those that are.
  See approved: called approved
- one: The sheet says one thing of its fees: {said} ({@}).
- none: The sheet calls its fees neither approved nor requested.
- (bureau-approval): approved
- (fees-requested): requested

## Examples
```yaml unclear both
kind: schedule
name: Example
states: [{that: bureau-approval}, {that: fees-requested}]
```
> The sheet calls its fees approved (line 3) and also requested (line 3). Only approved fees may
> be collected. Is “requested” left over from the application?
```yaml met one
kind: schedule
name: Example
states: [{that: bureau-approval}]
```
"""

from __future__ import annotations

from .._fees import recited
from ..answer import Answers, Ask, Subject, met, not_applicable, unclear
from ..values import phrase

APPROVED, REQUESTED = "bureau-approval", "fees-requested"


def judge(subject: Subject, ask: Ask) -> Answers:
    requested, approved = recited(subject, REQUESTED), recited(subject, APPROVED)
    one = (requested or approved)[:1]
    if requested and approved:
        yield unclear("both", requested[0], see=[(approved[0], "approved")])
    else:
        said = (met("one", claim, said=phrase(claim.that)) for claim in one)
        yield next(said, not_applicable("none"))
