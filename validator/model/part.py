"""What every part of a document has in common: its place, damage, a note."""

from typing import Any, ClassVar, Literal

from . import types
from .gate import Declared, Key, Unfit
from .gate import key as key

Damage = Literal[
    "merged-cells",
    "lost-column",
    "lost-cells",
    "lost-row",
    "redacted",
    "illegible",
    "struck-out",
    "cut-off",
    "excerpt",
    "lost-words",
    "garbled",
    "picture",
]


def say(description: str, example: Any, default: Any = None) -> Any:
    """A key of a document: what it means and how one writes it."""
    return Key(description, example, default, False)


def must(description: str, example: Any) -> Any:
    """A key no document of its kind goes without."""
    return Key(description, example, None, True)


class Part(Declared):
    """Anything said in a document."""

    at: types.Lines | None = say(
        "The line or lines of the source text that say this; at most three, or one table.",
        "297-299",
    )
    note: types.Prose | None = say(
        "What no other key can say, in a few words of your own.", "only in the second version"
    )
    damaged: Damage | None = say(
        "The source text is visibly broken here; rules that rest on it answer unclear.",
        "merged-cells",
    )

    def keys(self) -> tuple[str, ...]:
        """Names of the keys this part gives, without those every part may have."""
        return tuple(sorted(self.model_fields_set - {"at", "note", "damaged"}))


class Shorthand(Part):
    """A part that may be written short: a value for its main key, a row, a list for one key."""

    short: ClassVar[str | None] = None
    row: ClassVar[tuple[str, ...]] = ()
    listed: ClassVar[str | None] = None
    one_of: ClassVar[tuple[str, ...]] = ()
    """Keys of which it gives just one: none says nothing, and two say two things."""

    @classmethod
    def _expand(cls, value: Any) -> Any:
        if isinstance(value, dict):
            return value
        if isinstance(value, list) and cls.listed:
            return {cls.listed: value}
        if isinstance(value, list) and cls.row:
            if len(value) > len(cls.row):
                raise Unfit(f"a row has at most {len(cls.row)} entries: {', '.join(cls.row)}")
            return dict(zip(cls.row, value, strict=False))
        return value if cls.short is None else {cls.short: value}


class _Said(Shorthand):
    short = "is"


class SaidText(_Said):
    """A short text, and where it stands."""

    is_: types.Text = must("What is said.", "2.5")


class SaidInWords(_Said):
    """Something in a few words of your own, and where it stands."""

    is_: types.Prose = must("What is said, in a few words of your own.", "come closest to 21")


class SaidYes(_Said):
    """Yes or no, and where it is said."""

    is_: types.Yes = must("True when the filing says so, false when it says not.", True)


class SaidDay(_Said):
    """A date, and where it stands."""

    is_: types.Day = must("The date.", "2011-12-20")


class SaidRange(_Said):
    """A number or range, and where it stands."""

    is_: types.Spread = must("The number or range.", "5-50")


class SaidLimit(_Said):
    """A table limit, and where it stands."""

    is_: types.Limit = must("The limit.", "5-500")


LONGEST_NAME = 255
"""Of a file, on every system: what is written with each finding is not longer."""


class Source(Part):
    """The text a document was transcribed from. The text itself is kept elsewhere."""

    document: types.Text = must("File name of the source text.", "003_ee2f7a1b474b588b.txt")
    lines: types.Lines = must("The lines of that file this document transcribes.", "1105-1246")

    def _fit(self) -> None:
        if len(self.document) > LONGEST_NAME:
            said = f"the name of a file has at most {LONGEST_NAME} characters"
            raise Unfit(said, ("document",), "name the file as it is named on the disk")


class Unclaimed(Part):
    """Lines of the source range deliberately left out of the transcription."""

    why: types.Prose = must("Why these lines carry no fact.", "order form of the printer")


class Note(Part):
    """Something the vocabulary has no key for, in a few words of our own."""

    about: types.Prose = must("What it concerns.", "misdeal")
    says: types.Prose = must("The fact, shortened, in words of your own.", "a boxed card is dead")
    amounts: types.Many[types.Money] = say("Amounts the note speaks of.", [200], ())
    odds: types.Many[types.Odds] = say("Odds the note speaks of.", ["2:1"], ())
    numbers: types.Many[types.Range] = say("Other figures the note speaks of.", [30], ())


class Suppression(Part):
    """A finding the applicant answers for here: which rule, why, who, until when."""

    rule: types.RuleName = must("The rule by name or code; never all of them.", "tier-gap")
    reason: types.Prose = must("Why the finding is accepted.", "amended sheet filed on 2026-10-01")
    who: types.Prose = must("Who answers for it.", "J. Ortiz, compliance")
    until: types.Day | None = say("Last day on which it holds.", "2027-01-31")


class Named(Part):
    """What every document says of itself."""

    id: types.Slug | None = say(
        "The name other documents use for this one; the file's name when absent.",
        "face-up-pai-gow-poker",
    )
    source: Source | None = say(
        "The text this document transcribes; absent in a draft.",
        {"document": "001.txt", "lines": "1-273"},
    )
    left_out: types.Many[Unclaimed] = say(
        "Lines of the source left out on purpose, each with a reason.",
        [{"at": "497-515", "why": "layout printer's order form"}],
        (),
    )
    notes: types.Many[Note] = say(
        "What no vocabulary covers.",
        [{"about": "misdeal", "says": "a boxed card is dead", "at": 44}],
        (),
    )
    suppress: types.Many[Suppression] = say(
        "Findings answered for in the document itself.",
        [{"rule": "tier-gap", "reason": "amended sheet is on file", "who": "J. Ortiz"}],
        (),
    )
