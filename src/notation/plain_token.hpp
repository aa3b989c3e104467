// Plain tokens: the quick way to read what nearly all of a game is made of: [Name "value"], a move that
// begins with a letter, a move number with its dots, a comment in one line; all of it ASCII, and ready in one
// piece.
//
// What is anything else, or may be, is left to TokenReader, which knows everything that can stand in a PGN.
// What both read is read alike.
#pragma once

#include <cstddef>
#include <string_view>

#include "pgn_token_reader.hpp"
#include "takeback/notation/pgn_lexer.hpp"
#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/pgn_tags.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

/// The bytes in front that are in the set, from a text that has others behind them.
template <const ByteSet& set>
[[nodiscard]] std::size_t run_at(const char* text) noexcept {
    std::size_t size = 0;
    while (set[static_cast<unsigned char>(text[size])]) {
        ++size;
    }
    return size;
}

inline constexpr ByteSet plain_word_bytes = ascii_of(word_bytes);
inline constexpr ByteSet digit_bytes = all_of("0123456789");
inline constexpr ByteSet dot_bytes = all_of(".");
inline constexpr ByteSet plain_value_bytes = ascii_of(value_bytes);

// Each of these gives the size of what it read, and 0 where that is not plain.

/// `before` is the size of the move number that stands right before the move.
[[nodiscard]] inline std::size_t read_plain_move(const char* text, std::size_t before,
                                                 PgnToken& token) noexcept {
    const char* const move = text + before;
    const std::size_t size = run_at<plain_word_bytes>(move);
    const bool goes_on = word_bytes[static_cast<unsigned char>(move[size])];
    const bool may_be_en_passant_mark = move[0] == 'e' && (move[1] == '.' || move[1] == 'p');
    if (goes_on || may_be_en_passant_mark || before + size > pgn_limits::longest_word) {
        return 0;
    }
    token.kind = PgnToken::Kind::Move;
    token.place.column += before;
    token.text = {move, size};
    return before + size;
}

/// It begins with a digit.
[[nodiscard]] inline std::size_t read_plain_number(const char* text, PgnToken& token) noexcept {
    const std::size_t digits = run_at<digit_bytes>(text);
    const std::size_t size = digits + run_at<dot_bytes>(text + digits);
    const char behind = text[size];
    if (size > digits && is_letter(behind)) {
        return read_plain_move(text, size, token);
    }
    const bool goes_on = word_bytes[static_cast<unsigned char>(behind)];
    if (goes_on || size == digits || size > pgn_limits::longest_word) {
        return 0;
    }
    token.kind = PgnToken::Kind::MoveNumber;
    token.text = {text, size};
    return size;
}

[[nodiscard]] inline std::size_t read_plain_comment(const char* text, PgnToken& token) noexcept {
    const std::size_t size = plain_text_in_front(text + 1);
    if (text[1 + size] != '}') {
        return 0;
    }
    token.kind = PgnToken::Kind::Comment;
    token.text = {text + 1, size};
    return size + 2;
}

[[nodiscard]] inline std::size_t read_plain_tag(const char* text, PgnToken& token) noexcept {
    const std::string_view name{text + 1, run_at<symbol_bytes>(text + 1)};
    const char* const behind = name.data() + name.size();
    const bool is_name = begins_symbol(text[1]) && name.size() <= pgn_limits::longest_word;
    if (!is_name || behind[0] != ' ' || behind[1] != '"') {
        return 0;
    }
    const std::string_view value{behind + 2, run_at<plain_value_bytes>(behind + 2)};
    const char* const end = value.data() + value.size();
    if (end[0] != '"' || end[1] != ']') {
        return 0;
    }
    token.kind = PgnToken::Kind::Tag;
    token.text = name;
    token.value = value;
    return static_cast<std::size_t>(end + 2 - text);
}

/// Reads the token that begins there. Behind all that is ready must come a line end, and seven more bytes
/// that may be read.
[[nodiscard]] inline std::size_t read_plain_token(const char* text, PgnToken& token) noexcept {
    const char first = text[0];
    return is_letter(first)  ? read_plain_move(text, 0, token)
           : is_digit(first) ? read_plain_number(text, token)
           : first == '{'    ? read_plain_comment(text, token)
           : first == '['    ? read_plain_tag(text, token)
                             : 0;
}

}  // namespace takeback::notation
