"""JUnit XML, as build servers read it: a suite for each filing, a failure for each item that fails.

A provision that fails nothing is one test that passes, or is skipped where it concerns nothing.
What could not be used, or was judged by no law, is an error: it is never taken for a pass.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from ..judge.items import Item, items
from ..judge.verdict import Result, Verdict
from . import trust
from .clean import line, plain
from .quote import Sources
from .rests import cites
from .summary import not_run

UNUSED = "files"
"""The suite of what was not judged."""


class _Case(NamedTuple):
    name: str
    group: str
    outcome: str = ""
    """failure, error or skipped; nothing for a pass."""
    message: str = ""
    text: str = ""
    """More on it, or what was found and fails nothing."""


def render(result: Result, sources: Sources | None = None, *, strict: bool = False) -> str:
    suites = _suites(result, strict)
    law = (*trust.law(result), *trust.damaged(result), *trust.answered(result.verdicts))
    said = escape(plain("\n".join((*law, *trust.decided(result), *not_run(result)))))
    every = (case for cases in suites.values() for case in cases)
    rows = ['<?xml version="1.0" encoding="UTF-8"?>']
    rows.append(f'<testsuites name="houseway"{_counts(every)}>')
    for name, cases in suites.items():
        rows.append(f" <testsuite name={_quoted(result.names.get(name, name))}{_counts(cases)}>")
        rows += map(_row, cases)
        rows += [f"  <system-out>{said}</system-out>"] if said and name == [*suites][-1] else []
        rows.append(" </testsuite>")
    return "\n".join([*rows, "</testsuites>"]) + "\n"


def _suites(result: Result, strict: bool) -> dict[str, list[_Case]]:
    """The cases of each filing that has any."""
    found: dict[str, list[Item]] = {run.filing: [] for run in result.runs}
    for item in items(v for v in result.verdicts if not v.baselined):
        found.setdefault(item.first.subject.filing, []).append(item)
    judged: dict[str, list[Verdict]] = {}
    for v in result.verdicts:
        judged.setdefault(v.subject.filing, []).append(v)
    suites = {UNUSED: list(_unusable(result))}
    for filing, mine in found.items():
        rest = _rest(filing, mine, judged.get(filing, ()), strict)
        suites[filing] = [*_failing(filing, mine, strict), *rest]
    return {name: cases for name, cases in suites.items() if cases} or {UNUSED: []}


def _failing(filing: str, found: list[Item], strict: bool) -> Iterable[_Case]:
    for item in found:
        if item.fails(strict):
            v = item.first
            places = [f"{w.path}:{w.span.line}:{w.span.column}" for w in item.places]
            text = [item.alone, *places, *([f"law: {cites(v)}"] if cites(v) else [])]
            text += [f"fix: {item.fix}"] if item.fix else []
            yield _Case(f"{v.rule} {item.key}", filing, "failure", item.alone, "\n".join(text))


def _rest(
    filing: str, found: list[Item], judged: Iterable[Verdict], strict: bool
) -> Iterable[_Case]:
    """Every provision that fails nothing, with what was found all the same."""
    failing: set[str] = set()
    quiet: dict[str, list[str]] = {}
    for item in found:
        if item.fails(strict):
            failing |= {v.code for v in (*item.verdicts, *item.following)}
        elif not item.history:
            quiet.setdefault(item.first.code, []).append(f"{item.first.verdict}: {item.alone}")
    rules: dict[str, tuple[str, set[str]]] = {}
    for v in judged:
        rules.setdefault(v.code, (v.rule, set()))[1].add(v.verdict)
    for code, (rule, verdicts) in sorted(rules.items()):
        if code not in failing:
            idle = verdicts == {"not-applicable"}
            outcome = ("skipped", "it does not apply") if idle else ("", "")
            yield _Case(f"{code} {rule}", filing, *outcome, "\n".join(quiet.get(code, ())))


def _unusable(result: Result) -> list[_Case]:
    unused = [(f"{r.path}:{r.line}:{r.column}", r.message, r.fix) for r in result.refused]
    told = "fault of the program on"
    unused += [(f.rule, f"{told} {f.subject}: {f.error}", "") for f in result.faults]
    unused += [(f"law of {run.filing}", why, "") for run in result.runs for why in run.lawless]
    return [_Case(name, UNUSED, "error", said, more) for name, said, more in unused]


def _counts(cases: Iterable[_Case]) -> str:
    given = [case.outcome for case in cases]
    names = {"failures": "failure", "errors": "error", "skipped": "skipped"}
    many = "".join(f' {name}="{given.count(one)}"' for name, one in names.items())
    return f' tests="{len(given)}"{many}'


def _row(case: _Case) -> str:
    head = f"  <testcase classname={_quoted(case.group)} name={_quoted(case.name)}"
    text = escape(plain(case.text))
    said = _quoted(case.message)
    if case.outcome == "skipped":
        return f"{head}><skipped message={said}/></testcase>"
    if case.outcome:
        inner = f"<{case.outcome} message={said}>{text}</{case.outcome}>"
        return f"{head}>{inner}</testcase>"
    return f"{head}><system-out>{text}</system-out></testcase>" if text else f"{head}/>"


def _quoted(text: str) -> str:
    return quoteattr(line(text))
