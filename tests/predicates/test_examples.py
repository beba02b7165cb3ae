"""Every example on every predicate's manual page is executed."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from tests.docket import TODAY, docket
from validator import predicates
from validator.docket import subjects
from validator.judge import law
from validator.judge.answer import VERDICTS, Ask, Figure
from validator.manual import Example, page

SEVERAL = {
    "application-contents", "deck-agrees", "joker-agrees", "particulars-agree", "poker-facts-agree", "rotation-agrees", "rules-and-sheet-agree",
    "settlement-start-agrees",
}  # fmt: skip
"""Rules that answer on several facts of one subject."""
RULES = [rule for name in law.names() for rule in law.stack([name]).rules]


def _cases() -> list[Any]:
    return [
        pytest.param(name, example, id=f"{name}-{example.section}-{number}")
        for name in predicates.index()
        for number, example in enumerate(page(predicates.find(name).page).examples)
    ]


@pytest.mark.parametrize(("name", "example"), _cases())
def test_example_gets_its_verdict(name: str, example: Example) -> None:
    options = dict(example.options)
    day = date.fromisoformat(options.pop("as-of", TODAY.isoformat()))
    wanted = options.pop("provision", None)
    rules = [rule for rule in RULES if rule.provision.predicate == name and (wanted is None or rule.provision.id == wanted)]
    assert rules, f"no rulebook has a provision decided by {name}: add one"
    made = docket(*example.documents)
    levels = {rule.provision.level for rule in rules}
    given = {key: Figure((_value(text),)) for key, text in options.items()}
    verdicts = []
    for rule in rules:
        found = [subject for filing in made.filings for subject in subjects(filing, rule.provision.level)]
        if rule.provision.applies_to:
            found = [s for s in found if not s.games or {name for g in s.games for name in (g.game.category, g.id)} & set(rule.provision.applies_to)]
        ask = Ask(day, {**law.figures(rule, day), **given}, made)
        each = [[answer.verdict for answer in predicates.find(name).judge(subject, ask)] for subject in found]
        assert name in SEVERAL or all(len(given) < 2 or "met" not in given for given in each), "a pass is an answer of its own, never beside a finding"
        verdicts = [verdict for given in each for verdict in given]
        if verdicts and set(verdicts) != {"not-applicable"}:
            break
    assert verdicts, f"no subject at level {' or '.join(sorted(levels))} in the example"
    assert min(verdicts, key=VERDICTS.index) == example.verdict, verdicts


def _value(text: str) -> Any:
    return int(text) if text.isdigit() else {"true": True, "false": False}.get(text, text)
