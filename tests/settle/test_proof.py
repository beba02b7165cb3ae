"""What is proven for every round, held against the engine on all small ones."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from tests.settle.made import terms_of
from validator.settle.bank import PARTS, READINGS, Limits
from validator.settle.engine import settle
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
    assert bounded({limits}, claim) != broken


def test_one_bet_without_a_limit_undoes_the_proof() -> None:
    sound, free = Limits(), Limits(paid=False)
    assert bounded({sound}, NOT_BELOW_ZERO)
    assert not bounded({sound, free}, NOT_BELOW_ZERO)
