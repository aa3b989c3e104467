"""The rows of the table: what is measured, and what it has to reach."""

from dataclasses import dataclass
from typing import Optional


@dataclass(frozen=True)
class Row:
    goal: str
    value: Optional[float]      # None: not measured
    must: float
    aim: Optional[float] = None
    unit: str = ""
    at_least: bool = True       # otherwise at most
    note: str = ""

    def reaches(self, target):
        return self.value >= target if self.at_least else self.value <= target

    def verdict(self):
        if self.value is None:
            return "not measured"
        if not self.reaches(self.must):
            return "not reached"
        return "must" if self.aim is not None and not self.reaches(self.aim) else "reached"

    def shown(self, number):
        if number is None:
            return ""
        digits = 0 if number == int(number) else 2 if abs(number) < 100 else 0
        return f"{number:.{digits}f}{self.unit}"

    def cells(self):
        sign = "≥ " if self.at_least else "≤ "
        return (self.goal, self.shown(self.value), sign + self.shown(self.must),
                sign + self.shown(self.aim) if self.aim is not None else "", self.verdict(), self.note)


HEAD = ("goal", "measured", "must", "aim", "reached", "")


def write_markdown(rows):
    print("| " + " | ".join(HEAD) + " |")
    print("| " + " | ".join("---" for _ in HEAD) + " |")
    for row in rows:
        print("| " + " | ".join(row.cells()) + " |")


def write_text(rows):
    cells = [HEAD, *(row.cells() for row in rows)]
    widths = [max(len(line[i]) for line in cells) for i in range(len(HEAD))]
    for line in cells:
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip())

