#!/usr/bin/env python3
"""Tests of the checks: a fault of each kind is planted in a small project, and has to be found; without it, nothing is."""

import os
import stat
import subprocess
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))

MOVE = """// A move, 1.25 times as quick.
struct Move {
    int from = 0;
    int to = 0;

    void apply() const {
        if (from) {
            use(from);
        }
    }
    void undo() const {}
};

class Rules {
public:
    virtual int count() const = 0;
};
class ChessRules final : public Rules {};
"""

TESTS = """TEST(Castling, IsFourSquares) {
    proves_rule("FIDE 3.8.2");
}
TEST(Castling, IsRefusedInCheck) {}
"""

# Answers each line with itself in capitals, and the line "bad" on stderr.
PROGRAM = """#!/bin/sh
[ "$1" = show ] && echo "<svg/>"
[ "$3" = --open ] && echo "<svg>"
while read -r line; do
    if [ "$line" = bad ]; then
        echo no >&2
    else
        echo "$line" | tr a-z A-Z
        echo "of $*"
    fi
done
"""

GUIDE = """# The map

[A page](page.md), [rules](reference/rule-map.md)
"""

RULE_MAP = """# Rules

| rule | what | where | tests |
| --- | --- | --- | --- |
| FIDE 3.8.2 | castling | `undo` in `include/takeback/move.hpp` | `Castling.IsFourSquares` |
"""

PAGE = """# A page

See [the move](../include/takeback/move.hpp#L2) and [below](#the-end-of-it-all), `Castling.IsFourSquares`, `Castling.*`
and `include/takeback/move.hpp`, `include/takeback/{move,move}.hpp`, `tests/*.cpp`.

<!-- code: include/takeback/move.hpp: void apply() -->
```cpp
void apply() const {
    if (from) {
        use(from);
    }
}
```

<!-- code: include/takeback/move.hpp: int from = 0 ... int to -->
```cpp
int from = 0;
int to = 0;
```

<!-- session: run - -->
```text
> one
ONE
of run -
> bad
no
> two
...
```

<!-- shell -->
```sh
$ echo three | takeback run -
THREE
...
$ pwd; echo $HOME
/home/you/chess
/home/you
$ false
$ echo $? > file; cat file
1
```

<!-- picture: show --svg -->
![a picture](images/board.svg)

```mermaid
classDiagram
    class Move {
        int from
        int to
        apply()
        undo()
    }
    class Rules {
        <<interface>>
        count() int
    }
    Rules <|-- ChessRules
    ChessRules ..> Move : builds
```

<!-- figures: include/takeback/move.hpp -->
It is 1.25 times as quick.

## The end of `it`, [all](page.md)
"""


class Checked(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.write("README.md", "# Project\n")
        self.write("docs/README.md", GUIDE)
        self.write("docs/page.md", PAGE)
        self.write("docs/reference/rule-map.md", RULE_MAP)
        self.write("docs/images/board.svg", "<svg/>\n")
        self.write("include/takeback/move.hpp", MOVE)
        self.write("tests/move_test.cpp", TESTS)
        self.write("program", PROGRAM)
        os.chmod(self.path("program"), stat.S_IRWXU)

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def write(self, name, text):
        os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)

    def read(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def check(self, *options):
        done = subprocess.run([sys.executable, os.path.join(HERE, "check.py"), "--top", self.folder.name, "--binary",
                               self.path("program"), *options], capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    def change(self, old, new, name="docs/page.md"):
        text = self.read(name)
        self.assertEqual(text.count(old), 1, old)
        self.write(name, text.replace(old, new))

    def assert_fault(self, said):
        status, output = self.check()
        self.assertEqual(status, 1, output)
        self.assertIn(said, output)
        self.assertIn(" 1 faults", output)


class WithoutAFault(Checked):
    def test_nothing_is_found(self):
        self.assertEqual(self.check(), (0, "4 pages, 0 faults\n"))

    def test_fix_changes_nothing(self):
        self.check("--fix")
        self.assertEqual(self.read("docs/page.md"), PAGE)


class Code(Checked):
    def test_that_differs_is_found_and_mended(self):
        self.change("        use(from);", "        use(to);")
        self.assert_fault("docs/page.md:6: code: the block is not what stands in the file; there: "
                          "'        use(from);', on the page: '        use(to);'")
        self.check("--fix")
        self.assertEqual(self.read("docs/page.md"), PAGE)

    def test_that_is_cut_short_is_found(self):
        self.change("int from = 0;\nint to = 0;\n", "int from = 0;\n")
        self.assert_fault("'int to = 0;', on the page: '(the end)'")

    def test_of_a_changed_source_is_found(self):
        self.change("use(from)", "use(1, from)", "include/takeback/move.hpp")
        self.assert_fault("'        use(1, from);'")

    def test_whose_text_stands_twice_is_found(self):
        self.change(": void apply()", ": void")
        self.assert_fault("'void' stands in 2 lines of include/takeback/move.hpp")

    def test_of_no_file_is_found(self):
        self.change("include/takeback/move.hpp: void apply()", "include/takeback/moves.hpp: void apply()")
        self.assert_fault("there is no file include/takeback/moves.hpp")

    def test_without_an_end_is_found(self):
        self.change("... int to", "... int tow")
        self.assert_fault("no end of 'int from = 0 ... int tow'")

    def test_without_a_fence_is_given_one(self):
        self.write("docs/page.md", PAGE + "\n<!-- code: include/takeback/move.hpp: void undo -->\n")
        self.assert_fault("no fence directly below")
        self.check("--fix")
        self.assertTrue(self.read("docs/page.md").endswith("undo -->\n```cpp\nvoid undo() const {}\n```\n"))


class Talk(Checked):
    def test_an_answer_that_differs_is_found_and_only_that_is_mended(self):
        self.change("\nONE\n", "\nUNO\n")
        self.assert_fault("docs/page.md:23: session: after 'one' the program answers\n      ONE")
        self.check("--fix")
        self.assertEqual(self.read("docs/page.md"), PAGE)

    def test_an_answer_that_is_left_out_is_found_and_filled_in(self):
        self.change("> bad\nno\n", "> bad\n")
        self.assert_fault("after 'bad' the program answers\n      no")
        self.check("--fix")
        self.assertEqual(self.read("docs/page.md"), PAGE)

    def test_an_answer_that_nobody_gives_is_found(self):
        self.change("> bad\nno\n", "> bad\nno\nnever\n")
        self.assert_fault("after 'bad'")

    def test_the_arguments_count(self):
        self.change("session: run -", "session: run - --quiet")
        self.assert_fault("of run - --quiet")

    def test_a_session_without_a_typed_line_is_found(self):
        self.change("> one\nONE\nof run -\n> bad\nno\n> two\n...\n", "ONE\n")
        self.assert_fault("session: no line begins with '> '")

    def test_a_session_without_a_fence_is_found(self):
        self.change("<!-- session: run - -->\n", "<!-- session: run - -->\n\n")
        self.assert_fault("session: no fence directly below")

    def test_a_shell_answer_that_differs_is_found_and_mended(self):
        self.change("file\n1\n", "file\n0\n")
        self.assert_fault("shell: after 'echo $? > file; cat file' the program answers\n      1")
        self.check("--fix")
        self.assertEqual(self.read("docs/page.md"), PAGE)

    def test_what_is_left_out_has_to_have_its_place(self):
        self.change("THREE\n...\n", "...\nTHREE\n")
        self.assert_fault("shell: after 'echo three")

    def test_a_picture_that_differs_is_found_and_mended(self):
        self.write("docs/images/board.svg", "<svg></svg>\n")
        self.assert_fault("docs/images/board.svg is not what takeback show --svg prints")
        self.check("--fix")
        self.assertEqual(self.read("docs/images/board.svg"), "<svg/>\n")

    def test_a_picture_that_is_no_xml_is_found(self):
        self.change("show --svg", "show --svg --open")
        self.assert_fault("what takeback show --svg --open prints is no XML")

    def test_a_comment_that_no_check_knows_is_found(self):
        self.change("<!-- session: run - -->", "<!-- sesion: run - -->")
        self.assert_fault("no check knows the word 'sesion'")

    def test_a_comment_without_its_colon_is_found(self):
        self.change("<!-- session: run - -->", "<!-- session run - -->")
        self.assert_fault("no check reads this comment")


class Links(Checked):
    def test_to_nothing_is_found(self):
        self.change("include/takeback/move.hpp#L2", "include/takeback/moves.hpp")
        self.assert_fault("docs/page.md:3: link to nothing: ../include/takeback/moves.hpp")

    def test_to_no_heading_is_found(self):
        self.change("#the-end-of-it-all", "#the-end")
        self.assert_fault("no heading makes the anchor of #the-end; there are: a-page, the-end-of-it-all")

    def test_to_a_line_that_is_not_there_is_found(self):
        self.change("#L2", "#L200")
        self.assert_fault("include/takeback/move.hpp has only")

    def test_out_of_the_project_is_found(self):
        self.change("../include/takeback/move.hpp#L2", "https://example.org/")
        self.assert_fault("link out of the project: https://example.org/")

    def test_of_a_picture_to_nothing_is_found(self):
        self.write("docs/page.md", PAGE + "\n![gone](images/gone.png)\n")
        self.assert_fault("link to nothing: images/gone.png")

    def test_a_page_out_of_reach_is_found(self):
        self.write("docs/other.md", "# Other\n")
        self.assert_fault("docs/other.md:0: is not linked from docs/README.md")

    def test_a_folder_with_a_map_of_its_own_is_reached_by_that(self):
        self.write("docs/zh/README.md", "# 中文\n\n[一](design/one.md)\n")
        self.write("docs/zh/design/one.md", "# 一\n")
        self.assert_fault("docs/zh/README.md:0: is not linked from docs/README.md")
        self.change("[A page](page.md)", "[A page](page.md), [Chinese](zh/README.md)", "docs/README.md")
        self.assertEqual(self.check()[0], 0)
        self.write("docs/zh/design/two.md", "# 二\n")
        self.assert_fault("docs/zh/design/two.md:0: is not linked from docs/zh/README.md")

    def test_a_picture_that_is_not_shown_is_found(self):
        self.write("docs/images/other.svg", "<svg/>\n")
        self.assert_fault("docs/images/other.svg:0: is shown on no page")


class Names(Checked):
    def test_of_a_test_that_is_not_there_is_found(self):
        self.change("`Castling.IsFourSquares`", "`Castling.IsFiveSquares`")
        self.assert_fault("there is no test Castling.IsFiveSquares; near it: Castling.IsFourSquares")

    def test_of_a_suite_that_is_not_there_is_found(self):
        self.change("`Castling.*`", "`Castles.*`")
        self.assert_fault("there is no test Castles.*: no suite Castles")

    def test_of_the_test_that_reads_a_block_has_to_be_right(self):
        block = "\n<!-- test: Castling.IsFourSquares -->\n```text\n```\n"
        self.write("docs/page.md", PAGE + block)
        self.assertEqual(self.check()[0], 0)
        self.write("docs/page.md", PAGE + block.replace("Four", "Five"))
        self.assert_fault("there is no test Castling.IsFiveSquares")

    def test_of_a_file_that_is_not_there_is_found(self):
        self.change("`tests/*.cpp`", "`tests/*.py`")
        self.assert_fault("there is no file tests/*.py")

    def test_of_a_file_that_the_reader_makes_is_none(self):
        self.change("`tests/*.cpp`", "`tests/amazon.cpp`")
        self.write("docs/page.md", self.read("docs/page.md") + "\n<!-- new: tests/amazon.cpp -->\n")
        self.assertEqual(self.check()[0], 0)


class Diagrams(Checked):
    def test_a_class_that_is_not_there_is_found(self):
        self.change("ChessRules ..> Move", "ChessRules ..> Moves")
        self.assert_fault("docs/page.md:61: diagram: there is no type Moves")

    def test_a_function_that_is_not_there_is_found(self):
        self.change("        undo()\n", "        redo()\n")
        self.assert_fault("diagram: Move has no function redo")

    def test_a_member_that_is_not_there_is_found(self):
        self.change("        int from\n", "        int origin\n")
        self.assert_fault("diagram: Move has no member origin")

    def test_a_type_of_a_member_that_is_not_there_is_found(self):
        self.change("        int from\n", "        Square from\n")
        self.assert_fault("diagram: there is no type Square")

    def test_a_base_that_is_none_is_found(self):
        self.change("Rules <|-- ChessRules", "Move <|-- ChessRules")
        self.assert_fault("diagram: ChessRules does not derive from Move")

    def test_an_alignment_hides_no_type(self):
        self.change("class Rules {", "class alignas(8) Rules {", "include/takeback/move.hpp")
        self.assertEqual(self.check()[0], 0)

    def test_a_line_that_cannot_be_read_is_found(self):
        self.change("Rules <|-- ChessRules", "Rules is the base of ChessRules")
        self.assert_fault("is no line that this check can read")

    def test_of_other_peoples_classes_is_left_alone(self):
        self.change("ChessRules ..> Move", "ChessRules ..> Receiver")
        self.change("```mermaid", "<!-- mermaid: not our classes -->\n```mermaid")
        self.assertEqual(self.check()[0], 0)


class Figures(Checked):
    def test_that_were_measured_otherwise_are_found(self):
        self.change("1.25", "1.35", "include/takeback/move.hpp")
        self.assert_fault("figures: 1.25 does not stand in include/takeback/move.hpp")

    def test_that_are_not_there_are_found(self):
        self.change("It is 1.25 times", "It is much")
        self.assert_fault("figures: there is no figure directly below")


class RuleMap(Checked):
    ROW = RULE_MAP.splitlines()[-1]

    def change_row(self, old, new):
        self.change(self.ROW, self.ROW.replace(old, new), "docs/reference/rule-map.md")

    def test_a_rule_without_a_row_is_found(self):
        self.change(self.ROW + "\n", "", "docs/reference/rule-map.md")
        self.assert_fault("FIDE 3.8.2: has no row, but is cited by Castling.IsFourSquares")

    def test_a_citing_test_that_is_not_in_the_row_is_found(self):
        self.write("tests/other_test.cpp", 'TEST(Rook, Moves) {\n    test::proves_rule("FIDE 3.8.2");\n}\n')
        self.assert_fault("FIDE 3.8.2: is cited by Rook.Moves, which is not in the row")

    def test_a_row_whose_tests_do_not_cite_it_is_found(self):
        row = "| FIDE 3.9 | check | `undo` in `include/takeback/move.hpp` | `Castling.IsRefusedInCheck` |"
        self.change(self.ROW, self.ROW + "\n" + row, "docs/reference/rule-map.md")
        self.assert_fault("FIDE 3.9: none of its tests cites it")

    def test_a_function_that_is_not_there_is_found(self):
        self.change_row("`undo`", "`und`")
        self.assert_fault("FIDE 3.8.2: und does not stand in include/takeback/move.hpp")

    def test_a_row_without_a_file_is_found(self):
        self.change_row(" in `include/takeback/move.hpp`", "")
        self.assert_fault("FIDE 3.8.2: the third cell names no file")

    def test_a_second_row_is_found(self):
        self.change(self.ROW, self.ROW + "\n" + self.ROW, "docs/reference/rule-map.md")
        self.assert_fault("FIDE 3.8.2: has a row already")

    def test_that_is_not_there_is_found(self):
        os.remove(self.path("docs/reference/rule-map.md"))
        self.assertIn("docs/reference/rule-map.md:0: there is no rule map", self.check()[1])

    def test_a_rule_that_is_not_ours_has_no_test(self):
        row = "| Xiangqi 9 | handshakes | – | – |"
        self.change(self.ROW, self.ROW + "\n" + row, "docs/reference/rule-map.md")
        self.assertEqual(self.check()[0], 0)


if __name__ == "__main__":
    unittest.main()
