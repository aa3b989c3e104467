"""Figures that are measured elsewhere: every number with a decimal point in the table or paragraph below
`<!-- figures: PATH -->` stands in that file as well.
"""

import re

from faults import Fault

NUMBER = re.compile(r"(?<![\w.])\d+\.\d+(?![\w.]*\d)")


def check(project, page):
    for comment in page.comments:
        if comment.word != "figures":
            continue
        if not project.exists(comment.argument):
            yield Fault(page.name, comment.line + 1, f"figures: there is no file {comment.argument}")
            continue
        known = set(NUMBER.findall(project.read(comment.argument)))
        at, found = comment.line + 1, 0
        while at < len(page.lines) and page.lines[at].strip():
            for number in NUMBER.findall(page.lines[at]):
                found += 1
                if number not in known:
                    yield Fault(page.name, at + 1, f"figures: {number} does not stand in {comment.argument}")
            at += 1
        if not found:
            yield Fault(page.name, comment.line + 1, "figures: there is no figure directly below the comment")
