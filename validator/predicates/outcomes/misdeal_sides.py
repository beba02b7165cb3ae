"""A remedy for one side of a mistake and none for the other, or two remedies for one mistake.

Rules that say what happens when too many cards are dealt also say what happens when too few are, at
the same step. Where they go by the number of cards in a hand, no number between is left out. A
remedy that holds only in one case has a counterpart for the rest, and one mistake has one remedy.
A dealer who gives one card too few is as common as one who gives one too many, and money is on the
table both times.

## Says
- one-side: The rules say what happens when {told}[ at the {step}] ({@}), but not when {open}.
  Fix: Say what happens when {open}.
  Write: irregularities: [{what: wrong number of cards, then: misdeal, answers: [too-many-cards, too-few-cards]}]
- between: The rules say what happens to a hand of {told:or} cards ({@}), but not to one of {open:or}.
  A hand should have {right}.
  Fix: Say what happens to a hand of {open:or} cards.
  See other: speaks of other numbers
- one-case: The rules say what follows {what} only if {condition} ({@}).
  Reading: What follows otherwise?
  Fix: Say what follows in every other case.
- two-remedies: When {trouble:or}[ at the {step}], the remedy is “{first}” ({@first}) and “{second}”
  ({@}). Which is it?
  Fix: Keep one remedy, or say which holds when.
  See first: the first remedy
- (too-many-cards): too many cards are dealt
- (too-few-cards): too few cards are dealt
- (exposed-card): a player's card is exposed
- (exposed-dealer-card): a card of the dealer is exposed
- (foul): a player sets the hand wrongly
- (dealer-foul): the dealer's hand is set wrongly
- (cards-run-out): the cards run out
- (all-in): a player is all in
- (dice-passed): the dice are passed
- (nobody-opens): nobody opens
- (false-opener): a player opens who may not
- both: The rules give one remedy for each side of a mistake ({@}).
- none: The rules give no remedy that has another side.

## Examples
```yaml not-stated one-side
category: poker
irregularities: [{what: flop with too many cards, then: dealt again, answers: too-many-cards, at: 687}]
```
> The rules say what happens when too many cards are dealt (line 4), but not when too few cards are
> dealt.

```yaml met both
category: poker
irregularities: [{what: a wrong number of cards, then: misdeal, answers: [too-many-cards, too-few-cards]}]
```
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from itertools import chain, combinations

from ...model.game import Game
from ...model.play import Irregular
from ...model.values import Range
from .._cards import SEATED, dealt
from .._steps import in_general
from ..answer import Answers, Ask, Subject, concluded, not_stated, roles, unclear, violated
from ..values import as_called, counts, name, phrase

SIDES = ("too-many-cards", "too-few-cards")


def judge(subject: Subject, ask: Ask) -> Answers:
    every = (*subject.game.irregularities, *subject.filing.house.irregularities)
    told = [one for one in every if not set(SIDES).isdisjoint(one.answers)]
    found = [*_one_side(told), *_numbers(subject.game, [one for one in every if one.cards])]
    found += [*chain(*(_one_case(one, every) for one in every)), *_two_remedies(every)]
    asked = [one for one in every if one in told or _mended(one)]
    yield from concluded(found, asked, "both")


def _mended(one: Irregular) -> bool:
    return bool(one.cards or one.if_ or one.remedy)


def _sides(told: list[Irregular], step: str | None) -> set[str]:
    """Which mistakes have a remedy at a step, or at any."""
    return {side for one in told if one.step == step for side in one.answers if side in SIDES}


def _one_side(told: list[Irregular]) -> Answers:
    """Steps at which one mistake has a remedy and the other none, there or in general."""
    for step in dict.fromkeys(one.step for one in told):
        first, *others = [one for one in told if one.step == step]
        given = _sides(told, step)
        missing = [side for side in SIDES if side not in given | _sides(told, None)]
        if missing:
            side = next(side for side in SIDES if side in given)
            values = {"told": phrase(side), "open": phrase(missing[0])}
            see = roles(others)
            yield not_stated("one-side", first, see=see, key=step, step=step, **values)


def _numbers(game: Game, told: list[Irregular]) -> Answers:
    """Numbers of cards between those with a remedy, the number dealt aside."""
    right = _right(game)
    spans = [span for one in told for span in one.cards]
    missed = [number for number in _between(spans) if number not in right] if right else []
    if missed:
        given = [counts(int(span.low), span.high and int(span.high)) for span in spans]
        open_ = [counts(number, number) for number in missed]
        see = roles(told[1:], "other")
        yield not_stated("between", told[0], see=see, told=given, open=open_, right=max(right))


def _right(game: Game) -> set[int]:
    """How many cards a hand has after each deal."""
    deals = [step for step in in_general(game, "deal") if step.to in SEATED and step.cards]
    return {dealt(deals[: number + 1]) for number in range(len(deals))}


def _between(spans: list[Range]) -> list[int]:
    """The whole numbers between spans that are in none of them."""
    ends = [int(end) for span in spans for end in (span.low, span.high) if end is not None]
    every = range(min(ends, default=0), max(ends, default=0))
    return [n for n in every if not any(span.holds(Decimal(n)) for span in spans)]


def _one_case(one: Irregular, every: tuple[Irregular, ...]) -> Answers:
    """A remedy on a condition, and none for the same mistake without it or on another."""
    same = [other for other in every if other is not one and _same(one, other)]
    if one.if_ and not same:
        what, condition = as_called(one.what), name(one.if_)
        yield unclear("one-case", one, key=one.what, what=what, condition=condition)


def _same(one: Irregular, other: Irregular) -> bool:
    """Whether both are remedies for one mistake at one step."""
    alike = one.what == other.what or not {*one.answers}.isdisjoint(other.answers)
    return alike and other.step in (one.step, None)


def _outright(one: Irregular) -> bool:
    """Whether a remedy stands without a condition."""
    return bool(one.remedy) and not (one.if_ or one.cards)


def _apart(one: Irregular, other: Irregular) -> bool:
    """Whether two remedies hold at two steps, or each for the rest of some cases."""
    return one.step != other.step or bool(one.otherwise and other.otherwise)


def _two_remedies(every: Iterable[Irregular]) -> Answers:
    """The first two remedies for one mistake at one step that no case or moment keeps apart."""
    for one, other in combinations(filter(_outright, every), 2):
        shared = [trouble for trouble in one.answers if trouble in other.answers]
        if shared and one.remedy != other.remedy and not _apart(one, other):
            see = [(one, "first")]
            values = {
                "trouble": [phrase(of) for of in shared],
                "first": one.remedy,
                "second": other.remedy,
            }
            yield violated("two-remedies", other, see=see, key=shared[0], step=one.step, **values)
            return
