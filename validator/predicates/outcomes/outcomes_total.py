"""A way the hands can compare has no answer in the rules.

## What is asked
The comparator a game names knows the cases: better, worse, equal, over, a natural, a hand that does not qualify, a copy of one hand. For every
case that can arise the rules say what becomes of every wager the comparison decides. `cases` says which are meant: `main`, or `minor`, those often left
to the custom of the game (an odd chip, a player-dealer's foul).

## Why
A case without an answer is decided at the table, by whoever speaks first, and differently each night.

## Fails
Nothing is said of equal hands.
```yaml not-stated cases=main
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
compares:
  by: single-card
  wagers: [base]
  outcomes: [{case: higher, base: wins}, {case: lower, base: loses}]
```

Equal hands are answered for one of two wagers.
```yaml not-stated cases=main
kind: game
name: Example
category: player-dealer
wagers: [{name: ante}, {name: play}]
compares:
  by: ranked-hand
  wagers: [ante, play]
  outcomes: [{case: higher, ante: wins, play: wins}, {case: lower, ante: loses, play: loses}, {case: equal, ante: pushes}]
```

## Passes
```yaml met cases=main
kind: game
name: Example
category: player-dealer
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

## Boundary
The answer holds only on a condition, and nothing is said when it fails.
```yaml unclear cases=main
kind: game
name: Example
category: player-dealer
wagers: [{name: base}]
compares:
  by: points-mod-10
  wagers: [base]
  outcomes: [{case: higher, base: wins}, {case: lower, base: loses}, {case: equal, if: both hold nine, base: pushes}]
```

What is said of a natural in a variant alone is completed by what it pays, and by what a tie does.
```yaml not-stated cases=main
kind: game
name: Example
category: house-banked
also-called: [{is: Special, at: 234}]
wagers: [{name: base, pays: [{odds: 3 to 2, when: {result: natural}, at: 198}]}]
compares:
  by: closest-to-target
  wagers: [base]
  at: 182
  outcomes: [{case: equal, base: pushes, at: 232}, {case: natural, if: Special, base: wins, at: 236}, {case: both-natural, if: Special, base: wins, at: 236}]
```

The odd chip is a case of its own.
```yaml not-stated cases=minor
kind: game
name: Example
category: poker
pot: {to: high, ties: split-equally}
```

## How to fix
Say for each case whether each wager wins, loses, pushes or is returned.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ... import comparators
from ...comparators import Case, Reply
from ...docket import Subject
from ...filed import Place
from ...model.game import Inherits
from ...model.wagers import Comparison
from ..legacy import Answer, Ask, met, not_applicable, not_stated, unclear
from ..parameters import one_of

FIX = "say what each wager does in that case"


@dataclass(frozen=True)
class Hole:
    """A case, the wagers it has no answer for, and what is said on some condition only."""

    case: Case
    wagers: tuple[str, ...]
    partly: tuple[Reply, ...] = ()

PARAMETERS = {"cases": one_of("main", "minor")}


def judge(subject: Subject, ask: Ask) -> Iterator[Answer]:
    minor = ask.value("cases") == "minor"
    compared = comparators.compared(subject.game)
    if not compared:
        yield not_applicable("the rules compare no hands")
    for comparison in compared:
        asked = [case for case in comparators.cases(comparison, subject.game) if case.minor is minor]
        wagers = comparators.wagers(comparison, subject.game)
        if asked and wagers:
            for answer in _comparison(subject, comparison, asked, wagers):
                yield _house(answer) if subject.game.category == "house-banked" else answer
        else:
            yield not_applicable("no such case can arise for a wager this comparison decides")


def _house(answer: Answer) -> Answer:
    values = tuple((label, value._replace(data=value.data.replace("player-dealer", "dealer"))) for label, value in answer.values)
    return answer._replace(values=values)


def _comparison(subject: Subject, comparison: Comparison, asked: list[Case], wagers: tuple[str, ...]) -> Iterator[Answer]:
    holes = [hole for case in _qualified(comparison, asked) for hole in _holes(subject, comparison, case, wagers)]
    taken = {id(hole): inherits for hole in holes if not hole.partly and (inherits := _inherited(subject, comparison, hole.case))}
    elsewhere = [hole for hole in holes if id(hole) in taken]
    here = [hole for hole in holes if id(hole) not in taken]
    if not holes:
        answered = [reply.place for case in asked for wager in wagers for reply in comparators.replies(comparison, subject.game, case, wager)]
        yield met(f"every case has an answer for {_named(wagers)}", *dict.fromkeys(answered))
    if elsewhere:
        source = taken[id(elsewhere[0])]
        named = [(other, "refers to them too") for other in subject.game.inherits if other is not source and other.document and other.document == source.document]
        said = f"{_unsaid(elsewhere)}; the rules of {source.from_}, to which these refer, answer it and are probably meant"
        yield unclear(said, FIX, source, *named[:1], *_beside(subject, comparison, elsewhere[0].case)[:1])
    ordinary, silent_on = {case.name for case in asked[:2]}, {hole.case.name for hole in here}
    if (ordinary <= silent_on or "lower" in ordinary & silent_on) and not asked[0].minor:
        yield _missing(subject, comparison, [hole for hole in here if not hole.partly or hole.case.name in ordinary])
        here = [hole for hole in here if hole.partly and hole.case.group == "natural"]
    for group in dict.fromkeys(hole.case.group for hole in here):
        silent = [hole for hole in here if hole.case.group == group and not hole.partly]
        if silent:
            yield _missing(subject, comparison, silent)
        partly = [hole for hole in here if hole.case.group == group and hole.partly]
        for conditions in dict.fromkeys(_conditions(hole) for hole in partly):
            yield _partly(subject, comparison, [hole for hole in partly if _conditions(hole) == conditions], conditions)


def _qualified(comparison: Comparison, asked: list[Case]) -> list[Case]:
    """The cases, in words that leave those of a hand that does not qualify to themselves, where they have answers of their own."""
    if not comparison.qualifies or not any(outcome.case.startswith("not-qualified") for outcome in comparison.outcomes):
        return asked
    return [case._replace(says=f"the player-dealer qualifies and {case.says}") if case.name in ("higher", "lower", "equal") else case for case in asked]


def _holes(subject: Subject, comparison: Comparison, case: Case, wagers: tuple[str, ...]) -> Iterator[Hole]:
    given = {wager: comparators.replies(comparison, subject.game, case, wager) for wager in wagers}
    silent = tuple(wager for wager in wagers if not given[wager])
    if silent:
        yield Hole(case, silent)
    for wager in wagers:
        if given[wager] and not comparators.total(given[wager], comparison.by in comparators.POTS) and not _otherwise(subject, comparison, case, wager, given[wager]):
            yield Hole(case, (wager,), given[wager])


def _otherwise(subject: Subject, comparison: Comparison, case: Case, wager: str, given: tuple[Reply, ...]) -> bool:
    """Whether natural hands are answered outside a variant of the game: a natural is paid, and two naturals are a tie like any other."""
    if not {reply.when for reply in given} <= {name.is_ for name in subject.game.also_called}:
        return False
    if case.name == "both-natural":
        equal = next(other for other in comparators.KNOWN[comparison.by] if other.name == "equal")
        return bool(comparators.replies(comparison, subject.game, equal, wager))
    paid = [table.when for one in subject.game.wagers if one.name == wager for table in one.pays if table.when and not table.note]
    return case.name == "natural" and any(event.result == "natural" and not event.against for event in paid)


def _missing(subject: Subject, comparison: Comparison, holes: list[Hole]) -> Answer:
    places = _of_wagers(comparison, holes[0]) or _beside(subject, comparison, holes[0].case)
    place, related = places[0][0] if places else None, places[1:2]
    names, first = {hole.case.name for hole in holes}, {case.name for case in comparators.KNOWN[comparison.by][:2]}
    if comparison.at and (names >= first or "lower" in names & first):  # nothing is said of the ordinary loss either: the finding is at the comparison itself
        meant = comparison.natural if any(hole.case.group == "natural" for hole in holes) else None
        place, related = comparison, [(meant, "what a natural is")] if meant and meant.at else []
    split = [note for note in subject.game.notes if "split" in note.about and "pot" in note.about]
    if split and any(hole.case.group == "tied" for hole in holes):
        return unclear(f"{_unsaid(holes)}; of splitting the pot it is said: {split[0].says}", FIX, place, *related, (split[0], "on splitting the pot"))
    natural = holes[0].case.group == "natural" and comparison.by == "closest-to-target"
    answered = {outcome.case for outcome in comparison.outcomes}
    if natural and {"higher", "lower", "equal"} <= answered:
        points = f" (a natural is {comparison.natural.points})" if comparison.natural and comparison.natural.points else ""
        said = f"{_unsaid(holes)}{points}; read as the best total, a natural is answered like any other hand"
        return unclear(said, FIX, place, *related)
    return not_stated(_unsaid(holes), FIX, place, *related)


def _conditions(hole: Hole) -> tuple[str, ...]:
    return tuple(dict.fromkeys(f"if {reply.when}" for reply in hole.partly))


def _partly(subject: Subject, comparison: Comparison, holes: list[Hole], conditions: tuple[str, ...]) -> Answer:
    wagers = tuple(dict.fromkeys(wager for hole in holes for wager in hole.wagers))
    said = f"what becomes of {_named(wagers)} when {', or when '.join(_events(holes))} is said only {' or '.join(conditions)}; for the rest no result is given"
    first, *others = dict.fromkeys(reply.place for hole in holes for reply in hole.partly)
    near = [(place, note) for place, note in _beside(subject, comparison, holes[0].case) if place is not first]
    beside = [(outcome, "the nearest rule") for word in holes[0].case.near.split() for outcome in comparison.outcomes if outcome.case == word]
    related = [(place, "the other condition") for place in others] or near or beside
    return unclear(said, "say what holds when the condition fails", first, *related[:1])


def _of_wagers(comparison: Comparison, hole: Hole) -> list[tuple[Place, str]]:
    """Where the case is answered for other wagers alone: what is said of the silent ones in the neighbouring cases."""
    like = [outcome for outcome in comparison.outcomes if outcome.case in hole.case.by]
    if not like or any(set(outcome.results) & set(hole.wagers) for outcome in like):
        return []
    return [(o, "the nearest rule") for o in comparison.outcomes if o.case in hole.case.near.split() and set(o.results) & set(hole.wagers)]


def _beside(subject: Subject, comparison: Comparison, case: Case) -> list[tuple[Place, str]]:
    return [(place, "the nearest rule") for place in comparators.beside(comparison, subject.game, case)]


def _inherited(subject: Subject, comparison: Comparison, case: Case) -> Inherits | None:
    """The reference to another game of the filing whose rules answer *case*."""
    for source in subject.game.inherits:
        other = subject.filing.game(source.document or source.from_.lower().replace(" ", "-"))
        if other is None or other is subject.game_file:
            continue
        for like in comparators.compared(other.game):
            answers = [comparators.replies(like, other.game, case, wager) for wager in comparators.wagers(like, other.game)]
            if like.by == comparison.by and any(answers):
                return source
    return None


def _unsaid(holes: list[Hole]) -> str:
    wagers = tuple(dict.fromkeys(wager for hole in holes for wager in hole.wagers))
    return f"the rules do not say what becomes of {_named(wagers)} when {', or when '.join(_events(holes))}"


def _events(holes: list[Hole]) -> Iterator[str]:
    """The cases in words; a group without any answer at all by its own name."""
    for group in dict.fromkeys(hole.case.group for hole in holes):
        said = list(dict.fromkeys(hole.case.says for hole in holes if hole.case.group == group))
        size = max(len({case.name for case in known if case.group == group}) for known in comparators.KNOWN.values())
        yield from [comparators.WHOLE[group]] if group in comparators.WHOLE and len(said) == size else said


def _named(wagers: tuple[str, ...]) -> str:
    if wagers == (comparators.POT,):
        return "the pot"
    return f"the {' and '.join(wager.replace('-', ' ') for wager in wagers)} wager{'s' if len(wagers) > 1 else ''}"
