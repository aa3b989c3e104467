#include "pgn_builder.hpp"

#include <algorithm>
#include <utility>

#include "takeback/notation/explanation.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/move_text.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/pgn_comment.hpp"
#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/plain_san.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

using Kind = PgnToken::Kind;
using What = PgnProblem::What;

std::string describe_all(const std::vector<FenProblem>& problems) {
    std::vector<std::string> texts;
    std::transform(problems.begin(), problems.end(), std::back_inserter(texts),
                   [](const FenProblem& problem) { return describe(problem); });
    return shown(join(texts, "; "), 1000);
}

void append_with_blank(std::string& text, std::string_view more) {
    text += text.empty() || more.empty() ? "" : " ";
    text += more;
}

}  // namespace

PgnBuilder::PgnBuilder(std::size_t number, TextPlace place)
    : reading_{.number = number, .place = place}, line_{rules_, reading_.game.start} {}

bool PgnBuilder::takes(const PgnToken& token) const {
    if (is_over_ || token.kind == Kind::End) {
        return false;
    }
    return token.kind != Kind::Tag || !(moves_begun_ || (event_seen_ && token.text == "Event"));
}

void PgnBuilder::take(PgnToken token, bool close_follows) {
    for (const PgnToken::Fault& fault : token.faults) {
        report(fault.what, fault.place, token.text);
    }
    switch (token.kind) {
        case Kind::Tag: return take_tag(token);
        case Kind::Comment: return take_comment(std::move(token.text));
        case Kind::Open: return open_variation(token);
        case Kind::Close: return close_variation(token);
        case Kind::Nag: return take_nag(token);
        case Kind::MoveNumber:
            begin_moves();
            comments_wait_ = true;
            return;
        case Kind::Move: return take_move(token);
        case Kind::Result: return take_result(token, close_follows);
        case Kind::Stray:
        case Kind::End: return;
    }
}

// --- Tags ---

void PgnBuilder::take_tag(PgnToken& token) {
    PgnTags& tags = reading_.game.tags;
    event_seen_ = event_seen_ || token.text == "Event";
    if (token.text == "FEN" || token.text == "SetUp") {
        std::optional<PgnToken>& kept = token.text == "FEN" ? fen_ : set_up_;
        if (kept) {
            return report(What::RepeatedTag, token.place, token.text);
        }
        kept = std::move(token);
        return;
    }
    if (tags.says_something(token.text)) {
        return report(What::RepeatedTag, token.place, token.text);
    }
    if (has_room_for(token.text.size() + token.value.size(), token.place) &&
        tags.set(token.text, token.value)) {
        report(What::TooManyTags, token.place, token.text);
    }
}

/// The tags are complete: they say where the game starts.
void PgnBuilder::begin_moves() {
    if (moves_begun_) {
        return;
    }
    moves_begun_ = true;
    if (set_up_ && set_up_->value != (fen_ ? "1" : "0")) {
        report(What::SetUpMismatch, set_up_->place, set_up_->value);
    }
    if (fen_) {
        set_start();
    }
}

void PgnBuilder::set_start() {
    PgnGame& game = reading_.game;
    const bool fits = fen_->value.size() <= pgn_limits::longest_fen;
    const auto fen = read_fen(fits ? fen_->value : "", FenMode::Lenient);
    if (!fen) {
        const std::string detail = fits ? describe_all(fen.error()) : "it has more than 255 bytes";
        report(What::BadFen, fen_->place, fen_->value, detail);
        game.unreadable_fen = fen_->value;
        dead_ = true;
        return;
    }
    if (!fen->repairs.empty()) {
        report(What::FenRepaired, fen_->place, fen_->value, describe_all(fen->repairs));
    }
    game.start = fen->position;
    line_ = LineOfPlay{rules_, game.start};
}

// --- Moves ---

void PgnBuilder::take_move(const PgnToken& token) {
    begin_moves();
    if (is_skipping()) {
        return;
    }
    const auto request = read_request(token);
    if (!request) {
        settle_waiting_comment();
        dead_ = true;
        return;
    }
    current_ = reading_.game.moves.add_move(current_, *request);
    reading_.game.moves.node(current_).comment_before = read_comment(std::exchange(waiting_comment_, {}));
    line_.play(*request);
    ++moves_;
    comments_wait_ = false;
}

/// The move that the token means; where it means none, that is reported.
std::optional<MoveRequest> PgnBuilder::read_request(const PgnToken& token) {
    if (moves_ == pgn_limits::most_moves) {
        report(What::TooManyMoves, token.place, token.text);
        return std::nullopt;
    }
    const MoveList legal = line_.legal_moves();
    if (legal.empty()) {
        const auto outcome = rules_.outcome(line_.position());
        report(What::GameOver, token.place, token.text,
               numbered(token.text) + " comes after the end: " + (outcome ? describe(*outcome) : ""));
        return std::nullopt;
    }
    if (token.text == "--" || token.text == "Z0") {
        if (line_.in_check()) {
            report(What::NullMoveInCheck, token.place, token.text);
            return std::nullopt;
        }
        return null_move;
    }
    if (const auto plain = read_plain_san(token.text, line_.position(), legal)) {
        return plain;
    }
    const Game game{rules_, line_.position()};
    const auto read = read_move(token.text, game);
    if (!read) {
        report_no_move(token, game, read.error());
        return std::nullopt;
    }
    return *read;
}

void PgnBuilder::report_no_move(const PgnToken& token, const Game& game, MoveError error) {
    Refusal& refusal = error.refusal;
    if (refusal.reason == Reason::CastleRightsLost || refusal.reason == Reason::EnPassantExpired) {
        // Only what was played before tells how.
        refusal = rules_.refuse(line_.position(), refusal.request, line_.history()).value_or(refusal);
    }
    report(refusal.reason == Reason::Syntax ? What::NotAMove : What::IllegalMove, token.place, token.text,
           numbered(token.text) + ": " + explain(error, game, token.text).what +
               " Position: " + write_fen(line_.position()));
}

void PgnBuilder::open_variation(const PgnToken& token) {
    begin_moves();
    if (is_skipping()) {
        ++skipped_depth_;
        return;
    }
    if (!line_has_move()) {
        report(What::VariationWithoutMove, token.place, token.text);
        skipped_place_ = token.place;
        ++skipped_depth_;
        return;
    }
    settle_waiting_comment();
    variations_.push_back({.replaced = current_, .plies = line_.plies() - 1, .place = token.place});
    line_.take_back();
    current_ = reading_.game.moves.parent(current_);
    comments_wait_ = true;
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
    settle_waiting_comment();
    const Variation variation = variations_.back();
    variations_.pop_back();
    current_ = variation.replaced;
    line_.take_back_to(variation.plies);
    line_.play(reading_.game.moves.node(current_).request);
    dead_ = false;
    comments_wait_ = true;
}

bool PgnBuilder::line_has_move() const {
    return current_ != root_node &&
           (variations_.empty() || current_ != reading_.game.moves.parent(variations_.back().replaced));
}

std::string PgnBuilder::numbered(std::string_view move) const {
    const GameState& state = line_.position().state;
    return std::to_string(state.fullmove_number) + (state.side_to_move == Color::White ? ". " : "... ") +
           shown(move);
}

// --- Annotations ---

void PgnBuilder::take_comment(std::string raw) {
    if (is_skipping() || !has_room_for(raw.size(), reading_.place)) {
        return;
    }
    if (comments_wait_) {
        append_with_blank(waiting_comment_, trimmed(raw));
    } else {
        add_comment_after(current_, std::move(raw));
    }
}

void PgnBuilder::take_closing_comment(const PgnToken& token) {
    if (has_room_for(token.text.size(), token.place)) {
        add_comment_after(current_, token.text);
    }
}

/// No move came for it: it belongs to the one before, or to the one that an empty variation was to replace.
void PgnBuilder::settle_waiting_comment() {
    const bool in_empty_variation = !variations_.empty() && !line_has_move();
    add_comment_after(in_empty_variation ? variations_.back().replaced : current_,
                      std::exchange(waiting_comment_, {}));
}

void PgnBuilder::add_comment_after(NodeId id, std::string raw) {
    MoveNode& node = reading_.game.moves.node(id);
    if (!node.clock) {
        node.clock = take_clock(raw);
    }
    append_with_blank(node.comment_after, read_comment(raw));
}

void PgnBuilder::take_nag(const PgnToken& token) {
    begin_moves();
    if (is_skipping()) {
        return;
    }
    if (!line_has_move()) {
        report(What::AnnotationWithoutMove, token.place, token.text);
    } else if (has_room_for(1, token.place)) {
        reading_.game.moves.node(current_).nags.push_back(token.nag);
    }
}

// --- The end ---

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
    settle_waiting_comment();
    settle_result(end);
    return std::move(reading_);
}

/// Every fact is kept, and contradictions are reported.
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
               "the tag Result says " + quoted(tag) + ", the moves end with " + marker);
    }
    const auto outcome = rules_.outcome(line_.position());
    if (outcome && result_of(*outcome) != game.marker) {
        report(What::BoardMismatch, end, marker,
               "the result is " + marker + ", but on the board it is " + describe(*outcome));
    }
}

// --- Problems and limits ---

bool PgnBuilder::has_room_for(std::size_t bytes, TextPlace place) {
    if (text_ + bytes > pgn_limits::most_text) {
        report(What::TooMuchText, place, "");
        return false;
    }
    text_ += bytes;
    return true;
}

void PgnBuilder::report(What what, TextPlace place, std::string_view token, std::string_view detail) {
    std::vector<PgnProblem>& problems = reading_.problems;
    if (problems.size() > pgn_limits::most_problems) {
        return;
    }
    const bool last = problems.size() == pgn_limits::most_problems;
    PgnProblem problem{.what = last ? What::TooManyProblems : what, .game = reading_.number, .place = place};
    problem.token = token.substr(0, pgn_limits::longest_word);
    problem.message = last || detail.empty() ? sentence_for(problem.what) : detail;
    if (!last && detail.empty() && !token.empty()) {
        problem.message += ": " + quoted(token);
    }
    problems.push_back(std::move(problem));
}

}  // namespace takeback::notation
