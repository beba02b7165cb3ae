"""What a report says: the matrix, findings drawn together, quotations, ladders, decisions, the
command.
"""

from __future__ import annotations

import re
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from tests.docket import docket
from tests.render.made import FEES, GAME, HEAD, RULES, result, small
from validator.cli.main import main
from validator.docket.filed import Lines, file
from validator.docket.ladders import components
from validator.judge.decide import decide
from validator.judge.verdict import Result, SubjectRef
from validator.render.chart import draw, percent
from validator.render.fees import ladder, view
from validator.render.pages import pages
from validator.render.quote import Quoted, Sources
from validator.render.say import runs, subjects, words
from validator.render.text import render, rows


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("total-table-action", "total table action"),
        ("player-dealer", "player-dealer"),
        ("5-50", "5-50"),
        (True, "yes"),
        (Decimal("0.5"), "$0.50"),
        (("a-b", "c"), "a b, c"),
    ],
)
def test_words(value: object, said: str) -> None:
    assert words(value) == said


@pytest.mark.parametrize(
    ("numbers", "said"), [("1 2 3", "1-3"), ("1 3", "1, 3"), ("1 2 4a 5", "1-2, 4a, 5"), ("", "")]
)
def test_runs(numbers: str, said: str) -> None:
    assert runs(numbers.split()) == said


def test_subjects() -> None:
    given = [
        SubjectRef("option", "", "", "", "", (), block, option)
        for block, option in ((1, "1"), (1, "2"), (3, "9"))
    ]
    assert subjects(given) == "part 1, options 1-2; part 3, option 9"


@pytest.mark.parametrize(
    ("part", "said"),
    [("0.1", "10 %"), ("0.025", "2.5 %"), ("0.00123", "0.12 %"), ("0", "0 %"), ("1.5", "150 %")],
)
def test_percent(part: str, said: str) -> None:
    assert percent(Decimal(part)) == said


def test_ladder_shows_gap_and_overlap_where_they_are() -> None:
    docket = small().docket
    assert docket
    row = docket.filings[0].schedules[0].blocks[0][1][0]
    made = ladder(components(row)[0], Decimal(1))
    assert [(rung.amount, rung.fee, rung.note) for rung in made.rungs] == [
        ("5-50", "$0.50", ""),
        ("51-150", "$2", ""),
        ("140-300", "$3", "overlaps the tier 51-150 at $140 to $150"),
        ("$301 to $400", "no fee given", "gap"),
        ("401+", "$5", ""),
    ]
    assert made.rungs[0].share == "10 % to 1 %"
    assert made.chart
    assert (len(made.chart.gaps), len(made.chart.overlaps)) == (1, 1)
    assert made.chart.top_fee == "$5"


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("", "rate cap: 5 rates per table"),
        (", is: false", "rate cap: 5 rates per table: says the opposite"),
    ],
)
def test_a_denial_is_shown_as_one(more: str, said: str) -> None:
    (filing,) = docket(
        f"kind: schedule\nname: Rates\nstates: [{{that: rate-cap, rates: 5, per: table{more}}}]\n"
    ).filings
    assert [row[:2] for row in view(filing, filing.schedules[0]).said] == [("States", said)]


def test_nothing_to_draw() -> None:
    docket = small().docket
    assert docket
    tiers = components(docket.filings[0].schedules[0].blocks[0][1][0])[0].cell.tiers
    blank = tuple(tier.model_copy(update={"fee": type(tier.fee).parse("blank")}) for tier in tiers)
    assert draw(blank, (), ()) is None


def test_options_are_drawn_or_listed() -> None:
    docket = small().docket
    assert docket
    block = view(docket.filings[0], docket.filings[0].schedules[0]).blocks[0]
    assert [drawn.options for drawn in block.drawn] == ["1"]
    assert block.plain
    assert block.plain.rows[0][1] == ("2", "5-500", "$1")


def test_matrix_cell_is_the_worst_and_leads_to_its_evidence() -> None:
    page = pages(small(), Sources())[0]
    row = next(row for row in page.matrix.rows if row.code == "HW101")
    column = [key for key, _ in page.matrix.columns].index("war")
    cell = row.cells[column]
    assert cell
    assert (cell.verdict, cell.count) == ("violated", 1)
    assert cell.href in {spot for finding in page.items for spot in finding.spots}


def test_lines_are_quoted_only_from_the_folder(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("one\ntwo\nthree")
    (tmp_path.parent / "secret.txt").write_text("no")
    sources = Sources(tmp_path)
    assert sources.quote(Lines("a.txt", 2, 3)).text == ((2, "two"), (3, "three"))
    assert sources.quote(Lines("a.txt", 3, 99)).text == ((3, "three"),)
    for name in (
        "../secret.txt",
        str(tmp_path.parent / "secret.txt"),
        "missing.txt",
        "",
        ".",
        "..",
    ):
        assert sources.quote(Lines(name, 1, 1)).text == ()
    assert Sources().quote(Lines("a.txt", 1, 1)).text == ()


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        (r"4 \$5 - \$500 \$1.00", "4 $5 - $500 $1.00"),
        ("## **Limits** of 5 * 2", "Limits of 5 * 2"),
        ('High Card <table border="1"> <tr><td>K</td> <td>J</td></tr>', "High Card  K J"),
        ("3 < 4 and a <b>bold</b> word", "3 < 4 and a bold word"),
    ],
)
def test_quotes_are_without_the_marks_of_the_converter(
    tmp_path: Path, line: str, shown: str
) -> None:
    (tmp_path / "a.txt").write_text(line)
    assert Sources(tmp_path).quote(Lines("a.txt", 1, 1)).text == ((1, shown),)


def test_terminal_shows_line_caret_law_and_fix() -> None:
    unsourced = result(
        HEAD.encode(), GAME.encode(), re.sub(rb"(?m)^source:.*\n", b"", FEES.encode())
    )
    lines = render(unsourced).splitlines()
    at = next(number for number, line in enumerate(lines) if "HW101 tier-overlap" in line)
    assert lines[at].startswith("small/2.yaml:8:")
    assert lines[at + 1].startswith("      8 | ")
    caret = lines[at + 2]
    shown = lines[at + 1][caret.index("^") :]
    assert shown.startswith("[140-300, 3]")
    assert any(line.startswith("    fix: ") for line in lines[at : at + 8])


def test_terminal_says_what_law_a_finding_rests_on() -> None:
    said = [line for line in render(small()).splitlines() if line.startswith("    law: ")]
    assert all(", as of " in line for line in said)
    assert not [
        line for line in said if "(certain)" in line or "Houseway drafting provision" in line
    ]


def test_terminal_colours_only_when_asked() -> None:
    assert "\x1b" not in render(small())
    assert "\x1b[31;1mviolated" in "\n".join(rows(small(), colour=True))


DECISION = """\
kind: decisions
decisions:
  - {{provision: {provision}, subject: {subject}, reading: {reading}, reason: as the bureau reads it, who: A. Rivera, date: 2026-11-01{more}}}
"""


def _decided(**given: str) -> Result:
    before = result(HEAD.encode(), GAME.encode(), FEES.encode())
    text = DECISION.format(
        **{
            "provision": "california/fixed-before-play",
            "subject": "small/2",
            "reading": "met",
            "more": "",
            **given,
        }
    )
    return decide(before, [file(text.encode(), "decisions.yaml")], date(2026, 11, 15))


def test_a_decision_settles_what_is_unclear() -> None:
    unclear = next(v for v in small().verdicts if v.verdict == "unclear")
    made = _decided(provision=unclear.provision, subject=unclear.subject.id)
    settled = [v for v in made.verdicts if v.settled]
    assert {(v.provision, v.subject.id, v.verdict) for v in settled} == {
        (unclear.provision, unclear.subject.id, "met")
    }
    assert "A. Rivera" in settled[0].settled
    assert "A. Rivera" in render(made)
    assert not [v for v in made.verdicts if v.code == "HW901"]
    page = pages(made, Sources())[0]
    assert page.settled


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"subject": "small/nothing"}, "nothing of that name any more"),
        ({"provision": "california/none"}, "no rulebook in use"),
        ({"more": ", until: 2026-11-02"}, "open again"),
        (
            {"provision": "common/tier-overlap", "subject": "small/2/1.1"},
            "nothing is unclear there any more. The verdict is violated",
        ),
    ],
    ids=["subject", "provision", "lapsed", "no longer unclear"],
)
def test_a_decision_that_settles_nothing_is_a_finding(given: dict[str, str], said: str) -> None:
    stale = [v for v in _decided(**given).verdicts if v.code == "HW901"]
    assert [v.verdict for v in stale] == ["violated"]
    assert said in stale[0].message
    assert stale[0].counts
    assert stale[0].location
    assert stale[0].location.span.line == 3


def test_a_decision_on_another_docket_is_not_stale() -> None:
    made = _decided(subject="elsewhere/war")
    assert not [v for v in made.verdicts if v.code == "HW901"]
    assert "was not given" in made.not_run[-1].why


def test_command_writes_pages_and_sums_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert main(["report", str(RULES / "california" / "casino-club"), "--output", str(out)]) == 0
    assert {path.name for path in out.iterdir()} == {"index.html", "casino-club.html"}
    said = capsys.readouterr().out
    assert "verdicts:" in said
    assert "wrote html" in said
    assert len(said.splitlines()) <= 24


@pytest.mark.parametrize(
    ("options", "files"),
    [
        (
            [
                "--format",
                "json",
                "--output",
                "{}/a.json",
                "--format",
                "sarif",
                "--output",
                "{}/b.sarif",
            ],
            {"a.json", "b.sarif"},
        ),
        (
            ["--format", "markdown", "--format", "github", "--output", "{}"],
            {"report.md", "report.github.txt"},
        ),
    ],
)
def test_each_format_has_its_output(tmp_path: Path, options: list[str], files: set[str]) -> None:
    folder = tmp_path / "out"
    given = [option.format(folder) for option in options]
    assert main(["report", str(RULES / "california" / "casino-club"), "--quiet", *given]) == 0
    assert {path.name for path in folder.iterdir()} == files


def test_decisions_are_read_from_the_file_that_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    club, mine = tmp_path / "small", tmp_path / "mine.yaml"
    club.mkdir()
    (club / "establishment.yaml").write_text(HEAD)
    (club / "war.yaml").write_text(GAME)
    (club / "fees.yaml").write_text(FEES)
    mine.write_text(
        DECISION.format(
            provision="california/fixed-before-play", subject="small/fees", reading="met", more=""
        )
    )
    main(["check", str(club), "--all", "--decisions", str(mine)])
    said = capsys.readouterr().out
    assert "decided: was unclear; read as met by A. Rivera" in said
    mine.write_text("kind: decisions\ndecisions: [{provision: x}]\n")
    assert main(["check", str(club), "--decisions", str(mine)]) == 2
    assert "mine.yaml:2:" in capsys.readouterr().out


def test_a_long_line_of_the_filing_is_wrapped_and_not_cut() -> None:
    from validator.render.text import _quote

    long = " ".join(f"word{number}" for number in range(60))
    made = list(_quote(Quoted("a.txt", 7, 8, ((7, long), (8, ""))), 108))
    assert " ".join(" ".join(made[:-1]).split()) == f"7: {long}"
    assert all(len(row) <= 120 for row in made)
    assert made[-1].strip() == "8:"


@pytest.mark.parametrize(("width", "most"), [(0, 120), (200, 120), (100, 100), (80, 80), (20, 60)])
def test_lines_of_documents_fit_the_terminal(width: int, most: int) -> None:
    shown = [
        row
        for row in rows(small(), width=width, content=lambda _: ("x" * 300 + "\n").encode() * 300)
        if row[:10].strip(" 0123456789") == "|"
    ]
    assert shown
    assert max(map(len, shown)) <= most
    assert all(" " * 8 + "| " in row and "^" in row for row in shown[1::2])
