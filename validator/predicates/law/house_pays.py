"""The house pays a bet in a game that the house may not bank.

In a game with a player-dealer the house takes no part in the play: what players win comes from the
player-dealer or from other players. Whoever pays the winners and keeps the losing bets is the bank,
and a bonus bet is a bet.

## Says
- house: The {wager} is paid by the house ({@}). The house would bank that bet.
  Fix: Have the player-dealer pay the {wager}, or do not offer it.
- others: No bet is paid by the house.
- none: The rules list no bet.

## Examples
```yaml violated house
wagers: [{name: lucky-nine, bonus: true, pays-from: house, at: 20}]
```
> The lucky nine is paid by the house (line 4). The house would bank that bet.
```yaml met others
wagers: [{name: lucky-nine, bonus: true, at: 20}]
```
"""

from __future__ import annotations

from ..answer import Answers, Ask, Subject, judged, violated


def judge(subject: Subject, ask: Ask) -> Answers:
    wagers = subject.game.wagers
    paid = [wager for wager in wagers if wager.pays_from == "house"]
    found = [violated("house", wager, key=wager.name, wager=wager) for wager in paid]
    yield from judged(found, wagers, "others")
