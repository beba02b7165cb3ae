"""A settled round as text and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..settle.engine import Settled, Step
from ..settle.fees import Taken
from ..settle.table import LOSES, WINS, Stake, Table
from ..settle.terms import Assumed
from ..settle.worked import Difference
from .clean import dumps, line
from .settle_groups import MEANS, PARTS, Group, groups
from .settle_words import READINGS, amount, assumed, money
from .templates import written

FORMAT = 1
DEALER, HOUSE = "player-dealer", "house"
FATES = {
    "kept": "the rules do not give back",
    "open": "the rules do not say what becomes of",
}
UNDECIDED = {
    "two-tiers": "two tiers hold",
    "no-tier": "no tier holds",
    "other-basis": "it does not depend on what is wagered",
    "flat": "no amount is printed",
    "uncovered": "the readings differ in which bets are covered",
}


class Told(NamedTuple):
    """A round, settled under every reading that is open."""

    game: str
    document: str
    """The source text, or the file, whose lines are named."""
    table: Table
    readings: tuple[Settled, ...]
    picked: bool
    fees: tuple[Taken, ...] = ()
    fees_assumed: tuple[Assumed, ...] = ()
    worked: tuple[Difference, ...] | None = None
    """Where figures worked out by hand differ; None where there are none."""


def as_json(told: Told) -> str:
    """The round under the first reading, and under every reading that is open."""
    first = told.readings[0]
    made = {
        "format": FORMAT,
        "transfers": _transfers(told, first),
        "returned": _entries(first, "returned"),
        "bank": _bank(first),
        "readings": [_reading_of(told, one) for one in told.readings],
    }
    return dumps(made, indent=1) + "\n"


def _reading_of(told: Told, one: Settled) -> dict[str, Any]:
    """What the rules leave open, as this result answers it, and what came of it."""
    order = one.order
    return {
        "reading": one.reading,
        "part_covered": one.part,
        "by": "seat" if order.by_seat else "wager",
        "from": order.start,
        "direction": "clockwise" if order.clockwise else "counter-clockwise",
        "backline": "after-seats" if order.behind_last else "with-seat",
        "early": sorted(order.on_fold.union(*order.at_once)),
        "limit": "implied" if one.implied else "stated",
        "picked": told.picked,
        "bank": _bank(one),
        "transfers": _transfers(told, one),
        "returned": _entries(one, "returned"),
        "open": _entries(one, "left_open"),
        "assumed": [assumed(each) for each in (*one.assumed, *told.fees_assumed)],
    }


def _bank(one: Settled) -> dict[str, str]:
    return {"before": amount(one.before), "after": amount(one.after)}


def _entries(one: Settled, what: str) -> list[dict[str, Any]]:
    given = ((step.bet, getattr(step, what)) for step in one.steps)
    return [
        {"seat": bet.seat, "wager": bet.wager, "amount": amount(cents)}
        for bet, cents in given
        if cents
    ]


def _transfers(told: Told, one: Settled) -> list[dict[str, Any]]:
    """In the order in which money moves: fees first, then bet by bet."""
    return [
        *(_fee(fee) for fee in told.fees if fee.amount),
        *(_transfer(step) for step in one.steps if step.moved),
    ]


def _fee(fee: Taken) -> dict[str, Any]:
    why = f"fee, {fee.by}" + (f", {fee.moment.replace('-', ' ')}" if fee.moment else "")
    made = {"from": fee.payer, "to": HOUSE, "amount": amount(fee.amount or 0), "why": why}
    return {**made, "wager": None, "seat": fee.seat, "at": fee.at or None}


def _transfer(step: Step) -> dict[str, Any]:
    bet = step.bet
    person = f"seat {bet.seat}" + (f", behind {bet.behind}" if bet.behind else "")
    payer, to = (bet.payer or DEALER, person) if bet.result == WINS else (person, DEALER)
    why = f"wins, {bet.by}" if bet.result == WINS and bet.by else bet.result
    made = {"from": payer, "to": to, "amount": amount(step.moved), "why": why}
    return {**made, "wager": bet.wager, "seat": bet.seat, "at": bet.at or None}


def as_text(told: Told) -> str:
    """For a person: every bet in the order of action with the running bank."""
    made = groups(told.readings)
    more: dict[str, Any] = {
        "heading": heading,
        "step_line": step_line,
        "money": money,
        "called": called,
    }
    more |= context(told, made)
    return written("round.txt.j2", {"line": line}, differences=_letters(made), **more)


def context(told: Told, made: tuple[Group, ...]) -> dict[str, Any]:
    """What the text and the page say of a round."""
    every = dict.fromkeys(each for one in told.readings for each in one.assumed)
    return {
        "told": told,
        "first": told.readings[0],
        "groups": made,
        "how": how_settled(told),
        "fees": [_fee_line(fee) for fee in told.fees if fee.amount != 0],
        "assumed": [assumed(one) for one in (*every, *told.fees_assumed)],
        "meanings": meanings(told.readings) if len(made) > 1 else [],
        "worked": worked_lines(told),
    }


def _letters(made: tuple[Group, ...]) -> Iterator[tuple[Stake, list[tuple[str, list[str]]]]]:
    """Bets that come out differently, with what comes back and under which readings."""
    for bet, given in differences(made):
        backs: dict[str, list[str]] = {}
        for group, back in zip(made, given, strict=True):
            backs.setdefault(back, []).append(group.letter)
        yield bet, list(backs.items())


def differences(made: tuple[Group, ...]) -> Iterator[tuple[Stake, list[str]]]:
    """Bets that come out differently, with what each result gives back: orders may differ."""
    steps = [{step.bet: step for step in group.shown.steps} for group in made]
    for first in made[0].shown.steps:
        backs = [each[first.bet].back for each in steps]
        if len(set(backs)) > 1:
            yield first.bet, [money(back) for back in backs]


def worked_lines(told: Told) -> list[str]:
    """What was worked out by hand against what was settled."""
    if told.worked is None:
        return []
    if not told.worked:
        return ["It settles as worked out by hand."]
    return [_worked_line(one) for one in told.worked]


def _worked_line(one: Difference) -> str:
    made = "nothing of the kind" if one.settled is None else money(one.settled)
    said = f"{money(one.by_hand)} by hand, {made} as settled."
    if not one.reading and one.what:
        return f"Fee from the {one.what}: {said}"
    what = "the bank" if one.seat is None else f"seat {one.seat}, {one.what.replace('-', ' ')}"
    return f"Reading {one.reading} ({one.part}), {what}: {said}"


def how_settled(told: Told) -> str:
    ways = {one.order.by_seat for one in told.readings}
    if len(ways) > 1:
        return "seat by seat or one kind after the other, as one reads the rules"
    return "seat by seat" if True in ways else "one kind of bet after the other"


def _fee_line(fee: Taken) -> str:
    when = f", {fee.moment.replace('-', ' ')}" if fee.moment else ""
    payer = fee.payer if fee.seat else f"the {fee.payer}"
    if fee.amount is None:
        return f"fee from {payer}: not decided, since {UNDECIDED.get(fee.by, fee.by)}"
    return f"fee from {payer}: {money(fee.amount)} ({fee.by}{when})"


def heading(told: Told, group: Group) -> str:
    """The readings of a result; with what it means where there is one."""
    names = {one.reading for one in group.readings}
    if group.title == "every reading":
        return "Every reading settles it alike"
    said = f"Reading {group.title}"
    if len(names) == 1 and told.picked:
        said += f": {READINGS[group.shown.reading]} (as the filing says)"
    return said


def called(bet: Stake) -> str:
    """The wager in words."""
    return bet.wager.replace("-", " ")


def step_line(step: Step) -> str:
    """One bet in words: ``seat 2, ante $10 wins (even): $10 paid; bank $290``."""
    bet = step.bet
    behind = f", behind {bet.behind}" if bet.behind else ""
    stake = f" {money(bet.stake)}" if bet.stake else ""
    by = f" ({bet.by})" if bet.by else ""
    lines = f", {'line' if bet.at.isdigit() else 'lines'} {bet.at}" if bet.at else ""
    return (
        f"seat {bet.seat}{behind}, {called(bet)}{stake} {bet.result}{by}{lines}: "
        f"{_moved(step)}; bank {money(step.has)}"
    )


def _moved(step: Step) -> str:
    bet = step.bet
    if bet.result == WINS:
        short = f" of {money(bet.due)}" if step.short else ""
        said = f"{money(step.moved)}{short} paid"
    elif bet.result == LOSES or step.moved:
        said = f"{money(step.moved)} collected"
    else:
        said = "nothing moves"
    if step.returned:
        said += f", {money(step.returned)} returned without action"
    if step.left_open:
        said += f", {FATES.get(step.fate, FATES['open'])} {money(step.left_open)}"
    return said


def meanings(readings: tuple[Settled, ...]) -> list[tuple[str, str]]:
    """What the names of the readings mean, as far as several are open."""
    names = dict.fromkeys(one.reading for one in readings)
    parts = dict.fromkeys(PARTS[one.part] for one in readings)
    found = [(name, READINGS[name]) for name in names if len(names) > 1]
    return found + [(part, MEANS[part]) for part in parts if len(parts) > 1]
