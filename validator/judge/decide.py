"""Decisions of a person settle what is unclear. One that settles nothing any more is itself a finding.

A pure function of a result: the documents are not touched, and every report shows who decided what.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date

from ..docket.filed import Filed
from ..model.decisions import Decision, Decisions
from ..predicates.values import name, pack
from .verdict import DRAFTING, AsOf, Cite, Decided, NotRun, Result, SubjectRef, Verdict, Where

CODE, RULE, PROVISION = "HW901", "decision-current", "common/decision-current"
Case = Mapping[str, object]
"""The case of a finding, with values of its own; empty where there is none."""
STATEMENT = "A recorded decision settles a verdict that is still unclear."


def decide(result: Result, files: Iterable[Filed], today: date) -> Result:
    """The result with every decision applied that holds today."""
    verdicts = list(result.verdicts)
    stale: list[Verdict] = []
    not_run: list[NotRun] = []
    decided: list[Decided] = []
    by_provision: dict[str, list[int]] = {}
    for number, verdict in enumerate(verdicts):
        by_provision.setdefault(verdict.provision, []).append(number)
    for file in files:
        assert isinstance(file.model, Decisions)
        for decision in file.model.decisions:
            for subject in decision.subject:
                named = [*by_provision.get(decision.provision, ())]
                case, unknown, settles = _apply(decision, subject, verdicts, named, result, today)
                if settles:
                    decided.append(_decided(file, decision, subject, settles))
                elif unknown:
                    what = f"the decision on {decision.provision} for {subject}"
                    not_run.append(NotRun(what, unknown))
                elif case:
                    stale.append(_stale(file, decision, subject, case, today, result))
    more = tuple(stale)
    return result._replace(
        verdicts=(*verdicts, *more),
        not_run=(*result.not_run, *not_run),
        provisions=result.provisions + bool(more),
        decided=(*result.decided, *decided),
    )


def _decided(file: Filed, decision: Decision, subject: str, settles: int) -> Decided:
    said = (decision.reading, decision.who, decision.date, decision.until, decision.reason)
    return Decided(decision.provision, subject, *said, file.path, settles)


def _apply(
    decision: Decision,
    subject: str,
    verdicts: list[Verdict],
    there: list[int],
    result: Result,
    today: date,
) -> tuple[Case, str, int]:
    """Settle what it names: why it settles nothing, why nobody knows, how many it settles."""
    if decision.until and decision.until < today:
        return {"case": "decision-lapsed", "until": decision.until}, "", 0
    if not there:
        return (*_no_provision(decision, result), 0)
    named = [number for number in there if _fits(subject, verdicts[number].subject.id)]
    if not named:
        return (*_no_subject(subject, result), 0)
    open_ = [n for n in named if verdicts[n].verdict == "unclear" and not verdicts[n].settled]
    for n in open_:
        verdicts[n] = verdicts[n]._replace(verdict=decision.reading, settled=told(decision))
    return {} if open_ else _needless([verdicts[n] for n in named]), "", len(open_)


def _no_provision(decision: Decision, result: Result) -> tuple[Case, str]:
    known = {f"{book.id}/{p.id}" for book in result.books for p in book.rulebook.provisions}
    if decision.provision in known:
        return {}, "that provision was not run"
    return {"case": "decision-no-provision"}, ""


def _no_subject(subject: str, result: Result) -> tuple[Case, str]:
    whole = {run.filing: run.whole for run in result.runs}
    if not whole.get(subject.partition("/")[0], False):
        return {}, "its filing was not given, or not whole"
    return {"case": "decision-no-subject"}, ""


def _needless(named: list[Verdict]) -> Case:
    """Why a decision on these settles nothing."""
    if any(v.settled for v in named):
        return {"case": "decision-second"}
    return {"case": "decision-needless", "verdict": named[0].verdict}


def _fits(pattern: str, subject: str) -> bool:
    """A pattern names its filing, so that it never reaches another; any other is refused."""
    return subject.startswith(pattern[:-1]) if pattern.endswith("*") else subject == pattern


def told(decision: Decision) -> str:
    """A decision in words."""
    until = f", until {decision.until}" if decision.until else ""
    return f"was unclear; read as {decision.reading.replace('-', ' ')} by {decision.who} on {decision.date}{until}: {decision.reason}"


def _stale(
    file: Filed, decision: Decision, subject: str, found: Case, today: date, result: Result
) -> Verdict:
    """A decision that settles nothing, as a finding in the words of `predicates/_shared.py`."""
    ids = [run.filing for run in result.runs]
    first = subject.partition("/")[0]
    path = file.path_of(decision)
    label = f"the decision on {decision.provision} for {subject}"
    owner = first if first in ids else next(iter(ids), "")
    id_ = f"{first}/decision/{decision.provision}/{subject}"
    said = {"who": decision.who, "provision": decision.provision, "subject": subject}
    return Verdict(
        code=CODE,
        rule=RULE,
        provision=PROVISION,
        verdict="violated",
        severity="warning",
        as_of=AsOf(today, "today"),
        subject=SubjectRef("decision", id_, label, owner, file.path),
        case=str(found["case"]),
        values=pack(
            {key: name(one) for key, one in said.items()}
            | {"day": decision.date, **{key: found.get(key) for key in ("until", "verdict")}}
        ),
        key=f"{CODE}/{subject}/{decision.provision}",
        location=Where(file.path, file.span(path)) if path is not None else None,
        authority=(Cite("Houseway drafting provision", "certain"),),
        statement=STATEMENT,
        class_=DRAFTING,
    )
