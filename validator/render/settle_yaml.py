"""A round written as a document: what `settle --random` and `new round` give."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from ..model.published import BASE
from ..model.values import plain
from .clean import dumps


def written(data: dict[str, Any], schema: str = "") -> str:
    """The round as YAML, one bet a line."""
    heads = [name for name in ("player-dealer", "button", "fees") if name in data]
    lines = [
        f"# yaml-language-server: $schema={schema or f'{BASE}round.schema.json'}",
        "kind: round",
        f"game: {data['game']}",
        *(f"{name}: {_flow(data[name])}" for name in heads),
        "seats:",
    ]
    for seat in data["seats"]:
        lines += [f"  - seat: {seat['seat']}"]
        lines += ["    folded: true"] if seat.get("folded") else []
        lines += ["    wagers:", *(f"      - {_flow(bet)}" for bet in seat["wagers"])]
    return "\n".join(lines) + "\n"


def _flow(part: dict[str, Any]) -> str:
    return "{" + ", ".join(f"{key}: {_scalar(value)}" for key, value in part.items()) + "}"


def _scalar(value: object) -> str:
    """A number as it is; a word quoted, so that YAML reads it as one."""
    number = isinstance(value, int | Decimal)
    return plain(Decimal(str(value))).replace(",", "") if number else dumps(value)
