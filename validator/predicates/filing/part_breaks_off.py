"""A part of the rules does not break off in the middle.

Every part of the filing is whole: a sentence that begins also ends. What stood in the missing lines
cannot be guessed, and nobody can be held to it.

## Says
- copy-ends: The copy of this paper breaks off at line {last}. What may stand after it could not be looked for.
  Fix: File the whole paper.
- excerpt: Only a part of a longer paper is in the filing ({@}). What the rest says could not be looked for.
  Fix: File the other parts that govern this game.
- cut-off: {part} ({@}) seems to be incomplete.
  Fix: Complete the passage.
- lost-words: {part} ({@}) lacks a word on which its meaning depends.
  Fix: Complete the passage.
- garbled: The passage on the {about} ({@}) is not clear as written: {says}.
  Fix: Write the passage anew.
- (section): The part on the {about}
- (error): The rule on {about}
- (passage): The passage on the {about}
- whole: No part of the rules breaks off ({count:part}).
- none: The paper is not divided into parts.

## Examples
```yaml unclear cut-off
sections: [{is: round-of-play, at: 438, damaged: cut-off}, {is: fees, at: 440}]
```
> The part on the round of play (line 438) seems to be incomplete. The text seems to break off
> here. Check the original.
```yaml met whole
sections: [{is: round-of-play, at: 438-460}]
```
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...docket.filed import last_line
from ...model.game import Game
from ...model.part import Note, Part
from ..agreement import line
from ..answer import Answers, Ask, Subject, concluded, unclear
from ..values import name, number, phrase, topic

BROKEN = ("cut-off", "lost-words")
GARBLED = "garbled"


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.filed
    ends, game = subject.filed.copy_ends, subject.game_file and subject.game_file.game
    found = [*_cut(ends), *_garbled(subject.filed.model.notes)]
    found += _breaks(game, ends) if game else ()
    sections = game.sections if game else ()
    yield from concluded(found, sections[:1], "whole", count=len(sections))


def _cut(ends: Part | None) -> Answers:
    """That the copy ends, or is an excerpt."""
    if ends:
        case = "excerpt" if ends.damaged == "excerpt" else "copy-ends"
        yield unclear(case, ends, last=number(last_line(ends)))


def _garbled(notes: Iterable[Note]) -> Answers:
    for note in notes:
        if note.damaged == GARBLED:
            says = name(str(note.says))
            yield unclear("garbled", note, key=note.about, about=topic(note.about), says=says)


def _breaks(game: Game, ends: Part | None) -> Answers:
    """Passages that break off elsewhere than where the copy ends."""
    for place, kind, about in _broken(game):
        if not _within(place, ends):
            part = phrase(kind, about=topic(about))
            yield unclear(str(place.damaged), place, key=(kind, about), part=part)


def _within(part: Part, ends: Part | None) -> bool:
    """Whether a passage breaks off where the copy does."""
    return part is ends or bool(ends and ends.at and last_line(part) in ends.at)


def _broken(game: Game) -> Iterator[tuple[Part, str, str]]:
    """Passages that break off; a part and a note of it at one line are one."""
    sections = [section for section in game.sections if section.damaged in BROKEN]
    known = {line(section) for section in sections}
    yield from ((section, "section", section.is_) for section in sections)
    for said in game.irregularities:
        if said.damaged in BROKEN:
            yield said, "error", said.what
    for note in game.notes:
        if note.damaged in BROKEN and line(note) not in known:
            yield note, "passage", note.about
