"""``houseway new``: start a document from a commented scaffold."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..paths import HEAD, home
from ..render.clean import plain
from ..scaffold import KINDS, scaffold
from .common import complain, say
from .console import put

FOLDERS = ("games", "schedules")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("name", nargs="?", default="", help="the name of the game, schedule or establishment")
    parser.add_argument("--output", type=Path, metavar="FILE", help="write there instead of to standard output; an existing file is kept")


def run(given: argparse.Namespace) -> int:
    if given.output is None:
        put(plain(scaffold(given.kind, given.name)))
        return 0
    if given.output.exists():
        return complain(f"{given.output} exists already")
    from ..render.clean import line
    from ..render.whole import write
    from .fix import schema

    write(given.output, scaffold(given.kind, given.name, schema(given.output, given.kind)).encode())
    say(f"wrote {line(str(given.output))}\n{_then(given.output)}\n")
    return 0


def _then(output: Path) -> str:
    """What to do next. A filing is checked by its folder, and under no law before an establishment names one."""
    from ..render.clean import typed

    folder = home(output)
    if not (folder / HEAD).is_file():
        folder = output.parent.parent if output.parent.name in FOLDERS else output.parent
        head = typed((folder / HEAD).as_posix())
        return f"first say who files it: houseway new establishment --output {head}\nthen fill in both, and run: houseway check {typed(folder.as_posix())}"
    return f"fill it in, then run: houseway check {typed(folder.as_posix())}"
