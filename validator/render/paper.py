"""Pages to PDF. WeasyPrint lays them out, with nothing fetched from anywhere and nothing of the day in the file."""

from __future__ import annotations

import io
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from .needs import package

EPOCH = "SOURCE_DATE_EPOCH"
"""The variable that stands in for the clock: one of two font subsetters writes the time into the font."""


def laid_out(page: str) -> Any:
    """An HTML page set in type: WeasyPrint's document, with its pages."""
    paper = package("pdf")
    logging.getLogger("weasyprint").setLevel(logging.CRITICAL)
    return paper.HTML(string=page, url_fetcher=_nothing, base_url=None).render()


def pdf(document: Any) -> bytes:
    """The bytes of a document that was laid out: the same each time."""
    stream = io.BytesIO()
    with _no_clock():
        document.write_pdf(stream, identifier=b"houseway")
    return stream.getvalue()


@contextmanager
def _no_clock() -> Iterator[None]:
    before = os.environ.get(EPOCH)
    os.environ[EPOCH] = "0"
    try:
        yield
    finally:
        if before is None:
            del os.environ[EPOCH]
        else:
            os.environ[EPOCH] = before


def _nothing(url: str, *_: Any, **__: Any) -> NoReturn:
    raise ValueError(f"nothing is fetched: {url}")
