#include "edit_words.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "takeback/notation/castling_letters.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/piece_letters.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/notation/xiangqi_characters.hpp"
#include "takeback/notation/xiangqi_letters.hpp"

namespace takeback::app {

namespace {

using notation::quoted;

template <std::size_t count>
bool is_one_of(const std::array<std::string_view, count>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

std::optional<Color> read_chess_side(std::string_view text) {
    const std::string word = notation::to_lower(text);
    if (is_one_of<2>({"w", "white"}, word)) {
        return Color::White;
    }
    return is_one_of<2>({"b", "black"}, word) ? std::optional{Color::Black} : std::nullopt;
}

std::optional<Color> read_xiangqi_side(std::string_view text) {
    const std::string word = notation::to_lower(text);
    if (is_one_of<8>({"r", "red", "w", "white", "红", "紅", "红方", "紅方"}, word)) {
        return Color::White;
    }
    return is_one_of<4>({"b", "black", "黑", "黑方"}, word) ? std::optional{Color::Black} : std::nullopt;
}

/// "wQ" and "bq", or as a FEN has it, "Q" and "q".
std::optional<Piece> read_chess_man(std::string_view text) {
    if (text.size() == 1) {
        return notation::piece_of(text[0]);
    }
    const std::optional<Color> color = read_chess_side(text.substr(0, 1));
    const std::optional<Kind> kind =
        text.size() == 2 ? notation::kind_of(notation::to_upper(text[1])) : std::nullopt;
    return color && kind ? std::optional{Piece{*color, *kind}} : std::nullopt;
}

/// A letter of a FEN or a character; the colour is missing where both sides have it.
std::optional<notation::XiangqiCharacter> read_xiangqi_sign(std::string_view character) {
    const auto piece = character.size() == 1 ? notation::xiangqi_piece_of(character[0]) : std::nullopt;
    return piece ? notation::XiangqiCharacter{.kind = piece->kind(), .color = piece->color()}
                 : notation::read_xiangqi_character(character);
}

/// "rC", "r炮", "红炮"; "C", "炮". A colour that is named holds, whatever the sign behind it.
std::optional<notation::XiangqiCharacter> read_xiangqi_man(std::string_view text) {
    const std::vector<notation::Word> signs = notation::characters_of({.text = text, .column = 1});
    if (signs.empty() || signs.size() > 2) {
        return std::nullopt;
    }
    auto man = read_xiangqi_sign(signs.back().text);
    if (man && signs.size() == 2) {
        man->color = read_xiangqi_side(signs.front().text);
        return man->color ? man : std::nullopt;
    }
    return man;
}

Result<Piece, Reply> xiangqi_man(const Conversation& conversation, std::string_view text) {
    const auto man = read_xiangqi_man(text);
    if (!man) {
        return refuse(
            Reason::Syntax, conversation.in_words("{text} is no man."_msg, {{"text", quoted(text)}}),
            conversation.in_words(
                "Write r or b and one of K A E H R C P, as in rC; or the character on the board, as in 炮 and 砲."_msg));
    }
    if (!man->color) {
        const std::string sign{text};
        return refuse(Reason::Ambiguous,
                      conversation.in_words("Both sides have a man {text}."_msg, {{"text", sign}}),
                      write_one_of({'r' + sign, 'b' + sign}, conversation.language()));
    }
    return Piece{*man->color, man->kind};
}

std::string name_of_square(const Conversation& conversation, Square square) {
    return notation::square_name(shown_position(conversation).board.geometry(), square, conversation.ranks());
}

}  // namespace

Result<Piece, Reply> read_man(const Conversation& conversation, std::string_view text) {
    if (conversation.plays_xiangqi()) {
        return xiangqi_man(conversation, text);
    }
    if (const std::optional<Piece> piece = read_chess_man(text)) {
        return *piece;
    }
    return refuse(Reason::Syntax, conversation.in_words("{text} is no piece."_msg, {{"text", quoted(text)}}),
                  conversation.in_words("Write w or b and one of K Q R B N P, as in wQ."_msg));
}

Result<Square, Reply> read_square_of_draft(const Conversation& conversation, std::string_view text) {
    const Geometry geometry = shown_position(conversation).board.geometry();
    if (const auto square = notation::read_square(geometry, notation::to_lower(text), conversation.ranks())) {
        return *square;
    }
    if (!conversation.plays_xiangqi()) {
        return refuse(Reason::Syntax,
                      conversation.in_words("{text} is no square."_msg, {{"text", quoted(text)}}),
                      conversation.in_words("Squares go from a1 to h8."_msg));
    }
    return refuse(
        Reason::Syntax, conversation.in_words("{text} is no point."_msg, {{"text", quoted(text)}}),
        conversation.in_words("Points go from {first} to {last}."_msg,
                              {{"first", name_of_square(conversation, Square::at(0))},
                               {"last", name_of_square(conversation, Square::at(geometry.squares() - 1))}}));
}

std::optional<Color> read_side(const Conversation& conversation, std::string_view text) {
    return conversation.plays_xiangqi() ? read_xiangqi_side(text) : read_chess_side(text);
}

std::optional<CastlingRights> read_castling_rights(const Position& draft, std::string_view text) {
    CastlingRights rights;
    for (const char c : text == "-" ? "" : text) {
        const auto right = notation::castling_right(draft, c);
        if (!right) {
            return std::nullopt;
        }
        rights.grant(right->color, right->wing, right->rook);
    }
    return rights;
}

std::string put_command(const Position& draft, Piece piece, Square square) {
    const bool xiangqi = notation::terms_of(draft.board.geometry()) == Terms::Xiangqi;
    const char letter = xiangqi ? notation::xiangqi_fen_letter(piece) : notation::fen_letter(piece);
    return std::string{"put "} + letter + ' ' + notation::square_name(draft.board.geometry(), square);
}

std::string clear_command(const Position& draft, Square square) {
    return "clear " + notation::square_name(draft.board.geometry(), square);
}

std::string example_of_man(const Conversation& conversation) {
    return conversation.plays_xiangqi() ? "rC" : "wQ";
}

std::string example_of_square(const Conversation& conversation) {
    const Geometry geometry = shown_position(conversation).board.geometry();
    return name_of_square(conversation,
                          conversation.plays_xiangqi() ? geometry.square(7, 2) : geometry.square(3, 3));
}

}  // namespace takeback::app
