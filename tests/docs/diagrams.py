"""Class diagrams in Mermaid: every class and member exists by that name in include/takeback.

A diagram of classes that are not ours has `<!-- mermaid: not our classes -->` above it. Whether a diagram parses is
checked by Mermaid itself (mermaid/parse.mjs).
"""

import re

from faults import Fault

RELATION = re.compile(
    r'^(\w+)\s*(?:"[^"]*")?\s*(<\|--|<\|\.\.|--\|>|\.\.\|>|[*o<]?(?:--|\.\.)[*o>]?)\s*(?:"[^"]*")?\s*(\w+)\s*(?::.*)?$')
CLASS = re.compile(r'^class\s+(\w+)(?:\["[^"]*"\])?(?:~[^~]*~)?\s*(\{)?\s*$')
FUNCTION = re.compile(r"(\w+)\s*\(([^()]*)\)")
IGNORED = re.compile(r"^(?:classDiagram|direction\s+\w+|note\b.*|%%.*|<<\w+>>(?:\s+\w+)?|\}|namespace\s+\w+\s*\{|)$")


def check(page, headers):
    for fence in page.fences:
        if fence.info == "mermaid" and is_class_diagram(fence) and not is_of_others(fence):
            yield from check_diagram(page, fence, headers)


def is_class_diagram(fence):
    return any(line.strip().startswith("classDiagram") for line in fence.lines)


def is_of_others(fence):
    return fence.comment is not None and fence.comment.word == "mermaid"


def check_diagram(page, fence, headers):
    inside = None  # the class whose members are listed
    for at, raw in enumerate(fence.lines):
        line = raw.strip()
        number = fence.first + at + 1
        if inside and line == "}":
            inside = None
        elif inside and not line.startswith(("<<", "%%")):
            problems = member_problems(inside, line, headers)
            yield from (Fault(page.name, number, f"diagram: {problem}") for problem in problems)
        elif not inside and not IGNORED.match(line):
            declared = CLASS.match(line)
            inside = declared[1] if declared and declared[2] else None
            yield from (Fault(page.name, number, f"diagram: {problem}") for problem in line_problems(line, headers))


def line_problems(line, headers):
    """What is wrong with a line outside the braces of a class."""
    if declared := CLASS.match(line):
        return type_problems([declared[1]], headers)
    if relation := RELATION.match(line):
        left, arrow, right = relation.groups()
        problems = type_problems([left, right], headers)
        return problems or derivation_problems(left, arrow, right, headers)
    if member := re.match(r"^(\w+)\s*:\s*(.+)$", line):
        return type_problems([member[1]], headers) or member_problems(member[1], member[2], headers)
    return [f"'{line}' is no line that this check can read"]


def type_problems(names, headers):
    return [f"there is no type {name} in include/takeback" for name in names if not headers.has_type(name)]


def derivation_problems(left, arrow, right, headers):
    base, derived = (left, right) if arrow.startswith("<|") else (right, left)
    if "|" in arrow and base not in headers.ancestors(derived):
        return [f"{derived} does not derive from {base}"]
    return []


def member_problems(owner, line, headers):
    line = re.sub(r"^[-+#~]\s*", "", line).rstrip("$*; ")
    if not headers.has_type(owner) or not line:
        return []
    functions = FUNCTION.findall(line)
    if functions:
        rest = FUNCTION.sub(" ", line)
        problems = [f"{owner} has no function {name}" for name, _ in functions
                    if not headers.has_member(owner, name, True)]
        return problems + type_problems(types_in(rest + " " + " ".join(args for _, args in functions)), headers)
    name = re.match(r"^(\w+)\s*:\s*(.*)$", line)
    field, types = (name[1], name[2]) if name else (line.split()[-1], " ".join(line.split()[:-1]))
    problems = [] if headers.has_member(owner, field, False) else [f"{owner} has no member {field}"]
    return problems + type_problems(types_in(types), headers)


def types_in(text):
    return re.findall(r"\b[A-Z][a-z]\w*", text)
