// The part of the builder that follows a line: moves, variations, and what is said about them.
#include <utility>

#include "pgn_builder.hpp"
#include "takeback/core/open_ended_rules.hpp"
#include "takeback/notation/explanation.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/record.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

using What = PgnProblem::What;

}  // namespace

void PgnBuilder::take_move(const PgnToken& token) {
    begin_moves();
    if (is_skipping()) {
        return;
    }
    const bool has_room = moves_ < pgn_limits::most_moves;
    const bool is_plain = has_room && play_plain_move(token.text, line_, reading_.style);
    if (!is_plain && !play_generously(token)) {
        if (tree_) {
            tree_->end_line();
        }
        dead_ = true;
        return;
    }
    if (tree_) {
        tree_->add_move(line_.last_request());
    }
    ++moves_;
    const bool in_check = line_.in_check();
    reading_.main_line.checks += in_check && variations_.empty() ? 1U : 0U;
    if (!is_right(token.text.back(), in_check)) {
        report(What::WrongMark, token.place, token.text);
    }
}

/// A mark that is left out is no problem; one that says what is not so, is.
bool PgnBuilder::is_right(char mark, bool in_check) const {
    if (mark == '#') {
        return in_check && line_.rules().outcome(line_.position());
    }
    return mark != '+' || in_check;
}

/// Plays the move that the token means, however it is written; where it means none, that is reported.
bool PgnBuilder::play_generously(const PgnToken& token) {
    if (moves_ == pgn_limits::most_moves) {
        report(What::TooManyMoves, token.place, token.text);
        return false;
    }
    const auto request = read_generously(token);
    if (request) {
        line_.play(*request);
    }
    return request.has_value();
}

std::optional<MoveRequest> PgnBuilder::read_generously(const PgnToken& token) {
    if (line_.legal_moves().empty()) {
        const auto outcome = line_.rules().outcome(line_.position());
        report(What::GameOver, token.place, token.text,
               in_words(language_, "{move} comes after the end: {outcome}"_msg,
                        {{"move", numbered(token.text)},
                         {"outcome", outcome ? describe(*outcome, wording()) : ""}}));
        return std::nullopt;
    }
    if (token.text == "--" || token.text == "Z0") {
        if (line_.in_check()) {
            report(What::NullMoveInCheck, token.place, token.text);
            return std::nullopt;
        }
        return null_move;
    }
    const OpenEndedRules rules{line_.rules()};
    const auto read = read_typed_move(token.text, Game{rules, line_.position()}, reading_.style);
    if (!read) {
        report_no_move(token, read.error());
        return std::nullopt;
    }
    return *read;
}

void PgnBuilder::report_no_move(const PgnToken& token, MoveError error) {
    Refusal& refusal = error.refusal;
    if (refusal.reason == Reason::CastleRightsLost || refusal.reason == Reason::EnPassantExpired) {
        // Only what was played before tells how.
        refusal = line_.rules().refuse(line_.position(), refusal.request, line_.history()).value_or(refusal);
    }
    const OpenEndedRules rules{line_.rules()};
    const Game game{rules, line_.position()};
    report(refusal.reason == Reason::Syntax ? What::NotAMove : What::IllegalMove, token.place, token.text,
           in_words(language_, "{move}: {why} Position: {fen}"_msg,
                    {{"move", numbered(token.text)},
                     {"why", explain(error, game, token.text, language_).what},
                     {"fen", write_fen(line_.position())}}));
}

void PgnBuilder::skip_variation(TextPlace place) noexcept {
    skipped_place_ = skipped_depth_ == 0 ? place : skipped_place_;
    ++skipped_depth_;
}

void PgnBuilder::open_variation(const PgnToken& token) {
    begin_moves();
    const bool replaces_nothing = !is_skipping() && !line_has_move();
    if (replaces_nothing) {
        report(What::VariationWithoutMove, token.place, token.text);
    }
    if (is_skipping() || replaces_nothing) {
        skip_variation(token.place);
        return;
    }
    if (tree_) {
        tree_->open_variation();
    }
    const MoveRequest replaced = line_.take_back();
    variations_.push_back({.replaced = replaced, .plies = line_.plies(), .place = token.place});
}

void PgnBuilder::close_variation(const PgnToken& token) {
    begin_moves();
    if (skipped_depth_ > 0) {
        --skipped_depth_;
    } else if (variations_.empty()) {
        report(What::UnmatchedParenthesis, token.place, token.text);
    } else {
        leave_variation(token.place);
    }
}

/// Back to the move that the variation replaced.
void PgnBuilder::leave_variation(TextPlace place) {
    if (!line_has_move() && !dead_) {
        report(What::EmptyVariation, place, "");
    }
    if (tree_) {
        tree_->close_variation();
    }
    const Variation variation = variations_.back();
    variations_.pop_back();
    line_.take_back_to(variation.plies);
    line_.play(variation.replaced);
    dead_ = false;
}

std::string PgnBuilder::numbered(std::string_view move) const {
    return move_number(line_.position().state) + shown(move);
}

void PgnBuilder::take_comment(const PgnToken& token) {
    if (!is_skipping() && has_room_for(token.text.size(), token.place) && tree_) {
        tree_->add_comment(token.text);
    }
}

void PgnBuilder::take_closing_comment(const PgnToken& token) {
    if (has_room_for(token.text.size(), token.place) && tree_) {
        tree_->add_closing_comment(token.text);
    }
}

void PgnBuilder::take_nag(const PgnToken& token) {
    begin_moves();
    if (is_skipping()) {
        return;
    }
    if (!line_has_move()) {
        report(What::AnnotationWithoutMove, token.place, token.text);
    } else if (has_room_for(1, token.place) && tree_) {
        tree_->add_nag(token.nag);
    }
}

}  // namespace takeback::notation
