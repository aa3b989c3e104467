// The games of a file, one after the other, in the memory of one: the one place where the program reads
// games.
#pragma once

#include <functional>
#include <string>

#include "takeback/language/language.hpp"
#include "takeback/notation/byte_reader.hpp"
#include "takeback/notation/game_kind.hpp"
#include "takeback/notation/pgn_reader.hpp"

namespace takeback::app {

/// The bytes of the file, or of standard input for "-". The function and its source throw StreamError.
[[nodiscard]] notation::ByteSource bytes_of_file(const std::string& path);

/// What messages call the file: "stdin" for "-".
[[nodiscard]] std::string shown_file(const std::string& path);

/// `untold` is what games are whose tags do not say it. The language is that of the messages of problems. The
/// visitor may take what it is given.
void for_each_game(notation::ByteSource bytes, notation::GameKind untold, Language language,
                   const std::function<void(notation::PgnReading&)>& visit);

}  // namespace takeback::app
