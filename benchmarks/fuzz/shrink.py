"""Makes a failing document smaller as long as it fails in the same way."""

from __future__ import annotations

import time
from dataclasses import replace

import yaml

from .cases import Case
from .nodes import compose, spots, write
from .trial import run

SECONDS = 15.0
"""For one document."""


def shrunk(case: Case, failure: str) -> Case:
    """The case with whatever can be taken out of the mutated document; itself where nothing can."""
    until = time.monotonic() + SECONDS
    case = _alone(case, failure)
    root = compose(case.content()) if isinstance(case.files.get(case.mutated), bytes) else None
    if not isinstance(root, yaml.CollectionNode):
        return case
    at = 0
    while time.monotonic() < until:
        places = list(spots(root))
        if at >= len(places):
            break
        spot = places[at]
        held = spot.parent.value.pop(spot.place)
        smaller = _with(case, write(root))
        if run(smaller).failure == failure:
            case = smaller
        else:
            spot.parent.value.insert(spot.place, held)
            at += 1
    return case


def _alone(case: Case, failure: str) -> Case:
    """Without each other file, where the failure does not need it."""
    for name in sorted(set(case.files) - {case.mutated}):
        smaller = replace(
            case, files={path: entry for path, entry in case.files.items() if path != name}
        )
        if run(smaller).failure == failure:
            case = smaller
    return case


def _with(case: Case, content: bytes) -> Case:
    return replace(case, files={**case.files, case.mutated: content})
