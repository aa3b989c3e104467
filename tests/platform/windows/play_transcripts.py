#!/usr/bin/env python3
"""Plays the golden transcripts of tests/app/transcripts through a program of another system, and compares every byte.

    play_transcripts.py wine build/windows/takeback.exe

What a transcript is, says tests/app/transcript_test.cpp, which plays them where a program can be started by fork().
Exits with 1 when one of them comes out differently.
"""
import difflib
import os
import pathlib
import shlex
import subprocess
import sys

FOLDER = pathlib.Path(__file__).parents[2] / "app" / "transcripts"


def read(path):
    """The words of the command line, what is typed, and the three things that come out."""
    words, parts, name = [], {"input": "", "stdout": "", "stderr": ""}, None
    code = 0
    for line in path.read_text(encoding="utf-8").splitlines():
        if name is None and line.startswith("$ "):
            words, name = shlex.split(line[2:]), "input"
        elif line in ("--- stdout", "--- stderr"):
            name = line[4:]
        elif line.startswith("--- exit "):
            code = int(line[9:])
        elif name is not None:
            parts[name] += line + "\n"
    return words, parts, code


def play(program, path):
    """What differs, as lines; none when all is as it should be."""
    words, parts, code = read(path)
    english = {**os.environ, "LC_ALL": "C"}  # whatever the language of this machine
    done = subprocess.run(
        program + words, input=parts["input"].encode(), capture_output=True, env=english, timeout=120, check=False
    )
    faults = []
    for name, came in (("stdout", done.stdout), ("stderr", done.stderr)):
        if came != parts[name].encode():
            faults += difflib.unified_diff(
                parts[name].splitlines(), came.decode(errors="backslashreplace").split("\n"), name, "came", lineterm="", n=1
            )
    if done.returncode != code:
        faults.append(f"exit {done.returncode} instead of {code}")
    return faults


def main():
    program = sys.argv[1:]
    if not program:
        sys.exit(__doc__)
    paths = sorted(FOLDER.glob("*.txt"))
    failed = 0
    for path in paths:
        faults = play(program, path)
        if faults:
            failed += 1
            print(path.stem, *faults, sep="\n    ")
    print(f"{len(paths) - failed} of {len(paths)} transcripts come out to the letter")
    sys.exit(1 if failed or not paths else 0)


if __name__ == "__main__":
    main()
