"""What the commands that write a document share: where it goes, and a clear word when it cannot be
made.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from .common import Unusable
from .console import put_bytes

EXTRAS = {".docx": "docx", ".pdf": "pdf", ".xlsx": "xlsx"}


def output(parser: argparse.ArgumentParser, *suffixes: str) -> None:
    parser.add_argument(
        "--output",
        type=Path,
        metavar="FILE",
        help=f"write there; its ending chooses the format: {', '.join(suffixes)} (default: HTML to standard output)",
    )


def suffix(given: Path | None, *known: str) -> str:
    """The format a file name asks for."""
    found = given.suffix.lower() if given else ".html"
    if found not in known:
        raise Unusable(
            f"{given}: the name of the output must end in {', '.join(known[:-1])} or {known[-1]}"
        )
    return found


def deliver(make: Callable[[], bytes], target: Path | None, kind: str) -> None:
    """Make the whole document, then write it in one step."""
    if kind in EXTRAS:
        from ..render.needs import Missing, package

        try:
            package(EXTRAS[kind])
        except Missing as error:
            raise Unusable(str(error)) from None
    content = make()
    if target is None:
        put_bytes(content)
        return
    from ..render.whole import write

    write(target, content)
