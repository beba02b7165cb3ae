"""Suppressions a document gives with a reason. One that answers for nothing, or whose last day is past, is itself a finding.

A pure function of the verdicts on one filing. The finding stays in every report, with the reason
and who answers for it; it only does not fail a check. Only drafting provisions can be suppressed:
what any law asks keeps its finding, and so does what an open question of law rests on; the answer
is a note on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ..docket.filed import Filed
from ..docket.filings import Filing
from ..law import books as law
from ..law.settings import prefixes
from ..model.part import Suppression
from ..predicates.values import name, pack
from .bound import day_of, severity, wanted
from .engine import Settings
from .follow import beneath
from .verdict import DRAFTING, FINDINGS, Cite, NotRun, Result, SubjectRef, Verdict, Where


@dataclass(frozen=True)
class Kept:
    """A rule about suppressions, kept here and not in a rulebook: it is judged after all others."""

    code: str
    rule: str
    statement: str

    @property
    def name(self) -> str:
        return f"{law.COMMON}/{self.rule}"

    @property
    def called(self) -> frozenset[str]:
        return frozenset((self.code, self.rule, self.name))

    @property
    def grouped(self) -> frozenset[str]:
        return self.called | prefixes(self.code) | {DRAFTING, "paper"}


EXPIRED = Kept(
    "HW902", "suppression-expired", "A suppression holds on the day the document is judged by."
)
UNUSED = Kept("HW903", "suppression-unused", "A suppression answers for a finding that is there.")


def suppress(
    result: Result, filing: Filing, rules: Iterable[law.Rule], settings: Settings
) -> Result:
    """The verdicts on *filing* with the suppressions of its documents applied."""
    given = [_Given(filed, part) for filed in filing.documents for part in filed.model.suppress]
    under = beneath(result.verdicts)
    verdicts = tuple(_answered(v, given, v.law or id(v) in under) for v in result.verdicts)
    out = _Outcome(result, filing, tuple(rules), settings)
    for one in given:
        out.judge(one)
    return result._replace(
        verdicts=(*verdicts, *out.found), not_run=(*result.not_run, *out.not_run)
    )


def set_aside(filing: Filing) -> Iterator[NotRun]:
    """The suppressions of a filing where nothing that came with it is applied."""
    why = "--isolated applies nothing that came with the filing"
    for filed in filing.documents:
        for part in filed.model.suppress:
            yield NotRun(f"the suppression of {part.rule} in {filed.path}", why)


@dataclass
class _Given:
    """A suppression, the document that gives it, and what came of it."""

    filed: Filed
    part: Suppression
    used: bool = False
    late: bool = False

    @property
    def told(self) -> str:
        until = f", until {self.part.until}" if self.part.until else ""
        return f"{self.part.reason} ({self.part.who}{until})"

    def concerns(self, verdict: Verdict) -> bool:
        """The rule it names, found in its own document or about it."""
        own = verdict.provision.rpartition("/")[2]
        called = (verdict.rule, verdict.code, verdict.provision, own)
        where = (verdict.subject.document, verdict.location.path if verdict.location else "")
        return self.part.rule in called and self.filed.path in where


def _answered(verdict: Verdict, given: list[_Given], stands: bool) -> Verdict:
    """With the answers of the documents: only a note, where the finding *stands* all the same."""
    if verdict.verdict not in FINDINGS:
        return verdict
    for one in given:
        if not one.concerns(verdict):
            continue
        if one.part.until and one.part.until < verdict.as_of.day:
            one.late = True
            continue
        one.used = True
        if stands:
            verdict = verdict if verdict.annotation else verdict._replace(annotation=one.told)
        else:
            verdict = verdict if verdict.suppressed else verdict._replace(suppressed=one.told)
    return verdict


@dataclass
class _Outcome:
    """What is to be said of the suppressions themselves."""

    result: Result
    filing: Filing
    rules: tuple[law.Rule, ...]
    settings: Settings
    found: list[Verdict] = field(default_factory=list)
    not_run: list[NotRun] = field(default_factory=list)

    def judge(self, one: _Given) -> None:
        until, today = one.part.until, day_of(one.filed, self.filing, self.settings).day
        if one.late or (until and until < today and not one.used):
            self._add(EXPIRED, one, "suppression-expired", until=until, day=today)
        elif not one.used:
            case, guess, unknown = self._why(one.part.rule)
            if case:
                self._add(UNUSED, one, case, guess=name(guess) if guess else None)
            elif unknown and wanted_kept(UNUSED, self.settings):
                what = f"whether {one.filed.path} still needs to suppress {one.part.rule}"
                self.not_run.append(NotRun(what, unknown))

    def _why(self, called: str) -> tuple[str, str, str]:
        """Why a suppression is not used and the rule it may mean; or why nobody knows now."""
        if called in EXPIRED.called | UNUSED.called:
            return "suppression-of-itself", "", ""
        rules = [rule for rule in self.rules if called in rule.called]
        if not rules:
            return self._in_no_rulebook(called)
        missed = {item.what for item in self.result.not_run}
        missed |= {fault.rule for fault in self.result.faults}
        if any(rule.name in missed or not wanted(rule, self.settings) for rule in rules):
            return "", "", "the rule was not run"
        return "suppression-needless", "", ""

    def _in_no_rulebook(self, called: str) -> tuple[str, str, str]:
        """The same of a rule that no rulebook in use has."""
        from .names import unknown

        for _, guess in unknown([called], ()):
            return "suppression-unknown", guess or "", ""
        if self.settings.rulebooks is None and self.filing.jurisdictions:
            return "suppression-elsewhere", "", ""
        return "", "", "no rulebook in use has that rule"

    def _add(self, kept: Kept, one: _Given, case: str, **values: object) -> None:
        if not wanted_kept(kept, self.settings):
            return
        filed, path = one.filed, one.filed.path_of(one.part)
        head = filed.kind == "establishment"
        subject = self.filing.id if head else f"{self.filing.id}/{filed.id}"
        called = str(getattr(filed.model, "name", "") or filed.id)
        games = (filed.id,) if filed.kind == "game" else ()
        self.found.append(
            Verdict(
                code=kept.code,
                rule=kept.rule,
                provision=kept.name,
                verdict="violated",
                severity=severity(kept.called, "warning", self.settings, "violated"),
                as_of=day_of(filed, self.filing, self.settings),
                subject=SubjectRef(filed.kind, subject, called, self.filing.id, filed.path, games),
                case=case,
                values=pack({"rule": name(one.part.rule), **values}),
                key=f"{kept.code}/{subject}/{one.part.rule}",
                location=Where(filed.path, filed.span(path)) if path is not None else None,
                authority=(Cite("Houseway drafting provision", "certain"),),
                statement=kept.statement,
                class_=DRAFTING,
            )
        )


def wanted_kept(kept: Kept, settings: Settings) -> bool:
    """Whether --select and --ignore leave a rule about suppressions in."""
    return settings.wants(kept.grouped, True)
