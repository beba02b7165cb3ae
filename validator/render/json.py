"""JSON, format 2: stable, documented in docs/json-format.md, with its own schema."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ..judge.follow import told
from ..judge.items import Item, items
from ..judge.spoken import reading
from ..judge.verdict import VERDICTS, Decided, Result, Run, Verdict, Where
from ..predicates.typed import plain
from .clean import dumps
from .quote import Sources

FORMAT = 2


def render(result: Result, sources: Sources | None = None) -> str:
    return dumps(data(result), indent=2) + "\n"


def data(result: Result) -> dict[str, Any]:
    """The result as plain data."""
    counts = Counter(v.verdict for v in result.verdicts)
    roots = told(result.verdicts).roots
    numbers = {id(v): number for number, v in enumerate(result.verdicts)}
    return {
        "format": FORMAT,
        "as_of": result.as_of.isoformat() if result.as_of else None,
        "law": [_law(run) for run in result.runs],
        "damaged": [
            {"filing": run.filing, "parts": run.damaged} for run in result.runs if run.damaged
        ],
        "decisions": [_decision(one) for one in result.decided],
        "rulebooks": [{"id": name, "digest": digest} for name, digest in result.rulebooks],
        "documents": [
            {"path": d.path, "kind": d.kind, "id": d.id, "sha256": d.sha256}
            for d in result.documents
        ],
        "items": [_item(one, numbers) for one in items(result.verdicts)],
        "verdicts": [_verdict(v, roots.get(id(v), ())) for v in result.verdicts],
        "not_run": [{"what": n.what, "why": n.why} for n in result.not_run],
        "refused": [
            {"path": r.path, "line": r.line, "column": r.column, "message": r.message, "fix": r.fix}
            for r in result.refused
        ],
        "faults": [{"rule": f.rule, "subject": f.subject, "error": f.error} for f in result.faults],
        **(
            {
                "baseline": {
                    "known": sum(1 for v in result.verdicts if v.baselined),
                    "stale": list(result.baseline),
                }
            }
            if result.baseline is not None
            else {}
        ),
        "summary": {
            **{name: counts.get(name, 0) for name in VERDICTS},
            "suppressed": sum(1 for v in result.verdicts if v.suppressed),
            "annotated": sum(1 for v in result.verdicts if v.annotation),
            "settled": sum(1 for v in result.verdicts if v.settled),
            "following": len(roots),
            "damaged": sum(run.damaged for run in result.runs),
            "documents": len(result.documents),
            "provisions_run": result.provisions,
        },
    }


def _item(item: Item, numbers: dict[int, int]) -> dict[str, Any]:
    v = item.first
    return {
        "key": item.key,
        "code": v.code,
        "rule": v.rule,
        "rank": item.rank,
        "severity": item.severity,
        "verdict": v.verdict,
        "message": item.message,
        "fix": item.fix,
        "places": [_place(where) for where in item.places],
        "subjects": list(dict.fromkeys(one.subject.id for one in item.verdicts)),
        "authority": [{"cite": a.cite, "confidence": a.confidence} for a in v.authority],
        "verdicts": [numbers[id(one)] for one in (*item.verdicts, *item.following)],
        **({"history": True} if item.history else {}),
    }


def _place(where: Where) -> dict[str, Any]:
    document = where.lines[0].document if where.lines else where.path
    lines = [[e.first, e.last] for e in where.lines]
    place = {"path": where.path, "line": where.span.line, "column": where.span.column}
    return {**place, "document": document, "lines": lines, "role": where.role}


def _subject(v: Verdict) -> dict[str, Any]:
    one = v.subject
    option = {"block": one.block, "option": one.option} if one.kind == "option" else {}
    return {"kind": one.kind, "id": one.id, "label": one.label, **option}


def _law(run: Run) -> dict[str, Any]:
    return {
        "filing": run.filing,
        "rulebooks": list(run.rulebooks),
        "word": run.word or None,
        "days": [{"date": day, "because": why, "documents": many} for day, why, many in run.days],
        "not_in_force": run.not_in_force,
        "none_applied": list(run.lawless),
    }


def _decision(one: Decided) -> dict[str, Any]:
    return {
        "provision": one.provision,
        "subject": one.subject,
        "reading": one.reading,
        "who": one.who,
        "date": one.day.isoformat(),
        **({"until": one.until.isoformat()} if one.until else {}),
        "reason": one.reason,
        "file": one.file,
        "settles": one.settles,
    }


def _verdict(v: Verdict, roots: tuple[Verdict, ...]) -> dict[str, Any]:
    return {
        "code": v.code,
        "rule": v.rule,
        "provision": v.provision,
        "verdict": v.verdict,
        "case": v.case,
        "values": {name: plain(value) for name, value in v.values},
        "key": v.key,
        "rank": v.rank,
        "severity": v.severity,
        "as_of": {"date": v.as_of.day.isoformat(), "because": v.as_of.because},
        "subject": _subject(v),
        "message": v.message,
        "fix": v.fix,
        "location": _where(v.location) if v.location else None,
        "related": [
            {
                **{k: w for k, w in _where(r).items() if not k.startswith("end")},
                "role": r.role,
                "note": note,
            }
            for r, note in v.seen
        ],
        "evidence": [{"document": e.document, "lines": [e.first, e.last]} for e in v.evidence],
        "authority": [{"cite": a.cite, "confidence": a.confidence} for a in v.authority],
        **({"follows": sorted({root.code for root in roots})} if roots else {}),
        **({"reading": said} if (said := reading(v)) else {}),
        **({"replaced_by": v.replaced} if v.replaced else {}),
        **({"damaged": v.damaged} if v.damaged else {}),
        **({"settled": v.settled} if v.settled else {}),
        **({"suppressed": v.suppressed} if v.suppressed else {}),
        **({"annotation": v.annotation} if v.annotation else {}),
        **({"baselined": True} if v.baselined else {}),
    }


def _where(where: Where) -> dict[str, Any]:
    span = where.span
    return {
        "path": where.path,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }
