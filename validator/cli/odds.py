"""``houseway odds``: exact odds of every wager whose outcome the document fixes."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from .common import Unusable, collect, complain
from .main import EXIT_CLEAN, EXIT_UNUSABLE
from .written import deliver

if TYPE_CHECKING:
    from ..docket.filings import Docket
    from ..render.odds import Told


FORMATS = ("text", "json", "html", "xlsx")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help="game documents or folders")
    parser.add_argument("--wager", metavar="NAME", help="only the wagers of this name")
    parser.add_argument(
        "--format", choices=FORMATS, default="text", help="how to print it (default: text)"
    )
    parser.add_argument(
        "--output", type=Path, metavar="FILE", help="write there instead of to standard output"
    )


def run(given: argparse.Namespace) -> int:
    try:
        gathered = collect(given.paths)
        known = _names(gathered.docket)
        if given.wager and given.wager not in known:
            raise Unusable(f"no game here has a wager named {given.wager}")
    except Unusable as error:
        return complain(error)
    told = _told(gathered.docket, given.wager)
    try:
        deliver(lambda: _made(given.format, told), given.output, f".{given.format}")
    except Unusable as error:
        return complain(error)
    for one in (
        *map(str, gathered.refused),
        *(f"{one.path}: {one.why}" for one in gathered.unread),
    ):
        complain(one)
    return EXIT_UNUSABLE if gathered.refused else EXIT_CLEAN


def _made(kind: str, told: Iterator[Told]) -> bytes:
    """The whole answer in one format. Each renderer is loaded only when it is asked for."""
    if kind == "xlsx":
        from ..render.odds_book import book

        return book(told)
    if kind == "html":
        from ..render.odds_page import page

        return page(told).encode()
    from ..render.clean import plain
    from ..render.odds import as_json, as_text

    return plain(as_json(told) if kind == "json" else "".join(as_text(told))).encode()


def _names(docket: Docket) -> set[str]:
    games = (file.game for filing in docket.filings for file in filing.games)
    return {wager.name for game in games for wager in game.wagers}


def _told(docket: Docket, wager: str | None) -> Iterator[Told]:
    from ..odds.reading.game import wagers
    from ..render.odds import Told

    for filing in docket.filings:
        for file in filing.games:
            source = file.game.source
            path = file.filed.path
            document = source.document if source else path
            lines = str(source.lines) if source and source.lines else ""
            for answer in wagers(file.game, wager):
                yield Told(path, document, file.game.name, answer, lines)
