"""The peers: installed apart, given the same files."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from .made import ROOT

HOME = ROOT / "build" / "bench"
SCHEMA = ROOT / "schemas" / "game.schema.json"


def _run(*command: str, folder: Path) -> bool:
    return (
        subprocess.run(  # noqa: S603
            command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False
        ).returncode
        == 0
    )


def install() -> dict[str, list[str]]:
    """The command of each peer that could be had, without the files."""
    HOME.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[str]] = {}
    tools = HOME / "peers" / "bin"
    if not (tools / "check-jsonschema").exists():
        _run(sys.executable, "-m", "venv", str(HOME / "peers"), folder=HOME)
        _run(
            str(tools / "python"),
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "yamllint",
            "check-jsonschema",
            folder=HOME,
        )
    if (tools / "yamllint").exists():
        found["yamllint"] = [str(tools / "yamllint"), "-d", "relaxed"]
    if (tools / "check-jsonschema").exists():
        found["check-jsonschema"] = [str(tools / "check-jsonschema"), "--schemafile", str(SCHEMA)]
    ajv = HOME / "ajv" / "node_modules" / ".bin" / "ajv"
    npm = shutil.which("npm")
    if npm and not ajv.exists():
        (HOME / "ajv").mkdir(exist_ok=True)
        _run(
            npm,
            "install",
            "--silent",
            "--no-save",
            "--prefix",
            str(HOME / "ajv"),
            "ajv-cli",
            folder=HOME / "ajv",
        )
    if ajv.exists():
        found["ajv-cli"] = [
            str(ajv),
            "validate",
            "--spec=draft2020",
            "--strict=false",
            "-s",
            str(SCHEMA),
        ]
    return found


def given(name: str, command: list[str], games: list[Path]) -> list[str]:
    """The command with the files it is to check."""
    if name == "ajv-cli":
        return [*command, *(word for game in games for word in ("-d", str(game)))]
    return [*command, *map(str, games)]


def houseway() -> list[str]:
    """What the console script does, with this tree and no other that may be installed."""
    return [sys.executable, "-c", "from validator.cli.main import entry; entry()"]
