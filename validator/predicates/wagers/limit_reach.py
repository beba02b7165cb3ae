"""A maximum bet is the maximum of something.

Where a game has more bets than one, or a bet may grow, the maximum says whether it holds for each
bet, for a hand or for everything a player has on the table. A player at the maximum who doubles,
splits or adds a side bet is either at twice the limit or may not do what the rules allow. A maximum for each bet leaves open whether money added by
doubling or splitting is a bet of its own.

## Says
- open: The rules set a maximum of {maximum} ({@}). Is it for each bet, for a hand or for everything
  bet, including {besides}?
  Fix: Say whether the maximum is for each bet, each hand or all bets of a player together.
  See besides: may be bet too
- open-ticket: The rules set a maximum of {maximum} ({@}). Is it for one game, one way or the whole
  ticket?
  Fix: Say whether the maximum is for one game, one way or the whole ticket.
  See besides: may be bet
- added: The rules set a maximum of {maximum} for each {per} ({@}). A bet may grow by {besides}.
  Reading: Does what is added count apart?
  Fix: Say whether what is added to a bet counts toward its maximum.
  See besides: adds to a bet
- paid: What is paid is limited to {amounts} ({@}). The rules do not say {what:or}.
  Fix: Say {what}.
  See besides: limited too
- (per-what): whether that is for each bet, each hand or each round
- (who-waits): who is paid less when the limit of the table is passed
- said: Every maximum says what it is for ({@}).
- none: The rules set no maximum, or there is only one bet, which does not grow.

## Examples
```yaml unclear open
category: house-banked
limits: {at-most: 500, at: 841}
wagers: [{name: ante, at: 831}, {name: play, size: {of: ante, times: 1, bound: exactly}, at: 834}]
```
> The rules set a maximum of $500 (line 4). Is it for each bet, for a hand or for everything bet,
> including the play wager?
```yaml met said
category: house-banked
limits: {at-most: 500, per: bet, at: 306}
wagers: [{name: pass, at: 295}, {name: odds, size: {of: pass, times: 10, bound: at-most}, at: 294}]
```
"""

from __future__ import annotations

from ...model.game import Game
from ...model.poker import BetLimit, Payout
from .._wagers import offered
from ..answer import (
    Answer,
    Answers,
    Ask,
    Place,
    Subject,
    met,
    not_applicable,
    not_stated,
    roles,
    unclear,
)
from ..values import Value, bet, money, phrase, value

KENO = "keno"
TABLE = "table"
EACH = ("bet", "wager")
GROWS = ("double-down", "split")
Bet = tuple[Value | None, Place]
"""A bet, and where the rules have it."""


def judge(subject: Subject, ask: Ask) -> Answers:
    game = subject.game
    limits = [limit for limit in game.limits if limit.at_most is not None]
    bare = [limit for limit in limits if not limit.wager and not limit.per]
    paid = list(_paid(game))
    yield from paid
    if bare or not paid:
        yield _reach(game, limits, bare)


def _reach(game: Game, limits: list[BetLimit], bare: list[BetLimit]) -> Answer:
    """Whether the maximums say what they are for; *bare* are those that do not."""
    besides = [*_bets(game), *_grows(game)]
    if not limits or not besides:
        return not_applicable("none")
    if bare:
        return _open(game, bare[0], besides)
    return _added(game, limits) or met("said", limits[0], see=roles(limits[1:3]))


def _open(game: Game, limit: BetLimit, besides: list[Bet]) -> Answer:
    case = "open-ticket" if game.category == KENO else "open"
    names, places = zip(*besides, strict=True)
    see = roles(places[:3], "besides")
    return unclear(case, limit, see=see, maximum=money(limit.at_most or 0), besides=names)


def _paid(game: Game) -> Answers:
    """Ceilings on payments that are for nothing named, or for a table whose players share them."""
    ceilings = [one for one in game.payouts if one.at_most is not None]
    what = _unsaid(game, ceilings)
    if ceilings and what:
        first, *others = ceilings
        amounts = [money(one.at_most or 0) for one in ceilings]
        yield not_stated("paid", first, see=roles(others, "besides"), amounts=amounts, what=what)


def _unsaid(game: Game, ceilings: list[Payout]) -> list[Value]:
    """What is open: what a ceiling is for, and who is paid less where players share one."""
    shared = any(one.of == TABLE for one in ceilings)
    said = {
        "per-what": all(one.per for one in ceilings),
        "who-waits": not shared or any(one.order for one in game.settles),
    }
    return [phrase(one) for one, known in said.items() if not known]


def _added(game: Game, limits: list[BetLimit]) -> Answer | None:
    """That money may be added to a bet which has a maximum of its own."""
    each, grows = [limit for limit in limits if limit.per in EACH], _grows(game)
    if not each or not grows or any(limit.per not in EACH for limit in limits):
        return None
    names, places = zip(*grows, strict=True)
    see, most = roles(places, "besides"), money(each[0].at_most or 0)
    return unclear("added", each[0], see=see, maximum=most, per=each[0].per, besides=names)


def _bets(game: Game) -> list[Bet]:
    """What a player may bet besides the first bet; on a keno ticket, that too."""
    more = [w for w in game.wagers[1:] if w.placed or w.size or w.required is not None]
    return [(bet(wager), wager) for wager in (game.wagers if game.category == KENO else more)]


def _grows(game: Game) -> list[Bet]:
    """How the first bet may grow."""
    return [(value(name), option) for name in GROWS for option in offered(game, name)[:1]]
