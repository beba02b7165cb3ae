"""The order of settlement is stated in two ways.

## What is asked
Where the rules say more than once in which order wagers are settled, where settlement starts or which way it goes, they say the same. Two
statements that are each for a case of their own may differ.

## Why
When the player-dealer's wager runs out, each order leaves another player uncovered.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
settles: [{order: [ante, play, bonus]}, {order: [play, ante]}]
```

```yaml violated
kind: game
name: Example
category: player-dealer
settles: [{from: action-button, direction: clockwise}, {from: left-of-player-dealer, direction: clockwise}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
settles: [{from: action-button, direction: clockwise}, {order: [ante, play], direction: clockwise}, {order: [play, bonus]}]
```

## Boundary
One order is for hands that win and one for hands that lose.
```yaml unclear
kind: game
name: Example
category: player-dealer
settles: [{order: [ante, play], note: winning hands}, {order: [play, ante], note: losing hands}]
```

Where it starts may depend on whether all is covered.
```yaml met
kind: game
name: Example
category: player-dealer
settles: [{from: action-button, note: not all covered}, {from: left-of-player-dealer, note: all covered}]
```

## How to fix
State the order once, or say when each holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...docket import Subject
from ...judge.answer import Answer, Ask, met, not_applicable, unclear, violated
from ...model.wagers import Settlement

WAYS = ("clockwise", "counter-clockwise")
FIX = "state the order once, or say when each holds"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = subject.game.settles
    if len(said) < 2:
        yield not_applicable("the order of settlement is stated at one place at most")
        return
    found = [answer for differ in (_order, _start, _direction) for answer in _first(differ(one, other) for one, other in combinations(said, 2))]
    yield from found or [met("the order of settlement is the same wherever it is stated", *said)]


def _first(answers: Iterator[Answer | None]) -> list[Answer]:
    """The gravest difference of one kind: a contradiction before an arguable one."""
    found = [answer for answer in answers if answer]
    return sorted(found, key=lambda answer: answer.verdict != "violated")[:1]


def _order(one: Settlement, other: Settlement) -> Answer | None:
    shared = set(one.order) & set(other.order)
    first, second = ([name for name in said.order if name in shared] for said in (one, other))
    if first == second:
        return None
    return _answer(f"wagers are settled in the order {_listed(first)} at one place and {_listed(second)} at another", one, other, _listed(first))


def _start(one: Settlement, other: Settlement) -> Answer | None:
    if not (one.from_ and other.from_ and _together(one, other)) or _place(one.from_) == _place(other.from_):
        return None
    return _answer(f"settlement starts {_at(one.from_)} at one place and {_at(other.from_)} at another", one, other, f"starts {_at(one.from_)}")


def _direction(one: Settlement, other: Settlement) -> Answer | None:
    if one.direction == other.direction or one.direction not in WAYS or other.direction not in WAYS or not _together(one, other):
        return None
    return _answer(f"settlement goes {one.direction} at one place and {other.direction} at another", one, other, f"goes {one.direction}")


def _together(one: Settlement, other: Settlement) -> bool:
    """Whether two statements speak of the same wagers and are not each for a case of its own."""
    apart = one.wagers and other.wagers and not set(one.wagers) & set(other.wagers)
    return not apart and not (one.note and other.note)


def _answer(said: str, one: Settlement, other: Settlement, note: str) -> Answer:
    if one.note or other.note:
        return unclear(f"{said}; each may be meant for a case of its own", FIX, other, (one, note))
    return violated(said, FIX, other, (one, note))


def _place(slug: str) -> str:
    return slug.replace("casino-dealer", "house-dealer")


def _at(slug: str) -> str:
    return f"at the {slug.replace('-', ' ')}" if slug.endswith(("button", "seat")) else slug.replace("-", " ")


def _listed(order: list[str]) -> str:
    return ", ".join(name.replace("-", " ") for name in order)
