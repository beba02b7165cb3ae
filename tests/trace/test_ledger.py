"""Every line of every source is somewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.trace.made import filing, game
from validator.trace import ledger

TEXT = "A cover\n\nHeading\n\nOne rule.\nAnother rule that is a whole sentence with more than eight words in it.\n\nHeading\n\nTwo rules.\n\nHeading\n\nThe end."
FIRST = game("object: {is: to win, at: 5}", "3-8")
SECOND = game("left-out: [{at: 10, why: nothing said}]", "10")
COVER = "- {source: made.txt, lines: 1, what: front-matter, why: cover}\n"
END = "- {source: made.txt, lines: 14, what: left-out, why: last line}\n"


@pytest.mark.parametrize(
    ("documents", "entries", "nowhere", "code"),
    [
        ({"a": FIRST, "b": SECOND}, COVER + END, (), 0),
        ({"a": FIRST, "b": SECOND}, COVER, ((14, 14),), 1),
        ({"a": FIRST, "b": SECOND}, "", ((1, 1), (14, 14)), 1),
        ({"b": SECOND}, COVER + END, ((5, 6),), 1),
        ({"a": FIRST, "b": SECOND}, COVER + END.replace("14", "5"), ((14, 14),), 1),
        (
            {"a": FIRST, "b": SECOND},
            COVER + END + "- {source: made.txt, lines: 5, what: layout, why: needless}\n",
            (),
            1,
        ),
        ({"a": FIRST, "b": SECOND}, COVER + END.replace("left-out", "forgotten"), ((14, 14),), 2),
        ({"a": FIRST, "b": SECOND}, COVER + END.replace(", why: last line", ""), ((14, 14),), 2),
        ({"a": "kind: game\n", "b": SECOND}, COVER + END, ((5, 6),), 2),
    ],
)
def test_ledger(
    tmp_path: Path,
    documents: dict[str, str],
    entries: str,
    nowhere: tuple[tuple[int, int], ...],
    code: int,
) -> None:
    files = {f"x/games/{name}.yaml": text for name, text in documents.items()}
    rules, sources = filing(
        tmp_path, TEXT, {**files, **({"ledger.yaml": entries} if entries else {})}
    )
    report = ledger([rules], sources)
    (account,) = report.accounts
    assert account.nowhere == nowhere
    assert report.exit_code == code
    assert sum(count for _, count in account.counts) == account.lines == 14


def test_heads(tmp_path: Path) -> None:
    rules, sources = filing(
        tmp_path, TEXT, {"x/games/a.yaml": FIRST, "x/games/b.yaml": SECOND, "ledger.yaml": COVER}
    )
    (account,) = ledger([rules], sources).accounts
    assert dict(account.counts) == {
        "blank": 6,
        "fact": 1,
        "left out by a document": 1,
        "listed: front-matter": 1,
        "nowhere": 1,
        "prose of a document without a fact": 1,
        "repeated header": 3,
    }
    assert account.silent == ((6, 6),)
