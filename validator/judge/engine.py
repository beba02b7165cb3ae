"""Applies every rule of a stack to every subject of its level, in a stable order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date
from functools import lru_cache
from itertools import islice
from posixpath import normpath
from typing import NamedTuple

from .. import predicates
from ..docket.filed import Filed, Place
from ..docket.filings import Docket, Filing, Subject, subjects
from ..docket.positions import POSITION
from ..law import books as law
from ..law.settings import Settings as Settings
from ..predicates.answer import Answer, Ask, Figure, not_applicable
from ..predicates.values import name
from ..source.patience import TooLong, at_most
from ..source.progress import NOBODY, READ, Watch
from ..source.read import Path, Span
from ..source.spans import described
from .follow import beneath, damaged
from .merge import merge
from .verdict import (
    FINDINGS,
    NOT_APPLIED,
    SOME_GIVEN,
    VERDICTS,
    AsOf,
    Cite,
    Fault,
    NotRun,
    Refused,
    Result,
    Run,
    SubjectRef,
    Verdict,
    Where,
)

PASSES = ("met", "not-applicable")
SECONDS = 4.0
"""Of the processor's time, for all rules on one filing. The largest real one takes one."""
SECONDS_EACH = 0.25
"""The same, for each of its documents."""
MOST_VERDICTS = 80_000
"""Kept of one filing. The largest real one gets some 13,000."""
VERDICTS_EACH = 1_000
"""The same, for each of its documents."""
MOST_LINES, MOST_PLACES = 12, 200
"""Spans of lines kept for one place, and other places kept for one verdict: twice what is real."""
MOST_CITED, CITED_EACH = 8_000, 2_000
"""Spans kept of one filing, and for each of its documents; then one for each place."""
NOT_THEIR_LAW = (
    "a rulebook found with the documents is not applied; "
    "if it is your own, name it with --rulebook or --also"
)
A_ROUND = "a round is no part of the filing: `houseway settle` settles it"
EVERY = ": every "
CHOOSE = (
    "; name its jurisdictions there, or the law with --rulebook"
    f" (--rulebook {law.COMMON} for drafting provisions alone)"
)


def judge(docket: Docket, settings: Settings, watch: Watch = NOBODY) -> Result:
    """Every verdict on the docket."""
    return replace(
        merge(
            (judge_filing(filing, settings, docket, watch) for filing in docket.filings),
            settings.as_of,
        ),
        docket=docket,
    )


def judge_filing(
    filing: Filing, settings: Settings, docket: Docket | None = None, watch: Watch = NOBODY
) -> Result:
    """Every verdict on one filing. No rule looks beyond it, so filings can be judged apart: what
    goes wrong with one costs no other.
    """
    seconds = SECONDS + SECONDS_EACH * len(filing.documents)
    try:
        with at_most(seconds):
            return _Filing(docket or Docket((filing,)), filing, settings).run(watch)
    except TooLong:
        return _too_much(filing, f"in {seconds:g} seconds")
    except TooMany as error:
        return _too_much(filing, f"with {error.most:,} answers")
    except law.Lawless as error:
        return _without_law(filing, settings, error)
    except (
        Exception
    ) as error:  # a fault of ours must not look like a pass, and costs this filing only
        return replace(
            _unjudged(filing), faults=(Fault("every rule", filing.id, described(error)),)
        )


class TooMany(Exception):
    """Rules say more of a filing than can be kept."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


def _too_much(filing: Filing, most: str) -> Result:
    """A filing on which rules work longer, or say more, than on any real one is refused."""
    largest = max(filing.documents, key=lambda document: len(document.text.content))
    said = f"the filing cannot be judged {most}; this is the largest of its documents"
    fix = "look for a list with far more entries than a game or a rate sheet has"
    refused = Refused(largest.path, 1, 1, said, fix, filing.id)
    return replace(_unjudged(filing), refused=(refused,))


def _without_law(filing: Filing, settings: Settings, error: law.Lawless) -> Result:
    """A filing whose own jurisdictions cannot be used is refused. Law that whoever judges has
    chosen is theirs to mend: Lawless is raised.
    """
    if settings.rulebooks is not None or filing.establishment is None:
        raise error
    law.stack(settings.also)
    head = filing.establishment
    span = head.span(("jurisdictions",))
    refused = Refused(
        head.path,
        span.line,
        span.column,
        f"the filing cannot be judged: {error}",
        "name jurisdictions that there is law for",
        filing.id,
    )
    return replace(_unjudged(filing), refused=(refused,))


def _unjudged(filing: Filing) -> Result:
    """A filing no rule was put to."""
    not_run = (NotRun(f"{filing.id}: every rule", "the filing could not be judged"),)
    run = Run(filing.id, (), not_run, filing.whole, filing.folder)
    return Result(
        not_run=not_run, documents=filing.documents, names={filing.id: filing.name}, runs=(run,)
    )


def wanted(rule: law.Rule, settings: Settings) -> bool:
    """Whether --select and --ignore leave a rule in: by name, code or group.

    One decided by proof is asked for with --proofs, or by its own name or code.
    """
    provision = rule.provision
    named = {provision.id, provision.code} & settings.select
    if provision.by_proof and not settings.proofs and not named:
        return False
    return settings.wants(rule.grouped, rule.drafting, rule.wider_groups)


def day_of(filed: Filed | None, filing: Filing, settings: Settings) -> AsOf:
    """The day a document of a filing is judged by, and why that day."""
    if settings.as_of:
        return AsOf(settings.as_of, "the date given")
    if filing.draft:
        return AsOf(settings.today, "today, since the filing is a draft")
    model = filed.model if filed else None
    dates = [said.is_ for said in getattr(model, "dated", ())]
    effect = getattr(model, "takes_effect", None)
    if effect is not None and all(day <= effect.is_ for day in dates):
        return AsOf(effect.is_, "the day the document takes effect")
    if dates:
        return AsOf(max(dates), "the date the document bears")
    return AsOf(settings.today, "today, since the document bears no date")


class _Bound(NamedTuple):
    """A rule as it binds on a day."""

    rule: law.Rule
    standing: law.Standing
    figures: dict[str, Figure]
    authority: tuple[Cite, ...]
    only: frozenset[str]


@lru_cache(4096)
def _bind(rule: law.Rule, day: date, as_if_in_force: bool) -> _Bound:
    """What a rule asks on a day, found once for all subjects of all filings."""
    binding = rule if as_if_in_force else law.binding(rule, day)
    provision = binding.provision
    authority = tuple(
        Cite(a.cite, a.confidence or provision.confidence) for a in provision.authorities
    )
    return _Bound(
        binding,
        law.standing(binding, day),
        law.figures(binding, day),
        authority,
        frozenset(provision.applies_to),
    )


class _Filing:
    def __init__(self, docket: Docket, filing: Filing, settings: Settings) -> None:
        self.docket, self.filing, self.settings = docket, filing, settings
        self.faults: list[Fault] = []
        self.not_run: list[NotRun] = []
        self.applied: dict[str, None] = {}
        self.counted: Counter[str] = Counter()
        self.names = settings.rulebooks if settings.rulebooks is not None else filing.jurisdictions
        self.stack = law.stack((*self.names, *settings.also))
        self._most = MOST_VERDICTS + VERDICTS_EACH * len(filing.documents)
        self._kept = self._cited = 0
        self._most_cited = MOST_CITED + CITED_EACH * len(filing.documents)
        self._subjects: dict[str, tuple[Subject, ...]] = {}
        self._days: dict[int, AsOf] = {}
        self._references: dict[int, SubjectRef] = {}
        self._located: dict[tuple[int, Path], tuple[Where, str | None]] = {}
        self._keys: Counter[str] = Counter()
        self._answered: set[tuple[str, str]] = set()
        """Provisions, each with a document that it was put to and had something to say of."""
        self._law: dict[str, tuple[set[str], set[str]]] = {}
        """By the document's path: provisions of law that were in force, and those that were not."""

    def run(self, watch: Watch) -> Result:
        self.not_run.extend(self._aside())
        verdicts: list[Verdict] = []
        part = (1 - READ) * len(self.filing.documents) / max(1, len(self.stack.rules))
        for rule in self.stack.rules:
            if wanted(rule, self.settings):
                verdicts.extend(self._apply(rule))
            watch.step(part)
        verdicts = _with_damage(self._outlived(self._unsilenced(verdicts)))
        lawless = (*self._no_law(), *self._no_law_in_force())
        result = Result(tuple(verdicts), (*lawless, *self.not_run), tuple(self.faults))
        if any(document.model.suppress for document in self.filing.documents):
            from .suppress import set_aside, suppress

            if self.settings.isolated:
                result = replace(result, not_run=(*result.not_run, *set_aside(self.filing)))
            else:
                result = suppress(result, self.filing, self.stack.rules, self.settings)
        return replace(
            result,
            documents=self.filing.documents,
            rulebooks=tuple((b.id, b.digest) for b in self.stack.books),
            books=self.stack.books,
            names={self.filing.id: self.filing.name},
            runs=(self._run(result, lawless),),
            applied=tuple(dict.fromkeys((*self.applied, *(v.provision for v in result.verdicts)))),
            counted=tuple(
                (self.filing.id, verdict, number) for verdict, number in self.counted.items()
            ),
        )

    def _unsilenced(self, verdicts: list[Verdict]) -> list[Verdict]:
        """The verdicts, with the drafting findings an open question of law rests on.

        Settings that came with the filing neither leave those out nor make light of them.
        """
        settings, own = self.settings, self.settings.own
        if settings == own:
            return verdicts
        counted, applied = self.counted.copy(), self.applied.copy()
        asked: set[str] = set()
        more: list[Verdict] = []
        while missing := self._rests_on((*verdicts, *more)) - asked:
            asked |= missing
            for rule in self.stack.rules:
                if rule.provision.predicate in missing and not wanted(rule, settings):
                    more.extend(self._apply(rule) if wanted(rule, own) else ())
        self.counted, self.applied = counted, applied
        under = beneath((*verdicts, *more))
        kept = (*verdicts, *(v for v in more if id(v) in under))
        return [self._weighed(v) if id(v) in under else v for v in kept]

    def _outlived(self, verdicts: list[Verdict]) -> list[Verdict]:
        """The verdicts; law that failed on a replaced paper, and that no paper in its place has an
        answer to, fails still.
        """
        return [
            v._replace(subject=v.subject._replace(replaced=""))
            if v.replaced and v.law and v.verdict in FINDINGS and not self._succeeded(v)
            else v
            for v in verdicts
        ]

    def _succeeded(self, v: Verdict) -> bool:
        """Whether a provision has something to say of the paper that took the place of another."""
        later = v.replaced
        while later in self.filing.superseded:
            later = self.filing.superseded[later].id
        return (v.code, later) in self._answered

    def _rests_on(self, verdicts: Iterable[Verdict]) -> set[str]:
        """Rules from whose findings open questions of law follow, and those behind them."""
        follows: dict[str, set[str]] = {}
        ahead: set[str] = set()
        for v in verdicts:
            if v.verdict in FINDINGS and v.follows:
                follows.setdefault(v.rule, set()).update(v.follows)
                ahead |= set(v.follows) if v.law else set()
        found: set[str] = set()
        while ahead:
            found |= ahead
            ahead = {rule for one in ahead for rule in follows.get(one, ())} - found
        return found

    def _weighed(self, v: Verdict) -> Verdict:
        """A verdict at the severity of its rulebook, or of the runner."""
        rule = next(r for r in self.stack.rules if r.name == v.provision)
        return v._replace(severity=_graded(rule, self.settings.own, v.verdict))

    def _aside(self) -> Iterator[NotRun]:
        """Law and decisions that came with the filing, unless the runner named the file."""
        named = {normpath(name) for name in (*self.names, *self.settings.also)}
        for filed in self.filing.aside:
            if filed.kind == "decisions":
                yield NotRun(filed.path, NOT_APPLIED)
            elif filed.kind == "round":
                yield NotRun(filed.path, A_ROUND)
            elif normpath(filed.path) not in named:
                yield NotRun(filed.path, NOT_THEIR_LAW)

    def _no_law(self) -> Iterator[NotRun]:
        """That only drafting provisions were applied, unless the runner chose that."""
        chosen = self.settings.rulebooks is not None
        if chosen or not self.filing.documents or any(not r.drafting for r in self.stack.rules):
            return
        named = self.filing.jurisdictions
        why = (
            f"its establishment names {', '.join(named)}, where there is no law"
            if named
            else "no establishment.yaml names a jurisdiction"
        )
        what = f"{self.filing.id}{EVERY}rulebook but {law.COMMON}"
        yield NotRun(what, f"{why}: only the common drafting provisions were applied{CHOOSE}")

    def _no_law_in_force(self) -> Iterator[NotRun]:
        """Documents that bear a day on which no law was in force, unless the runner chose it."""
        if self.settings.as_of or self.settings.as_if_in_force:
            return
        for document in self.filing.documents:
            in_force, not_yet = self._law.get(document.path, (set(), set()))
            if not_yet and not in_force:
                day = self._day(document)
                why = f"none was in force on {day.day}, {day.because}; --as-of names another day"
                yield NotRun(f"{document.path}{EVERY}provision of law", why)

    def _run(self, result: Result, lawless: tuple[NotRun, ...]) -> Run:
        filing, head = self.filing, self.filing.establishment
        own = self.settings.rulebooks is None and head and filing.jurisdictions
        days = Counter(self._day(document) for document in filing.documents)
        return Run(
            filing.id,
            tuple(book.id for book in self.stack.books),
            result.not_run,
            filing.whole,
            filing.folder,
            sum(document.damaged for document in filing.documents),
            head.path if own and head else "",
            tuple((d.day.isoformat(), d.because, n) for d, n in sorted(days.items())),
            len(set().union(*(not_yet for _, not_yet in self._law.values()))),
            tuple(f"{one.what.partition(EVERY)[0]}: {one.why}" for one in lawless),
        )

    def _apply(self, rule: law.Rule) -> Iterator[Verdict]:
        """A predicate is imported only once there is something to ask it."""
        name, level = rule.provision.predicate, rule.provision.level
        try:
            predicates.where(name)
            alone = not self.filing.whole and (
                level in ("filing", "establishment") or predicates.needs_filing(name)
            )
        except LookupError as error:
            raise law.Lawless(f"{rule.name}: {error.args[0]}") from None
        if alone:
            self.not_run.append(NotRun(rule.name, SOME_GIVEN))
            return
        if level not in self._subjects:
            self._subjects[level] = tuple(subjects(self.filing, level))
        for subject in self._subjects[level]:
            try:
                found = list(self._judge(rule, subject))
            except TooMany:
                raise
            except (
                Exception
            ) as error:  # a fault of ours must not look like a pass, and costs this answer only
                found = []
                self.faults.append(Fault(rule.name, subject.id, described(error)))
            yield from found

    def _judge(self, rule: law.Rule, subject: Subject) -> Iterator[Verdict]:
        as_of = self._day(subject.filed)
        bound = _bind(rule, as_of.day, self.settings.as_if_in_force)
        for answer in self._answers(rule, bound, subject, as_of.day):
            self.applied[bound.rule.name] = None
            if answer.verdict != "not-applicable" and subject.filed:
                self._answered.add((rule.provision.code, subject.filed.id))
            if self.settings.brief and answer.verdict in PASSES:
                self.counted[answer.verdict] += 1
            else:
                self._kept += 1
                if self._kept > self._most:
                    raise TooMany(self._most)
                yield self._verdict(bound, subject, as_of, answer)

    def _answers(self, rule: law.Rule, bound: _Bound, subject: Subject, day: date) -> list[Answer]:
        """That the rule does not concern the subject or bind on the day, or else what its predicate
        says.
        """
        standing = bound.standing
        if not _concerns(bound.only, subject):
            return [not_applicable("not-concerned", only=bound.rule.provision.applies_to)]
        asleep = standing.in_force is False and not self.settings.as_if_in_force
        if subject.filed and not rule.drafting:
            self._law.setdefault(subject.filed.path, (set(), set()))[asleep].add(rule.name)
        if asleep:
            return [not_applicable("not-in-force", because=name(standing.because))]
        asked = Ask(day, bound.figures, self.docket)
        given = predicates.find(rule.provision.predicate).judge(subject, asked)
        answers = list(islice(given, self._most + 1))
        if not answers:
            raise RuntimeError("the predicate gave no answer")
        return answers

    def _day(self, filed: Filed | None) -> AsOf:
        if id(filed) not in self._days:
            self._days[id(filed)] = day_of(filed, self.filing, self.settings)
        return self._days[id(filed)]

    def _latest(self, as_of: AsOf, paths: list[str]) -> AsOf:
        """No law of a day is asked where documents are compared: the day is that of the latest, for
        before it the other was not there.
        """
        days = [self._day(document) for document in self.filing.documents if document.path in paths]
        last = max(days, key=lambda said: said.day, default=as_of)
        return (
            as_of
            if last.day <= as_of.day
            else AsOf(last.day, f"{last.because}: the latest of the documents compared")
        )

    def _verdict(self, bound: _Bound, subject: Subject, as_of: AsOf, answer: Answer) -> Verdict:
        rule, provision = bound.rule, bound.rule.provision
        shown = answer.verdict not in PASSES
        place = answer.place if answer.place is not None else subject.place
        location, damage = self._locate(subject, place)
        related = []
        for other, role in answer.related:
            where, broken = self._locate(subject, other, role)
            damage = damage or broken
            if where:
                related.append(where)
        location, related = self._within_bounds(location, related)
        evidence = [lines for where in (location, *related) if where for lines in where.lines]
        if shown and provision.class_ == "drafting":
            as_of = self._latest(as_of, [where.path for where in (location, *related) if where])
        grave = answer.verdict in ("violated", "not-stated")
        doubted = bound.standing.in_force is None and not self.settings.as_if_in_force
        unsettled = bound.standing.because if grave and doubted else ""
        if grave and (damage or unsettled):
            answer = answer._replace(verdict="unclear")
        reference = self._references.get(id(subject)) or self._refer(subject)
        return Verdict(
            code=provision.code,
            rule=provision.predicate,
            provision=rule.name,
            verdict=answer.verdict,
            severity=_graded(rule, self.settings, answer.verdict),
            as_of=as_of,
            subject=reference,
            case=answer.case,
            values=answer.values,
            key=self._key(provision.code, reference, answer),
            rank=provision.rank,
            usual_fix=(provision.fix or "") if shown else "",
            location=location,
            related=tuple(dict.fromkeys(related)),
            evidence=tuple(dict.fromkeys(evidence)),
            authority=bound.authority,
            statement=provision.statement,
            class_=provision.class_,
            follows=answer.follows if shown else (),
            damaged=(damage or "") if answer.verdict == "unclear" else "",
            unsettled=unsettled,
            by_construction=answer.verdict == "met" and self._own_law(bound.rule),
        )

    def _within_bounds(
        self, location: Where | None, related: list[Where]
    ) -> tuple[Where | None, list[Where]]:
        """The places of a verdict, with no more lines of the source than can be written out: every
        format repeats them for every verdict.
        """
        most = MOST_LINES if self._cited < self._most_cited else 1
        places = [where._replace(lines=where.lines[:most]) for where in related[:MOST_PLACES]]
        first = location._replace(lines=location.lines[:most]) if location else None
        self._cited += sum(len(where.lines) for where in (first, *places) if where)
        return first, places

    def _key(self, code: str, subject: SubjectRef, answer: Answer) -> str:
        """What a verdict is known by; a number tells those apart that a rule does not."""
        key = "/".join((code, subject.id, answer.case, *answer.key))
        self._keys[key] += 1
        return key if self._keys[key] == 1 else f"{key}~{self._keys[key]}"

    def _own_law(self, rule: law.Rule) -> bool:
        """Whether the filing is the rulebook's own authority."""
        return any(f".{self.filing.id}".endswith(f".{one}") for one in rule.by_construction)

    def _refer(self, subject: Subject) -> SubjectRef:
        games = tuple(g.id for g in subject.games) if subject.kind != "filing" else ()
        path = subject.filed.path if subject.filed else ""
        made = SubjectRef(
            subject.kind,
            subject.id,
            subject.label,
            self.filing.id,
            path,
            games,
            subject.number,
            subject.row.option.option if subject.row else "",
            subject.wager.name if subject.wager else "",
            self._title(subject.filed) if subject.filed else self.filing.name,
            self._replaced(subject.filed),
        )
        self._references[id(subject)] = made
        return made

    def _locate(
        self, subject: Subject, place: Place | None, role: str = ""
    ) -> tuple[Where | None, str | None]:
        """A place with its lines, and how the text is damaged there."""
        if place is None:
            first = subject.filed
            return (
                Where(first.path, Span(1, 1, 1, 1), role, (), self._title(first)) if first else None
            ), None
        for filed in self._near(subject):
            path = filed.path_of(place)
            if path is not None:
                spot = (id(filed), path)
                if spot not in self._located:
                    where = Where(
                        filed.owner(path).path,
                        filed.span(path),
                        "",
                        filed.evidence(path),
                        self._title(filed),
                    )
                    self._located[spot] = where, filed.damage(path)
                where, damage = self._located[spot]
                return where._replace(role=role), damage
        raise LookupError(
            f"a predicate named a place that is in no document of the docket: {place!r:.80}"
        )

    def _replaced(self, filed: Filed | None) -> str:
        later = self.filing.superseded.get(filed.id) if filed else None
        return later.id if later else ""

    def _title(self, filed: Filed) -> str:
        return self.filing.titles.get(filed.id) or str(
            getattr(filed.model, "name", None) or filed.id
        )

    def _near(self, subject: Subject) -> Iterable[Filed]:
        if subject.filed:
            yield subject.filed
        yield from (document for document in self.filing.documents if document is not subject.filed)
        if self.docket:
            yield from (
                d
                for filing in self.docket.filings
                if filing is not self.filing
                for d in filing.documents
            )


def _with_damage(verdicts: list[Verdict]) -> list[Verdict]:
    """The verdicts; what rests on a finding that damage leaves open is left open by it too."""
    under = damaged(verdicts)
    return [v._replace(damaged=under[id(v)]) if id(v) in under else v for v in verdicts]


def severity(
    called: frozenset[str],
    usual: str,
    settings: Settings,
    verdict: str,
    drafting: bool = True,
    unclear: str | None = None,
) -> str:
    """How grave a finding is: as the rulebook has it, unless the settings say otherwise.

    An open question is at most a warning, and less where the rulebook has it so.
    """
    if verdict == "unclear":
        usual = unclear or ("warning" if usual == "error" else usual)
    return settings.severity(called, drafting) or usual


def _graded(rule: law.Rule, settings: Settings, verdict: str) -> str:
    one = rule.provision
    return severity(rule.called, one.severity, settings, verdict, rule.drafting, one.unclear)


def _concerns(only: frozenset[str], subject: Subject) -> bool:
    """Whether a rule that names categories or documents speaks of this subject."""
    if not only or subject.kind in ("filing", "establishment"):
        return True
    games = subject.games
    banked = {game.id for game in games} & subject.filing.with_player_dealer
    if banked and POSITION in only:
        return True
    return not games or any({game.game.category, game.id} & only for game in games)


def worst(verdicts: Iterable[str]) -> str:
    """The worst of several verdicts."""
    return min(verdicts, key=VERDICTS.index, default="not-applicable")
