"""Statements a filing makes about itself, as sentences."""

from __future__ import annotations

from ...model.statements import Claim
from .tell import add, put, rest

SAYS = {
    "house-does-not-participate": "The house takes no part in the play of the game",
    "house-no-interest": "The house has no interest in who wins or loses",
    "house-never-player-dealer": "The house never holds the player-dealer position",
    "no-bank-by-anyone": "Nobody banks the game",
    "house-takes-no-percentage": "The house takes no percentage of wagers or winnings",
    "player-dealer-position-used": "The game has a player-dealer position",
    "no-player-dealer-position": "The game has no player-dealer position",
    "players-play-each-other": "The players play against each other",
    "fees-not-percentage": "Fees are no percentage of the wagers or of the winnings",
    "fees-determined-before-play": "Every fee is fixed before a hand or round starts",
    "fees-posted": "The fees are posted",
    "notice-to-patrons": "Patrons are given notice of the fees",
    "one-schedule-at-a-time": "One option of the schedule at a time is in use at a table",
    "rate-cap": "The number of collection rates is limited",
    "different-rates-allowed": "Different tables may use different options",
    "fee-waiver": "The house may waive fees",
    "zero-fee-review": "Regulators have reserved their view on games with a fee of zero",
    "third-party-permitted": "Third-party providers of proposition player services may play",
    "legality": "The filing states why the game is lawful",
    "not-required-to-cover-all": "The player-dealer does not have to cover every wager",
    "limits-posted": "The wagering limits are posted",
    "rules-posted": "The rules are posted",
    "local-ordinance-applies": "A local ordinance applies",
    "minimum-age": "There is a minimum age",
    "owner-agreement": "An agreement with the owner of the game exists",
    "bureau-approval": "Approval by the regulator is referred to",
    "fees-requested": "The collection fees are called requested",
    "house-may-change-options": "The house may change between options",
    "standard-rules-apply": "Standard rules apply where these are silent",
}
LEGAL = (
    "legality",
    "house-does-not-participate",
    "house-no-interest",
    "house-never-player-dealer",
    "no-bank-by-anyone",
    "house-takes-no-percentage",
    "players-play-each-other",
    "no-player-dealer-position",
)
FEES = (
    "fees-not-percentage",
    "fees-determined-before-play",
    "fees-posted",
    "notice-to-patrons",
    "one-schedule-at-a-time",
    "rate-cap",
    "different-rates-allowed",
    "fee-waiver",
    "zero-fee-review",
    "house-may-change-options",
)
BANK = ("not-required-to-cover-all", "third-party-permitted", "player-dealer-position-used")


def claim(given: Claim) -> str:
    said = SAYS[given.that]
    if not given.is_:
        said = f"The filing says that this does not hold: {said[0].lower()}{said[1:]}"
    each = (given.per or "").replace("-", " ")
    if given.rates is not None:
        said += f": at most {given.rates} collection rates" + put(" for each {}", each, str)
    elif given.that == "one-schedule-at-a-time":
        said += put(", with one {}", each, str)
    else:
        said += put(", for each {}", each, str)
    said += put(": {} years", given.age, str)
    return add(said, rest(given, "that", "is_", "rates", "per", "age"))
