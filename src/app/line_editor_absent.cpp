// The program without libedit: lines are read as the terminal gives them.
#include "line_editor.hpp"

namespace takeback::app {

struct LineEditor::Inside {};

bool LineEditor::is_available() noexcept {
    return false;
}

LineEditor::LineEditor(Complete /*complete*/) {}
LineEditor::~LineEditor() = default;

LineRead LineEditor::next(const std::string& /*prompt*/) {
    return {.what = LineRead::What::End};
}

}  // namespace takeback::app
