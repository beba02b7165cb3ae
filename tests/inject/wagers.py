"""Faults in wagers: their limits, size, moment, prerequisite and fate."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from validator.source.read import Path

from .fault import Doc, Fault, also, drop, fault, operator, put, said, statements

SPREAD = re.compile(r"(\d+)-(\d+)\Z")
STRANGER = "lucky-seven"


def _wagers(doc: Doc) -> Iterator[tuple[Path, dict[str, Any]]]:
    yield from (
        (path, wager) for path, wager in said(doc.data, "wagers") if isinstance(wager, dict)
    )


def _repeated(doc: Doc, wager: Path, key: str, field: str) -> list[tuple[Path, Any]]:
    """Statements of one field that agree, when several are made."""
    found = [
        (path, value[field])
        for path, value in statements(doc.data, *wager, key)
        if field in value and not {"when", "on-totals", "note"} & value.keys()
    ]
    return found if len(found) > 1 and all(value == found[0][1] for _, value in found) else []


@operator("a wager needs one the game does not have", "game")
def prerequisite_missing(doc: Doc) -> Iterator[Fault]:
    for at, _ in _wagers(doc):
        for path, needs in statements(doc.data, *at, "needs"):
            if isinstance(needs.get("all"), str):
                yield fault(at, put((*path, "all"), STRANGER))


@operator("one of several places lets a wager stand alone that needs another", "game")
def prerequisite_contradicted(doc: Doc) -> Iterator[Fault]:
    for at, _ in _wagers(doc):
        places = [
            path
            for path, needs in statements(doc.data, *at, "needs")
            if isinstance(needs.get("all"), str)
        ]
        for path in places if len(places) > 1 else []:
            yield fault((*at, "needs"), put(path, {"none": True}))


@operator("one of several places has a wager placed after the deal instead of before", "game")
def moment_contradicted(doc: Doc) -> Iterator[Fault]:
    for at, _ in _wagers(doc):
        for path, moment in _repeated(doc, at, "placed", "is"):
            if moment == "before-deal":
                yield fault((*at, "placed"), put((*path, "is"), "after-deal"))


@operator("a wager is placed after a flop in a game that has none", "game")
def placed_at_missing_step(doc: Doc) -> Iterator[Fault]:
    steps = " ".join(
        f"{step.get('called', '')} {step.get('to', '')}" for _, step in said(doc.data, "round")
    )
    for at, _ in _wagers(doc):
        places = statements(doc.data, *at, "placed")
        if doc.data.get("round") and "flop" not in steps and "board" not in steps and places:
            yield fault(at, *(put((*path, "is"), "after-flop") for path, _ in places))


@operator("the limits of a wager run from high to low", "game")
def wager_limit_reversed(doc: Doc) -> Iterator[Fault]:
    for at, _ in _wagers(doc):
        for path, limit in statements(doc.data, *at, "limit"):
            if spread := SPREAD.match(str(limit.get("is"))):
                yield fault((*at, "limit"), put((*path, "is"), f"{spread[2]}-{spread[1]}"))


@operator("the limits of a wager are stated once more, and differently", "game")
def wager_limit_contradicted(doc: Doc) -> Iterator[Fault]:
    for at, _ in _wagers(doc):
        for _, limit in statements(doc.data, *at, "limit"):
            if spread := SPREAD.match(str(limit.get("is"))):
                yield fault(
                    (*at, "limit"),
                    also((*at, "limit"), {"is": f"{spread[1]}-{int(spread[2]) * 3}"}),
                )


@operator("a bonus bet that must stay within the table limit may be twice as much", "schedule")
def bonus_above_table_limit(doc: Doc) -> Iterator[Fault]:
    for at, block in said(doc.data, "blocks"):
        tops = [
            int(spread[2])
            for _, option in said(block, "options")
            if (spread := SPREAD.match(str(option.get("limit"))))
        ]
        for path, limit in statements(doc.data, *at, "limits"):
            if (
                tops
                and limit.get("wager")
                and limit.get("within-table-limit")
                and "is" not in limit
                and "options" not in limit
            ):
                yield fault(path, put((*path, "is"), f"1-{max(tops) * 2}"))


@operator("the schedule gives a wager other limits than the rules", "schedule")
def schedule_limit_differs(doc: Doc) -> Iterator[Fault]:
    told = {
        (wager["name"], str(limit["is"]))
        for game in doc.joined()
        for at, wager in _wagers(game)
        for _, limit in statements(game.data, *at, "limit")
        if limit.get("is")
    }
    for at, _ in said(doc.data, "blocks"):
        for path, limit in statements(doc.data, *at, "limits"):
            if (limit.get("wager"), str(limit.get("is"))) in told and (
                spread := SPREAD.match(str(limit["is"]))
            ):
                yield fault(path, put((*path, "is"), f"{spread[1]}-{int(spread[2]) * 4}"))


@operator("one of several places sizes a wager differently", "game")
def size_contradicted(doc: Doc) -> Iterator[Fault]:
    for at, _ in _wagers(doc):
        for path, times in _repeated(doc, at, "size", "times"):
            yield fault((*at, "size"), put((*path, "times"), 2 if times != 2 else 3))


@operator("a wager is sized from one the game does not have", "game")
def sized_from_stranger(doc: Doc) -> Iterator[Fault]:
    for at, _ in _wagers(doc):
        sizes = statements(doc.data, *at, "size")
        if sizes:
            yield fault(at, *(put((*path, "of"), STRANGER) for path, _ in sizes))


@operator("one of several places denies a wager to backline bettors", "game")
def wager_backline_contradicted(doc: Doc) -> Iterator[Fault]:
    for at, _ in _wagers(doc):
        for path, allowed in _repeated(doc, at, "open-to-backline", "is"):
            yield fault((*at, "open-to-backline"), put((*path, "is"), not allowed))


@operator("backline bets are allowed at one place and not at another", "game")
def backline_contradicted(doc: Doc) -> Iterator[Fault]:
    if any(
        value["allowed"] is True and "on" not in value
        for _, value in statements(doc.data, "backline")
    ):
        yield fault(("backline",), also(("backline",), {"allowed": False}))


@operator("one of several places lets a folded wager stay that is lost at the others", "game")
def fold_fate_contradicted(doc: Doc) -> Iterator[Fault]:
    for at, _ in _wagers(doc):
        for path, fate in _repeated(doc, at, "on-fold", "is"):
            yield fault(
                (*at, "on-fold"), put((*path, "is"), "stays" if fate != "stays" else "lost")
            )


@operator("nothing says what a bonus bet pays", "game")
def pay_left_out(doc: Doc) -> Iterator[Fault]:
    for at, wager in _wagers(doc):
        if wager.get("bonus") and wager.get("pays"):
            yield fault(at, drop((*at, "pays")), whole=(at,))


@operator(
    "nothing says how much may be bet on a bonus bet",
    "game",
    "pay-order",
    "played-out",
    "bonus-fate",
    "basis-defined",
)
def bonus_limit_left_out(doc: Doc) -> Iterator[Fault]:
    spoken = {
        limit.get("wager")
        for sheet in doc.joined()
        for at, _ in said(sheet.data, "blocks")
        for _, limit in statements(sheet.data, *at, "limits")
    }
    for at, wager in _wagers(doc):
        if (
            wager.get("bonus")
            and wager.get("limit")
            and not {"bonus", wager["name"]} & spoken
            and not {"limits", "table-limit"} & doc.data.keys()
        ):
            yield fault(at, drop((*at, "limit")), whole=(at,))
