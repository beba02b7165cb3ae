"""``houseway new``: start a document from a commented scaffold."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..scaffold import KINDS, scaffold
from .common import complain


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("name", nargs="?", default="", help="the name of the game, schedule or establishment")
    parser.add_argument("--output", type=Path, metavar="FILE", help="write there instead of to standard output; an existing file is kept")


def run(given: argparse.Namespace) -> int:
    text = scaffold(given.kind, given.name)
    if given.output is None:
        sys.stdout.write(text)
        return 0
    if given.output.exists():
        return complain(f"{given.output} exists already")
    from ..render.whole import write

    write(given.output, text.encode())
    print(f"wrote {given.output}; fill in what is marked, then run: houseway check {given.output}")
    return 0
