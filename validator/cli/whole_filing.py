"""What ``packet``, ``placard`` and the hook share: a document judged with its whole filing."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path
from typing import TypeVar

from ..docket.filings import Filing, GameFile, ScheduleFile
from ..judge.verdict import Result
from ..source.paths import shown
from .common import Unusable, judged
from .configure import configure
from .options import judging


def filings_of(paths: Iterable[str]) -> list[str]:
    """The folders of the filings that files belong to, each once; anything else as it is."""
    from ..source.paths import HEAD, home

    found: dict[str, None] = {}
    for given in paths:
        folder = home(Path(given)) if os.path.isfile(given) else None  # noqa: PTH113
        whole = folder is not None and (folder / HEAD).is_file()
        found[folder.as_posix() if folder is not None and whole else given] = None
    return list(found)


def whole_filing(
    path: Path,
    as_of: date | str | None,
    rulebooks: list[str] | None = None,
    every_rule: bool = False,
    proofs: bool = False,
) -> Result:
    """The result for the filing a document belongs to; for it alone without an establishment. Proofs
    are of that document.
    """
    from ..run.gather import HEAD, home

    if not os.path.isfile(path):  # noqa: PTH113  unlike Path's, it has an answer for every path
        raise Unusable(f"{path}: no such file")
    folder = home(path)
    options = argparse.ArgumentParser()
    judging(options)
    asked = options.parse_args(["--", str(folder if (folder / HEAD).is_file() else path)])
    asked.as_of, asked.rulebook = as_of, rulebooks
    if every_rule:  # settings say which findings somebody wants to see, not what may be posted
        asked.isolated = True
        configure(asked)
        asked.select, asked.ignore, asked.severity = [], [], {}
    result = judged(asked, proofs_of=path if proofs else None)
    if result.refused and proofs:  # it may be what cannot be counted
        result = judged(asked)
    if result.refused:
        raise Unusable(*map(str, result.refused))
    return result


F = TypeVar("F", GameFile, ScheduleFile)


def filed_as(
    result: Result, path: Path, what: str, files: Callable[[Filing], Iterable[F]]
) -> tuple[Filing, F]:
    """The document of a path among the games, or the schedules, of the filing that was judged."""
    wanted = shown(str(path.resolve()))
    for filing in result.docket.filings if result.docket else ():
        for file in files(filing):
            if str(Path(file.filed.path).resolve()) == wanted:
                return filing, file
    raise Unusable(f"{path} is no {what} document of its filing")
