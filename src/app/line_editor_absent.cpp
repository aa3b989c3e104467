// The program without libedit: lines are read as the terminal gives them.
#include "line_editor.hpp"

namespace takeback::app {

struct LineEditor::Inside {};

bool LineEditor::is_available() noexcept {
    return false;
}

// NOLINTNEXTLINE(performance-unnecessary-value-param)
LineEditor::LineEditor(Complete /*complete*/, std::string /*history_file*/) {}
LineEditor::~LineEditor() = default;

// NOLINTNEXTLINE(readability-convert-member-functions-to-static)
LineRead LineEditor::next(const std::string& /*prompt*/, Remember /*remember*/) {
    return {.what = LineRead::What::End};
}

}  // namespace takeback::app
