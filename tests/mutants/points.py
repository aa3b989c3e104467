"""Where the rules can be changed: every comparison, condition and constant that runs, found in the syntax tree of Clang.

Nothing is found by text alone: `<` may be a bracket, a digit part of a name. What the compiler computes (`constexpr`
variables, `if constexpr`, arguments of templates, labels) is not a point: no switch is thrown there while the program runs.
"""
import dataclasses
import json
import shlex
import sys

sys.path.append("/usr/lib/python3/dist-packages")  # where Debian puts the bindings, whichever Python runs
from clang.cindex import CursorKind as Kind  # noqa: E402
from clang.cindex import Index, TypeKind  # noqa: E402

OPPOSITE = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
NEGATED, DROPPED, NUDGED = "negated", "dropped", "one higher"
COMPUTED_BY_THE_COMPILER = {Kind.STATIC_ASSERT, Kind.ENUM_CONSTANT_DECL, Kind.TEMPLATE_TYPE_PARAMETER,
                            Kind.TEMPLATE_NON_TYPE_PARAMETER, Kind.TYPE_ALIAS_DECL, Kind.TYPE_ALIAS_TEMPLATE_DECL}
LITERALS = {Kind.INTEGER_LITERAL, Kind.CHARACTER_LITERAL}
LOOPS_AND_BRANCHES = {Kind.IF_STMT, Kind.WHILE_STMT, Kind.FOR_STMT, Kind.CONDITIONAL_OPERATOR, Kind.DO_STMT}


@dataclasses.dataclass(frozen=True, order=True)
class Point:
    file: str
    begin: int  # in bytes, as all that follow
    end: int
    what: str  # "< for <=", "negated" ...
    operator_begin: int = 0  # of a comparison
    operator_end: int = 0


class Source:
    """One file: its bytes, and where its lines begin."""

    def __init__(self, top, name):
        self.name = name
        self.bytes = (top / name).read_bytes()

    def line(self, offset):
        return self.bytes.count(b"\n", 0, offset) + 1

    def text(self, begin, end):
        return self.bytes[begin:end].decode("utf-8")

    def next_sign(self, offset):
        """The first byte from there on that is no blank."""
        rest = self.bytes[offset:offset + 200].lstrip()
        return rest[:1].decode("latin-1")

    def is_argument_of_template(self, begin, end):
        """As the 1 of holding<1>(), which the tree does not always tell."""
        return self.bytes[:begin].endswith(b"<") and self.bytes[end:end + 1] in {b">", b","}


def span(cursor):
    return cursor.extent.start.offset, cursor.extent.end.offset


class Finder:
    """Walks the tree of one translation unit and keeps the points of the files asked for."""

    def __init__(self, sources):
        self.sources = sources  # by path
        self.points = set()

    def walk_unit(self, unit):
        for cursor in unit.cursor.get_children():
            file = cursor.location.file
            if file is not None and file.name in self.sources:
                self.walk(cursor, self.sources[file.name])

    def walk(self, cursor, source):
        if cursor.kind in COMPUTED_BY_THE_COMPILER or self.is_constant_declaration(cursor, source):
            return
        self.look_at(cursor, source)
        children = list(cursor.get_children())
        if cursor.kind == Kind.CASE_STMT:
            children = children[1:]
        if cursor.kind == Kind.IF_STMT and self.is_if_constexpr(cursor, source):
            children = children[1:]
        for child in children:
            begin, end = span(child)  # nothing of the text of a macro; in another file, of a default argument
            if begin < end and child.extent.start.file.name == cursor.extent.start.file.name:
                self.walk(child, source)

    @staticmethod
    def is_constant_declaration(cursor, source):
        if cursor.kind not in {Kind.VAR_DECL, Kind.FIELD_DECL, Kind.FUNCTION_DECL, Kind.FUNCTION_TEMPLATE, Kind.CXX_METHOD}:
            return False
        begin, end = span(cursor)
        head = source.text(begin, end).split("(")[0].split("{")[0].split("=")[0].split()
        if cursor.kind in {Kind.VAR_DECL, Kind.FIELD_DECL}:
            return "constexpr" in head or "constinit" in head
        return "consteval" in head

    @staticmethod
    def is_if_constexpr(cursor, source):
        begin, end = span(cursor)
        return source.text(begin, end).split("(")[0].split() == ["if", "constexpr"]

    def look_at(self, cursor, source):
        if cursor.kind in LITERALS:
            begin, end = span(cursor)
            is_text = source.bytes[begin:begin + 1].isdigit() or source.bytes[end - 1:end] == b"'"
            if is_text and not source.is_argument_of_template(begin, end):
                self.add(source, begin, end, NUDGED)
        elif cursor.kind == Kind.CXX_BOOL_LITERAL_EXPR:
            self.add(source, *span(cursor), NEGATED)
        elif cursor.kind in LOOPS_AND_BRANCHES:
            self.look_at_condition(cursor, source)
        elif cursor.kind == Kind.RETURN_STMT and source.text(*span(cursor)).startswith("return"):  # none of `= default`
            for child in cursor.get_children():
                if child.type.get_canonical().kind == TypeKind.BOOL:
                    self.negate(child, source)
        elif cursor.kind.is_expression():
            self.look_at_operator(cursor, source)

    def look_at_condition(self, cursor, source):
        if cursor.kind == Kind.IF_STMT and self.is_if_constexpr(cursor, source):
            return
        closing = {Kind.FOR_STMT: ";", Kind.CONDITIONAL_OPERATOR: "?"}.get(cursor.kind, ")")
        for child in cursor.get_children():
            if child.kind.is_expression() and source.next_sign(span(child)[1]) == closing:
                self.negate(child, source)
                return

    def negate(self, cursor, source):
        """Comparisons for equality and literals have a point of their own that does the same."""
        operator = self.operator_of(cursor, source)
        is_equality = operator is not None and operator[0] in {"==", "!="}
        while cursor.kind in {Kind.UNEXPOSED_EXPR, Kind.PAREN_EXPR} and not is_equality:
            inner = list(cursor.get_children())
            if len(inner) != 1 or span(inner[0]) != span(cursor):
                break
            cursor = inner[0]
        if not is_equality and cursor.kind != Kind.CXX_BOOL_LITERAL_EXPR:
            self.add(source, *span(cursor), NEGATED)

    @staticmethod
    def operator_of(cursor, source):
        """(sign, begin, end) of what stands between two operands that make up the whole."""
        children = [child for child in cursor.get_children() if span(child)[0] < span(child)[1]]
        if len(children) < 2:
            return None
        left, right = children[0], children[-1]
        begin, end = span(left)[1], span(right)[0]
        if span(cursor) != (span(left)[0], span(right)[1]) or not begin < end:
            return None
        between = source.text(begin, end)
        sign = between.strip()
        if sign not in OPPOSITE and sign not in {"&&", "||"}:
            return None
        at = begin + len(between) - len(between.lstrip())
        return sign, at, at + len(sign)

    def look_at_operator(self, cursor, source):
        found = self.operator_of(cursor, source)
        if found is None:
            return
        sign, begin, end = found
        if sign in OPPOSITE:
            self.points.add(Point(source.name, *span(cursor), f"{OPPOSITE[sign]} for {sign}", begin, end))
            return
        children = [child for child in cursor.get_children() if span(child)[0] < span(child)[1]]
        for operand in (children[0], children[-1]):
            inner = self.operator_of(operand, source)
            if inner is None or inner[0] != sign:  # of a && b && c each is dropped, never two at once
                self.add(source, *span(operand), f"{DROPPED} from {sign}")

    def add(self, source, begin, end, what):
        if begin < end:
            self.points.add(Point(source.name, begin, end, what))


def arguments_of(command):
    """What the compiler was told, without what it reads and writes. Asserts are not looked into."""
    words = shlex.split(command["command"])[1:]
    kept, skip = [], False
    for word in words:
        if skip:
            skip = False
        elif word in {"-o", "-c"}:
            skip = True
        elif not word.startswith("-W"):
            kept.append(word)
    return [*kept, "-DNDEBUG"]


def find_points(top, names, database):
    """The points of these files (below top), in their order. The database is a compile_commands.json of Clang."""
    sources = {str(top / name): Source(top, name) for name in names}
    finder = Finder(sources)
    index = Index.create()
    for command in json.loads(database.read_text()):
        if command["file"] in sources:
            unit = index.parse(command["file"], args=arguments_of(command))
            finder.walk_unit(unit)
    return sorted(finder.points), {source.name: source for source in sources.values()}
