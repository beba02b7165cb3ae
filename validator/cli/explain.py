"""``houseway explain``: what a rule asks, on what authority, with examples."""

from __future__ import annotations

import argparse
import re
from collections.abc import Collection, Iterable, Iterator
from datetime import date

from ..law import books as law
from .common import complain, rule_meant, say
from .main import EXIT_CLEAN
from .options import declare, several

MOST_LISTED = 15
IN_NAME, IN_HEAD, IN_PAGE = 100, 10, 1
"""How much a word counts, by where it stands."""
_ENDING = re.compile("(?:ping|ing|ped|ed|es|s)$")
_SMALL = frozenset(
    re.findall("[a-z]+", "a an and are at by for from in is it of on or the to what when with")
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "rule",
        nargs="+",
        metavar="RULE",
        help="a rule by name, a provision or a code: rate-count, rate-cap, CA203; "
        "or words to look for: overlap tier",
    )
    declare(parser, "--as-of DATE  as the law is on this day (default: today)")
    only = "only as these rulebooks and those they stand under have it (default: every rulebook)"
    several(parser, "--jurisdiction", "NAME", only)


def run(given: argparse.Namespace) -> int:
    rules = law.stack(given.jurisdiction or law.names()).rules
    wanted = " ".join(given.rule)
    found = [rule for rule in rules if wanted.lower() in called(rule)]
    text = "" if found else _after(wanted)
    a_name = len(given.rule) == 1 and "-" in wanted
    if not (found or text or a_name):
        found, text = _meant(wanted, rules)
    if not (found or text):
        return complain(_no_rule(wanted, rules, given.jurisdiction))
    say(text or _told(found, given.as_of or date.today()))
    return EXIT_CLEAN


def _meant(wanted: str, rules: Iterable[law.Rule]) -> tuple[list[law.Rule], str]:
    """The rules by the one predicate that words mean; or a list, where they may mean several."""
    from ..render import law as render

    meant, lost = by_words(wanted, rules)
    if len(meant) > 1 or (meant and lost):
        return [], render.listed(meant[:MOST_LISTED], len(meant), wanted, lost)
    predicates = {rule.provision.predicate for rule in meant}
    return [rule for rule in rules if rule.provision.predicate in predicates], ""


def _after(wanted: str) -> str:
    """What is asked after all other rules, by its name; it is in no rulebook."""
    from ..judge.names import after

    kept = next((k for k in after() if wanted.lower() in {n.lower() for n in k.called}), None)
    if kept is None:
        return ""
    return f"{kept.code} {kept.rule}\n\n{kept.statement}\n\nA drafting provision, judged after all others; severity warning. docs/ci.md says more.\n\n{law.NOTICE}\n"


def _no_rule(wanted: str, rules: Iterable[law.Rule], jurisdictions: list[str] | None) -> str:
    from ..source.nearest import nearest

    guess = nearest(wanted, {name for rule in rules for name in called(rule)})
    where = f" in {', '.join(jurisdictions)}" if jurisdictions else ""
    return f"there is no rule {wanted!r}{where}; {rule_meant(guess)}"


def _told(found: Iterable[law.Rule], on: date) -> str:
    from .. import predicates
    from ..predicates.manual import page
    from ..render import law as render

    pages = ((rule, page(predicates.find(rule.provision.predicate).page)) for rule in found)
    return f"\n{'-' * 78}\n\n".join(render.explained(rule, text, on) for rule, text in pages)


def called(rule: law.Rule) -> set[str]:
    """The names a rule can be asked by."""
    return {rule.provision.predicate, rule.provision.id, rule.provision.code.lower(), rule.name}


def by_words(wanted: str, rules: Iterable[law.Rule]) -> tuple[list[law.Rule], list[str]]:
    """The rules whose names or pages have the most of the words, the nearest first, one of each
    predicate; and the words that the first of them lacks.

    Where every word stands in the name of just one, that is the one.
    """
    words = [word for word in dict.fromkeys(_words(wanted)) if word not in _SMALL]
    scored: dict[str, tuple[tuple[int, int], law.Rule]] = {}
    lacks: dict[str, list[str]] = {}
    for rule in rules if words else ():
        predicate = rule.provision.predicate
        found = _weights(words, _places(rule))
        score = (sum(map(bool, found)), sum(found))
        if score > scored.get(predicate, ((0, 0), rule))[0]:
            scored[predicate] = (score, rule)
            lacks[predicate] = [word for word, n in zip(words, found, strict=True) if not n]
    meant = _nearest(scored.values(), len(words))
    return meant, lacks[meant[0].provision.predicate] if meant else []


def _places(rule: law.Rule) -> Iterator[tuple[int, str]]:
    """Where words may stand, and what each counts there."""
    from .. import predicates

    p, page = rule.provision, predicates.page(rule.provision.predicate)
    cites = " ".join(a.cite for a in p.authorities)
    yield IN_NAME, " ".join(called(rule))
    yield IN_HEAD, f"{p.statement} {page.strip().partition(chr(10))[0]} {p.class_} {p.rank} {cites}"
    yield IN_PAGE, page


def _nearest(scored: Collection[tuple[tuple[int, int], law.Rule]], words: int) -> list[law.Rule]:
    """The rules with the most of so many words, or the one that has them all in its name."""
    most = max([many for (many, _), _ in scored], default=0)
    ranked = sorted(scored, key=lambda pair: (-pair[0][0], -pair[0][1]))
    least = most - (1 < most < words)
    best = [(score, rule) for (many, score), rule in ranked if many >= least]
    named = [rule for score, rule in best if score >= IN_NAME * words]
    return named if len(named) == 1 else [rule for _, rule in best]


def _weights(words: list[str], places: Iterable[tuple[int, str]]) -> list[int]:
    """What each word counts by where it stands; nothing where it is nowhere."""
    read = [(weight, set(_words(text))) for weight, text in places]
    return [max([0, *(weight for weight, text in read if _has(text, word))]) for word in words]


def _has(text: set[str], word: str) -> bool:
    stem = _ENDING.sub("", word) if len(word) > 4 else word
    return word in text or (len(stem) > 2 and any(other.startswith(stem) for other in text))


def _words(text: str) -> list[str]:
    return re.findall("[a-z0-9]+", text.lower())
