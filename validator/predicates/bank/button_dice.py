"""A total of the dice gives the action button no seat.

Where dice decide who has first action, a table of totals or a rule of counting (where it starts,
which way it goes) gives every total a seat. A number without a place to count from is no place.

## Says
- no-start: Dice decide where the action starts ({@}), but the rules do not say {missing:or}.[
  The rules of {other} do ({@other}).]
  Fix: Say {missing}, or print the table of totals and seats.
  Write: player-dealer: {action-button: {by: dice, from: player-dealer, direction: clockwise}}
  See lost: the table is missing
  See other: said for {other}
- (start): from which seat the total is counted
- (way): which way the total is counted
- no-seat: The table of dice totals ({@}) gives no seat for a total of {missing:or}.
  Fix: Give every total of the dice a seat.
- table: The table gives every total of the dice a seat ({@}).
- counted: Totals of the dice are counted {way} ({@}).
- no-dice: No dice decide where settlement starts.

## Examples
```yaml not-stated no-start
player-dealer: {action-button: {by: dice, dice: 3, direction: clockwise}}
```
> Dice decide where the action starts (line 4), but the rules do not say from which seat the total
> is counted.
```yaml met counted
player-dealer: {action-button: {by: dice, dice: 3, from: player-dealer, direction: clockwise}}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import GameFile, Subject
from ...model.statements import Button
from .._button import SIDES, buttons, dice, elsewhere, totals
from ..answer import Answer, Answers, Ask, met_by, not_applicable, not_stated
from ..values import name, number, phrase

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Answers:
    said = buttons(subject.game, "dice")
    printed = [button for button in said if button.seat_of_total]
    if not said:
        yield not_applicable("no-dice")
    elif printed:
        yield _table(printed, dice(subject.game))
    else:
        yield _counted(subject, said)


def _counted(subject: Subject, said: tuple[Button, ...]) -> Answer:
    """Totals without a table: where counting starts, and which way it goes."""
    start = list(filter(_start, said))
    ways = list(filter(None, (button.direction for button in said)))
    missing = [phrase(word) for word, told in (("start", start), ("way", ways)) if not told]
    if not missing:
        return met_by("counted", start, way=ways[0])
    if source := elsewhere(subject, "dice"):
        return not_applicable("elsewhere", game=name(source.from_))
    see = [(button, "lost") for button in said[1:] if button.damaged]
    other = next(_others(subject), None)
    see += [(other[1], "other")] if other else []
    return not_stated("no-start", said[0], see=see, missing=missing, other=other and other[0])


def _others(subject: Subject) -> Iterator[tuple[GameFile, Button]]:
    """Games of the filing whose rules say how the total of the dice is counted."""
    for file in subject.filing.games:
        told = [one for one in buttons(file.game, "dice") if one.seat_of_total or _start(one)]
        if file is not subject.game_file and told:
            yield file, told[0]


def _start(button: Button) -> bool:
    return bool(button.from_ or button.player_dealer_numbers)


def _table(printed: list[Button], count: int | None) -> Answer:
    covered = {
        total for button in printed for cell, _ in button.seat_of_total for total in totals(cell)
    }
    possible = range(count, SIDES * count + 1) if count else ()
    missing = [number(total) for total in possible if total not in covered]
    if missing:
        return not_stated("no-seat", printed[0], missing=missing)
    return met_by("table", printed)
