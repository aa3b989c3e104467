"""Runs programs side by side and tells what they took.

Times of a busy machine vary by two from one minute to the next, so two programs are compared in turn, by what the
processor spent on them; of several pairs the median ratio counts.
"""

import os
import statistics
import subprocess
import tempfile
from dataclasses import dataclass


@dataclass(frozen=True)
class Run:
    cpu: float   # seconds of the processor, for the program and for the system on its behalf
    wall: float  # seconds of the clock
    rss: int     # the most memory at one time, in KiB
    output: str


class Stopwatch:
    """Runs commands by the small program stopwatch, which is measured with none of them."""

    def __init__(self, program):
        self._program = program

    def run(self, command, text="", codes=(0,)):
        """The command is given the text, and must end with one of these codes."""
        with tempfile.NamedTemporaryFile("r") as report:
            done = subprocess.run([self._program, report.name, *command], input=text, stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT, text=True, errors="replace", check=False)
            if done.returncode not in codes:
                raise RuntimeError(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout[-2000:]}")
            cpu, wall, rss = report.read().split()
        return Run(float(cpu), float(wall), int(rss), done.stdout)


@dataclass(frozen=True)
class Work:
    """A command, its input, what its output must hold, and the same program doing nothing, whose time is taken off."""
    command: tuple
    idle: tuple
    text: str = ""
    idle_text: str = ""
    expected: str = ""

    def seconds(self, stopwatch):
        run = stopwatch.run(self.command, self.text)
        if self.expected not in run.output:
            raise RuntimeError(f"{' '.join(self.command)} did not answer {self.expected}:\n{run.output[-2000:]}")
        idle = min(stopwatch.run(self.idle, self.idle_text).cpu for _ in range(2))
        return max(run.cpu - idle, 1e-6)


def ratio(stopwatch, ours, theirs, pairs):
    """How many times as fast ours is: the median of the ratios of so many pairs."""
    return statistics.median(theirs.seconds(stopwatch) / ours.seconds(stopwatch) for _ in range(pairs))


def over_nothing(turns, command, rounds):
    """The milliseconds of the clock that a command takes more than /bin/true, started in turn by the program turns: by
    the median, and by the least disturbed run of each."""
    run = subprocess.run([turns, str(rounds), *command], stdout=subprocess.PIPE, text=True, check=True)
    median, least = run.stdout.split()
    return float(median), float(least)


def repeated(path, megabytes):
    """A temporary file that holds the PGN file as often as fits; to be closed, and it is gone."""
    with open(path, encoding="latin-1") as file:
        games = file.read().rstrip("\n") + "\n\n"
    file = tempfile.NamedTemporaryFile("w", suffix=".pgn", encoding="latin-1")
    for _ in range(max(1, megabytes * 1_000_000 // len(games))):
        file.write(games)
    file.flush()
    return file


def machine():
    """The kind of machine, as in "AMD EPYC, 2 cores"."""
    model = "unknown processor"
    with open("/proc/cpuinfo", encoding="ascii", errors="replace") as file:
        for line in file:
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return f"{model}, {os.cpu_count()} cores"
