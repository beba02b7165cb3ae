"""Every game a rate sheet names is in the filing, under that name.

## What is asked
Each name on a sheet leads to rules in the same filing, and the rules carry that name. Spelling habits and words such as poker do not matter.
An id that no document has is the matter of `documents-named`. Where the number beside the name is missing, not well formed or that of another game, it is told with the finding on the number.

## Why
A fee for a game whose rules are not on file cannot be examined; a name the rules do not use may mean another game.

## Fails
```yaml unclear
kind: schedule
name: Rates
blocks: [{games: [{called: Baccarat Face-up, approval: GEGA-001765, at: 10}]}]
```
The rules carry another name.
```yaml unclear
kind: game
name: Razz Triple Draw
category: poker
---
kind: schedule
name: Rates
blocks: [{games: [{called: Deuce to Seven, document: razz-triple-draw, at: 10}]}]
```

Rules of that name, or nearly, are filed without the number.
```yaml unclear
kind: game
name: No Bust Blackjack
category: player-dealer
---
kind: schedule
name: Rates
blocks: [{games: [{called: No Bust Blackjack Jokers Wild, approval: GEGA-002716, at: 10}]}]
```

Two numbers, and one set of rules without any.
```yaml unclear
kind: game
name: No Bust Blackjack
category: player-dealer
---
kind: schedule
name: Rates
blocks: [{games: [{called: No Bust Blackjack, approval: GEGA-001763, document: no-bust-blackjack, at: 10}, {called: No Bust Blackjack Jokers Wild, approval: GEGA-002716, at: 10}]}]
```

## Passes
```yaml met
kind: game
name: Texas Hold-Em
category: poker
---
kind: schedule
name: Rates
blocks: [{games: [{called: Texas Hold'em Poker, document: texas-hold-em, at: 10}]}]
```

## Boundary
A name the rules print somewhere else will do.
```yaml met
kind: game
name: EZ Baccarat Panda 8
also-called: {is: EZ Baccarat, at: 2}
category: player-dealer
---
kind: schedule
name: Rates
blocks: [{games: [{called: EZ Baccarat, document: ez-baccarat-panda-8, at: 10}]}]
```

A version is part of the name, and what stands in brackets is not.
```yaml met
kind: game
name: No Bust
version: {is: "4.0", at: 2}
category: player-dealer
---
kind: schedule
name: Rates
blocks: [{games: [{called: No Bust Version 4.0 (new), document: no-bust, at: 10}]}]
```
```yaml not-applicable
kind: schedule
name: Rates
id: old
blocks: [{games: [{called: Gone, at: 10}]}]
---
kind: schedule
name: New
supersedes: [old]
```

## How to fix
Use the approved name on the sheet, and file the rules with it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Filing, GameFile, Subject
from ...model.fees import GameRef
from .._names import core, heading, resembles
from ..legacy import Answer, Ask, following, met, not_applicable, unclear

NEEDS_FILING = True
NUMBERS = ("approval-form", "approval-on-sheet", "approval-unique")
"""Rules on the number by which a name on the sheet leads to rules: where it is wrong or missing, the name can lead nowhere."""


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    references = [reference for block in subject.schedule.blocks for reference in block.games if reference.called]
    if not references:
        yield not_applicable("the schedule names no game")
        return
    if subject.schedule_file and subject.schedule_file.id in subject.filing.superseded:
        yield not_applicable("the schedule has been replaced")
        return
    found = False
    seen: set[str] = set()
    for reference in references:
        name = str(reference.called)
        games = subject.filing.joined(reference)
        if core(name) in seen or any(_carries(game, reference) for game in games):
            continue
        if reference.document and not games and not subject.filing.alone:
            continue  # told by documents-named
        found = True
        seen.add(core(name))
        answer = _lost(subject.filing, reference, references) if not games else _renamed(subject.filing, reference, games[0])
        yield following(answer, *answer.follows, *NUMBERS)
    if not found:
        yield met(f"the {len(references)} names on the sheet lead to rules of that name", references[0])


def _carries(game: GameFile, reference: GameRef) -> bool:
    """Whether the rules use the name; a name taken from the sheet itself proves nothing."""
    own = [game.game.name, *(said.is_ for said in game.game.also_called if said.at is None or str(said.at) != str(reference.at))]
    called = str(reference.called)
    sheet = {core(called), core(called.partition("(")[0]), core(called.partition(",")[0])}  # after a comma, its forms are counted up
    return any(core(name) in sheet for name in own) or bool(sheet & _versions(game))


def _versions(game: GameFile) -> set[str]:
    return {f"{core(game.game.name)} {version.is_}" for version in game.game.version}


def _lost(filing: Filing, reference: GameRef, references: list[GameRef]) -> Answer:
    number = f" (approval {reference.approval})" if reference.approval else ""
    alike = _alike(filing, str(reference.called))
    if alike is None and (like := next((game for game in filing.games if resembles(game.game.name, str(reference.called)) and not game.game.approvals and not filing.fees_of(game)), None)):
        told = f"the sheet prices {reference.called}{number}, of which no rules are filed under that name; {like.game.name}, for which no sheet has fees, may be meant"
        return following(unclear(told, "use one name and one number in the rules and on the sheet", reference, (heading(like.game), like.game.name)), "fee-schedule-filed")
    if alike is None:
        told = f"the sheet prices {reference.called}{number}, whose rules are not in the filing. They may be on file elsewhere"
        return unclear(told, "file the rules, or take the game off the sheet", reference)
    numbers = ", ".join(dict.fromkeys(approval.number for approval in alike.game.approvals))
    beside = next((other for other in references if other is not reference and alike in filing.joined(other)), None)
    if beside and not numbers:
        return unclear(
            f"the sheet prices {beside.called} and {reference.called} under two numbers ({beside.approval}, {reference.approval}); one set of rules is filed, headed {alike.game.name} and "
            "without a number: for which of the two they are is not printed on them and must be gathered from what they say, and the other has none here",
            "print the number on the rules it belongs to, and file the rules of the other",
            reference,
            ((alike.game, "name"), alike.game.name),
        )
    same = core(alike.game.name) == core(str(reference.called))
    name = "that name" if same else f"nearly that name ({alike.game.name})"
    return unclear(
        f"the sheet prices {reference.called}{number}; rules of {name} are filed, but {f'under {numbers}' if numbers else 'they bear no number'}",
        "print the number on the rules it belongs to, or file the rules the sheet means",
        reference,
        ((alike.game, "name"), alike.game.name),
    )


def _alike(filing: Filing, called: str) -> GameFile | None:
    """The rules the sheet may mean: of that name, those without a number first; else those without a number whose name it begins with."""
    named = [game for game in filing.games if core(game.game.name) == core(called)]
    nearly = [game for game in filing.games if core(called).startswith(f"{core(game.game.name)} ") and not game.game.approvals]
    return next(iter((*sorted(named, key=lambda game: bool(game.game.approvals)), *nearly)), None)


def _renamed(filing: Filing, reference: GameRef, game: GameFile) -> Answer:
    other = next((one for one in filing.games if one is not game and core(one.game.name) == core(str(reference.called))), None)
    hint = ", which is the name of another game of the filing" if other else ""
    return unclear(
        f"the sheet names {reference.called}{hint}; the rules it leads to are headed {game.game.name}. It may be a short form",
        "use the approved name on the sheet", reference, ((game.game, "name"), game.game.name),
    )  # fmt: skip
