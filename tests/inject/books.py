"""Faults in the names, numbers and references that hold a filing together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from validator.read import Path

from .fault import Doc, Fault, also, drop, fault, operator, put, said

STRANGER = "Lucky Seven Hi-Lo Draw"


def _references(doc: Doc) -> Iterator[tuple[Path, Path, Any]]:
    for at, block in said(doc.data, "blocks"):
        for where, reference in said(block, "games"):
            yield (*at, "games"), (*at, *where), reference


@operator("a rate sheet names a game, by name and number, that the filing does not have", "schedule")
def sheet_names_stranger(doc: Doc) -> Iterator[Fault]:
    for home, where, reference in _references(doc):
        if reference.get("approval") and reference.get("called"):
            yield fault(home, put((*where, "called"), STRANGER), put((*where, "approval"), "GEGA-009999"))


@operator("a rate sheet prints a game under another name", "schedule")
def game_renamed_on_sheet(doc: Doc) -> Iterator[Fault]:
    for home, where, reference in _references(doc):
        if reference.get("called") and (reference.get("document") or reference.get("approval")):
            yield fault(home, put((*where, "called"), STRANGER))


@operator("an approval number on a rate sheet lacks a digit", "schedule")
def approval_number_short(doc: Doc) -> Iterator[Fault]:
    for home, where, reference in _references(doc):
        if reference.get("approval"):
            yield fault(home, put((*where, "approval"), reference["approval"][:-1]))


@operator("two games of a rate sheet bear one approval number", "schedule")
def approval_number_repeated(doc: Doc) -> Iterator[Fault]:
    numbered = [(home, where, reference["approval"]) for home, where, reference in _references(doc) if reference.get("approval")]
    for (_, _, first), (home, where, second) in zip(numbered, numbered[1:], strict=False):
        if first != second:
            yield fault(home, put((*where, "approval"), first))


@operator("a rate sheet prints the approval number of every game but one", "schedule")
def approval_number_left_out(doc: Doc) -> Iterator[Fault]:
    numbered = [(home, where) for home, where, reference in _references(doc) if reference.get("approval")]
    for home, where in numbered if len(numbered) > 2 else []:
        yield fault(home, drop((*where, "approval")), silent=True)


@operator("the rules refer to a game that is not in the filing", "game")
def reference_leads_nowhere(doc: Doc) -> Iterator[Fault]:
    for where, given in said(doc.data, "inherits"):
        if isinstance(given, dict) and given.get("document"):
            yield fault((*where,), put((*where, "document"), "lucky-seven-hi-lo-draw"), put((*where, "from"), STRANGER))


@operator("a document replaces one that is not in the filing", "schedule")
def replaces_nothing(doc: Doc) -> Iterator[Fault]:
    for where, _ in said(doc.data, "supersedes"):
        yield fault(("supersedes",), put(where, "rates-of-a-lost-year"))


@operator("a sheet for games without a player-dealer says that one is used", "schedule")
def sheet_bank_contradicted(doc: Doc) -> Iterator[Fault]:
    claims = [claim["that"] for _, claim in said(doc.data, "states")]
    if "no-player-dealer-position" in claims and "player-dealer-position-used" not in claims:
        yield fault(("states",), also(("states",), {"that": "player-dealer-position-used"}))


@operator("the rules of a poker game say that it has a player-dealer", "game")
def poker_with_a_bank(doc: Doc) -> Iterator[Fault]:
    claims = [claim["that"] for _, claim in said(doc.data, "states")]
    if doc.data["category"] == "poker" and "no-player-dealer-position" in claims and "player-dealer-position-used" not in claims:
        yield fault(("states",), also(("states",), {"that": "player-dealer-position-used"}))


@operator("the rules print a second version number", "game")
def version_contradicted(doc: Doc) -> Iterator[Fault]:
    for _, given in said(doc.data, "version"):
        number = given["is"] if isinstance(given, dict) else given
        yield fault(("version",), also(("version",), {"is": f"{number}.7"}))
        return


@operator("the fewest players are stated once more, and differently", "game")
def fewest_players_contradicted(doc: Doc) -> Iterator[Fault]:
    for _, given in said(doc.data, "minimum-players"):
        if isinstance(given, dict) and isinstance(given["is"], int):
            yield fault(("minimum-players",), also(("minimum-players",), {"is": given["is"] + 2}))
            return


@operator("the rules of a game lose what they say of how cards are dealt and bets are made", "game")
def round_left_out(doc: Doc) -> Iterator[Fault]:
    if doc.data.get("round") and doc.data["category"] in ("player-dealer", "poker") and not doc.data.get("inherits"):
        yield fault(("round",), drop(("round",)), silent=True)
