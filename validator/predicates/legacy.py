"""Answers whose sentence is still written in the rule itself: each rule that is moved to its page drops one import of this."""

from __future__ import annotations

from ..filed import Place
from .answer import Answer, following
from .answer import Ask as Ask
from .answer import Figure as Figure
from .values import name

__all__ = ["Answer", "Ask", "Figure", "following", "met", "not_applicable", "not_stated", "unclear", "violated"]


def _told(verdict: str, message: str, fix: str, place: Place | None, related: tuple[tuple[Place, str], ...]) -> Answer:
    values = (("message", name(message)), *((("fix", name(fix)),) if fix else ()))
    return Answer(verdict, "", values, place, related)


def met(message: str, *places: Place) -> Answer:
    return _told("met", message, "", places[0] if places else None, tuple((place, "") for place in places[1:]))


def not_applicable(message: str) -> Answer:
    return _told("not-applicable", message, "", None, ())


def not_stated(message: str, fix: str, place: Place | None = None, *related: tuple[Place, str]) -> Answer:
    return _told("not-stated", message, fix, place, related)


def violated(message: str, fix: str, place: Place | None, *related: tuple[Place, str]) -> Answer:
    return _told("violated", message, fix, place, related)


def unclear(message: str, fix: str, place: Place | None, *related: tuple[Place, str]) -> Answer:
    return _told("unclear", message, fix, place, related)
