"""Families 4 and 5: passed over, or accepted, without a word."""

from __future__ import annotations

import os
from pathlib import Path

from .case import CASES, Case, Try, case
from .crashes import PAYS
from .filing import GAME, OVERLAP, SCHEDULE, filing, put
from .tool import Run, Tool

NAME = "deep" * 60
ONE_RULE = ("--no-cache", "--select", "tier-overlap")


@case(4, "a folder that may not be read", (2,), "hidden")
def unreadable(tool: Tool, folder: Path) -> Run:
    put(filing(folder, schedule=SCHEDULE), "hidden/rates.yaml", OVERLAP)
    (folder / "club" / "hidden").chmod(0)
    try:
        return tool.run(folder, "check", "club", *ONE_RULE, barred=True)
    finally:
        (folder / "club" / "hidden").chmod(0o755)


@case(4, "a link to a folder", (1, 2), "linked")
def linked(tool: Tool, folder: Path) -> Run:
    put(folder, "elsewhere/rates.yaml", OVERLAP)
    (filing(folder, schedule=SCHEDULE) / "linked").symlink_to(folder / "elsewhere")
    return tool.run(folder, "check", "club", *ONE_RULE)


@case(4, "a link that leads nowhere", (2,), "nowhere|dangling|lost")
def dangling(tool: Tool, folder: Path) -> Run:
    (filing(folder, schedule=SCHEDULE) / "schedules" / "lost.yaml").symlink_to("nowhere.yaml")
    return tool.run(folder, "check", "club", *ONE_RULE)


@case(4, "a path of 5,000 characters", (1, 2), "deepdeep|too long|path")
def too_long(tool: Tool, folder: Path) -> Run:
    place = os.open(filing(folder, schedule=SCHEDULE), os.O_RDONLY)
    for _ in range(20):
        os.mkdir(NAME, dir_fd=place)
        place, before = os.open(NAME, os.O_RDONLY, dir_fd=place), place
        os.close(before)
    with open(os.open("rates.yaml", os.O_WRONLY | os.O_CREAT, dir_fd=place), "w") as file:
        file.write(OVERLAP)
    os.close(place)
    return tool.run(folder, "check", "club", *ONE_RULE)


def _schedule(old: str, new: str) -> Try:
    def attempt(tool: Tool, folder: Path) -> Run:
        filing(folder, schedule=SCHEDULE.replace(old, new))
        return tool.run(folder, "check", "club", *ONE_RULE)

    return attempt


def _game(text: str) -> Try:
    def attempt(tool: Tool, folder: Path) -> Run:
        filing(folder, game=GAME + text)
        return tool.run(folder, "check", "club", *ONE_RULE)

    return attempt


ACCEPTED = (
    ('the tier `"5-10 0"`', _schedule("[5-50, 1]", '["5-10 0", 1]'), "5-10 0"),
    (
        "the date `2011-W51-2`",
        _schedule("steps: 1", "dated: {is: 2011-W51-2, at: 1}"),
        "2011-W51-2",
    ),
    ("the date `'20111220'`", _schedule("steps: 1", "dated: {is: '20111220', at: 1}"), "20111220"),
    ("the players `7-2`", _schedule("limit: 5-100", "limit: 5-100, players: 7-2"), "7-2"),
    ("the odds `1:0`", _game(PAYS.format(odds="1:0")), "1:0"),
    (
        "a limit that is a date, `2011-12-20`",
        _schedule("limit: 5-100", "limit: 2011-12-20"),
        "2011-12-20",
    ),
)
CASES.extend(Case(5, name, attempt, (2,), (says,)) for name, attempt, says in ACCEPTED)
