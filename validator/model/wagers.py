"""Wagers: when they are placed, how large, what decides them and what they pay."""

from typing import Literal

from . import types, words
from .part import Part, SaidRange, SaidYes, Shorthand, must, say


class Event(Shorthand):
    """Something that can happen with cards or dice, so that odds can be computed from the document
    alone.
    """

    short = "hand"
    hand: types.Hand | None = say("A rank of hand.", "full-house")
    whose: words.EventWhose | None = say("Whose cards.", "player-dealer")
    cards: types.Count | None = say("How many cards make it.", 7)
    first_cards: types.Count | None = say("Only the first so many cards dealt.", 2)
    initial: types.Yes | None = say("Said to be of the initial deal alone.", True)
    count: types.Counts | None = say("How many of something.", "8+")
    of: words.EventOf | None = say("Of what.", "red-cards")
    with_joker: types.Yes | None = say("With a joker (true) or without (false).", False)
    suited: words.EventSuited | None = say("Of one suit or color, or of none.", "same")
    ranks: types.Many[types.Ranks] = say("The ranks it needs.", ["A", "K"], ())
    points: types.Counts | None = say("Its points.", 7)
    margin: types.Counts | None = say("By how many points a hand wins.", 4)
    total: types.Many[types.Counts] = say("Totals of dice or numbers.", [7, 11], ())
    result: types.EndOf | None = say("A result of the base game.", "bust")
    plus: types.Many["Event"] = say("Together with these.", [{"hand": "royal-match"}], ())
    while_: types.Many["Event"] = say("While the other hand shows this.", [{"points": "0-6"}], ())

    @property
    def each_card(self) -> tuple[str, ...]:
        """The ranks card by card: two jokers are a joker and a joker."""
        several = int(self.count.low) if self.count and len(self.ranks) == 1 else 1
        return self.ranks * several


class PayRow(Shorthand):
    """A row of a pay table: the filing's label, the event it means, what it pays."""

    row = ("label", "pays")
    label: types.HandLabel = must(
        "The row as the filing labels it; a rank of hand in small letters and hyphens where it is one.",
        "straight-flush",
    )
    pays: types.Many[types.Odds] = say("What it pays, by column of the table.", "40:1", ())
    event: Event | None = say(
        "What it means, when the label alone is not a rank of hand.",
        {"hand": "straight-flush", "cards": 7, "with-joker": False},
    )


class PayTable(Part):
    """What a wager pays, at one place of the filing."""

    odds: types.Odds | None = say("One payment for every win.", "1:1")
    rows: tuple[PayRow, ...] = say(
        "The rows.", [["mini-royal-flush", "200:1"], ["pair", "1:1"]], ()
    )
    identifier: types.Text | None = say("The owner's identifier of the table.", "TCB-6B4")
    headings: types.Many[types.Text] = say(
        "Headings when rows pay by column (options, bet sizes).", ["PGP-06", "PGP-07"], ()
    )
    printed: Literal["rules", "layout", "rates"] | None = say(
        "Where it is printed, when not in the rules.", "layout"
    )
    when: Event | None = say("Only for this win.", {"result": "natural"})
    if_: (
        Literal["even-money", "even-money-declined", "not-qualified", "one-deck", "variant"] | None
    ) = say("Only in this case.", "even-money")
    at_least: types.Money | None = say("Least a win pays.", 1)
    at_most: types.Money | None = say("Most a win pays.", 50000)
    at_most_per: words.Per | None = say("Per what that ceiling holds.", "hand")
    statistic: types.Yes = say("True for rows that are no payouts.", True, False)
    under_cap: SaidYes | None = say("Subject to the most that is paid.", {"is": True, "at": 457})
    rises: SaidYes | None = say("Pays more for each card or better hand.", {"is": True, "at": 2391})
    highest_only: types.Yes | None = say("Only the highest row is paid.", True)


class Statistic(Part):
    """A figure about the odds of a wager that the filing prints."""

    is_: Literal["advantage", "hit-frequency"] = must("Which figure.", "advantage")
    figure: types.Share = must("The figure, with the digits printed.", "6.74 %")


class WagerBound(Shorthand):
    """Limits of a wager, at one place of the filing."""

    short = "is"
    is_: types.Limit | None = say("From least to most.", "1-50")
    minimum: types.Limit | None = say("Least.", 1)
    maximum: types.Limit | None = say("Most.", 50)
    within_table_limit: types.Yes | None = say("Within the table limit.", True)
    at_every_limit: types.Yes | None = say("Said to hold whatever the table limit is.", True)
    see_schedule: types.Yes | None = say("The filing refers to the rate schedule.", True)
    on_totals: types.Many[types.RollTotal] = say("Only on these totals of the dice.", [4, 10], ())
    against_base: types.Many[Literal["less", "equal", "greater"]] = say(
        "How it may compare with the base wager.", ["less", "equal"], ()
    )


class Size(Part):
    """A wager sized from another."""

    of: types.OneOrMany[types.Slug] = must("The other wager.", "ante")
    times: types.Counts = must("How many times it.", "1-4")
    bound: Literal["exactly", "at-most", "at-least", "between", "one-of"] = must(
        "How strictly; one-of where only whole multiples are allowed.", "exactly"
    )
    when: types.Stage | None = say("In which case.", "before-flop")
    with_: types.Hand | None = say("Only with this hand or a better one.", "5-card-flush")


class Needs(Shorthand):
    """What must have been wagered first."""

    listed = "all"
    short = "all"
    all: types.Many[types.Slug] = say("All of these wagers.", ["ante"], ())
    any: types.Many[types.Slug] = say("Any of these wagers.", ["player-line", "banker-line"], ())
    first_at_least: types.Money | None = say("The other wager must be at least this.", 5)
    none: types.Yes | None = say("The filing says it stands alone.", True)


class Fate(Shorthand):
    """What becomes of a wager."""

    short = "is"
    is_: words.FoldFate = must("Its fate.", "lost")
    with_: types.Hand | None = say("Only with this hand or a better one.", "3-of-a-kind")
    below: types.Hand | None = say("Only with a hand below this one.", "3-of-a-kind")


class Judged(Part):
    """Which hand decides a wager."""

    whose: words.JudgedBy = must("Whose cards.", "own")
    cards: types.Count | None = say("Cards looked at.", 7)
    best: types.Count | None = say("Best hand of how many cards.", 5)
    ranking: types.Slug | None = say("By which ranking.", "five-card-high")


class Wins(Part):
    """When a wager wins, loses or pushes by itself, without a comparison of hands."""

    when: types.Many[Event] = say("The events.", [{"whose": "banker", "points": 7, "cards": 3}], ())
    is_: words.Result = must("The result.", "wins")
    otherwise: types.Yes | None = say("True for all other cases.", True)
    bet_that: types.Yes | None = say("Said to be a bet that this comes, else lost.", True)


class Roll(Part):
    """How dice decide a wager."""

    stage: Literal["come-out", "point", "any-roll", "one-roll", "next-roll"] = must(
        "On which roll.", "come-out"
    )
    wins: types.Many[types.RollTotal] = say("Totals that win.", [7, 11], ())
    loses: types.Many[types.RollTotal] = say("Totals that lose.", [2, 3, 12], ())
    pushes: types.Many[types.RollTotal] = say("Totals that push.", [12], ())
    other_totals: Literal["point", "no-decision"] | None = say("All other totals.", "point")


class Placed(Shorthand):
    """When a wager is placed."""

    short = "is"
    is_: types.Moment = must("The moment.", "before-deal")


class Closing(Placed):
    """When betting ends."""

    excludes: types.Many[types.Slug] = say("Wagers it is said not to concern.", ["play"], ())


class Tie(Shorthand):
    """What a tie does to a wager."""

    short = "is"
    is_: Literal["pushes", "wins", "loses", "cannot-tie", "half-lost"] = must(
        "The result.", "pushes"
    )
    if_: types.Prose | None = say("Only in some ties: in a few words.", "both totals are zero")


class Wager(Part):
    """A wager or bonus bet."""

    name: types.Slug = must("Its name in small letters and hyphens.", "pair-plus")
    called: types.Many[types.Text] = say("Other names in the filing.", ["Pair Plus"], ())
    bonus: types.Yes = say("True for a bonus bet.", True, False)
    required: types.Yes | None = say("Whether every player must place it.", True)
    needs: types.Many[Needs] = say("What must have been wagered first.", "ante", ())
    made_of: types.Many[types.Slug] = say("The bets it is made of.", ["craps-two", "eleven"], ())
    statistics: types.Many[Statistic] = say(
        "Figures printed about its odds.", {"is": "advantage", "figure": "6.74 %", "at": 2829}, ()
    )
    placed: types.Many[Placed] = say("When it is placed.", {"is": "before-deal", "at": 379}, ())
    size: types.Many[Size] = say(
        "How it is sized from another wager.", {"of": "ante", "times": 1, "bound": "exactly"}, ()
    )
    limit: types.Many[WagerBound] = say("Its limits.", {"is": "1-50", "at": 187}, ())
    own_space: types.Many[SaidYes] = say(
        "Whether it has a betting space of its own on the table.", {"is": True, "at": 321}, ()
    )
    open_to_backline: types.Many[SaidYes] = say("Open to backline.", {"is": True, "at": 386}, ())
    on_fold: types.Many[Fate] = say("Its fate on a fold.", {"is": "lost", "at": 354}, ())
    on_bust: types.Many[Fate] = say("Its fate on a bust.", {"is": "stays", "at": 191}, ())
    on_surrender: types.Many[Fate] = say("Its fate on a surrender.", {"is": "lost", "at": 146}, ())
    on_foul: types.Many[Fate] = say("Its fate on a foul.", {"is": "lost", "at": 66}, ())
    on_natural: types.Many[Fate] = say("Its fate on a natural.", {"is": "stays", "at": 191}, ())
    survives: types.Many[SaidYes] = say("Stands whatever the result.", {"is": True, "at": 384}, ())
    lasts_beyond_round: types.Many[SaidYes] = say(
        "Can stay on the table into the next round.", {"is": True, "at": 340}, ()
    )
    judged: types.Many[Judged] = say(
        "Which hand decides it.", {"whose": "own", "cards": 3, "ranking": "three-card"}, ()
    )
    decided: types.Many[Wins] = say(
        "When it wins or loses by itself.",
        [{"when": [{"result": "bust", "whose": "player-dealer"}], "is": "wins", "at": 194}],
        (),
    )
    rolls: types.Many[Roll] = say(
        "How dice decide it.", [{"stage": "come-out", "wins": [7, 11], "loses": [2, 3, 12]}], ()
    )
    ties: types.Many[Tie] = say(
        "What a tie does to it, or that it cannot tie.", {"is": "cannot-tie", "at": 5118}, ()
    )
    pays: types.Many[PayTable] = say("What it pays.", {"odds": "1:1", "at": 365}, ())
    pays_from: types.Slug | None = say("Who pays it, when not the player-dealer.", "house")


class Outcome(Part, others=words.Result):
    """A case of the comparison, and the result for each wager it decides. Any other key names a
    wager.
    """

    case: types.Slug = must("The case, of those the comparator knows, listed below.", "higher")
    if_: types.Prose | None = say(
        "Narrower than the case: in a few words.", "player-dealer holds three eights"
    )
    when: types.Many[Event] = say(
        "What that is in cards, so that it can be compared and counted.",
        {"whose": "player-dealer", "count": 3, "ranks": [8]},
        (),
    )
    below: types.Hand | None = say("Only with a hand below this one.", "straight")
    otherwise: types.Yes | None = say("It holds for all that narrower answers leave.", True)
    variant: types.Text | None = say("Only in the variant of this name.", "Single 21")
    settled: types.Moment | None = say("When it is settled, if apart from others.", "before-reveal")
    units: types.Many[types.Count] = say(
        "How many units the winner is said to win, those put up counted; several are added up.",
        [3, 1],
        (),
    )
    only_called: Literal["tie", "push"] | None = say(
        "The text gives the case a name and says no more; the result is what the name usually means.",
        "tie",
    )

    @property
    def narrower(self) -> object | None:
        """What makes it narrower than its case, alike where two say the same of cards or variant.
        Words of one's own are like no others: the outcome itself stands for them. What holds for
        the rest is as wide as the case.
        """
        if self.otherwise:
            return None
        typed = (self.when, self.variant, self.below)
        return typed if any(typed) else self if self.if_ else None

    @property
    def results(self) -> dict[str, words.Result]:
        return self.model_extra


class Qualifier(Shorthand):
    """What a hand needs to qualify."""

    short = "hand"
    hand: types.Slug = must("The least hand that qualifies.", "queen-high")
    whose: Literal["player-dealer", "dealer", "player", "opener"] | None = say(
        "Whose hand.", "player-dealer"
    )


class Copies(Shorthand):
    """Who takes a hand that equals the other side's, where each side sets two hands."""

    short = "to"
    to: Literal["player-dealer", "player", "nobody"] = must(
        "Who wins the copied hand; the wager then goes by the hands won.", "player-dealer"
    )


class Comparison(Part):
    """How hands are compared. The comparator knows the cases; the document answers them."""

    by: words.Comparator = must("The comparator.", "closest-to-target")
    hands: types.Many[types.Slug] = say(
        "The hands compared, first the one that wins for the player.",
        ["player", "player-dealer"],
        (),
    )
    wagers: types.Many[types.Slug] = say("The wagers this decides.", ["ante", "play"], ())
    target: types.Many[types.Text] = say("The best total, where there is one.", 21.5, ())
    bust: types.Yes | None = say("Whether going over the target loses by itself.", True)
    natural: Event | None = say(
        "The hand that counts as a natural.", {"ranks": ["A", "10-K"], "first-cards": 2}
    )
    equal_totals: types.Many[SaidRange] = say(
        "Totals that are said to be worth the same however they are made.", {"is": 21, "at": 3}, ()
    )
    qualifies: types.Many[Qualifier] = say(
        "What the player-dealer needs to qualify.", {"hand": "queen-high", "at": 357}, ()
    )
    copies: types.Many[Copies] = say(
        "Who wins a hand that is a copy, where that is said of the hand and not of the wager.",
        {"to": "player-dealer", "at": 5099},
        (),
    )
    outcomes: tuple[Outcome, ...] = say(
        "The answers.", [{"case": "higher", "ante": "wins", "play": "wins", "at": 365}], ()
    )


class Settlement(Part):
    """In which order wagers are settled, at one place of the filing."""

    from_: types.SeatName | None = say("Where it starts.", "action-button")
    direction: words.Direction | None = say("Which way around.", "clockwise")
    by: Literal["seat", "wager", "seat-then-wager", "wager-then-seat"] | None = say(
        "Seat by seat, or wager by wager.", "seat"
    )
    order: types.Many[types.Slug] = say("The wagers in order.", ["play", "ante", "pair-plus"], ())
    wagers: types.Many[types.Slug] = say("Only for these wagers.", ["tie"], ())
    first: types.Slug | None = say("What is settled first, when said.", "losing-wagers")
    when: words.SettledWhen | None = say("Only in this case.", "bank-short")
    together: types.Many[types.Slug] = say(
        "Wagers of the order that are settled as one kind, seat by seat.",
        ["player-line", "banker-line"],
        (),
    )
