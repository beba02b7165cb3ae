"""The second corpus is readable, names where each page is, and what is told of it was judged."""

from __future__ import annotations

import pytest

from benchmarks.public import __main__ as public

DOCUMENTS = sorted(public.FILINGS.rglob("*.yaml"))


@pytest.fixture(scope="module")
def compared() -> public.Compared:
    return public.compared()


@pytest.mark.parametrize(
    "name", [path.relative_to(public.FILINGS).as_posix() for path in DOCUMENTS]
)
def test_a_document_names_its_address(name: str) -> None:
    lines = (public.FILINGS / name).read_text("utf-8").splitlines()
    assert lines[1].startswith(("# http://", "# https://")), "the second line is its address"


def test_every_filing_is_in_the_readme() -> None:
    told = (public.HERE / "README.md").read_text("utf-8")
    for path in public.FILINGS.rglob("establishment.yaml"):
        assert f"| {path.parent.relative_to(public.FILINGS).as_posix()} |" in told


def test_what_is_told_is_what_was_judged(compared: public.Compared) -> None:
    advice = "see the docstring of benchmarks/public/__main__.py"
    assert not compared.new, f"to be judged; {advice}"
    assert not compared.gone, f"judged right and not told any more; {advice}"


def test_every_judgement_is_one_and_has_a_reason(compared: public.Compared) -> None:
    for key, row in compared.judged.items():
        assert row["is"] in public.ANSWERS, key
        assert row["why"], key
