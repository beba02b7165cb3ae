"""Splitting, doubling, surrender and insurance are allowed or not, in the same way everywhere.

An option the rules forbid without exception is not described elsewhere; how often and for how much
agrees wherever it is said for the same hands. One option may also forbid what another gives: hands
that are not split again and three splits, or one card for split aces and doubling on any split pair. A player is told at the table that there is no
insurance, and reads in the rules how it pays.

## Says
- (fact): {option}
- (differ): Two places differ on {fact}
- (remedy): Decide whether and how {fact} is offered, and strike out the other passage.
- too-many-hands: {times:time} of splitting make at most {makes:hand}, but the rules speak of
  {hands} ({@}).
  Fix: Correct one of the two numbers.
- above-most: A player may play {most:hand} at a time at most ({@most}), but splitting makes up to
  {hands:hand} ({@}).
  Reading: Is the first number for the hands bet on before the deal?
  Fix: Say whether hands that come of splitting count.
  See most: at most {most:hand}
- split-again: A split hand is not split again ({@again}), but splitting is allowed {number} ({@}).
  Fix: Say whether a split hand may be split again, and how often.
  See again: not split again
- split-aces: Doubling is allowed for “{on}” ({@}), but split aces get {cards:card} each ({@aces}).
  Reading: Are split aces not doubled?
  Fix: Say that split aces are not doubled, or that they may get another card.
  See aces: split aces
- (times): {times:time}
- (to-hands): to {hands:hand}
- (allowed): allowed[ for “{on}”][ on a total of {totals}][, at most {times:time}][, to {hands:hand}][, {cards:more card}][,
    losing {loses}]
- (not-allowed): not allowed[ for “{on}”]
- (wagered-on): a wager is made on it
- no-option: The rules have no splitting, doubling, surrender or insurance.

## Examples
```yaml violated two-ways
playing-options: [{is: insurance, allowed: false, at: 667}, {is: insurance, allowed: true, on: [player-dealer shows an ace], at: 669}]
```
> Two places differ on insurance: not allowed (line 4), and allowed for “player-dealer shows an
> ace” (line 4). Which is it?
Forbidden for some hands only.
```yaml met agree
playing-options: [{is: surrender, allowed: true, at: 10}, {is: surrender, allowed: false, on: [a split hand], at: 40}]
```
"""

from __future__ import annotations

from collections.abc import Sequence

from ...model.game import Game
from ...model.play import Splitting
from ...model.wagers import Wager
from ..agreement import CONTRADICTION, Clash, Said, agreement
from ..answer import Answer, Answers, Ask, Subject, not_applicable, unclear, violated
from ..values import Value, name, phrase

EVERY = {"any", "all", "every", "each"}
"""Words by which an option is for split aces too."""


def judge(subject: Subject, ask: Ask) -> Answers:
    options = subject.game.playing_options
    kinds = dict.fromkeys(option.is_ for option in options)
    uneven = [option for option in options if _too_many(option)]
    yield from map(_uneven, uneven)
    above = list(_above_most(subject.game))
    yield from above
    crossed = [*_split_again(options), *_split_aces(options)]
    yield from crossed
    for kind in kinds if not (uneven or above) else ():
        said = _said(subject.game, kind)
        answers = agreement(said, _clash, phrase("fact", option=kind), kind)
        yield from (one for one in answers if not crossed or one.verdict != "met")
    if not kinds:
        yield not_applicable("no-option")


def _too_many(option: Splitting) -> bool:
    """Whether so many splits of one hand do not make so many hands; the first number may be of hands."""
    splits, hands = option.most, option.hands
    return None not in (splits, hands) and hands not in (splits, (splits or 0) + 1)


def _uneven(option: Splitting) -> Answer:
    times = option.most or 0
    return violated(
        "too-many-hands",
        option,
        key=option.is_,
        times=times,
        makes=times + 1,
        hands=option.hands,
    )


def _above_most(game: Game) -> Answers:
    """That splitting makes more hands than a player may have at a time."""
    most = min(game.most_hands, key=lambda one: one.is_.low, default=None)
    splits = [one for one in game.playing_options if one.allowed and one.hands]
    for option in splits:
        if most and (option.hands or 0) > most.is_.low:
            told = {"most": int(most.is_.low), "hands": option.hands}
            yield unclear("above-most", option, see=[(most, "most")], **told)
            return


def _split_again(options: Sequence[Splitting]) -> Answers:
    """That no split hand is split again, beside a number of splits above one."""
    never = [one for one in options if one.is_ == "resplit" and _never(one)]
    splits = [one for one in options if one.is_ == "split" and one.allowed]
    several = [one for one in splits if (one.most or 0) > 1 or (one.hands or 0) > 2]
    for one in several[:1] if never else ():
        entry = "to-hands" if one.hands else "times"
        number = phrase(entry, times=one.most, hands=one.hands)
        yield violated("split-again", one, see=[(never[0], "again")], number=number)


def _split_aces(options: Sequence[Splitting]) -> Answers:
    """That any split hand may be doubled, where split aces get one card and no more."""
    drawn = [one for one in options if one.is_ == "draw-split-aces" and not one.on]
    aces = [one for one in drawn if not one.allowed or one.cards == 1]
    doubled = [one for one in options if one.is_ == "double-after-split" and one.allowed]
    every = [one for one in doubled if not one.except_ and any(map(_any_hand, one.on))]
    for one in every[:1] if aces else ():
        told = {"on": [name(hand) for hand in one.on], "cards": aces[0].cards or 1}
        yield unclear("split-aces", one, see=[(aces[0], "aces")], **told)


def _any_hand(hand: str) -> bool:
    return not EVERY.isdisjoint(hand.lower().split())


def _said(game: Game, kind: str) -> list[Said]:
    options = [option for option in game.playing_options if option.is_ == kind]
    said = [Said(option, option, _shown(option)) for option in options]
    if not any(option.allowed for option in options):
        wagers = [wager for wager in game.wagers if wager.name == kind]
        said += [Said(wager, wager, phrase("wagered-on")) for wager in wagers]
    return said


def _shown(option: Splitting) -> Value:
    return phrase(
        "allowed" if option.allowed else "not-allowed",
        on=[name(hand) for hand in option.on],
        totals=name(str(option.with_totals)) if option.with_totals and not option.on else None,
        times=option.most,
        hands=option.hands,
        cards=option.cards,
        loses=option.share_lost,
    )


def _clash(first: Splitting | Wager, second: Splitting | Wager) -> Clash | None:
    both = [one for one in (first, second) if isinstance(one, Splitting)]
    if any(_never(one) for one in both):
        allowed = len(both) < 2 or any(one.allowed for one in both)
        return CONTRADICTION if allowed else None
    if len(both) < 2:
        return None
    return CONTRADICTION if _apart(*both) else None


def _apart(first: Splitting, second: Splitting) -> bool:
    """Whether two places differ for the same hands."""
    both = {str(one.with_totals) for one in (first, second) if one.with_totals and one.allowed}
    if len(both) > 1:
        return True
    if first.on != second.on:
        return False
    if first.allowed != second.allowed:
        return not first.except_ and not second.except_
    return first.allowed and _figures_differ(first, second)


def _figures_differ(first: Splitting, second: Splitting) -> bool:
    one, other = ((o.most, o.hands, o.cards, o.share_lost) for o in (first, second))
    return any(None not in pair and pair[0] != pair[1] for pair in zip(one, other, strict=True))


def _never(option: Splitting) -> bool:
    return not option.allowed and not option.on and not option.except_
