"""The report on paper: the same pages as in the browser, in one document."""

from __future__ import annotations

from ..judge.verdict import Result
from .html import render as pages
from .paper import laid_out, pdf
from .quote import Sources


def render(result: Result, sources: Sources | None = None) -> bytes:
    """One document: the index, then every establishment."""
    files = pages(result, sources or Sources(), paper=True)
    made = [laid_out(content.decode()) for content in files.values()]
    return pdf(made[0].copy([page for document in made for page in document.pages]))
