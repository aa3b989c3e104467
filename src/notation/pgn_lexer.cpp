#include "takeback/notation/pgn_lexer.hpp"

#include <algorithm>
#include <array>

#include "pgn_token_reader.hpp"
#include "plain_token.hpp"
#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

/// What a comment holds as it stands, in one line. Other spaces become blanks.
constexpr ByteSet comment_bytes = all_but("\t\n\v\f\r");
constexpr ByteSet brace_comment_bytes = all_but("\t\n\v\f\r}");

/// Blanks, lines that begin with %, and a byte-order mark where a line begins.
void skip_what_says_nothing(ByteReader& bytes) {
    while (true) {
        bytes.skip_blanks();
        if (is_space(bytes.peek())) {
            bytes.take();
            continue;
        }
        const bool line_begins = bytes.place().column == 1;
        if (line_begins && bytes.looks_at(byte_order_mark)) {
            bytes.drop(byte_order_mark.size());
        } else if (line_begins && bytes.peek() == '%') {
            while (bytes.peek() != '\n' && bytes.peek() != ByteReader::end) {
                bytes.take();
            }
        } else if (is_at_ideographic_blank(bytes)) {
            bytes.take_character(ideographic_blank.size());
        } else {
            return;
        }
    }
}

/// Also those of full width, "０" to "９", of which only the last byte differs.
std::size_t digits_in_front(std::string_view word) {
    std::size_t end = 0;
    while (end < word.size() && is_digit(word[end])) {
        ++end;
    }
    while (word.size() - end >= 3 && word.substr(end).starts_with("\xEF\xBC") && word[end + 2] >= '\x90' &&
           word[end + 2] <= '\x99') {
        end += 3;
    }
    return end;
}

/// Where the dots end that begin there: also those of full width, and three as one character.
std::size_t dots_behind(std::string_view word, std::size_t at) {
    while (at < word.size()) {
        const std::string_view rest = word.substr(at);
        if (rest.front() == '.') {
            ++at;
        } else if (rest.starts_with("．") || rest.starts_with("…")) {
            at += 3;
        } else {
            break;
        }
    }
    return at;
}

/// "15.6": a pawn of xiangqi in WXF, and no move number, behind which no move has one digit.
bool is_pawn_sideways(std::string_view word) {
    return word.size() == 4 && is_digit(word[0]) && is_digit(word[1]) && word[2] == '.' && is_digit(word[3]);
}

/// How much of the word is a move number, with its dots or without, or only dots.
std::size_t number_in_front(std::string_view word) {
    const std::size_t digits = digits_in_front(word);
    const std::size_t end = dots_behind(word, digits);
    const bool castles = word == "00" || word == "000";
    const bool numbered = digits == word.size() || end > digits;
    return numbered && !castles && !is_pawn_sideways(word) ? end : 0;
}

/// Whether the next token is written plainly, as nearly all are, and surely ends in what is ready.
bool take_plain_token(ByteReader& bytes, PgnToken& token) {
    const std::string_view ready = bytes.ready();
    token.begin_at(bytes.place());
    const std::size_t size = read_plain_token(ready.data(), token);
    const bool is_plain = size > 0 && size < ready.size();
    bytes.take_ascii(is_plain ? size : 0);
    return is_plain;
}

/// "e.p." behind a move: the position says it better.
bool is_en_passant_mark(const PgnToken& token) {
    const std::string_view text = token.text;
    return token.kind == PgnToken::Kind::Move && text.size() > 1 && text[0] == 'e' && !is_digit(text[1]) &&
           (text == "e.p." || text == "ep" || text == "e.p");
}

}  // namespace

void TokenReader::read() {
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

void TokenReader::fault(What what) {
    fault_at(what, bytes_.place());
}

void TokenReader::fault_at(What what, TextPlace place) {
    const bool known = std::any_of(token_.faults.begin(), token_.faults.end(),
                                   [what](const PgnToken::Fault& fault) { return fault.what == what; });
    if (!known) {
        token_.faults.push_back({.what = what, .place = place});
    }
}

void TokenReader::append(std::string& text, int byte, std::size_t most) {
    if (text.size() < most) {
        text += static_cast<char>(byte);
    } else {
        fault(What::TooLong);
    }
}

void TokenReader::skip_space() {
    bytes_.skip_blanks();
    while (is_space(bytes_.peek())) {
        bytes_.take();
    }
}

void TokenReader::read_sign(Kind kind) {
    token_.kind = kind;
    text_.assign(1, static_cast<char>(bytes_.take()));
    token_.text = text_;
}

void TokenReader::read_brace_comment() {
    token_.kind = Kind::Comment;
    bytes_.take();
    token_.text = bytes_.take_run<brace_comment_bytes>(pgn_limits::longest_text);
    if (!bytes_.take_if_ready('}')) {
        text_ = token_.text;
        read_long_comment();
        token_.text = text_;
    }
}

void TokenReader::read_long_comment() {
    bool line_is_empty = false;
    while (!bytes_.take_if('}')) {
        const bool next_game = line_is_empty && bytes_.place().column == 1 &&
                               (bytes_.looks_at("[Event \"") || bytes_.looks_at("[Game \"Chinese Chess\""));
        if (bytes_.peek() == ByteReader::end || next_game) {
            fault_at(What::UnterminatedComment, token_.place);
            return;
        }
        line_is_empty = (line_is_empty || bytes_.place().column == 1) && bytes_.peek() == '\n';
        append_run<brace_comment_bytes>(text_, pgn_limits::longest_text);
    }
}

void TokenReader::read_line_comment() {
    token_.kind = Kind::Comment;
    bytes_.take();
    text_.clear();
    while (bytes_.peek() != '\n' && bytes_.peek() != ByteReader::end) {
        append_run<comment_bytes>(text_, pgn_limits::longest_text);
    }
    token_.text = text_;
}

void TokenReader::read_nag() {
    token_.kind = Kind::Nag;
    bytes_.take();
    text_.clear();
    int number = 0;
    while (bytes_.peek() != ByteReader::end && is_digit(static_cast<char>(bytes_.peek()))) {
        append(text_, bytes_.peek(), pgn_limits::longest_word);
        number = std::min(10 * number + (bytes_.take() - '0'), 256);
    }
    token_.text = text_;
    if (token_.text.empty() || number > 255) {
        return leave_out_annotation();
    }
    token_.nag = static_cast<std::uint8_t>(number);
}

void TokenReader::read_quality_marks() {
    constexpr std::array<std::string_view, 6> marks{"!", "?", "!!", "??", "!?", "?!"};
    token_.kind = Kind::Nag;
    text_.clear();
    while (bytes_.peek() == '!' || bytes_.peek() == '?') {
        append(text_, bytes_.take(), pgn_limits::longest_word);
    }
    token_.text = text_;
    const auto* const mark = std::find(marks.begin(), marks.end(), token_.text);
    if (mark == marks.end()) {
        return leave_out_annotation();
    }
    token_.nag = static_cast<std::uint8_t>(mark - marks.begin() + 1);
}

void TokenReader::leave_out_annotation() {
    token_.kind = Kind::Stray;
    fault_at(What::BadAnnotation, token_.place);
}

void TokenReader::read_word() {
    token_.kind = Kind::Move;
    token_.text = bytes_.take_run<plain_word_bytes>(pgn_limits::longest_word);
    if (!bytes_.is_before_other<word_bytes>()) {
        text_ = token_.text;
        read_long_word();
        token_.text = text_;
    }
    if (!is_upper(token_.text.front()) && !is_lower(token_.text.front())) {
        tell_number_from_move();
    }
}

void TokenReader::read_long_word() {
    for (int byte = bytes_.peek(); is_word_byte(byte); byte = bytes_.peek()) {
        if (byte == ideographic_blank_begin && is_at_ideographic_blank(bytes_)) {
            break;
        }
        append_run<plain_word_bytes>(text_, pgn_limits::longest_word);
    }
}

void TokenReader::tell_number_from_move() {
    const std::size_t number = number_in_front(token_.text);
    if (number == token_.text.size()) {
        token_.kind = Kind::MoveNumber;
    } else if (!take_if_result() && number > 0) {
        token_.place.column += character_count(token_.text.substr(0, number));
        token_.text.remove_prefix(number);
        take_if_result();
    }
}

/// Takes the word as one, if it is.
bool TokenReader::take_if_result() {
    const auto result = read_result(token_.text);
    if (result) {
        token_.kind = Kind::Result;
        token_.result = *result;
    }
    return result.has_value();
}

const PgnToken& PgnLexer::next() {
    bytes_.skip_blanks();
    if (!take_plain_token(bytes_, token_)) {
        read_any_token();
    }
    return token_;
}

void PgnLexer::read_any_token() {
    do {
        skip_what_says_nothing(bytes_);
        token_.begin_at(bytes_.place());
        if (bytes_.peek() == ByteReader::end) {
            break;
        }
        TokenReader{bytes_, token_, text_, value_}.read();
    } while (is_en_passant_mark(token_));
}

}  // namespace takeback::notation
