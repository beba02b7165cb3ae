"""The small changes that can be made to a module, one at a time, each in its place in the syntax
tree.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.Pow: ast.Mult,
}  # fmt: skip
SWAPPED = {"any": "all", "all": "any", "min": "max", "max": "min"}
VERDICTS = {
    "met": "not-applicable",
    "not_applicable": "met",
    "violated": "unclear",
    "unclear": "violated",
    "not_stated": "violated",
}
WORDS = ("startswith", "endswith", "removeprefix", "removesuffix", "get", "partition", "value")
"""Methods whose first argument is a word of the vocabulary."""
IGNORED = ("NEEDS_FILING",)
"""Read by the engine from the text of the module, before it is imported."""


@dataclass(frozen=True)
class Mutant:
    """A node of the tree, where it hangs, and what takes its place."""

    parent: ast.AST
    field: str
    index: int | None
    was: ast.AST
    now: ast.AST
    within: ast.stmt | None
    """The statement inside a function that holds the node; None for the module itself, where every
    test concerns it.
    """

    @property
    def line(self) -> int:
        return int(getattr(self.was, "lineno", 0))

    def __str__(self) -> str:
        if isinstance(self.was, ast.If) and isinstance(self.now, ast.If):
            return f"if {_short(self.was.test)} → if {_short(self.now.test)}"
        if (
            isinstance(self.now, ast.Call)
            and self.now.keywords
            and self.now.keywords[-1].arg == "verdict"
        ):
            return f"{_short(self.was)} → {_short(self.now.keywords[-1].value)}"
        return f"{_short(self.was)} → {'nothing' if isinstance(self.now, ast.Expr) else _short(self.now)}"

    def put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(ast.fix_missing_locations(node)).split())
    return text if len(text) < 70 else f"{text[:67]}..."


def mutants(tree: ast.Module, wording: set[int]) -> Iterator[Mutant]:
    """Every mutant of a module, in the order of its text."""
    yield from _below(tree, wording, None)


def _below(parent: ast.AST, wording: set[int], within: ast.stmt | None) -> Iterator[Mutant]:
    for field, value in ast.iter_fields(parent):
        if field in ("annotation", "returns", "decorator_list"):
            continue
        inside = isinstance(parent, ast.FunctionDef) and field == "body"
        for index, node in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(node, ast.AST) or id(node) in wording or _left_out(node, parent):
                continue
            holder = node if isinstance(node, ast.stmt) and (inside or within) else within
            for now in _changes(node, parent, field):
                ast.fix_missing_locations(ast.copy_location(now, node))
                yield Mutant(
                    parent, field, index if isinstance(value, list) else None, node, now, holder
                )
            yield from _below(node, wording, holder)


def _left_out(node: ast.AST, parent: ast.AST) -> bool:
    if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.Raise):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if (
        isinstance(node, ast.If)
        and isinstance(node.test, ast.Name)
        and node.test.id == "TYPE_CHECKING"
    ):
        return True
    if isinstance(node, ast.Assign) and isinstance(
        parent, ast.Module
    ):  # a name that is not in capitals is a type
        return any(
            isinstance(name, ast.Name) and (name.id in IGNORED or not name.id.isupper())
            for name in node.targets
        )
    return False


def _changes(node: ast.AST, parent: ast.AST, field: str) -> Iterator[ast.AST]:
    if isinstance(node, ast.stmt):
        yield from _statement(node, parent)
    elif isinstance(node, ast.Compare):
        for number, op in enumerate(node.ops):
            yield ast.Compare(
                node.left,
                [*node.ops[:number], COMPARED[type(op)](), *node.ops[number + 1 :]],
                node.comparators,
            )
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in COMPUTED:
        yield ast.BinOp(node.left, COMPUTED[type(node.op)](), node.right)
    elif isinstance(node, ast.IfExp):
        yield from (node.body, node.orelse)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        yield from _call(node, node.func.id)
    elif isinstance(node, ast.Constant):
        yield from _constant(node, parent, field)
    if field == "ifs":
        yield from (ast.Constant(True), ast.Constant(False))


def _statement(node: ast.stmt, parent: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.If):
        yield ast.If(ast.Constant(True), node.body, node.orelse)
        yield ast.If(ast.Constant(False), node.body, node.orelse)
    elif isinstance(node, ast.Return):
        if node.value is None:
            yield ast.Pass()
        elif not (isinstance(node.value, ast.Constant) and node.value.value is None):
            yield ast.Return(ast.Constant(None))
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Yield | ast.YieldFrom):
        yield ast.Expr(
            ast.IfExp(ast.Constant(True), ast.Constant(None), node.value)
        )  # still a generator
    elif isinstance(node, ast.Continue):
        yield ast.Break()
    elif isinstance(node, ast.Break):
        yield ast.Continue()
    elif isinstance(node, ast.AugAssign) and type(node.op) in COMPUTED:
        yield ast.AugAssign(node.target, COMPUTED[type(node.op)](), node.value)


def _call(node: ast.Call, name: str) -> Iterator[ast.AST]:
    if name in SWAPPED:
        yield ast.Call(ast.Name(SWAPPED[name], ast.Load()), node.args, node.keywords)
    elif name in VERDICTS:
        replace = ast.Attribute(node, "_replace", ast.Load())
        yield ast.Call(replace, [], [ast.keyword("verdict", ast.Constant(VERDICTS[name]))])


def _constant(node: ast.Constant, parent: ast.AST, field: str) -> Iterator[ast.AST]:
    value = node.value
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int | float):
        yield ast.Constant(value + 1)
    elif value is None:
        if not (
            isinstance(parent, ast.Compare)
            and any(isinstance(op, ast.Is | ast.IsNot) for op in parent.ops)
        ):  # the operator is mutated
            yield ast.Constant(1)
    elif isinstance(value, str) and " " not in value and _vocabulary(parent, field):
        yield ast.Constant(f"{value}~")


def _vocabulary(parent: ast.AST, field: str) -> bool:
    """Whether a string stands where a word of the vocabulary stands: compared, in a container, as a
    key.
    """
    if isinstance(parent, ast.Call):
        return isinstance(parent.func, ast.Attribute) and parent.func.attr in WORDS
    if isinstance(parent, ast.Dict):
        return field == "keys"
    return isinstance(
        parent, ast.Compare | ast.Tuple | ast.List | ast.Set | ast.Subscript | ast.BoolOp
    )
