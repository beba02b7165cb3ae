"""Bytes to data: what is read, what is refused, and where."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from validator.source import composer
from validator.source.read import (
    MAX_BYTES,
    MAX_DEPTH,
    MAX_DIGITS,
    MAX_ENTRIES,
    MAX_TEXT,
    Span,
    Unreadable,
    read,
    scalar,
)


@pytest.fixture(params=["libyaml", "pure"], autouse=True, scope="module")
def _each_composer(request: pytest.FixtureRequest) -> Iterator[None]:
    """PyYAML may have been installed without libyaml: the same data, the same places, the same
    refusals.
    """
    with pytest.MonkeyPatch.context() as patch:
        if request.param == "pure":
            patch.setattr(composer, "Loader", composer.PureLoader)
        yield


SCALARS: list[tuple[str, Any]] = [
    ("5", 5),
    ("-3", -3),
    ("0", 0),
    ("0.50", Decimal("0.50")),
    (".50", Decimal("0.50")),
    ("3:2", "3:2"),
    ("100:1", "100:1"),
    ("6 to 5", "6 to 5"),
    ("5-50", "5-50"),
    ("401+", "401+"),
    ("010", "010"),
    ("1e3", "1e3"),
    ("0x10", "0x10"),
    ("1_000", "1_000"),
    ("no", "no"),
    ("on", "on"),
    ("yes", "yes"),
    ("true", True),
    ("false", False),
    ("null", None),
    ("~", None),
    ("2011-12-20", "2011-12-20"),
    (".inf", ".inf"),
    ("٣", "٣"),
    ("999999999999", 999_999_999_999),
    ("1000000000000", "1000000000000"),
    ("0.123456", Decimal("0.123456")),
    ("0.1234567", "0.1234567"),
    ("1000000000000.5", "1000000000000.5"),
]


@pytest.mark.parametrize(("text", "value"), SCALARS)
def test_scalar_is_read_from_its_text(text: str, value: object) -> None:
    found = read(f"key: {text}\n".encode()).data["key"]
    assert (found, type(found)) == (value, type(value))


def test_a_quoted_scalar_stays_text() -> None:
    assert read(b"a: '5'\nb: \"true\"\n").data == {"a": "5", "b": "true"}


@pytest.mark.parametrize(
    "content",
    [
        b"a: 1\nb: [2, 3]\n",
        b"\xef\xbb\xbfa: 1\nb: [2, 3]\n",
        b"a: 1\r\nb: [2, 3]\r\n",
        b"---\na: 1\nb: [2, 3]\n",
    ],
)
def test_bom_and_line_ends_make_no_difference(content: bytes) -> None:
    assert read(content).data == {"a": 1, "b": [2, 3]}


BOMB = b"a: &a [x,x,x,x,x,x,x,x,x,x]\n" + b"".join(
    b"%c: &%c [%s]\n" % (c, c, b",".join([b"*%c" % (c - 1)] * 10)) for c in range(98, 107)
)

DEEP = f"nested deeper than {MAX_DEPTH} levels"
MANY = "more than 200,000 values"
"""What aliases may stand for, too: a bomb is told by it."""

REFUSED: list[tuple[str, bytes, str, tuple[int, int]]] = [
    ("duplicate key", b"a: 1\nb: 2\na: 3\n", "'a' is already given on line 1", (3, 1)),
    ("nested duplicate", b"a: {x: 1, x: 2}\n", "'x' is already given", (1, 11)),
    ("tag", b"a: !!python/object:os.system x\n", "tags such as", (1, 4)),
    ("standard tag", b"a: !!str 5\n", "tags such as", (1, 4)),
    ("tag on a key", b"!!str a: 5\n", "a key must be", (1, 1)),
    ("list as key", b"[a, b]: 5\n", "a key must be", (1, 1)),
    ("merge key", b"a: &x {b: 1}\nc: {<<: *x}\n", "merge keys", (2, 5)),
    ("alias bomb", BOMB, MANY, (1, 12)),
    ("self-reference", b"a: &a [*a]\n", DEEP, (1, 4)),
    ("deep flow", b"a: " + b"[" * 150 + b"]" * 150, DEEP, (1, MAX_DEPTH + 3)),
    ("very deep flow", b"[" * 500_000, DEEP, (1, MAX_DEPTH + 1)),
    (
        "deep block",
        b"".join(b" " * n + b"a:\n" for n in range(150)),
        DEEP,
        (MAX_DEPTH + 1, MAX_DEPTH + 1),
    ),
    ("deep dashes", b"- " * 5000 + b"x\n", DEEP, (1, 2 * MAX_DEPTH + 1)),
    ("deep, closed in comments", b"a: " + b"[ #]\n" * 60_000, DEEP, (MAX_DEPTH, 1)),
    ("deep, closed in texts", b"a: " + b'["]", ' * 60_000, DEEP, (1, 6 * MAX_DEPTH - 2)),
    (
        "deep dashes after a byte-order mark",
        b"\xef\xbb\xbf" + b"- " * 200_000,
        DEEP,
        (1, 2 * MAX_DEPTH + 1),
    ),
    (
        "deep dashes after a carriage return",
        b"a:\r" + b"- " * 200_000,
        DEEP,
        (2, 2 * MAX_DEPTH - 1),
    ),
    (
        "deep dashes after a next-line mark",
        b"a:\xc2\x85" + b"- " * 200_000,
        DEEP,
        (2, 2 * MAX_DEPTH - 1),
    ),
    ("many brackets, none deep", b"a: [" + b"[], " * 3000 + b"}]\n", "not YAML", (1, 12_005)),
    (
        "many brackets and a control character",
        b"[[" + b"[], " * 3000 + b"]] # \x00",
        "character YAML does not allow",
        (1, 12_008),
    ),
    ("two documents", b"a: 1\n---\nb: 2\n", "holds one document", (2, 1)),
    ("empty", b"", "empty", (1, 1)),
    ("only a comment", b"# nothing\n", "empty", (1, 1)),
    ("not UTF-8", b"a: ok\nb: \xff\n", "not UTF-8", (2, 4)),
    ("control character", b"a: \x00\n", "character YAML does not allow: U+0000", (1, 4)),
    ("unknown alias", b"a: *b\n", "anchor that does not exist", (1, 4)),
    ("not YAML", b"a: b: c\n", "not YAML", (1, 5)),
    ("too large", b"a: " + b"x" * MAX_BYTES, "bytes; at most 1,000,000", (1, 1)),
    ("many values", b"a: [" + b"x," * 450_000 + b"]", MANY, (1, 399_999)),
    ("many short rows", b"- [a, b, c]\n" * 60_000, MANY, (50_000, 10)),
    (
        "many lists of aliases",
        b"a: &a [" + b"x," * 999 + b"x]\nb: [" + b"*a," * 400 + b"]\n",
        MANY,
        (1, 1600),
    ),
    (
        "a long text many times",
        b"a: &a "
        + b"x" * 999
        + b"\n"
        + b"".join(b"b%d: [%s]\n" % (n, b"*a," * 600) for n in range(2)),
        "more than 1,000,000 characters",
        (1, 4),
    ),
    (
        "a long list",
        b"a: [" + b"x," * MAX_ENTRIES + b"x]",
        "more than 10,000 entries in one place",
        (1, 4),
    ),
    (
        "many keys",
        b"".join(b"k%d: 1\n" % n for n in range(MAX_ENTRIES + 1)),
        "more than 10,000 entries",
        (1, 1),
    ),
    (
        "a long text",
        b"a: " + b"x" * (MAX_TEXT + 1),
        "a text of 1,001 characters; at most 1,000",
        (1, 4),
    ),
    ("a long key", b"x" * (MAX_TEXT + 1) + b": 1", "a text of 1,001 characters", (1, 1)),
    ("a long quoted text", b"a: '" + b"x " * MAX_TEXT + b"'", "a text of 2,000 characters", (1, 4)),
    ("a long number", b"a: 1" + b"0" * MAX_DIGITS, "a number of more than 20 digits", (1, 4)),
    (
        "a long number in a text",
        b"a: 'game 1" + b"0" * MAX_DIGITS + b"'",
        "a number of more than 20 digits",
        (1, 4),
    ),
    (
        "a long number in another script",
        b"a: " + "\u0663".encode() * 21,
        "a number of more than 20 digits",
        (1, 4),
    ),
]


@pytest.mark.parametrize(
    ("content", "message", "place"),
    [case[1:] for case in REFUSED],
    ids=[case[0] for case in REFUSED],
)
def test_refused_with_one_line_and_its_place(
    content: bytes, message: str, place: tuple[int, int]
) -> None:
    with pytest.raises(Unreadable) as refusal:
        read(content)
    assert message in refusal.value.message
    assert "\n" not in refusal.value.message
    assert (refusal.value.line, refusal.value.column) == place


# what is not YAML: the words for it, and what to do
NOT_YAML: list[tuple[str, str, str]] = [
    ("name: Foo: Bar\n", "a colon where no key can stand", "quote a text that has a colon"),
    (
        "name: x\n  games: 1\n",
        "a colon where no key can stand",
        "as far in as the keys it belongs to",
    ),
    ("a:\n\tb: 1\n", "a tab, or a sign such as @", "blanks instead of tabs"),
    ("a: 1\n\tb: 2\n", "a tab, or a sign such as @", "blanks instead of tabs"),
    ("a: @x\n", "a sign such as @ or %", "quote a text"),
    ("states: []\n  - b\n", "belongs to nothing above it", "without [] behind it"),
    ("a: 'it's'\n", "belongs to nothing above it", "ends at its second quote"),
    ("a:\n  - b: 1\n   c: 2\n", "belongs to nothing above it", "as far in as"),
    ("a: [1, 2\nb: 3\n", "a list in brackets is not closed", "close it"),
    ("a: {x: 1\nb: 3\n", "in braces is not closed", "close it"),
    ("a: [\n", "a bracket or brace is not closed", "close it"),
    ("a: 'x\nb: 3\n", "a quoted text is not closed", "second quote"),
    ("a: 1\nfoo\nb: 2\n", "the line above gives no value", "a colon and a value"),
    ("a: - b\n", "a dash where no list can begin", "under the key"),
]


@pytest.mark.parametrize(("content", "message", "fix"), NOT_YAML)
def test_what_is_not_yaml_is_said_in_plain_words(content: str, message: str, fix: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read(content.encode())
    assert refusal.value.message.startswith("not YAML: ")
    assert message in refusal.value.message
    assert fix in refusal.value.fix


def test_as_many_levels_as_are_allowed_are_read() -> None:
    assert read(b"[" * MAX_DEPTH + b"]" * MAX_DEPTH).data


def test_an_alias_used_once_is_read() -> None:
    assert read(b"a: &x [1]\nb: *x\n").data == {"a": [1], "b": [1]}


TEXT = b"name: x\nblocks:\n  - games: [a, b]\n    fee: 0.50\n"
SPANS: list[tuple[tuple[str | int, ...], tuple[int, int, int, int]]] = [
    (("name",), (1, 7, 1, 8)),
    (("blocks", 0, "games"), (3, 12, 3, 18)),
    (("blocks", 0, "games", 1), (3, 16, 3, 17)),
    (("blocks", 0, "fee"), (4, 10, 4, 14)),
    (("blocks", 0, "missing", "deeper"), (3, 5, 3, 6)),
]


@pytest.mark.parametrize(("path", "place"), SPANS)
def test_every_value_has_its_place(
    path: tuple[str | int, ...], place: tuple[int, int, int, int]
) -> None:
    assert read(TEXT).span(path) == Span(*place)


def test_a_key_has_its_place() -> None:
    assert read(TEXT).key_span(("blocks", 0, "fee")) == Span(4, 5, 4, 8)


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(content: bytes) -> None:
    try:
        read(content)
        place = (1, 1)
    except Unreadable as refusal:
        place = (refusal.line, refusal.column)
    assert min(place) >= 1


@given(st.decimals(min_value=0, max_value=10**9, places=2))
def test_money_is_exact(amount: Decimal) -> None:
    assert scalar(str(amount)) == amount
