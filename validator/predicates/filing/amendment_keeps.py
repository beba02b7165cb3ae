"""A document that replaces another still says what it had to say.

Statements named in `statements`, and what was said of rotation, exposure, settling and uncovered
wagers, are not dropped when a document is replaced, unless another document in use makes them. The
approved text is the whole of the new document; what it leaves out is no longer a rule.

## Says
- dropped: {old} says {lost}. {new}, which replaces it ({@}), does not.
  Fix: Say {lost} in the new document too.
  See lost: in the document replaced
- kept: {new} still says what {old}, which it replaces, had to say.
- replaces-none: This document replaces no other in the filing, or was replaced itself.
- (rotation): how the bank rotates
- (wins-or-loses-at-most): the most the player-dealer can win or lose
- (uncovered-wagers): what happens to wagers the bank does not cover
- (settling): how wagers are settled
- (intervening): that another person banks between two turns
- (house-does-not-participate): that the house does not participate
- (house-no-interest): that the house has no interest in the wagers
- (house-never-player-dealer): that the house is never player-dealer
- (fees-not-percentage): that fees are no percentage of wagers
- (fees-determined-before-play): that fees are set before play
- (fees-posted): that fees are posted
- (notice-to-patrons): that patrons are given notice
- (one-schedule-at-a-time): that a table uses one schedule at a time
- (rate-cap): how many collection rates are allowed
- (zero-fee-review): that a waived fee is reviewed
- (statement): the statement “{that}”

## Examples
```yaml not-stated dropped
kind: schedule
name: New
supersedes: [old]
states: [{that: one-schedule-at-a-time}]
---
kind: schedule
name: Old
states: [{that: one-schedule-at-a-time}, {that: fees-not-percentage, at: 40}]
player-dealer: {wins-or-loses-at-most: {is: original-wager, at: 41}}
```
> Old says that fees are no percentage of wagers and the most the player-dealer can win or lose.
> New, which replaces it (line 4), does not.
```yaml met kept
kind: schedule
name: New
supersedes: [old]
states: [{that: fees-not-percentage}]
---
kind: schedule
name: Old
states: [{that: fees-not-percentage}, {that: legality}]
```
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...docket.filed import Filed, Place
from ...model.fees import Schedule
from ...model.game import Game
from ...model.part import Part
from ...model.statements import Bank
from .._approvals import title
from ..agreement import line
from ..answer import Answer, Answers, Ask, Subject, met, not_applicable, not_stated
from ..parameters import WORDS
from ..says import section
from ..values import Value, name, phrase

NEEDS_FILING = True
BANK = ("rotation", "wins_or_loses_at_most", "uncovered_wagers", "settling", "intervening")
KNOWN = section(__doc__ or "")

PARAMETERS = {"statements": WORDS}


def judge(subject: Subject, ask: Ask) -> Answers:
    model: Game | Schedule = subject.game if subject.game_file else subject.schedule
    assert subject.filed
    given = ask.value("statements", ())
    wanted = given.split(",") if isinstance(given, str) else given
    known = subject.filing.by_id
    old = [document for said in model.supersedes for document in known.get(said.document, ())]
    if not old or subject.filed.id in subject.filing.superseded:
        yield not_applicable("replaces-none")
        return
    own = _said([model], wanted)
    kept = {**_said(_beside(subject), wanted), **own}
    for document in old:
        if isinstance(document.model, Game | Schedule):
            yield _compared(model, document, own, kept, _said([document.model], wanted))


def _compared(
    model: Game | Schedule,
    document: Filed,
    own: Mapping[str, Place],
    kept: Mapping[str, Place],
    said: Mapping[str, Place],
) -> Answer:
    lost = {what: place for what, place in said.items() if what not in kept}
    given = {"old": name(title(document)), "new": name(model.name)}
    if not lost:
        also = [(one, "also") for one in list(own.values())[1:]]
        return met("kept", next(iter(own.values()), None), see=also, key=document.id, **given)
    places = {line(place) or id(place): place for place in reversed(lost.values())}
    see = [(place, "lost") for place in reversed(places.values())][:4]
    place: Place = next(iter(own.values()), (model, "name"))
    return not_stated(
        "dropped", place, see=see, key=document.id, lost=[_phrase(what) for what in lost], **given
    )


def _phrase(what: str) -> Value:
    return phrase(what) if f"- ({what}): " in KNOWN else phrase("statement", that=what)


def _beside(subject: Subject) -> list[Game | Schedule]:
    """Documents in use that are for the same games."""
    replaced = subject.filing.superseded
    if subject.game_file:
        sheets = [schedule for schedule, _, _ in subject.filing.fees_of(subject.game_file)]
        return [schedule.schedule for schedule in sheets if schedule.id not in replaced]
    games = [game for game in subject.games if game.id not in replaced]
    return [game.game for game in games] if len(games) == 1 else []


def _said(models: list[Game | Schedule], wanted: object) -> dict[str, Place]:
    """The first place of each statement asked for, and of what is said of the bank."""
    names = wanted if isinstance(wanted, list | tuple) else ()
    found: dict[str, Place] = {}
    for model in models:
        for claim in model.states:
            if claim.is_ and claim.that in names:
                found.setdefault(claim.that, claim)
        for key, statement in _banked(model.player_dealer) if model.player_dealer else ():
            found.setdefault(key, statement)
    return found


def _banked(bank: Bank) -> Iterator[tuple[str, Part]]:
    for key in BANK:
        yield from ((key.replace("_", "-"), said) for said in getattr(bank, key)[:1])
    # settling so far as the money reaches bounds wins and losses too
    yield from (("wins-or-loses-at-most", one) for one in bank.settling if one.to_the_extent)
