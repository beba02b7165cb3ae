"""The same question is answered from what was printed last time; any other is not."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.docket import CITY
from validator.cli import again
from validator.cli.main import main
from validator.run.batch import Plan

ROOT = Path(__file__).parents[2]
Ask = Callable[..., tuple[int, str]]


@pytest.fixture
def filing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOUSEWAY_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("HOUSEWAY_SOURCES", raising=False)
    shutil.copytree(ROOT / "rules/california/casino-club", tmp_path / "casino-club")
    return tmp_path / "casino-club"


@pytest.fixture
def ask(filing: Path, capsys: pytest.CaptureFixture[str]) -> Ask:
    """Runs a check of the filing; gives exit code and output."""

    def run(*options: str) -> tuple[int, str]:
        code = main(["check", str(filing), "--as-of", "2026-11-15", *options])
        return code, capsys.readouterr().out

    return run


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    """Every plan that was carried out, and not answered from what was printed."""
    plans: list[Plan] = []
    real = Plan.judge

    def judge(plan: Plan, *how: Any) -> object:
        plans.append(plan)
        return real(plan, *how)

    monkeypatch.setattr(Plan, "judge", judge)
    return plans


@pytest.mark.parametrize(
    "options",
    [
        (),
        ("--format", "json"),
        ("--all", "--statistics"),
        ("--strict", "--quiet"),
        ("--format", "sarif"),
    ],
)
def test_the_same_question_is_answered_once(
    options: tuple[str, ...], ask: Ask, judged: list[Plan]
) -> None:
    fresh = ask("--no-cache", *options)
    first, second = ask(*options), ask(*options)
    assert first == second == fresh
    assert len(judged) == 2


@pytest.mark.parametrize(
    "options",
    [
        ("--format", "json"),
        ("--all",),
        ("--statistics",),
        ("--quiet",),
        ("--strict",),
        ("--select", "tier-gap"),
        ("--as-if-in-force",),
    ],
)
def test_another_question_is_not(options: tuple[str, ...], ask: Ask, judged: list[Plan]) -> None:
    ask()
    assert ask(*options) == ask("--no-cache", *options)
    assert len(judged) == 3


@pytest.mark.parametrize(
    "file",
    [
        "games/pure-21-5-blackjack.yaml",
        "schedules/pure-21-5-blackjack-fees.yaml",
        "establishment.yaml",
    ],
)
def test_other_bytes_are_judged(file: str, filing: Path, ask: Ask, judged: list[Plan]) -> None:
    ask()
    with (filing / file).open("a", encoding="utf-8") as stream:
        stream.write(
            "notes: [{about: misdeal, says: a boxed card is dead}]\n"
            if file.startswith("games")
            else "\n# changed\n"
        )
    assert ask() == ask("--no-cache")
    assert len(judged) == 3


def _printed(filing: Path) -> list[Path]:
    return list((filing.parent / "cache" / "printed").glob("??/*"))


def test_a_spoilt_answer_is_not_printed(filing: Path, ask: Ask, judged: list[Plan]) -> None:
    first = ask()
    (kept,) = _printed(filing)
    for spoilt in (
        b"",
        kept.read_bytes()[:-1],
        kept.read_bytes()[:40] + b"x" + kept.read_bytes()[41:],
    ):
        kept.write_bytes(spoilt)
        assert ask() == first
    assert len(judged) == 4


def test_what_rests_on_more_than_documents_is_not_kept(
    filing: Path, ask: Ask, tmp_path: Path
) -> None:
    city = tmp_path / "city.yaml"
    city.write_text(CITY, encoding="utf-8")
    (tmp_path / "sources").mkdir()
    ask("--also", str(city))
    ask("--sources", str(tmp_path / "sources"))
    ask("--baseline", str(tmp_path / "known.yaml"), "--write-baseline")
    ask("--baseline", str(tmp_path / "known.yaml"))
    decided = tmp_path / "mine.yaml"
    decided.write_text(
        "kind: decisions\ndecisions:\n  - {provision: california/rate-cap, subject: casino-club/*, reading: met, reason: x, who: y, date: 2026-11-01}\n",
        encoding="utf-8",
    )
    ask("--decisions", str(decided))
    assert not _printed(filing)


def test_decisions_found_later_are_told(filing: Path, ask: Ask) -> None:
    ask()
    (filing / "decisions.yaml").write_text("kind: decisions\n", encoding="utf-8")
    assert "decisions.yaml: decisions found with the documents are not applied" in ask()[1]


def test_a_document_that_changes_meanwhile_is_not_kept(
    filing: Path, ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Plan.judge

    def judge(plan: Plan, *how: Any) -> object:
        made = real(plan, *how)
        with (filing / "establishment.yaml").open("a", encoding="utf-8") as stream:
            stream.write("\n# changed\n")
        return made

    monkeypatch.setattr(Plan, "judge", judge)
    ask()
    assert not _printed(filing)


def test_a_text_too_long_is_not_kept(
    filing: Path, ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(again, "MOST", 1000)
    assert ask() == ask()
    assert not _printed(filing)
