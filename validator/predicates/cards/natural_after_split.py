"""The rules say whether two cards of a split hand can make a natural.

## What is asked
Where a natural is made of two different cards and pairs may be split, the rules say whether an ace
and a ten that come together after a split are a natural. "The first two cards dealt" says it.

## Why
A natural beats every other hand and is paid more. Split aces and split tens are where the question
comes up every day.

## Says
- silent: A natural is {cards} in two cards ({@natural}), and pairs may be split ({@}).
  The rules do not say whether such cards in a split hand are a natural.
  Reading: Do such cards in a split hand count as an ordinary 21?
  Fix: Say whether a split hand can be a natural, and what it is paid.
  Write: playing-options: [{is: natural-after-split, allowed: false}]
  See natural: the natural
- said: The rules say whether a split hand can be a natural ({@}).
- initial: Only cards of the first deal make a natural ({@}).
- (span): a card from {low} to {high}
- none: The rules have no natural of two different cards, or nothing may be split.

## Fails
```yaml unclear silent
compares: {by: closest-to-target, target: 21.5, natural: {ranks: [A, 10-K], at: 2246}}
playing-options: [{is: split, allowed: true, on: [any pair], at: 2336}]
```
> A natural is an ace and a card from 10 to K in two cards (line 4), and pairs may be split (line
> 5). The rules do not say whether such cards in a split hand are a natural. Do such cards in a
> split hand count as an ordinary 21?

## Passes
```yaml met said
compares: {by: closest-to-target, target: 21.5, natural: {ranks: [A, 10-K], first: 2, at: 1967}}
playing-options: [{is: split, allowed: true, on: [any pair], at: 1982}, {is: natural-after-split, allowed: false, at: 1988}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.game import Game, Splitting
from ...model.wagers import Event
from ..answer import Answer, Ask, met, not_applicable, roles, unclear
from ..values import Value, a_card, name, phrase


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    naturals = _naturals(game)
    splits = [one for one in _options(game, "split") if one.allowed]
    said = _options(game, "natural-after-split")
    initial = [natural for natural in naturals if _first_dealt(natural)]
    if not naturals or not splits:
        yield not_applicable("none")
    elif said:
        yield met("said", said[0], see=roles(said[1:]))
    elif initial:
        yield met("initial", initial[0], see=roles(initial[1:]))
    else:
        cards = [*map(_shown, naturals[0].ranks)]
        yield unclear("silent", splits[0], see=[(naturals[0], "natural")], cards=cards)


def _first_dealt(natural: Event) -> bool:
    return bool(natural.first) if natural.initial is None else natural.initial


def _naturals(game: Game) -> list[Event]:
    """Naturals of two different cards: one of them may come to a hand that was split."""
    naturals = [comparison.natural for comparison in game.compares if comparison.natural]
    return [natural for natural in naturals if len(set(natural.ranks)) > 1]


def _options(game: Game, word: str) -> list[Splitting]:
    return [one for one in game.playing_options if one.is_ == word]


def _shown(label: str) -> Value:
    low, _, high = label.partition("-")
    return phrase("span", low=name(low), high=name(high)) if high else a_card(label)
