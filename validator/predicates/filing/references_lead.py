"""What a document refers to is in the filing.

## What is asked
Rules taken from another game by its name are in the filing, and a sheet said to print an approval
number prints it. A document that replaces another is not older than it. A document named by an id
that no document has is the matter of `documents-named`.

## Why
Rules that say "as in" another game are only as complete as that game's rules are at hand.

## Says
- not-filed: The rules adopt those of {game} ({@}), but the filing has no game of that name.
  Reading: Does “{game}” mean a kind of game, and not one game?
  Fix: File the rules of {game}, or write out what is taken from them.
- earlier-date: This document replaces {old} but has an earlier date: {own} ({@}), and {other}
  ({@other}).
  Fix: Correct the date, or the order of the documents.
  See other: {other}
- not-printed: The approval number {number} ({@}) is said to be on {sheet}, which does not print it.
  Fix: Correct the number or the sheet.
- led: Everything referred to is in the filing: {named}.
- none: This document refers to no other.

## Fails
```yaml unclear not-filed
category: poker
inherits: [{from: Stud Poker, at: 127}]
```
> The rules adopt those of Stud Poker (line 4), but the filing has no game of that name. Does
> “Stud Poker” mean a kind of game, and not one game?

## Passes
```yaml met led
kind: game
name: Omaha
category: poker
inherits: [{from: Texas Hold-Em, at: 3}]
---
kind: game
name: Texas Hold'em
category: poker
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...docket.names import core, names
from ...model.fees import Schedule
from ...model.game import Game
from ..answer import Answer, Ask, met, not_applicable, unclear, violated
from ..values import name

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    model: Game | Schedule = subject.game if subject.game_file else subject.schedule
    found = [
        *_succession(subject, model),
        *(_game(subject, model) if isinstance(model, Game) else ()),
    ]
    yield from found
    if not found:
        named = list(_named(model))
        known = [name(one) for one in dict.fromkeys(named)]
        yield met("led", (model, "name"), named=known[:5]) if known else not_applicable("none")


def _named(model: Game | Schedule) -> Iterator[str]:
    yield from model.supersedes
    if isinstance(model, Game):
        yield from (one for one in [model.extends] if one)
        yield from (parent.from_ for parent in model.inherits)
        yield from (approval.on for approval in model.approvals if approval.on)


def _succession(subject: Subject, model: Game | Schedule) -> Iterator[Answer]:
    documents = {document.id: document.model for document in subject.filing.documents}
    for old in model.supersedes:
        own, others = model.dated, getattr(documents.get(old), "dated", ())
        if own and others and max(d.is_ for d in own) < max(d.is_ for d in others):
            see = [(others[0], "other")]
            days = {"own": own[0].is_, "other": others[0].is_}
            yield violated("earlier-date", own[0], see=see, key=old, old=name(old), **days)


def _game(subject: Subject, game: Game) -> Iterator[Answer]:
    known = {core(one) for file in subject.filing.games for one in names(file.game)}
    for parent in game.inherits:
        if parent.document and not subject.filing.alone:
            continue  # here, or reported by documents-named
        if core(parent.from_) not in known:
            known.add(core(parent.from_))
            yield unclear("not-filed", parent, key=parent.from_, game=name(parent.from_))
    printed = {
        file.id: {ref.approval for block in file.schedule.blocks for ref in block.games}
        for file in subject.filing.schedules
    }
    for approval in game.approvals:
        if approval.on in printed and approval.number not in printed[approval.on]:
            number, sheet = name(approval.number), name(approval.on)
            yield violated("not-printed", approval, key=approval.number, number=number, sheet=sheet)
