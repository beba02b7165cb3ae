"""``houseway new decision CODE SUBJECT``: a decision to fill in, for the examiner's own file."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from textwrap import dedent, indent

from ..law import books as law
from ..render.clean import plain
from .common import Unusable, rule_meant, say
from .console import put

SUCH = "club-one/casino-war-fees/1.3"
HEAD = "kind: decisions\ndecisions:\n"
_PLAIN = re.compile(r"[A-Za-z0-9_][\w./-]*\*?")
_SUBJECT = re.compile(r"""[^/*\s"'\\]+(/[^\s"'\\]*)?""")
_ENTRY = re.compile(r"^( *)- +provision:", re.MULTILINE)
THEN = "say how you read it, why and who you are; then: houseway check PATH --decisions"


def run(rule: str, subject: str, output: Path | None) -> int:
    if not rule or not subject:
        raise Unusable(f"a decision is on a rule and a subject: houseway new decision CA203 {SUCH}")
    if not (_SUBJECT.fullmatch(subject) and subject.isprintable()):
        such = f"such as {SUCH} or club-one/*: it names the filing"
        raise Unusable(f"{subject!r:.80} is no id of a subject, {such}")
    from ..render.sections import decision

    provision = _provision(rule)
    quoted = subject if _PLAIN.fullmatch(subject) else f'"{subject}"'
    made = decision(provision, quoted, date.today().isoformat())
    if output is None:
        put(plain(HEAD + made))
        return 0
    from ..render.clean import line, typed
    from ..render.whole import write

    before = output.exists()
    write(output, (_added(output, provision, subject, made) if before else HEAD + made).encode())
    shown = line(str(output))
    say(f"{'added to' if before else 'wrote'} {shown}\n{THEN} {typed(output.as_posix())}\n")
    return 0


def _provision(rule: str) -> str:
    """The one provision of a name or code."""
    from ..judge.names import of
    from ..source.nearest import nearest

    books = [law.load(name) for name in law.names()]
    every = [(p, f"{book.id}/{p.id}") for book in books for p in book.rulebook.provisions]
    found = dict.fromkeys(name for p, name in every if rule.lower() in (p.code.lower(), name))
    found = found or dict.fromkeys(name for p, name in every if rule in (p.id, p.predicate))
    if len(found) == 1:
        return next(iter(found))
    if found:
        raise Unusable(f"{rule!r} is several provisions: name one of {', '.join(found)}")
    if _PLAIN.fullmatch(rule) and "/" in rule and rule.rpartition("/")[0] not in law.names():
        return rule  # of a rulebook of one's own
    guess = nearest(rule, {*of(books)})
    raise Unusable(f"there is no rule {rule!r:.80}; {rule_meant(guess)}")


def _added(path: Path, provision: str, subject: str, made: str) -> str:
    """The text of a file of decisions with one more at its end. Others may still be unfinished."""
    from ..source.files import content
    from ..source.read import Unreadable, read

    try:
        text = content(path).decode("utf-8-sig")
        data = read(text.encode()).data
    except (OSError, UnicodeDecodeError, Unreadable) as error:
        raise Unusable(f"{path}: cannot be added to: {error}") from None
    if not isinstance(data, dict) or data.get("kind") != "decisions":
        why = "it does not begin with 'kind: decisions'"
        raise Unusable(f"{path} is not a file of decisions: {why}")
    given = data.get("decisions") or []
    if (provision, subject) in _decided(given):
        raise Unusable(f"{path} has a decision on {provision} for {subject} already")
    deep = _ENTRY.search(text)
    entry = indent(dedent(made), deep[1]) if deep else made
    whole = text + ("" if text.endswith("\n") else "\n") + entry
    try:
        after = read(whole.encode()).data.get("decisions")
    except Unreadable:
        after = None
    if not isinstance(after, list) or len(after) != len(given) + 1:
        why = "its decisions are not a list at the end of the file; add this by hand:"
        raise Unusable(f"{path}: {why}", *made.splitlines())
    return whole


def _decided(given: object) -> list[tuple[object, object]]:
    """The provision and the subject of each decision of a file."""
    told = [one for one in given if isinstance(one, dict)] if isinstance(given, list) else []
    return [(one.get("provision"), one.get("subject")) for one in told]
