"""``houseway letter``: the deficiency letter a regulator sends back."""

from __future__ import annotations

import argparse
from datetime import date
from functools import partial

from ..judge.verdict import Result
from .common import Unusable, judged, sources
from .main import EXIT_CLEAN
from .options import declare, judging
from .written import deliver, faultless, output, suffix

FORMATS = (".html", ".pdf", ".docx")


def arguments(parser: argparse.ArgumentParser) -> None:
    judging(parser)
    output(parser, *FORMATS)
    declare(
        parser,
        "--date DATE  the date of the letter (default: a marked place)\n"
        "--reply-by DATE  the day by which an answer is asked (default: a marked place)",
    )
    signs = "who signs; \\n starts a new line (default: a marked place)"
    parser.add_argument("--from", metavar="TEXT", help=signs, dest="sender", default="")


def run(given: argparse.Namespace) -> int:
    from ..render.letter import Head, letter
    from ..render.prose import make
    from ..render.quote import Sources

    kind = suffix(given.output, *FORMATS)
    texts = Sources(sources(given))
    result = judged(given)
    faultless(result, "letter")
    only(result)
    assert result.docket
    head = Head(_day(given.date), given.sender.replace("\\n", "\n"), _day(given.reply_by))
    filing = result.docket.filings[0]
    whole = partial(letter, result, filing, head, texts)
    deliver(lambda: make(whole(), kind), given.output, kind, len(result.documents))
    return EXIT_CLEAN


def _day(given: date | None) -> str:
    return f"{given:%B} {given.day}, {given.year}" if given else ""


def only(result: Result) -> None:
    """A letter goes to one establishment, about documents that were read and put to the law."""
    if result.refused:
        raise Unusable(*map(str, result.refused))
    if unjudged := [f"no law was applied to {why}" for run in result.runs for why in run.lawless]:
        raise Unusable(*unjudged)
    filings = result.docket.filings if result.docket else ()
    if len(filings) != 1:
        led = f"the paths lead to {len(filings)}: {', '.join(f.id for f in filings)}"
        raise Unusable(f"a letter goes to one establishment, and {led}")
