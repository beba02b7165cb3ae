"""A joker stands for the same cards wherever the rules say what it stands for.

## What is asked
The scope of the joker, for the game or for one wager, is stated alike everywhere; a place that offers two scopes says when each holds.

## Why
A fully wild joker and one that only completes straights and flushes make different hands with different odds.

## Fails
```yaml violated
kind: game
name: Example
category: player-dealer
joker: [{acts-as: any-card, at: 10}, {acts-as: ace-straight-or-flush, at: 40}]
```
One place offers two scopes and nothing chooses between them.
```yaml unclear
kind: game
name: Example
category: player-dealer
joker: [{acts-as: ace-straight-or-flush, at: 608}, {acts-as: wild, at: 608}]
```

## Passes
A wager may have a scope of its own.
```yaml met
kind: game
name: Example
category: player-dealer
joker: [{acts-as: wild, at: 10}, {acts-as: any-card, at: 20}, {acts-as: ace-straight-or-flush, where: fortune-bonus, at: 40}]
```

## Boundary
A joker that makes the total 21 is wild in one way.
```yaml unclear
kind: game
name: Example
category: player-dealer
joker: [{acts-as: wild, at: 317}, {acts-as: hard-21, at: 431}]
```
A deck without jokers has no scope for one.
```yaml violated
kind: game
name: Example
category: player-dealer
deck: {cards: 52, jokers: 0, at: 5}
joker: {acts-as: wild, at: 10}
```

A place that makes an exception for the others does not contradict them.
```yaml met
kind: game
name: Example
category: player-dealer
joker: [{acts-as: ace-straight-or-flush, at: 543}, {acts-as: ace, note: except as said elsewhere, at: 573}]
```

## How to fix
State the scope once for the game, and once for each wager that differs.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.cards import Joker
from ...model.game import Game
from .._agree import CONTRADICTION, Clash, Said, agreement, differ
from .._say import plain
from ..legacy import Answer, Ask, not_applicable, unclear

FIX = "state once what the joker stands for, and for which wagers it differs"
PARTIAL = ({"ace", "ace-straight-or-flush"}, {"ace", "ace-or-straight"}, {"ace-or-straight", "ace-straight-or-flush"}, {"any-card", "hard-21"})
ALIKE = {"wild": "any-card"}
UNUSED = frozenset({"not-used"})


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    if not subject.game.joker:
        yield not_applicable("the rules do not say what a joker stands for")
        return
    decks = _decks(subject.game)
    for where in sorted({joker.where for joker in subject.game.joker}, key=str):
        said = _stated(subject.game, where)
        fact = "what the joker stands for" + (f" in the {plain(where)}" if where else "")
        open_ = [one for one in said if len(one.value) > 1]
        if open_ and differ(said, _clash) is None:
            yield unclear(f"{fact} is left open between {open_[0].words}, and nothing says which holds", FIX, open_[0].place)
        else:
            yield from agreement(fact, [*said, *(decks if where is None else ())], _clash, FIX)


def denied(game: Game) -> bool:
    """Whether one place has a joker, or says what it stands for, and another that none is used: a contradiction this rule tells."""
    said = _stated(game, None)
    values = [one.value for one in (*said, *(_decks(game) if said else ()))]
    return UNUSED in values and any(value != UNUSED for value in values)


def _stated(game: Game, where: str | None) -> list[Said]:
    """What is said of it without exception."""
    return _places([joker for joker in game.joker if joker.where == where and not joker.usually and "except" not in (joker.note or "")])


def _decks(game: Game) -> list[Said]:
    """Whether the deck has jokers; nothing where its statements differ, which the rule on decks reports."""
    decks = [Said(d, None if d.jokers else UNUSED, "the deck has jokers" if d.jokers else "the deck has no joker") for d in game.deck if d.jokers is not None]
    return decks if len({one.value for one in decks}) == 1 else []


def _places(jokers: list[Joker]) -> list[Said]:
    """One statement for each place; several scopes at one place are alternatives."""
    found: dict[str, list[Joker]] = {}
    for number, joker in enumerate(jokers):
        found.setdefault(str(joker.at or number), []).append(joker)
    return [Said(group[0], frozenset(ALIKE.get(j.acts_as, j.acts_as) for j in group), " or ".join(plain(j.acts_as) for j in group)) for group in found.values()]


def _clash(first: frozenset[str] | None, second: frozenset[str] | None) -> Clash | None:
    if first is None or second is None:  # a deck that has jokers: only a joker never used contradicts it
        return CONTRADICTION if UNUSED in (first, second) else None
    if first == second:
        return None
    if first & second:
        return Clash("Which of the two scopes holds is not said")
    return Clash("The one scope may be meant as a case of the other") if (first | second) in PARTIAL else CONTRADICTION
