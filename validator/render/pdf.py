"""The report on paper. WeasyPrint lays out the same pages, with nothing fetched from anywhere."""

from __future__ import annotations

import io
import logging
from importlib import import_module
from typing import Any, NoReturn

from ..judge.verdict import Result
from .html import render as pages
from .quote import Sources


def render(result: Result, sources: Sources | None = None) -> bytes:
    """One document: the index, then every establishment."""
    paper = _weasyprint()
    logging.getLogger("weasyprint").setLevel(logging.CRITICAL)
    files = pages(result, sources or Sources(), paper=True)
    made = [paper.HTML(string=content.decode(), url_fetcher=_nothing, base_url=None).render() for content in files.values()]
    whole = made[0].copy([page for document in made for page in document.pages])
    stream = io.BytesIO()
    whole.write_pdf(stream, identifier=b"houseway")
    return stream.getvalue()


def _weasyprint() -> Any:
    """The module, or word of what is missing: the package, or the system's Pango library it draws text with."""
    try:
        return import_module("weasyprint")
    except OSError as error:
        raise ModuleNotFoundError(f"Pango is not installed on this system: {error}", name="weasyprint") from None


def _nothing(url: str, *_: Any, **__: Any) -> NoReturn:
    raise ValueError(f"nothing is fetched: {url}")
