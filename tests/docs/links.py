"""Links: relative, to files of the project, with anchors that are there. And no page is out of reach."""

import os
import re
import urllib.parse

from faults import Fault
from page import Page

# What is linked outside the project. Nobody can say whether such a link still leads anywhere, so they are few.
OUTSIDE = ("https://keepachangelog.com",)


def check(project, page):
    for at, target in page.links():
        if problem := problem_of(project, page, target):
            yield Fault(page.name, at + 1, problem)


def problem_of(project, page, target):
    if re.match(r"^[a-z][a-z0-9+.-]*:", target):
        return None if target in OUTSIDE else f"link out of the project: {target}"
    path, _, anchor = urllib.parse.unquote(target).partition("#")
    if path.startswith("/"):
        return f"link is not relative: {target}"
    name = os.path.normpath(os.path.join(os.path.dirname(page.name), path)).replace(os.sep, "/") if path else page.name
    if name.startswith("..") or not project.exists(name):
        return f"link to nothing: {target}"
    return anchor_problem(project, page if not path else None, name, target, anchor) if anchor else None


def anchor_problem(project, page, name, target, anchor):
    if lines := re.match(r"^L(\d+)(?:-L(\d+))?$", anchor):
        count = project.read(name).count("\n")
        return None if int(lines[2] or lines[1]) <= count else f"{name} has only {count} lines: {target}"
    if not name.endswith(".md"):
        return f"link to an anchor of something that has none: {target}"
    anchors = (page or Page(name, project.read(name))).anchors()
    return None if anchor in anchors else f"no heading makes the anchor of {target}; there are: {', '.join(sorted(anchors))}"


def linked_files(project, name):
    """Every file of the project that the page links to."""
    folder = os.path.dirname(name)
    targets = (urllib.parse.unquote(target).partition("#")[0] for _, target in Page(name, project.read(name)).links())
    return {os.path.normpath(os.path.join(folder, target)).replace(os.sep, "/") for target in targets if target}


def check_reach(project):
    """Every page under docs/ is linked from docs/README.md; those of docs/zh from docs/zh/README.md."""
    maps = [name for name in ("docs/README.md", "docs/zh/README.md") if project.exists(name)]
    linked = {name: linked_files(project, name) for name in maps}
    for page in project.files("docs", ".md"):
        guide = "docs/zh/README.md" if page.startswith("docs/zh/") and page != "docs/zh/README.md" else "docs/README.md"
        if page != "docs/README.md" and page not in linked.get(guide, ()):
            yield Fault(page, 0, f"is not linked from {guide}")
    shown = set().union(*(linked_files(project, page) for page in project.pages()))
    for picture in project.files("docs", ".svg", ".png"):
        if picture not in shown:
            yield Fault(picture, 0, "is shown on no page")
