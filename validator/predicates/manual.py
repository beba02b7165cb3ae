"""The manual page of a predicate, parsed from its docstring."""

from __future__ import annotations

import re
from dataclasses import dataclass

SECTIONS = (
    "Says",
    "Fails",
    "Passes",
    "Boundary",  # in files of cases
    "How to fix",
    "References",
)

_FENCE = re.compile(
    r"^```yaml +([a-z-]+)([^\n]*)\n(.*?)^```$((?:\n> [^\n]*)*)", re.MULTILINE | re.DOTALL
)
_EXAMPLES = "\n## Examples\n"
_FAILING = ("violated", "not-stated", "unclear")
_HEADING = re.compile(r"^## (.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Example:
    """Documents and the verdict they must get."""

    section: str
    verdict: str
    documents: tuple[str, ...]
    options: dict[str, str]
    """Parameters given on the fence: ``limb=uncovered``; some are for the harness."""
    case: str = ""
    """Which case of the page it is: the word behind the verdict."""
    says: str = ""
    """The sentence it gets, quoted under the example."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page of the manual."""

    summary: str
    about: str
    """What is asked, and why."""
    sections: dict[str, str]
    examples: tuple[Example, ...]


def page(docstring: str) -> Page:
    """Parse a predicate's docstring."""
    summary, _, rest = _parted(docstring.strip()).partition("\n")
    about, *parts = _HEADING.split(rest)
    sections = {
        name.strip(): body.strip() for name, body in zip(parts[::2], parts[1::2], strict=False)
    }
    found = [
        _example(name, *match.groups())
        for name, body in sections.items()
        for match in _FENCE.finditer(body + "\n")
    ]
    return Page(summary.strip(), about.strip(), sections, tuple(found))


def _parted(page: str) -> str:
    """The examples under two headings: what fails, and what passes."""
    head, found, rest = page.partition(_EXAMPLES)
    body, next_one, tail = rest.partition("\n## ")
    ends = max((m.end() for m in _FENCE.finditer(body) if m[1] in _FAILING), default=0)
    passes = body[ends:].lstrip("\n") + next_one + tail
    return f"{head}\n## Fails\n{body[:ends]}\n\n## Passes\n{passes}" if found else page


GAME = "kind: game\nname: Example\n"
SHEET = "kind: schedule\nname: Example\nblocks:\n"
USUAL = "category: player-dealer\n"


def whole(document: str) -> str:
    """A document of an example with what every example repeats: the head of a player-dealer game,
    or of a schedule where it begins as a list.
    """
    if re.search(r"^kind:", document, re.MULTILINE):
        return document
    if re.match(r" *- ", document):
        return SHEET + document
    name = "" if re.search(r"^name:", document, re.MULTILINE) else "name: Example\n"
    usual = "" if re.search(r"^category:", document, re.MULTILINE) else USUAL
    return f"kind: game\n{name}{usual}{document}"


def short(document: str) -> str:
    """The same without it."""
    for head in (GAME + USUAL, GAME, SHEET):
        rest = document.removeprefix(head)
        if rest != document and rest.strip() and whole(rest) == document:
            return rest
    return document


def _example(section: str, verdict: str, options: str, body: str, quoted: str) -> Example:
    words = options.split()
    pairs = dict(word.partition("=")[::2] for word in words if "=" in word)
    case = next((word for word in words if "=" not in word), "")
    says = " ".join(line[2:].strip() for line in quoted.splitlines() if line)
    documents = tuple(map(whole, re.split(r"^---$\n", body, flags=re.MULTILINE)))
    return Example(section, verdict, documents, pairs, case, says)
