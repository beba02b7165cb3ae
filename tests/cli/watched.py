"""Somebody who watches the work go on, and counts."""

from __future__ import annotations


class Counted:
    def __init__(self) -> None:
        self.documents, self.done = 0, 0.0

    def begin(self, documents: int, size: int, /) -> bool:
        self.documents = documents
        return size > 1000

    def step(self, documents: float, /) -> None:
        self.done += documents
