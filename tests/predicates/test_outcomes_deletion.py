"""Deleting any outcome of any game that was transcribed leaves a hole the rules find."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.docket import TODAY, says
from validator.docket import comparators
from validator.docket.filed import file
from validator.docket.filings import GameFile, Group, Subject, assemble, subjects
from validator.model.game import Game
from validator.model.wagers import Comparison, Outcome
from validator.predicates import find
from validator.predicates._cases import JOINED
from validator.predicates.answer import Ask, Figure

RULES = Path(__file__).parents[2] / "rules"


@cache
def _subjects(folder: Path) -> dict[str, Subject]:
    filed = [
        file(path.read_bytes(), str(path)) for path in sorted((folder / "games").glob("*.yaml"))
    ]
    (filing,) = assemble([Group(folder.name, None, tuple(filed))]).filings
    return {subject.filed.path: subject for subject in subjects(filing, "game") if subject.filed}


def _cases() -> list[Any]:
    folders = sorted({path.parents[1] for path in RULES.glob("*/*/games/*.yaml")})
    return [
        pytest.param(
            folder, path, c, o, id=f"{folder.name}-{Path(path).stem}-{c}-{o}-{outcome.case}"
        )
        for folder in folders
        for path, subject in _subjects(folder).items()
        for c, comparison in enumerate(subject.game.compares)
        for o, outcome in enumerate(comparison.outcomes)
    ]


def _without(subject: Subject, c: int, o: int) -> Subject:
    assert subject.game_file
    comparison = subject.game.compares[c]
    shorter = comparison.model_copy(
        update={"outcomes": (*comparison.outcomes[:o], *comparison.outcomes[o + 1 :])}
    )
    game = subject.game.model_copy(
        update={"compares": (*subject.game.compares[:c], shorter, *subject.game.compares[c + 1 :])}
    )
    return subject._replace(game_file=GameFile(subject.game_file.filed, game))


def _findings(subject: Subject) -> list[str]:
    asks = [Ask(TODAY, {"cases": Figure((which,))}) for which in ("main", "minor")]
    answers = [answer for ask in asks for answer in find("outcomes-total").judge(subject, ask)]
    answers += find("copy-and-win").judge(subject, asks[0])
    passed = ("met", "not-applicable")
    return [says(a) for a in answers if a.verdict not in passed or a.case == "taken-over"]


PARTS = {
    "copy-front": {"both", "front and higher", "front and lower"},
    "copy-back": {"both", "back and higher", "back and lower"},
    "copy-both": {"both"},
    "copy-and-higher": {"front and higher", "back and higher"},
    "copy-and-lower": {"front and lower", "back and lower"},
}


def _repeated(game: Game, comparison: Comparison, gone: Outcome, rest: tuple[Outcome, ...]) -> bool:
    """Whether another place of the same game answers everything the outcome answered for the wagers
    compared.
    """
    wagers = set(gone.results) & {*comparison.wagers, comparators.POT}
    return all(
        _same(gone, rest, wager) or _said_apart(game, comparison, gone.case, wager)
        for wager in wagers
    )


def _same(gone: Outcome, rest: tuple[Outcome, ...], wager: str) -> bool:
    others = [
        other.case for other in rest if wager in other.results and other.if_ in (None, gone.if_)
    ]
    parts = {part for case in others for part in PARTS.get(case, {case})}
    return PARTS.get(gone.case, {gone.case}) <= parts


def _said_apart(game: Game, comparison: Comparison, case: str, wager: str) -> bool:
    """A tie said of the wager, a pot statement, an irregularity for the foul, or a wager with rules
    of its own.
    """
    found = next((w for w in game.wagers if w.name == wager), None)
    if found and (
        comparators.decided_alone(found)
        or (case == "equal" and any(not tie.note for tie in found.ties))
    ):
        return True
    if case in ("copy-both", "copy-and-lower"):
        return any(copies.to == "player-dealer" for copies in comparison.copies)
    if case == "foul":
        return any(
            "foul" in irregular.what and "dealer" not in irregular.what
            for irregular in game.irregularities
        )
    field = {
        "sole-best": "to",
        "tied-best": "tied",
        "tied-low": "tied",
        "no-low": "no_low",
        "odd-chip": "odd_chip",
    }.get(case)
    return (
        comparison.by in comparators.POTS
        and field is not None
        and any(getattr(pot, field) for pot in game.pot)
    )


def _events(comparison: Comparison, word: str) -> list[str]:
    """How a finding names the cases that a word answers: each for itself, two in one, or the whole
    group.
    """
    known = [case for case in comparators.KNOWN[comparison.by] if word in case.by]
    copied = ["open wager="] if word == "copy-and-higher" else []
    names = {case.name for case in known}
    joined = [f"case-{together}" for together, parts in JOINED.items() if names & {*parts}]
    return [
        *copied,
        *joined,
        *(f"case-{name}" for name in names),
        *(f"group-{case.group}" for case in known),
    ]


@pytest.mark.parametrize(("folder", "path", "c", "o"), _cases())
def test_deleting_an_outcome_is_found(folder: Path, path: str, c: int, o: int) -> None:
    subject = _subjects(folder)[path]
    comparison = subject.game.compares[c]
    gone = comparison.outcomes[o]
    rest = (*comparison.outcomes[:o], *comparison.outcomes[o + 1 :])
    found = _findings(_without(subject, c, o))
    named = [
        message
        for message in found
        if any(event in message for event in _events(comparison, gone.case))
    ]
    assert named or _repeated(subject.game, comparison, gone, rest), found


def test_deletions_are_many_and_mostly_new() -> None:
    """Most outcomes are the only answer to their case: without them something is found that was not
    found before.
    """
    cases = [case.values for case in _cases()]
    new = [
        1
        for folder, path, c, o in cases
        if set(_findings(_without(_subjects(folder)[path], c, o)))
        - set(_findings(_subjects(folder)[path]))
    ]
    assert len(cases) > 300
    assert len(new) > len(cases) / 2
