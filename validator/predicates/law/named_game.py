"""A game the law forbids by name.

Some games are forbidden by name, whoever banks them. A game that is only like one (a longer name
with the word in it, or the same target) is left to a person. The list is of games, not of words: a
variant with other rules may be lawful. A common word for one in the name is asked about where the
target is not already.

## Says
- (each):
  Fix (name-within, name-like, alike): Explain in the filing what is different from {forbidden}.
  Write (name-within, name-like, alike): states: [{that: differs-from-forbidden, note: what is different}]
  Fix (within-explained, like-explained, alike-explained): A regulator decides whether that is enough.
  See explained: explains what is different
- forbidden: This game is called {name} ({@}), a game that the law forbids by name.
  Fix: Do not offer this game.
- name-within: The name {name} ({@}) contains the name of a game that the law forbids: {forbidden}.
  Reading: How does this game differ from {forbidden}?
- alike: The hand closest to {target} wins ({@}), much as in {forbidden}, which the law forbids by name.
    The filing does not explain why it is another game.
  Reading: Is the target of {target} enough?
  Together (forbidden): In {games} the hand closest to a target wins, much as in {forbidden}, which the
    law forbids by name. Why are they other games?
- name-like: The name {name} ({@}) has the word {word}, another name for {forbidden}, which the law
  forbids by name.
  Reading: How does this game differ from {forbidden}?
- like-explained: The name {name} ({@}) has the word {word}, another name for {forbidden}, which the
  law forbids by name. The filing says how this game differs ({@explained}).
  Reading: Is the difference enough?
- within-explained: The name {name} ({@}) contains the name of a game that the law forbids: {forbidden}.
  The filing says how this game differs ({@explained}).
  Reading: Is the difference enough?
- alike-explained: The hand closest to {target} wins ({@}), much as in {forbidden}, which the law forbids
  by name. The filing says how this game differs ({@explained}).
  Reading: Is the difference enough?
- other: {name} is not one of the games that the law forbids by name.

## Examples
```yaml violated forbidden
kind: game
name: Roulette
category: house-banked
```
> This game is called Roulette (line 2), a game that the law forbids by name.
```yaml met other
kind: game
name: Pai Gow Poker
category: player-dealer
```

## References
Penal Code 330.
"""

from __future__ import annotations

from decimal import Decimal

from ...docket.names import key, printed
from ...model.wagers import Comparison
from .._law import target, towards
from ..answer import Answers, Ask, Place, Role, Subject, met, unclear, violated
from ..parameters import AMOUNT, TEXT, WORDS, rows
from ..values import name

LOOK = str.maketrans("01", "ol")
PARAMETERS = {
    "names": WORDS,
    "also": rows("rows of a name and another word for that game", TEXT, TEXT),
    "targets": rows("rows of a name, the lowest and the highest target", TEXT, AMOUNT, AMOUNT),
}


def judge(subject: Subject, ask: Ask) -> Answers:
    forbidden = [str(word) for word in ask.value("names", [])]
    named = (*_exact(subject, forbidden), *_within(subject, forbidden))
    found = (*named, *_alike(subject, ask), *_like(subject, ask))
    game = subject.game
    yield found[0] if found else met("other", (game, "name"), name=name(game.name))


def _exact(subject: Subject, forbidden: list[str]) -> Answers:
    listed = set(map(_seen, forbidden))
    for called, place in printed(subject.game):
        if _seen(called) in listed:
            yield violated("forbidden", place, name=name(called))


def _seen(called: str) -> str:
    """A name as it looks at a glance: in one word, a zero for an O and a one for an L."""
    return key(called).replace(" ", "").translate(LOOK)


def _within(subject: Subject, forbidden: list[str]) -> Answers:
    for called, place in printed(subject.game):
        words = key(called).split()
        for word in forbidden:
            if word.isalpha() and word in words:
                case, see = _answered(subject, "name-within", "within-explained")
                yield unclear(case, place, see=see, name=name(called), forbidden=name(word))


def _like(subject: Subject, ask: Ask) -> Answers:
    """Names with a common word for a forbidden game; a bonus bet may have that of its host."""
    hosted = subject.game.category == "bonus-bet"
    for called, place in () if hosted else printed(subject.game):
        words = key(called).split()
        for forbidden, word in ask.value("also", []):
            if word in words:
                case, see = _answered(subject, "name-like", "like-explained")
                values = {"name": name(called), "word": name(word), "forbidden": name(forbidden)}
                yield unclear(case, place, see=see, **values)


def _alike(subject: Subject, ask: Ask) -> Answers:
    """Games with the mechanics of a named one: a target among those that resemble it."""
    targets = [(one, text) for one in towards(subject.game) for text in one.target]
    for word, low, high in ask.value("targets", []):
        for comparison, text in targets:
            figure = target(text)
            if figure is not None and Decimal(str(low)) <= figure <= Decimal(str(high)):
                place, called = _closest(comparison), name(word)
                case, see = _answered(subject, "alike", "alike-explained")
                yield unclear(case, place, see=see, target=name(text), forbidden=called)


def _answered(subject: Subject, open_case: str, explained: str) -> tuple[str, list[Role]]:
    """Which case it is: an explanation leaves the question, but answers the applicant's part."""
    said = [one for one in subject.game.states if one.that == "differs-from-forbidden" and one.is_]
    return (explained, [(said[0], "explained")]) if said else (open_case, [])


def _closest(comparison: Comparison) -> Place:
    """Where the rules say that the closest hand wins; else where they name the target."""
    won = (one for one in comparison.outcomes if one.case == "higher" and not one.if_)
    return next(won, None) or (comparison, "target")
