"""The natural of a game is defined once, and can be made with the fewest decks allowed.

Where a natural is paid or wins by itself, the rules say which cards make it. One that needs jokers
is possible however many decks are used. Whether a split ace and a ten, or three cards of the total,
are a natural is worth half a bet. A game whose best hand depends on jokers is another game at a
table without them.

## Says
- impossible: A natural needs {needed:joker} ({@natural}), but with {decks:deck}, as the rules allow
  ({@}), there {held:is} {held:joker}[ ({@jokers})].
  Reading: Are more decks always used?
  Fix: Raise the smallest number of decks, or add jokers to every deck.
  See natural: the natural
  See jokers: the jokers
- undefined: The rules have a separate rule for a natural ({@}), but {who} do not say which cards
  make one.[ {perhaps}]
  Together (): The rules of {games} have a separate rule for a natural, but do not say which cards
    make one.
  Fix: Say which cards make a natural.
  Write: compares: {natural: {ranks: [A, 10-K], first-cards: 2}}
- two-kinds: A natural is made of {first} in one place ({@natural}) and of {second} in another ({@}). Which is it?
  Fix: Say once which cards make a natural.
  See natural: the natural
- alike: A natural ({@natural}) makes {total:figure} and wins over other hands ({@}), but every
  {total:figure} is said to be worth the same ({@equal}). Which is it?
  Fix: Say that a natural is better than any other {total:figure}, or that it is not.
  See natural: the natural
  See equal: every {total:figure} alike
- possible: A natural of {needed:joker} can be made with {decks:deck}, the fewest allowed
  ({@decks}).
- none: No natural of this game needs a joker, or the decks and jokers are not given once.

## Examples
```yaml unclear impossible
deck: [{decks: 1+, at: 314}, {jokers: 1, jokers-per: deck, jokers-when: several-decks, at: 314}]
compares: {by: closest-to-target, target: [22], natural: {ranks: [joker, joker], at: 389}}
```
> A natural needs two jokers (line 5), but with one deck, as the rules allow (line 4), there are no
> jokers (line 4). Are more decks always used?
```yaml met possible
deck: {decks: 2-8, jokers: 1, jokers-per: deck}
compares: {by: closest-to-target, target: [22], natural: {ranks: [joker, joker]}}
```
"""

from __future__ import annotations

from decimal import Decimal
from itertools import chain

from ...docket import comparators
from ...docket.view import View
from ...model.cards import Deck
from ...model.game import Game
from ...model.part import Part
from ...model.wagers import Comparison, Event, Outcome
from .._cards import decks_with_joker
from .._two_cards import Hands
from ..answer import Answer, Answers, Ask, Subject, met, not_applicable, unclear, violated
from ..silence import silent
from ..values import name

NEEDS_FILING = True
NATURAL = "natural"
HARD = 21
"""The total of a hand with a joker of the kind `hard-21`.
"""


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    yield from _two_kinds(game)
    yield from _alike(game)
    naturals = filter(None, (one.natural for one in game.compares))
    of_jokers = [natural for natural in naturals if "joker" in natural.ranks]
    counted = {int(deck.decks.low): deck for deck in reversed(game.deck) if deck.decks}
    added = decks_with_joker(game)
    if of_jokers and added and len(counted) == 1:
        yield _answer(of_jokers[0], *next(iter(counted.items())), added[0])
    elif own := _undefined(subject.view):
        yield silent(subject.view, "undefined", own)
    else:
        yield not_applicable("none")


def _two_kinds(game: Game) -> Answers:
    """Cards that make a natural by the glossary, and others by the comparison."""
    ranked = [one.natural for one in game.compares if one.natural and one.natural.ranks]
    for term in (term for term in game.glossary if term.natural):
        for one in ranked[:1]:
            if sorted(one.each_card) != sorted(term.natural):
                first, second = (name(" with ".join(r)) for r in (one.each_card, term.natural))
                yield violated(
                    "two-kinds", term, see=[(one, "natural")], first=first, second=second
                )


def _alike(game: Game) -> Answers:
    """A natural that wins by itself, and makes a total all hands of which are worth the same."""
    for one in game.compares:
        ranked = [said for said in one.outcomes if said.case == NATURAL and not said.narrower]
        if ranked and one.natural:
            yield from _among_equals(one, one.natural, ranked[0], _makes(game, one.natural))


def _among_equals(one: Comparison, natural: Event, won: Outcome, made: Decimal | None) -> Answers:
    for said in one.equal_totals:
        if made is not None and said.is_.holds(made):
            see = [(natural, NATURAL), (said, "equal")]
            yield violated("alike", won, see=see, total=int(made))


def _makes(game: Game, natural: Event) -> Decimal | None:
    """The total of a natural: that of any hand with a joker that stands for one, or of its cards."""
    fixed = [joker for joker in game.joker if joker.acts_as == "hard-21"]
    if "joker" in natural.ranks:
        return Decimal(HARD) if fixed else None
    hands = Hands(game)
    sums = {total for pair in hands.naturals for total in hands.totals[pair]}
    return Decimal(max(sums)) if sums else None


def _undefined(view: View) -> Part | None:
    """What is said of a natural, where nothing says what one is."""
    paid = chain(*(wager.pays for wager in view.game.wagers))
    own: list[Part] = [table for table in paid if table.when and table.when.result == NATURAL]
    known = (one.outcomes for one in view.game.compares if NATURAL in comparators.words(one.by))
    own += [one for one in chain(*known) if (one.case, one.if_) == (NATURAL, None)]
    return None if view.said(_defined) else next(iter(own), None)


def _defined(game: Game) -> list[Part]:
    """Where a natural is defined: in the comparison, the glossary, an order of hands or a row."""
    ranked = [r for r in game.hands if any(NATURAL in hand for hand in r.high_to_low)]
    terms = [t for t in game.glossary if {NATURAL, "blackjack"} & set(t.is_.lower().split())]
    return [*(c.natural for c in game.compares if c.natural), *ranked, *terms]


def _answer(natural: Event, fewest: int, place: Deck, jokers: Deck) -> Answer:
    needed, held = natural.each_card.count("joker"), int(jokers.jokers or 0)
    if jokers.jokers_per == "deck":
        held *= fewest
    if jokers.jokers_when == "several-decks" and fewest == 1:
        held = 0
    if held >= needed:
        return met("possible", natural, see=[(place, "decks")], needed=needed, decks=fewest)
    see = [(natural, "natural"), *([(jokers, "jokers")] if jokers is not place else [])]
    return unclear("impossible", place, see=see, needed=needed, decks=fewest, held=held)
