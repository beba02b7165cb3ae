"""Every word a document may choose has wording to bear witness to it, or is exempt by name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any, Literal, get_args, get_origin

import pytest

from validator.model.kinds import KINDS, model
from validator.model.part import Part
from validator.trace.flags import FLAGS
from validator.trace.stems import EXEMPT, WORDS
from validator.trace.walk import Leaf, fields, leaf_kind
from validator.trace.witness import readable, stems_of, witnessed


def _leaves(hint: Any, owner: str) -> Iterator[tuple[str, Any]]:
    if isinstance(hint, type) and issubclass(hint, Part):
        return
    if get_origin(hint) is tuple or (
        get_origin(hint) is Annotated and get_origin(get_args(hint)[0]) is tuple
    ):
        inner = get_args(get_args(hint)[0]) if get_origin(hint) is Annotated else get_args(hint)
        for each in inner:
            if each is not Ellipsis:
                yield from _leaves(each, owner)
    else:
        yield owner, hint


def _parts(cls: type[Part], seen: set[type[Part]]) -> Iterator[type[Part]]:
    if cls in seen:
        return
    seen.add(cls)
    yield cls
    for field in fields(cls).values():
        for part in _classes(field.hint):
            yield from _parts(part, seen)


def _classes(hint: Any) -> Iterator[type[Part]]:
    if isinstance(hint, type) and issubclass(hint, Part):
        yield hint
    for inner in get_args(hint):
        yield from _classes(inner)


PARTS = sorted(
    {part for kind in KINDS if kind != "rulebook" for part in _parts(model(kind), set())},
    key=lambda part: (part.__name__, part.__module__),
)
LEAVES = [
    (owner, hint)
    for part in PARTS
    for name, field in fields(part).items()
    if name not in ("at", "kind")
    for owner, hint in _leaves(field.hint, field.owner)
]
VOCABULARIES = sorted(
    {
        (leaf_kind(hint, owner)[1], word)
        for owner, hint in LEAVES
        if get_origin(hint) is Literal
        for word in get_args(hint)
    }
)
KEYS = sorted(
    {owner.split(".")[1] for owner, hint in LEAVES if leaf_kind(hint, owner)[0] == "flag"}
)


@pytest.mark.parametrize(("owner", "hint"), LEAVES, ids=[owner for owner, _ in LEAVES])
def test_every_key_is_of_a_known_kind(owner: str, hint: Any) -> None:
    assert leaf_kind(hint, owner)[0], (
        f"validator/trace/walk.py does not know the type of {owner}: add it to _KINDS"
    )


@pytest.mark.parametrize(("vocabulary", "word"), VOCABULARIES)
def test_every_word_has_stems(vocabulary: str, word: str) -> None:
    assert vocabulary in EXEMPT or word in WORDS, (
        f"add stems for {word!r}, or exempt the vocabulary with a reason"
    )


@pytest.mark.parametrize(
    "flag",
    [
        flag
        for flag in KEYS
        if flag
        not in ("is", "otherwise", "*", "bonus", "required", "collective", "draft", "statistic")
    ],
)
def test_every_yes_or_no_has_an_entry(flag: str) -> None:
    assert flag in FLAGS, f"add stems for the key {flag!r} to FLAGS; an empty text asks for none"


def test_no_stem_is_for_a_word_that_is_gone() -> None:
    asked = [(of, word) for of, word in VOCABULARIES if of not in EXEMPT]
    assert set(WORDS) <= {name for of, word in asked for name in (word, f"{of}.{word}")}
    assert set(EXEMPT) <= {vocabulary for vocabulary, _ in VOCABULARIES}


def test_every_stem_compiles() -> None:
    for wanted in (*WORDS.values(), *FLAGS.values()):
        re.compile(wanted)
        assert not wanted or readable(wanted)


@pytest.mark.parametrize(
    ("vocabulary", "word", "text", "said"),
    [
        ("Uncovered", "returned", "they are given back", True),
        ("Uncovered", "returned", "they are refunded", True),
        ("Uncovered", "returned", "they are lost", False),
        ("Direction", "clockwise", "in a clock- wise manner", True),
        ("Direction", "clockwise", "to the left", False),
        ("Face", "down", "dealt face-down", True),
        ("Face", "down", "sit down", False),
        ("Claim", "rate-cap", "no more than five collection rates", True),
        ("Claim", "rate-cap", "collection rates are posted", False),
        ("Claim", "house-never-player-dealer", "the house shall never bank", True),
        ("Claim", "house-no-interest", "has no interest in the outcome", True),
        ("Category", "poker", "anything", True),
    ],
)
def test_witness(vocabulary: str, word: str, text: str, said: bool) -> None:
    assert witnessed(Leaf(("key",), "word", "Part.key", word, None, vocabulary), text) is said


def test_a_yes_is_witnessed_by_its_key() -> None:
    leaf = Leaf(("open-to-backline", 0, "is"), "flag", "SaidYes.is", True, None)
    assert stems_of(leaf) == FLAGS["open-to-backline"]
    assert witnessed(leaf, "back-line betting")
    assert not witnessed(leaf, "betting")
