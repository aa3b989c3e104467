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


def guide_of(page, guides):
    """The nearest of them at or above the page, itself apart; nothing for the one at the top."""
    folder = os.path.dirname(page)
    while folder:
        if (guide := folder + "/README.md") in guides and guide != page:
            return guide
        folder = os.path.dirname(folder)
    return None


def check_reach(project):
    """Every page under docs/ is linked from the README of its folder or, where there is none, of the folder above."""
    pages = project.files("docs", ".md")
    linked = {name: linked_files(project, name) for name in pages if os.path.basename(name) == "README.md"}
    for page in pages:
        guide = guide_of(page, linked)
        if guide and page not in linked[guide]:
            yield Fault(page, 0, f"is not linked from {guide}")
    shown = set().union(*(linked_files(project, page) for page in project.pages()))
    for picture in project.files("docs", ".svg", ".png"):
        if picture not in shown:
            yield Fault(picture, 0, "is shown on no page")
