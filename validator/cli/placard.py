"""``houseway placard``: the notice of fees to post at a table, on one sheet of letter paper."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ..docket.filings import Filing, Row, ScheduleFile
from ..judge.verdict import Result
from ..model.establishment import Establishment
from ..model.fees import GameRef
from ..model.game import Game
from .common import Unusable, complain, opened
from .main import EXIT_CLEAN
from .options import declare, policy, several
from .schedule_file import rows, schedule_file
from .whole_filing import whole_filing
from .written import deliver, faultless, output, suffix

if TYPE_CHECKING:
    from ..judge.posting import Posting

FORMATS = (".html", ".pdf", ".docx")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("schedule", type=Path, metavar="SCHEDULE", help="a schedule document")
    parser.add_argument("--option", metavar="N", help="the option in use", required=True)
    declare(
        parser,
        "--block B  the block, from 1, when several have that option\n"
        "--as-of DATE  judge by the law of this day; today; or document, the date it bears (the default)",
        block=int,
        as_of=policy,
    )
    book_help = "judge by these rulebooks instead of those the establishment names"
    several(parser, "--rulebook", "NAME", book_help)
    declare(
        parser,
        "--draft  print what must not be posted too, stamped NOT FOR POSTING, with the reasons",
    )
    output(parser, *FORMATS)


def run(given: argparse.Namespace) -> int:
    from ..judge.posting import posting
    from ..render.placard import make, placard

    kind = suffix(given.output, *FORMATS)
    result, filing, schedule = _judged(given)
    faultless(result, "placard")
    row = choose(schedule, given.option, given.block)
    standing = posting(result, filing, schedule, row)
    _tell(standing)
    if standing.reasons and not given.draft:
        raise Unusable(
            f"option {given.option} of {schedule.schedule.name} must not be posted "
            "as it stands, and no placard was made; --draft prints one stamped NOT FOR POSTING"
        )
    names = tuple(dict.fromkeys(_name(given.schedule, game) for game in row.block.games))
    made = placard(schedule, row, _establishment(given.schedule), names, standing)
    deliver(lambda: make(made, kind), given.output, kind, len(result.documents))
    return EXIT_CLEAN


def _judged(given: argparse.Namespace) -> tuple[Result, Filing, ScheduleFile]:
    """The filing the schedule belongs to, judged, and the schedule in it."""
    schedule_file(given.schedule)
    result = whole_filing(given.schedule, given.as_of, given.rulebook, every_rule=True)
    for filing in result.docket.filings if result.docket else ():
        for file in filing.schedules:
            if Path(file.filed.path).resolve() == given.schedule.resolve():
                return result, filing, file
    raise Unusable(f"{given.schedule} is not among the documents of its filing")


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
        raise Unusable(
            f"option {option} stands in blocks {', '.join(map(str, blocks))}: choose one with --block"
        )
    if len(found) > 1:
        raise Unusable(
            f"option {option} is printed {len(found)} times in block {blocks[0]}: a placard needs one; correct the numbers first"
        )
    return found[0][1]


def _establishment(path: Path) -> str:
    from ..run.gather import HEAD, home

    head = home(path) / HEAD
    model = opened(head).model if head.is_file() else None
    return (model.name or "") if isinstance(model, Establishment) else ""


def _name(path: Path, game: GameRef) -> str:
    """The game's own name where its document is at hand, else what the sheet prints."""
    from ..run.gather import home

    if game.called or not game.document:
        return game.called or game.approval or "a game without a name"
    beside = sorted(home(path).rglob(f"{game.document}.yaml"))
    model = opened(beside[0]).model if beside else None
    return model.name if isinstance(model, Game) else game.document
