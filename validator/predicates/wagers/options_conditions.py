"""The rules say which hands may be doubled or split, and what a split hand may still do.

A player who may double down asks on which hands; one who may split asks how often, and whether a
split hand may be doubled. Each dealer answers otherwise where the rules do not. Remarks: the answers are
often left to custom, and all of them change what a hand is worth.

## Says
- open: A player may {options} ({@}), but the rules do not say {what:or}.
  Fix: Say {what}.
  See also: {options}
- (which-hands): on which hands a player may double down
- (after-split): whether a split hand may be doubled
- (how-often): how often a hand may be split
- told: The rules say which hands may be doubled and split ({@}).
- none: Nothing is doubled or split here against a bank, or other rules say how.

## Examples
```yaml not-stated open
category: house-banked
playing-options: [{is: double-down, allowed: true, on: [two cards], at: 25}, {is: split, allowed: true, hands: 4, at: 19}]
```
> A player may split and double down (line 4), but the rules do not say whether a split hand may be
> doubled.
```yaml met told
category: house-banked
playing-options: [{is: double-down, allowed: true, with-totals: 10-11, at: 25}]
```
"""

from __future__ import annotations

from collections.abc import Container

from ...model.game import Game
from ...model.play import Splitting
from .._wagers import offered
from ..answer import Answers, Ask, Subject, met_by, not_applicable, not_stated, roles
from ..values import Value, phrase

BANKED = ("house-banked", "player-dealer")


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    splits, doubles = offered(game, "split"), offered(game, "double-down")
    places = [*splits[:1], *doubles[:1]]
    if not places or game.category not in BANKED or game.inherits:
        yield not_applicable("none")
    elif what := _open(game, splits, doubles):
        kinds = [one.is_ for one in places]
        yield not_stated("open", places[0], see=roles(places[1:]), options=kinds, what=what)
    else:
        yield met_by("told", places)


def _open(game: Game, splits: list[Splitting], doubles: list[Splitting]) -> list[Value]:
    told = {one.is_ for one in game.playing_options}
    said = {
        "which-hands": not doubles or any(one.on or one.with_totals for one in doubles),
        "after-split": not (splits and doubles) or "double-after-split" in told,
        "how-often": not splits or _often(splits, told),
    }
    return [phrase(what) for what, known in said.items() if not known]


def _often(splits: list[Splitting], told: Container[str]) -> bool:
    """Whether it is said how often a hand may be split."""
    return "resplit" in told or any(one.most or one.hands for one in splits)
