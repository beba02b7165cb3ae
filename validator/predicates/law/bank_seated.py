"""The player-dealer need not be seated at the table.

The player-dealer is a person seated at the table. Who is not at the table cannot be offered the
position.

## Says
- (each):
  Fix (not-said, open-to): Say that only a player seated at the table may be player-dealer.
  Write (not-said, open-to): player-dealer: {may-hold: {who: seated-players}}
- not-said: The rules do not say that the player-dealer must be seated at the table.
- open-to: The bank is open to {who} ({@}). Must they be seated at the table?
- seated: The bank is for seated players ({@}).[ {only_there}]

## Examples
```yaml not-stated not-said provision=seated-player-dealer
player-dealer: {rotation: {holds-at-most: 2}}
```
> The rules do not say that the player-dealer must be seated at the table.
```yaml met seated provision=seated-player-dealer
player-dealer: {rotation: {holds-at-most: 2, among: seated-players}}
```
"""

from __future__ import annotations

from ..answer import Answers, Ask, Place, Subject, met_by, not_stated, unclear

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Answers:
    holders = subject.view.of_bank(lambda bank: bank.may_hold)
    said: list[tuple[str | None, Place]] = [(one.among, one) for one in subject.view.rotations]
    said += [(one.who, one) for one in holders if one.is_]
    seated = [place for who, place in said if who == "seated-players"]
    others = [(who, place) for who, place in said if who in ("any-player", "players")]
    if seated:
        yield met_by("seated", seated)
    elif others:
        yield unclear("open-to", others[0][1], who=others[0][0])
    else:
        yield not_stated("not-said")
