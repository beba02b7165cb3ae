"""``houseway rules`` and ``houseway explain``."""

from __future__ import annotations

import pytest

from validator.cli.main import main


def out(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(words) == 0
    return capsys.readouterr().out


def test_explain_shows_the_law_of_a_day(capsys: pytest.CaptureFixture[str]) -> None:
    text = out(
        capsys, "explain", "rate-count", "--as-of", "2007-04-20", "--jurisdiction", "california"
    )
    for part in (
        "No more than a set number of collection rates",
        "On 2007-04-20: in force",
        "cap: 3 or 5",
        "cap 5 from some day between 2006-04-23 and 2013-06-17",
        "Penal Code 337j(f) (digest): AB 820",
        "How far it decides: fully",
        "Last confirmed on 2026-11-15",
        "yaml violated",
        "This is not legal advice.",
    ):
        assert part in text


@pytest.mark.parametrize("name", ["rate-count", "rate-cap", "CA203", "california/rate-cap"])
def test_a_rule_is_found_by_any_of_its_names(capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert out(capsys, "explain", name, "--jurisdiction", "california").startswith(
        "CA203 rate-count"
    )


@pytest.mark.parametrize(("name", "shown"), [("banker-limit", True), ("setting-agrees", False)])
def test_a_history_is_shown_where_there_is_one(
    capsys: pytest.CaptureFixture[str], name: str, shown: bool
) -> None:
    text = out(capsys, "explain", name)
    assert ("\n\nHistory\n  " in text, "History" in text) == (shown, shown)


@pytest.mark.parametrize(
    "name", ["HW901", "decision-current", "hw902", "suppression-expired", "suppression-unused"]
)
def test_rules_about_the_answers_themselves_are_explained(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert "judged after all others" in out(capsys, "explain", name)


def test_explain_shows_status_lines_and_construction(capsys: pytest.CaptureFixture[str]) -> None:
    text = out(capsys, "explain", "no-bust", "--as-of", "2026-11-15")
    assert "On 2026-11-15: invalidated between" in text
    assert "suspended 2026-05-21: preliminary injunction" in text
    text = out(capsys, "explain", "GR101")
    assert "line 192" in text
    assert "by construction: grand-ronde" in text


def test_explain_guesses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "rate-cout"]) == 2
    assert "did you mean 'rate-count'?" in capsys.readouterr().err
    assert main(["explain", "rate-count", "--jurisdiction", "californai"]) == 2
    assert main(["explain", "single-bet-games", "--jurisdiction", "washington"]) == 2
    assert "in washington" in capsys.readouterr().err


WORDS = [
    (
        "overlap tier",
        [
            "HW101 tier-overlap: common/tier-overlap",
            "What it finds, and what mends it",
            "fix: End the tier <first> at <end>",
        ],
    ),
    ("tiers overlapping", ["HW101 tier-overlap"]),
    ("the player-dealer position", ["rules with the words", "houseway explain RULE shows"]),
    (
        "basis-own-wager",
        [
            "write: defines: {basis: total-table-action, counts: [base], excludes: [player-dealer-wager]}"
        ],
    ),
    (
        "xylophone overlap tier zebra",
        [
            "No rule has every word of",
            "the first: xylophone, zebra.",
            "HW101  tier-overlap:",
        ],
    ),
    ("337j", ["rules with the words '337j'", "rate-count"]),
]


@pytest.mark.parametrize(("words", "said"), WORDS)
def test_a_rule_is_found_by_words_and_shows_the_key_that_mends(
    capsys: pytest.CaptureFixture[str], words: str, said: list[str]
) -> None:
    text = out(capsys, "explain", *words.split())
    assert [part for part in said if part not in text] == []
    assert "{payer}" not in text


def test_rules_of_a_day(capsys: pytest.CaptureFixture[str]) -> None:
    text = out(capsys, "rules", "--as-of", "2026-04-15", "--jurisdiction", "california/doj-2026")
    assert "as of 2026-04-15" in text
    assert "CD201  blackjack-name" in text
    assert "not in force: invalidated" not in text
    later = out(capsys, "rules", "--as-of", "2026-11-15", "--jurisdiction", "california/doj-2026")
    assert "not in force: invalidated" in later
    assert "no rule covers" in later
    assert "WA101" in out(capsys, "rules")


def test_what_changed_in_law(capsys: pytest.CaptureFixture[str]) -> None:
    text = out(
        capsys,
        "rules",
        "--as-of",
        "2006-04-01",
        "--compare",
        "2014-01-01",
        "--jurisdiction",
        "california",
    )
    assert "CA203  california/rate-cap: cap" in text
    assert "2006-04-01: 3 (" in text
    assert "2014-01-01: 5 (" in text
    assert "nothing" in out(
        capsys,
        "rules",
        "--as-of",
        "2020-01-01",
        "--compare",
        "2020-01-02",
        "--jurisdiction",
        "california",
    )
    assert main(["rules", "--jurisdiction", "nowhere"]) == 2


COMPARED = [
    ("2005-06-01", "2026-11-18", "california/doj-2026", [], ["CD101", "CD205"]),
    (
        "2005-06-01",
        "2026-11-18",
        "california",
        ["CA203  california/rate-cap: cap", "CA207", "CA208"],
        ["CA201"],
    ),
    ("2005-06-01", "2026-04-15", "california/doj-2026", ["CD101", "2026-04-15: in force"], []),
    ("2026-06-01", "2026-11-18", "california/doj-2026", ["nothing"], ["CD101"]),
    ("2026-05-25", "2026-11-18", "california/doj-2026", [], ["CD101"]),
    (
        "2005-06-01",
        "2026-11-18",
        "washington",
        ["WA101  washington/one-fee-type: in force"],
        ["one-fee-type: cap"],
    ),
]


@pytest.mark.parametrize(("first", "second", "place", "told", "untold"), COMPARED)
def test_only_what_the_law_asks_is_compared(
    capsys: pytest.CaptureFixture[str],
    first: str,
    second: str,
    place: str,
    told: list[str],
    untold: list[str],
) -> None:
    text = out(capsys, "rules", "--as-of", first, "--compare", second, "--jurisdiction", place)
    assert [part for part in told if part not in text] == []
    assert [part for part in untold if part in text] == []
