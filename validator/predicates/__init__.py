"""The predicates: one file each, grouped by folder, found by name and imported only when a rulebook asks for them.

A predicate module has a docstring that is its page in the manual, and one function ``judge(subject,
ask)`` that yields answers. ``NEEDS_FILING = True`` says it compares documents and is not run on one
file alone (``make generated`` lists those that do in ``_whole.py``); ``PARAMETERS`` says which figures a rulebook gives it
(:mod:`validator.predicates.parameters`).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from . import _whole

if TYPE_CHECKING:
    from ..docket.filings import Subject
    from .answer import Answer, Ask
    from .parameters import Kind

FOLDER = Path(__file__).parent


class Predicate(NamedTuple):
    """A predicate and its page in the manual."""

    name: str
    group: str
    page: str
    judge: Callable[[Subject, Ask], Iterator[Answer]]
    needs_filing: bool
    parameters: Mapping[str, Kind] = MappingProxyType({})


@cache
def index() -> dict[str, str]:
    """Every predicate there is: its name and its module."""
    groups = sorted(
        entry.name
        for entry in os.scandir(FOLDER)
        if entry.is_dir() and not entry.name.startswith("_")
    )
    files = [
        (group, name[:-3])
        for group in groups
        for name in sorted(os.listdir(FOLDER / group))  # noqa: PTH208
        if name.endswith(".py") and not name.startswith("_")
    ]
    return {stem.replace("_", "-"): f"{__name__}.{group}.{stem}" for group, stem in files}


def needs_filing(name: str) -> bool:
    """Whether a predicate compares documents, from the generated list: importing it costs more."""
    where(name)
    return name in _whole.RULES


def page(name: str) -> str:
    """The page of a predicate: its docstring, without importing it where nothing is asked of it."""
    module = sys.modules.get(where(name))
    if module is not None:
        return module.__doc__ or ""
    group, stem = where(name).split(".")[-2:]
    text = (FOLDER / group / f"{stem}.py").read_text(encoding="utf-8")
    return text.split(text[:3], 2)[1]


def where(name: str) -> str:
    """The module of a predicate, or raise LookupError with the name it was probably meant to be."""
    modules = index()
    if name not in modules:
        from ..source.nearest import nearest

        raise LookupError(
            f"there is no predicate {name!r}; did you mean {nearest(name, modules)!r}?"
        )
    return modules[name]


@cache
def find(name: str) -> Predicate:
    """The predicate called *name*."""
    path = where(name)
    module = import_module(path)
    return Predicate(
        name,
        path.split(".")[-2],
        module.__doc__ or "",
        module.judge,
        getattr(module, "NEEDS_FILING", False),
        getattr(module, "PARAMETERS", {}),
    )
