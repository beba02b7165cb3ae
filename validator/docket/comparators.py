"""The ways two hands, or the hands for a pot, can compare, and what in a document answers each.

Cases belong to the code, answers to the document: a case listed here that no outcome answers is a
hole in the rules. Pure functions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from ..model.game import Game
from ..model.part import Part
from ..model.play import Irregular, Step
from ..model.wagers import Comparison, Outcome, Wager

if TYPE_CHECKING:
    from .view import View

POTS = ("pot", "high-low-pot")
FOR_POT = (*POTS, "melds")
"""Comparators that decide over a pot, or over what players forfeit."""
POT = "pot"
"""The name outcomes use for the pot of a game without wagers of its own."""
FOLLOWS = "copies"
"""The word of an answer that is not printed but follows from who takes a copied hand."""
RIDING = ("double-down", "split", "resplit", "surrender")
"""Wagers added to another, which is compared, covered and settled with what rides on it."""


class Case(NamedTuple):
    """One way a comparison can end."""

    name: str
    says: str
    by: tuple[str, ...]
    """Words that answer it, narrowest first."""
    group: str
    """Cases of one group that go unanswered together are one finding."""
    near: str = ""
    """Words whose answers stand where this one is to be expected."""
    minor: bool = False
    """A case examiners often leave to the custom of the game."""


def _case(
    name: str, says: str, *wider: str, group: str = "", near: str = "", minor: bool = False
) -> Case:
    return Case(name, says, (name, *wider), group or name, near, minor)


def _ends(group: str, near: str = "", **says: str) -> tuple[Case, ...]:
    """The cases of a group that a document may answer together, by its name."""
    return tuple(
        _case(f"{group}-{end}", said, group, group=group, near=near) for end, said in says.items()
    )


_minor = partial(_case, minor=True)
_THREE = (
    _case("higher", "the player's hand is better", near="lower equal"),
    _case("lower", "the player's hand is worse", near="higher equal"),
    _case("equal", "the hands are equal", near="higher lower"),
)
_UNQUALIFIED = _ends(
    "not-qualified",
    higher="the player-dealer does not qualify and the player's hand is better",
    equal="the player-dealer does not qualify and the hands are equal",
    lower="the player-dealer does not qualify and the player's hand is worse",
)
_BUSTS = (
    _case("player-bust", "only the player is over", near="dealer-bust lower"),
    _case("dealer-bust", "only the player-dealer is over", near="player-bust higher"),
)
_BOTH_BUST = _ends(
    "both-bust",
    "player-bust dealer-bust",
    closer="both are over and the player is closer",
    equal="both are over by the same",
    farther="both are over and the player-dealer is closer",
)
_NATURALS = (
    _case("natural", "only the player has a natural", group="natural", near="higher"),
    _case("dealer-natural", "only the player-dealer has a natural", group="natural", near="lower"),
    _case("both-natural", "both have a natural", group="natural", near="equal"),
)
_COPY = "copy-and-lower copy-and-higher copy-both one-each"
_PAIRS = (
    _case("both-higher", "both of the player's hands are better", near="both-lower one-each"),
    _case("both-lower", "both of the player's hands are worse", near="both-higher one-each"),
    _case("one-each", "each side wins one hand", near="both-higher both-lower"),
    Case(
        "copy-both",
        "both hands are copies",
        ("copy-both", "copy-front", "copy-back"),
        "copy",
        _COPY,
    ),
    *(
        Case(
            f"copy-{copy}-and-{end}",
            f"the {copy} hand is a copy and the player {does} the {other}",
            (f"copy-and-{end}", f"copy-{copy}"),
            "copy",
            _COPY,
        )
        for end, does in (("higher", "wins"), ("lower", "loses"))
        for copy, other in (("front", "back"), ("back", "front"))
    ),
)
_FOUL = _case("foul", "the player sets the hand wrongly", near="lower both-lower")
_DEALER_FOUL = _minor(
    "dealer-foul", "the player-dealer sets the hand wrongly", near="foul both-higher"
)
_POT = (
    _case("sole-best", "one player has the best hand", near="tied-best scoop"),
    _minor("tied-best", "the best hands are equal", group="tied", near="sole-best scoop no-low"),
)
_ODD_CHIP = _minor(
    "odd-chip", "a chip is left over from dividing it", near="tied-best tied-low sole-best"
)
_BOTH = "one player has both the best high and the best low hand"
_LOW = "sole-best tied-best no-low"
_HIGH_LOW = (
    _minor("tied-low", "the best low hands are equal", group="tied", near=_LOW),
    _minor("scoop", _BOTH, near="sole-best no-low"),
)
_NO_LOW = _case("no-low", "no low hand qualifies", near="sole-best scoop")
_MELDS = (
    _case("first-out", "a player melds the cards needed", near="one-stays"),
    _case("one-stays", "all players but one retire before play", group="retired", near="first-out"),
    _case("none-stays", "all players retire before play", group="retired", near="first-out"),
)

KNOWN: dict[str, tuple[Case, ...]] = {
    "ranked-hand": (*_THREE, *_UNQUALIFIED),
    "closest-to-target": (*_THREE, *_BUSTS, *_BOTH_BUST, *_NATURALS),
    "points-mod-10": (*_THREE, *_UNQUALIFIED, *_NATURALS),
    "single-card": _THREE,
    "three-hands": (*_THREE, _FOUL),
    "two-hands": (*_PAIRS, _FOUL, _DEALER_FOUL),
    "tiles": _PAIRS,
    "pot": (*_POT, _ODD_CHIP),
    "high-low-pot": (*_POT, *_HIGH_LOW, _NO_LOW, _ODD_CHIP),
    "melds": _MELDS,
    "none": (),
}


WHOLE = ("not-qualified", "both-bust", "copy")
"""Groups with a name of their own, for when no case of the group is answered."""


def words(by: str) -> tuple[str, ...]:
    """Every word a document may use for a case of this comparator."""
    return tuple(dict.fromkeys(word for case in KNOWN[by] for word in case.by))


def cases(comparison: Comparison, game: Game) -> tuple[Case, ...]:
    """The cases that can arise in this game."""
    said = {outcome.case for outcome in comparison.outcomes}
    return tuple(case for case in KNOWN[comparison.by] if _arises(case, comparison, game, said))


def _arises(case: Case, comparison: Comparison, game: Game, said: set[str]) -> bool:
    """Whether a case can come up: the rules speak of its group, or what they say brings it about."""
    brings = _BRINGS.get(case.group)
    if brings is None:
        return True
    if case.name == "not-qualified-lower" and comparison.by == "points-mod-10":
        return False  # the hands that fail to qualify are the lowest, which nobody is below
    return bool(said & _like(comparison, case)) or brings(comparison, game, said)


def _like(comparison: Comparison, case: Case) -> set[str]:
    """Every word that answers a case of the same group."""
    return {w for other in KNOWN[comparison.by] if other.group == case.group for w in other.by}


def _ends_in_natural(comparison: Comparison, game: Game, said: set[str]) -> bool:
    # where totals count without tens a natural only ends the drawing
    return comparison.by == "closest-to-target" and comparison.natural is not None


def _divides(comparison: Comparison, game: Game, said: set[str]) -> bool:
    # without a rule for equal hands there is nothing to divide
    tied = any(o.case == "tied-best" and not o.only_called for o in comparison.outcomes)
    return tied or any(pot.tied for pot in game.pot)


def _bank_sets(comparison: Comparison, game: Game, said: set[str]) -> bool:
    # whoever must follow a printed house way cannot set a foul hand
    chosen = any(_sets(step, True) and step.how == "own-choice" for step in game.round)
    banked = game.category == "player-dealer" or game.player_dealer is not None
    return banked and (chosen or not game.house_way)


def _needs_low(comparison: Comparison, game: Game, said: set[str]) -> bool:
    return bool(comparison.qualifies) or any(pot.low_qualifier for pot in game.pot)


_BRINGS: dict[str, Callable[[Comparison, Game, set[str]], bool]] = {
    "not-qualified": lambda comparison, _game, _said: bool(comparison.qualifies),
    "natural": _ends_in_natural,
    # where going over loses at once, the player's bust answers for both
    "both-bust": lambda comparison, _game, said: not (comparison.bust and "player-bust" in said),
    "odd-chip": _divides,
    "dealer-foul": _bank_sets,
    "no-low": _needs_low,
}
"""What brings a group of cases about where the rules do not speak of it; others always come up."""


def _sets(step: Step, bank: bool) -> bool:
    """Whether a step has the player-dealer, or anyone else, set a hand."""
    return step.does == "set" and (step.to == "player-dealer") == bank


_SOME = "one special case"
"""Where only the cards say what an answer is narrowed to."""


class Reply(NamedTuple):
    """What one place of a document says of a case for a wager."""

    result: str
    narrower: object | None
    """What makes it narrower than the case: equal for two answers that hold at once."""
    word: str
    place: Part
    says: str = ""
    """The same in words."""
    rest: bool = False
    """Whether it holds for what narrower answers leave."""


def replies(comparison: Comparison, view: View, case: Case, wager: str) -> tuple[Reply, ...]:
    """Everything that answers *case* for *wager*."""
    found = [
        Reply(o.results[wager], o.narrower, o.case, o, _says(o), bool(o.otherwise))
        for o in comparison.outcomes
        if o.case in case.by and wager in o.results
    ]
    return (
        *found,
        *_said_elsewhere(comparison, view, case, wager),
        *_copied(comparison, case, wager),
    )


def _says(outcome: Outcome) -> str:
    if outcome.below and not outcome.if_:
        return f"less than {outcome.below.replace('-', ' ')}"
    return outcome.if_ or outcome.variant or (_SOME if outcome.when else "")


def _copied(comparison: Comparison, case: Case, wager: str) -> Iterator[Reply]:
    """What follows for a wager when the player-dealer takes every copied hand."""
    if case.group != "copy" or "player-dealer" not in {copies.to for copies in comparison.copies}:
        return
    like = "one-each" if case.name.endswith("-and-higher") else "both-lower"
    said = [o.results for o in comparison.outcomes if o.case == like and not o.narrower]
    for result in dict.fromkeys(filter(None, (results.get(wager) for results in said))):
        yield Reply(result, None, FOLLOWS, comparison.copies[0])


def _said_elsewhere(comparison: Comparison, view: View, case: Case, wager: str) -> Iterator[Reply]:
    if case.name == "equal":
        for tie in view.ties.get(wager, ()):
            yield Reply(tie.is_, tie if tie.if_ else None, "equal", tie, tie.if_ or "")
    if case.name in ("foul", "dealer-foul"):
        said_so = (one for one in remedies(view.game, case.name) if one.then)
        yield from (Reply(str(one.then), None, case.name, one) for one in said_so)
    if comparison.by in POTS and case.name in _OF_POT:
        yield from _of_pot(view.game, case)


def _of_pot(game: Game, case: Case) -> Iterator[Reply]:
    """What the rules of a pot answer."""
    said = ((pot, getattr(pot, _OF_POT[case.name])) for pot in game.pot)
    yield from (Reply(word, None, case.name, pot) for pot, word in said if word)


def remedies(game: Game, trouble: str) -> list[Irregular]:
    """What is said of a mistake."""
    return [said for said in game.irregularities if trouble in said.answers]


_OF_POT = {
    "sole-best": "to",
    "tied-best": "tied",
    "tied-low": "tied",
    "no-low": "no_low",
    "odd-chip": "odd_chip",
}
"""Where the rules of a pot answer a case."""


def total(given: tuple[Reply, ...], pot: bool = False) -> bool:
    """Whether replies leave no part of their case open.

    What is said of a pot tells who takes which part of it, and is not a condition.
    """
    plain = any(not reply.narrower and not reply.rest for reply in given)
    both = any(reply.rest for reply in given) and any(reply.narrower for reply in given)
    return plain or both or bool(pot and given)


def compared(game: Game) -> tuple[Comparison, ...]:
    """The comparisons of a game; a poker game that only says who takes the pot compares for it."""
    if game.compares or not game.pot:
        return game.compares
    both = any(pot.to == "high-low" for pot in game.pot)
    return (Comparison.model_construct(_fields_set=set(), by="high-low-pot" if both else "pot"),)


def decided_alone(wager: Wager) -> bool:
    """Whether a wager has an answer for every case without any comparison."""
    return any(rule.otherwise for rule in wager.decided) or bool(wager.rolls)


def wagers(comparison: Comparison, game: Game) -> tuple[str, ...]:
    """The wagers a comparison decides."""
    if comparison.by in FOR_POT:
        return (POT,)
    alone = {wager.name for wager in game.wagers if decided_alone(wager)}
    answered = dict.fromkeys(name for outcome in comparison.outcomes for name in outcome.results)
    named = comparison.wagers or tuple(answered) or _base(game)
    return tuple(name for name in named if name not in alone)


def _base(game: Game) -> tuple[str, ...]:
    return tuple(wager.name for wager in game.wagers if not wager.bonus and not wager.decided)


def beside(comparison: Comparison, game: Game, case: Case) -> tuple[Part, ...]:
    """Where an answer to *case* would be expected: at its like, its causes, its neighbors."""
    said, whole = comparison.outcomes, [comparison] if comparison.at else []
    places: tuple[Sequence[Part], ...] = (
        _alike(comparison, case),
        _causes(comparison, game, case),
        whole if "foul" in case.group else (),
        [o for word in case.near.split() for o in said if o.case == word],
        said,
        whole,
        game.pot,
        [w for w in game.wagers if w.at],
    )
    return tuple(next(filter(None, places), ()))


def _alike(comparison: Comparison, case: Case) -> list[Part]:
    like = _like(comparison, case)
    alike: list[Part] = [o for o in comparison.outcomes if o.case in like]
    return [*alike, *comparison.copies] if case.group == "copy" else alike


def _causes(comparison: Comparison, game: Game, case: Case) -> Sequence[Part]:
    """What gives rise to a case."""
    if case.group == "not-qualified":
        return comparison.qualifies
    if case.group == "natural" and comparison.natural and comparison.natural.at:
        return [comparison.natural]
    if "foul" not in case.group:
        return ()
    sets = (step for step in game.round if _sets(step, case.group == "dealer-foul"))
    return [*remedies(game, case.group), *sets]
