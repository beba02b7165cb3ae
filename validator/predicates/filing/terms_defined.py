"""A word of the game's own on which money depends is explained.

## What is asked
Where a wager, a payment, a fee or the value of a hand depends on a word that is not common among card players, the rules say what it means.

## Why
Two readers of "half action" pay two amounts.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
own-words: [{is: half action, at: 1338}]
```

A plain word leaves open what is asked of it here.
```yaml not-stated
kind: game
name: Example
category: house-banked
own-words: [{is: even, leaves-open: whether 0 and 00 are even, at: 784}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
own-words: [{is: half action, means: {is: half of the wager is in play, at: 1340}, at: 1338}]
```

## Boundary
The glossary explains it.
```yaml met
kind: game
name: Example
category: player-dealer
glossary: [{is: Half Action, at: 1361}]
own-words: [{is: half action, at: 1338}]
```

## How to fix
Explain the word where it is first used, or in the glossary.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.told import OwnWord
from .._names import key
from ..legacy import Answer, Ask, met, not_applicable, not_stated


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    terms = subject.game.own_words
    explained = {key(said.is_) for said in subject.game.glossary} | {key(term.is_) for term in terms if term.means}
    unknown: dict[str, list[OwnWord]] = {}
    for term in terms:
        if key(term.is_) not in explained:
            unknown.setdefault(key(term.is_), []).append(term)
    for first, *others in unknown.values():
        unsaid, fix = (first.leaves_open, f"say {first.leaves_open}") if first.leaves_open else ("what it means", f"explain “{first.is_}”")
        yield not_stated(f"“{first.is_}” is used, and nothing says {unsaid}", fix, first, *((other, "used again") for other in others[:3]))
    if not terms:
        yield not_applicable("the document notes no word of the game's own")
    elif not unknown:
        yield met("the words of the game's own are explained", *terms[:3])
