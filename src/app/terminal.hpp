// Terminal: what standard input and output can do.
#pragma once

#include <cstdint>
#include <string>

#include "takeback/language/language.hpp"
#include "takeback/platform/streams.hpp"

namespace takeback::app {

enum class Colors : std::uint8_t { None, Sixteen, Palette };  ///< Palette: the 256 colours of xterm

struct Terminal {
    bool reads_from_terminal = false;
    bool writes_to_terminal = false;
    bool can_edit_lines = false;   ///< both ends are a terminal that is not dumb
    bool rewrites_errors = false;  ///< standard error is a terminal that is not dumb
    bool shows_unicode = false;
    Colors colors = Colors::None;           ///< by itself
    Colors colors_if_asked = Colors::None;  ///< for who wants them anyway

    Language language = Language::English;  ///< of the locale

    /// Whether there is somebody to talk with: both ends are a terminal.
    [[nodiscard]] bool is_interactive() const noexcept { return reads_from_terminal && writes_to_terminal; }

    /// Sets the locale of the process, and looks at the streams and the environment. For colour, NO_COLOR
    /// beats CLICOLOR_FORCE and FORCE_COLOR, which beat what the terminal says.
    [[nodiscard]] static Terminal detect();
};

/// What came out of a file, for standard output: byte for byte, but safe to show where that is a terminal.
[[nodiscard]] std::string for_screen(const Terminal& terminal, const std::string& text);

/// The columns now of the terminal that the stream writes to; 80 where that cannot be known.
[[nodiscard]] int terminal_width(int stream = platform::standard_output);

}  // namespace takeback::app
