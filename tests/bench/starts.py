"""The commands that answer once and leave, one of each kind: how they start is measured (compare.py), held
(costs.py), and made quick (start_order.py)."""

import contextlib
import tempfile

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


@contextlib.contextmanager
def start_commands(program):
    """Each command by its name, while the files that they read are there. Those that read on are given nothing."""
    with tempfile.NamedTemporaryFile("w", suffix=".fen") as fen, tempfile.NamedTemporaryFile("w", suffix=".pgn") as pgn:
        for file, text in ((fen, START + "\n"), (pgn, "1. e4 e5 *\n")):
            file.write(text)
            file.flush()
        words = {"--version": (), "perft 1": (), "show": (), "moves": (), "moves --game xiangqi": (),
                 "check": (fen.name,), "check --game chess": (pgn.name,), "run -": ()}
        yield {name: (program, *name.split(), *more) for name, more in words.items()}
