"""The deficiency letter: numbered, folded, courteous, addressed; nothing lost, nothing that is no deficiency called one."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from datetime import date
from functools import cache
from pathlib import Path

import pytest

from tests.docket import docket
from validator.cli.main import main
from validator.gather import gather
from validator.judge.engine import Settings, judge
from validator.judge.verdict import Result
from validator.render.fold import both, groups, options
from validator.render.letter import Head, letter
from validator.render.prose import Document, Fields, Heading, Para, make, plain, texts

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
    assert "in options 4, 5, 9, 10 and 12:" in said
    assert "Options 4, 9 and 12: the player-dealer fee for $51 to $100 is both $1" in said
    assert said.count("Every amount has one fee") <= 1


def test_items_are_numbered_through_and_grouped_by_document() -> None:
    made = written(judged("casino-club"))
    assert numbers(made) == [f"{n}." for n in range(1, len(numbers(made)) + 1)]
    heads = [plain(b.text) for b in made.blocks if isinstance(b, Heading) and b.level == 3]
    assert {"The filing as a whole", "Pure 21.5 Blackjack", "Three Card Poker 6 Card Bonus"} <= set(heads)


def test_every_item_has_authority_place_and_request() -> None:
    made = written(judged("casino-club"))
    fields = [{label for label, _ in b.rows} for b in made.blocks if isinstance(b, Fields)][1:]
    assert len(fields) == len(numbers(made))
    for labels in fields:
        assert {"Requirement", "Authority"} <= labels
        assert labels & {"In the filing", "Looked for at"}
        assert labels & {"Please submit", "Please answer"}


def test_every_deficiency_and_question_is_in_it() -> None:
    result = judged("casino-club")
    said = text_of(written(result)).lower()
    for v in result.verdicts:
        if v.counts or (v.verdict == "unclear" and v.severity != "info"):
            assert v.message.lower() in said, v.message


def test_blank_lines_unless_given() -> None:
    result = judged("casino-club")
    assert "Date: ____" in text_of(written(result))
    said = text_of(written(result, Head("November 16, 2026", "A. Analyst\nGames Unit")))
    assert "Date: November 16, 2026" in said
    assert said.count("A. Analyst") == 2
    assert "____" in said
    assert "not legal advice" in said


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
    docx = pytest.importorskip("docx")
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
