// Where the game of a DhtmlXQ record starts.
#include <array>
#include <utility>

#include "dhtmlxq_builder.hpp"
#include "takeback/core/zobrist.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/iccs.hpp"
#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/notation/xiangqi_fen.hpp"
#include "takeback/xiangqi/validation.hpp"

namespace takeback::notation {

namespace {

using What = PgnProblem::What;

constexpr Geometry geometry = xiangqi::XiangqiTraits::geometry;

/// The order of the men of each side in binit.
constexpr std::array men{Kind::Rook, Kind::Horse,   Kind::Elephant, Kind::Advisor,
                         Kind::King, Kind::Advisor, Kind::Elephant, Kind::Horse,
                         Kind::Rook, Kind::Cannon,  Kind::Cannon,   Kind::Pawn,
                         Kind::Pawn, Kind::Pawn,    Kind::Pawn,     Kind::Pawn};

std::string without_blanks(std::string_view text) {
    std::string rest;
    for (const char c : text) {
        rest += is_blank(c) ? std::string{} : std::string{c};
    }
    return rest;
}

std::string in_one_line(const std::vector<std::string>& reasons, Language language) {
    return shown(join(reasons, template_of(language, "; "_msg)), 1000);
}

std::string describe_flaws(const std::vector<xiangqi::Flaw>& flaws, Language language) {
    std::vector<std::string> reasons;
    reasons.reserve(flaws.size());
    for (const xiangqi::Flaw& flaw : flaws) {
        reasons.push_back(describe(flaw, language));
    }
    return in_one_line(reasons, language);
}

}  // namespace

/// An empty field is none.
void DhtmlxqBuilder::set_start() {
    reading_.game.start = rules_.start_position();
    const DhtmlxqField* const binit = field("binit");
    const DhtmlxqField* const fen = field("fen");
    if (binit != nullptr && !trimmed(binit->value).empty()) {
        read_binit(*binit);
    } else if (fen != nullptr && !trimmed(fen->value).empty()) {
        read_fen_field(*fen);
    }
    line_ = LineOfPlay{rules_, reading_.game.start};
    main_end_ = reading_.game.start;
}

void DhtmlxqBuilder::read_binit(const DhtmlxqField& binit) {
    const std::string digits = without_blanks(binit.value);
    for (const char c : digits) {
        if (digits.size() != 4 * men.size() || !is_digit(c)) {
            return refuse_start(
                binit, in_words(language_,
                                "binit has {count} characters, not 64 digits: two for each of the 32 men"_msg,
                                {{"count", std::to_string(character_count(digits))}}));
        }
    }
    Position& start = reading_.game.start;
    const Position usual = start;
    start.board = Board{geometry};
    for (std::size_t man = 0; man < 2 * men.size(); ++man) {
        if (!put_man(binit, std::string_view{digits}.substr(2 * man, 2), man)) {
            start = usual;
            return;
        }
    }
    choose_side_to_move();
    start.state.key = zobrist::key_of(start);
    const auto flaws = xiangqi::flaws_of(start);
    if (!flaws.empty()) {
        const std::string reasons = describe_flaws(flaws, language_);
        const std::string fen = write_xiangqi_fen(std::exchange(start, usual));
        refuse_start(binit, reasons);
        reading_.game.unreadable_fen = fen;
    }
}

bool DhtmlxqBuilder::put_man(const DhtmlxqField& binit, std::string_view digits, std::size_t man) {
    if (digits == "99") {
        return true;
    }
    const std::string number = std::to_string(man + 1);
    const Square square = geometry.square(digits[0] - '0', geometry.ranks - 1 - (digits[1] - '0'));
    if (square.is_none()) {
        refuse_start(
            binit,
            in_words(
                language_,
                "man {number} of binit stands on '{digits}': x is 0 to 8, y is 0 to 9, and 99 is off the board"_msg,
                {{"number", number}, {"digits", std::string{digits}}}));
        return false;
    }
    Board& board = reading_.game.start.board;
    if (!board.at(square).is_none()) {
        refuse_start(binit,
                     in_words(language_, "man {number} of binit stands on {square}, where another one is"_msg,
                              {{"number", number}, {"square", iccs(square)}}));
        return false;
    }
    board.set(square, Piece{man < men.size() ? Color::White : Color::Black, men[man % men.size()]});
    return true;
}

/// The side whose man makes the first move. Where nobody moves, it is Red's turn, unless Black is in check.
void DhtmlxqBuilder::choose_side_to_move() {
    Position& start = reading_.game.start;
    const DhtmlxqField* const moves = field("movelist");
    const auto first = moves != nullptr ? next_digits(*moves, 0) : std::nullopt;
    if (first) {
        const Square from =
            geometry.square(first->text[0] - '0', geometry.ranks - 1 - (first->text[1] - '0'));
        const Piece man = from.is_none() ? no_piece : start.board.at(from);
        const bool by_black = !man.is_none() && man.color() == Color::Black;
        start.state.side_to_move = by_black ? Color::Black : Color::White;
        return;
    }
    const auto is_playable = [&start](Color side) {
        start.state.side_to_move = side;
        return xiangqi::flaws_of(start).empty();
    };
    if (is_playable(Color::White) || !is_playable(Color::Black)) {
        start.state.side_to_move = Color::White;
    }
}

void DhtmlxqBuilder::read_fen_field(const DhtmlxqField& fen) {
    const std::string_view text = trimmed(fen.value);
    const bool fits = text.size() <= pgn_limits::longest_fen;
    const auto read = read_xiangqi_fen(fits ? text : "");
    if (read) {
        reading_.game.start = *read;
        return;
    }
    refuse_start(
        fen, fits
                 ? shown(join(describe_each(read.error(), language_), template_of(language_, "; "_msg)), 1000)
                 : in_words(language_, "it has more than 255 bytes"_msg));
}

void DhtmlxqBuilder::refuse_start(const DhtmlxqField& field, std::string_view detail) {
    report(What::BadFen, field.place, trimmed(field.value), detail);
    reading_.game.unreadable_fen = one_line_of(field);
    lines_.front().is_cut = true;
}

}  // namespace takeback::notation
