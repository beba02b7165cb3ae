"""``houseway odds``: exact odds of every wager whose outcome the document fixes."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from .common import Unusable, collect, complain, nowhere
from .main import EXIT_CLEAN, EXIT_UNUSABLE
from .options import declare
from .progress import Bar
from .written import deliver

if TYPE_CHECKING:
    from ..docket.filings import Docket, GameFile
    from ..render.odds import Told
    from ..run.odds import Kept


FORMATS = ("text", "json", "html", "xlsx")
SIZE = 20_000
"""A game takes as long as judging so many bytes; a bar is drawn where there are several."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help="game documents or folders")
    declare(parser, "--wager NAME  only the wagers of this name")
    parser.add_argument(
        "--format", choices=FORMATS, default="text", help="how to print it (default: text)"
    )
    declare(
        parser,
        "--no-cache  work out everything anew, and keep nothing\n"
        "--output FILE  write there instead of to standard output",
    )


def run(given: argparse.Namespace) -> int:
    cache, key = _kept(given)
    said = _said(cache.store.get(key)) if cache else None
    if said is None:
        said = _worked(given, cache)
        if cache and said.lasting:
            cache.store.put(key, _packed(said))
    deliver(lambda: said.made, given.output, f".{given.format}")
    for one in said.complaints:
        complain(one)
    return said.code


class Said(NamedTuple):
    """All that one run prints, and how it ends."""

    code: int
    complaints: list[str]
    made: bytes
    lasting: bool = True
    """Whether the same would be said again: not where a game took too long."""


def _kept(given: argparse.Namespace) -> tuple[Kept | None, str]:
    """The cache, and the key of this very question in it."""
    if given.no_cache or given.paths == ["-"]:
        return None, ""
    from ..run.odds import kept
    from ..source.paths import Nothing
    from .common import _cache

    store = _cache(given.paths)
    if not store:
        return None, ""
    made = kept(store)
    try:
        return made, made.whole(given.paths, (given.format, str(given.wager)))
    except Nothing as error:
        raise nowhere(error, given.paths) from None


def _said(content: bytes | None) -> Said | None:
    if content is None:
        return None
    head, _, made = content.partition(b"\n")
    code, complaints = json.loads(head)
    return Said(code, complaints, made)


def _packed(said: Said) -> bytes:
    return json.dumps([said.code, said.complaints]).encode() + b"\n" + said.made


def _worked(given: argparse.Namespace, cache: Kept | None) -> Said:
    gathered = collect(given.paths)
    if given.wager and given.wager not in _names(gathered.docket):
        raise Unusable(f"no game here has a wager named {given.wager}")
    with Bar() as bar:
        games = [file for filing in gathered.docket.filings for file in filing.games]
        bar.begin(len(games), SIZE * len(games))
        slow: list[str] = []
        made = _made(given.format, _told(games, given.wager, cache, bar, slow))
    unread = [f"{one.path}: {one.why}" for one in gathered.unread]
    code = EXIT_UNUSABLE if gathered.refused or slow else EXIT_CLEAN
    return Said(code, [*map(str, gathered.refused), *slow, *unread], made, not slow)


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


def _told(
    games: list[GameFile], wager: str | None, cache: Kept | None, bar: Bar, slow: list[str]
) -> Iterator[Told]:
    """What is known of each game; those that take too long are added to *slow*."""
    from ..odds.reading.memory import SECONDS
    from ..render.odds import Told
    from ..run.odds import Asked

    asked = Asked(tuple(file.game for file in games), wager, cache)
    made = {}
    for number, answers in asked.each():
        made[number] = answers
        bar.step(1)
    for number, file in enumerate(games):
        source, path = file.game.source, file.filed.path
        document = source.document if source else path
        lines = str(source.lines) if source and source.lines else ""
        found = made[number]
        if found is None:
            slow.append(f"{path}: its odds cannot be counted in {SECONDS:g} seconds")
        for answer in found or ():
            yield Told(path, document, file.game.name, answer, lines)
