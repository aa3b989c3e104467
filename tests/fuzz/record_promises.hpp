// What every game that is read from a record promises, whatever the record is written in.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>

#include "takeback/notation/byte_reader.hpp"
#include "takeback/notation/pgn_reader.hpp"

namespace takeback::fuzz {

/// The games of a text one after the other; nothing at its end.
using NextGame = std::function<std::optional<notation::PgnReading>()>;

/// No more problems than the limits allow, each told in a safe line; and the game, its result settled, is
/// read back from the PGN that is written of it.
void promise_readable(const notation::PgnReading& reading);

/// Both are the same game, with the same problems in the same places and words.
void promise_equal(const notation::PgnReading& one, const std::optional<notation::PgnReading>& other,
                   std::string_view why);

/// The games of both are the same, and there are as many.
void promise_equal_games(const NextGame& one, const NextGame& other, std::string_view why);

/// The bytes of the text in pieces of that size, as a slow pipe gives them.
[[nodiscard]] notation::ByteSource in_pieces(std::string_view text, std::size_t size);

}  // namespace takeback::fuzz
