// Hanging: a text beside its term, in lines that fit the terminal.
//
//     undo [N]     take back the last
//                  command, or the last N
//
// Lines end between words, and in Chinese, which has no blanks between them, between any two characters, but
// not between a mark and what it closes or opens.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace takeback::app {

/// The columns that a UTF-8 text takes on a terminal: two for each character of Chinese.
[[nodiscard]] std::size_t columns_of(std::string_view text);

/// The term, and from that column on the text, in lines of at most `width` columns. A text always has 20, and
/// begins on the next line where the term takes more columns than it may.
[[nodiscard]] std::string hanging(std::string term, std::size_t column, std::string_view text, int width);

}  // namespace takeback::app
