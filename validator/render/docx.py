"""A sheet for Word from templates, the same bytes each time."""

from __future__ import annotations

import io
import zipfile
from typing import Any

from .templates import render

EPOCH = (1980, 1, 1, 0, 0, 0)
PARTS = {
    "[Content_Types].xml": "content_types.xml",
    "_rels/.rels": "rels.xml",
    "docProps/core.xml": "core.xml",
    "word/_rels/document.xml.rels": "document_rels.xml",
    "word/footer.xml": "footer.xml",
    "word/styles.xml": "styles.xml",
}


def write(template: str, title: str, **given: Any) -> bytes:
    """The bytes of the file whose text a template writes."""
    parts = {**PARTS, "word/document.xml": template}
    made = {name: render(f"word/{part}", title=title, **given) for name, part in parts.items()}
    return packed({name: text.encode() for name, text in made.items()})


def packed(parts: dict[str, bytes]) -> bytes:
    """An archive without the hour it was packed at."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for name, content in sorted(parts.items(), key=lambda part: (part[0][0] != "[", part[0])):
            info = zipfile.ZipInfo(name, EPOCH)
            info.create_system = 3  # the same on every system
            archive.writestr(info, content, zipfile.ZIP_DEFLATED)
    return stream.getvalue()
