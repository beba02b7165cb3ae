"""A game for which no fee is filed.

## What the law asks
The rules of each game include its fee collection and assessment methods, and an application comes with a fee collection schedule for each
wagering limit.

## Why
A game without a schedule has no fee that could be determined before play, or none that was approved.

## Fails
```yaml not-stated
kind: game
name: Example
category: poker
fees: [{called: time collection, note: mentioned only}]
```

## Passes
```yaml met
kind: game
name: Example
category: poker
---
kind: schedule
name: Rates
blocks:
  - games: {called: Example, document: example}
    options: [{option: 1, limit: 5-100, player: 1}]
```

## Boundary
The rules themselves give the amount.
```yaml met
kind: game
name: Example
category: poker
fees: [{from: player, per: half-hour, amount: 6}]
```

A sheet names the game without its approval number.
```yaml met
kind: game
name: Example Hold'em
category: poker
---
kind: schedule
name: Rates
blocks:
  - games: {called: EXAMPLE HOLD EM}
    options: [{option: 1, limit: 5-100, player: 1}]
```

A sheet has fees for a game of a like name whose rules are not filed.
```yaml unclear
kind: game
name: Century 21 Example
category: player-dealer
---
kind: schedule
name: Rates
blocks:
  - games: {called: 21st Century Example Face-up, approval: GEGA-000001}
    options: [{option: 1, limit: 5-100, player: 1}]
```

The game takes over the rules of another that has fees.
```yaml unclear
kind: game
name: Example Four
category: poker
inherits: [{from: Example Two, document: example-two}]
---
kind: game
id: example-two
name: Example Two
category: poker
---
kind: schedule
name: Letter
blocks:
  - games: {called: Example Two, document: example-two}
    columns: [option, collection]
    options: [{option: 1, collection: 1}]
```

A sheet that names a document which is not there, and seems to mean this game, is the cause
(`documents-named`).
```yaml not-stated
kind: game
name: Golden Trips
category: player-dealer
---
kind: schedule
name: Rates
blocks: [{games: {document: golden-trip}, options: [{option: 1, limit: 5-100, player: 1}]}]
```

## How to fix
File a schedule of collection fees for the game, or name it on the sheet that holds them.

## References
11 CCR 2071(a)(2); the Bureau's page on game approvals.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...docket import Subject
from ...model.fees import GameRef
from ...model.game import Inherits
from .._names import heading
from .._unnamed import perhaps
from ..legacy import Answer, Ask, following, met, not_applicable, not_stated, unclear

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.game_file
    if subject.game.category == "bonus-bet":
        yield not_applicable("a bonus bet pays its fee with the game it is added to")
        return
    joined = [reference for _, _, reference in subject.filing.fees_of(subject.game_file)]
    amounts = [fee for fee in subject.game.fees if any(amount.style == "dollars" for amount in fee.amount) or fee.share]
    if joined or amounts:
        yield met("a fee is filed for the game", joined[0] if joined else amounts[0])
        return
    named = next((reference for sheet in subject.filing.schedules for block, _ in sheet.blocks for reference in block.games if _names(subject, reference)), None)
    if named:
        yield met(f"a sheet has fees for a game called {named.called}", named)
        return
    mentioned = subject.game.fees[0] if subject.game.fees else None
    if (taken := _inherited(subject)) and not mentioned:
        source, fee = taken
        yield unclear(
            f"no schedule sets fees for {subject.game.name} by name; its rules take over those of {source.from_}, which has fees, and they may be meant for both",
            "name the game in the schedule, or file one for it",
            source,
            (fee, f"fees of {source.from_}"),
        )
        return
    like = perhaps(subject)
    if like:
        yield unclear(
            f"no sheet names {subject.game.name}; “{like.called}” ({like.approval or 'without number'}), for which no rules are filed, may be meant",
            "use one name and one approval number in the rules and on the sheet",
            like,
            (heading(subject.game), subject.game.name),
        )
        return
    dangling = subject.filing.dangling(subject.game_file)
    lost = [(reference, "names a document that is not there") for _, reference in dangling]
    answer = not_stated(
        f"no schedule of the filing has fees for {subject.game.name}, and its rules give no amount",
        "file a schedule of collection fees for the game",
        mentioned,
        *lost[:1],
    )
    yield following(answer, "documents-named") if lost else answer


def _inherited(subject: Subject) -> tuple[Inherits, GameRef] | None:
    """A game of the filing whose rules this one takes over, and the place of a schedule that has fees for it."""
    for source in subject.game.inherits:
        other = subject.filing.game(source.document or "")
        for _, _, reference in subject.filing.fees_of(other) if other else ():
            return source, reference
    return None


def _names(subject: Subject, reference: GameRef) -> bool:
    """Whether a sheet calls this game by its name, give or take a few words at the end."""
    called = _plain(reference.called or "")
    names = [_plain(name) for name in (subject.game.name, *(said.is_ for said in subject.game.also_called))]
    return bool(called) and any(called.startswith(name) or name.startswith(called) for name in names if name)


def _plain(name: str) -> str:
    return re.sub("[^a-z0-9]", "", name.casefold())
