"""A document that another names by its id is in the filing.

The game a schedule has fees for (`document`), the game extended, the game whose rules are taken
over, the documents replaced and the sheet said to print an approval number are there, under the id
given. No document replaces itself or is a variant of itself, be it by way of others. A slip in an
id takes a fee table from its game without a word: the sheet prices nothing, and the game has no
fee.

## Says
- lost: {said} “{id}” ({@}), but no document in the filing has that id.[ Is “{guess}” meant?]
  Fix: Correct the id[ to “{guess}”], or file the document it names.
- other-kind: {said} “{id}” ({@}), which is a {kind}.[ Is “{guess}” meant?]
  Fix: Correct the id[ to “{guess}”], or file the document it names.
- replaces-itself: The document is said to replace itself ({@}).
  Fix: Name the document that this one replaces.
- replaced-in-turn: The document is said to replace one that in turn replaces it ({@}).
  Fix: Say which of the documents is the later one.
- variant-of-itself: The game is said to be a variant of itself ({@}).
  Fix: Name the game of which this one is a variant.
- variant-in-turn: The game is said to be a variant of one that is in turn a variant of it ({@}).
  Fix: Say which of the games came first.
- (variant): The game is filed as a variant of
- (rules): The rules of {game} are said to be in
- (number): The approval number {number} is said to be printed on
- (fees): The schedule has fees for the game
- (replaces): The document is said to replace
- all-filed: Every document named is in the filing: {named}.
- none: This document names no other.
- alone: This document was given alone, so nothing is known of the rest of the filing.

## Examples
```yaml violated lost
kind: game
name: Golden Trips
category: player-dealer
---
kind: schedule
name: Rates
blocks: [{games: {called: Golden Trips, document: golden-trip}, options: [{option: 1, player: 1}]}]
```
> The schedule has fees for the game “golden-trip” (line 3), but no document in the filing has that
> id. Is “golden-trips” meant?
```yaml met all-filed
kind: game
name: Golden Trips
category: player-dealer
---
kind: schedule
name: Rates
blocks: [{games: {document: golden-trips}, options: [{option: 1, player: 1}]}]
```
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ...docket.filings import Filing, Subject
from ...model.fees import Schedule
from ...model.game import Game
from ..answer import Answers, Ask, Place, met, not_applicable, violated
from ..values import Value, name, phrase

NEEDS_FILING = True
GAMES, SHEETS, ANY = ("game",), ("schedule", "game"), ("schedule", "game", "establishment")


class _Named(NamedTuple):
    """A document as another names it."""

    id: str
    kinds: tuple[str, ...]
    said: Value
    place: Place
    guess: str | None = None
    """What was probably meant, where more than the id tells it."""


def judge(subject: Subject, ask: Ask) -> Answers:
    model: Game | Schedule = subject.game if subject.game_file else subject.schedule
    named = list(_of_game(model) if isinstance(model, Game) else _of_schedule(subject, model))
    if not named:
        yield not_applicable("none")
        return
    if subject.filing.alone:
        yield not_applicable("alone")
        return
    found = [*_lost(subject, named), *_turning_back(subject, model)]
    yield from found
    if not found:
        ids = list(dict.fromkeys(one.id for one in named))
        yield met("all-filed", named[0].place, named=[name(one) for one in ids[:5]])


def _of_game(game: Game) -> Iterator[_Named]:
    if game.extends:
        yield _Named(game.extends, GAMES, phrase("variant"), (game, "extends"))
    for parent in game.inherits:
        if parent.document:
            said = phrase("rules", game=name(parent.from_))
            yield _Named(parent.document, GAMES, said, (parent, "document"))
    for approval in game.approvals:
        if approval.on:
            said = phrase("number", number=name(approval.number))
            yield _Named(approval.on, SHEETS, said, (approval, "on"))
    yield from _replaced(game)


def _of_schedule(subject: Subject, schedule: Schedule) -> Iterator[_Named]:
    for reference in [reference for block in schedule.blocks for reference in block.games]:
        if reference.document:
            likely = subject.filing.meant(reference)
            place = (reference, "document")
            yield _Named(
                reference.document, GAMES, phrase("fees"), place, likely.id if likely else None
            )
    yield from _replaced(schedule)


def _replaced(model: Game | Schedule) -> Iterator[_Named]:
    place = (model, "supersedes")
    yield from (_Named(one.document, ANY, phrase("replaces"), place) for one in model.supersedes)


def _lost(subject: Subject, named: Iterable[_Named]) -> Answers:
    """Each name that leads nowhere, once."""
    assert subject.filed
    filing, parent = subject.filing, subject.filed.parent
    seen: set[tuple[str, Value]] = set()
    for one in named:
        kinds = _kinds(one.id, filing)
        if parent and parent.id == one.id:  # read for what it hands down, though not given itself
            kinds.add("game")
        if kinds.intersection(one.kinds) or (one.id, one.said) in seen:
            continue
        seen.add((one.id, one.said))
        guess = one.guess or filing.nearest(one.id, one.kinds)
        yield violated(
            "other-kind" if kinds else "lost",
            one.place,
            key=(one.said.data[0], one.id),
            said=one.said,
            id=name(one.id),
            guess=name(guess) if guess else None,
            kind=min(kinds, default=None),
        )


def _kinds(id_: str, filing: Filing) -> set[str]:
    """The kinds of the documents that bear an id."""
    return {document.kind for document in filing.by_id.get(id_, ())}


def _turning_back(subject: Subject, model: Game | Schedule) -> Answers:
    assert subject.filed
    own = subject.filed.id
    if own in subject.filing.circular:
        itself = own in [said.document for said in model.supersedes]
        yield violated("replaces-itself" if itself else "replaced-in-turn", (model, "supersedes"))
    if isinstance(model, Game) and own in subject.filing.own_variants:
        itself = own == model.extends
        yield violated("variant-of-itself" if itself else "variant-in-turn", (model, "extends"))
