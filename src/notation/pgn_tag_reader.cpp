// How a tag pair is read: [Name "value"], and what becomes of it when it is not written so.
#include "pgn_token_reader.hpp"
#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/pgn_tags.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

constexpr ByteSet name_bytes = [] {
    ByteSet set = word_bytes;
    set['"'] = false;
    return set;
}();

}  // namespace

void TokenReader::read_tag() {
    token_.kind = Kind::Tag;
    bytes_.take();
    skip_space();
    text_.clear();
    while (is_word_byte(bytes_.peek()) && bytes_.peek() != '"') {
        append_run<name_bytes>(text_, pgn_limits::longest_word);
    }
    token_.text = text_;
    skip_space();
    if (!is_pgn_symbol(token_.text) || !bytes_.take_if('"')) {
        return give_up_tag();
    }
    value_.clear();
    read_tag_value();
    token_.value = value_;
}

void TokenReader::give_up_tag() {
    token_.kind = Kind::Stray;
    fault_at(What::BadTag, token_.place);
    while (bytes_.place().line == token_.place.line && !bytes_.take_if(']') &&
           bytes_.peek() != ByteReader::end) {
        bytes_.take();
    }
}

void TokenReader::read_tag_value() {
    while (true) {
        value_ += bytes_.take_run<value_bytes>(pgn_limits::longest_text - value_.size());
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

void TokenReader::add_to_value(int byte) {
    if (is_control(static_cast<char>(byte))) {
        fault(What::ControlCharacter);
    }
    append(value_, is_control(static_cast<char>(byte)) ? ' ' : byte, pgn_limits::longest_text);
}

bool TokenReader::close_tag() {
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

void TokenReader::close_at_line_end() {
    fault_at(What::UnterminatedTag, token_.place);
    value_ = std::string{trimmed(value_)};
    if (value_.ends_with(']')) {
        value_.pop_back();
    }
}

}  // namespace takeback::notation
