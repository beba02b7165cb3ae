"""A rulebook whose provisions no predicate could decide is refused when it is loaded, with the
place of the provision.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from validator.cli.main import main
from validator.law import books as law

BOOK = """kind: rulebook
name: City
provisions:
  - id: own
    code: TC101
    predicate: {predicate}
    level: {level}
    statement: As the law has it.
    severity: error
    class: ordinance
    authorities: [{{cite: Municipal Code 1}}]
    confidence: certain
    confirmed: 2026-11-15
    parameters: {{{parameters}}}
"""


def _value(name: str, value: str, tighter: str = "none") -> str:
    return f"{name}: {{tighter: '{tighter}', values: {{value: {value}}}}}"


CAP = _value("cap", "300", "lower")
# predicate, level, parameters, what is said of them
CASES: dict[str, tuple[str, str, str, str]] = {
    "missing": ("wager-cap", "schedule", "", "lacks the parameter 'cap', which must be a number"),
    "a word for a number": (
        "wager-cap",
        "schedule",
        _value("cap", "lots"),
        "'cap' that must be a number; it says 'lots'",
    ),
    "a list for a number": (
        "wager-cap",
        "schedule",
        _value("cap", "[1]"),
        "'cap' that must be a number",
    ),
    "below nothing": ("wager-cap", "schedule", _value("cap", "-1"), "'cap' that must be a number"),
    "a number too long": (
        "wager-cap",
        "schedule",
        _value("cap", "1" * 15),
        "'cap' that must be a number",
    ),
    "no flag": (
        "wager-cap",
        "schedule",
        f"{CAP}, {_value('must-say', 'maybe')}",
        "must be true or false",
    ),
    "no list of words": (
        "wager-cap",
        "schedule",
        f"{CAP}, {_value('wagers', 'base')}",
        "must be a list of words",
    ),
    "an empty list": (
        "required-statement",
        "schedule",
        _value("claims", "[]"),
        "must be a list of words, at least one",
    ),
    "no part of a paper": (
        "sections-complete",
        "game",
        _value("sections", "[the rules]"),
        "must be a list, of ",
    ),
    "nothing asked": (
        "required-statement",
        "schedule",
        _value("beside", "[fees-posted]"),
        "lacks the parameter 'claims'",
    ),
    "no exceptions": (
        "wager-cap",
        "schedule",
        f"{CAP}, {_value('exceptions', '[{wagers: [a]}]')}",
        "a list of wagers, their numbers and cap",
    ),
    "unknown": (
        "wager-cap",
        "schedule",
        f"{CAP}, {_value('cup', '3')}",
        "'cup' that its predicate does not know; it knows cap, exceptions",
    ),
    "none known": ("tier-gap", "option", CAP, "'cap' that its predicate does not know"),
    "a part of a hand": (
        "betting-rounds",
        "game",
        _value("cap", "2.5", "lower"),
        "must be a whole number",
    ),
    "no pattern": (
        "approval-form",
        "game",
        f"{_value('pattern', '(')}, {_value('series', 'x')}",
        "must be a regular expression",
    ),
    "no row": (
        "named-game",
        "game",
        _value("targets", "[[a, 1]]"),
        "rows of a name, the lowest and the highest target",
    ),
    "no odds": (
        "payout-floor",
        "game",
        f"{_value('wager', 'base')}, {_value('floors', '[[flush, 1:0]]')}",
        "rows of a hand and its odds",
    ),
    "no limb": ("coverage", "game", _value("limb", "leg"), "must be one of exposure, uncovered"),
    "no case": ("outcomes-total", "game", _value("cases", "major"), "must be one of main, minor"),
    "neither lower nor higher": (
        "wager-cap",
        "schedule",
        _value("cap", "lots", "lower"),
        "a value that cannot be lower than another",
    ),
    "no part of a list": (
        "fee-methods",
        "schedule",
        _value("payers", "player", "subset"),
        "a value that cannot be a part of a list",
    ),
    "a part of lists": (
        "fee-methods",
        "schedule",
        _value("payers", "[[player]]", "subset"),
        "a value that cannot be a part of a list",
    ),
    "another level": (
        "wager-cap",
        "wager",
        CAP,
        "is put to a wager, but wager-cap decides on a game or a schedule",
    ),
    "no predicate": (
        "wager-cup",
        "schedule",
        CAP,
        "there is no predicate 'wager-cup'; did you mean 'wager-cap'?",
    ),
}


@pytest.mark.parametrize(("predicate", "level", "parameters", "said"), CASES.values(), ids=CASES)
def test_refused_with_its_place(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    predicate: str,
    level: str,
    parameters: str,
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("city.yaml").write_text(
        BOOK.format(predicate=predicate, level=level, parameters=parameters)
    )
    Path("war.yaml").write_text("kind: game\nname: War\ncategory: poker\n")
    for option in ("--rulebook", "--also"):
        assert main(["check", "war.yaml", option, str(tmp_path / "city.yaml"), "--no-cache"]) == 2
        err = capsys.readouterr().err
        assert err.startswith(f"houseway: {tmp_path / 'city.yaml'}:4:5: own")
        assert said in err


def test_a_remark_on_no_case_of_the_rule_is_refused(tmp_path: Path) -> None:
    text = BOOK.format(predicate="wager-cap", level="schedule", parameters=CAP)
    book = tmp_path / "city.yaml"
    book.write_text(text + "    remarks: [opne]\n")
    with pytest.raises(law.Lawless, match="no case of wager-cap; did you mean 'open'"):
        law.stack([str(book)])


def test_what_the_wider_rulebook_gives_need_not_be_said_again(tmp_path: Path) -> None:
    text = BOOK.format(predicate="wager-cap", level="schedule", parameters="")
    (tmp_path / "city.yaml").write_text(
        text.replace("name: City", "name: City\nparent: california/fresno").replace(
            "id: own", "id: single-bet-schedules"
        )
    )
    rule = next(
        rule for rule in law.stack([str(tmp_path / "city.yaml")]).rules if rule.book == "city"
    )
    assert "cap" in rule.parameters


def test_a_chain_of_rulebooks_ends(tmp_path: Path) -> None:
    for number in range(15):
        text = BOOK.format(predicate="wager-cap", level="schedule", parameters=CAP).replace(
            "id: own", f"id: own-{number}"
        )
        (tmp_path / f"b{number}.yaml").write_text(
            text.replace("name: City", f"name: City\nparent: b{number + 1}.yaml")
        )
    with pytest.raises(law.Lawless, match="stands under more than 10 others"):
        law.stack([str(tmp_path / "b0.yaml")])


@pytest.mark.parametrize("name", ["a" * 300, f"{'a' * 300}.yaml", "a\0b.yaml"])
def test_a_name_no_file_can_have(name: str) -> None:
    with pytest.raises(law.Lawless, match="there is no rulebook"):
        law.stack([name])
