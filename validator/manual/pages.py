"""The generated pages of the manual: one per rule, an index, and a table of authorities."""

from __future__ import annotations

from .. import predicates
from ..law import books as law
from ..model.rulebook import Provision
from ..predicates.manual import page

NOTICE = "This is not legal advice.\n"


def provisions() -> dict[str, list[tuple[str, Provision]]]:
    """The provisions each predicate decides, with the rulebook of each."""
    found: dict[str, list[tuple[str, Provision]]] = {}
    for name in law.names():
        for provision in law.load(name).rulebook.provisions:
            found.setdefault(provision.predicate, []).append((name, provision))
    return found


def pages() -> dict[str, str]:
    """Every generated page under ``docs/``."""
    by_rule = provisions()
    made = {f"rules/{name}.md": _rule(name, by_rule.get(name, [])) for name in predicates.index()}
    made["rules/index.md"] = _index(by_rule)
    made["law.md"] = _law()
    return made


def _rule(name: str, used: list[tuple[str, Provision]]) -> str:
    parsed = page(predicates.find(name).page)
    lines = [f"# {name}", "", parsed.summary, "", parsed.about, ""]
    for heading, body in parsed.sections.items():
        lines += [f"## {heading}", "", body, ""]
    lines += [
        "## Provisions it decides",
        "",
        "| code | rulebook | level | severity | decides | authority |",
        "|---|---|---|---|---|---|",
    ]
    for book, provision in used:
        cites = "; ".join(
            f"{a.cite} ({a.confidence or provision.confidence})" for a in provision.authorities
        )
        lines.append(
            f"| {provision.code} | {book} | {provision.level} | {provision.severity} | {provision.decides} | {cites} |"
        )
    return "\n".join([*lines, "", NOTICE])


def _index(by_rule: dict[str, list[tuple[str, Provision]]]) -> str:
    lines = ["# Rules", "", "| rule | group | codes | what it finds |", "|---|---|---|---|"]
    for name in predicates.index():
        predicate = predicates.find(name)
        codes = ", ".join(sorted({provision.code for _, provision in by_rule.get(name, [])}))
        lines.append(
            f"| [{name}]({name}.md) | {predicate.group} | {codes} | {page(predicate.page).summary} |"
        )
    return "\n".join([*lines, "", NOTICE])


def _law() -> str:
    lines = [
        "# Rule, authority, jurisdiction",
        "",
        "Which part of the law each rule covers, and which parts no rule covers.",
        "",
    ]
    for name in law.names():
        book = law.load(name).rulebook
        lines += [
            f"## {book.name} (`{name}`)",
            "",
            "| code | provision | rule | class | authority | confidence |",
            "|---|---|---|---|---|---|",
        ]
        for p in book.provisions:
            cites = "; ".join(a.cite for a in p.authorities)
            lines.append(
                f"| {p.code} | {p.statement} | [{p.predicate}](rules/{p.predicate}.md) | {p.class_} | {cites} | {p.confidence} |"
            )
        lines.append("")
        if book.not_covered:
            lines += [
                "Not covered by any rule:",
                "",
                "| authority | why |",
                "|---|---|",
                *(f"| {gap.cite} | {gap.why} |" for gap in book.not_covered),
                "",
            ]
    return "\n".join([*lines, NOTICE])
