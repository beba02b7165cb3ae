"""Proofs by exact arithmetic: against brute force, and against the engine."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.settle.made import terms_of
from validator.settle.bank import PARTS, READINGS, Limits
from validator.settle.engine import settle
from validator.settle.linear import ONE, Row, expression, follows, negated, solution
from validator.settle.proof import NOT_BELOW_ZERO, WINS_AT_MOST, bounded
from validator.settle.search import breaks, rounds
from validator.settle.terms import Cover

FREE = [Limits(paid, taken) for paid, taken in product((True, False), repeat=2)]


@pytest.mark.parametrize("claim", [NOT_BELOW_ZERO, WINS_AT_MOST])
@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("limits", FREE)
def test_a_bound_is_proven_just_where_no_small_round_breaks_it(
    claim: str, reading: str, limits: Limits
) -> None:
    of = replace(
        terms_of(), covers={"": Cover(limits, "returned"), "base": Cover(limits, "returned")}
    )
    broken = any(
        breaks(claim)(settle(table, of, reading, part)) for table in rounds(of) for part in PARTS
    )
    assert bounded(frozenset({limits}), claim, reading) != broken


def test_one_bet_without_a_limit_undoes_the_proof() -> None:
    sound, free = Limits(), Limits(paid=False)
    assert bounded(frozenset({sound}), NOT_BELOW_ZERO, "action")
    assert not bounded(frozenset({sound, free}), NOT_BELOW_ZERO, "action")


@pytest.mark.parametrize(
    ("goal", "given_", "holds"),
    [
        # x >= 1 and y >= x: y >= 1
        (expression(y=1) | {ONE: Fraction(-1)}, [{"x": 1, ONE: -1}, {"y": 1, "x": -1}], True),
        (expression(y=1) | {ONE: Fraction(-2)}, [{"x": 1, ONE: -1}, {"y": 1, "x": -1}], False),
        # nothing follows from nothing, and everything from a contradiction
        (expression(x=1), [], False),
        (expression(x=1), [{"y": 1, ONE: -1}, {"y": -1}], True),
    ],
)
def test_what_follows(goal: dict[str, Fraction], given_: list[dict[str, int]], holds: bool) -> None:
    rows = [Row({name: Fraction(value) for name, value in one.items()}) for one in given_]
    assert follows(Row(goal), rows) == holds


_NAMES = ("x", "y", "z")
_ROWS = st.lists(
    st.builds(
        lambda values, strict: Row(
            {n: Fraction(v) for n, v in zip((*_NAMES, ONE), values, strict=True) if v}, strict
        ),
        st.lists(st.integers(-3, 3), min_size=4, max_size=4),
        st.booleans(),
    ),
    max_size=6,
)


def _holds(row: Row, found: dict[str, Fraction]) -> bool:
    value = sum(times * (1 if n == ONE else found.get(n, 0)) for n, times in row.of.items())
    return value > 0 if row.strict else value >= 0


@settings(max_examples=300, deadline=None, database=None, derandomize=True)
@given(_ROWS)
def test_a_solution_solves_and_none_means_none(rows: list[Row]) -> None:
    found = solution(rows)
    if found is not None:
        assert all(_holds(row, found) for row in rows)
    else:
        grid = [Fraction(n, 2) for n in range(-6, 7)]
        tried = (dict(zip(_NAMES, point, strict=True)) for point in product(grid, repeat=3))
        assert not any(all(_holds(row, point) for row in rows) for point in tried)


def test_the_negation_of_a_bound_is_beyond_it() -> None:
    assert negated(Row(expression(x=1))) == Row({"x": Fraction(-1)}, True)
