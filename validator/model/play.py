"""Who sits where, and how a round goes: its steps, what a player may do, what may go wrong."""

from typing import Literal

from . import types, words
from .part import Part, Shorthand, must, say
from .wagers import PayTable, Size


class Seats(Shorthand):
    """How many places the table has, at one place of the filing."""

    short = "is"
    is_: types.Counts = must("The number.", 7)
    of: Literal["players", "positions", "hands", "betting-spots", "everyone"] | None = say(
        "Of what.", "players"
    )
    counts_player_dealer: types.Yes | None = say("Whether the player-dealer is among them.", True)
    table: types.Slug | None = say("For which table, when there are several.", "baccarat-table")


class Backline(Part):
    """Whether people not seated may bet."""

    allowed: types.Yes = must("Whether it is.", True)
    on: types.Many[types.Slug] = say("On which wagers; all when absent.", ["base", "buster"], ())
    as_local_law_allows: types.Yes | None = say("Only as local law allows.", True)
    decides: words.BehindDecides | None = say(
        "Who decides about a hand on which several people bet.", "largest-wager"
    )
    settled_when: words.BehindSettled | None = say(
        "When such bets are settled: with their seat, or after all seats.", "with-seat"
    )


class Step(Part):
    """One step of a round, in order."""

    does: words.Does = must("What is done.", "deal")
    called: types.Slug | None = say("Its name, which moments and fees refer to.", "flop")
    to: words.Who | None = say("To whom, or for whom.", "players")
    by: words.Who | None = say("Who does it for them, where that is said.", "house-dealer")
    how: Literal["house-way", "own-choice", "approval"] | None = say(
        "In which manner a hand is set.", "house-way"
    )
    cards: types.Counts | None = say("How many cards.", 3)
    hands: types.Count | None = say("How many hands each player is dealt to, if several.", 2)
    face: words.Face | None = say("How they lie.", "down")
    round_number: types.Count | None = say("Which betting round, where numbered.", 2)
    limit: Literal["lower", "higher"] | None = say("Which figure of the limit it follows.", "lower")
    first: types.SeatName | None = say("Who is first.", "left-of-player-dealer")
    by_card: Literal["highest", "lowest"] | None = say("Which card gets the button.", "highest")
    equal_cards: words.EqualCards | None = say("What decides between cards of one rank.", "suit")
    direction: words.Direction | None = say("Which way around.", "clockwise")
    wagers: types.Many[types.Slug] = say("The wagers placed or settled.", ["ante"], ())
    up_to: types.Count | None = say("Most cards drawn or discarded.", 5)
    until_cards: types.Count | None = say("Dealt until a player has so many cards.", 13)
    keeps: types.Count | None = say("How many of the cards dealt a player keeps, if not all.", 2)
    where: types.Slug | None = say("In which version or case.", "manual-deal")
    optional: types.Yes | None = say("Only if the player wishes.", True)
    needs: types.Many[types.Slug] = say(
        "The wagers of which whoever does it must have one.", ["pass", "dont-pass"], ()
    )


class Splitting(Part):
    """Splitting, doubling, surrender and insurance."""

    is_: Literal[
        "split",
        "double-down",
        "surrender",
        "insurance",
        "resplit",
        "double-after-split",
        "draw-split-aces",
        "natural-after-split",
        "buy-back",
    ] = must("Which.", "split")
    allowed: types.Yes = must("Whether it is.", True)
    on: types.Many[types.Prose] = say("On which hands.", ["any pair"], ())
    with_totals: types.Counts | None = say("The totals that allow it; 0+ for any.", "10-11")
    most: types.Count | None = say("How many times, or hands.", 3)
    hands: types.Count | None = say("Most hands it gives.", 4)
    cards: types.Count | None = say("Cards then received.", 1)
    share_lost: types.Share | None = say("The share lost.", "1/2")
    size: types.Many[Size] = say(
        "The size of the wager it needs.", {"of": "base", "times": 1, "bound": "at-most"}, ()
    )
    no_later_than: types.Moment | None = say("The last moment for it.", "before-reveal")
    pays: types.Many[PayTable] = say("What it pays.", {"odds": "2:1", "at": 128}, ())
    except_: types.Many[types.Prose] = say("Except on these.", ["a hand with a joker"], ())
    against_natural: types.Yes | None = say("Whether a surrender holds against a natural.", False)
    draws_freely: types.Yes | None = say("That as many cards may be drawn as one wishes.", True)


class Irregular(Part):
    """Something that goes wrong, and what follows."""

    what: types.Prose = must("What happens.", "exposed-card")
    then: types.Prose | None = say(
        "What follows, in a few words of your own, where that is said.", "replaced after the deal"
    )
    step: types.Slug | None = say("Only at this step of the round.", "third-draw")
    answers: types.Many[words.Trouble] = say(
        "Which of these it settles: what is dealt when the cards run out, what a player who is all in can win, what a hand set wrongly does by a player or the player-dealer, what happens to the point when the dice are passed, what happens when too many or too few cards are dealt, a card is exposed, nobody opens, or someone opens who may not.",
        ["too-many-cards", "too-few-cards"],
        (),
    )
    remedy: words.Remedy | None = say("What follows, in a word, so that places compare.", "misdeal")
    cards: types.Many[types.Counts] = say(
        "Of which wrong numbers of cards in a hand it speaks.", ["1-7", "13+"], ()
    )
    if_: types.Prose | None = say("Only in this case, in a few words.", "nobody has called")
    otherwise: types.Yes | None = say("What follows in every other case.", True)
    shared_card: types.Yes | None = say("One card for all hands replaces a card for each.", True)
