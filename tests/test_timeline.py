"""What comes before what in a round: by its steps, else as in every round."""

from __future__ import annotations

import pytest

from tests.docket import docket
from validator.docket.timeline import Timeline

BACCARAT = """
wagers: [{name: ante, placed: before-deal}, {name: war, placed: after-deal}]
round:
  - {does: bet, wagers: [player-line]}
  - {does: collect-fee}
  - {does: no-more-bets}
  - {does: deal, called: first-card, first: left-of-player-dealer, direction: clockwise}
  - {does: deal, called: second-card}
  - {does: roll}
  - {does: draw, where: tie-game}
  - {does: reveal, to: player-dealer}
  - {does: settle, first: action-button}
"""
HOLDEM = """
round:
  - {does: deal, by_card: highest}
  - {does: bet, called: blinds}
  - {does: deal, to: players}
  - {does: betting-round, round-number: 1}
  - {does: deal, called: flop, to: board}
  - {does: betting-round, round-number: 2}
""".replace("by_card", "by-card")


def _timeline(text: str) -> Timeline:
    made = docket(f"kind: game\nname: Example\ncategory: player-dealer\n{text}")
    game = made.filings[0].games[0]
    return made.filings[0].view(game).timeline


@pytest.mark.parametrize(
    ("text", "one", "other"),
    [
        # without steps, as in every round
        ("", "before-deal", "deal"),
        ("", "before-play", "deal"),
        ("", "after-wagers", "deal"),
        ("", "with-bet", "deal"),
        ("", "deal", "after-own-cards"),
        ("", "deal", "before-flop"),
        ("", "after-flop", "before-river"),
        ("", "deal", "before-reveal"),
        ("", "before-wagers", "wagers"),
        ("", "start-of-half-hour", "before-wagers"),
        ("", "after-settlement", "end-of-hand"),
        # by the steps
        (BACCARAT, "fee", "before-no-more-bets"),
        (BACCARAT, "after-bets", "fee"),
        (BACCARAT, "after-first-card", "before-second-card"),
        (BACCARAT, "second-card", "after-deal"),
        (BACCARAT, "after-deal", "before-dice"),
        (BACCARAT, "dice", "reveal"),
        (BACCARAT, "with-player-line", "fee"),
        (BACCARAT, "with-ante", "deal"),
        (BACCARAT, "deal", "with-war"),
        (HOLDEM, "after-blinds", "deal"),
        (HOLDEM, "deal", "before-flop"),
        (HOLDEM, "after-round-1", "flop"),
        (HOLDEM, "flop", "after-round-2"),
        (HOLDEM, "after-round-2", "before-settlement"),
    ],
)
def test_one_comes_before_the_other(text: str, one: str, other: str) -> None:
    timeline = _timeline(text)
    assert timeline.before(one, other)
    assert timeline.after(other, one)
    assert not timeline.before(other, one)


@pytest.mark.parametrize("moment", ["during-game", "after-the-button-passes", "with-nothing"])
def test_nothing_is_said_of_a_moment_that_nobody_tells(moment: str) -> None:
    timeline = _timeline(BACCARAT)
    assert timeline.when(moment) is None
    assert not timeline.before(moment, "deal")
    assert not timeline.after(moment, "deal")


def test_steps_have_their_place_seat_and_direction() -> None:
    timeline = _timeline(BACCARAT)
    first, second = timeline.steps("deal")
    assert (first.first, first.direction) == ("left-of-player-dealer", "clockwise")
    assert timeline.before(first, second)
    assert timeline.before("wagers", first)
    assert [step.first for step in timeline.steps("reveal", "settle")] == [None, "action-button"]
    assert timeline.steps("draw") == (), "a step of a special case is none of every round"


def test_a_card_dealt_for_the_button_is_no_deal() -> None:
    assert [step.to for step in _timeline(HOLDEM).steps("deal")] == ["players", "board"]
