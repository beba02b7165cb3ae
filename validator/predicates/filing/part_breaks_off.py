"""A part of the rules does not break off in the middle.

## What is asked
Every part of the filing is whole: a sentence that begins also ends.

## Why
What stood in the missing lines cannot be guessed, and nobody can be held to it.

## Says
- cut-off: {part} ({@}) is not complete.
  Fix: Complete the passage.
- lost-words: {part} ({@}) lacks a word on which its meaning depends.
  Fix: Complete the passage.
- garbled: The passage on the {about} ({@}) cannot be understood as written: {says}.
  Fix: Write the passage anew.
- (section): The part on the {about}
- (error): The rule on {about}
- (passage): The passage on the {about}
- whole: No part of the rules breaks off ({count:part}).
- none: The rules are not divided into parts.

## Fails
```yaml unclear cut-off
sections: [{is: round-of-play, at: 438, damaged: cut-off}]
```
> The part on the round of play (line 438) is not complete. The text stops in mid-sentence here.
> Check the original.

## Passes
```yaml met whole
sections: [{is: round-of-play, at: 438-460}]
```

## Boundary
A missing picture is another matter; so is a rule for errors that breaks off, which is named like a
part.
```yaml met whole
sections: [{is: layout, at: 12, damaged: picture}]
```
```yaml unclear cut-off
category: poker
sections: [{is: object, at: 2}]
irregularities: [{what: early-turn, then: does not play, at: 691, damaged: cut-off}]
```
A sentence that goes on, without the word that carries it, says as little.
```yaml unclear lost-words
category: pan
irregularities: [{what: discard-to-ten-cards, then: not allowed, at: 775, damaged: lost-words}]
```
> The rule on discard to ten cards (line 775) lacks a word on which its meaning depends. Words are
> missing here. Check the original.

A list that ends with an "or" breaks off, too.
```yaml unclear cut-off
notes: [{about: wager-choices, says: a third choice is missing, at: 2380, damaged: cut-off}]
```
A passage whose words do not go together is told with what is doubtful in it; a part and a note of
it that break off at one line are one finding.
```yaml unclear garbled
category: house-banked
notes: [{about: five-number-bet, says: where it is laid cannot be made out, at: 777, damaged: garbled}]
```
> The passage on the five number bet (line 777) cannot be understood as written: where it is laid
> cannot be made out. The text is garbled here. Check the original.

Rules without headings.
```yaml not-applicable none
category: poker
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.game import Game
from ...model.part import Part
from ..agreement import line
from ..answer import Answer, Ask, met, not_applicable, unclear
from ..values import name, phrase

BROKEN = ("cut-off", "lost-words")
GARBLED = "garbled"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    garbled = [note for note in game.notes if note.damaged == GARBLED]
    broken = list(_broken(game))
    for note in garbled:
        says = name(str(note.says))
        yield unclear("garbled", note, key=note.about, about=note.about, says=says)
    for place, kind, about in broken:
        yield unclear(str(place.damaged), place, key=(kind, about), part=phrase(kind, about=about))
    if not garbled and not broken:
        sections = game.sections
        yield met("whole", sections[0], count=len(sections)) if sections else not_applicable("none")


def _broken(game: Game) -> Iterator[tuple[Part, str, str]]:
    """Passages that break off; a part and a note of it at one line are one."""
    sections = [section for section in game.sections if section.damaged in BROKEN]
    yield from ((section, "section", section.is_) for section in sections)
    yield from (
        (said, "error", said.what) for said in game.irregularities if said.damaged in BROKEN
    )
    known = {line(section) for section in sections}
    notes = [note for note in game.notes if note.damaged in BROKEN and line(note) not in known]
    yield from ((note, "passage", note.about) for note in notes)
