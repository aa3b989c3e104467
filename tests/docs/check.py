#!/usr/bin/env python3
"""Checks the documentation: every page against the code, the tests and the program.

    check.py --binary PROGRAM               checks every page; exits with 1 where something is wrong
    check.py --binary PROGRAM PAGE...       only these
    check.py --binary PROGRAM --fix         writes what is right into the blocks that are wrong
    check.py --list                         every page, its length, and what guards it

Without --binary nothing is run. What a page can hold is said in code_blocks.py, program_blocks.py, diagrams.py,
figures.py, links.py, names.py and rule_map.py; tests of the checks themselves are in check_test.py.
"""

import argparse
import os
import sys

import code_blocks
import diagrams
import figures
import links
import names
import program_blocks
import rule_map
from faults import Fault, Picture, Project
from headers import Headers
from page import Page

WORDS = {"code", "session", "shell", "picture", "mermaid", "new", "figures", "test"}
TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def check_comments(page):
    """A comment that no check reads guards nothing."""
    for at, line in page.text:
        if line.lstrip().startswith("<!--"):
            yield Fault(page.name, at + 1, "no check reads this comment: it is not <!-- WORD: ... --> on one line")
    for comment in page.comments:
        if comment.word not in WORDS:
            known = ", ".join(sorted(WORDS))
            yield Fault(page.name, comment.line + 1, f"no check knows the word '{comment.word}' of this comment ({known})")


def faults_of(project, page, tests, headers):
    yield from check_comments(page)
    yield from links.check(project, page)
    if page.name == "CHANGELOG.md":
        return  # it tells of what was, tests that are gone among it
    yield from code_blocks.check(project, page)
    yield from program_blocks.check(project, page)
    yield from diagrams.check(page, headers)
    yield from figures.check(project, page)
    yield from names.check(project, page, tests)
    yield from names.check_guards(page, tests)
    if page.name == rule_map.PAGE:
        yield from rule_map.check(project, page, tests)


def mend(project, page, faults):
    """Carries out the edits of the faults; returns those that have none."""
    edits = [fault.edit for fault in faults if fault.edit and not isinstance(fault.edit, Picture)]
    lines = list(page.lines)
    for edit in sorted(edits, key=lambda edit: edit.first, reverse=True):
        lines[edit.first:edit.last] = edit.lines
    if edits:
        with open(project.path(page.name), "w", encoding="utf-8") as file:
            file.write("\n".join(lines))
    for fault in faults:
        if isinstance(fault.edit, Picture):
            os.makedirs(os.path.dirname(project.path(fault.edit.path)), exist_ok=True)
            with open(project.path(fault.edit.path), "wb") as file:
                file.write(fault.edit.content)
    return [fault for fault in faults if not fault.edit]


def guards_of(page):
    """What of a page is checked, counted."""
    if page.name == "CHANGELOG.md":
        return [f"{len(page.links())} links"]
    blocks = [comment.word for comment in page.comments]
    words = {"code": "code", "session": "session", "shell": "shell", "picture": "picture", "figures": "figures",
             "test": "blocks read by a test"}
    counts = {said: blocks.count(word) for word, said in words.items()}
    counts["mermaid"] = sum(fence.info == "mermaid" for fence in page.fences)
    counts["names of tests"] = sum(bool(names.TEST_NAME.match(text)) for _, text in page.code_spans())
    counts["names of files"] = sum(bool(names.PATH.match(text)) for _, text in page.code_spans())
    counts["links"] = len(page.links())
    counts["unguarded blocks"] = sum(not fence.comment and fence.info != "mermaid" for fence in page.fences)
    said = [f"{count} {word}" for word, count in counts.items() if count]
    return said + (["rule map, both ways"] if page.name == rule_map.PAGE else [])


def list_pages(project):
    print("| page | lines | guarded by |\n| --- | ---: | --- |")
    total = 0
    for name in project.pages():
        page = Page(name, project.read(name))
        length = len(page.lines) - 1
        total += length
        print(f"| {name} | {length} | {', '.join(guards_of(page)) or '–'} |")
    print(f"\n{len(project.pages())} pages, {total} lines")


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", help="the program takeback, for what it says")
    parser.add_argument("--top", default=TOP, help="the top of the project")
    parser.add_argument("--fix", action="store_true", help="write what is right into blocks that are wrong")
    parser.add_argument("--list", action="store_true", help="list the pages")
    parser.add_argument("pages", nargs="*", metavar="PAGE", help="only these pages, named from the top of the project")
    return parser.parse_args()


def main():
    options = read_arguments()
    project = Project(options.top, options.binary)
    if options.list:
        return list_pages(project)
    chosen = [page if project.exists(page) else os.path.relpath(page, project.top) for page in options.pages]
    tests, headers, left = names.known_tests(project), Headers(project), []
    for name in chosen or project.pages():
        page = Page(name, project.read(name))
        faults = list(faults_of(project, page, tests, headers))
        left += mend(project, page, faults) if options.fix else faults
    if not chosen:
        left += links.check_reach(project)
        left += rule_map.check_there(project)
    for fault in left:
        print(fault)
    print(f"{len(chosen or project.pages())} pages, {len(left)} faults"
          + ("" if project.binary else "; nothing was run: no --binary"), file=sys.stderr)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
