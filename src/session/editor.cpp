#include "takeback/session/editor.hpp"

#include <algorithm>

#include "takeback/core/zobrist.hpp"

namespace takeback::session {

using notation::PositionFlaw;

void Editor::put(Piece piece, Square square) {
    Position next = same_draft();
    next.board.set(square, piece);
    change_to(next);
}

void Editor::clear(Square square) {
    put(no_piece, square);
}

void Editor::clear_all() {
    Position empty{.board = Board{draft_.board.geometry()}, .state = {}};
    empty.state.castling_rule = draft_.state.castling_rule;
    change_to(empty);
}

void Editor::turn(Color side_to_move) {
    Position next = same_draft();
    next.state.side_to_move = side_to_move;
    change_to(next);
}

void Editor::start_from(const Position& position) {
    change_to(position);
}

std::vector<PositionFlaw> Editor::set_castling_rights(const CastlingRights& rights) {
    Position next = same_draft();
    next.state.castling_rights = rights;
    return change_if_fitting(next);
}

std::vector<PositionFlaw> Editor::set_en_passant_target(Square target) {
    Position next = same_draft();
    next.state.en_passant_target = target;
    return change_if_fitting(next);
}

Position Editor::same_draft() const noexcept {
    Position next = draft_;
    next.state.halfmove_clock = 0;
    return next;
}

/// The draft was fitting, so every flaw that could be mended has come with the change.
std::vector<PositionFlaw> Editor::change_if_fitting(const Position& next) {
    std::vector<PositionFlaw> flaws = judge_.flaws_of(next);
    const auto is_about_the_men = [&](const PositionFlaw& flaw) {
        Position scratch = next;
        return !judge_.mend(scratch, flaw);
    };
    flaws.erase(std::remove_if(flaws.begin(), flaws.end(), is_about_the_men), flaws.end());
    if (flaws.empty()) {
        change_to(next);
    }
    return flaws;
}

void Editor::change_to(Position next) {
    for (const PositionFlaw& flaw : judge_.flaws_of(next)) {
        judge_.mend(next, flaw);
    }
    next.state.key = zobrist::key_of(next);
    steps_.resize(done_);  // a new edit ends what could be made again
    steps_.push_back(Setup::between(draft_, next));
    ++done_;
    draft_ = next;
}

bool Editor::undo() noexcept {
    if (done_ == 0) {
        return false;
    }
    steps_[--done_].undo(draft_);
    return true;
}

bool Editor::redo() noexcept {
    if (done_ == steps_.size()) {
        return false;
    }
    steps_[done_++].apply(draft_);
    return true;
}

Result<Position, std::vector<PositionFlaw>> Editor::finished() const {
    std::vector<PositionFlaw> flaws = judge_.flaws_of(draft_);
    if (!flaws.empty()) {
        return flaws;
    }
    Position position = draft_;
    judge_.settle(position);
    position.state.key = zobrist::key_of(position);
    return position;
}

}  // namespace takeback::session
