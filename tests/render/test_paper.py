"""The report on paper. Run by `.ci/browser`, which installs the library that sets type."""

from __future__ import annotations

import io

import pytest
from pypdf import PdfReader

from tests.render.made import hostile, small
from validator.render import formats
from validator.render.quote import Sources


@pytest.fixture(scope="module")
def paper() -> bytes:
    return formats.make("pdf", small(), Sources())[""]


def test_paper_says_what_the_page_says(paper: bytes) -> None:
    text = "".join(page.extract_text() for page in PdfReader(io.BytesIO(paper)).pages)
    for part in ("Small Club", "Not legal advice", "HW101", "$140 to $150", "Appendix"):
        assert part in text


def test_same_bytes_each_time(paper: bytes) -> None:
    assert formats.make("pdf", small(), Sources())[""] == paper


def test_markup_is_text_on_paper() -> None:
    text = "".join(page.extract_text() for page in PdfReader(io.BytesIO(formats.make("pdf", hostile(), Sources())[""])).pages)
    assert "<script>" in text.replace("\n", "")
