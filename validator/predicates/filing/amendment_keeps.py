"""A document that replaces another still says what it had to say.

## What is asked
Statements named in `statements`, and what was said of rotation, exposure, settling and uncovered wagers, are not dropped when a document is
replaced, unless another document in use makes them.

## Why
The approved text is the whole of the new document; what it leaves out is no longer a rule.

## Fails
```yaml not-stated
kind: schedule
name: New
supersedes: [old]
states: [{that: one-schedule-at-a-time}]
---
kind: schedule
name: Old
states: [{that: one-schedule-at-a-time}, {that: fees-not-percentage, at: 40}]
player-dealer: {wins-or-loses-at-most: {is: original-wager, at: 41}}
```

## Passes
```yaml met
kind: schedule
name: New
supersedes: [old]
states: [{that: fees-not-percentage}]
---
kind: schedule
name: Old
states: [{that: fees-not-percentage}, {that: legality}]
```

## Boundary
The rules of the game have taken the statement over.
```yaml met
kind: game
name: Example
category: player-dealer
player-dealer: {uncovered-wagers: {are: returned}}
---
kind: schedule
name: New
supersedes: [old]
blocks: [{games: [{document: example}]}]
---
kind: schedule
name: Old
player-dealer: {uncovered-wagers: {are: returned}}
blocks: [{games: [{document: example}]}]
```

Settling only as far as the player-dealer's wager reaches is a bound on wins and losses.
```yaml met
kind: schedule
name: New
supersedes: [old]
player-dealer: {settling: {collects: true, pays: true, to-the-extent: true}}
---
kind: schedule
name: Old
player-dealer: {wins-or-loses-at-most: original-wager}
```
A replaced document is not asked.
```yaml met
kind: schedule
name: New
supersedes: [old]
states: [{that: fees-not-percentage}]
---
kind: schedule
name: Old
supersedes: [older]
---
kind: schedule
name: Older
states: [{that: fees-posted}]
```

## How to fix
Restate it in the new document.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from ...model.fees import Schedule
from ...model.game import Game
from .._agree import line
from .._say import listed
from ..legacy import Answer, Ask, met, not_applicable, not_stated
from ..parameters import WORDS

NEEDS_FILING = True
BANK = {
    "rotation": "rotation",
    "wins_or_loses_at_most": "the most the player-dealer can win or lose",
    "uncovered_wagers": "uncovered wagers",
    "settling": "settling",
    "intervening": "another person between two turns",
}

PARAMETERS = {"statements": WORDS}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    model: Game | Schedule = subject.game if subject.game_file else subject.schedule
    assert subject.filed
    newer = subject.filing.superseded.get(subject.filed.id)
    if newer is not None:
        yield not_applicable(f"the document has been replaced by {newer.id}")
        return
    wanted = ask.value("statements", ())
    old = [document for document in subject.filing.documents if document.id in model.supersedes and isinstance(document.model, (Game, Schedule))]
    if not old:
        yield not_applicable("the document replaces none of the filing")
        return
    own = _said([model], wanted)
    kept = {**_said(_beside(subject), wanted), **own}
    for document in old:
        assert isinstance(document.model, (Game, Schedule))
        lost = {what: place for what, place in _said([document.model], wanted).items() if what not in kept}
        if lost:
            names = listed(lost)
            places: dict[int, list[tuple[Place, str]]] = {}
            for what, place in lost.items():  # two things said in one sentence are lost at one place
                places.setdefault(line(place) or id(place), []).append((place, what))
            yield not_stated(
                f"{document.id} spoke of {names}, and the document that replaces it does not",
                f"restate {names}",
                next(iter(own.values()), (model, "name")),
                *((said[0][0], listed(what for _, what in said)) for said in list(places.values())[:4]),
            )
        else:
            yield met(f"what {document.id} had to say is still said", *own.values())


def _beside(subject: Subject) -> list[Game | Schedule]:
    """Documents in use that are for the same games."""
    if subject.game_file:
        return [schedule.schedule for schedule, _, _ in subject.filing.fees_of(subject.game_file) if schedule.id not in subject.filing.superseded]
    games = [game for game in subject.games if game.id not in subject.filing.superseded]
    return [game.game for game in games] if len(games) == 1 else []


def _said(models: list[Game | Schedule], wanted: object) -> dict[str, Place]:
    found: dict[str, Place] = {}
    names = wanted.split(",") if isinstance(wanted, str) else wanted if isinstance(wanted, list | tuple) else ()
    for model in models:
        for claim in model.states:
            if claim.is_ and claim.that in names:
                found.setdefault(claim.that, claim)
        for key, words in BANK.items():
            statements = getattr(model.player_dealer, key, ()) if model.player_dealer else ()
            if statements:
                found.setdefault(words, statements[0])
        bound = [one for one in (model.player_dealer.settling if model.player_dealer else ()) if one.to_the_extent]
        if bound:  # settling only as far as the wager reaches bounds wins and losses too
            found.setdefault(BANK["wins_or_loses_at_most"], bound[0])
    return found
