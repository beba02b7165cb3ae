"""Rulebooks in time and in layers: windows, status history, what a narrower rulebook may and may
not do.
"""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import pytest

from tests.docket import docket
from validator.docket.filings import subjects
from validator.judge.bound import concerns
from validator.judge.engine import Settings, judge
from validator.law import books as law
from validator.law.tighter import as_tight

PROVISION = """kind: rulebook
name: {name}
{parent}
provisions:
  - id: {id}
    code: {code}
    predicate: wager-cap
    level: schedule
    statement: No single bet is larger than the cap.
    severity: {severity}
    class: ordinance
    authorities: [{{cite: Municipal Code 1}}]
    confidence: certain
    confirmed: 2026-11-15
{more}
"""


def write(
    folder: Path,
    name: str,
    more: str,
    *,
    parent: str = "california/fresno",
    id: str = "single-bet-schedules",
    severity: str = "error",
    code: str = "TC101",
) -> str:
    path = folder / f"{name}.yaml"
    path.write_text(
        PROVISION.format(
            name=name,
            parent=f"parent: {parent}" if parent else "",
            id=id,
            code=code,
            severity=severity,
            more=more,
        )
    )
    return str(path)


def only(name: str, id: str) -> law.Rule:
    return next(rule for rule in law.stack([name]).rules if rule.provision.id == id)


CAP = "    parameters: {{cap: {{tighter: lower, values: {}}}}}"


@pytest.mark.parametrize(
    ("day", "values"),
    [
        ("2005-01-01", (3,)),
        ("2006-04-23", (3,)),
        ("2006-04-24", (3, 5)),
        ("2013-06-16", (3, 5)),
        ("2013-06-17", (5,)),
        ("2026-01-01", (5,)),
    ],
)
def test_a_value_in_a_window_is_uncertain(day: str, values: tuple[int, ...]) -> None:
    figure = law.figures(only("california", "rate-cap"), date.fromisoformat(day))["cap"]
    assert figure.values == values
    assert figure.certain is (len(values) == 1)
    assert all(figure.because)


@pytest.mark.parametrize(
    ("day", "in_force", "says"),
    [
        ("2025-01-01", False, "not yet in force"),
        ("2026-03-31", False, "from 2026-04-01"),
        ("2026-04-01", True, "in force on 2026-04-01"),
        ("2026-05-20", True, "in force on 2026-04-01"),
        ("2026-05-21", False, "suspended on 2026-05-21"),
        ("2026-08-01", False, "invalidated between 2026-05-31 and 2026-11-15"),
        ("2026-11-15", False, "invalidated between"),
    ],
)
def test_status_over_time(day: str, in_force: bool, says: str) -> None:
    standing = law.standing(only("california/doj-2026", "blackjack-name"), date.fromisoformat(day))
    assert standing.in_force is in_force
    assert says in standing.because


@pytest.mark.parametrize(
    ("more", "day", "in_force"),
    [
        ("    in-force: {after: 2000-01-01, by: 2001-01-01}", "1999-12-31", False),
        ("    in-force: {after: 2000-01-01, by: 2001-01-01}", "2000-06-01", None),
        ("    in-force: {after: 2000-01-01, by: 2001-01-01}", "2001-01-01", True),
        ("    until: {after: 2010-01-01, by: 2011-01-01}", "2010-01-01", True),
        ("    until: {after: 2010-01-01, by: 2011-01-01}", "2010-06-01", None),
        ("    until: {after: 2010-01-01, by: 2011-01-01}", "2011-01-01", False),
        ("    status: [{status: proposed, from: 2020-01-01}]", "2019-01-01", False),
        ("    status: [{status: proposed, from: 2020-01-01}]", "2021-01-01", False),
        ("    status: [{status: in-force, from: 2020-01-01}]", "2019-01-01", False),
        ("    status: [{status: in-force, from: 2020-01-01}]", "2020-01-01", True),
        (
            "    status: [{status: suspended, from: {after: 2020-01-01, by: 2020-12-31}}]",
            "2020-01-01",
            True,
        ),
        (
            "    status: [{status: suspended, from: {after: 2020-01-01, by: 2020-12-31}}]",
            "2020-06-01",
            None,
        ),
        (
            "    status: [{status: suspended, from: {after: 2020-01-01, by: 2020-12-31}}]",
            "2020-12-31",
            False,
        ),
        (
            "    status: [{status: suspended, from: 2020-01-01}, {status: in-force, from: 2021-01-01}]",
            "2021-01-01",
            True,
        ),
        ("    status: [{status: repealed, from: {after: 2020-01-01}}]", "2030-01-01", None),
    ],
)
def test_standing_of_a_provision(
    tmp_path: Path, more: str, day: str, in_force: bool | None
) -> None:
    path = write(tmp_path, "city", more + "\n" + CAP.format("{value: 100}"), parent="", id="own")
    assert law.standing(only(path, "own"), date.fromisoformat(day)).in_force is in_force


SCHEDULE = (
    "kind: schedule\nname: Sheet\nblocks: [{options: [{option: 1, limit: 5-500, player: 1}]}]\n"
)


def verdict(book: str, day: date, **more: bool) -> tuple[str, str]:
    result = judge(
        docket(SCHEDULE),
        Settings(day, as_of=day, rulebooks=(book,), select=frozenset({"wager-cap"}), **more),  # type: ignore[arg-type]
    )
    assert not result.faults
    found = [v for v in result.verdicts if v.subject.kind == "schedule"]
    assert len(found) == 1, "a narrower provision replaces the wider one"
    return found[0].verdict, found[0].message


def test_a_city_with_a_tighter_cap_is_one_file(tmp_path: Path) -> None:
    city = write(tmp_path, "city", CAP.format("{value: 200}"))
    assert verdict("california/fresno", date(2026, 1, 1))[0] == "met"
    found, message = verdict(city, date(2026, 1, 1))
    assert found == "violated"
    assert "$500" in message
    assert "The law allows $200" in message


def test_a_city_under_the_state_alone_is_one_file(tmp_path: Path) -> None:
    city = write(tmp_path, "city", CAP.format("{value: 200}"), parent="california", id="city-cap")
    assert verdict(city, date(2026, 1, 1))[0] == "violated"
    assert "rate-cap" in {rule.provision.id for rule in law.stack([city]).rules}


def test_the_wider_rule_holds_until_the_narrower_does(tmp_path: Path) -> None:
    write(tmp_path, "county", CAP.format("{value: 400}"), parent="california", id="own")
    wide = "county.yaml"  # a file beside the one that names it
    city = write(
        tmp_path,
        "city",
        "    in-force: 2020-01-01\n" + CAP.format("{value: 100}"),
        parent=wide,
        id="own",
    )
    assert "law allows $400" in verdict(city, date(2019, 12, 31))[1]
    assert "law allows $100" in verdict(city, date(2020, 1, 1))[1]


def test_a_narrower_value_starts_on_its_day(tmp_path: Path) -> None:
    wide = write(tmp_path, "county", CAP.format("{value: 400}"), parent="california", id="own")
    city = write(
        tmp_path,
        "city",
        CAP.format("{from: {after: 2019-12-31, by: 2020-06-30}, value: 100}"),
        parent=wide,
        id="own",
    )
    rule = only(city, "own")
    assert law.figures(rule, date(2019, 12, 31))["cap"].values == (400,)
    assert law.figures(rule, date(2020, 1, 1))["cap"].values == (400, 100)
    assert law.figures(rule, date(2020, 6, 30))["cap"].values == (100,)


def test_uncertain_law_makes_a_violation_unclear(tmp_path: Path) -> None:
    city = write(
        tmp_path,
        "city",
        "    in-force: {after: 2019-12-31, by: 2020-06-30}\n" + CAP.format("{value: 100}"),
        parent="california",
        id="own",
    )
    assert verdict(city, date(2019, 12, 31))[0] == "not-applicable"
    assert verdict(city, date(2019, 12, 31), as_if_in_force=True)[0] == "violated"
    found, message = verdict(city, date(2020, 3, 1))
    assert found == "unclear"
    assert "uncertain" in message
    assert verdict(city, date(2020, 7, 1))[0] == "violated"


@pytest.mark.parametrize(
    ("more", "change", "says"),
    [
        (
            CAP.format("{value: 2000}"),
            {},
            "loosens cap of california/fresno/single-bet-schedules from 1000 to 2000",
        ),
        (CAP.format("[{value: 500}, {from: 2020-01-01, value: 1500}]"), {}, "from 1000 to 1500"),
        (CAP.format("{value: 500}"), {"severity": "warning"}, "is only warning"),
        ("    remarks: [open]\n" + CAP.format("{value: 500}"), {}, "makes open a remark"),
        ("    applies-to: [poker]\n" + CAP.format("{value: 500}"), {}, "concerns only poker"),
        ("    games: [Craps]\n" + CAP.format("{value: 500}"), {}, "concerns only Craps"),
        (
            "    parameters: {exceptions: {tighter: none, values: {value: []}}}",
            {},
            "parameter 'exceptions'",
        ),
        (
            CAP.format("{value: 500}"),
            {"id": "rate-cap", "parent": "california"},
            "is decided by 'wager-cap'",
        ),
    ],
)
def test_a_rulebook_that_loosens_is_refused(
    tmp_path: Path, more: str, change: dict[str, str], says: str
) -> None:
    path = write(tmp_path, "city", more, **change)
    with pytest.raises(law.Lawless) as error:
        law.stack([path])
    assert says in str(error.value)
    assert "may only tighten" in str(error.value)


@pytest.mark.parametrize(
    ("tighter", "old", "new", "tight"),
    [
        ("lower", 5, 5, True), ("lower", 5, 4, True), ("lower", 5, 6, False),
        ("higher", 5, 6, True), ("higher", 5, 4, False),
        ("true", False, True, True), ("true", True, False, False),
        ("false", True, False, True), ("false", False, True, False),
        ("subset", ["a", "b"], ["a"], True), ("subset", ["a"], ["a", "b"], False), ("subset", ["a"], "a", False),
        ("none", 5, 4, False), ("none", 5, 5, True),
    ],
)  # fmt: skip
def test_which_way_is_tighter(tighter: str, old: object, new: object, tight: bool) -> None:
    assert as_tight(new, old, tighter) is tight


DATED = SCHEDULE + "dated: 2007-01-01\n"


@pytest.mark.parametrize(
    ("head", "schedule", "as_of", "day", "because"),
    [
        ("", DATED, None, "2007-01-01", "the date the document bears"),
        ("draft: false\n", DATED, None, "2007-01-01", "the date the document bears"),
        ("draft: true\n", DATED, None, "2026-11-15", "today, since the filing is a draft"),
        (
            "draft: true\n",
            DATED + "takes-effect: 2007-02-01\n",
            None,
            "2026-11-15",
            "today, since the filing is a draft",
        ),
        ("draft: true\n", SCHEDULE, None, "2026-11-15", "today, since the filing is a draft"),
        ("draft: true\n", DATED, "2012-01-01", "2012-01-01", "the date given"),
    ],
)
def test_the_day_of_a_draft_is_today(
    head: str, schedule: str, as_of: str | None, day: str, because: str
) -> None:
    filed = docket(
        "kind: establishment\nname: Club\njurisdictions: [california]\n" + head, schedule
    )
    result = judge(
        filed,
        Settings(
            date(2026, 11, 15),
            as_of=date.fromisoformat(as_of) if as_of else None,
            select=frozenset({"rate-count"}),
        ),
    )
    assert {v.as_of for v in result.verdicts if v.subject.kind != "filing"} == {
        (date.fromisoformat(day), because)
    }


BAD = {
    "no authority": (
        "authorities: [{cite: Municipal Code 1}]",
        "authorities: []",
        "names no authority",
    ),
    "authority left out": ("    authorities: [{cite: Municipal Code 1}]\n", "", "authority"),
    "no confidence": ("    confidence: certain\n", "", "confidence"),
    "a mere lead": ("confidence: certain", "confidence: recall", "confidence"),
    "a lead as authority": (
        "{cite: Municipal Code 1}",
        "{cite: Municipal Code 1, confidence: lead}",
        "confidence",
    ),
    "empty date": (
        "    confirmed: 2026-11-15",
        "    confirmed: 2026-11-15\n    until: {}",
        "neither a day nor a window",
    ),
    "a category nobody knows": (
        "    confirmed: 2026-11-15",
        "    confirmed: 2026-11-15\n    applies-to: [player-deeler]",
        "player-dealer",
    ),
    "the file of a game": (
        "    confirmed: 2026-11-15",
        "    confirmed: 2026-11-15\n    applies-to: [mississippi-stud]",
        "applies-to",
    ),
    "no value": ("values: {value: 100}", "values: []", "without a value"),
    "wrong order": (
        "values: {value: 100}",
        "values: [{from: 2020-01-01, value: 1}, {from: 2010-01-01, value: 1}]",
        "another order",
    ),
}


@pytest.mark.parametrize("what", BAD)
def test_a_provision_that_rests_on_nothing_is_refused(tmp_path: Path, what: str) -> None:
    old, new, says = BAD[what]
    path = Path(write(tmp_path, "city", CAP.format("{value: 100}"), parent="", id="own"))
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new))
    with pytest.raises(law.Lawless, match=says):
        law.load(str(path))


def test_a_rulebook_under_itself_and_one_that_is_not_there(tmp_path: Path) -> None:
    first = tmp_path / "a.yaml"
    write(tmp_path, "a", CAP.format("{value: 1}"), parent="b.yaml", id="own")
    write(tmp_path, "b", CAP.format("{value: 1}"), parent=str(first), id="own")
    with pytest.raises(law.Lawless, match="stands under itself"):
        law.stack([str(first)])
    with pytest.raises(law.Lawless, match="did you mean 'california'"):
        law.stack(["californai"])


@pytest.mark.parametrize(
    "name",
    [
        "{}/own",
        "../{}/own",
        "california/../../own",
        "./california",
        "California",
        "california/",
        "",
    ],
)
def test_a_name_leads_to_no_other_file(tmp_path: Path, name: str) -> None:
    write(tmp_path, "own", CAP.format("{value: 1}"), parent="", id="own")
    with pytest.raises(law.Lawless, match="there is no rulebook"):
        law.load(name.format(tmp_path))


def test_a_document_that_is_no_rulebook_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_text(SCHEDULE)
    with pytest.raises(law.Lawless, match="is not a rulebook"):
        law.load(str(tmp_path / "x.yaml"))


@pytest.mark.parametrize("empty", ["provisions: []\n", ""])
def test_a_rulebook_of_nothing_is_refused(tmp_path: Path, empty: str) -> None:
    (tmp_path / "x.yaml").write_text(f"kind: rulebook\nname: City\nparent: california\n{empty}")
    with pytest.raises(law.Lawless, match="a rulebook without a provision"):
        law.load(str(tmp_path / "x.yaml"))


@pytest.mark.parametrize("code", ["\ufeff", "CA-1", "ca203", "CA 203", "CA", "\u202eCA203"])
def test_a_code_is_capitals_and_a_number(tmp_path: Path, code: str) -> None:
    path = Path(write(tmp_path, "city", CAP.format("{value: 1}"), parent="", id="own"))
    text = path.read_text(encoding="utf-8")
    old = re.search(r"code: \S+", text)
    assert old
    path.write_text(text.replace(old[0], f'code: "{code}"'), encoding="utf-8")
    with pytest.raises(law.Lawless, match="a code of capitals and a number"):
        law.load(str(path))


def test_an_unknown_predicate_is_said_in_words(tmp_path: Path) -> None:
    path = Path(write(tmp_path, "city", CAP.format("{value: 1}"), parent="", id="own"))
    path.write_text(
        path.read_text(encoding="utf-8").replace("predicate: wager-cap", "predicate: wager-cup")
    )
    with pytest.raises(law.Lawless, match="did you mean 'wager-cap'"):
        judge(docket(SCHEDULE), Settings(date(2026, 1, 1), rulebooks=(str(path),)))


GAMES = """\
kind: game
name: %s
category: house-banked
compares: {by: single-card, outcomes: [{case: higher, pot: wins}]}
"""


@pytest.mark.parametrize(
    ("only", "named", "called", "so"),
    [
        ((), (), "Craps", True),
        (("house-banked",), (), "Craps", True),
        (("single-card",), (), "Craps", True),
        (("poker", "points-mod-10"), (), "Craps", False),
        ((), ("Craps",), "Craps", True),
        ((), ("Ultimate Texas Hold'em",), "Ultimate Texas Hold-Em Poker", True),
        ((), ("Texas Hold'em",), "Ultimate Texas Holdem", True),
        ((), ("Ultimate Texas Hold'em",), "Texas Hold'em", False),
        ((), ("Rap",), "Craps", False),
        (("poker",), ("Craps",), "Craps", False),
        (("house-banked",), ("Craps",), "Craps", True),
    ],
)
def test_a_provision_concerns_kinds_and_names_of_games(
    only: tuple[str, ...], named: tuple[str, ...], called: str, so: bool
) -> None:
    (subject,) = subjects(docket(GAMES % called).filings[0], "game")
    assert concerns(frozenset(only), named, subject) is so
