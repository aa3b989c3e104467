// TokenReader: reads one token of a PGN, of which the first byte is known to be there. Tags are read in
// pgn_tag_reader.cpp, everything else in pgn_lexer.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "takeback/notation/byte_reader.hpp"
#include "takeback/notation/pgn_lexer.hpp"
#include "takeback/notation/pgn_tags.hpp"

namespace takeback::notation {

constexpr bool is_space(int byte) noexcept {
    return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\v' || byte == '\f';
}
template <typename Condition>
[[nodiscard]] constexpr ByteSet all_that(Condition holds) noexcept {
    ByteSet set{};
    for (std::size_t byte = 0; byte < set.size(); ++byte) {
        set[byte] = holds(static_cast<char>(byte));
    }
    return set;
}
[[nodiscard]] constexpr ByteSet all_of(std::string_view bytes) noexcept {
    return all_that([bytes](char byte) { return bytes.find(byte) != std::string_view::npos; });
}
[[nodiscard]] constexpr ByteSet all_but(std::string_view bytes) noexcept {
    return all_that([bytes](char byte) { return bytes.find(byte) == std::string_view::npos; });
}
[[nodiscard]] constexpr ByteSet ascii_of(ByteSet set) noexcept {
    std::fill(set.begin() + 0x80, set.end(), false);
    return set;
}
/// What the name of a tag may go on with.
inline constexpr ByteSet symbol_bytes = all_that(goes_on_symbol);
/// What the value of a tag holds as it stands.
inline constexpr ByteSet value_bytes =
    all_that([](char byte) { return byte != '"' && byte != '\\' && !is_control(byte); });
/// What a word can hold: everything that has no meaning of its own.
inline constexpr ByteSet word_bytes = all_but(" \t\n\v\f\r[](){};$!?*");
constexpr bool is_word_byte(int byte) noexcept {
    return byte != ByteReader::end && word_bytes[static_cast<std::size_t>(byte)];
}

/// U+3000, which stands for a blank where Chinese is written.
inline constexpr std::string_view ideographic_blank = "\xE3\x80\x80";
inline constexpr int ideographic_blank_begin = 0xE3;
inline bool is_at_ideographic_blank(ByteReader& bytes) {
    return bytes.peek() == ideographic_blank_begin && bytes.looks_at(ideographic_blank);
}

class TokenReader {
public:
    /// The texts of the token lie in the bytes where they can, else in the spaces for text and value.
    TokenReader(ByteReader& bytes, PgnToken& token, std::string& text, std::string& value)
        : bytes_{bytes}, token_{token}, text_{text}, value_{value} {}

    void read();

private:
    using Kind = PgnToken::Kind;
    using What = PgnProblem::What;

    void fault(What what);
    void fault_at(What what, TextPlace place);
    void append(std::string& text, int byte, std::size_t most);
    /// Appends the next byte, whatever it is; or, when it is in the set, as many of them as are ready.
    template <const ByteSet& set>
    void append_run(std::string& text, std::size_t most);
    void skip_space();
    void read_sign(Kind kind);
    void read_brace_comment();
    /// The rest of a comment that goes on behind what is in the space for text.
    void read_long_comment();
    void read_line_comment();

    void read_tag();
    /// Goes on behind its ], if that is in the same line.
    void give_up_tag();
    /// A quote closes the value only before ] or at the end of the line: others are taken as they stand.
    void read_tag_value();
    void add_to_value(int byte);
    /// Behind a quote: false when it belongs to the value, with the blanks that follow it.
    bool close_tag();
    void close_at_line_end();

    /// "$14".
    void read_nag();
    /// "!?" and the like (PGN standard 8.2.3.8).
    void read_quality_marks();
    void leave_out_annotation();

    void read_word();
    /// The rest of a word, in the same way.
    void read_long_word();
    /// "12.e4" is a number with a move.
    void tell_number_from_move();
    bool take_if_result();

    ByteReader& bytes_;
    PgnToken& token_;
    std::string& text_;
    std::string& value_;
};

template <const ByteSet& set>
void TokenReader::append_run(std::string& text, std::size_t most) {
    const std::string_view run = bytes_.take_run<set>(most - text.size());
    if (!run.empty()) {
        text += run;
        return;
    }
    const int byte = bytes_.take();
    append(text, is_space(byte) ? ' ' : byte, most);
}

}  // namespace takeback::notation
