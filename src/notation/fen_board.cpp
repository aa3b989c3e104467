#include "takeback/notation/fen_board.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>
#include <utility>

namespace takeback::notation {

namespace {

using What = FenSyntax::What;

class FenBoardReader {
public:
    FenBoardReader(const FenAlphabet& alphabet, const FenReport& report)
        : alphabet_{alphabet}, report_{report}, rank_{alphabet.geometry.ranks - 1} {}

    FenBoard read(Word field) {
        rank_column_ = field.column;
        for (const Word character : characters_of(field)) {
            const char c = character.text.front();
            if (c == '/') {
                end_rank();
                begin_rank(character.column + 1);
            } else if (is_digit(c)) {
                skip(character.column, c - '0');
            } else {
                place(character);
            }
            after_digit_ = is_digit(c);
        }
        end_rank();
        if (rank_ != 0) {
            report_(field.column, {.what = What::RankCount, .number = alphabet_.geometry.ranks - rank_});
        }
        return read_;
    }

private:
    void begin_rank(std::size_t column) {
        --rank_;
        file_ = 0;
        rank_column_ = column;
    }
    void end_rank() {
        const bool has_a_name = rank_ >= 0;  // else it is one too many, which is told at the end
        if (has_a_name && file_ != alphabet_.geometry.files) {
            report_(rank_column_, {.what = What::RankWidth,
                                   .text = std::to_string(rank_ + alphabet_.first_rank),
                                   .number = file_});
        }
    }
    void skip(std::size_t column, int squares) {
        if (squares == 0 || squares > alphabet_.geometry.files) {
            report_(column, {.what = What::BadDigit, .text = std::to_string(squares)});
        } else if (after_digit_) {
            report_(column, {.what = What::AdjacentDigits});
        }
        file_ += squares;
    }
    void place(Word character) {
        const Square square = alphabet_.geometry.square(file_++, rank_);
        const std::optional<Piece> piece = alphabet_.piece_of(character.text.front());
        if (!piece) {
            report_(character.column, {.what = What::UnknownPiece, .text = shown(character.text)});
        } else if (!square.is_none()) {
            read_.board.set(square, *piece);
            read_.columns[square.index()] = character.column;
        }
    }

    const FenAlphabet& alphabet_;
    const FenReport& report_;
    FenBoard read_{.board = Board{alphabet_.geometry}};
    int rank_;
    int file_ = 0;
    std::size_t rank_column_ = 0;
    bool after_digit_ = false;
};

std::string write_rank(const FenAlphabet& alphabet, const Board& board, int rank) {
    std::string text;
    int empty = 0;
    const auto write_empty = [&] {
        if (empty > 0) {
            text += std::to_string(std::exchange(empty, 0));
        }
    };
    for (int file = 0; file < alphabet.geometry.files; ++file) {
        const Piece piece = board.at(alphabet.geometry.square(file, rank));
        if (piece.is_none()) {
            ++empty;
        } else {
            write_empty();
            text += alphabet.letter_of(piece);
        }
    }
    write_empty();
    return text;
}

}  // namespace

FenBoard read_fen_board(const FenAlphabet& alphabet, Word field, const FenReport& report) {
    return FenBoardReader{alphabet, report}.read(field);
}

std::string write_fen_board(const FenAlphabet& alphabet, const Board& board) {
    std::string text;
    for (int rank = alphabet.geometry.ranks - 1; rank >= 0; --rank) {
        text += write_rank(alphabet, board, rank);
        text += rank > 0 ? "/" : "";
    }
    return text;
}

Result<std::uint32_t, FenSyntax> read_fen_number(std::string_view text) {
    const char* const end = text.data() + text.size();
    std::uint32_t value = 0;
    const auto [stopped, error] = std::from_chars(text.data(), end, value);
    if (stopped == end && error == std::errc{}) {
        return value;
    }
    const bool digits_only = std::all_of(text.begin(), text.end(), is_digit);
    return FenSyntax{.what = digits_only ? What::NumberTooLarge : What::BadNumber, .text = shown(text)};
}

}  // namespace takeback::notation
