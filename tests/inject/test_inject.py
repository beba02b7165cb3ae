"""The fault operators keep working: each makes faults a document can have, and nearly all are found
where they are.
"""

from __future__ import annotations

import pytest

from validator.docket.filed import file

from .__main__ import single
from .corpus import apply, corpus, write
from .fault import OPERATORS, Fault, also, drop, insert, put
from .measure import Injected, Measured, choose, measure

SMALL = ("california/casino-club/", "california/livermore/", "oregon/grand-ronde/")


def _chosen(name: str) -> list[Injected]:
    return choose(name, 2)


@pytest.mark.parametrize("name", OPERATORS)
def test_operator_changes_a_document_into_one_that_can_be_read(name: str) -> None:
    chosen = _chosen(name)
    assert chosen, f"{name} finds no clean place in the corpus: widen it, or strike it"
    for injected in chosen:
        doc = corpus().doc(injected.document)
        changed = apply(doc.data, injected.fault.edits)
        assert changed != doc.data
        assert file(write(changed).text.encode(), doc.path, doc.id).kind == doc.kind


def test_every_operator_says_in_a_few_words_what_is_wrong() -> None:
    for operator in OPERATORS.values():
        assert operator.says[0].islower()
        assert not operator.says.endswith(".")


def test_nearly_all_faults_in_small_filings_are_found_at_their_place_by_one_finding() -> None:
    chosen = [
        injected
        for name in OPERATORS
        for injected in _chosen(name)
        if injected.document.startswith(SMALL)
    ]
    measured = [measure(injected) for injected in chosen]
    missed = [m.injected for m in measured if not m.here]
    assert len(measured) > 80
    assert len(missed) <= len(measured) // 10, [(i.operator, i.document) for i in missed]
    several = [m.injected for m in measured if m.here and not single(m)]
    assert len(several) <= len(measured) // 20, [(i.operator, i.document) for i in several]


def test_judging_what_a_fault_can_reach_is_judging_the_whole_filing() -> None:
    for name in ("tier-left-out", "outcome-left-out", "prerequisite-missing"):
        injected = _chosen(name)[0]
        near, whole = measure(injected), measure(injected, whole=True)
        assert _said(near) == _said(whole)


def _said(measured: Measured) -> list[tuple[str, str]]:
    return sorted((finding.provision, finding.message) for finding in measured.new)


def test_a_choice_is_the_same_for_the_same_seed() -> None:
    assert choose("tier-left-out", 4, 1) == choose("tier-left-out", 4, 1)
    assert choose("tier-left-out", 4, 1) != choose("tier-left-out", 4, 2)


def test_edits_leave_the_document_as_it_was() -> None:
    data = {"a": [1, 2], "b": {"c": 3}}
    changed = apply(
        data, (put(("b", "c"), 4), drop(("a", 0)), insert(("a", 1), 5), also(("b", "c"), 6))
    )
    assert changed == {"a": [2, 5], "b": {"c": [4, 6]}}
    assert data == {"a": [1, 2], "b": {"c": 3}}


def test_every_place_written_is_known() -> None:
    data = {"kind": "game", "wagers": [{"name": "ante", "pays": {"rows": [["flush", "3:1"]]}}]}
    written = write(data)
    read = file(b"name: x\ncategory: poker\n" + written.text.encode(), "x.yaml").text
    span = read.span(("wagers", 0, "pays", "rows", 0, 1))
    assert written.starts[span.line - 2, span.column] == ("wagers", 0, "pays", "rows", 0, 1)


def test_what_an_edit_touches_must_be_clean() -> None:
    edits = (
        put(("a", 0, "is"), 1),
        drop(("b",)),
        insert(("c", 3), 1),
        also(("d",), 1),
        put(("e", 2, 0), "5-50"),
        put(("f", 1), ["5-50", 1]),
    )
    assert Fault(((),), edits).spots == (("a", 0), ("b",), ("c", 2), ("d",), ("e", 2), ("f", 1))
    assert Fault(((),), edits[:1], whole=(("g",),)).spots == (("a", 0), ("g",))
