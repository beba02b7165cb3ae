"""The closed vocabularies of the documents. A word here is a fact a predicate can rest on."""

from typing import Literal

Category = Literal["player-dealer", "poker", "pan", "house-banked", "bonus-bet", "bingo", "keno"]

Direction = Literal["clockwise", "counter-clockwise", "left", "right"]

RotationUnit = Literal["hands", "rounds", "times", "turns", "minutes"]
RotationVerb = Literal["offered", "rotated", "moved", "must-rotate", "may-rotate", "relinquished"]

Exposure = Literal[
    "original-wager", "amount-wagered", "money-on-table", "amount-covered", "table-limit"
]
Reading = Literal["action", "two-sided", "running", "running-on"]
PartCovered = Literal["part-action", "returned-whole", "returned-and-ends"]
BehindSettled = Literal["with-seat", "after-seats"]
LimitedSide = Literal["paid", "collected"]
SettledWhen = Literal[
    "bank-covers-all", "bank-short", "player-wins", "player-loses", "qualified", "not-qualified",
    "surrender", "fold", "all-in", "end-of-round",
]  # fmt: skip
Uncovered = Literal["returned", "refused", "not-refunded", "no-action", "carried-over"]
Taker = Literal["any-player", "seated-players", "players", "third-party", "house", "nobody"]
Eligible = Literal[
    "bet-last-round", "bet-against-the-dealer", "funds-for-every-wager", "funds-for-table-minimum",
    "approval-of-house",
]  # fmt: skip
Untaken = Literal[
    "game-stops", "game-ends", "game-ends-after-second-hand", "game-cannot-start", "offered-again",
    "same-player-continues", "third-party-banks", "back-to-the-dealer", "house-banks",
]  # fmt: skip

Payer = Literal[
    "player", "player-dealer", "pot", "winner", "house", "all-players", "jackpot-fund", "button"
]
Per = Literal[
    "hand",
    "round",
    "wager",
    "betting-circle",
    "player",
    "pot",
    "half-hour",
    "hour",
    "day",
    "bet",
    "game",
    "round-reached",
    "session",
    "entry",
    "card",
    "seat",
]
Basis = Literal[
    "total-table-action", "player-wager", "wager", "total-player-wager", "table-limit", "number-of-players", "round-reached",
    "pot", "winnings", "payout", "bet", "buy-bet", "lay-bet", "ante", "buy-in", "undefined",
]  # fmt: skip

Result = Literal[
    "wins",
    "loses",
    "pushes",
    "returned",
    "no-action",
    "half-lost",
    "half-won",
    "continues",
    "war",
    "splits",
    "paid-by-table",
    "rebuys",
    "dead",
]

Comparator = Literal[
    "ranked-hand", "closest-to-target", "points-mod-10", "two-hands", "single-card", "pot", "high-low-pot", "three-hands", "tiles", "melds", "none",
]  # fmt: skip

Face = Literal["up", "down", "mixed"]
Who = Literal[
    "players",
    "player-dealer",
    "each-player",
    "active-players",
    "board",
    "player-hand",
    "banker-hand",
    "house-dealer",
    "dealer",
    "seats",
    "discard",
    "everyone",
]
Does = Literal[
    "shuffle", "bet", "deal", "betting-round", "draw", "discard", "burn", "act", "set", "reveal", "qualify", "roll", "spin", "call-numbers",
    "compare", "showdown", "settle", "collect-fee", "place-button", "offer-bank", "no-more-bets", "exchange", "pass",
]  # fmt: skip

Claim = Literal[
    "house-does-not-participate", "house-no-interest", "house-never-player-dealer", "no-bank-by-anyone", "house-takes-no-percentage",
    "player-dealer-position-used", "no-player-dealer-position", "players-play-each-other",
    "fees-not-percentage", "fees-determined-before-play", "fees-posted", "notice-to-patrons", "one-schedule-at-a-time", "rate-cap", "different-rates-allowed",
    "fee-waiver", "zero-fee-review", "third-party-permitted", "legality", "differs-from-forbidden", "not-required-to-cover-all", "limits-posted", "rules-posted",
    "local-ordinance-applies", "minimum-age", "owner-agreement", "bureau-approval", "fees-requested", "house-may-change-options", "standard-rules-apply",
]  # fmt: skip
CapScope = Literal["table", "table-limit", "game", "option"]
Setter = Literal["house", "players"]
Refund = Literal["misdeal", "no-action"]

Section = Literal[
    "type-of-game", "object", "deck", "values-and-ranks", "table", "dealing", "round-of-play", "wagers", "pay-tables", "how-wagers-win",
    "player-dealer", "settlement", "fees", "glossary", "legality", "layout", "equipment", "house-way", "irregularities", "bonus-bets", "charts", "definitions", "jackpot",
]  # fmt: skip

MustCover = Literal["every-wager", "some-wagers", "table-minimum", "bonus-payouts"]

BehindDecides = Literal["largest-wager", "seated-player", "nobody"]
EmptySeat = Literal["next-active-seat", "next-occupied-seat"]
EqualCards = Literal["suit", "nearest-the-dealer", "nearest-the-button"]
RaisesCase = Literal["two-players", "table-stakes"]
Fund = Literal["jackpot", "promotions"]
ButtonBy = Literal["card", "dice", "flop", "rotation", "none"]
FoldFate = Literal["lost", "stays", "returned"]

FactIs = Literal[
    "no-draw", "by-the-total", "lowest-card", "high-only", "high", "low", "ignored", "counted",
    "for-the-bonus-bet-alone", "once-all-have-played", "always",
    "stays-on-the-table", "is-collected-in-full",
]  # fmt: skip
FactOf = Literal[
    "ace-in-low", "draw-after-natural", "played-out", "primary-at-war", "straights-in-low",
]  # fmt: skip

Trouble = Literal[
    "cards-run-out", "all-in", "foul", "dealer-foul", "dice-passed", "too-many-cards", "too-few-cards",
    "exposed-card", "exposed-dealer-card", "nobody-opens", "false-opener",
]  # fmt: skip
Remedy = Literal[
    "misdeal", "dealt-again", "corrected", "replaced", "kept", "dead-hand", "hand-plays",
    "bets-returned", "bets-lost", "set-by-house-way",
]  # fmt: skip
EventWhose = Literal[
    "own", "player", "player-hand", "any-player", "another-player", "other-players",
    "several-players", "player-with-the-bet", "player-dealer", "dealer", "banker",
    "banker-hand",
]  # fmt: skip
EventOf = Literal[
    "cards", "red-cards", "black-cards", "matches", "suited-matches", "non-suited-matches",
    "rank-matches", "pairs", "straights", "flushes", "dice", "numbers", "red-numbers",
    "black-numbers", "odd-numbers", "even-numbers",
]  # fmt: skip
EventSuited = Literal["same", "same-color", "red", "black", "none"]
JudgedBy = Literal[
    "own", "own-and-player-dealer", "own-against-up-card", "own-and-community", "player-dealer",
    "another-player", "other-players", "banker", "player-and-banker", "board",
]  # fmt: skip
DrawCase = Literal["player-hits", "player-stands", "house-way", "natural"]
ChartCase = Literal["only-bonus-bets-are-left", "all-players-have-naturals", "house-chooses"]
