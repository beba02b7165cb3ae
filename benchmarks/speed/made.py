"""Synthetic filings: real games under new names, some with a fault of law in them. The same every
time.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
LINES = range(70, 151)
"""Real games of about a hundred lines are the pattern."""

HEAD = """kind: establishment
name: Cardroom No. {number}
jurisdictions: [california]
address: {{city: Fresno, state: California}}
"""


def patterns() -> list[tuple[str, str]]:
    """Name and text of every real game of the right length that stands by itself."""
    found = []
    for path in sorted((ROOT / "rules" / "california").glob("*/games/*.yaml")):
        text = _quoted(path.read_text(encoding="utf-8"))
        if text.count("\n") in LINES and "\nextends:" not in text:
            found.append((path.stem, text))
    return found


_DATE = re.compile(r"(?<=[ \[,{])(\d{4}-\d{2}-\d{2})(?=[ ,}\]]|$)", re.MULTILINE)


def _quoted(text: str) -> str:
    """Dates in quotes: the reader of ajv-cli makes a bare one a moment in time, and its schema then
    refuses it.
    """
    return _DATE.sub(r'"\1"', text)


def _without(key: str) -> Callable[[str], str]:
    """A game that does not say what *key* says."""
    block = re.compile(rf"^{key}:.*\n(?:[ \-#].*\n|\n)*", re.MULTILINE)
    return lambda text: block.sub("", text, count=1)


def _figure(text: str) -> str:
    """A deck that has lost a card."""
    return re.sub(r"\bcards: 52\b", "cards: 51", text, count=1)


FAULTS: tuple[Callable[[str], str], ...] = (
    _without("round"),
    _without("deck"),
    _without("player-dealer"),
    _figure,
)
"""What a third of the filings get; all stay of the shape their schema requires."""


def filings(folder: Path, number: int) -> list[Path]:
    """Write *number* filings of two documents each; the games, which the peers are given too."""
    known = patterns()
    games = []
    for n in range(number):
        name, text = known[n % len(known)]
        text = re.sub(r"^name: .*$", f"name: Game {n}", text, count=1, flags=re.MULTILINE)
        if n % 3 == 2:
            text = FAULTS[n // 3 % len(FAULTS)](text)
        home = folder / f"{n:05}"
        (home / "games").mkdir(parents=True, exist_ok=True)
        (home / "establishment.yaml").write_text(HEAD.format(number=n), encoding="utf-8")
        games.append(home / "games" / f"{name}.yaml")
        games[-1].write_text(text, encoding="utf-8")
    return games
