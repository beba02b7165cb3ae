"""The limits of a wager are the same wherever one document gives them.

## What is asked
Figures for the least and the most of one wager agree within the rules, and within a schedule for the same options. Rules against schedule is a
matter of another rule.
A limit written the wrong way round is a matter of `wager-limits`.

## Why
A bonus bet of $100 is either allowed or refused.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
wagers: [{name: pair-plus, limit: [{is: 1-50, at: 10}, {is: 1-100, at: 40}]}]
```
```yaml violated
kind: schedule
name: Rates
blocks: [{limits: [{wager: tie, is: 5-50, at: 10}, {wager: tie, is: 5-200, at: 12}]}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: pair-plus, limit: [{is: 1-50, at: 10}, {minimum: 1, maximum: 50, at: 40}, {within-table-limit: true}]}]
```

## Boundary
Up to the table limit, and a figure below it: both hold, and the lower is the most.
```yaml met
kind: game
name: Example
category: player-dealer
wagers: [{name: fortune-bonus, limit: [{within-table-limit: true, against-base: [less, equal, greater], at: 5183}, {is: 1-100, at: 5189}]}]
```
Two blocks for the same game set different limits: that is a question unless each has options of its own.
```yaml unclear
kind: schedule
name: Rates
blocks:
  - {games: [{document: x}], limits: [{wager: base, minimum: 5-1000, at: 5185}]}
  - {games: [{document: x}], limits: [{wager: base, minimum: 5-100, at: 5273}]}
```
```yaml met
kind: schedule
name: Rates
blocks:
  - {games: [{document: x}], limits: [{wager: base, minimum: 5-1000, at: 5185}], options: [{option: 1, player: 1, at: 5192}]}
  - {games: [{document: x}], limits: [{wager: base, minimum: 5-100, at: 5273}], options: [{option: 22, player: 1, at: 5278}]}
```

## How to fix
Print the limits of a wager once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from decimal import Decimal

from ...docket import Subject
from ...model.fees import WagerLimit
from ...model.values import Limit
from ...model.wagers import WagerBound
from .._agree import CONTRADICTION, Clash, Said, agreement, line
from .._say import listed
from .._wagers import turned
from ..legacy import Answer, Ask, not_applicable

FIX = "print the limits of the wager once"
Pair = tuple[object, object]
Value = tuple[WagerBound | WagerLimit, object, Pair]


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    limits = _own(subject) if subject.game_file else _sheet(subject)
    found = {name: said for name, said in limits.items() if said}
    together: dict[object, list[str]] = {}
    for name, said in found.items():  # wagers limited in the same sentences are one fact
        together.setdefault(tuple((line(one.place) or id(one), one.words) for one in said), []).append(name)
    for names in together.values():
        yield from agreement(f"the limit of the {listed(names)} wager", found[names[0]], _clash, FIX)
    if not found:
        yield not_applicable("no wager has limits of its own")


def _own(subject: Subject) -> dict[str, list[Said]]:
    return {wager.name: _said((limit, tuple(limit.on)) for limit in wager.limit if not limit.see_schedule and not turned(limit)) for wager in subject.game.wagers}


def _sheet(subject: Subject) -> dict[str, list[Said]]:
    assert subject.schedule_file
    given = [(limit, block, frozenset(row.option.option for row in rows)) for block, rows in subject.schedule_file.blocks for limit in block.limits if limit.wager]
    names = dict.fromkeys(str(limit.wager) for limit, _, _ in given)
    return {name: _said((limit, Scope(id(block), _games(block.games), numbers)) for limit, block, numbers in given if limit.wager == name and not turned(limit)) for name in names}


@dataclass(frozen=True, slots=True)
class Scope:
    """A block of a schedule: the games it is for and the numbers of its options."""

    block: int
    games: tuple[object, ...]
    numbers: frozenset[str]

    def apart(self, other: Scope) -> bool:
        """Whether the two are for other games or for other options, so that each limit holds in its own place."""
        return self.games != other.games or bool(self.block != other.block and self.numbers and other.numbers and not self.numbers & other.numbers)


def _games(references: Iterable[object]) -> tuple[object, ...]:
    return tuple(sorted({str(getattr(ref, "document", None) or getattr(ref, "approval", None) or getattr(ref, "called", None)) for ref in references}))


def _said(limits: Iterable[tuple[WagerBound | WagerLimit, object]]) -> list[Said]:
    return [Said(limit, (limit, scope, _figures(limit)), _told(limit)) for limit, scope in limits]


def _figures(limit: WagerBound | WagerLimit) -> Pair:
    """Least and most, as numbers or as ranges within which they may be set."""
    if limit.is_ is not None:
        return limit.is_.low, limit.is_.high
    return _plain(limit.minimum), _plain(limit.maximum)


def _plain(bound: Decimal | Limit | None) -> object:
    if isinstance(bound, Limit):
        return bound.low if bound.low == bound.high else (bound.low, bound.high)
    return bound


def _told(limit: WagerBound | WagerLimit) -> str:
    if limit.is_ is not None:
        return f"${limit.is_}"
    parts = [f"{word} ${bound}" for word, bound in (("a minimum of", limit.minimum), ("a maximum of", limit.maximum)) if bound is not None]
    return " and ".join(parts) or "the table limit"


def _clash(first: Value, second: Value) -> Clash | None:
    (one, here, figures), (other, there, others) = first, second
    if isinstance(here, Scope) and isinstance(there, Scope):
        if getattr(one, "options", None) != getattr(other, "options", None) or here.apart(there):
            return None
    elif here != there:
        return None
    if any(None not in pair and pair[0] != pair[1] for pair in zip(figures, others, strict=True)):
        apart = isinstance(one, WagerLimit) and here != there
        return Clash("The two parts of the schedule are for the same game; which limit holds with which is not said") if apart else CONTRADICTION
    return None
