"""What a rule answers on a few lines of YAML, written short: the verdict, and the source lines of
the places it names.
"""

from __future__ import annotations

from datetime import date
from typing import Any

from tests.docket import TODAY, answers, says
from validator.docket.filed import Place
from validator.law import books as law

GAME = "kind: game\nname: Example\ncategory: player-dealer\n"
SHEET = "kind: schedule\nname: Rates\nblocks:\n"
JOINED = "  - games: {called: Example, document: example}\n"
PROVISIONS = [rule.provision for name in law.names() for rule in law.stack([name]).rules]
LEVELS = (
    {one.predicate: one.level for one in PROVISIONS}
    | {one.predicate: one.level for one in PROVISIONS if one.id == one.predicate}
    | {"rate-count": "schedule", "part-breaks-off": "game"}
)
"""At which a rule is asked; one that is asked at two levels mostly concerns that of the provision
with its own name, or the one named here.
"""


def told(
    predicate: str, text: str, level: str = "", as_of: date = TODAY, **figures: Any
) -> list[str]:
    """The answers on documents parted by ``---``. A document without a kind is a game; one that is
    indented, blocks of a schedule: four blanks for a block of the game.
    """
    found = answers(predicate, level or LEVELS[predicate], _documents(text), as_of, **figures)
    return [
        " ".join(
            [
                answer.verdict,
                *(
                    at
                    for place in (answer.place, *(other for other, _ in answer.related))
                    if (at := _at(place))
                ),
            ]
        )
        for answer in found
    ]


def said(predicate: str, text: str, level: str = "", **figures: Any) -> list[str]:
    """The messages on the same documents."""
    return [
        says(answer)
        for answer in answers(
            predicate, level or LEVELS[predicate], _documents(text), TODAY, **figures
        )
    ]


def _documents(text: str) -> list[str]:
    return [_whole(document.lstrip("\n")) for document in text.split("---\n")]


def _whole(document: str) -> str:
    if document.startswith("kind:"):
        return document
    if document.startswith("    "):
        return SHEET + JOINED + document
    return (SHEET if document.startswith("  - ") else GAME) + document


def _at(place: Place | None) -> str:
    """The lines of a place, and the key when it is one value of a part: ``3``, ``3.name``,
    ``.name``.
    """
    part, key = (place[0], f".{place[1]}") if isinstance(place, tuple) else (place, "")
    return f"{getattr(part, 'at', None) or ''}{key}"
