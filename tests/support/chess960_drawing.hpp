// Drawings of boards of Chess960 (support/drawing.hpp has those of standard chess).
#pragma once

#include <string>
#include <string_view>

#include "drawing.hpp"
#include "takeback/core/game.hpp"
#include "takeback/notation/fen.hpp"

namespace takeback::test {

/// A game from the position that is drawn. The fields are those of an X-FEN or a Shredder-FEN.
[[nodiscard]] inline Game game_from(std::string_view drawing, const std::string& fen_fields) {
    const std::string fen = notation::write_fen(drawn(drawing));
    return Game{chess(), position(fen.substr(0, fen.find(' ') + 1) + fen_fields, CastlingRule::Chess960)};
}

}  // namespace takeback::test
