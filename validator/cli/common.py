"""What several commands share: the options that say how to judge, and turning them into settings."""

from __future__ import annotations

import argparse
import os
import sys
from datetime import date
from pathlib import Path

from ..config import POLICIES, Misconfigured, find
from ..gather import Gathered, Nothing, gather
from ..judge.engine import Settings, judge
from ..judge.law import Lawless
from ..judge.verdict import Result


class Unusable(Exception):
    """Input or usage the program cannot work with; exit code 2."""


def day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a date such as 2026-11-15") from None


def judging(parser: argparse.ArgumentParser) -> None:
    """Options of every command that judges."""
    parser.add_argument("paths", nargs="*", metavar="PATH", help="files or folders; - reads one document from standard input (default: the paths of the configuration)")
    parser.add_argument("--as-of", type=policy, metavar="DATE", help="judge by the law of this day; today; or document, the date a document bears, else today (default: document)")
    parser.add_argument("--rulebook", action="extend", nargs="+", metavar="NAME", help="use these rulebooks instead of those the establishment names")
    parser.add_argument("--also", action="extend", nargs="+", default=[], metavar="NAME", help="use these rulebooks besides")
    parser.add_argument("--select", action="extend", nargs="+", default=[], metavar="RULE", help="only these rules, by name or code")
    parser.add_argument("--ignore", action="extend", nargs="+", default=[], metavar="RULE", help="not these rules")
    parser.add_argument("--as-if-in-force", action="store_true", help="judge suspended or future provisions as if they bound")
    parser.add_argument("--decisions", nargs="+", type=Path, default=[], metavar="FILE", help="decisions on what is unclear, besides any decisions.yaml in the folders given")
    parser.add_argument("--sources", type=Path, metavar="DIR", help="folder of the source texts, to quote them (or HOUSEWAY_SOURCES)")


def policy(text: str) -> date | str:
    """A date, or a word for a day that depends."""
    return text if text in POLICIES else day(text)


def configure(given: argparse.Namespace) -> None:
    """Fill in what the command line leaves unsaid from the configuration nearest to the first path. Once."""
    if hasattr(given, "severity"):
        return
    first = next((Path(p) for p in given.paths if p != "-"), Path())
    try:
        found = find(first)
    except Misconfigured as error:
        raise Unusable(str(error)) from None
    given.paths = given.paths or list(found.paths)
    if not given.paths:
        raise Unusable("nothing to check: name files or folders, or set 'paths' in houseway.toml")
    given.rulebook = given.rulebook or found.rulebooks
    for name in ("also", "select", "ignore"):
        setattr(given, name, getattr(given, name) or list(getattr(found, name)))
    as_of = given.as_of or found.as_of
    given.as_of = date.today() if as_of == "today" else as_of if isinstance(as_of, date) else None
    if given.sources is None and not os.environ.get("HOUSEWAY_SOURCES") and found.sources and found.sources.is_dir():
        given.sources = found.sources
    given.severity = found.severity


def settings(given: argparse.Namespace) -> Settings:
    configure(given)
    return Settings(
        today=date.today(),
        as_of=given.as_of,
        rulebooks=tuple(given.rulebook) if given.rulebook else None,
        also=tuple(given.also),
        select=frozenset(given.select),
        ignore=frozenset(given.ignore),
        as_if_in_force=given.as_if_in_force,
        severities=given.severity,
    )


def sources(given: argparse.Namespace) -> Path | None:
    configure(given)
    folder = given.sources or (Path(os.environ["HOUSEWAY_SOURCES"]) if os.environ.get("HOUSEWAY_SOURCES") else None)
    if folder is not None and not folder.is_dir():
        raise Unusable(f"{folder}: no such folder of sources")
    return folder


def collect(paths: list[str]) -> Gathered:
    if paths == ["-"]:
        from .standard_input import collect_stdin

        return collect_stdin(sys.stdin.buffer.read())
    try:
        return gather(Path(p) for p in paths)
    except Nothing as error:
        raise Unusable(str(error)) from None


def judged(given: argparse.Namespace) -> Result:
    """Gather and judge what the command line names."""
    from dataclasses import replace

    wanted = settings(given)
    gathered = collect(given.paths)
    try:
        result = judge(gathered.docket, wanted)
        _refuse_unknown(wanted, result)
    except Lawless as error:
        raise Unusable(str(error)) from None
    result = replace(result, refused=gathered.refused)
    return _decided(result, [Path(p) for p in given.paths if p != "-"], given.decisions)


def _refuse_unknown(wanted: Settings, result: Result) -> None:
    """A rule selected, ignored or weighed that is nowhere: a slip that must not pass for a setting."""
    named = {*wanted.select, *wanted.ignore, *wanted.severities}
    if named:
        from ..judge.names import unknown

        for name, guess in unknown(named, result.books, (*(wanted.rulebooks or ()), *wanted.also)):
            raise Unusable(f"there is no rule {name!r}" + (f"; did you mean '{guess}'?" if guess else "; 'houseway rules' lists them"))


def _decided(result: Result, paths: list[Path], more: list[Path]) -> Result:
    """Decisions recorded beside the documents, and those the command line names, applied."""
    from .decisions import apply, beside

    found = [*beside(paths), *more]
    return apply(result, list(dict.fromkeys(found)), date.today()) if found else result


def complain(message: str) -> int:
    print(f"houseway: {message}", file=sys.stderr)
    return 2
