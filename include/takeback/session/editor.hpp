// Editor: a draft of a position, changed man by man until it can be played.
//
// Invariant: the castling rights and the en passant target of the draft fit its board; what an edit makes
// wrong is dropped. Whether the men can stand so is asked only at the end. Each edit is a Setup, the command
// that puts a position on the board, so it can be taken back like any other.
//
//     Editor editor{game.position()};
//     editor.clear_all();
//     editor.put({Color::White, Kind::King}, e1);
//     if (const auto done = editor.finished()) { game.set_position(*done); } else { ... done.error() ... }
#pragma once

#include <cstddef>
#include <vector>

#include "takeback/chess/validation.hpp"
#include "takeback/core/castling_rights.hpp"
#include "takeback/core/color.hpp"
#include "takeback/core/command.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/result.hpp"
#include "takeback/core/square.hpp"

namespace takeback::session {

class Editor {
public:
    /// The draft begins as that position.
    explicit Editor(const Position& start, chess::KingsAllowed kings = chess::KingsAllowed::One)
        : draft_{start}, kings_{kings} {}

    [[nodiscard]] const Position& draft() const noexcept { return draft_; }
    [[nodiscard]] chess::KingsAllowed kings() const noexcept { return kings_; }
    /// From now on the draft is that of a training set-up.
    void allow_several_kings() noexcept { kings_ = chess::KingsAllowed::Several; }

    /// Whatever stands there.
    void put(Piece piece, Square square);
    void clear(Square square);
    /// An empty board, White to make the first move.
    void clear_all();
    void turn(Color side_to_move);
    /// Another draft. Of rights and target it keeps what fits.
    void start_from(const Position& position);

    /// Refused, with every reason, when king and rook do not stand where they castle from.
    [[nodiscard]] std::vector<chess::Flaw> set_castling_rights(const CastlingRights& rights);
    /// Refused, with every reason, when no pawn can have passed over that square just now. Whether one can be
    /// captured there is asked at the end. no_square: none.
    [[nodiscard]] std::vector<chess::Flaw> set_en_passant_target(Square target);

    /// Takes back the last edit, or makes it again; false when there is none.
    bool undo() noexcept;
    bool redo() noexcept;
    [[nodiscard]] std::size_t edits() const noexcept { return done_; }
    [[nodiscard]] std::size_t undone() const noexcept { return steps_.size() - done_; }

    /// The position to be played, with the target only if it can be used; or every flaw of the draft.
    [[nodiscard]] Result<Position, std::vector<chess::Flaw>> finished() const;

private:
    /// To be changed. The fifty moves are counted anew from an edit on (FIDE 9.3 speaks of moves).
    [[nodiscard]] Position same_draft() const noexcept;
    [[nodiscard]] std::vector<chess::Flaw> change_if_fitting(const Position& next);
    void change_to(Position next);

    Position draft_;
    chess::KingsAllowed kings_;
    std::vector<Setup> steps_;  // the first done_ are made, the others can be made again
    std::size_t done_ = 0;
};

}  // namespace takeback::session
