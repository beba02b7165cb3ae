"""What a document refers to is in the filing.

Rules taken from another game by its name are in the filing, where the document has no round of play
of its own or takes the other over but for what it excepts; and a sheet said to print an approval number prints it. A document that replaces another
is not older than it. Rules that say "as in" another game are only as complete as that game's rules
are at hand.

## Says
- not-filed: The rules adopt those of {game} ({@}), but the filing has no game of that name.
  Reading: Does “{game}” mean a kind of game, and not one game?
  Fix: File the rules of {game}, or write out what is taken from them.
- earlier-date: This document replaces {old} but has an earlier date: {own} ({@}), and {other}
  ({@other}).
  Fix: Correct the date, or the order of the documents.
- not-printed: The approval number {number} ({@}) is said to be on {sheet}, which does not print it.
  Fix: Correct the number or the sheet.
- led: The filing has what this document names: {named}.
- not-here: The filing has nothing of the name {named:or}. Rules with a round of their own are only
  described by it, and `documents-named` tells an id that leads nowhere.
- none: This document refers to no other.

## Examples
```yaml unclear not-filed
category: poker
inherits: [{from: Stud Poker, at: 127}]
```
> The rules adopt those of Stud Poker (line 4), but the filing has no game of that name. Does
> “Stud Poker” mean a kind of game, and not one game?
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

from ...docket.names import core
from ...model.fees import Schedule
from ...model.game import Game
from .._approvals import references, title
from ..answer import Answer, Answers, Ask, Subject, met, not_applicable, unclear, violated
from ..values import name

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Answers:
    model: Game | Schedule = subject.game if subject.game_file else subject.schedule
    found = list(_succession(subject, model))
    if isinstance(model, Game):
        found += [*_not_filed(subject, model), *_not_printed(subject, model)]
    yield from found
    if not found:
        yield _passed(subject, model)


def _passed(subject: Subject, model: Game | Schedule) -> Answer:
    """What of the documents and games named is there; no pass for what is not."""
    filing = subject.filing
    named = dict.fromkeys(_named(model))
    known = [one for one in named if one in filing.by_id or core(one) in filing.by_name]
    shown = [name(one) for one in (known or named)][:5]
    if known:
        return met("led", (model, "name"), named=shown)
    return not_applicable("not-here", named=shown) if shown else not_applicable("none")


def _named(model: Game | Schedule) -> Iterator[str]:
    yield from (said.document for said in model.supersedes)
    if isinstance(model, Game):
        yield from (one for one in [model.extends] if one)
        yield from (parent.from_ for parent in model.inherits)
        yield from (parent.document for parent in model.inherits if parent.document)
        yield from (approval.on for approval in model.approvals if approval.on)


def _succession(subject: Subject, model: Game | Schedule) -> Answers:
    known = subject.filing.by_id
    for document in [one for said in model.supersedes for one in known.get(said.document, ())]:
        own, others = model.dated, getattr(document.model, "dated", ())
        if own and others and max(d.is_ for d in own) < max(d.is_ for d in others):
            given = {"old": name(title(document)), "own": own[0].is_, "other": others[0].is_}
            see = [(others[0], "other")]
            yield violated("earlier-date", own[0], see=see, key=document.id, **given)


def _not_filed(subject: Subject, game: Game) -> Answers:
    """Rules taken over by a name that no game has, unless these tell a round of their own
    and except nothing."""
    alone = subject.filing.alone
    taken = [parent for parent in game.inherits if parent.except_ or not game.round]
    named = [parent for parent in taken if alone or not parent.document]
    lost = [parent for parent in named if core(parent.from_) not in subject.filing.by_name]
    for parent in {core(parent.from_): parent for parent in reversed(lost)}.values():
        yield unclear("not-filed", parent, key=parent.from_, game=name(parent.from_))


def _not_printed(subject: Subject, game: Game) -> Answers:
    """Numbers said to be on a sheet that does not print them."""
    sheets = {file.id: file.schedule for file in subject.filing.schedules} if game.approvals else {}
    for approval in [one for one in game.approvals if one.on in sheets]:
        printed = {reference.approval for reference in references(sheets[str(approval.on)])}
        if approval.number not in printed:
            number, sheet = name(approval.number), name(sheets[str(approval.on)].name)
            yield violated("not-printed", approval, key=approval.number, number=number, sheet=sheet)
