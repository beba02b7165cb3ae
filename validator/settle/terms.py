"""What a game's documents say about settling a round: the limits, the order, the readings left open.

Statements are put together here once; the engine and the proofs read nothing else of a game. What
no statement says is named as an assumption.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import NamedTuple

from ..model.game import Game
from ..model.part import Part
from ..model.statements import Bank, Exposure, Settling, Uncovered
from ..model.values import Odds
from ..model.wagers import Wager
from .bank import PARTS, READINGS, Cents, Limits

RETURNED, KEPT, OPEN = "returned", "kept", "open"
GIVEN_BACK = ("returned", "refused", "no-action")
"""Fates by which the player has the stake again."""
NO_LIMIT = "table-limit"
"""An exposure that is none to what was put up."""


class Assumed(NamedTuple):
    """Something the filing does not say, taken so that the round can be settled."""

    what: str
    wager: str = ""


@dataclass(frozen=True)
class Cover:
    """What the rules promise of one wager, and the statements that do."""

    limits: Limits
    uncovered: str
    """``returned``, ``kept`` where the rules deny it, ``open`` where they are silent."""
    said: tuple[Part, ...] = ()
    denied: Part | None = None


@dataclass(frozen=True, eq=False)
class Terms:
    """All that settling a round needs of a game."""

    game: Game
    readings: tuple[str, ...]
    picked: bool
    covers: dict[str, Cover]
    parts: tuple[str, ...] = PARTS
    """What can become of a bet that what is left covers in part."""
    covers_some: Part | None = None
    """Lets the player-dealer cover some bets only, where nothing says what that means for others."""
    implied: bool = False
    """Whether the limit is only implied by that."""

    def cover(self, wager: str) -> Cover:
        return self.covers.get(wager) or self.covers[""]

    @cached_property
    def wagers(self) -> dict[str, Wager]:
        return {wager.name: wager for wager in self.game.wagers}

    def highest(self, wager: str, stake: Cents) -> Cents:
        """The most a stake of a bonus bet could win by any row; nothing for other bets."""
        times, fixed = self._tops.get(wager, (0, 0))
        return max(stake * times, fixed)

    @cached_property
    def _tops(self) -> dict[str, tuple[Cents, Cents]]:
        return {wager.name: _top(wager) for wager in self.game.wagers if wager.bonus}


def _top(wager: Wager) -> tuple[Cents, Cents]:
    """The highest odds of a wager, and its highest fixed payment in cents."""
    odds = _odds(wager)
    fixed = max((one.win or 0 for one in odds if one.style == "dollars"), default=0)
    times = max((one.multiple or Fraction(0) for one in odds), default=Fraction(1))
    return times.numerator if times.denominator == 1 else times, int(fixed * 100)


def _odds(wager: Wager) -> list[Odds]:
    """Everything a wager can pay."""
    found: list[Odds] = []
    for table in wager.pays:
        found += [one for row in table.rows for one in row.pays]
        found += [table.odds] if table.odds else []
    return found


def terms(game: Game, sheets: Iterable[Bank] = ()) -> Terms:
    """What a game says, and the rate sheets filed for it."""
    banks = [bank for bank in (game.player_dealer, *sheets) if bank]
    said = tuple(dict.fromkeys(one.is_ for bank in banks for one in bank.reading))
    names = ("", *(wager.name for wager in game.wagers))
    covers = {name: _cover(banks, name) for name in names}
    some = _covers_some(banks, covers)
    return Terms(game, said or READINGS, len(said) == 1, covers, _parts(banks), some)


def _parts(banks: list[Bank]) -> tuple[str, ...]:
    """What the rules say becomes of a bet covered in part; everything it can, where they do not."""
    fates = {one.part_covered for bank in banks for one in bank.uncovered_wagers}
    return tuple(part for part in PARTS if part in fates) or PARTS


def _covers_some(banks: list[Bank], covers: dict[str, Cover]) -> Part | None:
    if any(any(one.limits) for one in covers.values()):
        return None
    wagers = (one for bank in banks for one in bank.own_wager)
    return next((one for one in wagers if one.must_cover == "some-wagers"), None)


@lru_cache(256)
def understood(of: Terms) -> tuple[Terms, ...]:
    """The terms as written; and as if bets had no action that a bank need not cover."""
    if of.covers_some is None:
        return (of,)
    cover = Cover(Limits(), RETURNED, (of.covers_some,))
    covers = dict.fromkeys(of.covers, cover)
    return of, replace(of, covers=covers, covers_some=None, implied=True)


def _cover(banks: list[Bank], wager: str) -> Cover:
    paid = _limiting(banks, wager, "paid")
    taken = _limiting(banks, wager, "collected")
    fates = [one for bank in banks for one in bank.uncovered_wagers if _of(one, wager)]
    fate, denied = _fate(fates, wager)
    given = [one for one in fates if one.are in GIVEN_BACK]
    said: tuple[Part, ...] = (*paid[:1], *taken[:1], *given[:1])
    return Cover(Limits(bool(paid), bool(taken)), fate, said, denied)


def _limiting(banks: list[Bank], wager: str, side: str) -> list[Part]:
    """The statements that limit one side of a wager by what was put up."""
    most = [one for bank in banks for one in bank.wins_or_loses_at_most if _limits(one, side)]
    told = [one for bank in banks for one in bank.settling if _bounds(one, side)]
    return [*most, *(one for one in told if _of(one, wager))]


def _of(said: Settling | Uncovered, wager: str) -> bool:
    """Whether a statement speaks of a wager: one that names none speaks of all."""
    return not said.wagers or wager in said.wagers


def _limits(said: Exposure, side: str) -> bool:
    return said.is_ != NO_LIMIT and said.side in (None, side)


def _bounds(said: Settling, side: str) -> bool:
    """A sentence printed the wrong way round bounds nothing: who pays whom is what it gets wrong."""
    sides = (said.pays, said.collects)
    own, other = sides if side == "paid" else reversed(sides)
    return bool(said.to_the_extent) and said.is_ and (bool(own) or other is None)


def _fate(fates: list[Uncovered], wager: str) -> tuple[str, Part | None]:
    """What is said of bets that are not covered: what is said of one bet goes before the rest."""
    own = [one for one in fates if wager and wager in one.wagers] or fates
    denied = next((one for one in own if one.are not in GIVEN_BACK), None)
    if denied is not None:
        return KEPT, denied
    return (RETURNED if own else OPEN), None
