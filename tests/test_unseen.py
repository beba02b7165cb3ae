"""Whatever was not looked at is told and ends with 2. Only plain files are opened, within bounds."""

from __future__ import annotations

import inspect
import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from validator.cli.main import main
from validator.source import files
from validator.source.files import MAX_BYTES, TooLarge
from validator.source.paths import Nothing, bundles, expand, look

ROOT = Path(__file__).parents[1]
POSIX = os.name == "posix"
HEAD = "kind: establishment\nname: Lucky Club\njurisdictions: [california]\n"
GAME = "kind: game\nname: War\ncategory: player-dealer\n"
RATES = """\
kind: schedule
name: Rates
blocks:
  - games: [{document: war}]
    options: [{option: 1, limit: 5-100, player: 1}]
"""


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A filing, and something outside that a link may lead to. We are in the folder above."""
    for name, text in (
        ("club/establishment.yaml", HEAD),
        ("club/games/war.yaml", GAME),
        ("club/schedules/rates.yaml", RATES),
        ("outside/other.yaml", GAME.replace("War", "Other")),
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True, parents=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "club"


def _pipe(club: Path) -> None:
    os.mkfifo(club / "games/new.yaml")


def _socket(club: Path) -> None:
    made = socket.socket(socket.AF_UNIX)
    os.chdir(club)  # the name of a socket is short
    made.bind("new.yaml")
    made.close()
    os.chdir(club.parent)


def _sparse(club: Path) -> None:
    (club / "new.yaml").touch()
    os.truncate(club / "new.yaml", 10_000_000_000)


def _long(club: Path) -> None:
    """Folders in folders until no path can name the last."""
    folder = os.open(club / "games", os.O_RDONLY)
    for _ in range(20):
        os.mkdir("x" * 250, dir_fd=folder)
        inner = os.open("x" * 250, os.O_RDONLY, dir_fd=folder)
        os.close(folder)
        folder = inner
    os.close(folder)


LINK = "a link is not followed"
Make = Callable[[Path], Any]
ODD: list[tuple[str, Make, str, str]] = [
    (
        "a folder named as a document",
        lambda club: (club / "new.yaml").mkdir(),
        "club/new.yaml",
        "this is a folder, not a document",
    ),
]
if POSIX:
    ODD += [
        (
            "a linked folder",
            lambda club: (club / "more").symlink_to("../outside"),
            "club/more",
            LINK,
        ),
        (
            "a linked document",
            lambda club: (club / "new.yml").symlink_to("../outside/other.yaml"),
            "club/new.yml",
            LINK,
        ),
        (
            "a link inside the folder",
            lambda club: (club / "new.yaml").symlink_to("games/war.yaml"),
            "club/new.yaml",
            LINK,
        ),
        (
            "a dangling document",
            lambda club: (club / "new.yaml").symlink_to("nowhere"),
            "club/new.yaml",
            "a link that leads nowhere",
        ),
        (
            "a dangling folder",
            lambda club: (club / "more").symlink_to("nowhere"),
            "club/more",
            "a link that leads nowhere",
        ),
        (
            "a link to itself",
            lambda club: (club / "more").symlink_to("more"),
            "club/more",
            "a link that leads nowhere",
        ),
        ("a pipe", _pipe, "club/games/new.yaml", "this is a pipe, not a document"),
        ("a socket", _socket, "club/new.yaml", "this is a socket, not a document"),
        ("a sparse file", _sparse, "club/new.yaml", f"the file is larger than {MAX_BYTES:,} bytes"),
        (
            "a path too long",
            _long,
            "club/games/xxx",
            "this folder cannot be looked into: File name too long",
        ),
    ]
CASES = pytest.mark.parametrize(
    ("make", "path", "message"), [case[1:] for case in ODD], ids=[case[0] for case in ODD]
)


@CASES
def test_what_is_not_looked_at_is_told(
    club: Path, capsys: pytest.CaptureFixture[str], make: Make, path: str, message: str
) -> None:
    command = ["check", "club", "--as-of", "2026-11-15"]
    main(command)
    assert path not in capsys.readouterr().out
    make(club)
    for more in ([], [], ["--no-cache"]):  # the answer printed before is not printed again
        assert main([*command, *more]) == 2
        printed = capsys.readouterr().out
        assert f"{path}" in printed
        assert f": unusable: {message}" in printed
        assert "1 file could not be used" in printed


FORMATS = ["text", "json", "markdown", "sarif", "github", "junit", "concise"]


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_tells_it(club: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    (club / "new.yaml").mkdir()
    assert main(["check", "club", "--format", name]) == 2
    printed = capsys.readouterr().out
    assert "club/new.yaml" in printed
    assert "this is a folder" in printed


def test_the_pages_tell_it(club: Path) -> None:
    (club / "new.yaml").mkdir()
    assert main(["report", "club", "--output", "out", "--format", "html", "--format", "xlsx"]) == 2
    assert {
        page.name: "club/new.yaml" in page.read_text(encoding="utf-8")
        for page in Path("out").glob("*.html")
    } == {"index.html": True, "club.html": True}


COMMANDS = [
    ["check", "club", "--as-of", "2020-01-01", "--compare", "2026-01-01"],
    ["fix", "club"],
    ["fix", "--diff", "club"],
    ["letter", "club"],
    ["packet", "club/games/war.yaml"],
    ["trace", "club", "--sources", "outside"],
    ["trace", "club", "--sources", "outside", "--ledger"],
]


@pytest.mark.parametrize("command", COMMANDS, ids=[" ".join(command) for command in COMMANDS])
def test_every_command_tells_it(
    club: Path, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    (club / "new.yaml").mkdir()
    assert main(command) == 2
    printed = "".join(capsys.readouterr())
    assert "club/new.yaml:1:1: " in printed
    assert "this is a folder, not a document" in printed


@pytest.mark.parametrize(
    "made",
    [
        lambda head: head.mkdir(),
        *(
            [
                lambda head: head.symlink_to("games/war.yaml"),
                lambda head: head.symlink_to("nowhere"),
                os.mkfifo,
            ]
            if POSIX
            else []
        ),
    ],
)
def test_an_establishment_that_cannot_be_used_is_told_of_a_file_given_alone(
    club: Path, capsys: pytest.CaptureFixture[str], made: Make
) -> None:
    (club / "establishment.yaml").unlink()
    made(club / "establishment.yaml")
    for given in ("club/games/war.yaml", "club"):
        assert main(["check", given]) == 2
        assert "club/establishment.yaml:1:1: unusable" in capsys.readouterr().out


def test_a_folder_that_cannot_be_looked_into_is_told(
    club: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file of its own is left to judge; with nothing else to judge, it is told too."""
    real = os.scandir

    def scandir(path: str) -> Iterator[Any]:
        if Path(path).name == "games":
            raise PermissionError(13, "Permission denied")
        return real(path)

    monkeypatch.setattr(os, "scandir", scandir)
    for given in ("club", "club/games"):
        assert main(["check", given]) == 2
        printed = capsys.readouterr().out
        assert (
            "club/games:1:1: unusable: this folder cannot be looked into: Permission denied"
            in printed
        )


GIVEN: list[tuple[str, Make, str]] = [
    ("missing.yaml", lambda club: None, "missing.yaml: no such file or folder"),
    ("club/games/war.yaml/x", lambda club: None, "club/games/war.yaml/x: no such file or folder"),
    ("x" * 5000, lambda club: None, "File name too long"),
    ("club/empty", lambda club: (club / "empty").mkdir(), "no .yaml document in the paths given"),
]
if POSIX:
    GIVEN += [
        (
            "club/pipe",
            lambda club: os.mkfifo(club / "pipe"),
            "club/pipe: a pipe, not a file or folder",
        ),
        (
            "club/link",
            lambda club: (club / "link").symlink_to("nowhere"),
            "club/link: a link that leads nowhere",
        ),
        (
            "club/link",
            lambda club: (club / "link").symlink_to("link"),
            "club/link: cannot be read: ",
        ),
        ("/dev/null", lambda club: None, "/dev/null: a device, not a file or folder"),
    ]


@pytest.mark.parametrize(
    ("given", "make", "said"), GIVEN, ids=[f"{case[0][:20]} {case[2][-20:]}" for case in GIVEN]
)
@pytest.mark.parametrize("command", ["check", "fix"])
def test_a_path_that_is_no_file_is_one_line(
    club: Path, capsys: pytest.CaptureFixture[str], command: str, given: str, make: Make, said: str
) -> None:
    make(club)
    assert main([command, given]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line


if POSIX:

    @pytest.mark.parametrize(
        ("link", "target"), [("given", "club"), ("given.yaml", "club/games/war.yaml")]
    )
    def test_a_link_may_be_named(club: Path, link: str, target: str) -> None:
        Path(link).symlink_to(target)
        found = bundles([Path(link)])
        assert found.given
        assert not found.refused

    @pytest.mark.parametrize("words", [["--decisions", "pipe"], []])
    def test_a_pipe_is_not_waited_for(club: Path, words: list[str]) -> None:
        os.mkfifo("pipe" if words else "club/decisions.yaml")
        command = [sys.executable, "-m", "validator.cli", "check", "club", *words]
        done = subprocess.run(
            command,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode in (0, 1, 2)
        assert ("pipe" if words else "decisions.yaml") in done.stdout + done.stderr
        if words:
            assert done.returncode == 2

    @pytest.mark.parametrize("make", [_pipe, _sparse])
    def test_only_a_plain_file_is_opened(
        club: Path, monkeypatch: pytest.MonkeyPatch, make: Make
    ) -> None:
        make(club)
        (odd,) = club.rglob("new.yaml")

        def refuse(*_: Any) -> int:
            raise AssertionError("it was opened")

        monkeypatch.setattr(os, "open", refuse)
        with pytest.raises(OSError, match=r"it is a pipe, not a file|larger than"):
            files.content(odd)


def test_no_more_is_read_than_the_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of a file that grows, or does not say how large it is."""
    path = tmp_path / "a.yaml"
    path.write_bytes(b"x" * 11)
    monkeypatch.setattr(files, "_refuse", lambda *_: None)
    assert files.content(path, 11) == b"x" * 11
    with pytest.raises(TooLarge):
        files.content(path, 10)


def test_hidden_documents_are_told_and_do_not_halve_a_filing(
    club: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """They were counted as documents not given, so that no rule ran that needs the whole filing."""
    command = ["check", "club", "--format", "json", "--as-of", "2026-11-15"]
    before = main(command), json.loads(capsys.readouterr().out)
    (club / "games/.war.yaml").write_text(GAME, encoding="utf-8")
    (club / ".drafts").mkdir()
    (club / ".drafts/x.yaml").write_text("not: [yaml", encoding="utf-8")
    after = main(command), json.loads(capsys.readouterr().out)
    assert [item["what"] for item in after[1].pop("not_run")] == [
        *(item["what"] for item in before[1].pop("not_run")),
        "club/.drafts/x.yaml",
        "club/games/.war.yaml",
    ]
    assert after == before


def test_a_suffix_in_capitals_is_one(club: Path) -> None:
    (club / "games/war.yaml").rename(club / "games/war.YAML")
    assert Path("club/games/war.YAML") in expand([Path("club")]).files


def test_folders_are_looked_into_however_deep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    deep = Path(*["a"] * 100)
    deep.mkdir(parents=True)
    (deep / "war.yaml").write_text(GAME, encoding="utf-8")
    usual = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack()) + 60)
    try:
        assert len(look(Path("a")).documents) == 1
    finally:
        sys.setrecursionlimit(usual)


def test_a_game_that_extends_the_file_it_is_in_comes_to_an_end(tmp_path: Path) -> None:
    """Its own id is another, so that the file was read again and again."""
    (tmp_path / "war.yaml").write_text(
        "kind: game\nid: other\nname: War\ncategory: player-dealer\nextends: war\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "validator.cli", "check", str(tmp_path / "war.yaml")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=120, check=False)
    assert done.returncode in (0, 1, 2)


def test_nothing_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(Nothing, match=r"no \.yaml document"):
        expand([tmp_path])
