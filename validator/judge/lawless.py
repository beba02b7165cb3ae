"""Law that was not applied to a filing, and why: what came with it, and where there is none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from posixpath import normpath

from ..docket.filings import Filing
from ..law import books as law
from ..law.settings import Settings
from .verdict import NOT_APPLIED, NotRun

NOT_THEIR_LAW = (
    "a rulebook found with the documents is not applied; "
    "if it is your own, name it with --rulebook or --also"
)
A_ROUND = "a round is no part of the filing: `houseway settle` settles it"
EVERY = ": every "
CHOOSE = (
    "; name its jurisdictions there, or the law with --rulebook"
    f" (--rulebook {law.COMMON} for drafting provisions alone)"
)


def aside(filing: Filing, own: Iterable[str]) -> Iterator[NotRun]:
    """Law and decisions that came with the filing, unless the runner named the file."""
    named = {normpath(name) for name in own}
    for filed in filing.aside:
        if filed.kind == "decisions":
            yield NotRun(filed.path, NOT_APPLIED)
        elif filed.kind == "round":
            yield NotRun(filed.path, A_ROUND)
        elif normpath(filed.path) not in named:
            yield NotRun(filed.path, NOT_THEIR_LAW)


def no_law(filing: Filing, stack: law.Stack, settings: Settings) -> Iterator[NotRun]:
    """That only drafting provisions were applied, unless the runner chose that."""
    chosen = settings.rulebooks is not None
    if chosen or not filing.documents or any(not rule.drafting for rule in stack.rules):
        return
    named = ", ".join(filing.jurisdictions)
    why = "no establishment.yaml names a jurisdiction"
    if named:
        why = f"its establishment names {named}, where there is no law"
    what = f"{filing.id}{EVERY}rulebook but {law.COMMON}"
    yield NotRun(what, f"{why}: only the common drafting provisions were applied{CHOOSE}")
