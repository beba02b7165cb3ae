"""What a file is that is no YAML, by its first bytes: whoever gives one gets advice that fits."""

from __future__ import annotations

HEAD = 65_536
"""Bytes that tell."""
_ZIP, _OLE = b"PK\x03\x04", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_KINDS: dict[bytes, dict[bytes, str]] = {
    _ZIP: {
        b"word/": "a Word file",
        b"xl/": "an Excel file",
        b"opendocument": "an OpenDocument file",
        b"": "an archive, or a Word or Excel file",
    },
    _OLE: {
        "WordDocument".encode("utf-16-le"): "a Word file",
        "Workbook".encode("utf-16-le"): "an Excel file",
        b"": "a Word or Excel file of an old kind",
    },
    b"%PDF-": {b"": "a PDF file"},
    b"{\\rtf": {b"": "an RTF file, as Word writes it"},
}
_SAVE = (
    "save it as UTF-8: in Notepad with Save as and the encoding UTF-8, "
    "in Excel or Word as plain text with that encoding"
)
_START = (
    "begin a document with 'houseway new game' or 'houseway new schedule' and write the facts "
    "into it; docs/transcribing.md says how"
)


def advice(content: bytes) -> tuple[str, str] | None:
    """What the file is, and what to do; None where it may be YAML."""
    head = content[:HEAD]
    if head.startswith((b"\xff\xfe", b"\xfe\xff")) or _wide(head):
        return "this is UTF-16 text; Houseway reads UTF-8", _SAVE
    kind = _kind(head)
    return (f"this is {kind}; Houseway reads YAML", _START) if kind else None


def _wide(head: bytes) -> bool:
    """Whether every second byte of the beginning is zero, as in UTF-16 without a mark."""
    start = head[:64]
    return (
        len(start) >= 8
        and (not any(start[1::2]) or not any(start[0 : len(start) // 2 * 2 : 2]))
        and any(start)
    )


def _kind(head: bytes) -> str:
    """By how it begins, and what it has inside."""
    kinds = (inside for start, inside in _KINDS.items() if head.startswith(start))
    return next((kind for inside in kinds for mark, kind in inside.items() if mark in head), "")
