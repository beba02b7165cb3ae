"""The kind `decisions`: how an analyst read what was unclear.

Never part of the applicant's own documents: it is applied only where the runner names the file.
"""

from typing import Literal

from . import types
from .part import Named, Part, must, say


class Decision(Part):
    """One reading, of one provision on one subject or several."""

    provision: types.Text = must("The provision, with its rulebook.", "california/rate-cap")
    subject: types.Many[types.SubjectName] = must(
        "The id of the subject as the report gives it. "
        "One that ends in * stands for all that start so, and names its filing first.",
        "club-one/casino-war-fees/1.3",
    )
    reading: Literal["met", "violated", "not-stated", "not-applicable"] = must(
        "What the verdict is, read so.", "met"
    )
    reason: types.Text = must(
        "Why it is read so.", "the $0 is a waiver, says the letter of 2026-10-02"
    )
    who: types.Text = must("Who decided.", "A. Rivera, licensing analyst")
    date: types.Day = must("When it was decided.", "2026-11-01")
    until: types.Day | None = say("The last day on which it holds.", "2027-11-01")


class Decisions(Named):
    """The decisions on a docket."""

    kind: Literal["decisions"] = must("The kind of document.", "decisions")
    decisions: tuple[Decision, ...] = must(
        "The decisions.",
        [
            {
                "provision": "california/rate-cap",
                "subject": "club-one/casino-war-fees/1.3",
                "reading": "met",
                "reason": "the $0 is a waiver",
                "who": "A. Rivera",
                "date": "2026-11-01",
            }
        ],
    )
