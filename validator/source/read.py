"""Bytes to data, with the line and column of every key and value.

A filing comes from a stranger. What could run code, expand without bound or hide one value behind
another is refused here, with one line that says what and where. Scalars are read from their text,
so that ``3:2`` stays odds, ``no`` stays a word and no float ever touches money.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import Decimal
from typing import Any, TypeVar

import yaml
from yaml.reader import Reader

from . import composer
from .composer import IMPLICIT
from .files import MAX_BYTES as MAX_BYTES
from .spans import Path as Path
from .spans import Span as Span

MAX_DEPTH = 30
MAX_NODES = 200_000
"""Values, keys and lists, aliases written out; the largest document has some 3,400."""
MAX_ENTRIES = 10_000
"""In one list, or keys in one place; the longest of the filings has 68, of the rulebooks 228."""
MAX_TEXT = 1_000
"""Characters of one value; the longest of the filings has 145."""
MAX_DIGITS = 20
"""One after the other, in a text; whatever reads a number from it can."""

T = TypeVar("T")
_INTEGER = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,11})\Z", re.ASCII)
_DECIMAL = re.compile(r"[-+]?[0-9]{0,12}\.[0-9]{1,6}\Z", re.ASCII)
_LONG_NUMBER = re.compile(rf"\d{{{MAX_DIGITS + 1}}}")
_FAR_INDENT = re.compile(rb"[ ?:-]{90}")
_MANY_BRACKETS = 2000
"""Opened in one file; as many levels are composed without harm, ten times as many still were."""
_FOREIGN = (b"P", b"\xd0", b"%", b"{", b"\xff", b"\xfe", b"\x00")
"""First bytes of files that other programs write. One of them may begin a document too."""
_INDICATORS = (b",", b":", b"-", b"?", b"[", b"{")
"""One stands before every value but the first, or before two: a key and its value."""
_WORDS: dict[str, object] = {"true": True, "false": False, "null": None, "~": None, "": None}


class Unreadable(Exception):
    """The bytes are not a document this program will take."""

    def __init__(self, message: str, line: int = 1, column: int = 1, fix: str = "") -> None:
        super().__init__(message)
        self.message, self.line, self.column, self.fix = message, line, column, fix


class Document:
    """The data of one file and, on demand, the place of any part of it."""

    __slots__ = ("_keys", "_root", "content", "data")

    def __init__(self, data: Any, root: yaml.Node, content: bytes = b"") -> None:
        self.data = data
        self.content = content
        self._root = root
        self._keys: dict[int, dict[str, tuple[yaml.Node, yaml.Node]]] = {}
        """The value and key of every name, of the mappings that were asked for one."""

    def span(self, path: Path) -> Span:
        """The place of the value at *path*, or of the nearest thing around it that exists."""
        return _span(self._follow(path)[0])

    def extent(self, path: Path) -> Span:
        """All the room of the value at *path*: a span to compare with, not one to show."""
        return _extent(self._follow(path)[0])

    def key_span(self, path: Path) -> Span:
        """The place of the key that names the value at *path*; of the value where it has none."""
        node, key, _ = self._follow(path)
        return _span(key if key is not None else node)

    def written(self, path: Path) -> tuple[Path, Any]:
        """The steps of *path* that stand in the text, and the value they lead to."""
        steps, data = self._follow(path)[2], self.data
        for step in steps:
            data = data[step]
        return steps, data

    def _follow(self, path: Path) -> tuple[yaml.Node, yaml.Node | None, Path]:
        node, key, steps = self._root, None, []
        for step in path:
            child = self._child(node, step)
            if child is None and isinstance(step, int) and not isinstance(node, yaml.SequenceNode):
                continue  # the first of a list that may be written without its brackets
            if child is None:
                break
            node, key = child
            steps.append(step)
        return node, key, tuple(steps)

    def _child(self, node: yaml.Node, step: str | int) -> tuple[yaml.Node, yaml.Node | None] | None:
        """What stands at one step of a path, and the key that names it."""
        if isinstance(node, yaml.MappingNode):
            known = self._keys.get(id(node))
            if known is None:
                known = {key.value: (value, key) for key, value in node.value}
                self._keys[id(node)] = known
            return known.get(str(step))
        listed = isinstance(node, yaml.SequenceNode) and isinstance(step, int)
        return (node.value[step], None) if listed and 0 <= int(step) < len(node.value) else None


def _span(node: yaml.Node) -> Span:
    start, end = node.start_mark, node.end_mark
    if not isinstance(node, yaml.ScalarNode) and end.line > start.line and end.column == 0:
        return Span(start.line + 1, start.column + 1, start.line + 1, start.column + 2)
    return _extent(node)


def _extent(node: yaml.Node) -> Span:
    start, end = node.start_mark, node.end_mark
    return Span(start.line + 1, start.column + 1, end.line + 1, end.column + 1)


def read(content: bytes) -> Document:
    """Read one YAML document, or raise :class:`Unreadable`."""
    if len(content) > MAX_BYTES:
        said = f"the file is {len(content):,} bytes; at most {MAX_BYTES:,} are read"
        raise _otherwise(content) or Unreadable(said)
    if content[:1] in _FOREIGN and (foreign := _otherwise(content)):
        raise foreign
    try:
        content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        column = error.start - (content.rfind(b"\n", 0, error.start) + 1) + 1
        fix = "save the file as UTF-8 text: Notepad and Word ask for the encoding"
        plain = Unreadable("the file is not UTF-8 text", line, column, fix)
        raise (_otherwise(content) or plain) from None
    if _may_be_deep(content) or _may_be_many(content):
        _parsed(content, _refuse_excess)
    root = _compose(content)
    return Document(_Builder().build(root), root, content)


def _otherwise(content: bytes) -> Unreadable | None:
    """That the file is of another kind, and what to do."""
    from .foreign import advice

    found = advice(content)
    return Unreadable(found[0], fix=found[1]) if found else None


def _may_be_deep(content: bytes) -> bool:
    """Whether nesting can be deep enough to harm libyaml's composer, which recurses. A bracket that closes proves nothing, since it may stand in a comment or a
    text; nor does a line feed begin every line. So all brackets that open are counted, and a long
    run of blanks and dashes is looked for anywhere."""
    return (
        content.count(b"[") + content.count(b"{") > _MANY_BRACKETS
        or _FAR_INDENT.search(content) is not None
    )


def _may_be_many(content: bytes) -> bool:
    """Whether there can be too many values: refused before libyaml makes an object of each."""
    return 2 * sum(map(content.count, _INDICATORS)) >= MAX_NODES


def _refuse_excess(parser: composer.Loader) -> None:
    """The exact answer, from the event stream, which neither recurses nor keeps anything."""
    depth = nodes = 0
    while (event := parser.get_event()) is not None:  # type: ignore[no-untyped-call]
        nodes += isinstance(event, yaml.NodeEvent)
        if nodes > MAX_NODES:
            raise _at(event, _TOO_MANY)
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > MAX_DEPTH:
                raise _at(event, _TOO_DEEP)
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


_TOO_DEEP = f"nested deeper than {MAX_DEPTH} levels"
_TOO_MANY = f"more than {MAX_NODES:,} values, those an alias stands for counted with them"


def _compose(content: bytes) -> yaml.Node:
    root: yaml.Node | None = _parsed(content, lambda loader: loader.get_single_node())
    if root is None:
        raise Unreadable("the file is empty")
    return root


def _parsed(content: bytes, take: Callable[[composer.Loader], T]) -> T:
    """What *take* makes of the bytes, or :class:`Unreadable` with the parser's reason."""
    try:
        loader = composer.Loader(content)
        try:
            return take(loader)
        finally:
            loader.dispose()
    except yaml.MarkedYAMLError as error:
        raise _refusal(error) from None
    except yaml.reader.ReaderError:
        raise _forbidden(content) from None


def _forbidden(content: bytes) -> Unreadable:
    """Which character, and where: PyYAML counts bytes, or characters, by the parser it has."""
    if foreign := _otherwise(content):
        return foreign
    text = content.decode("utf-8-sig")
    found = Reader.NON_PRINTABLE.search(text)
    if not found:
        return Unreadable("a character YAML does not allow")
    start, said = found.start(), f"a character YAML does not allow: U+{ord(found.group()):04X}"
    line, column = text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)
    return Unreadable(said, line, column, "delete it")


def _refusal(error: yaml.MarkedYAMLError) -> Unreadable:
    mark = error.problem_mark or error.context_mark
    line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    problem = error.problem or "not YAML"
    if "another document" in problem:
        return Unreadable("a file holds one document; a second one starts here", line, column)
    if "depth" in problem:
        return Unreadable(_TOO_DEEP, line, column)
    if "undefined alias" in problem:
        return Unreadable("an alias names an anchor that does not exist", line, column)
    said, fix = next((told for part, told in _PROBLEMS.items() if part in problem), (problem, ""))
    return Unreadable(f"not YAML: {said}", line, column, fix)


_ASTRAY = (
    "what stands here belongs to nothing above it",
    "set it as far in as what it belongs to; a list stands under its key without [] behind it; a quoted text ends at its second quote",
)
_OPEN = "close it; inside brackets and braces a comma stands between entries, and a text with a comma, colon or bracket is quoted"
_BEGINS_NOTHING = (
    "a tab, or a sign such as @ or % that begins no value",
    "use blanks instead of tabs; quote a text that begins with such a sign",
)
_PROBLEMS = {
    "mapping values are not allowed": (
        "a colon where no key can stand",
        "quote a text that has a colon in it, or set the line as far in as the keys it belongs to",
    ),
    "cannot start any token": _BEGINS_NOTHING,
    "violates indentation": _BEGINS_NOTHING,
    "expected key": _ASTRAY,
    "expected '-' indicator": _ASTRAY,
    "expected <block end>": _ASTRAY,
    "expected ',' or ']'": ("a list in brackets is not closed, or a comma is missing", _OPEN),
    "expected ',' or '}'": ("what stands in braces is not closed, or a comma is missing", _OPEN),
    "node content": ("a bracket or brace is not closed, or a value is missing", _OPEN),
    "unexpected end of stream": (
        "a quoted text is not closed",
        "add the second quote; inside single quotes an apostrophe is written twice",
    ),
    "could not find expected ':'": (
        "the line above gives no value",
        "write a key, a colon and a value; quote a text that goes over several lines",
    ),
    "sequence entries are not allowed": (
        "a dash where no list can begin",
        "put '- ' on a line of its own under the key, or the list in brackets",
    ),
}
"""What PyYAML says, with libyaml or without, in part; in plain words; and what to do."""


class _Builder:
    """Plain data from nodes, within bounds."""

    def __init__(self) -> None:
        self.nodes = self.characters = 0

    def build(self, node: yaml.Node, depth: int = 1) -> Any:
        self._count(node)
        if depth > MAX_DEPTH:
            raise _at(node, _TOO_DEEP)
        if node.tag != IMPLICIT:
            raise _at(node, f"tags such as {node.tag!r:.80} are not allowed; write the plain value")
        if isinstance(node, yaml.ScalarNode):
            self._measure(node)
            return scalar(node.value) if not node.style else node.value
        if len(node.value) > MAX_ENTRIES:
            raise _at(node, f"more than {MAX_ENTRIES:,} entries in one place")
        if isinstance(node, yaml.SequenceNode):
            return [self.build(child, depth + 1) for child in node.value]
        return self._mapping(node, depth)

    def _count(self, node: yaml.Node) -> None:
        self.nodes += 1
        if self.nodes > MAX_NODES:
            raise _at(node, _TOO_MANY)

    def _measure(self, node: yaml.ScalarNode) -> None:
        """Refuse a text that is too long, by itself or with all others, aliases written out."""
        length = len(node.value)
        self.characters += length
        if length > MAX_TEXT:
            raise _at(node, f"a text of {length:,} characters; at most {MAX_TEXT:,} are read")
        if self.characters > MAX_BYTES:
            many = f"more than {MAX_BYTES:,} characters"
            raise _at(node, f"{many}, those an alias stands for counted with them")
        if length > MAX_DIGITS and _LONG_NUMBER.search(node.value):
            raise _at(node, f"a number of more than {MAX_DIGITS} digits")

    def _mapping(self, node: yaml.Node, depth: int) -> dict[str, Any]:
        data: dict[str, Any] = {}
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode) or key.tag != IMPLICIT:
                raise _at(key, "a key must be a plain word")
            self._count(key)
            self._measure(key)
            if key.value == "<<" and not key.style:
                raise _at(key, "merge keys (<<) are not allowed; use 'extends' or write it out")
            if key.value in data:
                first = next(k for k, _ in node.value if k.value == key.value).start_mark.line + 1
                raise _at(key, f"the key {key.value!r:.80} is already given on line {first}")
            data[key.value] = self.build(value, depth + 1)
        return data


def _at(node: yaml.Node | yaml.Event, message: str) -> Unreadable:
    mark = node.start_mark
    return Unreadable(message, mark.line + 1, mark.column + 1) if mark else Unreadable(message)


def scalar(text: str) -> Any:
    """The value an unquoted word stands for: truth, whole number, decimal, or itself."""
    if text in _WORDS:
        return _WORDS[text]
    if text[0] in "0123456789.-+":
        if _INTEGER.match(text):
            return int(text)
        if _DECIMAL.match(text):
            return Decimal(text)
    return text
