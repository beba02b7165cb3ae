"""Who watches the work go on: told how many documents there are, and what is done."""

from __future__ import annotations

from typing import Protocol


class Watch(Protocol):
    def begin(self, documents: int, size: int, /) -> bool:
        """So many documents of so many bytes will be read and judged. Whether anybody looks."""

    def step(self, documents: float, /) -> None:
        """So many of them, or such a part of one, are done."""


class Nobody:
    def begin(self, _documents: int, _size: int, /) -> bool:
        return False

    def step(self, _documents: float, /) -> None:
        pass


NOBODY = Nobody()
READ = 0.4
"""The part of the work on a document that is done when it has been read."""
