"""Builds the mutants, shows them to the tests, and counts; see scripts/mutants."""
import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

import points
import source_copy
import survivors

TOP = pathlib.Path(__file__).resolve().parents[2]
WORK = TOP / "build" / "mutants"
COPY, BUILD, RESULTS = WORK / "source", WORK / "build", WORK / "results.json"
COPIED = ["CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md", "CHANGELOG.md", "cmake", "docs", "include", "src", "tests"]
MUTATED = ["core", "chess", "xiangqi", "notation"]
PROGRAMS = ["core_tests", "chess_tests", "xiangqi_tests", "notation_tests", "session_tests"]
MOST_SECONDS, AT_ONCE, TO_START = 60, 0.4, 0.1  # of a test that is asked; of one that mostly starts and ends
FLAGS = ("-std=gnu++20 -O1 -w -Wno-c++11-narrowing -fconstexpr-steps=2000000000 -ferror-limit=0 "
         f"-include {COPY}/tests/mutants/mutant.hpp")


def names_of_sources():
    return sorted(str(path.relative_to(TOP)) for part in MUTATED for root in ("src", "include/takeback")
                  for path in (TOP / root / part).rglob("*.?pp"))


def write_if_changed(path, data):
    if not path.exists() or path.read_bytes() != data:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def copy_project(mutated):
    """Everything but what is mutated; what has not changed keeps its time, so that little is built again."""
    for part in COPIED:
        root = TOP / part
        for path in [root] if root.is_file() else sorted(p for p in root.rglob("*") if p.is_file()):
            name = str(path.relative_to(TOP))
            if name not in mutated and "node_modules" not in name and "__pycache__" not in name:
                data = path.read_bytes()
                if name == "CMakeLists.txt":
                    data += b"\ntarget_sources(takeback_core PRIVATE tests/mutants/mutant.cpp)\n"
                write_if_changed(COPY / name, data)


def configure():
    launcher = ["-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"] if shutil.which("ccache") else []
    subprocess.run(["cmake", "-S", COPY, "-B", BUILD, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS_DEBUG=",
                    "-DCMAKE_CXX_COMPILER=clang++", f"-DCMAKE_CXX_FLAGS={FLAGS}", *launcher], check=True,
                   stdout=subprocess.DEVNULL)


class Mutants:
    """The points of the sources with their numbers; without those that do not compile with a switch."""

    def __init__(self):
        names = names_of_sources()
        self.sources = {name: points.Source(TOP, name) for name in names}
        state = hashlib.sha256(b"".join(self.sources[name].bytes for name in names) +
                               (TOP / "tests/mutants/points.py").read_bytes()).hexdigest()
        self.kept = WORK / f"points-{state[:16]}.json"
        if self.kept.exists():
            self.points = {int(number): points.Point(*point) for number, point in json.loads(self.kept.read_text()).items()}
            return
        for name in names:
            write_if_changed(COPY / name, self.sources[name].bytes)
        configure()
        found, _ = points.find_points(COPY, names, BUILD / "compile_commands.json")
        self.points = dict(enumerate(found, 1))
        self.keep()

    def keep(self):
        as_lists = {number: [p.file, p.begin, p.end, p.what, p.operator_begin, p.operator_end]
                    for number, p in self.points.items()}
        self.kept.write_text(json.dumps(as_lists))

    def write_sources(self):
        by_file = collections.defaultdict(list)
        for number, point in self.points.items():
            by_file[point.file].append((number, point))
        for name, source in self.sources.items():
            data = source_copy.with_switches(source, by_file[name])
            if name == "include/takeback/core/movement_tables.hpp":
                data = data.replace(b"inline constexpr MovementTables<Traits> movement_tables;",
                                    b"inline const MovementTables<Traits> movement_tables = "
                                    b"mutant::made_at_start<MovementTables<Traits>>();")
            write_if_changed(COPY / name, data)

    def drop_line(self, name, line):
        """Whether there was a point on it. An expression that must be a constant has no switch, for instance."""
        source = self.sources[name]
        dropped = [number for number, point in self.points.items()
                   if point.file == name and source.line(point.begin) <= line <= source.line(point.end)]
        for number in dropped:
            del self.points[number]
        return bool(dropped)

    def describe(self, number):
        point = self.points[number]
        source = self.sources[point.file]
        line = source.line(point.begin)
        return {"file": point.file, "line": line, "column": point.begin - source.bytes.rfind(b"\n", 0, point.begin),
                "what": point.what, "text": " ".join(source.text(point.begin, point.end).split()),
                "code": source.bytes.splitlines()[line - 1].decode("utf-8").strip()}


def build(mutants):
    """Builds the copy, without the points that the compiler refuses."""
    error = re.compile(rf"{re.escape(str(COPY))}/([\w/.]+):(\d+):\d+: (?:error|note)")
    while True:
        mutants.write_sources()
        done = subprocess.run(["cmake", "--build", BUILD, "-j2", "--", "-k", "0", *PROGRAMS], capture_output=True,
                              text=True, check=False)
        if done.returncode == 0:
            return
        lines = {(name, int(line)) for name, line in re.findall(rf"{re.escape(str(COPY))}/([\w/.]+):(\d+):\d+: error",
                                                                done.stdout) if name in mutants.sources}
        if not any([mutants.drop_line(*place) for place in sorted(lines)]):
            lines = {(name, int(line)) for name, line in error.findall(done.stdout) if name in mutants.sources}
            if not any([mutants.drop_line(*place) for place in sorted(lines)]):
                sys.exit("error: the copy does not build\n" + done.stdout[-5000:])
        print(f"{len(mutants.points)} mutants compile so far", file=sys.stderr)
        mutants.keep()


def list_tests(program):
    output = subprocess.run([BUILD / "tests" / program, "--gtest_list_tests"], capture_output=True, text=True, check=True)
    suite = ""
    for line in output.stdout.splitlines():
        if not line.startswith(" "):
            suite = line.split("#")[0].strip()
        else:
            yield suite + line.split("#")[0].strip()


def run_tests(program, tests, seconds, environment):
    """Whether they pass, in that time."""
    command = [BUILD / "tests" / program, "--gtest_filter=" + ":".join(tests), "--gtest_fail_fast", "--gtest_brief=1"]
    with tempfile.TemporaryDirectory() as folder:
        try:
            done = subprocess.run(command, env={**os.environ, "TMPDIR": folder, **environment}, timeout=seconds,
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False, cwd=folder)
        except subprocess.TimeoutExpired:
            return False
    return done.returncode == 0


def look_at_test(program, test):
    """(program, test, seconds, the mutants that it comes by); nothing if it fails, or takes long."""
    with tempfile.TemporaryDirectory() as folder:
        start = time.monotonic()
        if not run_tests(program, [test], MOST_SECONDS, {"TAKEBACK_MUTANTS_SEEN": folder}):
            print(f"not asked: {test}", file=sys.stderr)
            return None
        seconds = time.monotonic() - start
        seen = {int(number) for file in pathlib.Path(folder).iterdir() for number in file.read_text().split()}
        return program, test, seconds, seen


def look_at_tests(jobs):
    """What each test comes by; kept until a test program is built again."""
    kept = WORK / "tests.json"
    if kept.exists() and all(kept.stat().st_mtime > (BUILD / "tests" / program).stat().st_mtime for program in PROGRAMS):
        return [(program, test, seconds, set(seen)) for program, test, seconds, seen in json.loads(kept.read_text())]
    asked = [(program, test) for program in PROGRAMS for test in list_tests(program)]
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        found = [row for row in pool.map(lambda pair: look_at_test(*pair), asked) if row is not None]
    kept.write_text(json.dumps([(program, test, seconds, sorted(seen)) for program, test, seconds, seen in found]))
    return found


def batches_for(number, tests):
    """The tests that come by a mutant: those that are over at once, by program, and then the others, a few at a time."""
    chosen = sorted((seconds, program, test) for program, test, seconds, seen in tests if number in seen)
    quick = [row for row in chosen if row[0] < AT_ONCE]
    slow = chosen[len(quick):]
    by_program = collections.defaultdict(list)
    for row in quick:
        by_program[row[1]].append(row)
    some = sorted(by_program.values(), key=len, reverse=True)  # most likely the tests of that part
    for rows in [*some, *([row] for row in slow)]:
        beyond_start = sum(max(0, seconds - TO_START) for seconds, _, _ in rows)  # alone, each had to start a program
        yield rows[0][1], [test for _, _, test in rows], 10 + 5 * beyond_start


def killer_of(number, tests):
    """The program whose tests notice the mutant; nothing if none does."""
    for program, names, seconds in batches_for(number, tests):
        if not run_tests(program, names, seconds, {"TAKEBACK_MUTANT": str(number)}):
            return program
    return None


def choose(mutants, old, arguments):
    """The numbers of the mutants to be judged: those not judged yet, or those that were asked for."""
    judged = {survivors.key_of(result) for result in old}
    left = {survivors.key_of(result) for result in survivors.left_of(old)}
    chosen = []
    for number in sorted(mutants.points):
        key = survivors.key_of(mutants.describe(number))
        if arguments.files and not key[0].startswith(tuple(arguments.files)):
            continue
        if key in left if arguments.again else key not in judged or arguments.files:
            chosen.append(number)
    return chosen[::max(1, len(chosen) // arguments.sample)] if arguments.sample else chosen


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seconds", type=float, default=MOST_SECONDS)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    old = json.loads(RESULTS.read_text()) if RESULTS.exists() else []
    if arguments.list:
        return 0 if survivors.show([row for row in old if row["file"].startswith(tuple(arguments.files) or "")]) else 1
    WORK.mkdir(parents=True, exist_ok=True)
    copy_project(set(names_of_sources()))
    mutants = Mutants()
    mutants.write_sources()
    configure()
    build(mutants)
    tests = [row for row in look_at_tests(arguments.jobs) if row[2] < arguments.seconds]
    reached = set().union(*(seen for _, _, _, seen in tests))
    chosen = choose(mutants, old, arguments)
    keys = {survivors.key_of(mutants.describe(number)) for number in chosen}
    there = {survivors.key_of(mutants.describe(number)) for number in mutants.points}
    kept = [result for result in old if survivors.key_of(result) in there - keys]

    def judge(number):
        return {**mutants.describe(number), "reached": number in reached, "killer": killer_of(number, tests)}

    results = []
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for result in pool.map(judge, chosen):
            results.append(result)
            if len(results) % 100 == 0:
                print(f"{len(results)} of {len(chosen)} mutants", file=sys.stderr)
                RESULTS.write_text(json.dumps(kept + results))
    RESULTS.write_text(json.dumps(kept + results))
    return 0 if survivors.show(kept + results) else 1


if __name__ == "__main__":
    sys.exit(main())
