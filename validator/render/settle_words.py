"""The words of a settled round: readings, assumptions, amounts."""

from __future__ import annotations

from ..settle.terms import Assumed
from ..settle.words import amount as amount
from ..settle.words import money as money

READINGS = {
    "action": "every bet the bank meets uses up its amount, won or lost",
    "two-sided": "what is paid and what is collected are limited apart",
    "running": "what is collected pays later winners; at nothing the rest is returned",
    "running-on": "what is collected pays later winners, also after the bank was at nothing",
}
ASSUMED = {
    "even-money": "a win of the {wager} wager pays even money",
    "no-place": "the {wager} wager is settled after those the order names",
    "rides": "the {wager} bet is settled right behind the bet it is added to",
    "seat-by-seat": "all bets of a seat are settled before the next seat",
    "start": "settlement starts at the left of the player-dealer",
    "start-at-button": "settlement starts at the action button",
    "clockwise": "settlement goes clockwise",
    "collects-all": "losers are collected in full, since the rules limit only what is paid",
    "bonus-whole": "a losing {wager} bet is collected also where the bank could not have paid a win",
    "fold-in-turn": "bets of a player who folds are collected in the turn of the seat",
    "behind": "bets behind a seat are settled after the seat's own bet of that name",
    "button": "the button is at the left of the player-dealer",
    "wraps": "counting goes on around the table past the last seat",
    "dealer-seat": "the player-dealer sits in the last seat",
    "first-column": "the first column of the pay table holds",
    "covers-all": "the bank covers all action when it is at least the sum of all wagers",
    "fee-basis": "bets made after the deal do not count in the fee",
}


def assumed(one: Assumed) -> str:
    return ASSUMED[one.what].format(wager=one.wager.replace("-", " "))
