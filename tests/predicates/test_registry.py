"""A walk over every predicate and provision. When one fails, the message says what its author has
to do.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from validator import predicates
from validator.law import books as law
from validator.model.rulebook import Provision
from validator.predicates.manual import SECTIONS, page
from validator.predicates.parameters import faults
from validator.predicates.says import cases

NAMES = sorted(predicates.index())
PROVISIONS = [
    (book, provision) for book in law.names() for provision in law.load(book).rulebook.provisions
]


@pytest.mark.parametrize("name", NAMES)
def test_page_is_complete(name: str) -> None:
    parsed = page(predicates.find(name).page)
    assert parsed.summary.endswith("."), (
        "start the docstring with one sentence that says what is found"
    )
    assert parsed.summary.count(". ") == 0, "the summary is one sentence"
    unknown = set(parsed.sections) - set(SECTIONS)
    assert not unknown, f"sections have fixed names: {', '.join(SECTIONS)}"
    assert parsed.about, "say below the summary what is asked and why"
    for needed in ("Fails", "Passes"):
        assert needed in parsed.sections, "give '## Examples' that fail, and then that pass"


@pytest.mark.parametrize("name", NAMES)
def test_examples_show_a_pass_and_a_failure(name: str) -> None:
    parsed = page(predicates.find(name).page)
    verdicts = Counter((example.section, example.verdict) for example in parsed.examples)
    assert any(section == "Passes" and verdict == "met" for section, verdict in verdicts), (
        "give an example fenced as 'yaml met'"
    )
    assert any(
        section == "Fails" and verdict in ("violated", "not-stated", "unclear")
        for section, verdict in verdicts
    ), "give an example that fails"


@pytest.mark.parametrize("name", NAMES)
def test_what_it_needs_is_seen_without_importing_it(name: str) -> None:
    assert predicates.needs_filing(name) == predicates.find(name).needs_filing, (
        "run 'make generated', which lists the rules with NEEDS_FILING = True"
    )


@pytest.mark.parametrize("name", NAMES)
def test_some_rulebook_uses_it(name: str) -> None:
    assert any(provision.predicate == name for _, provision in PROVISIONS), (
        "add a provision to a rulebook, or delete the predicate"
    )


def test_a_remark_is_a_case_of_its_rule() -> None:
    for book, provision in PROVISIONS:
        unknown = set(provision.remarks) - set(cases(provision.predicate))
        assert not unknown, f"{book}: {provision.id} has no case {', '.join(unknown)}"


def test_codes_are_unique() -> None:
    doubled = [
        code
        for code, number in Counter(provision.code for _, provision in PROVISIONS).items()
        if number > 1
    ]
    assert not doubled, "give each provision a code of its own"


@pytest.mark.parametrize(
    ("book", "provision"),
    PROVISIONS,
    ids=lambda value: value if isinstance(value, str) else value.id,
)
def test_provision_is_decidable(book: str, provision: object) -> None:
    predicate = getattr(provision, "predicate", "")
    assert predicate in predicates.index(), f"{book} names a predicate that does not exist"


@pytest.mark.parametrize(
    "provision", [p for book, p in PROVISIONS if book == law.COMMON], ids=lambda p: p.id
)
def test_drafting_is_an_error_only_where_it_stops_an_approval(provision: object) -> None:
    """What leads nowhere takes a part of the filing out of judgement; a game is of one category."""
    assert getattr(provision, "class_", "") == "drafting"
    grave = getattr(provision, "predicate", "") in (
        "documents-named",
        "tier-overlap",
        "two-categories",
    )
    assert getattr(provision, "severity", "") in (("error",) if grave else ("warning", "info"))


@pytest.mark.parametrize("name", NAMES)
def test_every_parameter_it_asks_for_is_declared(name: str) -> None:
    path = predicates.FOLDER.parent.parent / (predicates.where(name).replace(".", "/") + ".py")
    asked = set(
        re.findall(
            r"""ask\.(?:value|figure)\(["']([a-z-]+)["']""", path.read_text(encoding="utf-8")
        )
    )
    assert asked == set(predicates.find(name).parameters), (
        "declare each in PARAMETERS: see validator/predicates/parameters.py"
    )


@pytest.mark.parametrize(
    ("book", "provision"),
    PROVISIONS,
    ids=lambda value: value if isinstance(value, str) else value.id,
)
def test_shipped_parameters_are_as_declared(book: str, provision: Provision) -> None:
    rule = next(
        rule
        for rule in law.stack([book]).rules
        if rule.book == book and rule.provision is provision
    )
    given = {
        name: tuple(value.value for value in parameter.values)
        for name, parameter in rule.parameters.items()
    }
    assert not list(faults(predicates.find(provision.predicate).parameters, given))
