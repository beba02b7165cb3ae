"""``houseway new``: start a document from a commented scaffold."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..manual.scaffold import KINDS, LIKE, USUAL, scaffold
from ..render.clean import plain
from ..source.paths import HEAD, home
from .common import complain, say
from .console import put
from .options import declare

DECISION, ROUND = "decision", "round"
FOLDERS = ("games", "schedules")
FILING = f"{HEAD}, and beside it games/NAME.yaml and schedules/NAME.yaml"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("kind", choices=(*KINDS, DECISION, ROUND))
    parser.add_argument(
        "name",
        nargs="?",
        default="",
        help="the name of the game, schedule or establishment; of a decision, the code or name of the rule; of a round, the file of its game",
    )
    parser.add_argument(
        "subject",
        nargs="?",
        default="",
        help="of a decision: what it is about, as reports call it: club-one/casino-war-fees/1.3",
    )
    sorts = "; ".join(f"{word} ({sort.about})" for word, sort in LIKE.items())
    parser.add_argument(
        "--like",
        choices=LIKE,
        default=USUAL,
        help=f"of a game or its schedule: what sort of game it is: {sorts}",
    )
    declare(
        parser,
        "--output FILE  write there instead of to standard output; an existing file is kept, and a "
        "decision is added to it",
    )


def run(given: argparse.Namespace) -> int:
    if given.kind == DECISION:
        from .new_decision import run as decide

        return decide(given.name, given.subject, given.output)
    if given.subject:
        why = "is one word too many: quote a name of several words"
        return complain(f"{given.subject!r:.80} {why}")
    if given.kind == ROUND:
        from .new_round import run as begin

        return begin(given.name, given.output)
    if given.output is None:
        put(plain(scaffold(given.kind, given.name, like=given.like)))
        complain(f"to keep it, give --output: a filing is a folder with {FILING}")
        return 0
    if given.output.exists():
        return complain(f"{given.output} exists already")
    from ..render.clean import line
    from ..render.whole import write
    from .fix import schema

    text = scaffold(given.kind, given.name, schema(given.output, given.kind), given.like)
    write(given.output, text.encode())
    say(f"wrote {line(str(given.output))}\n{_then(given.output)}\n")
    return 0


def _then(output: Path) -> str:
    """What to do next. A filing is under no law before an establishment names one."""
    from ..render.clean import typed

    folder = home(output)
    if not (folder / HEAD).is_file():
        folder = output.parent.parent if output.parent.name in FOLDERS else output.parent
        head = typed((folder / HEAD).as_posix())
        return f"no {HEAD} is beside it; a filing is a folder with {FILING}\nif you have one, put this document there; else say who files it: houseway new establishment --output {head}\nthen fill in both, and run: houseway check {typed(folder.as_posix())}"
    return f"fill it in, then run: houseway check {typed(folder.as_posix())}"
