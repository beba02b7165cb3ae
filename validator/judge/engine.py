"""Applies every rule of a stack to every subject of its level, in a stable order."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from datetime import date

from .. import predicates
from ..docket import Docket, Filing, Subject, subjects
from ..filed import Filed, Lines, Place
from ..read import Span
from . import law
from .answer import VERDICTS, Answer, Ask, not_applicable, unclear
from .verdict import AsOf, Cite, Fault, NotRun, Result, Run, SubjectRef, Verdict, Where


@dataclass(frozen=True)
class Settings:
    """How to judge. The date of today is given, never read from a clock here."""

    today: date
    as_of: date | None = None
    rulebooks: tuple[str, ...] | None = None
    """Replaces the stack the establishments name."""
    also: tuple[str, ...] = ()
    select: frozenset[str] = frozenset()
    ignore: frozenset[str] = frozenset()
    as_if_in_force: bool = False
    severities: dict[str, str] = field(default_factory=dict)


def judge(docket: Docket, settings: Settings, progress: Callable[[int], None] | None = None) -> Result:
    """Every verdict on the docket."""
    results = [_Filing(docket, filing, settings).run() for filing in docket.filings]
    books: dict[str, str] = {}
    for result in results:
        books.update(result.rulebooks)
    loaded = {book.id: book for result in results for book in result.books}
    return Result(
        verdicts=tuple(v for result in results for v in result.verdicts),
        not_run=tuple(dict.fromkeys(n for result in results for n in result.not_run)),
        faults=tuple(f for result in results for f in result.faults),
        documents=docket.documents,
        rulebooks=tuple(books.items()),
        as_of=settings.as_of,
        provisions=len({v.provision for result in results for v in result.verdicts}),
        names={filing.id: filing.name for filing in docket.filings},
        docket=docket,
        books=tuple(loaded.values()),
        runs=tuple(Run(filing.id, tuple(b.id for b in result.books), result.not_run) for filing, result in zip(docket.filings, results, strict=True)),
    )


def wanted(rule: law.Rule, settings: Settings) -> bool:
    """Whether --select and --ignore leave a rule in: by predicate, provision or code."""
    called = rule.called
    return (not settings.select or bool(called & settings.select)) and not called & settings.ignore


def day_of(filed: Filed | None, settings: Settings) -> AsOf:
    """The day a document is judged by, and why that day."""
    if settings.as_of:
        return AsOf(settings.as_of, "the date given")
    model = filed.model if filed else None
    dates = [said.is_ for said in getattr(model, "dated", ())]
    effect = getattr(model, "takes_effect", None)
    if effect is not None:
        return AsOf(effect.is_, "the day the document takes effect")
    if dates:
        return AsOf(max(dates), "the date the document bears")
    return AsOf(settings.today, "today, since the document bears no date")


class _Filing:
    def __init__(self, docket: Docket, filing: Filing, settings: Settings) -> None:
        self.docket, self.filing, self.settings = docket, filing, settings
        self.faults: list[Fault] = []
        self.not_run: list[NotRun] = []
        self.names = settings.rulebooks if settings.rulebooks is not None else filing.jurisdictions
        self.stack = law.stack((*self.names, *settings.also))

    def run(self) -> Result:
        if not self.names and not self.settings.also:
            why = "no establishment.yaml names a jurisdiction: only the common drafting provisions were applied"
            self.not_run.append(NotRun(f"{self.filing.id}: every rulebook but {law.COMMON}", why))
        verdicts = [v for rule in self.stack.rules if wanted(rule, self.settings) for v in self._apply(rule)]
        result = Result(tuple(verdicts), tuple(self.not_run), tuple(self.faults), rulebooks=tuple((b.id, b.digest) for b in self.stack.books), books=self.stack.books)
        if any(document.model.suppress for document in self.filing.documents):
            from .suppress import suppress

            return suppress(result, self.filing, self.stack.rules, self.settings)
        return result

    def _apply(self, rule: law.Rule) -> Iterator[Verdict]:
        try:
            predicate = predicates.find(rule.provision.predicate)
        except LookupError as error:
            raise law.Lawless(f"{rule.name}: {error.args[0]}") from None
        if not self.filing.whole and (predicate.needs_docket or rule.provision.level in ("filing", "establishment")):
            self.not_run.append(NotRun(rule.name, "needs all documents of the filing, and only some were given"))
            return
        for subject in subjects(self.filing, rule.provision.level):
            yield from self._judge(rule, predicate, subject)

    def _judge(self, rule: law.Rule, predicate: predicates.Predicate, subject: Subject) -> Iterator[Verdict]:
        as_of = day_of(subject.filed, self.settings)
        if not self.settings.as_if_in_force:
            rule = law.binding(rule, as_of.day)
        if not _concerns(rule, subject):
            yield self._verdict(rule, subject, as_of, not_applicable(f"it concerns only {', '.join(rule.provision.applies_to)}"))
            return
        standing = law.standing(rule, as_of.day)
        if standing.in_force is False and not self.settings.as_if_in_force:
            yield self._verdict(rule, subject, as_of, not_applicable(standing.because))
            return
        ask = Ask(as_of.day, law.figures(rule, as_of.day), self.docket)
        try:
            answers = list(predicate.judge(subject, ask))
            if not answers:
                raise RuntimeError("the predicate gave no answer")
        except Exception as error:  # a fault of ours must not look like a pass
            last = traceback.extract_tb(error.__traceback__)[-1]
            self.faults.append(Fault(rule.name, subject.id, f"{type(error).__name__}: {error} ({last.name}, line {last.lineno})"))
            return
        for answer in answers:
            uncertain = standing.in_force is None and answer.verdict in ("violated", "not-stated") and not self.settings.as_if_in_force
            if answer.verdict == "met" and self.filing.id in rule.by_construction:
                answer = replace(answer, message=f"{answer.message}; by construction, since this filing is the rulebook's own authority")
            if uncertain:
                answer = unclear(f"{answer.message}; but {standing.because}", answer.fix, answer.place, *answer.related)
            yield self._verdict(rule, subject, as_of, answer)

    def _verdict(self, rule: law.Rule, subject: Subject, as_of: AsOf, answer: Answer) -> Verdict:
        provision = rule.provision
        shown = answer.verdict not in ("met", "not-applicable")
        place = answer.place if answer.place is not None else subject.place
        location, evidence, damage = self._locate(subject, place)
        related, lines = [], list(evidence)
        for other, note in answer.related:
            where, more, broken = self._locate(subject, other, note)
            damage = damage or broken
            lines.extend(more)
            if where:
                related.append(where)
        if damage and answer.verdict in ("violated", "not-stated"):
            answer = replace(answer, verdict="unclear", message=f"{answer.message}; but the source text is damaged here ({damage.replace('-', ' ')})")
        return Verdict(
            code=provision.code,
            rule=provision.predicate,
            provision=rule.name,
            verdict=answer.verdict,
            severity=severity(rule.called, provision.severity, self.settings) if self.settings.severities else provision.severity,
            as_of=as_of,
            subject=SubjectRef(subject.kind, subject.id, subject.label, self.filing.id, subject.filed.path if subject.filed else "", tuple(g.id for g in subject.games) if subject.kind != "filing" else ()),
            message=answer.message,
            fix=(answer.fix or provision.fix or "") if shown else "",
            location=location,
            related=tuple(dict.fromkeys(related)),
            evidence=tuple(dict.fromkeys(lines)),
            authority=tuple(Cite(a.cite, a.confidence or provision.confidence) for a in provision.authorities),
            statement=provision.statement,
            class_=provision.class_,
        )

    def _locate(self, subject: Subject, place: Place | None, note: str = "") -> tuple[Where | None, tuple[Lines, ...], str | None]:
        if place is None:
            first = subject.filed
            return (Where(first.path, Span(1, 1, 1, 1), note) if first else None), (), None
        for filed in self._near(subject):
            path = filed.path_of(place)
            if path is not None:
                owner = filed.owner(path)
                evidence = filed.evidence(path)
                return Where(owner.path, filed.span(path), note), evidence, filed.damage(path)
        raise LookupError(f"a predicate named a place that is in no document of the docket: {place!r:.80}")

    def _near(self, subject: Subject) -> Iterable[Filed]:
        if subject.filed:
            yield subject.filed
        yield from (document for document in self.filing.documents if document is not subject.filed)
        if self.docket:
            yield from (d for filing in self.docket.filings if filing is not self.filing for d in filing.documents)


def severity(called: frozenset[str], usual: str, settings: Settings) -> str:
    """How grave a violation is: as the rulebook has it, unless the settings say otherwise."""
    return next((given for name, given in settings.severities.items() if name in called), usual)


def _concerns(rule: law.Rule, subject: Subject) -> bool:
    """Whether a rule that names categories or documents speaks of this subject."""
    only = set(rule.provision.applies_to)
    if not only or subject.kind in ("filing", "establishment"):
        return True
    games = subject.games
    return not games or any({game.game.category, game.id} & only for game in games)


def worst(verdicts: Iterable[str]) -> str:
    """The worst of several verdicts."""
    return min(verdicts, key=VERDICTS.index, default="not-applicable")
