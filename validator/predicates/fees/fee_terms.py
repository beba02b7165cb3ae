"""The rules of a game take a fee and do not say for what it is taken, or when.

Where the rules name who pays a fee and no schedule of the filing is for the game, they say per what
the fee is taken (a hand, a wager, a half hour) and when it is collected. `fee-schedule-filed` asks
for the amount. A fee without a unit is owed once or at every hand; nobody can tell.

## Says
- silent: The rules take a fee from the {payers} ({@}), but do not say {missing:or}.
  Fix: Say {missing}.
  Write: fees: [{from: player-dealer, per: hand, collected: before-deal}]
- (unit): per what it is taken
- (moment): when it is collected
- said: The rules say for what their fee is taken, and when ({@}).
- on-sheet: A schedule has fees for the game.
- none: The rules take no fee.

## Examples
```yaml not-stated silent
fees: [{from: player, amount: none}, {from: player-dealer, amount: 1, at: 36}]
```
> The rules take a fee from the player-dealer (line 4), but do not say per what it is taken or when it
> is collected.
```yaml met said
fees: [{from: player-dealer, amount: 1, per: hand, collected: before-deal}]
```

## References
11 CCR 2071(a)(2).
"""

from __future__ import annotations

from ...docket.filings import Subject
from ...model.game import Game
from .._fees import free, payer
from ..answer import Answers, Ask, following, met, not_applicable, not_stated
from ..values import phrase

NEEDS_FILING = True


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.game_file
    fees = [fee for fee in subject.game.fees if fee.from_ and not free(fee)]
    if not fees:
        yield not_applicable("none")
    elif subject.filing.fees_of(subject.game_file):
        yield not_applicable("on-sheet")
    elif missing := _missing(subject.game):
        payers = dict.fromkeys(payer(fee.from_) for fee in fees)
        answer = not_stated("silent", fees[0], payers=payers, missing=[*map(phrase, missing)])
        yield following(answer, "fee-schedule-filed")
    else:
        yield met("said", fees[0])


def _missing(game: Game) -> list[str]:
    """What the rules say of none of their fees."""
    collected = any(step.does == "collect-fee" for step in game.round)
    told = {
        "unit": any(fee.per or fee.share for fee in game.fees),
        "moment": collected or any(fee.collected or fee.dropped for fee in game.fees),
    }
    return [what for what, given in told.items() if not given]
