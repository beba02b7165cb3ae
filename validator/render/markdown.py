"""The report as one Markdown document."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
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
    lines = [*_head(result, made), *_answered(result)]
    lines += ["", f"**Not legal advice.** {NOTICE}", "", "## Not checked", "", *_missed(result)]
    for page in made:
        lines += _page(page)
    lines += ["", "## Rulebooks", ""]
    lines += [f"- {code(name)} {code(digest)}" for name, digest in result.rulebooks]
    lines += ["", "## Documents", ""]
    lines += [f"- {code(document.path)} {code(document.sha256)}" for document in result.documents]
    return "\n".join(lines) + "\n"


def _head(result: Result, made: Sequence[Page]) -> Iterator[str]:
    """What was judged by which law, and the verdicts of each establishment counted."""
    judged = (
        counted(len(made), "establishment"),
        counted(len(result.documents), "document"),
        counted(result.provisions, "provision"),
        counted(len(result.verdicts), "verdict"),
    )
    yield from ("# Compliance report", "", f"{', '.join(judged)}.", "")
    for said in trust.law(result):
        yield from (f"{text(said)}.", "")
    for said in trust.damaged(result):
        yield from (f"**{text(said)}.**", "")
    yield _row("establishment", (WORDS[v] for v in VERDICTS))
    yield "|---|" + "---:|" * len(VERDICTS)
    for page in made:
        yield _row(text(page.name), (str(page.counts[v]) for v in VERDICTS))
    yield _row("**all**", (f"**{many}**" for many in counts(result.verdicts).values()))
    yield ""
    for day, why, number in as_of(result.verdicts):
        yield f"As of {day}, {text(why)} ({counted(number, 'document')}).  "


def _row(name: str, cells: Iterable[str]) -> str:
    return f"| {name} | {' | '.join(cells)} |"


def _answered(result: Result) -> Iterator[str]:
    """What the documents, a person or a baseline answered."""
    for said in trust.answered(result.verdicts):
        yield from ("", f"{text(said)}.")
    lists = (
        ("Decided by whoever ran the check:", list(trust.decided(result))),
        ("Stale in the baseline, since nothing answers to them any more:", result.baseline or ()),
    )
    for title, listed in lists:
        if listed:
            yield from ("", title, "", *(f"- {text(said)}" for said in listed))


def _missed(result: Result) -> list[str]:
    missing = [
        f"- {code(f'{r.path}:{r.line}:{r.column}')} {text(r.message)}" for r in result.refused
    ]
    missing += [
        f"- fault of the program: {text(f.rule)} on {text(f.subject)}: {text(f.error)}"
        for f in result.faults
    ]
    missing += [f"- {text(n.what)}: {text(n.why)}" for n in result.not_run]
    whole = "Every provision was put to every subject of its level."
    return missing or [whole if result.verdicts else "Nothing was checked."]


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


def _finding(finding: Finding) -> Iterator[str]:
    v, item = finding.first, finding.item
    yield f"- {GLYPHS[v.verdict]} **{WORDS[v.verdict]}** {text(item.message)}"
    yield f"  {text(finding.heading)}; {text(v.code)} {text(finding.name)}, {text(v.severity)}"
    beside = (
        ("fix", item.fix),
        ("law", "" if drafting(v) else f"{v.statement} {law(v)}"),
        ("decided", v.settled),
        ("answered for", v.suppressed),
        ("noted by the applicant", v.annotation),
        ("known", "in the baseline" if v.baselined else ""),
    )
    yield from (f"  - {word}: {text(said)}" for word, said in beside if said)
    yield from (row for quote in finding.quotes for row in _quote(quote))
    for r, note in finding.related:
        yield f"  - see {code(f'{r.path}:{r.span.line}')}: {text(note)}"
    for a in item.beside:
        yield f"  - so also {text(a.code)} {WORDS[a.verdict]}: {text(a.message)}"
    for w in finding.places[:1]:
        yield f"  - document: {code(f'{w.path}:{w.span.line}:{w.span.column}')}"


def _quote(quote: Quoted) -> list[str]:
    lines = [f"  - filing: {code(quote.document)}, {quote.numbers}"]
    return lines + (
        [""] + [f"    > {number}: {text(said)}  " for number, said in quote.text] + [""]
        if quote.text
        else []
    )
