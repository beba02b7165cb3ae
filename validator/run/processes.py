"""How many processes share the work, and how they begin."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.context import BaseContext

MOST = 61
"""Processes: Windows can wait for no more."""


def processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def context_for(start: str | None = None) -> BaseContext:
    """How processes begin. To fork is quickest by far, and safe on Linux as long as there is one thread.

    A program that has chosen otherwise is obeyed.
    """
    import multiprocessing
    from threading import active_count

    chosen = start or multiprocessing.get_start_method(allow_none=True)
    if chosen is None and sys.platform == "linux" and active_count() == 1:
        chosen = "fork"
    return multiprocessing.get_context(chosen)
