"""A game named as the law does not allow.

## What the law asks
The name of a game of this style has none of the words or figures the provision lists in it. A figure counts only in a game whose hand closest to
a target wins; a word in the name of anything else is left to a person.

## Why
A name tells the patron which game is meant.

## Fails
```yaml violated provision=blackjack-name
kind: game
name: Pure 21.5 Blackjack
category: player-dealer
compares: {by: closest-to-target, target: 21.5}
```

## Passes
```yaml met provision=blackjack-name
kind: game
name: Nearest Wins
category: player-dealer
compares: {by: closest-to-target, target: 22}
```

## Boundary
The figure stands in the name of a game of another kind.
```yaml not-applicable provision=blackjack-name
kind: game
name: 21st Century Baccarat
category: player-dealer
compares: {by: points-mod-10}
```

A bonus bet with the word in its name.
```yaml unclear provision=blackjack-name
kind: game
name: Buster Blackjack
category: bonus-bet
```

## How to fix
Choose another name.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...filed import Place
from .._law import towards
from .._names import printed
from ..legacy import Answer, Ask, met, not_applicable, unclear, violated
from ..parameters import WORDS

PARAMETERS = {"words": WORDS}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    listed = [str(word).lower() for word in ask.value("words", [])]
    style = bool(towards(subject.game))
    found: list[tuple[str, list[str], Place]] = []
    for name, place in printed(subject.game):
        words = [word for word in listed if word in name.lower() and (style or word.isalpha())]
        if words:
            found.append((name, words, place))
    if found and style:
        name, words, place = found[0]
        yield violated(f"the name {name!r} contains {' and '.join(words)}", "choose another name", place, *((other, f"{text!r}") for text, _, other in found[1:]))
    elif found:
        name, words, place = found[0]
        yield unclear(f"{name!r} contains {' and '.join(words)}, but these rules do not compare hands with a target; whether they are meant a person must judge", "choose another name", place)
    elif style:
        yield met("the name has none of the listed words", (subject.game, "name"))
    else:
        yield not_applicable("no hand is compared with a target")
