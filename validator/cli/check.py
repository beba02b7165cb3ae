"""``houseway check``: judge documents and print what is wrong."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import islice
from pathlib import Path

from ..judge.verdict import Record, Result
from ..render.formats import STREAMED
from ..render.quote import Sources
from ..source import files
from ..source.digest import sha256
from . import console
from .again import Again
from .common import (
    Lightly,
    Unusable,
    collect,
    judged,
    refuse_unknown,
    settings,
    sources,
    unseen,
)
from .main import EXIT_CLEAN, EXIT_FAULT, EXIT_FINDINGS, EXIT_UNUSABLE
from .options import declare, judging

LIGHT = ("text", "json", "sarif", "github", "junit", "concise")
"""Formats that need verdicts and not documents."""
NOT_COMPARED = (
    "format",
    "all",
    "remarks",
    "strict",
    "quiet",
    "statistics",
    "baseline",
    "write_baseline",
    "decisions",
)
"""Options that say nothing to a comparison of two days, and are not passed over in silence."""


OPTIONS = """
--output FILE  write there instead of to standard output
--all  remarks, replaced papers, and what is met or does not apply
--remarks  remarks too: what need not be answered
--proofs  also play and count each game: coverage proven, exact odds (takes seconds)
--strict  unclear verdicts fail the check too
--quiet  findings only, no summary
--statistics  count findings by rule
--baseline FILE  findings recorded there are counted, not shown, and do not fail the check
--write-baseline  record in the file of --baseline what is found now
--jobs N  processes to use (default: one for each processor, when there is much to do)
--no-cache  judge everything anew, and keep nothing
    (the cache is in HOUSEWAY_CACHE, or the user's cache folder)
--whole-filings  judge the whole filing of each file given, since some rules compare its documents
--compare DATE  with --as-of: which verdicts are different on this other day, and why
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    judging(parser)
    parser.add_argument("--format", choices=STREAMED, default="text")
    declare(parser, OPTIONS, jobs=int)


def run(given: argparse.Namespace) -> int:
    if given.whole_filings:
        from .whole_filing import filings_of

        given.paths = filings_of(given.paths)
    return _compare(given) if given.compare else _checked(given)


def _checked(given: argparse.Namespace) -> int:
    again, folder = None, sources(given)
    if given.format in LIGHT and given.paths != ["-"]:
        lightly = Lightly(given, _whole(given))
        again = _again(given, lightly, folder)
        if again and (said := again.said()):
            _put(said[:1], given)
            return said[1]
        result = lightly.judged()
    else:
        result = judged(given)
    if given.write_baseline:
        from .baseline import written

        return written(result, given.baseline)
    if given.baseline:
        from .baseline import measured

        result = measured(result, given.baseline)
    parts = _render(result, given, folder)
    _put(again.listen(parts) if again else parts, given)
    code = exit_code(result, given.strict)
    if again:
        again.keep(code)
    return code


def _again(given: argparse.Namespace, lightly: Lightly, folder: Path | None) -> Again | None:
    """What this question was answered before, where the answer rests on nothing but the documents."""
    more = lightly.decisions or folder or given.baseline or given.write_baseline
    if lightly.store is None or more:
        return None
    return Again(lightly.store, lightly.plan, given, f"{_colour(given)} {_width(given)}")


def _colour(given: argparse.Namespace) -> bool:
    return given.output is None and console.colored()


def _width(given: argparse.Namespace) -> int:
    """How many columns the terminal has; 0 for what goes elsewhere, which is the same everywhere."""
    try:
        shown = given.output is None and sys.stdout.isatty()
        return os.get_terminal_size(sys.stdout.fileno()).columns if shown else 0
    except OSError:
        return 0


def _whole(given: argparse.Namespace) -> bool:
    """Whether what is met or not applicable is to be shown, or compared with a baseline."""
    return given.format != "text" or given.all or given.baseline is not None


def _compare(given: argparse.Namespace) -> int:
    """What must be refiled between two days of law."""

    from ..judge.compare import compare
    from ..render import law, summary, text, trust
    from ..render.clean import plain

    unset: tuple[object, ...] = (None, False, [], "text")
    for unheeded in (name for name in NOT_COMPARED if getattr(given, name) not in unset):
        raise Unusable(f"--{unheeded.replace('_', '-')} cannot be had with --compare")
    wanted = settings(given)
    if given.as_of is None:
        raise Unusable("--compare needs --as-of: the two days to compare")
    gathered = collect(given.paths)
    result = compare(gathered.docket, wanted, given.as_of, given.compare)
    refuse_unknown(wanted, result.results[0])
    first, second = result.results
    missed = (*first.not_run, *given.left_out, *unseen(gathered.unread))
    refused = (*gathered.refused, *first.refused, *second.refused)
    before = first._replace(refused=refused, not_run=missed)
    rows = [
        *trust.law(before),
        *trust.damaged(before),
        *text.refusals(before),
        *law.compared(result).splitlines(),
        *summary.not_run(before),
    ]
    _put((plain(f"{row}\n") for row in rows), given)
    if before.broken or second.broken:
        return EXIT_FAULT
    if before.refused or before.lawless:
        return EXIT_UNUSABLE
    return EXIT_FINDINGS if result.changes else EXIT_CLEAN


def _put(parts: Iterable[str], given: argparse.Namespace) -> None:
    """A long text goes out as it is made; a file is written whole."""
    if given.output is None:
        out = sys.stdout.write if given.format == "text" else console.put
        parts = iter(parts)
        while chunk := "".join(islice(parts, 1000)):
            out(chunk)
        return
    from ..render.whole import write

    write(given.output, "".join(parts).encode("utf-8", "backslashreplace"))


def _render(result: Result, given: argparse.Namespace, folder: Path | None) -> Iterable[str]:
    if given.format == "junit":
        from ..render import junit

        return (junit.render(result, strict=given.strict),)
    options = {name: getattr(given, name) for name in ("remarks", "strict", "quiet")}
    if given.format == "concise":
        from ..render import concise

        return (concise.render(result, everything=given.all, **options),)
    if given.format != "text":
        from ..render.formats import make

        return (make(given.format, result, Sources(folder))[""].decode(),)
    from ..render import text

    shown = text.rows(
        result,
        Sources(folder),
        everything=given.all,
        statistics=given.statistics,
        **options,
        colour=_colour(given),
        width=_width(given),
        content=_content(result),
    )
    return (f"{row}\n" for row in shown)


def _content(result: Result) -> Callable[[str], bytes | None]:
    """The bytes of a document as it was judged, not as the file may be by now."""
    known = {document.path: document for document in result.documents}

    @lru_cache(maxsize=1)
    def content(path: str) -> bytes | None:
        document = known.get(path)
        if not isinstance(document, Record):
            return document.text.content if document else None
        try:
            found = files.content(path)
        except OSError:
            return None
        return found if sha256(found).hexdigest() == document.sha256 else None

    return content


def exit_code(result: Result, strict: bool = False) -> int:
    """What a result means for whoever called."""
    if result.broken:
        return EXIT_FAULT
    if result.refused or result.lawless:
        return EXIT_UNUSABLE
    return EXIT_FINDINGS if any(v.fails(strict) for v in result.verdicts) else EXIT_CLEAN
