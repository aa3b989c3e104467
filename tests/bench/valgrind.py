"""Counts with valgrind: the same numbers in every run, however busy the machine is."""

import os
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


def addresses(command, kinds="ILSM"):
    """Where in memory a run of the command, in English, carries out instructions, loads, stores, and modifies."""
    read_end, write_end = os.pipe()
    with subprocess.Popen(["valgrind", "--tool=lackey", "--trace-mem=yes", f"--log-fd={write_end}", *command],
                          env={**os.environ, "LC_ALL": "C"}, pass_fds=(write_end,), stdin=subprocess.DEVNULL,
                          stdout=subprocess.DEVNULL) as run:
        os.close(write_end)
        with os.fdopen(read_end) as trace:  # "I  04001090,3" or " L 1ffefffe50,8"
            accesses = map(re.compile(f" ?[{kinds}] +([0-9a-f]+),").match, trace)
            found = {int(access.group(1), 16) for access in accesses if access}
    if run.returncode != 0:
        raise subprocess.CalledProcessError(run.returncode, command)
    return found


def pages(command):
    """How many pages of memory, of 4 KiB, a run of the command touches: of the program, its libraries, its data."""
    return len({address >> 12 for address in addresses(command)})
