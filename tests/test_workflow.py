"""The workflow for GitHub runs what the package says it supports, and may do no more than read."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

TOP = Path(__file__).parent.parent
TEXT = (TOP / ".github/workflows/ci.yml").read_text(encoding="utf-8")
WORKFLOW: dict[str, Any] = yaml.safe_load(TEXT)
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
STEPS = [step for job in WORKFLOW["jobs"].values() for step in job["steps"]]
ACTIONS = {step["uses"] for step in STEPS if "uses" in step}
SCRIPTS = {step["run"] for step in STEPS if step.get("run", "").startswith(".ci/")}


def _supported() -> list[str]:
    """The versions of Python among the classifiers."""
    pattern = r"Programming Language :: Python :: (\d+\.\d+)"
    found = (re.fullmatch(pattern, text) for text in PROJECT["classifiers"])
    return [match[1] for match in found if match]


def test_every_supported_version_is_tested() -> None:
    assert WORKFLOW["jobs"]["test"]["strategy"]["matrix"]["python"] == _supported()


def test_the_oldest_supported_version_is_the_one_required() -> None:
    assert PROJECT["requires-python"] == f">={_supported()[0]}"


def test_it_may_only_read() -> None:
    assert WORKFLOW["permissions"] == {"contents": "read"}
    assert not any("permissions" in job for job in WORKFLOW["jobs"].values())
    assert "secrets" not in TEXT


@pytest.mark.parametrize("action", sorted(ACTIONS))
def test_an_action_is_pinned_to_a_major_version(action: str) -> None:
    assert re.fullmatch(r"actions/[a-z-]+@v\d+", action)


@pytest.mark.parametrize("script", sorted(SCRIPTS))
def test_a_script_it_runs_is_there(script: str) -> None:
    assert (TOP / script).is_file()
