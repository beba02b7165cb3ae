"""A baseline: the findings that were there when checking began, so that only new ones fail.

A finding is known again by its key: its code, its subject, its case and what tells it from its
like. Text may move within a file and sentences may be reworded, and the finding stays the same.
Pure functions; the command line reads and writes the file.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from ..judge.verdict import FINDINGS, Result, Verdict
from ..render.clean import dumps

FORMAT = 2
MAX_BYTES = 50_000_000
"""Ten times what ten thousand filings have."""
MOST_TIMES = 1_000_000


class NoBaseline(Exception):
    """A file that is not a baseline, and why."""


@dataclass(frozen=True, order=True, slots=True)
class Print:
    """What a finding is known by."""

    subject: str
    code: str
    key: str


def fingerprint(verdict: Verdict) -> Print:
    return Print(verdict.subject.id, verdict.code, verdict.key)


def _open(verdict: Verdict) -> bool:
    return verdict.verdict in FINDINGS and not verdict.suppressed and not verdict.settled


def record(result: Result) -> Counter[Print]:
    """Every finding that is open."""
    return Counter(fingerprint(v) for v in result.verdicts if _open(v))


def compare(result: Result, known: Counter[Print]) -> Result:
    """Mark the findings a baseline knows; say which of its entries are stale."""
    left = Counter(known)
    verdicts = []
    for verdict in result.verdicts:
        name = fingerprint(verdict) if _open(verdict) else None
        if name and left[name] > 0:
            left[name] -= 1
            verdict = verdict._replace(baselined=True)
        verdicts.append(verdict)
    return result._replace(verdicts=tuple(verdicts), baseline=tuple(_stale(left, result)))


def _stale(left: Counter[Print], result: Result) -> Iterator[str]:
    """Entries no finding answers to, where the rule was put to the subject or that is gone."""
    judged = {(v.code, v.subject.id) for v in result.verdicts}
    codes, subjects = {code for code, _ in judged}, {subject for _, subject in judged}
    whole = {run.filing for run in result.runs if run.whole and not result.refused}
    for name, count in sorted((+left).items()):
        known = name.code in codes and name.subject.partition("/")[0] in whole
        gone = known and name.subject not in subjects
        if gone or (name.code, name.subject) in judged:
            times = f" ({count} times)" if count > 1 else ""
            yield f"{name.code} on {name.subject}: {name.key}{times}"


def dump(known: Counter[Print]) -> str:
    """The file, sorted, one finding a line: it is kept in version control."""
    rows = []
    for one, number in sorted(known.items()):
        times = {"times": number} if number > 1 else {}
        rows.append(dumps({"code": one.code, "subject": one.subject, "key": one.key, **times}))
    listed = ",".join(f"\n  {row}" for row in rows) + ("\n" if rows else "")
    return f'{{"format": {FORMAT}, "findings": [{listed}]}}\n'


def load(text: str) -> Counter[Print]:
    """What a file records, or raise :class:`NoBaseline`."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            other = f"format {data['format']!r:.80} is not known"
            raise NoBaseline(f"{other}; this program writes format {FORMAT}")
        found: Counter[Print] = Counter()
        for entry in data["findings"]:
            one = Print(*(_text(entry[name]) for name in ("subject", "code", "key")))
            found[one] += _times(entry.get("times", 1))
        return found
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise NoBaseline("not a baseline; write one with --write-baseline") from None


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value.encode("utf-8", "replace").decode()


def _times(value: object) -> int:
    if type(value) is not int or not 0 < value <= MOST_TIMES:
        must = f"'times' must be a whole number from 1 to {MOST_TIMES:,}"
        raise NoBaseline(f"{must}; it says {str(value)[:40]}")
    return value
