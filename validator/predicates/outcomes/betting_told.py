"""The rules say who begins each round of betting and how often a bet may be raised.

Where players bet in rounds, the rules say who acts first in the first round and in the later ones,
how many raises a round allows, who posts the blinds or may kill the pot, and how
large the blinds and the ante are. Where a player opens the
betting, they say what happens when nobody does, or one who may not. Once a round is bet at the
higher figure of the limit, the later ones are too. Position and the size of the pot are the game;
left open, they are settled by whoever is loudest.

## Says
- silent: There are rounds of betting ({@}), but {who} do not say {missing:or}.[ {perhaps}]
  Together (missing): The rules of {games} have rounds of betting but do not say {missing:or}.
  Fix: Say {missing}.
  See adopts: takes over other rules
  See forced: the forced bet
- no-rounds: The rules speak of raises ({@}) and forced bets ({@forced}) but do not describe the
  rounds of betting.
  Fix: Describe each round of betting, and say who begins it.
  See forced: a forced bet
- falls: The bets of a round are at the higher figure of the limit ({@higher}), and those of a later
  round are at the lower figure again ({@}).
  Reading: Is the smaller bet meant?
  Fix: Say which figure of the limit each round of betting follows.
  See higher: the higher figure
- odd-one: In one later round of betting the {one} begins ({@}), and in the others the {rest}
  ({@rest}).
  Reading: Is another player meant to begin that round?
  Fix: Say who begins each later round, in the same words.
  See rest: the {rest} begins
- (who-first): who begins a round of betting
- (who-later): who begins the later rounds of betting
- (how-many-raises): how many raises a round allows
- (blind-size): how large the blinds are
- (ante-size): how large the ante is
- (blind-poster): who posts the blinds
- (kill-poster): who may kill the pot
- (nobody-opens): what happens when nobody opens
- (false-opener): what happens to a player who opens without the hand it takes
- said: The rules say who begins each round of betting ({@}) and how many raises it allows.
- no-betting: This game has no rounds of betting.

## Examples
```yaml not-stated silent
category: poker
forced-bets: [{is: blind, at: 242}]
round: [{does: deal, to: each-player, cards: 5}, {does: betting-round, at: 244}, {does: betting-round, at: 246}]
source: {document: a.txt, lines: 1-300}
```
> There are rounds of betting (line 244), but the rules do not say who begins a round of betting,
> how many raises a round allows, how large the blinds are or who posts the blinds.
```yaml met said
category: poker
forced-bets: [{is: blind, by: left-of-button, amount: 1}]
raises: {most: 3}
round: [{does: betting-round, first: left-of-big-blind}, {does: betting-round, first: left-of-button}]
```
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from ...docket.view import View
from ...model.game import Game
from ...model.play import Step
from ...model.poker import Forced
from .._decided import for_pot
from .._steps import in_general
from ..answer import Answer, Answers, Ask, Subject, met, not_applicable, not_stated, unclear
from ..silence import silent
from ..values import phrase

NEEDS_FILING = True
OPENER = "opener"
FEW = 2
"""So many rounds alike make another one stand out."""
SIZES = {
    "blind-size": ("blind", "small-blind", "big-blind", "dealer-blind"),
    "ante-size": ("ante",),
}
"""What is asked of forced bets, by their kinds."""
ANYBODY = (None, "any-player")
POSTERS = {"blind-poster": SIZES["blind-size"], "kill-poster": ("kill",)}


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    rounds = in_general(game, "betting-round")
    if not for_pot(game):
        yield not_applicable("no-betting")
    elif rounds:
        told, falls = _told(subject.view, rounds), [*_falls(rounds), *_odd_one(rounds)]
        yield from falls if falls and told.verdict == "met" else [*falls, told]
    elif game.raises and game.forced_bets and not game.inherits:
        yield not_stated("no-rounds", game.raises[0], see=[(game.forced_bets[0], "forced")])
    else:
        yield not_applicable("no-betting")


def _rounds(game: Game) -> list[Step]:
    return [step for step in game.round if step.does == "betting-round"]


def _falls(rounds: list[Step]) -> Answers:
    """A round at the lower figure behind one at the higher."""
    for first, second in pairwise([step for step in rounds if step.limit]):
        if (first.limit, second.limit) == ("higher", "lower"):
            yield unclear("falls", second, see=[(first, "higher")])


def _odd_one(rounds: list[Step]) -> Answers:
    """One round behind the first that somebody else begins than all the others."""
    later = [step for step in rounds[1:] if step.first]
    seats = Counter(step.first for step in later)
    (usual, most), *others = seats.most_common() or [(None, 0)]
    single = [seat for seat, count in others if count == 1 and seat != rounds[0].first]
    if most >= FEW and len(others) == len(single) == 1:
        first = {step.first: step for step in reversed(later)}
        odd, rest = first[single[0]], first[usual]
        yield unclear("odd-one", odd, see=[(rest, "rest")], one=odd.first, rest=usual)


def _told(view: View, rounds: list[Step]) -> Answer:
    unsized = {size: bets for size, kinds in SIZES.items() if (bets := _unsized(view, kinds))}
    raises = view.said(lambda game: game.raises)
    missing = [*_first(view, rounds), *(() if raises else ["how-many-raises"]), *unsized]
    missing += [*_unposted(view), *_unopened(view, rounds)]
    if not missing:
        return met("said", rounds[0], see=[(said.part, "raises") for said in raises[:1]])
    open_ = _open(rounds) if missing[0].startswith("who") else rounds[0]
    see = [(bet, "forced") for bets in unsized.values() for bet in bets[-1:]]
    return silent(view, "silent", open_, see, missing=[phrase(one) for one in missing])


def _unposted(view: View) -> list[str]:
    """Forced bets of which no place says who posts them."""
    said = [one.part for one in view.said(lambda game: game.forced_bets)]
    posted = {kind: [bet for bet in said if bet.is_ in kinds] for kind, kinds in POSTERS.items()}
    return [
        kind for kind, bets in posted.items() if bets and all(bet.by in ANYBODY for bet in bets)
    ]


def _unopened(view: View, rounds: list[Step]) -> list[str]:
    """What is open where a player opens the betting: when nobody does, or one who may not."""
    opened = any(step.first == OPENER for step in rounds)
    needs = any(need.whose == OPENER for one in view.game.compares for need in one.qualifies)
    said = view.said(lambda game: game.irregularities)
    told = {trouble for one in said for trouble in one.part.answers}
    asked = {"nobody-opens": opened or needs, "false-opener": needs}
    return [trouble for trouble, due in asked.items() if due and trouble not in told]


def _open(rounds: list[Step]) -> Step:
    """The first round of which nobody says who begins it."""
    return next((step for step in rounds if not step.first), rounds[-1])


def _unsized(view: View, kinds: tuple[str, ...]) -> list[Forced]:
    """Forced bets of these kinds, where no place says how large one of them is."""
    said = view.said(lambda game: game.forced_bets)
    bets = [one.part for one in said if one.part.is_ in kinds and not one.part.optional]
    return [] if any(bet.amount or bet.by_limit for bet in bets) else bets


def _first(view: View, rounds: list[Step]) -> list[str]:
    """What is open of who begins: in these rounds, or those of rules they take over."""
    first = {said.part.first for said in view.said(_rounds)} - {None}
    if not first:
        return ["who-first"]
    later = [step.first for step in rounds[1:]]
    return ["who-later"] if later and len(first) < 2 and not any(later) else []
