"""A wager placed at a moment the round does not have, or when its result can be seen.

Each wager is placed at a step the round has, and before the last cards that decide it are shown. So
is what a player may still choose to do with a hand. Where the rules say when betting ends, they
except the bets they let a player place later. A bet placed after a flop that is never dealt shows
that the passage was written for another game. A bet placed when the dealer's cards are shown cannot
lose.

## Says
- no-step: {wager:the} is placed {when} the {step} ({@}), but the round has no {step}.
  Fix: Name a step that the round has, or describe the {step}.
  See also: placed {when} the {step} here too
- too-late: {wager:the} is placed {moment} ({@}), when the last cards that decide it are already shown
  ({@shown}).
  Fix: Let {wager:the} be placed before these cards are shown.
  See shown: the cards are shown
- chosen-late: {option} is still allowed {moment} ({@}), when the last cards that decide the hand are
  already shown ({@shown}).
  Fix: Let the player choose before these cards are shown.
  See shown: the cards are shown
- closed: Betting ends {moment} ({@}), but money may be put up later for {later} ({@later}).
  Reading: Is that excepted?
  Fix: Except {later} where the rules say when betting ends.
  Write: no-more-bets: {is: before-deal, excludes: [play]}
  See later: placed later
- (double-down): a double down
- (split): a split
- (insurance): insurance
- in-round: Wagers are placed at moments the round has: {wager} {moment} ({@}).
- none: The rules do not say when wagers are placed.

## Examples
A round without a flop.
```yaml violated no-step
round: [{does: bet, wagers: [ante]}, {does: deal, called: deal, to: players, cards: 3}]
wagers: [{name: ante, placed: before-deal}, {name: play, placed: after-flop}]
```
> The play wager is placed after the flop (line 5), but the round has no flop.
```yaml met in-round
wagers: [{name: ante, placed: before-deal}, {name: play, placed: after-own-cards}]
```
"""

from __future__ import annotations

from itertools import dropwhile

from ...docket.filings import Subject
from ...docket.view import View
from ...model.game import Game
from ...model.part import Part
from ...model.play import Splitting, Step
from ...model.wagers import Closing, Placed, Wager
from .._wagers import ACTIONS, lacks, offered, step_of
from ..answer import (
    Answer,
    Answers,
    Ask,
    Role,
    met,
    not_applicable,
    roles,
    unclear,
    violated,
)
from ..values import Value, bet, phrase
from ..values import moment as moment_of

PAID = ("double-down", "split", "insurance")
"""What a player puts up more money for, when cards are out."""
BANKED = ("player-dealer", "house-banked")
DEALT = ("deal", "draw", "roll", "spin")
SHOWN = ("dealer", "house-dealer", "player-dealer", "banker-hand", "board")
"""Whose cards, once shown, leave nothing open."""


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    placed = [(wager, moment) for wager in game.wagers for moment in wager.placed]
    found = [*_late(subject.view)] or [*_missing(game, placed)]
    found += _closed(subject.view)
    if found:
        yield from found
    elif placed:
        wager, moment = placed[0]
        also = roles(other for _, other in placed[1:3])
        yield met("in-round", moment, see=also, wager=wager, moment=moment.is_)
    else:
        yield not_applicable("none")


def _late(view: View) -> Answers:
    """Bets and choices at a moment when the last cards are shown."""
    game, after = view.game, view.timeline.after
    placed = [(wager, one) for wager in game.wagers for one in wager.placed]
    until = [(option, str(option.no_later_than)) for option in offered(game, *ACTIONS)]
    for step in _last_shown(view) if game.category in BANKED else ():
        shown: list[Role] = [(step, "shown")]
        yield from (_bet(wager, one, shown) for wager, one in placed if after(one.is_, step))
        yield from (_chosen(one, shown) for one, moment in until if after(moment, step))


def _bet(wager: Wager, moment: Placed, shown: list[Role]) -> Answer:
    given = {"wager": wager, "moment": moment.is_}
    return violated("too-late", moment, see=shown, key=wager.name, **given)


def _chosen(option: Splitting, shown: list[Role]) -> Answer:
    given = {"option": option.is_, "moment": option.no_later_than}
    return violated("chosen-late", option, see=shown, key=option.is_, **given)


def _closed(view: View) -> Answers:
    """Bets and choices that cost money after the moment at which betting ends for all."""
    for end in view.game.no_more_bets[-1:]:
        if later := _later(view, end):
            see = roles(later.values(), "later")
            yield unclear("closed", end, see=see, moment=moment_of(end.is_), later=later)


def _later(view: View, end: Closing) -> dict[Value, Part]:
    """The bets that are all placed after an end of betting, and the options that are taken then."""
    game = view.game
    bets = [w for w in game.wagers if w.placed and w.name not in end.excludes]
    paid = offered(game, *PAID) if game.category in BANKED and bets else []
    later: dict[Value, Part] = {bet(w): w.placed[0] for w in bets if _after(view, w, end)}
    for option in paid:
        if option.is_ not in end.excludes:
            later.setdefault(phrase(option.is_), option)
    return later


def _after(view: View, wager: Wager, end: Closing) -> bool:
    """Whether each moment of a bet is one that the round has, after an end of betting."""
    game, after = view.game, view.timeline.after
    return all(after(one.is_, end.is_) and not lacks(game, one) for one in wager.placed)


def _last_shown(view: View) -> list[Step]:
    """The step that shows the last cards, where none are dealt after it."""
    told, every = view.timeline.steps("reveal", "settle"), view.game.round
    turned = [step for step in told if step.does == "reveal" and step.to in SHOWN]
    ended = [step for step in told if step.does in ("showdown", "compare", "settle")]
    last = turned[-1:] or ended[:1]
    after = dropwhile(lambda step: step not in last, every)
    return [] if any(step.does in DEALT for step in after) else last


def _missing(game: Game, placed: list[tuple[Wager, Placed]]) -> Answers:
    missing: dict[tuple[str, str], list[tuple[Wager, Placed]]] = {}
    for wager, moment in placed:
        if lacks(game, moment):
            missing.setdefault((wager.name, moment.is_), []).append((wager, moment))
    for (name, when), [(wager, first), *others] in missing.items():
        yield violated(
            "no-step",
            first,
            see=roles(other for _, other in others),
            key=(name, when),
            wager=wager,
            when=when.partition("-")[0],
            step=step_of(when),
        )
