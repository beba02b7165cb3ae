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
    said = []
    for name in type(value).model_fields:
        if name not in value.model_fields_set or name in _HIDDEN or name in without:
            continue
        given = getattr(value, name)
        if given in (None, (), ""):
            continue
        label = key(name).replace("-", " ")
        if name in ("is_", "are", "that", "does", "acts_as", "then", "what", "who", "hand"):
            said.append(
                words(given) if not isinstance(given, bool) else ("yes" if given else "not said so")
            )
        elif isinstance(given, bool):
            said.append(label if given else f"{label}: no")
        else:
            said.append(f"{label} {words(given)}")
    for name, given in value.model_extra.items():
        said.append(f"{name.replace('-', ' ')} {words(given)}")
    return "; ".join(said)


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
    """The options and wagers of one document, shortly: ``part 3, options 1-14, 16``; nothing for
    the document itself.
    """
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
