"""One person may bank more than two hands in a row.

Nobody serves as player-dealer for more than two consecutive hands or rounds. An offer to the next
player does not limit the person who holds the bank when everyone declines; `offer-suffices` says
whether that was held enough on the day. A game in whose rules one player can keep the bank is a
banking game, whatever happens at the table.

## Says
- (each):
  Fix (over, no-count, offer-only, offer-unsettled): Say that nobody banks more than {cap:hand} in a
    row.
  See shown: a button shows which turn it is
  Write (over, no-count, offer-only, offer-unsettled): player-dealer: {rotation: {holds-at-most: {cap:figure}, unit: hands}}
- over: One person may bank {turns} in a row ({@}). The limit is {cap}.
- same-again: The rules let the same person bank again at once ({@}).
  Fix: Say that another person must bank before the same person may bank again.
  Write: player-dealer: {intervening: true}
- no-count: The rules do not say how many hands in a row one person may bank.
  Together (cap): The rules of {games} do not say how many hands in a row one person may bank.
- offer-only: After {turns} the bank is only offered to the next player ({@}). If everyone declines,
    one person could bank without end.
- offer-unsettled: After {turns} the bank is only offered to the next player ({@}), so
    one person could bank without end if everyone declines. Whether an offer is enough is not
    settled[: {reason}].
  Together (reason, cap): The bank is only offered to the next player after {turns:or} in {games}, so one person
    could bank without end if all decline. Whether an offer is enough is not settled.
- counts-differ: One person may bank {low} in a row by {@low}, and {high} in a row by {@}. Which is
  it?
  Fix: Give one limit, of at most {cap:hand} in a row.
  See low: {low} in a row
- elsewhere: The rules of this game have no player-dealer; whether it has one is asked elsewhere.
- held: Nobody banks more than {turns} in a row ({@}).[ {only_there}]
- offer-enough: After {turns} the bank is offered to the next player ({@}). On {day} an offer was
    enough.

## Examples
```yaml violated over
player-dealer: {rotation: {holds-at-most: 3, unit: hands, then: offered}}
```
> One person may bank three hands in a row (line 4). The limit is two.
```yaml met held
player-dealer: {rotation: {holds-at-most: 2, unit: hands, then: offered}}
```

## References
Bureau practice in approved game rules; Oliver v. County of Los Angeles (1998) 66 Cal.App.4th 1397.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...docket.filings import Subject
from ...docket.positions import POSITION, described
from ...model.statements import Rotation
from .._law import turns
from ..answer import (
    Answer,
    Answers,
    Ask,
    following,
    met,
    not_applicable,
    not_stated,
    roles,
    unclear,
    violated,
)
from ..parameters import COUNT, one_of
from ..values import name

NEEDS_FILING = True
MINUTES = "minutes"
LIMITING = ("rotated", "moved", "must-rotate", "relinquished")

PARAMETERS = {"cap": COUNT, "offer-suffices": one_of(True, False, "undecided")}
Counted = list[tuple[int, Rotation]]


def judge(subject: Subject, ask: Ask) -> Answers:
    cap = int(ask.value("cap", 2))
    rotations = subject.view.rotations
    counted = [(count, one) for one in rotations if (count := _count(one)) is not None]
    between = subject.view.of_bank(lambda bank: bank.intervening)
    denied = next((said for said in between if not said.is_), None)
    if denied:
        yield violated("same-again", denied)
    elif not counted:
        yield _uncounted(subject, cap)
    elif clock := _over_by_the_clock(rotations, cap):
        yield violated("over", clock, turns=_turns(clock), cap=cap)
    else:
        yield _over(counted, cap) or _held(counted) or _offered(subject, ask, counted[0][1], cap)


def _over(counted: Counted, cap: int) -> Answer | None:
    """A count over the cap that none in the same unit contradicts, or counts that differ."""
    low, high = min(counted, key=_number), max(counted, key=_number)
    over = [pair for pair in counted if pair[0] > cap]
    alone = _alone(counted, over)
    if low[0] != high[0] and not alone:
        return _differ(cap, *low, *high)
    if not over:
        return None
    _, most = min(alone or over, key=_number)
    return violated("over", most, turns=_turns(most), cap=cap)


def _alone(counted: Counted, over: Counted) -> Counted:
    units = {None, *(one.unit for count, one in counted if (count, one) not in over)}
    return [(count, one) for count, one in over if one.unit not in units]


def _number(counted: tuple[int, Rotation]) -> int:
    return counted[0]


def _over_by_the_clock(rotations: Iterable[Rotation], cap: int) -> Rotation | None:
    """More minutes at the bank than turns are allowed: they leave room for more turns."""
    timed = (one for one in rotations if one.unit == MINUTES)
    return next((one for one in timed if (_most(one) or 0) > cap), None)


def _differ(cap: int, least: int, low: Rotation, most: int, high: Rotation) -> Answer:
    values = {"cap": cap, "low": turns(least, low.unit), "high": turns(most, high.unit)}
    answer = unclear("counts-differ", high, see=[(low, "low")], **values)
    return following(answer, "bank-agrees", "rules-and-sheet-agree")


def _held(counted: Counted) -> Answer | None:
    for _, one in counted:
        held = one.holds_at_most is not None and one.then != "may-rotate"
        if held or one.then in LIMITING:
            return met("held", one, turns=_turns(one))
    return None


def _offered(subject: Subject, ask: Ask, rotation: Rotation, cap: int) -> Answer:
    """Whether it is enough that the bank is offered on, by the law of the day."""
    suffices = ask.figure("offer-suffices")
    after = _turns(rotation)
    see = roles(subject.view.of_bank(lambda bank: bank.turns_shown), "shown")
    if suffices.values == (True,):
        return met("offer-enough", rotation, turns=after, day=ask.as_of)
    if suffices.values == (False,):
        return not_stated("offer-only", rotation, see=see, turns=after, cap=cap)
    reason = name(suffices.reason) if suffices.reason else None
    if subject.game.category != POSITION and not described(subject.game):
        return not_applicable("elsewhere")
    return unclear("offer-unsettled", rotation, see=see, turns=after, cap=cap, reason=reason)


def _uncounted(subject: Subject, cap: int) -> Answer:
    answer = not_stated("no-count", next(iter(subject.view.rotations), None), cap=cap)
    return answer if subject.view.banks else following(answer, "coverage")


def _count(rotation: Rotation) -> int | None:
    return None if rotation.unit == MINUTES else _most(rotation)


def _most(rotation: Rotation) -> int | None:
    given = (rotation.holds_at_most, rotation.offered_after)
    return max((count for count in given if count is not None), default=None)


def _turns(rotation: Rotation) -> object:
    return turns(_most(rotation) or 0, rotation.unit)
