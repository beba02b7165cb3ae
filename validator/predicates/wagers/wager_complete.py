"""A wager of which the rules do not say what it pays or how large it may be.

Of every wager the rules say what a win pays and between which limits it is placed. A payment left
to custom, or a limit that is nowhere, cannot be checked by anyone.

A wager sized from another has its limits from there, and a base wager those of the table.

## Says
- (each):
  See won: the ordinary win
  Write (no-limits, only-posted): limit: {is: 1-100}
- payment: The rules do not say what {wager} ({@}) pays[ or {limits}].[ {perhaps}]
  Together (limits): The rules of {games} do not say what is paid on the {wagers}
    wager{wagers:s}[ or {limits}].
  Fix: Say what {wager} pays[ and {limits}].
  Write: pays: {odds: 1 to 1}
- natural-only: A natural pays {odds} ({@table}), but the rules do not say what an ordinary winning
  {wager_name} wager pays[ or {limits}].[ {perhaps}]
  Together (limits): In {games} a natural pays {odds:or}, but the rules do not say what an
    ordinary winning {wager_name:or} wager pays[ or {limits}].
  Fix: Say what a winning {wager_name} wager pays when it is not a natural[, and {limits}].
  Write: pays: [{odds: {odds}, when: {result: natural}}, {odds: 1 to 1}]
  See table: what a natural pays
- special-only: The rules say what one kind of win pays, {odds} ({@table}), but not what an ordinary
  win of {wager} pays[ or {limits}].[ {perhaps}]
  Fix: Say what an ordinary win of {wager} pays[, and {limits}].
  See table: pays for a special win
- unprinted: {wager} is paid by a table ({@table}) that is not printed, so the rules do not say what
  it pays[ or {limits}].[ {perhaps}]
  Together (limits): In {games} the {wagers} wager{wagers:s} {wagers:is} paid by a table that is
    not printed, so the rules do not say what is paid[ or {limits}].
  Fix: Print the pay table.
  See table: refers to a pay table
- no-limits: The rules do not give the limits of {wager} ({@}).[ The rules of {outside}, to which
    they refer, may give them.]
  Together (): The rules of {games} do not say the limits of the {wagers} wager{wagers:s}.
  Fix: Give the least and the most that may be bet on {wager}.
- only-posted: The rules leave the limits of {wager} to what is posted ({@posted}), and no document
  of the filing gives them.
  Together (): The rules of {games} leave the limits of the {wagers} wager{wagers:s} to what is
    posted, and no document of the filing gives them.
  Fix: Print the lowest and the highest bet in the rules or on the fee schedule.
  See posted: limits are posted
- no-table-limit: {wager} stays within the table limit ({@}), and no document of the filing gives that
  limit.
  Together (): In {games} the limits of the {wagers} wager{wagers:s} are those of the table, and no
    document of the filing gives that limit.
  Fix: Print the lowest and the highest bet in the rules or on the fee schedule.
  Write: table-limit: 5-500
- unlimited: The rules leave the limits of {wager} to the schedule ({@}), but no schedule of this
  game gives any.
  Fix: Print the limits of {wager} in the schedule.
  See schedule: a schedule of the game
- rides: {wager} is paid for the player's hand alone ({@}). The rules do not say whether it is paid
  when the {base} bet loses or the dealer
    does not play.
  Reading: Is {wager} paid whatever the dealer holds?
  Fix: Say whether {wager} is paid when the {base} bet loses.
  See paid: when it is paid
- whole: The rules say what {wager} pays ({@})[ and its limits ({@limit})].
- elsewhere: This wager is settled as part of another, by points or a pot, without a payment or
  limit of its own, or belongs to another game.
- house: The rules settle this bet of the house's game by rolls, numbers or outcomes, which other
  rules look at.
- (its-limits): what its limits are

## Examples
```yaml not-stated no-limits
wagers: [{name: buster, bonus: true, pays: {odds: 2 to 1}, decided: [{is: wins, when: {result: bust}}, {is: loses, otherwise: true}]}]
```
> The rules do not give the limits of the buster wager (line 4).
```yaml met whole
wagers: [{name: red-flex, bonus: true, limit: {is: 1-50}, pays: {odds: 2 to 1}, decided: [{is: wins, when: {suited: red}}, {is: loses, otherwise: true}]}]
```
"""

from __future__ import annotations

from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.game import Game
from ...model.wagers import PayTable, Wager
from .._wagers import ENVY, RIDING, compared_by, outcomes, schedule_limits
from ..answer import (
    Answer,
    Answers,
    Ask,
    Role,
    following,
    met,
    not_applicable,
    not_stated,
    roles,
    unclear,
)
from ..values import bet, name, phrase

NEEDS_FILING = True
ELSEWHERE = (*RIDING, ENVY)
COMPARED = ("pot", "high-low-pot", "three-hands")


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.wager
    wager, game = subject.wager, subject.game
    if _settled_elsewhere(wager, game):
        yield not_applicable("elsewhere")
    elif game.category != "house-banked":
        yield _judge(subject, wager, _limited(subject, wager))
    elif base := _rides(wager, game):
        see = roles(wager.decided[:1], "paid")
        yield unclear("rides", wager.pays[0], see=see, wager=bet(wager), base=base)
    elif wager.pays and (game.deck or game.cards or game.values or game.hands):
        yield _judge(subject, wager, limited=True)  # the rest is asked by bets-priced
    else:
        yield not_applicable("house")


def _settled_elsewhere(wager: Wager, game: Game) -> bool:
    other = game.category == "bonus-bet" and not wager.bonus
    own = wager.pays or wager.decided or wager.limit
    return wager.name in ELSEWHERE or other or (compared_by(game, *COMPARED) and not own)


def _judge(subject: Subject, wager: Wager, limited: bool) -> Answer:
    lent = [(g, w) for g in subject.view.borrowed for w in g.wagers if w.name == wager.name]
    limited = limited or any(other.limit for _, other in lent)
    if not any(_paid(one, game) for game, one in ((subject.game, wager), *lent)):
        return _unpaid(subject.game, wager, limited)
    if not limited:
        return _unlimited(subject, wager)
    place = wager.pays[0] if wager.pays else wager
    return met("whole", place, see=roles(wager.limit[:1], "limit"), wager=bet(wager))


def _unlimited(subject: Subject, wager: Wager) -> Answer:
    """No limits, though the rules may say where they are."""
    game, named = subject.game, bet(wager)
    if any(limit.within_table_limit for limit in wager.limit):
        return not_stated("no-table-limit", wager.limit[0], wager=named)
    if wager.limit:
        see = roles(subject.view.blocks[0].games[:1], "schedule")
        return not_stated("unlimited", wager.limit[0], see=see, wager=named)
    if posted := [said for said in game.states if said.that == "limits-posted" and said.is_]:
        return not_stated("only-posted", wager, see=roles(posted[:1], "posted"), wager=named)
    return _silent(game, "no-limits", wager)


def _silent(
    game: Game, case: str, wager: Wager, see: tuple[Role, ...] = (), **given: object
) -> Answer:
    """What these rules do not say; rules they refer to may."""
    given |= {"wager": bet(wager), "wager_name": wager}
    if not game.inherits:
        return not_stated(case, wager, see=see, **given)
    parent = game.inherits[0]
    see = ((parent, "adopts"), *see)
    answer = unclear(case, wager, see=see, outside=name(parent.from_), **given)
    return following(answer, "outcomes-total")


def _unpaid(game: Game, wager: Wager, limited: bool) -> Answer:
    """A payment is missing, and perhaps the limits with it."""
    special = _special(wager)
    tables = special or wager.pays
    see = (*_won(wager, game), *roles(tables[:1], "table"))
    odds = special[0].odds if special else None
    limits = None if limited else phrase("its-limits")
    return _silent(game, _missing(wager), wager, see, odds=odds, limits=limits)


def _missing(wager: Wager) -> str:
    """What of the payment is missing."""
    if special := _special(wager):
        when = special[0].when
        return "natural-only" if when and when.result == "natural" else "special-only"
    return "unprinted" if wager.pays else "payment"


def _special(wager: Wager) -> list[PayTable]:
    """Odds for one kind of win alone."""
    return [table for table in wager.pays if table.odds and table.when]


def _rides(wager: Wager, game: Game) -> str | None:
    """The compared bet that a payment by hand rides on and is not said to outlive."""
    compared = {name for comparison in game.compares for name in comparison.wagers}
    tabled = [table for table in wager.pays if table.rows]
    if not tabled or wager.name in compared or _by_itself(wager):
        return None
    needed = (name for needs in wager.needs for name in needs.all)
    return next(filter(compared.__contains__, needed), None)


def _by_itself(wager: Wager) -> bool:
    return bool(wager.bonus or wager.survives or wager.placed)


def _won(wager: Wager, game: Game) -> list[tuple[Place, str]]:
    """The place that tells the ordinary win, where the payment should be."""
    won = [one for one in outcomes(game) if one.results.get(wager.name) == "wins"]
    plainly = [one for one in won if one.case in ("higher", "both-higher") and not one.narrower]
    return roles((plainly or won)[:1], "won")


def _paid(wager: Wager, game: Game) -> bool:
    """A payment for the ordinary win: odds for one kind of win alone are not enough."""
    if any(table.rows or (table.odds and not table.when) for table in wager.pays):
        return True
    return any(option.is_ == wager.name and option.pays for option in game.playing_options)


def _limited(subject: Subject, wager: Wager) -> bool:
    """Whether limits are given; those left to a schedule are in it, if one is filed."""
    game, view = subject.game, subject.view
    named = any(not limit.wager or wager.name in limit.wager for limit in game.limits)
    if wager.size or named or game.table_limit or _own_limit(wager, bool(view.blocks)):
        return True
    within = any(limit.within_table_limit for limit in wager.limit)
    tabled = view.table_limited and (within or not wager.bonus)
    return tabled or any(schedule_limits(subject, wager))


def _own_limit(wager: Wager, filed: bool) -> bool:
    """Whether a limit does not leave it to the table or to a schedule that is filed."""
    left = [limit for limit in wager.limit if limit.see_schedule or limit.within_table_limit]
    return len(left) < len(wager.limit) or (bool(left and left[0].see_schedule) and not filed)
