"""What a game of poker asks besides: forced bets, raises, the pot, limits of bets and payments."""

from typing import Literal

from . import types, words
from .part import Part, must, say


class Forced(Part):
    """A bet some players must make."""

    is_: Literal[
        "ante", "small-blind", "big-blind", "blind", "bring-in", "kill", "straddle", "dealer-blind"
    ] = must("Which.", "big-blind")
    by: types.SeatName | None = say("By whom.", "second-left-of-button")
    where: types.Slug | None = say("In which version or case.", "razz")
    equal_cards: words.EqualCards | None = say(
        "What decides between two cards of one rank, where a card decides by whom.", "suit"
    )
    amount: types.Many[types.Limit] = say("How much, if said.", 1, ())
    by_limit: types.Yes | None = say("Said to be set by the limit of the table.", True)
    optional: types.Yes | None = say("Only if the house chooses.", True)


class Raises(Part):
    """How many raises a betting round allows."""

    most: types.Count | None = say("Most raises.", 3)
    unlimited: types.Yes | None = say("No limit on raises.", True)
    unless: words.RaisesCase | None = say("An exception.", "two-players")
    unlimited_when: words.RaisesCase | None = say("When there is no limit.", "two-players")


class Pot(Part):
    """How the pot is awarded."""

    to: Literal["high", "low", "high-low", "badugi-low", "points"] = must(
        "To which hand.", "high-low"
    )
    low_qualifier: types.Slug | None = say("What the low hand needs.", "eight-or-better")
    no_low: Literal["high-takes-all", "next-pot"] | None = say(
        "What happens without a low hand.", "high-takes-all"
    )
    low_share: Literal["best", "every-qualifier"] | None = say(
        "Who gets the low half: the best low hand, or every low hand that qualifies.", "best"
    )
    tied: Literal["split-equally", "next-pot"] | None = say("When hands tie.", "split-equally")
    odd_chip: types.SeatName | None = say("Who gets the odd chip.", "left-of-button")
    unopposed: types.Slug | None = say("When all others have folded.", "last-player-takes-it")
    cards_speak: types.Yes | None = say("Whether cards speak for themselves.", True)
    where: types.Slug | None = say("In which version.", "hi-lo")


class Uses(Part):
    """Which cards make a hand."""

    own: types.Counts | None = say("How many of the player's own cards.", 2)
    board: types.Counts | None = say("How many board cards.", 3)
    any_cards: types.Yes | None = say("Any combination.", True)
    hand_size: types.Count | None = say("Cards in the hand.", 5)
    holds: types.Count | None = say("Cards a player must hold, or the hand is dead.", 7)
    hand: types.WhichHand | None = say("For which hand.", "low")


class Threshold(Part):
    """A figure that decides something, and what happens on each side of it."""

    of: types.Slug = must("What is compared with the figure.", "share-of-pot")
    is_: types.Money = must("The figure.", 200)
    if_above: types.Prose | None = say("What happens above it.", "shares are taken")
    if_below: types.Prose | None = say("What happens below it.", "losers may buy back")
    exactly: Literal["as-above", "as-below"] | None = say("What happens at the figure.", "as-above")


class BetLimit(Part):
    """A limit on bets, as house-banked games state them."""

    wager: types.Many[types.Slug] = say("For which wagers, if not every bet.", ["lay-odds"], ())
    behind: types.Many[types.Slug] = say("Behind which wagers.", ["dont-pass"], ())
    on_totals: types.Many[types.RollTotal] = say("On which totals of the dice.", [4, 10], ())
    if_: types.Prose | None = say("Only in some cases: in a few words.", "a pair is exposed")
    at_least: types.Money | None = say("Least bet.", 2)
    at_most: types.Money | None = say("Most bet.", 1000)
    bets: types.Count | None = say("How many equal bets of this size make up the wager.", 3)
    times_base: types.Counts | None = say("Most times the base bet.", 20)
    per: words.Per | None = say("Per what.", "bet")


class Payout(Part):
    """A floor or ceiling on what is paid, or a share that must be."""

    of: types.Slug = must("Of what.", "keno-ticket")
    exact_share: types.Share | None = say("The share that is paid, if exact.", "50 %")
    least_share: types.Many[types.Share] = say("Least share.", "75 %", ())
    at_most: types.Money | None = say("Most dollars.", 250000)
    at_least: types.Money | None = say("Least dollars.", 1)
    per: words.Per | None = say("Per what.", "game")


class Outranks(Part):
    """Which of the hands a player sets must rank above which."""

    hand: types.Slug = must("The higher hand.", "five-card")
    above: types.Slug = must("The lower hand.", "two-card")
    or_equal: types.Yes | None = say("They may rank alike.", True)
