"""A key that at most one document has stays for a reason, or goes."""

from __future__ import annotations

from collections import Counter

import yaml

from benchmarks.language import REASONS, rare, reasons


def test_each_rare_key_has_one_reason() -> None:
    groups = yaml.safe_load(REASONS.read_text(encoding="utf-8"))
    twice = [
        one for one, times in Counter(k for g in groups for k in g["keys"]).items() if times > 1
    ]
    assert not twice
    found, why = set(rare()), set(reasons())
    assert not found - why, (
        "say in benchmarks/rare-keys.yaml why another filing needs it, or drop it"
    )
    assert not why - found, "no longer rare, or no longer a key: take it out of the list"
