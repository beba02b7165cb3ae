"""``houseway rules``: the rules in force on a day, and what changed in law between two days."""

from __future__ import annotations

import argparse
from datetime import date

from ..law import books as law
from .common import say
from .main import EXIT_CLEAN
from .options import declare, several


def arguments(parser: argparse.ArgumentParser) -> None:
    declare(
        parser,
        "--as-of DATE  the law of this day (default: today)\n"
        "--compare DATE  what is different on this day",
    )
    about = "these rulebooks and those they stand under (default: every rulebook)"
    several(parser, "--jurisdiction", "NAME", about)


def run(given: argparse.Namespace) -> int:
    from ..judge.compare import law_changes
    from ..render import law as render

    stack = law.stack(given.jurisdiction or law.names())
    first = given.as_of or date.today()
    if given.compare:
        say(render.changes(law_changes(stack.rules, first, given.compare), first, given.compare))
    else:
        say(render.rules(stack, first))
    return EXIT_CLEAN
