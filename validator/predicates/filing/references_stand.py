"""A reference within the rules leads to what it announces.

Where the text sends the reader to a numbered item, a chart or a document, what is announced is
there. A number that moved when the list was changed leads to another rule.

## Says
- elsewhere: The rules refer to {to} for {about} ({@}). The right place is {stands} ({@stands}).
  Fix: Change the reference to {stands}.
  See stands: {stands}
- nowhere: The rules refer to {to} for {about} ({@}), but there is no such place.
  Fix: Correct the reference.
- lost: The rules refer to {to} for {about} ({@}), which the source text does not show.
  Reading: Does the original have it?
  Fix: Print it there, or write it out.
- outside: The rules refer to {to} for {about} ({@}), but the filing does not have them.
  Fix: File {to}, or write out what this game takes from them.
- unnamed: The rules refer to {to} for {about} ({@}), but name none of them. Which are meant?
  Fix: Write out the rule here, or name the game it is taken from.
- right: {count:reference} within the rules {count:is} right.
- none: No reference within the rules is noted.

## Examples
```yaml violated elsewhere
refers: [{to: number 14, about: where the action starts, stands: {is: number 13, at: 844}, at: 839}]
```
> The rules refer to number 14 for where the action starts (line 4). The right place is number 13
> (line 4).
```yaml met right
refers: [{to: number 9, about: the bonus wager, right: true, at: 60}]
```
"""

from __future__ import annotations

from ...model.told import Reference
from ..answer import (
    Answer,
    Answers,
    Ask,
    Subject,
    met,
    not_applicable,
    not_stated,
    roles,
    unclear,
    violated,
)
from ..values import name

VERDICTS = {"elsewhere": violated, "nowhere": not_stated}


def judge(subject: Subject, ask: Ask) -> Answers:
    refers = subject.game.refers
    wrong = [reference for reference in refers if not reference.right]
    yield from map(_answer, wrong)
    if not refers:
        yield not_applicable("none")
    elif not wrong:
        yield met("right", refers[0], see=roles(refers[1:]), count=len(refers))


def _answer(reference: Reference) -> Answer:
    stands = reference.stands
    case = _case(reference)
    return VERDICTS.get(case, unclear)(
        case,
        reference,
        see=[(stands, "stands")] if stands else [],
        key=(reference.to, reference.about),
        to=name(reference.to),
        about=name(reference.about),
        stands=name(stands.is_) if stands else None,
    )


def _case(reference: Reference) -> str:
    if reference.outside:
        return "outside"
    if reference.unnamed:
        return "unnamed"
    if reference.stands is None:
        return "lost" if reference.damaged else "nowhere"
    return "elsewhere"
