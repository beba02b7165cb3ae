"""The rate placard: one option, one page, as filed; a ladder that cannot be posted says so."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.docket import TODAY, docket
from validator.cli.main import main
from validator.docket.filings import Filing
from validator.judge.engine import Settings, judge_filing
from validator.judge.posting import posting
from validator.judge.verdict import Result
from validator.render.packet import packet
from validator.render.placard import Placard, html, make, placard
from validator.render.prose import texts

RULES = Path(__file__).parents[2] / "rules"
FACE_UP = RULES / "california/club-one/schedules/face-up-pai-gow-poker-fees.yaml"


def made(filing: Filing, schedule: int = 0, block: int = 0, row: int = 0) -> Placard:
    file = filing.schedules[schedule]
    found = file.blocks[block][1][row]
    chosen = None if filing.establishment else ("common",)
    standing = posting(judge_filing(filing, Settings(TODAY, rulebooks=chosen)), filing, file, found)
    names = tuple(g.called or "" for g in found.block.games)
    return placard(file, found, filing.name, names, standing)


def sheet(tiers: str, more: str = "") -> Placard:
    block = f"{{games: [{{called: A Game}}], columns: [option, {{is: player, on: player-wager}}], options: [{{option: 1, limit: 5-500, player: {tiers}}}]{more}}}"
    return made(docket(f"kind: schedule\nname: Sheet\nblocks: [{block}]\n").filings[0])


def test_the_sheet_says_games_limit_fees_payers_and_moments() -> None:
    page = html(
        sheet(
            "[[5-50, 0.50], [51+, 2]]",
            ", fees: [{from: player, per: hand, on: player-wager, collected: before-deal}]",
        )
    )
    for said in (
        "A Game",
        "$5 to $500",
        "Each player pays",
        "For each hand; collected before the deal",
        "Player wager",
        "$5 to $50",
        "$0.50",
        "$51 and more",
        "Not legal advice",
    ):
        assert said in page, said


REFUNDS = [
    ("refunded: misdeal", "given back after a misdeal"),
    ("refunded: no-action", "given back where a wager has no action"),
    ("part-refunded: whole", "given back whole where a wager has action in part"),
    ("part-refunded: in-proportion", "given back in proportion where a wager has action in part"),
    ("part-refunded: nothing", "not given back where a wager has action in part"),
]


@pytest.mark.parametrize(("key", "said"), REFUNDS)
def test_what_is_given_back_is_on_the_placard_and_in_the_packet(key: str, said: str) -> None:
    fees = f", fees: [{{from: player, per: hand, {key}}}]"
    assert f"For each hand; {said}" in html(sheet("1", fees))
    filing = docket(
        "kind: game\nid: nine\nname: Nine\ncategory: player-dealer\n"
        f"fees: [{{from: player, per: hand, {key}}}]\n"
    ).filings[0]
    told = " ".join(texts(packet(Result(), filing, filing.games[0])))
    assert f"The fee is taken from each player, for each hand; it is {said}." in told


@pytest.mark.parametrize(
    ("fee", "said"),
    [
        ("share: {is: 10 %, of: pot, cap: 5, rounding: down}", "10 % of the pot, at most $5, rounded down"),
        ("share: {most-share: 10 %, of: pot}", "at most 10 % of the pot"),
        ("share: {is: [4 %, 5 %], of: pot, floor: 1}", "4 % or 5 % of the pot, at least $1"),
        ("share: {is: 1 per 100, of: pot, rounding: {is: up, to: 1}}", "$1 for every $100 of the pot, rounded up to $1"),
    ],
)  # fmt: skip
def test_a_share_of_the_prose_is_posted(fee: str, said: str) -> None:
    page = html(sheet("1", f", fees: [{{called: rake, from: pot, {fee}, at-least: 20}}]"))
    assert said in page
    assert "Taken from the pot: rake" in page
    assert "Only from $20 on" in page


def test_a_row_prints_its_blinds_and_two_limits() -> None:
    rows = "columns: [limit, blinds, pot], rows: {table: [[3-6 or 4-8, 2-4, 4], [pot-limit, 1-2-5, 5]]}"
    filing = docket(f"kind: schedule\nname: Sheet\nblocks: [{{{rows}}}]\n").filings[0]
    first, second = made(filing), made(filing, row=1)
    assert (first.limit, first.more) == ("$3-$6 or $4-$8", (("Blinds", "$2 to $4"),))
    assert (second.limit, second.more) == ("pot limit", (("Blinds", "$1-$2-$5"),))


NOT_FOR_POSTING = [
    (
        "[[5-100, 1], [51+, 2]]",
        [
            "The player fee for $51 to $100 is both $1 in the tier 5-100 and $2 in the tier 51+ (line 3)."
        ],
    ),
    (
        "[[5-50, 1], [52+, 2]]",
        ["No player fee is given for $51, between the tiers 5-50 and 52+ (line 3)."],
    ),
    ("blank", ["The player fee of this option is left blank (line 3)."]),
    ("[[5-50, 1], [51+, 2]]", []),
]


@pytest.mark.parametrize(("tiers", "faults"), NOT_FOR_POSTING)
def test_a_ladder_with_two_fees_or_none_is_not_for_posting(tiers: str, faults: list[str]) -> None:
    made_ = sheet(tiers)
    assert list(made_.faults) == [f"{said} (sheet.0.yaml line 3)" for said in faults]
    assert ("Not for posting as it stands" in html(made_)) is bool(faults)


def test_what_a_share_is_of_stands_on_the_sheet() -> None:
    page = html(
        sheet("1", ", fees: [{from: player, per: hand, share: {most-share: 10 %, of: pot}}]")
    )
    assert "For each hand; at most 10 % of the pot" in page


def test_hostile_names_are_text() -> None:
    found = docket(
        "kind: schedule\nname: <script>alert(1)</script>\nblocks: [{games: [{called: <script>alert(2)</script>}], options: [{option: 1, player: 1, label: <script>alert(3)</script>}]}]\n"
    )
    page = html(made(found.filings[0]))
    assert "<script>" not in page
    assert page.count("&lt;script&gt;") >= 3


def test_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made_ = []
    for _ in range(2):
        assert (
            main(["placard", str(FACE_UP), "--option", "22", "--output", str(tmp_path / "p.html")])
            == 0
        )
        made_.append((tmp_path / "p.html").read_bytes())
    assert made_[0] == made_[1]
    assert main(["placard", str(FACE_UP), "--option", "99"]) == 2
    assert (
        main(["placard", str(RULES / "california/club-one/establishment.yaml"), "--option", "1"])
        == 2
    )
    assert (
        main(["placard", str(FACE_UP), "--option", "1", "--output", str(tmp_path / "p.docx")]) == 2
    )
    said = capsys.readouterr().err
    assert "has no option 99" in said
    assert "not a schedule" in said


def test_an_option_in_two_blocks_must_be_told_apart(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    sheet_ = tmp_path / "s.yaml"
    block = "{games: [{called: G}], options: [{option: 1, player: 1}]}"
    sheet_.write_text(f"kind: schedule\nname: S\nblocks: [{block}, {block}]\n", encoding="utf-8")
    assert main(["placard", str(sheet_), "--option", "1"]) == 2
    assert "choose one with --block" in capsys.readouterr().err
    assert (
        main(
            [
                "placard",
                str(sheet_),
                "--option",
                "1",
                "--block",
                "2",
                "--rulebook",
                "common",
                "--output",
                str(tmp_path / "s.html"),
            ]
        )
        == 0
    )


@pytest.mark.parametrize("tiers", ["[[5-50, 1], [51+, 2]]", "3", "blank"])
def test_word_says_what_the_sheet_says(tiers: str) -> None:
    import docx

    made = sheet(tiers)
    content = make(made, ".docx")
    assert content == make(made, ".docx"), "the same bytes each time"
    word = docx.Document(io.BytesIO(content))
    cells = [cell.text for table in word.tables for row in table.rows for cell in row.cells]
    said = "\n".join([*(p.text for p in word.paragraphs), *cells])
    rows = [part for ladder in made.ladders for row in ladder.rows for part in row]
    for part in (made.games, made.option, *made.notices, *made.notes, *made.faults, *rows):
        assert part in said
    assert ("NOT FOR POSTING" in said) == bool(made.faults)
