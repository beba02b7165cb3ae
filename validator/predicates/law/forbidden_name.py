"""A game named as the law does not allow.

The name of a game whose hand closest to a target wins has none of the words or figures the
provision lists. A word in the name of another game is left to a person. A name tells the patron
which game is meant.

## Says
- forbidden: The name “{name}” contains {words}, which a game of this kind may not have in its name.
  Fix: Choose a name without {words:or}.
  See other: also named so
- perhaps: The name “{name}” contains {words}, but in this game no hand is compared with a target.
  Is the name allowed?
  Fix: Choose a name without {words:or}, or ask the regulator.
- allowed: The name “{name}” has none of the forbidden words.
- no-target: In this game no hand is compared with a target.

## Examples
```yaml violated forbidden provision=blackjack-name
kind: game
name: Pure 21.5 Blackjack
category: player-dealer
compares: {by: closest-to-target, target: 21.5}
```
> The name “Pure 21.5 Blackjack” contains blackjack and 21, which a game of this kind may not have
> in its name.
```yaml met allowed provision=blackjack-name
kind: game
name: Nearest Wins
category: player-dealer
compares: {by: closest-to-target, target: 22}
```
"""

from __future__ import annotations

from ...docket.names import printed
from .._law import towards
from ..answer import Answer, Answers, Ask, Place, Subject, met, not_applicable, unclear, violated
from ..parameters import WORDS
from ..values import name

PARAMETERS = {"words": WORDS}
Named = tuple[str, list[str], Place]
"""A printed name, the words in it, and its place."""


def judge(subject: Subject, ask: Ask) -> Answers:
    listed = [str(word).lower() for word in ask.value("words", [])]
    found = [
        (text, words, place)
        for text, place in printed(subject.game)
        if (words := [word for word in listed if word in text.lower()])
    ]
    yield _aimed(subject, found) if towards(subject.game) else _other(found)


def _aimed(subject: Subject, found: list[Named]) -> Answer:
    if not found:
        return met("allowed", (subject.game, "name"), name=name(subject.game.name))
    text, words, place = found[0]
    see = [(other, "other") for _, _, other in found[1:]]
    return violated("forbidden", place, see=see, name=name(text), words=map(name, words))


def _other(found: list[Named]) -> Answer:
    """A figure in the name of a game without a target means something else."""
    for text, words, place in found:
        if worded := [name(word) for word in words if word.isalpha()]:
            return unclear("perhaps", place, name=name(text), words=worded)
    return not_applicable("no-target")
