"""Faults in decks, jokers, ranks, points, charts and seats."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from .fault import Doc, Fault, also, drop, fault, insert, operator, put, said, statements


@operator("a rank is left out of the order of playing cards", "game")
def rank_left_out(doc: Doc) -> Iterator[Fault]:
    for path, value in statements(doc.data, "cards"):
        for number in range(len(value["high-to-low"])):
            if len(value["high-to-low"]) >= 13 and {"A", "K", "Q", "J"} <= set(
                value["high-to-low"]
            ):
                yield fault(("cards",), drop((*path, "high-to-low", number)))


@operator("a rank stands twice in the order of cards", "game")
def rank_printed_twice(doc: Doc) -> Iterator[Fault]:
    for path, value in statements(doc.data, "cards"):
        ranks = value["high-to-low"]
        for number in range(1, len(ranks) - 1):
            yield fault(("cards",), insert((*path, "high-to-low", len(ranks)), ranks[number]))


@operator("a card has no points", "game")
def points_left_out(doc: Doc) -> Iterator[Fault]:
    tables = [(path, value["table"]) for path, value in statements(doc.data, "values")]
    labels = [[row[0] for row in table] for _, table in tables]
    for number in range(
        len(labels[0])
        if labels and all(each == labels[0] for each in labels) and len(labels[0]) > 2
        else 0
    ):
        yield fault(("values",), *(drop((*path, "table", number)) for path, _ in tables))


@operator("the total of cards is one more than the deck and its jokers", "game")
def deck_total_wrong(doc: Doc) -> Iterator[Fault]:
    for path, value in statements(doc.data, "deck"):
        if value.get("total") and value.get("cards"):
            yield fault(("deck",), put((*path, "total"), value["total"] + 1))


@operator("the deck is described once more with other cards", "game")
def deck_contradicted(doc: Doc) -> Iterator[Fault]:
    if any(
        value.get("cards") == 52 and "removed" not in value
        for _, value in statements(doc.data, "deck")
    ):
        yield fault(("deck",), also(("deck",), {"cards": 48}))


@operator("one of several places gives another number of decks", "game")
def deck_count_contradicted(doc: Doc) -> Iterator[Fault]:
    counts = [
        (path, value["decks"])
        for path, value in statements(doc.data, "deck")
        if isinstance(value.get("decks"), int)
    ]
    for path, count in counts if len(counts) > 1 else []:
        yield fault(("deck",), put((*path, "decks"), count + 3))


def _jokers(doc: Doc) -> int:
    return max((value.get("jokers", 0) for _, value in statements(doc.data, "deck")), default=0)


@operator("the deck has a joker and nothing says what it stands for", "game")
def joker_without_function(doc: Doc) -> Iterator[Fault]:
    counted = any(
        "joker" in str(row[0])
        for _, value in statements(doc.data, "values")
        for row in value["table"]
    )
    if (
        _jokers(doc)
        and not counted
        and all(
            value["acts-as"] not in ("not-used", "blank")
            for _, value in statements(doc.data, "joker")
        )
        and doc.data.get("joker")
    ):
        yield fault(("joker",), drop(("joker",)), silent=True, or_at=(("deck",),))


@operator("a joker stands for something else at another place", "game")
def joker_contradicted(doc: Doc) -> Iterator[Fault]:
    for _, value in statements(doc.data, "joker"):
        if (
            value["acts-as"] in ("any-card", "ace-straight-or-flush", "not-used")
            and "where" not in value
        ):
            other = "any-card" if value["acts-as"] != "any-card" else "ace"
            yield fault(("joker",), also(("joker",), {"acts-as": other}))
            return


@operator("a joker is put into a deck that is said to have none", "game")
def joker_put_in(doc: Doc) -> Iterator[Fault]:
    for path, value in statements(doc.data, "deck"):
        if value.get("jokers") == 0:
            yield fault(("deck",), put((*path, "jokers"), 1))


@operator("the players' seats are given once more, two fewer", "game")
def seats_contradicted(doc: Doc) -> Iterator[Fault]:
    for _, value in statements(doc.data, "seats"):
        if (
            isinstance(value["is"], int)
            and value["is"] > 4
            and value.get("of") == "players"
            and "table" not in value
        ):
            yield fault(("seats",), also(("seats",), {**value, "is": value["is"] - 2}))
            return


@operator("a table has more seats than its one deck has hands", "game")
def too_many_seats(doc: Doc) -> Iterator[Fault]:
    decks = statements(doc.data, "deck")
    single = (
        bool(decks)
        and all(value.get("decks", 1) == 1 and "removed" not in value for _, value in decks)
        and any("cards" in value for _, value in decks)
    )
    dealt = max(
        (
            step["cards"]
            for _, step in said(doc.data, "round")
            if step["does"] == "deal"
            and step.get("to") in ("players", "each-player")
            and isinstance(step.get("cards"), int)
        ),
        default=0,
    )
    seats = statements(doc.data, "seats")
    foreseen = any(
        word in case["what"]
        for _, case in statements(doc.data, "irregularities")
        for word in ("enough", "out", "short", "few", "exhaust")
    )
    if (
        single
        and not foreseen
        and dealt >= 2
        and seats
        and all(isinstance(value["is"], int) for _, value in seats)
    ):
        yield fault(
            ("seats",), *(put((*path, "is"), value["is"] + 54 // dealt) for path, value in seats)
        )


CHART = re.compile(r"(?:(hard|soft) )?(\d+)([-+])\Z")


def _charts(
    doc: Doc,
) -> Iterator[tuple[tuple[str | int, ...], list[Any], list[re.Match[str] | None]]]:
    for path, value in statements(doc.data, "charts"):
        rows = value["rows"]
        if all(isinstance(row, list) for row in rows):
            yield path, rows, [CHART.match(str(row[0])) for row in rows]


@operator("a chart that goes through all totals has no instruction for some", "game")
def chart_row_left_out(doc: Doc) -> Iterator[Fault]:
    for path, rows, forms in _charts(doc):
        ends = {form[3] for form in forms if form} | {"+" for row in rows if row[0] == 21}
        for number, form in enumerate(
            forms
            if ends == {"-", "+"} and len(rows) > 2 and not any(row[0] == "other" for row in rows)
            else []
        ):
            if form:
                yield fault(path, put((*path, "rows"), [*rows[:number], *rows[number + 1 :]]))


@operator("a chart has two instructions for some totals", "game")
def chart_row_widened(doc: Doc) -> Iterator[Fault]:
    for path, rows, forms in _charts(doc):
        for number, low in enumerate(forms):
            for high_number, high in enumerate(forms):
                crossing = (
                    low
                    and high
                    and low[1] == high[1]
                    and (low[3], high[3]) == ("-", "+")
                    and rows[number][1] != rows[high_number][1]
                )
                if crossing and low and high:
                    kind = f"{low[1]} " if low[1] else ""
                    yield fault(path, put((*path, "rows", number, 0), f"{kind}{int(high[2]) + 1}-"))


@operator("a draw chart lacks a total", "game")
def draw_row_left_out(doc: Doc) -> Iterator[Fault]:
    for path, value in statements(doc.data, "draw-matrix"):
        if not value.get("damaged"):
            for number in range(1, len(value["rows"]) - 1):
                yield fault(("draw-matrix",), drop((*path, "rows", number)))


@operator("a draw chart says the opposite of the text for a total and a third card", "game")
def draw_cell_turned(doc: Doc) -> Iterator[Fault]:
    told = [
        (str(rule["totals"]), rule)
        for _, rule in statements(doc.data, "draw-rules")
        if rule["for"] == "banker-hand" and rule.get("if") == "player-hits"
    ]
    for path, value in statements(doc.data, "draw-matrix"):
        for number, (total, letters) in enumerate(value["rows"]):
            rules = [
                rule
                for totals, rule in told
                if totals == str(total) and ({"against", "not-against"} & rule.keys())
            ]
            for column, letter in enumerate(letters):
                if rules and letter == "H":
                    yield fault(
                        ("draw-matrix",),
                        put(
                            (*path, "rows", number, 1),
                            letters[:column] + "S" + letters[column + 1 :],
                        ),
                    )


@operator("a row of a draw chart lacks its last column", "game")
def draw_column_left_out(doc: Doc) -> Iterator[Fault]:
    for path, value in statements(doc.data, "draw-matrix"):
        for number, (_, letters) in enumerate(value["rows"]):
            if len(letters) > 1 and not value.get("damaged"):
                yield fault(("draw-matrix",), put((*path, "rows", number, 1), letters[:-1]))


@operator("an example of a total is one too high", "game")
def example_total_wrong(doc: Doc) -> Iterator[Fault]:
    for path, value in statements(doc.data, "totals"):
        if isinstance(value["makes"], int) and value["makes"] < 9 and len(value["cards"]) > 1:
            yield fault(path, put((*path, "makes"), value["makes"] + 1))
