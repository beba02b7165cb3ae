"""A part of the rules does not break off in the middle.

## What is asked
Every part of the filing is whole: a sentence that begins also ends.

## Why
What stood in the missing lines cannot be guessed, and nobody can be held to it.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
sections: [{is: round-of-play, at: 438, damaged: cut-off}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
sections: [{is: round-of-play, at: 438-460}]
```

## Boundary
A missing picture is another matter; so is a rule for errors that breaks off, which is named like a part.
```yaml met
kind: game
name: Example
category: player-dealer
sections: [{is: layout, at: 12, damaged: picture}]
```
```yaml unclear
kind: game
name: Example
category: poker
sections: [{is: object, at: 2}]
irregularities: [{what: early-turn, then: does not play, at: 691, damaged: cut-off}]
```
A sentence that goes on, without the word that carries it, says as little.
```yaml unclear
kind: game
name: Example
category: pan
irregularities: [{what: discard-to-ten-cards, then: not allowed, at: 775, damaged: lost-words}]
```

A list that ends with an "or" breaks off, too.
```yaml unclear
kind: game
name: Example
category: player-dealer
notes: [{about: wager-choices, says: a third choice is missing, at: 2380, damaged: cut-off}]
```
A passage whose words do not go together is told with what is doubtful in it; a part and a note of it that break off at one line are one finding.
```yaml unclear
kind: game
name: Example
category: house-banked
notes: [{about: five-number-bet, says: where it is laid cannot be made out, at: 777, damaged: garbled}]
```

## How to fix
Complete the passage.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from .._agree import line
from .._say import plain
from ..legacy import Answer, Ask, met, not_applicable, unclear

BROKEN = {"cut-off": "breaks off in the middle of a sentence", "lost-words": "lacks a word on which its sense depends"}
GARBLED = "garbled"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    sections = [(section, f"the part on the {plain(section.is_)}") for section in game.sections if section.damaged in BROKEN]
    errors = [(said, f"the rule on {plain(said.what)}") for said in game.irregularities if said.damaged in BROKEN]
    told = {line(section) for section, _ in sections}
    lists = [(note, f"the passage on the {plain(note.about)}") for note in game.notes if note.damaged in BROKEN and line(note) not in told]
    garbled = [note for note in game.notes if note.damaged == GARBLED]
    for note in garbled:
        yield unclear(f"the words of the passage on the {plain(note.about)} do not go together: {note.says}", "write the passage anew", note)
    for place, name in (*sections, *errors, *lists):
        yield unclear(f"{name} {BROKEN[place.damaged or '']}. The copy at hand may lack the rest", "complete the passage", place)
    if not sections and not errors and not lists and not garbled:
        yield met("no part is seen to break off", *game.sections[:1]) if game.sections else not_applicable("the document does not list the parts of the text")
