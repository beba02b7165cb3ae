"""Fills in from a file of settings what the command line leaves unsaid.

A file that whoever runs the check names is their own, and all of it holds. One that is merely
found may have come with the filing: nobody can tell a submission unpacked into a folder from a
repository. It reaches drafting rules only; what it would say of the law, of decisions or of a
baseline is told and not applied. See docs/trust.md.
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from ..judge.verdict import NOT_APPLIED, NotRun
from ..run.config import OWNED, Config, find, load
from ..source.files import content
from ..source.paths import DECISIONS, above, holds_decisions, home, look, shown
from ..source.unusable import Unusable

_KIND = re.compile(rb"^kind: *[\"']?(?:establishment|game|schedule)\b", re.MULTILINE)
VARIABLE = "HOUSEWAY_CONFIG"
NOT_NAMED = (
    "the file was found and not named, so that it reaches drafting rules only; "
    "if it is your own, name it with --config"
)

OUTSIDE = "the file was found and not named; name it with --config if it is your own"


def configure(given: argparse.Namespace) -> None:
    """Complete the command line. Once."""
    if hasattr(given, "left_out"):
        return
    for option in ("config", "isolated", "rulebook", "also", "select", "ignore", "as_of"):
        vars(given).setdefault(option, None)  # a command need not have every option
    named = given.config or os.environ.get(VARIABLE)
    config = load(Path(named)) if named else _found(given)
    own, drafting = (config, Config()) if named else (Config(), config)
    left_out = [*_left_out(own, given), *_left_out(drafting, given, "drafting ")]
    if not named:
        left_out += _not_heeded(config, bool(given.paths))
    given.drafting = {
        "select": () if given.select else drafting.select,
        "ignore": () if given.ignore else drafting.ignore,
        "severity": drafting.severity,
    }
    _fill(given, own)
    given.paths = given.paths or _paths(config, bool(named))
    _sources(given, config, bool(named))
    given.left_out = (*left_out, *_found_decisions(given))


def _found(given: argparse.Namespace) -> Config:
    return Config() if given.isolated else find(_start(given.paths))


def _paths(config: Config, named: bool) -> list[str]:
    """What is checked where the command line names nothing."""
    out = [path for path in config.paths if not config.below(Path(path))]
    if out and not named:
        outside = f"leads out of its folder ({', '.join(out)})"
        raise Unusable(f"paths of {config.shown} {outside}, and {OUTSIDE}")
    if paths := list(config.paths) or here():
        return paths
    raise Unusable("nothing to check: name files or folders, or set 'paths' in houseway.toml")


def here() -> list[str]:
    """The current folder, where a document is in it."""
    return ["."] if any(map(_a_document, look(Path()).documents)) else []


def _a_document(path: Path) -> bool:
    """Whether a file says that it is one of ours: other programs keep YAML too."""
    try:
        return _KIND.search(content(path)) is not None
    except OSError:
        return False


def _start(paths: list[str]) -> Path:
    """Where to look for a file: the folder all paths share, so that it reaches no other filing."""
    files = [Path(path).absolute() for path in paths if path != "-"]
    if len(files) < 2:
        return files[0] if files else Path()
    try:
        return Path(os.path.commonpath(files))
    except ValueError:  # two drives
        return Path()


def _fill(given: argparse.Namespace, own: Config) -> None:
    """What the runner's own file says where the command line says nothing."""
    given.rulebook = given.rulebook or own.rulebooks
    given.own_decisions = tuple(Path(path) for path in own.decisions)
    for name in ("also", "select", "ignore"):
        setattr(given, name, getattr(given, name) or list(getattr(own, name)))
    as_of = given.as_of or own.as_of
    given.as_of = date.today() if as_of == "today" else as_of if isinstance(as_of, date) else None
    given.severity = own.severity
    if hasattr(given, "baseline"):
        given.baseline = given.baseline or own.baseline


def _sources(given: argparse.Namespace, config: Config, named: bool) -> None:
    folder, own = config.sources, given.sources or os.environ.get("HOUSEWAY_SOURCES")
    if folder and not own and folder.is_dir() and (named or config.below(folder)):
        given.sources = folder


def _left_out(config: Config, given: argparse.Namespace, of: str = "") -> Iterator[NotRun]:
    """What a file leaves out or weighs otherwise, which the command line does not say itself."""
    file = config.shown
    if not of and config.rulebooks and not given.rulebook:
        said = f"{file} puts others in their place: {', '.join(config.rulebooks)}"
        yield NotRun("the rulebooks that the establishments name", said)
    if config.select and not given.select:
        yield NotRun(f"every {of}rule but {', '.join(config.select)}", f"{file} selects no other")
    only = ", as far as it is a drafting rule and no law rests on it" if of else ""
    for rule in () if given.ignore else config.ignore:
        yield NotRun(rule, f"ignored by {file}{only}")
    for rule, severity in config.severity.items():
        what = f"{rule} at the severity of its rulebook"
        yield NotRun(what, f"{file} grades it {severity}{only}")


def _not_heeded(config: Config, given: bool) -> Iterator[NotRun]:
    """What a file that was found says and may not."""
    for key in OWNED:
        if getattr(config, key):
            yield NotRun(f"{key.replace('_', '-')} of {config.shown}", NOT_NAMED)
    if config.sources and not config.below(config.sources):
        why = "the file was found and not named, and the folder lies outside its own"
        yield NotRun(f"sources of {config.shown}", why)
    if config.paths and not given:
        outside = f"documents outside {', '.join(config.paths)}"
        yield NotRun(outside, f"{config.shown} says what to check")


def _found_decisions(given: argparse.Namespace) -> Iterator[NotRun]:
    if not hasattr(given, "decisions"):
        return
    named = {path.resolve() for path in (*given.own_decisions, *given.decisions)}
    for path in _beside([Path(path) for path in given.paths if path != "-"]):
        if path.resolve() not in named and holds_decisions(path):
            yield NotRun(shown(path.as_posix()), NOT_APPLIED)


def _beside(paths: list[Path]) -> tuple[Path, ...]:
    """Every decisions.yaml in the folders given, or by the filing of a file given alone."""
    found: dict[Path, None] = {}
    for path in paths:
        if os.path.isdir(path):  # noqa: PTH112  unlike Path's, it has an answer for every path
            below = (Path(where) for where, _, names in os.walk(path) if DECISIONS in names)
            found.update(dict.fromkeys(folder / DECISIONS for folder in sorted(below)))
        elif os.path.isfile(path):  # noqa: PTH113
            folder = home(path)
            near = (folder / DECISIONS, above(folder) / DECISIONS)
            found.update(dict.fromkeys(p for p in near if p.exists()))
    return tuple(found)
