"""Documents named by an id that no document has: an error where it stands, with what was meant."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from tests.docket import docket
from tests.predicates.told import said, told
from validator.cli.main import main
from validator.docket.filings import GUESSES, circles
from validator.judge.engine import Settings, judge
from validator.judge.follow import told as follow

HEAD = "kind: establishment\nname: Lucky Club\njurisdictions: [california]\n"
TRIPS = "kind: game\nname: Golden Trips\ncategory: player-dealer\n"
OPTION = "    options: [{option: 1, limit: 5-100, player: 1}]\n"
SHEET = "kind: schedule\nname: Rates\nblocks:\n  - games: [{%s}]\n" + OPTION
OTHER = "---\nkind: game\nname: Other\ncategory: poker\n"

CASES: list[tuple[str, str, str, list[str], str]] = [
    (
        "extends",
        "game",
        "extends: othre\n" + OTHER,
        ["violated .extends", "not-applicable"],
        "lost said=variant id=othre guess=other",
    ),
    (
        "extends, nothing like it",
        "game",
        "extends: gone\n" + OTHER,
        ["violated .extends", "not-applicable"],
        "lost said=variant id=gone",
    ),
    ("extends", "game", "extends: other\n" + OTHER, ["met .extends", "not-applicable"], ""),
    (
        "extends a schedule",
        "game",
        "extends: rates\n---\nkind: schedule\nname: Rates\n",
        ["violated .extends"],
        "other-kind said=variant id=rates kind=schedule",
    ),
    (
        "extends itself",
        "game",
        "extends: example\n" + OTHER,
        ["violated .extends", "not-applicable"],
        "variant-of-itself",
    ),
    (
        "extends what extends it",
        "game",
        f"extends: other\n{OTHER}extends: example\n",
        ["violated .extends"] * 2,
        "variant-in-turn",
    ),
    (
        "supersedes",
        "game",
        "supersedes: [othre]\n" + OTHER,
        ["violated .supersedes", "not-applicable"],
        "lost said=replaces id=othre guess=other",
    ),
    (
        "supersedes one and another",
        "game",
        "supersedes: [other, gone]\n" + OTHER,
        ["violated .supersedes", "not-applicable"],
        "lost said=replaces id=gone",
    ),
    (
        "supersedes one twice",
        "game",
        "supersedes: [gone, gone]\n" + OTHER,
        ["violated .supersedes", "not-applicable"],
        "lost said=replaces id=gone",
    ),
    (
        "supersedes",
        "game",
        "supersedes: [other]\n" + OTHER,
        ["met .supersedes", "not-applicable"],
        "",
    ),
    (
        "supersedes itself",
        "game",
        "supersedes: [example]\n" + OTHER,
        ["violated .supersedes", "not-applicable"],
        "replaces-itself",
    ),
    (
        "supersedes what supersedes it",
        "game",
        f"supersedes: [other]\n{OTHER}supersedes: [example]\n",
        ["violated .supersedes"] * 2,
        "replaced-in-turn",
    ),
    (
        "inherits",
        "game",
        "inherits: [{from: Omaha, document: othre, at: 3}]\n" + OTHER,
        ["violated 3.document", "not-applicable"],
        "lost said=rules(game=Omaha) id=othre guess=other",
    ),
    (
        "inherits by name alone",
        "game",
        "inherits: [{from: Omaha, at: 3}]\n" + OTHER,
        ["not-applicable", "not-applicable"],
        "",
    ),
    (
        "approval",
        "game",
        "approvals: [{number: A-1, on: othre, at: 3}]\n" + OTHER,
        ["violated 3.on", "not-applicable"],
        "lost said=number(number=A-1) id=othre guess=other",
    ),
    (
        "approval",
        "game",
        "approvals: [{number: A-1, on: other, at: 3}]\n" + OTHER,
        ["met 3.on", "not-applicable"],
        "",
    ),
    (
        "a schedule's game",
        "schedule",
        TRIPS + "---\n" + SHEET % "document: golden-trip, at: 3",
        ["violated 3.document"],
        "lost said=fees id=golden-trip guess=golden-trips",
    ),
    (
        "a schedule's game, by its name",
        "schedule",
        TRIPS + "---\n" + SHEET % "called: GOLDEN trips, document: xyz, at: 3",
        ["violated 3.document"],
        "lost said=fees id=xyz guess=golden-trips",
    ),
    (
        "a schedule's game, nothing like it",
        "schedule",
        TRIPS + "---\n" + SHEET % "called: War, document: war, at: 3",
        ["violated 3.document"],
        "lost said=fees id=war",
    ),
    (
        "a schedule's game, by its number",
        "schedule",
        TRIPS + "---\n" + SHEET % "approval: A-1",
        ["not-applicable"],
        "",
    ),
    ("a document alone", "game", "extends: gone\nsupersedes: [gone]\n", ["not-applicable"], ""),
]


@pytest.mark.parametrize(
    ("case", "level", "text", "verdicts", "values"),
    CASES,
    ids=[f"{case[0]}: {case[3][0]}" for case in CASES],
)
def test_cases(case: str, level: str, text: str, verdicts: list[str], values: str) -> None:
    assert told("documents-named", text, level) == verdicts
    assert said("documents-named", text, level)[0] == values or not values


def files(folder: Path, **documents: str) -> Path:
    for name, text in documents.items():
        (folder / f"{name}.yaml").write_text(text.removeprefix("---\n"))
    return folder


EVERY = {
    "a schedule's game": {"golden-trips": TRIPS, "rates": SHEET % "document: golden-trip"},
    "extends": {
        "golden-trips": TRIPS,
        "silver": TRIPS.replace("Golden", "Silver") + "extends: golden-trip\n",
    },
    "supersedes": {
        "golden-trips": TRIPS,
        "silver": TRIPS.replace("Golden", "Silver") + "supersedes: [golden-trip]\n",
    },
    "inherits": {
        "golden-trips": TRIPS,
        "silver": TRIPS.replace("Golden", "Silver")
        + "inherits: [{from: Golden Trips, document: golden-trip}]\n",
    },
    "approval": {
        "golden-trips": TRIPS,
        "silver": TRIPS.replace("Golden", "Silver")
        + "approvals: [{number: GEGA-000001, on: golden-trip}]\n",
    },
}


@pytest.mark.parametrize("case", EVERY)
def test_each_is_an_error_at_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], case: str
) -> None:
    folder = files(tmp_path, establishment=HEAD, **EVERY[case])
    assert main(["check", str(folder), "--select", "documents-named", "--no-cache"]) == 1
    out = capsys.readouterr().out
    assert "documents-named violated (error)" in out
    assert "Is “golden-trips” meant?" in out
    assert "^^^^^^^^^^^" in out, "the id itself is underlined"


def test_only_when_all_documents_were_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = files(tmp_path, establishment=HEAD, **EVERY["a schedule's game"])
    assert (
        main(["check", str(folder / "rates.yaml"), "--select", "documents-named", "--no-cache"])
        == 0
    )
    assert "violated (error)" not in capsys.readouterr().out


@pytest.mark.parametrize(
    "reference", ["document: golden-trip", "called: Golden Trips, document: golden-trip"]
)
def test_one_cause_is_one_finding(reference: str) -> None:
    """That the game has no fee, and all that a sheet for it might say, is told with the slip."""
    made = judge(
        docket(HEAD, TRIPS, SHEET % reference),
        Settings(date(2026, 11, 15), rulebooks=("california",)),
    )
    standing = {
        v.rule
        for v in follow(made.verdicts).standing
        if v.verdict in ("violated", "not-stated", "unclear")
    }
    assert "documents-named" in standing
    assert not standing & {"sheet-names-games", "fee-schedule-filed"}


def test_a_document_that_replaces_itself_is_still_in_use() -> None:
    rates = SHEET % "called: Lost Game" + "supersedes: [%s]\n"
    for texts in (
        (rates % "rates",),
        (rates % "b", rates.replace("Rates", "B") % "c", rates.replace("Rates", "C") % "rates"),
    ):
        (filing,) = docket(TRIPS, *texts).filings
        assert filing.superseded == {}
    (filing,) = docket(TRIPS, rates % "old", rates.replace("Rates", "Old") % "older").filings
    assert set(filing.superseded) == {"old"}, "older is not there"


@pytest.mark.parametrize(
    ("leads", "found"),
    [
        ({}, ""),
        ({"a": "b", "b": "c", "c": ""}, ""),
        ({"a": "a"}, "a"),
        ({"a": "b", "b": "a", "c": "a", "b2": "x"}, "ab"),
        ({"a": "b", "b": "c", "c": "ad", "d": "e", "e": ""}, "abc"),
        ({"a": "bb", "b": "aa"}, "ab"),
    ],
)
def test_circles(leads: dict[str, str], found: str) -> None:
    assert circles({name: tuple(others) for name, others in leads.items()}) == set(found)


def test_a_long_chain_and_many_slips_cost_little() -> None:
    chain = {f"n{n}": (f"n{n + 1}",) for n in range(100_000)}
    assert circles(chain) == frozenset()
    games = "}, {".join(f"document: golden-trip-{n}}}, {{document: z{n}" for n in range(450))
    (filing,) = docket(TRIPS, SHEET % games).filings
    assert len(filing.dangling(filing.games[0])) == GUESSES // 2
