"""What the program says: the blocks below these comments are what it answers.

    <!-- session: ARGUMENTS -->   lines that begin with "> " are typed, the others are the answers to them
    <!-- shell -->                lines that begin with "$ " are carried out, with takeback on the path
    <!-- picture: ARGUMENTS -->   the picture linked below is what the program prints

A line `...` stands for any number of lines that are left out. The blocks of a page share one folder, empty at first,
so that a file written in one can be read in the next; on the page it is /home/you/chess, and the home is /home/you.
"""

import os
import re
import shlex
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree

from faults import Edit, Fault, Picture

TYPED = {"session": "> ", "shell": "$ "}
SECONDS = 120


def check(project, page):
    blocks = [comment for comment in page.comments if comment.word in ("session", "shell", "picture")]
    if not blocks or not project.binary:
        return
    with tempfile.TemporaryDirectory() as folder:
        place = Place(project.binary, folder)
        for comment in blocks:
            if comment.word == "picture":
                yield from check_picture(project, page, comment, place)
            else:
                yield from check_talk(page, comment, place)


def check_talk(page, comment, place):
    """A session or a shell block: each thing typed, and what is answered to it."""
    fence = page.fence_below(comment)
    if fence is None:
        yield Fault(page.name, comment.line + 1, f"{comment.word}: no fence directly below the comment")
        return
    steps = steps_of(fence.lines, TYPED[comment.word])
    if len(steps) < 2:
        yield Fault(page.name, comment.line + 1, f"{comment.word}: no line begins with '{TYPED[comment.word]}'")
        return
    try:
        answers = ask(place, comment, [typed for typed, _ in steps[1:]])
    except (RuntimeError, ValueError) as error:
        yield Fault(page.name, comment.line + 1, f"{comment.word}: {error}")
        return
    wrong = [at for at, (_, shown) in enumerate(steps) if not matches(shown, answers[at])]
    if wrong:
        right = [line for at, (typed, shown) in enumerate(steps)
                 for line in [*typed_lines(typed, TYPED[comment.word]), *(answers[at] if at in wrong else shown)]]
        edit = Edit(fence.first, fence.last, tuple(comment.indent + line if line else "" for line in right))
        line = line_of_step(fence, steps, wrong[0], TYPED[comment.word])
        yield Fault(page.name, line, difference(comment.word, steps[wrong[0]], answers[wrong[0]]), edit)


def check_picture(project, page, comment, place):
    fault = lambda what, edit=None: Fault(page.name, comment.line + 1, "picture: " + what, edit)
    below = page.lines[comment.line + 1] if comment.line + 1 < len(page.lines) else ""
    target = re.search(r"!\[[^\]]*\]\(([^)\s]+)\)|<img\b[^>]*?src=\"([^\"]*)\"", below)
    if not target:
        yield fault("no picture is linked directly below the comment")
        return
    name = os.path.normpath(os.path.join(os.path.dirname(page.name), target[1] or target[2]))
    done = place.run([place.binary, *shlex.split(comment.argument)])
    if done.returncode:
        yield fault(f"takeback {comment.argument} says: {done.stderr.decode(errors='replace').strip()}")
        return
    try:
        xml.etree.ElementTree.fromstring(done.stdout)
    except xml.etree.ElementTree.ParseError as error:
        yield fault(f"what takeback {comment.argument} prints is no XML: {error}")
        return
    edit = Picture(name, done.stdout)
    if not project.exists(name):
        yield fault(f"there is no {name}", edit)
    else:
        with open(project.path(name), "rb") as file:
            if file.read() != done.stdout:
                yield fault(f"{name} is not what takeback {comment.argument} prints", edit)


def steps_of(lines, sign):
    """[(typed, answer)]: first what stands before anything typed. A shell line that ends in \\ goes on in the next."""
    steps, answer, goes_on = [], [], False
    typed = None
    for line in lines:
        if goes_on:
            typed += "\n" + line
        elif line.startswith(sign) or line == sign.strip():
            steps.append((typed, answer))
            typed, answer = line[len(sign):], []
        else:
            answer.append(line)
            continue
        goes_on = sign == "$ " and line.endswith("\\")
    steps.append((typed, answer))
    return steps


def typed_lines(typed, sign):
    return [] if typed is None else (sign + typed).rstrip(" ").split("\n")


def line_of_step(fence, steps, wrong, sign):
    before = sum(len(typed_lines(typed, sign)) + len(shown) for typed, shown in steps[:wrong])
    return fence.first + before + 1


def difference(word, step, answer):
    typed, shown = step
    said = "\n".join("      " + line for line in answer) or "      (nothing)"
    page = "\n".join("      " + line for line in shown) or "      (nothing)"
    return f"{word}: after '{typed or 'the start'}' the program answers\n{said}\n    on the page:\n{page}"


def matches(shown, answer):
    """Whether the lines shown are the answer, where `...` is any number of lines; blanks at the end do not count."""
    shown, answer = trimmed(shown), trimmed(answer)
    reached = {0}  # how many lines of the answer may be used up so far
    for line in shown:
        if line.strip() == "...":
            reached = set(range(min(reached), len(answer) + 1)) if reached else set()
        else:
            reached = {at + 1 for at in reached if at < len(answer) and answer[at] == line}
    return len(answer) in reached


def trimmed(lines):
    lines = [line.rstrip() for line in lines]
    while lines and not lines[-1]:
        lines.pop()
    return lines


def ask(place, comment, typed):
    """The answer before anything is typed, and the answer to each thing typed."""
    if comment.word == "shell":
        return [[], *place.shell(typed)]
    return place.session(shlex.split(comment.argument), typed)


class Place:
    """A folder in which the program is run, with nothing of its user around it."""

    def __init__(self, binary, folder):
        self.binary = binary
        self.work = os.path.join(folder, "work")
        self.home = os.path.join(folder, "home")
        tools = os.path.join(folder, "bin")
        for path in (self.work, self.home, tools):
            os.mkdir(path)
        os.symlink(binary, os.path.join(tools, "takeback"))
        self.environment = {"HOME": self.home, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TZ": "UTC", "COLUMNS": "80",
                            "PATH": tools + os.pathsep + os.environ.get("PATH", "")}

    def run(self, command, typed="", work=None):
        try:
            return subprocess.run(command, input=typed.encode(), capture_output=True, timeout=SECONDS, check=False,
                                  cwd=work or self.work, env=self.environment)
        except subprocess.TimeoutExpired:
            raise RuntimeError(f"no end after {SECONDS} seconds: {' '.join(command)}") from None

    def words(self, said, work):
        """What was said, without the names of folders that are others each time."""
        return said.decode(errors="replace").replace(self.home, "/home/you").replace(work, "/home/you/chess")

    def session(self, arguments, typed):
        """Runs the program with ever more of the lines: what is new each time is the answer to the last line."""
        answers, before = [], ("", "")
        for count in range(len(typed) + 1):
            last = count == len(typed)
            with tempfile.TemporaryDirectory() as copy:
                work = self.work if last else shutil.copytree(self.work, os.path.join(copy, "work"))
                done = self.run([self.binary, *arguments], "".join(line + "\n" for line in typed[:count]), work)
            said = (self.words(done.stdout, work), self.words(done.stderr, work))
            if not all(now.startswith(then) for now, then in zip(said, before)):
                raise RuntimeError("what the program says before line "
                                   f"{count} depends on what follows, so that it cannot be cut into answers")
            answers.append("".join(now[len(then):] for now, then in zip(said, before)).splitlines())
            before = said
        return answers

    def shell(self, commands):
        answers, status = [], 0
        for command in commands:
            done = self.run(["bash", "-c", f"(exit {status})\n{command}"])
            answers.append((self.words(done.stdout, self.work) + self.words(done.stderr, self.work)).splitlines())
            status = done.returncode
        return answers
