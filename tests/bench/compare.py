#!/usr/bin/env python3
"""Measures takeback beside its peers and prints the table of docs/reference/performance.md. scripts/bench calls it.

What a row needs and is not there, a peer for example, leaves that row unmeasured.
"""

import argparse
import math
import os
import shutil
import statistics
import sys
import tempfile

from costs import GAMES, KIWIPETE, POSITION_3, leaf_costs
from measure import Stopwatch, Work, machine, over_nothing, ratio, repeated
from rows import Row, write_markdown, write_text
from starts import START, start_commands

# The six well-known positions: name, FEN, and the leaves at two depths: the greater is measured, or the other in a hurry.
CHESS = [
    ("start", START, {5: 4865609, 6: 119060324}),
    ("Kiwipete", KIWIPETE, {4: 4085603, 5: 193690690}),
    ("position 3", POSITION_3, {6: 11030083, 7: 178633661}),
    ("position 4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
     {5: 15833292, 6: 706045033}),
    ("position 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", {4: 2103487, 5: 89941194}),
    ("position 6", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
     {4: 3894594, 5: 164075551}),
]
XIANGQI = [
    ("start", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", {4: 3290240, 5: 133312995}),
    ("cannons", "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1", {4: 1339047}),
    ("end game", "5a3/3k5/3aR4/9/5r3/5n3/9/3A1A3/5K3/2BC2B2 w - - 0 1", {5: 4739553}),
    ("king hunt", "R1N1k1b2/9/3aba3/9/2nr5/2B6/9/4B4/4A4/4KA3 w - - 0 1", {5: 3500505}),
]


def tell(text):
    print(text, file=sys.stderr, flush=True)


class Comparison:
    def __init__(self, arguments):
        self.takeback = arguments.takeback
        self.tools = arguments.tools
        self.quick = arguments.quick
        self.pairs = arguments.pairs or (3 if arguments.quick else 5)
        self.only = arguments.only
        self.stopwatch = Stopwatch(os.path.join(arguments.tools, "stopwatch"))
        self.pgn = arguments.pgn

    def rows(self):
        steps = [self.chess_perft, self.instructions, self.made_perft, self.xiangqi_perft, self.threads, self.hash,
                 self.replay, self.replay_memory, self.start_up, self.allocations, self.answers]
        for step in steps:
            if self.only and self.only not in step.__name__:
                continue
            tell(f"  {step.__name__} ...")
            yield from step()

    # What the programs are asked.

    def ours(self, depth, leaves, fen, *options):
        return Work((self.takeback, "perft", str(depth), "--fen", fen, *options),
                    (self.takeback, "perft", "1", "--fen", fen, *options), expected=str(leaves))

    @staticmethod
    def theirs(engine, depth, leaves, fen, variant=""):
        position = f"{variant}position fen {fen}\n"
        return Work((engine,), (engine,), text=f"{position}go perft {depth}\nquit\n",
                    idle_text=f"{position}quit\n", expected=f"Nodes searched: {leaves}")

    def depth_of(self, leaves):
        return min(leaves) if self.quick else max(leaves)

    def has_option(self, option):
        return option in self.stopwatch.run((self.takeback, "perft", "--help")).output

    # The rows.

    def chess_perft(self):
        ratios = {}
        for name, fen, leaves in CHESS if shutil.which("stockfish") else []:
            depth = self.depth_of(leaves)
            ratios[f"{name} d{depth}"] = ratio(self.stopwatch, self.ours(depth, leaves[depth], fen),
                                               self.theirs("stockfish", depth, leaves[depth], fen), self.pairs)
        each = ", ".join(f"{name} {value:.2f}" for name, value in ratios.items())
        mean = math.prod(ratios.values()) ** (1 / len(ratios)) if ratios else None
        worst = min(ratios, key=ratios.get) if ratios else ""
        yield Row("chess perft bulk / stockfish, geometric mean of six positions", mean, 1.2, 1.6, note=each)
        yield Row("worst of the six", ratios.get(worst), 0.9, 1.1, note=worst)

    def instructions(self):
        targets = ((90, 42), (65, 33), (100, 55))
        costs = leaf_costs(self.takeback) if shutil.which("valgrind") else {}
        for (must, aim), name in zip(targets, ("chess leaf, start d5-d4", "chess leaf, Kiwipete d4-d3",
                                               "xiangqi leaf, start d4-d3")):
            yield Row(f"instructions for a {name}", costs.get(name), must, aim, at_least=False)

    def made_perft(self):
        _, fen, leaves = CHESS[0]
        depth = self.depth_of(leaves)
        value = None
        if shutil.which("stockfish"):
            program = os.path.join(self.tools, "made_perft")
            made = Work((program, str(depth), fen), (program, "1", fen), expected=str(leaves[depth]))
            value = ratio(self.stopwatch, made, self.theirs("stockfish", depth, leaves[depth], fen), self.pairs)
        yield Row("chess perft, every leaf made and unmade / stockfish bulk", value, 0.20, 0.30, note=f"start d{depth}")

    def xiangqi_perft(self):
        ratios = {}
        for name, fen, leaves in XIANGQI if shutil.which("fairy-stockfish") else []:
            depth = self.depth_of(leaves)
            theirs = self.theirs("fairy-stockfish", depth, leaves[depth], fen,
                                 "setoption name UCI_Variant value xiangqi\n")
            ours = self.ours(depth, leaves[depth], fen, "--game", "xiangqi")
            ratios[f"{name} d{depth}"] = ratio(self.stopwatch, ours, theirs, self.pairs)
        mean = math.prod(ratios.values()) ** (1 / len(ratios)) if ratios else None
        yield Row("xiangqi perft bulk / fairy-stockfish, geometric mean", mean, 12, 20,
                  note=", ".join(f"{name} {value:.1f}" for name, value in ratios.items()))

    def threads(self):
        _, fen, leaves = CHESS[1]
        depth, value = self.depth_of(leaves), None
        if self.has_option("--threads") and os.cpu_count() > 1:
            one, two = (self.ours(depth, leaves[depth], fen, "--threads", count).command for count in "12")
            value = statistics.median(self.stopwatch.run(one).wall / self.stopwatch.run(two).wall
                                      for _ in range(self.pairs))
        yield Row("two threads, by the clock", value, 1.7, 1.9, unit=" x",
                  note=f"Kiwipete d{depth}; needs a machine with nothing else to do")

    def hash(self):
        _, fen, _ = CHESS[0]
        depth, leaves = (6, 119060324) if self.quick else (7, 3195901860)
        value = None
        if self.has_option("--hash"):
            plain = self.ours(depth, leaves, fen)
            hashed = self.ours(depth, leaves, fen, "--hash", "64")
            value = ratio(self.stopwatch, hashed, plain, 1)
        yield Row("perft --hash 64 / without", value, 2, 4, unit=" x", note=f"start d{depth}")

    def replay(self):
        """What reads games as pgn-extract does: each move played by the rules. convert keeps the tree of variations."""
        with tempfile.NamedTemporaryFile("w", suffix=".fen") as fens:
            tasks = {("replay", "{games}"): ("PGN replay, every move checked / pgn-extract", 6, 9),
                     ("check", "{games}"): ("PGN check, every + and # recomputed / pgn-extract", 3, 5),
                     ("convert", "--force", "{games}", fens.name):
                         ("PGN convert to FENs, the tree of variations kept / pgn-extract", 3, 5)}
            for task, (goal, must, aim) in tasks.items():
                yield Row(goal, self.over_pgn_extract(task), must, aim,
                          note=os.path.basename(self.pgn) + ", repeated")

    def over_pgn_extract(self, task):
        if not shutil.which("pgn-extract"):
            return None
        with repeated(self.pgn, 2 if self.quick else 10) as games:
            def with_games(path):
                return (self.takeback, *(word.format(games=path) for word in task))
            theirs = Work(("pgn-extract", "-s", "-r", games.name), ("pgn-extract", "-s", "-r", "/dev/null"))
            return ratio(self.stopwatch, Work(with_games(games.name), with_games(GAMES)), theirs, self.pairs)

    def replay_memory(self):
        sizes = (2, 20) if self.quick else (10, 100)
        peaks = []
        for megabytes in sizes:
            with repeated(self.pgn, megabytes) as games:
                peaks.append(self.stopwatch.run((self.takeback, "replay", games.name)).rss / 1024)
        yield Row(f"peak memory of replay, file of {sizes[1]} MB", peaks[1], 8, unit=" MiB", at_least=False,
                  note=f"of {sizes[0]} MB: {peaks[0]:.1f} MiB")

    def start_up(self):
        with start_commands(self.takeback) as commands:
            took = {name: over_nothing(os.path.join(self.tools, "turns"), command, 100 if self.quick else 500)
                    for name, command in commands.items()}
        yield from (Row(f"start-up over /bin/true, slowest command, {which}", max(times[i] for times in took.values()), 1,
                        unit=" ms", at_least=False,
                        note=", ".join(f"{name} {times[i]:.2f}" for name, times in took.items()))
                    for i, which in enumerate(("median", "least disturbed run")))
        rss = self.stopwatch.run((self.takeback, "perft", "1")).rss / 1024
        yield Row("peak memory of perft 1", rss, 4, unit=" MiB", at_least=False)

    def allocations(self):
        program = os.path.join(self.tools, "..", "allocation_tests")
        value, note = None, ""
        if os.path.exists(program):
            run = self.stopwatch.run((program,), codes=(0, 1))
            value, note = (0, "allocation_tests") if "[  FAILED  ]" not in run.output else (1, "allocation_tests fails")
        yield Row("heap allocations while generating, trying, counting", value, 0, 0, at_least=False, note=note)

    def answers(self):
        questions = {"moves": "moves\n", "why": "why e1g1\n", "a move and undo": "e1g1\nundo\n"}
        times = 200 if self.quick else 1000
        command = (self.takeback, "run", "--fen", KIWIPETE, "-")
        idle = Work(command, command).seconds(self.stopwatch)
        took = {name: (Work(command, (self.takeback, "run", "-"), text=text * times).seconds(self.stopwatch) - idle)
                / times * 1000 for name, text in questions.items()}
        yield Row("answer to moves, why, undo in the REPL, slowest", max(took.values()), 1, unit=" ms",
                  at_least=False, note=", ".join(f"{name} {value:.3f}" for name, value in took.items()))


def main():
    parser = argparse.ArgumentParser(description="Measures takeback beside its peers.")
    parser.add_argument("--takeback", required=True, help="the program")
    parser.add_argument("--tools", required=True, help="the folder of stopwatch and made_perft")
    parser.add_argument("--build", required=True, help="compiler, build type and processor")
    parser.add_argument("--quick", action="store_true", help="smaller trees and files, three pairs")
    parser.add_argument("--pairs", type=int, help="how many pairs are compared")
    parser.add_argument("--only", help="the rows whose name, told while they are measured, holds this")
    parser.add_argument("--markdown", action="store_true", help="the table as Markdown")
    parser.add_argument("--pgn", default=GAMES, help="the games that are replayed")
    arguments = parser.parse_args()
    tell(f"Measuring on {machine()}; build: {arguments.build}")
    rows = list(Comparison(arguments).rows())
    print(f"{machine()}; {arguments.build}" + ("; quick" if arguments.quick else "") + "\n")
    (write_markdown if arguments.markdown else write_text)(rows)


if __name__ == "__main__":
    main()
