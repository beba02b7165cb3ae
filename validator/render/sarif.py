"""SARIF 2.1.0: what code hosts and editors read. One result an item, with its places; no passes."""

from __future__ import annotations

import os
import re
from collections.abc import Container, Iterator
from typing import Any
from urllib.parse import quote

from .. import __version__
from ..docket.filed import Filed
from ..judge.items import Item, items
from ..judge.verdict import DRAFTING, Record, Result, Verdict, Where
from ..model.published import HOST
from ..predicates import index
from ..source.spans import Span
from . import trust
from .clean import clean, counted, dumps
from .quote import Sources
from .rests import cites, drafting

SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)
KINDS = {"violated": "fail", "not-stated": "fail", "unclear": "review"}
LEVELS = {"error": "error", "warning": "warning", "info": "note"}


def render(result: Result, sources: Sources | None = None) -> str:
    return dumps(data(result), indent=1) + "\n"


def data(result: Result) -> dict[str, Any]:
    """The log as plain data."""
    heads: dict[str, Verdict] = {}
    for v in result.verdicts:
        heads.setdefault(v.provision, v)
    numbers = {name: number for number, name in enumerate(heads)}
    found = items(result.verdicts)
    driver = {
        "name": "houseway",
        "semanticVersion": __version__,
        "version": __version__,
        "rules": [_rule(v) for v in heads.values()],
    }
    invocation = {
        "executionSuccessful": not (result.faults or result.refused or result.lawless),
        "toolExecutionNotifications": _notes(result, found),
    }
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "invocations": [invocation],
        "artifacts": [_artifact(document) for document in result.documents],
        "results": [_result(one, numbers[one.first.provision]) for one in found if not one.history],
    }
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def _artifact(document: Filed | Record) -> dict[str, Any]:
    location, hashes = {"uri": uri(document.path)}, {"sha-256": document.sha256}
    return {"location": location, "hashes": hashes, "sourceLanguage": "yaml"}


def uri(path: str, windows: bool = os.name == "nt") -> str:
    """A path as a relative reference, or a full one as an address. A colon in its first part would read as a scheme.

    Windows has drives, ``C:/rules``, and shares of other machines, ``//machine/rules``.
    """
    made = quote(clean(path).removeprefix("./"), safe="/")
    if windows and re.match("[A-Za-z]%3A/", made):
        return f"file:///{made.replace('%3A', ':', 1)}"
    if windows and made.startswith("//"):
        return f"file:{made}"
    return f"file://{made}" if made.startswith("/") else made


def _rule(v: Verdict) -> dict[str, Any]:
    page = f"docs/rules/{v.rule}.md" if v.rule in index() else "docs/ci.md"
    none = "A drafting provision; it rests on no statute"
    rests = none if drafting(v) else cites(v) or v.provision
    more = f"houseway explain {v.rule}"
    return {
        "id": v.code,
        "name": v.provision,
        "shortDescription": {"text": clean(v.statement or v.provision)},
        "helpUri": f"{HOST}{page}",
        "help": {
            "text": clean(f"{rests}. More: {page}, or {more}."),
            "markdown": clean(f"{rests}. More: [{page}]({HOST}{page}), or `{more}`."),
        },
        "defaultConfiguration": {"level": LEVELS.get(v.severity, "warning")},
        "properties": {"predicate": v.rule, "class": v.class_, "rank": v.rank, "tags": _tags(v)},
    }


def _tags(v: Verdict) -> list[str]:
    return list(dict.fromkeys((v.class_ or DRAFTING, v.rank)))


def _result(item: Item, number: int) -> dict[str, Any]:
    v = item.first
    kind = "fail" if item.counts else KINDS[v.verdict]
    places = dict.fromkeys(one.location for one in item.verdicts if one.location)
    suppressed = {"kind": "inSource", "justification": clean(v.suppressed)}
    more = {
        "relatedLocations": _related(item, places),
        "suppressions": [suppressed] if v.suppressed else [],
        "baselineState": "unchanged" if v.baselined else "",
    }
    return {
        "ruleId": v.code,
        "ruleIndex": number,
        "kind": kind,
        "level": LEVELS.get(v.severity, "warning") if kind == "fail" else "none",
        "message": {"text": clean(_message(item))},
        "locations": [_location(where) for where in places],
        "partialFingerprints": {"houseway/v2": clean(v.key)},
        "properties": _properties(item),
    } | {key: said for key, said in more.items() if said}


def _message(item: Item) -> str:
    return f"{item.alone} To fix: {item.fix}" if item.fix else item.alone


def _related(item: Item, places: Container[Where]) -> list[dict[str, Any]]:
    seen = dict(pair for one in item.verdicts for pair in one.seen)
    related = ((where, note) for where, note in seen.items() if where not in places)
    return [
        {"id": at, **_location(where), "message": {"text": clean(note or "see also")}}
        for at, (where, note) in enumerate(related)
    ]


def _properties(item: Item) -> dict[str, Any]:
    v = item.first
    every = (*item.verdicts, *item.following)
    cited = dict.fromkeys(clean(f"{e.document}:{e.first}-{e.last}") for e in item.evidence)
    more = {
        "following": list(dict.fromkeys(one.code for one in item.following)),
        "damaged": next((one.damaged for one in every if one.damaged), ""),
        "settled": clean(v.settled),
        "annotation": clean(v.annotation),
    }
    return {
        "verdict": v.verdict,
        "rank": v.rank,
        "subjects": list(dict.fromkeys(clean(one.subject.id) for one in item.verdicts)),
        "asOf": v.as_of.day.isoformat(),
        "evidence": list(cited),
    } | {key: said for key, said in more.items() if said}


def _location(where: Where) -> dict[str, Any]:
    span = where.span
    region = {"startLine": span.line, "startColumn": span.column}
    if (span.end_line, span.end_column) > (span.line, span.column):
        region |= {"endLine": span.end_line, "endColumn": span.end_column}
    return {"physicalLocation": {"artifactLocation": {"uri": uri(where.path)}, "region": region}}


def _notes(result: Result, found: tuple[Item, ...]) -> list[dict[str, Any]]:
    """What could not be judged: said in the log, so that silence is not a pass."""
    refused = [
        _note("error", r.message)
        | {"locations": [_location(Where(r.path, Span(r.line, r.column, r.line, r.column)))]}
        for r in result.refused
    ]
    faults = [_note("error", f"{f.rule} on {f.subject}: {f.error}") for f in result.faults]
    law = [_note("error" if result.lawless else "note", text) for text in trust.law(result)]
    damage = [_note("warning", text) for text in trust.damaged(result)]
    return [*law, *damage, *refused, *faults, *(_note("note", s) for s in _told(result, found))]


def _told(result: Result, found: tuple[Item, ...]) -> Iterator[str]:
    yield from trust.answered(result.verdicts)
    yield from (f"decided: {said}" for said in trust.decided(result))
    if old := sum(one.history for one in found):
        yield f"{counted(old, 'item')} on papers that a later paper replaced: left out"
    yield from (f"not run: {n.what}: {n.why}" for n in result.not_run)


def _note(level: str, text: str) -> dict[str, Any]:
    return {"level": level, "message": {"text": clean(text)}}
