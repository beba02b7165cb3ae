"""What a filing says of itself: remarks, things spoken of, references, counts, numbering."""

from . import types, words
from .part import Part, SaidInWords, Shorthand, must, say

DETAILS: dict[words.FactOf, str] = {
    "ace-in-low": "how the ace counts in a low hand",
    "draw-after-natural": "whether a hand draws against a natural",
    "played-out": "whether the hand is played out",
    "primary-at-war": "what happens to the primary wager at war",
    "straights-in-low": "whether straights count in a low hand",
}
"""What each detail is, in words of the packet."""


class Fact(Part):
    """A detail at one place of the filing, in a word, so that places can be compared."""

    of: words.FactOf = must("What the detail is.", "draw-after-natural")
    whose: types.Slug | None = say("Whose, or of which wager or hand.", "envy-bonus")
    is_: words.FactIs = must("What is said of it.", "no-draw")
    when: words.ChartCase | None = say(
        "Only in this case; a case of its own is not compared with the rest.",
        "all-players-have-naturals",
    )


class Reading(Part):
    """What one place of the text says, as a clause of your own."""

    says: types.Prose = must("What it says, as behind *says that*.", "cards are dealt from a shoe")


class Remark(Part):
    """What whoever transcribed the rules noticed: a question that places answer differently.

    No rule reads its words. It is shown as noted by a person, apart from what the program found.
    """

    about: types.Prose = must("The question, in full.", "What are the cards dealt from?")
    readings: types.Many[Reading] = must(
        "What the places say, each with its lines.",
        [
            {"says": "cards are dealt from a shoe", "at": 788},
            {"says": "cards are dealt from a machine", "at": 809},
        ],
    )


class Mention(Part):
    """Something the text speaks of as if the game had it."""

    thing: types.Slug = must(
        "The thing: a card or street, a blind, a wager, an option, the board, a draw.",
        "community-cards",
    )


class Stands(Shorthand):
    """Where something really stands."""

    short = "is"
    is_: types.Text = must("The item, as one would refer to it.", "number 13")


class Reference(Part):
    """A place where the text sends the reader to another of its places."""

    to: types.Text = must("Where to, as printed.", "number 14")
    about: types.Prose = must("For what, in a few words of your own.", "where the action starts")
    stands: Stands | None = say(
        "Where that really stands; absent when nowhere.", {"is": "number 13", "at": 844}
    )
    right: types.Yes | None = say("It leads to what it announces, or nobody can miss that.", True)
    unnamed: types.Yes | None = say("It leads to one of several and does not say which.", True)
    outside: types.Yes | None = say("It leads out of the filing, as to another version.", True)


class OwnWord(Part):
    """A word of the game's own on which money or a right depends."""

    is_: types.Text = must("The word.", "half action")
    means: SaidInWords | None = say(
        "What the text says it means, in a few words of your own; absent when it does not say.",
        {"is": "half the wager is in play", "at": 1340},
    )
    leaves_open: types.Prose | None = say(
        "What of it the text leaves open, where the word itself is plain; begins with whether, which or how.",
        "whether 0 and 00 are even",
    )


class Discretion(Part):
    """Something the rules leave to the house to decide, to custom, or to how the game is played."""

    over: types.Prose = must("What is left open, in your words.", "more than three betting circles")
    whose: types.Slug | None = say("Who decides.", "management")
    within: types.Prose | None = say(
        "The bounds the text sets to the choice, in a few words of your own.",
        "only while the cards are not face down in the discards",
    )


class BestHand(Part):
    """Cards dealt and the hand the filing says they make."""

    ranking: types.Slug = must("By which ranking.", "badugi")
    cards: types.Some[types.Text] = must("The cards dealt, with suits.", ["2♥", "3♥", "Q♠"])
    makes: types.Some[types.Text] = must("The hand said to come of them.", ["2♥", "Q♠"])
