"""A number counts as said only beside what it counts: 7 seats are not the 7 of a seven-card hand in the same paragraph.

A line of a filing is often a whole paragraph, with many numbers in it. For keys that count a thing,
one of the words for that thing must stand within a few words of the number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache

from .figures import Figures

WINDOW = 50

_TURN = "hand|round|time|turn|consecutive|deal|bank|play"
_CARD = (
    "card|hand|hole|pocket|board|communit|flop|pile|stack|tile|domino|number|ball|face|down|dealt"
)
NOUNS: dict[str, str] = {
    "Deck.cards": "card|deck|tile|domino|ball",
    "Deck.total": "card|deck|total|making|tile",
    "Deck.decks": "deck|pack",
    "Deck.alternating": "deck",
    "Deck.jokers": "joker",
    "Step.cards": _CARD,
    "Step.up-to": "card|draw|discard",
    "Step.round-number": "round|bet|street|wager",
    "Seats.is": "seat|player|position|place|spot|hand|area|people|person|circle|space|table|patron|box",
    "Rotation.holds-at-most": _TURN,
    "Rotation.offered-after": _TURN,
    "Claim.rates": "rate|collection|fee|schedule",
    "Claim.age": "age|year|older",
    "Judged.cards": _CARD,
    "Judged.best": _CARD,
    "Uses.own": _CARD,
    "Uses.board": _CARD,
    "Uses.hand-size": _CARD,
    "Uses.holds": _CARD,
    "Button.dice": "dice|die\\b",
    "Raises.most": "rais|bet",
    "Splitting.hands": "hand|split",
    "Splitting.most": "split|hand|time",
    "Splitting.cards": "card|draw",
    "Fee.cards-dealt": "card|hand",
}

#: Words that imply a small number without naming it.
_WORDS = {
    0: r"\b(?:no|none|not|without|zero|never|free|n/a|neither|nor|waived|excluding)\b|n't\b",
    1: r"\b(?:an?|single|singles|equal|equals|same|each|another|additional|every|initial|the|any|per|match(?:es|ing)?)\b",
    2: r"\b(?:pairs?|both|double|doubles|doubled|doubling|either|couple|next)\b",
    3: r"\b(?:triple|trips)\b",
    4: r"\bquads?\b",
}
_IMPLIED = {Fraction(number): re.compile(words) for number, words in _WORDS.items()}


def places(value: Fraction, said: Figures) -> Iterator[tuple[int, int]]:
    """Where the number stands in the digits of the text, or a word that implies it."""
    yield from said.numbers.get(value, ())
    pattern = _IMPLIED.get(value)
    if pattern:
        yield from (match.span() for match in pattern.finditer(said.digits))


def said_near(value: Fraction, said: Figures, nouns: str) -> bool:
    """Whether the number stands beside one of the nouns."""
    pattern = _noun(nouns)
    return any(
        pattern.search(said.digits, max(0, start - WINDOW), end + WINDOW)
        for start, end in places(value, said)
    )


def together(values: Sequence[Fraction], said: Figures, gap: int) -> bool:
    """Whether the numbers stand one after the other, none further than *gap* from the one before."""
    ends = [end for _, end in places(values[0], said)]
    for value in values[1:]:
        starts = list(places(value, said))
        ends = [stop for start, stop in starts if any(0 <= start - end <= gap for end in ends)]
    return bool(ends)


def stands(value: Fraction, said: Figures) -> bool:
    """Whether the text says the number or implies it."""
    return next(places(value, said), None) is not None


@cache
def _noun(nouns: str) -> re.Pattern[str]:
    return re.compile(nouns)


def fewer_than(value: Fraction, said: Figures) -> bool:
    """``less than 4`` for 3."""
    before = r"(?:less|fewer|lower|smaller) than|under|below|before"
    return _behind(before, value + 1, said)


def more_than(value: Fraction, said: Figures) -> bool:
    """``more than 4``, ``exceeds 4`` for 5."""
    before = r"(?:more|greater|higher|larger) than|over|above|exceed\w*|after"
    return _behind(before, value - 1, said)


def _behind(words: str, value: Fraction, said: Figures) -> bool:
    """Whether a whole number stands right behind some words."""
    named = re.search(rf"\b(?:{words}) (?:the )?\$?{value.numerator}(?![\d,])", said.digits)
    return value.denominator == 1 and named is not None


def at_most(value: Fraction, said: Figures) -> bool:
    """The number is an upper bound: ``up to 5``, ``5 or fewer``, a ``maximum`` of 5."""
    before = re.compile(
        r"(?:up to|maximum|max|at most|more than|exceed\w*|less than|fewer than|under|below|within|any)\b[^.;]{0,40}$"
    )
    after = re.compile(
        r"[^.;]{0,12}\b(?:or|and) (?:less|fewer|lower|under|below)|[^.;]{0,20}\b(?:max|maximum)\b"
    )
    return any(
        before.search(said.digits[:start]) or after.match(said.digits, end)
        for start, end in places(value, said)
    )
