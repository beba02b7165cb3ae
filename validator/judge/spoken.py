"""A verdict in words: the case on its rule's page, filled with its values and places."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from ..predicates._say import plain
from ..predicates.typed import Value, Values
from ..predicates.words import FIELD, MOST, Case, Speaker, cases, joined, spans
from .verdict import FINDINGS, Verdict, Where

DAMAGED = {
    "merged-cells": "Cells of this table run together in the copy.",
    "lost-column": "A column of this table is missing from the copy.",
    "lost-row": "A row of this table is missing from the copy.",
    "redacted": "This passage is blacked out in the copy.",
    "illegible": "This passage cannot be read in the copy.",
    "struck-out": "This passage is struck out in the copy.",
    "cut-off": "The text stops in mid-sentence here.",
    "lost-words": "Words are missing here.",
    "garbled": "The text is garbled here.",
    "picture": "This part is a picture in the copy and could not be read.",
}
"""What is wrong with a text, by kind of damage."""
LOOK = "Check the original."
UNSETTLED = "It is not settled whether this was law on that day: {why}."
OWN_LAW = "This filing is itself the authority of the rulebook."
NOTHING = Case("")
_SHEET = re.compile(r"\b(?:fees?|rates|collections?|limits)\b")
"""What the name of a fee sheet says after the name of its game."""


@lru_cache(8192)
def message(v: Verdict) -> str:
    """What is found, then the innocent reading, then what makes it doubtful."""
    case = cases(v.rule).get(v.case, NOTHING)
    speaker = _speaker(v)
    told = speaker.say(case.message)
    doubts = [speaker.say(case.reading)] if case.reading else []
    if v.unsettled:
        doubts.append(UNSETTLED.format(why=v.unsettled))
    if v.damaged:
        doubts += [DAMAGED[v.damaged], LOOK]
    if v.by_construction:
        doubts.append(OWN_LAW)
    return " ".join([told, *doubts])


@lru_cache(8192)
def fix(v: Verdict) -> str:
    if v.verdict not in FINDINGS and not v.settled:
        return ""
    case = cases(v.rule).get(v.case, NOTHING)
    return _speaker(v).say(case.fix) or v.usual_fix


def write(v: Verdict) -> str:
    """The YAML that mends it, where the page has it. Its brackets are lists."""
    case = cases(v.rule).get(v.case, NOTHING)
    speaker = _speaker(v)
    filled = FIELD.sub(lambda m: (speaker.field(m[1], m[2] or "") or "") if m[1] else m[0], case.write)
    return filled if v.verdict in FINDINGS else ""


def reading(v: Verdict) -> str:
    """The innocent reading, where there is one."""
    return _speaker(v).say(cases(v.rule).get(v.case, NOTHING).reading)


def note(v: Verdict, where: Where) -> str:
    """What another place is to the finding."""
    said = dict(cases(v.rule).get(v.case, NOTHING).see).get(where.role)
    return _speaker(v).say(said) if said else plain(where.role)


def _speaker(v: Verdict) -> Speaker:
    return Speaker(v.rule, v.values, lambda role: lines(v, role))


def lines(v: Verdict, role: str = "") -> str:
    """The lines of the places with a role, or of the place itself, as a reader finds them."""
    found = [w for w in v.related if w.role == role] if role else [v.location] if v.location else []
    documents: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for where in found:
        other = short(where.title) if where.path != v.subject.document else ""
        documents.setdefault((where.path, other), []).extend(_numbers(where))
    said = [spans(given) + (f" of {title}" if title else "") for (_, title), given in documents.items()]
    return joined(said)


def short(title: str) -> str:
    """``Casino War, collection rates`` as ``the Casino War sheet``."""
    game, comma, what = title.partition(", ")
    return f"the {game} sheet" if comma and _SHEET.search(what) else title


def _numbers(where: Where) -> Iterable[tuple[int, int]]:
    if where.lines:
        return ((lines.first, lines.last) for lines in where.lines)
    return ((where.span.line, where.span.line),)


def common(v: Verdict) -> Values:
    """The values that findings of one item share: all, or those that the page lists."""
    alike = cases(v.rule).get(v.case, NOTHING).alike
    return v.values if alike is None else tuple(one for one in v.values if one[0] in alike)


def joint(found: Sequence[Verdict]) -> str:
    """One sentence for findings that are one item."""
    first = found[0]
    if len(found) == 1:
        return first.message
    case = cases(first.rule).get(first.case, NOTHING)
    if case.together:
        return Speaker(first.rule, first.values + _theirs(found), lambda role: _all_lines(found, role)).say(case.together)
    more = _more(found)
    return f"{first.message} {more}" if more else first.message


def _theirs(found: Sequence[Verdict]) -> Values:
    """What the findings of one item are about."""
    games = dict.fromkeys(Value("game", (v.subject.document, v.subject.title)) for v in found if v.subject.kind in ("game", "wager"))
    options = dict.fromkeys(_option(v) for v in found if v.subject.kind == "option")
    wagers = dict.fromkeys(Value("word", v.subject.wager) for v in found if v.subject.wager)
    made = {"games": games, "options": options, "wagers": wagers}
    lists = tuple((name, Value("list", tuple(given))) for name, given in made.items() if given)
    return (*lists, ("number", Value("count", len(found))))


def _option(v: Verdict) -> Value:
    return Value("option", (v.subject.option, "", ""))


def _more(found: Sequence[Verdict]) -> str:
    """Where else the same is found."""
    first, *others = found
    if first.subject.kind == "option":
        parts: dict[tuple[str, int | None], list[Value]] = {}
        for v in others:
            parts.setdefault((v.subject.title, v.subject.block), []).append(_option(v))
        several = len(parts) > 1 or (first.subject.title, first.subject.block) not in parts
        listed = [shown(Value("list", tuple(given))) + (f" of {title}" + (f", part {block}" if block else "") if several else "") for (title, block), given in parts.items()]
        return f"The same is true of {joined(listed)}."
    alike = {v.subject.wager for v in found} == {first.subject.wager}
    names = [(v.subject.title if alike and v.subject.wager else v.subject.label, v.subject.label) for v in others]
    titles = list(dict.fromkeys(short(name) for name, label in names if label != first.subject.label))
    if not titles:
        return f"The same is found at {spans(n for v in others if v.location for n in _numbers(v.location))}." if any(v.location for v in others) else ""
    return f"The same is true of {joined(_few(titles))}."


def _few(titles: list[str]) -> list[str]:
    """All of them up to eight; no fewer than two are left unnamed."""
    return [*titles[: MOST - 2], f"{len(titles) - MOST + 2} more"] if len(titles) > MOST else titles


def _all_lines(found: Sequence[Verdict], role: str) -> str:
    return joined(list(dict.fromkeys(said for v in found if (said := lines(v, role)))))


def shown(value: Value) -> str:
    """A value in words, apart from any sentence."""
    return Speaker("", (), lambda _: "").shown(value)


def values(v: Verdict) -> str:
    """The values of a verdict in words, one after the other."""
    speaker = _speaker(v)
    return " ".join(speaker.shown(value) for _, value in v.values)
