"""The Jinja templates and style sheets: beside the package in a checkout, inside it in a wheel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from .clean import clean, counted, uncommanding
from .rests import cites, drafting, law
from .say import sentence

PACKAGE = Path(__file__).parents[1]


def folder() -> Path:
    """Where the templates are."""
    inside = PACKAGE / "_reports"
    return inside if inside.is_dir() else PACKAGE.parent / "reports"


def _shown(value: Any) -> Any:
    return clean(value) if type(value) is str else value


@cache
def environment() -> Environment:
    """One environment for every report: escapes everything, refuses what a template misspells."""
    made = Environment(
        loader=FileSystemLoader(folder()),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=_shown,
    )
    made.globals["asset"] = asset
    made.filters |= {
        "sentence": sentence,
        "counted": counted,
        "drafting": drafting,
        "law": law,
        "cites": cites,
    }
    return made


@cache
def _plain() -> Environment:
    """The same for what is no HTML: nothing is escaped, so a value goes through a filter."""
    made = environment().overlay(autoescape=False)
    made.keep_trailing_newline = True
    return made


def written(name: str, filters: Mapping[str, Callable[..., Any]], **given: Any) -> str:
    """A plain text from a template, with filters of its own."""
    made = _plain().overlay()
    made.filters = {**made.filters, **filters}
    return made.get_template(name).render(**given)


def asset(name: str) -> Markup:
    """A style sheet or script of ours, to be inlined as it is."""
    return Markup((folder() / name).read_text(encoding="utf-8").strip())  # noqa: S704  (our own file)


def render(name: str, **given: Any) -> str:
    """A template filled in."""
    return uncommanding(environment().get_template(name).render(**given), "&#58;")
