// PgnLexer: the tokens of a PGN text, from a source of any size.
//
//     PgnLexer lexer{bytes_of("1. e4 {best} e5 *")};
//     while (lexer.next().kind != PgnToken::Kind::End) { ... lexer.token() ... }
//
// Read: comments in braces, which do not nest, and behind ";"; lines that begin with "%", which are skipped;
// a byte-order mark at the start of a line; any line ends. Texts are bytes and stay so, whether they are
// UTF-8 or Latin-1: is_valid_utf8() (text.hpp) tells. A comment without "}" ends where, behind an empty line,
// [Event, or [Game of xiangqi, begins the next game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "takeback/notation/byte_reader.hpp"
#include "takeback/notation/pgn_problem.hpp"
#include "takeback/notation/pgn_result.hpp"

namespace takeback::notation {

struct PgnToken {
    enum class Kind : std::uint8_t {
        Tag,         ///< `text` is its name, `value` its value
        Comment,     ///< `text`, its escapes not resolved yet (pgn_comment.hpp), on one line
        Open,        ///< (
        Close,       ///< )
        Nag,         ///< `nag`; also ! ? !! ?? !? ?!
        MoveNumber,  ///< or only its dots
        Move,        ///< `text`: whatever else stands there
        Result,      ///< `result`
        Stray,       ///< nothing that could be used; its fault says why
        End,
    };
    struct Fault {
        PgnProblem::What what{};
        TextPlace place{};
    };

    Kind kind = Kind::End;
    TextPlace place{};
    std::string_view text{};
    std::string_view value{};
    std::uint8_t nag = 0;
    PgnResult result = PgnResult::Unknown;
    std::vector<Fault> faults{};  ///< each kind of fault at most once

    /// Nothing read yet, at that place.
    void begin_at(TextPlace where) noexcept {
        kind = Kind::End;
        place = where;
        text = {};
        value = {};
        nag = 0;
        result = PgnResult::Unknown;
        faults.clear();
    }
};

class PgnLexer {
public:
    explicit PgnLexer(ByteSource source) : bytes_{std::move(source)} {}
    // A token points into its lexer.
    PgnLexer(const PgnLexer&) = delete;
    PgnLexer(PgnLexer&&) = delete;
    PgnLexer& operator=(const PgnLexer&) = delete;
    PgnLexer& operator=(PgnLexer&&) = delete;
    ~PgnLexer() = default;

    /// The next token, whose texts last until the one after it is read. Once the text has ended, End every
    /// time.
    const PgnToken& next();
    /// The same again.
    [[nodiscard]] const PgnToken& token() const noexcept { return token_; }

private:
    void read_any_token();

    ByteReader bytes_;
    PgnToken token_;
    std::string text_;  // of a token that did not lie in one piece
    std::string value_;
};

}  // namespace takeback::notation
