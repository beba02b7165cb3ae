"""Mutations of the bytes of a file, whatever they mean."""

from __future__ import annotations

import random
from collections.abc import Callable

from validator.source.read import MAX_BYTES

MOST = 4 * MAX_BYTES
"""Bytes of a document: more would tell of the harness, which holds it, and not of the program."""
CHARACTERS = (
    "[",
    "]",
    "{",
    "}",
    ":",
    "- ",
    "&a ",
    "*a ",
    "!",
    "|",
    ">",
    '"',
    "'",
    "#",
    "\t",
    "\0",
    "%",
    "@",
    ",",
    "\u202e",
    "\x85",
    "\u2028",
    "\ufeff",
    "---\n",
    "...\n",
    "\x1b[2J",
    "$",
    "😀",
)


def truncate(content: bytes, rng: random.Random) -> bytes:
    return content[: rng.randrange(len(content) + 1)]


def flip(content: bytes, rng: random.Random) -> bytes:
    made = bytearray(content)
    for _ in range(rng.choice((1, 1, 2, 8, 64))):
        if made:
            made[rng.randrange(len(made))] ^= 1 << rng.randrange(8)
    return bytes(made)


def insert(content: bytes, rng: random.Random) -> bytes:
    for _ in range(rng.choice((1, 1, 2, 5))):
        at = rng.randrange(len(content) + 1)
        content = (
            content[:at] + rng.choice(CHARACTERS).encode() * rng.choice((1, 1, 1, 3)) + content[at:]
        )
    return content


def drop_line(content: bytes, rng: random.Random) -> bytes:
    lines = content.splitlines(keepends=True)
    for _ in range(min(len(lines), rng.choice((1, 1, 2, 5)))):
        del lines[rng.randrange(len(lines))]
    return b"".join(lines)


def repeat_line(content: bytes, rng: random.Random) -> bytes:
    lines = content.splitlines(keepends=True) or [b""]
    at = rng.randrange(len(lines))
    lines[at] *= rng.choice((2, 2, 10, 500))
    return b"".join(lines)


def move_line(content: bytes, rng: random.Random) -> bytes:
    lines = content.splitlines(keepends=True) or [b""]
    lines.insert(rng.randrange(len(lines)), lines.pop(rng.randrange(len(lines))))
    return b"".join(lines)


def indent(content: bytes, rng: random.Random) -> bytes:
    lines = content.splitlines(keepends=True) or [b""]
    at = rng.randrange(len(lines))
    lines[at] = rng.choice((b" ", b"  ", b"\t", b" " * 100, b"- " * 120, b"[" * 200)) + lines[at]
    return b"".join(lines)


def line_ends(content: bytes, rng: random.Random) -> bytes:
    return content.replace(
        b"\n", rng.choice((b"\r\n", b"\r", "\u2028".encode(), "\x85".encode(), b"\n\n"))
    )


def encoding(content: bytes, rng: random.Random) -> bytes:
    name = rng.choice(("utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-7", "cp037"))
    return content.decode().encode(name, "replace")


def nothing(content: bytes, rng: random.Random) -> bytes:
    return rng.choice(
        (
            b"",
            b"\n",
            b"\0",
            b"#",
            b"---",
            b"\xff\xfe",
            b"[" * 5_000,
            b"{a: " * 2_000,
            b"- " * 3_000,
            b"\0" * 5_000,
            b"\n" * 20_000,
            b"x" * 20_000,
        )
    )


def twice(content: bytes, rng: random.Random) -> bytes:
    return content + rng.choice((b"", b"---\n", b"...\n", b"\n")) + content


OPERATIONS: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    truncate,
    flip,
    insert,
    drop_line,
    repeat_line,
    move_line,
    indent,
    line_ends,
    encoding,
    nothing,
    twice,
)


def mutate(content: bytes, rng: random.Random) -> tuple[bytes, str]:
    said: list[str] = []
    for _ in range(rng.choice((1, 1, 2, 3))):
        operation = rng.choice(OPERATIONS if not said else OPERATIONS[:7])
        content = operation(content, rng)[:MOST]
        said.append(operation.__name__.replace("_", " "))
    return content, f"bytes: {', '.join(said)}"
