"""Telling statements: each once, with its note, and a mark where an open item rests on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from ...docket.filed import Filed
from ...docket.filings import Filing, GameFile
from ...judge.items import Item
from ...judge.verdict import Verdict
from ...model.part import Note, Part, key
from ..prose import Block, Heading, Listing, Para, Text, missing, text
from ..say import both, sentence, words
from . import phrases as w
from .sentences import WAYS, fill, stated
from .sentences import rest as rest

P = TypeVar("P", bound=Part)
V = TypeVar("V")


@dataclass(frozen=True)
class Open:
    """An item of the checklist."""

    number: int
    item: Item
    title: str


@dataclass
class Teller:
    """Knows the game, the names of its wagers, and the places that open items rest on."""

    filing: Filing
    file: GameFile
    items: tuple[Open, ...]
    called: dict[str, str] = field(default_factory=dict)
    _noted: set[int] = field(default_factory=set)
    _marks: dict[tuple[str, int, int], list[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for opened in self.items:
            for v in opened.item.verdicts:
                for where in (v.location, *v.related):
                    if where and not _whole(v, where.span.line, where.span.column):
                        at = (where.path, where.span.line, where.span.column)
                        self._marks.setdefault(at, []).append(opened.number)

    def marks(self, part: Part, filed: Filed | None = None) -> list[int]:
        """Numbers of the open items that point at this part or straight into it."""
        if not self._marks:
            return []
        filed = filed or self.file.filed
        path = filed.path_of(part)
        if not path:
            return []
        owner, found = filed.owner(path).path, []
        for inner in (path, *((*path, key(name)) for name in part.model_fields_set)):
            try:
                at = filed.span(inner)
            except KeyError:
                continue
            found += self._marks.get((owner, at.line, at.column), [])
        return sorted(set(found))

    def say(
        self, parts: Iterable[P], write: Callable[[P], str] | str = "", filed: Filed | None = None
    ) -> list[Text]:
        """One text for each distinct statement; *write* makes a clause of parts without one."""
        said: dict[str, list[P]] = {}
        for part in parts:
            one = self.phrase(part, write) if isinstance(write, str) else write(part)
            said.setdefault(one, []).append(part)
        made = (self._said(one, alike, filed) for one, alike in said.items())
        return [one for one in made if one]

    def _said(self, one: str, alike: Sequence[Part], filed: Filed | None) -> Text:
        """A statement that several parts make, with the notes of all."""
        notes = "; ".join(dict.fromkeys(p.note for p in alike if p.note and _adds(p.note, one)))
        damage = ", ".join(dict.fromkeys(map(words, filter(None, (p.damaged for p in alike)))))
        if not (one or notes or damage):
            return ()
        return self.told(one, notes, damage, (n for p in alike for n in self.marks(p, filed)))

    def phrase(self, part: Part, clauses: str | Sequence[str] = "") -> str:
        return fill(part, {**WAYS, "wagers": self.wagers}, clauses)

    def clauses(self, parts: Iterable[P]) -> list[Text]:
        """As `say`, but a clause that an earlier statement has made is not made again."""
        seen: set[str] = set()

        def fresh(part: P) -> str:
            new = [clause for clause in self.phrase(part).split("; ") if clause not in seen]
            seen.update(new)
            return "; ".join(new)

        return self.say(parts, fresh)

    def notes(self, *about: str) -> list[Text]:
        """Notes of the game about these things, told once, where they belong."""
        left = (n for n in self.file.game.notes if id(n) not in self._noted)
        found = [n for n in left if any(f"{n.about}-".startswith(f"{a}-") or not a for a in about)]
        self._noted.update(id(n) for n in found)
        return [self.note(n, self.marks(n)) for n in found]

    def note(self, n: Note, numbers: Iterable[int] = ()) -> Text:
        """A note with what it has besides its sentence."""
        said = f"{sentence(words(n.about))}: {n.says}"
        return self.told(said, _beside(n), n.damaged or "", numbers)

    def wagers(self, names: Iterable[str]) -> str:
        """Wagers by the names the packet uses."""
        return w.names(names, self.called)

    def told(
        self, words_: str, note: str = "", damaged: str = "", numbers: Iterable[int] = ()
    ) -> Text:
        whole = f"{words_} ({note})" if words_ and note else words_ or note
        return text(stop(sentence(whole)), _broken(damaged), self.flag(numbers))

    def flag(self, numbers: Iterable[int]) -> Text:
        given = [str(number) for number in sorted(set(numbers))]
        items = f"open item{'s' if len(given) > 1 else ''} {both(given)}"
        return text(" ", missing(items)) if given else ()

    def beneath(self, part: Part) -> list[Block]:
        """What is to be said under a table made of a part."""
        said = self.told("", part.note or "", part.damaged or "", self.marks(part))
        return [Para(said)] if said else []

    def part(self, part: P, write: Callable[[P], str], filed: Filed | None = None) -> Text:
        return self.told(write(part), part.note or "", part.damaged or "", self.marks(part, filed))


def _beside(n: Note) -> str:
    """What a note has besides its sentence; of its figures those that are not in it."""
    absent = ", ".join(str(figure) for figure in n.numbers if str(figure) not in n.says)
    return add(absent, rest(n, "about", "says", "numbers"), n.note or "")


def _whole(v: Verdict, line: int, column: int) -> bool:
    """Silence is pinned to a document's name or head; that marks no statement."""
    return v.verdict == "not-stated" and (line, column) == (1, 1)


def _adds(note: str, said: str) -> bool:
    """Whether a note says more than its sentence: that a number is the most is said already."""
    return not (said.startswith("At most") and note in ("up to", "at most"))


def _broken(damaged: str) -> Text:
    return text(" ", missing(f"source text damaged: {words(damaged)}")) if damaged else ()


def stop(given: str) -> str:
    return given if not given or given.endswith((".", "?", "!", ":")) else f"{given}."


def add(*said: str) -> str:
    """Clauses as one sentence; empty ones fall away."""
    return "; ".join(clause for clause in said if clause)


def put(phrase: str, given: V | None, write: Callable[[V], str] = words) -> str:
    """A phrase with what is stated in its place; nothing where nothing is stated."""
    return phrase.format(write(given)) if stated(given) else ""  # type: ignore[arg-type]


def either(given: bool | None, yes: str, no: str = "") -> str:
    """One phrase for a yes and one for a no; nothing where the filing does not say."""
    return "" if given is None else yes if given else no


def section(title: str, blocks: Iterable[Block], absent: str) -> list[Block]:
    """A heading and what stands under it; what is not said is marked as missing."""
    gap = Para(text(missing(f"Missing: {absent}")), "missing")
    return [Heading(2, text(title)), *(list(blocks) or [gap])]


def listed(title: str, said: Iterable[Text], ordered: bool = False) -> list[Block]:
    """A small heading with its statements: as a list, or one alone as a paragraph."""
    found = tuple(one for one in said if one)
    if not found:
        return []
    head: list[Block] = [Heading(3, text(title))] if title else []
    return [*head, Para(found[0]) if len(found) == 1 and not ordered else Listing(found, ordered)]
