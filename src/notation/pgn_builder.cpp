#include "pgn_builder.hpp"

#include <utility>

#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

using Kind = PgnToken::Kind;
using What = PgnProblem::What;

}  // namespace

PgnBuilder::PgnBuilder(std::size_t number, TextPlace place, GameKind untold, Language language, PgnKeep keep)
    : untold_{untold},
      language_{language},
      reading_{.number = number, .place = place},
      line_{rules_.of(reading_.game.start), reading_.game.start} {
    if (keep == PgnKeep::Games) {
        tree_.emplace();
    }
}

bool PgnBuilder::takes_tag(const PgnToken& token) const {
    const bool is_first_of_next = (token.text == "Event" && event_seen_) ||
                                  (token.text == "Game" && game_seen_ && names_xiangqi(token.value));
    return !moves_begun_ && !is_first_of_next;
}

void PgnBuilder::take(const PgnToken& token, bool close_follows) {
    if (!token.faults.empty()) {
        report_faults(token);
    }
    switch (token.kind) {
        case Kind::Tag: return take_tag(token);
        case Kind::Comment: return take_comment(token);
        case Kind::Open: return open_variation(token);
        case Kind::Close: return close_variation(token);
        case Kind::Nag: return take_nag(token);
        case Kind::MoveNumber:
            begin_moves();
            if (tree_) {
                tree_->expect_move();
            }
            return;
        case Kind::Move: return take_move(token);
        case Kind::Result: return take_result(token, close_follows);
        case Kind::Stray:
        case Kind::End: return;
    }
}

void PgnBuilder::report_faults(const PgnToken& token) {
    for (const PgnToken::Fault& fault : token.faults) {
        report(fault.what, fault.place, token.text);
    }
}

void PgnBuilder::take_tag(const PgnToken& token) {
    PgnTags& tags = reading_.game.tags;
    event_seen_ = event_seen_ || token.text == "Event";
    game_seen_ = game_seen_ || token.text == "Game";
    if (tells_start(token.text)) {
        std::optional<StartTag>& kept = to_lower(token.text) == "fen" ? fen_ : set_up_;
        if (kept) {
            return report(What::RepeatedTag, token.place, token.text);
        }
        kept = {.place = token.place, .value = std::string{token.value}};
        return;
    }
    if (tags.says_something(token.text)) {
        return report(What::RepeatedTag, token.place, token.text);
    }
    if (!has_room_for(token.text.size() + token.value.size(), token.place)) {
        return;
    }
    if (tags.set(token.text, token.value)) {
        return report(What::TooManyTags, token.place, token.text);
    }
    if (token.text == "White" || token.text == "Red") {
        (token.text == "White" ? white_place_ : red_place_) = token.place;
    }
}

// --- The result ---

void PgnBuilder::take_result(const PgnToken& token, bool close_follows) {
    begin_moves();
    if (close_follows && (!variations_.empty() || skipped_depth_ > 0)) {
        return report(What::ResultInVariation, token.place, result_token(token.result));
    }
    reading_.game.marker = token.result;
    is_over_ = true;
}

PgnReading PgnBuilder::finish(TextPlace end) {
    begin_moves();
    if (!variations_.empty() || skipped_depth_ > 0) {
        report(What::UnclosedVariation, variations_.empty() ? skipped_place_ : variations_.back().place, "(");
    }
    while (!variations_.empty()) {
        leave_variation(end);
    }
    if (tree_) {
        reading_.game.moves = tree_->take_tree();
    }
    settle_result(end);
    return std::move(reading_);
}

/// Every fact is kept, and contradictions are reported. A tag that says nothing takes the marker.
void PgnBuilder::settle_result(TextPlace end) {
    PgnGame& game = reading_.game;
    const std::string tag{game.tags.value("Result").value_or("")};
    if (!is_over_) {
        report(What::MissingResult, end, "");
        game.marker = read_result(tag).value_or(PgnResult::Unknown);
    }
    const std::string marker{result_token(game.marker)};
    if (!game.tags.says_something("Result")) {
        set_result(game, game.marker);
    } else if (tag != marker) {
        report(What::ResultMismatch, end, tag,
               in_words(language_, "the tag Result says {tag}, the moves end with {marker}"_msg,
                        {{"tag", quoted(tag)}, {"marker", marker}}));
    }
    const auto on_board = line_.rules().outcome(line_.position());
    reading_.report_other_result(on_board, end, marker, wording());
    reading_.main_line.plies = line_.plies();
    reading_.main_line.is_mate = on_board && on_board->ending == Ending::Checkmate;
}

void PgnBuilder::report(What what, TextPlace place, std::string_view token, std::string_view detail) {
    reading_.report(what, place, token, detail, language_);
}

}  // namespace takeback::notation
