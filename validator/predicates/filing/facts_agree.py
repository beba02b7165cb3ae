"""A detail of play given at two places is given in the same way.

## What is asked
Details such as what cards are dealt from, who sets a hand, who is first, what a bonus hand is paid
or what happens after a wrong number of cards are the same at every place that gives them. `details`
says which are meant: `result`, those that decide who wins or what is paid, or `play`, the rest;
without it, all.

## Why
Each place is right for whoever reads it alone.

## Says
- two-ways: {@earlier} {@earlier:say} that {earlier}; {@} {@:say} that {later}. Which is it?
  Fix: {remedy}
  See earlier: {earlier}
- two-ways-unless: {@earlier} {@earlier:say} that {earlier}; {@} {@:say} that {later}.
  Reading: {reading}
  Fix: {remedy}
  See earlier: {earlier}
- at-one-place: {@} {@:say} that {earlier}, and also that {later}.
  Reading: {reading}
  Fix: {remedy}
- (remedy): Say once {fact}, or say when each applies.
- agree: {number:place} agree that {said}.
- none: The rules give no such detail.
- (ace-in-low): how the ace counts in a[ {whose}] low hand
- (action-limited-by): what limits the action
- (after-fold): what happens when a player[ with a {whose} bet] folds
- (bank-puts-up): what the player-dealer must put up
- (bet-size): how much may be bet
- (betting-rounds): how many betting rounds there are
- (board-run-when): when the board may be run again
- (bonus-bets): which bonus bets a player may make
- (bonus-with-clean-sweep): whether a clean sweep also earns a bonus
- (button-used): when the action button is used
- (cards-burned): which cards are burned[ in the {whose}]
- (cards-counted): which cards count[ for the {whose} wager]
- (cards-dealt-from): what the cards are dealt from
- (cards-handled-by): who handles the cards
- (cards-in-hand): which cards make a[ {whose}] hand
- (cards-passed-over): which cards are passed over for the action button
- (clean-sweep-hand): whether a clean sweep hand is compared
- (counts-as): how[ {whose}] count
- (dice-shaken): when the dice are shaken
- (doubling-and-splitting): when a player may double down and split
- (doubling-for-less): whether a player may double for less
- (draw-after-natural): whether a hand draws against a natural
- (drawing): how cards are drawn[ to the {whose}]
- (earned-by): whose hand earns the[ {whose}]
- (equal-hands): who wins when hands are equal
- (equal-hands-allowed): whether a player's two hands may rank alike
- (equal-totals): what happens when totals are equal
- (figure-of): what is compared with the dollar figure
- (first-player-dealer): who is player-dealer first
- (first-to-act): who acts first
- (folded-cards): whether folded cards are looked at
- (hand-set-when): when the hand is set
- (hands-compared): which hands are compared
- (last-card): how the last card[ of {whose}] is dealt
- (lowest-limit): what the lowest limit is
- (means): what “[{whose}]” means
- (new-player): when a new player may come in
- (numbers-drawn): how the numbers are drawn
- (numbers-needed): how many numbers are played[ in {whose}]
- (open-to): who may be player-dealer
- (paid): what[ {whose:a}] pays
- (paid-by): who pays[ for {whose:a}]
- (piles-given-to): which seats are dealt a pile of cards
- (played-out): whether the hand is played out
- (players): how many may play
- (point-set): which roll sets the point
- (points): how much[ {whose:a}] is worth
- (position-sits): where the[ {whose}] is
- (pot-goes-to): which hand wins the pot
- (primary-at-war): what happens to the primary wager when a player goes to war
- (push-over-target): what happens to a push when both hands go over
- (scored-in): in which versions of the game[ {whose}] are scored
- (settled): when settlement[ of the {whose}] comes
- (several-hands-pay): what is paid[ on the {whose}] for several winning hands
- (soft-17): what the[ {whose}] does on a soft 17
- (split-pairs): which[ {whose}] may be split
- (split-pots): whether pots are split
- (splits-allowed): how often a player may split[ in {whose}]
- (stake): whether the[ {whose}] is a bet of its own
- (straights-and-flushes): whether straights and flushes count in a[ {whose}] low hand
- (suits-in-hand): which suits[ {whose:a}] may hold
- (surrender-against-natural): whether a player may surrender against a natural
- (taken-back): what may be taken back
- (tied-clean-sweeps): what happens between two clean sweeps of one value
- (total-counted): how much of a total counts
- (two-jokers): what two jokers make[ for the {whose}]
- (unqualified-hand): what happens to a[ {whose}] hand that does not qualify
- (wagered): what is wagered
- (winner-shows): what the winner must show
- (wrong-number-of-cards): what happens after a wrong number of cards is dealt
- once: One place says that {said}.
- (that-ace-in-low): in a[ {whose}] low hand, the ace is {said}
- (ask-ace-in-low): How does the ace count in a[ {whose}] low hand?
- (that-action-limited-by): {said} limits the action
- (ask-action-limited-by): Which of the two limits the action?
- (that-after-fold): a player[ with a {whose} bet] who folds {said}
- (ask-after-fold): What happens when a player[ with a {whose} bet] folds?
- (that-bank-puts-up): the player-dealer {said}
- (ask-bank-puts-up): What must the player-dealer put up?
- (that-bet-size): players may bet {said}
- (ask-bet-size): How much may be bet?
- (that-betting-rounds): there are {said} betting rounds
- (ask-betting-rounds): How many betting rounds are there?
- (that-board-run-when): the board may be run again when {said}
- (ask-board-run-when): When may the board be run again?
- (that-bonus-bets): a player may make {said}
- (ask-bonus-bets): May a player make both bonus bets?
- (that-bonus-with-clean-sweep): with a clean sweep, {said}
- (ask-bonus-with-clean-sweep): Does a clean sweep also earn a bonus?
- (that-button-used): the action button {said}
- (ask-button-used): When is the action button used?
- (that-cards-burned): [in the {whose}, ]the dealer burns {said}
- (ask-cards-burned): Which cards are burned[ in the {whose}]?
- (that-cards-counted): {said} count[ for the {whose} wager]
- (ask-cards-counted): Which cards count[ for the {whose} wager]?
- (that-cards-dealt-from): cards are dealt from {said}
- (ask-cards-dealt-from): What are the cards dealt from?
- (that-cards-handled-by): {said}
- (ask-cards-handled-by): Who handles the cards?
- (that-cards-in-hand): a[ {whose}] hand is made with {said}
- (ask-cards-in-hand): Which cards make a[ {whose}] hand?
- (that-cards-passed-over): {said} are passed over for the action button
- (ask-cards-passed-over): Which cards are passed over?
- (that-clean-sweep-hand): a clean sweep hand {said}
- (ask-clean-sweep-hand): Is a clean sweep hand compared?
- (that-counts-as): [{whose} ]count as {said}
- (ask-counts-as): How do[ {whose}] count?
- (that-dice-shaken): the dice are shaken {said}
- (ask-dice-shaken): When are the dice shaken?
- (that-doubling-and-splitting): a player may double down and split {said}
- (ask-doubling-and-splitting): When may a player double down and split?
- (that-doubling-for-less): doubling for less is {said}
- (ask-doubling-for-less): May a player double for less?
- (that-draw-after-natural): against a natural, a hand {said}
- (ask-draw-after-natural): Does a hand draw against a natural?
- (that-drawing): cards are drawn[ to the {whose}] {said}
- (ask-drawing): How are cards drawn[ to the {whose}]?
- (that-earned-by): the[ {whose}] is earned by the hand of {said}
- (ask-earned-by): Whose hand earns the[ {whose}]?
- (that-equal-hands): when hands are equal, {said}
- (ask-equal-hands): Who wins when hands are equal?
- (that-equal-hands-allowed): {said}
- (ask-equal-hands-allowed): May the two hands of a player rank alike?
- (that-equal-totals): when totals are equal, {said}
- (ask-equal-totals): Who wins when totals are equal?
- (that-figure-of): {said} is compared with the dollar figure
- (ask-figure-of): Which amount is compared with the dollar figure: each portion, or all portions
    together?
- (that-first-player-dealer): the first player-dealer is {said}
- (ask-first-player-dealer): Who is player-dealer first?
- (that-first-to-act): {said} acts first
- (ask-first-to-act): Who acts first?
- (that-folded-cards): folded cards are {said}
- (ask-folded-cards): Are folded cards looked at?
- (that-hand-set-when): the hand is set {said}
- (ask-hand-set-when): When is the hand set?
- (that-hands-compared): {said} are compared
- (ask-hands-compared): Which hands are compared?
- (that-last-card): the last card[ of {whose}] is {said}
- (ask-last-card): How is the last card[ of {whose}] dealt?
- (that-lowest-limit): the lowest limit is {said}
- (ask-lowest-limit): What is the lowest limit?
- (that-means): “[{whose}]” means {said}
- (ask-means): What does “[{whose}]” mean?
- (that-new-player): a new player may come in {said}
- (ask-new-player): When may a new player come in?
- (that-numbers-drawn): the numbers are drawn {said}
- (ask-numbers-drawn): How are the numbers drawn?
- (that-numbers-needed): [in {whose}, ]a player plays {said}
- (ask-numbers-needed): How many numbers are played[ in {whose}]?
- (that-open-to): {said} may be player-dealer
- (ask-open-to): Who may be player-dealer?
- (that-paid): [{whose:a} ]{said}
- (ask-paid): What does[ {whose:a}] pay?
- (that-paid-by): {said} pays[ for {whose:a}]
- (ask-paid-by): Who pays[ for {whose:a}]?
- (that-piles-given-to): {said} is dealt a pile of cards
- (ask-piles-given-to): Which seats are dealt a pile of cards?
- (that-played-out): the hand is {said}
- (ask-played-out): Is the hand played out?
- (that-players): {said} may play
- (ask-players): How many may play?
- (that-point-set): {said} sets the point
- (ask-point-set): Which roll sets the point?
- (that-points): [{whose:a} ]is worth {said}
- (ask-points): How much is[ {whose:a}] worth?
- (that-position-sits): the[ {whose}] is {said}
- (ask-position-sits): Where is the[ {whose}]?
- (that-pot-goes-to): the pot goes to {said}
- (ask-pot-goes-to): Which hand wins the pot?
- (that-primary-at-war): when a player goes to war, the primary wager {said}
- (ask-primary-at-war): What happens to the primary wager at war?
- (that-push-over-target): when both hands go over, {said}
- (ask-push-over-target): What happens to a push when both hands go over?
- (that-scored-in): [{whose} ]are scored in {said}
- (ask-scored-in): In which versions of the game are[ {whose}] scored?
- (that-settled): settlement[ of the {whose}] comes {said}
- (ask-settled): When does settlement[ of the {whose}] come?
- (that-several-hands-pay): with several winning hands, payment[ on the {whose}] is {said}
- (ask-several-hands-pay): What is paid[ on the {whose}] for several winning hands?
- (that-soft-17): the[ {whose}] {said} on a soft 17
- (ask-soft-17): What does the[ {whose}] do on a soft 17?
- (that-split-pairs): [{whose} ]may be split if they are {said}
- (ask-split-pairs): Which[ {whose}] may be split?
- (that-split-pots): pots are {said}
- (ask-split-pots): Are pots split?
- (that-splits-allowed): [in {whose}, ]a player may split {said}
- (ask-splits-allowed): How often may a player split[ in {whose}]?
- (that-stake): the[ {whose}] {said}
- (ask-stake): Is the[ {whose}] a bet of its own?
- (that-straights-and-flushes): [in a {whose} low hand, ]{said}
- (ask-straights-and-flushes): Do straights and flushes count in a[ {whose}] low hand?
- (that-suits-in-hand): [{whose:a} ]may hold {said}
- (ask-suits-in-hand): Which suits may[ {whose:a}] hold?
- (that-surrender-against-natural): against a natural, a player {said}
- (ask-surrender-against-natural): May a player surrender against a natural?
- (that-taken-back): {said} may be taken back
- (ask-taken-back): What may be taken back?
- (that-tied-clean-sweeps): between two clean sweeps of one value, {said}
- (ask-tied-clean-sweeps): Who wins between two clean sweeps of one value?
- (that-total-counted): {said} counts
- (ask-total-counted): How much of a total counts?
- (that-two-jokers): [for the {whose}, ]two jokers make {said}
- (ask-two-jokers): What do two jokers make[ for the {whose}]?
- (that-unqualified-hand): a[ {whose}] hand that does not qualify {said}
- (ask-unqualified-hand): What happens to a[ {whose}] hand that does not qualify?
- (that-wagered): players wager {said}
- (ask-wagered): What is wagered?
- (that-winner-shows): the winner must show {said}
- (ask-winner-shows): What must the winner show?
- (that-wrong-number-of-cards): a wrong number of cards {said}
- (ask-wrong-number-of-cards): What happens after a wrong number of cards is dealt?

## Fails
```yaml unclear two-ways-unless details=play
facts: [{of: settled, whose: envy-bonus, is: after-the-hand, at: 4003}, {of: settled, whose: envy-bonus, is: in-the-turn-of-each-seat, at: 4082}]
```
> Line 4 says that settlement of the envy bonus comes after the hand; line 4 says that settlement
> of the envy bonus comes in the turn of each seat. When does settlement of the envy bonus come?

## Passes
```yaml met agree details=play
facts: [{of: settled, whose: envy-bonus, is: after-the-hand, at: 10}, {of: settled, whose: envy-bonus, is: after-the-hand, at: 40}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket.filings import Subject
from ...model.told import Fact
from ..agreement import CONTRADICTION, Clash, Compare, agreement, line, stated
from ..answer import Answer, Ask, not_applicable
from ..parameters import one_of
from ..values import Value, phrase

FIGURES = ("points", "betting-rounds")
"""Details that are one figure: two cannot both be right."""
LEFT_OUT = ("called", "equipment", "patent-dated")
"""Details on which nothing at the table depends."""

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
        said = stated([f for f in facts if (f.of, f.whose) == (of, whose)], lambda f: f, _clause)
        answers += agreement(said, _compare(of), phrase(of, whose=whose), (of, whose))
    bad = [_together(answer) for answer in answers if answer.verdict != "met"]
    yield from bad or answers[:1]


def _clause(fact: Fact) -> Value:
    """What is said, as a clause behind *says that*."""
    return phrase(f"that-{fact.of}", whose=fact.whose, said=fact.is_)


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
        return CONTRADICTION if of in FIGURES else Clash(phrase(f"ask-{of}", whose=first.whose))

    return clash
