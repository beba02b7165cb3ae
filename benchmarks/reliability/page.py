"""The page of the cases: what came of each before, and what comes of it now."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Any, TypedDict

from .case import CASES, FAMILIES, MEGABYTES, SECONDS, TRACEBACK, Case
from .tool import MEMORY, Run
from .tool import SECONDS as LIMIT

PAGE = Path(__file__).parents[2] / "docs" / "reliability.md"
BEFORE = Path(__file__).with_name("before.json")
LONG, LARGE = 2.0, 200
"""Seconds and megabytes from which a cost is told; below, it depends on the machine's mood."""


INTRODUCTION = f"""\
# Reliability

Files come from strangers. Each case below once fooled, felled or slowed the program. This page is
made by `make reliability`, which tries each in a process of its own, stopped after {LIMIT} s of
processor time or at {MEMORY // 1_000_000_000} GB.
*Before* is the commit that each table names.

A case holds when its exit code is as it must be, what must be told is told, what must not get
through does not, and it took at most {SECONDS} s and {MEGABYTES} MB. A cost under {LONG:.0f} s or
{LARGE} MB is not shown. Exit codes: 0 clean, 1 findings, 2 unusable input, 3 a fault of the program.

{{cases}} cases, {{hold}} hold."""


class Result(TypedDict):
    """What came of a case, and what of it does not hold."""

    told: str
    wrong: list[str]


Results = dict[str, Result]


def told(run: Run) -> str:
    """A run in a few words."""
    parts = ["stopped" if run.stopped else f"exit {run.code}"]
    if run.seconds >= LONG and not run.stopped:
        parts.append(f"{run.seconds:.0f} s")
    if run.megabytes >= LARGE:
        parts.append(f"{run.megabytes:,} MB")
    if run.note:
        parts.append(run.note)
    return ", ".join(parts)


def plainly(wrong: list[str]) -> list[str]:
    """What does not hold, besides exit code and cost, in a word each: patterns are no reading."""
    words = {
        "a traceback": any(TRACEBACK in one for one in wrong),
        "not told": any(one.startswith("does not say") for one in wrong),
        "let through": any(one.startswith("says") and TRACEBACK not in one for one in wrong),
    }
    return [word for word, holds in words.items() if holds]


def page(before: dict[str, Any], now: Results) -> str:
    """The whole page."""
    wrong = sum(1 for one in now.values() if one["wrong"])
    hold = len(now) - wrong
    lines = [INTRODUCTION.format(cases=len(now), hold=hold)]
    ordered = sorted(CASES, key=lambda case: case.family)
    for family, cases in groupby(ordered, key=lambda case: case.family):
        tried = list(cases)
        lines += ["", f"## {FAMILIES[family]}", "", *_header(before, tried)]
        for case in tried:
            old, new = before["results"].get(case.key), now[case.key]
            holds = "no" if new["wrong"] else "yes"
            lines.append(_row(case.name, _cell(old) if old else "not tried", _cell(new), holds))
    return "\n".join(lines) + "\n"


def _header(before: dict[str, Any], cases: list[Case]) -> tuple[str, str]:
    """The head of a table, with the commits of what stands under *before*."""
    results = (before["results"].get(case.key) for case in cases)
    commits = dict.fromkeys(one["commit"][:7] for one in results if one)
    return f"| case | before ({', '.join(commits)}) | after | holds |", "|---|---|---|---|"


def _cell(result: Result) -> str:
    return ", ".join((result["told"], *plainly(result["wrong"])))


def _row(*cells: str) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"
