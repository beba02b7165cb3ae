"""``houseway placard``: the notice of fees to post at a table, on one sheet of letter paper."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ..docket.filings import Filing, Row, ScheduleFile
from ..model.fees import GameRef
from ..render.clean import typed
from .common import Unusable, complain
from .main import EXIT_CLEAN
from .options import declare, policy, several
from .schedule_file import rows, schedule_file
from .whole_filing import filed_as, whole_filing
from .written import deliver, faultless, output, suffix

if TYPE_CHECKING:
    from ..judge.posting import Posting

FORMATS = (".html", ".pdf", ".docx")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("schedule", type=Path, metavar="SCHEDULE", help="a schedule document")
    parser.add_argument(
        "--option", metavar="N", help="the option in use; without it those there are are listed"
    )
    declare(
        parser,
        "--block B  the block, from 1, when several have that option\n"
        "--as-of DATE  judge by the law of this day; today; or document, the date it bears (the default)",
        block=int,
        as_of=policy,
    )
    book_help = "judge by these rulebooks instead of those the establishment names"
    several(parser, "--rulebook", "NAME", book_help)
    stamped = "print what must not be posted too, stamped NOT FOR POSTING, with the reasons"
    declare(parser, f"--draft  {stamped}")
    output(parser, *FORMATS)


def run(given: argparse.Namespace) -> int:
    from ..judge.posting import posting
    from ..render.placard import make, placard

    kind = suffix(given.output, *FORMATS)
    if given.option is None or given.schedule.is_dir():
        raise Unusable("name a schedule and its option:", *_choices(given.schedule))
    schedule_file(given.schedule)
    result = whole_filing(given.schedule, given.as_of, given.rulebook, every_rule=True)
    filing, schedule = filed_as(result, given.schedule, "schedule", lambda filing: filing.schedules)
    faultless(result, "placard")
    row = choose(schedule, given.option, given.block)
    standing = posting(result, filing, schedule, row)
    _tell(standing)
    if standing.reasons and not given.draft:
        raise Unusable(
            f"option {given.option} of {schedule.schedule.name} must not be posted "
            "as it stands, and no placard was made; --draft prints one stamped NOT FOR POSTING"
        )
    names = tuple(dict.fromkeys(_name(filing, game) for game in row.block.games))
    made = placard(schedule, row, filing.house.name or "", names, standing)
    deliver(lambda: make(made, kind), given.output, kind, len(result.documents))
    return EXIT_CLEAN


def _choices(path: Path) -> Iterator[str]:
    """The options of a schedule, or of those in the folder of a filing."""
    inside = sorted((*path.glob("*.yaml"), *path.glob("schedules/*.yaml")))
    for file in inside if path.is_dir() else [path]:
        try:
            found = dict.fromkeys(
                row.option.option for _, row in rows(schedule_file(file), None, None)
            )
        except Unusable:
            if not path.is_dir():
                raise
            continue
        yield f"houseway placard {typed(file.as_posix())} --option {' | '.join(found)}"


def _tell(standing: Posting) -> None:
    """What was found, on standard error."""
    for reason in standing.reasons:
        law = f" ({reason.law})" if reason.law else ""
        complain(f"{reason.place}: not for posting: {reason.message}{law}")
    if not standing.law_checked:
        complain(
            "no jurisdiction named: checked against drafting provisions only; "
            "--rulebook names the law to check"
        )


def choose(schedule: ScheduleFile, option: str, block: int | None) -> Row:
    """The one row meant; a number printed twice has to be told apart."""
    found = rows(schedule, option, block)
    blocks = sorted({number for number, _ in found})
    if len(blocks) > 1:
        where = ", ".join(map(str, blocks))
        raise Unusable(f"option {option} stands in blocks {where}: choose one with --block")
    if len(found) > 1:
        twice = f"option {option} is printed {len(found)} times in block {blocks[0]}"
        raise Unusable(f"{twice}: a placard needs one; correct the numbers first")
    return found[0][1]


def _name(filing: Filing, game: GameRef) -> str:
    """What the sheet prints, else the game's own name where its document is there."""
    if game.called or not game.document:
        return game.called or game.approval or "a game without a name"
    joined = filing.joined(game)
    return joined[0].game.name if joined else game.document
