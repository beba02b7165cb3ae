"""Raises, forced bets, shares of the pot and the fewest players are stated alike everywhere.

The most raises in a betting round, who posts each forced bet and how much, who gets the low half
and the odd chip of a divided pot, and the fewest players agree wherever the rules give them. These
are the figures a table quarrels over. Half a pot that goes to the best low hand in one sentence,
and to every low hand that qualifies in another, has two sets of winners.

## Says
- (remedy): Keep one of the two, or say when each applies.
- (differ): Two places differ on {fact}
- (raises): the number of raises in a betting round
- (fewest): the smallest number of players
- (odd-chip): who gets the odd chip
- (check-raise): whether a player who checked may raise
- (allowed): allowed
- (barred): not allowed
- (low-share): who gets the low half of the pot
- (best): the best low hand
- (every-qualifier): every low hand that qualifies
- (posted): who posts the {bet}
- (size): how large the {bet} is
- (dollars): {amounts}
- (at-most): at most {number}
- (no-limit): no limit
- (players): {number:player}
- (own-pots): Does each of the two apply to a different kind of pot?
- (same-player): Do the two mean the same player, or two moments of play?
- nothing-stated: The rules give no raises, forced bets, odd chip or smallest number of players.

## Examples
```yaml violated two-ways
category: poker
raises: [{most: 3, at: 10}, {most: 4, at: 40}]
```
> Two places differ on the number of raises in a betting round: at most three (line 4), and at most
> four (line 4). Which is it?
No limit between two players is an exception.
```yaml met agree
category: poker
raises: [{most: 3, at: 10}, {unlimited: true, unlimited-when: two-players, at: 10}]
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...model.game import Game
from ...model.poker import Forced, Pot, Raises
from ...model.values import Range
from ..agreement import CONTRADICTION, Clash, Compare, Said, agreement, stated
from ..answer import Answers, Ask, Subject, not_applicable
from ..values import Value, amounts, counts, phrase

ALLOWED = {True: "allowed", False: "barred"}
APART = ("one-player", "new-player", "newly-seated-player", "returning-player")
"""Newcomers post for themselves, and one player is anybody."""


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    facts = [fact for fact in _facts(game) if fact[0]]
    for said, clash, fact, key in facts:
        yield from agreement(said, clash, fact, key)
    if not facts:
        yield not_applicable("nothing-stated")


def _facts(game: Game) -> Iterator[tuple[list[Said], Compare, Value, str]]:
    raises = stated(game.raises, lambda one: one, _most)
    fewest = stated(game.minimum_players, lambda one: one.is_, lambda one: _players(one.is_))
    chip = stated(
        (pot for pot in game.pot if pot.odd_chip), lambda one: one, lambda one: one.odd_chip
    )
    low = stated(
        (pot for pot in game.pot if pot.low_share),
        lambda one: one.low_share,
        lambda one: phrase(str(one.low_share)),
    )
    checks = stated(game.check_raise, lambda one: one.is_, lambda one: phrase(ALLOWED[one.is_]))
    yield checks, _same, phrase("check-raise"), "check-raise"
    yield low, _same, phrase("low-share"), "low-share"
    yield raises, _raises, phrase("raises"), "raises"
    yield fewest, _fewest, phrase("fewest"), "fewest"
    yield chip, _odd, phrase("odd-chip"), "odd-chip"
    posted: dict[str, list[Forced]] = {}
    for bet in game.forced_bets:
        posted.setdefault(bet.is_, []).append(bet)
    for kind, bets in posted.items():
        said = stated((bet for bet in bets if _compared(bet)), lambda one: one, lambda one: one.by)
        yield said, _posted, phrase("posted", bet=kind), kind
        for same in _alike_posted(bets):
            sized = stated(same, lambda one: one.amount, _dollars)
            yield sized, _same, phrase("size", bet=kind), f"size-{kind}-{same[0].by}"


def _compared(bet: Forced) -> bool:
    """Whether one player posts it; blinds without a name of their own are several posts."""
    named = bet.is_ != "blind" and bet.where is None
    return bet.by is not None and bet.by not in APART and named


def _alike_posted(bets: list[Forced]) -> list[list[Forced]]:
    """The bets of one kind of which an amount is said, by who posts them."""
    found: dict[str | None, list[Forced]] = {}
    for bet in bets:
        if bet.amount and bet.where is None and bet.by not in APART:
            found.setdefault(bet.by, []).append(bet)
    return [same for same in found.values() if same[1:]]


def _dollars(bet: Forced) -> Value:
    return phrase("dollars", amounts=[amounts(one.low or 0, one.high) for one in bet.amount])


def _most(raises: Raises) -> Value:
    return phrase("no-limit") if raises.most is None else phrase("at-most", number=raises.most)


def _players(number: Range) -> Value:
    return phrase("players", number=counts(number.low, number.high))


def _raises(first: Raises, second: Raises) -> Clash | None:
    excepted = any(one.unlimited_when or one.unless for one in (first, second))
    if excepted and None in (first.most, second.most):
        return None
    return None if first.most == second.most else CONTRADICTION


def _same(first: object, second: object) -> Clash | None:
    return None if first == second else CONTRADICTION


def _fewest(first: Range, second: Range) -> Clash | None:
    return None if first.low == second.low else CONTRADICTION


def _odd(first: Pot, second: Pot) -> Clash | None:
    return None if first.odd_chip == second.odd_chip else Clash(phrase("own-pots"))


def _posted(first: Forced, second: Forced) -> Clash | None:
    loose = first.is_ != "small-blind" and "left-of-button" in (first.by, second.by)
    return None if first.by == second.by or loose else Clash(phrase("same-player"))
