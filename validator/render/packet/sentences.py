"""Sentences of a packet, filled with what a part of a document says."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from ...model.part import Part, key
from ...model.told import DETAILS
from ...model.values import dollars
from ..say import both, sentence, words
from ..settle_words import READINGS
from . import phrases as w
from .book import clauses_of, terms

FIELD = re.compile(r"\{(\w+|\*)(?::(\w+))?(?:\?([^|{}]*)\|([^{}]*))?\}")
_BEHIND = re.compile(r"(\{\w+\?)?[ ,.(:;]")
_EVERY = frozenset({"at", "note", "damaged"})
Ways = Mapping[str, Callable[[Any], str]]
WAYS: Ways = {
    **{name: getattr(w, name) for name in ("event", "figure", "limit", "moment", "money", "odds")},
    **{name: getattr(w, name) for name in ("place", "span", "way", "who")},
    "announced": lambda given: w.options((given,)),
    "both": both,
    "card_of": lambda card: words(card) + ("" if "of" in card else " of the player-dealer"),
    "cards_are": lambda cards: "1 card is" if cards == 1 else f"{cards} cards are",
    "commas": ", ".join,
    "details": DETAILS.__getitem__,
    "dollars": dollars,
    "either": lambda given: " or ".join(map(words, given)),
    "figures": lambda given: both([str(number) for number in given]),
    "games": lambda given: " and ".join(given).replace("-", " "),
    "limits": lambda given: both([w.limit(one) for one in given]),
    "listed": lambda given: both([words(one) for one in given]),
    "against": lambda given: both([terms("against")[one] for one in given], "or"),
    "pot": lambda to: (
        "the best high and the best low hand" if to == "high-low" else f"the best hand: {words(to)}"
    ),
    "said": lambda part: str(part.is_),
    "semicolons": "; ".join,
    "sentence": lambda said: sentence(words(said)),
    "sets": lambda who: f"{words(who)} set{'s' * (who == 'house')}",
    "some_cards": lambda cards: f"{cards} card{'s' * (cards != 1)}",
    "spaced": lambda said: said.replace("-", " "),
    "str": str,
    "used_up": READINGS.__getitem__,
}
"""Ways to tell a value, by the name a sentence has for it."""


class _Unstated(Exception):
    """The document does not say it."""


def fill(part: Part, ways: Ways = WAYS, clauses: str | Sequence[str] = "") -> str:
    """The sentence of a part; those *clauses*, where it has no sentence of its own."""
    given = [clauses] if isinstance(clauses, str) else clauses
    found = given if clauses else clauses_of(type(part).__name__)
    named = [field[1] for clause in found for field in FIELD.finditer(clause)]
    said = ""
    for clause in found:
        try:
            told = FIELD.sub(partial(_told, part, ways, named), clause)
        except _Unstated:
            continue
        said += ("; " if said and told and not _BEHIND.match(clause) else "") + told
    return said


def _told(part: Part, ways: Ways, named: Sequence[str], field: re.Match[str]) -> str:
    name, way, yes, no = field.groups()
    if name == "*":
        return rest(part, *named)
    given = getattr(part, name)
    if yes is not None and given is not None:
        return yes if given else no
    if not stated(given):
        raise _Unstated
    return _in_words(given, way, ways)


def _in_words(given: Any, way: str | None, ways: Ways) -> str:
    if way is None:
        return words(given)
    if way in ways:
        return ways[way](given)
    of = terms(way)
    return of[given] if isinstance(given, str) else both([of[one] for one in given])


def stated(given: object) -> bool:
    return given is not None and given is not False and given not in ((), [], "")


def rest(part: Part, *told: str) -> str:
    """Whatever a part says that its sentence has not: nothing is dropped for want of a phrase."""
    left = [
        (words(key(name)).replace("-", " "), getattr(part, name))
        for name in type(part).model_fields
        if name in part.model_fields_set and name not in _EVERY and name not in told
    ]
    left += [(words(name), given) for name, given in part.model_extra.items() if name not in told]
    return "; ".join(_labeled(label, given) for label, given in left if given not in (None, (), ""))


def _labeled(label: str, given: object) -> str:
    if isinstance(given, bool):
        return label if given else f"not {label}"
    return f"{label}: {words(given)}"
