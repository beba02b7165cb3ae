"""A detail of play told at two places is told in the same way.

## What is asked
Details such as what cards are dealt from, who sets a hand, who is first, what a bonus hand is paid or what becomes of a wrong number of cards are the same
at every place that tells them.

## Why
Each place is right for whoever reads it alone.

## Fails
```yaml unclear
kind: game
name: Example
category: player-dealer
facts: [{of: hand-set, whose: player-dealer, is: house-way, at: 4003}, {of: hand-set, whose: player-dealer, is: own-choice, at: 4082}]
```
Two figures for one thing cannot both be true.
```yaml violated
kind: game
name: Example
category: poker
facts: [{of: points, whose: 4-of-a-kind-in-back, is: "8", at: 1377}, {of: points, whose: 4-of-a-kind-in-back, is: "4", at: 1386}]
```

## Passes
```yaml met
kind: game
name: Example
category: player-dealer
facts: [{of: hand-set, whose: player-dealer, is: house-way, at: 10}, {of: hand-set, whose: player-dealer, is: house-way, at: 40}]
```

## Boundary
The hands of two people, and a case of its own, are not compared with the rest.
```yaml met
kind: game
name: Example
category: player-dealer
facts:
  - {of: hand-set, whose: player-dealer, is: house-way}
  - {of: hand-set, whose: player, is: own-choice}
  - {of: hand-set, whose: player, is: house-way, when: player-asks}
```

## How to fix
Tell the detail once, or say when each holds.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...judge.answer import Answer, Ask, not_applicable
from ...model.told import Fact
from .._agree import CONTRADICTION, Clash, Compare, agreement, plain, stated

FIX = "tell the detail once, or say when each holds"
FIGURES = ("points", "patent-dated", "betting-rounds")
"""Details that are one figure: two cannot both be right."""
NAMES = {
    "cards-dealt-from": "what cards are dealt from",
    "hand-set": "how the hand is set",
    "several-hands-pay": "what is paid when several hands qualify",
    "settled": "when it is settled",
    "withdrawn": "whether it may be taken back",
    "surrender-against-natural": "whether a player may surrender to a natural",
    "unqualified-hand": "what becomes of a hand that does not qualify",
    "first-player-dealer": "who is player-dealer first",
    "wrong-number-of-cards": "what follows a wrong number of cards",
    "straights-and-flushes-in-front": "whether straights and flushes count in front",
    "clean-sweeps-played": "in which versions clean sweeps are played",
    "draw-after-natural": "whether a hand draws against a natural",
    "low-half": "who takes the low half",
    "stake": "whether anything is wagered on it",
    "drawing": "how a player draws",
    "clean-sweep-hand": "whether a clean sweep hand is compared",
    "betting-rounds": "the number of betting rounds",
    "pot-goes-to": "which hand takes the pot",
    "patent-dated": "the date of the patent",
    "points": "the value",
    "paid": "what is paid",
    "primary-at-war": "what becomes of the primary wager at war",
    "after-fold": "what becomes of a player who folds",
    "equal-hands-allowed": "whether the two hands may rank alike",
    "fee-from": "who pays the fee",
    "piles-given-to": "who is given a pile of cards",
    "cards-in-hand": "what cards make a hand",
    "face-up-cards": "how many cards a player shows",
    "first-to-act": "who acts first",
    "tied-segment": "what a tie does",
    "straights-and-flushes": "whether straights and flushes count against a low hand",
    "lowest-limit": "the lowest limit",
    "called": "what it is called",
    "bet-size": "how much may be bet",
    "button-used": "when the action button is used",
    "winner-shows": "what the winner must show",
    "cards-to-win": "how many cards of one's own are needed to win",
    "tied-clean-sweeps": "how two clean sweeps of one value end",
    "bonus-with-clean-sweep": "whether a clean sweep earns a bonus too",
    "hand-set-when": "when the hand is set",
    "suits-in-hand": "which suits the hand may hold",
    "first-choices": "what the first player may do",
    "new-player": "when a new player may come in",
    "equipment": "what other equipment is used",
    "wagered": "what is wagered",
    "pots": "how many pots there are",
    "position-sits": "where the position sits",
    "dice-shaken": "when the dice are shaken",
    "ace-in-low": "how the ace counts in a low hand",
    "equal-totals": "what equal totals do",
    "cards-burned": "which cards are burned",
    "bets-made": "when bets are made",
    "board-run-when": "when the board may be run again",
    "cards-passed-over": "which cards are passed over for the action button",
    "over-hand": "what becomes of a hand over the target",
    "played-out": "whether the hand is played out",
    "split-pots": "whether pots are split",
    "hands-compared": "which hands are compared",
    "push-over-target": "what a push over the target does",
    "two-jokers": "what two jokers make",
    "cards-handled-by": "who handles the cards",
    "split-pairs": "which pairs may be split",
    "doubling-and-splitting": "when a player may double and split",
    "ace-as-one": "what a hand is whose ace counts one",
    "button-card": "which card places the action button",
    "open-to": "who may take the position",
    "equal-hands": "who wins when hands are equal",
    "score-kept": "whether results are recorded",
    "action-limited-by": "what limits the action",
    "folded-cards": "whether folded cards are looked at",
}
READINGS = {
    "cards-dealt-from": "Both may be in use",
    "first-to-act": "The words may mean the same seat, or another moment of play",
    "called": "Both names may mean the same thing",
    "lowest-limit": "One may only be an example",
    "button-card": "The first card with a seat may be meant both times",
    "ace-as-one": "The second may be meant of an ace that can still count eleven",
    "hands-compared": "The hand the player-dealer pays for may be meant",
    "doubling-and-splitting": "One may be short for the other",
    "settled": "One may tell the order in a seat and the other the moment",
    "draw-after-natural": "The rule on naturals may be meant to go before the others",
    "surrender-against-natural": "One may be an alternative to the other",
    "equipment": "The list may be meant for what is out of the ordinary",
}
OTHER = "One may be meant as an exception to the other"


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    facts = subject.game.facts
    if not facts:
        yield not_applicable("the document has no such detail at two places")
        return
    answers: list[Answer] = []
    for of, whose in dict.fromkeys((fact.of, fact.whose) for fact in facts):
        said = [fact for fact in facts if (fact.of, fact.whose) == (of, whose)]
        of_whom = f" ({plain(whose)})" if whose else ""
        answers += agreement(f"{NAMES[of]}{of_whom}", stated(said, lambda f: f, lambda f: plain(f.is_)), _compare(of), FIX)
    bad = [answer for answer in answers if answer.verdict != "met"]
    yield from bad or answers[:1]


def _compare(of: str) -> Compare:
    def clash(first: Fact, second: Fact) -> Clash | None:
        if first.is_ == second.is_ or first.when != second.when:
            return None
        return CONTRADICTION if of in FIGURES else Clash(READINGS.get(of, OTHER))

    return clash
