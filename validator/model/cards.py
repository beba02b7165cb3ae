"""What a game is played with: decks, ranks, values, hands, charts."""

from typing import Literal

from . import types, words
from .part import Part, SaidText, Shorthand, must, say


class Deck(Part):
    """The deck or decks, at one place of the filing."""

    cards: types.Count | None = say("Cards in one deck, without jokers.", 52)
    jokers: types.Count | None = say("Jokers added.", 1)
    jokers_per: Literal["deck", "game"] | None = say(
        "Whether jokers are counted per deck or for all decks together.", "deck"
    )
    jokers_when: Literal["several-decks", "house-chooses"] | None = say(
        "Only in this case are they added.", "several-decks"
    )
    total: types.Count | None = say("The total of cards the filing gives.", 53)
    decks: types.Counts | None = say("How many decks are used.", "1-8")
    alternating: types.Count | None = say("Decks used in turn.", 2)
    removed: types.Many[types.Ranks] = say("Cards taken out.", ["10"], ())
    marked: types.Many[types.Ranks] = say(
        "Ranks of which the deck has specially marked cards; they are among its cards.",
        ["10", "J", "Q", "K"],
        (),
    )


class Equipment(Part):
    """Other things the game is played with."""

    is_: types.Slug = must("What it is.", "dice")
    count: types.Counts | None = say("How many.", 3)


class Joker(Shorthand):
    """What a joker stands for, at one place of the filing."""

    short = "acts-as"
    acts_as: Literal[
        "any-card",
        "ace-straight-or-flush",
        "ace-or-straight",
        "ace",
        "lowest-missing",
        "not-used",
        "blank",
        "hard-21",
        "wild",
    ] = must("What it stands for.", "ace-straight-or-flush")
    where: types.Slug | None = say("For which hand or wager.", "fortune-bonus")
    usually: types.Yes | None = say("Only generally or usually, or with exceptions.", True)


class Ranks(Part):
    """An order of cards or tiles."""

    high_to_low: types.Some[types.Text] = must(
        "From highest to lowest.", ["A", "K", "Q", "J", 10, 9, 8, 7, 6, 5, 4, 3, 2]
    )
    of: types.WhichHand | None = say("For which ranking, when the game has several.", "low")
    ace: types.Many[Literal["high", "low", "low-in-straights"]] = say(
        "How the ace may be used.", ["high", "low-in-straights"], ()
    )


class CardValues(Part):
    """Points of cards."""

    table: types.Some[tuple[types.Text, types.Text]] = must(
        "Card or group, and its points.", [["A", "1 or 11"], ["2-9", "face"], ["10-K", 10]]
    )


class Example(Part):
    """The highest and lowest hand the filing gives for a rank."""

    hand: types.Slug = must("The rank of hand.", "straight-flush")
    highest: types.Many[types.Text] = say(
        "Its highest hand, card by card.", ["K", "Q", "J", 10, 9], ()
    )
    lowest: types.Many[types.Text] = say("Its lowest hand.", [5, 4, 3, 2, "A"], ())


class Alike(Shorthand):
    """How two hands of one rank compare, at one place of the filing."""

    short = "by"
    by: Literal["unshared-card", "own-cards-first", "card-by-card", "highest-card-alone"] = must(
        "What decides first: a card the other hand lacks, the pair or set itself, or the highest card; or the highest card and nothing else.",
        "own-cards-first",
    )
    of: types.Many[types.Slug] = say("Of which hands; of all when absent.", ["pair", "flush"], ())


class HandRanking(Part):
    """An order of hands."""

    ranking: types.Slug = must("Its name, which wagers refer to.", "five-card-high")
    high_to_low: types.Some[types.Hand] = must(
        "From the best hand to the worst.", ["royal-flush", "straight-flush", "4-of-a-kind"]
    )
    alike: types.Many[Alike] = say(
        "How two hands of one rank compare.",
        [{"by": "own-cards-first", "of": ["pair"], "at": 1526}],
        (),
    )
    examples: types.Many[Example] = say(
        "Highest and lowest hands given.",
        [{"hand": "flush", "highest": ["A", "K", "Q", "J", 9], "at": 4971}],
        (),
    )


class SumExample(Part):
    """Cards and the total the filing says they make."""

    cards: types.Some[types.Text] = must("The cards.", ["K", "Q", 9])
    makes: types.Text = must("The total given.", "17 or 7")


class ChartRow(Shorthand):
    """One instruction of a hit-and-stand chart."""

    row = ("totals", "must")
    totals: types.Totals = must(
        "The totals: hard or soft and a range, or 'below' and a total; a bare range is both; 'other' is all the rest.",
        "hard 19+",
    )
    must_: Literal["hit", "stand", "option"] = must("What is to be done.", "stand")


class Chart(Part):
    """A hit-and-stand chart."""

    for_: words.Who = must("Whose hand.", "player-dealer")
    called: types.Text | None = say("Its name.", "Chart 1B")
    rows: types.Some[ChartRow] = must(
        "The instructions.", [["hard 17+", "stand"], ["soft 17-", "hit"]]
    )
    if_: words.ChartCase | None = say(
        "Only in this case, or where the house chooses this chart of several.",
        "only-bonus-bets-are-left",
    )


class Term(SaidText):
    """A term the filing defines, and for hard and soft hands what the definition asks of them."""

    for_: words.Who | None = say("For whose hand, when they differ.", "player-dealer")
    cards: types.Counts | None = say("Hard or soft: how many cards the definition asks for.", "3+")
    totals: types.Counts | None = say("Hard or soft: the totals the definition names.", 17)
    natural: types.Many[types.Ranks] = say("Natural: the cards it asks for.", ["A", "A"], ())
    step: types.Slug | None = say("The step of the round it is tied to.", "come-out-roll")


class DrawMatrix(Part):
    """A chart of when a hand draws, by its total and another hand's third card."""

    for_: words.Who = must("Whose hand.", "banker-hand")
    third_cards: types.Many[types.Text] = say(
        "The columns: third cards of the other hand.", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], ()
    )
    rows: types.Some[tuple[types.Text, types.Printed]] = must(
        "A total, and one letter a column: H hits, S stands, O option.", [[6, "SSSSSSHHSS"]]
    )


class DrawRule(Part):
    """A rule of drawing given in prose."""

    for_: words.Who = must("Whose hand.", "banker-hand")
    totals: types.Counts = must("Its totals.", "0-5")
    must_: Literal["hit", "stand", "option"] = must("What is to be done.", "hit")
    against: types.Many[types.ThirdCard] = say("Only against these third cards.", [6, 7], ())
    not_against: types.Many[types.ThirdCard] = say("Not against these third cards.", [8], ())
    if_: words.DrawCase | None = say("Only in this case.", "player-stands")


class HouseWay(Part):
    """One line of the predetermined way to set or play a hand."""

    dealt: types.Slug = must("The hand dealt.", "two-pair-aces-to-queens")
    play: types.Prose = must("How it is set, in a few words of your own.", "small pair in front")
    front: types.Many[types.Text] = say("The example's front hand.", ["3", "3"], ())
    back: types.Many[types.Text] = say("The example's back hand.", ["K", "K", "7", "6", "2"], ())
