#!/usr/bin/env python3
"""Checks that a text takes as long as it is, whatever stands in it: that nobody can keep the program busy for an
hour by a file of some megabytes.

    growth.py PROGRAM       exits with 77 where it cannot

Each text is one thing that does not end. Were the program to look again and again at what it has seen, a byte would
cost as many instructions as there are bytes ready, which are 32,768 in a file, or bytes before it. A script is as many
commands as there is room for, which cost more than bytes; so twice as many may cost twice as much.
"""

import itertools
import os
import shutil
import subprocess
import sys
import tempfile

from valgrind import instructions

SKIPPED = 77
LENGTH = 65_536
LONGEST_TEXT = 2**20  # of a comment, or of the value of a tag
MOST = 8_000          # instructions a byte; a whole game of one byte, "*", costs 5,000
SCRIPT = 6_000        # bytes
MOST_BY_TWICE = 2.2

OF_ONE_PIECE = ["x", "1", "1.", ".", "0-", "炮", "１", "\u3000", "(", ")", "()", "(1. d4 ", "{", "}", "{a}", "[", "[a ", "]", "$",
                "$1 ", "!", "*", "1-0 ", ";\n", "%\n", "\n", "\r\n", "\ufeff", "\0", "\x01", "\"", "e.p. ", "-- ",
                "Nf3 Nf6 Ng1 Ng8 ", "Ke2 ", "[a \"b\"]\n", "[DhtmlXQ]\n", "[DhtmlXQ_a]b[/DhtmlXQ_a]\n"]
BEGUN = {"1. e4 {": ["[%clk ", "[%clk 0:00:01]", "\\7", "\n\n[Event \n", " "], "[White \"": ["\"", "\" ", "\\", "\x01"],
         "1. e4 $": ["1"], "[FEN \"": ["8/", " "],
         "[DhtmlXQ]\n[DhtmlXQ_movelist]": ["77477062", "7747 ", "炮"], "[DhtmlXQ]\n[DhtmlXQ_title]": ["x", "[/DhtmlXQ", "||"],
         "[Game \"Chinese Chess\"]\n\n": ["炮二平五 马８进７ ", "炮二平五", "H2-E2 "]}
LONG_TEXTS = ["1. e4 {", "1. e4 ;", "[White \""]
RUN = ["run", "--keep-going", "--quiet"]
LINES = ["x", " ", "\n", "8/", "炮", "\ufeff", "#"]
COMMANDS = ["e4\nundo\n", "undo\nredo\n", "e4\nundo\nd4\nundo\n", "new\n", "comment x\n", "why e2e5\n", "\x1b\n", "a\n"]


def filled(begin, piece, length=LENGTH):
    return begin + piece * (length // len(piece.encode()))


def texts():
    """Each with the command that reads it, and what its file is called."""
    for piece in OF_ONE_PIECE:
        yield ["replay"], ".pgn", filled("", piece)
    for begin, pieces in BEGUN.items():
        for piece in pieces:
            yield ["replay"], ".pgn", filled(begin, piece)
    for begin, piece in itertools.product(LONG_TEXTS, ["x", "炮"]):
        yield ["replay"], ".pgn", filled(begin, piece, LONGEST_TEXT + LENGTH)
    for piece in LINES:
        yield ["check"], ".fen", filled("", piece)
        yield RUN, ".txt", filled("", piece)


def cost(program, command, suffix, text):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "text" + suffix)
        with open(path, "wb") as file:
            file.write(text.encode())
        return instructions([program, *command, path], exit_codes=(0, 1))


def costs_of_bytes(program):
    for command, suffix, text in texts():
        yield cost(program, command, suffix, text) / len(text.encode()), MOST, f"{command[0]} {text[:24]!r} ..."


def growths_of_scripts(program):
    for command in COMMANDS:
        once, twice = (cost(program, RUN, ".txt", filled("", command, length)) for length in (SCRIPT, 2 * SCRIPT))
        yield twice / once, MOST_BY_TWICE, f"twice as many {command!r}"


def main():
    if not shutil.which("valgrind"):
        print("Skipped: valgrind is not installed.")
        return SKIPPED
    faults = 0
    for value, most, what in itertools.chain(costs_of_bytes(sys.argv[1]), growths_of_scripts(sys.argv[1])):
        faults += value > most
        print(f"{value:8.1f}  {what}{'  TOO MUCH' if value > most else ''}", flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
