"""Faults in what is said of the player-dealer position, the action button and settlement."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from validator.source.read import Path

from .fault import Doc, Fault, also, drop, fault, operator, put, said, statements

BANK = "player-dealer"
ROTATION: Path = (BANK, "rotation")
MOVES = ("bank-untaken", "no-bank-clause")
SEATS = ("button-empty-seat", "button-wraps", "button-values")


@operator("one of several places lets the bank be held for one turn more", "game", *MOVES)
def rotation_count_contradicted(doc: Doc) -> Iterator[Fault]:
    for key in ("holds-at-most", "offered-after"):
        counts = [pair for pair in statements(doc.data, *ROTATION) if key in pair[1]]
        units = [value.get("unit") for _, value in counts]
        for path, value in counts:
            if (
                units.count(value.get("unit")) > 1
            ):  # three hands beside two turns contradict nothing
                yield fault(ROTATION, put((*path, key), value[key] + 1))


@operator("the bank may be held for far more turns than the law allows", "game", *MOVES)
def rotation_too_long(doc: Doc) -> Iterator[Fault]:
    counts = [
        ((*path, key), value[key])
        for key in ("holds-at-most", "offered-after")
        for path, value in statements(doc.data, *ROTATION)
        if key in value
    ]
    if counts:
        yield fault(ROTATION, *(put(path, 12) for path, _ in counts))


@operator("one of several places has the bank pass the other way around", "game", *MOVES)
def rotation_direction_contradicted(doc: Doc) -> Iterator[Fault]:
    ways = [
        path
        for path, value in statements(doc.data, *ROTATION)
        if value.get("direction") == "clockwise"
    ]
    for path in ways if len(ways) > 1 else []:
        yield fault(ROTATION, put((*path, "direction"), "counter-clockwise"))


@operator("one of several places counts the turns of the bank in minutes", "game")
def rotation_unit_contradicted(doc: Doc) -> Iterator[Fault]:
    units = [
        path
        for path, value in statements(doc.data, *ROTATION)
        if value.get("unit") and {"holds-at-most", "offered-after"} & value.keys()
    ]
    for path in units if len(units) > 1 else []:
        yield fault(ROTATION, put((*path, "unit"), "minutes"))


@operator("nothing is said of the rotation of the bank", "game", *MOVES)
def rotation_left_out(doc: Doc) -> Iterator[Fault]:
    if (
        doc.data["category"] == "player-dealer"
        and doc.data.get(BANK, {}).get("rotation")
        and not any(sheet.data.get(BANK) for sheet in doc.joined())
    ):
        yield fault(ROTATION, drop(ROTATION), silent=True)


@operator("one of several places keeps uncovered wagers", "game")
def uncovered_contradicted(doc: Doc) -> Iterator[Fault]:
    fates = [
        path
        for path, value in statements(doc.data, BANK, "uncovered-wagers")
        if value["are"] == "returned" and "wagers" not in value
    ]
    for path in fates if len(fates) > 1 else []:
        yield fault((BANK, "uncovered-wagers"), put((*path, "are"), "not-refunded"))


@operator("nothing is said of uncovered wagers", "game")
def uncovered_left_out(doc: Doc) -> Iterator[Fault]:
    if doc.data.get(BANK, {}).get("uncovered-wagers") and not any(
        sheet.data.get(BANK) for sheet in doc.joined()
    ):
        yield fault((BANK, "uncovered-wagers"), drop((BANK, "uncovered-wagers")), silent=True)


@operator("uncovered wagers are kept", "game")
def uncovered_kept(doc: Doc) -> Iterator[Fault]:
    fates = statements(doc.data, BANK, "uncovered-wagers")
    if fates:
        yield fault(
            (BANK, "uncovered-wagers"), *(put((*path, "are"), "not-refunded") for path, _ in fates)
        )


@operator("another place bounds what the player-dealer can lose by something else", "game")
def exposure_contradicted(doc: Doc) -> Iterator[Fault]:
    bounds = [value["is"] for _, value in statements(doc.data, BANK, "wins-or-loses-at-most")]
    if bounds and set(bounds) == {"original-wager"}:
        yield fault(
            (BANK, "wins-or-loses-at-most"),
            also((BANK, "wins-or-loses-at-most"), {"is": "table-limit"}),
        )


@operator("the house may hold the bank", "game")
def house_may_bank(doc: Doc) -> Iterator[Fault]:
    for path, value in statements(doc.data, BANK, "may-hold"):
        if value["who"] == "house" and value.get("is") is False:
            yield fault((BANK, "may-hold"), put((*path, "is"), True))


@operator("the rules say of the house the opposite of what the law asks", "game")
def house_interest_admitted(doc: Doc) -> Iterator[Fault]:
    if doc.data["category"] == "player-dealer":
        for that in ("house-no-interest", "house-does-not-participate"):
            paths = [path for path, claim in said(doc.data, "states") if claim["that"] == that]
            if paths:
                yield fault(("states",), *(put((*path, "is"), False) for path in paths))


def _orders(doc: Doc) -> list[tuple[Path, dict[str, Any]]]:
    return [
        (path, value)
        for path, value in statements(doc.data, "settles")
        if isinstance(value.get("order"), list) and len(value["order"]) > 1
    ]


@operator("a wager has no place in the order of settlement", "game")
def settlement_entry_left_out(doc: Doc) -> Iterator[Fault]:
    orders = _orders(doc)
    wagers = {wager["name"] for _, wager in said(doc.data, "wagers")}
    for path, value in orders if len(orders) == 1 else []:
        for number, name in enumerate(value["order"]):
            if name in wagers:
                yield fault(("settles",), drop((*path, "order", number)))


@operator("the order of settlement is stated once more, the other way round", "game")
def settlement_order_contradicted(doc: Doc) -> Iterator[Fault]:
    for _, value in [each for each in _orders(doc) if "note" not in each[1]][:1]:
        yield fault(("settles",), also(("settles",), {"order": value["order"][::-1]}))


@operator("the order of settlement names a wager the game does not have", "game")
def settlement_names_stranger(doc: Doc) -> Iterator[Fault]:
    for path, value in _orders(doc):
        yield fault(("settles",), put((*path, "order"), [*value["order"], "lucky-seven-bonus"]))


@operator("one of several places settles the other way around", "game")
def settlement_direction_contradicted(doc: Doc) -> Iterator[Fault]:
    ways = [
        path
        for path, value in statements(doc.data, "settles")
        if value.get("direction") == "clockwise" and "wagers" not in value
    ]
    for path in ways if len(ways) > 1 else []:
        yield fault(("settles",), put((*path, "direction"), "counter-clockwise"))


BUTTON: Path = (BANK, "action-button")


@operator(
    "a court card gives the action button no seat",
    "game",
    "button-empty-seat",
    "button-wraps",
    "button-card",
)
def button_value_left_out(doc: Doc) -> Iterator[Fault]:
    valued = [
        (path, value["seat-of-card"])
        for path, value in statements(doc.data, *BUTTON)
        if isinstance(value.get("seat-of-card"), list)
    ]
    for number, (card, _) in enumerate(
        valued[0][1] if valued and all(values == valued[0][1] for _, values in valued) else []
    ):
        if card in ("J", "Q", "K"):
            yield fault(
                BUTTON,
                *(drop((*path, "seat-of-card", number)) for path, _ in valued),
                whole=tuple(path for path, _ in valued),
            )


@operator("one place gives a card another seat than the others", "game")
def button_value_contradicted(doc: Doc) -> Iterator[Fault]:
    valued = [
        (path, value["seat-of-card"])
        for path, value in statements(doc.data, *BUTTON)
        if isinstance(value.get("seat-of-card"), list)
    ]
    for path, values in valued if len(valued) > 1 else []:
        for number, (_, seat) in enumerate(values):
            if isinstance(seat, int):
                yield fault(
                    BUTTON,
                    put((*path, "seat-of-card", number, 1), seat - 2 if seat > 2 else seat + 2),
                )


@operator("wagers are settled from an action button that is nowhere described", "game", *SEATS)
def button_not_described(doc: Doc) -> Iterator[Fault]:
    if any(
        value.get("from") == "action-button" for _, value in statements(doc.data, "settles")
    ) and doc.data.get(BANK, {}).get("action-button"):
        yield fault(BUTTON, drop(BUTTON), silent=True, or_at=(("settles",),))
