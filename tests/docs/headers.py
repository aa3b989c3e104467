"""What the public headers declare: each type with its members and its bases. Enough of C++ to check a diagram."""

import re

COMMENTS = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:[^\"\\\n]|\\.)*\"", re.DOTALL)
TYPE = re.compile(
    r"\b(?:class|struct|enum(?:\s+class)?)\s+(?:\[\[[^\]]*\]\]\s*|alignas\([^()]*\)\s*)?([A-Z]\w*)(?:<[^<>{};]*>)?\s*(?:final\s*)?(:[^;{()]*)?\{")
ALIAS = re.compile(r"\busing\s+([A-Z]\w*)\s*=\s*([^;]*);")


class Headers:
    def __init__(self, project, folder="include/takeback"):
        self.bodies = {}   # type -> the text between its braces, of all types of that name
        self.bases = {}    # type -> names in its list of bases
        self.aliases = {}  # type -> the text of what it stands for
        for name in project.files(folder, ".hpp"):
            self._read(COMMENTS.sub(" ", project.read(name)))

    def _read(self, text):
        for found in TYPE.finditer(text):
            name = found[1]
            self.bodies[name] = self.bodies.get(name, "") + " " + body_from(text, found.end())
            self.bases.setdefault(name, set()).update(re.findall(r"[A-Z]\w*", found[2] or ""))
        for found in ALIAS.finditer(text):
            self.aliases[found[1]] = found[2]

    def has_type(self, name):
        return name in self.bodies or name in self.aliases

    def ancestors(self, name):
        """The type itself, what it derives from, and what it is another name for."""
        found, todo = set(), [name]
        while todo:
            current = todo.pop()
            if current not in found:
                found.add(current)
                todo += self.bases.get(current, ())
                todo += re.findall(r"[A-Z]\w*", self.aliases.get(current, ""))
        return found

    def has_member(self, type_name, member, is_function):
        sign = r"\s*\(" if is_function else r"\s*(?:[=;,{}\[]|$)"
        pattern = re.compile(r"\b" + re.escape(member) + sign)
        owners = self.ancestors(type_name) if type_name not in self.aliases else {type_name}
        return any(pattern.search(self.bodies.get(owner, self.aliases.get(owner, ""))) for owner in owners)


def body_from(text, start):
    depth, at = 1, start
    while at < len(text) and depth:
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        at += 1
    return text[start:at - 1]
