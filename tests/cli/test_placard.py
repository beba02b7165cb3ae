"""No placard of fees that the law forbids or nobody can determine; a draft of one is stamped."""

from __future__ import annotations

from pathlib import Path

import pytest

from validator.cli.main import main

HEAD = "kind: establishment\nname: Lucky Club\ndraft: true\njurisdictions: [california]\n"
GAME = "kind: game\nname: War\ncategory: player-dealer\n"
STATES = "states: [{that: fees-not-percentage}, {that: fees-determined-before-play}]\n"
COLUMNS = "columns: [option, limit, {is: player-dealer, on: total-table-action}]"
GOOD = "{option: 1, limit: 5-500, player-dealer: [[5-50, 0.50], [51+, 1]]}"
SECOND = "{option: 2, limit: 5-500, player-dealer: [[5-50, 0.50], [51+, 2]]}"
SIX = "[[5-50, 0.50], [51-100, 1], [101-200, 2], [201-300, 3], [301-400, 4], [401+, 5]]"
SHARE = "{from: pot, called: rake, share: {is: 5 %, of: pot}}"
STAMP, NO_SHARE, FIXED = "NOT FOR POSTING", "Fees are no percentage", "Every fee is fixed before"


def block(*options: str, more: str = "") -> str:
    return f"{{games: [{{document: war}}], {COLUMNS}, options: [{', '.join(options)}]{more}}}"


def sheet(*blocks: str, more: str = "") -> str:
    text = f"{STATES}{more}blocks: [{', '.join(blocks)}]\n"
    source = "source: {document: a.txt, lines: 1-9}\n" if "damaged" in text else ""
    return f"kind: schedule\nname: Rates\n{text}{source}"


def one(tiers: str, limit: str = "5-500", more: str = "") -> str:
    return f"{{option: 1, limit: {limit}, player-dealer: {tiers}{more}}}"


def club(folder: Path, rates: str, head: str = HEAD, game: str = GAME) -> Path:
    for name, text in (
        ("establishment.yaml", head),
        ("games/war.yaml", game),
        ("schedules/rates.yaml", rates),
    ):
        path = folder / "club" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder / "club" / "schedules" / "rates.yaml"


FRESNO = HEAD.replace("california]", "california, california/fresno]")
SUPPRESSED = "suppress: [{rule: tier-overlap, reason: known, who: J. Ortiz}]\n"
FORBIDDEN = {
    "six rates": (
        sheet(block(one(SIX), SECOND)),
        HEAD,
        GAME,
        "rates.yaml:4:",
        "charges six collection rates",
    ),
    "a share": (
        sheet(block(GOOD, more=f", fees: [{SHARE}]")),
        HEAD,
        GAME,
        "rates.yaml:4:",
        "The rake is 5 % of the pot",
    ),
    "a share in the rules of the game": (
        sheet(block(GOOD)),
        HEAD,
        f"{GAME}fees: [{SHARE}]\n",
        "war.yaml:4:",
        "The rake is 5 % of the pot",
    ),
    "a fee given as odds": (
        sheet(block(GOOD, more=", fees: [{called: rake, from: pot, amount: '1:20', on: pot}]")),
        HEAD,
        GAME,
        "rates.yaml:4:",
        "rake is 1:20 of the pot",
    ),
    "six amounts by the number of players": (
        sheet(
            block(one("[[2, 1], [3, 2], [4, 3], [5, 4], [6, 5], [7+, 6]]")).replace(
                "total-table-action", "number-of-players"
            )
        ),
        HEAD,
        GAME,
        "rates.yaml:4:",
        "charges six amounts of which only one is taken at a time",
    ),
    "six rates with those of the text": (
        sheet(block(GOOD, more=", fees: [{from: player, per: hand, amount: [6, 7, 8, 9, 10]}]")),
        HEAD,
        GAME,
        "rates.yaml:4:",
        "collection rates",
    ),
    "six rates with those of the game": (
        sheet(block(GOOD)),
        HEAD,
        f"{GAME}fees: [{{from: player, per: hand, amount: [6, 7, 8, 9, 10]}}]\n",
        "rates.yaml:4:",
        "collection rates",
    ),
    "a limit above the ordinance": (
        sheet(block(one("1", "5-2000"), SECOND)),
        FRESNO,
        GAME,
        "rates.yaml:4:",
        "allows bets of up to $2,000",
    ),
    "a limit above the ordinance, told at another option": (
        sheet(block("{option: 3, limit: 5-2000, player-dealer: 1}", one("1", "5-2000"))),
        FRESNO,
        GAME,
        "rates.yaml:4:",
        "allows bets of up to $2,000",
    ),
    "two fees": (
        sheet(block(one("[[5-100, 1], [51+, 2]]"))),
        HEAD,
        GAME,
        "rates.yaml:4:",
        "for $51 to $100 is both $1",
    ),
    "two fees, suppressed": (
        sheet(block(one("[[5-100, 1], [51+, 2]]")), more=SUPPRESSED),
        HEAD,
        GAME,
        "rates.yaml:5:",
        "for $51 to $100 is both $1",
    ),
    "no fee between tiers": (
        sheet(block(one("[[5-50, 1], [61+, 2]]"))),
        HEAD,
        GAME,
        "rates.yaml:4:",
        "No player-dealer fee is given for $51 to $60",
    ),
    "no fee below the first tier": (
        sheet(block(one("[[10-50, 1], [51+, 2]]"))),
        HEAD,
        GAME,
        "rates.yaml:4:",
        "$5",
    ),
    "a bound both ways": (
        sheet(block(one("[[5-50, 1], [51-90+, 2]]"))),
        HEAD,
        GAME,
        "rates.yaml:4:",
        "51-90+",
    ),
    "an empty cell": (
        sheet(block(one("blank"))),
        HEAD,
        GAME,
        "rates.yaml:4:",
        "The player-dealer fee of this option is left blank",
    ),
    "an empty tier": (
        sheet(block(one("[[5-50, 1], [51+, blank]]"))),
        HEAD,
        GAME,
        "rates.yaml:4:",
        "No player-dealer fee is printed for the tier 51+",
    ),
    "a damaged option": (
        sheet(block(one(SIX, more=", damaged: garbled"))),
        HEAD,
        GAME,
        "rates.yaml:4:",
        "the text of option 1 is damaged (garbled)",
    ),
    "a damaged schedule": (
        sheet(block(one(SIX)), more="damaged: garbled\n"),
        HEAD,
        GAME,
        "rates.yaml:5:",
        "the text of option 1 is damaged (garbled)",
    ),
    "a game that is not there": (
        sheet(block(GOOD).replace("document: war", "document: wart")),
        HEAD,
        f"{GAME}fees: [{SHARE}]\n",
        "rates.yaml:4:",
        "the game “wart”",
    ),
    "a share that two blocks have by an alias": (
        sheet(
            block("{option: 7, player-dealer: 1}", more=f", fees: &f [{SHARE}]"),
            block(GOOD, more=", fees: *f"),
        ),
        HEAD,
        GAME,
        "rates.yaml:4:",
        "The rake is 5 %",
    ),
}


@pytest.mark.parametrize("case", FORBIDDEN)
def test_refused_with_reason_and_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], case: str
) -> None:
    rates, head, game, place, reason = FORBIDDEN[case]
    path, target = club(tmp_path, rates, head, game), tmp_path / "p.html"
    assert main(["placard", str(path), "--option", "1", "--output", str(target)]) == 2
    told = capsys.readouterr().err
    assert not target.exists()
    assert any(
        place in line and "not for posting" in line and reason in line for line in told.splitlines()
    ), told
    assert "--draft" in told


@pytest.mark.parametrize("case", FORBIDDEN)
def test_a_draft_is_stamped_and_claims_nothing(tmp_path: Path, case: str) -> None:
    rates, head, game, _, reason = FORBIDDEN[case]
    path, target = club(tmp_path, rates, head, game), tmp_path / "p.html"
    assert main(["placard", str(path), "--option", "1", "--draft", "--output", str(target)]) == 0
    page = target.read_text(encoding="utf-8")
    assert STAMP in page
    assert reason.partition(" (")[0].lower() in page.lower()
    assert NO_SHARE not in page
    assert FIXED not in page


ALLOWED = {
    "nothing wrong": sheet(block(GOOD)),
    "six rates under another option": sheet(
        block(GOOD, SECOND.replace("[[5-50, 0.50], [51+, 2]]", SIX))
    ),
    "two fees under another option": sheet(block(GOOD, SECOND.replace("5-50", "5-60"))),
    "a share in another block": sheet(
        block(GOOD), block("{option: 7, player-dealer: 1}", more=f", fees: [{SHARE}]")
    ),
    "a share for another option": sheet(
        block(GOOD, SECOND, more=f", fees: [{SHARE[:-1]}, options: 2}}]")
    ),
    "another block for a game that is not there": sheet(
        block(GOOD),
        block("{option: 7, player-dealer: 1}").replace("document: war", "document: wart"),
    ),
    "in place of a schedule that is not there": sheet(block(GOOD), more="supersedes: [gone]\n"),
    "another block damaged": sheet(
        block(GOOD), block("{option: 7, player-dealer: 1}", more=", damaged: garbled")
    ),
}


@pytest.mark.parametrize("case", ALLOWED)
def test_what_is_wrong_elsewhere_stops_no_placard(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], case: str
) -> None:
    path, target = club(tmp_path, ALLOWED[case]), tmp_path / "p.html"
    assert main(["placard", str(path), "--option", "1", "--output", str(target)]) == 0
    page = target.read_text(encoding="utf-8")
    assert STAMP not in page
    assert "jurisdiction" not in page + capsys.readouterr().err
    assert (NO_SHARE in page) is ("share" not in case), (
        "the sentence is made for the whole schedule"
    )


def test_in_block_style_each_option_is_told_apart(tmp_path: Path) -> None:
    """A part that ends at the margin has its whole room, not only its first line."""
    rows = [f"      - {row}\n" for row in (GOOD, SECOND)]
    games = "  - games: [{document: war}]\n"
    lower = f"{games}    fees: [{SHARE}]\n    options: [{{option: 3, player-dealer: 1}}]\n"
    upper = f"{games}    {COLUMNS}\n    options:\n{''.join(rows)}"
    path = club(tmp_path, f"kind: schedule\nname: Rates\nblocks:\n{upper}{lower}")
    found = [
        main(["placard", str(path), "--option", n, "--output", str(tmp_path / "p.html")])
        for n in "123"
    ]
    assert found == [0, 0, 2]


def test_the_settings_that_lie_with_a_filing_clear_nothing(tmp_path: Path) -> None:
    path = club(tmp_path, sheet(block(one("[[5-100, 1], [51+, 2]]"), SECOND)))
    for settings in (
        'ignore = ["tier-overlap"]',
        'select = ["tier-gap"]',
        '[severity]\ntier-overlap = "info"',
    ):
        (tmp_path / "club" / "houseway.toml").write_text(f"{settings}\n")
        assert main(["placard", str(path), "--option", "1"]) == 2, settings


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ([], 0),
        (["--as-of", "2004-06-01"], 2),
        (["--as-of", "today"], 0),
        (["--rulebook", "washington", "--as-of", "today"], 0),
    ],
)
def test_by_the_law_of_a_day_and_place(tmp_path: Path, options: list[str], code: int) -> None:
    """Four rates: three were allowed once."""
    path = club(tmp_path, sheet(block(one("[[5-50, 0.50], [51-100, 1], [101-200, 2], [201+, 3]]"))))
    assert (
        main(
            ["placard", str(path), "--option", "1", *options, "--output", str(tmp_path / "p.html")]
        )
        == code
    )


@pytest.mark.parametrize(
    ("tiers", "options", "code", "noted"),
    [
        ("[[5+, 1]]", [], 2, True),
        (SIX, [], 2, True),
        ("[[5-100, 1], [51+, 2]]", [], 2, True),
        (SIX, ["--rulebook", "california"], 2, False),
        ("[[5+, 1]]", ["--rulebook", "california"], 0, False),
    ],
)
@pytest.mark.parametrize("head", [None, "kind: establishment\nname: Lucky Club\n"])
def test_without_a_jurisdiction_it_says_that_no_law_was_checked(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    head: str | None,
    tiers: str,
    options: list[str],
    code: int,
    noted: bool,
) -> None:
    path = club(tmp_path, sheet(block(one(tiers))), head or "")
    if head is None:
        (tmp_path / "club" / "establishment.yaml").unlink()
    note = "o jurisdiction named: checked against drafting provisions only"
    target = tmp_path / "p.html"
    assert main(["placard", str(path), "--option", "1", *options, "--output", str(target)]) == code
    assert (note in capsys.readouterr().err) is noted
    assert (
        main(["placard", str(path), "--option", "1", *options, "--draft", "--output", str(target)])
        == 0
    )
    page = target.read_text(encoding="utf-8")
    assert (note in page) is noted
    assert (STAMP in page) is (code == 2)
    assert (NO_SHARE in page) is (code == 0 and not noted)


@pytest.mark.parametrize("given", [[], ["rates.yaml"], [".", "--option", "1"]])
def test_the_options_there_are_are_listed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    given: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.yaml").write_text("kind: game\nname: Nine\ncategory: poker\n")
    options = "[{option: 1, player: 1}, {option: 2, player: 2}]"
    Path("rates.yaml").write_text(
        f"kind: schedule\nname: Rates\nblocks: [{{options: {options}}}]\n"
    )
    assert main(["placard", *(given or ["."])]) == 2
    said = capsys.readouterr().err
    assert "name a schedule and its option:" in said
    assert said.endswith("houseway placard rates.yaml --option 1 | 2\n")


@pytest.mark.parametrize("terminal", [True, False])
def test_no_page_is_poured_on_a_terminal(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    terminal: bool,
) -> None:
    game = tmp_path / "game.yaml"
    game.write_text("kind: game\nname: Nine\ncategory: poker\n")
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
    assert main(["packet", str(game)]) == (2 if terminal else 0)
    shown = capsys.readouterr()
    assert ("<html" in shown.out) is not terminal
    assert ("--output page.html" in shown.err) is terminal


def test_reasons_that_do_not_fit_are_counted(tmp_path: Path) -> None:
    tiers = ", ".join(f"[{n * 10 + 5}-{n * 10 + 12}, 1]" for n in range(12))
    path, target = club(tmp_path, sheet(block(one(f"[{tiers}, [125+, 2]]")))), tmp_path / "p.html"
    assert main(["placard", str(path), "--option", "1", "--draft", "--output", str(target)]) == 0
    assert "And 4 more." in target.read_text(encoding="utf-8")


def test_a_fee_that_only_the_text_charges_is_on_the_sheet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fee = "{from: player, per: hand, amount: 3, determined: before-play, collected: before-deal}"
    rates = club(tmp_path, sheet(block(GOOD, more=f", fees: [{fee}]")))
    assert main(["placard", str(rates), "--option", "1"]) == 0
    out = capsys.readouterr().out
    assert "Each player pays" in out
    assert "$3" in out
