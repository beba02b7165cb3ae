"""A wager sized from another can pass the table limit it is said to keep.

A wager that is a multiple of another and must stay within the table limit does so for every amount
the other may be. A size that another place contradicts is told with the finding of
`wager-size-agrees`. Four times an ante of $200 is $800. At a table of $5 to $200 either the wager
or the limit gives way, and the rules must say which.

## Says
- too-large: {times:time} {base} of {highest} ({@}) is more than {wager} may be, {most} ({@limit}).
  Fix: Limit {base} so that the multiple stays within {most}.
  See limit: at most {most}
- too-large-alone: {wager} is to be as large as {base} ({@}), which may be {highest}, but {wager} may
  be {most} at most ({@limit}).
  Fix: Give both wagers the same limit, or say what holds when they differ.
  See limit: at most {most}
- may-pass: {wager} may be {times:time} {base} ({@}) and must stay within the table limit ({@limit}).
    When {base} is near the table maximum, {wager} would be over it.
  Reading: Is the table maximum meant for {base} alone?
  Fix: Say that the table maximum is for {base} and not for {wager}.
  See limit: within the table limit
- too-low: {wager} is {times:time} {base} ({@}), which may be no less than {lowest}; {wager} may be
    {least} at least ({@limit}).
  Reading: Is the smaller minimum a slip?
  Fix: Give {wager} a minimum that goes with that of {base}.
  See limit: at least {least}
- no-least: {wager} may be up to {times:time} {base} ({@}), and the rules give no least.
  Fix: Say whether {wager} may be less than {base}.
  Write: size: [{of: ante, times: 1-3, bound: between}]
- fits: {wager} cannot pass a limit that it must keep ({@}).
- not-sized: {wager} is not sized from another wager.

## Examples
```yaml unclear may-pass
wagers: [{name: ante, limit: {within-table-limit: true}}, {name: play, size: {of: ante, times: 3-4, bound: between}, limit: {within-table-limit: true}}]
```
> The play wager may be three to four times the ante (line 4) and must stay within the table limit
> (line 4). When the ante is near the table maximum, the play wager would be over it. Is the table
> maximum meant for the ante alone?
```yaml met fits
wagers: [{name: ante, limit: {within-table-limit: true}}, {name: play, size: {of: ante, times: 1, bound: exactly}, limit: {within-table-limit: true}}]
```
"""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from ...docket.view import View
from ...model.poker import BetLimit
from ...model.wagers import Size, Wager, WagerBound
from .._wagers import bounds
from ..answer import (
    Answers,
    Ask,
    Subject,
    following,
    met,
    not_applicable,
    not_stated,
    roles,
    unclear,
    violated,
)
from ..values import bet, counts, money


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.wager
    wager = subject.wager
    if not wager.size:
        yield not_applicable("not-sized", wager=bet(wager))
        return
    sizes = [size for size in wager.size if size.bound != "at-most" and size.times.low >= 1]
    found = [answer for size in sizes for answer in _passed(subject.view, wager, size)]
    found = found or [*_low(subject.view, wager), *_no_least(subject.view, wager)]
    if found:
        yield following(found[0], "wager-size-agrees")
    else:
        yield met("fits", wager.size[0], wager=bet(wager))


def _passed(view: View, wager: Wager, size: Size) -> Answers:
    """What a multiple of another wager passes: figures of its own, or else the table limit."""
    highest = _highest(view, size)
    least = highest * size.times.low if highest is not None else Decimal(0)
    given = _shown(wager, size)
    for limit, most in _limits(view, wager):
        if least > most:
            given |= {"highest": money(highest or 0), "most": money(most)}
            case = "too-large-alone" if size.times.low == 1 else "too-large"
            yield violated(case, size, see=[(limit, "limit")], **given)
            return
    if size.times.low > 1 and (
        within := [limit for limit in wager.limit if limit.within_table_limit]
    ):
        yield unclear("may-pass", size, see=roles(within[:1], "limit"), **given)


def _low(view: View, wager: Wager) -> Answers:
    """A minimum that no multiple comes down to."""
    for size in _multiples(wager, "exactly"):
        lowest = min((low for one in _bases(view, size) for _, low in _leasts(one)), default=None)
        for limit, least in _leasts(wager):
            if lowest is not None and least and least < lowest * size.times.low:
                told = {**_shown(wager, size), "lowest": money(lowest), "least": money(least)}
                yield unclear("too-low", size, see=[(limit, "limit")], **told)


def _no_least(view: View, wager: Wager) -> Answers:
    """A multiple without a least."""
    several = _multiples(wager, "at-most")
    if several and view.game.compares and not any(low for _, low in _leasts(wager)):
        yield not_stated("no-least", several[0], **_shown(wager, several[0]))


def _multiples(wager: Wager, bound: str) -> list[Size]:
    return [size for size in wager.size if size.bound == bound and size.times.low > 1]


def _shown(wager: Wager, size: Size) -> dict[str, Any]:
    times = counts(size.times.low, size.times.high)
    return {"wager": bet(wager), "times": times, "base": bet(size.of[0])}


def _bases(view: View, size: Size) -> list[Wager]:
    return [view.wagers[name] for name in size.of if name in view.wagers]


def _leasts(wager: Wager) -> list[tuple[WagerBound, Decimal]]:
    return [(one, ends[0]) for one in wager.limit if (ends := bounds(one)) and ends[0] is not None]


def _highest(view: View, size: Size) -> Decimal | None:
    """The most that the wager it is sized from may be."""
    bases = _bases(view, size)
    return next((most for _, most in _limits(view, bases[0])), None) if bases else None


def _limits(view: View, wager: Wager) -> list[tuple[WagerBound | BetLimit, Decimal]]:
    """The most that may be bet on a wager, each place that says so."""
    own = [(one, ends[1]) for one in wager.limit if (ends := bounds(one)) and ends[1] is not None]
    plain = [one for one in view.game.limits if wager.name in one.wager and not one.behind]
    return [*own, *((one, one.at_most) for one in plain if one.at_most is not None)]
