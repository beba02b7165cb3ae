"""The words and sentences of a packet, as ``reports/packet.yaml`` has them."""

from __future__ import annotations

from functools import cache
from typing import Any

import yaml

from ..templates import folder


@cache
def _book() -> dict[str, Any]:
    text = (folder() / "packet.yaml").read_text(encoding="utf-8")
    made: dict[str, Any] = yaml.load(text, yaml.BaseLoader)  # noqa: S506  (texts only, our own file)
    return made


def terms(name: str) -> dict[str, str]:
    """What each word of a vocabulary is in a packet."""
    found: dict[str, str] = _book()["words"][name]
    return found


def sentences() -> dict[str, str | list[str]]:
    """The sentence of each kind of part: a clause, or several."""
    found: dict[str, str | list[str]] = _book()["sentences"]
    return found


def clauses_of(kind: str) -> list[str]:
    """The clauses that tell a kind of part."""
    found = sentences()[kind]
    return [found] if isinstance(found, str) else found
