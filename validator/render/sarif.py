"""SARIF 2.1.0: what code hosts and editors read. Every finding, and the passes as results of kind pass."""

from __future__ import annotations

import os
import re
from typing import Any
from urllib.parse import quote

from .. import __version__
from ..judge.verdict import Result, Verdict, Where
from ..spans import Span
from . import trust
from .clean import clean, dumps
from .quote import Sources
from .rests import cites, drafting

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
KINDS = {"violated": "fail", "not-stated": "fail", "unclear": "review", "met": "pass", "not-applicable": "notApplicable"}
LEVELS = {"error": "error", "warning": "warning", "info": "note"}


def render(result: Result, sources: Sources | None = None) -> str:
    return dumps(data(result), indent=1) + "\n"


def data(result: Result) -> dict[str, Any]:
    """The log as plain data."""
    heads: dict[str, Verdict] = {}
    for v in result.verdicts:
        heads.setdefault(v.provision, v)
    numbers = {name: number for number, name in enumerate(heads)}
    artifacts = [{"location": {"uri": uri(d.path)}, "hashes": {"sha-256": d.sha256}, "sourceLanguage": "yaml"} for d in result.documents]
    return {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": {"name": "houseway", "semanticVersion": __version__, "version": __version__, "rules": [_rule(v) for v in heads.values()]}},
                "columnKind": "unicodeCodePoints",
                "invocations": [{"executionSuccessful": not (result.faults or result.refused or result.lawless), "toolExecutionNotifications": _notes(result)}],
                "artifacts": artifacts,
                "results": [_result(v, numbers[v.provision]) for v in result.verdicts if v.verdict != "not-applicable"],
            }
        ],
    }


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
    return {
        "id": v.code,
        "name": v.provision,
        "shortDescription": {"text": clean(v.statement or v.provision)},
        "help": {"text": clean("A drafting provision; it rests on no statute" if drafting(v) else cites(v) or v.provision)},
        "defaultConfiguration": {"level": LEVELS.get(v.severity, "warning")},
        "properties": {"predicate": v.rule, "class": v.class_},
    }


def _result(v: Verdict, number: int) -> dict[str, Any]:
    kind = KINDS[v.verdict]
    made: dict[str, Any] = {
        "ruleId": v.code,
        "ruleIndex": number,
        "kind": kind,
        "level": LEVELS.get(v.severity, "warning") if kind == "fail" else "none",
        "message": {"text": clean(v.message + (f" To fix: {v.fix}" if v.fix else ""))},
        "locations": [_location(v.location)] if v.location else [],
        "partialFingerprints": {"houseway/v2": clean(v.key)},
        "properties": {
            "verdict": v.verdict,
            "subject": clean(v.subject.id),
            "asOf": v.as_of.day.isoformat(),
            "evidence": [clean(f"{e.document}:{e.first}-{e.last}") for e in v.evidence],
        },
    }
    if v.related:
        made["relatedLocations"] = [{"id": number, **_location(r), "message": {"text": clean(note or "see also")}} for number, (r, note) in enumerate(v.seen)]
    if v.suppressed:
        made["suppressions"] = [{"kind": "inSource", "justification": clean(v.suppressed)}]
    if v.damaged:
        made["properties"]["damaged"] = v.damaged
    if v.settled:
        made["properties"]["settled"] = clean(v.settled)
    if v.annotation:
        made["properties"]["annotation"] = clean(v.annotation)
    if v.baselined:
        made["baselineState"] = "unchanged"
    return made


def _location(where: Where) -> dict[str, Any]:
    span = where.span
    region = {"startLine": span.line, "startColumn": span.column}
    if (span.end_line, span.end_column) > (span.line, span.column):
        region |= {"endLine": span.end_line, "endColumn": span.end_column}
    return {"physicalLocation": {"artifactLocation": {"uri": uri(where.path)}, "region": region}}


def _notes(result: Result) -> list[dict[str, Any]]:
    """What could not be judged: said in the log, so that silence is not a pass."""
    refused = [{"level": "error", "message": {"text": clean(r.message)}, "locations": [_location(Where(r.path, Span(r.line, r.column, r.line, r.column)))]} for r in result.refused]
    faults = [{"level": "error", "message": {"text": clean(f"{f.rule} on {f.subject}: {f.error}")}} for f in result.faults]
    decisions = (f"decided: {said}" for said in trust.decided(result))
    missed = (f"not run: {n.what}: {n.why}" for n in result.not_run)
    said = (*trust.answered(result.verdicts), *decisions, *missed)
    law = [_note("error" if result.lawless else "note", text) for text in trust.law(result)]
    damage = [_note("warning", text) for text in trust.damaged(result)]
    return [*law, *damage, *refused, *faults, *(_note("note", text) for text in said)]


def _note(level: str, text: str) -> dict[str, Any]:
    return {"level": level, "message": {"text": clean(text)}}
