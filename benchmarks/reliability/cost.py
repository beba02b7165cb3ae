"""Family 3: a small file at a large cost."""

from __future__ import annotations

import os
from pathlib import Path

from .case import CASES, Case, Try, case
from .crashes import PAYS
from .filing import GAME, OPTION, OVERLAP, SCHEDULE, filing, put
from .tool import Run, Tool

ANY = (0, 1, 2)
GIGABYTES = 10
BLANK_KEYS = "".join(f"key-{number}:\n" for number in range(20_000))
UNKNOWN_KEYS = "".join(f"key-{number}: 1\n" for number in range(40_000))
TIERS = ", ".join(f"[{5 * step}-{5 * step + 5}, 1]" for step in range(40))
LONG_OPTION = f"{{option: 1, limit: 5-100, player-dealer: [{TIERS}]}}"
SENTENCE = "{from: player, per: half-hour, options: [1-900]}"
PAY_TABLE = "{odds: 1:1}"
ALIASES = f"&a {LONG_OPTION}{', *a' * 2_500}"


def _schedule(old: str, new: str) -> Try:
    def attempt(tool: Tool, folder: Path) -> Run:
        filing(folder, schedule=SCHEDULE.replace(old, new))
        return tool.run(folder, "check", "club", "--no-cache")

    return attempt


def _options(number: int) -> Try:
    return _schedule(OPTION, f"{OPTION}, {OPTION.replace('option: 1', f'option: {number}')}")


def _game(text: str) -> Try:
    def attempt(tool: Tool, folder: Path) -> Run:
        filing(folder, game=GAME + text)
        return tool.run(folder, "check", "club", "--no-cache")

    return attempt


def _listed(entry: str, number: int) -> str:
    """So many entries of a list, each with the number of its own that it has room for."""
    return ", ".join(entry.replace("#", str(n)) for n in range(1, number + 1))


def _sheet(block: str) -> Try:
    return _schedule(f"options: [{OPTION}]", block)


CROWDED = (
    (
        "900 sentences on each of 900 options",
        _sheet(
            f"fees: [{_listed(SENTENCE, 900)}]\n    columns: [option, player]\n"
            f"    rows: {{table: [{_listed('[#, 1]', 900)}]}}"
        ),
        "cannot be judged in|verdicts",
    ),
    (
        "2,000 games on one sheet",
        _sheet(f"games: [{_listed('{called: Game #, approval: GEGA-#}', 2_000)}]"),
        "verdicts",
    ),
    (
        "2,000 payments of one wager",
        _game(f"wagers: [{{name: ante, pays: [{_listed(PAY_TABLE, 2_000)}]}}]\n"),
        "300 can be judged",
    ),
)
TABLE = (
    *CROWDED,
    ("`option: 10000000`", _options(10_000_000), "option"),
    ("`option: 999999999`", _options(999_999_999), "option"),
    (
        "`announces: {options: 1-99999999}`",
        _schedule("- options:", "- announces: {options: 1-99999999}\n    options:"),
        "option",
    ),
    ("20,000 keys without a value", _game(BLANK_KEYS), "key-|10,000 entries"),
    ("40,000 unknown keys", _game(UNKNOWN_KEYS), "key-|10,000 entries"),
    ("11 KB of aliases", _schedule(OPTION, ALIASES), "verdicts|alias|anchor|options"),
    (
        "odds of a million digits",
        _game(PAYS.format(odds=f'"{"9" * 999_000}:1"')),
        "odds|larger|bytes|long|characters",
    ),
)
CASES.extend(Case(3, name, attempt, ANY, (says,)) for name, attempt, says in TABLE)


@case(3, "a `pyproject.toml` of 4,000 empty lines beside the filing", ANY, "verdicts")
def newlines(tool: Tool, folder: Path) -> Run:
    put(filing(folder, schedule=SCHEDULE), "pyproject.toml", "\n" * 4_000)
    return tool.run(folder, "check", "club", "--no-cache")


@case(3, "`at: 1-99999999` in `trace`", ANY)
def far_lines(tool: Tool, folder: Path) -> Run:
    source = "source: {document: x.txt, lines: 1-99999999}\nobject: {is: x, at: 1-99999999}\n"
    filing(folder, game=GAME + source)
    put(folder, "texts/x.txt", "one line\n")
    return tool.run(folder, "trace", "club", "--sources", "texts")


@case(3, "a table of 1,900 rows that names 1,900 lines, as JSON", (2,), "at most 50|entries")
def lines_of_rows(tool: Tool, folder: Path) -> Run:
    table = f"rows: {{at: [{_listed('#', 1_900)}], table: [{_listed('[1, #]', 1_900)}]}}"
    head = "kind: schedule\nname: Rates\nsource: {document: x.txt, lines: 1-2000}\n"
    filing(folder, schedule=f"{head}blocks:\n  - columns: [option, player]\n    {table}\n")
    return tool.run(folder, "check", "club", "--no-cache", "--format", "json")


@case(
    3,
    "900 facts that each name all lines of the source, in `trace`",
    (2,),
    "500 are looked up|seats has 900 entries",
)
def every_line(tool: Tool, folder: Path) -> Run:
    source = "source: {document: x.txt, lines: 1-6000}\n"
    filing(folder, game=f"{GAME}{source}seats: [{_listed('{is: 7, at: 1-6000}', 900)}]\n")
    put(
        folder,
        "texts/x.txt",
        "".join(f"{n} seats, a fee of ${n}, {n} to 1\n" for n in range(6_000)),
    )
    return tool.run(folder, "trace", "club", "--sources", "texts")


@case(3, "a sparse file of 10 GB, with the cache on", (2,), "bytes|large")
def sparse(tool: Tool, folder: Path) -> Run:
    path = put(filing(folder, schedule=SCHEDULE), "schedules/large.yaml", "")
    os.truncate(path, GIGABYTES * 1_000_000_000)
    return tool.run(folder, "check", "club")


@case(3, "a pipe named `decisions.yaml`", (1, 2), r"decisions\.yaml")
def pipe(tool: Tool, folder: Path) -> Run:
    os.mkfifo(filing(folder, schedule=OVERLAP) / "decisions.yaml")
    return tool.run(folder, "check", "club", "--no-cache")
