"""The terminal: findings grouped by file, each with its line, the law beneath and what would fix it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from ..judge.answer import VERDICTS
from ..judge.verdict import Result, Verdict

QUIET = ("met", "not-applicable")
STYLES = {"violated": "31;1", "not-stated": "33;1", "unclear": "36;1", "met": "32", "not-applicable": "2"}


def render(result: Result, *, everything: bool = False, quiet: bool = False, statistics: bool = False, sources: Path | None = None, colour: bool = False) -> str:
    paint = _paint if colour else _plain
    lines: list[str] = []
    for refusal in result.refused:
        lines.append(f"{refusal.path}:{refusal.line}:{refusal.column}: {paint('unusable', '31;1')} {refusal.message}")
        if refusal.fix:
            lines.append(f"    {refusal.fix}")
    texts = {document.path: document for document in result.documents}
    shown = [v for v in result.verdicts if everything or v.verdict not in QUIET]
    for verdict in sorted(shown, key=_order):
        lines.extend(_finding(verdict, paint))
    for fault in result.faults:
        lines.append(f"{paint('fault of the program', '31;1')} {fault.rule} on {fault.subject}: {fault.error}")
    if statistics:
        lines.extend(_statistics(shown))
    if not quiet:
        lines.extend(_summary(result, paint, len(texts)))
    return "\n".join(lines) + "\n" if lines else ""


def _order(verdict: Verdict) -> tuple[str, int, int, str]:
    where = verdict.location
    return (where.path, where.span.line, where.span.column, verdict.code) if where else ("", 0, 0, verdict.code)


def _finding(v: Verdict, paint: object) -> Iterator[str]:
    assert callable(paint)
    place = f"{v.location.path}:{v.location.span.line}:{v.location.span.column}" if v.location else v.subject.id
    mark = f" ({v.suppressed})" if v.suppressed else ""
    yield f"{place}: {v.code} {v.rule} {paint(v.verdict, STYLES[v.verdict])}{mark} {v.message}"
    if v.evidence:
        by_document: dict[str, list[str]] = {}
        for e in v.evidence:
            by_document.setdefault(e.document, []).append(str(e.first) if e.first == e.last else f"{e.first}-{e.last}")
        yield "    filing: " + "; ".join(f"{document} line {', '.join(spans)}" for document, spans in by_document.items())
    for r in v.related:
        if r.note:
            yield f"    see {r.path}:{r.span.line}:{r.span.column}: {r.note}"
    if v.verdict not in QUIET:
        yield f"    law: {'; '.join(f'{a.cite} ({a.confidence})' for a in v.authority)}, as of {v.as_of.day} ({v.as_of.because})"
        if v.fix:
            yield f"    fix: {v.fix}"
    if v.settled:
        yield f"    decided: {v.settled}"


def summary(result: Result) -> Iterator[str]:
    """What was judged and what came of it, on one screen."""
    return _summary(result, _plain, len(result.documents))


def _statistics(shown: list[Verdict]) -> Iterator[str]:
    counts = Counter((v.code, v.rule, v.verdict) for v in shown)
    yield ""
    for (code, rule, verdict), number in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        yield f"{number:6}  {code}  {rule}  {verdict}"


def _summary(result: Result, paint: object, documents: int) -> Iterator[str]:
    assert callable(paint)
    counts = Counter(v.verdict for v in result.verdicts)
    yield ""
    yield f"{documents} documents, {result.provisions} provisions, {len(result.verdicts)} verdicts: " + ", ".join(paint(f"{counts.get(name, 0)} {name}", STYLES[name]) for name in VERDICTS)
    suppressed = sum(1 for v in result.verdicts if v.suppressed)
    if suppressed:
        yield f"{suppressed} suppressed"
    for item in result.not_run:
        yield f"not run: {item.what}: {item.why}"
    if not result.verdicts and not result.refused:
        yield "nothing was checked"


def _paint(text: str, style: str) -> str:
    return f"\x1b[{style}m{text}\x1b[0m"


def _plain(text: str, style: str) -> str:
    return text
