"""A way the hands can compare has no answer in the rules.

## What is asked
The comparator a game names knows the cases: better, worse, a tie, over, a natural, a hand that does
not qualify, a copy of one hand. For every case that can arise the rules say what happens to every
wager the comparison decides. `cases` says which are meant: `main`, or `minor`, those often left to
the custom of the game (a tie for a pot, an odd chip, a player-dealer's foul).

## Why
A case without an answer is decided at the table, by whoever speaks first, and differently each
night.

## Says
- missing: The rules do not say {open} when {events:or}[ {nearest}].
  Fix: {mend}
  See nearest: the nearest rule
  See natural: what a natural is
- in-other-rules: The rules do not say {open} when {events:or}. The rules of {source}, to which they
  refer ({@}), do.
  Reading: Are those rules meant to apply here?
  Fix: {mend}
  See nearest: the nearest rule
  See again: refers to them too
- split-remark: The rules do not say {open} when {events:or}. Of splitting the pot they say
  ({@split}): “{remark}”.
  Reading: Who wins the pot then?
  Fix: {mend}
  See split: on splitting the pot
- like-any-hand: The rules do not say {open} when {events:or}[ {nearest}].
  Reading: Does a natural count like any other hand of its total[, {points}]?
  Fix: {mend}
  See nearest: the nearest rule
- partly: When {events:or}, the rules settle {stake} in only {conditions:case} ({@}): {conditions}.
  Reading: What happens otherwise?
  Fix: Say what happens to {stake} in every other case.
  See nearest: the nearest rule
  See other: the other condition
- (win-pot): who wins the pot
- (get-chip): who gets the odd chip
- (settle-wagers): what happens to {stake}
- (near): (nearest rule: {@})
- (the-pot): the pot
- (the-bets): the players' bets
- (the-wagers): the {wagers} wager{wagers:s}
- (condition): “{text}”
- (mend-pot): Say who wins the pot in that case, or that it is split.
- (mend-chip): Say who gets the odd chip.
- (mend-wagers): Say for {stake} whether that is a win, a loss or a push.
- settled: The rules settle {stake} in the {number:case} looked at here.
- no-comparison: The rules compare no hands.
- no-case: No such case can arise for a wager that this comparison decides.

## Fails
Nothing is said of equal hands.
```yaml not-stated missing cases=main
wagers: [{name: base}]
compares:
  by: single-card
  wagers: [base]
  outcomes: [{case: higher, base: wins}, {case: lower, base: loses}]
```
> The rules do not say what happens to the base wager when the hands tie (nearest rule: line 8).

## Passes
```yaml met settled cases=main
wagers: [{name: base}]
compares:
  by: two-hands
  wagers: [base]
  outcomes:
    - {case: both-higher, base: wins}
    - {case: both-lower, base: loses}
    - {case: one-each, base: pushes}
    - {case: copy-front, base: loses}
    - {case: copy-back, base: loses}
    - {case: foul, base: loses}
```
"""

from __future__ import annotations

from collections.abc import Iterator

from ...docket import comparators
from ...docket.comparators import Case
from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.game import Inherits
from ...model.wagers import Comparison
from .._holes import Compared, Hole, holes, inherited, of_wagers
from ..answer import Answer, Ask, Role, met, not_applicable, not_stated, unclear
from ..parameters import one_of
from ..values import Value, counts, name, phrase

PARAMETERS = {"cases": one_of("main", "minor")}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    minor = ask.value("cases") == "minor"
    compared = comparators.compared(subject.game)
    if not compared:
        yield not_applicable("no-comparison")
    for comparison in compared:
        asked = [
            case for case in comparators.cases(comparison, subject.game) if case.minor is minor
        ]
        wagers = comparators.wagers(comparison, subject.game)
        if asked and wagers:
            yield from _comparison(Compared(subject, comparison), asked, wagers)
        else:
            yield not_applicable("no-case")


def _comparison(compared: Compared, asked: list[Case], wagers: tuple[str, ...]) -> Iterator[Answer]:
    found = [hole for case in asked for hole in holes(compared, case, wagers)]
    taken = {
        hole: source
        for hole in found
        if not hole.partly and (source := inherited(compared, hole.case))
    }
    here = [hole for hole in found if hole not in taken]
    if not found:
        places = [
            reply.place
            for case in asked
            for wager in wagers
            for reply in compared.replies(case, wager)
        ]
        first, *others = dict.fromkeys(places)
        also = [(place, "also") for place in others]
        yield met(
            "settled", first, see=also, key=wagers, number=len(asked), **compared.named(wagers)
        )
    if taken:
        yield _elsewhere(compared, taken)
    ordinary, open_ = {case.name for case in asked[:2]}, {hole.case.name for hole in here}
    if (ordinary <= open_ or "lower" in ordinary & open_) and not asked[0].minor:
        yield _missing(
            compared, [hole for hole in here if not hole.partly or hole.case.name in ordinary]
        )
        here = [hole for hole in here if hole.partly and hole.case.group == "natural"]
    for group in dict.fromkeys(hole.case.group for hole in here):
        yield from _group(compared, [hole for hole in here if hole.case.group == group])


def _group(compared: Compared, holes: list[Hole]) -> Iterator[Answer]:
    """Holes that are one finding: those without an answer, and those with one on a condition."""
    silent = [hole for hole in holes if not hole.partly]
    if silent:
        yield _missing(compared, silent)
    partly = [hole for hole in holes if hole.partly]
    for conditions in dict.fromkeys(map(_conditions, partly)):
        yield _partly(
            compared, [hole for hole in partly if _conditions(hole) == conditions], conditions
        )


def _missing(compared: Compared, holes: list[Hole]) -> Answer:
    comparison, values, group = compared.comparison, compared.values(holes), holes[0].case.group
    key = (group, *dict.fromkeys(wager for hole in holes for wager in hole.wagers))
    place, see = _where(compared, holes)
    split = [
        note
        for note in compared.subject.game.notes
        if "split" in note.about and "pot" in note.about
    ]
    if split and any(hole.case.group == "tied" for hole in holes):
        see = [*see, (split[0], "split")]
        return unclear(
            "split-remark", place, see=see, key=key, remark=name(split[0].says), **values
        )
    nearest = phrase("near") if place and place is not comparison else None
    natural = group == "natural" and comparison.by == "closest-to-target"
    answered = {outcome.case for outcome in comparison.outcomes}
    if natural and {"higher", "lower", "equal"} <= answered:
        points = _points(comparison)
        return unclear(
            "like-any-hand", place, see=see, key=key, nearest=nearest, points=points, **values
        )
    return not_stated("missing", place, see=see, key=key, nearest=nearest, **values)


def _points(comparison: Comparison) -> Value | None:
    points = comparison.natural.points if comparison.natural else None
    return counts(points.low, points.high) if points else None


def _where(compared: Compared, holes: list[Hole]) -> tuple[Place | None, list[Role]]:
    """The nearest rule; the comparison itself where nothing is said of the ordinary loss either."""
    comparison = compared.comparison
    names = {hole.case.name for hole in holes}
    first = {case.name for case in comparators.KNOWN[comparison.by][:2]}
    if comparison.at and (names >= first or "lower" in names & first):
        meant = comparison.natural if any(hole.case.group == "natural" for hole in holes) else None
        return comparison, [(meant, "natural")] if meant and meant.at else []
    places = of_wagers(comparison, holes[0]) or compared.beside(holes[0].case)
    return (places[0][0] if places else None), places[1:2]


def _elsewhere(compared: Compared, taken: dict[Hole, Inherits]) -> Answer:
    """Cases that another game of the filing answers, to whose rules these refer."""
    holes, source = list(taken), next(iter(taken.values()))
    named = [
        (other, "again")
        for other in compared.subject.game.inherits
        if other is not source and other.document and other.document == source.document
    ]
    see = [*named[:1], *compared.beside(holes[0].case)[:1]]
    values = compared.values(holes)
    return unclear(
        "in-other-rules", source, see=see, key=source.from_, source=name(source.from_), **values
    )


def _conditions(hole: Hole) -> tuple[str, ...]:
    return tuple(dict.fromkeys(reply.when or "" for reply in hole.partly))


def _partly(compared: Compared, holes: list[Hole], conditions: tuple[str, ...]) -> Answer:
    case = holes[0].case
    first, *others = dict.fromkeys(reply.place for hole in holes for reply in hole.partly)
    near = [role for role in compared.beside(case) if role[0] is not first]
    outcomes = compared.comparison.outcomes
    beside = [
        (one, "nearest") for word in case.near.split() for one in outcomes if one.case == word
    ]
    see = [(place, "other") for place in others] or near or beside
    told = [phrase("condition", text=name(text)) for text in conditions]
    key = (case.name, "partly", *holes[0].wagers)
    return unclear("partly", first, see=see[:1], key=key, conditions=told, **compared.values(holes))
