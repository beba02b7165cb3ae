"""What happens to a wager when the player folds.

## What is asked
A wager that is lost when the player folds is lost wherever the rules speak of folding.

## Why
The bonus bet of a player who folds is the one most often disputed.

## Says
- two-fates: When the player folds, {wager} {first} in {@first} and {second} in {@}. Which is it?
  Fix: Say once what happens to {wager} when the player folds.
  See first: {first}
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

## Fails
```yaml violated two-fates
wagers: [{name: pair-plus, on-fold: [lost, stays]}]
```
> When the player folds, the pair plus wager is lost in line 4 and stays up in line 4. Which is it?

## Passes
```yaml met said
wagers: [{name: pair-plus, on-fold: [lost, lost]}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.game import Step
from ..answer import Answer, Ask, met, not_applicable, not_stated, unclear, violated
from ..values import Value, bet, phrase

SHOWN = ("settle", "compare", "showdown")


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    assert subject.wager
    wager, named = subject.wager, bet(subject.wager)
    bare = [fate for fate in wager.on_fold if not fate.note]
    other = next((fate for fate in bare if fate.is_ != bare[0].is_), None)
    stays = [(fate, "stays") for fate in wager.on_fold if fate.is_ == "stays"]
    folding = [(fate, "folding") for each in subject.game.wagers for fate in each.on_fold][:1]
    if other:
        see = [(bare[0], "first")]
        given = {"wager": named, "first": _fate(bare[0].is_), "second": _fate(other.is_)}
        yield violated("two-fates", other, see=see, **given)
    elif stays and (gone := _cleared(subject)):
        yield unclear("cards-gone", gone, see=stays, wager=named)
    elif wager.on_fold:
        first, *rest = wager.on_fold
        yield met(
            "said",
            first,
            see=[(fate, "also") for fate in rest],
            wager=named,
            first=_fate(first.is_),
        )
    elif (
        folding
        and wager.bonus
        and "envy" not in wager.name
        and not any(x.is_ for x in wager.survives)
    ):
        yield not_stated("unsaid", None, see=folding, wager=named)
    else:
        yield not_applicable("untouched", wager=named)


def _cleared(subject: Subject) -> Step | None:
    """The step that takes folded cards away while this wager still needs them."""
    assert subject.wager
    if not any(judged.whose.startswith("own") for judged in subject.wager.judged):
        return None
    folded = False
    for step in subject.game.round:
        folded = folded or step.does == "act"
        if step.does in SHOWN:
            return None
        if folded and step.does == "discard" and _whole(step):
            return step
    return None


def _whole(step: Step) -> bool:
    """Whether whole hands are taken away, in every variant."""
    return step.cards is None and step.where is None and step.to in (None, "discard")


def _fate(of: str) -> Value:
    return phrase("stays") if of == "stays" else phrase("fate", of=of)
