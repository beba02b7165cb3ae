"""No test hangs on what the user has set: the suite passes in an environment made to break it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from datetime import datetime
from pathlib import Path

import pytest

from tests.environment import clean, source_texts
from validator.cli.main import main

ROOT = Path(__file__).parents[1]
HOSTILE = {
    "COLUMNS": "30",
    "FORCE_COLOR": "1",
    "GIT_DIR": "nowhere",
    "HOME": "nowhere",
    "HOUSEWAY_CACHE": "nowhere",
    "LANGUAGE": "ja",
    "LC_ALL": "C",
    "NO_COLOR": "1",
    "PYTHONCOERCECLOCALE": "0",
    "PYTHONIOENCODING": "ascii",
    "PYTHONUTF8": "0",
    "TERM": "dumb",
    "TZ": "Pacific/Kiritimati",
    "XDG_CACHE_HOME": "nowhere",
    "XDG_CONFIG_HOME": "nowhere",
}
CHOSEN = [
    "tests/cli/test_answered.py",
    "tests/cli/test_config.py::test_found_upward",
    "tests/cli/test_config.py::test_policy",
    "tests/cli/test_console.py::test_what_a_console_lacks_is_written_plainly",
    "tests/cli/test_exit_codes.py",
    "tests/test_environment.py::test_what_a_test_sees",
    "tests/test_paths.py",
]


@pytest.mark.parametrize(
    ("named", "found"),
    [
        ("texts", "here/texts"),
        ("./texts", "here/texts"),
        ("../other", "here/../other"),
        ("nowhere", None),
        ("", None),
        (None, None),
    ],
)
def test_source_texts_may_be_named_from_where_one_stands(
    tmp_path: Path, named: str | None, found: str | None
) -> None:
    for folder in ("here/texts", "other"):
        (tmp_path / folder).mkdir(parents=True)
    given = {} if named is None else {"HOUSEWAY_SOURCES": named}
    assert source_texts(given, tmp_path / "here") == (tmp_path / found if found else None)


def test_source_texts_may_be_named_in_full(tmp_path: Path) -> None:
    assert source_texts({"HOUSEWAY_SOURCES": str(tmp_path)}, Path("anywhere")) == tmp_path


@pytest.mark.parametrize(("name", "value"), HOSTILE.items(), ids=HOSTILE)
def test_nothing_of_the_users_is_left(name: str, value: str) -> None:
    assert clean({name: value}).get(name) != value
    assert clean({name: value}) == clean({})


def test_what_a_test_sees() -> None:
    assert os.environ["COLUMNS"] == "80"
    assert "HOUSEWAY_SOURCES" not in os.environ
    assert Path.home().name.startswith("home")
    assert datetime.fromtimestamp(0).hour == 0
    assert time.strftime("%Z") == "UTC"


@pytest.mark.slow
def test_a_hostile_environment_breaks_no_test(tmp_path: Path) -> None:
    """Source texts by a relative path, a narrow terminal, another encoding, settings above the
    folder of the tests.
    """
    (tmp_path / "texts").mkdir()
    (tmp_path / "houseway.toml").write_text('select = ["tier-overlap"]\n', encoding="utf-8")
    given = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    given |= HOSTILE | {"HOUSEWAY_SOURCES": os.path.relpath(tmp_path / "texts", ROOT)}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:xdist",
        f"--basetemp={tmp_path / 'tests'}",
        *CHOSEN,
    ]
    done = subprocess.run(command, cwd=ROOT, env=given, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout.decode()


@pytest.mark.parametrize("how", ["option", "environment"])
def test_the_command_takes_source_texts_by_a_relative_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], how: str
) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "a.txt").write_text("one\ntwo\n", encoding="utf-8")
    (tmp_path / "war.yaml").write_text(
        "kind: game\nname: War\ncategory: poker\nsource: {document: a.txt, lines: 1-2}\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    if how == "environment":
        monkeypatch.setenv("HOUSEWAY_SOURCES", "texts")
    assert main(["trace", "war.yaml", *(["--sources", "texts"] if how == "option" else [])]) in (
        0,
        1,
    )
    assert "not at hand" not in capsys.readouterr().out
