"""What several commands share: the options that say how to judge, and turning them into settings."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from ..judge.verdict import NotRun, Result
from ..law.settings import Lawless, Settings
from ..run.config import POLICIES
from ..source.dates import day as exact_day
from ..source.paths import Nothing, Unread, shown
from ..source.progress import NOBODY, Watch
from .configure import Unusable as Unusable
from .configure import configure
from .progress import Bar

if TYPE_CHECKING:
    from ..docket.filed import Filed
    from ..run.gather import Gathered
    from ..run.store import Store


def day(text: str) -> date:
    try:
        return exact_day(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a date such as 2026-11-15") from None


CHOOSING = (
    "only these rules: by name, code, beginning of a code (HW1), class (statute, regulation, "
    "ordinance, convention, tribal-rule, drafting) or rank (legality, fees, outcome, play, paper); "
    "with commas between them, or the option repeated"
)
TRANSCRIBE = "docs/transcribing.md says how their facts are written down"
_CODE = re.compile("[A-Za-z]{2,3}[0-9]+")


def several(
    parser: argparse.ArgumentParser,
    option: str,
    metavar: str,
    about: str,
    default: list[str] | None = None,
    split: Callable[[str], list[str]] | None = None,
) -> None:
    """An option with one value or several, with commas between them: it takes no word behind it."""
    parser.add_argument(
        option, action="extend", type=split or listed, default=default, metavar=metavar, help=about
    )


def listed(text: str) -> list[str]:
    """The names in a text with commas. What is a file is one name."""
    if os.path.isfile(text):  # noqa: PTH113  unlike Path's, it has an answer for every path
        return [text]
    found = [word.strip() for word in text.split(",")]
    if not all(found):
        half = f"{text!r} names nothing on one side of a comma"
        raise argparse.ArgumentTypeError(half if "," in text else "nothing is named")
    return found


def rules(text: str) -> list[str]:
    """Names of rules; a code may be written small."""
    return [word.upper() if _CODE.fullmatch(word) else word for word in listed(text)]


def judging(parser: argparse.ArgumentParser) -> None:
    """Options of every command that judges."""
    parser.add_argument(
        "paths",
        nargs="*",
        metavar="PATH",
        help="files or folders; - reads one document from standard input (default: the paths of the configuration)",
    )
    parser.add_argument(
        "--as-of",
        type=policy,
        metavar="DATE",
        help="judge by the law of this day; today; or document, the date a document bears, else today, as in a draft (default: document)",
    )
    own = "use these rulebooks instead of those the establishment names"
    several(parser, "--rulebook", "NAME", own)
    several(parser, "--also", "NAME", "use these rulebooks besides", [])
    several(parser, "--select", "RULE", CHOOSING, [], rules)
    several(parser, "--ignore", "RULE", "not these rules", [], rules)
    parser.add_argument(
        "--as-if-in-force",
        action="store_true",
        help="judge suspended or future provisions as if they bound",
    )
    parser.add_argument(
        "--decisions",
        action="append",
        type=Path,
        default=[],
        metavar="FILE",
        help="your decisions on what is unclear; a decisions.yaml found with the documents is not applied",
    )
    parser.add_argument(
        "--config",
        type=Path,
        metavar="FILE",
        help="your settings (or HOUSEWAY_CONFIG); a file that is only found reaches drafting rules",
    )
    parser.add_argument(
        "--isolated",
        action="store_true",
        help="apply nothing that came with a filing: no settings found, no suppressions",
    )
    parser.add_argument(
        "--sources",
        type=Path,
        metavar="DIR",
        help="folder of the source texts, to quote them (or HOUSEWAY_SOURCES)",
    )


def policy(text: str) -> date | str:
    """A date, or a word for a day that depends."""
    return text if text in POLICIES else day(text)


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
    folder = given.sources or (
        Path(os.environ["HOUSEWAY_SOURCES"]) if os.environ.get("HOUSEWAY_SOURCES") else None
    )
    if folder is not None and not folder.is_dir():
        raise Unusable(f"{folder}: no such folder of sources")
    return folder.absolute() if folder else None


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


def judged(given: argparse.Namespace) -> Result:
    """Gather and judge what the command line names. The result has the documents themselves."""

    from ..judge.engine import judge

    wanted = settings(given)
    with Bar() as bar:
        gathered = collect(given.paths, bar)
        try:
            result = judge(gathered.docket, wanted, bar)
            refuse_unknown(wanted, result)
        except Lawless as error:
            raise Unusable(*str(error).split("\n")) from None
    missed = (*result.not_run, *given.left_out, *unseen(gathered.unread))
    result = result._replace(refused=(*gathered.refused, *result.refused), not_run=missed)
    return _decided(result, decisions(given))


def unseen(unread: Iterable[Unread]) -> Iterator[NotRun]:
    """What was left out is told."""
    return (NotRun(shown(one.path), one.why) for one in unread)


class Lightly:
    """The same for a renderer that needs no documents: filing by filing, from the cache, on several
    processors. Unless *whole*, passes are only counted.
    """

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
        try:
            with Bar() as bar:
                result = self.plan.judge(self._jobs, bar)
            if self.decisions or wanted.names:
                from ..law.books import names, stack

                used = {name for run in result.runs for name in run.rulebooks}
                result = result._replace(
                    books=stack(
                        (
                            *(wanted.rulebooks or (name for name in names() if name in used)),
                            *wanted.also,
                        )
                    ).books,
                )
            refuse_unknown(wanted, result)
        except Lawless as error:
            raise Unusable(*str(error).split("\n")) from None
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
            raise Unusable(
                f"there is no rule {name!r}"
                + (f"; did you mean '{guess}'?" if guess else "; 'houseway rules' lists them")
            )


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


def complain(said: str | Exception) -> int:
    """What is wrong, on standard error, each thing on one line: no name begins another."""
    from ..render.clean import line

    for one in said.lines if isinstance(said, Unusable) else (str(said),):
        print(f"houseway: {line(one)}", file=sys.stderr)
    return 2
