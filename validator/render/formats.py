"""The registry of formats: what each makes and needs. Each is imported only when asked for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from ..judge.verdict import Result
from .needs import package
from .quote import Sources


class Format(NamedTuple):
    """A way to write a result."""

    name: str
    about: str
    module: str
    suffix: str
    needs: str = ""
    """The extra that brings what it needs: ``houseway[xlsx]``."""

    @property
    def folder(self) -> bool:
        return not self.suffix


PAGES = "self-contained pages, one per establishment, and an index"
FORMATS = {
    made.name: made
    for made in (
        Format("html", f"a folder of {PAGES}", "html", ""),
        Format("markdown", "one Markdown document", "markdown", ".md"),
        Format("json", "JSON, format 2", "json", ".json"),
        Format("sarif", "SARIF 2.1.0, for code hosts and editors", "sarif", ".sarif"),
        Format("github", "annotations for a GitHub workflow", "github", ".github.txt"),
        Format("junit", "JUnit XML, for build servers", "junit", ".xml"),
        Format("concise", "one line an item", "concise", ".concise.txt"),
        Format("xlsx", "a workbook: items, verdicts, matrix, fees", "xlsx", ".xlsx", "xlsx"),
        Format("pdf", "the report on paper: summary and items", "pdf", ".pdf", "pdf"),
        Format("text", "what the terminal shows", "text", ".txt"),
    )
}

STREAMED = tuple(name for name in FORMATS if name not in ("html", "xlsx", "pdf"))
"""Formats of plain text, which `check` can print."""


def make(name: str, result: Result, sources: Sources, **paper: Any) -> dict[str, bytes]:
    """The files of a format; that of a single one has no name. *paper* is what only PDF knows."""
    known = FORMATS[name]
    if known.needs:
        package(known.needs)
    module = import_module(f".{known.module}", __package__)
    made: str | bytes | dict[str, bytes] = module.render(
        result, sources, **(paper if known.name == "pdf" else {})
    )
    if isinstance(made, dict):
        return made
    return {"": made.encode("utf-8", "backslashreplace") if isinstance(made, str) else made}


def save(
    name: str, result: Result, sources: Sources, output: Path, **paper: Any
) -> tuple[Path, ...]:
    """Make a format and write each of its files whole."""
    from .whole import write

    files = make(name, result, sources, **paper)
    paths = []
    for file, content in files.items():
        path = output / file if file else output
        write(path, content)
        paths.append(path)
    return tuple(paths)
