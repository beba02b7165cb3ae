"""A bar on standard error while there is much to judge; nothing on a pipe, nothing when the work is
short.
"""

from __future__ import annotations

import os
import sys
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress

LONG = 120_000
"""Bytes of documents that take more than a second to judge."""


def terminal() -> bool:
    """Whether somebody sees what is drawn on standard error."""
    return sys.stderr.isatty() and os.environ.get("TERM") != "dumb"


class Bar:
    """Documents judged, of how many. It is drawn from the first step on, since no thread may run
    when processes are forked, and gone when the work is done.
    """

    def __init__(self) -> None:
        self._left = 0
        self._bar: Progress | None = None

    def __enter__(self) -> Bar:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar:
            self._bar.stop()

    def begin(self, documents: int, size: int, /) -> bool:
        self._left = documents if size >= LONG and terminal() else 0
        return self._left > 0

    def step(self, documents: float, /) -> None:
        if self._left:
            self._bar, self._left = _drawn(self._left), 0
        if self._bar:
            self._bar.advance(self._bar.task_ids[0], documents)


class Pages:
    """The number of the page being laid out, on a terminal; gone when the paper is done."""

    def __init__(self) -> None:
        self._bar: Progress | None = None

    def __enter__(self) -> Pages:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar:
            self._bar.stop()

    def laid(self, page: int) -> None:
        if self._bar is None and terminal():
            self._bar = _paged()
        if self._bar:
            self._bar.update(self._bar.task_ids[0], completed=page)


def _paged() -> Progress:
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn("laying out"),
        SpinnerColumn(),
        TextColumn("page {task.completed:.0f}"),
        TimeElapsedColumn(),
    )
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    bar.add_task("", total=None)
    bar.start()
    return bar


def _drawn(documents: int) -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn("judging"),
        BarColumn(),
        TextColumn("{task.completed:.0f} of {task.total:.0f} documents"),
        TimeElapsedColumn(),
    )
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    bar.add_task("", total=documents)
    bar.start()
    return bar
