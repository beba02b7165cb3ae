"""``houseway odds``: exact odds of every wager whose outcome the document fixes."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from .common import Unusable, collect, complain, say
from .main import EXIT_CLEAN, EXIT_UNUSABLE

if TYPE_CHECKING:
    from ..docket.filings import Docket
    from ..render.odds import Told


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help="game documents or folders")
    parser.add_argument("--wager", metavar="NAME", help="only the wagers of this name")
    parser.add_argument(
        "--format", choices=("text", "json"), default="text", help="how to print it (default: text)"
    )


def run(given: argparse.Namespace) -> int:
    from ..render.odds import as_json, as_text

    try:
        gathered = collect(given.paths)
        known = _names(gathered.docket)
        if given.wager and given.wager not in known:
            raise Unusable(f"no game here has a wager named {given.wager}")
    except Unusable as error:
        return complain(error)
    told = _told(gathered.docket, given.wager)
    if given.format == "json":
        say(as_json(told))
    else:
        for part in as_text(told):
            say(part)
    for one in (
        *map(str, gathered.refused),
        *(f"{one.path}: {one.why}" for one in gathered.unread),
    ):
        complain(one)
    return EXIT_UNUSABLE if gathered.refused else EXIT_CLEAN


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
