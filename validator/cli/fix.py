"""``houseway fix``: plain spellings, the schema line, the order of keys. No fact is touched."""

from __future__ import annotations

import argparse
import os
import re
import sys
from pathlib import Path, PurePath

from ..docket.filed import content, refusals
from ..fix import Fixed, Unsafe, fix
from ..model.published import BASE
from ..render.clean import counted, line, plain
from ..render.whole import Unwritable, write
from ..run.gather import expand
from ..shape.shape import Misshapen, kind_of
from ..source.patience import TooLong, at_most
from ..source.read import Unreadable, read
from ..source.unusable import Fault
from .common import complain, say
from .console import put
from .main import EXIT_CLEAN, EXIT_FINDINGS, EXIT_UNUSABLE
from .options import declare


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help="files or folders")
    declare(
        parser,
        "--diff  print what would change and write nothing; exit code 1 when there is something to fix",
    )


def run(given: argparse.Namespace) -> int:
    found = expand(Path(p) for p in given.paths)
    for one in found.refused:
        complain(str(one))
    refused, changed = len(found.refused), 0
    for path in found.files:
        try:
            done = _mend(path, given.diff)
        except Unsafe as error:
            raise Fault(f"{path} was left as it is: {error}") from None
        changed, refused = changed + (done is True), refused + (done is None)
    left = f", {refused} left as {'it is' if refused == 1 else 'they are'}" if refused else ""
    what = "to fix" if given.diff else "fixed"
    print(f"{counted(len(found.files), 'document')}, {changed} {what}{left}", file=sys.stderr)
    return EXIT_UNUSABLE if refused else EXIT_FINDINGS if given.diff and changed else EXIT_CLEAN


def _mend(path: Path, diff: bool) -> bool | None:
    """Fix one file, or show how: whether there was something to fix; None where it cannot be used."""
    try:
        fixed = _fixed(path)
        if fixed.changed:
            _show(path, fixed) if diff else _write(path, fixed)
        return fixed.changed
    except Unwritable as error:
        complain(error)
    except (Unreadable, Misshapen, OSError) as error:
        for one in refusals(path.as_posix(), error):
            complain(str(one))
    return None


def _fixed(path: Path) -> Fixed:
    if path.is_symlink():
        why = "a link is not fixed: it may lead to a file that was not meant"
        raise Unreadable(why, fix="name the file itself")
    given = content(path)
    return fix(given, schema(path, kind_of(read(given))))


def schema(path: Path, kind: str) -> str:
    """Where the contract of a kind lies: the nearest folder of schemas, else its address."""
    name = f"{kind}.schema.json"
    here = path.absolute().parent
    for folder in (here, *here.parents):
        if (folder / "schemas" / name).is_file():
            return Path(os.path.relpath(folder / "schemas" / name, here)).as_posix()
    return f"{BASE}{name}"


SECONDS = 4.0
"""Of the processor's time, to compare a document before and after."""


def _show(path: Path, fixed: Fixed) -> None:
    from difflib import unified_diff

    name = line(named(path))
    before, after = (re.findall("[^\n]*\n|[^\n]+", text) for text in (fixed.before, fixed.after))
    try:
        with at_most(SECONDS):
            rows = list(unified_diff(before, after, f"a/{name}", f"b/{name}"))
    except TooLong:
        why = f"what would change cannot be found in {SECONDS:g} seconds"
        raise Unreadable(why, fix="look for many lines that are alike") from None
    for row in rows:
        text = row.removesuffix("\n").removesuffix("\r")  # the end of a line is written as it is
        end = row[len(text) :]
        put(plain(text) + (end if end.endswith("\n") else f"{end}\n\\ No newline at end of file\n"))


def named(path: PurePath) -> str:
    """What a patch calls a file: without the root or the drive."""
    return path.relative_to(path.anchor).as_posix() if path.anchor else path.as_posix()


def _write(path: Path, fixed: Fixed) -> None:
    write(path.resolve(), fixed.after.encode())
    for done in fixed.done:
        say(f"{line(f'{path}: {done}')}\n")
