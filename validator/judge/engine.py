"""Applies every rule of a stack to every subject of its level, in a stable order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import date

from .. import predicates
from ..docket.filed import Filed
from ..docket.filings import Docket, Filing, Subject, subjects
from ..law import books as law
from ..law.settings import Settings as Settings
from ..predicates.answer import Answer, Ask, not_applicable
from ..predicates.values import name
from ..source.patience import TooLong, Uncounted, at_most
from ..source.progress import NOBODY, READ, Watch
from ..source.spans import described
from .bound import Bound, bind, concerns, day_of, elsewhere, graded, left_out, wanted
from .follow import beneath, damaged
from .lawless import EVERY, aside, no_law
from .merge import merge
from .places import Places, beyond, silent
from .unjudged import TooMany, too_much, unjudged, without_law
from .verdict import (
    ALL,
    FINDINGS,
    PROOFS_LEFT_OUT,
    SOME_GIVEN,
    AsOf,
    Fault,
    NotRun,
    Refused,
    Result,
    Run,
    SubjectRef,
    Verdict,
    Where,
)
from .windows import asked

PASSES = ("met", "not-applicable")
GRAVE = ("violated", "not-stated")
SECONDS = 6.0
"""Of the processor's time, for all rules on one filing. The largest real one takes one, and 10,000
wagers take three."""
SECONDS_EACH = 0.25
PROOFS_EACH = 10.0
"""The same, for each of its documents."""
MOST_VERDICTS = 80_000
"""Kept of one filing. The largest real one gets some 13,000."""
VERDICTS_EACH = 1_000
"""The same, for each of its documents."""
MOST_LINES, MOST_PLACES = 12, 200
"""Spans of lines kept for one place, and other places kept for one verdict: twice what is real."""
MOST_CITED, CITED_EACH = 8_000, 2_000
"""Spans kept of one filing, and for each of its documents; then one for each place."""


def judge(docket: Docket, settings: Settings, watch: Watch = NOBODY) -> Result:
    """Every verdict on the docket."""
    found = (judge_filing(filing, settings, docket, watch) for filing in docket.filings)
    return merge(found, settings.as_of)._replace(docket=docket)


def judge_filing(
    filing: Filing, settings: Settings, docket: Docket | None = None, watch: Watch = NOBODY
) -> Result:
    """Every verdict on one filing. No rule looks beyond it: what goes wrong costs no other."""
    each = PROOFS_EACH if settings.proofs else SECONDS_EACH
    seconds = SECONDS + each * len(filing.documents)
    try:
        with at_most(seconds):
            return _Filing(docket or Docket((filing,)), filing, settings).run(watch)
    except TooLong as error:
        return too_much(filing, f"in {error.args[0]:g} seconds")
    except TooMany as error:
        return too_much(filing, f"with {error.most:,} answers")
    except law.Lawless as error:
        return without_law(filing, settings, error)
    except Exception as error:  # a fault of ours is no pass, and costs this filing only
        fault = Fault("every rule", filing.id, described(error))
        return unjudged(filing)._replace(faults=(fault,))


class _Filing:
    def __init__(self, docket: Docket, filing: Filing, settings: Settings) -> None:
        self.docket, self.filing, self.settings = docket, filing, settings
        self.faults: list[Fault] = []
        self.not_run: list[NotRun] = []
        self.refused: dict[str, Refused] = {}
        """By the path of the document."""
        self.applied: dict[str, None] = {}
        self.counted: Counter[str] = Counter()
        self.names = settings.rulebooks if settings.rulebooks is not None else filing.jurisdictions
        self.stack = law.stack((*self.names, *settings.also))
        self._most = MOST_VERDICTS + VERDICTS_EACH * len(filing.documents)
        self._kept = self._cited = 0
        self._most_cited = MOST_CITED + CITED_EACH * len(filing.documents)
        self._subjects: dict[str, tuple[Subject, ...]] = {}
        self._days: dict[int, AsOf] = {}
        self._by_path = {document.path: document for document in filing.documents}
        self._places = Places(docket, filing)
        self._keys: Counter[str] = Counter()
        self._in_part = [document for document in filing.documents if document.unread]
        lost = f"{ALL}{' and '.join(filing.lost[:3])} could not be used"
        self._some_given = lost if filing.lost else SOME_GIVEN
        self._answered: set[tuple[str, str]] = set()
        """Provisions, each with a document that it was put to and had something to say of."""
        self._law: dict[str, tuple[set[str], set[str]]] = {}
        """By the document's path: provisions of law that were in force, and those that were not."""

    def run(self, watch: Watch) -> Result:
        self.not_run.extend(aside(self.filing, (*self.names, *self.settings.also)))
        self.not_run.extend(self._unread())
        verdicts: list[Verdict] = []
        part = (1 - READ) * len(self.filing.documents) / max(1, len(self.stack.rules))
        for rule in self.stack.rules:
            if wanted(rule, self.settings):
                verdicts.extend(self._apply(rule))
            watch.step(part)
        verdicts = _with_damage(self._outlived(self._unsilenced(verdicts)))
        lawless = (*no_law(self.filing, self.stack, self.settings), *self._no_law_in_force())
        result = Result(
            tuple(verdicts),
            (*lawless, *self.not_run),
            tuple(self.faults),
            refused=tuple(self.refused.values()),
        )
        if any(document.model.suppress for document in self.filing.documents):
            from .suppress import set_aside, suppress

            if self.settings.isolated:
                result = result._replace(not_run=(*result.not_run, *set_aside(self.filing)))
            else:
                result = suppress(result, self.filing, self.stack.rules, self.settings)
        return result._replace(
            documents=self.filing.documents,
            rulebooks=tuple((b.id, b.digest) for b in self.stack.books),
            books=self.stack.books,
            names={self.filing.id: self.filing.name},
            runs=(self._run(result, lawless),),
            applied=tuple(dict.fromkeys((*self.applied, *(v.provision for v in result.verdicts)))),
            counted=tuple((self.filing.id, *one) for one in self.counted.items()),
        )

    def _unsilenced(self, verdicts: list[Verdict]) -> list[Verdict]:
        """The verdicts, with the drafting findings an open question of law rests on.""" ""
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
        """Law that failed on a replaced paper, and that its successor is silent on, fails still."""
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
        return v._replace(severity=graded(rule, self.settings.own, v.verdict, v.case))

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
        own = head if self.settings.rulebooks is None and filing.jurisdictions else None
        days = Counter(self._day(document) for document in filing.documents)
        return Run(
            filing.id,
            tuple(book.id for book in self.stack.books),
            result.not_run,
            filing.whole,
            filing.folder,
            sum(document.damaged for document in filing.documents),
            own.path if own else "",
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
            self.not_run.append(NotRun(rule.name, self._some_given, rule.provision.code))
            return
        if left_out(rule, self.settings):
            self.not_run.append(NotRun(rule.name, PROOFS_LEFT_OUT, rule.provision.code))
            return
        if level not in self._subjects:
            self._subjects[level] = tuple(subjects(self.filing, level))
        for subject in self._subjects[level]:
            if elsewhere(rule, subject, self.settings):
                continue
            try:
                yield from list(self._judge(rule, subject))
            except TooMany:
                raise
            except Uncounted as error:
                self._uncounted(subject, error)
            except Exception as error:  # a fault of ours is no pass, and costs this answer only
                self.faults.append(Fault(rule.name, subject.id, described(error)))

    def _uncounted(self, subject: Subject, error: Uncounted) -> None:
        """A game with odds that take too long is judged by all other rules."""
        assert subject.filed
        fix = "say how many decks there are; look for a hand of many cards from many decks"
        refused = Refused(subject.filed.path, 1, 1, str(error), fix, self.filing.id)
        self.refused.setdefault(subject.filed.path, refused)

    def _judge(self, rule: law.Rule, subject: Subject) -> Iterator[Verdict]:
        as_of = self._day(subject.filed)
        bound = bind(rule, as_of.day, self.settings.as_if_in_force)
        for answer in self._answers(rule, bound, subject, as_of.day):
            if self._in_part and self._rests_on_unread(subject, answer):
                continue
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

    def _unread(self) -> Iterator[NotRun]:
        """Options of which a fee cannot be read."""
        for document in self._in_part:
            lines = ", ".join(str(document.span(path).line) for path in document.unread)
            what = f"{document.path}: the option of line {lines}"
            yield NotRun(what, "a fee of it cannot be read")

    def _rests_on_unread(self, subject: Subject, answer: Answer) -> bool:
        """Whether an answer looks at a fee that is not known; a pass of the whole schedule does."""
        if answer.verdict == "met" and subject.filed in self._in_part and subject.row is None:
            return True
        places = [answer.place if answer.place is not None else subject.place]
        places += [place for place, _ in answer.related]
        return any(filed.rests_on_unread(place) for filed in self._in_part for place in places)

    def _answers(self, rule: law.Rule, bound: Bound, subject: Subject, day: date) -> list[Answer]:
        """That the rule does not concern the subject or bind on the day, or what it says."""
        standing = bound.standing
        if not concerns(bound.only, bound.named, subject):
            return [not_applicable("not-concerned", only=(*bound.named, *sorted(bound.only)))]
        asleep = standing.in_force is False and not self.settings.as_if_in_force
        if subject.filed and not rule.drafting:
            self._law.setdefault(subject.filed.path, (set(), set()))[asleep].add(rule.name)
        if asleep:
            return [not_applicable("not-in-force", because=name(standing.because))]
        predicate = predicates.find(rule.provision.predicate).judge
        return asked(predicate, subject, Ask(day, bound.figures, self.docket), self._most + 1)

    def _day(self, filed: Filed | None) -> AsOf:
        if id(filed) not in self._days:
            self._days[id(filed)] = day_of(filed, self.filing, self.settings)
        return self._days[id(filed)]

    def _latest(self, as_of: AsOf, paths: list[str]) -> AsOf:
        """The day where documents are compared: that of the latest of them."""
        given = [self._by_path[path] for path in paths if path in self._by_path]
        days = [self._day(document) for document in given]
        last = max(days, key=lambda said: said.day, default=as_of)
        later = AsOf(last.day, f"{last.because}: the latest of the documents compared")
        return later if last.day > as_of.day else as_of

    def _verdict(self, bound: Bound, subject: Subject, as_of: AsOf, answer: Answer) -> Verdict:
        rule, provision = bound.rule, bound.rule.provision
        shown = answer.verdict not in PASSES
        answer, cut = self._cut_short(subject, answer)
        location, located, damage = self._places.of(subject, answer)
        located = self._within_bounds(located)
        location = located[0] if location else None
        if shown and provision.class_ == "drafting":
            as_of = self._latest(as_of, [where.path for where in located])
        damage, unsettled = damage or cut, answer.unsettled or self._unsettled(bound, answer)
        if answer.verdict in GRAVE and (damage or unsettled):
            answer = answer._replace(verdict="unclear")
        reference = self._places.reference(subject)
        return Verdict(
            code=provision.code,
            rule=provision.predicate,
            provision=rule.name,
            verdict=answer.verdict,
            severity=graded(rule, self.settings, answer.verdict, answer.case),
            as_of=as_of,
            subject=reference,
            case=answer.case,
            values=answer.values,
            key=self._key(provision.code, reference, answer),
            rank=provision.rank,
            usual_fix=(provision.fix or "") if shown else "",
            location=location,
            related=tuple(dict.fromkeys(located[bool(location) :])),
            evidence=tuple(dict.fromkeys(lines for where in located for lines in where.lines)),
            authority=bound.authority,
            statement=provision.statement,
            class_=provision.class_,
            follows=answer.follows if shown else (),
            damaged=damage if answer.verdict == "unclear" else "",
            unsettled=unsettled,
            by_construction=answer.verdict == "met" and self._own_law(bound.rule),
        )

    def _cut_short(self, subject: Subject, answer: Answer) -> tuple[Answer, str]:
        """The answer, and the damage where the copy ends before what it finds missing."""
        ends = self._places.copy_ends(subject) if silent(answer) else None
        return (beyond(answer, ends), ends.damaged or "") if ends else (answer, "")

    def _unsettled(self, bound: Bound, answer: Answer) -> str:
        """Why it is doubtful that what was found was law on the day."""
        doubted = bound.standing.in_force is None and not self.settings.as_if_in_force
        return bound.standing.because if doubted and answer.verdict in GRAVE else ""

    def _within_bounds(self, located: list[Where]) -> list[Where]:
        """The places of a verdict, with no more lines of the source than formats can repeat."""
        most = MOST_LINES if self._cited < self._most_cited else 1
        places = [where._replace(lines=where.lines[:most]) for where in located[: MOST_PLACES + 1]]
        self._cited += sum(len(where.lines) for where in places)
        return places

    def _key(self, code: str, subject: SubjectRef, answer: Answer) -> str:
        """A number tells verdicts apart that a rule does not."""
        key = "/".join((code, subject.id, answer.case, *answer.key))
        self._keys[key] += 1
        return key if self._keys[key] == 1 else f"{key}~{self._keys[key]}"

    def _own_law(self, rule: law.Rule) -> bool:
        """Whether the filing is the rulebook's own authority."""
        return any(f".{self.filing.id}".endswith(f".{one}") for one in rule.by_construction)


def _with_damage(verdicts: list[Verdict]) -> list[Verdict]:
    """The verdicts; what rests on a finding that damage leaves open is left open by it too."""
    under = damaged(verdicts)
    return [v._replace(damaged=under[id(v)]) if id(v) in under else v for v in verdicts]
