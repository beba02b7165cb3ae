"""The rules do not preclude that somebody operates a bank.

## What the law asks
The published rules rule out a bank kept by anybody: house, other entity, player or observer. Rules
may say so in words. Rules that keep the house out and limit how long one person holds the position
may have the same effect. Where nothing at all is said of rotation, it is shown with the finding of
`banker-limit`.

## Why
The definition asks what the rules rule out, not what usually happens at the table.

Where the words are missing and the effect cannot be seen either, the answer is unclear; the house's
part and the number of hands have provisions of their own. Where the house is kept out and the
position is offered on after a number of hands, all turns on whether an offer is enough, which
`banker-limit` asks.

## Says
- allowed: The rules let somebody operate a bank ({@}), which the law forbids.
  Fix: Say that nobody may act as a bank: no house, other entity, player or observer.
  Write: states:
      - that: no-bank-by-anyone
- open: The rules do not rule out a bank: they do not forbid one, do not keep the house out and do
  not limit how long one person holds the player-dealer position[; {@} {only}].
  Fix: Say that nobody may act as a bank: no house, other entity, player or observer.
  Write: states:
      - that: no-bank-by-anyone
- unlimited: The rules keep the house out ({@house}) but do not forbid a bank and do not limit how
  long one person holds the player-dealer position[; {@} {only}].
  Fix: Say that nobody may act as a bank: no house, other entity, player or observer.
  Write: states:
      - that: no-bank-by-anyone
- (only-offered): only has it offered on
- worded: Nobody may operate a bank ({@}).[ Only {@elsewhere}
  says so, not the rules themselves.]
- in-effect: The house is kept out ({@}) and nobody may keep the position ({@limit}), so nobody can
  operate a bank.[ Only {@elsewhere} says so, not the rules themselves.]
- house-denied: The rules let the house take part, which another rule reports.
- house-unsaid: Nobody may keep the position. Whether the house is kept out is asked by another
  rule.
- offered: The house is kept out. Whether offering the position on is enough is asked by
  `banker-limit`.

## Fails
```yaml violated allowed
states: [{that: no-bank-by-anyone, is: false}]
```
> The rules let somebody operate a bank (line 4), which the law forbids.

## Passes
```yaml met worded
states: [{that: no-bank-by-anyone}]
```

## References
Penal Code 330.11; Business and Professions Code 19805(c); Oliver v. County of Los Angeles (1998) 66
Cal.App.4th 1397.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.part import Part
from ...model.statements import Rotation
from .._law import claims
from ..answer import Answer, Ask, following, met, not_applicable, unclear, violated
from ..values import phrase

NEEDS_FILING = True
MOVES = ("rotated", "moved", "must-rotate")
KEPT_OUT = ("house-does-not-participate", "house-never-player-dealer")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    worded = [claim for claim in claims(subject) if claim.that == "no-bank-by-anyone"]
    against = [claim for claim in worded if not claim.is_]
    if against:
        yield violated("allowed", against[0])
    elif worded:
        yield met("worded", worded[0], see=[(claim, "also") for claim in worded[1:]])
    else:
        yield _effect(subject)


def _effect(subject: Subject) -> Answer:
    """Rules without the words: whether they come to the same."""
    said = [claim for claim in claims(subject) if claim.that in KEPT_OUT]
    house = [claim for claim in said if claim.is_]
    denied = [claim for claim in said if not claim.is_]
    moves = [rotation for bank in subject.view.banks for rotation in bank.rotation]
    limited: list[Part] = [
        one for one in moves if one.holds_at_most is not None or one.then in MOVES
    ]
    limited += [answer for bank in subject.view.banks for answer in bank.intervening if answer.is_]
    offered = any(one.offered_after is not None and one.unit != "minutes" for one in moves)
    if denied and (limited or offered):
        return not_applicable("house-denied")
    if house and limited:
        return met("in-effect", house[0], see=[(limited[0], "limit")])
    if house and offered:
        return not_applicable("offered")
    if limited:
        return not_applicable("house-unsaid")
    answer = unclear(
        "unlimited" if house else "open",
        moves[0] if moves else None,
        see=[(claim, "house") for claim in house[:1]],
        only=phrase("only-offered") if _offered(moves) else None,
    )
    return answer if moves else following(answer, "banker-limit")


def _offered(moves: list[Rotation]) -> bool:
    return any(one.then == "offered" or one.offered_after for one in moves)
