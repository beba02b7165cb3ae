"""Version, date and owner of a document are the same wherever it prints them.

One version and one date for a document, and one owner for each thing owned. An approval is for one
version of one game. A document does not take effect before its own date.

## Says
- (differ): The document gives {fact} in two ways
- (remedy): Print it once, on the title page.
- early: The document takes effect on {from} ({@}), before the date it bears, {day} ({@dated}).
  Reading: Is one of the two days misprinted?
  Fix: Correct the day, or say from when it really holds.
  See dated: its date
- (version): the version
- (day): its date
- (owner): the owner
- (version-is): version {is}
- (revised): Is one the date of the filing and the other of a revision?
- (owned-together): Do they own it together, or has one followed the other?

## Examples
```yaml violated two-ways
category: poker
version: [{is: "4.0", at: 1}, {is: "4.1", at: 90}]
```
> The document gives the version in two ways: version 4.0 (line 4), and version 4.1 (line 4). Which
> is it?
```yaml met agree
kind: schedule
name: Rates
version: [{is: "1.2", at: 1}, {is: "1.2", at: 90}]
```
"""

from __future__ import annotations

from ...docket.names import key
from ...model.fees import Schedule
from ...model.game import Game, Owner
from ..agreement import CONTRADICTION, Clash, agreement, stated
from ..answer import Answers, Ask, Subject, unclear
from ..values import name, phrase


def judge(subject: Subject, ask: Ask) -> Answers:
    document = subject.game if subject.game_file else subject.schedule
    versions = stated(
        document.version, lambda v: v.is_, lambda v: phrase("version-is", **{"is": name(v.is_)})
    )
    dates = stated(document.dated, lambda d: d.is_, lambda d: d.is_)
    yield from agreement(versions, _versions, phrase("version"), "version")
    yield from agreement(dates, _dates, phrase("day"), "date")
    yield from _early(document)
    if subject.game_file:
        owners = stated(subject.game.owners, lambda o: o, lambda o: name(o.called))
        yield from agreement(owners, _owners, phrase("owner"), "owner")


def _early(document: Game | Schedule) -> Answers:
    """That a document holds from a day before each date it bears."""
    start, dated = document.takes_effect, document.dated
    if start and dated and all(start.is_ < one.is_ for one in dated):
        values = {"from": start.is_, "day": dated[0].is_}
        yield unclear("early", start, see=[(dated[0], "dated")], key="effect", **values)


def _versions(first: str, second: str) -> Clash | None:
    return None if first == second else CONTRADICTION


def _dates(first: object, second: object) -> Clash | None:
    return None if first == second else Clash(phrase("revised"))


def _owners(first: Owner, second: Owner) -> Clash | None:
    same = first.of != second.of or key(first.called) == key(second.called)
    return None if same else Clash(phrase("owned-together"))
