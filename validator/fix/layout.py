"""Layout that carries no fact: the schema line, and that a document says first what it is."""

from __future__ import annotations

import re

SCHEMA = "# yaml-language-server: $schema="
_SCHEMA_LINE = re.compile(r"^#\s*yaml-language-server:\s*\$schema=", re.MULTILINE)
_KEY = re.compile(r"(?P<key>[A-Za-z][A-Za-z0-9_-]*):(?:\s|\Z)")
_WORDS = re.compile(
    r"(?:kind|name): (?P<value>[A-Za-z0-9][^#:\"'\[\]{}&*!|>%@`\r\n]*?)[ \t]*(?:\r\n|\n)\Z"
)
FIRST = ("kind", "id", "name")
BOM = "\ufeff"


def schema_missing(text: str) -> bool:
    return not _SCHEMA_LINE.search(text.removeprefix(BOM))


def add_schema(text: str, where: str) -> str:
    """The line that names the schema, before everything else, ended as the document ends its lines."""
    mark, body = (BOM, text[1:]) if text.startswith(BOM) else ("", text)
    first = re.search("\r\n|\n", body)
    return f"{mark}{SCHEMA}{where}{first.group(0) if first else chr(10)}{body}"


def order(text: str) -> tuple[str, list[str]]:
    """``kind`` and ``name`` first, where each is one plain line without a comment."""
    done = []
    for key in ("name", "kind"):
        moved = _move(text, key)
        if moved is not None and moved != text:
            text = moved
            done.append(f"{key} stands first")
    return text, done


def _move(text: str, key: str) -> str | None:
    lines = text.splitlines(keepends=True)
    found = ((number, _KEY.match(line)) for number, line in enumerate(lines))
    keys = [(number, match["key"]) for number, match in found if match]
    names = [name for _, name in keys]
    if key not in names or names.index(key) == _rank(key, names):
        return None
    number = keys[names.index(key)][0]
    target = keys[_rank(key, names)][0]
    free = _free(lines, number) and _free(lines, target) and _alone(lines, number)
    if not free or not _WORDS.match(lines[number]):
        return None
    lines.insert(target, lines.pop(number))
    return "".join(lines)


def _rank(key: str, names: list[str]) -> int:
    """The place a key should have: after those of the first keys that stand first already."""
    before = FIRST[: FIRST.index(key)]
    rank = 0
    while rank < len(names) and names[rank] in before:
        rank += 1
    return rank


def _free(lines: list[str], number: int) -> bool:
    """No comment right above that would belong to the line, but the one that names the schema."""
    above = lines[number - 1].lstrip("\ufeff").strip() if number else ""
    return not above.startswith("#") or bool(_SCHEMA_LINE.match(above))


def _alone(lines: list[str], number: int) -> bool:
    """The next line is another key, a blank line or the end: nothing that continues this one."""
    after = lines[number + 1] if number + 1 < len(lines) else ""
    return not after.strip() or bool(_KEY.match(after))
