"""``houseway trace``: prove a transcription against its source text."""

from __future__ import annotations

import argparse
from pathlib import Path

from .common import Unusable, complain, sources


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths",
        nargs="*",
        type=Path,
        default=[Path("rules")],
        metavar="PATH",
        help="documents, or folders of them (default: rules)",
    )
    parser.add_argument(
        "--sources",
        type=Path,
        metavar="DIR",
        help="folder of the source texts (or HOUSEWAY_SOURCES)",
    )
    parser.add_argument(
        "--ledger", action="store_true", help="account for every line of every source instead"
    )
    parser.add_argument(
        "--all",
        action="store_true",
        help="documents that are clean too, and what they leave out on purpose",
    )


def run(given: argparse.Namespace) -> int:
    try:
        folder = sources(given)
    except Unusable as error:
        return complain(error)
    if folder is None:
        return complain("say where the source texts are: --sources DIR, or HOUSEWAY_SOURCES")
    from ..trace import main

    return main(given.paths, folder, given.ledger, given.all)
