#!/usr/bin/env python3
"""Parses every Mermaid diagram of the pages with Mermaid itself, which npm installs into a folder of the build.

    parse_diagrams.py --folder build/release/mermaid    exits with 77 where it cannot: no npm, or nothing to download from

With TAKEBACK_DIAGRAMS=required in the environment, as CI has it, not being able to is a failure.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys

from faults import Project
from page import Page

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(os.path.dirname(HERE))
SOURCES = ("package.json", "package-lock.json", "parse.mjs")
SKIPPED = 77


def diagrams_of(project):
    for name in project.pages():
        page = Page(name, project.read(name))
        for fence in page.fences:
            if fence.info == "mermaid":
                yield {"where": f"{name}:{fence.first + 1}", "text": "\n".join(fence.lines)}


def give_up(why):
    print(f"The diagrams are not parsed: {why}", file=sys.stderr)
    sys.exit(1 if os.environ.get("TAKEBACK_DIAGRAMS") == "required" else SKIPPED)


def install(folder):
    """Mermaid, as package-lock.json has it, unless it is there already."""
    os.makedirs(folder, exist_ok=True)
    lock, done = os.path.join(HERE, "mermaid", "package-lock.json"), os.path.join(folder, "installed-lock.json")
    for name in SOURCES:
        shutil.copy(os.path.join(HERE, "mermaid", name), folder)
    if os.path.exists(done) and read(done) == read(lock):
        return
    npm = subprocess.run(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--omit-lockfile-registry-resolved"],
                         cwd=folder, capture_output=True, text=True, check=False)
    if npm.returncode:
        give_up("npm could not install Mermaid\n" + npm.stderr)
    shutil.copy(lock, done)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", required=True, help="where Mermaid is installed")
    parser.add_argument("--top", default=TOP, help="the top of the project")
    options = parser.parse_args()
    for tool in ("node", "npm"):
        if not shutil.which(tool):
            give_up(f"there is no {tool}")
    install(options.folder)
    diagrams = list(diagrams_of(Project(options.top)))
    node = subprocess.run(["node", "parse.mjs"], cwd=options.folder, input=json.dumps(diagrams), capture_output=True,
                          text=True, check=False)
    print(node.stdout + node.stderr, end="")
    print(f"{len(diagrams)} diagrams", file=sys.stderr)
    return 1 if node.returncode or node.stdout else 0


if __name__ == "__main__":
    sys.exit(main())
