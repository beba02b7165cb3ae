"""What a filing says of itself and of details no other key has: facts told twice, things spoken of,
references, counts, numbering.
"""

from . import types, words
from .part import Part, SaidText, Shorthand, must, say

DETAILS: dict[words.FactOf, str] = {
    "cards-dealt-from": "what cards are dealt from",
    "several-hands-pay": "what is paid when several hands qualify",
    "settled": "when it is settled",
    "surrender-against-natural": "whether a player may surrender to a natural",
    "unqualified-hand": "what happens to a hand that does not qualify",
    "first-player-dealer": "who is player-dealer first",
    "wrong-number-of-cards": "what follows a wrong number of cards",
    "draw-after-natural": "whether a hand draws against a natural",
    "stake": "whether anything is wagered on it",
    "drawing": "how a player draws",
    "clean-sweep-hand": "whether a clean sweep hand is compared",
    "betting-rounds": "the number of betting rounds",
    "pot-goes-to": "which hand takes the pot",
    "patent-dated": "the date of the patent",
    "points": "the value",
    "paid": "what is paid",
    "primary-at-war": "what happens to the primary wager at war",
    "after-fold": "what happens to a player who folds",
    "equal-hands-allowed": "whether the two hands may rank alike",
    "piles-given-to": "who is given a pile of cards",
    "cards-in-hand": "what cards make a hand",
    "first-to-act": "who acts first",
    "straights-and-flushes": "whether straights and flushes count against a low hand",
    "lowest-limit": "the lowest limit",
    "called": "what it is called",
    "bet-size": "how much may be bet",
    "button-used": "when the action button is used",
    "winner-shows": "what the winner must show",
    "tied-clean-sweeps": "how two clean sweeps of one value end",
    "bonus-with-clean-sweep": "whether a clean sweep earns a bonus too",
    "hand-set-when": "when the hand is set",
    "suits-in-hand": "which suits the hand may hold",
    "new-player": "when a new player may come in",
    "equipment": "what other equipment is used",
    "wagered": "what is wagered",
    "bonus-bets": "which bonus bets a player may place",
    "position-sits": "where the position sits",
    "dice-shaken": "when the dice are shaken",
    "ace-in-low": "how the ace counts in a low hand",
    "equal-totals": "what equal totals do",
    "cards-burned": "which cards are burned",
    "board-run-when": "when the board may be run again",
    "cards-passed-over": "which cards are passed over for the action button",
    "played-out": "whether the hand is played out",
    "split-pots": "whether pots are split",
    "soft-17": "what is done on a soft 17",
    "doubling-for-less": "whether one may double for less",
    "taken-back": "what may be taken back",
    "bank-puts-up": "what the player-dealer must put up",
    "cards-counted": "which cards count",
    "hands-compared": "which hands are compared",
    "push-over-target": "what a push over the target does",
    "two-jokers": "what two jokers make",
    "cards-handled-by": "who handles the cards",
    "split-pairs": "which pairs may be split",
    "splits-allowed": "how often a player may split",
    "counts-as": "what it counts",
    "players": "how many play",
    "scored-in": "in which versions it is scored",
    "paid-by": "by whom it is paid",
    "last-card": "how the last card comes",
    "total-counted": "what of a sum counts",
    "figure-of": "what is held against the figure",
    "doubling-and-splitting": "when a player may double and split",
    "open-to": "who may take the position",
    "equal-hands": "who wins when hands are equal",
    "action-limited-by": "what limits the action",
    "folded-cards": "whether folded cards are looked at",
    "means": "what the word means",
    "numbers-drawn": "how the numbers are drawn",
    "numbers-needed": "how many numbers are played",
    "point-set": "which roll sets the point",
    "earned-by": "whose hand earns it",
}
"""What each detail is, in words: of findings and of the packet."""


class Fact(Part):
    """A detail at one place of the filing, in a word, so that places can be compared."""

    of: words.FactOf = must("What the detail is.", "settled")
    whose: types.Slug | None = say("Whose, or of which wager or hand.", "envy-bonus")
    is_: types.Slug = must("What is said, in a word or two.", "after-the-hand")
    when: types.Slug | None = say(
        "Only in this case; a case of its own is not compared with the rest.", "board-run-twice"
    )


class Mention(Part):
    """Something the text speaks of as if the game had it."""

    what: types.Slug = must(
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
    about: types.Text = must("For what, in a few words of your own.", "where the action starts")
    stands: Stands | None = say(
        "Where that really stands; absent when nowhere.", {"is": "number 13", "at": 844}
    )
    right: types.Yes | None = say("It leads to what it announces, or nobody can miss that.", True)
    titled: types.Text | None = say(
        "A title the text gives beside it, by which the place is found.", "Collection Rates"
    )
    unnamed: types.Yes | None = say(
        "It leads to one of several, such as other games, and does not say which.", True
    )
    outside: types.Yes | None = say(
        "It leads out of the filing: to another version, to what is usual.", True
    )


class OwnWord(Part):
    """A word of the game's own on which money or a right depends."""

    is_: types.Text = must("The word.", "half action")
    means: SaidText | None = say(
        "What the text says it means, in a few words of your own; absent when it does not say.",
        {"is": "half the wager is in play", "at": 1340},
    )
    leaves_open: types.Text | None = say(
        "What of it the text leaves open, where the word itself is plain; begins with whether, which or how.",
        "whether 0 and 00 are even",
    )


class Discretion(Part):
    """Something the rules leave to the house to decide, or to custom."""

    over: types.Text = must(
        "What is left open, in a few words of your own.", "more than three betting circles"
    )
    whose: types.Slug | None = say("Who decides.", "management")
    usual: types.Text | None = say(
        "What the text calls usual, or what some do, where it does not say what holds.", "two chips"
    )
    within: types.Text | None = say(
        "The bounds the text sets to the choice, in a few words of your own.",
        "only while the cards are not face down in the discards",
    )


class Listing(Part):
    """What is listed, and where."""

    items: types.OneOrMany[types.Text] = must("The items.", ["0", "1", "2"])


class Counted(Part):
    """A number the text gives for things it also lists."""

    what: types.Text = must(
        "What is counted, in a few words of your own.", "circles for the flex action wager"
    )
    said: types.Count = must("The number given.", 6)
    listed: Listing = must("The list.", {"items": ["0", "1", "2", "3", "5", "6", "7"], "at": 1692})


class Numbered(Part):
    """A numbered list as printed."""

    list_: types.Text = must("Which list, in a few words of your own.", "game rules")
    numbers: types.OneOrMany[types.Text] = must(
        "Its numbers or letters in the order printed.", ["1", "2", "3", "3", "4"]
    )


class BestHand(Part):
    """Cards dealt and the hand the filing says they make."""

    ranking: types.Slug = must("By which ranking.", "badugi")
    dealt: types.Some[types.Text] = must("The cards dealt, with suits.", ["2♥", "3♥", "Q♠"])
    makes: types.Some[types.Text] = must("The hand said to come of them.", ["2♥", "Q♠"])
