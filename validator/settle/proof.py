"""What holds for every round of a game: any number of seats, any wagers, any odds.

By induction over the bets. Before the first, the player-dealer has what was put up. Under every
reading the room to pay is at most what the player-dealer has then, and the room to collect at most
what is left to win (:class:`.bank.Purse`). So a limited payment never takes the bank below nothing
and a collection only adds to it; a limited collection never takes it above twice what was put up
and a payment only takes from it. A bet covered in part moves less, or nothing.

One bet without the limit breaks the bound: a stake larger than the bank. So a bound holds in every
round just where every bet is limited on its side. The tests hold this against all small rounds.
"""

from __future__ import annotations

from collections.abc import Iterable

from .bank import ENDS, RUNNING, Limits
from .table import fixed
from .terms import RETURNED, Terms

NOT_BELOW_ZERO, WINS_AT_MOST, SETTLED = "not-below-zero", "wins-at-most", "settled-or-returned"
PROPERTIES = (NOT_BELOW_ZERO, WINS_AT_MOST, SETTLED)


def proven(of: Terms, claim: str, reading: str) -> bool:
    """Whether a property holds for every round of a game under a reading."""
    if claim == SETTLED:
        return all(_settles(of, wager, reading) for wager in limits_of(of))
    return bounded(limits_of(of).values(), claim)


def bounded(limits: Iterable[Limits], claim: str) -> bool:
    """Whether the bank stays within a bound, whatever the reading."""
    return all(one.paid if claim == NOT_BELOW_ZERO else one.collected for one in limits)


def limits_of(of: Terms) -> dict[str, Limits]:
    """How each wager is limited; of a bonus without a stake nothing can be collected."""
    limits = {w.name: of.cover(w.name).limits for w in of.game.wagers if not w.pays_from}
    stakeless = {w.name for w in of.game.wagers if fixed(w)}
    return {
        name: one._replace(collected=True) if name in stakeless else one
        for name, one in limits.items()
    }


def limited(of: Terms) -> bool:
    """Whether anything limits any bet by what was put up."""
    return any(any(cover.limits) for cover in of.covers.values())


def holding(of: Terms, claim: str) -> tuple[str, ...]:
    """The readings the filing leaves open under which a property is proven."""
    return tuple(reading for reading in of.readings if proven(of, claim, reading))


def _settles(of: Terms, wager: str, reading: str) -> bool:
    """A stake without action is given back; or there is none, since nothing limits the bank."""
    cover = of.cover(wager)
    ends = ENDS in of.parts and limited(of)
    bound = any(cover.limits) or reading == RUNNING or ends
    return fixed(of.wagers[wager]) or cover.uncovered == RETURNED or not bound
