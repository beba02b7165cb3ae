"""What in a predicate is only wording: messages, fixes, and whatever is computed for nothing else.
It is not mutated.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping

WORDED = {
    "met": (0,), "not_applicable": (0,), "violated": (0, 1), "unclear": (0, 1), "not_stated": (0, 1),
    "Clash": (0,), "Said": (2,), "stated": (2,), "agreement": (0, 3),
}  # fmt: skip
"""Calls and which of their arguments are texts."""


def wording(trees: Mapping[str, ast.Module]) -> set[int]:
    """The ids of all nodes of the modules, given by their names, that are wording. A name used only
    in wording makes what it names wording too.
    """
    found = {
        id(inner)
        for tree in trees.values()
        for node in ast.walk(tree)
        for text in _texts(node)
        for inner in ast.walk(text)
    }
    while True:
        fresh = {
            id(inner) for node in _only_worded(trees, found) for inner in ast.walk(node)
        } - found
        if not fresh:
            return found
        found |= fresh


def _texts(node: ast.AST) -> Iterator[ast.expr]:
    if isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.IfExp) and _text(node.body) and _text(node.orelse)
    ):
        yield node
    elif isinstance(node, ast.Call):
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        yield from (node.args[number] for number in WORDED.get(name, ()) if number < len(node.args))
        yield from (
            part
            for key in node.keywords
            if key.arg in ("message", "fix", "reading", "words")
            for part in [key.value]
        )
        if (
            isinstance(node.func, ast.Attribute)
            and node.func.attr == "join"
            and _text(node.func.value)
        ):
            yield node


def _text(node: ast.expr) -> bool:
    """Whether an expression is certainly prose: a string with a blank in it, a formatted one, or a
    choice of such.
    """
    if isinstance(node, ast.IfExp):
        return _text(node.body) and _text(node.orelse)
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and (" " in node.value or not node.value)
    )


def _only_worded(trees: Mapping[str, ast.Module], found: set[int]) -> Iterator[ast.AST]:
    """Functions, constants and local variables all of whose uses are wording."""
    everywhere: dict[str, dict[str, bool]] = defaultdict(lambda: defaultdict(lambda: True))
    for stem, tree in trees.items():
        origin = {
            alias.asname or alias.name: (str(node.module).split(".")[-1], alias.name)
            for node in tree.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        for name, worded in _uses(tree, found).items():
            home, own = origin.get(name, (stem, name))
            everywhere[home][own] &= worded
    for stem, tree in trees.items():
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                here = _uses(node, found)
                yield from (
                    [node] if node.name in everywhere[stem] and everywhere[stem][node.name] else ()
                )
                yield from (
                    inner
                    for inner in ast.walk(node)
                    if isinstance(inner, ast.Assign | ast.AnnAssign) and _all_worded(inner, here)
                )
            elif isinstance(node, ast.Assign | ast.AnnAssign) and _all_worded(
                node, everywhere[stem]
            ):
                yield node


def _uses(tree: ast.AST, found: set[int]) -> dict[str, bool]:
    """Every name that is read, and whether all its uses are wording."""
    uses: dict[str, bool] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            uses[node.id] = uses.get(node.id, True) and id(node) in found
    return uses


def _all_worded(node: ast.Assign | ast.AnnAssign, uses: dict[str, bool]) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    names = [
        inner
        for target in targets
        for inner in ast.walk(target)
        if isinstance(inner, ast.Name | ast.Attribute | ast.Subscript)
    ]
    return all(isinstance(name, ast.Name) and uses.get(name.id, False) for name in names)
