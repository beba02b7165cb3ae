"""A variant as a whole game: what it does not say itself comes from the game it extends."""

from __future__ import annotations

from typing import Any

from ..model.game import Game
from .filed import Filed

MAX_CHAIN = 10
"""Games of which each extends the next; those of the filings have one."""


def chain(filed: Filed, by_id: dict[str, Filed]) -> tuple[str, ...]:
    """The ids of the games it extends, without going round; at most one more than are allowed."""
    found = [filed.id]
    while len(found) <= MAX_CHAIN + 1:
        above = getattr(filed.model, "extends", None)
        if not above or above in found or above not in by_id:
            break
        found.append(above)
        filed = by_id[above]
    return tuple(found[1:])


def extend(filed: Filed, by_id: dict[str, Filed]) -> Filed:
    """A variant as a whole game. One that leads nowhere, or on and on, stays as it is."""
    above = chain(filed, by_id)
    if len(above) > MAX_CHAIN:
        return filed
    narrower = [filed, *(by_id[name] for name in above)]
    whole = narrower.pop()
    while narrower:
        whole = _extended(narrower.pop(), whole)
    return whole


def _extended(filed: Filed, parent: Filed) -> Filed:
    """A game with what it does not say itself from its parent, which is whole."""
    model, above = filed.model, parent.model
    assert isinstance(model, Game)
    assert isinstance(above, Game)
    fields: dict[str, Any] = {
        **{name: getattr(above, name) for name in above.model_fields_set - _OWN},
        **{name: getattr(model, name) for name in model.model_fields_set},
    }
    if "wagers" in model.model_fields_set:
        names = {wager.name for wager in model.wagers}
        fields["wagers"] = (*model.wagers, *(w for w in above.wagers if w.name not in names))
    own = frozenset(str(k) for k in filed.text.data)
    whole = Game.model_construct(_fields_set=set(fields), **fields)
    return Filed(filed.path, filed.kind, filed.id, filed.sha256, filed.text, whole, parent, own)


_OWN = frozenset(
    {
        "id",
        "name",
        "source",
        "approvals",
        "supersedes",
        "extends",
        "dated",
        "version",
        "suppress",
        "left_out",
        "also_called",
    }
)
