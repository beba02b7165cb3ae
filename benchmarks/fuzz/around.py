"""What lies around a document: settings, decisions, a baseline, links and odd names."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import NamedTuple

from . import raw
from .corpus import HEAD
from .nasty import NAMES, NASTY


class Link(NamedTuple):
    """A symbolic link."""

    target: str


class Fifo(NamedTuple):
    """A pipe nobody writes to."""


Entry = bytes | Link | Fifo
Files = dict[str, Entry]

DECISIONS = """\
kind: decisions
decisions:
  - provision: {provision}
    subject: {subject}
    reading: {reading}
    reason: read so
    who: A. Rivera
    date: {date}
    until: {until}
"""
SETTINGS = {
    "paths": ['["."]', '["~nosuchuser"]', '["a\\u0000b"]', "[]", "5", '["' + "x" * 5_000 + '"]'],
    "rulebooks": ['["california"]', '["./city.yaml"]', '["atlantis"]', '[""]', "true", "[1]"],
    "also": ['["california/fresno"]', '["common"]', '["~nosuchuser/x.yaml"]', '["a\\u0000.yaml"]'],
    "as-of": [
        "2011-12-20",
        '"today"',
        '"document"',
        '"2011-W51-2"',
        "9999-12-31",
        "1e400",
        "12:00:00",
    ],
    "sources": ['"~nosuchuser/x"', '"a\\u0000b"', '"/"', '"../.."', '"/dev/zero"', "5"],
    "select": ['["tier-overlap"]', '["nowhere"]', "[]", '["\\u001b[31m"]'],
    "ignore": ['["rate-count"]', '["*"]', '[["a"]]'],
    "severity": ['{rate-count = "info"}', '{rate-count = "x"}', "{}", '{"" = "info"}', "5"],
    "sverity": ["1"],
}
TOML = (
    "x = " + "[" * 400 + "]" * 400,
    "x = " + "9" * 4_400,
    "[" * 50,
    "\0",
    "x = 1\nx = 2",
    "\n" * 1_500,
    "a.b.c = 1",
    "\xff",
)


def settings(files: Files, folder: str, rng: random.Random) -> str:
    """A file of settings that came with the filing."""
    keys = rng.sample(sorted(SETTINGS), rng.choice((1, 1, 2, 3)))
    lines = "".join(f"{key} = {rng.choice(SETTINGS[key])}\n" for key in keys)
    if rng.random() < 0.2:
        lines += rng.choice(TOML)
    name = rng.choice(("houseway.toml", "pyproject.toml"))
    content = (lines if name == "houseway.toml" else f"[tool.houseway]\n{lines}").encode(
        "latin-1", "replace"
    )
    files[f"{folder}/{name}"] = raw.flip(content, rng) if rng.random() < 0.1 else content
    return f"{name}: {lines[:100]!r}"


def decisions(files: Files, folder: str, rng: random.Random) -> str:
    """Decisions that came with the filing, or that --decisions names."""
    chosen = {
        "provision": rng.choice(
            (
                "california/rate-cap",
                "california/rate-count",
                "common/tier-overlap",
                "*",
                rng.choice(NASTY),
            )
        ),
        "subject": rng.choice(('"*"', f'"{folder}/*"', "x", rng.choice(NASTY))),
        "reading": rng.choice(("met", "met", "violated", "unclear", rng.choice(NASTY))),
        "date": rng.choice(("2026-11-01", rng.choice(NASTY))),
        "until": rng.choice(("2099-01-01", "2001-01-01", rng.choice(NASTY))),
    }
    files[f"{folder}/decisions.yaml"] = DECISIONS.format(**chosen).encode("utf-8", "replace")
    return f"decisions: {str(chosen)[:200]}"


def baseline(files: Files, rng: random.Random) -> str:
    """A baseline as --baseline takes it."""
    times: object = rng.choice((1, -1, 0, 10**30, "1e400", "x", None, [], 1.5, True))
    entry = {"code": "HW101", "subject": rng.choice(("x", 5, None)), "message": "x", "times": times}
    text = json.dumps(
        {
            "format": rng.choice((1, 1, 1, 2, "1", None)),
            "findings": rng.choice(([entry], [entry] * 50, {}, [[]], None)),
        }
    )
    text = rng.choice(
        (text, text.replace('"1e400"', "1e400"), text[:-5], "[" * 3_000, "9" * 5_000, "{}", "NaN")
    )
    files["baseline.json"] = text.encode()
    return f"baseline: {text[:100]}"


def strange(files: Files, folder: str, rng: random.Random) -> str:
    """Something in the folder that is no plain file."""
    name = rng.choice(
        ("games/odd.yaml", "decisions.yaml", "schedules/odd.yaml", "odd", "houseway.toml")
    )
    entry: Entry = rng.choice(
        (
            Link("nowhere"),
            Link("."),
            Link(".."),
            Link("/dev/zero"),
            Link(f"../{folder}"),
            Link(HEAD),
            Fifo(),
            Fifo(),
        )
    )
    files.setdefault(f"{folder}/{name}", entry)
    return f"{name} is {entry!r}"


def name(files: Files, path: str, rng: random.Random) -> tuple[str, str]:
    """Another name for the mutated document."""
    chosen = rng.choice(NAMES)
    new = f"{path.rpartition('/')[0]}/{chosen}"
    files[new] = files.pop(path)
    return new, f"named {chosen!r}"


AROUND: tuple[Callable[[Files, str, random.Random], str], ...] = (
    settings,
    settings,
    decisions,
    decisions,
    strange,
)
