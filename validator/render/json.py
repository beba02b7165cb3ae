"""JSON, format 2: stable, documented in docs/json-format.md, with its own schema."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
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
    roots = told(result.verdicts).roots
    numbers = {id(v): number for number, v in enumerate(result.verdicts)}
    return {
        "format": FORMAT,
        "as_of": result.as_of.isoformat() if result.as_of else None,
        "law": [_law(run) for run in result.runs],
        "damaged": [{"filing": r.filing, "parts": r.damaged} for r in result.runs if r.damaged],
        "decisions": [_decision(one) for one in result.decided],
        "rulebooks": [{"id": name, "digest": digest} for name, digest in result.rulebooks],
        "documents": _each(result.documents, "path", "kind", "id", "sha256"),
        "items": [_item(one, numbers) for one in items(result.verdicts)],
        "verdicts": [_verdict(v, roots.get(id(v), ())) for v in result.verdicts],
        "not_run": _each(result.not_run, "what", "why"),
        "refused": _each(result.refused, "path", "line", "column", "message", "fix"),
        "faults": _each(result.faults, "rule", "subject", "error"),
        **_baseline(result),
        "summary": _summary(result, len(roots)),
    }


def _each(parts: Iterable[object], *names: str) -> list[dict[str, Any]]:
    return [{name: getattr(part, name) for name in names} for part in parts]


def _baseline(result: Result) -> dict[str, Any]:
    if result.baseline is None:
        return {}
    known = sum(v.baselined for v in result.verdicts)
    return {"baseline": {"known": known, "stale": list(result.baseline)}}


def _summary(result: Result, following: int) -> dict[str, Any]:
    counts = Counter(v.verdict for v in result.verdicts)
    return {
        **{name: counts.get(name, 0) for name in VERDICTS},
        "suppressed": sum(bool(v.suppressed) for v in result.verdicts),
        "annotated": sum(bool(v.annotation) for v in result.verdicts),
        "settled": sum(bool(v.settled) for v in result.verdicts),
        "following": following,
        "damaged": sum(run.damaged for run in result.runs),
        "documents": len(result.documents),
        "provisions_run": result.provisions,
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
        "message": item.alone,
        "fix": item.fix,
        "places": [_place(where) for where in item.places],
        "subjects": list(dict.fromkeys(one.subject.id for one in item.verdicts)),
        "authority": _each(v.authority, "cite", "confidence"),
        "verdicts": [numbers[id(one)] for one in (*item.verdicts, *item.following)],
        **({"history": True} if item.history else {}),
    }


def _place(where: Where) -> dict[str, Any]:
    document = where.lines[0].document if where.lines else where.path
    lines = [[e.first, e.last] for e in where.lines]
    return {**_point(where), "document": document, "lines": lines, "role": where.role}


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
    answers = {
        "follows": sorted({root.code for root in roots}),
        "reading": reading(v),
        "replaced_by": v.replaced,
        "damaged": v.damaged,
        "settled": v.settled,
        "suppressed": v.suppressed,
        "annotation": v.annotation,
        "baselined": v.baselined,
    }
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
        "related": [{**_point(r), "role": r.role, "note": note} for r, note in v.seen],
        "evidence": [{"document": e.document, "lines": [e.first, e.last]} for e in v.evidence],
        "authority": _each(v.authority, "cite", "confidence"),
        **{name: said for name, said in answers.items() if said},
    }


def _point(where: Where) -> dict[str, Any]:
    return {"path": where.path, "line": where.span.line, "column": where.span.column}


def _where(where: Where) -> dict[str, Any]:
    span = where.span
    return {**_point(where), "end_line": span.end_line, "end_column": span.end_column}
