"""``python -m validator.trace PATH... --sources DIR [--ledger]``"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from . import main


def arguments(argv: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m validator.trace",
        description="Prove transcriptions against their source text.",
    )
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
        default=os.environ.get("HOUSEWAY_SOURCES"),
        metavar="DIR",
        help="folder of the source texts (default: HOUSEWAY_SOURCES)",
    )
    parser.add_argument(
        "--ledger", action="store_true", help="account for every line of every source instead"
    )
    chosen = parser.parse_args(argv)
    if chosen.sources is None:
        parser.error("say where the source texts are: --sources DIR, or HOUSEWAY_SOURCES")
    return chosen


if __name__ == "__main__":
    chosen = arguments()
    sys.exit(main(chosen.paths, Path(chosen.sources), chosen.ledger))
