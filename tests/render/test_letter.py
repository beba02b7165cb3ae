"""The deficiency letter: numbered, folded, courteous, addressed; nothing lost, nothing that is no deficiency called one."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from datetime import date
from functools import cache
from pathlib import Path

import docx
import pytest

from tests.docket import docket
from validator.cli.main import main
from validator.gather import gather
from validator.judge.engine import Settings, judge
from validator.judge.verdict import Result
from validator.render.asks import Names
from validator.render.excerpt import cut
from validator.render.fold import both, groups, options
from validator.render.letter import Head, letter
from validator.render.prose import Break, Document, Fields, Heading, Listing, Para, make, plain, texts
from validator.render.quote import Sources

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


def test_items_of_one_cause_over_many_options_are_one() -> None:
    said = text_of(written(judged("casino-club")))
    assert "departs from this in options 4, 5, 9, 10 and 12:" in said
    assert "Options 4, 9 and 12 (lines 200 to 204, 225 to 229 and 263 to 267): The player-dealer fee for $51 to $100 is both $1" in said


def test_items_of_one_remedy_over_many_documents_are_one() -> None:
    said = text_of(written(judged("casino-club")))
    assert said.count("give every card of the deck its number") == 1
    assert "Pure 21.5 Blackjack, lines 60 and 137; Three Card Poker 6 Card Bonus, line 324." in said


@pytest.mark.parametrize("name", ["casino-club", "livermore", "palomar", "club-one"])
def test_a_letter_is_no_longer_than_it_must_be(name: str) -> None:
    """One item at most for each rule and remedy, however many games and options they touch."""
    result = judged(name)
    asked = {(v.verdict, v.provision, v.fix) for v in result.verdicts if v.verdict in ("violated", "not-stated", "unclear") and v.severity != "info"}
    assert len(numbers(written(result))) <= len(asked)


@pytest.mark.parametrize("name", ["casino-club", "livermore", "palomar", "club-one"])
def test_no_finding_is_lost(name: str) -> None:
    """The code of every finding, its document and every line it rests on stand together in one item or remark."""
    result = judged(name)
    found = [(said, {n for a, b in re.findall(r"(\d+)(?: to (\d+))?", said) for n in range(int(a), min(int(b or a), int(a) + 999) + 1)}) for said in pieces(written(result))]
    assert result.docket
    names = Names.of(result.docket.filings[0])
    for v in result.verdicts:
        if v.verdict in ("violated", "not-stated", "unclear"):
            wanted = {n for e in v.evidence for n in (e.first, e.last)} or {v.location.span.line if v.location else 0}
            assert any(v.code in said and names.title(v) in said and wanted <= lines for said, lines in found), (v.code, v.subject.id, v.message)


def pieces(document: Document) -> list[str]:
    """Each item with the heading it stands under, and each remark."""
    made, head = [""], ""
    for block in document.blocks:
        said = "\n".join(texts(Document("", (block,), "")))
        if isinstance(block, Heading):
            head, made = said, [*made, ""]
        elif isinstance(block, Para) and block.number:
            made.append(f"{head}\n{said}")
        elif isinstance(block, Listing) and head == "Remarks":
            made += [plain(item) for item in block.items]
        else:
            made[-1] += f"\n{said}"
    return made


def test_items_are_numbered_through_in_sections_by_document() -> None:
    made = written(judged("casino-club"))
    assert numbers(made) == [f"{n}." for n in range(1, len(numbers(made)) + 1)]
    heads = [plain(b.text) for b in made.blocks if isinstance(b, Heading) and b.level == 2]
    assert heads == ["What must be corrected", "What must be stated", "Questions", "Remarks", "How to answer", "For whoever signs"]
    heads = [plain(b.text) for b in made.blocks if isinstance(b, Heading) and b.level == 3]
    assert {"Points common to several documents", "Pure 21.5 Blackjack", "Three Card Poker 6 Card Bonus"} <= set(heads)
    assert "The filing as a whole" in {plain(b.text) for b in written(judged("palomar")).blocks if isinstance(b, Heading) and b.level == 3}


def test_the_gravest_come_first() -> None:
    """Law before drafting standards, within each section and each group."""
    made = written(judged("club-one"))
    sections: dict[str, list[str]] = {}
    head = ""
    for block in made.blocks:
        if isinstance(block, Heading) and block.level == 2:
            head = plain(block.text)
        if isinstance(block, Fields):
            sections.setdefault(head, []).extend(plain(said) for label, said in block.rows if label in ("Requirement", "Authority"))
    assert "Fresno Municipal Code" in sections["What must be corrected"][0]
    assert all("Drafting standard" not in sections[title][0] for title in ("What must be corrected", "What must be stated", "Questions"))


def test_every_item_has_authority_place_and_request() -> None:
    made = written(judged("casino-club"))
    items = list(enumerate(made.blocks))
    for at, block in items:
        if isinstance(block, Para) and block.number:
            fields = next(b for b in made.blocks[at:] if isinstance(b, Fields))
            labels = {label for label, _ in fields.rows}
            assert labels & {"Requirement", "Authority"}
            assert labels & {"In the filing", "Looked for in"} or isinstance(made.blocks[at + 1], Listing)
            assert "Request" in labels


def test_every_deficiency_and_question_is_in_it() -> None:
    result = judged("casino-club")
    said = text_of(written(result))
    found = {v.code for v in result.verdicts if v.verdict in ("violated", "not-stated", "unclear")}
    assert found
    assert not [code for code in sorted(found) if code not in said]


def test_authority_is_no_surer_than_it_is_known() -> None:
    said = text_of(written(judged("club-one")))
    assert "Penal Code 337j(f), as a published digest summarises it [CA203]" in said
    assert "Bureau-approved game rules, as reported (a practice, not the words of a statute) [CA401]" in said
    assert "Fresno Municipal Code 9-2135(l) [FR101]" in said
    assert "Check before it is relied on: Penal Code 337j(f), known here only as a published digest summarises it" in said
    assert "Houseway drafting provision" not in said


@pytest.mark.parametrize("name", ["casino-club", "livermore", "palomar", "club-one"])
def test_it_speaks_to_the_applicant(name: str) -> None:
    """A request an applicant can answer: nothing is to be asked of, or looked up at, whoever sends the letter."""
    assert not re.search(r"[Pp]lease [^.]*\b(ask|look up|look at|find out)\b", text_of(written(judged(name))))


def test_what_the_sender_must_fill_in_is_marked() -> None:
    result = judged("casino-club")
    bare = written(result)
    marked = [run.text for b in bare.blocks if isinstance(b, Para) for run in b.text if run.mark == "missing"]
    assert marked[:4] == ["[name and address of this office]", "[date of this letter]", "[street and number]", "[city, state and ZIP code]"]
    assert "[reply-by date]" in marked
    said = text_of(written(result, Head("November 16, 2026", "A. Analyst\nGames Unit", "December 16, 2026")))
    assert "please let us have it by December 16, 2026." in said
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
    rows[323] = "long " * 100 + "The third card, which lies face-up, places the button. " + "words " * 100 + "It is the face down card."
    (tmp_path / "001_0fbe9ff0b99156a0.txt").write_text("\n".join(rows), encoding="utf-8")
    made = letter(result, result.docket.filings[0], Head(), Sources(tmp_path))
    fields = [plain(said) for b in made.blocks if isinstance(b, Fields) for label, said in b.rows if label == "In the filing"]
    assert "face-up" in fields[0]
    assert "face down" in fields[0]
    assert all(len(quote) <= 210 for quote in re.findall("“([^”]*)”", text_of(made)))
    assert "Lines 288 and 297.\nLine 297: “row 297”\nLine 288: “row 288”" in fields


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
    found = docket("kind: establishment\nname: <script>alert(1)</script>\njurisdictions: [california]\n", "kind: game\nname: <script>alert(2)</script>\ncategory: player-dealer\n")
    page = make(written(judge(found, Settings(DAY))), ".html").decode()
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)" in page
    assert "&lt;script&gt;alert(2)" in page


@pytest.mark.parametrize(("given", "said"), [(["4", "5", "9", "10", "12"], "options 4, 5, 9, 10 and 12"), (["1", "2", "3", "7"], "options 1 to 3 and 7"), (["8"], "option 8")])
def test_options_read_aloud(given: Iterable[str], said: str) -> None:
    assert options(given) == said


def test_words_are_joined_as_one_speaks() -> None:
    assert [both([]), both(["a"]), both(["a", "b", "c"])] == ["", "a", "a, b and c"]


def test_groups_follow_the_docket() -> None:
    result = judged("casino-club")
    assert result.docket
    filing = result.docket.filings[0]
    kinds = [g.kind for g in groups(filing, [v for v in result.verdicts if v.counts])]
    assert kinds == sorted(kinds, key=["filing", "game", "schedule"].index)


def test_command_writes_whole_files_of_the_same_bytes(tmp_path: Path) -> None:
    for name in ("letter.html", "letter.docx"):
        made = []
        for _ in range(2):
            assert main(["letter", str(RULES / "casino-club"), "--as-of", "2026-11-16", "--date", "2026-11-16", "--output", str(tmp_path / name)]) == 0
            made.append((tmp_path / name).read_bytes())
        assert made[0] == made[1]
    said = "\n".join(p.text for p in docx.Document(io.BytesIO((tmp_path / "letter.docx").read_bytes())).paragraphs)
    assert "November 16, 2026" in said
    assert sorted(p.name for p in tmp_path.iterdir()) == ["letter.docx", "letter.html"]


def test_command_refuses_what_it_cannot_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["letter", str(RULES / "casino-club"), str(RULES / "livermore")]) == 2
    assert main(["letter", str(RULES / "casino-club"), "--output", str(tmp_path / "letter.txt")]) == 2
    broken = tmp_path / "game.yaml"
    broken.write_text("kind: game\nname: [", encoding="utf-8")
    assert main(["letter", str(broken)]) == 2
    said = capsys.readouterr().err
    assert re.search("one establishment.*casino-club, livermore", said)
    assert "must end in .html or .docx" in said
