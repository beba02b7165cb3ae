"""The real documents, each with what is judged together with it."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import yaml

from .nodes import compose, mappings, spots

ROOT = Path(__file__).parents[2]
Tail = tuple[str, ...]
"""The last keys of a path."""
HEAD = "establishment.yaml"
BESIDE = 3
"""Documents of the same filing that stand beside a mutated one, and its establishment."""


class Base(NamedTuple):
    """A real document."""

    path: str
    """Inside the folder of its filing; of a rulebook, its name."""
    content: bytes
    root: yaml.Node
    kind: str
    beside: tuple[tuple[str, bytes], ...] = ()
    """Its establishment, and documents it names or that name it."""

    @property
    def id(self) -> str:
        return Path(self.path).stem


class Corpus:
    """Every document of ``rules/`` and every rulebook, and what stands in them by key."""

    def __init__(self, bases: Iterable[Base]) -> None:
        self.bases = tuple(bases)
        self.filed = tuple(base for base in self.bases if base.kind != "rulebook")
        self.rulebooks = tuple(base for base in self.bases if base.kind == "rulebook")

    @cached_property
    def pairs(self) -> dict[Tail, list[tuple[str, yaml.Node]]]:
        """What a mapping can hold, by the keys above it: mutants that still fit the schema."""
        found: dict[Tail, list[tuple[str, yaml.Node]]] = {}
        for base in self.bases:
            for path, mapping in mappings(base.root, (base.kind,)):
                known = found.setdefault(path[-2:], [])
                known.extend((str(key.value), value) for key, value in mapping.value)
        return found

    @cached_property
    def values(self) -> dict[Tail, list[yaml.Node]]:
        """The values that stand below the same two keys, an entry of a list apart from the list."""
        found: dict[Tail, list[yaml.Node]] = {}
        for base in self.bases:
            for spot in spots(base.root, (base.kind,)):
                found.setdefault(spot.tail, []).append(spot.node)
        return found

    @cached_property
    def _known(self) -> dict[bytes, Base]:
        return {base.content: base for base in self.bases}

    def of(self, content: bytes) -> Base:
        """The document with these bytes."""
        return self._known[content]

    def any_value(self, rng: random.Random) -> yaml.Node:
        base = rng.choice(self.bases)
        return rng.choice(list(spots(base.root))).node


def load() -> Corpus:
    heads = sorted((ROOT / "rules").rglob(HEAD))
    books = ROOT / "validator" / "rulebooks"
    rulebooks = (
        _base(path.relative_to(books), path.read_bytes()) for path in sorted(books.rglob("*.yaml"))
    )
    return Corpus([base for head in heads for base in _filing(head.parent)] + list(rulebooks))


def _base(path: Path, content: bytes, beside: tuple[tuple[str, bytes], ...] = ()) -> Base:
    root = compose(content)
    assert isinstance(root, yaml.MappingNode), path
    kind = next(str(value.value) for key, value in root.value if key.value == "kind")
    return Base(path.as_posix(), content, root, kind, beside)


def _filing(folder: Path) -> list[Base]:
    """The documents of one filing. A filing of forty games takes a second; a few show as much."""
    read = {path.relative_to(folder): path.read_bytes() for path in sorted(folder.rglob("*.yaml"))}
    return [_base(path, content, _beside(path, read)) for path, content in read.items()]


def _beside(path: Path, read: dict[Path, bytes]) -> tuple[tuple[str, bytes], ...]:
    others = [other for other in read if other not in (path, Path(HEAD))]
    near = sorted(
        (p for p in others if _names(path, p, read) or _names(p, path, read)),
        key=lambda p: len(read[p]),
    )
    rest = sorted((p for p in others if p not in near), key=lambda p: (len(read[p]), p))
    chosen = [*near, *rest][:BESIDE]
    if path != Path(HEAD):
        chosen.append(Path(HEAD))
    return tuple((p.as_posix(), read[p]) for p in chosen)


def _names(one: Path, other: Path, read: dict[Path, bytes]) -> bool:
    """Whether a document refers to another."""
    content, name = read[one], other.stem.encode()
    return b"document: " + name in content or b"extends: " + name in content
