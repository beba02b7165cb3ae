"""What must have been wagered before a wager may be made is the same wherever the rules say so.

The least amount of the other wager agrees everywhere, and so do the wagers that open the way to it.
A player who bet five dollars either has the envy bonus or has not.

## Says
- (fact): what {wager:the} requires
- (differ): Two places differ on {fact}
- (remedy): Say once which bet is required, and how much it must be.
- (nothing): nothing
- (needed): {wagers:a}[ of at least {least}]
- (one-of): a {wagers:or} bet[ of at least {least}]
- (has-none): The two differ for a player who has made none of these bets. Which applies?
- (has-one): The two differ for a player who has made only {wager:the}. Which applies?
- (has-some): The two differ for a player who has made only some of these bets. Which applies?

## Examples
```yaml violated two-ways
wagers: [{name: envy-bonus, needs: [{all: fortune-bonus, first-at-least: 5, at: 10}, {all: fortune-bonus, first-at-least: 25, at: 40}]}]
```
> Two places differ on what the envy bonus requires: a fortune bonus of at least $5 (line 4), and
> a fortune bonus of at least $25 (line 4). Which is it?
```yaml met agree
wagers: [{name: pair-plus, needs: [{all: ante, at: 10}, {all: [ante], at: 40}]}]
```
"""

from __future__ import annotations

from ...model.wagers import Needs
from .._wagers import strangers
from ..agreement import CONTRADICTION, Clash, agreement, stated
from ..answer import Answers, Ask, Subject
from ..values import Value, money, phrase


def judge(subject: Subject, ask: Ask) -> Answers:
    assert subject.wager
    needs = subject.wager.needs
    known = [one for one in needs if not strangers(subject.view, one)] or needs  # see prerequisite
    said = stated(known, lambda n: n, _shown)
    yield from agreement(said, _clash, phrase("fact", wager=subject.wager))


def _shown(needs: Needs) -> Value:
    if needs.none:
        return phrase("nothing")
    least = None if needs.first_at_least is None else money(needs.first_at_least)
    entry = "one-of" if needs.any else "needed"
    return phrase(entry, wagers=needs.any or needs.all, least=least)


def _clash(first: Needs, second: Needs) -> Clash | None:
    least = (first.first_at_least, second.first_at_least)
    if None not in least and least[0] != least[1]:
        return CONTRADICTION
    one, other = ((bool(n.none), set(n.all), set(n.any)) for n in (first, second))
    return None if one == other else Clash(_who(first, second))


def _who(first: Needs, second: Needs) -> Value:
    """The player the two places treat differently."""
    if first.none or second.none:
        return phrase("has-none")
    apart = set(first.any) ^ set(second.any)
    if first.any and second.any and len(apart) == 1:
        return phrase("has-one", wager=min(apart))
    return phrase("has-some")
