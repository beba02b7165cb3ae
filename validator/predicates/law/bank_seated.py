"""The player-dealer need not be seated at the table.

## What the law asks
The player-dealer is a person seated at the table.

## Why
Who is not at the table cannot be offered the position.

## Says
- not-said: The rules do not say that the player-dealer must be seated at the table.
  Fix: Say that only a player seated at the table may be player-dealer.
  Write: player-dealer: {may-hold: {who: seated-players}}
- open-to: The bank is open to {who} ({@}). Must they be seated at the table?
  Fix: Say that only a player seated at the table may be player-dealer.
  Write: player-dealer: {may-hold: {who: seated-players}}
- seated: The bank is for seated players ({@}).[ Only {@elsewhere}
  says so, not the rules themselves.]

## Fails
```yaml not-stated not-said provision=seated-player-dealer
player-dealer: {rotation: {holds-at-most: 2}}
```
> The rules do not say that the player-dealer must be seated at the table.

## Passes
```yaml met seated provision=seated-player-dealer
player-dealer: {rotation: {holds-at-most: 2, among: seated-players}}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filed import Place
from ...docket.filings import Subject
from ..answer import Answer, Ask, met, not_stated, unclear

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = list(_takers(subject))
    seated = [place for who, place in said if who == "seated-players"]
    others = [(who, place) for who, place in said if who in ("any-player", "players")]
    if seated:
        yield met("seated", seated[0], see=[(place, "also") for place in seated[1:]])
    elif others:
        who, place = others[0]
        yield unclear("open-to", place, who=who)
    else:
        yield not_stated("not-said")


def _takers(subject: Subject) -> Iterator[tuple[str, Place]]:
    """Who may take the bank, and where that is said."""
    for rotation in (rotation for bank in subject.view.banks for rotation in bank.rotation):
        if rotation.among:
            yield rotation.among, rotation
    for holder in (holder for bank in subject.view.banks for holder in bank.may_hold):
        if holder.is_:
            yield holder.who, holder
