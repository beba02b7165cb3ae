"""Annotations for a GitHub workflow: one command an item, what matters first first."""

from __future__ import annotations

from ..judge.items import Item, items
from ..judge.verdict import Result
from . import trust
from .clean import counted, line
from .quote import Sources
from .rests import cites
from .text import not_run

LEVELS = {"error": "error", "warning": "warning", "info": "notice"}


def render(result: Result, sources: Sources | None = None) -> str:
    level = "error" if result.lawless else "notice"
    made = [f"::{level} title=law::{_message(said)}" for said in trust.law(result)]
    made += [f"::warning title=damaged::{_message(said)}" for said in trust.damaged(result)]
    made += [
        f"::error file={_property(r.path)},line={r.line},col={r.column},title=unusable::{_message(r.message)}"
        for r in result.refused
    ]
    made += [
        f"::error title=fault of the program::{_message(f'{f.rule} on {f.subject}: {f.error}')}"
        for f in result.faults
    ]
    for item in items(v for v in result.verdicts if not v.suppressed and not v.baselined):
        made += [] if item.history else [_item(item)]
    quiet = [v for v in result.verdicts if v.suppressed]
    if quiet:
        listed = "; ".join(
            dict.fromkeys(f"{v.code} {v.rule} on {v.subject.id}: {v.suppressed}" for v in quiet)
        )
        made.append(f"::notice title=suppressed::{_message(f'{len(quiet)} suppressed: {listed}')}")
    made += [f"::notice title=decided::{_message(said)}" for said in trust.decided(result)]
    if known := sum(1 for v in result.verdicts if v.baselined):
        made.append(f"::notice title=baseline::{counted(known, 'finding')} known: in the baseline")
    made += [f"::notice title=not run::{_message(said)}" for said in not_run(result)]
    return "".join(f"{row}\n" for row in made)


def _item(item: Item) -> str:
    v = item.first
    level = (
        "notice"
        if v.verdict == "unclear" and not item.counts
        else LEVELS.get(v.severity, "warning")
    )
    place = ""
    if v.location:
        span = v.location.span
        place = f"file={_property(v.location.path)},line={span.line},endLine={span.end_line},col={span.column},"
    said = f"{v.verdict}: {item.message}" + (f" To fix: {item.fix}" if item.fix else "")
    said += f" ({cites(v)})" if cites(v) else ""
    return f"::{level} {place}title={_property(f'{v.code} {v.rule}')}::{_message(said)}"


def _message(text: str) -> str:
    return line(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _message(text).replace(":", "%3A").replace(",", "%2C")
