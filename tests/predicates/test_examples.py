"""Every example of every rule is executed: its verdict, its case, its sentence.

A rule's page shows one document that fails and one that passes; its other cases are in
``cases/<group>/<rule>.md`` beside this file, in the same form.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.docket import TODAY, docket, spoken
from validator import predicates
from validator.docket.filings import Docket, subjects
from validator.judge.bound import concerns
from validator.judge.verdict import VERDICTS, Verdict
from validator.law import books as law
from validator.predicates.answer import Figure
from validator.predicates.manual import Example, page
from validator.predicates.says import entries, section
from validator.predicates.words import UNSAID

SEVERAL = {
    "application-contents", "deck-agrees", "joker-agrees", "particulars-agree", "poker-facts-agree", "bank-agrees", "rules-and-sheet-agree",
    "settlement-start-agrees", "playing-options-agree",
}  # fmt: skip
"""Rules that answer on several facts of one subject."""
RULES = [rule for name in law.names() for rule in law.stack([name]).rules]
FINDINGS = ("violated", "not-stated", "unclear")


CASES = Path(__file__).parent / "cases"


def examples(name: str) -> tuple[Example, ...]:
    """Those of its page, then those of its file of cases."""
    module = predicates.where(name).split(".")
    more = CASES / module[-2] / f"{module[-1]}.md"
    cases = page(more.read_text(encoding="utf-8")).examples if more.exists() else ()
    return (*page(predicates.find(name).page).examples, *cases)


def _examples() -> list[Any]:
    return [
        pytest.param(name, example, id=f"{name}-{example.section}-{number}")
        for name in predicates.index()
        for number, example in enumerate(examples(name))
    ]


def _verdicts(name: str, example: Example) -> list[Verdict]:
    """The verdicts of the first provision that has something to say."""
    options = dict(example.options)
    day = date.fromisoformat(options.pop("as-of", TODAY.isoformat()))
    wanted = options.pop("provision", None)
    rules = [
        rule
        for rule in RULES
        if rule.provision.predicate == name and (wanted is None or rule.provision.id == wanted)
    ]
    rules.sort(key=lambda rule: rule.provision.id != name)
    assert rules, f"no rulebook has a provision decided by {name}: add one"
    made = docket(*example.documents)
    given = {key: Figure((_value(text),)) for key, text in options.items()}
    found: list[Verdict] = []
    for rule in rules:
        each = list(_spoken(rule, made, day, given))
        assert name in SEVERAL or all(
            len(one) < 2 or "met" not in {v.verdict for v in one} for one in each
        ), "a pass is an answer of its own, never beside a finding"
        now = [verdict for one in each for verdict in one]
        if {v.verdict for v in now} - {"not-applicable"}:
            return now
        found = found or now
    assert found, "no subject in the example at the level of the rule"
    return found


def _spoken(
    rule: law.Rule, made: Docket, day: date, given: dict[str, Figure]
) -> Iterator[list[Verdict]]:
    only, named = frozenset(rule.provision.applies_to), rule.provision.games
    for filing in made.filings:
        for subject in subjects(filing, rule.provision.level):
            if concerns(only, named, subject):
                yield spoken(rule, subject, made, day, given)


@pytest.mark.parametrize(("name", "example"), _examples())
def test_example_gets_its_verdict(name: str, example: Example) -> None:
    found = _verdicts(name, example)
    worst = min((v.verdict for v in found), key=VERDICTS.index)
    assert worst == example.verdict, [(v.verdict, v.case) for v in found]
    if example.case:
        shown = [v for v in found if v.verdict == worst]
        assert example.case in [v.case for v in shown]
        said = next(v.message for v in shown if v.case == example.case)
        assert UNSAID not in said, "the sentence needs a value the answer does not give"
        assert not example.says or said == example.says


@pytest.mark.parametrize("name", sorted(predicates.index()))
def test_each_case_is_shown_and_its_sentence_quoted(name: str) -> None:
    text = predicates.find(name).page
    if "\n## Says\n" not in text:
        return  # written in the rule itself
    for case, said in entries(section(text)).items():
        if said.words:
            continue
        shown = [example for example in examples(name) if example.case == case]
        assert shown, f"give an example of the case {case!r}, fenced as 'yaml <verdict> {case}'"
        graver = [example for example in shown if example.verdict in FINDINGS]
        assert not graver or any(example.says for example in graver), (
            f"quote the sentence of the case {case!r} under an example: '> ...'"
        )


def test_every_file_of_cases_has_its_rule() -> None:
    rules = {tuple(predicates.where(name).split(".")[-2:]) for name in predicates.index()}
    assert {(path.parent.name, path.stem) for path in CASES.rglob("*.md")} <= rules


def _value(text: str) -> Any:
    return int(text) if text.isdigit() else {"true": True, "false": False}.get(text, text)
