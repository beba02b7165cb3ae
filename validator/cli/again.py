"""The same question on the same bytes has the same answer: what was printed is kept whole, and printed again.

Only answers that the cache could give filing by filing: nothing in them rests on anything that is
not in the key.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator

from ..run.batch import Plan
from ..run.store import Store
from ..source.digest import sha256

MOST = 8_000_000
"""Characters of a text that is still kept whole; longer ones are put together from the filings."""
_IDLE = ("jobs", "no_cache", "output")
"""Options that change nothing of what is printed; any other makes another question."""


class Again:
    """One question: what is asked of which bytes, and how the answer is shown."""

    def __init__(self, store: Store, plan: Plan, given: argparse.Namespace, look: str) -> None:
        told = {name: value for name, value in vars(given).items() if name not in _IDLE}
        shown = sorted(f"{name}={value!r}" for name, value in told.items())
        rest = (*(key for key, _ in plan.keys), *map(repr, (*plan.refused, *plan.unread)))
        asked = "\n".join(("printed", *shown, f"look={look}", *rest))
        self._store, self._plan = store._replace(part="printed"), plan
        self._key = sha256(asked.encode("utf-8", "surrogatepass")).hexdigest()
        self._heard: list[str] | None = []
        self._length = 0

    def said(self) -> tuple[str, int] | None:
        """The text and the exit code of last time."""
        kept = self._store.get(self._key)
        return (kept[1:].decode(), kept[0]) if kept else None

    def listen(self, parts: Iterable[str]) -> Iterator[str]:
        """The same parts; remembered as they go by, unless they grow too long."""
        for part in parts:
            if self._heard is not None:
                self._heard.append(part)
                self._length += len(part)
                if self._length > MOST:
                    self._heard = None
            yield part

    def keep(self, code: int) -> None:
        """Remember what was heard."""
        if self._heard is not None and self._plan.settled():
            self._store.put(self._key, bytes((code,)) + "".join(self._heard).encode())
            self._store.tidy(time.time())
