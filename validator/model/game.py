"""The kind `game`: everything a filing says of one game."""

from typing import Literal

from . import types, words
from .cards import (
    CardValues,
    Chart,
    Deck,
    DrawMatrix,
    DrawRule,
    Equipment,
    HandRanking,
    HouseWay,
    Joker,
    Ranks,
    SumExample,
    Term,
)
from .named import refuse_strange_names
from .part import (
    Named,
    Part,
    SaidDay,
    SaidInWords,
    SaidLimit,
    SaidRange,
    SaidText,
    SaidYes,
    Shorthand,
    must,
    say,
)
from .play import Backline, Irregular, Seats, Splitting, Step
from .poker import BetLimit, Forced, Outranks, Payout, Pot, Raises, Threshold, Uses
from .statements import Bank, Claim, Fee, Jackpot, Replaced, Rounding
from .told import (
    BestHand,
    Discretion,
    Fact,
    Mention,
    OwnWord,
    Reference,
    Remark,
)
from .wagers import Closing, Comparison, Settlement, Wager


class Approval(Part):
    """An approval number and the place that prints it, often a rate sheet."""

    number: types.Text = must("The number as printed.", "GEGA-002834")
    on: types.Slug | None = say(
        "The document that prints it, when not this one.", "california-games-collection-rates"
    )
    inferred: types.Yes | None = say("That it is this game's is inferred, not printed.", True)


class Owner(Part):
    """Who owns the game or a part of it."""

    called: types.Text = must("The owner.", "SHFL Entertainment, Inc.")
    of: types.Text | None = say("What it owns, when not the whole game.", "buster")
    agreement: types.Yes | None = say("Whether an agreement with the owner is submitted.", True)


class SectionAt(Part):
    """A section the filing has, and its lines."""

    is_: words.Section = must("The section.", "type-of-game")


class Inherits(Shorthand):
    """Rules taken from another game."""

    short = "from"
    from_: types.Text = must("The game named.", "Texas Hold-Em")
    document: types.Slug | None = say("Its document, by id.", "texas-hold-em")
    except_: types.Many[types.Prose] = say("What does not carry over.", ["the pot is split"], ())


class Game(Named):
    """The rules of one game."""

    def _fit(self) -> None:
        refuse_strange_names(self)

    kind: Literal["game"] = must("The kind of document.", "game")
    name: types.Text = must("The game's name.", "Face Up Pai Gow Poker")
    also_called: types.Many[SaidText] = say(
        "Other names printed for it.", [{"is": "Double Hand Poker", "at": 487}], ()
    )
    version: types.Many[SaidText] = say("Its version.", {"is": "4.0", "at": 974}, ())
    dated: types.Many[SaidDay] = say(
        "The date the filing bears; not one on a layout proof.", {"is": "2006-04-23", "at": 974}, ()
    )
    takes_effect: SaidDay | None = say("The day it takes effect.", {"is": "2011-07-22", "at": 9})
    category: words.Category = must("How it is banked.", "player-dealer")
    category_said: types.Many[SaidText] = say(
        "What the filing itself calls its category.", {"is": "California game", "at": 4947}, ()
    )
    approvals: types.Many[Approval] = say(
        "Approval numbers and where they are printed.", [{"number": "GEGA-002834", "at": 3735}], ()
    )
    owners: types.Many[Owner] = say(
        "Owners named.", [{"called": "DEQ Systems Corp.", "at": 2066}], ()
    )
    extends: types.Slug | None = say(
        "The game this one is a variant of, by id; only what differs is said here.",
        "pure-spanish-21-5-blackjack-3-to-2",
    )
    inherits: types.Many[Inherits] = say(
        "Rules the filing takes from another game by name.",
        [{"from": "Texas Hold-Em", "at": 694}],
        (),
    )
    supersedes: types.Many[Replaced] = say("What it replaces.", ["pure-21-5-blackjack-1"], ())
    sections: types.Many[SectionAt] = say(
        "Sections the filing has.", [{"is": "type-of-game", "at": "2070-2072"}], ()
    )
    object: types.Many[SaidInWords] = say(
        "The object of the game, in a few words of your own.",
        {"is": "two hands that both beat the player-dealer's", "at": 4951},
        (),
    )
    deck: types.Many[Deck] = say(
        "The deck or decks.", {"cards": 52, "jokers": 1, "total": 53, "at": 4955}, ()
    )
    equipment: types.Many[Equipment] = say(
        "Other equipment.", [{"is": "dice", "count": 3, "at": 5005}], ()
    )
    joker: types.Many[Joker] = say(
        "What jokers stand for.", {"acts-as": "ace-straight-or-flush", "at": 4959}, ()
    )
    cards: types.Many[Ranks] = say(
        "The order of cards.", {"high-to-low": ["A", "K", "Q"], "at": 4959}, ()
    )
    values: types.Many[CardValues] = say(
        "Points of cards.", {"table": [["A", 1], ["2-9", "face"]], "at": 2084}, ()
    )
    totals: types.Many[SumExample] = say(
        "Examples of totals.", [{"cards": ["K", "Q", 9], "makes": 9, "at": 575}], ()
    )
    hands: types.Many[HandRanking] = say(
        "The order of hands.",
        {
            "ranking": "five-card-high",
            "high-to-low": ["royal-flush", "straight-flush"],
            "at": "3823-3832",
        },
        (),
    )
    seats: types.Many[Seats] = say("The seats.", [{"is": 7, "of": "players", "at": 315}], ())
    spots: types.Many[SaidRange] = say("Betting spaces of each seat.", {"is": 5, "at": 2094}, ())
    most_hands: types.Many[SaidRange] = say(
        "Most hands or betting spaces one player may play at a time.", {"is": 2, "at": 36}, ()
    )
    minimum_players: types.Many[SaidRange] = say("Fewest players.", {"is": 2, "at": 3102}, ())
    backline: types.Many[Backline] = say("Backline betting.", {"allowed": True, "at": 4991}, ())
    states: types.Many[Claim] = say(
        "Statements the filing makes.", [{"that": "house-no-interest", "at": 4947}], ()
    )
    player_dealer: Bank | None = say(
        "The player-dealer position.",
        {"rotation": {"holds-at-most": 2, "unit": "rounds", "at": 4947}},
    )
    round: types.Many[Step] = say(
        "The round, step by step.",
        [{"does": "deal", "to": "players", "cards": 7, "face": "down", "at": 4994}],
        (),
    )
    no_more_bets: types.Many[Closing] = say(
        "After which step no bet may be made.", {"is": "before-deal", "at": 336}, ()
    )
    wagers: tuple[Wager, ...] = say(
        "Every wager and bonus bet.", [{"name": "ante", "required": True, "at": 334}], ()
    )
    table_limit: types.Many[SaidLimit] = say("Table limits.", {"is": "5-500", "at": 12}, ())
    compares: types.Many[Comparison] = say(
        "How hands are compared and what follows.",
        {"by": "points-mod-10", "hands": ["player", "banker"]},
        (),
    )
    charts: types.Many[Chart] = say(
        "Hit-and-stand charts.",
        [
            {
                "for": "player-dealer",
                "rows": [["hard 17+", "stand"], ["soft 17-", "hit"]],
                "at": "98-100",
            }
        ],
        (),
    )
    draw_matrix: types.Many[DrawMatrix] = say(
        "Draw charts.", {"for": "banker-hand", "rows": [[7, "SSSSSSSSSS"]], "at": "2128-2137"}, ()
    )
    draw_rules: types.Many[DrawRule] = say(
        "Drawing rules in prose.",
        [{"for": "player-hand", "totals": "0-5", "must": "hit", "at": 2118}],
        (),
    )
    house_way: types.Many[HouseWay] = say(
        "The house way.", [{"dealt": "one-pair", "play": "pair in back", "at": 5019}], ()
    )
    playing_options: types.Many[Splitting] = say(
        "Splitting, doubling, surrender, insurance.",
        [{"is": "split", "allowed": True, "at": 161}],
        (),
    )
    settles: types.Many[Settlement] = say(
        "Order of settlement.",
        {
            "from": "action-button",
            "direction": "clockwise",
            "by": "seat",
            "order": ["play", "ante"],
            "at": 324,
        },
        (),
    )
    forced_bets: types.Many[Forced] = say(
        "Blinds, antes, bring-ins.", [{"is": "big-blind", "at": 3846}], ()
    )
    raises: types.Many[Raises] = say("How many raises.", {"most": 3, "at": 3851}, ())
    check_raise: types.Many[SaidYes] = say(
        "Whether a player who checked may raise in the same round.", {"is": True, "at": 106}, ()
    )
    pot: types.Many[Pot] = say("How the pot is awarded.", {"to": "high", "at": 3888}, ())
    outranks: types.Many[Outranks] = say(
        "Which hand, as set, must rank above which.",
        [{"hand": "five-card", "above": "two-card", "at": 290}],
        (),
    )
    uses: types.Many[Uses] = say(
        "Which cards make a hand.", {"any-cards": True, "hand-size": 5, "at": 3884}, ()
    )
    thresholds: types.Many[Threshold] = say(
        "Figures that decide something.", [{"of": "share-of-pot", "is": 200, "at": 535}], ()
    )
    limits: types.Many[BetLimit] = say("Limits on bets.", [{"at-most": 500, "at": 306}], ())
    payouts: types.Many[Payout] = say(
        "Floors and ceilings of payment.",
        [{"of": "bingo-session", "least-share": "75 %", "at": 160}],
        (),
    )
    jackpots: types.Many[Jackpot] = say(
        "Funds that players feed, and how they come back.",
        [{"called": "bad beat", "won-by": "four of a kind that is beaten", "at": 736}],
        (),
    )
    buy_in: types.Many[SaidRange] = say("Buy-in.", {"is": "20+", "at": 28}, ())
    fees: types.Many[Fee] = say(
        "Fees the rules themselves state.", [{"from": "player", "per": "hand", "at": 435}], ()
    )
    glossary: types.Many[Term] = say("Terms it defines.", [{"is": "war deal", "at": 3195}], ())
    irregularities: types.Many[Irregular] = say(
        "What happens when something goes wrong.",
        [{"what": "exposed-card", "then": "replaced", "at": 34}],
        (),
    )
    rounding: types.Many[Rounding] = say("How payments are rounded.", {"is": "down", "at": 12}, ())
    tie_rules: types.Many[SaidYes] = say(
        "That suits or order of play break ties, if said.", {"is": False, "at": 52}, ()
    )
    facts: types.Many[Fact] = say(
        "Details of hands, each place that tells one.",
        [{"of": "draw-after-natural", "is": "no-draw", "at": 971}],
        (),
    )
    remarks: types.Many[Remark] = say(
        "What whoever transcribed the rules noticed in them.",
        [
            {
                "about": "What are the cards dealt from?",
                "readings": [
                    {"says": "cards are dealt from a shoe", "at": 788},
                    {"says": "cards are dealt from a machine", "at": 809},
                ],
            }
        ],
        (),
    )
    speaks_of: types.Many[Mention] = say(
        "Things the text speaks of as if the game had them.",
        [{"thing": "community-cards", "at": 464}],
        (),
    )
    refers: types.Many[Reference] = say(
        "References to other places of the text.",
        [{"to": "number 14", "about": "where the action starts", "at": 839}],
        (),
    )
    own_words: types.Many[OwnWord] = say(
        "Words of the game's own on which money or a right depends.",
        [{"is": "half action", "at": 1338}],
        (),
    )
    discretion: types.Many[Discretion] = say(
        "What is left to the house to decide from case to case.",
        [{"over": "more than three circles", "whose": "management", "at": 1215}],
        (),
    )
    best_hands: types.Many[BestHand] = say(
        "Examples of cards dealt and the hand they make.",
        [{"ranking": "badugi", "cards": ["2♥", "3♥", "Q♠"], "makes": ["2♥", "Q♠"], "at": 723}],
        (),
    )
