"""A document that another names by its id is in the filing.

## What is asked
The game a schedule has fees for (`document`), the game extended, the game whose rules are taken
over, the documents replaced and the sheet said to print an approval number are there, under the id
given. No document replaces itself or is a variant of itself, be it by way of others.

## Why
A slip in an id takes a fee table from its game without a word: the sheet prices nothing, and the
game has no fee.

## Fails
```yaml violated
kind: game
name: Golden Trips
category: player-dealer
---
kind: schedule
name: Rates
blocks: [{games: {called: Golden Trips, document: golden-trip}, options: [{option: 1, player: 1}]}]
```
```yaml violated
kind: game
name: Example
category: poker
extends: parnet
---
kind: game
name: Parent
category: poker
```

## Passes
```yaml met
kind: game
name: Golden Trips
category: player-dealer
---
kind: schedule
name: Rates
blocks: [{games: {document: golden-trips}, options: [{option: 1, player: 1}]}]
```

## Boundary
A document given alone, without an establishment, cannot show what else there is.
```yaml not-applicable
kind: schedule
name: Rates
blocks: [{games: [{document: golden-trips}], options: [{option: 1, player: 1}]}]
```
A document of another kind is not the one meant.
```yaml violated
kind: schedule
name: Rates
blocks: [{games: [{document: other}], options: [{option: 1, player: 1}]}]
---
kind: schedule
name: Other
```
One that replaces itself replaces nothing.
```yaml violated
kind: schedule
name: Rates
supersedes: [rates]
---
kind: game
name: Example
category: poker
```

## How to fix
Correct the id, or file the document it names.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ...docket import GUESSES, Subject, circles
from ...filed import Place
from ...model.fees import Schedule
from ...model.game import Game
from ...nearest import nearest
from ..legacy import Answer, Ask, met, not_applicable, violated

NEEDS_FILING = True
GAMES, SHEETS, ANY = ("game",), ("schedule", "game"), ("schedule", "game", "establishment")


class _Named(NamedTuple):
    """A document as another names it."""

    id: str
    kinds: tuple[str, ...]
    said: str
    place: Place
    guess: str | None = None
    """What was probably meant, where more than the id tells it."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    model: Game | Schedule = subject.game if subject.game_file else subject.schedule
    named = list(_of_game(model) if isinstance(model, Game) else _of_schedule(subject, model))
    if not named:
        yield not_applicable("the document names no other")
        return
    if subject.filing.alone:
        yield not_applicable("the document was given alone")
        return
    found = [*_lost(subject, named), *_turning_back(subject, model)]
    yield from found
    if not found:
        yield met("every document named is in the filing", named[0].place)


def _of_game(game: Game) -> Iterator[_Named]:
    if game.extends:
        yield _Named(game.extends, GAMES, "the game is said to be a variant of", (game, "extends"))
    for parent in game.inherits:
        if parent.document:
            yield _Named(
                parent.document,
                GAMES,
                f"the rules of {parent.from_} are said to be in",
                (parent, "document"),
            )
    for approval in game.approvals:
        if approval.on:
            yield _Named(
                approval.on,
                SHEETS,
                f"the approval number {approval.number} is said to stand on",
                (approval, "on"),
            )
    yield from _replaced(game)


def _of_schedule(subject: Subject, schedule: Schedule) -> Iterator[_Named]:
    for block in schedule.blocks:
        for reference in block.games:
            if reference.document:
                likely = subject.filing.meant(reference)
                guess = likely.id if likely else None
                yield _Named(
                    reference.document,
                    GAMES,
                    "the schedule has fees for the game",
                    (reference, "document"),
                    guess,
                )
    yield from _replaced(schedule)


def _replaced(model: Game | Schedule) -> Iterator[_Named]:
    yield from (
        _Named(name, ANY, "the document is said to replace", (model, "supersedes"))
        for name in model.supersedes
    )


def _lost(subject: Subject, named: Iterable[_Named]) -> Iterator[Answer]:
    """Each name that leads nowhere, once."""
    assert subject.filed
    kinds: dict[str, set[str]] = {}
    for document in subject.filing.documents:
        kinds.setdefault(document.id, set()).add(document.kind)
    if subject.filed.parent:  # read for what it hands down, though not given itself
        kinds.setdefault(subject.filed.parent.id, set()).add("game")
    told: set[tuple[str, str]] = set()
    for one in named:
        if kinds.get(one.id, set()).intersection(one.kinds) or (one.id, one.said) in told:
            continue
        told.add((one.id, one.said))
        others = (
            name
            for name, found in kinds.items()
            if name != one.id and found.intersection(one.kinds)
        )
        guess = one.guess or (nearest(one.id, others) if len(told) <= GUESSES else None)
        what = (
            f"which is a {min(kinds[one.id])}"
            if one.id in kinds
            else "and no document of the filing has that id"
        )
        yield violated(
            f"{one.said} {one.id}{f' (did you mean {guess}?)' if guess else ''}, {what}",
            f"write {guess}, or file the document named"
            if guess
            else "correct the id, or file the document named",
            one.place,
        )


def _turning_back(subject: Subject, model: Game | Schedule) -> Iterator[Answer]:
    assert subject.filed
    own = subject.filed.id
    if own in subject.filing.circular:
        said = "itself" if own in model.supersedes else "a document that replaces it in turn"
        yield violated(
            f"the document is said to replace {said}",
            "say which of the documents is the later one",
            (model, "supersedes"),
        )
    parents = {file.id: (file.game.extends,) for file in subject.filing.games if file.game.extends}
    if isinstance(model, Game) and own in circles(parents):
        said = "itself" if own == model.extends else "a game that is a variant of it in turn"
        yield violated(
            f"the game is said to be a variant of {said}",
            "say which of the games is the first one",
            (model, "extends"),
        )
