"""``houseway placard``: the notice of fees to post at a table, on one sheet of letter paper."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..docket import Row, ScheduleFile
from ..model.establishment import Establishment
from ..model.fees import GameRef
from ..model.game import Game
from .common import Unusable, complain, opened
from .main import EXIT_CLEAN
from .schedule_file import rows, schedule_file
from .written import deliver, output, suffix

FORMATS = (".html", ".pdf")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("schedule", type=Path, metavar="SCHEDULE", help="a schedule document")
    parser.add_argument("--option", required=True, metavar="N", help="the option in use")
    parser.add_argument("--block", type=int, metavar="B", help="the block, from 1, when several have that option")
    output(parser, *FORMATS)


def run(given: argparse.Namespace) -> int:
    from ..render.placard import TooLong, html, pdf, placard

    try:
        kind = suffix(given.output, *FORMATS)
        schedule = schedule_file(given.schedule)
        row = choose(schedule, given.option, given.block)
        made = placard(schedule, row, _establishment(given.schedule), tuple(dict.fromkeys(_name(given.schedule, game) for game in row.block.games)))
        deliver(lambda: pdf(made) if kind == ".pdf" else html(made).encode(), given.output, kind)
    except (Unusable, TooLong) as error:
        return complain(str(error))
    for fault in made.faults:
        print(f"houseway: not for posting as it stands: {fault}", file=sys.stderr)
    return EXIT_CLEAN


def choose(schedule: ScheduleFile, option: str, block: int | None) -> Row:
    """The one row meant; a number printed twice has to be told apart."""
    found = rows(schedule, option, block)
    blocks = sorted({number for number, _ in found})
    if len(blocks) > 1:
        raise Unusable(f"option {option} stands in blocks {', '.join(map(str, blocks))}: choose one with --block")
    if len(found) > 1:
        raise Unusable(f"option {option} is printed {len(found)} times in block {blocks[0]}: a placard needs one; correct the numbers first")
    return found[0][1]


def _establishment(path: Path) -> str:
    from ..gather import HEAD, home

    head = home(path) / HEAD
    model = opened(head).model if head.is_file() else None
    return (model.name or "") if isinstance(model, Establishment) else ""


def _name(path: Path, game: GameRef) -> str:
    """The game's own name where its document is at hand, else what the sheet prints."""
    from ..gather import home

    if game.called or not game.document:
        return game.called or game.approval or "a game without a name"
    beside = sorted(home(path).rglob(f"{game.document}.yaml"))
    model = opened(beside[0]).model if beside else None
    return model.name if isinstance(model, Game) else game.document
