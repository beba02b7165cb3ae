"""Small dockets for tests, from YAML written in the test itself."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date
from typing import Any

from validator.docket import Docket, Group, assemble, subjects
from validator.filed import file
from validator.judge.answer import Answer, Ask, Figure
from validator.predicates import find

TODAY = date(2026, 11, 15)
_EMPTY = re.compile(r"^ *[a-z-]+: \[\]\n?|, [a-z-]+: \[\]|[a-z-]+: \[\], ", re.MULTILINE)
"""A key to which a template gives no entries. It is left out: a document may not have it."""


def docket(*documents: str, whole: bool = True) -> Docket:
    """The documents as one filing. Each gets its name, in small letters and hyphens, as its id."""
    filed = []
    for number, text in enumerate(documents):
        named = next((line.partition(":")[2].strip() for line in text.splitlines() if line.startswith("name:")), f"document-{number}")
        name = named.strip("\"'").lower().replace(" ", "-")
        text = _EMPTY.sub("", text)
        if "damaged:" in text and not re.search(r"^source:", text, re.MULTILINE):
            text = f"{text.rstrip()}\nsource: {{document: a.txt, lines: 1-9999}}\n"  # what is damaged has a source
        filed.append(file(text.encode(), f"{name}.{number}.yaml", name))
    head = next((document for document in filed if document.kind == "establishment"), None)
    return assemble([Group("example", head, tuple(d for d in filed if d is not head), whole)])


def answers(predicate: str, level: str, documents: Iterable[str], as_of: date = TODAY, **figures: Any) -> list[Answer]:
    """What a predicate answers on every subject of the documents at a level."""
    made = docket(*documents)
    ask = Ask(as_of, {name.replace("_", "-"): value if isinstance(value, Figure) else Figure((value,)) for name, value in figures.items()}, made)
    return [answer for filing in made.filings for subject in subjects(filing, level) for answer in find(predicate).judge(subject, ask)]
