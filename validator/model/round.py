"""The kind `round`: one hand as it was played, to be settled by the rules of a game.

No part of a filing: `houseway settle` reads it, and a check leaves it out.
"""

from decimal import Decimal
from typing import Literal

from . import types, words
from .part import Named, Part, Shorthand, must, say


class Backer(Part):
    """A person who is not seated and bets behind a wager."""

    amount: types.Money = must("What they put up.", 5)
    called: types.Text | None = say("Who, in a word.", "behind seat 2")


class Bet(Part):
    """A wager on the table, and how it came out."""

    wager: types.Slug = must("The wager, by its name in the game.", "ante")
    amount: types.Money = say("What was put up; nothing for a bet without a stake.", 10, Decimal(0))
    result: Literal["wins", "loses", "pushes", "half-lost"] = must("How it came out.", "wins")
    row: types.Text | None = say("The row it won by, or the case that pays odds.", "straight")
    added: Literal["double-down", "split"] | None = say(
        "For money added to the wager after the deal: how.", "double-down"
    )
    pays: types.Odds | None = say("What it pays, where the game does not say.", "3:2")
    backline: types.Many[Backer] = say("Bets behind it.", [{"amount": 5}], ())


class Seat(Part):
    """A seat and what is wagered there."""

    seat: types.Count = must("Its number, clockwise from the left of the house dealer.", 1)
    folded: types.Yes | None = say("True where the player gave the hand up.", True)
    wagers: types.Some[Bet] = must(
        "The wagers.", [{"wager": "ante", "amount": 10, "result": "wins"}]
    )


class PutUp(Part):
    """The player-dealer of the round."""

    wager: types.Money = must("What was put up to cover the others.", 300)
    seat: types.Count | None = say("Where the player-dealer sits.", 4)


class Mark(Part):
    """What decided where settlement starts."""

    seat: types.Count | None = say("The seat itself.", 2)
    card: types.Text | None = say("The card that was counted.", "9")
    total: types.Count | None = say("The total of the dice.", 11)


class Fee(Shorthand):
    """A fee that should be taken, worked out by hand."""

    row = ("payer", "amount")
    payer: types.Text = must("Who pays it.", "player-dealer")
    amount: types.Money = must("How much.", 2)


class Charged(Part):
    """The fees of the round."""

    schedule: types.Slug = must("The schedule, by its id.", "pure-21-5-blackjack-fees")
    option: types.Option = must("The option in use.", 4)
    block: types.Count | None = say("The block, from 1, when several have that option.", 1)
    worked: types.Many[Fee] = say(
        "What should be taken, worked out by hand.", [["player-dealer", 2], ["seat 1", 0.50]], ()
    )


class Expected(Shorthand):
    """What a wager should come to, worked out by hand."""

    row = ("seat", "wager", "gets")
    seat: types.Count = must("The seat.", 1)
    wager: types.Slug = must("The wager.", "ante")
    gets: types.Money = must("What comes back, the stake included.", 20)


class Worked(Part):
    """What the round should come to, worked out by hand. Where a question is left out, it holds for
    every answer to it that the rules leave open.
    """

    reading: types.Many[words.Reading] = say("Under which readings.", "action", ())
    part_covered: types.Many[words.PartCovered] = say(
        "What becomes of a bet that what is left covers in part.", "part-action", ()
    )
    by: Literal["seat", "wager"] | None = say(
        "Seat by seat or one kind of bet after the other, where the rules can be read both ways.",
        "seat",
    )
    direction: words.Direction | None = say("Which way around the table.", "clockwise")
    from_: types.Slug | None = say("Where settlement starts.", "right-of-house-dealer")
    backline: words.BehindSettled | None = say("When bets behind seats are settled.", "with-seat")
    limit: Literal["stated", "implied"] | None = say(
        "Whether bets are limited as stated, or as a bank that covers some bets implies.", "stated"
    )
    bank: types.Money = must("What the player-dealer has at the end.", 290)
    back: types.Many[Expected] = say("What comes back to each wager.", [[1, "ante", 20]], ())


class Round(Named):
    """One round of one game."""

    kind: Literal["round"] = must("The kind of document.", "round")
    game: types.Slug = must("The game, by its id.", "three-card-poker-6-card-bonus")
    player_dealer: PutUp = must("The player-dealer.", {"wager": 300, "seat": 4})
    places: types.Count | None = say("How many seats the table has, where tables differ.", 8)
    button: Mark | None = say("What decided where settlement starts.", {"seat": 2})
    fees: Charged | None = say("The fees.", {"schedule": "fees", "option": 4})
    seats: types.Some[Seat] = must(
        "The seats with wagers.",
        [{"seat": 1, "wagers": [{"wager": "ante", "amount": 10, "result": "wins"}]}],
    )
    worked: types.Many[Worked] = say(
        "What it should come to, worked out by hand.", {"reading": "action", "bank": 290}, ()
    )
