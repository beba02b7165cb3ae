"""Inside a window of a value the verdict is unclear where it turns on the value, whatever the rule."""

from __future__ import annotations

from datetime import date

import pytest

from tests.docket import docket
from validator.judge.engine import Settings, judge
from validator.judge.verdict import Verdict
from validator.law.days import earliest, latest
from validator.model.rulebook import When

GAME = "kind: game\nname: Example\ncategory: house-banked\nlimits: [{{at-most: {}, per: bet}}]\n"
BANK = (
    "kind: game\nname: Example\ncategory: player-dealer\n"
    "player-dealer: {{rotation: {{holds-at-most: {}, unit: hands, then: moved}}}}\n"
)
LAW = """kind: rulebook
id: {place}
name: Place
provisions:
  - id: {rule}
    code: ZZ101
    predicate: {rule}
    level: game
    statement: A bet or a turn has a bound.
    class: ordinance
    severity: error
    rank: legality
    authorities: [{{cite: Code 1}}]
    confidence: certain
    confirmed: 2026-11-18
    parameters:
      cap:
        tighter: lower
        values:
          - {{value: {low}}}
          - {{from: {{after: 2020-01-01, by: 2030-01-01}}, value: {high}, because: proposed}}
"""


def _judged(tmp_path: object, rule: str, low: int, high: int, day: str, game: str) -> Verdict:
    path = f"{tmp_path}/place.yaml"
    with open(path, "w", encoding="utf-8") as file:
        file.write(LAW.format(place="place", rule=rule, low=low, high=high))
    settings = Settings(today=date.fromisoformat(day), rulebooks=(path,))
    (found,) = [v for v in judge(docket(game), settings).verdicts if v.code == "ZZ101"]
    return found


@pytest.mark.parametrize(
    ("most", "day", "verdict"),
    [
        (300, "2026-11-18", "met"),
        (400, "2026-11-18", "unclear"),
        (401, "2026-11-18", "violated"),
        (400, "2019-12-31", "violated"),
        (400, "2030-01-01", "met"),
    ],
)
def test_a_cap(tmp_path: object, most: int, day: str, verdict: str) -> None:
    found = _judged(tmp_path, "wager-cap", 300, 400, day, GAME.format(most))
    assert found.verdict == verdict
    assert ("proposed" in found.message) == (verdict == "unclear")


@pytest.mark.parametrize(("turns", "verdict"), [(2, "met"), (3, "unclear"), (4, "violated")])
def test_a_count(tmp_path: object, turns: int, verdict: str) -> None:
    found = _judged(tmp_path, "banker-limit", 2, 3, "2026-11-18", BANK.format(turns))
    assert found.verdict == verdict


def test_washington_s_cap_of_today() -> None:
    head = "kind: establishment\nname: House\njurisdictions: [washington]\n"
    settings = Settings(today=date(2026, 11, 18))
    found = judge(docket(head, GAME.format(400)), settings).verdicts
    assert [v.verdict for v in found if v.code == "WA113"] == ["unclear"]


@pytest.mark.parametrize(
    ("given", "first", "last"),
    [
        ({"on": "2013-06-17"}, "2013-06-17", "2013-06-17"),
        ({"after": "2006-04-23", "by": "2013-06-17"}, "2006-04-24", "2013-06-17"),
        ({"by": "2013-06-17"}, "0001-01-01", "2013-06-17"),
        ({"after": "9999-12-31"}, "9999-12-31", "9999-12-31"),
        ({"after": "9999-12-30"}, "9999-12-31", "9999-12-31"),
    ],
)
def test_the_ends_of_a_window(given: dict[str, str], first: str, last: str) -> None:
    moment = When(**{key: date.fromisoformat(day) for key, day in given.items()})
    assert (earliest(moment), latest(moment)) == tuple(map(date.fromisoformat, (first, last)))
