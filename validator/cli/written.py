"""What the commands that write a document share: where it goes, and what stops it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from ..judge.verdict import Result
from ..source.patience import TooLong, at_most
from ..source.unusable import Fault
from .common import Unusable, say
from .console import put_bytes
from .options import declare

EXTRAS = {".pdf": "pdf", ".xlsx": "xlsx"}
SECONDS, SECONDS_EACH = 4.0, 0.5
"""Of the processor, and for each document: a small one can take a thousand pages of paper."""
MEGABYTES, MEGABYTES_EACH = 100, 50
"""Of memory more than before, likewise."""
Made = TypeVar("Made")


def in_time(make: Callable[[], Made], kind: str, documents: int = 1) -> Made:
    """What *make* makes of so many documents, if that takes no longer than it may."""
    seconds = SECONDS + SECONDS_EACH * documents
    megabytes = MEGABYTES + MEGABYTES_EACH * documents
    try:
        with at_most(seconds, megabytes):
            return make()
    except TooLong:
        lighter = "" if kind == "html" else "ask for HTML, or "
        bound = f"{seconds:g} seconds and {megabytes} MB more"
        why = f"there is too much to write as {kind.upper()} in {bound}"
        raise Unusable(f"{why}; {lighter}give fewer documents") from None


def output(parser: argparse.ArgumentParser, *suffixes: str) -> None:
    ending = f"its ending chooses the format: {', '.join(suffixes)}"
    declare(parser, f"--output FILE  write there; {ending} (default: HTML to standard output)")


def suffix(given: Path | None, *known: str) -> str:
    """The format a file name asks for."""
    found = given.suffix.lower() if given else ".html"
    if found not in known:
        endings = f"{', '.join(known[:-1])} or {known[-1]}"
        raise Unusable(f"{given}: the name of the output must end in {endings}")
    return found


def faultless(result: Result, what: str) -> None:
    """A paper is written of verdicts that all came about, or not at all."""
    for first in result.faults[:1]:
        why = f"{first.rule} on {first.subject}: {first.error}"
        raise Fault(f"{why}; no {what} was written")


def put_text(text: str, target: Path | None) -> None:
    """Words of a document on standard output, or whole in a file."""
    if target is None:
        say(text)
        return
    from ..render.whole import write

    write(target, text.encode("utf-8", "backslashreplace"))


def deliver(make: Callable[[], bytes], target: Path | None, kind: str, documents: int = 1) -> None:
    """Make the whole document, of so many of a filing, then write it in one step."""
    if target is None and sys.stdout.isatty():
        raise Unusable(
            "a page is nothing to read on a terminal: --output FILE writes it, such as --output page.html"
        )
    if kind in EXTRAS:
        from ..render.needs import package

        package(EXTRAS[kind])
    content = in_time(make, kind.lstrip("."), documents)
    if target is None:
        put_bytes(content)
        return
    from ..render.whole import write

    write(target, content)
