"""Names in backticks: tests by their full names, and files by their paths, must exist."""

import glob
import re

from faults import Fault

TEST = re.compile(r"^(?:TYPED_)?TEST(?:_[FP])?\(\s*(\w+)\s*,\s*(\w+)\s*\)", re.MULTILINE)
SCRIPTED_TEST = re.compile(r"(?:add_test\(NAME|takeback_add_fuzz_target\(\w+) ([A-Z]\w*)\.(\w+)")
TEST_NAME = re.compile(r"^([A-Z][A-Za-z0-9]*)\.([A-Z][A-Za-z0-9_]*|\*)$")
PATH = re.compile(r"^(?:src|include|tests|docs|scripts|cmake|examples)/\S*$")


def known_tests(project):
    """Every test as (suite, name)."""
    tests = set()
    for name in project.files("tests", ".cpp", ".hpp"):
        tests.update(TEST.findall(project.read(name)))
    for name in project.files("tests", "CMakeLists.txt"):
        tests.update(SCRIPTED_TEST.findall(project.read(name)))
    return tests


def announced(page):
    """Paths that a page tells its reader to make: <!-- new: PATH PATH -->."""
    return {path for comment in page.comments if comment.word == "new" for path in comment.argument.split()}


def check(project, page, tests):
    new = announced(page)
    for at, text in page.code_spans():
        if TEST_NAME.match(text):
            yield from (Fault(page.name, at + 1, problem) for problem in test_problems(text, tests))
        elif PATH.match(text) and text not in new and not path_exists(project, text):
            yield Fault(page.name, at + 1, f"there is no file {text}")


def check_guards(page, tests):
    """`<!-- test: Suite.Name -->` says which test of the project reads the block below it."""
    for comment in page.comments:
        if comment.word == "test":
            problems = test_problems(comment.argument, tests)
            problems += [] if page.fence_below(comment) else ["test: no fence directly below the comment"]
            yield from (Fault(page.name, comment.line + 1, problem) for problem in problems)


def test_problems(text, tests):
    name = TEST_NAME.match(text)
    if not name or name[1] not in {suite for suite, _ in tests}:
        return [f"there is no test {text}" + (f": no suite {name[1]}" if name else "")]
    if name[2] != "*" and (name[1], name[2]) not in tests:
        return [f"there is no test {text}" + near(tests, name[1], name[2])]
    return []


def near(tests, suite, wanted):
    """The test of that suite whose name begins most like the one wanted."""
    def common(name):
        return next((at for at, (a, b) in enumerate(zip(name, wanted)) if a != b), min(len(name), len(wanted)))
    best = max((name for owner, name in tests if owner == suite), key=lambda name: (common(name), name))
    return f"; near it: {suite}.{best}"


def path_exists(project, text):
    path = re.sub(r":\d+(-\d+)?$", "", text)
    return all(glob.glob(project.path(each), recursive=True) for each in braces_opened(path))


def braces_opened(path):
    """a.{hpp,cpp} is a.hpp and a.cpp."""
    brace = re.match(r"^(.*?)\{([^{}]*)\}(.*)$", path)
    if not brace:
        return [path]
    return [each for middle in brace[2].split(",") for each in braces_opened(brace[1] + middle.strip() + brace[3])]
