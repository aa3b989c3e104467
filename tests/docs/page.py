"""A page of Markdown, taken apart: fences, the comments that stand above them, headings, and the text between."""

import dataclasses
import re
import unicodedata

FENCE = re.compile(r"^(\s*)(```+|~~~+)\s*(\S*)\s*$")
COMMENT = re.compile(r"^(\s*)<!--\s*([a-z]+)(?::\s*(.*?))?\s*-->\s*$")
HEADING = re.compile(r"^(#{1,6})\s+(.*?)\s*#*\s*$")
CODE_SPAN = re.compile(r"(`+)(.+?)\1")
LINK = re.compile(r"\[([^\[\]]*)\]\([^()]*\)")


@dataclasses.dataclass(frozen=True)
class Comment:
    """A comment that rules the block below it: `<!-- word: argument -->`."""
    word: str
    argument: str
    line: int  # from 0
    indent: str


@dataclasses.dataclass(frozen=True)
class Fence:
    """A fenced block; its lines are those between the marks, without the indentation."""
    info: str
    lines: tuple
    first: int  # of the lines in it, from 0
    last: int   # the line of the closing mark
    indent: str
    comment: Comment | None


class Page:
    def __init__(self, name, text):
        self.name = name
        self.lines = text.split("\n")
        self.fences = []
        self.comments = []
        self.text = []  # (line from 0, its text) of everything outside fences and comments
        self._take_apart()

    def _take_apart(self):
        at = 0
        while at < len(self.lines):
            if mark := FENCE.match(self.lines[at]):
                at = self._take_fence(at, mark)
            elif comment := COMMENT.match(self.lines[at]):
                self.comments.append(Comment(comment[2], comment[3] or "", at, comment[1]))
            else:
                self.text.append((at, self.lines[at]))
            at += 1

    def _take_fence(self, at, mark):
        indent, sign = mark[1], mark[2]
        last = at + 1
        while last < len(self.lines) and self.lines[last].strip() != sign:
            last += 1
        inside = tuple(line[len(indent):] if line.startswith(indent) else line.lstrip()
                       for line in self.lines[at + 1:last])
        above = self.comments[-1] if self.comments and self.comments[-1].line == at - 1 else None
        self.fences.append(Fence(mark[3], inside, at + 1, last, indent, above))
        return last

    def fence_below(self, comment):
        return next((fence for fence in self.fences if fence.comment is comment), None)

    def code_spans(self):
        """(line from 0, text) of everything in backticks, outside fences."""
        return [(at, span[2].strip()) for at, line in self.text for span in CODE_SPAN.finditer(line)]

    def links(self):
        """(line from 0, target) of every link and picture."""
        found = []
        for at, line in self.text:
            bare = CODE_SPAN.sub(lambda span: "x" * len(span[0]), line)
            found += [(at, target) for target in inline_targets(bare)]
            if reference := re.match(r"^\s*\[[^\]]+\]:\s*(\S+)", bare):
                found.append((at, reference[1]))
            found += [(at, source) for source in re.findall(r"<(?:img|a)\b[^>]*?(?:src|href)=\"([^\"]*)\"", bare)]
        return found

    def anchors(self):
        """The anchors that GitHub makes of the headings."""
        made, times = set(), {}
        for _, line in self.text:
            if heading := HEADING.match(line):
                slug = slug_of(heading[2])
                count = times.get(slug, 0)
                times[slug] = count + 1
                made.add(f"{slug}-{count}" if count else slug)
            made.update(re.findall(r"<a\s+(?:id|name)=\"([^\"]*)\"", line))
        return made


def inline_targets(line):
    """The targets of [text](target) in a line: up to the bracket that closes the target."""
    for link in re.finditer(r"\]\(", line):
        depth, at = 1, link.end()
        while at < len(line) and depth:
            depth += {"(": 1, ")": -1}.get(line[at], 0)
            at += 1
        if not depth:
            yield line[link.end():at - 1].split(' "')[0].strip().strip("<>")


def slug_of(heading):
    """As GitHub does it: marks of Markdown go, letters, digits, blanks, - and _ stay."""
    text = re.sub(r"[`*]", "", LINK.sub(r"\1", heading)).lower()
    kept = [c for c in text if c in " -_" or unicodedata.category(c)[0] in "LNM"]
    return "".join(kept).replace(" ", "-")
