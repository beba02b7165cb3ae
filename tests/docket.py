"""Small dockets for tests, from YAML written in the test itself."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Any

from validator.docket import Docket, Group, assemble, subjects
from validator.filed import file
from validator.judge.answer import Answer, Ask, Figure
from validator.predicates import find

TODAY = date(2026, 11, 15)


def docket(*documents: str, whole: bool = True) -> Docket:
    """The documents as one filing. Each gets its name, in small letters and hyphens, as its id."""
    filed = []
    for number, text in enumerate(documents):
        named = next((line.partition(":")[2].strip() for line in text.splitlines() if line.startswith("name:")), f"document-{number}")
        name = named.strip("\"'").lower().replace(" ", "-")
        filed.append(file(text.encode(), f"{name}.{number}.yaml", name))
    head = next((document for document in filed if document.kind == "establishment"), None)
    return assemble([Group("example", head, tuple(d for d in filed if d is not head), whole)])


def answers(predicate: str, level: str, documents: Iterable[str], as_of: date = TODAY, **figures: Any) -> list[Answer]:
    """What a predicate answers on every subject of the documents at a level."""
    made = docket(*documents)
    ask = Ask(as_of, {name.replace("_", "-"): value if isinstance(value, Figure) else Figure((value,)) for name, value in figures.items()}, made)
    return [answer for filing in made.filings for subject in subjects(filing, level) for answer in find(predicate).judge(subject, ask)]
