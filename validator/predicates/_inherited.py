"""Games whose rules hold for another, because it takes them over by name."""

from __future__ import annotations

from collections.abc import Iterable

from ..docket.filed import Place
from ..docket.filings import GameFile, Subject
from ..model.game import Game, Inherits
from ._names import core, names
from .answer import Answer, Role, following, not_stated, unclear
from .values import Value, name, phrase


def sources(subject: Subject, own: GameFile) -> list[Game]:
    """The game, and those of the filing whose rules it takes over, and theirs."""
    found, reached = [own], {own.id}
    for file in found:
        for parent in file.game.inherits:
            for other in subject.filing.games:
                if other.id not in reached and (
                    other.id == parent.document
                    or core(parent.from_) in {core(each) for each in names(other.game)}
                ):
                    reached.add(other.id)
                    found.append(other)
    return [file.game for file in found]


def elsewhere(subject: Subject, own: GameFile) -> Inherits | None:
    """The first reference to a game the filing does not have, whose rules may say what these leave
    out.
    """
    known = {file.id for file in subject.filing.games} | {
        core(each) for file in subject.filing.games for each in names(file.game)
    }
    return next(
        (
            parent
            for parent in own.game.inherits
            if not {parent.document, core(parent.from_)} & known
        ),
        None,
    )


def pointed(own: GameFile, outside: Inherits | None) -> list[tuple[Place, str]]:
    """The reference to show beside something that is not said."""
    return [
        (parent, "refers to them") for parent in ([outside] if outside else own.game.inherits[:1])
    ]


def resting(answer: Answer, outside: Inherits | None) -> Answer:
    """The answer on something not said, told with the finding on a reference that leads nowhere
    where it rests on one.
    """
    return following(answer, "references-lead", "documents-named") if outside else answer


def silent(what: str, own: GameFile, outside: Inherits | None) -> str:
    """That something is not said, and by whom it might have been."""
    if outside:
        return f"the rules do not say {what}; those of {outside.from_} may hold here"
    others = [
        parent.from_ for parent in own.game.inherits if core(parent.from_) != core(own.game.name)
    ]
    if others:
        return f"neither these rules nor those of {others[0]}, which they take over, say {what}"
    return f"the rules do not say {what}"


def unsaid(
    subject: Subject, place: Place | None, see: Iterable[Role] = (), **values: object
) -> Answer:
    """What these rules do not say: ``silent``, or ``outside`` where a game referred to and not filed may.

    ``source`` is the other game, whose rules these take over.
    """
    assert subject.game_file
    own, outside = subject.game_file, elsewhere(subject, subject.game_file)
    parents = [outside] if outside else own.game.inherits[:1]
    related = [*see, *((parent, "source") for parent in parents)]
    if outside:
        answer = unclear("outside", place, see=related, source=name(outside.from_), **values)
        return following(answer, "references-lead", "documents-named")
    others = [one.from_ for one in own.game.inherits if core(one.from_) != core(own.game.name)]
    source = name(others[0]) if others else None
    return not_stated("silent", place, see=related, source=source, **values)


def unsaid_by(own: GameFile, outside: Inherits | None) -> dict[str, Value]:
    """Who does not say something, and the rules not filed that might: values ``who`` and
    ``outside``.
    """
    if outside:
        return {"who": phrase("the-rules"), "outside": name(outside.from_)}
    others = [
        parent.from_ for parent in own.game.inherits if core(parent.from_) != core(own.game.name)
    ]
    return {"who": phrase("both-rules", parent=name(others[0])) if others else phrase("the-rules")}


def adopted(own: GameFile, outside: Inherits | None) -> list[tuple[Place, str]]:
    """The reference to other rules, to show beside something that is not said."""
    return [(parent, "adopts") for parent in ([outside] if outside else own.game.inherits[:1])]


def parent(own: GameFile, outside: Inherits | None) -> Value | None:
    """The game whose rules these take over: one the filing does not have, else the first of another
    name.
    """
    if outside:
        return name(outside.from_)
    others = [
        other.from_ for other in own.game.inherits if core(other.from_) != core(own.game.name)
    ]
    return name(others[0]) if others else None
