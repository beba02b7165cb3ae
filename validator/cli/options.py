"""Options that several commands have, and short ways to declare one."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

from ..run.config import POLICIES
from ..source.dates import day as exact_day

_DECLARED = re.compile(r"(--[a-z-]+)(?: ([A-Z]+))? {2,}(.*)")


def declare(parser: argparse.ArgumentParser, table: str, **kinds: Callable[[str], Any]) -> None:
    """Options from a table: name, value if it has one, two spaces, help; help that goes on is
    indented. *kinds* tells what a value is that does not go by the name of its place.
    """
    for row in re.sub(r"\n {2,}", " ", table.strip()).split("\n"):
        found = _DECLARED.fullmatch(row)
        assert found, row
        option, metavar, about = found.groups()
        if metavar is None:
            parser.add_argument(option, action="store_true", help=about)
        else:
            kind = kinds.get(option.strip("-").replace("-", "_")) or _KINDS.get(metavar, str)
            parser.add_argument(option, metavar=metavar, help=about, type=kind)


def day(text: str) -> date:
    try:
        return exact_day(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a date such as 2026-11-15") from None


_KINDS: dict[str, Callable[[str], Any]] = {"FILE": Path, "DIR": Path, "DATE": day}
CHOOSING = (
    "only these rules: by name, code, beginning of a code (HW1), class (statute, regulation, "
    "ordinance, convention, tribal-rule, drafting) or rank (legality, fees, outcome, play, paper); "
    "with commas between them, or the option repeated"
)
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
    declare(
        parser,
        "--as-of DATE  judge by the law of this day; today; or document, the date a document "
        "bears, else today, as in a draft (default: document)",
        as_of=policy,
    )
    own = "use these rulebooks instead of those the establishment names"
    several(parser, "--rulebook", "NAME", own)
    several(parser, "--also", "NAME", "use these rulebooks besides", [])
    several(parser, "--select", "RULE", CHOOSING, [], rules)
    several(parser, "--ignore", "RULE", "not these rules", [], rules)
    declare(parser, "--as-if-in-force  judge suspended or future provisions as if they bound")
    parser.add_argument(
        "--decisions",
        action="append",
        type=Path,
        default=[],
        metavar="FILE",
        help="your decisions on what is unclear; a decisions.yaml found with the documents is not applied",
    )
    declare(parser, SURROUNDINGS)


SURROUNDINGS = """
--config FILE  your settings (or HOUSEWAY_CONFIG); a file that is only found reaches drafting rules
--isolated  apply nothing that came with a filing: no settings found, no suppressions
--sources DIR  folder of the source texts, to quote them (or HOUSEWAY_SOURCES)
"""


def policy(text: str) -> date | str:
    """A date, or a word for a day that depends."""
    return text if text in POLICIES else day(text)
