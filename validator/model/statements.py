"""Parts that games and schedules both say: claims, the bank, fees in prose."""

from typing import Literal

from . import types, words
from .part import Part, SaidRange, SaidYes, Shorthand, must, say
from .values import Share


class Replaced(Shorthand):
    """A document that this one takes the place of: the text says so, unless it is inferred."""

    short = "document"
    document: types.Slug = must("Its id.", "report-of-gaming-activities-2007")
    inferred: types.Yes | None = say("True where no text says that it is replaced.", True)


class Claim(Part):
    """A statement the filing makes about itself, its fees or the house."""

    that: words.Claim = must("What is claimed.", "house-no-interest")
    is_: types.Yes = say("False when the filing says the opposite.", False, True)
    rates: types.Count | None = say("For rate-cap: how many rates are said to be allowed.", 5)
    per: words.CapScope | None = say(
        "For rate-cap: per what; for one-schedule-at-a-time: table-limit, where an option is said to have one. Absent when the filing does not say.",
        "table-limit",
    )


class Rotation(Part):
    """How the player-dealer position moves on, at one place of the filing."""

    holds_at_most: types.Count | None = say("Most turns in a row one person may hold it.", 2)
    offered_after: types.Count | None = say("After how many turns the position is offered on.", 2)
    unit: words.RotationUnit | None = say("What is counted.", "hands")
    then: words.RotationVerb | None = say("What then happens to the position.", "offered")
    direction: words.Direction | None = say("Which way around the table.", "clockwise")
    systematic: types.Yes | None = say("Said to be systematic.", True)
    continuous: types.Yes | None = say("Said to be continuous.", True)
    among: words.Taker | None = say("Among whom.", "seated-players")


class Exposure(Shorthand):
    """The most the player-dealer can win or lose."""

    short = "is"
    is_: words.Exposure = must("Limited to what.", "original-wager")
    side: words.LimitedSide | None = say("Which side it limits, if only one.", "paid")


class BankReading(Shorthand):
    """How the player-dealer's wager is used up, where the filing says it in words.

    `action`: every bet it meets takes its amount off, won or lost. `two-sided`: what is paid and
    what is collected are limited apart. `running`: what is collected pays later winners, and the
    round ends at nothing. `running-on`: the same, but later losers are still collected.
    """

    short = "is"
    is_: words.Reading = must("The reading.", "action")


class Uncovered(Shorthand):
    """What happens to wagers the player-dealer's wager does not reach."""

    short = "are"
    are: words.Uncovered = must("Their fate.", "returned")
    wagers: types.Many[types.Slug] = say("Only these wagers; all when absent.", ["buster"], ())
    part_covered: words.PartCovered | None = say(
        "What happens to a wager that what is left covers in part.", "part-action"
    )


class Settling(Shorthand):
    """That the player-dealer collects what loses and pays what wins, and how far."""

    short = "is"
    is_: types.Yes = say("False when the filing says the opposite.", True, True)
    collects: types.Yes | None = say("Collects losing wagers.", True)
    pays: types.Yes | None = say("Pays winning wagers.", True)
    to_the_extent: types.Yes | None = say("Only to the extent of the player-dealer's wager.", True)
    wagers: types.Many[types.Slug] = say("Only these wagers; all when absent.", ["pair-plus"], ())


class BankWager(Part):
    """The player-dealer's own wager."""

    at_least: types.Money | None = say("Least it may be.", 100)
    unlimited: types.Yes | None = say("The filing says it has no maximum.", True)
    placed: types.Moment | None = say("When it is put up.", "before-wagers")
    must_cover: words.MustCover | None = say("What it has to cover before play.", "bonus-payouts")


class Button(Part):
    """What decides where settlement starts."""

    by: words.ButtonBy = must("What decides it.", "card")
    card: types.WhichCard | None = say("Which card of the player-dealer's.", "third")
    face: words.Face | None = say("How that card lies when dealt.", "down")
    seat_of_card: types.Many[tuple[types.Text, types.Text]] = say(
        "The seat number of each card or group.", [["A", 1], ["2-9", "face"], ["J", 11]], ()
    )
    dice: types.Dice | None = say("Number of dice.", 3)
    player_dealer_numbers: types.Many[types.Count] = say(
        "Dice totals that mean the player-dealer's own seat.", [1, 8, 15], ()
    )
    seat_of_total: types.Many[tuple[types.Text, types.Text]] = say(
        "Dice totals or values and the seat they mean, where printed.",
        [["1, 8, 15", "player-dealer"], ["2, 9, 16", "seat 1"]],
        (),
    )
    counts_player_dealer: types.Yes | None = say("Whether the player-dealer's is counted.", False)
    from_: types.SeatName | None = say("Where counting starts.", "left-of-house-dealer")
    direction: words.Direction | None = say("Which way.", "clockwise")
    empty_seat: words.EmptySeat | None = say("When the seat has no wager.", "next-active-seat")
    where: types.Slug | None = say("In which version or case.", "hand-shuffle")
    own_seat: types.SeatName | None = say(
        "Who has the button when it falls on the player-dealer's own seat.", "left-of-player-dealer"
    )
    wraps: types.Yes | None = say("Whether counting goes on past the last seat.", True)


class Nobody(Shorthand):
    """What happens when no one takes the player-dealer position."""

    short = "then"
    then: words.Untaken = must("What happens.", "game-stops")


class Holder(Part):
    """Who may hold the player-dealer position."""

    who: words.Taker = must("Who.", "third-party")
    is_: types.Yes = say("False when they may not.", False, True)
    having: types.Many[words.Eligible] = say(
        "What such a person must have or have done to hold it.", ["bet-last-round"], ()
    )


class Bank(Part):
    """The player-dealer position: who holds it, for how long, with what at stake."""

    rotation: types.Many[Rotation] = say(
        "How it rotates; each place that says so.",
        {"holds-at-most": 2, "unit": "hands", "then": "offered", "at": 279},
        (),
    )
    turns_shown: types.Many[SaidRange] = say(
        "How many turns of one person a button tells apart, which is no limit.",
        {"is": 2, "at": 1827},
        (),
    )
    intervening: types.Many[SaidYes] = say(
        "Whether another person must hold it before the same one again.",
        {"is": True, "at": 365},
        (),
    )
    may_decline: types.Many[SaidYes] = say("Whether one may decline.", {"is": True, "at": 3189}, ())
    nobody_takes: types.Many[Nobody] = say(
        "What happens when nobody takes it.", {"then": "game-stops", "at": 91}, ()
    )
    may_hold: types.Many[Holder] = say(
        "Who may or may not hold it.", {"who": "third-party", "is": True, "at": 436}, ()
    )
    wins_or_loses_at_most: types.Many[Exposure] = say(
        "The most the player-dealer can win or lose.", {"is": "original-wager", "at": 279}, ()
    )
    reading: types.Many[BankReading] = say(
        "How the wager put up is used up, where that is said in words.",
        {"is": "action", "at": 300},
        (),
    )
    uncovered_wagers: types.Many[Uncovered] = say(
        "What happens to wagers not covered.", {"are": "returned", "at": [279, 324]}, ()
    )
    settling: types.Many[Settling] = say(
        "That losing wagers are collected and winning ones paid.",
        {"collects": True, "pays": True, "at": 279},
        (),
    )
    own_wager: types.Many[BankWager] = say(
        "The player-dealer's own wager.", {"unlimited": True, "at": 370}, ()
    )
    action_button: types.Many[Button] = say(
        "What decides who has first action.", {"by": "dice", "dice": 3, "at": 5005}, ()
    )


class Rounding(Shorthand):
    """What is paid when a payment is no whole amount, at one place of the filing."""

    short = "is"
    is_: Literal["exact", "down", "up", "nearest", "not-accepted"] = must(
        "Paid exactly, rounded which way, or a bet for which it does not come out is not accepted.",
        "down",
    )
    to: types.Money | None = say("To a multiple of this; of a dollar when absent.", 0.25)


class PartOf(Part):
    """A fee or limit computed as a share of something."""

    is_: types.Many[types.Share] = say("The share itself, or several.", "5 %", ())
    most_share: types.Share | None = say("The share as a ceiling.", "10 %")
    of: words.Basis = must("Of what.", "pot")
    cap: types.Money | None = say("The most dollars it comes to.", 5)
    floor: types.Money | None = say("The least it comes to: the greater of $1 and 5 %.", 1)
    rounding: Rounding | None = say(
        "How it is rounded; $1 for every $100 or part of it is rounded up.", "down"
    )

    @property
    def shares(self) -> tuple[Share, ...]:
        """The shares it may be, from the lowest to the highest."""
        given = self.is_ or ((self.most_share,) if self.most_share else ())
        return tuple(sorted(given, key=lambda share: share.part))

    def __str__(self) -> str:
        return " or ".join(map(str, self.shares))


class JackpotShare(Shorthand):
    """What one of those concerned gets of a jackpot."""

    row = ("to", "share")
    to: Literal["losing-hand", "winning-hand", "remaining-players", "next-jackpot", "house"] = must(
        "To whom, or what it is kept for.", "losing-hand"
    )
    share: types.Share = must("Which share.", "50 %")


class Jackpot(Part):
    """A fund that players feed, and how it comes back to them."""

    called: types.Text | None = say("Its name.", "bad beat jackpot")
    won_by: types.Prose | None = say(
        "What wins it, in a few words.", "four of a kind or better that is beaten"
    )
    shares: types.Many[JackpotShare] = say(
        "How it is divided.", [["losing-hand", "50 %"], ["winning-hand", "25 %"]], ()
    )
    several_claims: Literal["split-equally", "first-takes-it", "each-paid"] | None = say(
        "What happens when several win it at once.", "split-equally"
    )


class Fee(Part):
    """What the prose says of one fee. The table stands apart, so that the two can disagree."""

    called: types.Text | None = say("Its name in the filing.", "Regular Table Fee")
    component: types.Slug | None = say("The column it speaks of, if not the payer's.", "regular")
    from_: words.Payer | None = say("Who pays.", "player-dealer")
    per: words.Per | None = say("Per what.", "hand")
    on: words.Basis | None = say("What its amount depends on.", "total-table-action")
    depends_on: types.Many[words.Basis] = say("What else decides it.", ["number-of-players"], ())
    amount: types.Many[types.Odds] = say(
        "The amount where the prose itself gives it; none when it says no fee is taken.", 0.5, ()
    )
    share: PartOf | None = say(
        "A percentage or fraction of something.", {"most-share": "5 %", "of": "payout"}
    )
    cap: types.Money | None = say("The most dollars it comes to, where no share is given.", 6)
    determined: types.Moment | None = say("When its amount is fixed.", "before-play")
    set_by: words.Setter | None = say("Who decides how much it is.", "house")
    posted: types.Moment | None = say("When or where it must be posted.", "before-deal")
    placed: types.Moment | None = say("When the payer puts it up.", "before-deal")
    collected: types.Moment | None = say("When it is taken.", "after-deal")
    dropped: types.Moment | None = say("When it goes into the box, if said apart.", "after-deal")
    by: words.Who | None = say("Who takes it, where the text says so.", "house-dealer")

    waived: types.Prose | None = say("When the house waives it.", "fewer than four players")
    refunded: words.Refund | None = say("When it is given back.", "misdeal")
    part_refunded: Literal["whole", "in-proportion", "nothing"] | None = say(
        "How much of it is given back for a bet that got action in part.", "in-proportion"
    )
    only_if: types.Prose | None = say("A condition, in a few words.", "the hand reaches the flop")
    reaches: types.Slug | None = say("The fee is taken only when the hand gets this far.", "flop")
    cards_dealt: types.Count | None = say("Cards of a hand that are dealt when it is taken.", 2)
    options: types.Many[types.Options] = say("The options it holds for, if not all.", ["1-8"], ())
    wagers: types.Many[types.Slug] = say("The wagers it is taken on.", ["base"], ())
    counts: types.Many[types.Slug] = say("Wagers counted in its basis.", ["base", "bonus"], ())
    excludes: types.Many[types.Slug] = say(
        "Wagers not counted in its basis, or free of the fee.", ["double-down", "insurance"], ()
    )
    under: types.Money | None = say("Taken only on wagers under this amount.", 500)
    at_least: types.Money | None = say("Taken only where its basis is this at least.", 20)
    free_first: types.Many[words.Per] = say(
        "The period that is free where a game starts within one; several where the text names them.",
        ["half-hour"],
        (),
    )
    optional: types.Yes | None = say("The text says that it may be taken.", True)
    funds: words.Fund | None = say("Where it goes, when not to the house.", "jackpot")
    awarded: types.Prose | None = say(
        "How what it funds is won or given back, in a few words.",
        "a losing hand of four of a kind or better",
    )
    adds_to: types.Prose | None = say(
        "A conditional amount on top of the option, in a few words.",
        "jackpot games take one more dollar",
    )
