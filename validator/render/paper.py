"""Pages to PDF by WeasyPrint, with nothing fetched and nothing of the day in the file."""

from __future__ import annotations

import io
import logging
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from .needs import package

EPOCH = "SOURCE_DATE_EPOCH"
"""Stands in for the clock: one of two font subsetters writes the time into the font."""

_PAGE = re.compile(r"Page (\d+)")


def laid_out(page: str, laid: Callable[[int], None] | None = None) -> Any:
    """An HTML page set in type: WeasyPrint's document. *laid* is told each page's number."""
    paper = package("pdf")
    logging.getLogger("weasyprint").setLevel(logging.CRITICAL)
    with _watched(laid):
        return paper.HTML(string=page, url_fetcher=_nothing, base_url=None).render()


def pdf(document: Any) -> bytes:
    """The bytes of a document that was laid out: the same each time."""
    stream = io.BytesIO()
    with _no_clock():
        document.write_pdf(stream, identifier=b"houseway")
    return stream.getvalue()


class _Pages(logging.Handler):
    """Hears what WeasyPrint logs of its progress, and passes the numbers of pages on."""

    def __init__(self, laid: Callable[[int], None]) -> None:
        super().__init__()
        self._laid = laid

    def emit(self, record: logging.LogRecord) -> None:
        if found := _PAGE.search(record.getMessage()):
            self._laid(int(found[1]))


@contextmanager
def _watched(laid: Callable[[int], None] | None) -> Iterator[None]:
    if laid is None:
        yield
        return
    log, hears = logging.getLogger("weasyprint.progress"), _Pages(laid)
    level = log.level
    log.addHandler(hears)
    log.setLevel(logging.INFO)
    try:
        yield
    finally:
        log.removeHandler(hears)
        log.setLevel(level)


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
