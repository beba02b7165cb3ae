"""The kind `rulebook`: law as data, with its authority, parameters in time and status."""

from typing import Any, Literal, get_args

from . import types, words
from .part import Named, Part, Shorthand, must, say

Confidence = Literal["certain", "digest", "reported"]
Level = Literal["filing", "establishment", "game", "schedule", "option", "wager"]
Status = Literal["proposed", "adopted", "in-force", "suspended", "invalidated", "repealed"]


class When(Shorthand):
    """A day, or a window in which the day lies: after one day, by another."""

    short = "on"
    on: types.Day | None = say("The day.", "2026-04-01")
    after: types.Day | None = say("The last day it was certainly not yet so.", "2006-04-23")
    by: types.Day | None = say("The first day it was certainly so.", "2013-06-17")


class Authority(Part):
    """What a provision rests on."""

    cite: types.Text = must("The citation.", "Penal Code 337j(f)")
    document: types.Text | None = say("Where it was read.", "AB 820 (2013) digest")
    section: types.Text | None = say("The part of that document.", "existing law")
    url: types.Text | None = say("Its address.", "http://www.leginfo.ca.gov/")
    lines: types.Lines | None = say("Lines, when the authority is a source text.", 301)
    confidence: Confidence | None = say("How surely this one is known, if it differs.", "digest")


class Value(Part):
    """A parameter's value from a day on."""

    from_: When | None = say("The day it starts; always when absent.", "2013-06-17")
    value: Any = must("The value.", 5)
    because: types.Text | None = say(
        "What this value rests on.", "recited as the cap in a filing of that month"
    )
    confidence: Confidence | None = say("How surely it is known.", "digest")


class Parameter(Part):
    """A figure of the law, kept out of the code."""

    tighter: Literal["lower", "higher", "true", "false", "subset", "none"] = must(
        "Which way is stricter; none when it cannot be tightened.", "lower"
    )
    values: types.Many[Value] = must(
        "Its values in time.",
        [{"value": 3}, {"from": {"after": "2006-04-23", "by": "2013-06-17"}, "value": 5}],
    )


class StatusChange(Part):
    """A turn in the life of a provision."""

    status: Status = must("What it became.", "suspended")
    from_: When = must("When.", "2026-05-21")
    because: types.Text | None = say("What happened.", "preliminary injunction")
    source: types.Text | None = say("Where that was read.", "court press")


Class = Literal["statute", "regulation", "ordinance", "convention", "tribal-rule", "drafting"]
Kind = Literal[words.Category, words.Comparator]
CLASSES: tuple[str, ...] = get_args(Class)


class Usual(Part):
    """What provisions have in common: of a rulebook or of a group in it. A group may say otherwise,
    and so may each provision.
    """

    predicate: types.Slug = say("Its predicate, if that has another name.", "rate-count", "")
    level: Level = say("What it is applied to.", "option")
    severity: Literal["error", "warning", "info"] = say("How grave a violation is.", "error")
    unclear: Literal["warning", "info"] | None = say(
        "How grave an open question is; as grave as a violation when absent, but never an error.",
        "info",
    )
    remarks: types.Many[types.Slug] = say("Cases that are only remarks.", ["other-unit"], ())
    rank: Literal["legality", "fees", "outcome", "play", "paper", "noted"] = say(
        "What it bears on: reports show what bears on legality first, and mere paper last.",
        "legality",
        "legality",
    )
    class_: Class = say("The class of authority.", "statute")
    authorities: types.Many[Authority] = say("What it rests on.", [{"cite": "Penal Code 337j"}], ())
    confidence: Confidence = say("How surely the law is known.", "digest")
    confirmed: types.Day = say("When it was last looked up.", "2026-11-15")
    in_force: When | None = say("The day it came into force; always when absent.", "2000-09-30")
    status: types.Many[StatusChange] = say(
        "Its history.", [{"status": "suspended", "from": "2026-05-21"}], ()
    )
    parameters: dict[str, Parameter] = say(
        "Its figures.", {"cap": {"tighter": "lower", "values": {"value": 5}}}, {}
    )
    applies_to: types.Many[Kind] = say(
        "Only games of these categories, or compared in one of these ways.", ["player-dealer"], ()
    )
    games: types.Many[types.Text] = say(
        "Only games of these names, or whose name has one of them in it.", ["Mississippi Stud"], ()
    )
    decides: Literal["fully", "may-over-report", "may-under-report", "a-person-must-judge"] = say(
        "How far the predicate decides it.", "fully", "fully"
    )
    by_proof: types.Yes = say("Decided by settling rounds: for reports, or on demand.", True, False)


class Provision(Usual):
    """One rule of law with its authority and dates."""

    id: types.Slug = must("Its name; the same in a narrower rulebook tightens it.", "rate-cap")
    code: types.Code = must("A stable code.", "CA203")
    statement: types.Text = must(
        "What the law asks, in plain words.",
        "No more than five collection rates are used at a table.",
    )
    until: When | None = say("The day it ceased.", "2017-06-20")
    fix: types.Text | None = say("What would satisfy it.", "file at most five rates for each limit")


class Group(Part):
    """Provisions that have more in common than those of the whole rulebook."""

    usual: Usual = must("What they have in common.", {"rank": "fees", "level": "option"})
    provisions: tuple[Provision, ...] = must("They.", [{"id": "rate-cap", "code": "CA203"}])


class Gap(Part):
    """A part of the law no rule covers."""

    cite: types.Text = must("The citation.", "Business and Professions Code 19921")
    why: types.Text = must("Why no rule checks it.", "concerns the premises, not a filing")


class Rulebook(Named):
    """The provisions of one jurisdiction."""

    kind: Literal["rulebook"] = must("The kind of document.", "rulebook")
    name: types.Text = must("Its title.", "California")
    parent: types.Text | None = say("The wider rulebook it stands under.", "california")
    optional: types.Yes = say("True when it is used only on request.", True, False)
    by_construction: types.Many[types.Slug] = say(
        "Establishments whose own filing is this rulebook's authority: met by construction.",
        ["grand-ronde"],
        (),
    )
    usual: Usual | None = say(
        "What its provisions have in common.", {"class": "statute", "confidence": "digest"}
    )
    provisions: tuple[Provision, ...] = say(
        "The provisions.", [{"id": "rate-cap", "code": "CA203"}], ()
    )
    groups: tuple[Group, ...] = say(
        "Provisions in groups, each with what those in it have in common.",
        [{"usual": {"level": "option"}, "provisions": [{"id": "rate-cap", "code": "CA203"}]}],
        (),
    )
    not_covered: types.Many[Gap] = say(
        "Law no rule covers, and why.",
        [{"cite": "Business and Professions Code 19921", "why": "concerns the premises"}],
        (),
    )
