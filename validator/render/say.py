"""Facts of a document in words a reader knows: no key, no vocabulary, no code."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import Any

from ..judge.verdict import SubjectRef
from ..model.part import Part, key
from ..model.values import dollars
from ..predicates.words import joined

_SLUG = re.compile(r"[a-z]+(-[a-z0-9]+)+")
_HYPHENS = re.compile(r"(?<!\bplayer)(?<!\bhalf)-|-(?!dealer\b|hour\b)")
_HIDDEN = frozenset({"at", "note", "damaged"})


def words(value: Any) -> str:
    """Any value of a document in words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Decimal):
        return dollars(value)
    if isinstance(value, Part):
        return part(value)
    if isinstance(value, tuple | list):
        return ", ".join(words(item) for item in value)
    text = str(value)
    return _HYPHENS.sub(" ", text) if _SLUG.fullmatch(text) else text


def part(value: Part, *without: str) -> str:
    """A part as one line: its main word, then what else it says."""
    shown = value.model_fields_set - {*_HIDDEN, *without}
    given = [(name, getattr(value, name)) for name in type(value).model_fields if name in shown]
    said = [_key(name, one) for name, one in given if one not in (None, (), "")]
    others = value.model_extra.items()
    return "; ".join([*said, *(f"{name.replace('-', ' ')} {words(one)}" for name, one in others)])


_MAIN = ("is_", "are", "that", "does", "acts_as", "then", "what", "thing", "who", "hand")


def _key(name: str, given: object) -> str:
    label = key(name).replace("-", " ")
    if isinstance(given, bool):
        yes, no = ("yes", "not said so") if name in _MAIN else (label, f"{label}: no")
        return yes if given else no
    return words(given) if name in _MAIN else f"{label} {words(given)}"


def both(words: Sequence[str], last: str = "and") -> str:
    """``a, b and c``."""
    return joined(words, last)


def sentence(text: str) -> str:
    """With a capital at its head."""
    return text[:1].upper() + text[1:]


def lines(value: Part) -> str:
    """Where a part is said."""
    return str(value.at) if value.at else ""


def runs(numbers: Iterable[str]) -> str:
    """``1-4, 7``: numbers in the order given, neighbours drawn together."""
    found: list[tuple[str, str]] = []
    for number in dict.fromkeys(numbers):
        last = found[-1][1] if found else ""
        if last.isdecimal() and number.isdecimal() and int(number) == int(last) + 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return ", ".join(a if a == b else f"{a}-{b}" for a, b in found)


def subjects(found: Iterable[SubjectRef], most: int = 12) -> str:
    """The options and wagers of one document: ``part 3, options 1-14, 16``; none for itself."""
    blocks: dict[int | None, list[str]] = {}
    wagers: dict[str, None] = {}
    for one in found:
        if one.kind == "option":
            blocks.setdefault(one.block, []).append(one.option)
        elif one.wager:
            wagers[words(one.wager)] = None
    listed = list(wagers)
    shown = listed[:most] + ([f"and {len(listed) - most} more"] if len(listed) > most else [])
    shown += [
        f"part {block}, option{'s' if len(set(given)) > 1 else ''} {runs(given)}"
        for block, given in blocks.items()
    ]
    return "; ".join(shown)
