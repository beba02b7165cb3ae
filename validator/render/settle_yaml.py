"""A round written as a document: what `settle --random` and `new round` give."""

from __future__ import annotations

from typing import Any

from ..model.published import BASE
from .clean import dumps


def written(data: dict[str, Any], schema: str = "") -> str:
    """The round as YAML, one bet a line."""
    dealer, button = data["player-dealer"], data["button"]
    lines = [
        f"# yaml-language-server: $schema={schema or f'{BASE}round.schema.json'}",
        "kind: round",
        f"game: {data['game']}",
        f"player-dealer: {_flow(dealer)}",
        f"button: {_flow(button)}",
        "seats:",
    ]
    for seat in data["seats"]:
        lines += [f"  - seat: {seat['seat']}", "    wagers:"]
        lines += [f"      - {_flow(bet)}" for bet in seat["wagers"]]
    return "\n".join(lines) + "\n"


def _flow(part: dict[str, Any]) -> str:
    return "{" + ", ".join(f"{key}: {_scalar(value)}" for key, value in part.items()) + "}"


def _scalar(value: object) -> str:
    """A number as it is; a word quoted, so that YAML reads it as one."""
    return str(value) if isinstance(value, int) else dumps(value)
