"""``houseway check``: judge documents and print what is wrong."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..judge.verdict import Result
from ..render.formats import STREAMED
from ..render.quote import Sources
from .common import Unusable, collect, complain, day, judged, judging, settings, sources
from .main import EXIT_CLEAN, EXIT_FAULT, EXIT_FINDINGS, EXIT_UNUSABLE


def arguments(parser: argparse.ArgumentParser) -> None:
    judging(parser)
    parser.add_argument("--format", choices=STREAMED, default="text")
    parser.add_argument("--output", type=Path, metavar="FILE", help="write there instead of to standard output")
    parser.add_argument("--all", action="store_true", help="met and not-applicable too")
    parser.add_argument("--strict", action="store_true", help="unclear verdicts fail the check too")
    parser.add_argument("--quiet", action="store_true", help="findings only, no summary")
    parser.add_argument("--statistics", action="store_true", help="count findings by rule")
    parser.add_argument("--baseline", type=Path, metavar="FILE", help="findings recorded there are counted, not shown, and do not fail the check")
    parser.add_argument("--write-baseline", action="store_true", help="record in the file of --baseline what is found now")
    parser.add_argument("--compare", type=day, metavar="DATE", help="with --as-of: which verdicts are different on this other day, and why")


def run(given: argparse.Namespace) -> int:
    try:
        folder = sources(given)
        if given.compare:
            return _compare(given)
        result = judged(given)
        if given.baseline or given.write_baseline:
            from .baseline import measured, written

            if given.write_baseline:
                return written(result, given.baseline)
            result = measured(result, given.baseline)
    except Unusable as error:
        return complain(str(error))
    _put(_render(result, given, folder), given.output)
    return exit_code(result, given.strict)


def _compare(given: argparse.Namespace) -> int:
    """What must be refiled between two days of law."""
    from ..judge.compare import compare
    from ..judge.law import Lawless
    from ..render import law

    if given.as_of is None:
        raise Unusable("--compare needs --as-of: the two days to compare")
    try:
        result = compare(collect(given.paths).docket, settings(given), given.as_of, given.compare)
    except Lawless as error:
        raise Unusable(str(error)) from None
    _put(law.compared(result), given.output)
    return EXIT_FINDINGS if result.changes else EXIT_CLEAN


def _put(text: str, output: Path | None) -> None:
    if output is None:
        sys.stdout.write(text)
        return
    from ..render.whole import write

    write(output, text.encode())


def _render(result: Result, given: argparse.Namespace, folder: Path | None) -> str:
    if given.format != "text":
        from ..render.formats import make

        return make(given.format, result, Sources(folder))[""].decode()
    from ..render import text

    return text.render(result, everything=given.all, quiet=given.quiet, statistics=given.statistics, sources=Sources(folder), colour=given.output is None and sys.stdout.isatty())


def exit_code(result: Result, strict: bool = False) -> int:
    """What a result means for whoever called."""
    if result.faults:
        return EXIT_FAULT
    if result.refused:
        return EXIT_UNUSABLE
    fails = any(v.counts or (strict and v.verdict == "unclear" and not v.settled and not v.suppressed and not v.baselined) for v in result.verdicts)
    return EXIT_FINDINGS if fails else EXIT_CLEAN
