"""A detail of play given at two places is given in the same way.

## What is asked
Details such as what cards are dealt from, who sets a hand, who is first, what a bonus hand is paid or
what happens after a wrong number of cards are the same at every place that gives them.
`details` says which are meant: `result`, those that decide who wins or what is paid, or `play`, the rest; without it, all.

## Why
Each place is right for whoever reads it alone.

## Says
- two-ways: The rules differ on {fact}. {@earlier}: {earlier}. {@}: {later}. Which is it?
  Fix: {remedy}
  See earlier: {earlier}
- two-ways-unless: The rules differ on {fact}. {@earlier}: {earlier}. {@}: {later}.
  Reading: {reading}
  Fix: {remedy}
  See earlier: {earlier}
- at-one-place: The rules say two things about {fact} in {@}: {earlier}, and {later}.
  Reading: {reading}
  Fix: {remedy}
- (remedy): Keep the one that is meant, or say when each applies.
- agree: {number:place} agree on {fact}: {said}.
- none: The rules give no such detail.
- (ace-in-low): how the ace counts in a low hand[ ({whose})]
- (action-limited-by): what limits the action
- (after-fold): what happens to a player who folds[ ({whose})]
- (bank-puts-up): what the player-dealer must put up
- (bet-size): how much may be bet
- (betting-rounds): the number of betting rounds
- (board-run-when): when the board may be run again
- (bonus-bets): which bonus bets a player may make
- (bonus-with-clean-sweep): whether a clean sweep also earns a bonus
- (button-used): when the action button is used
- (cards-burned): which cards are burned[ ({whose})]
- (cards-counted): which cards count[ for the {whose}]
- (cards-dealt-from): what the cards are dealt from
- (cards-handled-by): who handles the cards
- (cards-in-hand): which cards make a hand[ ({whose})]
- (cards-passed-over): which cards are passed over for the action button
- (clean-sweep-hand): whether a clean sweep hand is compared
- (counts-as): how[ {whose}] are counted
- (dice-shaken): when the dice are shaken
- (doubling-and-splitting): when a player may double down and split
- (doubling-for-less): whether a player may double for less
- (draw-after-natural): whether a hand draws against a natural
- (drawing): how cards are drawn[ ({whose})]
- (earned-by): whose hand earns the[ {whose}]
- (equal-hands): who wins when hands are equal
- (equal-hands-allowed): whether a player's two hands may rank alike
- (equal-totals): what happens when totals are equal
- (figure-of): what is compared with the figure
- (first-player-dealer): who is player-dealer first
- (first-to-act): who acts first
- (folded-cards): whether folded cards are looked at
- (hand-set-when): when the hand is set
- (hands-compared): which hands are compared
- (last-card): how the last card is dealt[ ({whose})]
- (lowest-limit): the lowest limit
- (means): the meaning of “[{whose}]”
- (new-player): when a new player may come in
- (numbers-drawn): how the numbers are drawn
- (numbers-needed): how many numbers are played[ ({whose})]
- (open-to): who may be player-dealer
- (paid): what is paid[ ({whose})]
- (paid-by): who pays[ ({whose})]
- (piles-given-to): who is dealt a pile of cards
- (played-out): whether the hand is played out
- (players): how many may play
- (point-set): which roll sets the point
- (points): the value of[ {whose}]
- (position-sits): where the position is[ ({whose})]
- (pot-goes-to): which hand wins the pot
- (primary-at-war): what happens to the primary wager when a player goes to war
- (push-over-target): what a push over the target does
- (scored-in): the versions of the game in which this is scored[: {whose}]
- (settled): when wagers are settled[ ({whose})]
- (several-hands-pay): what is paid when several hands qualify[ ({whose})]
- (soft-17): what is done on a soft 17[ ({whose})]
- (split-pairs): which pairs may be split[ ({whose})]
- (split-pots): whether pots are split
- (splits-allowed): how often a player may split[ ({whose})]
- (stake): whether the[ {whose}] is a bet of its own
- (straights-and-flushes): whether straights and flushes count in a low hand[ ({whose})]
- (suits-in-hand): which suits the hand may hold[ ({whose})]
- (surrender-against-natural): whether a player may surrender against a natural
- (taken-back): what may be taken back
- (tied-clean-sweeps): how two clean sweeps of one value end
- (total-counted): how much of a total counts
- (two-jokers): what two jokers make[ ({whose})]
- (unqualified-hand): what happens to a hand that does not qualify[ ({whose})]
- (wagered): what is wagered
- (winner-shows): what the winner must show
- (wrong-number-of-cards): what happens after a wrong number of cards is dealt
- (exception): Which is it, or is one an exception to the other?
- (why-cards-counted): Do both mean only cards in a row?
- (why-cards-dealt-from): Are both in use?
- (why-first-to-act): Do they mean the same seat, or two moments of play?
- (why-lowest-limit): Is one only an example?
- (why-hands-compared): Is the hand meant for which the player-dealer pays?
- (why-doubling-and-splitting): Is one short for the other?
- (why-settled): Is one the order within a seat and the other the moment?
- (why-draw-after-natural): Does the rule on naturals come before the others?
- (why-surrender-against-natural): Is one an alternative to the other?
- (why-means): Is the word used for both?
- (why-counts-as): Is one meant for pairs and the other for the rest?
- (why-scored-in): Does the version left out score nothing?
- (why-last-card): Does the second speak only of that player's own cards?
- (why-total-counted): Are the examples meant as the rule?
- (why-figure-of): Is each share meant, or all of them together?
- (why-soft-17): Is one written for tables with other rules?
- (why-splits-allowed): Does the second mean the moment, and leave the number as it is?
- (why-bonus-bets): Does “or” mean either of them, or both?

## Fails
```yaml unclear two-ways-unless details=play
facts: [{of: settled, whose: envy-bonus, is: after-the-hand, at: 4003}, {of: settled, whose: envy-bonus, is: in-the-turn-of-each-seat, at: 4082}]
```
> The rules differ on when wagers are settled (envy bonus). Line 4: after the hand. Line 4: in the
> turn of each seat. Is one the order within a seat and the other the moment?
Two figures for one thing cannot both be true.
```yaml violated two-ways details=result
category: poker
facts: [{of: points, whose: 4-of-a-kind-in-back, is: "8", at: 1377}, {of: points, whose: 4-of-a-kind-in-back, is: "4", at: 1386}]
```
> The rules differ on the value of 4 of a kind in back. Line 4: 8. Line 4: 4. Which is it?

## Passes
```yaml met agree details=play
facts: [{of: settled, whose: envy-bonus, is: after-the-hand, at: 10}, {of: settled, whose: envy-bonus, is: after-the-hand, at: 40}]
```

## Boundary
Two wagers, and a case of its own, are not compared with the rest.
```yaml met once details=play
facts:
  - {of: settled, whose: envy-bonus, is: after-the-hand}
  - {of: settled, whose: base, is: in-the-turn-of-each-seat}
  - {of: settled, whose: base, is: at-once, when: natural}
```

One line can say two things, too.
```yaml unclear at-one-place details=play
facts: [{of: cards-dealt-from, is: one-deck, at: 4955}, {of: cards-dealt-from, is: shoe-of-several-decks, at: 4955}]
source: {document: a.txt, lines: 4000-5000}
```
> The rules say two things about what the cards are dealt from in line 4955: one deck, and shoe of
> several decks. Are both in use?
Names, equipment and patents are not compared.
```yaml not-applicable none
facts: [{of: equipment, is: none, at: 10}, {of: equipment, is: dealer-button, at: 40}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import Subject
from ...model.told import Fact
from ..agreement import CONTRADICTION, Clash, Compare, agreement, line, stated
from ..answer import Answer, Ask, not_applicable
from ..parameters import one_of
from ..values import phrase

FIGURES = ("points", "betting-rounds")
"""Details that are one figure: two cannot both be right."""
LEFT_OUT = ("called", "equipment", "patent-dated")
"""Details on which nothing at the table depends."""
OWN_READING = (
    "bonus-bets", "cards-counted", "cards-dealt-from", "counts-as", "doubling-and-splitting", "draw-after-natural",
    "figure-of", "first-to-act", "hands-compared", "last-card", "lowest-limit", "means", "scored-in", "settled",
    "soft-17", "splits-allowed", "surrender-against-natural", "total-counted",
)  # fmt: skip
"""Details with a question of their own to the applicant."""

RESULT = frozenset({
    "ace-in-low", "action-limited-by", "after-fold", "bank-puts-up", "bet-size", "bonus-with-clean-sweep",
    "cards-in-hand", "clean-sweep-hand", "draw-after-natural", "earned-by", "equal-hands", "equal-totals",
    "paid", "paid-by", "points", "pot-goes-to",
    "primary-at-war", "push-over-target", "scored-in", "several-hands-pay", "soft-17", "split-pots", "stake",
    "straights-and-flushes", "surrender-against-natural", "tied-clean-sweeps", "total-counted", "two-jokers",
    "unqualified-hand",
})  # fmt: skip
"""Details that decide who wins or what is paid."""
PARAMETERS = {"details": one_of("result", "play")}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    wanted = ask.value("details")
    given = [fact for fact in subject.game.facts if fact.of not in LEFT_OUT]
    facts = [fact for fact in given if wanted in (None, "result" if fact.of in RESULT else "play")]
    if not facts:
        yield not_applicable("none")
        return
    answers: list[Answer] = []
    for of, whose in dict.fromkeys((fact.of, fact.whose) for fact in facts):
        said = stated(
            [f for f in facts if (f.of, f.whose) == (of, whose)], lambda f: f, lambda f: f.is_
        )
        answers += agreement(said, _compare(of), phrase(of, whose=whose), (of, whose))
    bad = [_together(answer) for answer in answers if answer.verdict != "met"]
    yield from bad or answers[:1]


def _together(answer: Answer) -> Answer:
    """Two things said at one line have a sentence of their own."""
    earlier = answer.related[0][0]
    here = answer.place
    same = here is not None and answer.verdict == "unclear" and line(here) == line(earlier) != 0
    return answer._replace(case="at-one-place") if same else answer


def _compare(of: str) -> Compare:
    def clash(first: Fact, second: Fact) -> Clash | None:
        if first.is_ == second.is_ or first.when != second.when:
            return None
        reading = f"why-{of}" if of in OWN_READING else "exception"
        return CONTRADICTION if of in FIGURES else Clash(phrase(reading))

    return clash
