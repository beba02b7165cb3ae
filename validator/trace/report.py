"""What a trace finds, as data. Nothing here reads a file or prints."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from ..source.read import Path, Span


@dataclass(frozen=True, slots=True)
class Difference:
    """What is found at a path of the document, and on which lines of the source."""

    code: str
    message: str
    path: Path
    lines: str


@dataclass(frozen=True, slots=True)
class Problem:
    """The document and the source disagree: what, and where in both."""

    code: str
    message: str
    file: str
    span: Span
    source: str = ""
    lines: str = ""

    @property
    def order(self) -> tuple[str, int, int, str, str]:
        return self.file, self.span.line, self.span.column, self.code, self.message


@dataclass(frozen=True, slots=True)
class Unclaimed:
    """An amount or odd of the source that no fact claims; *why* when it is left out on purpose."""

    source: str
    line: int
    text: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class Share:
    """How much of what a source prints is claimed."""

    claimed: int
    total: int

    @property
    def part(self) -> Fraction:
        return Fraction(self.claimed, self.total) if self.total else Fraction(1)


@dataclass(frozen=True, slots=True)
class Tables:
    """Options of fee tables: compared cell by cell with a printed table, or not printed as one."""

    compared: int = 0
    not_tables: int = 0


@dataclass(frozen=True, slots=True)
class Traced:
    """One document against its source."""

    file: str
    source: str
    lines: str
    values: int
    problems: tuple[Problem, ...]
    unclaimed: tuple[Unclaimed, ...]
    share: Share
    tables: Tables = field(default_factory=Tables)

    @property
    def open(self) -> tuple[Unclaimed, ...]:
        """What is unclaimed without a reason."""
        return tuple(item for item in self.unclaimed if not item.why)

    @property
    def clean(self) -> bool:
        return not self.problems and not self.open


@dataclass(frozen=True, slots=True)
class Unusable:
    """A file that could not be traced at all, and why."""

    file: str
    reason: str
    line: int = 1
    column: int = 1


@dataclass(frozen=True, slots=True)
class TraceReport:
    """All documents traced together."""

    documents: tuple[Traced, ...]
    unusable: tuple[Unusable, ...]
    skipped: tuple[str, ...]
    share: Share

    @property
    def exit_code(self) -> int:
        if self.unusable or not self.documents:
            return 2
        return 0 if all(document.clean for document in self.documents) else 1
