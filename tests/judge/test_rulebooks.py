"""Every shipped rulebook keeps its own house in order."""

from __future__ import annotations

from datetime import date

import pytest

from validator import predicates
from validator.law import books as law
from validator.model.rulebook import Provision

ALL = [
    (name, provision) for name in law.names() for provision in law.load(name).rulebook.provisions
]
each = pytest.mark.parametrize(
    ("book", "provision"), ALL, ids=[f"{name}/{p.id}" for name, p in ALL]
)


@each
def test_provision_rests_on_something(book: str, provision: Provision) -> None:
    assert provision.authorities, "name the authority"
    assert provision.confidence in ("certain", "digest", "reported"), (
        "a mere lead is not a provision"
    )
    assert all(
        a.confidence in (None, "certain", "digest", "reported") for a in provision.authorities
    )
    assert provision.confirmed <= date(2026, 12, 31)
    assert provision.statement.endswith("."), "the statement is a sentence"
    assert provision.predicate in predicates.index(), "no such predicate"


@each
def test_drafting_is_an_error_only_where_it_stops_an_approval(
    book: str, provision: Provision
) -> None:
    assert (provision.class_ == "drafting") == (book == law.COMMON)
    if provision.predicate in ("documents-named", "tier-overlap", "two-categories"):
        assert provision.severity == "error"
    elif provision.class_ in ("drafting", "convention"):
        assert provision.severity in ("warning", "info")


@each
def test_figures_are_in_the_rulebook_and_start_somewhere(book: str, provision: Provision) -> None:
    tightens = law.load(book).rulebook.parent
    for parameter in provision.parameters.values():
        assert tightens or parameter.values[0].from_ is None, (
            "the first value holds from the start; say with in-force when the provision does"
        )


def test_codes_are_unique() -> None:
    codes = [provision.code for _, provision in ALL]
    assert sorted({code for code in codes if codes.count(code) > 1}) == []


def test_provisions_of_grand_ronde_name_their_lines() -> None:
    book = law.load("oregon/grand-ronde").rulebook
    assert book.by_construction == ("grand-ronde",)
    assert book.parent is None
    for provision in book.provisions:
        assert all(
            a.lines and a.document == "002_8512a8e1ab8d52b2.txt" for a in provision.authorities
        ), provision.id


def test_every_stack_has_the_drafting_provisions() -> None:
    for name in law.names():
        assert law.stack([name]).books[0].id == law.COMMON


def test_law_no_rule_covers_is_listed() -> None:
    for name in (
        "california",
        "california/doj-2026",
        "california/fresno",
        "florida",
        "oregon/grand-ronde",
        "pennsylvania",
        "washington",
    ):
        assert law.load(name).rulebook.not_covered, name
