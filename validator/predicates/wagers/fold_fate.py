"""What happens to a wager when the player folds.

A wager that is lost when the player folds is lost wherever the rules speak of folding. The bonus
bet of a player who folds is the one most often disputed.

## Says
- two-fates: When the player folds, {wager} {first} in {@first} and {second} in {@}. Which is it?
  Fix: Say once what happens to {wager} when the player folds.
- cards-gone: When the player folds, {wager} stays up and is decided by the player's cards
  ({@stays}). But the cards of players who fold go to the discards first ({@}).
  Reading: Are only the cards of players without this bet meant?
  Fix: Say that the cards of a player with {wager} stay on the table.
  See stays: stays up
- unsaid: A player may fold ({@folding}), but the rules do not say what then happens to {wager}.
  Fix: Say what happens to {wager} when the player folds.
  Write: on-fold: lost
  See folding: folding
- said: When the player folds, {wager} {first} ({@}).
- untouched: Folding does not touch {wager}.
- (fate): is {of}
- (stays): stays up

## Examples
```yaml violated two-fates
wagers: [{name: pair-plus, on-fold: [lost, stays]}]
```
> When the player folds, the pair plus wager is lost in line 4 and stays up in line 4. Which is it?
```yaml met said
wagers: [{name: pair-plus, on-fold: [lost, lost]}]
```
"""

from __future__ import annotations

from itertools import dropwhile, takewhile

from ...docket.filings import Subject
from ...model.play import Step
from ...model.wagers import Wager
from .._wagers import ENVY, own_cards
from ..answer import Answer, Answers, Ask, met, not_applicable, not_stated, roles, unclear, violated
from ..values import Value, bet, phrase

SHOWN = ("settle", "compare", "showdown")


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.wager
    wager, named = subject.wager, bet(subject.wager)
    folding = subject.view.on_fold
    if wager.on_fold:
        yield _said(subject, wager)
    elif folding and _asked(wager):
        yield not_stated("unsaid", None, see=[(folding, "folding")], wager=named)
    else:
        yield not_applicable("untouched", wager=named)


def _said(subject: Subject, wager: Wager) -> Answer:
    named = bet(wager)
    bare = [fate for fate in wager.on_fold if not (fate.with_ or fate.below)]
    for other in [fate for fate in bare if fate.is_ != bare[0].is_]:
        shown = {"first": _fate(bare[0].is_), "second": _fate(other.is_)}
        return violated("two-fates", other, see=[(bare[0], "first")], wager=named, **shown)
    if gone := _cleared(subject, wager):
        stays = [fate for fate in wager.on_fold if fate.is_ == "stays"]
        return unclear("cards-gone", gone, see=roles(stays, "stays"), wager=named)
    first, *rest = wager.on_fold
    return met("said", first, see=roles(rest), wager=named, first=_fate(first.is_))


def _asked(wager: Wager) -> bool:
    """Whether the rules must say it: of every player's bets, and of bonus bets that may end."""
    stands = any(said.is_ for said in wager.survives)
    return bool(wager.required or wager.bonus) and wager.name != ENVY and not stands


def _cleared(subject: Subject, wager: Wager) -> Step | None:
    """The step that takes folded cards away while this wager still needs them."""
    if not own_cards(wager) or all(fate.is_ != "stays" for fate in wager.on_fold):
        return None
    acted = dropwhile(lambda step: step.does != "act", subject.game.round)
    before = takewhile(lambda step: step.does not in SHOWN, acted)
    return next((step for step in before if _whole(step)), None)


def _whole(step: Step) -> bool:
    """Whether whole hands are taken away, in every variant."""
    if step.does != "discard":
        return False
    return step.cards is None and step.where is None and step.to in (None, "discard")


def _fate(of: str) -> Value:
    return phrase("stays") if of == "stays" else phrase("fate", of=of)
