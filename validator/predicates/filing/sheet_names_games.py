"""Every game a rate sheet names is in the filing, under that name.

Each name on a sheet leads to rules in the same filing, and the rules carry that name. Spelling
habits and words such as poker do not matter. Where the number beside the name is missing, not well
formed or that of another game, it is told with the finding on the number. A fee for a game whose
rules are not on file cannot be examined; a name the rules do not use may mean another game.

## Says
- (each):
  See rules: {like}
  Reading (no-number, another-number): Are they the rules the sheet means?
- not-filed: The sheet has fees for {called}[ (approval {number})] ({@}), but its rules are not in
  the filing.
  Reading: Are they on file elsewhere?
  Together (document): The sheet has fees for {called} ({@}), but the rules of these games are not in
    the filing. Are they on file elsewhere?
  Fix: File the rules, or take the game off the sheet.
- other-name: The sheet has fees for {called}[ (approval {number})] ({@}), but no rules of that name
  are filed.
  Reading: Is {like} ({@rules}) meant, for which no sheet has fees?
  Fix: Use one name and one number in the rules and on the sheet.
- two-numbers: The sheet prices both {beside}[ (approval {first})] and {called}[ (approval {number})]
    ({@}). Only one set of rules is filed, headed {like} and without a number ({@rules}). For which of the two games are
    the rules?
  Fix: Print the approval number on the rules, and file the rules of the other game.
- no-number: The sheet has fees for {called}[ (approval {number})] ({@}). The rules headed {like}
  ({@rules}) have no
    number.
  Fix: Print the number on the rules it belongs to, or file the rules the sheet means.
- another-number: The sheet has fees for {called}[ (approval {number})] ({@}). The rules headed
  {like} ({@rules}) have
    another number: {numbers}.
  Fix: Print the number on the rules it belongs to, or file the rules the sheet means.
- renamed: The fee sheet says {called} ({@}); the rules are headed {like} ({@rules}).
  Reading: Are they the same game?
  Fix: Use the approved name in both places.
- others-name: The fee sheet says {called} ({@}); the rules it refers to are headed {like}
    ({@rules}). But {called} is another game of this filing.
  Fix: Put the name of the game that is meant on the sheet.
- named: {count:name} on the sheet {count:is} used by rules in the filing.
- none: This schedule names no game.
- replaced: This schedule has been replaced.

## Examples
```yaml unclear not-filed
kind: schedule
name: Rates
blocks: [{games: [{called: Baccarat Face-up, approval: GEGA-001765, at: 10}]}]
```
> The sheet has fees for Baccarat Face-up (approval GEGA-001765) (line 3), but its rules are not in
> the filing. Are they on file elsewhere?
```yaml met named
kind: game
name: Texas Hold-Em
category: poker
---
kind: schedule
name: Rates
blocks: [{games: [{called: Texas Hold'em Poker, document: texas-hold-em, at: 10}]}]
```
"""

from __future__ import annotations

from ...docket.filings import Filing, GameFile, Subject
from ...docket.names import core, heading, resembles
from ...model.fees import GameRef
from .._approvals import references
from ..answer import Answer, Answers, Ask, following, met, not_applicable, unclear
from ..values import name

NEEDS_FILING = True
NUMBERS = ("approval-form", "approval-on-sheet", "approval-unique")
"""Rules on the number by which a name on the sheet leads to rules."""


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.schedule_file
    named = [ref for ref in references(subject.schedule) if ref.called]
    if not named:
        yield not_applicable("none")
    elif subject.schedule_file.id in subject.filing.superseded:
        yield not_applicable("replaced")
    elif found := _strange(subject.filing, named):
        for reference in found:
            answer = _astray(subject.filing, reference, named)
            yield following(answer, *answer.follows, *NUMBERS)
    else:
        yield met("named", named[0], count=len(named))


def _strange(filing: Filing, named: list[GameRef]) -> list[GameRef]:
    """The first reference by each name that rules do not use; documents-named reports lost ids."""
    astray: dict[str, GameRef] = {}
    for reference in named:
        games = filing.joined(reference)
        lost = reference.document and not games and not filing.alone
        if not lost and not any(_carries(game, reference) for game in games):
            astray.setdefault(core(str(reference.called)), reference)
    return list(astray.values())


def _astray(filing: Filing, reference: GameRef, named: list[GameRef]) -> Answer:
    games = filing.joined(reference)
    return _renamed(filing, reference, games[0]) if games else _lost(filing, reference, named)


def _carries(game: GameFile, reference: GameRef) -> bool:
    """Whether the rules use the name; a name taken from the sheet itself proves nothing."""
    also = [
        said
        for said in game.game.also_called
        if said.at is None or str(said.at) != str(reference.at)
    ]
    own = {core(one) for one in (game.game.name, *(said.is_ for said in also))}
    called = str(reference.called)
    sheet = {core(called), core(called.partition("(")[0]), core(called.partition(",")[0])}
    return bool(sheet & (own | _versions(game)))


def _versions(game: GameFile) -> set[str]:
    return {f"{core(game.game.name)} {version.is_}" for version in game.game.version}


def _lost(filing: Filing, reference: GameRef, references: list[GameRef]) -> Answer:
    alike = _alike(filing, str(reference.called))
    if alike is None:
        return _nowhere(filing, reference)
    numbers = list(dict.fromkeys(approval.number for approval in alike.game.approvals))
    if numbers:
        return _answer("another-number", reference, alike, numbers=[name(one) for one in numbers])
    others = [ref for ref in references if ref is not reference and alike in filing.joined(ref)]
    if not others:
        return _answer("no-number", reference, alike)
    first = name(others[0].approval) if others[0].approval else None
    beside = name(str(others[0].called))
    return _answer("two-numbers", reference, alike, beside=beside, first=first)


def _nowhere(filing: Filing, reference: GameRef) -> Answer:
    unpriced = [
        game for game in filing.games if not game.game.approvals and not filing.fees_of(game)
    ]
    like = next(
        (game for game in unpriced if resembles(game.game.name, str(reference.called))), None
    )
    if like is None:
        return _answer("not-filed", reference, None)
    answer = _answer("other-name", reference, like)._replace(
        related=((heading(like.game), "rules"),)
    )
    return following(answer, "fee-schedule-filed")


def _alike(filing: Filing, called: str) -> GameFile | None:
    """The rules the sheet may mean: of that name, unnumbered first; else of nearly that name."""
    named = [game for game in filing.games if core(game.game.name) == core(called)]
    unnumbered = [game for game in filing.games if not game.game.approvals]
    nearly = [game for game in unnumbered if core(called).startswith(f"{core(game.game.name)} ")]
    return next(iter((*sorted(named, key=lambda game: bool(game.game.approvals)), *nearly)), None)


def _renamed(filing: Filing, reference: GameRef, game: GameFile) -> Answer:
    others = [one for one in filing.games if one is not game]
    taken = any(core(one.game.name) == core(str(reference.called)) for one in others)
    return _answer("others-name" if taken else "renamed", reference, game)


def _answer(case: str, reference: GameRef, like: GameFile | None, **given: object) -> Answer:
    return unclear(
        case,
        reference,
        see=[((like.game, "name"), "rules")] if like else [],
        key=core(str(reference.called)),
        called=name(str(reference.called)),
        number=name(reference.approval) if reference.approval else None,
        like=like,
        **given,
    )
