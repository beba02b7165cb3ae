"""What a file is that is no YAML, by its first bytes: whoever gives one gets advice that fits."""

from __future__ import annotations

HEAD = 65_536
"""Bytes that tell."""
_ZIP, _OLE = b"PK\x03\x04", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
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
    if head.startswith(_ZIP):
        if b"word/" in head:
            return "a Word file"
        if b"xl/" in head:
            return "an Excel file"
        return (
            "an OpenDocument file"
            if b"opendocument" in head
            else "an archive, or a Word or Excel file"
        )
    if head.startswith(_OLE):
        if "WordDocument".encode("utf-16-le") in head:
            return "a Word file"
        return (
            "an Excel file"
            if "Workbook".encode("utf-16-le") in head
            else "a Word or Excel file of an old kind"
        )
    if head.startswith(b"%PDF-"):
        return "a PDF file"
    return "an RTF file, as Word writes it" if head.startswith(b"{\\rtf") else ""
