"""The rule map, docs/reference/rule-map.md, compared both ways with the code and the tests.

A row of a table of that page whose first cell begins with `FIDE ` or `Xiangqi ` is a rule:

    | FIDE 3.8.2 | castling, where the king goes | `castling_moves` in `include/takeback/chess/castling.hpp` | `Castling.A`, `Castling.B` |

1. the rule, exactly as tests cite it: proves_rule("FIDE 3.8.2"). One row for each rule.
2. what it says, in any words.
3. where: names in backticks, each of which stands (as a whole word) in one of the files of the cell. A file is a path
   in backticks or a relative link: [castling.hpp](../../include/takeback/chess/castling.hpp).
   A dash (– or -) says that no code of ours is about it; then the fourth cell is a dash as well.
4. the tests, by full names in backticks. Each exists. Every test that cites the rule is there; more may be. Where the
   rule begins with `FIDE`, at least one of them cites it.

And every rule that a test cites has its row.
"""

import os
import re

from faults import Fault
from names import TEST, TEST_NAME
from page import CODE_SPAN, inline_targets

PAGE = "docs/reference/rule-map.md"
RULE = re.compile(r"^(FIDE|Xiangqi) \S.*$")
CITED = re.compile(r"\bproves_rule\(\"([^\"]+)\"\)")
NOTHING = ("–", "—", "-")


def cited_rules(project):
    """rule -> the tests, as Suite.Name, whose body cites it."""
    cited = {}
    for name in project.files("tests", ".cpp"):
        text = project.read(name)
        starts = list(TEST.finditer(text))
        for at, start in enumerate(starts):
            end = starts[at + 1].start() if at + 1 < len(starts) else len(text)
            for rule in CITED.findall(text[start.end():end]):
                cited.setdefault(rule, set()).add(f"{start[1]}.{start[2]}")
    return cited


def cells_of(line):
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def check(project, page, tests):
    cited, seen = cited_rules(project), set()
    for at, line in page.text:
        cells = cells_of(line)
        if not line.lstrip().startswith("|") or not RULE.match(cells[0]):
            continue
        rule = cells[0]
        if len(cells) != 4:
            problems = [f"the row has {len(cells)} cells, not 4"]
        else:
            problems = row_problems(project, cells, cited.get(rule, set()), tests)
        if rule in seen:
            problems.append("has a row already")
        seen.add(rule)
        yield from (Fault(page.name, at + 1, f"{rule}: {problem}") for problem in problems)
    for rule in sorted(set(cited) - seen):
        yield Fault(page.name, 0, f"{rule}: has no row, but is cited by {', '.join(sorted(cited[rule]))}")


def check_there(project):
    if not project.exists(PAGE):
        yield Fault(PAGE, 0, "there is no rule map")


def row_problems(project, cells, citing, tests):
    rule, _, where, proof = cells
    listed = [span[2].strip() for span in CODE_SPAN.finditer(proof)]
    if where in NOTHING:
        return [] if proof in NOTHING and not citing else ["no code is named, but tests are, or cite it"]
    problems = place_problems(project, where)
    if not listed:
        problems.append("no test is named")
    problems += [f"there is no test {name}" for name in listed
                 if not TEST_NAME.match(name) or tuple(name.split(".")) not in tests]
    problems += [f"is cited by {name}, which is not in the row" for name in sorted(citing - set(listed))]
    if rule.startswith("FIDE") and listed and not citing & set(listed):
        problems.append("none of its tests cites it: proves_rule(\"" + rule + "\")")
    return problems


def place_problems(project, where):
    spans = [span[2].strip() for span in CODE_SPAN.finditer(where)]
    folder = os.path.dirname(PAGE)
    files = [span for span in spans if "/" in span]
    files += [os.path.normpath(os.path.join(folder, target.partition("#")[0])) for target in inline_targets(where)]
    names = [span for span in spans if "/" not in span and not re.search(r"\.[hc]pp$", span)]
    missing = [f"there is no file {name}" for name in files if not os.path.isfile(project.path(name))]
    if missing or not files or not names:
        return missing or ["the third cell names no file" if not files else "the third cell names nothing in the file"]
    text = "\n".join(project.read(name) for name in files)
    return [f"{name} does not stand in {', '.join(files)}" for name in names
            if not re.search(r"(?<!\w)" + re.escape(name.rstrip("()")) + r"(?!\w)", text)]
