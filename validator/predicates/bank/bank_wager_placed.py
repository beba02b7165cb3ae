"""The rules say when the player-dealer's wager is put up.

Where a wager of the player-dealer's own bounds what is won or paid, the rules say when it is put
up: with the players' before the deal, if those are. A bank that may be put up or raised when cards
are out is another game.

## Says
- not-said: The player-dealer pays only what its own wager covers ({@}), but the rules do not say
    when that wager is put up.
  Fix: Say when the player-dealer puts up the wager, such as before any cards are dealt.
  Write: player-dealer: {own-wager: {placed: before-wagers}}
  See wager: the player-dealer's wager
- said: The rules say when the player-dealer's wager is put up ({@}).
- with-the-players: All bets are placed before the deal, the player-dealer's with them.
- unbounded: No wager of the player-dealer's own limits what is paid.
- other-game: The rules of another game tell how the round goes.

## Fails
```yaml not-stated not-said
player-dealer: {wins-or-loses-at-most: {is: original-wager, at: 2776}}
source: {document: a.txt, lines: 2700-2800}
```
> The player-dealer pays only what its own wager covers (line 2776), but the rules do not say when
> that wager is put up.

## Passes
```yaml met said
player-dealer: {wins-or-loses-at-most: original-wager, own-wager: {placed: before-wagers}}
```
"""

from __future__ import annotations

from ...model.statements import Bank
from ..answer import Answers, Ask, Place, Subject, met_by, not_applicable, not_stated

OWN = ("original-wager", "amount-wagered")


def judge(subject: Subject, ask: Ask) -> Answers:
    bank = subject.game.player_dealer
    bounds = _bounds(bank) if bank else []
    if not bank or not bounds:
        yield not_applicable("unbounded")
    elif subject.game.inherits:
        yield not_applicable("other-game")
    elif placed := _placed(subject, bank):
        yield met_by("said", placed)
    elif _players(subject):
        yield not_applicable("with-the-players")
    else:
        yield not_stated(
            "not-said", bounds[0], see=[(said, "wager") for said in bank.own_wager[:1]]
        )


def _bounds(bank: Bank) -> list[Place]:
    """Where a wager of the player-dealer's own bounds what is won, lost or paid."""
    most = [said for said in bank.wins_or_loses_at_most if said.is_ in OWN]
    return [*most, *(said for said in bank.settling if said.to_the_extent)]


def _placed(subject: Subject, bank: Bank) -> list[Place]:
    """Where the rules have the player-dealer put up the wager."""
    bets = [step for step in subject.game.round if step.does == "bet"]
    own = [step for step in bets if step.to in ("player-dealer", "everyone")]
    return [*(said for said in bank.own_wager if said.placed), *own]


def _players(subject: Subject) -> bool:
    """Whether the players' wagers are placed or closed before the deal."""
    time = subject.view.timeline
    closed = time.steps("wagers") and time.steps("deal") and time.before("wagers", "deal")
    return bool(closed or subject.game.no_more_bets)
