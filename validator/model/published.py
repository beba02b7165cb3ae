"""The published schemas as they ship: beside the package in a checkout, inside it in a wheel.

Read, not made again: an editor asks on every keystroke what is wrong with a document half written,
and making a schema takes pydantic.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

HOST = "https://houseway.dev/"
BASE = f"{HOST}schemas/"
_PACKAGE = Path(__file__).parents[1]


def folder() -> Path:
    """Where the schemas are."""
    inside = _PACKAGE / "_schemas"
    return inside if inside.is_dir() else _PACKAGE.parent / "schemas"


def text(kind: str) -> str:
    """The JSON Schema of *kind* as it stands in its file."""
    return (folder() / f"{kind}.schema.json").read_text(encoding="utf-8")


@cache
def schema(kind: str) -> dict[str, Any]:
    """The JSON Schema of *kind*."""
    found: dict[str, Any] = json.loads(text(kind))
    return found
