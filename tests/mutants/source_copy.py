"""Writes the copy of the project in which every point has a switch (mutant.hpp)."""
from points import DROPPED, NEGATED, NUDGED

RELATIONS = {"<": "std::less<>", "<=": "std::less_equal<>", ">": "std::greater<>", ">=": "std::greater_equal<>",
             "==": "std::equal_to<>", "!=": "std::not_equal_to<>"}


def around(point, number):
    """What is written before and behind a point, and in place of the sign of a comparison."""
    space = "::takeback::mutant::"
    if point.what == NEGATED:
        return f"{space}negated({number}, static_cast<bool>(", "))", None
    if point.what == NUDGED:
        return f"{space}one_higher({number}, ", ")", None
    if point.what == f"{DROPPED} from &&":
        return f"({space}is_on({number}) || (", "))", None
    if point.what == f"{DROPPED} from ||":
        return f"(!{space}is_on({number}) && (", "))", None
    other, sign = point.what.split(" for ")
    return f"{space}compare<{RELATIONS[sign]}, {RELATIONS[other]}>({number}, ", ")", ", "


def with_switches(source, numbered):
    """The text of a source, where each of these points (number, point) has its switch."""
    edits = []  # (offset, order at that offset, bytes taken away, text)
    for number, point in numbered:
        before, behind, sign = around(point, number)
        inmost = 0 if sign is None else 1  # of points with the same text, the comparison
        edits.append((point.begin, (1, -point.end, inmost, number), 0, before))
        edits.append((point.end, (0, -point.begin, -inmost, -number), 0, behind))
        if sign is not None:
            edits.append((point.operator_begin, (2,), point.operator_end - point.operator_begin, sign))
    out, at = [], 0
    for offset, _, taken, text in sorted(edits):
        out.append(source.bytes[at:offset])
        out.append(text.encode("utf-8"))
        at = offset + taken
    out.append(source.bytes[at:])
    return b"".join(out)
