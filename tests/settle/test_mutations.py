"""Rules broken on purpose: what the proofs, or the money of a round, must notice."""

from __future__ import annotations

from collections import Counter

from benchmarks.settle.mutations import caught, mutations, sound
from tests.settle.corpus import games

SHARE = 0.95


def test_nearly_every_broken_rule_is_noticed() -> None:
    noticed: Counter[bool] = Counter()
    kinds = set()
    for played in games():
        if sound(played.terms):
            for one in mutations(played.terms):
                noticed[caught(played.terms, one)] += 1
                kinds.add(one.kind)
    assert len(kinds) == 5
    assert noticed[True] / noticed.total() >= SHARE
