#!/usr/bin/env python3
"""Checks what a leaf or a ply costs, in instructions, and a start, in pages of memory, against the table costs.tsv.

    costs.py --build "GNU 12.2 Release x86_64" PROGRAM             checks; exits with 77 where it cannot
    costs.py --build "GNU 12.2 Release x86_64" --record PROGRAM    writes the table anew

Much lower than recorded is a failure as well: the better figure has to be recorded, so that it is not lost again.
"""

import argparse
import os
import shutil
import sys
import tempfile

from starts import start_commands
from valgrind import pages, per_unit

HERE = os.path.dirname(os.path.abspath(__file__))
TABLE = os.path.join(HERE, "costs.tsv")
GAMES = os.path.join(HERE, "famous_games.pgn")
SKIPPED = 77
MARGIN = 0.03

KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
POSITION_3 = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"  # few men: what is done once a position counts most


def perft(program, depth, leaves, *options):
    return [program, "perft", str(depth), *options], leaves


def leaf_costs(program):
    """By name, the cost of a leaf: what perft costs more at a depth than at the depth before."""
    return {
        "chess leaf, start d5-d4": per_unit(perft(program, 5, 4865609), perft(program, 4, 197281)),
        "chess leaf, Kiwipete d4-d3": per_unit(perft(program, 4, 4085603, "--fen", KIWIPETE),
                                               perft(program, 3, 97862, "--fen", KIWIPETE)),
        "chess leaf, position 3 d5-d4": per_unit(perft(program, 5, 674624, "--fen", POSITION_3),
                                                 perft(program, 4, 43238, "--fen", POSITION_3)),
        "xiangqi leaf, start d4-d3": per_unit(perft(program, 4, 3290240, "--game", "xiangqi"),
                                              perft(program, 3, 79666, "--game", "xiangqi")),
    }


def replay_cost(program):
    """The cost of a ply that is read from a PGN and played by the rules: of 21 times the games, less one time."""
    plies = 294
    with open(GAMES, encoding="ascii") as file:
        games = file.read() + "\n"
    with tempfile.NamedTemporaryFile("w", suffix=".pgn") as many:
        many.write(games * 21)
        many.flush()
        return per_unit(([program, "replay", many.name], 21 * plies), ([program, "replay", GAMES], plies))


def start_costs(program):
    """What a start costs is above all each page that it touches for the first time (docs/adr/0017)."""
    with start_commands(program) as commands:
        return {f"pages, {name}": pages(commands[name]) for name in ("check --game chess", "moves --game xiangqi")}


def measured(program):
    return {**leaf_costs(program), "chess ply, replay": replay_cost(program), **start_costs(program)}


def read_table():
    build, costs = None, {}
    with open(TABLE, encoding="ascii") as file:
        for line in file:
            name, _, value = line.rstrip("\n").partition("\t")
            if name == "build":
                build = value
            elif name and not name.startswith("#"):
                costs[name] = float(value)
    return build, costs


def write_table(build, costs):
    with open(TABLE, "w", encoding="ascii") as file:
        file.write("# Instructions and pages, counted by valgrind: what `scripts/bench --record` measured, and by what build.\n")
        file.write(f"build\t{build}\n")
        for name, cost in costs.items():
            file.write(f"{name}\t{cost:.2f}\n")


def fault_of(name, cost, recorded):
    if name not in recorded:
        return "is not in the table: run scripts/bench --record"
    change = cost / recorded[name] - 1
    if change > MARGIN:
        return f"costs {change:+.1%}: find out why, or run scripts/bench --record and say why in the commit"
    if change < -MARGIN:
        return f"costs {change:+.1%}: well done; run scripts/bench --record, so that it stays so"
    return None


def check(costs, recorded):
    faults = 0
    for name, cost in costs.items():
        fault = fault_of(name, cost, recorded)
        faults += fault is not None
        print(f"{name:28} {cost:8.2f}   recorded {recorded.get(name, float('nan')):8.2f}   {fault or 'ok'}")
    for name in recorded.keys() - costs.keys():
        faults += 1
        print(f"{name}: in the table, but nothing measures it")
    return 1 if faults else 0


def main():
    parser = argparse.ArgumentParser(description="Checks what moves cost.")
    parser.add_argument("--build", required=True, help="compiler, build type and processor")
    parser.add_argument("--record", action="store_true", help="write the table")
    parser.add_argument("program")
    arguments = parser.parse_args()
    if not shutil.which("valgrind"):
        print("Skipped: valgrind is not installed.")
        return SKIPPED
    if arguments.record:
        write_table(arguments.build, measured(arguments.program))
        return 0
    build, recorded = read_table()
    if build != arguments.build:
        print(f"Skipped: the table is of a build by {build}, this one is by {arguments.build}.")
        return SKIPPED
    return check(measured(arguments.program), recorded)


if __name__ == "__main__":
    sys.exit(main())
