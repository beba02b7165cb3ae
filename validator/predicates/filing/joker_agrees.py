"""A joker stands for the same cards wherever the rules say what it stands for.

## What is asked
The scope of the joker, for the game or for one wager, is stated alike everywhere; a place that
offers two scopes says when each holds.

## Why
A fully wild joker and one that only completes straights and flushes make different hands with
different odds.

## Says
- (fact): what the joker can be[ in the {where}]
- (differ): Two places differ on {fact}
- (remedy): Say once what the joker can be, and for which wagers it differs.
- left-open: The rules let the joker be {scopes}[ in the {where}] ({@}), and do not say which
  applies.
  Fix: Say once what the joker can be, and for which wagers it differs.
- (alternatives): {scopes:or}
- (any-card): any card
- (wild): fully wild
- (ace-straight-or-flush): semi-wild for aces, straights and flushes
- (ace-or-straight): semi-wild for aces and straights
- (ace): an ace only
- (lowest-missing): the lowest card missing
- (not-used): no joker is used
- (blank): a blank card
- (hard-21): a card that makes the total 21
- (deck-with): the deck has jokers
- (deck-without): the deck has no joker
- (which-scope): Which of the two applies?
- (a-case-of): Does one of the two apply only in a special case?
- no-joker: The rules do not say what a joker can be.

## Fails
```yaml violated two-ways
joker: [{acts-as: any-card, at: 10}, {acts-as: ace-straight-or-flush, at: 40}]
```
> Two places differ on what the joker can be: any card (line 4), and semi-wild for aces, straights
> and flushes (line 4). Which is it?

## Passes
A wager may have a scope of its own.
```yaml met agree
joker: [{acts-as: wild, at: 10}, {acts-as: any-card, at: 20}, {acts-as: ace-straight-or-flush, where: fortune-bonus, at: 40}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.cards import Joker
from ...model.game import Game
from ..agreement import CONTRADICTION, Clash, Said, agreement, differ
from ..answer import Answer, Ask, not_applicable, unclear
from ..values import phrase

PARTIAL = (
    {"ace", "ace-straight-or-flush"},
    {"ace", "ace-or-straight"},
    {"ace-or-straight", "ace-straight-or-flush"},
    {"any-card", "hard-21"},
)
ALIKE = {"wild": "any-card"}
UNUSED = frozenset({"not-used"})


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    if not subject.game.joker:
        yield not_applicable("no-joker")
        return
    decks = _decks(subject.game)
    for where in sorted({joker.where for joker in subject.game.joker}, key=str):
        said = _stated(subject.game, where)
        open_ = [one for one in said if len(one.value) > 1]
        if open_ and differ(said, _clash) is None:
            yield unclear(
                "left-open", open_[0].place, key=where, scopes=open_[0].shown, where=where
            )
        else:
            stated = [*said, *(decks if where is None else ())]
            yield from agreement(stated, _clash, phrase("fact", where=where), where or "")


def denied(game: Game) -> bool:
    """Whether one place has a joker, or says what it can be, and another that none is used."""
    said = _stated(game, None)
    values = [one.value for one in (*said, *(_decks(game) if said else ()))]
    return UNUSED in values and any(value != UNUSED for value in values)


def _stated(game: Game, where: str | None) -> list[Said]:
    """What is said of it without exception."""
    own = [joker for joker in game.joker if joker.where == where and not joker.usually]
    return _places([joker for joker in own if "except" not in (joker.note or "")])


def _decks(game: Game) -> list[Said]:
    """Whether the deck has jokers; nothing where its statements differ, which deck-agrees reports."""
    decks = [
        Said(d, None if d.jokers else UNUSED, phrase("deck-with" if d.jokers else "deck-without"))
        for d in game.deck
        if d.jokers is not None
    ]
    return decks if len({one.value for one in decks}) == 1 else []


def _places(jokers: list[Joker]) -> list[Said]:
    """One statement for each place; several scopes at one place are alternatives."""
    found: dict[str, list[Joker]] = {}
    for number, joker in enumerate(jokers):
        found.setdefault(str(joker.at or number), []).append(joker)
    return [_said(group) for group in found.values()]


def _said(group: list[Joker]) -> Said:
    scopes = frozenset(ALIKE.get(joker.acts_as, joker.acts_as) for joker in group)
    return Said(group[0], scopes, phrase("alternatives", scopes=[phrase(j.acts_as) for j in group]))


def _clash(first: frozenset[str] | None, second: frozenset[str] | None) -> Clash | None:
    if (
        first is None or second is None
    ):  # a deck that has jokers: only one never used contradicts it
        return CONTRADICTION if UNUSED in (first, second) else None
    if first == second:
        return None
    if first & second:
        return Clash(phrase("which-scope"))
    return Clash(phrase("a-case-of")) if (first | second) in PARTIAL else CONTRADICTION
