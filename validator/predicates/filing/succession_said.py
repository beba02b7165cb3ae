"""A document that takes the place of another says so.

Where two documents of a filing give rules or fees for the same game and one is taken to replace the
other, one of them says it. Only a document of the same kind, for the same games, and not an older
one, takes the place of another. Both are on file. A table could be run by the older one with as
good a right.

## Says
- (each):
  Fix (same-name, two-names, by-date): Withdraw the older one, or say in the newer one that it
    replaces it.
  Write (same-name, two-names, by-date): supersedes: [the-older-one]
  See old (same-name, two-names): the other one
  See dated: the date of the older one
  See older: in the older one
  See newer: in the newer one
  See old (other-kind, other-games): the other document
- same-name: Two {kind} called “{new}” are on file, and neither says which
  applies.[ The fees differ for {apart}.]
- two-names: “{old}” and “{new}” are both on file for the same games, and neither says which
  applies.[ The fees differ for {apart}.]
- by-date: “{old}” ({first}) and “{new}” ({second}) are both on file, and only their dates tell
  which applies.
  Reading: Does the later date decide?
- other-kind: “{new}” is said to replace “{old}”, which is another kind of document. Both are
  judged.
  Fix: Name the document of the same kind that it replaces.
- other-games: “{new}” is said to replace “{old}”, but it is not for all of the same games. Both
  are judged.
  Fix: Name a document for the same games, or add the games that are missing.
- earlier: “{new}” ({second}) is said to replace “{old}”, which is later ({first}). Both are
  judged.
  Fix: Say in the later document that it replaces the earlier one.
  See old: the later document
- two-ids: “{new}” is said to replace “{old}”, but two documents have that id. All are judged.
  Fix: Give each document an id of its own.
  See old: one of the two
- (schedules): schedules
- (rules): sets of rules
- said: “{new}” says that it replaces “{old}”.
- none: No document in the filing replaces another.

## Examples
```yaml not-stated same-name
kind: schedule
id: rates-old
name: Rates
dated: 2011-12-20
blocks: [{games: [{called: Example, document: example, at: 1054}]}]
---
kind: schedule
id: rates
name: Rates
supersedes: {document: rates-old, inferred: true}
blocks: [{games: [{called: Example, document: example, at: 1444}]}]
```
> Two schedules called “Rates” are on file, and neither says which applies.
```yaml met said
kind: schedule
id: rates-old
name: Rates
---
kind: schedule
id: rates
name: Rates
supersedes: [rates-old]
```
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...docket.filings import Row, Subject
from ...docket.ladders import damaged
from ...docket.succession import EARLIER, Succession, day, successions
from ...model.fees import GameRef, Schedule
from ...model.game import Game
from .._approvals import references
from .._twins import paired
from ..answer import (
    Answer,
    Answers,
    Ask,
    Place,
    met,
    not_applicable,
    not_stated,
    roles,
    unclear,
    violated,
)
from ..values import name, phrase

NEEDS_FILING = True
FEW = 3

Document = Game | Schedule


def judge(subject: Subject, ask: Ask) -> Answers:
    none = True
    for one in successions(subject.filing):
        new, old = one.new.model, one.old.model
        if not isinstance(new, Game | Schedule) or not isinstance(old, Game | Schedule):
            continue
        none = False
        key = (one.new.id, one.old.id)
        yield _cannot(one, new, old, key) if one.against else _succeeds(subject, new, old, key)
    if none:
        yield not_applicable("none")


def _cannot(one: Succession, new: Document, old: Document, key: tuple[str, str]) -> Answer:
    """The document does not take the other's place, whatever is said."""
    given: dict[str, Any] = {"new": name(new.name), "old": name(old.name)}
    given |= {"first": day(one.old), "second": day(one.new)} if one.against == EARLIER else {}
    see: list[tuple[Place, str]] = [((old, "name"), "old")]
    return violated(one.against, (new, "supersedes"), see=see, key=key, **given)


def _succeeds(subject: Subject, new: Document, old: Document, key: tuple[str, str]) -> Answer:
    given: dict[str, Any] = {"new": name(new.name), "old": name(old.name)}
    said = [one for one in new.supersedes if one.document == key[1] and not one.inferred]
    if said:
        return met("said", said[0], key=key, **given)
    dated = roles(old.dated[:1], "dated")
    shared = list(_shared(subject, new, old))
    if new.dated and old.dated:
        days = {"first": old.dated[0].is_, "second": new.dated[0].is_}
        return unclear("by-date", new.dated[0], see=[*dated, *shared], key=key, **days, **given)
    place: Place = (old, "name")
    see = [(place, "old"), *dated, *shared]
    case = "same-name" if new.name == old.name else "two-names"
    kind = phrase("schedules" if isinstance(new, Schedule) else "rules")
    apart = list(map(name, _apart(subject, new, old)))
    return not_stated(case, (new, "name"), see=see, key=key, kind=kind, apart=apart, **given)


def _apart(subject: Subject, new: Document, old: Document) -> list[str]:
    """The games for which only one of two schedules has some option."""
    ours, theirs = _options(subject, new), _options(subject, old)
    shared = [game for game in ours if game in theirs]
    return [game for game in shared if _unlike(ours[game], theirs[game])]


def _unlike(one: list[Row], two: list[Row]) -> bool:
    known = not any(map(damaged, (*one, *two)))
    return known and {row for pair in paired(one, two) for row in pair} != {*one, *two}


def _options(subject: Subject, document: Document) -> dict[str, list[Row]]:
    """The options of each game of a schedule, by the name of the game."""
    found: dict[str, list[Row]] = {}
    for file in [one for one in subject.filing.schedules if one.schedule is document]:
        for block, rows in file.blocks:
            for game in subject.filing.games_of(block):
                found.setdefault(game.game.name, []).extend(rows)
    return found


def _shared(subject: Subject, new: Document, old: Document) -> Iterator[tuple[Place, str]]:
    """The places where both schedules name the same games."""
    if not isinstance(new, Schedule) or not isinstance(old, Schedule):
        return
    later, earlier = dict(_named(subject, new)), list(_named(subject, old))
    for id_, reference in [one for one in earlier if one[0] in later][:FEW]:
        yield reference, "older"
        yield later[id_], "newer"


def _named(subject: Subject, schedule: Schedule) -> Iterator[tuple[str, GameRef]]:
    for reference in references(schedule):
        yield from ((file.id, reference) for file in subject.filing.joined(reference))
