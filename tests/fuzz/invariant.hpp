// Invariants: what a fuzz target promises of every input. A promise that is not kept ends the process, so
// that libFuzzer, or the ordinary test (replay_corpus.cpp), has found an input that breaks it.
//
//     promise(again == position, "a position that is written is read back", fen);
//     promise_safe_line(describe(problem));
//
// Nothing here allocates as long as promises are kept: a target runs some thousand times in a second.
#pragma once

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "takeback/notation/text.hpp"

namespace takeback::fuzz {

[[noreturn]] inline void break_promise(std::string_view what, std::string_view about) {
    std::fputs("promise broken: ", stderr);
    std::fwrite(what.data(), 1, what.size(), stderr);
    std::fputs("\n  ", stderr);
    std::fwrite(about.data(), 1, about.size(), stderr);
    std::fputc('\n', stderr);
    std::abort();
}

/// `what` holds of every input; `about` is the text for which it does not.
inline void promise(bool kept, std::string_view what, std::string_view about = "") {
    if (!kept) {
        break_promise(what, about);
    }
}

/// Whether a terminal could do something else with the text than show it. What that is, is written down here
/// once more, so that notation::shown() is not measured by itself: controls (C0, DEL, C1), and the marks that
/// turn the direction of writing.
[[nodiscard]] inline bool can_be_shown(std::string_view text) {
    unsigned three = 0;  // the last bytes, newest lowest
    for (const char c : text) {
        const unsigned byte = static_cast<unsigned char>(c);
        three = (three << 8U | byte) & 0xFFFFFFU;
        if (byte >= 0x20 && byte < 0x7F) {
            continue;
        }
        const unsigned two = three & 0xFFFFU;
        const bool is_control = byte <= 0x7F || (two >= 0xC280 && two <= 0xC29F);
        const bool turns = two == 0xD89C || three == 0xE2808E || three == 0xE2808F ||
                           (three >= 0xE280AA && three <= 0xE280AE) ||
                           (three >= 0xE281A6 && three <= 0xE281A9);
        if (is_control || turns) {
            return false;
        }
    }
    return notation::is_valid_utf8(text);
}

inline void promise_safe_line(std::string_view text) {
    promise(can_be_shown(text), "what is said is UTF-8 without control characters", text);
}

/// The same of each line; line breaks are allowed.
inline void promise_safe_lines(std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        promise_safe_line(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
}

}  // namespace takeback::fuzz
