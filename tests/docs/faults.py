"""What a check finds, and what it is allowed to see of the project."""

import dataclasses
import functools
import os


@dataclasses.dataclass(frozen=True)
class Edit:
    """Lines first to last (from 0, last left out) become other lines: what --fix does about a fault."""
    first: int
    last: int
    lines: tuple


@dataclasses.dataclass(frozen=True)
class Picture:
    """What --fix writes into a picture."""
    path: str
    content: bytes


@dataclasses.dataclass(frozen=True)
class Fault:
    page: str
    line: int  # from 1; 0 where the fault has none
    what: str
    edit: Edit | Picture | None = None

    def __str__(self):
        return f"{self.page}:{self.line}: {self.what}"


class Project:
    """The files of the project, named from its top, with forward slashes."""

    def __init__(self, top, binary=None):
        self.top = os.path.abspath(top)
        self.binary = os.path.abspath(binary) if binary else None

    def path(self, name):
        return os.path.join(self.top, name)

    def exists(self, name):
        return os.path.exists(self.path(name))

    @functools.lru_cache(maxsize=None)
    def read(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def files(self, folder, *endings):
        """Every file in the folder and below it with one of the endings, in order."""
        found = []
        for place, folders, names in os.walk(self.path(folder)):
            folders[:] = [name for name in folders if name not in ("node_modules", "build")]
            found += [os.path.relpath(os.path.join(place, name), self.top) for name in names if name.endswith(endings)]
        return sorted(name.replace(os.sep, "/") for name in found)

    def pages(self):
        """Every page that is checked."""
        top = [name for name in ("README.md", "CHANGELOG.md") if self.exists(name)]
        return top + self.files("docs", ".md")
