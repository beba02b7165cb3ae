"""Windows and macOS: their paths, their line ends, their locks. What can be tried on any system."""

from __future__ import annotations

import errno
import json
import os
import shutil
import sys
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath
from typing import NoReturn

import pytest

from validator.cli.fix import named
from validator.cli.main import main
from validator.render.clean import typed
from validator.render.sarif import uri
from validator.run.config import Misconfigured, parse
from validator.run.store import Store, folder
from validator.source.paths import _under, bundles

CLUB = Path(__file__).parents[1] / "rules" / "california" / "casino-club"
BOM = b"\xef\xbb\xbf"

UNDER = [
    (
        PureWindowsPath("rules"),
        r"rules\club\games\war.yaml",
        ["rules", "rules/club", "rules/club/games"],
    ),
    (PureWindowsPath("rules"), r"rules\war.yaml", ["rules"]),
    (PureWindowsPath("."), r"club\war.yaml", [".", "club"]),
    (PureWindowsPath(r"C:\rules"), r"C:\rules\club\war.yaml", ["C:/rules", "C:/rules/club"]),
    (PureWindowsPath("C:\\"), r"C:\club\war.yaml", ["C:/", "C:/club"]),
    (
        PureWindowsPath(r"\\machine\share"),
        r"\\machine\share\club\war.yaml",
        ["//machine/share/", "//machine/share/club"],
    ),
    (PurePosixPath("/"), "/club/war.yaml", ["/", "/club"]),
    (PurePosixPath(".."), "../club/war.yaml", ["..", "../club"]),
]


@pytest.mark.parametrize(("root", "path", "folders"), UNDER, ids=[path for _, path, _ in UNDER])
def test_the_folders_a_document_is_under(root: PurePath, path: str, folders: list[str]) -> None:
    below: dict[str, list[PurePath]] = {}
    seen = type(root)(path)
    _under(root, [seen], below)
    assert below == {where: [seen] for where in folders}
    assert [*below] == [type(root)(where).as_posix() for where in folders], (
        "a folder is looked for by this name"
    )


def test_what_answers_are_kept_under_has_slashes() -> None:
    (found,) = bundles([CLUB]).given
    assert found.head == f"{found.folder}/establishment.yaml"
    assert not any("\\" in path for path in (found.folder, *found.members, *found.every))


@pytest.mark.parametrize(
    ("path", "windows", "address"),
    [
        ("rules/war.yaml", True, "rules/war.yaml"),
        ("./rules/a b.yaml", True, "rules/a%20b.yaml"),
        ("C:/rules/a b.yaml", True, "file:///C:/rules/a%20b.yaml"),
        ("C:/rules/x:y.yaml", True, "file:///C:/rules/x%3Ay.yaml"),
        ("//machine/share/war.yaml", True, "file://machine/share/war.yaml"),
        ("C:/rules/war.yaml", False, "C%3A/rules/war.yaml"),
        ("/rules/war.yaml", False, "file:///rules/war.yaml"),
    ],
)
def test_addresses(path: str, windows: bool, address: str) -> None:
    assert uri(path, windows) == address


@pytest.mark.parametrize(
    ("path", "name"),
    [
        (PureWindowsPath(r"C:\rules\war.yaml"), "rules/war.yaml"),
        (PureWindowsPath(r"\\machine\share\war.yaml"), "war.yaml"),
        (PureWindowsPath(r"rules\war.yaml"), "rules/war.yaml"),
        (PurePosixPath("/rules/war.yaml"), "rules/war.yaml"),
        (PurePosixPath("../war.yaml"), "../war.yaml"),
    ],
)
def test_what_a_patch_calls_a_file(path: PurePath, name: str) -> None:
    assert named(path) == name


@pytest.mark.parametrize(
    ("word", "windows", "said"),
    [
        ("rules/club", True, "rules/club"),
        ("my rules", True, '"my rules"'),
        ("my rules", False, "'my rules'"),
        ("C:/it's", True, "C:/it's"),
    ],
)
def test_a_command_can_be_typed(word: str, windows: bool, said: str) -> None:
    assert typed(word, windows) == said


@pytest.mark.parametrize(
    "change",
    [lambda text: text.replace(b"\n", b"\r\n"), lambda text: BOM + text],
    ids=["CRLF", "mark"],
)
def test_line_ends_change_no_verdict_and_no_place(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    change: object,
) -> None:
    assert callable(change)
    said = []
    for kind in ("plain", "changed"):
        shutil.copytree(CLUB, tmp_path / kind / "club")
        monkeypatch.chdir(tmp_path / kind)
        for path in [*Path("club").rglob("*.yaml")] if kind == "changed" else []:
            path.write_bytes(change(path.read_bytes()))
        main(["check", "club", "--as-of", "2026-11-15"])
        shown = capsys.readouterr().out
        main(["check", "club", "--as-of", "2026-11-15", "--format", "json"])
        data = json.loads(capsys.readouterr().out)
        for document in data["documents"]:
            del document["sha256"]
        said.append((shown, data))
    assert said[0] == said[1]


@pytest.mark.parametrize(
    "change",
    [lambda text: text.replace(b"\n", b"\r\n"), lambda text: BOM + text],
    ids=["CRLF", "mark"],
)
def test_line_ends_change_no_setting_and_no_baseline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: object
) -> None:
    assert callable(change)
    shutil.copytree(CLUB, tmp_path / "club")
    monkeypatch.chdir(tmp_path)
    Path("houseway.toml").write_bytes(change(b'paths = ["club"]\nselect = ["tier-overlap"]\n'))
    assert main(["check", "--baseline", "known.json", "--write-baseline"]) == 0
    known = Path("known.json")
    assert b"\r" not in known.read_bytes()
    known.write_bytes(change(known.read_bytes()))
    assert main(["check"]) == 1
    assert main(["check", "--baseline", "known.json"]) == 0


def _locked(*_: object, **__: object) -> NoReturn:
    raise PermissionError(errno.EACCES, "another process has it open")


@pytest.mark.parametrize(
    "what",
    [
        "pathlib.Path.replace",
        "pathlib.Path.unlink",
        "pathlib.Path.write_bytes",
        "pathlib.Path.touch",
    ],
)
def test_an_entry_that_another_process_has_open_is_kept_in_vain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    store = Store(tmp_path)
    store.put("ab12", b"before")
    monkeypatch.setattr(what, _locked)
    store.put("ab12", b"after")
    store.tidy(0)
    assert store.get("ab12") in (b"before", b"after")


def test_an_old_entry_is_read_though_its_time_cannot_be_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    store.put("ab12", b"kept")
    for path in tmp_path.rglob("*"):
        os.utime(path, (0, 0))
    monkeypatch.setattr(os, "utime", _locked)
    assert store.get("ab12") == b"kept"


@pytest.mark.parametrize("name", ["HOUSEWAY_CACHE", "XDG_CACHE_HOME"])
def test_the_cache_stays_where_it_is_when_the_folder_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.delenv("HOUSEWAY_CACHE")
    monkeypatch.setenv(name, "cache")
    monkeypatch.chdir(tmp_path)
    assert folder().is_relative_to(tmp_path / "cache")


@pytest.mark.skipif(sys.platform == "win32", reason="homes are found otherwise there")
def test_settings_that_need_a_home_where_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        Path, "expanduser", lambda path: (_ for _ in ()).throw(RuntimeError("no home"))
    )
    with pytest.raises(Misconfigured, match="nobody's home is ~"):
        parse({"sources": "~/texts"}, tmp_path / "houseway.toml")
