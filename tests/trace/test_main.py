"""The command: what it prints and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.trace.made import filing, game
from validator.cli.main import main as command
from validator.trace import check, main, run
from validator.trace.check import Filed, Shelf
from validator.trace.report import Traced

CLEAN = game("table-limit: {is: 5-50, at: 1}", "1")
WIDE = game("table-limit: {is: 5-50, at: 1-501}", "1")
MUCH = game(f"seats: [{', '.join(['{is: 5, at: 1-500}'] * 50)}]", "1-101")
TEXT = r"Limits are \$5 to \$50."


@pytest.mark.parametrize(
    ("documents", "code", "words"),
    [
        (
            {"a.yaml": CLEAN},
            0,
            ["claimed in all: 2 of 2 (100.0 %)", "1 document traced,", "0 problems"],
        ),
        (
            {"a.yaml": CLEAN.replace("5-50", "5-60")},
            1,
            ["a.yaml:5:19: not-in-lines", "[made.txt:1]", "no fact claims it", "below 95 %"],
        ),
        (
            {"a.yaml": CLEAN, "b.yaml": "kind: game\n"},
            2,
            ["b.yaml:1:1: unusable: not of its shape"],
        ),
        (
            {"a.yaml": CLEAN.replace("made.txt", "gone.txt")},
            2,
            ["the source gone.txt is not at hand"],
        ),
        ({"a.yaml": CLEAN.replace("made.txt", "../made.txt")}, 2, ["is not the name of a file"]),
        ({"a.yaml": "{"}, 2, ["unusable: not YAML"]),
        (
            {"a.yaml": CLEAN, "b.yaml": WIDE},
            2,
            [
                "b.yaml:5:29: unusable: 'at' names 501 lines; at most 500 are looked up",
                "1 document traced,",
            ],
        ),
        (
            {"a.yaml": MUCH},
            2,
            [
                "a.yaml:4:37: unusable: its facts name 50,101 lines, those of several facts counted for each; at most 50,000"
            ],
        ),
        (
            {"a.yaml": "kind: game\nname: Draft\ncategory: poker\n"},
            2,
            [
                "0 documents traced",
                "1 without a source",
                "nothing to trace: no document names a source",
            ],
        ),
        ({}, 2, ["0 documents traced", "nothing to trace"]),
    ],
)
def test_main(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    documents: dict[str, str],
    code: int,
    words: list[str],
) -> None:
    rules, sources = filing(tmp_path, TEXT, documents)
    rules.mkdir(exist_ok=True)
    assert main([rules], sources) == code
    captured = capsys.readouterr()
    for word in words:
        assert word in captured.out + captured.err
    assert "0 of 0" not in captured.out
    assert ("nothing to trace" in captured.err) == (
        "0 documents traced" in captured.out and "unusable:" not in captured.out
    )


NO_FIGURE = game("object: a good hand", "2")


@pytest.mark.parametrize(
    ("words", "listed"),
    [
        ([], []),
        (
            ["--all"],
            [
                "a.yaml: claimed 2 of 2 (100.0 %)",
                "b.yaml: claimed nothing, since no amount or odd is printed",
            ],
        ),
    ],
)
def test_clean_documents_are_listed_when_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], listed: list[str]
) -> None:
    rules, sources = filing(
        tmp_path, f"{TEXT}\nA good hand.", {"a.yaml": CLEAN, "b.yaml": NO_FIGURE}
    )
    assert command(["trace", str(rules), "--sources", str(sources), *words]) == 0
    assert [row for row in capsys.readouterr().out.splitlines() if ".yaml" in row] == [
        f"{rules}/{row}" for row in listed
    ]


def test_a_path_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([tmp_path / "gone.yaml"], tmp_path) == 2
    assert "No such file" in capsys.readouterr().out


def test_a_document_that_takes_too_long_costs_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(
        one: Filed, kept: Shelf, usual: Callable[[Filed, Shelf], Traced] = check.check
    ) -> Traced:
        while one.file.name == "b.yaml":
            pass
        return usual(one, kept)

    rules, sources = filing(tmp_path, TEXT, {"a.yaml": CLEAN, "b.yaml": CLEAN})
    monkeypatch.setattr(run, "check", slow)
    monkeypatch.setattr(run, "SECONDS", 0.2)
    assert main([rules], sources) == 2
    rows = capsys.readouterr().out.splitlines()
    assert rows[0].endswith(
        "b.yaml:1:1: unusable: it cannot be traced in 5 seconds; name fewer lines with each fact"
    )
    assert rows[1].startswith("1 document traced,")


def test_ledger(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules, sources = filing(tmp_path, TEXT + "\nmore", {"a.yaml": CLEAN})
    assert main([rules], sources, ledger=True) == 1
    assert "made.txt:2: in no document and not listed" in capsys.readouterr().out


def test_the_same_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules, sources = filing(
        tmp_path, TEXT, {f"{name}.yaml": CLEAN.replace("5-50", "6-60") for name in "dcab"}
    )
    main([rules], sources)
    first = capsys.readouterr().out
    main([rules / "d.yaml", rules / "b.yaml", rules / "a.yaml", rules / "c.yaml"], sources)
    assert capsys.readouterr().out == first


def test_without_sources_it_says_where_to_name_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("HOUSEWAY_SOURCES", raising=False)
    assert command(["trace", "x"]) == 2
    assert "--sources DIR, or HOUSEWAY_SOURCES" in capsys.readouterr().err
