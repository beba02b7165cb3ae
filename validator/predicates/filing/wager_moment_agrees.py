"""A wager is placed at the same moment wherever the rules say when.

## What is asked
A wager placed before any card is dealt in one place is not placed after the cards are seen in
another. Moments on the same side of the deal agree. That a wager comes after "no more bets" is a
matter of another rule.

## Why
A wager made with the cards in sight is another wager.

## Says
- (fact): when {wager:the} is placed
- (differ): Two places differ on {fact}
- (remedy): Say once when the wager may be placed.
- (moments): {moments:or}
- (one-more): One place allows a moment that the other does not name. May the wager be placed then?

## Fails
```yaml violated two-ways
wagers: [{name: tie, placed: [{is: before-deal, at: 10}, {is: after-own-cards, at: 40}]}]
```
> Two places differ on when the tie wager is placed: before the deal (line 4), and after the
> player's own cards (line 4). Which is it?

## Passes
```yaml met agree
wagers: [{name: ante, placed: [{is: start-of-round, at: 10}, {is: before-deal, at: 40}]}]
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.game import Game
from ...model.wagers import Placed, Wager
from ..agreement import CONTRADICTION, Clash, Said, agreement, differ
from ..answer import Answer, Ask
from ..values import moment, phrase

EARLY = re.compile(
    r"start-of-(round|game|hand)"
    r"|before-(deal|play|own-cards|cards|round|hand|initial-deal|original-deal|first-card)"
)
LATE = re.compile(
    r"after-(own-cards|deal|initial-deal|original-deal|first-card|second-card|flop|turn|river|draw|reveal)"
)


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    said = _said(subject.game, subject.wager)
    yield from agreement(said, _clash, phrase("fact", wager=subject.wager))


def contradicted(game: Game, wager: Wager) -> bool:
    """Whether places give moments on both sides of the deal that cannot both hold."""
    found = differ(_said(game, wager), _clash)
    return found is not None and found[2].certain


def _said(game: Game, wager: Wager) -> list[Said]:
    """One statement for each place, with every side of the deal it names."""
    found: dict[str, list[tuple[Placed, set[str]]]] = {}
    for number, placed in enumerate(wager.placed):
        if sides := _sides(game, placed.is_):
            found.setdefault(str(placed.at or number), []).append((placed, sides))
    return [_place(group) for group in found.values()]


def _place(group: list[tuple[Placed, set[str]]]) -> Said:
    moments = list(dict.fromkeys(moment(placed.is_) for placed, _ in group))
    sides = frozenset(side for _, both in group for side in both)
    return Said(group[0][0], sides, phrase("moments", moments=moments))


def _sides(game: Game, when: str) -> set[str]:
    """Before the cards, after them, or neither when the moment does not tell."""
    other = when.removeprefix("with-")
    moments = [when]
    if other != when:
        moments = [
            placed.is_ for wager in game.wagers if wager.name == other for placed in wager.placed
        ]
    forms = (("early", EARLY), ("late", LATE))
    return {side for one in moments for side, form in forms if form.fullmatch(one)}


def _clash(first: frozenset[str], second: frozenset[str]) -> Clash | None:
    if first == second:
        return None
    return Clash(phrase("one-more")) if first & second else CONTRADICTION
