"""Puts faults into the corpus and sees whether they are found, where they are, and what else is
reported.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice

from validator.source.read import Path

from . import bank, books, cards, decks, fees, ladders, numbers, outcomes, wagers
from .corpus import Finding, corpus, inside
from .fault import OPERATORS, Doc, Fault

GROUPS = (ladders, numbers, fees, books, bank, cards, decks, wagers, outcomes)
SEED = 20


@dataclass(frozen=True)
class Injected:
    """One fault in one document."""

    operator: str
    document: str
    fault: Fault


@dataclass(frozen=True)
class Measured:
    """What became of it."""

    injected: Injected
    new: tuple[Finding, ...]
    here: tuple[Finding, ...]
    reworded: tuple[Finding, ...]
    """A finding at the place that stood there before, in other words now: no credit for it."""
    aside: tuple[Finding, ...]

    @property
    def found(self) -> bool:
        """Something new is said of the document."""
        return any(
            path == self.injected.document for finding in self.new for path, _ in finding.places
        )


def choose(name: str, most: int, seed: int = SEED) -> list[Injected]:
    """Up to *most* faults of one operator at clean places, in turn from each establishment, the
    smallest first, and each of its documents.
    """
    made, operator = corpus(), OPERATORS[name]
    shuffled = random.Random(f"{seed} {name}")
    piles: dict[str, dict[str, list[Injected]]] = {}
    for doc in made.docs.values():
        if doc.kind == operator.kind:
            faults = list(operator.make(doc))
            shuffled.shuffle(faults)
            clean = (
                Injected(name, doc.path, fault)
                for fault in faults
                if made.clean(doc, fault, operator.besides)
            )
            if pile := list(islice(clean, most)):
                piles.setdefault(doc.filing, {})[doc.path] = pile
    return _in_turn(
        [
            _in_turn(_shuffle(list(pile.values()), shuffled), most)
            for _, pile in sorted(
                piles.items(), key=lambda each: (len(made.groups[each[0]].documents), each[0])
            )
        ],
        most,
    )


def _shuffle(piles: list[list[Injected]], order: random.Random) -> list[list[Injected]]:
    order.shuffle(piles)
    return piles


def _in_turn(piles: Sequence[Sequence[Injected]], most: int) -> list[Injected]:
    chosen = [
        pile[turn]
        for turn in range(max(map(len, piles), default=0))
        for pile in piles
        if turn < len(pile)
    ]
    return chosen[:most]


def measure(injected: Injected, whole: bool = False) -> Measured:
    """Make one fault and judge."""
    made = corpus()
    doc = made.doc(injected.document)
    before, after = made.compare(doc, injected.fault, whole)
    new = _new(before, after)
    near = [finding for finding in new if at_home(finding, doc, injected.fault)]
    here = _more(
        near,
        [f for f in before if at_home(f, doc, injected.fault)],
        [f for f in after if at_home(f, doc, injected.fault)],
    )
    reworded = [finding for finding in near if finding not in here]
    return Measured(
        injected,
        tuple(new),
        tuple(here),
        tuple(reworded),
        tuple(
            _more([f for f in new if f not in near], before, [f for f in after if f not in near])
        ),
    )


def _new(before: Iterable[Finding], after: Iterable[Finding]) -> list[Finding]:
    """Findings that say something not said before; of two in the same words, the one whose place is
    new.
    """
    before, after = list(before), list(after)
    same = Counter(before) & Counter(after)
    left = Counter(map(_words, before)) - Counter(map(_words, same.elements()))
    new = []
    for finding in after:
        if same[finding]:
            same[finding] -= 1
        elif left[_words(finding)]:
            left[_words(finding)] -= 1
        else:
            new.append(finding)
    return new


def _words(finding: Finding) -> tuple[str, str, str, str]:
    return finding.provision, finding.verdict, finding.document, finding.message


def at_home(finding: Finding, doc: Doc, fault: Fault) -> bool:
    return any(path == doc.path and _near(at, fault) for path, at in finding.places)


def _near(at: Path, fault: Fault) -> bool:
    return any(inside(at, home) or (fault.silent and inside(home, at)) for home in fault.homes)


def _more(new: list[Finding], before: Iterable[Finding], after: Iterable[Finding]) -> list[Finding]:
    """Of the new findings, those by which a provision finds more in a document than before; the
    others only say an old one differently.
    """
    surplus = Counter((f.provision, f.document) for f in after)
    surplus.subtract((f.provision, f.document) for f in before)
    more = []
    for finding in new:
        if surplus[finding.provision, finding.document] > 0:
            surplus[finding.provision, finding.document] -= 1
            more.append(finding)
    return more


def _whole(injected: Injected) -> Measured:
    return measure(injected, whole=True)


def run(
    names: Sequence[str], most: int, seed: int = SEED, workers: int = 2, whole: bool = False
) -> list[Measured]:
    """Measure every operator named. Faults of one document go to one worker, in a stable order."""
    chosen = [injected for name in names for injected in choose(name, most, seed)]
    job = _whole if whole else measure
    if workers < 2:
        return list(map(job, chosen))
    with ProcessPoolExecutor(workers) as pool:
        return list(pool.map(job, chosen, chunksize=4))
