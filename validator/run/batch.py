"""A docket judged filing by filing: from the cache where nothing changed, on several processors where there is much to do.

Only what a renderer needs is kept of each filing, so that memory grows with what is found and not
with what is read. The result is the same, to the byte, whatever the number of processes and
whatever was in the cache.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ..judge.merge import merge
from ..judge.packed import Spoilt, pack, unpack, unpack_all
from ..judge.verdict import Record, Result
from ..law.settings import Lawless, Settings, in_a_file
from ..source.digest import sha256
from ..source.files import content
from ..source.paths import Bundle, Unread, bundles, size
from ..source.progress import NOBODY, Watch
from ..source.spans import Refused
from .processes import MOST, context_for, processors
from .store import Store, program

if TYPE_CHECKING:
    from multiprocessing.sharedctypes import Synchronized

    from ..docket.filings import Filing, Group

MUCH = 250_000
"""Bytes of documents from which a second process is worth starting."""
MANY = 8
"""Filings for each process, beyond which one is judged first: forks share what it loads."""
EVERY = 0.2
"""Seconds between two looks at how far the processes are."""


def plan(paths: Iterable[Path], settings: Settings, store: Store | None = None) -> Plan:
    """What is to be judged, and under which keys answers to it are kept."""
    work = _Work(store, program() if store else "", settings)
    given, refused, unread = bundles(paths)
    return Plan(given, work, tuple(map(work.key, given)) if store else (), refused, unread)


class Plan(NamedTuple):
    """The filings the paths mean, before any is read, and how they are to be judged."""

    given: tuple[Bundle, ...]
    work: _Work
    keys: tuple[tuple[str, int], ...]
    """Of each filing, with the size of its documents; none without a cache."""
    refused: tuple[Refused, ...]
    """What could hold or be a document and was not looked at."""
    unread: tuple[Unread, ...]
    """What was left out without failing anything."""

    def judge(
        self, jobs: int | None = None, watch: Watch = NOBODY, start: str | None = None
    ) -> Result:
        """Every verdict, without the documents. *start*: fork, spawn or forkserver."""
        given, store = self.given, self.work.store
        results = dict(self._judged(jobs, watch, start))
        if store:
            store.tidy(time.time())
        order = sorted(range(len(given)), key=lambda number: given[number].name)
        for number in order:
            if isinstance(failed := results[number], Lawless):
                raise failed
        made = (one for number in order if isinstance(one := results[number], Result))
        whole = merge(made, self.work.settings.as_of)
        return whole._replace(refused=(*self.refused, *whole.refused))

    def settled(self) -> bool:
        """Whether the cache answers for every filing, and none changed meanwhile."""
        store = self.work.store
        return (
            store is not None
            and all(store.has(key) for key, _ in self.keys)
            and self.keys == tuple(map(self.work.key, self.given))
        )

    def _judged(
        self, jobs: int | None, watch: Watch, start: str | None
    ) -> Iterator[tuple[int, Result | Lawless]]:
        missing, whole, open_ones = [], 0, 0
        for number, bundle in enumerate(self.given):
            key, weight = self.keys[number] if self.keys else ("", sum(map(size, bundle.members)))
            whole += weight
            kept = self.work.kept(key)
            if kept is None:
                missing.append(number)
                open_ones += weight
            else:
                yield number, kept
        left = [(number, self.given[number]) for number in missing]
        looked_at = watch.begin(sum(len(bundle.members) for _, bundle in left), open_ones)
        wanted = min(jobs or processors(), len(left), MOST)
        if wanted > 1 and (jobs or whole > MUCH):
            yield from _spread(left, self.work, wanted, start, watch, looked_at)
        else:
            yield from ((number, self.work.judge(bundle, watch)) for number, bundle in left)


def _spread(
    missing: list[tuple[int, Bundle]],
    work: _Work,
    jobs: int,
    start: str | None,
    watch: Watch,
    looked_at: bool,
) -> Iterator[tuple[int, Result | Lawless]]:
    """The same over several processes, the heaviest filings first."""
    import gc
    from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
    from zlib import decompress

    heavy, before = sorted(missing, key=lambda item: -len(item[1].members)), 0.0
    if len(heavy) > jobs * MANY:
        number, bundle = heavy.pop()
        # not watched: a bar is drawn by a thread, and none may run when processes are forked
        yield number, work.judge(bundle)
        before = float(len(bundle.members))
    from ..judge import engine  # noqa: F401  imported once here, shared by processes that are forked

    context = context_for(start)
    gc.freeze()
    chunk = max(1, min(32, len(heavy) // (jobs * 8)))
    done_so_far, told = context.Value("d", before) if looked_at else None, 0.0
    answers: list[tuple[list[tuple[int, Bundle]], dict[int, Lawless], bytes]] = []
    with ProcessPoolExecutor(jobs, context, _begin, (work, done_so_far)) as pool:
        parts = [heavy[first : first + chunk] for first in range(0, len(heavy), chunk)]
        futures = {pool.submit(_some, part): part for part in parts}
        left = set(futures)
        while left:
            done, left = wait(left, EVERY if done_so_far else None, FIRST_COMPLETED)
            if done_so_far:
                now = done_so_far.value  # read once: the processes go on counting
                watch.step(now - told)
                told = now
            answers.extend((futures.pop(future), *future.result()) for future in done)
    while answers:  # opened only when the processes are gone: ten thousand weigh more than all else
        part, lawless, pressed = answers.pop()
        yield from lawless.items()
        numbers = (number for number, _ in part if number not in lawless)
        yield from zip(numbers, unpack_all(decompress(pressed)), strict=True)


class _Shared:
    """Watches in a process of the pool: adds to a figure that the first process reads."""

    def __init__(self, figure: Synchronized[float]) -> None:
        self.figure = figure

    def begin(self, _documents: int, _size: int, /) -> bool:
        return True

    def step(self, documents: float, /) -> None:
        with self.figure.get_lock():
            self.figure.value += documents


_WORK: list[tuple[_Work, Watch]] = []


def _begin(work: _Work, figure: Synchronized[float] | None) -> None:
    _WORK[:] = [(work, _Shared(figure) if figure else NOBODY)]


def _some(part: list[tuple[int, Bundle]]) -> tuple[dict[int, Lawless], bytes]:
    """What cannot be judged, by number; and the other results, in order and pressed to a fifth."""
    from zlib import compress

    ((work, watch),) = _WORK
    made = {number: work.judge(bundle, watch) for number, bundle in part}
    lawless = {number: one for number, one in made.items() if isinstance(one, Lawless)}
    results = (one for one in made.values() if isinstance(one, Result))
    return lawless, compress(pack(*results), 1)


@dataclass(eq=False)
class _Work:
    """How each filing is to be judged, and where answers are kept."""

    store: Store | None
    program: str
    settings: Settings

    @cached_property
    def asked(self) -> str:
        """The program and the settings, as far as verdicts depend on them."""
        chosen = self.settings._asdict()
        if self.settings.as_of:
            chosen.pop("today")
        for name, value in chosen.items():
            if isinstance(value, dict | frozenset):
                chosen[name] = sorted(value.items() if isinstance(value, dict) else value)
        return "\n".join((self.program, *(f"{name}={value}" for name, value in chosen.items())))

    def kept(self, key: str) -> Result | None:
        """What the cache has under *key*."""
        packed = self.store.get(key) if self.store else None
        try:
            return unpack(packed) if packed else None
        except Spoilt:
            return None

    def judge(self, bundle: Bundle, watch: Watch = NOBODY) -> Result | Lawless:
        """Read and judge one filing, and keep the answer."""
        from ..docket.filings import assemble
        from ..judge.engine import judge_filing
        from .gather import group

        key = self.key(bundle)[0] if self.store else ""
        refused: list[Refused] = []
        read = group(bundle, refused, watch)
        (filing,) = assemble([read]).filings
        try:
            made = judge_filing(filing, self.settings, watch=watch)
        except Lawless as error:
            return error
        light = tuple(Record(d.path, d.kind, d.id, d.sha256) for d in made.documents)
        made = made._replace(documents=light, books=(), refused=(*refused, *made.refused))
        judged = not made.broken and all(run.rulebooks for run in made.runs)
        lasting = judged and self._closed(bundle, read, filing)
        if self.store and lasting and key == self.key(bundle)[0]:
            self.store.put(key, pack(made))
        return made

    def _closed(self, bundle: Bundle, read: Group, filing: Filing) -> bool:
        """Whether the key holds all that was looked at: no rulebook's file, no folder searched."""
        named = (*(self.settings.rulebooks or filing.jurisdictions), *self.settings.also)
        extends = any(getattr(document.model, "extends", None) for document in read.documents)
        searched = bundle.head is None and extends
        return not searched and not any(map(in_a_file, named))

    def key(self, bundle: Bundle) -> tuple[str, int]:
        """The digest of all that verdicts on a filing depend on, and the size of its files."""
        asked = (self.asked, bundle.name, *(f"given {path}" for path in bundle.members))
        made = sha256("\n".join(asked).encode("utf-8", "surrogatepass"))
        weight, head = 0, (bundle.head,) if bundle.head else ()
        for path in dict.fromkeys((*bundle.members, *head, *bundle.every)):
            read = _content(path)
            weight += len(read)
            made.update(f"\n{path} {len(read)}\n".encode("utf-8", "surrogatepass"))
            made.update(read)
        return made.hexdigest(), weight


def _content(path: str) -> bytes:
    """The bytes of a document, or why there are none: what is too large is not read here either."""
    try:
        return content(path)
    except OSError as error:
        return f"cannot be read: {error.strerror}".encode()
