"""What a figure of the law may be: a predicate declares its parameters, and a rulebook that gives others is refused when it is loaded.

A predicate module says ``PARAMETERS = {"cap": needed(COUNT), "payers": WORDS}``; one without
parameters says nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from ..model.values import MOST_COUNTED, Odds, number


class Kind(NamedTuple):
    """What a parameter may be, in words and in code."""

    says: str
    fits: Callable[[Any], bool]
    needed: bool = False


def needed(kind: Kind) -> Kind:
    """The same, of a parameter its predicate cannot do without."""
    return kind._replace(needed=True)


def one_of(*words: str | bool) -> Kind:
    return Kind(
        f"one of {', '.join(str(word).lower() for word in words)}",
        lambda value: any(
            value is word or (isinstance(word, str) and value == word) for word in words
        ),
    )


def some_of(*words: str) -> Kind:
    return Kind(
        f"a list, of {', '.join(words)}", lambda value: _some(value, lambda one: one in words)
    )


def rows(says: str, *cells: Kind) -> Kind:
    """A list of lists, each with these cells."""
    return Kind(
        says,
        lambda value: _all(
            value,
            lambda row: (
                isinstance(row, list)
                and len(row) == len(cells)
                and all(cell.fits(given) for cell, given in zip(cells, row, strict=True))
            ),
        ),
    )


def parts(says: str, must: Mapping[str, Kind], may: Mapping[str, Kind]) -> Kind:
    """A list of keys and values."""
    known = {**must, **may}
    return Kind(
        says,
        lambda value: _all(
            value,
            lambda part: (
                isinstance(part, dict)
                and must.keys() <= part.keys() <= known.keys()
                and all(known[name].fits(given) for name, given in part.items())
            ),
        ),
    )


def _all(value: Any, fits: Callable[[Any], bool]) -> bool:
    return isinstance(value, list) and all(map(fits, value))


def _some(value: Any, fits: Callable[[Any], bool]) -> bool:
    return bool(value) and _all(value, fits)


def _word(value: Any) -> bool:
    return (isinstance(value, str) and bool(value.strip())) or number(value) is not None


def _pattern(value: Any) -> bool:
    try:
        return isinstance(value, str) and bool(re.compile(value))
    except (re.error, RecursionError, OverflowError):
        return False


def _odds(value: Any) -> bool:
    try:
        return bool(Odds.parse(value))
    except ValueError:
        return False


COUNT = Kind(
    f"a whole number of at most {MOST_COUNTED:,}",
    lambda value: type(value) is int and 0 <= value <= MOST_COUNTED,
)
AMOUNT = Kind("a number", lambda value: number(value) is not None)
AMOUNTS = Kind("a list of numbers, at least one", lambda value: _some(value, AMOUNT.fits))
FLAG = Kind("true or false", lambda value: isinstance(value, bool))
TEXT = Kind("a short text", _word)
WORDS = Kind("a list of words, at least one", lambda value: _some(value, _word))
PATTERN = Kind("a regular expression", _pattern)
ODDS = Kind("odds such as 3:2", _odds)


def faults(declared: Mapping[str, Kind], given: Mapping[str, tuple[Any, ...]]) -> Iterator[str]:
    """What is wrong with the parameters given to a predicate, each with its values in time."""
    for name in sorted(given.keys() - declared.keys()):
        yield f"has a parameter {name!r:.80} that its predicate does not know" + (
            f"; it knows {', '.join(sorted(declared))}" if declared else ""
        )
    for name, kind in declared.items():
        if kind.needed and name not in given:
            yield f"lacks the parameter {name!r}, which must be {kind.says}"
        for value in given.get(name, ()):
            if not kind.fits(value):
                yield f"has a parameter {name!r} that must be {kind.says}; it says {str(value)[:80]!r}"
