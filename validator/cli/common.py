"""What several commands share: options turned into settings, and what they name judged."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from ..judge.verdict import NotRun, Result
from ..law.settings import Settings
from ..source.paths import Nothing, Unread, shown
from ..source.progress import NOBODY, Watch
from ..source.unusable import Unusable as Unusable
from .configure import configure
from .main import complain as complain
from .progress import Bar

if TYPE_CHECKING:
    from ..docket.filed import Filed
    from ..run.gather import Gathered
    from ..run.store import Store


TRANSCRIBE = "docs/transcribing.md says how their facts are written down"


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
        drafting_select=frozenset(given.drafting["select"]),
        drafting_ignore=frozenset(given.drafting["ignore"]),
        drafting_severities=given.drafting["severity"],
        isolated=given.isolated,
        proofs=_proofs(given),
    )


def _proofs(given: argparse.Namespace) -> bool:
    """Whether games are counted too; what is worked out then is kept."""
    wanted = bool(getattr(given, "proofs", False))
    if wanted and not getattr(given, "no_cache", False) and (store := _cache(given.paths)):
        from ..run.odds import remember

        remember(store)
    return wanted


def sources(given: argparse.Namespace) -> Path | None:
    configure(given)
    folder = given.sources or os.environ.get("HOUSEWAY_SOURCES")
    if folder and not Path(folder).is_dir():
        raise Unusable(f"{folder}: no such folder of sources")
    return Path(folder).absolute() if folder else None


def collect(paths: list[str], watch: Watch = NOBODY) -> Gathered:
    if paths == ["-"]:
        from ..source.read import MAX_BYTES
        from .standard_input import collect_stdin

        return collect_stdin(sys.stdin.buffer.read(MAX_BYTES + 1))
    from ..run.gather import gather

    try:
        return gather((Path(p) for p in paths), watch)
    except Nothing as error:
        raise nowhere(error, paths) from None


def nowhere(error: Nothing, paths: list[str]) -> Unusable:
    """That there is no such path; where it is the name of a rule, what was meant."""
    missing = [path for path in paths if not os.path.exists(path)]  # noqa: PTH110
    if missing and not any("/" in path or "." in path for path in missing):
        from ..judge import names
        from ..law import books as law

        known = {*names.of(law.load(name) for name in law.names()), *names.groups(())}
        if all(one in known for path in missing for one in path.split(",")):
            return Unusable(f"{error}; several rules have commas between them: --select A,B")
    if not missing and any(map(_office, paths)):
        return Unusable(f"{error}; Word, Excel and PDF files are not read: {TRANSCRIBE}")
    return Unusable(str(error))


def _office(path: str) -> bool:
    """Whether a folder holds files that a filing is written with."""
    endings = (".docx", ".doc", ".xlsx", ".xls", ".pdf")
    names = os.listdir(path) if os.path.isdir(path) else ()  # noqa: PTH112,PTH208
    return any(name.lower().endswith(endings) for name in names)


def judged(given: argparse.Namespace, proofs_of: Path | None = None) -> Result:
    """Gather and judge what the command line names. The result has the documents themselves.

    Rules that count a game are put to the one at *proofs_of* too.
    """

    from ..judge.engine import judge

    wanted = settings(given)
    with Bar() as bar:
        gathered = collect(given.paths, bar)
        for document in gathered.docket.documents:
            if proofs_of and Path(document.path).samefile(proofs_of):
                wanted = wanted._replace(proofs=True, proofs_of=document.path)
        result = judge(gathered.docket, wanted, bar)
        refuse_unknown(wanted, result)
    missed = (*result.not_run, *given.left_out, *unseen(gathered.unread))
    result = result._replace(refused=(*gathered.refused, *result.refused), not_run=missed)
    return _decided(result, decisions(given))


def unseen(unread: Iterable[Unread]) -> Iterator[NotRun]:
    """What was left out is told."""
    return (NotRun(shown(one.path), one.why) for one in unread)


class Lightly:
    """The same for a renderer that needs no documents. Unless *whole*, passes are only counted."""

    def __init__(self, given: argparse.Namespace, whole: bool) -> None:

        from ..run.batch import plan

        wanted = settings(given)
        self.decisions = decisions(given)
        self.store = None if given.no_cache else _cache(given.paths)
        self._wanted = wanted._replace(brief=not whole and not self.decisions)
        try:
            self.plan = plan([Path(p) for p in given.paths], self._wanted, self.store)
        except Nothing as error:
            raise nowhere(error, given.paths) from None
        self._jobs, self._left_out = given.jobs, (*given.left_out, *unseen(self.plan.unread))

    def judged(self) -> Result:
        wanted = self._wanted
        with Bar() as bar:
            result = self.plan.judge(self._jobs, bar)
        if self.decisions or wanted.names:
            from ..law.books import names, stack

            used = {name for run in result.runs for name in run.rulebooks}
            own = wanted.rulebooks or (name for name in names() if name in used)
            result = result._replace(books=stack((*own, *wanted.also)).books)
        refuse_unknown(wanted, result)
        if self._left_out:
            result = result._replace(not_run=(*result.not_run, *self._left_out))
        return _decided(result, self.decisions)


def _cache(paths: list[str]) -> Store | None:
    """The user's cache; none, with a word, where it may be another's."""
    from ..run.store import Distrusted, folder, trusted

    try:
        return trusted(folder(), paths)
    except Distrusted as error:
        complain(f"the cache is not used: {error}")
    except RuntimeError:  # the user has no home
        pass
    return None


def decisions(given: argparse.Namespace) -> list[Path]:
    """The decisions of whoever runs the check: of their settings and of the command line."""
    return list(dict.fromkeys((*given.own_decisions, *given.decisions)))


def refuse_unknown(wanted: Settings, result: Result) -> None:
    """A rule selected, ignored or weighed that is nowhere: a slip that must not pass for a setting."""
    if wanted.names:
        from ..judge.names import unknown, unknown_choice

        more = (*(wanted.rulebooks or ()), *wanted.also)
        weighed = {*wanted.severities, *wanted.drafting_severities}
        none = unknown_choice(wanted.chosen, result.books, more)
        for name, guess in (*none, *unknown(weighed, result.books, more)):
            raise Unusable(f"there is no rule {name!r}; {rule_meant(guess)}")


def rule_meant(guess: str | None) -> str:
    """What to do about a rule that is nowhere."""
    return f"did you mean '{guess}'?" if guess else "'houseway rules' lists them"


def _decided(result: Result, found: list[Path]) -> Result:
    if not found:
        return result
    from .decisions import apply

    return apply(result, found, date.today())


def opened(path: Path) -> Filed:
    """The document in a file, or :class:`Unusable` with everything that is wrong with it."""
    from ..docket.filed import Filed, take

    made = take(path)
    if not isinstance(made, Filed):
        raise Unusable(*map(str, made))
    return made


def say(text: str) -> None:
    """Lines on standard output. Words of a document go through here, or through a renderer."""
    from ..render.clean import plain

    sys.stdout.write(plain(text))
