"""The rules do not preclude that somebody operates a bank.

The published rules rule out a bank kept by anybody: house, other entity, player or observer. Rules
that keep the house out and limit how long one person holds the position have the same effect. The
definition asks what the rules rule out, not what usually happens at the table. Whether an offer to
the next player is enough is asked by `banker-limit`.

## Says
- (each):
  Fix (allowed, open, unlimited): Say that nobody may act as a bank: no house, other entity, player
    or observer.
  Write (allowed, open, unlimited): states: [{that: no-bank-by-anyone}]
- allowed: The rules let somebody operate a bank ({@}), which the law forbids.
- open: The rules do not rule out a bank: they do not forbid one, do not keep the house out and do
  not limit how long one person holds the player-dealer position[; {@} {only}].
- unlimited: The rules keep the house out ({@house}) but do not forbid a bank and do not limit how
  long one person holds the player-dealer position[; {@} {only}].
- (only-offered): only has it offered to the next player
- worded: Nobody may operate a bank ({@}).[ {only_there}]
- in-effect: The house is kept out ({@}) and nobody may keep the position ({@limit}), so nobody can
  operate a bank.[ {only_there}]
- house-denied: The rules let the house take part, which another rule reports.
- house-unsaid: Nobody may keep the position. Whether the house is kept out is asked by another
  rule.
- offered: The house is kept out. Whether offering the position on is enough is asked by
  `banker-limit`.

## Examples
```yaml violated allowed
states: [{that: no-bank-by-anyone, is: false}]
```
> The rules let somebody operate a bank (line 4), which the law forbids.
```yaml met worded
states: [{that: no-bank-by-anyone}]
```

## References
Penal Code 330.11; Business and Professions Code 19805(c); Oliver v. County of Los Angeles (1998) 66
Cal.App.4th 1397.
"""

from __future__ import annotations

from ...docket.filings import Subject
from ...model.part import Part
from .._law import claimed
from ..answer import (
    Answer,
    Answers,
    Ask,
    Role,
    following,
    met,
    met_by,
    not_applicable,
    unclear,
    violated,
)
from ..values import phrase

NEEDS_FILING = True
MOVES = ("rotated", "moved", "must-rotate")


def judge(subject: Subject, ask: Ask) -> Answers:
    worded, against = claimed(subject, "no-bank-by-anyone")
    if against:
        yield violated("allowed", against[0])
    elif worded:
        yield met_by("worded", worded)
    else:
        yield _effect(subject)


def _effect(subject: Subject) -> Answer:
    """Rules without the words: whether they come to the same."""
    house, denied = claimed(subject, "house-does-not-participate", "house-never-player-dealer")
    limited, offered, said = _limited(subject), _counted_offer(subject), [*house, *denied]
    if not limited and not (offered and said):
        see: list[Role] = [(claim, "house") for claim in house[:1]]
        return _open(subject, "unlimited" if house else "open", see)
    if denied:
        return not_applicable("house-denied")
    if not house:
        return not_applicable("house-unsaid")
    if not limited:
        return not_applicable("offered")
    return met("in-effect", house[0], see=[(limited[0], "limit")])


def _limited(subject: Subject) -> list[Part]:
    """Where nobody may keep the position."""
    moves = subject.view.rotations
    limits: list[Part] = [r for r in moves if r.holds_at_most is not None or r.then in MOVES]
    between = subject.view.of_bank(lambda bank: bank.intervening)
    return [*limits, *(one for one in between if one.is_)]


def _counted_offer(subject: Subject) -> bool:
    moves = subject.view.rotations
    return any(one.offered_after is not None and one.unit != "minutes" for one in moves)


def _open(subject: Subject, case: str, see: list[Role]) -> Answer:
    moves = subject.view.rotations
    if not moves:
        return following(unclear(case, None, see=see), "banker-limit")
    offered = any(one.then == "offered" or one.offered_after for one in moves)
    return unclear(case, moves[0], see=see, only=phrase("only-offered") if offered else None)
