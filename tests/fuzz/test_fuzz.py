"""Mutated documents do not fell the program, and the harness notices what would."""

from __future__ import annotations

import dataclasses
import io
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from benchmarks.fuzz import cases, corpus, data, nodes, preserve, raw, trial, written
from benchmarks.fuzz.__main__ import outcomes, prepare
from validator.cli import main as command
from validator.source.read import MAX_BYTES, MAX_ENTRIES, MAX_NODES, read

SEED, COUNT = 7, 60
ONE_FILING = preserve.RULES / "california" / "casino-club"

pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded")


@pytest.fixture(scope="module")
def known() -> corpus.Corpus:
    return prepare()


def test_mutated_documents_are_judged_or_refused() -> None:
    found = list(outcomes(SEED, range(COUNT), jobs=1))
    assert [(one.number, one.failure) for one in found if one.failure] == []
    assert {one.code for one in found} == {0, 1, 2}, "some are judged and some are refused"


def test_a_number_always_makes_the_same_case(known: corpus.Corpus) -> None:
    assert cases.make(SEED, 3, known) == cases.make(SEED, 3, known)
    assert cases.make(SEED, 3, known) != cases.make(SEED + 1, 3, known)


def _crash(_: object) -> int:
    raise ValueError


def _wait(_: object) -> int:
    time.sleep(60)
    return 0


def _work(_: object) -> int:
    while True:
        pass


def _work_and_wait(_: object) -> int:
    """As on a machine that has other work too."""
    for _turn in range(4):
        until = time.process_time() + 0.2
        while time.process_time() < until:
            pass
        time.sleep(0.6)
    return 0


def _hoard(_: object) -> int:
    return bytearray(b"x") * 100_000_000 == b""


def _escape(_: object) -> int:
    print("\x1b[31m")
    return 0


def _order(_: object) -> int:
    print("::error::no")
    return 0


def _fault(_: object) -> int:
    print("fault of the program common/x on y: KeyError: 'z' (judge, line 5)")
    return 3


NOTICED: list[tuple[Callable[[object], int], str]] = [
    (_crash, "exit 98: no exception told"),
    (_wait, "slow"),
    (_work, "slow"),
    (_work_and_wait, ""),
    (_hoard, "memory: more than 200 MB"),
    (_escape, "output: raw U+001B, check"),
    (_order, "output: a line begins with two colons"),
    (_fault, "exit 3: KeyError in rule common/x, judge line 5"),
    (lambda _: 0, ""),
]


@pytest.mark.parametrize(("run", "failure"), NOTICED)
def test_the_harness_notices(
    known: corpus.Corpus,
    monkeypatch: pytest.MonkeyPatch,
    run: Callable[[object], int],
    failure: str,
) -> None:
    monkeypatch.setattr(command, "main", run)
    monkeypatch.setattr(trial, "SECONDS", 1)
    monkeypatch.setattr(trial, "PATIENCE", 2.0)
    monkeypatch.setattr(trial, "IDLE", 0.1)
    monkeypatch.setattr(trial, "MEGABYTES", trial.BARE + 50)
    found = trial.run(cases.clean(known.filed[0], "check")).failure
    assert found.startswith(failure) if failure else not found


def test_what_the_harness_holds_is_not_the_program_s(
    known: corpus.Corpus, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = bytearray(b"x") * 100_000_000
    monkeypatch.setattr(command, "main", lambda _: 0)
    monkeypatch.setattr(trial, "MEGABYTES", trial.BARE + 50)
    assert not trial.run(cases.clean(known.filed[0], "check")).failure
    assert held


def _other_the_second_time(seconds: float) -> Callable[[object], int]:
    """A command that works for a while, and then finds what it has kept."""
    codes = [0, 2]

    def run(_: object) -> int:
        until = time.process_time() + seconds
        while len(codes) == 2 and time.process_time() < until:
            pass
        return codes.pop()

    return run


@pytest.mark.parametrize(
    ("seconds", "failure"),
    [(0.0, "cache: another exit code the second time, check"), (0.3, "")],
)
def test_another_code_is_a_fault_unless_time_ran_out(
    known: corpus.Corpus, monkeypatch: pytest.MonkeyPatch, seconds: float, failure: str
) -> None:
    monkeypatch.setattr(command, "main", _other_the_second_time(seconds))
    monkeypatch.setattr(trial, "HURRIED", 0.25)
    case = dataclasses.replace(cases.clean(known.filed[0], "check"), cached=True)
    assert trial.run(case).failure == failure


@pytest.mark.parametrize("number", range(20))
def test_bytes_repeated_are_bounded(number: int) -> None:
    import random

    made, _ = raw.mutate(b"x" * 100_000 + b"\n", random.Random(number))
    assert len(made) <= raw.MOST


def _archive(**parts: str) -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as archive:
        for name, text in parts.items():
            archive.writestr(name, text)
    return held.getvalue()


@pytest.mark.parametrize(
    ("name", "content", "failure"),
    [
        ("out.docx", _archive(a="<a/>", b="<b>x</b>"), ""),
        (
            "out.docx",
            _archive(a="<a/>", b="<b>&</b>"),
            "output: .docx cannot be opened, ParseError",
        ),
        ("out.xlsx", b"<a/>", "output: .xlsx cannot be opened, BadZipFile"),
        ("out.junit", b"<a>\x01</a>", "output: .junit cannot be opened, ParseError"),
        ("out.json", b"{", "output: .json cannot be opened, JSONDecodeError"),
        ("out.html", b"<", ""),
        ("other.json", b"{", ""),
    ],
)
def test_what_cannot_be_opened_is_noticed(
    tmp_path: Path, name: str, content: bytes, failure: str
) -> None:
    (tmp_path / name).write_bytes(content)
    assert written.broken(tmp_path) == failure


@pytest.mark.parametrize("kind", preserve.KINDS)
def test_another_way_to_write_it_changes_no_verdict(kind: str) -> None:
    given = preserve.documents(ONE_FILING)
    before = preserve.judged(given)
    assert before.total() > 500
    assert preserve.differences(given, kind, str(SEED), before) == []


def test_another_document_changes_a_verdict() -> None:
    given = preserve.documents(ONE_FILING)
    changed = [(name, content.replace(b"[[5-100, 1]", b"[[5-10, 1]")) for name, content in given]
    assert preserve.judged(given) - preserve.judged(changed)


WRITTEN = [
    b"a: 1\n",
    b"a: [1, {b: c}]\nd: 'x: y'\n",
    b'a: "1"\nb: null\nc:\nd: true\n',
    b"a: |\n  two\n  lines\nb: >\n  folded\n  text\n",
]


@pytest.mark.parametrize("kind", preserve.KINDS)
@pytest.mark.parametrize("content", WRITTEN)
def test_a_document_written_otherwise_says_the_same(kind: str, content: bytes) -> None:
    import random

    made = preserve.changed(content, kind, random.Random(1))
    assert read(made).data == read(content).data


@pytest.mark.parametrize("number", range(6))
def test_a_list_is_filled_as_far_as_the_reader_takes_it(known: corpus.Corpus, number: int) -> None:
    import random

    base = next(base for base in known.filed if base.id == "poker-games-collection-rates")
    draft = data.Draft(base, known, random.Random(number), nodes.clone(base.root))
    said = data.crowd(draft)
    lists = [s.node for s in nodes.spots(draft.root) if isinstance(s.node, yaml.SequenceNode)]
    longest = max(len(node.value) for node in lists)
    assert longest == MAX_ENTRIES or nodes.size(draft.root) > MAX_NODES - 200, said
    written = nodes.write(draft.root)
    assert len(written) > MAX_BYTES or read(written).data


def test_what_no_writer_would_write_is_written() -> None:
    raws = nodes.Raws()
    root = nodes.compose(b"a: 1\n")
    assert root is not None
    next(nodes.spots(root)).put(raws.node("[*x, !!y"))
    assert nodes.write(root, raws) == b"a: [*x, !!y\n"
