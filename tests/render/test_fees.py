"""A schedule of fees as the report draws it."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tests.docket import docket
from validator.docket.ladders import components
from validator.render.fees import ladder, view

SHEET = "kind: schedule\nname: Rates\nblocks:\n  - columns: [option, limit, {is: player, on: player-wager}]\n    options: [{option: 1, limit: 5-400, player: [%s]}]\n"


@pytest.mark.parametrize(
    ("tiers", "share"),
    [
        ("[5-100, 1], [101-200, 2], [201-400, 4]", "1 %"),
        ("[5-100, 0.5], [101-200, 1], [201-400, 2], [401+, 9]", "0.5 %"),
        ("[5-100, 1], [101-200, 2], [201-400, 5]", ""),
        ("[5-100, 1], [101-200, 2]", ""),
        ("[5-100, 1], [101-200, 2], [201+, 3]", ""),
        ("[5-100, 0], [101-200, 0], [201-400, 0]", ""),
        ("[5-100, 0], [101-200, 2], [201-400, 4], [401-500, 5]", ""),
        ("[5-100, 1], [101-200, 2], [201-400+, 4]", ""),
    ],
)
def test_the_share_every_tier_takes_of_its_highest_amount(tiers: str, share: str) -> None:
    filing = docket(SHEET % tiers).filings[0]
    ladder = view(filing, filing.schedules[0]).blocks[0].drawn[0].ladders[0]
    assert ladder.even == share


def test_a_tier_that_runs_backwards_to_nothing_has_no_share() -> None:
    filing = docket(
        "kind: schedule\nname: Rates\nblocks: [{options: [{option: 1, player: [[5-0, 1], [6+, 2]]}]}]\n"
    ).filings[0]
    row = filing.schedules[0].blocks[0][1][0]
    assert ladder(components(row)[0], Decimal(1)).rungs[0].share == ""
