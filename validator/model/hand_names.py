"""Hands of poker under one name each: what a rule looks for must not hide behind a spelling."""

from __future__ import annotations

import re

_OTHERS = {
    "pair": "pairs one-pair a-pair 1-pair",
    "two-pair": "two-pairs 2-pair 2-pairs",
    "3-of-a-kind": "three-of-a-kind three-of-kind trips",
    "4-of-a-kind": "four-of-a-kind four-of-kind quads",
    "5-of-a-kind": "five-of-a-kind five-of-kind",
    "full-house": "fullhouse full-houses full-boat",
    "flush": "flushes",
    "straight": "straights",
    "straight-flush": "straightflush straight-flushes",
    "royal-flush": "royalflush royal-flushes",
    "mini-royal-flush": "mini-royal",
    "high-card": "highcard high-cards",
}
_USUAL = {other: name for name, others in _OTHERS.items() for other in (name, *others.split())}
_BETTER = re.compile(r"-or-(better|higher)$")


def usual(word: str) -> str | None:
    """How a hand is spelled here, if *word* is one of the usual hands in some spelling."""
    plain = re.sub(r"[\s_-]+", "-", word.strip().lower())
    bound = _BETTER.search(plain)
    name = _USUAL.get(plain[: bound.start()] if bound else plain)
    return f"{name}-or-better" if name and bound else name
