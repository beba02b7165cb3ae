"""A document against its source: what is not in its lines, what is too wide, what nobody claims."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.trace.made import filing, found, game, schedule, traced
from validator.trace import trace

RULES = (
    "Made Up is played with a deck of 52 cards and no joker.\n"  # 1
    "The bank is offered clockwise after two hands.\n"  # 2
    "Once the bank's wager is exhausted, wagers not covered are given back; refunds are made at once.\n"  # 3
    "A winning ante pays 2 to 1, at most \\$50.\n"  # 4
    "Backline bettors may play.\n"  # 5
    "Hand\tPays\n"  # 6
    "Flush\t6:1\n"  # 7
    "Straight\t3:1\n"  # 8
    "Their order: king, queen, jack, 9, 8, 7, 6."  # 9
)
CLEAN = """\
deck: {cards: 52, jokers: 0, at: 1}
joker: {acts-as: not-used, at: 1}
cards: {high-to-low: [K, Q, J, 9, 8, 7, 6], at: 9}
backline: {allowed: true, at: 5}
player-dealer:
  rotation: {offered-after: 2, unit: hands, then: offered, direction: clockwise, at: 2}
  uncovered-wagers: {are: returned, at: 3}
wagers:
  - name: ante
    pays:
      - {odds: 2 to 1, at-most: 50, at: 4}
      - {rows: [[flush, 6:1], [straight, 3:1]], at: 6-8}"""


@pytest.mark.parametrize(
    ("old", "new", "problems"),
    [
        ("", "", []),
        ("cards: 52", "cards: 54", [("not-in-lines", 5, "1")]),
        ("are: returned", "are: carried-over", [("no-witness", 11, "3")]),
        ("direction: clockwise", "direction: counter-clockwise", [("no-witness", 10, "2")]),
        (
            "direction: clockwise, at: 2",
            "direction: clockwise, at: 3",
            [
                ("unclaimed-wording", 4, "2"),
                ("not-in-lines", 10, "3"),
                ("no-witness", 10, "3"),
                ("no-witness", 10, "3"),
            ],
        ),
        ("are: returned, at: 3", "are: returned, at: 2-3", []),
        ("backline: {allowed: true, at: 5}\n", "", [("unclaimed-wording", 4, "5")]),
        (
            "backline: {allowed: true, at: 5}\n",
            "notes: [{about: backline, says: left to the house, at: 5}]\n",
            [],
        ),
        ("[straight, 3:1]", "[straight, 6:1]", [("pay-row", 16, "8"), ("pay-row", 16, "6-8")]),
        ("[flush, 6:1], ", "", [("pay-row", 16, "7")]),
        ("[flush, 6:1]", "[full-house, 6:1]", [("pay-row", 16, "7"), ("pay-row", 16, "6-8")]),
        (", 7, 6]", ", 7, 6, 2]", [("card-order", 7, "9"), ("not-in-lines", 7, "9")]),
        (", 7, 6]", ", 6]", [("card-order", 7, "9")]),
        ("jokers: 0, at: 1", "jokers: 0, at: 1-4", [("too-wide", 5, "1-4")]),
        ("jokers: 0, at: 1", "jokers: 0, at: [1, 40]", [("no-such-line", 5, "1, 40")]),
        (
            "{cards: 52, jokers: 0, at: 1}",
            "{cards: 52, jokers: 0}",
            [("no-place", 5, ""), ("no-place", 5, "")],
        ),
    ],
)
def test_problems(tmp_path: Path, old: str, new: str, problems: list[tuple[str, int, str]]) -> None:
    assert not old or CLEAN.count(old) == 1
    assert found(traced(tmp_path, RULES, game(CLEAN.replace(old, new), "1-9")).problems) == problems


@pytest.mark.parametrize(
    ("old", "new", "share", "texts"),
    [
        ("", "", (4, 4), []),
        ("odds: 2 to 1, ", "", (3, 4), ["2 to 1"]),
        (", at-most: 50", "", (3, 4), ["$50"]),
        ("[straight, 3:1]", "[straight, push]", (3, 4), ["3:1"]),
    ],
)
def test_claimed(
    tmp_path: Path, old: str, new: str, share: tuple[int, int], texts: list[str]
) -> None:
    result = traced(tmp_path, RULES, game(CLEAN.replace(old, new), "1-9"))
    assert (result.share.claimed, result.share.total) == share
    assert [item.text for item in result.open] == texts


def test_what_is_left_out_has_a_reason_and_stays_unclaimed(tmp_path: Path) -> None:
    body = "left-out: [{at: 1, why: a price of the printer}]"
    result = traced(tmp_path, r"Samples cost \$50.", game(body, "1"))
    assert [(item.text, item.why) for item in result.unclaimed] == [
        ("$50", "a price of the printer")
    ]
    assert result.clean
    assert result.share.claimed == 0


def test_a_schedule_claims_for_the_game_around_it(tmp_path: Path) -> None:
    fees = schedule(
        "blocks:\n  - columns: [option, player]\n    options: [{option: 1, player: 2, at: 2}]",
        "1-2",
    )
    text = "Option\tFee\n1\t\\$2"
    rules, sources = filing(
        tmp_path, text, {"a/games/g.yaml": game("", "1-2"), "a/schedules/g-fees.yaml": fees}
    )
    assert trace([rules / "a" / "games" / "g.yaml"], sources).documents[0].share.claimed == 1
    rules, sources = filing(
        tmp_path / "other",
        text,
        {"a/games/g.yaml": game("", "1-2"), "b/schedules/g-fees.yaml": fees},
    )
    assert trace([rules / "a"], sources).documents[0].share.claimed == 0


def test_an_amount_in_two_documents_counts_once_in_all(tmp_path: Path) -> None:
    fees = schedule(
        "blocks:\n  - columns: [option, player]\n    options: [{option: 1, player: 2, at: 2}]",
        "1-2",
    )
    rules, sources = filing(
        tmp_path,
        "Option\tFee\n1\t\\$2",
        {"a/games/g.yaml": game("", "1-2"), "a/schedules/g-fees.yaml": fees},
    )
    report = trace([rules], sources)
    assert (report.share.claimed, report.share.total) == (1, 1)
