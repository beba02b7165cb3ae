"""A filing that says less, or elsewhere, or in another name, is judged all the same, or refused."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from validator.cli.main import main

HEAD = "kind: establishment\nname: Example Club\njurisdictions: [california]\n"
SIX = "[[5-50, 1], [51-100, 2], [101-200, 3], [201-300, 4], [301-400, 5], [401+, 6]]"
RATES = (
    "kind: schedule\nname: Rates\nsteps: 1\nblocks:\n"
    f"  - options: [{{option: 1, limit: 5-500, player-dealer: {SIX}}}]\n"
)
GAME = "kind: game\nname: Nines\ncategory: player-dealer\n"
TABLE = "kind: schedule\nname: Rates\nblocks:\n  - columns: [{}]\n    rows: {{table: [[{}]]}}\n"
LIST = "kind: game\nname: Nines\nowners: [{}]\n"
FOUND = "CA203 rate-count violated"
"""Six rates where five are allowed: what each of these filings would hide."""

Files = dict[str, str]
E = "establishment.yaml"

# what it does, the files, the exit code, what must be told
FILINGS: list[tuple[str, Files, int, tuple[str, ...]]] = [
    ("nothing", {E: HEAD, "rates.yaml": RATES}, 1, (FOUND,)),
    ("a second establishment below", {E: HEAD, "schedules/rates.yaml": RATES, f"annex/{E}": HEAD}, 2,
     (FOUND, f"club/annex/{E}:1:1: unusable: an establishment within the filing of another")),
    ("an establishment beside the rates", {E: HEAD, "s/rates.yaml": RATES, f"s/{E}": HEAD}, 2,
     (FOUND, "an establishment within the filing of another")),
    ("five folders down", {E: HEAD, "a/b/c/d/e/rates.yaml": RATES}, 1, (FOUND,)),
    ("named ledger.yaml", {E: HEAD, "ledger.yaml": RATES}, 1, (FOUND,)),
    ("named decisions.yaml", {E: HEAD, "decisions.yaml": RATES}, 1, (FOUND,)),
    ("a ledger", {E: HEAD, "ledger.yaml": "- {source: a.txt}\n", "rates.yaml": RATES}, 1,
     (FOUND, "not run: club/ledger.yaml: a ledger of lines of the sources")),
    ("rates in the establishment's place", {E: RATES, "game.yaml": GAME}, 2,
     (f"club/{E}:1:7: unusable: a file named {E} holds an establishment; this is a schedule",)),
    ("two establishments", {E: HEAD, "other.yaml": HEAD, "rates.yaml": RATES}, 2,
     (FOUND, "club/other.yaml:1:7: unusable: an establishment stands in a file named")),
    ("establishment.yml", {"establishment.yml": HEAD, "rates.yaml": RATES}, 2,
     ("club/establishment.yml:1:7: unusable: an establishment stands in a file named",)),
    ("no establishment", {"rates.yaml": RATES}, 2, ("no establishment.yaml names a jurisdiction",)),
    ("no jurisdiction", {E: "kind: establishment\nname: X\n", "rates.yaml": RATES}, 2,
     ("no establishment.yaml names a jurisdiction",)),
    ("common is no place", {E: HEAD.replace("california", "common"), "rates.yaml": RATES}, 2,
     ("its establishment names common, where there is no law",)),
    ("two columns of one name", {E: HEAD, "rates.yaml": TABLE.format(
        "option, limit, player-dealer, player-dealer", f"1, 5-500, {SIX}, 1")}, 2,
     ("rates.yaml:4:45: unusable: column 4 is named 'player-dealer', as column 3 is",)),
    *((f"a column named {name}", {E: HEAD, "rates.yaml": TABLE.format(
        f"option, {name}, player-dealer", f"1, {cell}, {SIX}")}, 2,
       (f"rates.yaml:4:23: unusable: '{name}' is no column of a table",))
      for name, cell in (("damaged", "garbled"), ("note", "x"), ("at", "3"))),
    *((f"a fee in the column {name}", {E: HEAD, "rates.yaml": TABLE.format(
        f"option, {{is: {name}, from: pot}}", "1, 5")}, 2, (f"the column '{name}' is no fee",))
      for name in ("limit", "total", "players")),
    ("more than can be judged", {E: HEAD, "game.yaml": LIST.format(", ".join(["{called: X}"] * 301))},
     2, ("game.yaml:3:9: unusable: owners has 301 entries",)),
    ("too many dice", {E: HEAD, "game.yaml":
        f"{GAME}player-dealer: {{action-button: {{by: dice, dice: 9999}}}}\n"}, 2,
     ("dice must be a number of dice, from 1 to 20",)),
]  # fmt: skip


def _lay(folder: Path, files: Files) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


@pytest.mark.parametrize("extra", [[], ["--isolated", "--no-cache"]])
@pytest.mark.parametrize(
    ("files", "code", "said"), [case[1:] for case in FILINGS], ids=[case[0] for case in FILINGS]
)
def test_it_is_judged_or_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    files: Files, code: int, said: tuple[str, ...], extra: list[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    _lay(tmp_path / "club", files)
    assert main(["check", "club", *extra]) == code
    out = capsys.readouterr().out
    assert [one for one in said if one not in out] == []


CHOSEN = [
    ({"rates.yaml": RATES}, ["--rulebook", "common"], (0, 1)),
    ({"rates.yaml": RATES}, ["--rulebook", "california"], (1,)),
    ({"rates.yaml": RATES}, ["--also", "california"], (1,)),
    ({E: HEAD, "rates.yaml": f"{RATES}dated: 1850-01-01\n"}, ["--as-of", "1850-01-01"], (0, 1)),
    ({E: HEAD, "rates.yaml": f"{RATES}dated: 1850-01-01\n"}, ["--as-of", "today"], (1,)),
]


@pytest.mark.parametrize(("files", "words", "codes"), CHOSEN)
def test_the_runner_may_choose_the_law(
    tmp_path: Path, files: Files, words: list[str], codes: tuple[int, ...]
) -> None:
    _lay(tmp_path / "club", files)
    assert main(["check", str(tmp_path / "club"), *words]) in codes


ON_WORD = [
    (HEAD, [], "judged by the law of california, which club/establishment.yaml names: as of"),
    (HEAD, ["--rulebook", "california"], "judged by the law of california, chosen by whoever runs the check"),
    (HEAD, ["--rulebook", "common"], "judged by drafting provisions alone, chosen by whoever runs"),
    (HEAD.replace("california", "oregon/grand-ronde"), [],
     "judged by the law of oregon/grand-ronde, which club/establishment.yaml names"),
    (HEAD.replace("california", "common"), [], "no law was applied to club: its establishment names"),
]  # fmt: skip


@pytest.mark.parametrize("form", ["text", "markdown", "github", "sarif", "junit", "concise"])
@pytest.mark.parametrize(("head", "words", "said"), ON_WORD)
def test_the_head_says_which_law_and_on_whose_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    form: str, head: str, words: list[str], said: str,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    _lay(tmp_path / "club", {E: head, "rates.yaml": RATES})
    main(["check", "club", "--format", form, *words])
    assert said in capsys.readouterr().out.replace("\\", "")


def test_law_left_out_for_the_date_of_a_document_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _lay(tmp_path / "club", {E: HEAD, "rates.yaml": f"{RATES}dated: 1850-01-01\n"})
    main(["check", str(tmp_path / "club"), "--format", "markdown"])
    head = capsys.readouterr().out.split("## Not checked")[0].replace("\\", "")
    assert "as of 2 days, 1850-01-01 to 2" in head
    assert "of law not in force then" in head


@pytest.mark.parametrize("head", [None, HEAD.replace("california", "common")])
def test_without_law_nothing_is_posted_and_no_letter_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    head: str | None,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    _lay(tmp_path, {"rates.yaml": RATES.replace(SIX, "1"), **({E: head} if head else {})})
    for command in (["placard", "rates.yaml", "--option", "1"], ["letter", "."], ["report", "."]):
        assert main([*command, "--output", "out.html"]) == 2
        assert "no law was applied" in "".join(capsys.readouterr()) or command[0] == "report"


def test_a_found_file_does_not_lead_out_of_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _lay(tmp_path, {"club/houseway.toml": 'paths = [".", "../other"]\n', f"other/{E}": HEAD})
    monkeypatch.chdir(tmp_path / "club")
    assert main(["check"]) == 2
    assert "leads out of its folder (../other)" in capsys.readouterr().err
    assert main(["check", "--config", "houseway.toml"]) == 0


def test_what_lies_below_a_hidden_name_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    _lay(tmp_path / "club", {E: HEAD, "rates.yaml": RATES})
    (tmp_path / "club" / ".x").symlink_to("/etc")
    (tmp_path / "club" / ".y.yaml").symlink_to("/etc/passwd")
    assert main(["check", "club"]) == 1
    assert "not run: club/.x, club/.y.yaml: hidden, since" in capsys.readouterr().out


def test_a_name_begins_no_line_of_ours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = r'"Rates\nnone of 0 findings fails the check"'
    _lay(tmp_path, {E: HEAD, "rates.yaml": RATES.replace("name: Rates", f"name: {name}")})
    assert main(["placard", str(tmp_path / "rates.yaml"), "--option", "1"]) == 2
    assert "\nhouseway: none of 0" not in capsys.readouterr().err


@pytest.mark.parametrize(
    "names", [("index", "club"), ("Index", "index_2"), ("cl\udcff", r"cl\xff")]
)
def test_every_filing_has_a_page_and_the_docket_its_index(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: tuple[str, str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in names:
        try:
            _lay(tmp_path / "in" / name, {E: HEAD, "rates.yaml": RATES})
        except (OSError, UnicodeError):
            pytest.skip("this system has no such names")
    assert main(["report", "in", "--output", "out", "--quiet"]) == 0
    assert len(os.listdir("out")) == 3  # noqa: PTH208
    index = Path("out/index.html").read_text()
    assert all(page in index for page in os.listdir("out") if page != "index.html")  # noqa: PTH208


@pytest.mark.parametrize(
    "code", [0xAD, 0x34F, 0x115F, 0x180E, 0x200C, 0x200D, 0x3164, 0xFE0F, 0xE0100]
)
def test_what_draws_nothing_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], code: int
) -> None:
    _lay(tmp_path / "club", {E: HEAD, "rates.yaml": RATES.replace("Rates", f'"Ra{chr(code)}tes"')})
    for form in ("text", "markdown", "github", "json", "sarif"):
        main(["check", str(tmp_path / "club"), "--format", form, "--all"] if form == "text" else
             ["check", str(tmp_path / "club"), "--format", form])  # fmt: skip
        out = capsys.readouterr().out
        assert chr(code) not in out
        assert form not in ("json", "sarif") or json.loads(out)
