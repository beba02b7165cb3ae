"""How documents join: schedules to games, variants to the games they extend, successors to
predecessors.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docket import docket
from validator.docket.filings import subjects
from validator.docket.ladders import components, covers
from validator.run.gather import gather

PAI_GOW = "kind: game\nname: Pai Gow\ncategory: player-dealer\napprovals: {number: GEGA-000001, at: 1}\nseats: 7\n"
WAR = "kind: game\nname: War\ncategory: player-dealer\nseats: 8\nwagers: [{name: base, required: true}, {name: tie, bonus: true}]\n"
SHEET = "kind: schedule\nname: Sheet\nblocks:\n  - games: [{reference}]\n    columns: [option, player]\n    rows: {{table: [[1, 2], [2, 3]]}}\n    options: [{{option: 3, player: 4}}]\n"

JOINS = [
    ("by approval", "{approval: GEGA-000001}", ["pai-gow"]),
    ("by document", "{document: war}", ["war"]),
    ("document wins", "{approval: GEGA-000001, document: war}", ["war"]),
    ("by name alone", "{called: War}", []),
    ("unknown number", "{approval: GEGA-000009}", []),
]


@pytest.mark.parametrize(
    ("reference", "ids"), [case[1:] for case in JOINS], ids=[case[0] for case in JOINS]
)
def test_schedules_join_games(reference: str, ids: list[str]) -> None:
    filing = docket(PAI_GOW, WAR, SHEET.format(reference=reference)).filings[0]
    block = filing.schedules[0].schedule.blocks[0]
    assert [game.id for game in filing.games_of(block)] == ids
    assert [game.id for game in filing.games if filing.fees_of(game)] == ids


def test_options_written_out_and_in_tables_are_one_list() -> None:
    filing = docket(SHEET.format(reference="{called: War}")).filings[0]
    found = [
        (s.row.option.option, str(s.row.cells["player"].fee))
        for s in subjects(filing, "option")
        if s.row
    ]
    assert found == [("3", "$4"), ("1", "$2"), ("2", "$3")]


PROSE = "kind: schedule\nname: Sheet\nblocks:\n  - fees: [{{from: player, on: pot{options}}}]\n    options: [{{option: {option}, player: [[5-50, 1]]}}]\n"
SPOKEN_OF = [
    ("", "1", True),
    ("", "A", True),
    ("1-8", "1", True),
    ("1-8", "8", True),
    ("1-8", "9", False),
    ("1-8", "A", False),
    ("1-8", "1A", False),
    ("1-8", "007", True),
    ("'>1-8'", "1", False),
    ("'>1-8'", "2", True),
    ("8+", "999", True),
    ("1.5-1.7", "1", False),
    ("1.5-2.5", "2", True),
    ("any", "0", True),
    ("0", "0", True),
    ("[1, 3-4]", "2", False),
    ("[1, 3-4]", "3", True),
]


@pytest.mark.parametrize(("ranges", "option", "spoken_of"), SPOKEN_OF)
def test_prose_speaks_of_options(ranges: str, option: str, spoken_of: bool) -> None:
    sheet = PROSE.format(options=f", options: {ranges}" if ranges else "", option=f"'{option}'")
    ((block, (row,)),) = docket(sheet).filings[0].schedules[0].blocks
    assert bool(row.prose) is covers(block.fees[0].options, option) is spoken_of
    (part,) = components(row)
    assert part.basis == ("pot" if spoken_of else None)
    assert components(row) is components(row)


def test_a_variant_is_whole_and_keeps_what_differs() -> None:
    variant = "kind: game\nname: War Two\ncategory: player-dealer\nextends: war\nwagers: [{name: tie, required: true}]\n"
    game = next(g.game for g in docket(WAR, variant).filings[0].games if g.id == "war-two")
    assert [(w.name, w.required) for w in game.wagers] == [("tie", True), ("base", True)]
    assert str(game.seats[0].is_) == "8"
    assert game.name == "War Two"


def test_a_variant_given_alone_finds_its_parent(tmp_path: Path) -> None:
    (tmp_path / "establishment.yaml").write_text("kind: establishment\nname: x\n")
    (tmp_path / "war.yaml").write_text(WAR)
    alone = tmp_path / "variant.yaml"
    alone.write_text("kind: game\nname: V\ncategory: player-dealer\nextends: war\n")
    filing = gather([alone]).docket.filings[0]
    assert [(g.id, len(g.game.wagers)) for g in filing.games] == [("variant", 2)]
    assert not filing.whole


@pytest.mark.parametrize("extends", ["nowhere", "v"])
def test_a_variant_that_leads_nowhere_stays_as_it_is(extends: str) -> None:
    game = docket(f"kind: game\nname: V\ncategory: poker\nextends: {extends}\n").filings[0].games[0]
    assert game.game.seats == ()


SUCCESSORS = [
    ("the same game", "kind: schedule\nblocks: [{games: [{called: War}]}]\n", {"sheet": "new"}),
    ("another game", "kind: schedule\nblocks: [{games: [{called: Peace}]}]\n", {}),
    ("no game", "kind: schedule\n", {}),
    ("another kind", "kind: game\ncategory: poker\n", {}),
    ("of another name too", "kind: schedule\nblocks: [{games: [{called: Peace}, {called: WAR}]}]\n", {"sheet": "new"}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("new", "superseded"), [one[1:] for one in SUCCESSORS], ids=[one[0] for one in SUCCESSORS]
)
def test_successors(new: str, superseded: dict[str, str]) -> None:
    successor = f"{new}name: New\nsupersedes: [sheet]\n"
    filing = docket(SHEET.format(reference="{called: War}"), successor).filings[0]
    assert {old: document.id for old, document in filing.superseded.items()} == superseded


TITLES = [
    ("one name each", [WAR, PAI_GOW], ["War", "Pai Gow"]),
    ("a version", [WAR, f"{WAR}id: war-two\nversion: '4.0'\n"], ["War", "War Version 4.0"]),
    (
        "two versions",
        [f"{WAR}version: '3'\n", f"{WAR}id: war-two\nversion: '4.0'\n"],
        ["War Version 3", "War Version 4.0"],
    ),
    ("no version", [WAR, f"{WAR}id: war-two\n"], ["War (war)", "War (war-two)"]),
    ("a version and nobody to be told from", [f"{WAR}version: '4.0'\n"], ["War"]),
]


@pytest.mark.parametrize(
    ("documents", "named"), [case[1:] for case in TITLES], ids=[case[0] for case in TITLES]
)
def test_games_of_one_name_are_told_apart(documents: list[str], named: list[str]) -> None:
    filing = docket(*documents).filings[0]
    assert sorted(subject.label for subject in subjects(filing, "game")) == sorted(named)
