"""``houseway fix``: spellings made plain, everything else byte for byte, and never a fact."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from validator.cli.fix import schema
from validator.cli.main import main
from validator.fix import fix
from validator.fix.expected import AMOUNTS
from validator.manual.contract import text as contract_text
from validator.shape.shape import shape
from validator.source.read import read

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted(
    p
    for p in (
        *(ROOT / "rules").rglob("*.yaml"),
        *(ROOT / "validator" / "rulebooks").rglob("*.yaml"),
    )
    if p.name != "ledger.yaml"
)
LINE = "# yaml-language-server: $schema=s.json\n"
START = f"{LINE}kind: schedule\nname: Rates\n"
LETTERS = f"{START}notes: [{{about: e, says: ü}}]\n"
GAME = f"{LINE}kind: game\nname: G\ncategory: player-dealer\n"


def _option(inside: str) -> str:
    return f"{START}blocks:\n  - options:\n      - {{option: 1, {inside}}}  # kept\n"


def _table(row: str) -> str:
    return f"{START}blocks:\n  - columns: [option, limit, player, {{is: player-dealer, on: total-table-action}}]\n    rows: {{table: [[{row}]]}}\n"


MENDED = [
    ("money", _option("player: $0.50"), _option("player: 0.50")),
    ("money in quotes", _option('player: "0.50"'), _option("player: 0.50")),
    ("no cents before the point", _option("player: $.50"), _option("player: 0.50")),
    ("an amount", _option("total: $1.50"), _option("total: 1.50")),
    (
        "thousands",
        f"{START}blocks:\n  - options:\n      - option: 1\n        player: $1,000   # kept\n",
        f"{START}blocks:\n  - options:\n      - option: 1\n        player: 1000   # kept\n",
    ),
    (
        "a range",
        _option("player: [[$5 - $50, 1], [$51+, 2]]"),
        _option("player: [[5-50, 1], [51+, 2]]"),
    ),
    (
        "other dashes",
        _option("player: [[5 – 50, 1], [51—100, 2], [101−200, 3]]"),
        _option("player: [[5-50, 1], [51-100, 2], [101-200, 3]]"),
    ),
    ("to", _option("player: [[5 to 50, 1]]"), _option("player: [[5-50, 1]]")),
    ("spaces", _option("player: [[5 - 50, 1]]"), _option("player: [[5-50, 1]]")),
    ("above", _option("player: [['> $50', 1]]"), _option('player: [[">50", 1]]')),
    ("a limit", _option("limit: $5 - $500"), _option("limit: 5-500")),
    (
        "a cell of a table",
        _table("1, $5-$500, $0.50, [[$5-$50, $1]]"),
        _table("1, 5-500, 0.50, [[5-50, 1]]"),
    ),
    (
        "an amount in prose",
        f"{START}blocks: [{{fees: [{{from: player, amount: $1}}]}}]\n",
        f"{START}blocks: [{{fees: [{{from: player, amount: 1}}]}}]\n",
    ),
    (
        "odds in dollars",
        f"{GAME}wagers: [{{name: w, pays: {{rows: [[pair, $5]]}}}}]\n",
        f"{GAME}wagers: [{{name: w, pays: {{rows: [[pair, 5]]}}}}]\n",
    ),
    ("the schema line", START.removeprefix(LINE), START),
    (
        "the schema line, ended as the others",
        "kind: schedule\r\nname: R\r\n",
        LINE.replace("\n", "\r\n") + "kind: schedule\r\nname: R\r\n",
    ),
    (
        "kind first",
        f"{LINE}dated: 2011-12-20\nkind: schedule\nname: R\n",
        f"{LINE}kind: schedule\nname: R\ndated: 2011-12-20\n",
    ),
    (
        "name after id",
        f"{LINE}kind: schedule\nid: r\ndated: 2011-12-20\nname: R\n",
        f"{LINE}kind: schedule\nid: r\nname: R\ndated: 2011-12-20\n",
    ),
    (
        "after other letters",
        f"{LETTERS}blocks: [{{options: [{{option: é, player: $1}}]}}]\n",
        f"{LETTERS}blocks: [{{options: [{{option: é, player: 1}}]}}]\n",
    ),
    (
        "a mark at the head",
        f"\ufeff{START}blocks: [{{options: [{{option: 1, player: $1}}]}}]\n",
        f"\ufeff{START}blocks: [{{options: [{{option: 1, player: 1}}]}}]\n",
    ),
]


@pytest.mark.parametrize(
    ("before", "after"), [case[1:] for case in MENDED], ids=[case[0] for case in MENDED]
)
def test_mended(before: str, after: str) -> None:
    fixed = fix(before.encode(), "s.json")
    assert fixed.after == after
    assert fixed.done
    shape(read(fixed.after.encode()))
    assert not fix(fixed.after.encode(), "s.json").changed, "fixing twice does nothing more"


LEFT = [
    (
        "a name",
        f"{START}blocks: [{{called: $5, options: [{{option: $3, label: 5 to 50, player: 1}}]}}]\n",
    ),
    ("a span of limits", _option("limit: 5 to 50")),
    ("thousands in a range", _option('player: [["1,000+", 1]]')),
    ("a quoted range", _option('player: [["5-50", 1]]')),
    ("words", _option("player: [[over 50, 1]]")),
    ("a figure cut in two by brackets", _option("player: $1,500")),
    ("a range cut in two by brackets", _option("player: [[$1,500-$2,000, 1]]")),
    ("odds", f"{GAME}wagers: [{{name: w, pays: {{rows: [[pair, 6 to 5]]}}}}]\n"),
    (
        "what an anchor shares with a name",
        f"{START}blocks: [{{called: &a $5, options: [{{option: 1, player: *a}}]}}]\n",
    ),
    ("a commented name", f"{LINE}kind: schedule\ndated: 2011-12-20\nname: R # as printed\n"),
    ("a name under a comment", f"{LINE}kind: schedule\ndated: 2011-12-20\n# as printed\nname: R\n"),
    (
        "a first key under a comment",
        f"{LINE}# as printed\ndated: 2011-12-20\nkind: schedule\nname: R\n",
    ),
    ("a name on two lines", f"{LINE}kind: schedule\ndated: 2011-12-20\nname: R\n  and S\n"),
    ("another schema", "# yaml-language-server: $schema=elsewhere.json\nkind: schedule\nname: R\n"),
]


@pytest.mark.parametrize("text", [case[1] for case in LEFT], ids=[case[0] for case in LEFT])
def test_left_as_it_is(text: str) -> None:
    assert fix(text.encode(), "s.json").after == text


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_the_corpus_says_the_same(path: Path) -> None:
    content = path.read_bytes()
    fixed = fix(content, schema(path, read(content).data["kind"]))
    assert fixed.after.encode() == content


def test_a_corpus_written_as_sheets_print_it_comes_back() -> None:
    """Every plain range and fee of a real schedule written with signs and dashes is mended to the
    same facts.
    """
    import re

    path = max(
        (ROOT / "rules").rglob("schedules/*.yaml"),
        key=lambda p: len(re.findall(r"\[[0-9]+-[0-9]+, ", p.read_text(encoding="utf-8"))),
    )
    plain = path.read_text(encoding="utf-8")
    printed = re.sub(r"\[([0-9]+)-([0-9]+), ([0-9.]+)\]", r"[$\1 – $\2, $\3]", plain)
    assert printed != plain
    fixed = fix(printed.encode(), "s.json")
    assert read(fixed.after.encode()).data == read(plain.encode()).data
    assert fixed.after == plain


def test_the_contract_says_amounts_in_these_words() -> None:
    every = "".join(contract_text(kind) for kind in ("game", "schedule"))
    assert [word for word in AMOUNTS if f'"x-says": "{word}' not in every] == []


@pytest.fixture
def document(tmp_path: Path) -> Path:
    path = tmp_path / "rules" / "rates.yaml"
    path.parent.mkdir()
    path.write_bytes(_option("player: $0.50").removeprefix(LINE).replace("\n", "\r\n").encode())
    path.chmod(0o600)
    return path


def test_diff_writes_nothing(document: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = document.read_bytes()
    assert main(["fix", "--diff", str(document)]) == 1
    assert "+      - {option: 1, player: 0.50}  # kept" in capsys.readouterr().out
    assert document.read_bytes() == before


def test_written_whole_with_its_mode_and_line_ends(
    document: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "schemas").mkdir()
    (tmp_path / "schemas" / "schedule.schema.json").write_text("{}")
    link = tmp_path / "link.yaml"
    link.symlink_to(document)
    assert main(["fix", str(document)]) == 0
    assert "$0.50 is written 0.50" in capsys.readouterr().out
    text = document.read_bytes().decode()
    assert text.startswith("# yaml-language-server: $schema=../schemas/schedule.schema.json\r\n")
    assert text.count("\n") == text.count("\r\n")
    assert document.stat().st_mode & 0o777 == 0o600
    assert link.is_symlink()
    assert main(["fix", "--diff", str(document)]) == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a: b: c\n", "not YAML"),
        ("kind: gam\n", "there is no kind of document"),
        ("- 1\n", "keys and values"),
    ],
)
def test_unusable(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str) -> None:
    (tmp_path / "a.yaml").write_text(text)
    assert main(["fix", str(tmp_path)]) == 2
    assert said in capsys.readouterr().err
    assert (tmp_path / "a.yaml").read_text(encoding="utf-8") == text


@pytest.mark.skipif(os.name != "posix", reason="links are those of POSIX")
@pytest.mark.parametrize("given", ["filing", "filing/link.yaml"])
@pytest.mark.parametrize("words", [[], ["--diff"]])
def test_a_link_is_not_followed(
    document: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    given: str,
    words: list[str],
) -> None:
    """Inside a folder or named: the file it leads to may be anybody's."""
    before = document.read_bytes()
    (tmp_path / "filing").mkdir()
    (tmp_path / "filing" / "link.yaml").symlink_to(document)
    (tmp_path / "filing" / "more").symlink_to(document.parent)
    monkeypatch.chdir(tmp_path)
    assert main(["fix", *words, given]) == 2
    printed = capsys.readouterr()
    assert "link.yaml" in printed.err
    assert " a link is not " in printed.err
    assert not printed.out
    assert document.read_bytes() == before
    assert (tmp_path / "filing" / "link.yaml").is_symlink()


def test_a_full_disk_fixes_nothing_and_says_so(
    document: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    second = document.with_name("second.yaml")
    second.write_bytes(document.read_bytes())
    before = document.read_bytes()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert main(["fix", str(document.parent)]) == 2
    printed = capsys.readouterr()
    assert not printed.out
    first, other, last = printed.err.splitlines()
    assert f"cannot write {document}: No space left on device" in first
    assert f"cannot write {second}: No space left on device" in other
    assert last == "2 documents, 0 fixed, 2 left as they are"
    assert document.read_bytes() == second.read_bytes() == before
    assert sorted(document.parent.iterdir()) == [document, second]


def test_a_diff_shows_line_ends_as_they_are(
    document: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    document.write_bytes(document.read_bytes().replace(b"# kept", b"# \xe2\x80\xaekept"))
    assert main(["fix", "--diff", str(document)]) == 1
    printed = capfdbinary.readouterr().out
    assert b"+      - {option: 1, player: 0.50}  # \xef\xbf\xbdkept\r\n" in printed
    assert b"No newline" not in printed
