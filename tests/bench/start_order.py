#!/usr/bin/env python3
"""Writes cmake/start_order.txt: the functions that the start of a command calls, for the linker to lay side by side
(docs/adr/0017).

    start_order.py PROGRAM      with its symbols
"""

import bisect
import os
import re
import subprocess
import sys

from starts import start_commands
from valgrind import addresses

ORDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "cmake", "start_order.txt")


class Symbols:
    def __init__(self, program):
        self._names = {}  # by address, for a function may have several
        listed = subprocess.run(["nm", "--defined-only", program], stdout=subprocess.PIPE, text=True, check=True).stdout
        for address, name in re.findall(r"^([0-9a-f]+) [TtWw] (_\w[\w.$]*)$", listed, re.M):
            self._names.setdefault(int(address, 16), []).append(name)
        self._begins = sorted(self._names)

    def at(self, instructions):
        """The names of the functions in which these instructions are."""
        begins = {bisect.bisect_right(self._begins, instruction) - 1 for instruction in instructions
                  if instruction <= self._begins[-1]}  # behind them are the libraries
        return {name for begin in begins if begin >= 0 for name in self._names[self._begins[begin]]}


def main():
    symbols = Symbols(sys.argv[1])
    with start_commands(sys.argv[1]) as commands:
        runs = [symbols.at(addresses(command, "I")) for command in commands.values()]
    # What every command calls comes first; what the same commands call stays together.
    used = {name: [name in run for run in runs] for name in set().union(*runs)}
    with open(ORDER, "w", encoding="ascii") as file:
        file.write("# What starts call, to lie side by side: written by scripts/bench --record.\n")
        for name in sorted(used, key=lambda name: (-sum(used[name]), [not use for use in used[name]], name)):
            file.write(name + "\n")


if __name__ == "__main__":
    main()
