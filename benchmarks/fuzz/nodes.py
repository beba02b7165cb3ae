"""YAML nodes: read, copied, walked and written, with places for text that no writer would write."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import yaml

STR, SEQ, MAP = (f"tag:yaml.org,2002:{name}" for name in ("str", "seq", "map"))
WIDE = 1_000_000
"""No line is broken: what is put in later must stay on its line."""
RAW = "zzraw{}zz"


class Spot(NamedTuple):
    """A value in a document: what holds it, where in that, the keys above it."""

    parent: yaml.CollectionNode
    place: int
    path: tuple[str, ...]

    @property
    def node(self) -> yaml.Node:
        held = self.parent.value[self.place]
        node: yaml.Node = held[1] if isinstance(self.parent, yaml.MappingNode) else held
        return node

    @property
    def tail(self) -> tuple[str, ...]:
        """What stands in the same place in other documents has the same."""
        entry = isinstance(self.parent, yaml.SequenceNode)
        return (
            (*self.path[-2:], str(self.place) if _is_row(self.parent) else "[]")
            if entry
            else self.path[-2:]
        )

    def put(self, node: yaml.Node) -> None:
        if isinstance(self.parent, yaml.MappingNode):
            self.parent.value[self.place] = (self.parent.value[self.place][0], node)
        else:
            self.parent.value[self.place] = node


def _is_row(node: yaml.Node) -> bool:
    """A pair such as ``[5-50, 1]``: a list whose entries are of different sorts."""
    return isinstance(node, yaml.SequenceNode) and len(node.value) == 2


def compose(content: bytes) -> yaml.Node | None:
    """The nodes of a document; None where the bytes are no YAML."""
    try:
        root: yaml.Node | None = yaml.compose(content, Loader=yaml.CBaseLoader)
    except (yaml.YAMLError, UnicodeDecodeError, ValueError):
        return None
    return clone(root) if root is not None else None


def clone(node: yaml.Node) -> yaml.Node:
    """A copy without marks; an alias becomes a copy of what it names."""
    if isinstance(node, yaml.ScalarNode):
        return yaml.ScalarNode(STR, node.value, style=node.style)
    if isinstance(node, yaml.SequenceNode):
        return yaml.SequenceNode(
            SEQ, [clone(one) for one in node.value], flow_style=node.flow_style
        )
    assert isinstance(node, yaml.MappingNode)
    pairs = [(clone(key), clone(value)) for key, value in node.value]
    return yaml.MappingNode(MAP, pairs, flow_style=node.flow_style)


def text(value: str, style: str | None = None) -> yaml.ScalarNode:
    return yaml.ScalarNode(STR, value, style=style)


def spots(node: yaml.Node, path: tuple[str, ...] = ()) -> Iterator[Spot]:
    """Every value below *node*."""
    if isinstance(node, yaml.MappingNode):
        for place, (key, value) in enumerate(node.value):
            below = (*path, str(key.value))
            yield Spot(node, place, below)
            yield from spots(value, below)
    elif isinstance(node, yaml.SequenceNode):
        for place, value in enumerate(node.value):
            yield Spot(node, place, path)
            yield from spots(value, path)


def leaves(node: yaml.Node) -> Iterator[yaml.ScalarNode]:
    """Every word or number in *node*, itself included."""
    if isinstance(node, yaml.ScalarNode):
        yield node
    for spot in spots(node):
        if isinstance(spot.node, yaml.ScalarNode):
            yield spot.node


def size(node: yaml.Node) -> int:
    """How many values and keys the reader counts in *node*."""
    below = sum(2 if isinstance(spot.parent, yaml.MappingNode) else 1 for spot in spots(node))
    return 1 + below


def mappings(
    node: yaml.Node, path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], yaml.MappingNode]]:
    """Every mapping, with the keys above it."""
    if isinstance(node, yaml.MappingNode):
        yield path, node
    for spot in spots(node, path):
        if isinstance(spot.node, yaml.MappingNode):
            yield spot.path, spot.node


class Raws:
    """Text that goes into the written document as it stands."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def node(self, raw: str) -> yaml.ScalarNode:
        self.texts.append(raw)
        return text(RAW.format(len(self.texts) - 1))

    def fill(self, written: str) -> str:
        for number, raw in enumerate(self.texts):
            written = written.replace(RAW.format(number), raw)
        return written


def write(root: yaml.Node, raws: Raws | None = None, width: int = WIDE, indent: int = 2) -> bytes:
    """The document as text. A node that stands in two places is written once, with an anchor."""
    written = yaml.serialize(
        root, Dumper=yaml.CBaseDumper, width=width, indent=indent, allow_unicode=True
    )
    return (raws.fill(written) if raws else str(written)).encode("utf-8", "surrogatepass")
