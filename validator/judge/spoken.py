"""A verdict in words: the case on its rule's page, filled with its values and places."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from ..predicates._say import plain
from ..predicates.says import EACH, Case, cases
from ..predicates.typed import Value, Values
from ..predicates.words import FIELD, MOST, Speaker, few, joined, spans
from .verdict import COPY_ENDS, FINDINGS, Verdict, Where

DAMAGED = {
    "merged-cells": "Cells of this table have run together or slipped in the copy.",
    "lost-column": "A column of this table is missing from the copy.",
    "lost-cells": "The cells of this table are empty in the copy.",
    "lost-row": "A row of this table is missing from the copy.",
    "redacted": "This passage is blacked out in the copy.",
    "illegible": "This passage cannot be read in the copy.",
    "struck-out": "This passage is struck out in the copy.",
    "cut-off": "The text seems to break off here.",
    "excerpt": "The filing has only this part of a longer paper.",
    "lost-words": "Words are missing here.",
    "garbled": "The text is garbled here.",
    "picture": "This part is a picture in the copy, which may say it.",
}
"""What is wrong with a text, by kind of damage."""
EXCERPT = "excerpt"
MISSING = "The part that is missing from the copy may say it."
REST = "The rest of that paper, which is not in the filing, may say it."
LOOK = "Check the original."
UNSETTLED = "It is not settled whether this was law on that day: {why}."
OWN_LAW = "This filing is itself the authority of the rulebook."
NOTHING = Case("")
ELSEWHERE = "elsewhere"
"""A role no place has: it names the documents that say it where the one judged does not."""
DOCUMENT = "document"
"""What a page lists beside values: only findings on one document are one item."""
_SHEET = re.compile(r"\b(?:fees?|rates|collections?|limits)\b")
"""What the name of a fee sheet says after the name of its game."""


@lru_cache(8192)
def message(v: Verdict) -> str:
    """What is found, then the innocent reading, then what makes it doubtful."""
    case = cases(v.rule).get(v.case, NOTHING)
    speaker = _speaker(v)
    asked = [speaker.say(case.reading)] if case.reading else []
    return " ".join([speaker.say(case.message), *asked, *_doubts(v)])


def _doubts(v: Verdict) -> list[str]:
    """What makes a finding doubtful, whatever it finds."""
    doubts = []
    if v.unsettled:
        doubts.append(UNSETTLED.format(why=v.unsettled))
    if any(where.role == COPY_ENDS for where in v.related):
        doubts.append(REST if v.damaged == EXCERPT else MISSING)
    elif v.damaged and v.case not in (COPY_ENDS, EXCERPT):
        doubts += [DAMAGED[v.damaged], LOOK]
    if v.by_construction:
        doubts.append(OWN_LAW)
    return doubts


@lru_cache(8192)
def fix(v: Verdict) -> str:
    if v.verdict not in FINDINGS and not v.settled:
        return ""
    case = cases(v.rule).get(v.case, NOTHING)
    return _speaker(v).say(case.fix) or v.usual_fix


def write(v: Verdict) -> str:
    """The YAML that mends it, where the page has it, with words as documents have them."""
    case, speaker = cases(v.rule).get(v.case, NOTHING), _speaker(v)

    def filled(field: re.Match[str]) -> str:
        value = speaker.values.get(field[1] or "")
        if value and value.kind == "word":
            return str(value.data)
        return (speaker.field(field[1], field[2] or "") or "") if field[1] else field[0]

    return FIELD.sub(filled, case.write) if v.verdict in FINDINGS else ""


def reading(v: Verdict) -> str:
    """The innocent reading, where there is one."""
    return _speaker(v).say(cases(v.rule).get(v.case, NOTHING).reading)


def note(v: Verdict, where: Where) -> str:
    """What another place is to the finding."""
    known = cases(v.rule)
    said = dict(known[EACH].see) | dict(known.get(v.case, NOTHING).see)
    return _speaker(v).say(said.get(where.role, "")) or plain(where.role)


def _speaker(v: Verdict) -> Speaker:
    return Speaker(v.rule, v.values, lambda role: lines(v, role))


def lines(v: Verdict, role: str = "") -> str:
    """The lines of the places with a role, or of the place itself, as a reader finds them."""
    return _elsewhere(v) if role == ELSEWHERE else _in_documents([v], role)


def _in_documents(found: Sequence[Verdict], role: str) -> str:
    """The lines of some findings, those of one document together."""
    documents: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for v in found:
        for where in _at(v, role):
            other = short(where.title) if where.path != v.subject.document else ""
            documents.setdefault((where.path, other), []).extend(_numbers(where))
    of = {key: f" of {key[1]}" if key[1] else "" for key in documents}
    return joined([spans(given) + of[key] for key, given in documents.items()])


def _at(v: Verdict, role: str) -> list[Where]:
    own = [v.location] if v.location else []
    return [where for where in v.related if where.role == role] if role else own


def _elsewhere(v: Verdict) -> str:
    """The documents that say it, where the one judged does not."""
    places = (*((v.location,) if v.location else ()), *v.related)
    if any(where.path == v.subject.document for where in places):
        return ""
    return joined(list(dict.fromkeys(f"“{where.title}”" for where in places if where.title)))


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
    if alike is None:
        return v.values
    listed = tuple(one for one in v.values if one[0] in alike)
    return (*listed, (DOCUMENT, Value("name", v.subject.document))) if DOCUMENT in alike else listed


def joint(found: Sequence[Verdict], most: int = MOST) -> str:
    """One sentence for findings that are one item, with at most so many games by name."""
    first = found[0]
    if len(found) == 1 or len({v.message for v in found}) == 1 == len({v.subject for v in found}):
        return first.message
    case = cases(first.rule).get(first.case, NOTHING)
    if case.together:
        return " ".join([_joint_speaker(found, most).say(case.together), *_doubts(first)])
    more = _more(found, most)
    return f"{first.message} {more}" if more else first.message


def named(found: Sequence[Verdict], said: str) -> str:
    """The sentence of an item as it is read alone: with its document or its option."""
    titles = dict.fromkeys(filter(None, (v.subject.title for v in found)))
    told = any(title in said or short(title) in said for title in titles)
    if told or not titles:
        return said
    of_options = {v.subject.label for v in found if v.subject.kind == "option"}
    unnamed = len(of_options) == len(titles) == 1 and "option" not in said.lower()
    return f"{joined([*of_options] if unnamed else [*titles])}: {said}"


def joint_fixes(found: Sequence[Verdict]) -> tuple[str, ...]:
    """What mends an item: once for all findings where the page speaks of them together."""
    fixes = tuple(dict.fromkeys(v.fix for v in found if v.fix))
    first = found[0]
    case = cases(first.rule).get(first.case, NOTHING)
    if len(fixes) < 2 or not case.together:
        return fixes
    return (_joint_speaker(found).say(case.fix) or fixes[0],)


def _joint_speaker(found: Sequence[Verdict], most: int = MOST) -> Speaker:
    first = found[0]
    merged, theirs = dict(_merged(found)), dict(_theirs(found))
    both = {n: _one([theirs[n], merged[n]]) for n in theirs if n in merged and n != "number"}
    values = tuple((merged | theirs | both).items())
    return Speaker(first.rule, values, lambda role: _all_lines(found, role), most)


def _merged(found: Sequence[Verdict]) -> Values:
    """The values of findings together: where they differ, a list of all."""
    given: dict[str, dict[Value, None]] = {}
    for name, value in (pair for v in found for pair in v.values):
        given.setdefault(name, {})[value] = None
    return tuple((name, _one(list(values))) for name, values in given.items())


def _one(values: list[Value]) -> Value:
    if len(values) == 1:
        return values[0]
    lists = (one.data if one.kind == "list" else (one,) for one in values)
    return Value("list", tuple(dict.fromkeys(part for parts in lists for part in parts)))


def _theirs(found: Sequence[Verdict]) -> Values:
    """What the findings of one item are about."""
    of_games = [v.subject for v in found if v.subject.kind in ("game", "wager")]
    of_sheets = [v for v in found if v.subject.kind in ("schedule", "option")]
    made = {
        "games": dict.fromkeys(Value("game", (s.document, s.title)) for s in of_games),
        "schedules": dict.fromkeys(Value("name", f"“{v.subject.title}”") for v in of_sheets),
        "options": dict.fromkeys(_option(v) for v in found if v.subject.kind == "option"),
        "wagers": dict.fromkeys(Value("word", v.subject.wager) for v in found if v.subject.wager),
    }
    lists = tuple((name, Value("list", tuple(given))) for name, given in made.items() if given)
    return (*lists, ("number", Value("count", len(found))))


def _option(v: Verdict) -> Value:
    return Value("option", (v.subject.option, "", ""))


def _more(found: Sequence[Verdict], most: int) -> str:
    """Of what all the same is found."""
    if found[0].subject.kind == "option":
        return f"This concerns {joined(_all_options(found))}."
    wagers = {v.subject.wager for v in found}
    titles = list(dict.fromkeys(_called(v, len(wagers) > 1) for v in found))
    if len(titles) > 1:
        return f"This concerns {joined(few(titles, most))}."
    numbers = [n for v in found[1:] if v.location for n in _numbers(v.location)]
    return f"The same is found at {spans(numbers)}." if numbers else ""


def _called(v: Verdict, wagers: bool) -> str:
    """What a finding is about: its game or schedule, and its wager where these differ."""
    one = v.subject
    if one.kind == "schedule":
        return f"“{one.title}”"
    if not one.wager:
        return one.label
    return f"the {plain(one.wager)} wager of {one.title}" if wagers else one.title


def _all_options(found: Sequence[Verdict]) -> list[str]:
    parts: dict[tuple[str, int | None], list[Value]] = {}
    for v in found:
        parts.setdefault((v.subject.title, v.subject.block), []).append(_option(v))
    listed = {part: shown(Value("list", tuple(given))) for part, given in parts.items()}
    if len(listed) == 1:
        return list(listed.values())
    return [
        f"{options} of “{title}”" + (f", part {block}" if block else "")
        for (title, block), options in listed.items()
    ]


def _all_lines(found: Sequence[Verdict], role: str) -> str:
    if role == ELSEWHERE:
        return joined(list(dict.fromkeys(said for v in found if (said := lines(v, role)))))
    return _in_documents(found, role)


def shown(value: Value) -> str:
    """A value in words, apart from any sentence."""
    return Speaker("", (), lambda _: "").shown(value)


def values(v: Verdict) -> str:
    """The values of a verdict in words, one after the other."""
    speaker = _speaker(v)
    return " ".join(speaker.shown(value) for _, value in v.values)
