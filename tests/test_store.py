"""The cache: entries are bound to their keys, the folder is the user's own, its size is bounded."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from validator.cli.main import main
from validator.run import store
from validator.run.store import Distrusted, Store, trusted

KEY, OTHER = "a" * 64, "b" * 64
POSIX = os.name == "posix"
BAD = """\
kind: schedule
name: Rates
blocks:
  - columns: [option, limit, {is: player-dealer, on: total-table-action}]
    options: [{option: 1, limit: 5-500, player-dealer: [[5-50, 1], [40-500, 2]]}]
"""


@pytest.fixture(autouse=True)
def _no_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    """What quotes sources is not kept as it was printed."""
    monkeypatch.delenv("HOUSEWAY_SOURCES", raising=False)


def _path(kept: Store, key: str) -> Path:
    return kept.root / kept.part / key[:2] / key[2:]


Spoil = Callable[[Path, Path], Any]
SPOILT: list[tuple[str, Spoil]] = [
    ("another's entry", lambda mine, other: mine.write_bytes(other.read_bytes())),
    ("cut short", lambda mine, other: mine.write_bytes(mine.read_bytes()[:-1])),
    ("added to", lambda mine, other: mine.write_bytes(mine.read_bytes() + b"x")),
    ("one bit", lambda mine, other: mine.write_bytes(mine.read_bytes()[:-1] + b"X")),
    (
        "another digest",
        lambda mine, other: mine.write_bytes(other.read_bytes()[:32] + mine.read_bytes()[32:]),
    ),
    ("empty", lambda mine, other: mine.write_bytes(b"")),
    ("a folder", lambda mine, other: mine.rename(mine.with_suffix(".old")).with_suffix("").mkdir()),
]


@pytest.mark.parametrize("part", ["", "printed"])
@pytest.mark.parametrize("spoil", [case[1] for case in SPOILT], ids=[case[0] for case in SPOILT])
def test_an_entry_that_is_not_what_was_kept_is_absent(
    tmp_path: Path, part: str, spoil: Spoil
) -> None:
    kept = Store(tmp_path, part)
    kept.put(KEY, b"mine, x")
    kept.put(OTHER, b"another")
    assert (kept.get(KEY), kept.get(OTHER)) == (b"mine, x", b"another")
    spoil(_path(kept, KEY), _path(kept, OTHER))
    assert (kept.get(KEY), kept.get(OTHER)) == (None, b"another")


@pytest.mark.parametrize("part", ["printed/??/*", "??/*"])
def test_swapped_entries_change_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], part: str
) -> None:
    cache = tmp_path / "cache"
    monkeypatch.setenv("HOUSEWAY_CACHE", str(cache))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.yaml").write_text(BAD)
    (tmp_path / "broken.yaml").write_text("kind: game\nname: [")
    commands = [
        ["check", name, "--as-of", "2026-11-15", "--rulebook", "common", *more]
        for name in ("bad.yaml", "broken.yaml")
        for more in ([], ["--select", "tier-falls"])
    ]

    def answers() -> list[tuple[int, str]]:
        return [(main(command), capsys.readouterr().out) for command in commands]

    first = answers()
    assert sorted({code for code, _ in first}) == [0, 1, 2]
    entries = {path: path.read_bytes() for path in cache.glob(part)}
    assert len(entries) == len(commands)
    for one, other in permutations(entries, 2):
        one.write_bytes(entries[other])
        other.write_bytes(entries[one])
        if not part.startswith("printed"):  # else nobody asks for the results
            shutil.rmtree(cache / "printed")
        assert answers() == first
        for path, content in entries.items():
            path.write_bytes(content)


if POSIX:

    @pytest.mark.parametrize("umask", [0o022, 0o002, 0o000])
    def test_a_new_folder_is_for_the_user_alone(tmp_path: Path, umask: int) -> None:
        usual = os.umask(umask)
        try:
            made = trusted(tmp_path / "some" / "cache")
            assert made
            made.put(KEY, b"x")
        finally:
            os.umask(usual)
        assert {path.stat().st_mode & 0o777 for path in (made.root, _path(made, KEY).parent)} == {
            0o700
        }
        assert trusted(made.root)

    @pytest.mark.parametrize(
        ("mode", "owner", "why"),
        [
            (0o777, 0, "other users can write"),
            (0o720, 0, "other users can write"),
            (0o702, 0, "other users"),
            (0o755, 1, "belongs to another user"),
        ],
    )
    def test_a_folder_another_can_write_to_is_refused_with_one_line(
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        mode: int,
        owner: int,
        why: str,
    ) -> None:
        """A forged entry lies in it; it is neither read nor replaced."""
        cache, me = tmp_path / "cache", os.getuid()
        monkeypatch.setenv("HOUSEWAY_CACHE", str(cache))
        monkeypatch.chdir(tmp_path)
        (tmp_path / "bad.yaml").write_text(BAD)
        command = ["check", "bad.yaml", "--as-of", "2026-11-15", "--rulebook", "common"]
        honest = main(command), capsys.readouterr()
        assert (honest[0], honest[1].err) == (1, "")
        (printed,) = cache.glob("printed/??/*")
        forged = (
            store._digest(printed.parent.name + printed.name, b"\0all is well\n")
            + b"\0all is well\n"
        )
        printed.write_bytes(forged)
        assert (main(command), capsys.readouterr().out) == (0, "all is well\n"), (
            "the forgery is good"
        )
        cache.chmod(mode)
        monkeypatch.setattr(os, "getuid", lambda: me + owner)
        assert main(command) == 1
        said = capsys.readouterr()
        assert said.out == honest[1].out
        (line,) = said.err.splitlines()
        assert line.startswith("houseway: the cache is not used: ")
        assert why in line
        assert printed.read_bytes() == forged


@pytest.mark.parametrize(
    ("cache", "given", "used"),
    [
        ("club/cache", "club", False),
        ("club/cache", "club/war.yaml", True),
        ("cache", "club", True),
        ("club", "club", False),
        ("club/cache", ".", False),
    ],
)
def test_a_cache_that_came_with_a_filing_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cache: str, given: str, used: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "club").mkdir()
    (tmp_path / "club/war.yaml").write_text(BAD)
    if used:
        assert trusted(Path(cache), [given])
    else:
        with pytest.raises(Distrusted, match="which is checked"):
            trusted(Path(cache), [given])


def test_where_no_folder_can_be_made_there_is_no_cache_and_no_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("HOUSEWAY_CACHE", str(tmp_path / "file" / "cache"))
    (tmp_path / "war.yaml").write_text(BAD)
    assert main(["check", str(tmp_path / "war.yaml"), "--rulebook", "common"]) == 1
    assert capsys.readouterr().err == ""


def test_a_system_without_owners_has_a_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "getuid", raising=False)
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache").chmod(0o777)
    assert trusted(tmp_path / "cache")


def _keys(number: int) -> list[str]:
    return [f"{n:064x}"[::-1] for n in range(number)]


def _left(kept: Store) -> list[str]:
    return [key for key in _keys(10) if kept.get(key) or kept._replace(part="printed").get(key)]


@pytest.mark.parametrize(
    ("most", "growth", "left"),
    [(10_000, 1_000, 8), (5_000, 1_000, 3), (5_000, 4_000, 0), (100_000, 1_000, 10), (100, 10, 0)],
)
def test_the_oldest_go_when_there_is_too_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int, growth: int, left: int
) -> None:
    """Both parts together, on the same day, once enough was written."""
    monkeypatch.setattr(store, "MOST", most)
    monkeypatch.setattr(store, "GROWTH", growth)
    kept = Store(tmp_path)
    now = 1_000_000.0
    kept.tidy(now)
    os.utime(tmp_path / "tidied", (now, now))
    for number, key in enumerate(_keys(10)):
        part = kept._replace(part="printed" if number % 2 else "")
        part.put(key, b"x" * 1_000)
        os.utime(_path(part, key), (now + number, now + number))
    kept.tidy(now + 60)
    assert _left(kept) == _keys(10)[10 - left :]


def test_little_is_not_looked_through_twice_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MOST", 1)
    kept = Store(tmp_path)
    kept.tidy(time.time())
    kept.put(KEY, b"x" * 1_000)
    now = (tmp_path / "tidied").stat().st_mtime
    kept.tidy(now + 60)
    assert kept.get(KEY)
    kept.tidy(now + 90_000)
    assert not kept.get(KEY)
