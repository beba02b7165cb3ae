"""The rules do not say what happens to a bonus bet when the player's hand ends early.

Where a player may bust, surrender, set a hand wrongly or be paid for a natural before the others,
the rules say of every bonus bet that is not yet decided then whether it stays or is lost. The rules
often say what a bonus bet does at one of these ends and forget another, after which the player has
no hand.

## Says
- silent: The rules do not say what happens to the {wagers} bet{wagers:s} when {ends:or} ({@}).
  Reading: Does a bonus bet play on whatever happens to the hand?
  Together (ends): In {games} the rules do not say what happens to a bonus bet when {ends:or}. Does a
    bonus bet play on whatever happens to the hand?
  Fix: Say whether a bonus bet plays on or is lost when {ends:or}.
  Write: on-surrender: stays
  See other: covers another end of the hand
- said: The rules settle each bonus bet however the hand ends: {wagers} ({@}).
- none: No hand ends early, or there is no bonus bet.
- (bust): the player busts
- (surrender): the player surrenders
- (foul): the player sets the hand wrongly
- (natural): the player is paid at once for a natural

## Examples
```yaml unclear silent
playing-options: [{is: surrender, allowed: true}]
wagers: [{name: base, on-surrender: lost}, {name: buster, bonus: true, on-bust: stays}]
```
> The rules do not say what happens to the buster bet when the player surrenders (line 4). Does a
> bonus bet play on whatever happens to the hand?
```yaml met said
playing-options: [{is: surrender, allowed: true}]
wagers: [{name: base, on-surrender: lost}, {name: buster, bonus: true, on-surrender: stays}, {name: red-flex, bonus: true, survives: true}]
```
"""

from __future__ import annotations

from functools import partial
from itertools import filterfalse

from ...docket.comparators import remedies
from ...model.game import Game
from ...model.wagers import Fate, Wager
from .._wagers import ENVY, offered, outcomes, own_cards
from ..answer import Answers, Ask, Place, Subject, met, not_applicable, roles, unclear
from ..values import phrase

FIRST = 2
"""Cards a player has when a hand can first end."""


def judge(subject: Subject, ask: Ask) -> Answers:
    ends = _ends(subject.game)
    bonuses = [w for w in subject.game.wagers if w.bonus and w.name != ENVY]
    if not ends or not bonuses:
        yield not_applicable("none")
        return
    open_: dict[tuple[str, ...], list[Wager]] = {}
    for wager in bonuses:
        left = tuple(filterfalse(partial(_settled, wager), ends))
        open_.setdefault(left, []).append(wager)
    settled = open_.pop((), [])
    for left, wagers in open_.items():
        see = roles(_other_ends(wagers), "other")
        told = map(phrase, left)
        yield unclear("silent", ends[left[0]], see=see, key=left, wagers=wagers, ends=told)
    if not open_:
        yield met("said", settled[0], wagers=settled)


def _ends(game: Game) -> dict[str, Place]:
    """How a player's hand may end before the others, each with the rule that says so."""
    told = outcomes(game)[::-1]
    lost = {one.case: one for one in told if "loses" in one.results.values()}
    paid = {one.case: one for one in told if one.settled}
    found: dict[str, Place | None] = {
        "bust": lost.get("player-bust"),
        "surrender": next(iter(offered(game, "surrender")), None),
        "natural": paid.get("natural"),
        "foul": lost.get("foul") or next(iter(remedies(game, "foul")), None),
    }
    return {end: place for end, place in found.items() if place}


def _other_ends(wagers: list[Wager]) -> list[Fate]:
    """What the rules do say of them, at another end."""
    return [fate for w in wagers for fate in (*w.on_bust, *w.on_surrender, *w.on_natural)[:1]]


def _settled(wager: Wager, end: str) -> bool:
    """Whether the end cannot touch it: so it is said, or the first cards dealt decide it."""
    said = {"bust": wager.on_bust, "surrender": wager.on_surrender}
    said |= {"natural": wager.on_natural, "foul": wager.on_foul}
    if said.get(end) or any(one.is_ for one in wager.survives):
        return True
    return any((judged.cards or FIRST + 1) <= FIRST for judged in own_cards(wager))
