"""A word of the game's own on which money depends is explained.

## What is asked
Where a wager, a payment, a fee or the value of a hand depends on a word that is not common among
card players, the rules say what it means.

## Why
Two readers of "half action" pay two amounts.

## Says
- unexplained: The rules use “{term}” ({@}) but do not say what it means.
  Together (): The rules of {games} use terms of which they do not say what they mean: {term}.
  Fix: Explain the term where it is first used, or in the glossary.
  See again: used again
- open: The rules use “{term}” ({@}) but do not say {open}.
  Fix: Say {open}.
  See again: used again
- explained: The rules explain their own terms: {terms}.
- none: The rules use no terms of their own.

## Fails
```yaml not-stated unexplained
own-words: [{is: half action, at: 1338}]
```
> The rules use “half action” (line 4) but do not say what it means.

## Passes
```yaml met explained
own-words: [{is: half action, means: {is: half of the wager is in play, at: 1340}, at: 1338}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...docket.names import key
from ...model.told import OwnWord
from ..answer import Answer, Ask, met, not_applicable, not_stated
from ..values import name

FEW = 5


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    terms = subject.game.own_words
    explained = {key(said.is_) for said in subject.game.glossary}
    explained |= {key(term.is_) for term in terms if term.means}
    unknown: dict[str, list[OwnWord]] = {}
    for term in terms:
        if key(term.is_) not in explained:
            unknown.setdefault(key(term.is_), []).append(term)
    for first, *others in unknown.values():
        open_ = first.leaves_open
        yield not_stated(
            "open" if open_ else "unexplained",
            first,
            see=[(other, "again") for other in others[:3]],
            key=key(first.is_),
            term=name(first.is_),
            open=name(open_) if open_ else None,
        )
    if not terms:
        yield not_applicable("none")
    elif not unknown:
        see = [(term, "also") for term in terms[1:3]]
        known = list(dict.fromkeys(term.is_ for term in terms))[:FEW]
        yield met("explained", terms[0], see=see, terms=[name(one) for one in known])
