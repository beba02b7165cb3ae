"""``houseway packet``: a game's rules written out, with a checklist of what is missing."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ..docket.filings import GameFile
from .common import complain
from .main import EXIT_CLEAN
from .options import declare
from .whole_filing import filed_as, whole_filing
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
    result = whole_filing(given.game, given.as_of, proofs=True)
    filing, file = filed_as(result, given.game, "game", lambda filing: filing.games)
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
