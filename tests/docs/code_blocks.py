"""Code cut from source: the block below `<!-- code: PATH: TEXT -->` is what stands in that file.

TEXT stands in exactly one line of the file. The block is that line and those after it, through the first line of the
same indentation that ends in `;` or `}`. `TEXT ... OTHER` goes through the first following line that holds OTHER.
"""

import re

from faults import Edit, Fault


def check(project, page):
    for comment in page.comments:
        if comment.word != "code":
            continue
        fault = lambda what, edit=None: Fault(page.name, comment.line + 1, what, edit)
        fence = page.fence_below(comment)
        try:
            lines = cut(project, comment.argument)
        except LookupError as error:
            yield fault(f"code: {error.args[0]}")
            continue
        inside = tuple(comment.indent + line if line else "" for line in lines)
        if fence is None:
            at = comment.line + 1
            yield fault("code: no fence directly below the comment",
                        Edit(at, at, (comment.indent + "```cpp", *inside, comment.indent + "```")))
        elif fence.lines != tuple(lines):
            yield fault("code: the block is not what stands in the file; there: " + first_difference(fence.lines, lines),
                        Edit(fence.first, fence.last, inside))


def first_difference(shown, right):
    for at in range(max(len(shown), len(right))):
        page_line = shown[at] if at < len(shown) else "(the end)"
        file_line = right[at] if at < len(right) else "(the end)"
        if page_line != file_line:
            return f"'{file_line}', on the page: '{page_line}'"
    return ""


def cut(project, argument):
    """The lines that the argument of a comment names, without their indentation. LookupError says what is wrong."""
    path, colon, marks = argument.partition(": ")
    if not colon or not marks:
        raise LookupError(f"'{argument}' is not PATH: TEXT")
    if not project.exists(path):
        raise LookupError(f"there is no file {path}")
    start_text, dots, end_text = marks.partition(" ... ")
    lines = project.read(path).split("\n")
    starts = [at for at, line in enumerate(lines) if start_text in line]
    if len(starts) != 1:
        raise LookupError(f"'{start_text}' stands in {len(starts)} lines of {path}, not in one")
    end = find_text(lines, starts[0], end_text) if dots else find_close(lines, starts[0])
    if end is None:
        raise LookupError(f"no end of '{marks}' in {path}")
    indent = len(indentation(lines[starts[0]]))
    return [line[indent:] if not line[:indent].strip() else line.lstrip() for line in lines[starts[0]:end + 1]]


def indentation(line):
    return line[:len(line) - len(line.lstrip())]


def find_text(lines, start, text):
    return next((at for at in range(start + 1, len(lines)) if text in lines[at]), None)


def find_close(lines, start):
    indent = indentation(lines[start])
    for at in range(start, len(lines)):
        line = re.sub(r"\s*//.*$", "", lines[at])
        if line.strip() and indentation(line) == indent and line.endswith((";", "}")):
            return at
    return None
