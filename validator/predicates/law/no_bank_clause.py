"""The rules do not preclude that somebody operates a bank.

## What the law asks
The published rules rule out a bank kept by anybody: house, other entity, player or observer. Rules may say so in
words. Rules that keep the house out and limit how long one person holds the position may have the same effect.
Where nothing at all is said of rotation, it is told with the finding of `banker-limit`.

## Why
The definition asks what the rules rule out, not what usually happens at the table.

Where the words are missing and the effect cannot be seen either, the answer is unclear; the house's part and the number of
hands have provisions of their own. Where the house is kept out and the position is offered on after a number of hands, all turns on whether an offer
suffices, which `banker-limit` asks.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
states: [{that: no-bank-by-anyone, is: false}]
```

```yaml unclear
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {then: offered}}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
states: [{that: no-bank-by-anyone}]
```

## Boundary
No such words, but the house is kept out and nobody holds the position longer than two hands.
```yaml met
kind: game
name: Example
category: player-dealer
states: [{that: house-does-not-participate}]
player-dealer: {rotation: {holds-at-most: 2, unit: hands}}
```

Another person must intervene: nobody can keep the position.
```yaml met
kind: game
name: Example
category: player-dealer
states: [{that: house-does-not-participate}]
player-dealer: {rotation: {offered-after: 2, then: offered}, intervening: true}
```

The house is kept out, and the position only offered on: the question is that of another rule.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
states: [{that: house-does-not-participate}]
player-dealer: {rotation: {offered-after: 2, unit: hands, then: offered}}
```

That the house is kept out is denied: reported once, by the rule on that statement.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
states: [{that: house-does-not-participate, is: false}]
player-dealer: {rotation: {holds-at-most: 2, unit: hands}}
```

Nobody may keep the position, and nothing is said of the house: that statement has a provision of its own.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
player-dealer: {rotation: {holds-at-most: 2, unit: hands}}
```

## How to fix
Say that nobody, be it house, other entity, player or observer, may act as a bank.

## References
Penal Code 330.11; Business and Professions Code 19805(c); Oliver v. County of Los Angeles (1998) 66 Cal.App.4th 1397.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.part import Part
from .._law import banks, claims, named
from ..legacy import Answer, Ask, following, met, not_applicable, unclear, violated

NEEDS_FILING = True
FIX = "say that nobody, be it house, other entity, player or observer, may act as a bank"
MOVES = ("rotated", "moved", "must-rotate")
KEPT_OUT = ("house-does-not-participate", "house-never-player-dealer")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = claims(subject)
    worded = [claim for claim in said if claim.that == "no-bank-by-anyone"]
    against = [claim for claim in worded if not claim.is_]
    house = [claim for claim in said if claim.that in KEPT_OUT and claim.is_]
    denied = [claim for claim in said if claim.that in KEPT_OUT and not claim.is_]
    moves = [rotation for bank in banks(subject) for rotation in bank.rotation]
    limited: list[Part] = [rotation for rotation in moves if rotation.holds_at_most is not None or rotation.then in MOVES]
    limited += [answer for bank in banks(subject) for answer in bank.intervening if answer.is_]
    offered = any(rotation.offered_after is not None and rotation.unit != "minutes" for rotation in moves)
    if against:
        yield violated("the rules allow a bank", FIX, against[0])
    elif worded:
        yield met("the rules preclude that anybody operates a bank", *worded)
    elif denied and (limited or offered):
        yield not_applicable("not in words; that the house is kept out is denied, which the rule on that statement reports")
    elif house and limited:
        yield met("not in words; but the house is kept out and nobody may keep the position", house[0], limited[0])
    elif house and offered:
        yield not_applicable("not in words; the house is kept out, and whether an offer of the position suffices is the matter of banker-limit")
    elif limited:
        yield not_applicable("not in words; nobody may keep the position, and whether the house is kept out is the matter of the rule on that statement")
    else:
        missing = " or ".join(text for text, found in (("keeps the house out", house), ("limits how long one person holds the position", limited)) if not found)
        only = " (it is only offered on)" if not limited and any(rotation.then == "offered" or rotation.offered_after for rotation in moves) else ""
        place = limited[0] if limited else moves[0] if moves else None
        answer = unclear(f"{named(subject, place)}no words preclude that somebody operates a bank, and nothing {missing}{only}", FIX, place)
        yield answer if moves else following(answer, "banker-limit")
