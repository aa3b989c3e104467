// PGN texts in tests: read at once, and shown in short.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "takeback/notation/pgn_reader.hpp"

namespace takeback::test {

/// Every game of the text.
[[nodiscard]] std::vector<notation::PgnReading> read_games(std::string_view pgn);
/// The only game of the text.
[[nodiscard]] notation::PgnReading read_game(std::string_view pgn);

/// "e4 e5 Nf3".
[[nodiscard]] std::string main_line_of(const notation::PgnGame& game);
/// That of the only game of the text.
[[nodiscard]] std::string main_line(std::string_view pgn);
/// The moves as they are written, with variations, comments and result, on one line.
[[nodiscard]] std::string moves_of(const notation::PgnGame& game);
/// The codes of the problems: "illegal_move result_mismatch".
[[nodiscard]] std::string codes_of(const notation::PgnReading& reading);
/// The only problem of the only game of the text.
[[nodiscard]] notation::PgnProblem problem_in(std::string_view pgn);
/// "line:column".
[[nodiscard]] std::string place_of(const notation::PgnProblem& problem);
/// The value of a tag; "none" when it is not there.
[[nodiscard]] std::string tag_of(const notation::PgnGame& game, std::string_view name);

}  // namespace takeback::test
