// LineEditor: a prompt with editing, history and Tab completion, by libedit. Where that is missing, there is
// none.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "line_reader.hpp"

namespace takeback::app {

/// All completions of the word that ends at the cursor, given the line up to there.
using Complete = std::function<std::vector<std::string>(std::string_view line)>;

class LineEditor {
public:
    /// Whether the line goes into the history: not when it answers a question.
    enum class Remember : bool { No, Yes };

    /// Whether the program was built with it, and the system knows UTF-8.
    [[nodiscard]] static bool is_available() noexcept;

    /// The lines of earlier sessions are in that file, and those of this one will be; none where it is empty.
    LineEditor(Complete complete, std::string history_file);
    LineEditor(const LineEditor&) = delete;
    LineEditor(LineEditor&&) = delete;
    LineEditor& operator=(const LineEditor&) = delete;
    LineEditor& operator=(LineEditor&&) = delete;
    ~LineEditor();

    /// Interrupted: Ctrl-C dropped what was typed. End: Ctrl-D on an empty line.
    /// Bytes that are not UTF-8, and NUL, are read as U+FFFD, which no command or move holds.
    [[nodiscard]] LineRead next(const std::string& prompt, Remember remember);

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace takeback::app
