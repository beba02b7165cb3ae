"""Small sources and documents made up for the tests, and the trace of one against the other."""

from __future__ import annotations

from pathlib import Path

from validator.trace import trace
from validator.trace.report import Problem, Traced
from validator.trace.source import Source

SOURCE = "made.txt"


def source(text: str) -> Source:
    """A source whose first line is the first line of *text*."""
    return Source(SOURCE, tuple(text.split("\n")))


def filing(folder: Path, text: str, documents: dict[str, str]) -> tuple[Path, Path]:
    """A folder of rules and a folder of sources."""
    rules, sources = folder / "rules", folder / "sources"
    sources.mkdir(parents=True)
    (sources / SOURCE).write_text(text, encoding="utf-8")
    for name, document in documents.items():
        file = rules / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(document, encoding="utf-8")
    return rules, sources


def game(body: str, lines: str) -> str:
    return f"kind: game\nname: Made Up\ncategory: player-dealer\nsource: {{document: {SOURCE}, lines: {lines}}}\n{body}\n"


def schedule(body: str, lines: str) -> str:
    return (
        f"kind: schedule\nname: Made Up\nsource: {{document: {SOURCE}, lines: {lines}}}\n{body}\n"
    )


def traced(folder: Path, text: str, document: str) -> Traced:
    """One document against one text."""
    rules, sources = filing(folder, text, {"a/games/made.yaml": document})
    report = trace([rules], sources)
    assert not report.unusable, report.unusable
    return report.documents[0]


def found(problems: tuple[Problem, ...]) -> list[tuple[str, int, str]]:
    """Code, line in the document, lines in the source."""
    return [(problem.code, problem.span.line, problem.lines) for problem in problems]
