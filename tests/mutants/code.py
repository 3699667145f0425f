"""Where faults can be planted in Python code."""

import ast
import re
from collections.abc import Iterator

from tests.mutants.place import Place

COMPARISONS = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: (r"is\s+not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: (r"not\s+in", ("in",)),
}
ARITHMETIC = {
    ast.Add: ("+", ("-",)),
    ast.Sub: ("-", ("+",)),
    ast.Mult: ("*", ("+",)),
    ast.FloorDiv: ("//", ("*",)),
    ast.Mod: ("%", ("//",)),
}
EXTREMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
Function = ast.FunctionDef | ast.AsyncFunctionDef


def places(source: bytes) -> list[Place]:
    """Every place of a module where a fault can be planted, in the order of the text."""
    finder = Finder(source)
    finder.body(ast.parse(source).body, inside=False)
    return sorted(finder.found, key=lambda place: (place.start, place.end, place.kind))


class Finder:
    """Walks a module. Annotations, decorators, imports and texts with values in them are left alone."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.found: list[Place] = []
        self.first = 1
        self.bound: set[str] = set()
        self.end: ast.stmt | None = None

    def body(self, statements: list[ast.stmt], inside: bool) -> None:
        """The statements of a block; `inside` a function they can be left out."""
        for statement in statements:
            self.first = statement.lineno
            if inside and statement is not self.end and can_go(statement, self.bound):
                self.add("statement", statement, ("pass",))
            self.bound = bound_after(statement, self.bound)
            for value in parts(statement):
                self.first = statement.lineno
                self.expression(value)
            condition = getattr(statement, "test", None)
            if isinstance(statement, ast.If | ast.While):
                self.negation(statement.test)
            if isinstance(statement, ast.AugAssign):
                self.sign(statement.op, statement.target, statement.value, "=")
            if isinstance(statement, Function) and returns_nothing(statement.body[-1]):
                # Nothing is returned without it, either.
                self.end = statement.body[-1]
            within = inside or isinstance(statement, Function)
            for block in blocks(statement, condition):
                self.body(block, within)

    def expression(self, value: ast.expr) -> None:
        """A value and all in it."""
        for node in walk(value):
            if isinstance(node, ast.Compare):
                operands = [node.left, *node.comparators]
                for index, compared in enumerate(node.ops):
                    token, changes = COMPARISONS[type(compared)]
                    self.between("comparison", operands[index], operands[index + 1], token, changes)
            elif isinstance(node, ast.BoolOp):
                old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
                for left, right in zip(node.values, node.values[1:]):
                    self.between("boolean", left, right, old, (new,))
            elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
                self.add("condition", node, (f"({self.text(node.operand)})",))
            elif isinstance(node, ast.BinOp):
                self.sign(node.op, node.left, node.right, "")
            elif isinstance(node, ast.Constant):
                self.constant(node)
            elif isinstance(node, ast.IfExp):
                self.negation(node.test)
            elif isinstance(node, ast.comprehension):
                for condition in node.ifs:
                    self.negation(condition)
            elif isinstance(node, ast.Call):
                self.call(node)

    def constant(self, node: ast.Constant) -> None:
        """A number is one more or less, true is false."""
        if isinstance(node.value, bool):
            self.add("constant", node, (str(not node.value),))
        elif isinstance(node.value, int):
            self.add("constant", node, (str(node.value + 1), str(node.value - 1)))

    def call(self, node: ast.Call) -> None:
        """Two arguments side by side change places; the least is the greatest."""
        if isinstance(node.func, ast.Name) and node.func.id in EXTREMES:
            self.add("function", node.func, (EXTREMES[node.func.id],))
        for left, right in zip(node.args, node.args[1:]):
            plain = not isinstance(left, ast.Starred) and not isinstance(right, ast.Starred)
            if plain and self.text(left) != self.text(right):
                start, end = self.span(left)[0], self.span(right)[1]
                gap = self.source[self.span(left)[1] : self.span(right)[0]].decode()
                self.keep("arguments", start, end, right, (self.text(right) + gap + self.text(left),))

    def negation(self, test: ast.expr) -> None:
        if not isinstance(test, ast.UnaryOp):
            self.add("condition", test, (f"(not ({self.text(test)}))",))

    def sign(self, operator: ast.operator, left: ast.expr, right: ast.expr, suffix: str) -> None:
        if type(operator) in ARITHMETIC and not is_text(left) and not is_text(right):
            token, changes = ARITHMETIC[type(operator)]
            pattern = re.escape(token + suffix)
            self.between("arithmetic", left, right, pattern, tuple(change + suffix for change in changes))

    def between(self, kind: str, left: ast.expr, right: ast.expr, token: str, changes: tuple[str, ...]) -> None:
        """The sign between two values: parentheses and comments may stand there, too."""
        begin, stop = self.span(left)[1], self.span(right)[0]
        gap = re.sub(rb"#[^\n]*", lambda found: b" " * len(found[0]), self.source[begin:stop])
        word = token[0].isalpha()
        found = re.search(rf"\b{token}\b".encode() if word else token.encode(), gap)
        if found:
            self.keep(kind, begin + found.start(), begin + found.end(), right, changes)

    def add(self, kind: str, node: ast.expr | ast.stmt, changes: tuple[str, ...]) -> None:
        self.keep(kind, *self.span(node), node, changes)

    def keep(self, kind: str, start: int, end: int, node: ast.expr | ast.stmt, changes: tuple[str, ...]) -> None:
        last = node.end_lineno or node.lineno
        self.found.append(Place(kind, start, end, self.first, last, changes))

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.lines[node.lineno - 1] + node.col_offset, self.lines[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr) -> str:
        start, end = self.span(node)
        return self.source[start:end].decode()


def can_go(statement: ast.stmt, bound: set[str]) -> bool:
    """A call, a jump, the return of a constant can be left out, and an assignment to what has a value already."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    if isinstance(statement, ast.Return):
        return statement.value is None or isinstance(statement.value, ast.Constant)
    if isinstance(statement, ast.Assign):
        names = {target.id for target in statement.targets if isinstance(target, ast.Name)}
        return names <= bound and not any(isinstance(target, ast.Tuple) for target in statement.targets)
    return isinstance(statement, ast.AugAssign | ast.Continue | ast.Break | ast.Delete)


def returns_nothing(statement: ast.stmt) -> bool:
    if not isinstance(statement, ast.Return):
        return False
    return statement.value is None or (isinstance(statement.value, ast.Constant) and statement.value.value is None)


def bound_after(statement: ast.stmt, bound: set[str]) -> set[str]:
    """The names that have a value: in a function its arguments and what is assigned above."""
    if isinstance(statement, Function):
        given = statement.args
        return {argument.arg for argument in (*given.posonlyargs, *given.args, *given.kwonlyargs)}
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    return bound | {
        node.id for target in targets if target for node in ast.walk(target) if isinstance(node, ast.Name)
    }


def parts(statement: ast.stmt) -> Iterator[ast.expr]:
    """The values of a statement itself, without its blocks."""
    if isinstance(statement, Function):
        yield from statement.args.defaults
        yield from (default for default in statement.args.kw_defaults if default is not None)
    elif isinstance(statement, ast.With):
        yield from (item.context_expr for item in statement.items)
    elif isinstance(statement, ast.Assert | ast.ClassDef | ast.Import | ast.ImportFrom):
        return
    elif not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
        for name, value in ast.iter_fields(statement):
            if isinstance(value, ast.expr) and name != "annotation":
                yield value
            elif isinstance(value, list):
                yield from (item for item in value if isinstance(item, ast.expr))


def blocks(statement: ast.stmt, condition: ast.expr | None) -> Iterator[list[ast.stmt]]:
    """The blocks of a statement; what only the type checker reads is none."""
    if isinstance(condition, ast.Name) and condition.id == "TYPE_CHECKING":
        return
    for name in ("body", "orelse", "finalbody"):
        yield from [getattr(statement, name)] if getattr(statement, name, None) else []
    for handler in getattr(statement, "handlers", []):
        yield handler.body
    for case in getattr(statement, "cases", []):
        yield case.body


def walk(value: ast.expr) -> Iterator[ast.AST]:
    """A value and all in it, but not texts with values in them: before Python 3.12 these have no true place."""
    pending: list[ast.AST] = [value]
    while pending:
        node = pending.pop()
        if not isinstance(node, ast.JoinedStr):
            yield node
            pending.extend(ast.iter_child_nodes(node))


def is_text(value: ast.expr) -> bool:
    return isinstance(value, ast.JoinedStr) or (isinstance(value, ast.Constant) and isinstance(value.value, str))
