"""Findings as items: one for each cause, what matters first first, remarks and history apart."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from tests.docket import docket
from validator import predicates
from validator.judge.engine import Settings, judge
from validator.judge.items import SEVERITIES, Item, items
from validator.judge.verdict import RANKS
from validator.predicates.says import entries, section
from validator.predicates.words import FIELD

HEAD = "kind: establishment\nname: Example\njurisdictions: [california]\n"
BANK = "kind: game\nname: {}\ncategory: player-dealer\nplayer-dealer: {{rotation: {{{}}}}}\n"
HANDS = "holds-at-most: 2, unit: hands, then: offered"
ROUNDS = "holds-at-most: 2, unit: rounds, then: offered"
OVERLAP = "{{option: {}, limit: 5-100, player-dealer: [[5-50, 1], [50+, {}]]}}"
REMARK = "kind: game\nname: {}\ncategory: poker\nremarks: [{{about: {}, readings: [{{says: {}, at: 1}}, {{says: {}, at: 2}}]}}]\n"
PLAY = REMARK.format("Play", "Who is first?", "the dealer is", "the button is")
RESULT = REMARK.format("Result", "What is paid?", "odds are paid", "the bet is paid")


def _sheet(*options: str) -> str:
    columns = "columns: [option, limit, {is: player-dealer, on: total-table-action}]"
    return f"kind: schedule\nname: Rates\nblocks:\n  - {columns}\n    options: [{', '.join(options)}]\n"


def _items(*documents: str, **settings: Any) -> tuple[Item, ...]:
    given = Settings(today=date(2026, 11, 15))._replace(**settings)
    return items(judge(docket(HEAD, *documents), given).verdicts)


CAUSES = {
    "the same in two games": (
        "bank-untaken",
        [BANK.format("First", HANDS), BANK.format("Other", HANDS)],
        [2],
    ),
    "other values that the page puts together": (
        "bank-untaken",
        [BANK.format("First", HANDS), BANK.format("Other", ROUNDS)],
        [2],
    ),
    "one slip in two options": (
        "tier-overlap",
        [_sheet(OVERLAP.format(1, 2), OVERLAP.format(2, 3))],
        [2],
    ),
    "two slips": (
        "tier-overlap",
        [_sheet(OVERLAP.format(1, 2), OVERLAP.format(2, 2).replace("50", "60"))],
        [1, 1],
    ),
    "values that the page does not put together": (
        "remarks",
        [RESULT, RESULT.replace("Result", "Other").replace("odds are paid", "nothing is paid")],
        [1, 1],
    ),
}


@pytest.mark.parametrize(("rule", "documents", "sizes"), CAUSES.values(), ids=CAUSES)
def test_one_cause_is_one_item(rule: str, documents: list[str], sizes: list[int]) -> None:
    made = _items(*documents, select=frozenset({rule}))
    assert [len(item.verdicts) for item in made] == sizes


SENTENCES = {
    "alone": (
        "bank-untaken",
        [BANK.format("First", HANDS)],
        "The bank is offered to the next player after two hands (line 4), but the rules do not say what happens if"
        " nobody accepts the bank.",
    ),
    "together, with what they differ in": (
        "bank-untaken",
        [BANK.format("First", HANDS), BANK.format("Other", ROUNDS)],
        "By the rules of First and Other the bank is offered to the next player after two hands or two rounds, but the rules do not"
        " say what happens if nobody accepts it.",
    ),
    "options": (
        "tier-overlap",
        [_sheet(OVERLAP.format(1, 2), OVERLAP.format(2, 3))],
        "In options 1 and 2 the player-dealer fee for $50 is given twice: the tiers 5-50 and 50+ both include it.",
    ),
    "without a sentence of its own": (
        "remarks",
        [RESULT, RESULT.replace("Result", "Other")],
        "A doubt noted by whoever typed this in: line 4 says that odds are paid; line 4 says that the bet is paid. What is paid? This concerns Other and Result.",
    ),
}


@pytest.mark.parametrize(("rule", "documents", "said"), SENTENCES.values(), ids=SENTENCES)
def test_an_item_is_said_once(rule: str, documents: list[str], said: str) -> None:
    (item,) = _items(*documents, select=frozenset({rule}))
    assert item.message == said
    assert len(item.fixes) == 1


@pytest.mark.parametrize(
    ("rule", "documents", "begins"),
    [
        ("bank-untaken", [BANK.format("First", HANDS)], "First: The bank is offered"),
        ("bank-untaken", [BANK.format(n, HANDS) for n in ("A", "B")], "By the rules of A and B"),
        (
            "tier-overlap",
            [_sheet(OVERLAP.format(1, 2))],
            "Rates, option 1: The player-dealer fee for $50",
        ),
        (
            "bank-untaken",
            [BANK.format(f"G{n:02}", HANDS) for n in range(12)],
            f"By the rules of {', '.join(f'G{n:02}' for n in range(11))} and G11 the bank",
        ),
    ],
    ids=["a game", "games that it names", "a sheet", "all of many games"],
)
def test_an_item_read_alone_names_its_documents(
    rule: str, documents: list[str], begins: str
) -> None:
    (item,) = _items(*documents, select=frozenset({rule}))
    assert item.alone.startswith(begins)


def test_what_a_person_noted_comes_last() -> None:
    item = _items(RESULT, BANK.format("First", HANDS))[-1]
    assert (item.rank, item.severity, item.remark) == ("noted", "warning", False)


def test_what_matters_first_is_first() -> None:
    made = _items(PLAY, RESULT, _sheet(OVERLAP.format(1, 2)), BANK.format("First", HANDS))
    graded = [(RANKS.index(i.rank), SEVERITIES.index(i.severity)) for i in made]
    assert len(made) > 5
    assert graded == sorted(graded)


def test_equal_weight_goes_by_place() -> None:
    made = _items(
        _sheet(OVERLAP.format(1, 2), OVERLAP.format(2, 2).replace("50", "60")),
        select=frozenset({"tier-overlap"}),
    )
    places = [(i.first.location.path, i.first.location.span) for i in made if i.first.location]
    assert places == sorted(places)


def test_history_is_last_and_apart() -> None:
    """A sheet that a later sheet replaced."""
    sheet = _sheet(OVERLAP.format(1, 2))
    later = sheet.replace("name: Rates\n", "name: New rates\nsupersedes: rates\n")
    made = _items(sheet, later, select=frozenset({"tier-overlap"}))
    assert [item.history for item in made] == [False, True]


CASES = [
    pytest.param(rule, name, case, id=f"{rule}-{name}")
    for rule in predicates.index()
    for name, case in entries(section(predicates.page(rule))).items()
    if case.together
]


@pytest.mark.parametrize(("rule", "name", "case"), CASES)
def test_joint_sentence_is_about_several(rule: str, name: str, case: Any) -> None:
    """It names what it is about, and no game as this one."""
    fields = {match[1] for match in FIELD.finditer(case.together)}
    theirs = {"games", "schedules", "options", "wagers", "game", "@"}
    assert fields & theirs, "say of which games, schedules or options it is true"
    assert "this game" not in case.together or "document" in (case.alike or ())


def test_what_follows_is_told_each_thing_once() -> None:
    """Two words that nobody explains, in rules of which the filing has a part: neither hides the
    other.
    """
    part = "source: {document: a.txt, lines: 1-9}\ndamaged: excerpt\n"
    words = "own-words: [{is: bomb pot, at: 8}, {is: half action, at: 6}]\n"
    made = _items(f"kind: game\nname: Poker\ncategory: poker\n{part}{words}")
    told = [v.message for item in made for v in item.beside if v.code == "HW671"]
    assert sorted(word for word in ("bomb pot", "half action") if word in " ".join(told)) == [
        "bomb pot",
        "half action",
    ]
