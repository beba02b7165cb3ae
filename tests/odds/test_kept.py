"""Answers come back from where they were kept as they were."""

from fractions import Fraction

from validator.odds.reading.answer import Answer
from validator.odds.reading.kept import pack, unpack
from validator.odds.table import Row, Worked

ANSWERS = [
    Answer(
        "red", Worked((Row("red", Fraction(-3, 2), 10**40), Row("push", Fraction(0), 1)), 10**41)
    ),
    Answer("envy", Worked((Row("any", None, 3),), 9), 8, "one; two", False, "no pay table"),
    Answer("side", not_computed="no pay table"),
    Answer("none", Worked((), 9, ("one", "two"), ("three",))),
    Answer("play", Worked((), 9), of_itself=False),
]


def test_there_and_back() -> None:
    assert unpack(pack(ANSWERS)) == ANSWERS
