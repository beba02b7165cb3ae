"""Finds the command and runs it. Each is a module of its own, imported only when asked for."""

from __future__ import annotations

import argparse
import errno
import os
import re
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import NoReturn

from .. import __version__
from ..source.unusable import Fault, Unusable

COMMANDS = {
    "check": "judge documents and print what is wrong",
    "report": "judge documents and write reports",
    "letter": "write the deficiency letter for a filing",
    "packet": "write a game's rules out from its facts, with what is still missing",
    "placard": "write the notice of fees to post at a table",
    "fix": "write spellings plainly and add the schema line, without touching a fact",
    "explain": "what a rule asks, on what authority, with examples",
    "rules": "the rules in force on a day",
    "schema": "print the JSON Schema of a kind of document",
    "new": "start a document from a commented scaffold",
    "fee": "what is collected, from whom, by which tier",
    "odds": "exact odds of the wagers whose outcome a document fixes",
    "settle": "play a round by the rules of a game, bet by bet",
    "trace": "prove a transcription against its source text",
}

EXIT_CLEAN, EXIT_FINDINGS, EXIT_UNUSABLE, EXIT_FAULT = 0, 1, 2, 3
EXIT_STOPPED = 130


_CHOICE = re.compile("invalid choice: '(.*)' \\(choose from (.*)\\)", re.DOTALL)


class _Parser(argparse.ArgumentParser):
    """Says what was probably meant."""

    def understood(self, given: list[str]) -> argparse.Namespace:
        """The words of a command line; ends with what was meant where one belongs to nothing."""
        found, strays = self.parse_known_args(given)
        if strays:
            self._stray(strays, found.command)
        return found

    def _stray(self, words: list[str], command: str) -> None:
        subs = next(a for a in self._actions if isinstance(a, argparse._SubParsersAction))
        sub = subs.choices[command]
        word = next((one for one in words if one.startswith("-")), words[0])
        if not word.startswith("-"):
            sub.error(f"{word!r:.80} is one word too many")
        option = word.partition("=")[0]
        known = [o for action in sub._actions for o in action.option_strings if o.startswith("--")]
        sub.error(f"there is no option {option}{_meant(option, known)}")

    def error(self, message: str) -> NoReturn:
        if found := _CHOICE.search(message):
            known = [word.strip(" '") for word in found[2].split(",")]
            message += _meant(found[1], known)
        super().error(message)


def _meant(word: str, known: Iterable[str]) -> str:
    from ..source.nearest import nearest

    guess = nearest(word, known)
    return f"; did you mean '{guess}'?" if guess else ""


def parser(command: str | None = None) -> _Parser:
    """The parser; the options of *command* only, since each command's module costs time to import."""
    top = _Parser(
        prog="houseway",
        description="Checks card-game filings against the law of a day and place.",
        epilog="Not legal advice.",
    )
    top.add_argument("--version", action="version", version=f"houseway {__version__}")
    # to find the name of the program itself, argparse measures the terminal
    commands = top.add_subparsers(prog=top.prog, dest="command", metavar="COMMAND", required=True)
    known = {name: about for name, about in COMMANDS.items() if name == command} or COMMANDS
    for name, summary in known.items():
        about = f"{summary[0].upper()}{summary[1:]}."
        sub = commands.add_parser(name, help=summary, description=about)
        if name == command:
            import_module(f".{name}", __package__).arguments(sub)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command: 0 clean, 1 findings, 2 unusable input, 3 a fault of ours, 130 stopped."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    command = next((word for word in given if not word.startswith("-")), None)
    if command is not None and command not in COMMANDS and not _asks(given, command):
        return complain(_no_command(command))
    settings = parser(command).understood(given)
    try:
        code: int = import_module(f".{settings.command}", __package__).run(settings)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return EXIT_STOPPED
    except Unusable as error:
        return complain(error)
    except Exception as error:  # a crash must not look like a finding
        return _crashed(error)


def _crashed(error: Exception) -> int:
    """What ended the program, told apart: nobody reads, the disk is full, or a fault of ours."""
    if isinstance(error, OSError) and reader_left(error):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_CLEAN
    if said := _unwritten(error):
        return complain(said)
    why = str(error)
    if not isinstance(error, Fault):
        import traceback

        from ..render.clean import plain

        sys.stderr.write(plain(traceback.format_exc()))  # an error may quote a document
        why = f"{type(error).__name__}: {error}"
    complain(f"fault of the program: {why}")
    return EXIT_FAULT


def complain(said: str | Exception) -> int:
    """What is wrong, on standard error, each thing on one line: no name begins another."""
    from ..render.clean import line

    for one in said.lines if isinstance(said, Unusable) else (str(said),):
        print(f"houseway: {line(one)}", file=sys.stderr)
    return EXIT_UNUSABLE


def _asks(given: list[str], command: str) -> bool:
    """Whether help or the version is asked for before any command."""
    before = given[: given.index(command)]
    return any(word in ("-h", "--help", "--version") for word in before)


def _no_command(word: str) -> str:
    """That there is no such command, and what was probably meant."""
    from ..source.nearest import nearest

    said = f"there is no command {word!r:.80}"
    if guess := _USUAL.get(word.lower()) or nearest(word, COMMANDS):
        return f"{said}; did you mean '{guess}'?"
    if os.path.exists(word):  # noqa: PTH110  unlike Path's, it has an answer for every path
        from ..render.clean import typed

        return f"{said}; to judge what is there: houseway check {typed(word)}"
    return f"{said}; the commands are {', '.join(COMMANDS)}"


_USUAL = {
    **dict.fromkeys(("lint", "validate", "test", "run", "verify"), "check"),
    **dict.fromkeys(("init", "create", "add", "scaffold"), "new"),
    **dict.fromkeys(("format", "fmt"), "fix"),
    **dict.fromkeys(("help", "rule", "why"), "explain"),
    "list": "rules",
    "export": "report",
    "decision": "new decision",
}
"""What other programs call such commands."""


def reader_left(error: OSError, platform: str = sys.platform) -> bool:
    """Whether nobody reads standard output any more. Windows says so in other words."""
    return isinstance(error, BrokenPipeError) or (
        platform == "win32" and error.errno == errno.EINVAL and error.filename is None
    )


def _unwritten(error: Exception) -> str:
    """What could not be written, where that is a fault of the disk and not ours."""
    from ..render.whole import Unwritable

    if isinstance(error, Unwritable):
        return str(error)
    if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return "cannot write standard output: the disk is full"
    if isinstance(error, OSError) and error.errno == errno.EBADF:
        return "cannot write standard output: it is not open for writing"
    return ""


def entry() -> None:
    """The console script."""
    from .console import steady
    from .quick import leave, quicken

    steady()
    quicken()
    try:
        code = main()
    except SystemExit as asked:  # by argparse, after help or a word it does not know
        code = asked.code if isinstance(asked.code, int) else EXIT_CLEAN
    leave(code)
