"""The report as one Markdown document."""

from __future__ import annotations

import re
from itertools import groupby

from ..judge.verdict import VERDICTS, Result
from . import trust
from .clean import counted, line
from .pages import NOTICE, Page, as_of, counts, pages
from .quote import Quoted, Sources
from .rests import drafting, law
from .sections import GLYPHS, WORDS, Finding
from .text import HEADINGS

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>()#+!|~$^&:@-])")
_KEEP = re.compile(r"(?<=[0-9A-Za-z])\\([-:()])(?=[0-9A-Za-z ])")


def text(value: object) -> str:
    """Words of a stranger as words: nothing in them is markup or HTML."""
    return (
        _KEEP.sub(r"\1", _SPECIAL.sub(r"\\\1", line(str(value))))
        .replace("\\<", "&lt;")
        .replace("\\>", "&gt;")
        .replace("\\&", "&amp;")
    )


def code(value: object) -> str:
    """A name or path in fixed type."""
    return "`" + line(str(value)).replace("`", "'") + "`"


def render(result: Result, sources: Sources | None = None) -> str:
    made = pages(result, sources or Sources())
    judged = (
        (len(made), "establishment"),
        (len(result.documents), "document"),
        (result.provisions, "provision"),
        (len(result.verdicts), "verdict"),
    )
    lines = [
        "# Compliance report",
        "",
        f"{', '.join(counted(many, what) for many, what in judged)}.",
        "",
    ]
    lines += [row for said in trust.law(result) for row in (f"{text(said)}.", "")]
    lines += [row for said in trust.damaged(result) for row in (f"**{text(said)}.**", "")]
    lines += [
        "| establishment | " + " | ".join(WORDS[v] for v in VERDICTS) + " |",
        "|---|" + "---:|" * len(VERDICTS),
    ]
    lines += [
        f"| {text(page.name)} | " + " | ".join(str(page.counts[v]) for v in VERDICTS) + " |"
        for page in made
    ]
    total = counts(result.verdicts)
    lines += ["| **all** | " + " | ".join(f"**{total[v]}**" for v in VERDICTS) + " |", ""]
    lines += [
        f"As of {day}, {text(why)} ({counted(number, 'document')}).  "
        for day, why, number in as_of(result.verdicts)
    ]
    lines += [row for said in trust.answered(result.verdicts) for row in ("", f"{text(said)}.")]
    if listed := list(trust.decided(result)):
        lines += ["", "Decided by whoever ran the check:", ""]
        lines += [f"- {text(said)}" for said in listed]
    if result.baseline:
        lines += ["", "Stale in the baseline, since nothing answers to them any more:", ""]
        lines += [f"- {text(entry)}" for entry in result.baseline]
    lines += ["", f"**Not legal advice.** {NOTICE}", "", "## Not checked", ""]
    missing = [
        f"- {code(f'{r.path}:{r.line}:{r.column}')} {text(r.message)}" for r in result.refused
    ]
    missing += [
        f"- fault of the program: {text(f.rule)} on {text(f.subject)}: {text(f.error)}"
        for f in result.faults
    ]
    missing += [f"- {text(n.what)}: {text(n.why)}" for n in result.not_run]
    lines += missing or [
        "Every provision was put to every subject of its level."
        if result.verdicts
        else "Nothing was checked."
    ]
    for page in made:
        lines += _page(page)
    lines += ["", "## Rulebooks", ""]
    lines += [f"- {code(name)} {code(digest)}" for name, digest in result.rulebooks]
    lines += ["", "## Documents", ""]
    lines += [f"- {code(document.path)} {code(document.sha256)}" for document in result.documents]
    return "\n".join(lines) + "\n"


def _page(page: Page) -> list[str]:
    lines = ["", f"## {text(page.name)}", ""]
    lines += (
        [f"{counted(len(page.open), 'item')} to act on."] if page.open else ["Nothing to act on."]
    )
    for title, given in groupby(page.open, key=lambda f: HEADINGS[f.item.rank]):
        lines += ["", f"### {text(title)}", ""]
        for finding in given:
            lines += _finding(finding)
    if left := len(page.items) - len(page.open):
        lines += ["", f"{counted(left, 'remark or item')} on replaced papers: see the HTML report."]
    return lines


def _finding(finding: Finding) -> list[str]:
    v, item = finding.first, finding.item
    lines = [f"- {GLYPHS[v.verdict]} **{WORDS[v.verdict]}** {text(item.message)}"]
    lines.append(
        f"  {text(finding.heading)}; {text(v.code)} {text(finding.name)}, {text(v.severity)}"
    )
    lines += [f"  - fix: {text(item.fix)}"] if item.fix else []
    lines += [] if drafting(v) else [f"  - law: {text(v.statement)} {text(law(v))}"]
    answers = (
        ("decided", v.settled),
        ("answered for", v.suppressed),
        ("noted by the applicant", v.annotation),
    )
    lines += [f"  - {word}: {text(said)}" for word, said in answers if said]
    lines += ["  - known: in the baseline"] if v.baselined else []
    lines += [row for quote in finding.quotes for row in _quote(quote)]
    lines += [
        f"  - see {code(f'{r.path}:{r.span.line}')}: {text(note)}" for r, note in finding.related
    ]
    lines += [
        f"  - so also {text(a.code)} {WORDS[a.verdict]}: {text(a.message)}" for a in item.beside
    ]
    lines += [
        f"  - document: {code(f'{w.path}:{w.span.line}:{w.span.column}')}"
        for w in finding.places[:1]
    ]
    return lines


def _quote(quote: Quoted) -> list[str]:
    lines = [f"  - filing: {code(quote.document)}, {quote.numbers}"]
    return lines + (
        [""] + [f"    > {number}: {text(said)}  " for number, said in quote.text] + [""]
        if quote.text
        else []
    )
