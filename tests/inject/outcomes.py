"""Faults in what follows from comparing hands, in the round and in thresholds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from validator.model.gate import key
from validator.model.wagers import Outcome
from validator.source.read import Path

from .fault import Doc, Fault, also, drop, fault, insert, operator, put, said, statements

OPPOSITE = {"wins": "loses", "loses": "wins", "pushes": "loses"}
KEYS = {key(name) for name in Outcome.model_fields}


def _outcomes(doc: Doc) -> Iterator[tuple[Path, list[dict[str, Any]], int]]:
    for at, comparison in statements(doc.data, "compares"):
        outcomes = comparison.get("outcomes", [])
        yield from (((*at, "outcomes"), outcomes, number) for number in range(len(outcomes)))


def _results(outcome: dict[str, Any]) -> dict[str, str]:
    return {name: result for name, result in outcome.items() if name not in KEYS}


def _said_once(doc: Doc, outcomes: list[dict[str, Any]], number: int) -> bool:
    """Whether no other outcome, tie rule or pot statement answers the case for any of its wagers."""
    outcome = outcomes[number]
    names = _results(outcome)
    again = any(
        n != number and other["case"].split("-")[0] == outcome["case"].split("-")[0]
        for n, other in enumerate(outcomes)
    )
    apart = any(
        wager["name"] in names and {"decided", "ties", "rolls"} & wager.keys()
        for _, wager in said(doc.data, "wagers")
    )
    return not again and not apart and "pot" not in names and "if" not in outcome


@operator("a case the comparison can come to has no answer", "game")
def outcome_left_out(doc: Doc) -> Iterator[Fault]:
    for path, outcomes, number in _outcomes(doc):
        if _said_once(doc, outcomes, number) and outcomes[number]["case"] in (
            "higher",
            "lower",
            "equal",
            "both-higher",
            "both-lower",
            "one-each",
            "player-bust",
            "dealer-bust",
        ):
            yield fault(path[:-1], drop((*path, number)), silent=True)


@operator("one wager of an outcome has no answer", "game")
def outcome_lacks_wager(doc: Doc) -> Iterator[Fault]:
    for path, outcomes, number in _outcomes(doc):
        names = _results(outcomes[number])
        if (
            len(names) > 1
            and _said_once(doc, outcomes, number)
            and outcomes[number]["case"] in ("higher", "lower", "equal")
        ):
            for name in names:
                yield fault(path[:-1], drop((*path, number, name)), silent=True)


@operator("a case has two opposite answers", "game")
def outcome_contradicted(doc: Doc) -> Iterator[Fault]:
    for path, outcomes, number in _outcomes(doc):
        name, result = next(iter(_results(outcomes[number]).items()), ("", ""))
        if result in OPPOSITE and not {"if", "variant"} & outcomes[number].keys():
            yield fault(
                path,
                insert(
                    (*path, len(outcomes)),
                    {"case": outcomes[number]["case"], name: OPPOSITE[result]},
                ),
            )


@operator("an outcome speaks of a wager the game does not have", "game")
def outcome_of_stranger(doc: Doc) -> Iterator[Fault]:
    for path, outcomes, number in _outcomes(doc):
        if "pot" not in _results(outcomes[number]):
            yield fault(path, put((*path, number, "lucky-seven"), "wins"))


@operator("an outcome speaks of a natural in a game without one", "game")
def outcome_cannot_arise(doc: Doc) -> Iterator[Fault]:
    for at, comparison in statements(doc.data, "compares"):
        outcomes = comparison.get("outcomes", [])
        names = list(_results(outcomes[0])) if outcomes else []
        if comparison["by"] in ("ranked-hand", "two-hands", "single-card") and names:
            yield fault(
                (*at, "outcomes"),
                insert((*at, "outcomes", len(outcomes)), {"case": "natural", names[0]: "wins"}),
            )


@operator("another place asks for a better hand to qualify", "game")
def qualifier_contradicted(doc: Doc) -> Iterator[Fault]:
    for at, comparison in statements(doc.data, "compares"):
        for _, given in statements(comparison, "qualifies"):
            yield fault(
                (*at, "qualifies"), also((*at, "qualifies"), {**given, "hand": "pair-of-nines"})
            )
            return


@operator("another place of the same round deals the players' cards the other way up", "game")
def face_contradicted(doc: Doc) -> Iterator[Fault]:
    steps = doc.data.get("round", [])
    for number, step in enumerate(steps if isinstance(steps, list) else []):
        if (
            step["does"] == "deal"
            and step.get("face") in ("up", "down")
            and step.get("called")
            and not {"where", "note"} & step.keys()
        ):
            yield fault(
                ("round",),
                insert(
                    ("round", number + 1),
                    {**step, "face": "down" if step["face"] == "up" else "up"},
                ),
            )


@operator("another place of the same round deals one card more", "game")
def cards_dealt_contradicted(doc: Doc) -> Iterator[Fault]:
    steps = doc.data.get("round", [])
    for number, step in enumerate(steps if isinstance(steps, list) else []):
        if (
            step["does"] == "deal"
            and isinstance(step.get("cards"), int)
            and step.get("called")
            and not {"where", "note"} & step.keys()
        ):
            yield fault(
                ("round",), insert(("round", number + 1), {**step, "cards": step["cards"] + 1})
            )


@operator("what happens at a figure itself is left out", "game")
def threshold_left_open(doc: Doc) -> Iterator[Fault]:
    for path, value in statements(doc.data, "thresholds"):
        if {
            "if-above",
            "exactly",
            "if-below",
        } <= value.keys():  # of one side alone nothing is left between
            yield fault(path, drop((*path, "exactly")), silent=True)


@operator("splitting, doubling or surrender is allowed at one place and not at another", "game")
def playing_option_contradicted(doc: Doc) -> Iterator[Fault]:
    for _, value in statements(doc.data, "playing-options"):
        if value["allowed"] is True and "on" not in value and "note" not in value:
            yield fault(
                ("playing-options",),
                also(("playing-options",), {"is": value["is"], "allowed": False}),
            )


@operator("the most raises are stated once more, and differently", "game")
def raises_contradicted(doc: Doc) -> Iterator[Fault]:
    for _, value in statements(doc.data, "raises"):
        if value.get("most") and "unless" not in value:
            yield fault(("raises",), also(("raises",), {"most": value["most"] + 2}))
            return


@operator("the rules compare no hands", "game")
def comparison_left_out(doc: Doc) -> Iterator[Fault]:
    if (
        doc.data["category"] == "player-dealer"
        and doc.data.get("compares")
        and not doc.data.get("inherits")
    ):
        yield fault((), drop(("compares",)), silent=True)
