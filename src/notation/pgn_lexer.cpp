#include "takeback/notation/pgn_lexer.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/pgn_tags.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

using Kind = PgnToken::Kind;
using What = PgnProblem::What;

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

constexpr bool is_space(int byte) noexcept {
    return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\v' || byte == '\f';
}
/// What a word can hold: everything that has no meaning of its own.
constexpr auto word_bytes = [] {
    std::array<bool, 256> table{};
    for (std::size_t byte = 0; byte < table.size(); ++byte) {
        const auto c = static_cast<char>(byte);
        table[byte] = !is_space(static_cast<int>(byte)) &&
                      std::string_view{"[](){};$!?*"}.find(c) == std::string_view::npos;
    }
    return table;
}();
constexpr bool is_word_byte(int byte) noexcept {
    return byte != ByteReader::end && word_bytes[static_cast<std::size_t>(byte)];
}

/// Reads one token, of which the first byte is known to be there.
class TokenReader {
public:
    TokenReader(ByteReader& bytes, PgnToken& token) : bytes_{bytes}, token_{token} {}

    void read() {
        switch (bytes_.peek()) {
            case '[': return read_tag();
            case '{': return read_brace_comment();
            case ';': return read_line_comment();
            case '(': return read_sign(Kind::Open);
            case ')': return read_sign(Kind::Close);
            case '*': return read_sign(Kind::Result);
            case '$': return read_nag();
            case '!':
            case '?': return read_quality_marks();
            case ']':
            case '}': fault(What::StrayCharacter); return read_sign(Kind::Stray);
            default: return read_word();
        }
    }

private:
    void fault(What what) { fault_at(what, bytes_.place()); }
    void fault_at(What what, TextPlace place) {
        const bool known = std::any_of(token_.faults.begin(), token_.faults.end(),
                                       [what](const PgnToken::Fault& fault) { return fault.what == what; });
        if (!known) {
            token_.faults.push_back({.what = what, .place = place});
        }
    }

    void append(std::string& text, int byte, std::size_t most) {
        if (text.size() < most) {
            text += static_cast<char>(byte);
        } else {
            fault(What::TooLong);
        }
    }
    void skip_space() {
        while (is_space(bytes_.peek())) {
            bytes_.take();
        }
    }

    void read_sign(Kind kind) {
        token_.kind = kind;
        token_.text = static_cast<char>(bytes_.take());
    }

    void read_brace_comment() {
        token_.kind = Kind::Comment;
        bytes_.take();
        bool line_is_empty = false;
        while (!bytes_.take_if('}')) {
            const bool next_game =
                line_is_empty && bytes_.place().column == 1 && bytes_.looks_at("[Event \"");
            if (bytes_.peek() == ByteReader::end || next_game) {
                fault_at(What::UnterminatedComment, token_.place);
                return;
            }
            line_is_empty = (line_is_empty || bytes_.place().column == 1) && bytes_.peek() == '\n';
            const int byte = bytes_.take();
            append(token_.text, is_space(byte) ? ' ' : byte, pgn_limits::longest_text);
        }
    }

    void read_line_comment() {
        token_.kind = Kind::Comment;
        bytes_.take();
        while (bytes_.peek() != '\n' && bytes_.peek() != ByteReader::end) {
            const int byte = bytes_.take();
            append(token_.text, is_space(byte) ? ' ' : byte, pgn_limits::longest_text);
        }
    }

    void read_tag() {
        token_.kind = Kind::Tag;
        bytes_.take();
        skip_space();
        while (is_word_byte(bytes_.peek()) && bytes_.peek() != '"') {
            append(token_.text, bytes_.take(), pgn_limits::longest_word);
        }
        skip_space();
        if (!is_pgn_symbol(token_.text) || !bytes_.take_if('"')) {
            return give_up_tag();
        }
        read_tag_value();
    }

    /// Goes on behind its ], if that is in the same line.
    void give_up_tag() {
        token_.kind = Kind::Stray;
        fault_at(What::BadTag, token_.place);
        while (bytes_.place().line == token_.place.line && !bytes_.take_if(']') &&
               bytes_.peek() != ByteReader::end) {
            bytes_.take();
        }
    }

    /// A quote closes the value only before ] or at the end of the line: others are taken as they stand.
    void read_tag_value() {
        while (true) {
            if (bytes_.peek() == '\n' || bytes_.peek() == ByteReader::end) {
                return close_at_line_end();
            }
            const int byte = bytes_.take();
            if (byte == '"') {
                if (close_tag()) {
                    return;
                }
            } else if (byte == '\\' && (bytes_.peek() == '"' || bytes_.peek() == '\\')) {
                add_to_value(bytes_.take());
            } else {
                add_to_value(byte);
            }
        }
    }

    void add_to_value(int byte) {
        if (is_control(static_cast<char>(byte))) {
            fault(What::ControlCharacter);
        }
        append(token_.value, is_control(static_cast<char>(byte)) ? ' ' : byte, pgn_limits::longest_text);
    }

    /// Behind a quote: false when it belongs to the value, with the blanks that follow it.
    bool close_tag() {
        const TextPlace place = bytes_.place();
        std::string blanks;
        while (bytes_.peek() == ' ' || bytes_.peek() == '\t') {
            bytes_.take();
            append(blanks, ' ', pgn_limits::longest_text);
        }
        const bool line_ends = bytes_.peek() == '\n' || bytes_.peek() == ByteReader::end;
        if (line_ends) {
            skip_space();
        }
        if (bytes_.take_if(']')) {
            return true;
        }
        if (line_ends) {
            fault_at(What::MissingBracket, place);
            return true;
        }
        fault_at(What::RawQuote, place);
        add_to_value('"');
        for (const char blank : blanks) {
            add_to_value(blank);
        }
        return false;
    }

    void close_at_line_end() {
        fault_at(What::UnterminatedTag, token_.place);
        token_.value = trimmed(token_.value);
        if (token_.value.ends_with(']')) {
            token_.value.pop_back();
        }
    }

    /// "$14".
    void read_nag() {
        token_.kind = Kind::Nag;
        bytes_.take();
        int number = 0;
        while (bytes_.peek() != ByteReader::end && is_digit(static_cast<char>(bytes_.peek()))) {
            append(token_.text, bytes_.peek(), pgn_limits::longest_word);
            number = std::min(10 * number + (bytes_.take() - '0'), 256);
        }
        if (token_.text.empty() || number > 255) {
            return leave_out_annotation();
        }
        token_.nag = static_cast<std::uint8_t>(number);
    }

    /// "!?" and the like (PGN standard 8.2.3.8).
    void read_quality_marks() {
        constexpr std::array<std::string_view, 6> marks{"!", "?", "!!", "??", "!?", "?!"};
        token_.kind = Kind::Nag;
        while (bytes_.peek() == '!' || bytes_.peek() == '?') {
            append(token_.text, bytes_.take(), pgn_limits::longest_word);
        }
        const auto* const mark = std::find(marks.begin(), marks.end(), token_.text);
        if (mark == marks.end()) {
            return leave_out_annotation();
        }
        token_.nag = static_cast<std::uint8_t>(mark - marks.begin() + 1);
    }

    void leave_out_annotation() {
        token_.kind = Kind::Stray;
        fault_at(What::BadAnnotation, token_.place);
    }

    void read_word() {
        while (is_word_byte(bytes_.peek())) {
            append(token_.text, bytes_.take(), pgn_limits::longest_word);
        }
        token_.kind = kind_of_word();
        if (token_.kind == Kind::MoveNumber) {
            split_off_move();
        }
    }

    [[nodiscard]] Kind kind_of_word() {
        if (const auto result = read_result(token_.text)) {
            token_.result = *result;
            return Kind::Result;
        }
        const std::size_t dots = std::min(token_.text.find_first_not_of("0123456789"), token_.text.size());
        const bool castles = token_.text == "00" || token_.text == "000";
        const bool numbered = dots == token_.text.size() || token_.text[dots] == '.';
        return numbered && !castles ? Kind::MoveNumber : Kind::Move;
    }

    /// "12.e4" is a number with a move.
    void split_off_move() {
        const std::size_t digits = std::min(token_.text.find_first_not_of("0123456789"), token_.text.size());
        const std::size_t move = std::min(token_.text.find_first_not_of('.', digits), token_.text.size());
        if (move == token_.text.size()) {
            return;
        }
        token_.text.erase(0, move);
        token_.place.column += move;
        token_.kind = kind_of_word() == Kind::Result ? Kind::Result : Kind::Move;
    }

    ByteReader& bytes_;
    PgnToken& token_;
};

/// Blanks, lines that begin with %, and a byte-order mark where a line begins.
void skip_what_says_nothing(ByteReader& bytes) {
    while (true) {
        const bool line_begins = bytes.place().column == 1;
        if (line_begins && bytes.looks_at(byte_order_mark)) {
            bytes.drop(byte_order_mark.size());
        } else if (line_begins && bytes.peek() == '%') {
            while (bytes.peek() != '\n' && bytes.peek() != ByteReader::end) {
                bytes.take();
            }
        } else if (is_space(bytes.peek())) {
            bytes.take();
        } else {
            return;
        }
    }
}

/// "e.p." behind a move: the position says it better.
bool is_en_passant_mark(const PgnToken& token) {
    return token.kind == Kind::Move && (token.text == "e.p." || token.text == "ep" || token.text == "e.p");
}

}  // namespace

PgnToken PgnLexer::next() {
    while (true) {
        skip_what_says_nothing(bytes_);
        PgnToken token{.place = bytes_.place()};
        if (bytes_.peek() == ByteReader::end) {
            return token;
        }
        TokenReader{bytes_, token}.read();
        if (!is_en_passant_mark(token)) {
            return token;
        }
    }
}

}  // namespace takeback::notation
