"""One line an item, as compilers print it: ``path:line:column: CODE severity message``."""

from __future__ import annotations

from collections.abc import Iterator

from ..judge.items import Item, items
from ..judge.verdict import Result
from . import trust
from .clean import line, uncommanding
from .quote import Sources
from .summary import not_run
from .text import wanted


def render(
    result: Result,
    sources: Sources | None = None,
    *,
    everything: bool = False,
    remarks: bool = True,
    strict: bool = False,
    quiet: bool = False,
) -> str:
    found = items(v for v in result.verdicts if not v.baselined and not v.suppressed)
    shown = (one for one in found if everything or wanted(one, remarks, strict))
    rows = [*_unusable(result), *map(_item, shown), *([] if quiet else _notes(result))]
    return "".join(f"{uncommanding(line(row))}\n" for row in rows)


def _item(item: Item) -> str:
    v = item.first
    where, place = v.location, f"{v.subject.document or v.subject.id}:1:1"
    if where:
        place = f"{where.path}:{where.span.line}:{where.span.column}"
    cites = dict.fromkeys(a.cite for one in item.laws for a in one.authority)
    law = f" [law: {'; '.join(cites)}]" if cites else ""
    return f"{place}: {v.code} {v.severity} {item.alone}{law}"


def _unusable(result: Result) -> Iterator[str]:
    """What was not judged stands before what was found."""
    for r in result.refused:
        fix = f" ({r.fix})" if r.fix else ""
        yield f"{r.path}:{r.line}:{r.column}: unusable error: {r.message}{fix}"
    for f in result.faults:
        yield f"{f.subject}:1:1: fault error {f.rule}: {f.error}"


def _notes(result: Result) -> Iterator[str]:
    """By which law, and what was left out. No line of these looks like a place."""
    level = "error" if result.lawless else "note"
    yield from (f"{level}: {said}" for said in trust.law(result))
    said = (*trust.damaged(result), *trust.answered(result.verdicts), *trust.decided(result))
    yield from (f"note: {one}" for one in said)
    yield from (f"note: {one}" for one in not_run(result))
