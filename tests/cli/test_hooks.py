"""The hooks, run by the real pre-commit from a git clone of this repository."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.environment import USERS

ROOT = Path(__file__).parents[2]
HEAD = "kind: establishment\nname: Example\njurisdictions: [california]\n"
SCHEMA = "# yaml-language-server: $schema=https://houseway.dev/schemas/schedule.schema.json\n"
CLEAN = f"{SCHEMA}kind: schedule\nname: Rates\nsteps: 1\nblocks:\n  - options: [{{option: 1, limit: 5-100, player-dealer: [[5-50, 1], [51+, 2]]}}]\n"
CONFIG = """\
repos:
  - repo: {clone}
    rev: {rev}
    hooks:
      - id: houseway-check
        args: [--select=tier-overlap]
      - id: houseway-fix
"""


def _run(*words: str, cwd: Path, **more: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PRE_COMMIT")}
    env = {**clean, **USERS, "PIP_DISABLE_PIP_VERSION_CHECK": "1", **more}
    return subprocess.run(
        words, cwd=cwd, env=env, capture_output=True, encoding="utf-8", check=False
    )


def _git(folder: Path, *words: str) -> str:
    settings = (
        "-c",
        "user.name=Test",
        "-c",
        "user.email=test@example.org",
        "-c",
        "commit.gpgsign=false",
        "-c",
        "safe.directory=*",
    )
    done = _run("git", *settings, *words, cwd=folder)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clone of this repository as it stands in the working tree."""
    made = tmp_path_factory.mktemp("clone") / "houseway"
    _git(ROOT, "clone", "--quiet", "--no-hardlinks", str(ROOT), str(made))
    for name in _git(made, "ls-files", "-z").split("\0"):
        if name and not (ROOT / name).exists():
            (made / name).unlink(missing_ok=True)
    for name in _git(ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard").split(
        "\0"
    ):
        if name and (ROOT / name).is_file():
            (made / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, made / name)
    _git(made, "add", "--all")
    _git(made, "commit", "--quiet", "--allow-empty", "--message", "as it stands")
    return made


@pytest.fixture(scope="module")
def filings(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository of filings that uses the hooks."""
    folder = tmp_path_factory.mktemp("filings")
    _git(folder, "init", "--quiet")
    (folder / "rules" / "schedules").mkdir(parents=True)
    (folder / ".pre-commit-config.yaml").write_text(
        CONFIG.format(clone=clone, rev=_git(clone, "rev-parse", "HEAD"))
    )
    (folder / "rules" / "establishment.yaml").write_text(
        SCHEMA.replace("schedule.schema", "establishment.schema") + HEAD
    )
    return folder


CASES = [
    ("clean", CLEAN, 0, ["houseway check", "Passed"]),
    ("a finding fails", CLEAN.replace("51+", "50+"), 1, ["HW101 tier-overlap violated"]),
    (
        "a spelling is shown, not written",
        CLEAN.replace("[5-50, 1]", "[$5 - $50, $1]"),
        1,
        ["+  - options: [{option: 1, limit: 5-100, player-dealer: [[5-50, 1], [51+, 2]]}]"],
    ),
]


@pytest.mark.slow
def test_hooks(filings: Path, tmp_path: Path) -> None:
    """One test: the environment of the hooks is installed once and takes a while."""
    path = filings / "rules" / "schedules" / "rates.yaml"
    for name, text, code, said in CASES:
        path.write_text(text)
        _git(filings, "add", "--all")
        done = _run(
            sys.executable,
            "-m",
            "pre_commit",
            "run",
            "--all-files",
            "--color=never",
            cwd=filings,
            PRE_COMMIT_HOME=str(tmp_path / "home"),
        )
        assert done.returncode == code, (name, done.stdout, done.stderr)
        for part in said:
            assert part in done.stdout, (name, done.stdout)
        assert path.read_text(encoding="utf-8") == text, name
