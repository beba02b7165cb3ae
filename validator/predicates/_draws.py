"""Drawing rules in prose: which totals a rule speaks of, and what it means by third card."""

from __future__ import annotations

from collections.abc import Iterator

from ..model.cards import DrawMatrix, DrawRule
from ..model.values import Range

DIGITS = range(10)
ALWAYS = (None, "player-hits", "natural")
LETTERS = {"H": "hit", "S": "stand", "O": "option"}
_COUNTS = {"a": (1,), "ace": (1,)} | dict.fromkeys(
    ("10", "j", "q", "k", "10-k", "j-k", "face"), (0,)
)
"""What cards count as third cards."""
OPPOSITE = {"hit": "stand", "stand": "hit"}


def digits(label: str | Range) -> tuple[int, ...]:
    """The totals or third cards a label names: ``6``, ``0-5``, ``6+``, or cards by name."""
    if isinstance(label, str) and (cards := _COUNTS.get(label.strip().lower())):
        return cards
    try:
        span = Range.parse(label) if isinstance(label, str) else label
    except ValueError:
        return ()
    return tuple(
        number
        for number in DIGITS
        if span.low <= number <= (span.high if span.high is not None else DIGITS[-1])
    )


def cells(matrix: DrawMatrix) -> dict[tuple[int, int], str]:
    """What the chart says of a total against a third card."""
    columns = [digits(label) for label in matrix.third_cards]
    return {
        (total, third): LETTERS[letter]
        for label, letters in matrix.rows
        for total in digits(label)
        for column, letter in zip(columns, letters, strict=False)
        for third in column
        if letter in LETTERS
    }


def meant(rule: DrawRule) -> Iterator[tuple[int, int, str]]:
    """What a rule means: its word for the third cards it names, the opposite for the others."""
    inside = _thirds(rule.against or ("0-9",)) - _thirds(rule.not_against)
    for total in digits(rule.totals):
        for third in DIGITS:
            if third in inside:
                yield total, third, rule.must_
            elif rule.must_ in OPPOSITE:
                yield total, third, OPPOSITE[rule.must_]


def _thirds(labels: tuple[str, ...]) -> set[int]:
    return {third for label in labels for third in digits(label)}
