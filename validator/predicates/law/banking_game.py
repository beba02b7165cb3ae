"""The house takes all wagers and pays them.

A game in which the house takes all wagers on and pays all winners may not be dealt. Games of lot
(bingo, keno) come under other law and are left to a person. The state's cardrooms live from fees,
not from winning.

## Says
- house-banks: The house banks this game ({@}).
  Fix: Offer the game with a player-dealer position that rotates.
  Write: category: player-dealer
- other-law: This is {category:a} game ({@}), not a card game between players. Under which law is it
  offered?
  Fix: Say under which law the game is offered.
- players: This is {category:a} game, which the house does not bank ({@}).

## Examples
```yaml violated house-banks
category: house-banked
```
> The house banks this game (line 3).
```yaml met players
category: player-dealer
```

## References
Penal Code 330; Penal Code 337j(e).
"""

from __future__ import annotations

from ..answer import Answers, Ask, Subject, met, unclear, violated
from ..parameters import WORDS

PARAMETERS = {"banked": WORDS, "other-law": WORDS}


def judge(subject: Subject, ask: Ask) -> Answers:
    category = subject.game.category
    place = (subject.game, "category")
    if category in ask.value("banked", []):
        yield violated("house-banks", place)
    elif category in ask.value("other-law", []):
        yield unclear("other-law", place, category=category)
    else:
        yield met("players", place, category=category)
