"""A way the hands can compare has no answer in the rules.

The comparator a game names knows the cases: better, worse, a tie, over, a natural, a hand that does
not qualify, a copy of one hand. For every case that can arise the rules say what happens to every
wager the comparison decides. `cases` says which are meant: `main`, or `minor`, those often left to
the custom of the game (a tie for a pot, an odd chip, a player-dealer's foul). A case without an
answer is decided at the table, by whoever speaks first, and differently each night.

## Says
- (each):
  Fix (missing, in-other-rules, like-any-hand): {mend}
  See nearest: the nearest rule
- missing: The rules do not say {open} when {events:or}[ ({nearest})].
  See natural: what a natural is
- in-other-rules: The rules do not say {open} when {events:or}. The rules of {source}, to which they
  refer ({@}), do.
  Reading: Are those rules meant to apply here?
- taken-over: The rules of {source}, to which these refer ({@}), say {open} when {events:or}.
- like-any-hand: The rules do not say {open} when {events:or}[ ({nearest})].
  Reading: Does a natural count like any other hand of its total[, {points}]?
- partly: When {events:or}, the rules settle {stake} in only {conditions:case} ({@}): {conditions}.
  Reading: What happens otherwise?
  Fix: Say what happens to {stake} in every other case.
  See other: the other condition
- (win-pot): who wins the pot
- (win-bets): who wins
- (get-chip): who gets the odd chip
- (settle-wagers): what happens to {stake}
- (near): nearest rule: {@}
- (only): {@} {@:say} it only of the {others}
- (the-pot): the pot
- (the-bets): the players' bets
- (the-wagers): the {wagers} wager{wagers:s}
- (condition): {text}
- (mend-pot): Say who wins the pot in that case, or that it is split.
- (mend-chip): Say who gets the odd chip.
- (mend-wagers): Say for {stake} whether that is a win, a loss or a push.
- settled: The rules settle {stake} in the {number:case} looked at here.
- no-comparison: The rules compare no hands.
- no-case: No such case can arise for a wager that this comparison decides.

## Examples
Nothing is said of equal hands.
```yaml not-stated missing cases=main
wagers: [{name: base}]
compares:
  by: single-card
  wagers: [base]
  outcomes: [{case: higher, base: wins}, {case: lower, base: loses}]
```
> The rules do not say what happens to the base wager when the hands tie (nearest rule: line 8).
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

from itertools import compress
from operator import not_

from ...docket import comparators
from ...docket.comparators import Case
from ...docket.filed import Place
from ...docket.filings import Subject
from ...model.game import Inherits
from ...model.part import Part
from ...model.wagers import Comparison, Outcome
from .._holes import Compared, Hole, alike, holes, inherited, of_wagers
from ..answer import Answer, Answers, Ask, Role, met, met_by, not_applicable, not_stated, unclear
from ..parameters import one_of
from ..values import Value, as_called, counts, name, phrase

PARAMETERS = {"cases": one_of("main", "minor")}


def judge(subject: Subject, ask: Ask) -> Answers:
    minor = ask.value("cases") == "minor"
    compared = comparators.compared(subject.game)
    if not compared:
        yield not_applicable("no-comparison")
    for comparison in compared:
        known = comparators.cases(comparison, subject.game)
        asked = [case for case in known if case.minor is minor]
        wagers = comparators.wagers(comparison, subject.game)
        if asked and wagers:
            yield from _comparison(Compared(subject, comparison), asked, wagers)
        else:
            yield not_applicable("no-case")


def _comparison(compared: Compared, asked: list[Case], wagers: tuple[str, ...]) -> Answers:
    found = [hole for case in asked for hole in holes(compared, case, wagers)]
    taken = {hole: source for hole in found if (source := _source(compared, hole))}
    if not found:
        yield _settled(compared, asked, wagers)
    if taken:
        yield _elsewhere(compared, asked, taken)
    yield from _open(compared, asked, [hole for hole in found if hole not in taken])


def _source(compared: Compared, hole: Hole) -> Inherits | None:
    return None if hole.partly else inherited(compared, hole.case)


def _settled(compared: Compared, asked: list[Case], wagers: tuple[str, ...]) -> Answer:
    replies = [r for case in asked for wager in wagers for r in compared.replies(case, wager)]
    values = {"number": len(asked), **compared.named(wagers)}
    return met_by("settled", [*dict.fromkeys(r.place for r in replies)], key=wagers, **values)


def _open(compared: Compared, asked: list[Case], here: list[Hole]) -> Answers:
    """The ordinary win and loss come first: where they have no answer, the rest is told with them."""
    ordinary = {case.name for case in asked[:2]}
    if not asked[0].minor and _ordinary(here, ordinary):
        aside = [bool(hole.partly) and hole.case.name not in ordinary for hole in here]
        for own in alike([*compress(here, map(not_, aside))]):
            yield _missing(compared, own)
        here = [*filter(_of_natural, compress(here, aside))]
    for own in _groups(here):
        yield from _group(compared, own)


def _groups(holes: list[Hole]) -> list[list[Hole]]:
    groups: dict[str, list[Hole]] = {}
    for hole in holes:
        groups.setdefault(hole.case.group, []).append(hole)
    return list(groups.values())


def _ordinary(holes: list[Hole], ordinary: set[str]) -> bool:
    """Whether the ordinary cases are open, or the loss alone."""
    open_ = {hole.case.name for hole in holes}
    return ordinary <= open_ or "lower" in ordinary & open_


def _group(compared: Compared, holes: list[Hole]) -> Answers:
    """Holes that are one finding: those without an answer, and those with one on a condition."""
    for silent in alike([hole for hole in holes if not hole.partly]):
        yield _missing(compared, silent)
    places: dict[tuple[Part, ...], list[Hole]] = {}
    for hole in holes:
        if hole.partly:
            places.setdefault(tuple(reply.place for reply in hole.partly), []).append(hole)
    for own in places.values():
        yield _partly(compared, own)


def _missing(compared: Compared, holes: list[Hole]) -> Answer:
    comparison, values, group = compared.comparison, compared.values(holes), holes[0].case.group
    key = (group, *dict.fromkeys(wager for hole in holes for wager in hole.wagers))
    place, see = _where(compared, holes)
    nearest = _nearest(place, holes[0]) if place and place is not comparison else None
    if group == "natural" and _like_any(comparison):
        points = _points(comparison)
        return unclear(
            "like-any-hand", place, see=see, key=key, nearest=nearest, points=points, **values
        )
    return not_stated("missing", place, see=see, key=key, nearest=nearest, **values)


def _nearest(place: Place, hole: Hole) -> Value:
    """The nearest rule; or that it settles the case for other wagers only."""
    if isinstance(place, Outcome) and place.case in hole.case.by and place.results:
        return phrase("only", others=[as_called(one) for one in place.results])
    return phrase("near")


def _like_any(comparison: Comparison) -> bool:
    """Whether a natural may count like any hand of its total: every other comparison has an answer."""
    answered = {outcome.case for outcome in comparison.outcomes}
    return comparison.by == "closest-to-target" and {"higher", "lower", "equal"} <= answered


def _points(comparison: Comparison) -> Value | None:
    points = comparison.natural.points if comparison.natural else None
    return counts(points.low, points.high) if points else None


def _where(compared: Compared, holes: list[Hole]) -> tuple[Place | None, list[Role]]:
    """The nearest rule; the comparison itself where nothing is said of the ordinary loss either."""
    comparison = compared.comparison
    first = {case.name for case in comparators.KNOWN[comparison.by][:2]}
    if comparison.at and _ordinary(holes, first):
        natural = comparison.natural if any(map(_of_natural, holes)) else None
        return comparison, [(natural, "natural")] if natural and natural.at else []
    places = of_wagers(comparison, holes[0]) or compared.beside(holes[0].case)
    return (places[0][0] if places else None), places[1:2]


def _of_natural(hole: Hole) -> bool:
    return hole.case.group == "natural"


def _elsewhere(compared: Compared, asked: list[Case], taken: dict[Hole, Inherits]) -> Answer:
    """Cases that another game of the filing, to whose rules these refer, answers plainly."""
    holes, source = list(taken), next(iter(taken.values()))
    values = {"source": name(source.from_), **compared.values(holes)}
    if {case.name for case in asked[:2]} <= {hole.case.name for hole in holes}:
        return met("taken-over", source, key=source.from_, **values)
    see = compared.beside(holes[0].case)[:1]
    return unclear("in-other-rules", source, see=see, key=source.from_, **values)


def _partly(compared: Compared, holes: list[Hole]) -> Answer:
    case = holes[0].case
    first, *others = dict.fromkeys(reply.place for hole in holes for reply in hole.partly)
    see = [(place, "other") for place in others] or _near(compared, case, first)
    conditions = dict.fromkeys(reply.says for hole in holes for reply in hole.partly)
    told = [phrase("condition", text=name(text)) for text in conditions]
    key = (case.name, "partly", *holes[0].wagers)
    return unclear("partly", first, see=see[:1], key=key, conditions=told, **compared.values(holes))


def _near(compared: Compared, case: Case, place: Place) -> list[Role]:
    """The nearest other rule."""
    words, outcomes = case.near.split(), compared.comparison.outcomes
    beside = [role for role in compared.beside(case) if role[0] is not place]
    return beside or [(one, "nearest") for word in words for one in outcomes if one.case == word]
