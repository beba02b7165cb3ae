"""The deficiency letter: numbered, folded, courteous, addressed; nothing lost, nothing that is no
deficiency called one.
"""

from __future__ import annotations

import io
import re
from datetime import date
from functools import cache
from pathlib import Path

import docx
import pytest

from tests.conftest import SOURCES
from tests.docket import docket
from validator.cli.main import main
from validator.judge.engine import Settings, judge
from validator.judge.items import Item, items
from validator.judge.verdict import Result
from validator.render.excerpt import cut
from validator.render.letter import LAW, MOST_ASKED, QUESTIONS, Head, _parts, letter
from validator.render.prose import Break, Document, Fields, Heading, Para, make, plain, texts
from validator.render.quote import Sources
from validator.render.say import both
from validator.run.gather import gather

RULES = Path(__file__).parents[2] / "rules" / "california"
DAY = date(2026, 11, 16)


@cache
def judged(name: str) -> Result:
    return judge(gather([RULES / name]).docket, Settings(DAY))


def written(result: Result, head: Head | None = None) -> Document:
    assert result.docket
    return letter(result, result.docket.filings[0], head or Head())


def numbers(document: Document) -> list[str]:
    return [block.number for block in document.blocks if isinstance(block, Para) and block.number]


def text_of(document: Document) -> str:
    return "\n".join(texts(document))


NAMES = ["casino-club", "livermore", "palomar", "club-one"]


def headings(document: Document) -> list[str]:
    return [plain(b.text) for b in document.blocks if isinstance(b, Heading) and b.level == 2]


def test_one_cause_over_many_options_is_one_item() -> None:
    said = text_of(written(judged("casino-club")))
    assert (
        said.count(
            "In options 4, 5, 9, 10 and 12 the player-dealer fee for $51 to $100 is given twice"
        )
        == 1
    )


@pytest.mark.parametrize("name", NAMES)
def test_every_item_of_law_is_in_it(name: str) -> None:
    result = judged(name)
    said = text_of(written(result))
    law = [
        one
        for one in items(result.verdicts)
        if one.first.law and not one.remark and not one.history
    ]
    assert [one.first.code for one in law if one.message not in said] == []


@pytest.mark.parametrize("name", NAMES)
def test_what_is_not_in_it_is_counted(name: str) -> None:
    result = judged(name)
    made = written(result)
    found = [one for one in items(result.verdicts) if not one.history]
    said = text_of(made)
    told = [one for one in found if one.message in said or _instructed(one, said)]
    left = len(found) - len(told)
    assert len(numbers(made)) <= len(told)
    assert left == 0 or f"{left} further point" in said


def _instructed(one: Item, said: str) -> bool:
    """Whether a doubt about drafting is told by what is to be done about it."""
    asked = one.first.verdict == "unclear" and one.rank in ("legality", "fees") and not one.remark
    return asked and not one.first.law and bool(one.fixes) and one.fixes[0] in said


def test_items_are_numbered_through_and_law_comes_first() -> None:
    made = written(judged("club-one"))
    assert numbers(made) == [f"{n}." for n in range(1, len(numbers(made)) + 1)]
    expected = [
        "What the law requires",
        "Questions of law",
        "What should be corrected",
        "What should be stated",
        "What should be clarified",
        "How to answer",
        "For whoever signs",
    ]
    assert headings(made) == expected
    assert "Fresno Municipal Code" in text_of(made).partition("What should be corrected")[0]


def test_only_law_must_be_corrected() -> None:
    """A point of drafting rests on no statute, and the letter says so before the first."""
    law, _, drafting = text_of(written(judged("club-one"))).partition("What should be corrected")
    assert "must be corrected" in law
    assert "must be corrected" not in drafting
    assert "rest on no statute" in drafting


def sent(document: Document) -> str:
    """What goes to the applicant: all but the sheet for whoever signs."""
    at = next(n for n, block in enumerate(document.blocks) if isinstance(block, Break))
    return text_of(Document(document.title, document.blocks[:at], ""))


@pytest.mark.sources
def test_the_longest_letter_is_short_enough_to_read() -> None:
    result = judged("club-one")
    assert result.docket
    made = letter(result, result.docket.filings[0], Head(), Sources(SOURCES))
    assert len(sent(made).split()) < 4000


@pytest.mark.parametrize("name", NAMES)
def test_each_point_is_written_out_or_counted(name: str) -> None:
    found = [one for one in items(judged(name).verdicts) if not one.history]
    parts, left = _parts(found)
    asked = {part.title: sum(map(len, points)) for part, points in parts}
    assert sum(asked.values()) + left == len(found)
    law = sum(asked.get(part.title, 0) for part in (LAW, QUESTIONS))
    assert sum(asked.values()) - law <= MOST_ASKED


@pytest.mark.parametrize("name", NAMES)
def test_a_requirement_and_a_request_are_told_once(name: str) -> None:
    for label in ("Requirement", "Request"):
        said = [
            plain(told)
            for b in written(judged(name)).blocks
            if isinstance(b, Fields)
            for row, told in b.rows
            if row == label and not plain(told).startswith("As in item")
        ]
        assert said
        assert len(said) == len(set(said))


def test_every_item_of_law_has_its_requirement_and_a_request() -> None:
    fields = [b for b in written(judged("club-one")).blocks if isinstance(b, Fields)][1:]
    assert fields
    assert all({"Requirement", "Request"} <= {label for label, _ in block.rows} for block in fields)


def test_authority_is_no_surer_than_it_is_known() -> None:
    said = text_of(written(judged("club-one")))
    assert "Bureau policy on applications, as a published digest summarises it [CA503]" in said
    assert (
        "Bureau-approved game rules, as reported (a practice, not a statute's words) [CA401]"
        in said
    )
    assert "Fresno Municipal Code 9-2135(l) [FR101]" in said
    assert (
        "Check before relying on what is known here only as a published digest summarises it"
        in said
    )
    assert "Houseway drafting provision" not in said


@pytest.mark.parametrize("name", ["casino-club", "livermore", "palomar", "club-one"])
def test_it_speaks_to_the_applicant(name: str) -> None:
    """A request an applicant can answer: nothing is to be asked of, or looked up at, whoever sends
    the letter.
    """
    assert not re.search(
        r"[Pp]lease [^.]*\b(ask|look up|look at|find out)\b", text_of(written(judged(name)))
    )


def test_what_the_sender_must_fill_in_is_marked() -> None:
    result = judged("casino-club")
    bare = written(result)
    marked = [
        run.text
        for b in bare.blocks
        if isinstance(b, Para)
        for run in b.text
        if run.mark == "missing"
    ]
    assert marked[:4] == [
        "[name and address of this office]",
        "[date of this letter]",
        "[street and number]",
        "[city, state and ZIP code]",
    ]
    assert "[reply-by date]" in marked
    said = text_of(
        written(result, Head("November 16, 2026", "A. Analyst\nGames Unit", "December 16, 2026"))
    )
    assert "Please answer by December 16, 2026." in said
    assert "[date of this letter]" not in said
    assert said.count("A. Analyst") == 2
    assert "not legal advice" in said


def test_what_is_not_of_the_letter_stands_on_a_sheet_of_its_own() -> None:
    made = written(judged("casino-club")).blocks
    at = next(n for n, block in enumerate(made) if isinstance(block, Break))
    assert plain(made[at + 1].text) == "For whoever signs"  # type: ignore[union-attr]


def test_lines_of_the_filing_are_quoted_when_at_hand(tmp_path: Path) -> None:
    result = judged("casino-club")
    assert result.docket
    rows = [f"row {n}" for n in range(1, 600)]
    (tmp_path / "001_0fbe9ff0b99156a0.txt").write_text("\n".join(rows), encoding="utf-8")
    made = letter(result, result.docket.filings[0], Head(), Sources(tmp_path))
    fields = [
        plain(said)
        for b in made.blocks
        if isinstance(b, Fields)
        for label, said in b.rows
        if label == "Quoted"
    ]
    assert fields
    assert all(re.fullmatch(r"Lines? ([0-9]+)[^:]*: “row \1.*” ", said) for said in fields), fields


@pytest.mark.parametrize(
    ("said", "about", "shown"),
    [
        ("short line", "anything", "short line"),
        ("alpha beta. gamma delta", "delta", "… gamma delta"),
        ("alpha beta. gamma delta", "alpha", "alpha beta. …"),
        ("alpha beta. gamma delta", "nothing shared", "alpha beta. …"),
        ("unbrokenunbrokenunbroken", "x", "unbrokenunbr …"),
    ],
)
def test_the_part_of_a_line_that_speaks_of_it(said: str, about: str, shown: str) -> None:
    assert cut(said, about, 12) == shown


def test_a_filing_in_order_is_told_so() -> None:
    found = docket("kind: game\nname: Plain\ncategory: poker\n")
    said = text_of(letter(Result(docket=found), found.filings[0], Head()))
    assert "nothing that has to be corrected" in said


def test_hostile_names_are_text() -> None:
    found = docket(
        "kind: establishment\nname: <script>alert(1)</script>\njurisdictions: [california]\n",
        "kind: game\nname: <script>alert(2)</script>\ncategory: player-dealer\n",
    )
    page = make(written(judge(found, Settings(DAY))), ".html").decode()
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)" in page
    assert "&lt;script&gt;alert(2)" in page


def test_words_are_joined_as_one_speaks() -> None:
    assert [both([]), both(["a"]), both(["a", "b", "c"])] == ["", "a", "a, b and c"]


def test_command_writes_whole_files_of_the_same_bytes(tmp_path: Path) -> None:
    for name in ("letter.html", "letter.docx"):
        made = []
        for _ in range(2):
            assert (
                main(
                    [
                        "letter",
                        str(RULES / "casino-club"),
                        "--as-of",
                        "2026-11-16",
                        "--date",
                        "2026-11-16",
                        "--output",
                        str(tmp_path / name),
                    ]
                )
                == 0
            )
            made.append((tmp_path / name).read_bytes())
        assert made[0] == made[1]
    said = "\n".join(
        p.text
        for p in docx.Document(io.BytesIO((tmp_path / "letter.docx").read_bytes())).paragraphs
    )
    assert "November 16, 2026" in said
    assert sorted(p.name for p in tmp_path.iterdir()) == ["letter.docx", "letter.html"]


def test_command_refuses_what_it_cannot_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["letter", str(RULES / "casino-club"), str(RULES / "livermore")]) == 2
    assert (
        main(["letter", str(RULES / "casino-club"), "--output", str(tmp_path / "letter.txt")]) == 2
    )
    broken = tmp_path / "game.yaml"
    broken.write_text("kind: game\nname: [", encoding="utf-8")
    assert main(["letter", str(broken)]) == 2
    said = capsys.readouterr().err
    assert re.search("one establishment.*casino-club, livermore", said)
    assert "must end in .html, .pdf or .docx" in said
