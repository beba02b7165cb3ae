"""A narrower rulebook may only tighten: every way to escape the wider rule is refused."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING, Any

from ..model.rulebook import Parameter, Provision, When
from ..model.values import number
from .days import earliest, latest
from .settings import Lawless
from .times import figure

if TYPE_CHECKING:
    from .books import Rule

GRAVITY = ("info", "warning", "error")


def _open(provision: Provision) -> int:
    """How grave an open question is."""
    usual = min(GRAVITY.index(provision.severity), GRAVITY.index("warning"))
    return GRAVITY.index(provision.unclear) if provision.unclear else usual


def refuse_loosening(book: str, provision: Provision, wider: Rule) -> None:
    """A narrower rulebook may tighten parameters and nothing else."""
    if why := _narrowed(provision, wider) or next(_loosened(provision, wider), ""):
        raise Lawless(f"{book}/{provision.id} {why}: a narrower rulebook may only tighten")


def _narrowed(provision: Provision, wider: Rule) -> str:
    """How a provision asks something else than the wider rule, less gravely or of fewer."""
    old = wider.provision
    if provision.predicate != old.predicate or provision.level != old.level:
        return f"is decided by {provision.predicate!r} at level {provision.level}, but {wider.name} by {old.predicate!r} at level {old.level}"
    if GRAVITY.index(provision.severity) < GRAVITY.index(old.severity):
        return f"is only {provision.severity}, but {wider.name} is {old.severity}"
    if _open(provision) < _open(old):
        return f"makes an open question only {provision.unclear}, but {wider.name} does not"
    if more := set(provision.remarks) - set(old.remarks):
        return f"makes {', '.join(sorted(more))} a remark, but {wider.name} does not"
    for ours, theirs in ((provision.applies_to, old.applies_to), (provision.games, old.games)):
        if ours and not set(theirs or [""]) <= set(ours):
            concerned = ", ".join(theirs) or "everything"
            return f"concerns only {', '.join(ours)}, but {wider.name} {concerned}"
    return ""


def _loosened(provision: Provision, wider: Rule) -> Iterator[str]:
    """Parameters that the wider rule does not have, or values that are less tight."""
    for key, parameter in provision.parameters.items():
        before = wider.parameters.get(key)
        if before is None:
            yield f"has a parameter {key!r} that {wider.name} does not have"
            continue
        for value in parameter.values:
            for held in _values_overlapping(before, value.from_):
                if not as_tight(value.value, held, before.tighter):
                    yield f"loosens {key} of {wider.name} from {held} to {value.value}"


def _values_overlapping(parameter: Parameter, start: When | None) -> list[Any]:
    """Values of the wider rule that hold on or after the day a narrower value starts."""
    day = earliest(start) if start else date.min
    later = [v.value for v in parameter.values if v.from_ and latest(v.from_) > day]
    return [*figure(parameter, day).values, *later]


def as_tight(new: Any, old: Any, tighter: str) -> bool:
    if new == old:
        return True
    if tighter in ("lower", "higher"):
        first, second = number(new), number(old)
        if first is None or second is None:
            return False
        return first <= second if tighter == "lower" else first >= second
    if tighter in ("true", "false"):
        return bool(new is (tighter == "true"))
    lists = isinstance(new, list) and isinstance(old, list)
    return tighter == "subset" and lists and set(new) <= set(old)
