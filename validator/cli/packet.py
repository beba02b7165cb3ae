"""``houseway packet``: a game's rules written out from its facts, with a checklist of what is
missing.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ..docket.filings import Filing, GameFile
from ..judge.verdict import Result
from .common import Unusable, complain
from .main import EXIT_CLEAN
from .options import declare
from .whole_filing import whole_filing
from .written import deliver, faultless, output, suffix

if TYPE_CHECKING:
    from ..render.odds_page import Bet

FORMATS = (".html", ".pdf", ".docx")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game",
        type=Path,
        metavar="GAME",
        help="a game document; the establishment and schedules beside it are read too",
    )
    declare(
        parser,
        "--as-of DATE  judge by the law of this day (default: the date a document bears, else today)",
    )
    output(parser, *FORMATS)


def run(given: argparse.Namespace) -> int:
    from ..render.packet import packet
    from ..render.prose import make

    kind = suffix(given.output, *FORMATS)
    result, filing, file = find(given.game, given)
    faultless(result, "packet")
    whole = partial(packet, result, filing, file, _odds(file))
    deliver(lambda: make(whole(), kind), given.output, kind, len(result.documents))
    return EXIT_CLEAN


def _odds(file: GameFile) -> tuple[Bet, ...]:
    """The odds of the game; a packet without them is whole too."""
    from ..odds.reading import memory
    from ..render.odds_page import in_brief
    from ..source.patience import Uncounted

    try:
        return in_brief(memory.of(file.game))
    except Uncounted:
        complain("the odds of this game take too long to count: the packet is without them")
        return ()


def find(path: Path, given: argparse.Namespace) -> tuple[Result, Filing, GameFile]:
    """Judge the filing the game belongs to, and find the game in it."""
    from ..source.paths import shown

    result = whole_filing(path, given.as_of)
    for filing in result.docket.filings if result.docket else ():
        for file in filing.games:
            if Path(file.filed.path).resolve() == Path(shown(str(path.resolve()))):
                return result, filing, file
    raise Unusable(f"{path} is no game document")
