"""A round told twice has the same cards, draws, burns and first player both times.

Where the rules tell a step again, in a summary, a glossary or a second description of the round,
the number of cards, the number of draws, the burns before a deal and the player who acts first
agree. A second description may leave burns out; it has none that the round, which tells of others,
does not have. Dealers are trained from one passage and disputes are settled from the other.

## Says
- cards: The {step} has {earlier:card} in one place ({@earlier}) and {later:card} in another ({@}).
  Fix: Describe the round once and refer to it elsewhere.
  See earlier: {earlier:card}
- draws: The round has {told:draw} in one place ({@earlier}) and {again:draw} in another ({@}).
  Reading: Is the second description shortened?
  Fix: Describe the round once and refer to it elsewhere.
  See earlier: {told:draw}
- draw-size: A player may draw up to {earlier:card} in one place ({@earlier}) and up to {later:card}
  in another ({@}).
  Fix: Describe the round once and refer to it elsewhere.
  See earlier: up to {earlier:card}
- burns: One place burns cards before the {step} to {to} ({@}). The round itself burns cards
  elsewhere, but not there ({@earlier}).
  Reading: Are cards burned before that deal or not?
  Fix: Describe the round once and refer to it elsewhere.
  See earlier: without a burn
- first: The seat that acts first is {earlier} in one place ({@earlier}) and {later} in another
    ({@}).
  Reading: Do both places mean the same seat?
  Fix: Name the seat the same way everywhere.
  See earlier: {earlier}
- other-end: After the first round of betting, action starts with the {earlier} ({@earlier}); in a
  special case it starts with the {later} ({@}).
  Reading: Is the same end of the order meant?
  Fix: Let the same end of the order act first in both places.
  See earlier: starts with the {earlier}
- once: The round is described once ({count:step}), or alike each time.
- none: The rules do not describe the round.

## Examples
```yaml violated cards
category: poker
round:
  - {does: deal, called: initial-deal, to: each-player, cards: 5, at: 10}
  - {does: deal, called: initial-deal, to: each-player, cards: 4, at: 40}
```
> The initial deal has five cards in one place (line 5) and four cards in another (line 6).
```yaml met once
category: poker
round:
  - {does: deal, to: each-player, cards: 5, at: 10}
  - {does: betting-round, first: left-of-big-blind, at: 11}
  - {does: betting-round, first: left-of-button, at: 12}
  - {does: deal, to: each-player, cards: 5, where: restated, at: 40}
  - {does: betting-round, first: left-of-big-blind, where: restated, at: 41}
```
"""

from __future__ import annotations

from itertools import pairwise

from ...model.game import Game
from ...model.play import Step
from .._steps import again, in_general, restated
from ..agreement import line
from ..answer import Answer, Answers, Ask, Subject, concluded, roles, unclear, violated
from ..values import counts, payer

CARDS = ("deal", "draw", "burn", "discard")
ENDS = ("high", "low")
BLINDS = ("blind", "big-blind", "last-blind", "furthest-blind", "large-blind")
BEHIND_THE_BLINDS = tuple(f"left-of-{blind}" for blind in BLINDS)
"""Seats that are one: betting opens behind the last blind, which is the big one."""


def judge(subject: Subject, ask: Ask) -> Answers:
    game, steps = subject.game, subject.game.round
    found = [*_cards(steps), *_draws(steps), *_burns(game), *_first(steps), *_ends(game)]
    yield from concluded(found, steps[:1], "once", count=len(steps))


def _cards(steps: tuple[Step, ...]) -> Answers:
    """The first step described with two numbers of cards."""
    counted = [step for step in steps if step.cards is not None and step.does in CARDS]
    alike: dict[tuple[str, str | None], list[Step]] = {}
    for later in counted:
        known = alike.setdefault((later.does, later.to), [])
        for first in known:
            if again(first, later) and _apart(first, later) and _single(steps, first, later):
                yield _two_numbers(first, later)
                return
        known.append(later)


def _two_numbers(first: Step, later: Step) -> Answer:
    assert first.cards
    assert later.cards
    return violated(
        "cards",
        later,
        see=[(first, "earlier")],
        step=first.called or first.does,
        earlier=counts(first.cards.low, first.cards.high),
        later=counts(later.cards.low, later.cards.high),
    )


def _apart(first: Step, second: Step) -> bool:
    assert first.cards
    assert second.cards
    lower, upper = sorted((first.cards, second.cards), key=lambda cards: cards.low)
    return lower.high is not None and lower.high < upper.low


def _single(steps: tuple[Step, ...], first: Step, second: Step) -> bool:
    """A summary may add up several deals to the same hand; then nothing can be said."""
    if not (restated(first) or restated(second)):
        return True
    alike = [s for s in steps if s.does == first.does and s.to == first.to and not restated(s)]
    return len(alike) == 1


def _draws(steps: tuple[Step, ...]) -> Answers:
    """The draws of the round, and of each place that tells them again."""
    told, second = _drawn(steps, None), _drawn(steps, "restated")
    places = len({line(step) for step in second})
    if len(told) == 1:
        yield from _drawn_apart(told[0], second)
    if told and second and len(second) != places * len(told):
        see = [(told[-1], "earlier")]
        yield unclear("draws", second[0], see=see, told=len(told), again=len(second) // places)


def _drawn_apart(first: Step, others: list[Step]) -> Answers:
    """One draw, of which two places give another number of cards."""
    for later in others:
        if first.up_to and later.up_to and first.up_to != later.up_to:
            see, most = [(first, "earlier")], {"earlier": first.up_to, "later": later.up_to}
            yield violated("draw-size", later, see=see, **most)
            return


def _drawn(steps: tuple[Step, ...], where: str | None) -> list[Step]:
    return [step for step in steps if step.does == "draw" and step.where == where]


def _burns(game: Game) -> Answers:
    """The first deal before which only a second description burns cards."""
    ours = list(pairwise(in_general(game)))
    repeated = pairwise(filter(restated, game.round))
    burned = [deal for burn, deal in repeated if burn.does == "burn" and burn.where == deal.where]
    for later in burned if _any_burned(ours) else ():
        told = [(before, deal) for before, deal in ours if _same_deal(deal, later)]
        if told and not _any_burned(told):
            see = [(told[0][1], "earlier")]
            yield unclear("burns", later, see=see, step=later.called, to=payer(later.to))
            return


def _any_burned(deals: list[tuple[Step, Step]]) -> bool:
    """Whether any of the steps has one before it that burns cards."""
    return any(before.does == "burn" for before, _ in deals)


def _same_deal(first: Step, second: Step) -> bool:
    named = first.called is not None and first.called == second.called
    return first.does == second.does == "deal" and named and first.to == second.to


def _first(steps: tuple[Step, ...]) -> Answers:
    """Who opens: the first step of its kind against the first of each second description."""
    for does in ("act", "betting-round"):
        opens = [step for step in steps if step.does == does and step.first]
        yield from _opening([step for step in opens if step.where is None], _again(opens))


def _again(opens: list[Step]) -> list[Step]:
    """The first of each second description."""
    return list({line(step): step for step in reversed(opens) if restated(step)}.values())[::-1]


def _same_seat(first: Step, second: Step) -> bool:
    seats = (str(first.first), str(second.first))
    return seats[0] == seats[1] or all(seat in BEHIND_THE_BLINDS for seat in seats)


def _opening(told: list[Step], others: list[Step]) -> Answers:
    apart = [step for step in others if told and not _same_seat(step, told[0])]
    if apart:
        *more, last = apart
        see = [(told[0], "earlier"), *roles(more)]
        seats = {"earlier": told[0].first, "later": last.first}
        yield unclear("first", last, see=see, key=last.does, **seats)


def _ends(game: Game) -> Answers:
    """A special case in which the other end of the order opens a later round than the first."""
    later = [*filter(_end, in_general(game, "betting-round")[1:])]
    ends = {None, *map(_end, later)}
    cases = [step for step in game.round if step.where and not restated(step)]
    apart = [step for step in cases if step.does == "betting-round" and _end(step) not in ends]
    if len(ends) == 2 and apart:
        first, *more = apart
        see = [(later[0], "earlier"), *roles(more)]
        yield unclear("other-end", first, see=see, earlier=later[0].first, later=first.first)


def _end(step: Step) -> str | None:
    """Whether the one with the most or with the least opens."""
    words = str(step.first).split("-")
    return next((end for end in ENDS for word in words if word in (end, f"{end}est")), None)
