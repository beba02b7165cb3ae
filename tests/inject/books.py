"""Faults in the names, numbers and references that hold a filing together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from validator.source.read import Path

from .fault import Doc, Fault, also, drop, fault, operator, put, said

OF_GAMES = (
    "sheet-names-games",
    "two-categories",
    "payer-exists",
    "approval-form",
    "fee-schedule-filed",
)
STRANGER = "Lucky Seven Hi-Lo Draw"


def _references(doc: Doc) -> Iterator[tuple[Path, Path, Any]]:
    for at, block in said(doc.data, "blocks"):
        for where, reference in said(block, "games"):
            yield (*at, "games"), (*at, *where), reference


def _in_force(doc: Doc) -> bool:
    replaced = (one for other in doc.others for _, one in said(other.data, "supersedes"))
    return doc.id not in [one["document"] if isinstance(one, dict) else one for one in replaced]


def _lists(doc: Doc) -> Iterator[tuple[Path, list[Any]]]:
    """Lists of games that bear numbers, on sheets still in force."""
    for at, block in said(doc.data, "blocks"):
        games = [reference for _, reference in said(block, "games")]
        if _in_force(doc) and games and all(reference.get("approval") for reference in games):
            yield (*at, "games"), games


@operator("a rate sheet names a game that the filing does not have", "schedule", *OF_GAMES)
def sheet_names_stranger(doc: Doc) -> Iterator[Fault]:
    for home, _ in _lists(doc):
        yield fault(home, also(home, {"called": STRANGER, "approval": "GEGA-009999"}))


@operator("a rate sheet prints a game under another name", "schedule")
def game_renamed_on_sheet(doc: Doc) -> Iterator[Fault]:
    for home, where, reference in _references(doc):
        if (
            reference.get("called")
            and (reference.get("document") or reference.get("approval"))
            and _in_force(doc)
        ):
            yield fault(home, put((*where, "called"), STRANGER))


@operator("an approval number on a rate sheet lacks a digit", "schedule", *OF_GAMES)
def approval_number_short(doc: Doc) -> Iterator[Fault]:
    for home, games in _lists(doc):
        yield fault(home, also(home, {"called": STRANGER, "approval": games[0]["approval"][:-1]}))


@operator(
    "a second game of a rate sheet bears the approval number of the first", "schedule", *OF_GAMES
)
def approval_number_repeated(doc: Doc) -> Iterator[Fault]:
    for home, games in _lists(doc):
        yield fault(home, also(home, {"called": STRANGER, "approval": games[0]["approval"]}))


@operator("a rate sheet prints the approval number of every game but one", "schedule", *OF_GAMES)
def approval_number_left_out(doc: Doc) -> Iterator[Fault]:
    for home, _ in _lists(doc):
        yield fault(home, also(home, {"called": STRANGER}))


@operator("the rules refer to a game that is not in the filing", "game")
def reference_leads_nowhere(doc: Doc) -> Iterator[Fault]:
    for where, given in said(doc.data, "inherits"):
        if isinstance(given, dict) and given.get("document"):
            yield fault(
                (*where,),
                put((*where, "document"), "lucky-seven-hi-lo-draw"),
                put((*where, "from"), STRANGER),
            )


@operator("a document replaces one that is not in the filing", "schedule")
def replaces_nothing(doc: Doc) -> Iterator[Fault]:
    if doc.data.get("supersedes"):
        yield fault(("supersedes",), also(("supersedes",), "rates-of-a-lost-year"))


@operator(
    "a sheet for games without a player-dealer says that one is used",
    "schedule",
    "option-limit",
    "rate-caps-alike",
    "rate-cap-recited",
)
def sheet_bank_contradicted(doc: Doc) -> Iterator[Fault]:
    claims = [claim["that"] for _, claim in said(doc.data, "states")]
    if "no-player-dealer-position" in claims and "player-dealer-position-used" not in claims:
        yield fault(("states",), also(("states",), {"that": "player-dealer-position-used"}))


@operator("the rules of a poker game say that it has a player-dealer", "game")
def poker_with_a_bank(doc: Doc) -> Iterator[Fault]:
    claims = [claim["that"] for _, claim in said(doc.data, "states")]
    if (
        doc.data["category"] == "poker"
        and "no-player-dealer-position" in claims
        and "player-dealer-position-used" not in claims
    ):
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


@operator(
    "the rules of a game lose what they say of dealing and of the round, and the headings of it",
    "game",
    "game-approval",
    "things-named",
)
def round_left_out(doc: Doc) -> Iterator[Fault]:
    headed = [
        path
        for path, section in said(doc.data, "sections")
        if section["is"] in ("round-of-play", "dealing")
    ]
    if (
        doc.data.get("round")
        and headed
        and doc.data["category"] in ("player-dealer", "poker")
        and not doc.data.get("inherits")
    ):
        yield fault(
            (), drop(("round",)), *map(drop, reversed(headed)), silent=True, whole=(("name",),)
        )
