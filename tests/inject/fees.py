"""Faults in what the prose says of fees, and in what a schedule states."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from validator.source.read import Path

from .fault import Doc, Fault, also, drop, fault, operator, put, said

ON_BOARD = ("flop", "board", "river", "turn", "street")
REQUIRED = ("one-schedule-at-a-time", "fees-determined-before-play", "fees-not-percentage")


def _fees(doc: Doc) -> Iterator[tuple[Path, Any, Path, Any]]:
    """Each block with each of its fees."""
    for at, block in said(doc.data, "blocks"):
        for where, fee in said(block, "fees"):
            yield at, block, (*at, *where), fee


def _columns(block: Any) -> dict[str, Any]:
    return {
        (column if isinstance(column, str) else column["is"]): (
            {} if isinstance(column, str) else column
        )
        for _, column in said(block, "columns")
    }


@operator("the prose takes a fee from a pot, and no column prints one", "schedule")
def payer_without_column(doc: Doc) -> Iterator[Fault]:
    for at, block, where, fee in _fees(doc):
        printed = _columns(block)
        payers = {*printed, *(column.get("from") for column in printed.values())}
        if (
            fee.get("from") == "player-dealer"
            and "player-dealer" in printed
            and "pot" not in payers
            and not {"amount", "component", "wagers"} & fee.keys()
        ):
            yield fault(at, put((*where, "from"), "pot"))


@operator(
    "the prose grades a fee by the number of players, and the table by the action on it", "schedule"
)
def graded_by_other_figure(doc: Doc) -> Iterator[Fault]:
    for at, block, where, fee in _fees(doc):
        column = _columns(block).get(str(fee.get("from")), {})
        if fee.get("on") and fee["on"] == column.get("on") == "total-table-action":
            yield fault(at, put((*where, "on"), "number-of-players"))


@operator("a fee is collected after a flop, and no game of the block has one", "schedule")
def collected_at_missing_step(doc: Doc) -> Iterator[Fault]:
    games = list(doc.joined())
    with_board = any(
        word in str(step.get("called", "")) + str(step.get("to", ""))
        for game in games
        for _, step in said(game.data, "round")
        for word in ON_BOARD
    )
    for at, block, where, fee in _fees(doc):
        known = {
            reference.get("approval") or reference.get("document")
            for _, reference in said(block, "games")
        }
        if (
            fee.get("collected")
            and games
            and not with_board
            and len(known) <= len(games)
            and all("round" in game.data for game in games)
        ):
            yield fault(at, put((*where, "collected"), "after-flop"))


@operator(
    "the amount of a fee is determined only when the hand is over",
    "schedule",
    "collection-moments",
    "fee-names-play",
    "fees-printed",
)
def determined_late(doc: Doc) -> Iterator[Fault]:
    for at, _, where, fee in _fees(doc):
        if str(fee.get("determined", "")).startswith(("before", "start")):
            yield fault(at, put((*where, "determined"), "end-of-hand"))


@operator("a fee is a share of the pot", "schedule")
def fee_made_a_share(doc: Doc) -> Iterator[Fault]:
    for at, _, where, fee in _fees(doc):
        if fee.get("from") and "share" not in fee and "amount" not in fee:
            yield fault(at, put((*where, "share"), {"is": "5 %", "of": "pot"}))


@operator("the only place that says what the total table action counts is left out", "schedule")
def basis_not_defined(doc: Doc) -> Iterator[Fault]:
    sheets = list(doc.beside())
    defined = [(at, block) for at, block in said(doc.data, "blocks") if "defines" in block]
    again = any("defines" in block for sheet in sheets for _, block in said(sheet.data, "blocks"))
    for at, block in defined if len(defined) == 1 and not again else []:
        counting = [
            (*at, *where, "counts") for where, fee in said(block, "fees") if "counts" in fee
        ]
        if any(column.get("on") == "total-table-action" for column in _columns(block).values()):
            yield fault(at, drop((*at, "defines")), *map(drop, counting), silent=True)


@operator("no moment of collection is stated any more", "schedule")
def collection_not_stated(doc: Doc) -> Iterator[Fault]:
    elsewhere = any(
        {"collected", "dropped"} & fee.keys()
        for game in doc.joined()
        for _, fee in said(game.data, "fees")
    )
    told = any(
        step["does"] == "collect-fee"
        for game in doc.joined()
        for _, step in said(game.data, "round")
    )
    sheets = any(
        {"collected", "dropped"} & fee.keys()
        for sheet in doc.beside()
        for _, _, _, fee in _fees(sheet)
    )
    fixed = any(
        claim["that"] == "fees-determined-before-play" for _, claim in said(doc.data, "states")
    ) or any("determined" in fee for _, _, _, fee in _fees(doc))
    for at, block in said(doc.data, "blocks"):
        timed = [(*at, *where) for where, fee in said(block, "fees") if "collected" in fee]
        alone = not fixed and any(
            _early(fee) for _, fee in said(block, "fees")
        )  # it also told that the fee is determined before play: two omissions
        other = any({"dropped", "posted", "placed"} & fee.keys() for _, fee in said(block, "fees"))
        if timed and not elsewhere and not told and not sheets and not other and not alone:
            yield fault(at, *(drop((*where, "collected")) for where in timed), silent=True)


@operator("the rules of a game collect its fee at another moment than its rate sheet", "game")
def rules_collect_later(doc: Doc) -> Iterator[Fault]:
    sheets = {fee.get("collected") for sheet in doc.joined() for _, _, _, fee in _fees(sheet)}
    for where, fee in said(doc.data, "fees"):
        if (
            fee.get("collected") in sheets
            and fee.get("collected") in ("before-deal", "before-play")
            and len(sheets - {None}) == 1
        ):
            yield fault(("fees",), put((*where, "collected"), "end-of-hand"))


def _early(fee: Any) -> bool:
    return str(fee.get("collected", "")).startswith(("before", "start"))


def _without(doc: Doc, key: str, that: str) -> list[Path]:
    """The statements to take out, from the last."""
    return [path for path, claim in reversed(list(said(doc.data, key))) if claim["that"] == that]


def _needed(doc: Doc, that: str) -> bool:
    """No need to say that one schedule is used of a single option, or that fees are determined
    before play where that is said of a fee.
    """
    if that == "one-schedule-at-a-time":
        return any(len(list(said(block, "options"))) > 1 for _, block in said(doc.data, "blocks"))
    early = any("determined" in fee or _early(fee) for _, _, _, fee in _fees(doc))
    return that != "fees-determined-before-play" or not early


@operator("a statement the law asks of every schedule is left out", "schedule")
def statement_left_out(doc: Doc) -> Iterator[Fault]:
    for that in REQUIRED:
        gone = _without(doc, "states", that)
        again = any(
            claim["that"] == that
            for other in doc.joined()
            for _, claim in said(other.data, "states")
        )
        if (
            gone and not again and not any(doc.beside()) and _needed(doc, that)
        ):  # what other sheets for its games say holds here, and the other way round
            yield fault((), *map(drop, gone), silent=True)


@operator("a schedule says the opposite of what the law asks it to state", "schedule")
def statement_denied(doc: Doc) -> Iterator[Fault]:
    for that in REQUIRED:
        for path in _without(doc, "states", that)[:1]:
            yield fault(("states",), put((*path, "is"), False))


@operator(
    "the number of rates allowed is stated once more, and differently",
    "schedule",
    "rate-caps-alike",
)
def rate_cap_contradicted(doc: Doc) -> Iterator[Fault]:
    for claim in [
        claim
        for _, claim in said(doc.data, "states")
        if claim["that"] == "rate-cap" and claim.get("rates")
    ][:1]:
        yield fault(("states",), also(("states",), {**claim, "rates": claim["rates"] - 2}))


@operator(
    "a schedule recites more collection rates than the law ever allowed",
    "schedule",
    "rate-caps-alike",
)
def rate_cap_too_high(doc: Doc) -> Iterator[Fault]:
    caps = [
        (path, claim)
        for path, claim in said(doc.data, "states")
        if claim["that"] == "rate-cap" and claim.get("rates")
    ]
    if caps:
        yield fault(("states",), *(put((*path, "rates"), 9) for path, _ in caps))
