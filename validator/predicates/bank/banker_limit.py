"""One person may bank more than two hands in a row.

## What is asked
Approved rules say that nobody serves as player-dealer for more than two consecutive hands or
rounds. Rules that only say the position is offered on after two hands do not limit the person who
holds it when everyone declines. A count that differs is a finding of `rotation-agrees` or
`rules-and-sheet-agree`.

## Why
A game in whose rules one player can keep the bank is a banking game, whatever usually happens at
the table.

Whether an offer suffices was answered differently over the years; the rulebook's `offer-suffices`
says what was held on the day.

## Says
- over: One person may bank {turns} in a row ({@}). The limit is {cap}.
  Fix: Say that nobody banks more than {cap:hand} in a row.
  Write: player-dealer: {rotation: {holds-at-most: {cap:figure}, unit: hands}}
- same-again: The rules let the same person bank again at once ({@}).
  Fix: Say that another person must bank before the same person may bank again.
  Write: player-dealer: {intervening: true}
- no-count: The rules do not say how many hands in a row one person may bank.
  Together (cap): The rules of {games} do not say how many hands in a row one person may bank.
  Fix: Say that nobody banks more than {cap:hand} in a row.
  Write: player-dealer: {rotation: {holds-at-most: {cap:figure}, unit: hands}}
- offer-only: After {turns} the bank is only offered to the next player ({@}). If everyone declines,
    one person could bank without end.
  Fix: Say that nobody banks more than {cap:hand} in a row.
  Write: player-dealer: {rotation: {holds-at-most: {cap:figure}, unit: hands}}
- offer-unsettled: After {turns} the bank is only offered to the next player ({@})[ in {games}], so
    one person could bank without end if everyone declines. Whether an offer is enough is not
    settled[: {reason}].
  Together (reason, cap): The bank is only offered on after {turns:or} in {games}, so one person
    could bank without end if all decline. Whether an offer is enough is not settled[:
    {reason}].
  Fix: Say that nobody banks more than {cap:hand} in a row.
  Write: player-dealer: {rotation: {holds-at-most: {cap:figure}, unit: hands}}
- counts-differ: One person may bank {low} in a row by {@low}, and {high} in a row by {@}. Which is
  it?
  Fix: Give one limit, of at most {cap:hand} in a row.
  See low: {low} in a row
- held: Nobody banks more than {turns} in a row ({@}).[ Only {@elsewhere}
  says so, not the rules themselves.]
- offer-enough: After {turns} the bank is offered to the next player ({@}). On {day} an offer was
    enough.

## Fails
```yaml violated over
player-dealer: {rotation: {holds-at-most: 3, unit: hands, then: offered}}
```
> One person may bank three hands in a row (line 4). The limit is two.

## Passes
```yaml met held
player-dealer: {rotation: {holds-at-most: 2, unit: hands, then: offered}}
```

## References
Bureau practice in approved game rules; Oliver v. County of Los Angeles (1998) 66 Cal.App.4th 1397.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import GameFile, Subject
from ...model.statements import Rotation
from .._law import turns
from ..answer import Answer, Ask, following, met, not_stated, unclear, violated
from ..parameters import COUNT, one_of
from ..values import name

NEEDS_FILING = True
MINUTES = "minutes"
LIMITING = ("rotated", "moved", "must-rotate", "relinquished")

PARAMETERS = {"cap": COUNT, "offer-suffices": one_of(True, False, "undecided")}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    said = subject.view.banks
    cap = int(ask.value("cap", 2))
    rotations = [rotation for bank in said for rotation in bank.rotation]
    counted = sorted(
        ((n, r) for r in rotations if (n := _count(r)) is not None), key=lambda one: one[0]
    )
    denied = [answer for bank in said for answer in bank.intervening if not answer.is_]
    if denied:
        yield violated("same-again", denied[0])
    elif not counted:
        yield not_stated("no-count", rotations[0] if rotations else None, cap=cap)
    elif over := _over_in_another_unit(counted, cap) or _over_by_the_clock(rotations, cap):
        yield violated("over", over, turns=_turns(over), cap=cap)
    elif counted[0][0] != counted[-1][0]:
        yield _differ(cap, *counted[0], *next(one for one in counted if one[0] == counted[-1][0]))
    elif counted[0][0] > cap:
        yield violated("over", counted[0][1], turns=_turns(counted[0][1]), cap=cap)
    elif held := [rotation for _, rotation in counted if _limits(rotation)]:
        yield met("held", held[0], turns=_turns(held[0]))
    else:
        yield _offered(subject, ask, counted[0][1], cap)


def _over_in_another_unit(counted: list[tuple[int, Rotation]], cap: int) -> Rotation | None:
    """A statement over the cap that none in the same unit contradicts: it holds beside the others."""
    within = {rotation.unit for count, rotation in counted if count <= cap}
    over = (rotation for count, rotation in counted if count > cap)
    return next((one for one in over if one.unit and one.unit not in within), None)


def _over_by_the_clock(rotations: list[Rotation], cap: int) -> Rotation | None:
    """A time for which the bank is held, beside a number of turns: more minutes than turns are
    allowed leave room for more turns.
    """
    timed = (one for one in rotations if one.unit == MINUTES)
    return next((one for one in timed if (_most(one) or 0) > cap), None)


def _differ(cap: int, least: int, low: Rotation, most: int, high: Rotation) -> Answer:
    values = {"cap": cap, "low": turns(least, low.unit), "high": turns(most, high.unit)}
    answer = unclear("counts-differ", high, see=[(low, "low")], **values)
    return following(answer, "rotation-agrees", "rules-and-sheet-agree")


def _offered(subject: Subject, ask: Ask, rotation: Rotation, cap: int) -> Answer:
    suffices = ask.figure("offer-suffices")
    after = _turns(rotation)
    if suffices.certain and suffices.value is True:
        return met("offer-enough", rotation, turns=after, day=ask.as_of)
    if suffices.certain and suffices.value is False:
        return not_stated("offer-only", rotation, turns=after, cap=cap)
    games = _sharing(subject, rotation)
    reason = name(suffices.reason) if suffices.reason else None
    answer = unclear("offer-unsettled", rotation, turns=after, cap=cap, games=games, reason=reason)
    return (
        following(answer, "banker-limit") if games and games[0] is not subject.game_file else answer
    )


def _sharing(subject: Subject, rotation: Rotation) -> list[GameFile]:
    """The games for which nothing but this sentence of a sheet says how long the bank is held."""
    assert subject.game_file
    if subject.game_file.filed.path_of(rotation) is not None:
        return []
    found = []
    for file in subject.filing.games:
        each = [r for bank in subject.filing.view(file).banks for r in bank.rotation]
        said = [one for one in each if _count(one) is not None]
        if (
            said
            and all(one is rotation for one in said)
            and file.game.category == subject.game.category
        ):
            found.append(file)
    return found


def _count(rotation: Rotation) -> int | None:
    return None if rotation.unit == MINUTES else _most(rotation)


def _most(rotation: Rotation) -> int | None:
    given = (rotation.holds_at_most, rotation.offered_after)
    return max((count for count in given if count is not None), default=None)


def _turns(rotation: Rotation) -> object:
    return turns(_most(rotation) or 0, rotation.unit)


def _limits(rotation: Rotation) -> bool:
    held = rotation.holds_at_most is not None and rotation.then != "may-rotate"
    return held or rotation.then in LIMITING
