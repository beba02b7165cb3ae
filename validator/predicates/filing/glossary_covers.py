"""A glossary explains the game's own words.

## What is asked
A document that has a glossary defines in it the wagers that bear a name of their own.

## Why
A reader who meets a coined word looks there.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
sections: [{is: glossary, at: 2832-2850}]
glossary: [{is: ante, at: 2835}, {is: bonus bet, at: 2839}]
wagers: [{name: ante}, {name: pair-plus, bonus: true, at: 2780}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
sections: [{is: glossary, at: 2832-2850}]
glossary: [{is: ante wager, at: 2835}, {is: Pair-Plus, at: 2839}]
wagers: [{name: ante}, {name: pair-plus, bonus: true}]
```

## Boundary
A few words explained in passing are no glossary; plain words such as base, play and tie need no definition there.
```yaml not-applicable
kind: game
name: Example
category: player-dealer
glossary: [{is: natural, at: 28}]
wagers: [{name: pair-plus, bonus: true}]
```
```yaml met
kind: game
name: Example
category: player-dealer
sections: [{is: definitions, at: 1}]
glossary: [{is: envy bonus payout, at: 2}]
wagers: [{name: base}, {name: play}, {name: envy-bonus, bonus: true}]
```

A wager that is introduced there under a general word is explained.
```yaml met
kind: game
name: Example
category: player-dealer
sections: [{is: definitions, at: 546-559}]
glossary: [{is: bonus bet, at: 550}]
wagers: [{name: fortune-bonus, bonus: true, at: 550}]
```

## How to fix
Define the missing words.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...judge.answer import Answer, Ask, met, not_applicable, not_stated
from ...model.game import SectionAt
from ...model.wagers import Wager
from .._agree import line, listed
from .._names import key

PLAIN = {"base", "ante", "play", "blind", "tie", "insurance", "split", "double", "down", "ticket", "primary", "raise"}
FILLER = {"bonus", "bet", "wager", "the", "a", "bets", "payout", "dont", "don", "t"}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    section = next((part for part in game.sections if part.is_ in ("glossary", "definitions")), None)
    if section is None or not game.glossary or not game.wagers:
        yield not_applicable("the rules have no glossary, or no wagers of their own")
        return
    terms = [_words(said.is_) for said in game.glossary]
    missing = [
        wager for wager in game.wagers if (_words(wager.name) - PLAIN) and not any(_covers(term, wager) for term in terms) and not _inside(section, wager)
    ]
    if missing:
        names = listed(wager.name for wager in missing)
        yield not_stated(f"the glossary does not explain {names}", f"define {names} in the glossary", section, *((wager, wager.name) for wager in missing[:4]))
    else:
        yield met("the glossary explains the wagers that bear a name of their own", section)


def _inside(section: SectionAt, wager: Wager) -> bool:
    """Whether the wager is introduced in the glossary itself, under another word."""
    return section.at is not None and line(wager) in section.at


def _words(text: str) -> set[str]:
    return set(key(text).split()) - FILLER


def _covers(term: set[str], wager: Wager) -> bool:
    return any(
        words and (words <= term or (term and term <= words and len(term) == len(words))) for words in (_words(name) for name in (wager.name, *wager.called))
    )
