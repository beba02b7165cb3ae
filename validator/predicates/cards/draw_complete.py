"""A total for which nobody says whether a card is drawn, or of which two things are said.

## What is asked
Where the rules say when a hand draws, every total has one instruction, in the chart or in the text.
A total that the chart leaves out as well is told with the finding of `draw-chart`.

## Why
A hand with a total nobody speaks of cannot be finished.

## Fails
```yaml not-stated
kind: game
name: Example
category: player-dealer
draw-rules:
  - {for: banker-hand, totals: 3-6, does: hit, except: [8], if: player-hits}
  - {for: banker-hand, totals: 7-9, does: stand}
```
```yaml violated
kind: game
name: Example
category: player-dealer
draw-rules:
  - {for: players, totals: 0-5, does: stand}
  - {for: players, totals: 0-4, does: hit}
```

The totals are answered for a player hand that stands, not for one that has drawn.
```yaml not-stated
kind: game
name: Example
category: player-dealer
draw-rules:
  - {for: banker-hand, totals: 0-5, does: hit, if: player-stands}
  - {for: banker-hand, totals: 3-6, does: hit, except: [8], if: player-hits}
  - {for: banker-hand, totals: 7-9, does: stand}
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
draw-rules: [{for: player-hand, totals: 0-5, does: hit}, {for: player-hand, totals: 6-9, does: stand}]
```

## Boundary
A general option and an instruction for some totals: the option is meant within the instructions.
```yaml met
kind: game
name: Example
category: player-dealer
draw-rules:
  - {for: players, totals: any, does: option}
  - {for: players, totals: 0-4, does: hit}
```

The chart answers what the text leaves out.
```yaml met
kind: game
name: Example
category: player-dealer
draw-matrix: {for: banker-hand, against: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rows: [[0-5, HHHHHHHHHH], [6-7, SSSSSSSSSS]]}
draw-rules: [{for: banker-hand, totals: 3-6, does: hit, if: player-hits}]
```
Rules for another case are not set against each other.
```yaml met
kind: game
name: Example
category: player-dealer
draw-rules:
  - {for: banker-hand, totals: 0-5, does: hit, if: player-stands}
  - {for: banker-hand, totals: 0-6, does: hit, if: player-hits}
  - {for: banker-hand, totals: 7-9, does: stand}
```

## How to fix
Say for every total whether the hand draws.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.cards import DrawRule
from .._draws import ALWAYS, cells, digits
from .._say import listed
from ..legacy import Answer, Ask, following, met, not_applicable, not_stated, violated

DRAWN = range(8)


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    game = subject.game
    rules = [rule for rule in game.draw_rules if rule.if_ in ALWAYS]
    found = False
    for hand in dict.fromkeys(rule.for_ for rule in rules):
        own = [rule for rule in rules if rule.for_ == hand]
        for answer in _clashes(own, f"the {hand.replace('-', ' ')}"):
            found = True
            yield answer
        charted = {total for matrix in game.draw_matrix if matrix.for_ == hand for total, _ in cells(matrix)}
        spoken = {total for rule in own for total in digits(rule.totals)}
        missing = [total for total in DRAWN if total not in charted | spoken]
        if missing:
            found = True
            charts = [(matrix, "the chart") for matrix in game.draw_matrix if matrix.for_ == hand]
            case = _case(hand, own, [rule for rule in game.draw_rules if rule.for_ == hand and rule.if_ not in ALWAYS], missing)
            said = f"the rules do not say whether the {hand.replace('-', ' ')} draws on a total of {listed(missing)}{case}"
            yield following(not_stated(said, f"say what is done on a total of {listed(missing)}{case}", own[0], *charts), "draw-chart")
    if not rules:
        yield not_applicable("the rules do not say in words when a hand draws")
    elif not found:
        yield met("every total has one instruction", *rules[:3])


def _case(hand: str, rules: list[DrawRule], others: list[DrawRule], missing: list[int]) -> str:
    """The case that is open, where rules for the other case speak of these totals."""
    spoken = {total for rule in others for total in digits(rule.totals)}
    drawn = any(rule.if_ == "player-hits" for rule in rules)
    return " when the player hand has drawn" if drawn and spoken & set(missing) else ""


def _clashes(rules: list[DrawRule], hand: str) -> Iterator[Answer]:
    plain = [rule for rule in rules if not rule.against and not rule.except_]
    for number, later in enumerate(plain):
        for earlier in plain[:number]:
            shared = sorted(set(digits(later.totals)) & set(digits(earlier.totals)))
            general = any(rule.does == "option" and set(DRAWN) <= set(digits(rule.totals)) for rule in (earlier, later))
            if shared and not general and later.does != earlier.does and later.if_ == earlier.if_:
                yield violated(
                    f"on a total of {listed(shared)} {hand} are told two things: {earlier.does} and {later.does}",
                    "give each total one instruction",
                    later,
                    (earlier, earlier.does),
                )
                return
