"""A rule as it binds on a day: whom it concerns, how grave it is, and which day that is."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import NamedTuple

from ..docket.filed import Filed
from ..docket.filings import Filing, Subject
from ..docket.names import core, names
from ..docket.positions import POSITION
from ..law import books as law
from ..law.settings import Settings
from ..model.game import Game
from ..predicates.answer import Figure
from .verdict import AsOf, Cite


def wanted(rule: law.Rule, settings: Settings) -> bool:
    """Whether --select and --ignore leave a rule in: by name, code or group."""
    return settings.wants(rule.grouped, rule.drafting, rule.wider_groups)


def left_out(rule: law.Rule, settings: Settings) -> bool:
    """One decided by proof is asked for with --proofs, or by its own name or code."""
    provision = rule.provision
    named = {provision.id, provision.code} & settings.select
    return provision.by_proof and not settings.proofs and not named


def elsewhere(rule: law.Rule, subject: Subject, settings: Settings) -> bool:
    """Whether proofs are asked for one game, and this is another."""
    path = subject.filed.path if subject.filed else ""
    return rule.provision.by_proof and settings.proofs_of not in ("", path)


def day_of(filed: Filed | None, filing: Filing, settings: Settings) -> AsOf:
    """The day a document of a filing is judged by, and why that day."""
    if settings.as_of:
        return AsOf(settings.as_of, "the date given")
    if filing.draft:
        return AsOf(settings.today, "today, since the filing is a draft")
    model = filed.model if filed else None
    dates = [said.is_ for said in getattr(model, "dated", ())]
    effect = getattr(model, "takes_effect", None)
    if effect is not None and all(day <= effect.is_ for day in dates):
        return AsOf(effect.is_, "the day the document takes effect")
    if dates:
        return AsOf(max(dates), "the date the document bears")
    return AsOf(settings.today, "today, since the document bears no date")


class Bound(NamedTuple):
    """A rule as it binds on a day."""

    rule: law.Rule
    standing: law.Standing
    figures: dict[str, Figure]
    authority: tuple[Cite, ...]
    only: frozenset[str]
    """Categories and comparators."""
    named: tuple[str, ...]
    """Names of games."""


@lru_cache(4096)
def bind(rule: law.Rule, day: date, as_if_in_force: bool) -> Bound:
    """What a rule asks on a day, found once for all subjects of all filings."""
    binding = rule if as_if_in_force else law.binding(rule, day)
    provision = binding.provision
    authority = tuple(
        Cite(a.cite, a.confidence or provision.confidence) for a in provision.authorities
    )
    return Bound(
        binding,
        law.standing(binding, day),
        law.figures(binding, day),
        authority,
        frozenset(provision.applies_to),
        provision.games,
    )


def severity(
    called: frozenset[str],
    usual: str,
    settings: Settings,
    verdict: str,
    drafting: bool = True,
    unclear: str | None = None,
) -> str:
    """How grave a finding is, by rulebook or settings; an open question is at most a warning."""
    if verdict == "unclear":
        usual = unclear or ("warning" if usual == "error" else usual)
    return settings.severity(called, drafting) or usual


def graded(rule: law.Rule, settings: Settings, verdict: str, case: str) -> str:
    one = rule.provision
    if case in one.remarks:
        return severity(rule.called, "info", settings, verdict, rule.drafting)
    return severity(rule.called, one.severity, settings, verdict, rule.drafting, one.unclear)


def concerns(only: frozenset[str], named: tuple[str, ...], subject: Subject) -> bool:
    """Whether a rule that names categories, comparators or games speaks of this subject."""
    games = subject.games
    if subject.kind in ("filing", "establishment") or not games:
        return True
    if named and not any(_is_named(file.game, named) for file in games):
        return False
    return not only or _is_of(only, subject)


def _is_of(only: frozenset[str], subject: Subject) -> bool:
    games = subject.games
    banked = {game.id for game in games} & subject.filing.with_player_dealer
    if banked and POSITION in only:
        return True
    kinds = ((file.game.category, *(one.by for one in file.game.compares)) for file in games)
    return any(only.intersection(kind) for kind in kinds)


def _is_named(game: Game, named: tuple[str, ...]) -> bool:
    """Whether a name of a game is one of those asked for, or has one in it."""
    printed = [f" {core(one)} " for one in names(game)]
    return any(f" {core(one)} " in name for one in named for name in printed)
