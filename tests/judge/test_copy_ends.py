"""A paper whose copy breaks off: what is missing may stand in the rest, so it is one item, and open.
What the lines there are do show wrong is told as ever, and no filing clears itself so.
"""

from __future__ import annotations

from datetime import date

import pytest

from tests.docket import docket
from validator.judge.engine import Settings, judge
from validator.judge.items import Item, items
from validator.judge.verdict import Result

HEAD = "kind: establishment\nname: Example\njurisdictions: [california]\n"
GAME = (
    "kind: game\nname: Example\ncategory: player-dealer\nsource: {document: a.txt, lines: 1-40}\n"
)
LAST = "sections: [{is: deck, at: 2-20}, {is: round-of-play, at: 21-40, damaged: cut-off}]\n"
SHEET = (
    "kind: schedule\nname: Rates\nsource: {document: b.txt, lines: 1-9}\nsteps: 1\n"
    "blocks: [{games: [{called: Example}], options: [{option: 1, limit: 5-50, player: 1}]}]\n"
)


def _judge(*documents: str) -> Result:
    return judge(docket(HEAD, *documents), Settings(today=date(2026, 11, 15)))


def _ends(result: Result) -> list[Item]:
    return [one for one in items(result.verdicts) if one.first.case == "copy-ends"]


CASES = [
    ("the last part breaks off", GAME + LAST, True),
    ("the whole document does", GAME + "damaged: cut-off\n", True),
    ("a part in the middle", GAME + LAST.replace("2-20", "2-50"), False),
    ("the last part is whole", GAME + LAST.replace(", damaged: cut-off", ""), False),
    ("the last part lacks a word", GAME + LAST.replace("cut-off", "lost-words"), False),
]


@pytest.mark.parametrize(("game", "ends"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_silence_is_open_where_the_copy_ends(game: str, ends: bool) -> None:
    result = _judge(game)
    silent = [v for v in result.verdicts if v.verdict == "not-stated" and v.subject.kind == "game"]
    assert (not silent, len(_ends(result))) == (ends, int(ends))


def test_one_item_names_what_could_not_be_looked_for() -> None:
    result = _judge(GAME + LAST)
    (item,) = _ends(result)
    assert "line 40" in item.message
    told = {v.code for v in item.following}
    assert {"CA303", "CA304", "CA401", "CA302", "CA306"} <= told
    alone = [v.code for one in items(result.verdicts) for v in one.verdicts]
    assert not told & set(alone)


def test_what_is_there_is_told_as_ever() -> None:
    long = "player-dealer: {rotation: {holds-at-most: 5, unit: hands, at: 5}}\n"
    for cut in (LAST, "damaged: cut-off\n"):
        found = [(v.code, v.verdict) for v in _judge(GAME + long + cut).verdicts]
        assert ("CA401", "violated") in found


def test_a_filing_does_not_clear_itself() -> None:
    (item,) = _ends(_judge(GAME + LAST))
    assert item.fails()
    assert all(v.fails() for v in item.following if v.law and v.severity != "info")
    quiet = "suppress: [{rule: part-breaks-off, reason: known, who: J. Ortiz}]\n"
    (item,) = _ends(_judge(GAME + LAST + quiet))
    assert item.fails()
    assert not item.first.suppressed


def test_an_excerpt_hedges_what_it_does_not_say() -> None:
    long = "player-dealer: {rotation: {holds-at-most: 5, unit: hands, at: 5}}\n"
    result = _judge(GAME + long + "damaged: excerpt\n")
    (item,) = [one for one in items(result.verdicts) if one.first.case == "excerpt"]
    assert "breaks off" not in item.message
    assert {v.code for v in item.following} >= {"CA303", "CA304"}
    assert all("rest of that paper" in v.message for v in item.following)
    assert ("CA401", "violated") in [(v.code, v.verdict) for v in result.verdicts]


SHEETS = [
    ("of a whole sheet", SHEET + "damaged: cut-off\n", True),
    ("of its last part", SHEET.replace("[{games", "[{damaged: cut-off, games"), True),
    ("of no part", SHEET, False),
]


@pytest.mark.parametrize(("sheet", "ends"), [c[1:] for c in SHEETS], ids=[c[0] for c in SHEETS])
def test_a_sheet_breaks_off(sheet: str, ends: bool) -> None:
    result = _judge(GAME, sheet)
    silent = [v for v in result.verdicts if v.verdict == "not-stated" and v.rule != "fee-per"]
    assert any(v.subject.kind == "schedule" for v in silent) != ends
    assert len(_ends(result)) == ends


def test_the_filing_is_silent_where_one_of_its_papers_is_whole() -> None:
    both = _judge(GAME + LAST, SHEET)
    asks = [v.verdict for v in both.verdicts if v.code == "CA501" and v.verdict != "met"]
    alone = _judge(GAME + LAST)
    open_ = [v.verdict for v in alone.verdicts if v.code == "CA501" and v.verdict != "met"]
    assert set(asks) == {"not-stated"}
    assert set(open_) == {"unclear"}


@pytest.mark.parametrize(("lines", "open_"), [("41-50", False), ("1-9", True)])
def test_documents_made_of_one_paper_end_where_it_does(lines: str, open_: bool) -> None:
    game = GAME.replace("1-40", "10-40") + LAST.replace("2-20", "10-20")
    sheet = SHEET.replace("document: b.txt, lines: 1-9", f"document: a.txt, lines: {lines}")
    asked = [v.verdict for v in _judge(game, sheet).verdicts if v.code == "CA501"]
    assert ("unclear" in asked) == open_


def test_what_a_reference_leads_to_may_stand_in_the_rest() -> None:
    chart = "refers: [{to: the chart, about: when the dealer draws, at: 3}]\n"
    (item,) = _ends(_judge(GAME + chart + LAST))
    assert "HW645" in {v.code for v in item.following}


def test_rules_that_are_not_filed_do_not_hide_that_the_copy_ends() -> None:
    bet = "wagers: [{name: fortune, at: 9}]\ninherits: {from: Standard Baccarat, at: 8}\n"
    (item,) = _ends(_judge(GAME + bet + LAST))
    assert "HW412" in {v.code for v in item.following}
