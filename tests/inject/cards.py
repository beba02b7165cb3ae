"""Faults in rankings of hands and in pay tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from validator.source.read import Path

from .fault import Doc, Fault, also, drop, exchange, fault, insert, operator, put, said, statements

MIDDLE = ("4-of-a-kind", "full-house", "flush", "straight", "3-of-a-kind", "two-pair", "pair")
FIVE_CARD = {"straight-flush", *MIDDLE}
TO = re.compile(r"([0-9][0-9,]*)(?: to |:)1\Z")


@operator("a rank of hand is left out of the order of hands", "game")
def hand_left_out(doc: Doc) -> Iterator[Fault]:
    for path, value in statements(doc.data, "hands"):
        order = value["high-to-low"]
        for number, hand in enumerate(order):
            if hand in MIDDLE and set(order) >= FIVE_CARD:
                yield fault(("hands",), drop((*path, "high-to-low", number)))


@operator("a rank of hand stands twice in the order of hands", "game")
def hand_printed_twice(doc: Doc) -> Iterator[Fault]:
    for path, value in statements(doc.data, "hands"):
        order = value["high-to-low"]
        for number in range(len(order) - 1):
            yield fault(("hands",), insert((*path, "high-to-low", len(order)), order[number]))


@operator("the highest and the lowest hand given for a rank are exchanged", "game")
def examples_exchanged(doc: Doc) -> Iterator[Fault]:
    for path, value in statements(doc.data, "hands"):
        for where, example in said(value, "examples"):
            if (
                example.get("highest")
                and example.get("lowest")
                and sorted(map(str, example["highest"])) != sorted(map(str, example["lowest"]))
            ):
                here: Path = (*path, *where)
                yield fault(here, *exchange(doc.data, (*here, "highest"), (*here, "lowest")))


def _tables(doc: Doc) -> Iterator[tuple[Path, Path, dict[str, Any]]]:
    """Each pay table with rows, with the list of the wager's pay tables."""
    for at, _ in said(doc.data, "wagers"):
        for path, table in statements(doc.data, *at, "pays"):
            if isinstance(table.get("rows"), list) and not table.get("statistic"):
                yield (*at, "pays"), path, table


def _label(row: Any) -> str:
    return str(row[0] if isinstance(row, list) else row["label"])


def _pays(row: Any) -> Any:
    return (
        row[1]
        if isinstance(row, list) and len(row) > 1
        else row.get("pays")
        if isinstance(row, dict)
        else None
    )


def _key(row: Any) -> str | int:
    return 1 if isinstance(row, list) else "pays"


@operator("a hand better than one that is paid is left out of a pay table", "game")
def paid_hand_left_out(doc: Doc) -> Iterator[Fault]:
    for home, path, table in _tables(doc):
        labels = [_label(row) for row in table["rows"]]
        alone = sum(1 for other, _, _ in _tables(doc) if other == home) == 1
        for number, label in enumerate(labels[:-1]):
            orders = [
                ranking["high-to-low"]
                for _, ranking in statements(doc.data, "hands")
                if {label, labels[number + 1]} <= set(ranking["high-to-low"])
            ]
            ranked = bool(orders) and all(
                order.index(label) < order.index(labels[number + 1]) for order in orders
            )
            if (
                label in MIDDLE
                and labels[number + 1] in MIDDLE
                and alone
                and ranked
                and TO.match(str(_pays(table["rows"][number])))
            ):
                yield fault(home, drop((*path, "rows", number)), whole=(path,))


@operator("a row of a pay table by number of cards is left out", "game")
def paid_count_left_out(doc: Doc) -> Iterator[Fault]:
    for home, path, table in _tables(doc):
        events = [
            row["event"]
            for row in table["rows"]
            if isinstance(row, dict) and isinstance(row.get("event"), dict)
        ]
        plain = all(
            "count" in event and not {"suited", "plus", "hand", "joker"} & event.keys()
            for event in events
        )
        different = (
            len({str(event.get("count")) for event in events}) == len(events) == len(table["rows"])
        )
        for number in range(1, len(events) - 1) if plain and different and len(events) > 3 else ():
            yield fault(home, drop((*path, "rows", number)))


@operator("a row of a pay table is printed twice with different odds", "game")
def paid_row_printed_twice(doc: Doc) -> Iterator[Fault]:
    for home, path, table in _tables(doc):
        for number, row in enumerate(table["rows"]):
            if (odds := TO.match(str(_pays(row)))) and _label(row) in (
                *MIDDLE,
                "straight-flush",
                "royal-flush",
            ):
                again = (
                    [row[0], f"{int(odds[1].replace(',', '')) + 1} to 1"]
                    if isinstance(row, list)
                    else {**row, "pays": f"{int(odds[1].replace(',', '')) + 1} to 1"}
                )
                yield fault(home, insert((*path, "rows", number + 1), again))


@operator("the odds of one row are written 'for' where all others are written 'to'", "game")
def odds_for_instead_of_to(doc: Doc) -> Iterator[Fault]:
    for home, path, table in _tables(doc):
        written = [TO.match(str(_pays(row))) for row in table["rows"]]
        for number, odds in enumerate(written if all(written) and len(written) > 2 else []):
            if odds:
                yield fault(
                    home,
                    put((*path, "rows", number, _key(table["rows"][number])), f"{odds[1]} for 1"),
                )


@operator("the layout prints other odds for a row than the rules", "game")
def layout_odds_differ(doc: Doc) -> Iterator[Fault]:
    for home, _, table in _tables(doc):
        rows = table["rows"]
        alone = sum(1 for other, _, _ in _tables(doc) if other == home) == 1
        for number, row in enumerate(rows):
            if (
                (odds := TO.match(str(_pays(row))))
                and alone
                and "columns" not in table
                and "when" not in table
            ):
                other = f"{int(odds[1].replace(',', '')) * 2} to 1"
                changed = [row[0], other] if isinstance(row, list) else {**row, "pays": other}
                kept = {key: value for key, value in table.items() if key not in ("at", "id")}
                yield fault(
                    home,
                    also(
                        home,
                        {
                            **kept,
                            "printed": "layout",
                            "rows": [*rows[:number], changed, *rows[number + 1 :]],
                        },
                    ),
                )


@operator("one of several places pays a wager differently", "game")
def odds_contradicted(doc: Doc) -> Iterator[Fault]:
    for at, _ in said(doc.data, "wagers"):
        flat = [
            (path, pays["odds"])
            for path, pays in statements(doc.data, *at, "pays")
            if "odds" in pays and not {"when", "note", "rows"} & pays.keys()
        ]
        for path, _ in flat if len(flat) > 1 and len({odds for _, odds in flat}) == 1 else []:
            yield fault((*at, "pays"), put((*path, "odds"), "7 to 2"))
