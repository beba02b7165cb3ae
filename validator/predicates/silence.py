"""What the rules of a game do not say, and who else might: the answer on a silence."""

from __future__ import annotations

from collections.abc import Iterable

from ..docket.names import core
from ..docket.view import View
from .answer import Answer, Place, Role, following, not_stated, unclear
from .values import Value, name, phrase

REFERENCES = ("references-lead", "documents-named")
"""The rules on references that lead nowhere: a silence that rests on one is told with theirs."""


def silent(
    view: View, case: str, place: Place | None, see: Iterable[Role] = (), **values: object
) -> Answer:
    """That no rules say something: ``who`` does not, and ``outside``, rules not filed, may."""
    shown = [*see, *((one, "adopts") for one in [view.lender] if one)]
    if view.outside:
        values |= {"who": phrase("the-rules"), "outside": name(view.outside.from_)}
        return following(unclear(case, place, see=shown, **values), *REFERENCES)
    other = lender(view)
    who = phrase("both-rules", parent=other) if other else phrase("the-rules")
    return not_stated(case, place, see=shown, **values, who=who)


def lender(view: View) -> Value | None:
    """The game whose rules these take over: one that is not filed, else one of another name."""
    if view.outside:
        return name(view.outside.from_)
    own = core(view.game.name)
    others = [one.from_ for one in view.game.inherits if core(one.from_) != own]
    return name(others[0]) if others else None
