"""The filings as plain data, written again in a form whose places are known, and judged with one
document changed.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from functools import cache
from pathlib import Path as FilePath
from typing import Any

from validator import predicates
from validator.docket.filed import Filed, file
from validator.docket.filings import Group, assemble
from validator.judge.engine import Settings, judge
from validator.judge.follow import told
from validator.judge.verdict import Verdict, Where
from validator.law import books as law
from validator.run.gather import gather
from validator.source.read import Path

from .fault import Doc, Edit, Fault, look

RULES = FilePath(__file__).parents[2] / "rules"
TODAY = date(2026, 11, 15)


@dataclass(frozen=True)
class Finding:
    """What is wrong, and each place it names: a document and a path into it."""

    provision: str
    verdict: str
    document: str
    message: str
    places: tuple[tuple[str, Path], ...]


@dataclass(frozen=True)
class Written:
    """A document as text, and the path of whatever starts at a line and column."""

    text: str
    starts: dict[tuple[int, int], Path]


def write(data: dict[str, Any]) -> Written:
    """One line a top-level key, everything below in flow style."""
    starts: dict[tuple[int, int], Path] = {}
    lines = []
    for number, (key, value) in enumerate(data.items(), 1):
        parts = [f"{key}: "]
        _flow(value, (key,), number, parts, len(key) + 2, starts)
        lines.append("".join(parts))
    starts[1, 1] = ()
    return Written("\n".join(lines) + "\n", starts)


def _flow(
    value: Any,
    path: Path,
    line: int,
    parts: list[str],
    column: int,
    starts: dict[tuple[int, int], Path],
) -> int:
    starts[line, column + 1] = path

    def add(text: str) -> None:
        nonlocal column
        parts.append(text)
        column += len(text)

    if isinstance(value, dict | list):
        add("{" if isinstance(value, dict) else "[")
        for number, (key, child) in enumerate(
            value.items() if isinstance(value, dict) else enumerate(value)
        ):
            if number:
                add(", ")
            if isinstance(value, dict):
                add(f"{json.dumps(key)}: ")
            column = _flow(child, (*path, key), line, parts, column, starts)
        add("}" if isinstance(value, dict) else "]")
    else:
        add(_scalar(value))
    return column


def _scalar(value: Any) -> str:
    return f"{value:f}" if isinstance(value, Decimal) else json.dumps(value)


@dataclass
class Corpus:
    """Every filing under rules/, judged as it stands."""

    docs: dict[str, Doc] = field(default_factory=dict)
    filed: dict[str, Filed] = field(default_factory=dict)
    starts: dict[str, dict[tuple[int, int], Path]] = field(default_factory=dict)
    groups: dict[str, Group] = field(default_factory=dict)
    whole: dict[str, tuple[Verdict, ...]] = field(default_factory=dict)
    marks: dict[str, list[tuple[str, Path]]] = field(default_factory=dict)
    across: dict[str, tuple[Verdict, ...]] = field(default_factory=dict)
    apart: dict[str, tuple[Verdict, ...]] = field(default_factory=dict)

    def doc(self, path: str) -> Doc:
        return self.docs[path]

    def standing(self, filing: str) -> tuple[Verdict, ...]:
        """What is found in a filing as it stands."""
        if filing not in self.whole:
            self.whole[filing] = _judge(self.groups[filing], Settings(TODAY))
        return self.whole[filing]

    def clean(self, doc: Doc, fault: Fault, besides: tuple[str, ...] = ()) -> bool:
        """Whether nothing is found at the place of a fault before it is made, and the text is whole
        there.
        """
        if doc.path not in self.marks:
            self.marks[doc.path] = [
                (f.provision, at)
                for f in (_finding(v, self.starts) for v in self.standing(doc.filing))
                for path, at in f.places
                if path == doc.path
            ]
        marks = [
            at
            for provision, at in self.marks[doc.path]
            if provision.partition("/")[2] not in besides
        ]
        return not any(inside(at, spot) for at in marks for spot in fault.spots) and not any(
            _broken(doc.data, spot) for spot in fault.spots
        )

    def compare(
        self, doc: Doc, fault: Fault, whole: bool = False
    ) -> tuple[list[Finding], list[Finding]]:
        """What is found before and after a fault. Rules that need one document are asked about it
        and those joined to it only.
        """
        written = write(apply(doc.data, fault.edits))
        changed = file(written.text.encode(), doc.path, doc.id)
        group = self.groups[doc.filing]
        starts = {doc.path: written.starts}
        if whole:
            return self._told(self.standing(doc.filing), {}), self._told(
                _judge(_with(group, changed), Settings(TODAY)), starts
            )
        across = wide(_jurisdictions(group))
        near = {doc.path, *(other.path for other in doc.joined())}
        small = Group(
            group.name, group.establishment, tuple(d for d in group.documents if d.path in near)
        )
        only, rest = Settings(TODAY, select=across), Settings(TODAY, ignore=across)
        if doc.path not in self.apart:
            self.apart[doc.path] = _judge(small, rest)
        if doc.filing not in self.across:
            self.across[doc.filing] = _judge(group, only)
        after = (*_judge(_with(group, changed), only), *_judge(_with(small, changed), rest))
        return self._told((*self.across[doc.filing], *self.apart[doc.path]), {}), self._told(
            after, starts
        )

    def _told(
        self, verdicts: tuple[Verdict, ...], starts: dict[str, dict[tuple[int, int], Path]]
    ) -> list[Finding]:
        """The findings that stand for themselves: what only follows from one of them is told with
        it.
        """
        known = self.starts | starts
        return [_finding(v, known) for v in told(verdicts).standing]


def _judge(group: Group, settings: Settings) -> tuple[Verdict, ...]:
    result = judge(assemble([group]), settings)
    assert not result.faults, f"the program failed: {result.faults[0]}"
    return tuple(v for v in result.verdicts if v.verdict not in ("met", "not-applicable"))


def _finding(verdict: Verdict, starts: dict[str, dict[tuple[int, int], Path]]) -> Finding:
    places = [where for where in (verdict.location, *verdict.related) if where]
    return Finding(
        verdict.provision,
        verdict.verdict,
        verdict.subject.document,
        verdict.message,
        tuple((p.path, _path(p, starts)) for p in places),
    )


def _path(where: Where, starts: dict[str, dict[tuple[int, int], Path]]) -> Path:
    return starts[where.path][where.span.line, where.span.column]


def _with(group: Group, changed: Filed) -> Group:
    documents = tuple(
        changed if document.path == changed.path else document for document in group.documents
    )
    return Group(group.name, group.establishment, documents)


def _jurisdictions(group: Group) -> tuple[str, ...]:
    return (
        tuple(look(group.establishment.text.data, ("jurisdictions",)) or ())
        if group.establishment
        else ()
    )


@cache
def wide(jurisdictions: tuple[str, ...]) -> frozenset[str]:
    """Predicates that look across the documents of a filing."""
    rules = law.stack(jurisdictions).rules
    level = {
        rule.provision.predicate
        for rule in rules
        if rule.provision.level in ("filing", "establishment")
    }
    return frozenset(
        level
        | {
            rule.provision.predicate
            for rule in rules
            if predicates.find(rule.provision.predicate).needs_filing
        }
    )


def _broken(data: Any, path: Path) -> bool:
    return any(
        isinstance(part := look(data, path[:n]), dict) and "damaged" in part
        for n in range(len(path) + 1)
    )


def inside(path: Path, home: Path) -> bool:
    return path[: len(home)] == home


def apply(data: Any, edits: Iterable[Edit]) -> Any:
    """A copy of plain data with the edits made."""
    data = copy.deepcopy(data)
    for verb, path, value in edits:
        *way, last = path
        parent = look(data, tuple(way))
        if verb == "put":
            parent[last] = value
        elif verb == "drop":
            del parent[last]
        elif verb == "insert":
            parent.insert(last, value)
        else:
            there = look(data, path)
            parent[last] = (
                [*there, value]
                if isinstance(there, list)
                else [value]
                if there is None
                else [there, value]
            )
    return data


@cache
def corpus() -> Corpus:
    """The filings, each document written again so that its places are known."""
    made = Corpus()
    for filing in gather([RULES]).docket.filings:
        documents = []
        for document in filing.documents:
            path = FilePath(document.path).relative_to(RULES).as_posix()
            written = write(document.text.data)
            made.starts[path] = written.starts
            documents.append(file(written.text.encode(), path, document.id))
        head = next((d for d in documents if d.kind == "establishment"), None)
        rest = tuple(d for d in documents if d is not head)
        made.groups[filing.id] = Group(filing.id, head, rest)
        made.filed.update({d.path: d for d in documents})
        plain = [Doc(filing.id, d.path, d.id, d.text.data) for d in rest]
        for each in plain:
            made.docs[each.path] = Doc(
                each.filing, each.path, each.id, each.data, tuple(o for o in plain if o is not each)
            )
    return made
