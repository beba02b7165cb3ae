"""The table of cases: each once failed, and what does not hold is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.reliability import __main__ as run
from benchmarks.reliability import tool
from benchmarks.reliability.case import CASES, FAMILIES, Case
from benchmarks.reliability.filing import OVERLAP, TELLS_OVERLAP, filing
from benchmarks.reliability.page import BEFORE, Results, page, plainly, told
from benchmarks.reliability.tool import Run, Tool

KEPT = json.loads(BEFORE.read_text())


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)
def test_every_case_was_tried_before_and_did_not_hold(case: Case) -> None:
    assert KEPT["results"][case.key]["wrong"], "a case that held before shows nothing"


def test_every_family_has_cases_of_different_names() -> None:
    assert {case.family for case in CASES} == set(FAMILIES)
    assert len({case.key for case in CASES}) == len(CASES) == len(KEPT["results"])


def _tried(tool: Tool, folder: Path) -> Run:
    filing(folder, schedule=OVERLAP)
    return tool.run(folder, "check", "club", "--no-cache", "--select", "tier-overlap")


HOLDS = [
    ((1,), (TELLS_OVERLAP,), (), []),
    ((2,), (), (), ["exit 1"]),
    ((1,), ("nothing of the sort",), (), ["does not say 'nothing of the sort'"]),
    ((1,), (), (TELLS_OVERLAP,), [f"says {TELLS_OVERLAP!r}"]),
]


@pytest.mark.parametrize(("codes", "says", "lacks", "wrong"), HOLDS)
def test_a_case_is_tried_and_judged(
    tmp_path: Path,
    codes: tuple[int, ...],
    says: tuple[str, ...],
    lacks: tuple[str, ...],
    wrong: list[str],
) -> None:
    case = Case(1, "x", _tried, codes, says, lacks)
    found = case.wrong(run.attempt(case, Tool(run.ROOT, tmp_path)))
    # A process counts what its parent held: here all that earlier tests keep.
    assert [one for one in found if one != "over 500 MB"] == wrong


COSTS = [
    (Run(0, 0.5, 50, "", ""), "exit 0", []),
    (Run(0, 11.0, 50, "", ""), "exit 0, 11 s", ["over 10 s"]),
    (Run(0, 0.5, 1_400, "", ""), "exit 0, 1,400 MB", ["over 500 MB"]),
    (Run(-9, 1.0, 50, "", "", stopped=True), "stopped", ["stopped"]),
    (Run(0, 1.0, 50, "", "", note="rewritten"), "exit 0, rewritten", []),
]


@pytest.mark.parametrize(("seen", "words", "wrong"), COSTS)
def test_what_a_run_cost_is_told(seen: Run, words: str, wrong: list[str]) -> None:
    case = Case(1, "x", _tried, (0,))
    assert told(seen) == words
    assert case.wrong(seen) == wrong


PLAIN = [
    (["exit 0", "over 10 s"], []),
    (["does not say 'x'", "does not say 'y'"], ["not told"]),
    (["says 'x'", "says '^Traceback'"], ["a traceback", "let through"]),
]


@pytest.mark.parametrize(("wrong", "words"), PLAIN)
def test_what_is_wrong_is_told_plainly(wrong: list[str], words: list[str]) -> None:
    assert plainly(wrong) == words


def test_the_page_has_a_row_for_every_case() -> None:
    now: Results = {case.key: {"told": "exit 2", "wrong": []} for case in CASES}
    now[CASES[0].key]["wrong"] = ["exit 0"]
    made = page(KEPT, now)
    assert len([line for line in made.splitlines() if line.endswith("| yes |")]) == len(CASES) - 1
    assert len([line for line in made.splitlines() if line.endswith("| no |")]) == 1
    assert f"{len(CASES)} cases, {len(CASES) - 1} hold." in made


BUSY = "import time\nwhile time.process_time() < 0.6: time.sleep(0.02) or sum(range(200_000))"


@pytest.mark.parametrize(
    ("start", "stopped"), [(BUSY, False), ("import time; time.sleep(20)", True)]
)
def test_only_what_does_nothing_is_stopped_by_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: str, stopped: bool
) -> None:
    monkeypatch.setattr(tool, "START", start)
    monkeypatch.setattr(tool, "PATIENCE", 2.0)
    monkeypatch.setattr(tool, "IDLE", 0.02)
    assert Tool(run.ROOT, tmp_path).run(tmp_path).stopped is stopped
