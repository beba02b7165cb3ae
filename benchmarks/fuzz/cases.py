"""A case: a folder with mutated documents in it, and the command that is to judge it."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from pathlib import Path

from . import around, data, raw
from .around import Entry, Files
from .corpus import HEAD, Base, Corpus

FOLDER = "filing"
SOURCES = "sources"
OUT = "out"
_SOURCE = re.compile(rb"document: ([\w.-]+\.txt)")
_OPTION = re.compile(rb"option: ([\w-]+)")
_SOURCE_TEXT = b"".join(b"%d. the fee is $%d, 3 to 1\n" % (n, n % 50) for n in range(1, 600))

COMMANDS = {
    "check": 40,
    "check --all": 8,
    "check --strict --isolated": 5,
    "check --format json": 12,
    "check --format sarif": 2,
    "check --format github": 3,
    "check --format markdown": 2,
    "check --format junit": 1,
    "check --format concise": 1,
    "check --proofs": 3,
    "check --as-of 2011-12-20 --compare 2026-11-15": 1,
    "report --format html": 4,
    "report --format markdown": 2,
    "report --format sarif": 1,
    "report --format xlsx": 2,
    "report --format json": 1,
    "report --format junit": 1,
    "letter .html": 3,
    "letter .docx": 1,
    "packet .html": 5,
    "packet .docx": 1,
    "placard .html": 4,
    "placard .docx": 2,
    "fee": 5,
    "odds": 2,
    "odds --format html": 2,
    "odds --format json": 1,
    "odds --format xlsx": 1,
    "settle --random": 2,
    "settle --random --format html": 1,
    "settle --random --format json": 1,
    "settle --exposure": 2,
    "settle --exposure --format html": 1,
    "fix --diff": 4,
    "fix": 1,
    "trace": 3,
}
"""How often each command is tried."""
COUNTING = {"report", "packet", "odds", "--proofs"}
"""Words of commands that count odds, which take seconds for one game."""
OF = dict.fromkeys(("packet", "odds", "settle"), "game") | dict.fromkeys(
    ("placard", "fee"), "schedule"
)
"""The kind of document a command takes, where it takes but one."""


@dataclass(frozen=True)
class Case:
    """A mutated document, and what is beside it."""

    number: int
    files: Files
    arguments: tuple[str, ...]
    mutated: str
    """The path of the mutated document."""
    about: str
    cached: bool = False
    documents: int = 1
    """How many of its documents are mutated."""

    def shown(self) -> str:
        return " ".join(("houseway", *map(ascii_only, self.arguments)))

    def content(self) -> bytes:
        found: Entry = self.files.get(self.mutated, b"")
        return found if isinstance(found, bytes) else b""


def ascii_only(text: str) -> str:
    return text.encode("ascii", "backslashreplace").decode()


def make(seed: int, number: int, corpus: Corpus) -> Case:
    """The case of a number: the same whatever was made before it."""
    rng = random.Random(f"{seed}/{number}")  # noqa: S311
    if rng.random() < 0.08:
        return _rulebook(number, corpus, rng)
    base = rng.choice(corpus.filed)
    content, about = _mutated(base, corpus, rng)
    path = f"{FOLDER}/{base.path}"
    files: Files = {f"{FOLDER}/{name}": text for name, text in base.beside}
    files[path] = content
    said = [base.path, about]
    if rng.random() < 0.03:
        path, more = around.name(files, path, rng)
        said.append(more)
    if rng.random() < 0.08:
        said.append(rng.choice(around.AROUND)(files, FOLDER, rng))
    arguments = _command(base, path, files, rng)
    if arguments[0] == "check" and rng.random() < 0.03:
        said.append(around.baseline(files, rng))
        arguments.extend(("--baseline", "baseline.json"))
    others = [] if COUNTING & set(arguments) else _others(base, corpus, files, rng)
    said.extend(others)
    return Case(
        number,
        files,
        tuple(arguments),
        path,
        "; ".join(said),
        rng.random() < 0.1,
        1 + len(others),
    )


def _others(base: Base, corpus: Corpus, files: Files, rng: random.Random) -> list[str]:
    """What is beside the document is mutated too, so that most of it can be judged all the same."""
    said = []
    for name, content in base.beside:
        path = f"{FOLDER}/{name}"
        if name == HEAD or files.get(path) != content:
            continue
        other = corpus.of(content)
        made, about = data.touch(other, corpus, rng)
        if about and made != content:
            files[path] = made
            said.append(f"{name}: {about}")
    return said


def clean(base: Base, command: str) -> Case:
    """A document as it is: to warm up, and to show that the harness itself is sound."""
    path = f"{FOLDER}/{base.path}"
    files: Files = {f"{FOLDER}/{name}": text for name, text in base.beside}
    files[path] = base.content
    arguments = _arguments(command, base, path, files, random.Random(0))  # noqa: S311
    return Case(0, files, tuple(arguments), path, base.path)


def _mutated(base: Base, corpus: Corpus, rng: random.Random) -> tuple[bytes, str]:
    if rng.random() < 0.15:
        return raw.mutate(base.content, rng)
    content, about = data.mutate(base, corpus, rng)
    if rng.random() < 0.03:
        content, more = raw.mutate(content, rng)
        about = f"{about}; {more}"
    return content, about


def _rulebook(number: int, corpus: Corpus, rng: random.Random) -> Case:
    """A mutated rulebook, and a clean filing judged by it."""
    book, base = rng.choice(corpus.rulebooks), rng.choice(corpus.filed)
    content, about = _mutated(book, corpus, rng)
    files: Files = {f"{FOLDER}/{name}": text for name, text in base.beside}
    files[f"{FOLDER}/{base.path}"] = base.content
    files["book.yaml"] = content
    given = ("check", FOLDER, rng.choice(("--rulebook", "--also")), "./book.yaml")
    return Case(number, files, (*given, "--no-cache"), "book.yaml", f"{book.path}; {about}")


def _command(base: Base, path: str, files: Files, rng: random.Random) -> list[str]:
    commands = [name for name in COMMANDS if _fits(name, base)]
    chosen = rng.choices(commands, [COMMANDS[name] for name in commands])[0]
    made = _arguments(chosen, base, path, files, rng)
    if made[0] == "check" and rng.random() < 0.3 and f"{FOLDER}/decisions.yaml" in files:
        made.extend(("--decisions", f"{FOLDER}/decisions.yaml"))
    return made


def _fits(command: str, base: Base) -> bool:
    word = command.partition(" ")[0]
    return base.kind == OF.get(word, base.kind)


def _arguments(command: str, base: Base, path: str, files: Files, rng: random.Random) -> list[str]:
    """The command line. What it needs besides the filing is added to the files."""
    word, *options = command.split()
    if word == "check":
        return [word, FOLDER, "--no-cache", *options]
    if word == "report":
        suffix = {"html": "", "markdown": ".md"}.get(options[1], f".{options[1]}")
        return [word, FOLDER, *options, "--output", f"{OUT}{suffix}"]
    if word == "letter":
        return [word, FOLDER, "--output", f"{OUT}{options[0]}"]
    if word == "packet":
        return [word, path, "--output", f"{OUT}{options[0]}"]
    if word in ("odds", "settle"):
        written = ["--output", f"{OUT}.{options[-1]}"] if "--format" in options else []
        return [word, path, *options, *written]
    if word in ("placard", "fee"):
        return [word, path, "--option", _option(files[path], rng), *_more(word, options, rng)]
    if word == "trace":
        found = {name.decode() for name in _SOURCE.findall(base.content)}
        files.update((f"{SOURCES}/{name}", _SOURCE_TEXT) for name in sorted(found))
        return [word, FOLDER, "--sources", SOURCES, "--all"]
    return [word, *options, FOLDER]


def _option(content: Entry, rng: random.Random) -> str:
    known = _OPTION.findall(content) if isinstance(content, bytes) else []
    return rng.choice(known).decode() if known else "1"


def _more(word: str, options: list[str], rng: random.Random) -> list[str]:
    if word == "placard":
        return ["--block", "1", "--output", f"{OUT}{options[0]}"]
    return rng.choice((["--action", "385"], ["--wager", "20", "--players", "4"], ["--round", "2"]))


def lay(case: Case, folder: Path) -> None:
    """Write the files of a case."""
    for name, entry in case.files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(entry, around.Link):
            path.symlink_to(entry.target)
        elif isinstance(entry, around.Fifo):
            import os

            os.mkfifo(path)
        else:
            path.write_bytes(entry)
