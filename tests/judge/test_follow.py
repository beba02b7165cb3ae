"""One cause, told once: what follows from another finding is told with it, and for itself only
without one.
"""

from __future__ import annotations

import re
from datetime import date
from time import process_time
from typing import Any

import pytest

from tests.docket import docket
from validator.judge.engine import Settings, judge
from validator.judge.follow import told
from validator.judge.verdict import Result
from validator.render import concise, github, html, json, markdown, text
from validator.render.quote import Sources

HEAD = "kind: establishment\nname: Example\njurisdictions: [california]\n"
OVERLAP = "kind: schedule\nname: Rates\nsteps: 1\nblocks:\n  - options: [{option: 1, limit: 5-100, player-dealer: [[5-50, 1], [50+, 2]]}]\n"
TWICE = OVERLAP.replace(
    "]]}]", "]]}, {option: 2, limit: 5-100, player-dealer: [[5-60, 1], [60+, 3]]}]"
)
SUPPRESSED = (
    OVERLAP
    + "suppress:\n  - {rule: tier-overlap, reason: an amended sheet is on file, who: J. Ortiz}\n"
)
LATE = OVERLAP.replace(
    "blocks:\n  - ", "blocks:\n  - fees: [{from: player, determined: after-deal}]\n    "
)


def _judge(*documents: str, **settings: Any) -> Result:
    return judge(docket(HEAD, *documents), Settings(today=date(2026, 11, 15))._replace(**settings))


CASES = [
    ("beside its cause", OVERLAP, {}, [("CA204", ["HW101"])], []),
    ("two causes, told once", TWICE, {}, [("CA204", ["HW101", "HW101"])], []),
    ("its cause was not asked for", OVERLAP, {"select": frozenset({"CA204"})}, [], ["CA204"]),
    ("its cause cannot be suppressed", SUPPRESSED, {}, [("CA204", ["HW101"])], []),
    ("a cause of its own beside", LATE, {}, [("CA204", ["HW101"])], ["CA204"]),
]


@pytest.mark.parametrize(
    ("schedule", "settings", "following", "alone"),
    [case[1:] for case in CASES],
    ids=[case[0] for case in CASES],
)
def test_follows(
    schedule: str,
    settings: dict[str, Any],
    following: list[tuple[str, list[str]]],
    alone: list[str],
) -> None:
    result = _judge(schedule, **settings)
    made = told(result.verdicts)
    assert [
        (v.code, [root.code for root in made.roots[id(v)]])
        for v in result.verdicts
        if id(v) in made.roots
    ] == following
    assert [
        v.code for v in made.standing if v.code == "CA204" and v.verdict in ("violated", "unclear")
    ] == alone
    assert sum(map(len, made.beside.values())) == len(following)


@pytest.mark.parametrize(
    ("bank", "code", "cause"),
    [
        ("own-wager: {must-cover: some-wagers}", "HW241", ["CA303"]),
        ("own-wager: {must-cover: some-wagers}, wins-or-loses-at-most: original-wager", "HW242", ["CA402"]),
        ("wins-or-loses-at-most: original-wager, uncovered-wagers: not-refunded", "HW242", ["CA402"]),
        ("wins-or-loses-at-most: {is: amount-wagered, side: paid}, uncovered-wagers: returned", "HW241", None),
    ],
)  # fmt: skip
def test_a_proof_is_told_with_the_words_it_shows(
    bank: str, code: str, cause: list[str] | None
) -> None:
    """Several limbs are judged at one place by one rule: a proof follows from its own limb."""
    game = f"kind: game\nname: Example\ncategory: player-dealer\nplayer-dealer: {{{bank}}}\nwagers: [{{name: base}}]\n"
    result = _judge(game, proofs=True)
    made = told(result.verdicts)
    found = next(v for v in result.verdicts if v.code == code and v.verdict != "met")
    roots = made.roots.get(id(found))
    assert (roots and [root.code for root in roots]) == cause


def test_nothing_follows_from_another_document() -> None:
    """The same fault in two sheets: each statutory question goes with the finding of its own sheet."""
    made = told(_judge(OVERLAP, OVERLAP.replace("Rates", "Others")).verdicts)
    for roots in made.roots.values():
        assert len(roots) == 1
    assert {
        (v.subject.document, roots[0].subject.document)
        for v in made.standing
        for v, roots in ((w, made.roots[id(w)]) for w in made.beside.get(id(v), ()))
    } == {
        ("rates.1.yaml", "rates.1.yaml"),
        ("others.2.yaml", "others.2.yaml"),
    }


def _limits(name: str, per: str) -> str:
    return f"kind: schedule\nname: {name}\nstates: [{{that: rate-cap, rates: 5, per: {per}}}]\nblocks: [{{options: [{{option: 1, limit: 5-100, player: 1}}]}}]\n"


def test_the_same_words_follow_once() -> None:
    """Three sheets recite a ceiling for a table limit: one finding compares the sheets, and the
    statutory question goes with it, once.
    """
    made = told(
        _judge(
            *(_limits(name, "table-limit") for name in ("One", "Two", "Three")),
            _limits("Four", "table"),
        ).verdicts
    )
    assert [
        v.rule for v in made.standing if v.code in ("CA207", "HW648") and v.verdict == "unclear"
    ] == ["rate-caps-alike"]
    assert [[v.code for v in following] for following in made.beside.values()] == [["CA207"]]


def test_told_with_the_finding_on_the_same_subject() -> None:
    """One sentence of a sheet against the rules of two games: what follows for a game is told with
    the finding on that game.
    """
    games = [
        f"kind: game\nname: {name}\ncategory: player-dealer\nplayer-dealer: {{uncovered-wagers: {{are: not-refunded}}}}\n"
        for name in ("One", "Two")
    ]
    sheet = (
        "kind: schedule\nname: Rates\nplayer-dealer: {uncovered-wagers: {are: returned}}\nblocks: [{games: [{called: One, document: one}, {called: Two, document: two}], "
        "options: [{option: 1, player: 1}]}]\n"
    )
    made = told(_judge(*games, sheet).verdicts)
    pairs = {
        (root.subject.label, v.subject.label)
        for root in made.standing
        for v in made.beside.get(id(root), ())
        if v.code == "CA402"
    }
    assert pairs == {("One", "One"), ("Two", "Two")}


def test_rendered_with_its_cause() -> None:
    result = _judge(TWICE)
    rows = text.render(result).splitlines()
    assert [row.split()[:3] for row in rows if "CA204" in row] == [
        ["law:", "CA204:", "Penal"],
        ["so", "also", "CA204"],
    ], "the law it leaves open, and how"
    assert any(row.strip().startswith("so also CA204 fixed-before-play unclear") for row in rows)
    assert "1 verdict is told under the finding that causes it: “so also”" in rows
    assert "[law: Penal Code 337j(f)]" in concise.render(result)
    pages = b" ".join(html.render(result, Sources()).values()).decode()
    assert re.search(r"<dt>The law</dt><dd>[^/]*Penal Code 337j\(f\)", pages)
    data = json.data(result)
    assert [v["follows"] for v in data["verdicts"] if "follows" in v] == [["HW101"]]
    assert data["summary"]["following"] == 1
    assert "so also CA204 unclear" in markdown.render(result)
    assert "CA204" not in github.render(result)


@pytest.mark.parametrize("line", ["a line each", "one line"])
def test_thousands_that_follow_are_found_by_their_place(line: str) -> None:
    """A sheet with a thousand faults, each with a question of law that follows from it, is no work
    for minutes.
    """
    options = [
        f"{{option: {n}, limit: 5-100, player-dealer: [[5-50, 1], [50+, 2]]}}" for n in range(999)
    ]
    between = ", " if line == "one line" else ",\n"
    sheet = (
        f"kind: schedule\nname: Rates\nsteps: 1\nblocks: [{{options: [{between.join(options)}]}}]\n"
    )
    result = _judge(sheet, select=frozenset({"HW101", "CA204"}))
    assert [v.code for v in result.verdicts].count("HW101") == 999
    first = next(v for v in result.verdicts if v.code == "HW101")
    following = first._replace(rule="fixed-before-play", provision="x/y", follows=("tier-overlap",))
    findings = [v for v in result.verdicts if v.code == "HW101"]
    leaning = [
        following._replace(subject=v.subject, location=v.location, related=v.related)
        for v in findings
    ]
    begun = process_time()
    made = told((*findings, *leaning))
    assert process_time() - begun < 1
    assert [made.roots[id(v)] for v in leaning] == [(v,) for v in findings]
    assert made.standing == tuple(findings)


def test_rules_without_a_bank_are_one_item() -> None:
    silent = "kind: game\nname: Example\ncategory: player-dealer\n"
    said = silent + "player-dealer: {uncovered-wagers: {are: returned}}\n"
    bank = {"CA302", "CA303", "CA304", "CA305", "CA306", "CA401", "CA402", "CA403"}
    found = told(_judge(silent).verdicts)
    assert [v.code for v in found.standing if v.code in bank and v.verdict != "met"] == ["CA303"]
    assert {v.code for v in found.leaning} >= bank - {"CA303"}
    found = told(_judge(said).verdicts)
    assert {v.code for v in found.standing} >= {"CA303", "CA304", "CA305", "CA401", "CA403"}
