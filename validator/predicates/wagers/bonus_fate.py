"""The rules do not say what happens to a bonus bet when the player's hand ends early.

Where a player may bust, surrender, set a hand wrongly or be paid for a natural before the others,
the rules say of every bonus bet that is not yet decided then whether it stays or is lost. The rules
often say what a bonus bet does at one of these ends and forget another, after which the player has
no hand. A bonus bet that pays for the dealer's cards too is not decided before these are shown.

## Says
- too-early: The {wager} bet is settled ({@}) before the dealer's hidden card is shown, which a
  payment of it needs ({@row}).
  Reading: Does the dealer look at that card first?
  Fix: Say that the dealer looks at the hidden card before the {wager} bet is settled, or that such a
    hand waits.
  See row: depends on the dealer's cards
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
from ...model.play import Step
from ...model.wagers import Fate, PayRow, Wager
from .._steps import in_general
from .._wagers import ENVY, offered, outcomes, own_cards
from ..answer import Answers, Ask, Place, Subject, met, not_applicable, roles, unclear
from ..values import phrase

FIRST = 2
"""Cards a player has when a hand can first end."""
DEALERS = "dealer-natural"
SHOWING = ("reveal", "compare", "showdown")
BANKS = ("dealer", "player-dealer", "banker")


def judge(subject: Subject, ask: Ask) -> Answers:
    bonuses = [w for w in subject.game.wagers if w.bonus and w.name != ENVY]
    early = [answer for wager in bonuses for answer in _too_early(subject.game, wager)]
    yield from early
    ends = _ends(subject.game)
    if ends and bonuses:
        yield from _fates(bonuses, ends, bool(early))
    elif not early:
        yield not_applicable("none")


def _fates(bonuses: list[Wager], ends: dict[str, Place], early: bool) -> Answers:
    """What happens to each bonus bet at each end of the hand."""
    open_: dict[tuple[str, ...], list[Wager]] = {}
    for wager in bonuses:
        left = tuple(filterfalse(partial(_settled, wager), ends))
        open_.setdefault(left, []).append(wager)
    settled = open_.pop((), [])
    for left, wagers in open_.items():
        see = roles(_other_ends(wagers), "other")
        told = map(phrase, left)
        yield unclear("silent", ends[left[0]], see=see, key=left, wagers=wagers, ends=told)
    if not open_ and not early:
        yield met("said", settled[0], wagers=settled)


def _too_early(game: Game, wager: Wager) -> Answers:
    """That a bet is settled on cards of the dealer that nobody has seen."""
    rows = list(filter(_with_dealer, _rows(wager)))
    steps = in_general(game)
    settled = [n for n, step in enumerate(steps) if step.does == "settle"]
    alone = [n for n in settled[:1] if wager.name in steps[n].wagers]
    for number in alone if rows else ():
        if _hidden(steps[:number]) and any(map(_plays, steps[number:])):
            see = roles(rows[:1], "row")
            yield unclear("too-early", steps[number], see=see, key=wager.name, wager=wager)


def _rows(wager: Wager) -> list[PayRow]:
    return [row for table in wager.pays if not table.statistic for row in table.rows]


def _with_dealer(row: PayRow) -> bool:
    """Whether the dealer's whole hand decides a row."""
    parts = [part for one in [row.event] if one for part in (one, *one.plus)]
    return any(DEALERS in str(part.result) for part in parts)


def _hidden(steps: list[Step]) -> bool:
    """Whether the dealer has a card by now that nobody has been shown."""
    dealt = [step for step in steps if step.does == "deal" and step.to in BANKS]
    return any(step.face != "up" for step in dealt) and not any(s.does in SHOWING for s in steps)


def _plays(step: Step) -> bool:
    """Whether the players' hands are still to be played."""
    return step.does in ("act", "draw") and step.to not in BANKS


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
    if any(map(_with_dealer, _rows(wager))):
        return False
    return any((judged.cards or FIRST + 1) <= FIRST for judged in own_cards(wager))
