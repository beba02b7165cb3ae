"""What rules and rate sheets say of the player-dealer and of the rates, and what of it clashes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from ..model.statements import Bank, Claim, Exposure, Rotation, Uncovered
from .agreement import CONTRADICTION, Clash, Compare, Said, stated
from .values import Value, phrase

CLOCKWISE, COUNTER = "clockwise", "counter-clockwise"
WAY = {CLOCKWISE: CLOCKWISE, "left": CLOCKWISE, COUNTER: COUNTER, "right": COUNTER}
LOOSE = ("turns", "times")
"""Units that are whatever the other places count."""
TABLE = "table-limit"
BOUNDS = ("money-on-table", TABLE)
UNPAID = "not-refunded"
"""Nothing is given back: a wager or only its fee."""
GIVEN_BACK = ("returned", "refused", "no-action")


class Fact(NamedTuple):
    """One thing that is said of the position: its statements, and how two of them clash."""

    said: Callable[[Bank, bool], list[Said]]
    clash: Compare


def _number(rotation: Rotation) -> int | None:
    return rotation.offered_after if rotation.holds_at_most is None else rotation.holds_at_most


def _turns(rotation: Rotation) -> Value:
    number, unit = _number(rotation), rotation.unit or "turns"
    entry = "offered-on" if rotation.holds_at_most is None else "held"
    return phrase(entry, number=number, unit=unit.removesuffix("s") if number == 1 else unit)


def _counted(bank: Bank, own: bool) -> list[Said]:
    counted = [one for one in bank.rotation if _number(one) is not None]
    return stated(counted, lambda one: one, _turns, own)


def _turns_clash(first: Rotation, second: Rotation) -> Clash | None:
    if clash := _unit_clash(first, second):
        return clash
    if _number(first) == _number(second):
        return None
    if (first.holds_at_most is None) != (second.holds_at_most is None):
        return Clash(phrase("more-often"))
    if None not in (first.unit, second.unit) and first.unit != second.unit:
        return Clash(phrase("counted-alike", one=first.unit, other=second.unit))
    return CONTRADICTION


def _unit_clash(first: Rotation, second: Rotation) -> Clash | None:
    """Hands, rounds, turns and times are one thing; minutes are another of no known length."""
    units = {first.unit, second.unit}
    if len(units) == 1 or None in units or "minutes" not in units:
        return None
    return Clash(phrase("so-many-minutes")) if units & {*LOOSE} else CONTRADICTION


def _directions(bank: Bank, own: bool) -> list[Said]:
    return stated(
        bank.rotation,
        lambda one: one.direction,
        lambda one: phrase("moves", way=one.direction),
        own,
    )


def _way_clash(first: str, second: str) -> Clash | None:
    return None if WAY[first] == WAY[second] else CONTRADICTION


def _bound(exposure: Exposure) -> Value:
    bound = exposure.is_
    named = phrase(bound) if bound in BOUNDS else phrase("the-bound", bound=bound)
    return phrase("most", bound=named)


def _bound_clash(first: str, second: str) -> Clash | None:
    """The stake, what it covers and the money on the table are words for the player-dealer's own."""
    return Clash(phrase("own-wager")) if (first == TABLE) != (second == TABLE) else None


def _fate(uncovered: Uncovered) -> Value:
    return phrase("not-covered", wagers=uncovered.wagers, are=uncovered.are)


def _fate_clash(first: Uncovered, second: Uncovered) -> Clash | None:
    fates = {first.are, second.are}
    one, other = set(first.wagers), set(second.wagers)
    if len(fates) == 1 or fates <= set(GIVEN_BACK) or (one and other and not one & other):
        return None
    if UNPAID in fates:
        return Clash(phrase("perhaps-the-fee"))
    return CONTRADICTION if bool(one) == bool(other) else Clash(phrase("for-one-wager"))


FACTS = {
    "turns": Fact(_counted, _turns_clash),
    "direction": Fact(_directions, _way_clash),
    "exposure": Fact(
        lambda bank, own: stated(bank.wins_or_loses_at_most, lambda one: one.is_, _bound, own),
        _bound_clash,
    ),
    "uncovered": Fact(
        lambda bank, own: stated(bank.uncovered_wagers, lambda one: one, _fate, own), _fate_clash
    ),
}


def caps(states: Iterable[Claim], own: bool = True) -> list[Said]:
    """How many collection rates are said to be allowed."""
    given = [claim for claim in states if claim.that == "rate-cap" and claim.rates is not None]
    return stated(given, lambda claim: claim, _cap, own)


def _cap(claim: Claim) -> Value:
    return phrase("cap", **{"not": "" if claim.is_ else "not"}, rates=claim.rates, per=claim.per)


def cap_clash(first: Claim, second: Claim) -> Clash | None:
    same = (first.rates, first.per) == (second.rates, second.per)
    if not (first.is_ and second.is_):  # a denial contradicts only what it denies
        return CONTRADICTION if first.is_ != second.is_ and same else None
    if None not in (first.per, second.per) and first.per != second.per:
        return Clash(phrase("cap-of", one=first.per, other=second.per))
    return CONTRADICTION if first.rates != second.rates else None
