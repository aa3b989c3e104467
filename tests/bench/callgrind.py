"""Counts instructions with valgrind's callgrind: the same number in every run, however busy the machine is."""

import re
import subprocess


def instructions(command, exit_codes=(0,)):
    """The instructions of a whole run of the command, which must end with one of these codes."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    if run.returncode not in exit_codes:
        raise subprocess.CalledProcessError(run.returncode, command, stderr=run.stderr)
    return int(re.search(rb"Collected : (\d+)", run.stderr).group(1))


def per_unit(more, fewer):
    """What each unit costs by which one run did more than another: (command, units) both. What the runs have in
    common, their start above all, falls out."""
    return (instructions(more[0]) - instructions(fewer[0])) / (more[1] - fewer[1])
