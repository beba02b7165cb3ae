"""A joker stands for the same cards wherever the rules say what it stands for.

The scope of the joker, for the game or for one wager, is stated alike everywhere; a place that
offers two scopes says when each holds. A fully wild joker and one that only completes straights and
flushes make different hands with different odds.

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

## Examples
```yaml violated two-ways
joker: [{acts-as: any-card, at: 10}, {acts-as: ace-straight-or-flush, at: 40}]
```
> Two places differ on what the joker can be: any card (line 4), and semi-wild for aces, straights
> and flushes (line 4). Which is it?
A wager may have a scope of its own.
```yaml met agree
joker: [{acts-as: wild, at: 10}, {acts-as: any-card, at: 20}, {acts-as: ace-straight-or-flush, where: fortune-bonus, at: 40}]
```
"""

from __future__ import annotations

from .._jokers import UNUSED, decks, scopes
from ..agreement import CONTRADICTION, Clash, agreement, differ
from ..answer import Answers, Ask, Subject, not_applicable, unclear
from ..values import phrase

PARTIAL = (
    {"ace", "ace-straight-or-flush"},
    {"ace", "ace-or-straight"},
    {"ace-or-straight", "ace-straight-or-flush"},
)
MADE = {"any-card", "hard-21"}
"""A wild card makes the best total."""


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    if not game.joker:
        yield not_applicable("no-joker")
    for where in sorted({joker.where for joker in game.joker}, key=str):
        said = scopes(game, where)
        several = [one for one in said if len(one.value) > 1]
        if several and differ(said, _clash) is None:
            first = several[0]
            yield unclear("left-open", first.place, key=where, scopes=first.shown, where=where)
        else:
            stated = [*said, *(decks(game) if where is None else ())]
            yield from agreement(stated, _clash, phrase("fact", where=where), where or "")


def _clash(first: frozenset[str] | None, second: frozenset[str] | None) -> Clash | None:
    if first is None or second is None:  # a deck with jokers: only one never used contradicts it
        return CONTRADICTION if UNUSED in (first, second) else None
    if first == second or first | second == MADE:
        return None
    if first & second:
        return Clash(phrase("which-scope"))
    return Clash(phrase("a-case-of")) if (first | second) in PARTIAL else CONTRADICTION
