"""The kinds of document there are, and the model of each."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .part import Part

_MODELS = {
    "establishment": ("establishment", "Establishment"),
    "game": ("game", "Game"),
    "schedule": ("fees", "Schedule"),
    "rulebook": ("rulebook", "Rulebook"),
    "decisions": ("decisions", "Decisions"),
    "round": ("round", "Round"),
}

KINDS = tuple(_MODELS)


def model(kind: str) -> type[Part]:
    """The model of *kind*, imported only when asked for."""
    module, name = _MODELS[kind]
    found: type[Part] = getattr(import_module(f"{__package__}.{module}"), name)
    return found
