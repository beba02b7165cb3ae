"""Nothing says when a fee is collected.

The rules of a game include how its fees are collected and assessed. For every option that charges
someone the filing says when the fee is taken. Determining and posting a fee are other matters; a
fee that is fixed and posted can still be taken before the cards, after them, or from the winner.
The rules of the game or another sheet for it may say it. An option the text does not announce is
left to `announced-options`.

## Says
- silent: The rules do not say when the fees of {options} are collected ({@}).
  Together (): {schedules} {schedules:does} not say when the fees of some options are collected,
    and neither do the rules.
  Fix: Say when the fee is taken: before the deal, after it, or at the end of the half hour.
  Write: fees: [{per: hand, collected: before-deal}]
- silent-fee: The rules do not say when this fee is collected ({@}).
  Fix: Say when the fee is taken: before the deal, after it, or at the end of the half hour.
  Write: fees: [{per: hand, collected: before-deal}]
- some: The sheet says when other fees are collected, but not when those of {options} are ({@}).
  Reading: Does the time given in {@given} apply here too?
  Fix: Say for {options} too when the fee is taken.
  See given: another document gives a time
- some-fee: The sheet says when other fees are collected ({@given}), but not when the {fee} is
  ({@}).
  Fix: Say when the {fee} is taken.
  See given: the time of another fee
- said: The filing says when the fees are collected[: {when}] ({@}).
- none: This schedule charges nobody.

## Examples
```yaml not-stated silent
  - fees: [{from: player, per: half-hour}]
    options: [{option: 1, limit: 5-100, player: 11}]
```
> The rules do not say when the fees of option 1 are collected (line 4).
```yaml met said
  - fees: [{from: player, per: half-hour, collected: end-of-half-hour}]
    options: [{option: 1, limit: 5-100, player: 11}]
```

## References
11 CCR 2071(a)(2).
"""

from __future__ import annotations

from itertools import filterfalse

from ...docket.filings import GameFile, Row, Subject
from ...docket.ladders import components
from ...model.fees import Block
from ...model.statements import Fee
from .._fees import Rows, charges, fees_for, parts, told
from .._law import amounts, fees
from ..answer import Answers, Ask, Place, met, not_applicable, not_stated, unclear
from ..values import moment, name

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Answers:
    spoken = [fee for fee in fees(subject) if _when(fee)]
    found = [answer for part in parts(subject) for answer in _silent(subject, *part, spoken)]
    charged = [place for part in parts(subject) for place in _charged(*part)]
    when = dict.fromkeys(moment(_when(fee)) for fee in spoken)
    passed = met("said", charged[0], when=when) if charged else not_applicable("none")
    yield from found or [passed]


def _taken(rows: Rows) -> list[Row]:
    """The options announced that charge somebody."""
    return [row for row in rows if told(row) and any(map(charges, components(row)))]


def _charged(block: Block, rows: Rows) -> list[Place]:
    return [*(row.place for row in _taken(rows)), *(fee for fee in block.fees if amounts(fee))]


def _silent(subject: Subject, block: Block, rows: Rows, spoken: list[Fee]) -> Answers:
    taken = _taken(rows)
    silent = list(filterfalse(_timed, taken))
    said = list(filter(_when, block.fees))
    given = _elsewhere(subject, block)
    if silent and not given:
        yield not_stated("silent", _place(silent[0]), key=_key(silent[0]), options=silent)
    elif silent and spoken:
        place, key = _place(silent[0]), _key(silent[0])
        yield unclear("some", place, see=[(given[0], "given")], key=key, options=silent)
    elif said:
        yield from _untimed(block, said)
    elif not taken and not given:
        flat = list(filter(amounts, block.fees))[:1]
        yield from (not_stated("silent-fee", fee, key=fee.called) for fee in flat)


def _untimed(block: Block, said: list[Fee]) -> Answers:
    """A fee with a name and an amount of its own of which no sentence says when it is taken."""
    timed = {fee.called for fee in said}
    bare = {fee.called: fee for fee in reversed(block.fees) if fee.called and amounts(fee)}
    for called, fee in bare.items():
        if called not in timed and not fee.only_if and called:
            yield not_stated(
                "some-fee", fee, see=[(said[0], "given")], key=called, fee=name(called)
            )


def _timed(row: Row) -> bool:
    return any(map(_when, row.prose))


def _place(row: Row) -> Place:
    return next(iter(row.prose), None) or row.place


def _key(row: Row) -> tuple[str, str]:
    return row.of, row.option.option


def _when(fee: Fee) -> str | None:
    return fee.collected or fee.dropped


def _elsewhere(subject: Subject, block: Block) -> list[Place]:
    """Where the rules or another sheet say it, if they do for every game of a block."""
    games = [_told(subject, game) for game in subject.filing.games_of(block)]
    return games[0] if games and all(games) else []


def _told(subject: Subject, game: GameFile) -> list[Place]:
    said = fees_for(subject.filing, game, but=subject.schedule_file)
    steps = [step for step in game.game.round if step.does == "collect-fee"]
    return [*filter(_when, said), *steps]
