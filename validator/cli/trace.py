"""``houseway trace``: prove a transcription against its source text."""

from __future__ import annotations

import argparse
from pathlib import Path

from .common import complain, sources
from .options import declare

OPTIONS = """
--sources DIR  folder of the source texts (or HOUSEWAY_SOURCES)
--ledger  account for every line of every source instead
--all  documents that are clean too, and what they leave out on purpose
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths",
        nargs="*",
        type=Path,
        default=[Path("rules")],
        metavar="PATH",
        help="documents, or folders of them (default: rules)",
    )
    declare(parser, OPTIONS)


def run(given: argparse.Namespace) -> int:
    folder = sources(given)
    if folder is None:
        return complain("say where the source texts are: --sources DIR, or HOUSEWAY_SOURCES")
    from ..trace import main

    return main(given.paths, folder, given.ledger, given.all)
