#!/usr/bin/env python3
"""What the mutants that survived are, and which of them are explained in survivors.tsv. Run by itself, it asks whether the
explained ones are still there: whether the text of each stands in its file."""
import collections
import pathlib
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
EXPLAINED = TOP / "tests" / "mutants" / "survivors.tsv"
PARTS = ["core", "chess", "xiangqi", "notation"]


def key_of(mutant):
    return mutant["file"], mutant["line"], mutant["column"], mutant["what"], mutant["text"]


def explanations():
    """Why a survivor is none: by its file, its line of code (not the number: that changes), and what was done to which text.
    A * stands for anything that is done to that line, or to any text of it."""
    if not EXPLAINED.exists():
        return {}
    rows = [line.split("\t") for line in EXPLAINED.read_text(encoding="utf-8").splitlines()[1:]]
    return {(file, code, what, text): why for file, code, what, text, why in rows}


def is_explained(mutant, known):
    line = mutant["file"], mutant["code"]
    return any((*line, what, text) in known for what in (mutant["what"], "*") for text in (mutant["text"], "*"))


def left_of(results):
    """Those that no test notices and nothing explains."""
    known = explanations()
    return [result for result in results if not result["killer"] and not is_explained(result, known)]


def show(results):
    """The score by folder, of the mutants that are not explained, and what survived; returns whether each is explained."""
    known = explanations()
    counts = collections.defaultdict(collections.Counter)
    for result in results:
        part = "/".join(result["file"].split("/")[-2:-1])
        state = "killed" if result["killer"] else "explained" if is_explained(result, known) else "left"
        counts[part][state] += 1
        counts["all"][state] += 1
    left = left_of(results)
    for result in left:
        print(f'{result["file"]}:{result["line"]}: {result["what"]}: {result["text"]}'
              f'{"" if result["reached"] else "  (no test comes by)"}')
    print("| sources | mutants | killed | explained | left | score |\n| --- | --- | --- | --- | --- | --- |")
    for part in [*PARTS, "all"]:
        count = counts[part]
        total = sum(count.values())
        could_be_killed = total - count["explained"]
        score = 100 * count["killed"] / could_be_killed if could_be_killed else 100
        print(f'| {part} | {total} | {count["killed"]} | {count["explained"]} | {count["left"]} | {score:.1f} % |')
    return not left


def stale_explanations():
    return [(file, code) for file, code, _, _ in explanations()
            if not (TOP / file).exists() or " ".join(code.split()) not in " ".join((TOP / file).read_text("utf-8").split())]


if __name__ == "__main__":
    stale = stale_explanations()
    for file, code in stale:
        print(f"tests/mutants/survivors.tsv: there is no such text in {file}: {code}")
    sys.exit(1 if stale else 0)
