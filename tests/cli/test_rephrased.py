"""A lawful filing with one fact changed: whatever word it is put in, the law finds it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from validator.cli.main import main

HEAD = "kind: establishment\nname: Example Club\njurisdictions: [california]\n"
ROTATION = (
    "rotation: {holds-at-most: 2, unit: hands, then: must-rotate, direction: clockwise, "
    "systematic: true, continuous: true, among: seated-players}"
)
GAME = f"""\
kind: game
name: Example Nines
category: player-dealer
player-dealer:
  {ROTATION}
  intervening: true
  may-hold: {{who: seated-players}}
  nobody-takes: game-stops
  wins-or-loses-at-most: original-wager
  uncovered-wagers: returned
  settling: {{collects: true, pays: true, to-the-extent: true}}
states:
  - {{that: house-does-not-participate}}
  - {{that: house-no-interest}}
  - {{that: legality, note: why no bank is kept}}
  - {{that: no-bank-by-anyone}}
sections: [{{is: object}}, {{is: dealing}}, {{is: round-of-play}}, {{is: wagers}},
  {{is: how-wagers-win}}, {{is: glossary}}, {{is: legality}}, {{is: type-of-game}}, {{is: deck}}]
approvals: [{{number: GEGA-000001}}]
glossary: [{{is: player-dealer, note: who banks the hand}}]
"""
SHEET = """\
kind: schedule
name: Rates
steps: 1
states:
  - {that: one-schedule-at-a-time}
  - {that: fees-determined-before-play}
  - {that: fees-not-percentage}
  - {that: notice-to-patrons}
  - {that: fees-posted}
blocks:
  - games: [{called: Example Nines, document: example}]
    fees:
      - {from: player-dealer, per: hand, on: total-table-action, determined: before-play, collected: before-deal}
    defines: [{basis: total-table-action, counts: [base]}]
    columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options:
      - {option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51-100, 2], [101+, 3]]}
"""  # fmt: skip
SIX = "[[5-50, 1], [51-100, 2], [101-200, 3], [201-300, 4], [301-400, 5], [401+, 6]]"
BAD = """\
player-dealer:
  rotation: {holds-at-most: 9999, unit: hands, systematic: false, continuous: false}
  uncovered-wagers: carried-over
  own-wager: {unlimited: true}
"""
_bank = GAME[GAME.index("player-dealer:\n") : GAME.index("states:")]
LAW = ("CA302", "CA401", "CA402")

# what is written, what it takes the place of, and the law that is then violated
BANK: list[tuple[str, str, tuple[str, ...]]] = [
    (_bank, BAD, LAW),
    ("category: player-dealer\n" + _bank, "category: poker\n" + BAD, (*LAW, "HW630")),
    ("category: player-dealer\n" + _bank, "category: pan\n" + BAD, (*LAW, "HW630")),
    ("category: player-dealer\n" + _bank, "category: bonus-bet\n" + BAD, (*LAW, "HW630")),
    ("category: player-dealer\n" + _bank, "category: keno\n" + BAD, (*LAW, "HW630")),
    ("uncovered-wagers: returned", "uncovered-wagers: carried-over", ("CA402",)),
    ("uncovered-wagers: returned", "uncovered-wagers: [{are: carried-over}, {are: returned, wagers: [x]}]", ("CA402",)),
    ("among: seated-players", "among: nobody", ("CA302",)),
    ("among: seated-players", "among: house", ("CA302", "CA304")),
    ("then: must-rotate", "then: may-rotate", ("CA302",)),
    ("nobody-takes: game-stops", "nobody-takes: house-banks", ("CA304",)),
    ("{who: seated-players}", "{who: house}", ("CA304",)),
    ("holds-at-most: 2,", "holds-at-most: 2, offered-after: 9999,", ("CA401",)),
    (ROTATION, "rotation: [{holds-at-most: 2, unit: hands, systematic: true, continuous: true}, "
     "{holds-at-most: 9999, unit: rounds}]", ("CA401",)),
    ("holds-at-most: 2,", "holds-at-most: 0, offered-after: 9999,", ("CA401",)),
    ("{who: seated-players}", "[{who: seated-players, is: false}, {who: third-party}]", ("CA302",)),
    ("{who: seated-players}", "{who: nobody}", ("CA302",)),
]  # fmt: skip
_fee = "    defines:"
FEES: list[tuple[str, str, tuple[str, ...]]] = [
    *(
        (_fee, f"      - {{called: commission, from: player, amount: {amount}, on: winnings, "
         f"determined: before-play, collected: before-deal}}\n{_fee}", ("CA201",))
        for amount in ("'1:20'", "'5 to 100'", "'1 for 20'", "share", "[1, '1:20']")
    ),
    (_fee, f"      - {{from: player, per: hand, amount: [7, 8, 9, 10], collected: before-deal}}\n{_fee}", ("CA203",)),
    ("{that: fees-not-percentage}", "{that: fees-not-percentage, is: false}", ("CA201",)),
    ("{that: fees-not-percentage}", "{that: house-takes-no-percentage, is: false}", ("CA201",)),
    ("player-dealer: [[5-50, 1], [51-100, 2], [101+, 3]]", f"player-dealer: {SIX}", ("CA203",)),
]  # fmt: skip
_one = "{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [51-100, 2], [101+, 3]]}"
ASKED: list[tuple[str, str, tuple[str, ...]]] = [
    (_one, _one.replace("option: 1", "option: 1a") + "\n      - "
     "{option: 1b, limit: 5-500, player-dealer: [[5-50, 4], [51-100, 5], [101+, 6]]}", ("CA203",)),
]  # fmt: skip
OPEN: list[tuple[str, str, tuple[str, ...]]] = [
    ("uncovered-wagers: returned", "uncovered-wagers: {are: not-refunded, note: x}", ("CA402",)),
    ("uncovered-wagers: returned", "uncovered-wagers: no-action", ("CA402",)),
    ("uncovered-wagers: returned", "uncovered-wagers: {are: no-action, note: x}", ("CA402",)),
    ("nobody-takes: game-stops", "nobody-takes: same-player-continues", ("CA412",)),
    (
        f"{ROTATION}\n  intervening: true\n  may-hold: {{who: seated-players}}",
        f"{ROTATION.replace('seated-players', 'third-party')}",
        ("CA302",),
    ),
    (
        "uncovered-wagers: returned",
        "uncovered-wagers: {are: returned, wagers: [bonus]}",
        ("CA402",),
    ),
]
"""Words that can be read innocently: the law asks."""


def _verdicts(folder: Path, game: str, sheet: str, capsys: pytest.CaptureFixture[str]) -> set[str]:
    for name, text in (
        ("establishment", HEAD),
        ("games/example", game),
        ("schedules/rates", sheet),
    ):
        path = folder / f"{name}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    main(["check", str(folder), "--isolated", "--no-cache", "--format", "json"])
    found = json.loads(capsys.readouterr().out)["verdicts"]
    return {f"{one['code']} {one['verdict']}" for one in found}


def test_the_lawful_filing_is_lawful(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = _verdicts(tmp_path, GAME, SHEET, capsys)
    assert {one for one in found if one.endswith(("violated", "not-stated"))} == set()


@pytest.mark.parametrize(("was", "now", "codes"), BANK)
def test_the_bank(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], was: str, now: str, codes: tuple[str, ...]
) -> None:
    assert GAME.count(was) == 1
    found = _verdicts(tmp_path, GAME.replace(was, now), SHEET, capsys)
    assert {f"{code} violated" for code in codes} <= found


@pytest.mark.parametrize(("was", "now", "codes"), [*OPEN, *ASKED])
def test_what_is_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], was: str, now: str, codes: tuple[str, ...]
) -> None:
    assert (GAME + SHEET).count(was) == 1
    found = _verdicts(tmp_path, GAME.replace(was, now), SHEET.replace(was, now), capsys)
    assert {code for code in codes if f"{code} met" in found} == set()
    assert {code for code in codes if f"{code} not-applicable" in found} == set()


@pytest.mark.parametrize(("was", "now", "codes"), FEES)
def test_the_fees(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], was: str, now: str, codes: tuple[str, ...]
) -> None:
    assert SHEET.count(was) == 1
    found = _verdicts(tmp_path, GAME, SHEET.replace(was, now), capsys)
    assert {f"{code} violated" for code in codes} <= found
