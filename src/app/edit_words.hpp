// EditWords: men, squares and sides as they are typed in edit mode, each game's by its own names.
//
//     chess    put wQ d4   put q d4     turn w
//     xiangqi  put rC h2   put 砲 h7    turn r
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "conversation.hpp"
#include "reply.hpp"
#include "takeback/core/castling_rights.hpp"
#include "takeback/core/color.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/result.hpp"
#include "takeback/core/square.hpp"

namespace takeback::app {

/// Colour and letter, a letter as in a FEN, or in xiangqi the character of a man; or the refusal of what is
/// none of these.
[[nodiscard]] Result<Piece, Reply> read_man(const Conversation& conversation, std::string_view text);
[[nodiscard]] Result<Square, Reply> read_square_of_draft(const Conversation& conversation,
                                                         std::string_view text);
[[nodiscard]] std::optional<Color> read_side(const Conversation& conversation, std::string_view text);
/// "KQkq", some of it, or "-".
[[nodiscard]] std::optional<CastlingRights> read_castling_rights(const Position& draft,
                                                                 std::string_view text);

/// "put C h2": for the journal, which reads it whatever the settings are then.
[[nodiscard]] std::string put_command(const Position& draft, Piece piece, Square square);
[[nodiscard]] std::string clear_command(const Position& draft, Square square);

/// What is typed in that game, for who has typed something else: "wQ d4".
[[nodiscard]] std::string example_of_man(const Conversation& conversation);
[[nodiscard]] std::string example_of_square(const Conversation& conversation);

}  // namespace takeback::app
