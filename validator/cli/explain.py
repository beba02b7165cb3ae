"""``houseway explain``: what a rule asks, on what authority, with examples."""

from __future__ import annotations

import argparse
from datetime import date

from ..judge import law
from .common import complain, day, say
from .main import EXIT_CLEAN


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("rule", metavar="RULE", help="a rule by name, a provision or a code: rate-count, rate-cap, CA203")
    parser.add_argument("--as-of", type=day, metavar="DATE", help="as the law is on this day (default: today)")
    parser.add_argument("--jurisdiction", nargs="+", metavar="NAME", help="only as these rulebooks and those they stand under have it (default: every rulebook)")


def run(given: argparse.Namespace) -> int:
    from .. import predicates
    from ..manual import page
    from ..nearest import nearest
    from ..render import law as render

    try:
        rules = law.stack(given.jurisdiction or law.names()).rules
    except law.Lawless as error:
        return complain(error)
    wanted = str(given.rule)
    found = [rule for rule in rules if wanted.lower() in called(rule)]
    if not found:
        from ..judge.names import after

        for kept in after():
            if wanted.lower() in {name.lower() for name in kept.called}:
                say(f"{kept.code} {kept.rule}\n\n{kept.statement}\n\nA drafting provision, judged after all others; severity warning. docs/ci.md says more.\n\n{law.NOTICE}\n")
                return EXIT_CLEAN
        guess = nearest(wanted, {name for rule in rules for name in called(rule)})
        where = f" in {', '.join(given.jurisdiction)}" if given.jurisdiction else ""
        return complain(f"there is no rule {wanted!r}{where}" + (f"; did you mean '{guess}'?" if guess else "; 'houseway rules' lists them"))
    on = given.as_of or date.today()
    texts = [render.explained(rule, page(predicates.find(rule.provision.predicate).page), on) for rule in found]
    say(f"\n{'-' * 78}\n\n".join(texts))
    return EXIT_CLEAN


def called(rule: law.Rule) -> set[str]:
    """The names a rule can be asked by."""
    return {rule.provision.predicate, rule.provision.id, rule.provision.code.lower(), rule.name}
