"""A bar on standard error while there is much to judge; nothing on a pipe."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from rich.progress import Progress

LONG = 120_000
"""Bytes of documents that take more than a second to judge."""


def terminal() -> bool:
    """Whether somebody sees what is drawn on standard error."""
    return sys.stderr.isatty() and os.environ.get("TERM") != "dumb"


class _Drawn:
    """Something drawn on standard error, gone when the work is done."""

    def __init__(self) -> None:
        self._bar: Progress | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar:
            self._bar.stop()

    def _draw(self, what: str, how_far: str, total: int | None) -> None:
        from rich.console import Console
        from rich.progress import (
            BarColumn,
            Progress,
            SpinnerColumn,
            TextColumn,
            TimeElapsedColumn,
        )

        middle = SpinnerColumn() if total is None else BarColumn()
        columns = (TextColumn(what), middle, TextColumn(how_far), TimeElapsedColumn())
        self._bar = Progress(*columns, console=Console(stderr=True), transient=True)
        self._bar.add_task("", total=total)
        self._bar.start()


class Bar(_Drawn):
    """Documents judged. Drawn from the first step on: no thread may run when processes fork."""

    _left = 0

    def begin(self, documents: int, size: int, /) -> bool:
        self._left = documents if size >= LONG and terminal() else 0
        return self._left > 0

    def step(self, documents: float, /) -> None:
        if self._left:
            self._draw("judging", "{task.completed:.0f} of {task.total:.0f} documents", self._left)
            self._left = 0
        if self._bar:
            self._bar.advance(self._bar.task_ids[0], documents)


class Pages(_Drawn):
    """The number of the page being laid out, on a terminal."""

    def laid(self, page: int) -> None:
        if self._bar is None and terminal():
            self._draw("laying out", "page {task.completed:.0f}", None)
        if self._bar:
            self._bar.update(self._bar.task_ids[0], completed=page)
