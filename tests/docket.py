"""Small dockets for tests, from YAML written in the test itself."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date
from typing import Any

from validator.docket.filed import file
from validator.docket.filings import Docket, Group, Subject, assemble, subjects
from validator.judge import engine
from validator.judge.bound import bind
from validator.judge.verdict import AsOf, Verdict
from validator.law import books as law
from validator.predicates import find
from validator.predicates.answer import Answer, Ask, Figure
from validator.predicates.typed import Value, plain

TODAY = date(2026, 11, 15)
CITY = """kind: rulebook
name: City
parent: california
provisions:
  - id: city-tiers
    code: CT101
    predicate: tier-overlap
    level: option
    statement: For every amount one fee is named.
    rank: fees
    severity: warning
    class: ordinance
    authorities: [{cite: Municipal Code 1}]
    confidence: certain
    confirmed: 2026-11-15
"""
"""A rulebook of whoever runs the check."""
_EMPTY = re.compile(r"^ *[a-z-]+: \[\]\n?|, [a-z-]+: \[\]|[a-z-]+: \[\], ", re.MULTILINE)
"""A key to which a template gives no entries. It is left out: a document may not have it."""


def docket(*documents: str, whole: bool = True) -> Docket:
    """The documents as one filing. Each gets its name, in small letters and hyphens, as its id."""
    filed = []
    for number, text in enumerate(documents):
        named = next(
            (
                line.partition(":")[2].strip()
                for line in text.splitlines()
                if line.startswith("name:")
            ),
            f"document-{number}",
        )
        name = named.strip("\"'").lower().replace(" ", "-")
        text = _EMPTY.sub("", text)
        if "damaged:" in text and not re.search(r"^source:", text, re.MULTILINE):
            text = f"{text.rstrip()}\nsource: {{document: a.txt, lines: 1-9999}}\n"  # what is damaged has a source
        filed.append(file(text.encode(), f"{name}.{number}.yaml", name))
    head = next((document for document in filed if document.kind == "establishment"), None)
    return assemble([Group("example", head, tuple(d for d in filed if d is not head), whole)])


def answers(
    predicate: str, level: str, documents: Iterable[str], as_of: date = TODAY, **figures: Any
) -> list[Answer]:
    """What a predicate answers on every subject of the documents at a level."""
    made = docket(*documents)
    ask = Ask(
        as_of,
        {
            name.replace("_", "-"): value if isinstance(value, Figure) else Figure((value,))
            for name, value in figures.items()
        },
        made,
    )
    return [
        answer
        for filing in made.filings
        for subject in subjects(filing, level)
        for answer in find(predicate).judge(subject, ask)
    ]


def spoken(
    rule: law.Rule,
    subject: Subject,
    made: Docket,
    day: date = TODAY,
    given: dict[str, Figure] | None = None,
) -> list[Verdict]:
    """What a rule says of a subject, as a reader gets it; *given* replaces figures of the law."""
    settings = engine.Settings(today=day, as_of=day, as_if_in_force=True, rulebooks=())
    filing = engine._Filing(made, subject.filing, settings)
    bound = bind(rule, day, True)
    bound = bound._replace(figures={**bound.figures, **(given or {})})
    return [
        filing._verdict(bound, subject, AsOf(day, ""), answer)
        for answer in filing._answers(rule, bound, subject, day)
    ]


def says(answer: Answer) -> str:
    """The case of an answer and its values, for tables: ``overlap payer=player-dealer
    first=5-100``.
    """
    return " ".join([answer.case, *(f"{name}={shown(value)}" for name, value in answer.values)])


def shown(value: Value) -> str:
    """A value as JSON has it, in few letters."""
    given = plain(value)
    if value.kind == "list":
        return ",".join(shown(one) for one in value.data)
    if value.kind in ("amounts", "counts"):
        return "-".join(value.data) if value.data[1] else f"{value.data[0]}+"
    if value.kind == "phrase":
        entry, inside = value.data
        return (
            f"{entry}({' '.join(f'{name}={shown(one)}' for name, one in inside)})"
            if inside
            else entry
        )
    return str(given)
