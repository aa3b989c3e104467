// Roff: a manual page as it is written, in the macros of mdoc(7). What is handed in is plain text; whatever
// would mean something to roff is escaped.
//
//     roff.section("FILES");
//     roff.begin_list();
//     roff.macro(".It Pa " + Roff::word("config.ini"));
//     roff.line("the settings");
//     roff.end_list();
#pragma once

#include <string>
#include <string_view>

namespace takeback::pages {

class Roff {
public:
    /// A macro, written as it is: ".Nm".
    void macro(std::string_view request);
    void section(std::string_view title) { macro(".Sh " + word(title)); }
    void subsection(std::string_view title) { macro(".Ss " + word(title)); }
    /// A line of running text.
    void line(std::string_view text);
    /// A line of an example, which looks as it is typed.
    void example(std::string_view command) { macro(".Dl " + word(command)); }

    void begin_list() { macro(".Bl -tag -width Ds"); }
    void end_list() { macro(".El"); }

    [[nodiscard]] const std::string& text() const noexcept { return text_; }

    /// One argument of a macro.
    [[nodiscard]] static std::string word(std::string_view text);

private:
    std::string text_;
};

}  // namespace takeback::pages
