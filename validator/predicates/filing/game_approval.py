"""Each game can be told by its approval number.

The rules of a game, or a rate sheet that prices it, give its approval number. Without the number
nobody can tell whether these are the rules that were approved.

## Says
- unnumbered: No document gives an approval number for this game ({@}).
  Together (): No document gives an approval number for {games}.
  Fix: Print the approval number with the name of the game.
  Write: approvals: [{number: GEGA-000000}]
- unnumbered-unless: No document gives an approval number for this game ({@}).
  Reading: Is it the game that {@stray} calls “{called}”?
  Fix: Use one name for the game, and print its approval number there.
  See game: {game}
  See stray: “{called}”
- numbered: {game} has the approval number {number}.
- inferred: The number {number} is taken to be that of {game} ({@}), because of the place or a like
  name; no document says so.
  Reading: Is it?
  Fix: Print the approval number with the name of the game.
  Write: approvals: [{number: {number}}]
- draft: The filing is a draft; it gets its numbers when it is approved.
- of-that-name: A sheet gives {number} to a game of this name for which no rules are filed under
  that number.

## Examples
```yaml not-stated unnumbered
category: poker
```
> No document gives an approval number for this game (line 2).
```yaml met numbered
category: poker
approvals: [{number: GEGA-002745, at: 3}]
```
"""

from __future__ import annotations

from operator import itemgetter

from ...docket.filings import Filing, GameFile, Subject
from ...docket.names import core, heading
from ...model.fees import GameRef
from ...model.game import Approval
from .._unnamed import perhaps
from ..answer import Answer, Answers, Ask, following, met, not_applicable, not_stated, unclear
from ..values import name

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.game_file
    given = _given(subject.filing, subject.game_file)
    if subject.filing.draft and not given:
        yield not_applicable("draft")
    elif given:
        (unsure, place, number), *others = given
        see = [(other, "also") for _, other, _ in others]
        verdict, case = (unclear, "inferred") if unsure else (met, "numbered")
        yield verdict(case, place, see=see, game=subject.game_file, number=name(number))
    elif named := _of_that_name(subject):
        yield not_applicable("of-that-name", number=name(str(named.approval)))
    else:
        yield _unnumbered(subject)


def _given(filing: Filing, file: GameFile) -> list[tuple[bool, Approval | GameRef, str]]:
    """The places that give a number, those where it is only guessed last."""
    own = file.game.approvals
    sure = {one.number for one in own if not one.inferred}
    guessed = {one.number for one in own} - sure
    numbers: list[tuple[Approval | GameRef, str]] = [
        *((one, one.number) for one in own),
        *((ref, ref.approval) for _, _, ref in filing.fees_of(file) if ref.approval),
    ]
    given = [(bool(one.inferred) or number in guessed, one, number) for one, number in numbers]
    return sorted(given, key=itemgetter(0))


def _of_that_name(subject: Subject) -> GameRef | None:
    """A number on a sheet for a game of this name that leads to no rules."""
    own = core(subject.game.name)
    numbered = (ref for ref in subject.filing.stray if ref.approval)
    return next((ref for ref in numbered if core(ref.called or "") == own), None)


def _unnumbered(subject: Subject) -> Answer:
    place, sheet = heading(subject.game), perhaps(subject)
    if sheet is None:
        return not_stated("unnumbered", place, game=subject.game_file)
    answer = unclear(
        "unnumbered-unless",
        place,
        see=[(place, "game"), (sheet, "stray")],
        game=subject.game_file,
        called=name(str(sheet.called)),
    )
    return following(answer, "fee-schedule-filed", "documents-named")
