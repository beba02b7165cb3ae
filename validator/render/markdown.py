"""The report as one Markdown document."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from ..judge.verdict import VERDICTS, Result
from . import trust
from .clean import counted, line
from .pages import NOTICE, Page, as_of, counts, pages
from .quote import Sources
from .rests import drafting, law
from .sections import GLYPHS, WORDS, Finding
from .templates import written
from .text import HEADINGS

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>()#+!|~$^&:@-])")
_KEEP = re.compile(r"(?<=[0-9A-Za-z])\\([-:()])(?=[0-9A-Za-z ])")


def text(value: object) -> str:
    """Words of a stranger as words: nothing in them is markup or HTML."""
    made = _KEEP.sub(r"\1", _SPECIAL.sub(r"\\\1", line(str(value))))
    return made.replace("\\<", "&lt;").replace("\\>", "&gt;").replace("\\&", "&amp;")


def code(value: object) -> str:
    """A name or path in fixed type."""
    return "`" + line(str(value)).replace("`", "'") + "`"


def render(result: Result, sources: Sources | None = None) -> str:
    made = pages(result, sources or Sources())
    judged = (
        counted(len(made), "establishment"),
        counted(len(result.documents), "document"),
        counted(result.provisions, "provision"),
        counted(len(result.verdicts), "verdict"),
    )
    lists = (
        ("Decided by whoever ran the check:", list(trust.decided(result))),
        ("Stale in the baseline, since nothing answers to them any more:", result.baseline),
    )
    return written(
        "report.md.j2",
        {
            "text": text,
            "code": code,
            "words": WORDS.__getitem__,
            "glyph": GLYPHS.__getitem__,
            "ranked": _ranked,
            "beside": _beside,
        },
        result=result,
        pages=made,
        judged=judged,
        law=trust.law,
        damaged=trust.damaged,
        verdicts=VERDICTS,
        counts=counts(result.verdicts).values(),
        days=as_of(result.verdicts),
        answered=trust.answered(result.verdicts),
        lists=lists,
        notice=NOTICE,
    )


def _ranked(page: Page) -> Iterator[tuple[str, Iterator[Finding]]]:
    return groupby(page.open, key=lambda finding: HEADINGS[finding.item.rank])


def _beside(finding: Finding) -> tuple[tuple[str, str], ...]:
    """What stands under a finding, where there is any of it."""
    v = finding.first
    return (
        ("fix", finding.item.fix),
        ("law", "" if drafting(v) else f"{v.statement} {law(v)}"),
        ("decided", v.settled),
        ("answered for", v.suppressed),
        ("noted by the applicant", v.annotation),
        ("known", "in the baseline" if v.baselined else ""),
    )
