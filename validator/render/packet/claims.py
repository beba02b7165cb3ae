"""Statements a filing makes about itself, as sentences."""

from __future__ import annotations

from ...model.statements import Claim
from .book import terms
from .tell import add, put, rest

LEGAL = (
    "legality",
    "differs-from-forbidden",
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
    said = terms("claims")[given.that]
    if not given.is_:
        said = f"The filing says that this does not hold: {said[0].lower()}{said[1:]}"
    each = (given.per or "").replace("-", " ")
    if given.rates is not None:
        said += f": at most {given.rates} collection rates" + put(" for each {}", each, str)
    elif given.that == "one-schedule-at-a-time":
        said += put(", with one {}", each, str)
    else:
        said += put(", for each {}", each, str)
    return add(said, rest(given, "that", "is_", "rates", "per"))
