// Editor: a draft of a position, changed man by man until it can be played.
//
// Invariant: the castling rights and the en passant target of the draft fit its board; what an edit makes
// wrong is dropped. Whether the men can stand so is asked only at the end. Each edit is a Setup, the command
// that puts a position on the board, so it can be taken back like any other. Which game it is, the judge
// alone knows (notation/position_judge.hpp).
//
//     Editor editor{game.position(), notation::judge_for(game.position().board.geometry())};
//     editor.clear_all();
//     editor.put({Color::White, Kind::King}, e1);
//     if (const auto done = editor.finished()) { game.set_position(*done); } else { ... done.error() ... }
#pragma once

#include <cstddef>
#include <vector>

#include "takeback/core/castling_rights.hpp"
#include "takeback/core/color.hpp"
#include "takeback/core/command.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/result.hpp"
#include "takeback/core/square.hpp"
#include "takeback/notation/position_judge.hpp"

namespace takeback::session {

class Editor {
public:
    /// The draft begins as that position.
    Editor(const Position& start, const notation::PositionJudge& judge) : draft_{start}, judge_{judge} {}

    [[nodiscard]] const Position& draft() const noexcept { return draft_; }
    [[nodiscard]] const notation::PositionJudge& judge() const noexcept { return judge_; }
    /// From now on another one of the same game: that of a training set-up.
    void judge_by(const notation::PositionJudge& judge) noexcept { judge_ = judge; }

    /// Whatever stands there.
    void put(Piece piece, Square square);
    void clear(Square square);
    /// An empty board; who moves first in the game is to move.
    void clear_all();
    void turn(Color side_to_move);
    /// Another draft. Of rights and target it keeps what fits.
    void start_from(const Position& position);

    // Of chess alone.

    /// Refused, with every reason, when king and rook do not stand where they castle from.
    [[nodiscard]] std::vector<notation::PositionFlaw> set_castling_rights(const CastlingRights& rights);
    /// Refused, with every reason, when no pawn can have passed over that square just now. Whether one can be
    /// captured there is asked at the end. no_square: none.
    [[nodiscard]] std::vector<notation::PositionFlaw> set_en_passant_target(Square target);

    // Of both games.

    /// Takes back the last edit, or makes it again; false when there is none.
    bool undo() noexcept;
    bool redo() noexcept;
    [[nodiscard]] std::size_t edits() const noexcept { return done_; }
    [[nodiscard]] std::size_t undone() const noexcept { return steps_.size() - done_; }

    /// The position to be played, with an en passant target only if it can be used; or every flaw of the
    /// draft.
    [[nodiscard]] Result<Position, std::vector<notation::PositionFlaw>> finished() const;

private:
    /// To be changed. What counts towards a draw, fifty moves or plies without a capture, is counted anew
    /// from an edit on (FIDE 9.3 speaks of moves).
    [[nodiscard]] Position same_draft() const noexcept;
    [[nodiscard]] std::vector<notation::PositionFlaw> change_if_fitting(const Position& next);
    void change_to(Position next);

    Position draft_;
    notation::PositionJudge judge_;
    std::vector<Setup> steps_;  // the first done_ are made, the others can be made again
    std::size_t done_ = 0;
};

}  // namespace takeback::session
