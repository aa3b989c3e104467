"""Counts instructions with valgrind's callgrind: the same number in every run, however busy the machine is."""

import re
import subprocess


def instructions(command):
    """The instructions of a whole run of the command."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", run.stderr).group(1))


def per_unit(more, fewer):
    """What each unit costs by which one run did more than another: (command, units) both. What the runs have in
    common, their start above all, falls out."""
    return (instructions(more[0]) - instructions(fewer[0])) / (more[1] - fewer[1])
